"""Actions as single numbers: the codes that a game's codec can write, counted through.

Verbs come in the order of the codec, the values of their arguments in that of their kinds, the last one
fastest. So ids follow from the game's setup alone: they are the same in every process and for every seed.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lichtung.heirs.actions import MARCH
from lichtung.heirs.state import AROUND, field
from lichtung.kernel.codec import Action, Kind, Number
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

# Fields of The Two Heirs this far from the start tile have ids. A landscape could reach farther, with every
# tile in one line; where both heirs always build as far out as they can it is nine.
REACH = 10
WINDOW = [field(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)]


def values_of(name: str, kind: Kind) -> list[int]:
    """All values of an argument that have ids."""
    if name == "field":
        return WINDOW
    return (
        list(range(kind.low, kind.high + 1)) if isinstance(kind, Number) else list(range(len(kind.choices())))
    )


def all_codes(game: FrameGame[Any, Any]) -> Iterator[tuple[int, ...]]:
    """Every code of a game in the order of their ids."""
    for number, verb in enumerate(game.codec.verbs):
        for values in product(*[values_of(kind, game.codec.kinds[kind]) for _, kind in verb.fields]):
            if game.name != "heirs" or number != MARCH or values[1] - values[0] in AROUND:  # E.8.2
                yield (number, *values)


class ActionIds:
    """The actions of a game by id and back."""

    def __init__(self, game: FrameGame[Any, Any]) -> None:
        self.game = game
        self.codes = list(all_codes(game))
        self.ids = {code: number for number, code in enumerate(self.codes)}

    def __len__(self) -> int:
        return len(self.codes)

    def id(self, action: Action) -> int | None:
        """The number of an action; None beyond the fields that have ids."""
        return self.ids.get(action.code())

    def action(self, number: int) -> Action:
        if not 0 <= number < len(self.codes):
            raise LichtungError("rl-action", id=number, most=len(self.codes) - 1)
        return self.game.decode(self.codes[number])

    def legal(self, actions: list[Action]) -> list[int]:
        """The ids of what is legal, in their order."""
        return sorted([number for action in actions if (number := self.id(action)) is not None])

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """A one for each legal id."""
        found = np.zeros(len(self.codes), np.int8)
        found[legal] = 1
        return found
