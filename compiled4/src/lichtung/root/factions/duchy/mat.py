"""The mat of the Underground Duchy. Law 12."""

from typing import Final

from lichtung.root.fields import Axis, Field, Mat, public
from lichtung.root.state import Root

ACTIONS_A_TURN: Final = 2  # 12.5.1
RANK_WORDS: Final = ("squire", "noble", "lord")
CROWNS_A_RANK: Final = 3
RANKS: Final = Axis("rank", RANK_WORDS)

NAME: Final = "DuchyMat"
SUMMARY: Final = "Ministers, crowns, revealed cards, and what is counted in a turn. 12.2.3, 12.5, 12.6.1"
FIELDS: Final = (
    public("swayed", kind="minister", many=True),
    public("lost_crowns", (RANKS,), high=CROWNS_A_RANK),  # out of the game for good
    public("revealed", kind="card", many=True),  # this turn
    public("actions_left", high=ACTIONS_A_TURN),  # of the Assembly
    public("acted", kind="minister", many=True),  # this turn
    public("has_swayed", high=1),  # whether a minister was swayed this turn
)

# --- written by tools/fields.py; change FIELDS instead


class DuchyMat(Mat):
    """Ministers, crowns, revealed cards, and what is counted in a turn. 12.2.3, 12.5, 12.6.1"""

    all_public = True

    def __init__(
        self,
        swayed: int,
        lost_crowns: list[int],
        revealed: int,
        actions_left: int,
        acted: int,
        has_swayed: int,
    ) -> None:
        self.swayed = swayed
        self.lost_crowns = lost_crowns
        self.revealed = revealed
        self.actions_left = actions_left
        self.acted = acted
        self.has_swayed = has_swayed

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "DuchyMat":
        return DuchyMat(
            self.swayed,
            self.lost_crowns[:],
            self.revealed,
            self.actions_left,
            self.acted,
            self.has_swayed,
        )


def empty_mat(seats: int) -> DuchyMat:
    """The mat before setup."""
    return DuchyMat(
        0,
        [0] * 3,
        0,
        0,
        0,
        0,
    )


def mat_of(s: Root, seat: int) -> DuchyMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, DuchyMat)
    return mat


# --- end
