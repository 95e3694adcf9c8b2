"""Load for a server on this machine: many games at once, their players on sockets, moves at a steady pace.

The server runs in a process of its own, the load generator beside it in this one. Half of the games are The
Two Heirs, half Root in several mixes; two people play each. A move is sent when its time has come, however
long the answer to the last one took, so that a slow server does not slow its own measurement.

It judges itself (`verdict.py`): by the processor's time for a move, the longest stretch of work on the
server's loop and its queues, which do not depend on what else the machine does; and by latency. It says how
late it was itself, too: whatever it hears then seems to have taken as long.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import signal
import socket as sockets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lichtung.server.operations.metrics import Stretches
from lichtung.server.web.lines import raise_file_limit
from tools.growth import Measured, chart, page
from tools.verdict import Limits, Load, is_fine, judge, told, what_was_busy, yardstick

HEIRS: tuple[str, dict[str, Any], int] = ("heirs", {}, 2)
ROOT: list[tuple[str, dict[str, Any], int]] = [
    ("root", {"factions": ["marquise", "eyrie"]}, 2),
    ("root", {"factions": ["alliance", "vagabond"]}, 2),
    ("root", {"factions": ["cult", "riverfolk"]}, 2),
    ("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}, 4),
]
TOGETHER = 20  # requests at once while tables are made


class RefusedError(SystemExit):
    """The server would not do something without which there is no load."""


class Deciding(msgspec.Struct):
    seat: int


class Heard(msgspec.Struct):
    """What the generator reads of any message."""

    type: str
    n: int = 0
    key: str = ""
    legal: list[list[int]] = []
    deciding: Deciding | None = None
    outcome: Any = None


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What was measured, in seconds."""

    done: list[float] = field(default_factory=list)  # act -> done
    seen: list[float] = field(default_factory=list)  # act -> the update, at every player
    frames: int = 0
    bytes: int = 0
    sent: int = 0
    watched: int = 0  # updates for spectators
    late: int = 0  # moves whose time came before the last one was answered
    delays: list[float] = field(default_factory=list)  # of the moves that were sent, behind their time
    finished: int = 0
    refused: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)

    def clear(self) -> None:
        self.done.clear()
        self.seen.clear()
        self.delays.clear()
        self.frames = self.bytes = self.watched = self.sent = self.late = self.finished = 0


