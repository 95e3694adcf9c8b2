"""Counting games: how many ways to act there are from fixed positions, so many decisions ahead.

A row of `positions.json` has a game, its options, a position as in scenario files, and cases. A case is laid
over the position, plays `do` and counts: `counts` are the sequences of 1, 2, 3... actions (outcomes of chance
too), `decisions` those met on the way by seat and step. `python -m tests.perft.perft` (of make golden) counts
anew.
"""

import json
from pathlib import Path
from typing import Any

from lichtung import games
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame

POSITIONS = Path(__file__).parent / "positions.json"

AnyGame = FrameGame[Any, Any]
Table = dict[str, Any]


class Perft:
    """The tree of all that can follow, down to a depth."""

    def __init__(self, game: AnyGame, depth: int) -> None:
        self.game = game
        self.counts = [0] * depth
        self.decisions: dict[str, int] = {}

    def count(self, s: State, level: int = 0) -> None:
        game = self.game
        decision = game.decision(s)
        if decision is None:
            self.note("over")
            return
        actions = game.actions(s)
        seat = "chance" if decision.seat == CHANCE else game.codec.kinds["seat"].text(decision.seat)
        self.note(f"{seat} {decision.step}")
        self.counts[level] += len(actions)
        if level + 1 < len(self.counts):
            for action in actions:
                fork = s.copy()
                game.apply(fork, action)
                self.count(fork, level + 1)

    def note(self, what: str) -> None:
        self.decisions[what] = self.decisions.get(what, 0) + 1


def begun(row: Table, case: Table) -> tuple[AnyGame, State]:
    """The game and the state from which a case counts."""
    game = games.game(row["game"], **row["options"])
    s = game.position({**row["position"], **case.get("position", {})})
    for text in case.get("do", []):
        game.play(s, game.parse(text))
    return game, s


def counted(row: Table, case: Table) -> Table:
    """The case with what the rules count today."""
    game, s = begun(row, case)
    perft = Perft(game, len(case["counts"]))
    perft.count(s)
    return {**case, "counts": perft.counts, "decisions": dict(sorted(perft.decisions.items()))}


def rows() -> dict[str, Table]:
    found: dict[str, Table] = json.loads(POSITIONS.read_text(encoding="utf-8"))
    return found


def write(found: dict[str, Table]) -> None:
    """One line for each key of a row and for each case."""
    lines = []
    for name, row in found.items():
        parts = [f"  {json.dumps(key)}: {json.dumps(row[key])}" for key in ("game", "options")]
        for key in ("position", "cases"):
            inner = [f"   {json.dumps(k)}: {json.dumps(v)}" for k, v in row[key].items()]
            parts.append(f"  {json.dumps(key)}: {{\n" + ",\n".join(inner) + "}")
        lines.append(f"{json.dumps(name)}: {{\n" + ",\n".join(parts) + "}")
    POSITIONS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    found = rows()
    for row in found.values():
        row["cases"] = {name: counted(row, case) for name, case in row["cases"].items()}
    write(found)
    print(POSITIONS.name)


if __name__ == "__main__":
    main()
