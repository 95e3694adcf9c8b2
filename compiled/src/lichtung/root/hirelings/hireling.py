"""What a hireling is to the common rules: its pieces, and the two sides of its card. A.6, H.

A hireling is a folder below `hirelings`, which is found and not listed. Whatever its card says it answers as
one of its sides: to the questions of the common Law, and to those of this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.kernel.codec import Action, Refusal
from lichtung.root.faction import Helper
from lichtung.root.fields import Mat
from lichtung.root.questions import Answers

if TYPE_CHECKING:
    from lichtung.root.hirelings.tasks import Task
    from lichtung.root.setup import Setup
    from lichtung.root.state import Root

PROMOTED: Final = 0
DEMOTED: Final = 1
SIDES: Final = 2
SIDE_WORDS: Final = ("promoted", "demoted")  # as a setup names them


class Side(Answers):
    """One side of a card. `me` is the owner of its pieces, also where it has none.

    H.2.2: what it answers to the common Law holds while nobody controls it, too, unless it asks who does.
    """

    id: str = ""  # the word for this side everywhere
    works: bool = False  # whether its controller may use it in Daylight. H.2.4
    uses: int = 1  # how often: once for each deed that its card lets it do once

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """A.6.3: a seat sets it up."""

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.2.1: what its new controller does at once."""

    def wakes(self, s: Root, me: int, seat: int) -> bool:
        """H.2.3: whether there is something to do for its controller at the start of Birdsong."""
        return False

    def wake(self, s: Root, me: int, seat: int) -> None:
        """H.2.3: do it."""

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        """H.2.4: why its controller cannot use it now."""
        return None

    def work(self, s: Root, me: int, seat: int) -> None:
        """H.2.4: use it."""

    # --- Questions that it asks by itself (see `tasks.py`)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        """What may be answered; nothing: the task is passed over."""

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        """Why something else is not allowed, where that can be said."""
        return None

    def take(self, s: Root, r: Task, a: Action) -> None:
        """Carry out the answer."""

    def hides(self, s: Root, r: Task) -> bool:
        """Whether the task is asked though there is one answer, since silence would tell of cards in hand."""
        return False

    def outcomes(self, s: Root, r: Task) -> list[tuple[Action, int]]:
        """Of a task of chance: what can happen."""
        return []


class Hireling(Helper):
    """Somebody whom a player may control for a while."""

    excludes: tuple[str, ...] = ()  # the factions beside which it cannot be in play. A.6.5
    turns_items: bool = False  # whether it turns crafted items face down
    sides: tuple[Side, Side] = (Side(), Side())

    has_mat: bool = False  # whether it remembers anything beside its pieces, or has a single figure
    on_card: tuple[str, ...] = ()  # the fields of its mat that say what lies on its card

    def facts(self) -> dict[str, object]:
        return {"on_card": list(self.on_card)} if self.on_card else {}

    def own_mat(self, setup: Setup) -> Mat:
        """Its own fields before its setup."""
        return Mat()


class Hired:
    """A hireling of a game, and the side that its setup names; -1: chance decides."""

    def __init__(self, hireling: Hireling, side: int) -> None:
        self.hireling = hireling
        self.side = side

    def word(self) -> str:
        """As a setup names it."""
        return self.hireling.id if self.side < 0 else f"{self.hireling.id}:{SIDE_WORDS[self.side]}"
