"""The points of a position, for charts and previews: what everybody at the table can count."""

from lichtung.heirs.scoring import scores
from lichtung.heirs.state import Heirs
from lichtung.kernel.frames import State
from lichtung.root.state import Root


def points_of(state: State) -> list[int]:
    """Points by seat as if the game ended now; none where a game does not count them."""
    if isinstance(state, Heirs):
        return list(scores(state))
    if isinstance(state, Root):
        return list(state.points)
    return []
