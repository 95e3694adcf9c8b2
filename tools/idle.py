"""An hour of thousands who only look: what does a socket cost, and is one lost?

The server runs in a process of its own, limits on; the sockets come from many addresses, as an address may
have a thousand, and look at tables at which nobody moves. The server asks each of them every fifteen seconds
whether it is still there. Somebody who has a seat says ping once a second meanwhile, and is answered.

Each minute is a line of a table (CSV). It judges itself: sockets that were lost, the server's memory for one
at the end and what an hour adds, and how long a ping takes, where the server had its processor.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection

from lichtung.server.web.lines import raise_file_limit
from tools.bench_server import Crowd, Game, Player, Used, build_of_rules, place_of, play, private_memory, read
from tools.soak import MINUTE, MOST_GROWTH, growth
from tools.verdict import QUEUED, Verdict, is_fine, told

WARM = 100  # sockets that come before the memory is looked at: what the first ones bring with them stays
WARM_MINUTES = 5  # that do not count for what an hour adds
PATIENCE = 120.0  # seconds for an answer
MOST_KB = 30.0  # a socket
MOST_P99 = 50.0  # ms for a ping


@dataclass(frozen=True)
class Sample:
    """One minute."""

    minute: int
    server_kb: int
    sockets: int  # as the server counts them
    lost: int  # so far
    p50: float  # of the minute's pings, in ms
    p99: float
    processor: float  # seconds that the server took
    queued: float  # that it waited for one


@dataclass(frozen=True)
class Found:
    """What the whole has shown."""

    asked: int  # idle sockets
    wanted: int  # all sockets that there should be, with those of the players
    here: int  # those at the end, as the server counts them
    lost: int
    first_kb: float  # of memory a socket, when all had come
    last_kb: float
    part: float  # of the memory, that an hour adds
    p50: float
    p99: float
    processor: float
    queued: float


def judge(found: Found) -> list[tuple[str, Verdict]]:
    """Every limit, and whether it was kept; a machine that others use makes answers later, never sooner."""
    none_lost = not found.lost and found.here == found.wanted
    limits = [
        (f"none of {found.asked} sockets lost", none_lost),
        (f"at most {MOST_KB:g} kB a socket at the end", found.last_kb <= MOST_KB),
        (f"an hour adds at most {MOST_GROWTH:.0%}", found.part <= MOST_GROWTH),
    ]
    judged = [(what, Verdict.HELD if held else Verdict.FAILED) for what, held in limits]
    latency = f"p99 of the pings at most {MOST_P99:g} ms"
    if found.p99 <= MOST_P99:
        judged.append((latency, Verdict.HELD))
    elif found.queued > QUEUED * found.processor:
        judged.append((f"{latency}: others used the processors", Verdict.OPEN))
    else:
        judged.append((latency, Verdict.FAILED))
    return judged


class Idle:
    """Those who look, and whoever says ping."""

    def __init__(self, servers: dict[int, int], options: argparse.Namespace) -> None:
        self.options = options
        [(self.port, self.pid)] = servers.items()
        addresses = [f"127.0.2.{number + 1}" for number in range(options.addresses)]
        self.crowds = [Crowd(servers, options, address, PATIENCE) for address in addresses]
        self.pings: list[float] = []  # seconds, of this minute
        self.all_pings: list[float] = []
        self.samples: list[Sample] = []
        self.before = self.first = 0  # the server's kB without and with them

    @property
    def lost(self) -> int:
        return sum(len(crowd.figures.closed) for crowd in self.crowds)

    async def come(self, games: list[Game], count: int) -> None:
        """So many more sockets, those of an address one after the other."""

        async def some(number: int, crowd: Crowd) -> None:
            for place in range(number, count, len(self.crowds)):
                await crowd.join(Player(games[place % len(games)], []), None)

        await asyncio.gather(*[some(number, crowd) for number, crowd in enumerate(self.crowds)])

    async def ping(self, socket: ClientConnection) -> None:
        while True:
            began = time.perf_counter()
            await socket.send('{"type":"ping"}')
            while read(await socket.recv()).type != "pong":
                pass
            self.pings.append(time.perf_counter() - began)
            await asyncio.sleep(1)

    async def seated(self) -> ClientConnection:
        """The socket of somebody who plays, at a table of his own."""
        crowd = self.crowds[0]
        token = (await crowd.post(None, "/api/guest", {"name": "Ada"}))["token"]
        wish = {"game": "heirs", "seats": ["me", "me"], "public": True}
        table = (await crowd.post(token, "/api/tables", wish))["id"]
        await crowd.post(token, f"/api/tables/{table}/begin")
        return await crowd.connect(table, token)

    async def counted(self, http: httpx.AsyncClient) -> int:
        """The sockets that the server counts."""
        for line in (await http.get("/metrics")).text.splitlines():
            if line.startswith("lichtung_connections "):
                return int(float(line.split()[1]))
        raise SystemExit("the server does not count its sockets")

    async def run(self) -> None:
        made = [self.crowds[n % len(self.crowds)].make(n) for n in range(self.options.tables)]
        games = await asyncio.gather(*made)
        pinging = asyncio.create_task(self.ping(await self.seated()))
        await self.come(games, WARM)
        await asyncio.sleep(5)
        self.before = private_memory(self.pid)
        await self.come(games, self.options.sockets)
        await asyncio.sleep(5)
        self.first = private_memory(self.pid)
        print(f"{self.options.sockets} are there: {self.each(self.first):.1f} kB a socket", flush=True)
        with self.options.into.open("w", encoding="utf-8") as file:
            file.write(",".join(one.name for one in fields(Sample)) + "\n")
            async with httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=PATIENCE
            ) as http:
                for minute in range(1, self.options.minutes + 1):
                    self.samples.append(await self.minute(http, minute))
                    file.write(",".join(str(value) for value in asdict(self.samples[-1]).values()) + "\n")
                    file.flush()
                    if pinging.done():
                        pinging.result()  # whatever stopped it stops the whole
        pinging.cancel()
        for crowd in self.crowds:
            for task in crowd.tasks:
                task.cancel()
            await crowd.http.aclose()

    async def minute(self, http: httpx.AsyncClient, minute: int) -> Sample:
        self.pings.clear()
        used = Used([self.pid])
        await asyncio.sleep(MINUTE)
        used.stop()
        self.all_pings += self.pings
        return Sample(
            minute,
            private_memory(self.pid),
            await self.counted(http),
            self.lost,
            round(place_of(self.pings, 0.5), 2),
            round(place_of(self.pings, 0.99), 2),
            round(used.server, 2),
            round(used.queued, 2),
        )

    def each(self, memory: int) -> float:
        """The server's kB for a socket."""
        sockets: int = self.options.sockets
        return (memory - self.before) / sockets

    def found(self) -> Found:
        end, judged = self.samples[-1], self.samples[min(WARM_MINUTES, len(self.samples) - 2) :]
        return Found(
            asked=self.options.sockets,
            wanted=1 + sum(len(crowd.sockets) for crowd in self.crowds),
            here=end.sockets,
            lost=self.lost,
            first_kb=self.each(self.first),
            last_kb=self.each(end.server_kb),
            part=growth(judged)[1],
            p50=place_of(self.all_pings, 0.5),
            p99=place_of(self.all_pings, 0.99),
            processor=sum(sample.processor for sample in self.samples),
            queued=sum(sample.queued for sample in self.samples),
        )


