"""What came of a league: win rates by agent, role, seat and board, decision times, points, ratings."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from lichtung.arena.league import League
from lichtung.arena.playing import FINISHED
from lichtung.arena.series import GameSummary
from lichtung.arena.tally import Tally

AGENT, ROLE, SEAT, BOARD, ALL = "agent", "role", "seat", "board", "all"
ROLE_ON_BOARD = "role-board"
ON = " @ "  # between a role and its board


@dataclass(frozen=True)
class Chair:
    """One seat of one game: who sat there, what it played, and where."""

    game: GameSummary
    seat: int
    agent: str
    role: str
    board: str


def chairs(league: League, games: Iterable[GameSummary], players: list[int]) -> list[Chair]:
    """Every seat that an agent played."""
    found: list[Chair] = []
    for one in games:
        board = league.setups[one.fixture.setup].get("map", "")
        for seat, who in zip(players, one.fixture.seating, strict=True):
            found.append(Chair(one, seat, league.contestants[who], one.roles[seat], str(board)))
    return found


@dataclass
class Standings:
    """Sums over all chairs."""

    agents: dict[str, Tally] = field(default_factory=dict)
    by: dict[tuple[str, str, str], Tally] = field(default_factory=dict)  # what, which one, agent or ALL
    thought: dict[str, tuple[float, int]] = field(default_factory=dict)  # seconds and decisions by agent
    courses: dict[str, list[tuple[int, ...]]] = field(default_factory=dict)  # points by role
    ratings: dict[str, tuple[float, float]] = field(default_factory=dict)  # mean and uncertainty by agent

    def add(self, chair: Chair) -> None:
        game, seat, agent = chair.game, chair.seat, chair.agent
        self.agents.setdefault(agent, Tally()).add(game, seat)
        both = f"{chair.role}{ON}{chair.board}" if chair.board else ""
        kinds = ((ROLE, chair.role), (SEAT, str(seat + 1)), (BOARD, chair.board), (ROLE_ON_BOARD, both))
        for what, which in kinds:
            if which:
                for who in (ALL, agent):
                    self.by.setdefault((what, which, who), Tally()).add(game, seat)
        seconds, decisions = self.thought.get(agent, (0.0, 0))
        self.thought[agent] = (seconds + game.thought[seat], decisions + game.decisions[seat])
        if game.course:
            course = tuple(moment[seat] for moment in game.course)
            self.courses.setdefault(chair.role, []).append(course)

    def of(self, what: str, who: str = ALL) -> dict[str, Tally]:
        """The sums by role, seat or board, of one agent or of all."""
        return {which: tally for (w, which, a), tally in self.by.items() if (w, a) == (what, who)}

    def sections(self, boards: bool) -> list[str]:
        """By what shares may differ; `boards`: the game has boards, and roles that are more than seats."""
        several = len(self.of(BOARD)) > 1
        wanted = [ROLE, SEAT, BOARD, ROLE_ON_BOARD] if several else [ROLE, SEAT] if boards else [SEAT]
        return [what for what in wanted if len(self.of(what)) > 1]


def standings(league: League, games: list[GameSummary], players: list[int]) -> Standings:
    found = Standings()
    for chair in chairs(league, games, players):
        found.add(chair)
    if can_rate() and min(len(players), len(league.contestants)) > 1:
        found.ratings = rate(league, games, players)
    return found


def can_rate() -> bool:
    """Whether the extra `arena` is installed."""
    return find_spec("openskill") is not None


def rate(league: League, games: list[GameSummary], players: list[int]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill (Plackett-Luce), game after game; winners come first, then points count.

    An agent that sits on several seats of a game gets the mean of what each of them earned.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {name: model.rating(name=name) for name in league.contestants}
    for one in games:
        if one.status != FINISHED:
            continue
        names = [league.contestants[who] for who in one.fixture.seating]
        order = [(seat in one.winners, one.scores[seat]) for seat in players]
        ranks = [float(sum(other > own for other in order)) for own in order]
        rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
        earned: dict[str, list[Any]] = {}
        for name, [rating] in zip(names, rated, strict=True):
            earned.setdefault(name, []).append(rating)
        for name, each in earned.items():
            mean = sum(rating.mu for rating in each) / len(each)
            sigma = sum(rating.sigma for rating in each) / len(each)
            ratings[name] = model.rating(name=name, mu=mean, sigma=sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
