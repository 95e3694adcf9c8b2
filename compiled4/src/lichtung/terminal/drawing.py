"""What the terminal table asks of each game's drawing."""

from typing import Any, Protocol, TypeVar

from rich.console import RenderableType

from lichtung.heirs.game import HeirsGame
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.locale.render import Catalogue
from lichtung.root.game import RootGame
from lichtung.terminal.heirs.table import HeirsDrawing
from lichtung.terminal.root.table import RootDrawing

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Drawing(Protocol[S_contra]):
    """Draws positions of one game. It gets imagined states only, so it cannot show a secret."""

    explained: tuple[str, ...]  # the kinds that `about` says more about
    numbered: tuple[str, ...]  # the kinds whose words are numbers that people know: menus use them
    private: bool  # whether a seat sees what the others at the terminal must not see

    def head(self, s: S_contra, viewer: int | None, width: int, height: int | None) -> list[RenderableType]:
        """Whose turn it is and how it stands, as the viewer (None: a spectator) sees it.

        With a height (here and below) lines are few: the most important ones, no more than that.
        """

    def board(
        self, s: S_contra, viewer: int | None, width: int, height: int | None, beside: bool
    ) -> list[RenderableType]:
        """The board; `beside`: the panels stand beside it, not below."""

    def panels(
        self, s: S_contra, viewer: int | None, width: int, height: int | None, beside: bool
    ) -> list[RenderableType]:
        """What lies around the board: hands, resources, mats; the viewer's own last."""

    def side_width(self, s: S_contra, viewer: int | None, width: int, height: int | None) -> int:
        """How wide the panels are beside the board; 0: there is no room for two columns."""

    def sheet(self, s: S_contra, width: int) -> RenderableType:
        """The score sheet as if the game ended now."""

    def label(self, kind: str, value: int) -> str:
        """What a menu calls a tile, a field, a set, ..."""

    def about(self, kind: str, value: int) -> str:
        """More about something that a menu offers, e.g. a tile's cost and effect."""

    def gain(self, before: S_contra, after: S_contra, seat: int) -> str:
        """How the points change by an action, in a few characters; empty if they do not."""

    def help(self) -> list[str]:
        """How the game goes, in a few sentences."""


def drawing(game: FrameGame[Any, Any], words: Catalogue) -> Drawing[Any]:
    """The drawing of a game."""
    if isinstance(game, HeirsGame):
        return HeirsDrawing(game, words)
    if isinstance(game, RootGame):
        return RootDrawing(game, words)
    raise LichtungError("no-terminal-table", game.name)