class Player:
    """A socket at a table and the seats behind it."""

    def __init__(self, game: "Game", seats: list[int]) -> None:
        self.game = game
        self.seats = seats
        self.socket: ClientConnection | None = None

    async def listen(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        await socket.send('{"type":"hello"}')
        try:
            while True:
                text = await socket.recv()
                now = time.perf_counter()
                figures.frames += 1
                figures.bytes += len(text)
                self.game.hear(self, read(text), now, figures)
        except ConnectionClosed as error:
            if not self.game.closing:
                figures.closed.append(str(error))
        finally:
            await socket.close()


class Game:
    """One table: who has to decide what, and the move that is under way."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.n = 0
        self.next_n = 0
        self.turn: Player | None = None
        self.seat = 0
        self.legal: list[list[int]] = []
        self.moves = 0
        self.sent_at = 0.0
        self.waiting = ""  # the key of the move that has not been answered
        self.over = False
        self.closing = False

    def hear(self, player: Player, message: Heard, now: float, figures: Figures) -> None:
        if message.type == "update":
            if not player.seats:
                figures.watched += 1
            elif message.n > self.n and self.sent_at:
                figures.seen.append(now - self.sent_at)
            self.over = self.over or message.outcome is not None
            if message.legal and message.deciding is not None:
                self.turn, self.seat, self.legal = player, message.deciding.seat, message.legal
                self.next_n = message.n
        elif message.type == "done":
            figures.done.append(now - self.sent_at)
            self.waiting = ""
        elif message.type in ("refused", "stale", "trouble"):
            figures.refused.append(message.type)
            self.waiting = ""

    async def move(self, figures: Figures, rng: random.Random) -> None:
        socket = None if self.turn is None else self.turn.socket
        if socket is None:
            figures.late += bool(self.waiting)
            return
        action = rng.choice(self.legal)
        self.turn = None
        self.moves += 1
        self.n = self.next_n
        self.waiting = f"{self.table}-{self.moves:06}"[-60:]
        message = {"type": "act", "key": self.waiting, "base": self.n, "seat": self.seat, "action": action}
        figures.sent += 1
        self.sent_at = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await socket.send(msgspec.json.encode(message).decode())


def cpu_seconds(pid: int) -> float:
    """User and system time of a process; not everywhere can it be read."""
    try:
        parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def queued_seconds(pid: int) -> float:
    """How long the threads of a process were ready and had to wait for a processor, because of others."""
    waited = 0
    for task in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            waited += int(task.read_text(encoding="ascii").split()[1])
    return waited / 1e9


class Used:
    """The time of the processors that servers and generator take between two moments."""

    def __init__(self, servers: list[int]) -> None:
        self.processes = servers
        self.server = -sum(map(cpu_seconds, servers))
        self.queued = -sum(map(queued_seconds, servers))
        self.generator = -time.process_time()
        self.passed = -time.perf_counter()

    def stop(self) -> None:
        self.server += sum(map(cpu_seconds, self.processes))
        self.queued += sum(map(queued_seconds, self.processes))
        self.generator += time.process_time()
        self.passed += time.perf_counter()


class Inside:
    """What the server says of itself meanwhile: the longest stretch of its loop, queues, and commits."""

    STRETCH, LATE = "lichtung_loop_stretch_seconds", "lichtung_loop_late_seconds"
    QUEUES = tuple(f'lichtung_waiting{{queue="{queue}"}}' for queue in ("commit", "agent", "listener"))
    COMMITTING, COMMITS = "lichtung_commit_seconds_sum", "lichtung_commit_seconds_count"

    def __init__(self) -> None:
        self.most: dict[str, float] = {}  # by what is measured
        self.first: dict[tuple[int, str], float] = {}  # by port and what is measured: when it began
        self.last: dict[tuple[int, str], float] = {}
        self.own = Stretches()  # of whoever measures
        self.own_longest = 0.0

    async def watch(self, http: httpx.AsyncClient, ports: list[int]) -> None:
        while True:
            await asyncio.sleep(1)
            for port in ports:
                answer = await http.get(f"http://127.0.0.1:{port}/metrics")
                self.hear(port, answer.text)
            self.own_longest = max(self.own_longest, self.own.longest)

    def hear(self, port: int, text: str) -> None:
        """What one process says."""
        for line in text.splitlines():
            name, _, value = line.rpartition(" ")
            if name in (self.STRETCH, self.LATE, *self.QUEUES):
                self.most[name] = max(self.most.get(name, 0.0), float(value))
            elif name in (self.COMMITTING, self.COMMITS):
                self.first.setdefault((port, name), float(value))
                self.last[port, name] = float(value)

    @property
    def stretch(self) -> float:
        return self.most.get(self.STRETCH, 0.0)

    @property
    def late(self) -> float:
        return self.most.get(self.LATE, 0.0)

    @property
    def queues(self) -> list[int]:
        return [int(self.most.get(name, 0.0)) for name in self.QUEUES]

    @property
    def commit(self) -> float:
        """Seconds that one commit took, with the flush of the disk."""
        return self.grown(self.COMMITTING) / max(1.0, self.grown(self.COMMITS))

    def grown(self, name: str) -> float:
        """By how much, of all processes together."""
        return sum(value - self.first[key] for key, value in self.last.items() if key[1] == name)


class Crowd:
    """Everybody who comes to the server: of several processes to any one of them."""

    def __init__(
        self, servers: dict[int, int], options: argparse.Namespace, come_from: str = "", patience: float = 60
    ) -> None:
        self.ports = list(servers)
        self.port = self.ports[0]
        self.servers = list(servers.values())
        self.options = options
        self.used = Used(self.servers)
        self.memory = 0.0  # MB at most
        self.rng = random.Random(2026)
        self.figures = Figures()
        self.inside = Inside()
        self.tasks: list[asyncio.Task[None]] = []  # that listen, one for each socket
        self.sockets: list[ClientConnection] = []
        self.gate = asyncio.Semaphore(TOGETHER)
        self.patience = patience  # seconds for an answer
        self.come_from = come_from  # an address of this machine; none: its usual one
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            transport=httpx.AsyncHTTPTransport(local_address=come_from or None),
            timeout=patience,
        )

    async def post(self, token: str | None, path: str, data: Any = None) -> Any:
        if token is None:
            headers = {"origin": f"http://127.0.0.1:{self.port}"}
        else:
            headers = {"authorization": f"Bearer {token}"}
        response = await self.http.post(path, json=data, headers=headers)
        if response.status_code >= 300:
            raise RefusedError(f"{path}: {response.status_code} {response.text}")
        return response.json()

    async def make(self, number: int) -> Game:
        """A table with two people, whose sockets listen."""
        name, setup, seats = HEIRS if number % 2 == 0 else ROOT[number // 2 % len(ROOT)]
        async with self.gate:
            tokens = [(await self.post(None, "/api/guest", {"name": who}))["token"] for who in ("Ada", "Bo")]
            wish = {"game": name, "setup": setup, "public": True}
            table = (await self.post(tokens[0], "/api/tables", wish))["id"]
            for seat in range(seats):
                await self.post(tokens[seat % 2], f"/api/tables/{table}/seats/{seat}")
            game = Game(table)
            for place, token in enumerate(tokens):
                await self.join(Player(game, list(range(place, seats, 2))), token)
            for _ in range(self.options.spectators):
                await self.join(Player(game, []), None)
            await self.post(tokens[0], f"/api/tables/{table}/begin")
        return game

    async def join(self, player: Player, token: str | None) -> None:
        socket = await self.connect(player.game.table, token)
        self.sockets.append(socket)
        self.tasks.append(asyncio.create_task(player.listen(socket, self.figures)))

    async def connect(self, table: str, token: str | None) -> ClientConnection:
        """A socket at a table on which nothing has been said."""
        port = self.rng.choice(self.ports)
        address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        if token is None:
            headers = {"origin": f"http://127.0.0.1:{port}"}
        else:
            headers = {"authorization": f"Bearer {token}"}
        return await connect(
            address,
            additional_headers=headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            proxy=None,
            open_timeout=self.patience,
            local_addr=(self.come_from, 0) if self.come_from else None,
        )

    async def make_agents(self) -> None:
        """A table that only agents play, as fast as they think."""
        token = (await self.post(None, "/api/guest", {"name": "Cy"}))["token"]
        wish = {"game": "root", "setup": ROOT[3][1], "seats": [self.options.agent] * 4, "public": True}
        table = (await self.post(token, "/api/tables", wish))["id"]
        await self.join(Player(Game(table), []), None)  # agents play on only while somebody looks
        await self.post(token, f"/api/tables/{table}/begin")

    async def play(self, game: Game, number: int, until: float) -> None:
        """A move at each beat; a finished game is followed by a new one."""
        beat = 1 / self.options.rate
        due = time.perf_counter() + self.rng.random() * beat
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            if game.over:
                self.figures.finished += 1
                game.closing = True
                game = await self.make(number)
                due = time.perf_counter()
            self.figures.delays.append(max(0.0, time.perf_counter() - due))
            await game.move(self.figures, self.rng)
            due += beat
        game.closing = True

    async def run(self) -> None:
        games = await asyncio.gather(*[self.make(number) for number in range(self.options.games)])
        for _ in range(self.options.agents):
            await self.make_agents()
        gc.collect()  # what a look for garbage takes here would be measured as the server's
        gc.freeze()
        gc.disable()
        own = asyncio.create_task(self.inside.own.watch())
        warm = min(12.0, self.options.seconds / 2)  # what the server says of itself goes back ten seconds
        until = time.perf_counter() + warm + self.options.seconds
        playing = [asyncio.create_task(self.play(game, i, until)) for i, game in enumerate(games)]
        await asyncio.sleep(warm)
        self.figures.clear()  # the first seconds warm up and are not counted
        if self.options.profile:
            os.kill(self.servers[0], signal.SIGUSR1)
        self.used = Used(self.servers)
        inside = asyncio.create_task(self.inside.watch(self.http, self.ports))
        await asyncio.gather(*playing)
        self.used.stop()
        self.memory = sum(map(most_memory, self.servers)) / 1000
        inside.cancel()
        own.cancel()
        gc.enable()
        await asyncio.sleep(1)
        for task in self.tasks:
            task.cancel()
        await self.http.aclose()


# --- The server's process


def serve(options: argparse.Namespace) -> None:
    """In the server's own process, perhaps with a profile of all that its loop does."""
    from lichtung.server import run
    from lichtung.server.config import Config
    from lichtung.server.operations import logs

    logs.configure_logging("warning")
    config = Config(
        data=Path(options.data),
        port=options.port,
        database=options.database,
        bus=options.bus,
        limits=options.limits,
        workers=1,
        log_level="warning",
    )
    if not options.profile:
        run.serve(config, lambda address: None)
        return
    import cProfile

    profile = cProfile.Profile(time.thread_time)  # a busy machine does not change what it says
    signal.signal(signal.SIGUSR1, lambda *_: profile.enable())  # when what is measured begins
    run.serve(config, lambda address: None)
    profile.disable()
    profile.dump_stats(options.profile)


def started(options: argparse.Namespace, folder: str) -> tuple[subprocess.Popen[bytes], int]:
    """The server, ready to be asked."""
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, __file__, "--serve", "--port", str(port), "--data", folder]
    command += ["--database", options.database, "--bus", options.bus]
    if options.limits:
        command += ["--limits"]
    if options.profile:
        command += ["--profile", options.profile]
    process = subprocess.Popen(command)
    for _ in range(300):
        if process.poll() is not None:
            raise SystemExit("the server did not start")
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False).status_code == 200:
                return process, port
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


