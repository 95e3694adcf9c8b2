"""Two seats of one agent against two of another, whose search is set otherwise than its level's.

    python -m tools.duel expert hard
    python -m tools.duel expert,farsight=0,curiosity=0.2 expert --games 48 --jobs 2
    python -m tools.duel expert expert --games 40          equals: how the factions do among themselves

An agent is a level, and behind it what is otherwise: `iterations`, `overlooks` (0 to 1), and in Root
`curiosity` and `farsight`. Every deal is played in each order of the seats, so all share their luck; in Root
the factions of the base game turn around the table. It counts iterations, never seconds, and plays with the
build that is loaded: `PYTHONPATH=build/compiled/src` for the compiled one.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any

from lichtung import agents, game
from lichtung.agents.agent import Agent
from lichtung.agents.budget import Budget, Clock
from lichtung.agents.levels import searching
from lichtung.agents.searcher import Searcher
from lichtung.agents.tree import TreeAgent
from lichtung.arena.playing import play_game
from lichtung.arena.tally import wilson
from lichtung.root.mixes import BASE_GAME

ITERATIONS, OVERLOOKS = "iterations", "overlooks"
OF_TREES = ("curiosity", "farsight")


@dataclass(frozen=True)
class Setting:
    """A level and what is otherwise about it."""

    level: str
    others: tuple[tuple[str, float], ...]

    @classmethod
    def read(cls, word: str, title: str) -> "Setting":
        level, *rest = word.split(",")
        if level not in searching(title):
            raise SystemExit(f"{word}: levels that search are {', '.join(searching(title))}")
        known = (ITERATIONS, OVERLOOKS, *(OF_TREES if title == "root" else ()))
        others: list[tuple[str, float]] = []
        for part in rest:
            name, _, value = part.partition("=")
            if name not in known:
                raise SystemExit(f"{part}: what can be otherwise is {', '.join(known)}")
            try:
                others.append((name, float(value)))
            except ValueError:
                raise SystemExit(f"{part}: {name} is a number") from None
        return cls(level, tuple(others))

    def agent(self, rules: Any, seed: str) -> Agent[Any]:
        agent = agents.make(self.level, rules, Random(seed))
        assert isinstance(agent, Searcher)
        agent.ignore_clock()
        for name, value in self.others:
            if name == ITERATIONS:
                agent.clock = Clock(Budget(int(value)), agent.clock.every)
            elif name == OVERLOOKS:
                agent.guide.overlooks = value
            else:
                assert isinstance(agent, TreeAgent)
                setattr(agent, name, value)
        return agent


@dataclass(frozen=True)
class Job:
    title: str
    settings: tuple[Setting, Setting]
    number: int
    seed: int


@dataclass(frozen=True)
class Played:
    """By seat: which of the two sat there, what it played, what part of the game it won, and its points."""

    sides: list[int]
    roles: list[str]
    won: list[float]
    points: list[int]


def orders(seats: int) -> list[tuple[int, ...]]:
    """Every way to seat two agents on as many seats each."""
    return sorted(set(permutations([0, 1] * (seats // 2))))


def play(job: Job) -> Played:
    """A game; everything about it follows from its number. Among equals every game has a deal of its own."""
    factions = BASE_GAME if job.title == "root" else []
    seats = len(factions) or 2
    ways = orders(seats)
    alike = job.settings[0] == job.settings[1]
    deal, way = (job.number, 0) if alike else divmod(job.number, len(ways))
    first = deal % seats
    setup = {"factions": factions[first:] + factions[:first]} if factions else {}
    rules = game(job.title, **setup)
    sides, key = list(ways[way]), f"{job.seed}/{deal}"
    players = {seat: job.settings[side].agent(rules, f"{key}/{seat}") for seat, side in enumerate(sides)}
    outcome = play_game(rules, players, Random(key))
    assert outcome.result is not None, outcome.error
    winners = outcome.result.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return Played(sides, list(outcome.roles), won, list(outcome.result.scores))


def report(words: Sequence[str], played: Sequence[Played]) -> None:
    alike = words[0] == words[1]
    for side, word in enumerate(words[:1] if alike else words):
        rows = [(one, seat) for one in played for seat, of in enumerate(one.sides) if alike or of == side]
        won = sum(one.won[seat] for one, seat in rows)
        if not alike:
            low, high = wilson(round(won), len(played))
            print(
                f"{word}: {won:g} of {len(played)} games, {won / len(played):.0%} ({low:.0%} to {high:.0%})"
            )
        for role in sorted({one.roles[seat] for one, seat in rows}):
            own = [(one, seat) for one, seat in rows if one.roles[seat] == role]
            points = sum(one.points[seat] for one, seat in own) / len(own)
            print(
                f"  {role:12} {sum(one.won[seat] for one, seat in own):g} of {len(own)}, {points:.1f} points"
            )


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("agents", nargs=2, help="LEVEL or LEVEL,NAME=NUMBER,...")
    parser.add_argument("--game", default="root", choices=("root", "heirs"))
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(words)
    one, two = (Setting.read(word, asked.game) for word in asked.agents)
    jobs = [Job(asked.game, (one, two), number, asked.seed) for number in range(asked.games)]
    if asked.jobs > 1:
        with ProcessPoolExecutor(asked.jobs) as pool:
            played = list(pool.map(play, jobs))
    else:
        played = [play(job) for job in jobs]
    report(asked.agents, played)


if __name__ == "__main__":
    main()
