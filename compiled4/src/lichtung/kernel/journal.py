"""The journal of a game: a header and one entry for each decision, chance included, as JSON lines.

A replay needs no generator: what the dice and draws gave stands in the entries. An entry has its action in
words, so that no new card, verb or piece changes what an old game means. Files of format 1 have numbers
instead; they are read for ever, and written anew in words.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

from lichtung.kernel.codec import Action, Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import Game, state_hash
from lichtung.kernel.view import View

FORMAT: Final = 2
NUMBERED: Final = 1  # the format whose entries have codes

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Header:
    """What a journal is of: game, rules version, setup and who sat where.

    `fair` tells where chance came from, if it can be checked: the seal of a seed, and the seed itself.
    `position` is where the game began, if that was not the beginning of its rules.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        setup: dict[str, object],
        seats: list[str],
        fair: dict[str, object] | None = None,
        position: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.setup = setup
        self.seats = seats
        self.fair = fair
        self.position = position

    def data(self) -> dict[str, object]:
        found: dict[str, object] = {
            "lichtung": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "setup": self.setup,
            "seats": self.seats,
        }
        if self.fair is not None:
            found["fair"] = self.fair
        if self.position is not None:
            found["position"] = self.position
        return found


class Entry:
    """One decision: its number, the seat (CHANCE is -1), the action, the number of its draw, a comment.

    The action is text in notation; its code where it was read from a file of format 1. The comment is
    somebody's words about the decision and means nothing to the game.
    """

    __slots__ = ("do", "draw", "n", "note", "seat")

    def __init__(
        self, n: int, seat: int, do: str | tuple[int, ...], draw: int | None = None, note: str | None = None
    ) -> None:
        self.n = n
        self.seat = seat
        self.do = do
        self.draw = draw
        self.note = note

    def data(self) -> dict[str, object]:
        assert isinstance(self.do, str), "codes are read, never written"
        found: dict[str, object] = {"n": self.n, "seat": self.seat, "do": self.do}
        if self.draw is not None:
            found["draw"] = self.draw
        if self.note is not None:
            found["note"] = self.note
        return found


class Journal:
    """Append-only, but for `cut`, which an undo uses."""

    def __init__(self, header: Header, entries: Iterable[Entry] = ()) -> None:
        self.header = header
        self.entries = list(entries)
        self.format = FORMAT  # in which it was read

    def append(self, expected: int, seat: int, do: str) -> Entry:
        """Add the entry that the writer takes to be number `expected`; a stale writer is refused."""
        if expected != len(self.entries):
            raise LichtungError("journal-stale", expected=expected, length=len(self.entries))
        entry = Entry(expected, seat, do)
        self.entries.append(entry)
        return entry

    def cut(self, length: int) -> None:
        """Forget the entries from number `length` on."""
        del self.entries[length:]

    def dumps(self) -> str:
        rows = [self.header.data(), *[e.data() for e in self.entries]]
        return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)

    def save(self, path: Path) -> None:
        """Write the whole file beside its place, then put it there: never half a journal."""
        beside = path.with_name(path.name + ".part")
        beside.write_text(self.dumps(), encoding="utf-8")
        beside.replace(path)


