"""A game that is being learnt: chance draws by itself, seats decide by ids, points become rewards."""

from random import Random
from typing import Any

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.rl.actions import ActionIds
from lichtung.rl.observing import Array, observer

WIN, RANK, POINTS = "win", "rank", "points"
REWARDS = (WIN, RANK, POINTS)
LIMIT = 10_000  # decisions after which a game is cut off


class Table:
    """One game at a time. Seats are those that somebody plays."""

    def __init__(self, game: FrameGame[Any, Any], rewards: str = WIN, limit: int = LIMIT) -> None:
        if rewards not in REWARDS:
            raise LichtungError("option-choice", "rewards", value=str(rewards), choices=" | ".join(REWARDS))
        self.game = game
        self.rewards = rewards
        self.limit = limit
        self.ids = ActionIds(game)
        self.observer = observer(game)
        self.seats = game.players()
        self.rng = Random()
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """A new game; the same seed gives the same chance."""
        if seed is not None:
            self.rng = Random(seed)
        self.state: State = self.game.start()
        self.decisions = 0
        self.legal: list[int] = []
        self._run_chance()
        self.points = self.game.standing(self.state)

    def _run_chance(self) -> None:
        """On to the next decision of a seat, or to the end."""
        while (now := self.game.decision(self.state)) is not None and now.seat == CHANCE:
            self.game.apply(self.state, self.game.sample(self.state, self.rng))
        self.decider = None if now is None else now.seat
        self.legal = [] if now is None else self.ids.legal(self.game.actions(self.state))

    @property
    def over(self) -> bool:
        return self.decider is None

    @property
    def cut_off(self) -> bool:
        return self.decider is not None and self.decisions >= self.limit

    def decide(self, number: int) -> dict[int, float]:
        """Carry out a decision by its id; what each seat gets for what has happened."""
        if number not in self.legal:
            raise LichtungError("rl-illegal", id=number, action=self.game.text(self.ids.action(number)))
        return self.carry_out(self.ids.action(number))

    def carry_out(self, action: Action) -> dict[int, float]:
        """Carry out a legal action; agents need no ids."""
        self.game.apply(self.state, action)
        self.decisions += 1
        self._run_chance()
        return self._rewards()

    def _rewards(self) -> dict[int, float]:
        before, self.points = self.points, self.game.standing(self.state)
        if self.rewards == POINTS:
            gained = [now - then for now, then in zip(self.points, before, strict=True)]
            return {seat: lead(gained, seat) for seat in self.seats}
        if not self.over:
            return dict.fromkeys(self.seats, 0.0)
        return final_rewards(self.game, self.state, self.rewards)

    def observe(self, seat: int) -> Array:
        return self.observer.observe(self.game.view(self.state, seat))


def lead(points: list[int], seat: int) -> float:
    """A seat's points minus the mean of the others'."""
    others = [value for other, value in enumerate(points) if other != seat]
    return points[seat] - sum(others) / len(others)


def final_rewards(game: FrameGame[Any, Any], state: State, rewards: str) -> dict[int, float]:
    """By winning: 1 or -1, in a draw 0. By rank: from 1 for the first to -1 for the last."""
    result = game.result(state)
    assert result is not None
    if rewards == WIN or result.winners == ():
        value = {True: 1.0, False: -1.0} if result.winners else {False: 0.0}
        return {seat: value[seat in result.winners] for seat in game.players()}
    order = [(seat in result.winners, points) for seat, points in enumerate(result.scores)]
    found: dict[int, float] = {}
    for seat in game.players():
        better = sum(other > order[seat] for other in order)
        worse = sum(other < order[seat] for other in order)
        found[seat] = (worse - better) / (len(order) - 1)
    return found
