"""The picture of a position of any game."""

from collections.abc import Sequence
from typing import Any

from lichtung.heirs.game import HeirsGame
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.locale.render import Catalogue
from lichtung.picture.heirs.table import draw_heirs
from lichtung.picture.root.table import draw_root
from lichtung.root.game import RootGame


def draw(
    game: FrameGame[Any, Any], view: Any, words: Catalogue, title: str = "", own: Sequence[Any] = ()
) -> str:
    """A position as an SVG: what `view` shows, and what the views of further seats (`own`) add to it."""
    if isinstance(game, RootGame):
        return draw_root(game, view, own, words, title)
    if isinstance(game, HeirsGame):
        return draw_heirs(game, view, words, title)
    raise LichtungError("no-picture", game.name)
