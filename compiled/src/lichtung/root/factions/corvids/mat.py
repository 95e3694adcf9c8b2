"""The mat of the Corvid Conspiracy. Law 13."""

from typing import Final

from lichtung.root.fields import Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import Root

ACTIONS_A_TURN: Final = 3
MOST_PLACED: Final = ACTIONS_A_TURN + 1  # 13.6.1: with one more in the Evening

NAME: Final = "CorvidsMat"
SUMMARY: Final = "What the Corvids count in their turn, and what was guessed. 13.2.4, 13.4.3, 13.5, 13.6.1"
FIELDS: Final = (
    public("rallied", high=1),  # whether a card has brought warriors this turn
    public("actions_left", high=ACTIONS_A_TURN),
    public("placed", high=MOST_PLACED),  # plots, this turn
    public("exerted", high=1),  # whether the draw was given up
    public("guesses_over", high=1),  # whether the active player has drawn too much to guess. 13.2.4
    # The last wrong guess of this turn: all have heard it, also if it was ruled out before.
    public("guessed", kind="marker", default=NONE),
    public("guessed_at", kind="clearing", default=NONE),
)

# --- written by tools/fields.py; change FIELDS instead


class CorvidsMat(Mat):
    """What the Corvids count in their turn, and what was guessed. 13.2.4, 13.4.3, 13.5, 13.6.1"""

    all_public = True

    def __init__(
        self,
        rallied: int,
        actions_left: int,
        placed: int,
        exerted: int,
        guesses_over: int,
        guessed: int,
        guessed_at: int,
    ) -> None:
        self.rallied = rallied
        self.actions_left = actions_left
        self.placed = placed
        self.exerted = exerted
        self.guesses_over = guesses_over
        self.guessed = guessed
        self.guessed_at = guessed_at

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "CorvidsMat":
        return CorvidsMat(
            self.rallied,
            self.actions_left,
            self.placed,
            self.exerted,
            self.guesses_over,
            self.guessed,
            self.guessed_at,
        )


def empty_mat(seats: int) -> CorvidsMat:
    """The mat before setup."""
    return CorvidsMat(
        0,
        0,
        0,
        0,
        0,
        -1,
        -1,
    )


def mat_of(s: Root, seat: int) -> CorvidsMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, CorvidsMat)
    return mat


# --- end
