"""Lines of the log in one language: parts said and joined, for whoever reads."""

from collections.abc import Mapping, Sequence
from typing import Any

from lichtung.games import teller
from lichtung.kernel.codec import HIDDEN, Event
from lichtung.kernel.game import FrameGame
from lichtung.kernel.telling import Argument, Line, Part, compose
from lichtung.locale.render import Catalogue, Said, as_variables

PEOPLE = ("seat", "owner")


class Reader:
    """Who reads: the seat that is spoken to, if it is one, and the names of people on other seats."""

    def __init__(self, seat: int | None = None, names: Mapping[int, str] | None = None) -> None:
        self.seat = seat
        self.names = names or {}

    def see(self, event: Event) -> Event:
        """An event as the reader may know it."""
        return event.seen_by(self.seat)


NOBODY = Reader()


def kind_of_player(words: Catalogue, name: str) -> str | None:
    """What only says who plays (`greedy`, `hard:builder`) in words; none if it is somebody's name."""
    kind, colon, character = name.partition(":")
    if not words.has(f"player-{kind}") or (colon and not words.has(f"character-{character}")):
        return None
    said = words.say(f"player-{kind}")
    if not colon:
        return said
    return words.say("player-in-character", player=said, character=words.say(f"character-{character}"))


def names_of(words: Catalogue, seats: Sequence[str]) -> dict[int, str]:
    """The names that people have given themselves; what only says who plays names nobody."""
    return {
        seat: name
        for seat, name in enumerate(seats)
        if name and kind_of_player(words, name) is None and list(seats).count(name) == 1
    }


class Storyteller:
    """Says lines of one game in one language to one reader."""

    def __init__(self, game: FrameGame[Any, Any], words: Catalogue, reader: Reader = NOBODY) -> None:
        self.game = game
        self.words = words
        self.reader = reader

    def line(self, line: Line) -> str:
        """The whole line, with its full stop."""
        return self.sentence(line.parts)

    def event(self, event: Event) -> str:
        """One event by itself, as the reader may know it."""
        told = teller(self.game)
        told.add(0, [event])
        return self.line(compose(told.telling, told.lines[0], self.reader.see))

    def sentence(self, parts: list[Part]) -> str:
        said = ""
        for part in parts:
            text = str(self.part(part)[""])
            said = self.join(part.glue, said, text) if said else text
        ended = said.endswith(("!", "."))
        return self.words.say("line-ended" if ended else "line-end", line=capital(said))

    def join(self, glue: str, before: str, after: str) -> str:
        return self.words.say(f"line-{glue}", before=before, after=after, capital=capital(after))

    def part(self, part: Part) -> Said:
        """What a part says, and its other forms by their names."""
        args: Said = {"reader": -1 if self.reader.seat is None else self.reader.seat}
        for argument in part.args:
            args |= self.argument(argument)
        for name, members in part.phrases.items():
            args |= self.phrase(name, [self.part(member) for member in members])
        return self.words.forms(f"{self.game.name}-{part.key}", args)

    def phrase(self, name: str, members: list[Said]) -> Said:
        """Several parts as a list; a single one has forms."""
        if len(members) == 1:
            return as_variables(name, members[0])
        text = ""
        for i, member in enumerate(members):
            glue = "list-last" if i == len(members) - 1 else "list-next"
            text = self.join(glue, text, str(member[""])) if text else str(member[""])
        return {name: text}

    def argument(self, argument: Argument) -> Said:
        """An argument by its name, in all its forms."""
        name, kind, value = argument
        if kind == "count":
            return {name: value}  # numbers stay numbers, so that Fluent can choose plurals
        known: Said = {f"{name}-known": "no" if value == HIDDEN else "yes"}
        return known | as_variables(
            name, self.person(kind, value) if kind in PEOPLE else self.words.thing(self.game, kind, value)
        )

    def person(self, kind: str, seat: int) -> Said:
        """Whoever acts or suffers: you, somebody by name, else the faction."""
        if seat == self.reader.seat:
            return self.words.forms("person-you", {})
        if (name := self.reader.names.get(seat)) is not None:
            return self.words.forms("person-named", {"name": name})
        return self.words.thing(self.game, kind, seat)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