def load(path: Path) -> Journal:
    """Read a journal file; every mistake names file and line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unreadable", str(path), why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise LichtungError("file-not-text", str(path)) from None
    return loads(text, str(path))


def loads(text: str, name: str = "journal") -> Journal:
    """Read a journal from its text."""
    lines = text.splitlines()
    if not lines:
        raise LichtungError("journal-empty", name)
    top = _row(lines[0], f"{name}:1")
    written = top.get("lichtung")
    if written not in (NUMBERED, FORMAT):
        raise LichtungError("journal-format", f"{name}:1", want=FORMAT)
    game, rules, setup, seats = top.get("game"), top.get("rules"), top.get("setup"), top.get("seats")
    if not (isinstance(game, str) and isinstance(rules, int) and isinstance(setup, dict)):
        raise LichtungError("journal-header", f"{name}:1")
    if not (isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)):
        raise LichtungError("journal-header", f"{name}:1")
    fair = top.get("fair")
    if fair is not None and not isinstance(fair, dict):
        raise LichtungError("journal-header", f"{name}:1")
    position = top.get("position")
    if position is not None and not isinstance(position, dict):
        raise LichtungError("journal-header", f"{name}:1")
    journal = Journal(Header(game, rules, setup, seats, fair, position))
    journal.format = NUMBERED if written == NUMBERED else FORMAT
    for i, line in enumerate(lines[1:]):
        where = f"{name}:{i + 2}"
        row = _row(line, where)
        if row.get("n") != i:
            raise LichtungError("journal-number", where, want=i)
        seat, draw = row.get("seat"), row.get("draw")
        do = _code(row.get("code")) if written == NUMBERED else row.get("do")
        if not (
            isinstance(seat, int) and isinstance(do, str | tuple) and (draw is None or isinstance(draw, int))
        ):
            raise LichtungError("journal-entry", where, action="code" if written == NUMBERED else "do")
        note = row.get("note")
        if note is not None and not isinstance(note, str):
            raise LichtungError("journal-note", where)
        journal.entries.append(Entry(i, seat, do, draw, note))
    return journal


def _row(line: str, where: str) -> dict[str, object]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise LichtungError("journal-not-json", where) from None
    if not isinstance(row, dict):
        raise LichtungError("journal-not-json", where)
    return row


def _code(code: object) -> tuple[int, ...] | None:
    """The action of an entry of format 1."""
    return tuple(code) if isinstance(code, list) and all(isinstance(c, int) for c in code) else None


def read_action(game: Game[S, V], do: str | Sequence[int]) -> Action:
    """The action that was written down: its text, or a code from before there was text."""
    return game.codec.parse(do) if isinstance(do, str) else game.old_action(do)


def replay(
    journal: Journal, game: Game[S, V], s: S, name: str = "journal", upto: int | None = None
) -> Iterator[tuple[Entry, Action, list[Event]]]:
    """Play the entries on the fresh state `s`, each checked; yields after each one."""
    check_rules(journal, game, name)
    for entry in journal.entries[:upto]:
        where = f"{name}:{entry.n + 2}"
        decision = game.decision(s)
        if decision is None or decision.seat != entry.seat:
            raise LichtungError("journal-wrong-seat", where, seat=entry.seat)
        try:
            action = read_action(game, entry.do)
            events = game.play(s, action)
        except LichtungError as error:
            raise error.at(where) from None
        yield entry, action, events


def begin(header: Header, game: Game[S, V]) -> S:
    """The state in which a journal's game began."""
    return game.start() if header.position is None else game.position(header.position)


def check_rules(journal: Journal, game: Game[S, V], name: str) -> None:
    """A journal is replayed only by the rules that it was played under, or such as behave the same."""
    if journal.header.game != game.name:
        raise LichtungError("journal-other-game", f"{name}:1", game=journal.header.game)
    if not plays_by(game, journal.header.rules):
        raise LichtungError("journal-rules", f"{name}:1", rules=journal.header.rules, want=game.rules_version)


def plays_by(game: Game[S, V], rules: int) -> bool:
    """Whether games of this version of the rules mean the same here."""
    return rules == game.rules_version or rules in game.earlier_rules


def in_words(journal: Journal, game: Game[S, V], name: str = "journal") -> Journal:
    """A journal of any format as it is written today; both have been played, to the same end."""
    state, again = begin(journal.header, game), begin(journal.header, game)
    entries = [
        Entry(entry.n, entry.seat, game.codec.text(action), entry.draw, entry.note)
        for entry, action, _ in replay(journal, game, state, name)
    ]
    found = Journal(today(journal.header, game), entries)
    for _ in replay(loads(found.dumps(), name), game, again, name):
        pass
    if state_hash(again) != state_hash(state):
        raise LichtungError("journal-other-end", name)
    return found


def today(header: Header, game: Game[S, V]) -> Header:
    """The header of a game that is written down anew, or goes on, by the rules of today."""
    return Header(
        header.game, game.rules_version, game.setup_data(), header.seats, header.fair, header.position
    )
