"""Landmarks come onto the map: dealt by chance or named in the setup, set up by the last players. A.5."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import Pair, Pick, pair, pick, verb
from lichtung.root.landmark import Landmark
from lichtung.root.paths import land_neighbours
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, Root

DEAL: Final = verb("deal-landmark", "landmark")
SET_UP: Final = verb("set-up", "landmark clearing")

DEALT: Final = Event("A.5.2", "landmark-dealt", "landmark")
PLACED: Final = Event("A.5.3", "landmark-placed", "seat landmark clearing")

NOT_A_SITE: Final = Refusal("2.2", "not-a-clearing", "clearing")
NOT_TO_BE_SET_UP: Final = Refusal("A.5.3", "landmark-not-dealt", "landmark")
LANDMARK_THERE: Final = Refusal("A.5.3", "landmark-there", "clearing")
LANDMARK_NEAR: Final = Refusal("A.5.3", "landmark-near", "clearing")


# --- Where they may stand. A.5.3


def cannot_set_up(s: Root, landmark: Landmark, place: int) -> Refusal | None:
    """A.5.3: its card's own condition, no landmark there, and for most none next to it."""
    taken = [other.place(s) for other in s.setup.landmarks.known if other is not landmark]
    if place in taken:
        return LANDMARK_THERE.of(place)
    refused = landmark.cannot_stand(s, place)
    if refused is None and landmark.keeps_away and any(near in taken for near in land_neighbours(s, place)):
        return LANDMARK_NEAR.of(place)
    return refused


def sites(s: Root, landmark: Landmark) -> list[int]:
    """A.5.3: where it may be set up; with no such clearing left, next to another one, or at last anywhere."""
    refused = [cannot_set_up(s, landmark, place) for place in range(s.clearings)]
    for allowed in ((), (LANDMARK_NEAR.key,)):
        found = [place for place, why in enumerate(refused) if why is None or why.key in allowed]
        if found:
            return found
    return [place for place, why in enumerate(refused) if why is not None and why.key != LANDMARK_THERE.key]


class Set(PublicRecord):
    """Who begins, the landmarks that were dealt or named and still have to be set up, how many stand."""

    fields = "first:seat landmarks:landmark+ done:count"

    def __init__(self, first: int, landmarks: tuple[int, ...], done: int) -> None:
        self.first = first
        self.landmarks = landmarks
        self.done = done

    def values(self) -> tuple[object, ...]:
        return (self.first, self.landmarks, self.done)


class BeginLandmarks(Step[Root, SeatRecord]):
    """Landmarks are set up after the seats are known, before anything else."""

    name = "root.landmarks"
    law = "A.5"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        push(s, DEAL_LANDMARKS, Set(r.seat, s.setup.landmarks.chosen, 0))
        return r


class DealLandmarks(Step[Root, Set]):
    """Chance deals as many as were wanted; one that the board has brought along is taken up again."""

    name = "root.deal-landmarks"
    law = "A.5.2"
    holds = Set

    def seat(self, s: Root, r: Set) -> int:
        return CHANCE if len(r.landmarks) < s.setup.landmarks.to_deal else NOBODY

    def outcomes(self, s: Root, r: Set) -> list[tuple[Action, int]]:
        return [
            (pick(DEAL, landmark.number), 1)
            for landmark in s.setup.landmarks.known
            if landmark.number not in r.landmarks
        ]

    def take(self, s: Root, r: Set, a: Action) -> Set:
        if not isinstance(a, Pick):
            push(s, SET_UP_LANDMARK, r)
            return r
        s.setup.landmarks.by_number[a.what].put(s, NONE)
        if s.events is not None:
            emit(s, DEALT.of(a.what))
        push(s, DEAL_LANDMARKS, Set(r.first, (*r.landmarks, a.what), 0))
        return r


class SetUpLandmark(Step[Root, Set]):
    """The last player in turn order sets up one of them, the player before it the other."""

    name = "root.set-up-landmark"
    law = "A.5.3"
    holds = Set
    verbs: tuple[int, ...] = (SET_UP,)

    def seat(self, s: Root, r: Set) -> int:
        """Of those who decide: the rules' own seats set up nothing."""
        if not r.landmarks:
            return NOBODY
        n = s.setup.seats
        order = [seat for seat in [(r.first + i) % n for i in range(n)] if seat in s.setup.people]
        return order[-1 - r.done % len(order)]

    def options(self, s: Root, r: Set, out: list[Action]) -> None:
        for number in r.landmarks:
            landmark = s.setup.landmarks.by_number[number]
            out.extend([pair(SET_UP, number, place) for place in sites(s, landmark)])

    def refusal(self, s: Root, r: Set, a: Action) -> Refusal | None:
        if not isinstance(a, Pair) or a.verb != SET_UP:
            return Refusal(self.law, "not-now")
        if a.one not in r.landmarks:
            return NOT_TO_BE_SET_UP.of(a.one)
        if a.two >= s.clearings:
            return NOT_A_SITE.of(a.two)
        landmark = s.setup.landmarks.by_number[a.one]
        return None if a.two in sites(s, landmark) else cannot_set_up(s, landmark, a.two)

    def take(self, s: Root, r: Set, a: Action) -> Set:
        if isinstance(a, Pair):
            seat = self.seat(s, r)
            left = tuple([number for number in r.landmarks if number != a.one])
            push(s, SET_UP_LANDMARK, Set(r.first, left, r.done + 1))
            landmark = s.setup.landmarks.by_number[a.one]
            landmark.put(s, a.two)
            if s.events is not None:
                emit(s, PLACED.of(seat, a.one, a.two))
            landmark.set_up(s, a.two)
        return r


BEGIN_LANDMARKS: Final = register(BeginLandmarks())
DEAL_LANDMARKS: Final = register(DealLandmarks())
SET_UP_LANDMARK: Final = register(SetUpLandmark())


def steps_of(setup: Setup) -> tuple[int, ...]:
    """A.5: what is to be done before hands are dealt."""
    return (BEGIN_LANDMARKS,) if setup.landmarks.are_set_up() else ()
