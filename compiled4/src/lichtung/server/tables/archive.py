"""The records of a table: the last ones as they are, older ones packed.

A game of a thousand records holds some thousand events, and lines of the log as they grew. Hardly anybody
asks for the old ones again: whoever comes late, looks back or takes much back. So they are packed a page at
a time, some dozen bytes for each record, and made anew for whoever asks.
"""

import marshal
import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, overload

from lichtung.kernel.codec import Event
from lichtung.kernel.telling import Part, Telling, Told
from lichtung.server.storage.store import Record
from lichtung.server.tables.protocol import Before

PAGE: Final = 64  # records that are packed together
RECENT: Final = 16  # of the last ones that are never packed
PAGES_IN_PIECE: Final = 3  # that are told at once to whoever reads back
PAGES_OPEN: Final = 32  # of all tables together: who reads an old page mostly reads all of it
DIGEST: Final = 8  # bytes by which a key is looked for

PLAY: Final = "play"  # kinds of records: a decision: its text; its code in tables from before
UNDO: Final = "undo"  # back to so many entries of the journal

Row = tuple[Any, ...]  # of a page: what a record was made of


class AppliedRecord:
    """A record, what it made happen, and the lines of the log that began or grew by it, as they were then."""

    __slots__ = ("events", "lines", "record")

    def __init__(
        self, record: Record, events: tuple[Event, ...], lines: tuple[tuple[int, tuple[Told, ...]], ...]
    ) -> None:
        self.record = record
        self.events = events
        self.lines = lines


