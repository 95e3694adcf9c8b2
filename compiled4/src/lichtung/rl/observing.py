"""Views as arrays of whole numbers: what stands where follows from the fields that a game declares."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from lichtung.heirs.game import HeirsGame
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEP_BY_NAME
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View
from lichtung.root.game import RootGame

Array = NDArray[np.int16]
V = TypeVar("V", bound=View)

NUMBER = "number"  # as it is
BITS = "bits"  # a one for each that is in a set
ONE = "one of"  # a one for the one that it is, nothing for none


@dataclass(frozen=True)
class Part:
    """A stretch of the array: its name, what its cells are counted by, and how each cell is written."""

    name: str
    start: int
    axes: tuple[tuple[str, int], ...]
    form: str
    kind: str = ""  # of BITS and ONE: what the numbers of a cell stand for
    width: int = 1  # numbers in a cell

    @property
    def cells(self) -> int:
        return prod([size for _, size in self.axes])

    @property
    def size(self) -> int:
        return self.cells * self.width


class Observer(ABC, Generic[V]):
    """Writes the views of one game."""

    def __init__(self, game: FrameGame[Any, Any], owners: tuple[str, ...]) -> None:
        self.game = game
        self.parts: list[Part] = []
        self.by_name: dict[str, Part] = {}
        self.size = 0
        self.steps = sorted(name for name in STEP_BY_NAME if name.partition(".")[0] in owners)
        self.step_place = {name: place for place, name in enumerate(self.steps)}
        self.add("seat", (), ONE, "seat", game.seats)
        self.add("decider", (), ONE, "seat", game.seats)
        self.add("step", (), ONE, "step", len(self.steps))

    def add(
        self,
        name: str,
        axes: tuple[tuple[str, int], ...] = (),
        form: str = NUMBER,
        kind: str = "",
        width: int = 1,
    ) -> None:
        """The next part of the array."""
        part = Part(name, self.size, axes, form, kind, width)
        self.parts.append(part)
        self.by_name[name] = part
        self.size += part.size

    def observe(self, view: V) -> Array:
        """The array of a view."""
        found = np.zeros(self.size, np.int16)
        decision = getattr(view, "decision", None)
        self.put(found, "seat", getattr(view, "seat", None))
        if decision is not None:
            self.put(found, "decider", decision.seat)
            self.put(found, "step", self.step_place[decision.step])
        self.fill(found, view)
        return found

    @abstractmethod
    def fill(self, found: Array, view: V) -> None:
        """Everything that the game adds."""

    def put(self, found: Array, name: str, value: Any) -> None:
        """Write one part: a number, or one for each cell."""
        part = self.by_name[name]
        cells: list[Any] = [value] if value is None or isinstance(value, int) else value
        if part.form == NUMBER:
            found[part.start : part.start + part.cells] = cells
            return
        at = part.start
        for cell in cells:
            if part.form == BITS:
                while cell:
                    lowest = cell & -cell
                    found[at + lowest.bit_length() - 1] = 1
                    cell ^= lowest
            elif cell is not None and cell >= 0:
                found[at + cell] = 1
            at += part.width


def observer(game: FrameGame[Any, Any]) -> Observer[Any]:
    """How the views of a game are written."""
    from lichtung.rl.observing_heirs import HeirsObserver
    from lichtung.rl.observing_root import RootObserver

    if isinstance(game, HeirsGame):
        return HeirsObserver(game)
    assert isinstance(game, RootGame)
    if game.setup.drafts:
        raise LichtungError("rl-draft", "factions")
    return RootObserver(game)
