"""Stepping through a game: each position of a table as somebody may see it.

A position is named by the number of records before it. Positions that were taken back stay reachable: their
viewers saw them. Copies of the state on the way keep a jump to any place short.
"""

from collections import OrderedDict
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.journal import Entry, Header, Journal
from lichtung.locale.render import words_to_send
from lichtung.server.people.accounts import Person
from lichtung.server.replays.judging import Played
from lichtung.server.storage.store import FINISHED, OPEN
from lichtung.server.tables.archive import PLAY, UNDO
from lichtung.server.tables.pacer import Pacer
from lichtung.server.tables.protocol import (
    Argument,
    Deciding,
    GameData,
    Happened,
    Outcome,
    Vocabulary,
    vocabulary,
)
from lichtung.server.tables.state import SPECTATOR
from lichtung.server.tables.table import Table
from lichtung.server.tables.trying_out import tries_out

SNAPSHOT_EVERY = 50  # entries between two copies of the state
MAX_TIMELINES = 64
SPECTATORS, FULL = "spectator", "full"


class RecordInfo(Struct, frozen=True):
    """A place on the slider: what kind of record it is, whose (-1: chance), and when it was made."""

    n: int
    kind: str
    seat: int
    at: float


class Replay(Struct, frozen=True):
    """A position of a game and what led to it, as the viewer may see it; views by seat, -1 for spectators.

    After the end "full" shows every seat's view, and the decisions themselves as bodies of their records.
    """

    table: str
    game: str
    title: str
    phase: str
    n: int  # records in all
    at: int  # records before this position
    viewer: str
    address: str  # of this very position, for others
    happened: list[Happened]
    views: dict[int, dict[str, Any]]
    deciding: Deciding | None
    outcome: Outcome | None
    records: list[RecordInfo] | None = None  # with the first request only, as is the vocabulary
    vocabulary: Vocabulary | None = None
    game_data: GameData | None = None
    words: dict[str, str] | None = None


class Standing(Struct, frozen=True):
    """The points by seat from this position on, until the next standing."""

    at: int
    points: list[int]


class Standings(Struct, frozen=True):
    """How the points went: the positions at which they changed, and how many records there are."""

    n: int
    standings: list[Standing]