def most_memory(pid: int) -> int:
    """The largest resident size so far in kB."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1])
    return 0


def line_of(name: str, values: list[float]) -> str:
    if not values:
        return f"{name:14} nothing measured"
    values.sort()
    places = [values[min(len(values) - 1, int(len(values) * share))] for share in (0.5, 0.9, 0.99, 0.999)]
    p50, p90, p99, p999 = [value * 1000 for value in places]
    return (
        f"{name:14} p50 {p50:7.2f}  p90 {p90:7.2f}  p99 {p99:7.2f}  p99.9 {p999:7.2f}  "
        f"max {values[-1] * 1000:7.2f}  mean {statistics.fmean(values) * 1000:7.2f} ms, {len(values)} values"
    )


def build_of_rules() -> str:
    from lichtung.kernel import frames

    return "plain" if str(frames.__file__).endswith(".py") else "compiled"


def place_of(values: list[float], share: float) -> float:
    """The value below which so many of them are, in milliseconds."""
    return sorted(values)[int(len(values) * share)] * 1000 if values else 0.0


def limits_of(options: argparse.Namespace) -> Limits:
    return Limits(cost=options.most_ms, stretch=options.most_stretch, p99=options.most_p99)


def load_of(crowd: Crowd, options: argparse.Namespace) -> Load:
    """The figures that are judged."""
    found, used, inside = crowd.figures, crowd.used, crowd.inside
    changes, _, unread = inside.queues
    return Load(
        wanted=options.games * options.rate * used.passed,
        moves=found.sent,
        errors=len(found.refused) + len(found.closed),
        processor=used.server * 1000,
        queued=used.queued * 1000,
        p99=place_of(found.done, 0.99),
        stretch=inside.stretch * 1000,
        changes=changes,
        unread=unread,
        commit=inside.commit * 1000,
        late=place_of(found.delays, 0.99),
    )


def report(crowd: Crowd, options: argparse.Namespace) -> bool:
    """Print the figures; whether nothing went wrong."""
    found, used, inside = crowd.figures, crowd.used, crowd.inside
    load = load_of(crowd, options)
    print(
        f"{options.games} games, {2 * options.games} players, {options.spectators} spectators a game, "
        f"{options.agents} tables of agents; {options.rate:g} moves a second and game, "
        f"{build_of_rules()} rules, processes: {len(crowd.servers)}"
    )
    print(f"MOVES A SECOND OF PROCESSOR AND CORE: {load.headline:.0f}  ({load.cost:.2f} ms a move)")
    print(line_of("act to done", found.done))
    print(line_of("act to update", found.seen))
    print(
        f"moves          {found.sent} sent, {found.sent / used.passed:.1f}/s, {found.late} too late, "
        f"{found.finished} games finished; {found.frames} frames ({found.watched} updates for spectators), "
        f"{found.bytes / 1e6:.1f} MB received"
    )
    print(f"errors         {len(found.refused)} refused, {len(found.closed)} closed {found.closed[:3]}")
    print(f"server         {used.server / used.passed * 100:.0f} % of a core, {crowd.memory:.0f} MB at most")
    commits, agents, listeners = inside.queues
    print(
        f"loop           {load.stretch:.0f} ms of processor the longest stretch, {inside.late * 1000:.0f} ms "
        f"late by the clock at most; at most {commits} changes, {agents} agents' decisions and {listeners} "
        "messages of one listener waited"
    )
    print(
        f"generator      {used.generator / used.passed * 100:.0f} % of a core, "
        f"{inside.own_longest * 1000:.0f} ms of processor the longest stretch; one move of a hundred was "
        f"{load.late:.1f} ms late or more"
    )
    print(
        f"machine        the server waited {used.queued:.1f} s for a processor that others used; "
        f"{load.commit:.1f} ms a commit; {yardstick():.0f} ms for a fixed piece of work"
    )
    judged = judge(load, limits_of(options))
    print(told(judged))
    return is_fine(judged)


# --- Growth and memory


def measured(crowd: Crowd, options: argparse.Namespace) -> Measured:
    found, used = crowd.figures, crowd.used
    load = load_of(crowd, options)
    return Measured(
        games=options.games,
        processes=len(crowd.servers),
        moves=found.sent / used.passed,
        cost=load.cost,
        p50=place_of(found.done, 0.5),
        p99=load.p99,
        stretch=load.stretch,
        memory=crowd.memory,
        rules=build_of_rules(),
        alone=not what_was_busy(load, limits_of(options)),
    )


def grow(options: argparse.Namespace) -> bool:
    """Play with more and more games, then on two processes, and write chart and page."""
    counts = sorted({int(count) for count in options.growth.split(",")})
    fine, runs = True, []
    for options.games in counts:
        crowd = play(options)
        fine = report(crowd, options) and fine
        runs.append(measured(crowd, options))
    several: Measured | None = None
    options.games, options.processes = min(counts, key=lambda count: abs(count - 300)), 2
    with backends(options) as there:
        if there:
            crowd = play(options)
            fine = report(crowd, options) and fine
            several = measured(crowd, options)
        else:
            print("several processes: not measured, PostgreSQL and Valkey or Redis are not installed")
    folder = Path(options.into)
    (folder / "growth.svg").write_text(chart(runs), encoding="utf-8")
    (folder / "growth.md").write_text(page(runs, several, options.rate), encoding="utf-8")
    return fine


@contextlib.contextmanager
def backends(options: argparse.Namespace) -> Iterator[bool]:
    """A PostgreSQL and a Valkey of our own, which several processes need; whether they are installed."""
    from tests.server.backends import Postgres, Valkey, program

    if not program("postgres") or not (program("valkey-server") or program("redis-server")):
        yield False
        return
    with contextlib.closing(Postgres()) as postgres, contextlib.closing(Valkey()) as valkey:
        options.database, options.bus = postgres.url, valkey.url
        yield True
        options.database = options.bus = ""


def private_memory(pid: int) -> int:
    """What a process has for itself, in kB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Private_Dirty"):
            return int(line.split()[1])
    return 0


