"""What a landmark is to the common Law: where it may be set up, where it stands, what it keeps. A.5, F.1.

A landmark is a folder below `landmarks`, which is found and not listed. It belongs to nobody: it answers the
questions of the common Law like a card or a faction does, and nothing can battle, cover or remove it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from lichtung.kernel.codec import Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import Option
from lichtung.root.fields import Mat
from lichtung.root.map import NOWHERE, Map
from lichtung.root.questions import NONE, Answers

if TYPE_CHECKING:
    from lichtung.root.state import Root

USUAL_LANDMARKS: Final = "usual"
NO_LANDMARKS: Final = "none"
MOST_LANDMARKS: Final = 2  # A.5.1
NUMBERS: Final = tuple([str(number) for number in range(1, MOST_LANDMARKS + 1)])


class Landmark(Answers):
    """One of the landmarks. `me` is the number of its mat, if it has one.

    F.1.1, F.1.2: it is no piece of anybody: nothing finds it to battle, remove or count for rule.
    """

    id: str = ""
    number: int = NONE  # among all that are known, by which actions name it
    keeps_away: bool = True  # A.5.3: it is not set up next to another one
    piles: int = 0  # single cards that lie beside it, each in a zone of its own
    hides: bool = False  # whether a viewer has to imagine something of it

    def mat_number(self, s: Root) -> int:
        """The number of its mat in a game in which it takes part."""
        return s.setup.mat_of_landmark[self.number]

    def empty_mat(self) -> Mat | None:
        """What it has to remember, before it is set up; None: nothing of its own."""
        return None

    def place(self, s: Root) -> int:
        """Where it stands; NONE: it is not in play."""
        return NONE

    def put(self, s: Root, place: int) -> None:
        """It stands there from now on; NONE: nowhere."""

    def cannot_stand(self, s: Root, place: int) -> Refusal | None:
        """A.5.3: why its card does not let it be set up in a clearing."""
        return None

    def set_up(self, s: Root, place: int) -> None:
        """A.5.3: what its card says for its setup, once it stands."""

    def serves(self, s: Root, seat: int) -> int:
        """How much a seat can make of it as things stand, for agents: 0 for nothing, 1 for once a turn."""
        return 0

    def complete_position(self, s: Root) -> None:
        """Fill in what a position leaves open of it."""

    def check_position(self, s: Root, where: str) -> None:
        """Refuse what no game can reach by its card; `where` is the key of its mat."""

    def imagine(self, s: Root, rng: Random) -> None:
        """Make what others know of it fit a world that a viewer imagines."""


class Landmarks:
    """Those that take part in a game, and how they come onto the map."""

    def __init__(
        self,
        known: list[Landmark],
        chosen: tuple[int, ...] = (),
        to_deal: int = 0,
        standing: list[tuple[int, int]] | None = None,
    ) -> None:
        self.known = known  # by their numbers
        self.chosen = chosen  # the numbers of those that players set up
        self.to_deal = to_deal  # how many chance deals of them instead
        self.standing = standing or []  # numbers and places of those that the board brings along
        self.by_number = {landmark.number: landmark for landmark in known}
        self.hiding = [landmark for landmark in known if landmark.hides]

    def are_set_up(self) -> bool:
        """Whether players have to set up any."""
        return bool(self.chosen or self.to_deal)


NO_LANDMARKS_AT_ALL: Final = Landmarks([])


# --- Which ones take part. A.5.1, A.5.2


class LandmarkOption(Option):
    """What the board brings, none, so many at random, or one or two by name."""

    def __init__(self, ids: list[str]) -> None:
        super().__init__("landmarks", (USUAL_LANDMARKS, *NUMBERS, *ids, NO_LANDMARKS), "A.5")
        self.ids = ids

    def read(self, value: object, where: str) -> str:
        """The option in one form: names as a text with commas."""
        found = ",".join([str(one) for one in value]) if isinstance(value, list | tuple) else str(value)
        found = found.replace(" ", "").replace("_", "-")
        names = found.split(",")
        if found in self.choices:
            return found
        if len(names) > MOST_LANDMARKS or len(set(names)) < len(names):
            raise LichtungError("landmarks-number", where, value=found, most=MOST_LANDMARKS)
        for name in names:
            if name not in self.ids:
                known = " | ".join([*self.choices, f"{self.ids[0]},{self.ids[1]}"])
                raise LichtungError("option-choice", where, value=name, choices=known)
        return found


def landmarks_of(value: str, every: list[Landmark], board: Map) -> Landmarks:
    """A.5: a board's own landmark stays where it stands, unless its card is set up anew or none is wanted."""
    if value == NO_LANDMARKS:
        return Landmarks([])
    own = {landmark.number: board.landmarks.get(landmark.id, NOWHERE) for landmark in every}
    standing = [(number, place) for number, place in own.items() if place != NOWHERE]
    brought = [number for number, _ in standing]
    if value in NUMBERS:
        return Landmarks(every, to_deal=int(value), standing=standing)
    names = [] if value == USUAL_LANDMARKS else value.split(",")
    chosen = tuple([landmark.number for name in names for landmark in every if landmark.id == name])
    wanted = [*brought, *chosen]
    known = [landmark for landmark in every if landmark.number in wanted]
    return Landmarks(known, chosen, 0, [(n, place) for n, place in standing if n not in chosen])
