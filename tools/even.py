"""What should each faction of Root be taken for, so that agents of one strength win equally often with all?

    python -m tools.even                                   200 games of four hard, and what they say
    python -m tools.even --games 2000 --into FILE          more of them; FILE keeps what was played
    python -m tools.even --games 2000 --into FILE --weights FOLDER    and the weights into FOLDER
    python -m tools.even --fixed --games 400               only count, by the weights as they are
    python -m tools.even --fixed --mixes base --with temper=500 --with marquise.wood=30    or by others

A `head_start` is how much stronger than it looks a faction is taken to be: others stop those whom they take
for strong. After each game that of the winner's faction goes up and those of the others go down, by ever
less; what comes out is the mean of the second half. The mixes are the base game, all that are suggested for
four, and any other four with enough reach, a third each, turned around the table.

It plays with the build that is loaded: `PYTHONPATH=build/compiled/src` for the compiled one.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random

from lichtung.agents import weights
from lichtung.agents.budget import Budget, Clock
from lichtung.agents.judgement import Judgement
from lichtung.agents.levels import make, searching
from lichtung.agents.root import RootKnowledge
from lichtung.agents.searcher import Searcher
from lichtung.agents.weights import AllWeights
from lichtung.arena.playing import play_game
from lichtung.arena.tally import wilson
from lichtung.root import factions, game
from lichtung.root.features import HEAD_START
from lichtung.root.mixes import BASE_GAME, COMPETITIVE, OPPONENT, REACH, advised, reach_of, suggested

SEATS = 4
STEP = 60.0  # hundredths of a point that a whole win too many is worth at first
SOON = 200  # games after which a step is half as great
NAME = HEAD_START.name

ABLE = [faction for faction in REACH if faction != OPPONENT]
WIDE = [list(mix) for mix in combinations(ABLE, SEATS) if reach_of(mix) >= advised(SEATS)]
MIXES = {"base": [[BASE_GAME]], "all": [[BASE_GAME], suggested(COMPETITIVE, SEATS), WIDE]}

HeadStarts = dict[str, float]  # by the id of the faction


@dataclass
class Count:
    """Games of one faction: how many, and of how many it won what part."""

    games: int = 0
    won: float = 0.0
    points: int = 0


@dataclass(frozen=True)
class Course:
    """What is played."""

    level: str
    iterations: int
    mixes: str
    fixed: bool
    seed: int

    def seats(self, number: int) -> list[str]:
        """The kinds of mixes take turns; chance names one of the kind and turns the table."""
        rng = Random(f"{self.seed}/{number}/mix")
        kinds = MIXES[self.mixes]
        mix = rng.choice(kinds[number % len(kinds)])
        first = rng.randrange(SEATS)
        return mix[first:] + mix[:first]


def head_starts(base: AllWeights) -> HeadStarts:
    return {
        factions.id_of(name): float(base[name][NAME])
        for name in factions.names()
        if NAME in base.get(name, {}) and factions.id_of(name) != OPPONENT
    }


def with_head_starts(base: AllWeights, found: HeadStarts) -> AllWeights:
    changed = {name: dict(own) for name, own in base.items()}
    for name in factions.names():
        if factions.id_of(name) in found:
            changed[name][NAME] = round(found[factions.id_of(name)])
    return changed


def replaced(base: AllWeights, words: Sequence[str]) -> AllWeights:
    """With other weights, as `temper=250` (which every seat has) or `marquise.wood=30`."""
    changed = {name: dict(own) for name, own in base.items()}
    for word in words:
        feature, _, weight = word.partition("=")
        folder, _, feature = feature.rpartition(".")
        if feature not in changed.get(folder, {}):
            raise SystemExit(f"{word}: there is no such weight")
        if not weight.removeprefix("-").isdecimal():
            raise SystemExit(f"{word}: a weight is a whole number")
        changed[folder][feature] = int(weight)
    return changed


def play(course: Course, base: AllWeights, number: int) -> tuple[list[str], list[int], list[int]]:
    """A game: the factions by seat, who won, and their points."""
    seats = course.seats(number)
    rng = Random(f"{course.seed}/{number}")
    rules = game.make({"factions": seats})
    knowledge = RootKnowledge(judges=Judgement(base, {}))
    players = {}
    for seat in rules.players():
        agent = make(course.level, rules, knowledge, Random(f"{course.seed}/{number}/{seat}"))
        if isinstance(agent, Searcher):
            agent.ignore_clock()
            if course.iterations:
                agent.clock = Clock(Budget(course.iterations), agent.clock.every)
        players[seat] = agent
    outcome = play_game(rules, players, rng)
    assert outcome.result is not None, outcome.error
    return seats, list(outcome.result.winners), list(outcome.result.scores)


def step(number: int) -> float:
    return STEP / (1 + number / SOON)


def moved(found: HeadStarts, seats: list[str], winners: list[int], number: int) -> None:
    """Whoever won is taken for stronger from now on."""
    for seat, faction in enumerate(seats):
        won = 1 / len(winners) if seat in winners else 0.0
        found[faction] += step(number) * (won - 1 / len(seats))


Game = tuple[list[str], list[int], list[int]]


def played(
    course: Course, base: AllWeights, count: int, path: Path | None, others: Sequence[str] = ()
) -> Iterator[tuple[Game, HeadStarts]]:
    """The games of a file, then those that are missing, with what the factions were taken for after each.

    `others`: the weights that are not as they were, by which a file tells them apart.
    """
    found = head_starts(base)
    about: dict[str, object] = {"course": course.__dict__, "head_starts": found}
    head = json.dumps({**about, "with": list(others)} if others else about)
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    if lines and lines[0] != head:
        raise SystemExit(f"{path}: these are games of another course or of other weights")
    if path is not None and not lines:
        path.write_text(head + "\n")
    for number in range(count):
        if number + 1 < len(lines):
            seats, winners, points = json.loads(lines[number + 1])
        else:
            seats, winners, points = play(course, with_head_starts(base, found), number)
            if path is not None:
                with path.open("a") as file:
                    file.write(json.dumps([seats, winners, points]) + "\n")
        if not course.fixed:
            moved(found, seats, winners, number)
        yield (seats, winners, points), dict(found)


def report(games: list[Game]) -> None:
    counts: dict[str, Count] = {}
    for seats, winners, points in games:
        for seat, faction in enumerate(seats):
            count = counts.setdefault(faction, Count())
            count.games += 1
            count.won += 1 / len(winners) if seat in winners else 0
            count.points += points[seat]
    for faction, count in sorted(counts.items(), key=lambda pair: -pair[1].won / pair[1].games):
        low, high = wilson(round(count.won), count.games)
        share = f"{count.won / count.games:4.0%} ({low:.0%} to {high:.0%})"
        mean = f"{count.points / count.games:5.1f} points"
        print(f"{faction:12} {count.won:5.1f} of {count.games:4}  {share}  {mean}")


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="hard", choices=searching("root"), help="who plays")
    parser.add_argument("--iterations", type=int, default=0, help="others than those of the level")
    parser.add_argument("--mixes", choices=tuple(MIXES), default="all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--fixed", action="store_true", help="leave head starts as they are")
    parser.add_argument("--from", dest="begin", type=Path, help="a folder of weights to begin with")
    parser.add_argument("--with", dest="others", action="append", default=[], help="NAME=WEIGHT")
    parser.add_argument("--into", type=Path, help="a file that keeps the games; the same command goes on")
    parser.add_argument("--weights", type=Path, help="write the weights into this folder")
    asked = parser.parse_args(words)
    base = replaced(weights.read(asked.begin), asked.others)
    course = Course(asked.level, asked.iterations, asked.mixes, asked.fixed, asked.seed)
    games: list[Game] = []
    ways: list[HeadStarts] = []
    for one, found in played(course, base, asked.games, asked.into, asked.others):
        games.append(one)
        ways.append(found)
    half = len(games) // 2 if not asked.fixed else 0
    print(f"{len(games) - half} games of {len(games)}:")
    report(games[half:])
    if not asked.fixed:
        mean = {name: sum(way[name] for way in ways[half:]) / len(ways[half:]) for name in ways[-1]}
        for name, value in sorted(mean.items()):
            print(f"{name:12} {head_starts(base)[name]:6.0f} -> {value:6.0f}")
        if asked.weights is not None:
            line = f"python -m tools.even --games {len(games)} --mixes {course.mixes} --seed {course.seed}"
            about = {"command": line, "commit": "", "games": len(games), "figures": ""}
            usual = with_head_starts(base, mean)
            weights.write(asked.weights, usual, weights.read_together(asked.begin), about)


if __name__ == "__main__":
    main()
