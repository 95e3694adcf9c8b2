"""The map: clearings, forests, paths and rivers as they are printed. 2.2 to 2.4.

Places are small numbers: clearings first, then forests, then areas beside the map that factions bring along.
What can change in a game (suits, closed paths) is in the state; `paths.py` answers what lies next to what.
"""

from itertools import combinations
from pathlib import Path
from typing import Final

from lichtung.kernel.data import check_mutual, read_data, unique

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = ("fox", "rabbit", "mouse", "bird")
SUIT_SETS: Final = 1 << BIRD  # how many sets of suits a clearing can have
NOWHERE: Final = -1

# The first suit of each set of suits: what a rule means that speaks of "the" suit of a clearing.
FIRST_SUIT: Final = [NOWHERE] + [(suits & -suits).bit_length() - 1 for suits in range(1, SUIT_SETS)]

# The suit of each set of one, and BIRD for a set of several: any of them.
SUIT_OR_ANY: Final = [BIRD if suits & (suits - 1) else first for suits, first in enumerate(FIRST_SUIT)]

MOST_SLOTS: Final = 3
MARKERS_A_SUIT: Final = 4  # B.1.2
PRINTED: Final = "printed"
SHUFFLED: Final = "shuffled"
RIVERS: Final = ("water", "ice")
PERCENT: Final = 100.0


class Map:
    """One printed board. Clearings count from 0 here; people write them from 1."""

    def __init__(self, name: str, path: Path | None = None) -> None:
        data = read_data(path or Path(__file__).parent / "data" / f"{name}.json")
        rows = data.rows("clearings")
        n = len(rows)
        self.name = name
        self.clearings = n
        for number, row in enumerate(rows):
            if row.number("id", 1, n) != number + 1:
                row.fail("id", "data-number", value=row.number("id", 1, n), low=number + 1, high=number + 1)
        # 2.2.2: as printed or suggested, 0 where nothing is; and how the board is played if nobody says
        self.suits: tuple[int, ...] = tuple(
            [1 << row.choice("suit", SUITS[:BIRD]) if row.has("suit") else 0 for row in rows]
        )
        self.markers = (PRINTED, SHUFFLED)[data.choice("markers", (PRINTED, SHUFFLED))]
        self.slots: list[int] = [row.number("slots", 0, MOST_SLOTS) for row in rows]
        self.ruins: list[int] = [number for number, row in enumerate(rows) if row.flag("ruin")]
        # M.5: the order in which an automated seat looks at clearings
        numbers = data.numbers("priorities", 1, n)
        self.by_priority: list[int] = sorted(range(n), key=numbers.__getitem__)
        # 2.2.1
        near = [[other - 1 for other in row.numbers("neighbors", 1, n)] for row in rows]
        check_mutual(rows, "neighbors", near)
        self.paths: list[tuple[int, int]] = [(a - 1, b - 1) for a, b in data.pairs("paths", 1, n)]
        for one, two in self.paths:
            if two not in near[one]:
                rows[one].fail("neighbors", "data-asymmetric", other=rows[two].path)
        if sum([len(row) for row in near]) != 2 * len(self.paths):
            data.fail("paths", "data-missing")
        # C.3.1: the paths that are closed at first, as a mask
        self.closed = 0
        for i, (a, b) in enumerate(data.pairs("closed_paths", 1, n)):
            if (a - 1, b - 1) not in self.paths:
                choices = " | ".join([f"{one + 1}-{two + 1}" for one, two in self.paths])
                data.fail(f"closed_paths[{i}]", "data-choice", value=f"{a}-{b}", choices=choices)
            self.closed |= 1 << self.paths.index((a - 1, b - 1))
        self.corners: list[int] = [number for number, row in enumerate(rows) if row.flag("corner")]
        self.opposite: list[int] = [
            row.number("opposite_corner", 1, n) - 1 if number in self.corners else NOWHERE
            for number, row in enumerate(rows)
        ]
        # 2.3: no paths but for those whose rules say so
        self.rivers: list[tuple[int, int]] = [(a - 1, b - 1) for a, b in data.pairs("rivers", 1, n)]
        # C.2.3: the clearings on the shore of a lake, in their order around it
        self.lake: list[int] = [clearing - 1 for clearing in data.numbers("lake", 1, n)]
        self.by_river: list[list[int]] = [[] for _ in rows]
        for one, two in self.rivers + list(combinations(sorted(self.lake), 2)):  # C.2.2
            self.by_river[one].append(two)
            self.by_river[two].append(one)
        # C.2.1, C.3.1: where they stand at first
        self.ferry = data.number("ferry", 1, n) - 1 if data.has("ferry") else NOWHERE
        self.tower = data.number("tower", 1, n) - 1 if data.has("tower") else NOWHERE
        brought = {"ferry": self.ferry, "tower": self.tower}
        self.landmarks: dict[str, int] = {id_: place for id_, place in brought.items() if place != NOWHERE}
        # 2.4: the clearings on the edge of each forest, and the forests beyond one path; C.1.1, C.2.4, C.3.2:
        # or beyond what divides forests on this board; C.3.5: trees do not matter
        forests = data.rows("forests")
        keys = unique(forests, "id")
        self.forests: list[list[int]] = [[c - 1 for c in row.numbers("clearings", 1, n)] for row in forests]
        self.forest_neighbours: list[list[int]] = [[] for _ in keys]
        for row in data.rows("forest_adjacency"):
            pair = row.choices("forests", keys)
            if len(pair) != 2:
                row.fail("forests", "data-pair")
            self.forest_neighbours[pair[0]].append(pair[1])
            self.forest_neighbours[pair[1]].append(pair[0])
        # for drawing only
        self.river = RIVERS[data.choice("river", RIVERS)]
        self.edge: list[int] = [clearing - 1 for clearing in data.numbers("edge", 1, n)]
        self.centre = [(row.real("x", 0, PERCENT), row.real("y", 0, PERCENT)) for row in rows]
        self.forest_centre = [(row.real("x", 0, PERCENT), row.real("y", 0, PERCENT)) for row in forests]
