"""Training in rounds: agents play among themselves, weights are fitted, and a match decides if they are kept.

A folder holds all of it, so that whoever was interrupted goes on with the same command:

    round-0/                 the weights that it began with
    round-1/games.jsonl      games of the agents, with what every seat had to show after each turn
    round-1/agents, root     the weights fitted to all games so far
    round-1/match.jsonl      new weights against old ones: two seats against two, in every order
    weights/                 the best so far, to be copied over the sources

Rounds go on until one brings nothing.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from lichtung.agents import weights
from lichtung.agents.judgement import judgement
from lichtung.agents.weights import AllWeights
from lichtung.arena.fit import fit
from lichtung.arena.league import League, lineups, turned
from lichtung.arena.ledger import Ledger
from lichtung.arena.series import GameSummary
from lichtung.arena.tally import wilson
from lichtung.games import entry
from lichtung.root import factions
from lichtung.root.mixes import COMPETITIVE, suggested

SEATS = 4
SEEDS_A_ROUND = 2


class Snapshots:
    """What every seat of Root has to show whenever a turn is over."""

    def __init__(self) -> None:
        self.seen: list[list[list[int]]] = []
        self.turn = 1
        self.judgement = judgement()

    def look(self, s: Any) -> None:
        if s.turn > self.turn:
            self.turn = s.turn
            self.seen.append([self.judgement.seen(s, seat) for seat in range(s.setup.seats)])


@dataclass(frozen=True)
class Lesson(League):
    """Games to learn from."""

    def onlooker(self) -> Snapshots:
        return Snapshots()


@dataclass(frozen=True)
class Round:
    """What came of one round."""

    number: int
    games: int  # learned from, those of earlier rounds included
    before: float  # surprise at the winners
    after: float
    wins: int  # of the new weights
    decided: int

    @property
    def kept(self) -> bool:
        """Whether the match speaks for the new weights."""
        return 2 * self.wins > self.decided

    def figures(self) -> str:
        low, high = wilson(self.wins, self.decided)
        share = f"{self.wins} of {self.decided} won by two of four, 95 percent {low:.0%} to {high:.0%}"
        return f"round {self.number}: against the weights before {share}"


def setups(given: dict[str, object], seed: int) -> tuple[dict[str, object], ...]:
    """Every suggested mix of four, or the one given, on every board in every rotation, well mixed."""
    root = entry("root")
    mixes: list[object] = [given["factions"]] if "factions" in given else [*suggested(COMPETITIVE, SEATS)]
    maps = next(option.choices for option in root.options if option.name == "map")
    boards = [given["map"]] if "map" in given else list(maps)
    made = [
        root.make({**given, "factions": mix, "map": board}).setup_data() for mix in mixes for board in boards
    ]
    found = [one for data in made for one in turned(data)]
    Random(seed).shuffle(found)
    return tuple(found)


def roles() -> dict[str, str]:
    """The folder of each faction by its id."""
    return {factions.id_of(name): name for name in factions.names()}


# Plays what is missing of a league; whether it came to its end.
Player = Callable[[League, Ledger, list[int]], bool]


class Training:
    """One folder, its level and its setups."""

    def __init__(
        self,
        folder: Path,
        level: str,
        games: int,
        played: tuple[dict[str, object], ...],
        seed: int,
        about: dict[str, str],
    ) -> None:
        self.folder = folder
        self.level = level
        self.games = games
        self.setups = played
        self.seed = seed
        self.about = about  # command and commit, for the provenance
        self.rules = entry("root").make(played[0])
        self.seats = len(self.rules.players())

    def rounds(self, play: Player) -> Iterator[Round]:
        """One after the other, until one brings nothing or `play` has no more time."""
        begun = self.path(0)
        if not weights.path_of(weights.COMMON, begun).exists():
            weights.write(begun, weights.read(), {**self.about, "games": 0, "figures": "before training"})
        best, number, learned = begun, 0, list[GameSummary]()
        while True:
            number += 1
            played = self.play(self.lesson(number, best), self.path(number) / "games.jsonl", play)
            if played is None:
                return
            learned += played
            found = fit(weights.read(best), learned, roles())
            self.write(self.path(number), found.weights, len(learned), "not yet judged")
            met = self.play(self.match(number, best), self.path(number) / "match.jsonl", play)
            if met is None:
                return
            won = self.won(met)
            one = Round(number, len(learned), found.before, found.after, won.count(0), len(won))
            self.write(self.path(number), found.weights, len(learned), one.figures())
            if one.kept:
                best = self.path(number)
                self.write(self.folder / "weights", found.weights, len(learned), one.figures())
            yield one
            if not one.kept:
                return

    def path(self, number: int) -> Path:
        return self.folder / f"round-{number}"

    def write(self, folder: Path, found: AllWeights, games: int, figures: str) -> None:
        weights.write(folder, found, {**self.about, "games": games, "figures": figures})

    def lesson(self, number: int, best: Path) -> Lesson:
        """Games of equals."""
        names = (f"{self.level}@{best}",)
        seed = self.seed + SEEDS_A_ROUND * number
        return Lesson("root", self.setups, names, seed, rounds=self.games, orders=lineups(1, self.seats))

    def match(self, number: int, best: Path) -> League:
        """The new weights, contestant 0, against the best so far."""
        names = (f"{self.level}@{self.path(number)}", f"{self.level}@{best}")
        seed = self.seed + SEEDS_A_ROUND * number + 1
        return League("root", self.setups, names, seed, rounds=self.games, orders=lineups(2, self.seats))

    def play(self, league: League, path: Path, play: Player) -> list[GameSummary] | None:
        """The games of a league, as many as a round has; nothing if there was no time for all of them."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with Ledger(path, league, self.rules.rules_version) as ledger:
            missing = [number for number in ledger.missing() if number < self.games]
            if not play(league, ledger, missing):
                return None
            return [one for one in ledger.games() if one.fixture.number < self.games]

    def won(self, met: list[GameSummary]) -> list[int]:
        """Which contestant won, of all games that one of them did."""
        players = self.rules.players()
        return [
            one.fixture.seating[players.index(one.winners[0])]
            for one in met
            if len(one.winners) == 1 and one.winners[0] in players
        ]
