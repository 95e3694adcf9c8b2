"""The Legendary Forge. K.legendary_forge.

Its card takes every item of some kinds out of the supply. So it is enough to know which kinds these are:
what is left of them (`s.items`) lies at the Forge.
"""

from typing import Final

from lichtung.kernel.codec import Event, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import emit
from lichtung.root.cards import BAG, BOOTS, COIN, CROSSBOW, HAMMER, SWORD, TEA, members
from lichtung.root.drawing import draw
from lichtung.root.fields import Mat
from lichtung.root.landmark import Landmark
from lichtung.root.landmarks.legendary_forge.mat import ForgeMat, empty_mat, mat_of
from lichtung.root.map import FOX, MOUSE, RABBIT
from lichtung.root.pieces import is_present
from lichtung.root.questions import NONE
from lichtung.root.state import Root, suit_at

FORGED: Final = Event("K.legendary_forge", "forged", "seat item")

NOBODY_AT_FORGE: Final = Refusal("K.legendary_forge", "nobody-at-forge", "item clearing")

# K.legendary_forge: the kinds of items by the suit of its clearing
FORGED_IN: Final = {
    FOX: 1 << SWORD | 1 << CROSSBOW | 1 << HAMMER,
    MOUSE: 1 << BAG | 1 << TEA,
    RABBIT: 1 << BOOTS | 1 << COIN,
}


class LegendaryForge(Landmark):
    """Its items are crafted only by those who have a piece there, for a card and a point more."""

    id = "legendary-forge"

    def empty_mat(self) -> Mat:
        return empty_mat(0)

    def place(self, s: Root) -> int:
        return self.mat(s).place

    def put(self, s: Root, place: int) -> None:
        mat_of(s, self.mat_number(s)).place = place

    def mat(self, s: Root) -> ForgeMat:
        """Its mat, to read only."""
        mat = s.mats[self.mat_number(s)]
        assert isinstance(mat, ForgeMat)
        return mat

    def set_up(self, s: Root, place: int) -> None:
        """K.legendary_forge: the items by the suit of the clearing, which may be any."""
        mat_of(s, self.mat_number(s)).kinds = FORGED_IN[suit_at(s, place)]

    def complete_position(self, s: Root) -> None:
        mat = mat_of(s, self.mat_number(s))
        if mat.place != NONE and not mat.kinds:
            self.set_up(s, mat.place)

    def check_position(self, s: Root, where: str) -> None:
        """K.legendary_forge: the kinds of one suit, once it stands."""
        mat = self.mat(s)
        if mat.kinds not in FORGED_IN.values() if mat.place != NONE else mat.kinds:
            raise LichtungError("position-landmark-items", f"{where}.kinds")

    def serves(self, s: Root, seat: int) -> int:
        """Cards of the hand whose items lie here, if somebody is there."""
        mat, deck = self.mat(s), s.setup.deck
        if mat.place == NONE or not is_present(s, seat, mat.place):
            return 0
        items = [deck.item[card] for card in members(s.zones[seat] & deck.craftable)]
        return sum([1 for item in items if item >= 0 and mat.kinds >> item & 1 and s.items[item]])

    def cannot_craft_item(self, s: Root, me: int, seat: int, item: int) -> Refusal | None:
        """K.legendary_forge: only with a piece of one's own faction there."""
        mat = self.mat(s)
        if not mat.kinds >> item & 1 or is_present(s, seat, mat.place):
            return None
        return NOBODY_AT_FORGE.of(item, mat.place)

    def more_item_points(self, s: Root, me: int, seat: int, card: int) -> int:
        """K.legendary_forge: a point more, whatever one thinks of trade."""
        return self.mat(s).kinds >> s.setup.deck.item[card] & 1

    def item_crafted(self, s: Root, me: int, seat: int, card: int) -> None:
        """K.legendary_forge: and a card."""
        item = s.setup.deck.item[card]
        if self.mat(s).kinds >> item & 1:
            if s.events is not None:
                emit(s, FORGED.of(seat, item))
            draw(s, seat, 1)


LANDMARK: Final = LegendaryForge()