async def idle(crowd: Crowd) -> None:
    """What the sockets of spectators cost who only look."""
    game = await crowd.make(0)
    for _ in range(100):  # what the first ones bring with them stays
        await crowd.join(Player(game, []), None)
    await asyncio.sleep(2)
    before = private_memory(crowd.servers[0])
    for _ in range(crowd.options.idle):
        await crowd.join(Player(game, []), None)
    await asyncio.sleep(2)
    grown = private_memory(crowd.servers[0]) - before
    print(f"an idle spectator's socket: {grown / crowd.options.idle:.1f} kB, of {crowd.options.idle}")
    for task in crowd.tasks:
        task.cancel()
    await crowd.http.aclose()


# --- The command


def play(options: argparse.Namespace, story: Callable[[Crowd], Awaitable[None]] = Crowd.run) -> Crowd:
    """Servers of our own, and the crowd when it has done what it came for."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        servers: dict[int, int] = {}
        for number in range(options.processes):
            process, port = started(options, f"{folder}/{number}")
            running.callback(ended, process)
            servers[port] = process.pid
        return asyncio.run(attend(servers, options, story))


def ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(10)
    process.kill()


async def attend(
    servers: dict[int, int], options: argparse.Namespace, story: Callable[[Crowd], Awaitable[None]]
) -> Crowd:
    crowd = Crowd(servers, options)
    await story(crowd)
    return crowd


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=1, help="moves a second and game")
    parser.add_argument("--spectators", type=int, default=0, help="of each game")
    parser.add_argument("--agents", type=int, default=0, help="tables that agents play meanwhile")
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--most-ms", type=float, default=2.5, help="of processor a move")
    parser.add_argument("--most-stretch", type=float, default=50, help="ms of processor without a pause")
    parser.add_argument("--most-p99", type=float, default=50, help="ms from a move to its answer")
    parser.add_argument("--profile", default="", help="write a profile of the server into this file")
    parser.add_argument("--processes", type=int, default=1, help="that serve together, on PostgreSQL")
    parser.add_argument("--growth", default="", help="numbers of games, in turn: 100,300,1000,3000")
    parser.add_argument("--into", default="docs", help="the folder for chart and page of the growth")
    parser.add_argument("--idle", type=int, default=0, help="only measure the memory of so many idle sockets")
    parser.add_argument("--database", default="", help=argparse.SUPPRESS)
    parser.add_argument("--bus", default="", help=argparse.SUPPRESS)
    parser.add_argument("--limits", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--data", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options)
        return
    raise_file_limit()
    if options.growth:
        sys.exit(0 if grow(options) else 1)
    if options.idle:
        play(options, idle)
        return
    if options.processes == 1:
        fine = report(play(options), options)
    else:
        with backends(options) as there:
            if not there:
                sys.exit("several processes need PostgreSQL, and Valkey or Redis")
            fine = report(play(options), options)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
