"""Which weights of a faction of Root are too high or too low? Play with others, and see what comes of it.

    python -m tools.tune marquise                            a hundred games, and what they say
    python -m tools.tune marquise --games 800 --into FILE    more of them; FILE keeps what was played
    python -m tools.tune keepers --factions keepers,eyrie,vagabond,alliance
    python -m tools.tune common mechanical_marquise cult --together cult,riverfolk eyrie,cult
    python -m tools.tune marquise --into FILE --games 800 --weights FOLDER    and a step into FOLDER

In each game the weights of the named folders are multiplied by chance factors, all at once, in the eyes of
those who play these factions (of all players where they play together against the machine); everybody else
judges by the weights as they are. A linear regression then says what each weight gains, in victory points for
a factor of e to the power of `--spread`: one game tells a little about every weight, so hundreds are enough
where a match for each weight would take thousands. A new feature whose weight is 0 is given chance weights.

`common` are the weights that every seat has; they can be asked for where all play together, whose weights may
differ from the usual ones.

What a game is worth: one's own points less those of the best other seat; together, those of the players less
the machine's, the last of the players counted twice. A step is a proposal: a match has to speak for it
(`lichtung arena root --agents hard@FOLDER,hard`, `tools.together`). It plays with the build that is loaded:
`PYTHONPATH=build/compiled/src` for the compiled one.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from lichtung.agents import weights
from lichtung.agents.agent import Agent
from lichtung.agents.budget import Budget
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.judgement import Judgement
from lichtung.agents.levels import LEVELS
from lichtung.agents.root import RootKnowledge
from lichtung.agents.tree import TreeAgent
from lichtung.agents.weights import COMMON, AllWeights
from lichtung.arena.playing import play_game
from lichtung.root import factions
from lichtung.root.game import make
from lichtung.root.mixes import BASE_GAME, COOPERATIVE, OPPONENT
from lichtung.root.state import POINTS_TO_WIN

NEW = 25  # how far the weight of a feature that has none yet usually goes
FAR_BEHIND = -20  # points: whoever is further behind has lost all the same
CLEAR = 1.5  # standard errors from which on a weight is changed
LONGEST = 2.0  # spreads that a step goes at most
RIDGE = 0.02  # of the games: what they say little about stays near nothing
WIDTH = LEVELS["root"]["hard"].width

Name = tuple[str, str]  # a folder and a feature of it


@dataclass(frozen=True)
class Course:
    """What is played."""

    folders: tuple[str, ...]
    teams: tuple[tuple[str, ...], ...]  # mixes, or those who play together against the machine
    together: bool
    iterations: int
    spread: float
    seed: int

    def names(self, base: AllWeights) -> list[Name]:
        return [(folder, feature) for folder in self.folders for feature in base[folder]]

    def ids(self) -> Iterator[str]:
        """The factions in question."""
        return (factions.id_of(folder) for folder in self.folders if folder != COMMON)

    def seats(self, number: int) -> list[str]:
        """The mixes take turns, and each is turned around the table."""
        turn, mix = divmod(number, len(self.teams))
        ids = [OPPONENT, *self.teams[mix]] if self.together else list(self.teams[mix])
        first = turn % len(ids)
        return ids[first:] + ids[:first]


@dataclass(frozen=True)
class Game:
    """One of them: the mix, the chance factors as multiples of the spread, and what it was worth."""

    mix: int
    factors: list[float]
    worth: float
    won: bool


@dataclass(frozen=True)
class Gain:
    """What a weight gains for a spread more of it, and how sure that is."""

    name: Name
    points: float
    error: float

    @property
    def step(self) -> float:
        """How many spreads to go: none where nothing is clear."""
        sure = self.points / self.error if self.error else 0.0
        return max(-LONGEST, min(LONGEST, sure / 2)) if abs(sure) >= CLEAR else 0.0


def varied(base: AllWeights, names: Sequence[Name], factors: Sequence[float], spread: float) -> AllWeights:
    """Weights multiplied by e to the power of each factor; those of nothing are given one."""
    found = {folder: dict(own) for folder, own in base.items()}
    for (folder, feature), factor in zip(names, factors, strict=True):
        weight = base[folder][feature]
        found[folder][feature] = round(weight * exp(spread * factor)) if weight else round(NEW * factor)
    return found


def thinker(rules: Any, judges: Judgement, seed: str, iterations: int) -> Agent[Any]:
    """One that overlooks nothing and thinks by iterations alone, so that a seed gives the same games."""
    rng = Random(seed)
    guide = GreedyAgent(rules, RootKnowledge(judges=judges), rng, WIDTH)
    return TreeAgent(rules, rng, Budget(iterations), guide)


def play(course: Course, base: AllWeights, number: int) -> Game:
    """A game; everything about it follows from its number."""
    seed = f"{course.seed}/{number}"
    rng = Random(seed)
    names = course.names(base)
    factors = [round(rng.gauss(0, 1), 3) for _ in names]
    seats = course.seats(number)
    mode = {"mode": COOPERATIVE} if course.together else {}
    rules = make({"factions": seats, **mode})
    tried = Judgement(varied(base, names, factors, course.spread), {})
    usual = Judgement(base, {})
    tuned = set(course.ids())
    players = {
        seat: thinker(
            rules,
            tried if course.together or seats[seat] in tuned else usual,
            f"{seed}/{seat}",
            course.iterations,
        )
        for seat in rules.players()
    }
    outcome = play_game(rules, players, rng)
    assert outcome.result is not None, outcome.error
    scores, winners = outcome.result.scores, outcome.result.winners
    if course.together:
        theirs = [min(POINTS_TO_WIN, scores[seat]) for seat in rules.players()]
        worth = (sum(theirs) + min(theirs)) / (len(theirs) + 1) - min(
            POINTS_TO_WIN, scores[rules.setup.machine]
        )
        won = rules.setup.machine not in winners
    else:
        mine = [seat for seat in rules.players() if seats[seat] in tuned]
        rest = [scores[seat] for seat in range(len(seats)) if seat not in mine]
        worth = max(FAR_BEHIND, sum(scores[seat] for seat in mine) / len(mine) - max(rest))
        won = any(seat in winners for seat in mine)
    return Game(number % len(course.teams), factors, worth, won)


def played(course: Course, base: AllWeights, count: int, path: Path | None) -> Iterator[Game]:
    """The games of a file, then those that are missing, each written down when it is over."""
    head = json.dumps({"course": course.__dict__, "weights": {name: base[name] for name in course.folders}})
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    if lines and lines[0] != head:
        raise SystemExit(f"{path}: these are games of another course or of other weights")
    for line in lines[1 : count + 1]:
        yield Game(*json.loads(line))
    if path is not None and not lines:
        path.write_text(head + "\n")
    for number in range(max(0, len(lines) - 1), count):
        game = play(course, base, number)
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps([game.mix, game.factors, game.worth, game.won]) + "\n")
        yield game


def gains(course: Course, names: list[Name], games: list[Game]) -> list[Gain]:
    """What each weight gains, the clearest first; mixes are worth what they are on average."""
    means = {
        mix: float(np.mean([game.worth for game in games if game.mix == mix]))
        for mix in {game.mix for game in games}
    }
    worth = np.array([game.worth - means[game.mix] for game in games])
    plays = [{OPPONENT, *team} if course.together else {*team} for team in course.teams]
    there = np.array(
        [
            [folder == COMMON or factions.id_of(folder) in plays[game.mix] for folder, _ in names]
            for game in games
        ],
        float,
    )
    factors = np.array([game.factors for game in games]) * there
    ridge = np.eye(len(names)) * RIDGE * len(games)
    found = np.linalg.solve(factors.T @ factors + ridge, factors.T @ worth)
    errors = worth.std() / np.sqrt(np.maximum(1.0, there.sum(axis=0)))
    rows = [
        Gain(name, float(one), float(error)) for name, one, error in zip(names, found, errors, strict=True)
    ]
    return sorted(rows, key=lambda row: -abs(row.points / row.error) if row.error else 0.0)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="+", help="factions by their folders, whose weights are in question")
    parser.add_argument("--factions", nargs="*", help="mixes, each with commas (default: the base game)")
    parser.add_argument("--together", nargs="*", help="teams against the machine instead, each with commas")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--spread", type=float, default=0.6)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--from", dest="begin", type=Path, help="a folder of weights to begin with")
    parser.add_argument(
        "--into", type=Path, help="a file that keeps the games; the same command goes on with it"
    )
    parser.add_argument("--weights", type=Path, help="write weights a step further into this folder")
    asked = parser.parse_args(words)
    usual, together = weights.read(asked.begin), weights.read_together(asked.begin)
    base = weights.merged(usual, together) if asked.together else usual
    folders = [COMMON if folder == "common" else folder for folder in asked.folders]
    for folder in folders:
        if folder not in base:
            parser.error(f"{folder}: no such folder with weights; there are {', '.join(filter(None, base))}")
        if folder == COMMON and not asked.together:
            parser.error("common: what every seat has says nothing where they play against each other")
    mixes = asked.together or asked.factions or [",".join(BASE_GAME)]
    course = Course(
        tuple(folders),
        tuple(tuple(mix.split(",")) for mix in mixes),
        bool(asked.together),
        asked.iterations,
        asked.spread,
        asked.seed,
    )
    games = list(played(course, base, asked.games, asked.into))
    names = course.names(base)
    worth = np.array([game.worth for game in games])
    won = sum(game.won for game in games)
    print(f"{len(games)} games, {won} won, worth {worth.mean():.2f} on average (+- {worth.std():.1f} a game)")
    rows = gains(course, names, games)
    for row in rows:
        (folder, feature), gain = row.name, f"{row.points:+6.2f} +- {row.error:.2f}"
        name = f"{folder or 'common'}.{feature}"
        print(f"{name:40} {base[folder][feature]:6} {gain}  step {row.step:+.2f}")
    if asked.weights is not None:
        steps = {row.name: row.step for row in rows}
        found = varied(base, names, [steps[name] for name in names], course.spread)
        if asked.together:
            together = weights.differing(found, usual)
        else:
            usual = found
        line = f"python -m tools.tune {' '.join(asked.folders)} --games {len(games)} --seed {course.seed}"
        about = {"command": line, "commit": "", "games": len(games), "figures": ""}
        weights.write(asked.weights, usual, together, about)


if __name__ == "__main__":
    main()