def report(found: Found, samples: Sequence[Sample]) -> bool:
    """Print what came of it; whether nothing failed."""
    minutes = samples[-1].minute
    print(
        f"{found.asked} idle sockets for {minutes} minutes, {build_of_rules()} rules: {found.lost} lost; "
        f"at the end {found.here} of {found.wanted} are there, with those of the players"
    )
    print(
        f"{'memory':14} {found.first_kb:.1f} kB a socket at first, {found.last_kb:.1f} at the end; "
        f"an hour adds {found.part:+.1%} to {samples[-1].server_kb / 1000:.0f} MB"
    )
    print(f"{'pings':14} p50 {found.p50:.2f}, p99 {found.p99:.2f} ms")
    print(
        f"{'server':14} {found.processor / minutes / 60:.1%} of a core; "
        f"it waited {found.queued:.0f} s for a processor that others used"
    )
    judged = judge(found)
    print(told(judged))
    return is_fine(judged)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--tables", type=int, default=50, help="that they look at")
    parser.add_argument("--addresses", type=int, default=50, help="that they come from")
    parser.add_argument("--into", type=Path, default=Path("idle.csv"), help="the table of the minutes")
    options = parser.parse_args()
    # What a server of the load test is told.
    options.processes, options.spectators, options.limits = 1, 0, True
    options.database = options.bus = options.profile = ""
    if raise_file_limit() < options.sockets + 1000:
        sys.exit(f"a process may not have so many files open: ulimit -n {2 * options.sockets}")
    ran: list[Idle] = []

    async def story(crowd: Crowd) -> None:
        ran.append(Idle(dict(zip(crowd.ports, crowd.servers, strict=True)), options))
        await ran[0].run()

    play(options, story)
    sys.exit(0 if report(ran[0].found(), ran[0].samples) else 1)


if __name__ == "__main__":
    main()
