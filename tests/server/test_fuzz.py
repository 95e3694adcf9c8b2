"""Bad frames of every kind: typed answers, no exception, nothing changes at the table. T14"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.server.live.socket import decode
from lichtung.server.tables.protocol import Act, ClientMessage, Command, ServerMessage
from lichtung.server.tables.table import Table
from tests.server.desk import Desk, Seated, open_desk
from tests.server.mutants import mutant, valid_messages

BATCH = 40  # frames before the answers are read: fewer than a slow listener may leave unread
MOST_LINES = 60  # of the chat: a mutant may be a good line
SEATS = (0, 1)
answer = msgspec.json.Decoder(ServerMessage)
GAMES: list[tuple[str, dict[str, Any]]] = [("heirs", {}), ("root", {"factions": ["alliance", "riverfolk"]})]


class Complaints(logging.Handler):
    """Everything that anybody logged as an error, and exceptions that nobody caught."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.found.append(record.getMessage())

    def handle_loop(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.found.append(str(context))


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    handler = Complaints()
    names = ("", "uvicorn", "uvicorn.error", "asyncio", "websockets")
    for name in names:
        logging.getLogger(name).addHandler(handler)
    yield handler
    for name in names:
        logging.getLogger(name).removeHandler(handler)


def is_good(frame: str, table: Table) -> bool:
    """Whether a frame is by chance a command that may change something."""
    try:
        message: ClientMessage = decode(frame)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return False
    if not isinstance(message, Command) or message.base != table.n or message.seat not in SEATS:
        return False
    if not isinstance(message, Act):
        return True
    codec, action = table.game.codec, message.action
    try:
        found = codec.parse(action) if isinstance(action, str) else codec.decode(action)
    except LichtungError:
        return False
    return found in table.game.actions(table.match.state)


class Attack:
    """One socket of somebody who has both seats, and the true table."""

    def __init__(self, seated: Seated, table: Table, rng: Random) -> None:
        self.seated = seated
        self.table = table
        self.rng = rng
        self.answers: Counter[str] = Counter()
        self.lines = 0
        self.number = 0

    def frames(self, count: int) -> list[str]:
        table, rng = self.table, self.rng
        legal = [list(a.code()) for a in table.game.actions(table.match.state)]
        found: list[str] = []
        while len(found) < count:
            frame = mutant(valid_messages(table.n, rng.choice(SEATS), legal, rng), rng)
            if is_good(frame, table) or (self.lines >= MOST_LINES and '"say' in frame):
                continue
            self.lines += '"say' in frame
            found.append(frame)
        return found

    async def send(self, count: int) -> None:
        """A batch of bad frames, then one whose answer shows that all have been read."""
        for frame in self.frames(count):
            await self.seated.socket.send(frame)
        self.number += 1
        last = f"sentinel-{self.number:09}"
        await self.seated.send(type="act", key=last, base=1_000_000, seat=0, action=[0])
        while True:
            text = await self.seated.frame()
            message = answer.decode(text)  # every answer is one of the types that we promise
            self.answers[type(message).__name__] += 1
            if getattr(message, "key", "") == last:
                return


@contextlib.asynccontextmanager
async def attacked(desk: Desk, game: str, setup: dict[str, Any], rng: Random) -> AsyncIterator[Attack]:
    ada = await desk.guest("Ada")
    table_id = await desk.started(ada, game, {0: ada, 1: ada}, setup=setup)
    async with desk.socket(table_id, ada) as seated:
        await seated.hello()
        table = desk.table(table_id)
        for _ in range(30):  # from the middle of a game
            legal = table.game.actions(table.match.state)
            deciding = table.deciding()
            assert deciding is not None
            key = await seated.act(table.n, deciding.seat, list(rng.choice(legal).code()))
            while (await seated.wait_for("done", "refused", "stale", "trouble"))["key"] != key:
                pass
        yield Attack(seated, table, rng)


async def fuzz(folder: Path, game: str, setup: dict[str, Any], frames: int, complaints: Complaints) -> None:
    asyncio.get_running_loop().set_exception_handler(complaints.handle_loop)
    async with open_desk(folder) as desk, attacked(desk, game, setup, Random(14)) as attack:
        table = attack.table
        before, records = state_hash(table.match.state), table.n
        stored = len(await desk.server.store.records(table.id))
        for batch in range(4 * frames // BATCH):
            # Few bad frames get as far as the rules; how many is luck, for nobody chooses a table's seed.
            if batch >= frames // BATCH and attack.answers["Refused"] > frames / 200:
                break
            await attack.send(BATCH)
        assert (table.n, state_hash(table.match.state)) == (records, before)
        assert len(await desk.server.store.records(table.id)) == stored
        assert attack.answers["Trouble"] > frames / 3
        assert attack.answers["Refused"] > frames / 200
        assert attack.answers["Done"] == 0
        await attack.seated.send(type="ping")
        await attack.seated.wait_for("pong")
        print(f"{frames} frames; answers: {dict(attack.answers)}")
    assert complaints.found == []


@pytest.mark.parametrize(("game", "setup"), GAMES, ids=["heirs", "root"])
def test_bad_frames_get_answers_and_change_nothing(
    tmp_path: Path, game: str, setup: dict[str, Any], complaints: Complaints
) -> None:
    asyncio.run(fuzz(tmp_path, game, setup, 3_000, complaints))


@pytest.mark.long
@pytest.mark.parametrize(("game", "setup"), GAMES, ids=["heirs", "root"])
def test_half_a_million_bad_frames_change_nothing(
    tmp_path: Path, game: str, setup: dict[str, Any], complaints: Complaints
) -> None:
    asyncio.run(fuzz(tmp_path, game, setup, 500_000, complaints))


def test_bytes_and_broken_text_end_the_connection_only(tmp_path: Path, complaints: Complaints) -> None:
    async def attack() -> None:
        rng = Random(15)
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            n = desk.table(table_id).n
            for turn in range(40):
                async with desk.socket(table_id, ada) as seated:
                    await seated.hello()
                    as_text = turn % 2 == 1  # then it is not UTF-8
                    await seated.socket.send(b"\xff" + rng.randbytes(40), text=as_text)
                    with pytest.raises(ConnectionClosed) as closed:
                        await seated.wait_for("pong")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == (1007 if as_text else 1008)
            assert desk.table(table_id).n == n
        assert complaints.found == []

    asyncio.run(attack())
