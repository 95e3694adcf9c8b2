"""A series of games: who sits where with which seed, played here or in several processes.

Everything about a game follows from the series and the game's number, so the processes share nothing
and the results are the same for any number of them.
"""

import multiprocessing
import signal
import time
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any, Protocol

from lichtung import agents
from lichtung.agents.sending import end_with_parent
from lichtung.arena.playing import LIMIT, play_game
from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

CHUNKS_PER_JOB = 16  # small chunks of games: no process idles at the end, Ctrl-C need not wait
LARGEST_CHUNK = 25
CHUNKS_AHEAD = 3  # chunks for each process that are handed out before they are needed


@dataclass(frozen=True)
class Fixture:
    """One game of a series: its setup, the contestant on each seat that is played, its seed."""

    number: int
    setup: int
    seating: tuple[int, ...]
    seed: str


@dataclass(frozen=True)
class Series:
    """What is played: a game, its setups in turn, the contestants (names of agents), a seed."""

    game: str
    setups: tuple[dict[str, object], ...]
    contestants: tuple[str, ...]
    seed: int = 0
    swap: bool = True  # each deal is played once in every seating
    limit: int = LIMIT
    save_dir: Path | None = None
    watch: bool = False  # how points grow in the course of a game
    clock: bool = True  # agents heed their caps on seconds, not iterations alone

    def fixture(self, number: int) -> Fixture:
        count = len(self.contestants)
        deal, turn = divmod(number, count) if self.swap else (number, 0)
        seating = tuple((place + turn) % count for place in range(count))
        return Fixture(number, deal % len(self.setups), seating, f"{self.seed}/{deal}")

    def onlooker(self) -> "Onlooker | None":
        """Somebody who writes down more of a game than what came of it."""
        return None

    def journal_path(self, number: int) -> Path | None:
        """Where the journal of a game goes, if journals are kept."""
        name = f"{self.game}-{self.seed}-{number:05d}.jsonl"
        return None if self.save_dir is None else self.save_dir / name


class Onlooker(Protocol):
    """Looks at the state before each decision of a player."""

    seen: list[list[list[int]]]  # at each moment that was worth a look, by seat

    def look(self, s: Any) -> None: ...


@dataclass(frozen=True)
class GameSummary:
    """What came of one game; plain data, so that it travels between processes."""

    fixture: Fixture
    status: str
    scores: tuple[int, ...]  # by seat; empty unless finished
    winners: tuple[int, ...]
    decisions: tuple[int, ...]  # by seat
    seconds: float  # of processor time
    error: str
    mistake: LichtungError | None = None
    thought: tuple[float, ...] = ()  # seconds by seat
    roles: tuple[str, ...] = ()  # by seat
    course: tuple[tuple[int, ...], ...] = ()  # see Outcome
    seen: Sequence[Sequence[Sequence[int]]] = ()  # see Onlooker


class SeriesRunner:
    """Plays the games of one series, with the rules of each setup made once."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.rules: dict[int, FrameGame[Any, Any]] = {}

    def play(self, number: int) -> GameSummary:
        series = self.series
        fixture = series.fixture(number)
        if fixture.setup not in self.rules:
            self.rules[fixture.setup] = game(series.game, **series.setups[fixture.setup])
        rules = self.rules[fixture.setup]
        begun = time.process_time()
        names = [""] * rules.seats
        players = {}
        for seat, who in zip(rules.players(), fixture.seating, strict=True):
            names[seat] = series.contestants[who]
            players[seat] = agents.make(names[seat], rules, Random(f"{fixture.seed}/{who}"))
            if not series.clock:
                agents.ignore_clock(players[seat])
        chance = Random(f"{fixture.seed}/chance")
        onlooker = series.onlooker()
        look = None if onlooker is None else onlooker.look
        outcome = play_game(rules, players, chance, series.limit, names, series.watch, look)
        seconds = time.process_time() - begun
        path = series.journal_path(number)
        if path is not None:
            outcome.journal.save(path)
        result = outcome.result
        scores, winners = ((), ()) if result is None else (result.scores, result.winners)
        return GameSummary(
            fixture,
            outcome.status,
            scores,
            winners,
            outcome.decisions,
            seconds,
            outcome.error,
            outcome.mistake,
            outcome.thought,
            outcome.roles,
            outcome.course,
            () if onlooker is None else onlooker.seen,
        )


def run(series: Series, numbers: Sequence[int], jobs: int = 1) -> Generator[GameSummary, None, None]:
    """Play the games of these numbers; each is handed on when it is over, in any order.

    Whoever stops listening stops the processes too, each after the game that it is at. After Ctrl-C the
    games that were played already are handed on, then KeyboardInterrupt goes on its way.
    """
    if jobs == 1:
        runner = SeriesRunner(series)
        yield from (runner.play(number) for number in numbers)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (jobs * CHUNKS_PER_JOB)))
    chunks = iter([numbers[i : i + size] for i in range(0, len(numbers), size)])
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (series, stop))
    try:
        waiting = {pool.submit(_play_chunk, chunk) for chunk in islice(chunks, jobs * CHUNKS_AHEAD)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
                waiting |= {pool.submit(_play_chunk, chunk) for chunk in islice(chunks, len(done))}
        except KeyboardInterrupt:
            stop.set()
            for future in waiting:
                yield from future.result()
            raise
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


class _Worker:
    """What a worker process keeps between its chunks of games."""

    runner: SeriesRunner
    stop: Event


def _start_worker(series: Series, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the main process's to answer
    end_with_parent()
    _Worker.runner = SeriesRunner(series)
    _Worker.stop = stop


def _play_chunk(numbers: Sequence[int]) -> list[GameSummary]:
    played: list[GameSummary] = []
    for number in numbers:
        if _Worker.stop.is_set():
            break
        played.append(_Worker.runner.play(number))
    return played
