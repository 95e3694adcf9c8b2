"""How fast the rules are: single operations on states from the middle of games, and whole random games.

Processor time of this process, the median of several rounds; a noisy machine moves single rounds a lot.
"""

import copy
import gc
import platform
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from lichtung.games import game
from lichtung.heirs.scoring import survey
from lichtung.kernel import frames
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State, settle
from lichtung.kernel.game import FrameGame, random_playout, state_hash

ROUNDS = 7
STATES = 24
SECONDS_PER_ROUND = 0.05
GAMES_PER_ROUND = 40
FORKS_MEASURED = 2000

# What adding up the points costs, for games that have such a sum.
SCORE: dict[str, Callable[[Any], object]] = {"heirs": survey}


@dataclass(frozen=True)
class Goal:
    """What a figure should be: at most or at least so much."""

    value: float
    at_most: bool

    def met(self, figure: float) -> bool:
        return figure <= self.value if self.at_most else figure >= self.value


UNLIKE_SEATS = ("root",)  # games whose seats differ enough to be measured apart
SEAT_GAMES = 12
# Other tables of a game, measured beside the usual one.
MIXES: dict[str, tuple[str, ...]] = {
    "root": (
        "marquise,eyrie,cult,riverfolk",
        "vagabond,alliance,vagabond,cult",
        "mechanical-marquise,eyrie,alliance,vagabond",
        "marquise,eyrie,alliance,vagabond,cult,riverfolk",
    )
}
MIX_GAMES = 10
FORK, RATIO = Goal(10, True), Goal(50, False)
# By game; decisions a second by build, too: compiling is worth its while.
GOALS: dict[str, dict[str, Goal]] = {
    "heirs": {"fork": FORK, "ratio": RATIO, "games": Goal(100, False)},
    "root": {
        "fork": FORK,
        "ratio": RATIO,
        "decisions": Goal(15_000, False),
        "decisions-compiled": Goal(100_000, False),
        "mix-ratio": Goal(1.5, True),
    },
}


@dataclass(frozen=True)
class Figure:
    """One result: its key in the catalogue, the unit, the value (None: cannot be measured in this build).

    `seat` is set for a figure of one seat, `mix` for one of another table.
    """

    key: str
    unit: str
    value: float | None
    seat: int | None = None
    mix: str = ""

    def goal(self, game: str) -> Goal | None:
        goals = GOALS.get(game, {})
        return goals.get(f"{self.key}-{build()}", goals.get(self.key))


def build() -> str:
    """Which build of the rules is loaded."""
    return "plain" if Path(frames.__file__).suffix == ".py" else "compiled"


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


@contextmanager
def gc_disabled() -> Iterator[None]:
    """No garbage collection while the clock runs."""
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def microseconds(work: Callable[[], int]) -> float:
    """Microseconds for one operation; `work` does some and says how many."""
    rounds: list[float] = []
    with gc_disabled():
        work()
        for _ in range(ROUNDS):
            count = 0
            begun = time.process_time()
            while (spent := time.process_time() - begun) < SECONDS_PER_ROUND:
                count += work()
            rounds.append(spent / count * 1e6)
    return median(rounds)


def shared(s: State) -> dict[int, object]:
    """What a state and its forks hold in common, as deepcopy's memory of what it need not copy."""
    fork = vars(s.copy())
    return {id(value): value for name, value in vars(s).items() if fork[name] is value}


