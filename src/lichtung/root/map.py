"""The map: clearings, forests, paths and rivers as they are printed. 2.2 to 2.4.

Places are small numbers: clearings first, then forests, then areas beside the map that factions bring along.
What can change in a game (suits, closed paths) is in the state; `paths.py` answers what lies next to what.
"""

import json
from pathlib import Path
from typing import Final

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = ("fox", "rabbit", "mouse", "bird")
SUIT_SETS: Final = 1 << BIRD  # how many sets of suits a clearing can have
NOWHERE: Final = -1

# The first suit of each set of suits: what a rule means that speaks of "the" suit of a clearing.
FIRST_SUIT: Final = [NOWHERE] + [(suits & -suits).bit_length() - 1 for suits in range(1, SUIT_SETS)]


class Map:
    """One printed board. Clearings count from 0 here; people write them from 1."""

    def __init__(self, name: str) -> None:
        path = Path(__file__).parent / "data" / f"{name}.json"
        data = json.loads(path.read_text(encoding="utf-8"))
        rows = data["clearings"]
        self.name = name
        self.clearings = len(rows)
        # 2.2.2
        self.suits: tuple[int, ...] = tuple([1 << SUITS.index(row["suit"]) for row in rows])
        self.slots: list[int] = [row["slots"] for row in rows]
        self.ruins: list[int] = [row["id"] - 1 for row in rows if row["ruin"]]
        # M.5: the order in which the Mechanical Marquise looks at clearings
        numbers: list[int] = data["priorities"]
        self.by_priority: list[int] = sorted(range(self.clearings), key=numbers.__getitem__)
        # 2.2.1
        self.paths: list[tuple[int, int]] = [(a - 1, b - 1) for a, b in data["paths"]]
        self.corners: list[int] = [row["id"] - 1 for row in rows if row["corner"]]
        self.opposite: list[int] = [row["opposite_corner"] - 1 if row["corner"] else NOWHERE for row in rows]
        # 2.3: no paths but for those whose rules say so
        self.rivers: list[tuple[int, int]] = [(a - 1, b - 1) for a, b in data["rivers"]]
        self.by_river: list[list[int]] = [[] for _ in rows]
        for one, two in self.rivers:
            self.by_river[one].append(two)
            self.by_river[two].append(one)
        # 2.4: the clearings on the edge of each forest, and the forests beyond one path
        keys = [row["id"] for row in data["forests"]]
        self.forests: list[list[int]] = [[c - 1 for c in row["clearings"]] for row in data["forests"]]
        self.forest_neighbours: list[list[int]] = [[] for _ in keys]
        for row in data["forest_adjacency"]:
            a, b = (keys.index(f) for f in row["forests"])
            self.forest_neighbours[a].append(b)
            self.forest_neighbours[b].append(a)
        # for drawing only
        self.centre: list[tuple[float, float]] = [(row["x"], row["y"]) for row in rows]
        self.forest_centre: list[tuple[float, float]] = [(row["x"], row["y"]) for row in data["forests"]]
