"""How many questions of a game leave no choice: `python tools/questions.py` (random games of Root).

Prints the share of decisions with a single option and, step by step, how often each asks for nothing.
"""

import argparse
from collections import Counter
from random import Random

from lichtung.games import game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.frames import STEPS
from lichtung.root.mixes import BASE_GAME


def count(factions: str, questions: str, games: int, seed: int) -> tuple[Counter[str], Counter[str]]:
    """All decisions and those with one option, by the names of their steps."""
    rules = game("root", factions=factions, questions=questions)
    asked: Counter[str] = Counter()
    empty: Counter[str] = Counter()
    for number in range(games):
        rng = Random(seed + number)
        s = rules.start()
        while s.frame is not None:
            step = STEPS[s.frame.step]
            if step.seat(s, s.frame.record) == CHANCE:
                rules.apply(s, rules.sample(s, rng))
                continue
            asked[step.name] += 1
            empty[step.name] += len(s.legal) == 1
            rules.apply(s, s.legal[int(rng.random() * len(s.legal))])
    return asked, empty


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--factions", default=",".join(BASE_GAME))
    reader.add_argument("--questions", default="few", choices=("few", "all"))
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--seed", type=int, default=1)
    wanted = reader.parse_args()
    asked, empty = count(wanted.factions, wanted.questions, wanted.games, wanted.seed)
    total = asked.total()
    print(f"{total / wanted.games:.0f} decisions a game, {empty.total() / total:.1%} with one option")
    print(f"{'step':28} {'decisions':>9} {'one option':>10} {'of all':>7}")
    for name, times in empty.most_common():
        if times:
            print(f"{name:28} {asked[name]:9} {times:10} {times / total:7.2%}")


if __name__ == "__main__":
    main()
