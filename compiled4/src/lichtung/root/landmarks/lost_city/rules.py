"""The Lost City. K.lost_city.

Its clearing is of all suits at once, in `s.suits` and `s.matching`: whoever asks what matches needs
to know no more. Where a rule wants one suit of it, whoever acts names one.
"""

from typing import Final

from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, Step, emit, push, register
from lichtung.root.actions import Pick, pick, verb
from lichtung.root.cards import members
from lichtung.root.fields import Mat, replaced
from lichtung.root.landmark import Landmark
from lichtung.root.landmarks.lost_city.mat import CityMat, empty_mat, mat_of
from lichtung.root.map import BIRD
from lichtung.root.paths import by_river
from lichtung.root.questions import NONE
from lichtung.root.state import Root, set_suits, suit_at
from lichtung.root.suits import Suited

NAME: Final = verb("suit", "suit")

NAMED: Final = Event("K.lost_city", "suit-named", "seat clearing suit")

NOT_ON_WATER: Final = Refusal("K.lost_city", "landmark-on-water", "clearing")

ALL_SUITS: Final = (1 << BIRD) - 1


class LostCity(Landmark):
    """Its clearing is a fox, a rabbit and a mouse clearing."""

    id = "lost-city"

    def empty_mat(self) -> Mat:
        return empty_mat(0)

    def place(self, s: Root) -> int:
        return self.mat(s).place

    def put(self, s: Root, place: int) -> None:
        mat_of(s, self.mat_number(s)).place = place

    def mat(self, s: Root) -> CityMat:
        """Its mat, to read only."""
        mat = s.mats[self.mat_number(s)]
        assert isinstance(mat, CityMat)
        return mat

    def cannot_stand(self, s: Root, place: int) -> Refusal | None:
        """K.lost_city: in a clearing on the river, or on the shore of the lake."""
        return None if by_river(s, place) else NOT_ON_WATER.of(place)

    def set_up(self, s: Root, place: int) -> None:
        """K.lost_city: from now on its clearing has every suit."""
        mat_of(s, self.mat_number(s)).printed = suit_at(s, place)
        set_suits(s, replaced(s.suits, place, ALL_SUITS))

    def serves(self, s: Root, seat: int) -> int:
        """Whoever rules it may do there what any card allows."""
        place = self.mat(s).place
        return int(place != NONE and s.ruler[place] == seat)

    def complete_position(self, s: Root) -> None:
        mat = mat_of(s, self.mat_number(s))
        if mat.place != NONE and s.suits[mat.place] != ALL_SUITS:
            self.set_up(s, mat.place)

    def check_position(self, s: Root, where: str) -> None:
        """K.lost_city: the suit that its clearing had is known, and there is none without it."""
        mat = self.mat(s)
        if (mat.place == NONE) != (mat.printed == NONE) or mat.printed == BIRD:
            raise LichtungError("position-landmark-suit", f"{where}.printed")

    def asks_suit(self, s: Root, me: int, seat: int, clearing: int, suits: int, step: int) -> None:
        """K.lost_city: whoever places a piece that there is for each suit says which."""
        push(s, NAME_SUIT, Naming(seat, clearing, suits, STEPS[step].name))


class Naming(PublicRecord):
    """Who names one of which suits of a clearing, and the step that goes on with it."""

    fields = "seat clearing suits:suit* step"

    def __init__(self, seat: int, clearing: int, suits: int, step: str) -> None:
        self.seat = seat
        self.clearing = clearing
        self.suits = suits
        self.step = step

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing, self.suits, self.step)


class NameSuit(Step[Root, Naming]):
    """Whoever acts in the Lost City names the suit of what comes there."""

    name = "root.name-suit"
    law = "K.lost_city"
    holds = Naming

    def seat(self, s: Root, r: Naming) -> int:
        return r.seat

    def options(self, s: Root, r: Naming, out: list[Action]) -> None:
        out.extend([pick(NAME, suit) for suit in members(r.suits)])

    def take(self, s: Root, r: Naming, a: Action) -> Naming:
        assert isinstance(a, Pick)
        if s.events is not None:
            emit(s, NAMED.of(r.seat, r.clearing, a.what))
        push(s, STEP_BY_NAME[r.step], Suited(r.seat, r.clearing, a.what))
        return r


NAME_SUIT: Final = register(NameSuit())
LANDMARK: Final = LostCity()
