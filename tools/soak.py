"""Hours of coming and going on a server of its own: does its memory stay flat?

People come from many addresses, make tables, play, are watched and looked up; some games end, some people
resign, some just leave. Nobody comes twice. Limits are on, as on a server for everybody. Each minute's memory
is a line of a table (CSV); the line through what follows the warm-up says what an hour adds.

A process keeps most of what it has ever needed at once, so its memory follows the busiest moment so far.
The pace is fixed, far below what a busy machine carries: so many tables at a time, so many moves a second
at each. The busiest moment belongs to the warm-up, in which there are half as many tables more. What a leak
would take does not show in memory that lies free, so the blocks that are in use are judged as well, at
equal numbers of tables in memory. What a machine that stands still misses is not made up for, and the
report says how much that was.
"""

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Protocol

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
import numpy as np
from websockets.exceptions import WebSocketException

from tools.bench_server import Crowd, Game, Player, RefusedError, build_of_rules, play, private_memory

MINUTE = 60.0
ADDRESSES = 200  # that people come from
MOST_GROWTH = 0.02  # of the memory in an hour
BUSIER = 1.5  # as many tables while it warms up
MOST_MISSED = 0.02  # of the beats: more, and the pace was not the machine's
PATIENCE = 600.0  # seconds for an answer: the machine may stand still for a while
TROUBLES = (OSError, httpx.HTTPError, WebSocketException, RefusedError)


@dataclass
class Sample:
    """One minute."""

    minute: int
    server_kb: int
    blocks: int  # of the server's memory that are in use
    workers_kb: int  # where agents think
    rooms: int  # tables in memory
    sockets: int
    tables: int  # so far, as all that follows
    moves: int
    missed: int  # beats at which nobody could move, because the machine was late
    finished: int
    resigned: int
    left: int
    troubles: int


@dataclass
class Counts:
    """What has happened so far."""

    tables: int = 0
    moves: int = 0
    missed: int = 0
    finished: int = 0
    resigned: int = 0
    left: int = 0
    troubles: int = 0
    seen: list[str] = field(default_factory=list)  # the first troubles


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in listed.read_text(encoding="ascii").split()]
    return found


class Minute(Protocol):
    """What of a minute says how memory grows."""

    @property
    def minute(self) -> int: ...

    @property
    def server_kb(self) -> int: ...


def growth(samples: Sequence[Minute]) -> tuple[float, float]:
    """What an hour adds to the server's memory, in kB and as a part of it."""
    minutes = [sample.minute for sample in samples]
    memory = [sample.server_kb for sample in samples]
    slope = statistics.linear_regression(minutes, memory).slope * 60
    return slope, slope / statistics.fmean(memory)


def growth_in_use(samples: Sequence[Sample]) -> float:
    """What an hour adds to the blocks in use, as a part of them, beside what tables in memory account for."""
    known = np.array([(1.0, sample.rooms, sample.minute / 60) for sample in samples])
    blocks = np.array([float(sample.blocks) for sample in samples])
    return float(np.linalg.lstsq(known, blocks, rcond=None)[0][2] / blocks.mean())


def next_beat(due: float, now: float, beat: float) -> tuple[float, int]:
    """When the next move is due, and how many before it nobody can make any more."""
    missed = max(0, int((now - due - beat) / beat))
    return due + (1 + missed) * beat, missed


