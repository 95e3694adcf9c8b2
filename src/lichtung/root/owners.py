"""Owners to each other: enemies, enemy pieces, faction pieces, and who decides for an owner. 2.7, H.3."""

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


def side_of(s: Root, owner: int) -> int:
    """H.3.2: the seat on whose side an owner stands, of somebody without a seat its controller; or NONE."""
    return owner if owner < s.setup.seats else s.controller[owner]


def is_enemy_piece(s: Root, owner: int, other: int) -> bool:
    """2.7: a piece of an enemy; H.3.2: of somebody without a seat, unless one controls it or its enemy does.

    Whoever nobody controls is an enemy of all.
    """
    if owner < s.setup.seats and other < s.setup.seats:
        return is_enemy(s, owner, other)
    one, two = side_of(s, owner), side_of(s, other)
    if owner == other or one == two != NONE:
        return False
    if one == NONE or two == NONE:
        return True
    together = s.setup.cooperative and s.setup.machine not in (one, two)  # M.8
    return not together and is_enemy(s, one, two)


def hired_warriors(s: Root, seat: int, clearing: int) -> int:
    """H.3.1: the warriors in a clearing that a seat controls beside its own."""
    found = 0
    for owner in s.setup.contenders:
        if owner >= s.setup.seats and s.controller[owner] == seat:
            found += s.warriors[owner * s.places + clearing]
    return found


def treats_as_own(s: Root, seat: int, owner: int) -> bool:
    """11.2.7.III: by later Laws hired warriors are no enemy pieces of their hirer."""
    return s.hirer == seat and owner == s.setup.lender and not s.setup.law.hired_stay_enemies


def is_faction_piece(s: Root, owner: int) -> bool:
    """A piece that belongs to a seat."""
    return owner < s.setup.seats


def loss_decider(s: Root, owner: int) -> int:
    """4.3.3: the seat that says what an owner loses; H.3: of one that nobody controls the active one."""
    alone = owner >= s.setup.seats and s.controller[owner] == NONE
    return decider(s, s.active if alone else owner)


def decider(s: Root, owner: int) -> int:
    """The seat that decides for an owner; NONE: the rules do."""
    seat = s.controller[owner]
    return seat if seat != NONE and s.setup.factions[seat].decides else NONE
