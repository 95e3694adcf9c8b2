"""What came of a series, added up: by contestant, by seat and by setup."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from lichtung.arena.playing import FAILED, FINISHED, UNFINISHED
from lichtung.arena.series import GameSummary, Series

Z95 = 1.959964  # of the normal distribution, for an interval of 95 percent


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 95 percent confidence interval of a share (Wilson's score interval)."""
    if of == 0:
        return 0.0, 1.0
    share, z = hits / of, Z95
    middle = share + z * z / (2 * of)
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    scale = 1 + z * z / of
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass
class Tally:
    """Sums over the games of one contestant; sums of ints do not depend on the order of the games."""

    games: int = 0
    finished: int = 0
    wins: int = 0
    draws: int = 0
    points: int = 0
    squares: int = 0
    decisions: int = 0

    def add(self, played: GameSummary, seat: int) -> None:
        self.games += 1
        self.decisions += played.decisions[seat]
        if played.status == FINISHED:
            self.finished += 1
            self.wins += seat in played.winners
            self.draws += not played.winners
            self.points += played.scores[seat]
            self.squares += played.scores[seat] ** 2

    def share(self) -> float:
        """Of the finished games those won; a draw is no win."""
        return self.wins / self.finished if self.finished else 0.0

    def mean(self) -> float:
        return self.points / self.finished if self.finished else 0.0

    def deviation(self) -> float:
        """The standard deviation of the score."""
        if self.finished < 2:
            return 0.0
        return sqrt(max(0.0, self.squares - self.points**2 / self.finished) / (self.finished - 1))

    def data(self) -> dict[str, object]:
        low, high = wilson(self.wins, self.finished)
        return {
            "games": self.games,
            "finished": self.finished,
            "wins": self.wins,
            "draws": self.draws,
            "share": round(self.share(), 4),
            "interval": [round(low, 4), round(high, 4)],
            "score": round(self.mean(), 3),
            "deviation": round(self.deviation(), 3),
            "decisions": round(self.decisions / self.games, 2) if self.games else 0.0,
        }


@dataclass
class Report:
    """The results of a series. A contestant of None is a seat that the rules play by themselves."""

    series: Series
    by_contestant: dict[int | None, Tally] = field(default_factory=dict)
    by_seat: dict[tuple[int | None, int], Tally] = field(default_factory=dict)
    by_setup: dict[tuple[int, int | None], Tally] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    unfinished: list[GameSummary] = field(default_factory=list)
    failed: list[GameSummary] = field(default_factory=list)

    def add(self, played: GameSummary, players: list[int]) -> None:
        """Count one game; `players` are the seats that its agents sat on."""
        self.games += 1
        self.decisions += sum(played.decisions)
        self.seconds += played.seconds
        if played.status == UNFINISHED:
            self.unfinished.append(played)
        elif played.status == FAILED:
            self.failed.append(played)
        who: dict[int, int] = dict(zip(players, played.fixture.seating, strict=True))
        for seat in range(len(played.decisions)):
            one = who.get(seat)
            self.by_contestant.setdefault(one, Tally()).add(played, seat)
            self.by_seat.setdefault((one, seat), Tally()).add(played, seat)
            self.by_setup.setdefault((played.fixture.setup, one), Tally()).add(played, seat)

    def clean(self) -> bool:
        """Whether every game came to its end."""
        return not self.unfinished and not self.failed


def report(series: Series, games: Iterable[GameSummary], players: list[int]) -> Report:
    """Add up the games of a series, in the order of their numbers."""
    whole = Report(series)
    for played in sorted(games, key=lambda p: p.fixture.number):
        whole.add(played, players)
    return whole
