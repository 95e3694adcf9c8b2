"""Learn The Two Heirs from nothing, on one core: a softmax over the legal actions, improved by its own games.

    pip install 'lichtung[rl]'
    python examples/learn_heirs.py --games 1000

Each sort of action (building this tile, taking that one, ending the turn, ...) has a row of weights for a few
numbers of the observation; after each game the weights follow the gradient of what was gained (REINFORCE).
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from lichtung.rl.single import SingleSeatEnv

Weights = NDArray[np.float64]


class Learner:
    """The policy and its gradient."""

    def __init__(self, env: SingleSeatEnv, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.parts = env.table.observer.by_name
        verbs = env.table.game.codec.verbs
        sorts: dict[tuple[int, int], int] = {}
        self.sort_of = np.zeros(len(env.table.ids), np.int64)  # of each action id
        for number, code in enumerate(env.table.ids.codes):
            of_tile = bool(verbs[code[0]].fields) and verbs[code[0]].fields[0][1] == "tile"
            sort = (code[0], code[1] if of_tile else -1)
            self.sort_of[number] = sorts.setdefault(sort, len(sorts))
        self.weights: Weights = np.zeros((len(sorts), 4))
        self.usual = 0.0  # what a game brings so far: the gradient counts what is better than that

    def numbers(self, seen: NDArray[np.int16], seat: int) -> Weights:
        """What of an observation the policy looks at."""
        score = seen[self.parts["score"].start :][:2]
        lead = float(score[seat]) - float(score[1 - seat])
        took, stack = seen[self.parts["took"].start], seen[self.parts["stack"].start]
        return np.array([1.0, lead / 20, float(took), float(stack) / 20])

    def chances(self, legal: list[int], x: Weights) -> tuple[NDArray[np.int64], Weights]:
        """The sorts of the legal actions, and how likely each action is."""
        sorts = self.sort_of[legal]
        raised = self.weights[sorts] @ x
        likely = np.exp(raised - raised.max())
        return sorts, likely / likely.sum()

    def play(self, env: SingleSeatEnv, seed: int, learn: float = 0.0) -> bool:
        """One game; whether it was won."""
        seen, info = env.reset(seed=seed)
        steps: list[tuple[NDArray[np.int64], Weights, Weights, int]] = []
        gained: list[float] = []
        over = cut_off = False
        while not over and not cut_off:
            x = self.numbers(seen["observation"], env.seat)
            sorts, likely = self.chances(info["legal"], x)
            chosen = int(self.rng.choice(len(likely), p=likely))
            steps.append((sorts, likely, x, chosen))
            seen, reward, over, cut_off, info = env.step(info["legal"][chosen])
            gained.append(reward)
        if learn:
            self.follow(steps, np.cumsum(gained[::-1])[::-1], learn)
        return sum(gained) > 0

    def follow(
        self, steps: list[tuple[NDArray[np.int64], Weights, Weights, int]], later: Weights, learn: float
    ) -> None:
        """The gradient: what was chosen becomes likelier, as much as it brought more than usual."""
        self.usual += 0.05 * (later[0] - self.usual)
        change = np.zeros_like(self.weights)
        for number, ((sorts, likely, x, chosen), gain) in enumerate(zip(steps, later, strict=True)):
            better = (gain - self.usual * (1 - number / len(steps))) / 20
            np.add.at(change, sorts, -better * likely[:, None] * x)
            change[sorts[chosen]] += better * x
        self.weights += learn * change


def won(learner: Learner, env: SingleSeatEnv, games: int, seed: int) -> float:
    """The share of games won without learning from them."""
    return sum(learner.play(env, seed + number) for number in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--test", type=int, default=200)
    parser.add_argument("--opponent", default="random")
    given = parser.parse_args()
    env = SingleSeatEnv("heirs", opponents=given.opponent, rewards="points")
    learner = Learner(env, seed=1)
    print(f"before: {won(learner, env, given.test, 10_000_000):.0%} won against {given.opponent}")
    begun = time.monotonic()
    for number in range(given.games):
        learner.play(env, number, learn=1.0)
        if (number + 1) % 500 == 0:
            print(f"{number + 1} games, {time.monotonic() - begun:.0f} s")
    print(f"after:  {won(learner, env, given.test, 20_000_000):.0%} won against {given.opponent}")


if __name__ == "__main__":
    main()
