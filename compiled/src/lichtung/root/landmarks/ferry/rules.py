"""The Ferry. K.ferry; the lake brings it along (C.2.1). How it carries pieces is in `ferry.py`. C.2.5."""

from typing import Final

from lichtung.kernel.codec import Refusal
from lichtung.root.landmark import Landmark
from lichtung.root.paths import by_river
from lichtung.root.state import Root

NOT_ON_WATER: Final = Refusal("K.ferry", "landmark-on-water", "clearing")


class Ferry(Landmark):
    """Once a turn a move out of its clearing may follow the river, and whoever moves draws a card."""

    id = "ferry"

    def place(self, s: Root) -> int:
        return s.ferry

    def put(self, s: Root, place: int) -> None:
        s.ferry = place

    def cannot_stand(self, s: Root, place: int) -> Refusal | None:
        """K.ferry: in a clearing on the river, or on the shore of the lake."""
        return None if by_river(s, place) else NOT_ON_WATER.of(place)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """K.ferry: in each turn it may be used anew, whoever moves."""
        s.ferried = 0


LANDMARK: Final = Ferry()