class Soak:
    """Many visits after one another, some at the same time."""

    def __init__(self, servers: dict[int, int], options: argparse.Namespace) -> None:
        self.servers = servers
        self.options = options
        self.rng = random.Random(2026)
        self.counts = Counts()
        self.samples: list[Sample] = []
        self.visitors = 0

    async def visits(self, until: int) -> None:
        """A place at which there is always somebody, up to a minute."""
        while len(self.samples) < until:
            self.visitors += 1
            number = self.visitors
            await self.pause()
            crowd = Crowd(self.servers, self.options, f"127.0.1.{number % ADDRESSES + 1}", PATIENCE)
            try:
                await self.visit(crowd, number)
            except TROUBLES as error:
                self.trouble(repr(error))
            finally:
                for task in crowd.tasks:
                    task.cancel()
                await asyncio.gather(*crowd.tasks, return_exceptions=True)
                await crowd.http.aclose()
            for said in (*crowd.figures.refused, *crowd.figures.closed):
                self.trouble(said)

    async def pause(self) -> None:
        """Nobody does anything while there is a file that says so: somebody measures something else."""
        while self.options.pause is not None and self.options.pause.exists():
            await asyncio.sleep(1)

    def trouble(self, said: str) -> None:
        self.counts.troubles += 1
        if len(self.counts.seen) < 10:
            self.counts.seen.append(said)

    async def visit(self, crowd: Crowd, number: int) -> None:
        """One table from its making to its end, or to where its people have had enough."""
        game = await (self.with_agent(crowd) if number % 5 == 0 else crowd.make(number))
        self.counts.tables += 1
        for wanted in ("/api/tables", "/api/replays", "/api/games"):
            await crowd.http.get(wanted)
        patience = int(self.rng.expovariate(1 / self.options.moves)) + 5
        beat = 1 / self.options.rate
        due = time.monotonic() + self.rng.random() * beat
        while game.moves < patience and not game.over:
            await asyncio.sleep(due - time.monotonic())
            if self.options.pause is not None and self.options.pause.exists():
                await self.pause()
                due = time.monotonic() + self.rng.random() * beat
            before, late = game.moves, crowd.figures.late
            await game.move(crowd.figures, self.rng)
            due, missed = next_beat(due, time.monotonic(), beat)
            self.counts.moves += game.moves - before
            self.counts.missed += missed + crowd.figures.late - late
            if game.moves % 40 == 20:
                await crowd.join(Player(game, []), None)
        await asyncio.sleep(1)
        game.closing = True
        if not game.over and self.rng.random() < 0.5 and game.turn is not None:
            await self.resign(game, game.turn)
        elif game.over:
            self.counts.finished += 1
            await crowd.http.get(f"/api/tables/{game.table}/replay?at={game.n // 2}")
            await crowd.http.get(f"/api/tables/{game.table}/journal")
        else:
            self.counts.left += 1
            for socket in crowd.sockets[::2]:  # without a word, as a line that breaks
                socket.transport.abort()

    async def resign(self, game: Game, player: Player) -> None:
        message = {"type": "resign", "key": game.table, "base": game.next_n, "seat": game.seat}
        if player.socket is not None:
            await player.socket.send(msgspec.json.encode(message).decode())
            await asyncio.sleep(1)
            self.counts.resigned += 1

    async def with_agent(self, crowd: Crowd) -> Game:
        """Somebody plays against an agent."""
        token = (await crowd.post(None, "/api/guest", {"name": "Di"}))["token"]
        wish = {"game": "heirs", "seats": ["me", self.options.agent], "public": True}
        table = (await crowd.post(token, "/api/tables", wish))["id"]
        game = Game(table)
        await crowd.join(Player(game, [0]), token)
        await crowd.post(token, f"/api/tables/{table}/begin")
        return game

    async def sample(self, http: httpx.AsyncClient, minute: int) -> Sample:
        told = {}
        for line in (await http.get("/metrics")).text.splitlines():
            name, _, value = line.rpartition(" ")
            told[name] = value
        [pid] = self.servers.values()
        counts = {name: value for name, value in asdict(self.counts).items() if name != "seen"}
        return Sample(
            minute=minute,
            server_kb=private_memory(pid),
            blocks=int(float(told["lichtung_blocks"])),
            workers_kb=sum(map(private_memory, children(pid))),
            rooms=int(float(told["lichtung_rooms"])),
            sockets=int(float(told["lichtung_connections"])),
            **counts,
        )

    async def run(self) -> None:
        """Minutes are counted, so that one in which the machine stood still counts once."""
        tables, warm = self.options.tables, self.options.warm
        busiest = round(tables * BUSIER)
        last = [self.options.minutes] * tables + [warm * 2 // 3] * (busiest - tables)
        visiting = [asyncio.create_task(self.visits(until)) for until in last]
        [port] = self.servers
        with self.options.into.open("w", encoding="utf-8") as file:
            file.write(",".join(one.name for one in fields(Sample)) + "\n")
            address = f"http://127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as http:
                for minute in range(1, self.options.minutes + 1):
                    await asyncio.sleep(MINUTE)
                    await self.pause()
                    self.samples.append(await self.sample(http, minute))
                    file.write(",".join(str(value) for value in asdict(self.samples[-1]).values()) + "\n")
                    file.flush()
                    for task in visiting:
                        if task.done():
                            task.result()  # whatever stopped it stops the whole
        for task in visiting:
            task.cancel()
        await asyncio.gather(*visiting, return_exceptions=True)


def report(soak: Soak, warm: int) -> bool:
    """Print what came of it; whether the memory stayed flat."""
    end = soak.samples[-1]
    slope, part = growth(soak.samples[warm:])
    in_use = growth_in_use(soak.samples[warm:])
    flat = part <= MOST_GROWTH and in_use <= MOST_GROWTH
    print(
        f"{end.minute} minutes, {build_of_rules()} rules: {end.tables} tables, {end.moves} moves, "
        f"{end.finished} games over, {end.resigned} resigned, {end.left} left; "
        f"{end.troubles} troubles {soak.counts.seen}"
    )
    beats, minutes = (
        end.moves + end.missed,
        [later.moves - one.moves for one, later in pairwise(soak.samples[warm:])],
    )
    kept = end.missed <= MOST_MISSED * beats
    print(
        f"{'pace':14} {min(minutes)} to {max(minutes)} moves a minute after {warm} minutes; "
        f"{end.missed} of {beats} beats missed{'' if kept else ': COULD NOT KEEP ITS PACE'}"
    )
    for name in ("server_kb", "workers_kb"):
        values = [getattr(sample, name) / 1000 for sample in soak.samples[warm:]]
        low, high, last = min(values), max(values), values[-1]
        print(f"{name:14} {low:.1f} to {high:.1f} MB after {warm} minutes, at last {last:.1f}")
    print(
        f"{'held' if flat else 'FAILED':14} flat memory: an hour adds {slope / 1000:+.2f} MB ({part:+.1%}), "
        f"and {in_use:+.1%} to what is in use"
    )
    return flat


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=120)
    parser.add_argument("--warm", type=int, default=30, help="minutes that are not judged")
    parser.add_argument("--tables", type=int, default=20, help="at a time")
    parser.add_argument("--moves", type=int, default=80, help="after which people have had enough")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second and table")
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--pause", type=Path, help="nothing happens while this file exists")
    parser.add_argument("--into", type=Path, default=Path("soak.csv"), help="the table of the minutes")
    options = parser.parse_args()
    # What a server of the load test is told.
    options.processes, options.spectators, options.limits = 1, 1, True
    options.database = options.bus = options.profile = ""
    told: list[Soak] = []

    async def story(crowd: Crowd) -> None:
        told.append(Soak(dict(zip(crowd.ports, crowd.servers, strict=True)), options))
        await told[0].run()

    play(options, story)
    sys.exit(0 if report(told[0], min(options.warm, options.minutes - 2)) else 1)


if __name__ == "__main__":
    main()
