"""How far partners come against the machine of Root: pairs or more of factions, who won, points and rounds.

    python -m tools.together                                    every pair of factions, 3 games each
    python -m tools.together --iterations 1500 cult,riverfolk   one team that thinks for longer
    python -m tools.together --games 4 --fit                    and what makes the machine's points

The machine sits on every seat in turn. The players think by iterations alone and overlook nothing, so that a
seed gives the same games on every machine. It plays with the build that is loaded:
`PYTHONPATH=build/compiled/src` for the compiled one.
"""

import argparse
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from lichtung import agents
from lichtung.agents.agent import Agent
from lichtung.agents.budget import Budget, Clock
from lichtung.agents.searcher import Searcher
from lichtung.arena.playing import play_game
from lichtung.root import factions
from lichtung.root.factions.mechanical_marquise import appraisal
from lichtung.root.game import make
from lichtung.root.mixes import AUTOMATED, COOPERATIVE, OPPONENT
from lichtung.root.state import Root

LEVEL = "expert"  # which overlooks nothing


class Watch:
    """What the machine had to show after each of her turns, and her points then."""

    def __init__(self, machine: int, seats: int) -> None:
        self.machine = machine
        self.next = (machine + 1) % seats
        self.turn = 0
        self.seen: list[tuple[list[int], int]] = []
        self.state: Root | None = None  # the one that is played, so at last the end of the game

    def look(self, s: Root) -> None:
        self.state = s
        if s.turn != self.turn and s.active == self.next:
            self.seen.append((appraisal.features(s, self.machine), s.points[self.machine]))
        self.turn = s.turn


@dataclass(frozen=True)
class Played:
    """One game: the points of the players, those of the machine, and how she came to them."""

    points: list[int]
    machine: int
    won: bool
    rounds: float
    watch: Watch


def teams() -> list[str]:
    """Every pair of factions that can stand against the machine, who uses the pieces of one."""
    ids = [factions.id_of(name) for name in factions.names()]
    against = [one for one in ids if one != OPPONENT and AUTOMATED.get(one) != OPPONENT]
    return [",".join(two) for two in combinations(against, 2)]


def thinker(rules: Any, seed: int, iterations: int) -> Agent[Any]:
    agent = agents.make(LEVEL, rules, Random(seed))
    assert isinstance(agent, Searcher)
    agent.clock = Clock(Budget(iterations))
    return agent


def play(team: str, number: int, seed: int, iterations: int) -> Played:
    """A game of a team; the deal follows from the sum of seed and number."""
    names = [OPPONENT, *team.split(",")]
    first = number % len(names)
    names = names[first:] + names[:first]
    rules = make({"factions": names, "mode": COOPERATIVE})
    deal, machine = seed + number, rules.setup.machine
    players = {seat: thinker(rules, 1000 * deal + seat, iterations) for seat in rules.players()}
    watch = Watch(machine, len(names))
    outcome = play_game(rules, players, Random(deal), look=watch.look)
    assert outcome.result is not None, outcome.error
    assert watch.state is not None
    scores, winners = outcome.result.scores, outcome.result.winners
    theirs = [scores[seat] for seat in rules.players()]
    rounds = watch.state.turn / len(names)
    return Played(theirs, scores[machine], machine not in winners, rounds, watch)


def row(team: str, played: list[Played]) -> str:
    """A line of a table in Markdown."""
    count = len(played)
    points = sum(sum(one.points) for one in played) / sum(len(one.points) for one in played)
    machine = sum(one.machine for one in played) / count
    rounds = sum(one.rounds for one in played) / count
    won = sum(one.won for one in played)
    return f"| {team} | {count} | {won} | {points:.1f} : {machine:.0f} | {rounds:.1f} |"


def fit(played: list[Played]) -> str:
    """By least squares: what each feature adds to the points that she makes on average in a later turn."""
    values: list[list[int]] = []
    made: list[float] = []
    for one in played:
        for left, (seen, points) in zip(range(len(one.watch.seen), 0, -1), one.watch.seen, strict=True):
            values.append(seen)
            made.append((one.machine - points) / left)
    found = np.linalg.lstsq(np.array(values, float), np.array(made), rcond=None)[0]
    pairs = zip(appraisal.FEATURES, found, strict=True)
    return ", ".join(f"{feature.name} {100 * weight:.0f}" for feature, weight in pairs if round(100 * weight))


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("teams", nargs="*", help="factions with commas between them")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=300)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args(words)
    every: list[Played] = []
    for team in asked.teams or teams():
        played = [play(team, number, asked.seed, asked.iterations) for number in range(asked.games)]
        print(row(team, played), flush=True)
        every += played
    print(row("all", every))
    if asked.fit:
        print(fit(every))


if __name__ == "__main__":
    main()
