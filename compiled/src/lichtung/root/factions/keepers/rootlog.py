"""The Keepers in the players' notation."""

from types import MappingProxyType

from lichtung.root.factions.keepers.mat import TYPES, mat_of
from lichtung.root.factions.keepers.relics import SIDES, VALUES
from lichtung.root.recorded import Recorder
from lichtung.root.state import Root

TYPE_LETTERS = ("f", "t", "j")  # of TYPES


class KeepersRecorder(Recorder):
    """15: a waystation by the side that is up and its back, a relic by its type, and its value once known.

    The Retinue has a place for each column.
    """

    letters = "K"
    kinds = MappingProxyType(
        {
            **{
                f"{TYPES[up]}-over-{TYPES[down]}": f"b_{TYPE_LETTERS[up]}_{TYPE_LETTERS[down]}"
                for up, down in SIDES
            },
            **{name: f"t_{letter}" for name, letter in zip(TYPES, TYPE_LETTERS, strict=True)},
            **{
                f"{name}-{value}": f"t_{value}_{letter}"
                for name, letter in zip(TYPES, TYPE_LETTERS, strict=True)
                for value in VALUES
            },
        }
    )

    def cards_on_board(self, s: Root, seat: int) -> list[tuple[str, int]]:
        """15.5.2: the columns from left to right."""
        mat = mat_of(s, seat)
        rows = zip(mat.retinue, mat.acted, strict=True)
        return [(f"$_{number}", ready | acted) for number, (ready, acted) in enumerate(rows, 1)]


RECORDER = KeepersRecorder()