class Archive(Sequence[AppliedRecord]):
    """All records of a table, by their numbers."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.pages: list[bytes] = []
        self.packed = 0  # records in them
        self.starts = [Before(0, 0)]  # what stood before each page, and before those that are not packed
        self.turns = array("i")  # by decisions that stand at the end of the pages: turns begun so far
        self.digests = bytearray()  # of the keys in the pages
        self.recent: list[AppliedRecord] = []
        self.keys: dict[str | None, int] = {}  # of the first `keyed` of them, by number
        self.keyed = 0

    # --- Adding

    def append(self, applied: AppliedRecord) -> None:
        self.recent.append(applied)

    def pack(self) -> bool:
        """Pack what is not among the last ones. They stand written: nothing about them will change.

        Whether there was anything to pack.
        """
        before = self.packed
        while len(self.recent) >= PAGE + RECENT:
            page, self.recent = self.recent[:PAGE], self.recent[PAGE:]
            rows = tuple([row_of(applied) for applied in page])
            self.pages.append(zlib.compress(marshal.dumps(rows), 6))
            self.packed += PAGE
            for applied in page:
                self.digests += digest(applied.record.key)
                self._count_turns(applied)
            self.starts.append(Before(len(self.turns), self.turns[-1] if self.turns else 0))
            self.keys, self.keyed = {}, 0
        return self.packed > before

    def _count_turns(self, applied: AppliedRecord) -> None:
        if applied.record.kind == PLAY:
            begun = sum(bool(self.telling.tale(event).turn) for event in applied.events)
            self.turns.append(begun + (self.turns[-1] if self.turns else 0))
        elif applied.record.kind == UNDO:
            del self.turns[applied.record.body :]

    def copy(self) -> "Archive":
        """One that grows by itself from now on."""
        other = Archive(self.telling)
        other.pages, other.starts, other.recent = self.pages[:], self.starts[:], self.recent[:]
        other.packed = self.packed
        other.turns, other.digests = self.turns[:], self.digests[:]
        return other

    # --- Reading

    def __len__(self) -> int:
        return self.packed + len(self.recent)

    @overload
    def __getitem__(self, at: int) -> AppliedRecord: ...
    @overload
    def __getitem__(self, at: slice) -> list[AppliedRecord]: ...
    def __getitem__(self, at: int | slice) -> AppliedRecord | list[AppliedRecord]:
        packed = self.packed
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            if start >= packed and step == 1:  # as nearly always: of the last ones
                return self.recent[start - packed : max(start, stop) - packed]
            return [self._applied(n) for n in range(start, stop, step)]
        if at < 0 and -at <= len(self.recent):
            return self.recent[at]
        return self._applied(range(len(self))[at])

    def __iter__(self) -> Iterator[AppliedRecord]:
        return (self._applied(n) for n in range(len(self)))

    def record(self, n: int) -> Record:
        """One record without what it made happen."""
        packed = self.packed
        return self.recent[n - packed].record if n >= packed else Record(n, *self._row(n)[0])

    def records(self, until: int) -> list[Record]:
        """The first records."""
        return [self.record(n) for n in range(until)]

    def piece_before(self, end: int) -> int:
        """The beginning of the piece that is told to somebody who knows all from `end` on."""
        page = min((end - 1) // PAGE + 1 - PAGES_IN_PIECE, len(self.pages))
        return max(0, page) * PAGE

    def before(self, start: int) -> Before:
        """What stood before a piece."""
        return self.starts[start // PAGE]

    def find_key(self, key: str) -> int | None:
        """The record of the command with this key. Nothing may be under way: a record gets its key last."""
        for applied in self.recent[self.keyed :]:
            self.keys.setdefault(applied.record.key, applied.record.n)
        self.keyed = len(self.recent)
        if key in self.keys:
            return self.keys[key]
        wanted, at = digest(key), -1
        while (at := self.digests.find(wanted, at + 1)) >= 0:
            if at % DIGEST == 0 and self.record(at // DIGEST).key == key:
                return at // DIGEST
        return None

    def _applied(self, n: int) -> AppliedRecord:
        if n >= self.packed:
            return self.recent[n - self.packed]
        record, events, _, lines = self._row(n)
        return AppliedRecord(
            Record(n, *record),
            tuple([Event(*values) for values in events]),
            tuple([(i, tuple([self._told(m, k) for m, k in line])) for i, line in lines]),
        )

    def _told(self, n: int, k: int) -> Told:
        """An event as a line tells it. No line of a page has anything that came after it."""
        _, events, scenes, _ = self._row(n)
        return Told(n, k, Event(*events[k]), {name: part_of(data) for name, data in scenes[k]})

    def _row(self, n: int) -> Row:
        row: Row = opened(self.pages[n // PAGE])[n % PAGE]
        return row


@lru_cache(maxsize=PAGES_OPEN)
def opened(page: bytes) -> tuple[Row, ...]:
    found: tuple[Row, ...] = marshal.loads(zlib.decompress(page))  # nobody but this process has written it
    return found


def digest(key: str | None) -> bytes:
    """A few bytes that hardly any two keys share; nobody outside knows which."""
    return bytes(DIGEST) if key is None else hash(key).to_bytes(DIGEST, "big", signed=True)


def row_of(applied: AppliedRecord) -> Row:
    record = applied.record
    scenes: list[tuple[Row, ...]] = [()] * len(applied.events)
    for _, line in applied.lines:
        for told in line:
            if told.n == record.n:
                scenes[told.k] = tuple([(name, data_of(part)) for name, part in told.scene.items()])
    return (
        (record.kind, record.seat, record.body, record.draw, record.key, record.at, record.spent),
        tuple([event.values() for event in applied.events]),
        tuple(scenes),
        tuple([(i, tuple([(told.n, told.k) for told in line])) for i, line in applied.lines]),
    )


def data_of(part: Part) -> Row:
    phrases = [(name, tuple([data_of(one) for one in parts])) for name, parts in part.phrases.items()]
    return part.key, tuple(part.args), tuple(phrases), part.glue


def part_of(data: Row) -> Part:
    key, args, phrases, glue = data
    return Part(key, args, {name: [part_of(one) for one in parts] for name, parts in phrases}, glue)
