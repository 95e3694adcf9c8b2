"""Cards of the Exiles and Partisans deck that act by themselves while they are in play, or in battle. K."""

from typing import Final

from lichtung.kernel.frames import emit
from lichtung.root.battle import ATTACKING, CARD_USED, Battle
from lichtung.root.battle_cards import crafted_by, fighter
from lichtung.root.cards import members
from lichtung.root.drawing import DISCARDED, draw
from lichtung.root.effects import Effect
from lichtung.root.fields import replaced
from lichtung.root.hands import spend
from lichtung.root.map import SUITS
from lichtung.root.pieces import find_ruler, tokens
from lichtung.root.state import EXTRA_A, EXTRA_D, Root

WORTH_OF_TOKEN: Final = 2  # K.soup_kitchens


def has_crafted(s: Root, owner: int, cards: int) -> bool:
    """Whether an owner has one of the cards in play."""
    return owner < s.setup.seats and s.crafted[owner] & cards != 0


def owners_of(s: Root, cards: int) -> list[int]:
    """The seats that have one of the cards in play."""
    return [seat for seat in range(s.setup.seats) if s.crafted[seat] & cards]


# --- Battle. 4.3.2.II


class Partisans(Effect):
    """In a battle in a clearing of their suit: an extra hit for all cards in hand of other suits, birds too.

    K.fox_partisans, K.rabbit_partisans, K.mouse_partisans
    """

    def __init__(self, suit: int) -> None:
        self.suit = suit
        self.law = f"K.{SUITS[suit]}_partisans"

    def usable_in_battle(self, s: Root, me: int, b: Battle, side: int) -> int:
        return crafted_by(s, b, side, me) if s.suits[b.clearing] >> self.suit & 1 else 0

    def use_in_battle(self, s: Root, me: int, b: Battle, side: int, card: int) -> None:
        extra = EXTRA_A if side == ATTACKING else EXTRA_D
        s.battle = replaced(s.battle, extra, s.battle[extra] + 1)
        seat = fighter(b, side)
        for other in members(s.zones[seat] & ~s.setup.deck.of_suit[self.suit]):
            spend(s, seat, other)
            if s.events is not None:
                emit(s, DISCARDED.of(seat, other))


# --- At all times


class BoatBuilders(Effect):
    """Rivers are paths for its owner."""

    law = "K.boat_builders"

    def rides_rivers(self, s: Root, me: int) -> int:
        return sum([1 << seat for seat in owners_of(s, me)])

    def play_area_changed(self, s: Root, me: int, seat: int, card: int) -> None:
        if me >> card & 1:
            s.boats = s.boats & ~(1 << seat) | s.setup.swimmers | self.rides_rivers(s, me)


class CorvidPlanners(Effect):
    """Its owner's moves need no rule."""

    law = "K.corvid_planners"

    def moves_freely(self, s: Root, me: int, mover: int, origin: int, dest: int) -> bool:
        return has_crafted(s, mover, me)


class SoupKitchens(Effect):
    """Each token of its owner counts for rule like two pieces."""

    law = "K.soup_kitchens"

    def more_strength(self, s: Root, me: int, owner: int, place: int) -> int:
        return WORTH_OF_TOKEN * tokens(s, owner, place) if has_crafted(s, owner, me) else 0

    def play_area_changed(self, s: Root, me: int, seat: int, card: int) -> None:
        if me >> card & 1:
            for clearing in range(s.clearings):
                find_ruler(s, clearing)


class Tunnels(Effect):
    """Clearings with crafting pieces of its owner are next to each other for it."""

    law = "K.tunnels"

    def more_neighbours(self, s: Root, me: int, owner: int, place: int) -> list[int]:
        if not has_crafted(s, owner, me):
            return []
        crafts_at = s.setup.factions[owner].crafts_at
        if not crafts_at(s, owner, place):
            return []
        return [c for c in range(s.clearings) if c != place and crafts_at(s, owner, c)]


class MasterEngravers(Effect):
    """Its owner scores a point more for each item crafted."""

    law = "K.master_engravers"

    def more_item_points(self, s: Root, me: int, seat: int, card: int) -> int:
        return int(has_crafted(s, seat, me))


class MurineBroker(Effect):
    """Its owner draws a card whenever another player has crafted an item."""

    law = "K.murine_broker"

    def item_crafted(self, s: Root, me: int, seat: int, card: int) -> None:
        for owner in owners_of(s, me):
            if owner != seat:
                if s.events is not None:
                    emit(s, CARD_USED.of(owner, members(s.crafted[owner] & me)[0]))
                draw(s, owner, 1)
