"""Final scoring written a second time, straight from the tile file and the facts of a position.

It shares no code with the rules: it works on coordinates, counts anew, and joins roads as a graph.
"""

import json
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import lichtung

OURS = Path(lichtung.__file__).parent / "heirs" / "data" / "tiles.json"
TILES = {row["id"]: row for row in json.loads(OURS.read_text(encoding="utf-8"))["tiles"]}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
STEP |= {a + b: (STEP[b][0], STEP[a][1]) for a, b in product("NS", "EW")}
TURNED = dict(zip("NESW", "SWNE", strict=True))
AREA = {"muehle": "yellow", "mine": "grey", "kuhstall": "green"}
COLOUR = {"baeckerei": "yellow", "schmiede": "grey", "huette": "green"}
PAIR = {
    "korbflechterei": ("green", "yellow"),
    "toepferei": ("grey", "yellow"),
    "boettcherei": ("grey", "green"),
}
Cell = tuple[int, int]
Half = tuple[Cell, str]  # the end of a road at one edge of a field


def turned(edge: str, owner: str) -> str:
    """An edge or field of a tile as White sees it."""
    return edge if owner == "white" else "".join(TURNED[letter] for letter in edge)


def beyond(at: Cell, edge: str) -> Cell:
    return at[0] + STEP[edge][0], at[1] + STEP[edge][1]


class Recount:
    """The landscape of a position, and what it is worth by the options."""

    def __init__(self, facts: dict[str, Any], options: dict[str, Any]) -> None:
        self.options = options
        self.tile: dict[Cell, dict[str, Any]] = {}
        self.owner: dict[Cell, str] = {}
        for word, text in facts["landscape"].items():
            x, y = word.split(",")
            at = (int(x), int(y))
            self.tile[at] = TILES[text.split()[-1]]
            if " " in text:
                self.owner[at] = text.split()[0]
        self.troops = {
            (seat, place.split()[0]) for seat, places in facts["troops"].items() for place in places
        }
        self.roads = self.join()

    def join(self) -> list[set[Half]]:
        """Every road as the set of its half edges."""
        next_to: dict[Half, set[Half]] = {}
        for at, owner in self.owner.items():
            halves = [(at, turned(edge, owner)) for edge in self.tile[at]["road_edges"]]
            through = not self.tile[at]["road_ends"]
            next_to |= {half: set(halves if through else [half]) for half in halves}
        for at, edge in list(next_to):
            across = (beyond(at, edge), TURNED[edge])
            if across in next_to:
                next_to[at, edge].add(across)
        roads: list[set[Half]] = []
        for half in next_to:
            if not any(half in road for road in roads):
                road, more = set(), [half]
                while more:
                    one = more.pop()
                    if one not in road:
                        road.add(one)
                        more += next_to[one]
                roads.append(road)
        return roads

    def total(self, seat: str) -> int:
        own = [at for at, owner in self.owner.items() if owner == seat]
        return sum(self.points(at) for at in own) + self.road_points(seat)

    def road_points(self, seat: str) -> int:
        points = 0
        for road in self.roads if self.options["roads"] == "score" else []:
            visits = Counter(at for at, _ in road)
            count = Counter[str]()
            for at, ends in visits.items():
                twice = self.options["loops"] == "twice" and self.tile[at]["road_ends"]
                count[self.owner[at]] += ends if twice else 1
            if len(visits) > 1:
                points += max(0, 2 * count[seat] - count.total())
        return points

    def points(self, at: Cell) -> int:
        doubled = (self.owner[at], f"{at[0]},{at[1]}") in self.troops
        return self.worth(at, self.tile[at]["building"]) * (2 if doubled else 1)

    def worth(self, at: Cell, building: str) -> int:
        params, seat = self.tile[at]["params"], self.owner[at]
        own = [a for a, owner in self.owner.items() if owner == seat]
        kinds = Counter(self.tile[a]["building"] for a in own)
        beside = [beyond(at, edge) for edge in "NESW"]
        match building:
            case "taverne":
                return 1 + self.tavern(at, 0 if params["line"] == "row" else 1)
            case "markt":
                return 1 + sum(a in self.tile for a in beside)
            case "pilgerstaette":
                lengths = [len({a for a, _ in road}) for road in self.roads if any(a == at for a, _ in road)]
                return max(lengths, default=1)
            case "raubritterburg":
                return 2 + 2 * sum(self.owner.get(a, seat) != seat for a in beside)
            case "muehle" | "mine" | "kuhstall":
                return len(self.area(at, AREA[building]))
            case "baeckerei" | "schmiede" | "huette":
                return sum(a == at or self.tile[a]["terrain"] == COLOUR[building] for a in own)
            case "feldlager":
                return 2
            case "handelsposten":
                return 3 * kinds[params["counts_building"]]
            case "kathedrale":
                return 5
            case "festung":
                return kinds["festung"] + kinds["belagerungsturm"]
            case "wachturm":
                axis = 1 if params["line"] == "row" else 0
                terrain = self.tile[at]["terrain"]
                return sum(a[axis] == at[axis] and t["terrain"] == terrain for a, t in self.tile.items())
            case "garnison":
                towers = [a for a in self.owner if self.tile[a]["building"] == "wachturm"]
                return 2 * sum(abs(a[0] - at[0]) == abs(a[1] - at[1]) for a in towers)
            case "korbflechterei" | "toepferei" | "boettcherei":
                around = [self.tile.get(beyond(at, turned(f, seat)), {}) for f in params["fields"]]
                colours = Counter(tile.get("terrain") for tile in around)
                pairs = min(colours[colour] for colour in PAIR[building])
                guilds = [self.tile[a]["params"].get("upgrades_building") for a in own]
                each = 4 if building in guilds else 3
                return each * (pairs if self.options["crafts"] == "all-pairs" else min(1, pairs))
        return 0

    def tavern(self, at: Cell, axis: int) -> int:
        line = sorted(a[axis] - at[axis] for a in self.tile if a[1 - axis] == at[1 - axis])
        if self.options["tavern"] == "gaps":
            return min(3, sum(n < 0 for n in line)) + min(3, sum(n > 0 for n in line))
        return sum(all(k in line for k in range(1, n + 1)) for n in (1, 2, 3)) + sum(
            all(-k in line for k in range(1, n + 1)) for n in (1, 2, 3)
        )

    def area(self, at: Cell, terrain: str) -> set[Cell]:
        found, more = {at}, [at]
        while more:
            here = more.pop()
            for a in (beyond(here, edge) for edge in "NESW"):
                if a not in found and self.tile.get(a, {}).get("terrain") == terrain:
                    found.add(a)
                    more.append(a)
        return found
