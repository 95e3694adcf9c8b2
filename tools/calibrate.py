"""How honest the estimates of `lichtung analyse` are: of all that were near a figure, how many came true.

    python tools/calibrate.py FOLDER --level medium

FOLDER holds journals of finished games, as `lichtung simulate --save-dir` writes them. Every seat counts at
every turn, by the means that the chart shows; estimates of one game hang together, so games count, not lines.
With `--raw` it also tells to what power chances would have to be taken for the least surprise (`SOBERNESS` in
agents/reasons.py).
"""

import argparse
from math import log
from pathlib import Path

from lichtung import games
from lichtung.agents.analysis import Analyst, Course
from lichtung.agents.reasons import SOBERNESS, sober
from lichtung.kernel.journal import load

BINS = 5
POWERS = [tenths / 10 for tenths in range(2, 16)]
LEAST = 1e-6  # a chance that was nothing, and came true

Row = tuple[list[float], list[float]]  # what was thought of each seat, and how it ended


def course(path: Path, level: str) -> tuple[Course, list[float]] | None:
    """The course of a game and how it ended; None if it has not."""
    journal = load(path)
    analyst = Analyst(games.of_journal(journal), level)
    end = analyst.end(journal)
    if end is None:
        return None
    judged = [analyst.judge(moment) for moment in analyst.moments(journal)]
    return Course([one for one in judged if one is not None], None), end


def surprise(games: list[list[Row]], power: float) -> float:
    """The mean log-loss of a game, if its chances were taken to this power."""
    return sum(
        -sum(
            won * log(max(LEAST, chance))
            for chances, end in rows
            for chance, won in zip(sober(chances, power), end, strict=True)
        )
        / len(rows)
        for rows in games
    ) / len(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--raw", action="store_true", help="as the search has it, not as people are told")
    asked = parser.parse_args()
    if asked.raw:
        SOBERNESS.update(dict.fromkeys(SOBERNESS, 1.0))
    said: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    played: list[list[Row]] = []
    for path in sorted(asked.folder.glob("*.jsonl")):
        found = course(path, asked.level)
        if found is None:
            continue
        played.append([(row, found[1]) for row in found[0].chances()])
        for row in found[0].chances():
            for chance, won in zip(row, found[1], strict=True):
                said[min(BINS - 1, int(chance * BINS))].append((chance, won))
    print(f"{len(played)} games, {asked.level}")
    for i, pairs in enumerate(said):
        if pairs:
            mean, won = (100 * sum(pair[which] for pair in pairs) / len(pairs) for which in (0, 1))
            low, high = (100 * (i + edge) // BINS for edge in (0, 1))
            print(f"{low:>3} to {high:>3} %: {len(pairs):>6} estimates, mean {mean:4.0f} %, won {won:4.0f} %")
    if asked.raw and played:
        best = min(POWERS, key=lambda power: surprise(played, power))
        told = [f"{power}: {surprise(played, power):.3f}" for power in (best, 1.0)]
        print(f"least surprise with the power {told[0]} (as it is, {told[1]})")


if __name__ == "__main__":
    main()