class Bench:
    """The measurements of one game."""

    def __init__(self, name: str) -> None:
        self.game: FrameGame[Any, Any] = game(name)
        self.states = [self.midgame_state(Random(f"bench/{i}")) for i in range(STATES)]
        self.moves = [(s, s.legal[i % len(s.legal)]) for i, s in enumerate(self.states)]

    def midgame_state(self, rng: Random) -> State:
        """A decision of a player halfway through a random game."""
        states: list[State] = []
        s = self.game.start()
        while self.game.decision(s) is not None:
            if s.legal:
                states.append(s.copy())
            self.game.apply(s, rng.choice(s.legal) if s.legal else self.game.sample(s, rng))
        return states[len(states) // 2]

    def figures(self) -> list[Figure]:
        fork = self.per_state(lambda s: s.copy())
        deep, spared = self.deepcopy(False), self.deepcopy(True)
        games, decisions = self.playouts()
        found = [
            Figure("fork", "us", fork),
            Figure("deepcopy", "us", deep),
            Figure("ratio", "times", None if deep is None else deep / fork),
            Figure("deepcopy-spared", "us", spared),
            Figure("games", "per-second", games),
            Figure("decisions", "per-second", decisions),
            Figure("list", "us", self.per_state(settle)),
            Figure("apply", "us", self.per_move(lambda s, a: self.game.apply(s.copy(), a)) - fork),
            Figure("refusal", "us", self.per_move(self.game.refusal)),
            Figure("view", "us", self.per_state(lambda s: self.game.view(s, 0))),
            Figure("imagine", "us", self.imagine()),
            Figure("hash", "us", self.per_state(state_hash)),
            Figure("memory", "bytes", self.memory()),
        ]
        if self.game.name in SCORE:
            found.insert(-1, Figure("score", "us", self.per_state(SCORE[self.game.name])))
        if self.game.name in UNLIKE_SEATS:
            found += [Figure("seat", "us", cost, seat) for seat, cost in enumerate(self.by_seat())]
        for mix in MIXES.get(self.game.name, ()):
            cost, ratio = self.compare_mix(mix)
            found += [Figure("mix", "us", cost, mix=mix), Figure("mix-ratio", "times", ratio, mix=mix)]
        return found

    def compare_mix(self, mix: str) -> tuple[float, float]:
        """Microseconds for a real decision at another table, and how many times that of the usual one.

        Both take turns within one run, so that a noisy machine meets them alike.
        """
        other: FrameGame[Any, Any] = game(self.game.name, factions=mix)
        costs: list[float] = []
        ratios: list[float] = []
        with gc_disabled():
            for number in range(ROUNDS):
                usual = self.cost(self.game, number)
                costs.append(self.cost(other, number))
                ratios.append(costs[-1] / usual)
        return median(costs), median(ratios)

    def cost(self, rules: FrameGame[Any, Any], number: int) -> float:
        begun = time.process_time()
        rngs = [Random(f"bench/mix/{number}/{i}") for i in range(MIX_GAMES)]
        made = sum(random_playout(rules, rules.start(), rng) for rng in rngs)
        return 1e6 * (time.process_time() - begun) / made

    def by_seat(self) -> list[float]:
        """Microseconds for a decision with a choice, the next listing included, by the seat that decides."""
        spent, made = [0.0] * self.game.seats, [0] * self.game.seats
        rng = Random("bench/seats")
        with gc_disabled():
            for _ in range(SEAT_GAMES):
                s = self.game.start()
                while (now := self.game.decision(s)) is not None:
                    action = rng.choice(s.legal) if s.legal else self.game.sample(s, rng)
                    real = len(s.legal) > 1
                    begun = time.perf_counter()
                    self.game.apply(s, action)
                    if real:
                        spent[now.seat] += time.perf_counter() - begun
                        made[now.seat] += 1
        return [1e6 * t / max(1, n) for t, n in zip(spent, made, strict=True)]

    def per_state(self, operate: Callable[[Any], object]) -> float:
        def work() -> int:
            for s in self.states:
                operate(s)
            return len(self.states)

        return microseconds(work)

    def per_move(self, operate: Callable[[Any, Action], object]) -> float:
        def work() -> int:
            for s, action in self.moves:
                operate(s, action)
            return len(self.moves)

        return microseconds(work)

    def deepcopy(self, spare: bool) -> float | None:
        """`copy.deepcopy` of a state; `spare`: without what a fork shares with it, such as the tiles."""
        if build() != "plain":
            return None  # compiled classes do not offer it

        memos = [shared(s) if spare else {} for s in self.states]

        def work() -> int:
            for s, memo in zip(self.states, memos, strict=True):
                copy.deepcopy(s, dict(memo))
            return len(self.states)

        return microseconds(work)

    def imagine(self) -> float:
        rng = Random(0)
        views = [self.game.view(s, 0) for s in self.states]

        def work() -> int:
            for view in views:
                self.game.imagine(view, rng)
            return len(views)

        return microseconds(work)

    def playouts(self) -> tuple[float, float]:
        """Random games and their real decisions (two options or more), each by the second."""
        games: list[float] = []
        decisions: list[float] = []
        with gc_disabled():
            for number in range(ROUNDS):
                rngs = [Random(f"bench/{number}/{i}") for i in range(GAMES_PER_ROUND)]
                begun = time.process_time()
                made = sum(random_playout(self.game, self.game.start(), rng) for rng in rngs)
                spent = time.process_time() - begun
                games.append(GAMES_PER_ROUND / spent)
                decisions.append(made / spent)
        return median(games), median(decisions)

    def memory(self) -> float:
        """Bytes that one more fork takes."""
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            forks = [self.states[i % STATES].copy() for i in range(FORKS_MEASURED)]
            grown = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(forks)
        finally:
            tracemalloc.stop()
        return grown / FORKS_MEASURED
