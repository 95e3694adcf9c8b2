"""What does a lead in The Two Heirs tell about the end, and what tells more? Ask games of the greedy agent.

    python -m tools.prospects                  400 games; by tiles left, what each thing is worth at the end
    python -m tools.prospects --games 2000

Whoever has just ended a turn is compared with the other heir: points, buildings, tiles in hand, kinds and
number of resources. A linear regression says by how many points more of each ends the game, and how much of
the difference it foretells in games that it has not seen. The constants of `agents/heirs.py` are rounded
ratios: what a thing is worth against a point of lead, for each tile that is left.
"""

import argparse
from random import Random
from typing import Any

import numpy as np

from lichtung.agents import make
from lichtung.arena.playing import play_game
from lichtung.heirs.game import make as rules_of
from lichtung.heirs.protocol import resources
from lichtung.heirs.scoring import margin
from lichtung.heirs.state import Heirs
from lichtung.kernel.frames import SeatRecord

NAMES = ("lead", "buildings", "hand", "kinds", "resources")
PHASES = ((0, 1), (1, 5), (5, 10), (10, 15), (15, 20))  # tiles left in the stack
RIDGE = 30.0
PARTS = 5  # every game is foretold from those of the other parts

Row = list[float]


def compared(s: Heirs, seat: int) -> Row:
    """What this heir has more than the other."""
    found = []
    for one in (seat, 1 - seat):
        have = resources(s, one)
        built = sum(cell & 3 == one for cell in s.cells.values())
        found.append((built, len(s.hands[one]), sum(n > 0 for n in have), sum(have)))
    return [margin(s, seat), *(mine - other for mine, other in zip(*found, strict=True))]


class Watch:
    """The positions of one game, each after somebody's turn."""

    def __init__(self) -> None:
        self.seat = -1
        self.seen: list[tuple[int, int, Row]] = []  # who, tiles left, what more

    def look(self, s: Heirs) -> None:
        frames = s.frames()
        record = frames[0].record if frames else None
        if isinstance(record, SeatRecord) and record.seat != self.seat:
            if self.seat >= 0:
                self.seen.append((self.seat, len(s.stack), compared(s, self.seat)))
            self.seat = record.seat


def play(number: int, seed: int) -> list[tuple[int, Row, float]]:
    """The positions of a game: tiles left, what more, and the lead at the end."""
    rules = rules_of({"sets": "random"})
    watch = Watch()
    players = {seat: make("greedy", rules, Random(f"{seed}/{number}/{seat}")) for seat in rules.players()}
    outcome = play_game(rules, players, Random(f"{seed}/{number}"), look=watch.look)
    assert outcome.result is not None, outcome.error
    scores = outcome.result.scores
    return [(left, row, float(scores[seat] - scores[1 - seat])) for seat, left, row in watch.seen]


def fitted(rows: Any, ends: Any) -> tuple[Any, float]:
    """What each thing is worth, and the end of somebody who has no more of anything."""
    means, end = rows.mean(axis=0), float(ends.mean())
    centred = rows - means
    worth = np.linalg.solve(centred.T @ centred + RIDGE * np.eye(rows.shape[1]), centred.T @ (ends - end))
    return worth, end - float(means @ worth)


def foretold(rows: Any, ends: Any, games: Any) -> float:
    """The part of the variance of ends that is explained in games that were not learned from."""
    said = np.zeros(len(ends))
    for part in range(PARTS):
        new = games % PARTS == part
        worth, rest = fitted(rows[~new], ends[~new])
        said[new] = rows[new] @ worth + rest
    return 1.0 - float(((ends - said) ** 2).mean() / ends.var())


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(words)
    met = [(number, *one) for number in range(asked.games) for one in play(number, asked.seed)]
    print(f"{'tiles left':10} {'positions':>9}  lead  all  {'  '.join(NAMES)}")
    for low, high in PHASES:
        some = [one for one in met if low <= one[1] < high]
        if len({one[0] for one in some}) < PARTS:
            continue
        games = np.array([one[0] for one in some])
        rows = np.array([one[2] for one in some])
        ends = np.array([one[3] for one in some])
        shares = [foretold(chosen, ends, games) for chosen in (rows[:, :1], rows)]
        worth, _ = fitted(rows, ends)
        told = "  ".join(f"{value:+.2f}" for value in worth)
        print(f"{f'{low} to {high - 1}':10} {len(some):9}  {shares[0]:.2f}  {shares[1]:.2f}  {told}")


if __name__ == "__main__":
    main()