class Timeline:
    """The positions of one table's game. A frame is the number of records after which it was new."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.history = table.history
        self.current = [0]  # by entries of the journal as it stands: the frames
        self.frames = [0]  # by number of records: the frame that shows the position then
        self.parent: dict[int, int] = {}
        self.entries: dict[int, int] = {0: 0}  # by frame: how many entries lead to it
        self.snapshots: dict[int, State] = {0: table.progress.initial.copy()}
        self.points: dict[int, list[int]] = {0: self.table.game.standing(self.snapshots[0])}  # by frame
        self.n = 0  # records
        self.outcome: Outcome | None = None

    def catch_up(self) -> None:
        """Take in the records that are new. The table's lock is held: what is not written yet is none.

        Whatever is looked at afterwards is looked at without it, for what stands written never changes.
        """
        for n in range(len(self.frames) - 1, len(self.history)):
            record = self.history.record(n)
            if record.kind == PLAY:
                frame = record.n + 1
                self.parent[frame] = self.current[-1]
                self.entries[frame] = len(self.current)
                self.current.append(frame)
            elif record.kind == UNDO:
                del self.current[record.body + 1 :]
            self.frames.append(self.current[-1])
        self.n = len(self.frames) - 1
        self.outcome = self.table.outcome() if self.table.over else None

    def path_to(self, at: int) -> list[int]:
        """The frames from the start to a position, without what was taken back before."""
        found: list[int] = []
        frame = self.frames[at]
        while frame:
            found.append(frame)
            frame = self.parent[frame]
        return found[::-1]

    async def state(self, at: int) -> State:
        """The state after so many records: a copy that the caller may change. A long way has pauses."""
        missing: list[int] = []
        frame = self.frames[at]
        while frame not in self.snapshots:
            missing.append(frame)
            frame = self.parent[frame]
        state = self.snapshots[frame].copy()
        game, pacer = self.table.game, Pacer()
        for next_ in reversed(missing):
            game.apply(state, game.parse(self.history.record(next_ - 1).body))
            if self.entries[next_] % SNAPSHOT_EVERY == 0:
                self.snapshots[next_] = state.copy()
            await pacer.pause_if_due()
        return state

    async def standings(self) -> Standings:
        """How the points went, record by record; what was taken back is part of it."""
        game, pacer = self.table.game, Pacer()
        state, shown = self.snapshots[0].copy(), 0
        frames = self.frames[:]  # others may take in more meanwhile
        for frame, before in list(self.parent.items()):
            if frame in self.points:
                continue
            if shown != before:
                state = await self.state(before)
            game.apply(state, game.parse(self.history.record(frame - 1).body))
            self.points[frame], shown = self.table.game.standing(state), frame
            await pacer.pause_if_due()
        found = [Standing(0, self.points[0])]
        for at, frame in enumerate(frames):
            if self.points[frame] != found[-1].points:
                found.append(Standing(at, self.points[frame]))
        return Standings(len(frames) - 1, found)

    def journal(self, at: int) -> Journal:
        """The game up to a position, for a file or for another table; without its seed."""
        records = [self.history.record(frame - 1) for frame in self.path_to(at)]
        game = self.table.game
        entries = [Entry(n, r.seat, r.body) for n, r in enumerate(records)]
        begun = self.table.progress.header
        header = Header(
            game.name, game.rules_version, game.setup_data(), begun.seats, position=begun.position
        )
        return Journal(header, entries)

    def played(self) -> Played:
        """The game as it stands, without what was taken back."""
        before = [frame - 1 for frame in self.path_to(self.n)]
        return Played(self.table.id, self.table.game, self.journal(self.n), before, self.n)

    async def show(self, at: int, viewer: str, since: int | None) -> Replay:
        """A position for a viewer who may see it; `since` leaves out what he has seen before."""
        table, game, row = self.table, self.table.game, self.table.row
        all_records, outcome = self.n, self.outcome
        state = await self.state(at)
        seats = seats_of(viewer, game.seats)
        viewers = [SPECTATOR, *seats] if viewer == FULL else seats or [SPECTATOR]
        happened: list[Happened] = []
        pacer = Pacer()
        for n in range(since or 0, at):
            applied = self.history[n]
            seen = table.visible_record(applied, seats)
            happened.append(replace(seen, body=applied.record.body) if viewer == FULL else seen)
            await pacer.pause_if_due()
        first = since is None
        infos: list[RecordInfo] = []
        for n in range(all_records if first else 0):
            record = self.history.record(n)
            infos.append(RecordInfo(n, record.kind, record.seat, record.at))
            await pacer.pause_if_due()
        return Replay(
            row.id,
            row.game,
            row.title,
            row.phase,
            all_records,
            at,
            viewer,
            f"/api/tables/{row.id}/replay?at={at}&as={viewer}",
            happened,
            {v: game.view(state, None if v == SPECTATOR else v).data() for v in viewers},
            self.deciding(state, at),
            outcome if at == all_records else None,
            infos if first else None,
            vocabulary(game) if first else None,
            game.describe() if first else None,
            words_to_send(game.setup_data()) if first else None,
        )

    def deciding(self, state: State, at: int) -> Deciding | None:
        """Whose decision followed, unless it was chance's."""
        decision = self.table.game.decision(state)
        if decision is None or decision.seat == CHANCE:
            return None
        since = self.history.record(at - 1).at if at else self.table.row.created
        about: list[Argument] = [*self.table.game.subject(state)]
        return Deciding(decision.seat, decision.step, decision.law, since, about)


def seats_of(viewer: str, seats: int) -> list[int]:
    """The seats whose eyes a viewer has."""
    if viewer == SPECTATORS:
        return []
    return list(range(seats)) if viewer == FULL else [int(viewer)]


def check_viewer(table: Table, person: Person | None, viewer: str) -> None:
    """While a game runs one has one's own eyes or a spectator's; after the end, or on a board to try things
    out, everybody's.
    """
    if table.row.phase == OPEN:
        raise LichtungError("table-not-started", "table")
    if viewer == SPECTATORS:
        return
    over = table.row.phase == FINISHED or tries_out(table, person)
    if viewer == FULL:
        if not over:
            raise LichtungError("game-not-over", "as")
        return
    if not (viewer.isascii() and viewer.isdigit() and len(viewer) <= 2):
        raise LichtungError("replay-as", "as", value=viewer)
    seat = int(viewer)
    if seat >= table.game.seats:
        raise LichtungError("seat-unknown", "as", seat=seat)
    if not over and (person is None or table.row.seats[seat].person != person.id):
        raise LichtungError("not-your-seat", "as", seat=seat)
    if not table.eyes([seat]):
        raise LichtungError("seat-taken-over", "as", seat=seat)


class TimelineCache:
    """The timelines that were looked at last, of tables in memory: they hold the whole table."""

    def __init__(self, most: int = MAX_TIMELINES) -> None:
        self.most = most
        self.timelines: OrderedDict[str, Timeline] = OrderedDict()

    def get(self, table: Table) -> Timeline:
        """The timeline of a table up to now."""
        timeline = self.timelines.get(table.id)
        if timeline is None or timeline.history is not table.history:  # the table has been read anew since
            timeline = self.timelines[table.id] = Timeline(table)
        self.timelines.move_to_end(table.id)
        while len(self.timelines) > self.most:
            self.timelines.popitem(last=False)
        timeline.catch_up()
        return timeline

    def forget(self, table_id: str) -> None:
        """A table leaves the memory."""
        self.timelines.pop(table_id, None)
