"""The mat of the Eyrie Dynasties. Law 7."""

from typing import Final

from lichtung.root.fields import Axis, Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import ALL_SUITS, Root

# columns of the Decree, left to right
COLUMNS: Final = ("recruit", "move", "battle", "build")
RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
PAST_COLUMNS: Final = 4

DECREE: Final = Axis("column", COLUMNS)
NAME: Final = "EyrieMat"
SUMMARY: Final = "Leaders, and the Decree with what is due of it. 7.3, 7.4"
FIELDS: Final = (
    public("leader", kind="leader", default=NONE),
    public("deposed", kind="leader", many=True),  # lie face down
    public("decree", (DECREE,), "card", many=True),
    public("viziers", (DECREE,), high=1),  # Loyal Viziers
    public("column", high=PAST_COLUMNS, default=PAST_COLUMNS),  # that is being resolved
    public("due", (ALL_SUITS,), high=60),  # cards of that column still to be resolved
)

# --- written by tools/fields.py; change FIELDS instead


class EyrieMat(Mat):
    """Leaders, and the Decree with what is due of it. 7.3, 7.4"""

    all_public = True

    def __init__(
        self,
        leader: int,
        deposed: int,
        decree: list[int],
        viziers: list[int],
        column: int,
        due: list[int],
    ) -> None:
        self.leader = leader
        self.deposed = deposed
        self.decree = decree
        self.viziers = viziers
        self.column = column
        self.due = due

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "EyrieMat":
        return EyrieMat(
            self.leader,
            self.deposed,
            self.decree[:],
            self.viziers[:],
            self.column,
            self.due[:],
        )


def empty_mat(seats: int) -> EyrieMat:
    """The mat before setup."""
    return EyrieMat(
        -1,
        0,
        [0] * 4,
        [0] * 4,
        4,
        [0] * 4,
    )


def mat_of(s: Root, seat: int) -> EyrieMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, EyrieMat)
    return mat


# --- end
