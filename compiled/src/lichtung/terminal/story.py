"""What happened, in words: a line for each thing that somebody did, below the turn in which it was done."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from lichtung.games import teller
from lichtung.kernel.codec import Event
from lichtung.kernel.game import FrameGame
from lichtung.kernel.telling import Line, compose
from lichtung.locale.render import Called, Catalogue, Said
from lichtung.locale.telling import Reader, Storyteller
from lichtung.terminal.palette import HEADING

INDENT = 2

Log = Sequence[tuple[int, Event]]  # events with the number of the journal's entry


def story(game: FrameGame[Any, Any], words: Catalogue, log: Log, reader: Reader, since: int = 0) -> Group:
    """The lines that began or grew since so many events, as the reader may know them."""
    says = Storyteller(game, words, reader)
    told = [(says.line(line), line.turn is not None) for line in lines(game, log, reader, since)]
    texts = [Text(said, HEADING if begins else "") for said, begins in told]
    return Group(*[Padding(text, (0, 0, 0, INDENT), expand=False) for text in texts])


def called(game: FrameGame[Any, Any], words: Catalogue, log: Log, reader: Reader) -> Called:
    """How things are called by what lies on the table now."""
    told = teller(game)
    for n, entry in groupby(log, key=lambda one: one[0]):
        told.add(n, [event for _, event in entry])
    says = Storyteller(game, words, reader)

    def forms(kind: str, value: int) -> Said:
        part = told.scene.called(kind, value)
        return {} if part is None else says.part(part)

    return forms


def lines(game: FrameGame[Any, Any], log: Log, reader: Reader, since: int) -> list[Line]:
    """The same without words."""
    told = teller(game)
    grown: set[int] = set()
    told_until = 0
    for n, entry in groupby(log, key=lambda one: one[0]):
        events = [event for _, event in entry]
        touched = told.add(n, events)
        if told_until >= since:
            grown.update(touched)
        told_until += len(events)
    return [compose(told.telling, told.lines[i], reader.see) for i in sorted(grown)]
