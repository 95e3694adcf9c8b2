"""What happened, in words: a line for each event."""

from itertools import groupby
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from lichtung.kernel.codec import Event
from lichtung.kernel.game import FrameGame
from lichtung.locale.render import Catalogue
from lichtung.terminal.palette import HEADING

INDENT = 2


def story(
    game: FrameGame[Any, Any],
    words: Catalogue,
    events: list[Event],
    viewer: int | None,
    chapters: tuple[str, ...] = (),
) -> Group:
    """The events as the viewer may know them; equal ones in a row are told once, with their number."""
    if not chapters:
        return Group(*[line(Text(sentence(game, words, event, viewer))) for event in events])
    lines: list[Text] = []
    told = [(event.key in chapters, sentence(game, words, event, viewer)) for event in events]
    for (begins, said), again in groupby(told):
        lines.append(Text(said, HEADING if begins else ""))
        if (times := len(list(again))) > 1:
            lines[-1].append(f" (×{times})", "not bold")
    return Group(*[line(text) for text in lines])


def sentence(game: FrameGame[Any, Any], words: Catalogue, event: Event, viewer: int | None) -> str:
    return words.said(game, "event", event.seen_by(viewer))


def line(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, INDENT), expand=False)
