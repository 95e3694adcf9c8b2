"""The map: clearings, paths, rivers, forests. 2.2 to 2.4."""

import json
from pathlib import Path
from typing import Final

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = ("fox", "rabbit", "mouse", "bird")

CLEARINGS: Final = 12
NOWHERE: Final = -1


class Board:
    """One printed board. Clearings count from 0 here; people write them from 1."""

    def __init__(self, name: str) -> None:
        path = Path(__file__).parent / "data" / f"{name}.json"
        data = json.loads(path.read_text(encoding="utf-8"))
        rows = data["clearings"]
        self.name = name
        # 2.2.2
        self.suit: list[int] = [SUITS.index(row["suit"]) for row in rows]
        self.slots: list[int] = [row["slots"] for row in rows]
        self.ruin: list[bool] = [row["ruin"] for row in rows]
        # M.5: the order in which the Mechanical Marquise looks at clearings
        numbers: list[int] = data["priorities"]
        self.by_priority: list[int] = sorted(range(CLEARINGS), key=numbers.__getitem__)
        # 2.2.1
        self.neighbours: list[list[int]] = [sorted(n - 1 for n in row["neighbors"]) for row in rows]
        self.corners: list[int] = [row["id"] - 1 for row in rows if row["corner"]]
        self.opposite: list[int] = [row["opposite_corner"] - 1 if row["corner"] else NOWHERE for row in rows]
        self.of_suit: list[list[int]] = [
            [c for c in range(CLEARINGS) if self.suit[c] == suit] for suit in range(BIRD)
        ]
        # The clearings that a card of each suit matches, as masks; a bird matches them all. 2.1.1
        self.matching: list[int] = [sum(1 << c for c in row) for row in self.of_suit]
        self.matching.append((1 << CLEARINGS) - 1)
        # 2.3: no paths but for those whose rules say so
        self.centre: list[tuple[float, float]] = [(row["x"], row["y"]) for row in rows]  # for drawing only
        self.forest_centre: list[tuple[float, float]] = [(row["x"], row["y"]) for row in data["forests"]]
        self.rivers: list[tuple[int, int]] = [(a - 1, b - 1) for a, b in data["rivers"]]
        # Forests are places too: they count on from the last clearing.
        keys = [row["id"] for row in data["forests"]]
        self.forests: list[list[int]] = [[c - 1 for c in row["clearings"]] for row in data["forests"]]
        self.forest_neighbours: list[list[int]] = [[] for _ in keys]
        for row in data["forest_adjacency"]:
            a, b = (keys.index(f) for f in row["forests"])
            self.forest_neighbours[a].append(b)
            self.forest_neighbours[b].append(a)
        self.places = CLEARINGS + len(keys)
        self.around: list[list[int]] = [self._around(place, self.neighbours) for place in range(self.places)]
        # The same with rivers as paths.
        self.by_river: list[list[int]] = [[] for _ in rows]
        for one, two in self.rivers:
            self.by_river[one].append(two)
            self.by_river[two].append(one)
        self.waterways: list[list[int]] = [
            sorted({*self.neighbours[c], *self.by_river[c]}) for c in range(CLEARINGS)
        ]
        self.around_by_boat: list[list[int]] = [
            self._around(place, self.waterways) for place in range(self.places)
        ]

    def _around(self, place: int, paths: list[list[int]]) -> list[int]:
        """2.4.1: all clearings and forests next to a place, forests numbered from CLEARINGS on."""
        if place < CLEARINGS:
            forests = [CLEARINGS + f for f, edge in enumerate(self.forests) if place in edge]
            return [*paths[place], *forests]
        forest = place - CLEARINGS
        return [
            *sorted(self.forests[forest]),
            *[CLEARINGS + f for f in sorted(self.forest_neighbours[forest])],
        ]
