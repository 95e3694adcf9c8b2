"""Owners to each other: enemies, enemy pieces, faction pieces, and who decides for an owner. 2.7."""

from lichtung.root.state import NONE, Root


def shares_victory(s: Root, seat: int, winner: int) -> bool:
    """Whether a seat has tied itself to the victory of another."""
    for source in s.setup.ask.shares_victory:
        if source.answers.shares_victory(s, source.me, seat, winner):
            return True
    return False


def is_enemy(s: Root, seat: int, other: int) -> bool:
    """2.7: another player who is not a coalition partner."""
    if seat == other or other >= s.setup.seats:
        return False
    return not (shares_victory(s, seat, other) or shares_victory(s, other, seat))


def is_enemy_piece(s: Root, owner: int, other: int) -> bool:
    """2.7: a piece of an enemy, or of somebody without a seat whom the owner does not control."""
    if other < s.setup.seats:
        side = s.controller[owner] if owner >= s.setup.seats else owner
        return side == NONE or is_enemy(s, side, other)
    return other != owner and s.controller[other] != owner


def treats_as_own(s: Root, seat: int, owner: int) -> bool:
    """11.2.7.III: by later Laws hired warriors are no enemy pieces of their hirer."""
    return s.hirer == seat and owner == s.setup.lender and not s.setup.law.hired_stay_enemies


def is_faction_piece(s: Root, owner: int) -> bool:
    """A piece that belongs to a seat."""
    return owner < s.setup.seats


def decider(s: Root, owner: int) -> int:
    """The seat that decides for an owner; NONE: the rules do."""
    seat = s.controller[owner]
    return seat if seat != NONE and s.setup.factions[seat].decides else NONE
