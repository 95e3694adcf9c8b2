"""The mat of the Keepers in Iron. Law 15."""

from typing import Final

from lichtung.root.fields import Axis, Field, Mat, public
from lichtung.root.state import Root

# columns of the Retinue, left to right
COLUMNS: Final = ("move", "delve", "recover")
MOVE_COLUMN: Final = 0
DELVE_COLUMN: Final = 1
RECOVER_COLUMN: Final = 2

TYPES: Final = ("figure", "tablet", "jewelry")  # of relics
SPACES: Final = 4  # for relics of each type
HIGHEST_VALUE: Final = 3

RETINUE: Final = Axis("retinue", COLUMNS)
TYPE: Final = Axis("type", TYPES)
SPACE: Final = Axis("space", tuple([str(space + 1) for space in range(SPACES)]))
NAME: Final = "KeepersMat"
SUMMARY: Final = "The Retinue, the recovered relics, and what is counted in a turn. 15.4, 15.5.2"
FIELDS: Final = (
    public("retinue", (RETINUE,), "card", many=True),  # cards that may act
    public("acted", (RETINUE,), "card", many=True),  # cards that have acted in this turn
    public("relics", (TYPE, SPACE), high=HIGHEST_VALUE),  # values of recovered ones; 0: an empty space
    public("encamped", kind="clearing", many=True),  # where a waystation may not be placed again this turn
    public("decamped", kind="clearing", many=True),  # where none may be taken up again this turn
    public("joined", high=1),  # whether a card has joined the Retinue in this Evening
)

# --- written by tools/fields.py; change FIELDS instead


class KeepersMat(Mat):
    """The Retinue, the recovered relics, and what is counted in a turn. 15.4, 15.5.2"""

    all_public = True

    def __init__(
        self,
        retinue: list[int],
        acted: list[int],
        relics: list[int],
        encamped: int,
        decamped: int,
        joined: int,
    ) -> None:
        self.retinue = retinue
        self.acted = acted
        self.relics = relics
        self.encamped = encamped
        self.decamped = decamped
        self.joined = joined

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "KeepersMat":
        return KeepersMat(
            self.retinue[:],
            self.acted[:],
            self.relics[:],
            self.encamped,
            self.decamped,
            self.joined,
        )


def empty_mat(seats: int) -> KeepersMat:
    """The mat before setup."""
    return KeepersMat(
        [0] * 3,
        [0] * 3,
        [0] * (3 * 4),
        0,
        0,
        0,
    )


def mat_of(s: Root, seat: int) -> KeepersMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, KeepersMat)
    return mat


# --- end
