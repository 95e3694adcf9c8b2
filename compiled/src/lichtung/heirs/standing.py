"""What follows from a position, as plain data for a table: points, reach, resources and their sources."""

from typing import Final

from lichtung.heirs.protocol import influence, lacking, reach, resources, usable_rebates
from lichtung.heirs.scoring import BuildingLine, RoadLine, sheet
from lichtung.heirs.state import BLUE, EXTRA_RESOURCE, IN_RESERVE, WHITE, Heirs
from lichtung.heirs.tiles import FARM, QUARRY, RESOURCES

BOTH: Final = (WHITE, BLUE)
FROM_RESERVE: Final = "reserve"  # with the place in the royal reserve
FROM_TROOP: Final = "troop"  # with the field on which it stands
FROM_BUILDING: Final = "building"  # with its field

Source = tuple[int, str, int]


def standing(s: Heirs) -> dict[str, object]:
    """Score sheet as if the game ended now, reach, resources, what hands lack; all of it is public."""
    page = sheet(s)
    ids = s.setup.tiles.ids
    buildings = [0, 0]
    for line in page.buildings:
        buildings[line.owner] += line.points()
    return {
        "score": [page.total(seat) for seat in BOTH],
        "points": {str(line.at): line.points() for line in page.buildings},
        "sheet": {
            "buildings": [building_row(ids, line) for line in page.buildings],
            "roads": [road_row(road) for road in page.roads],
            "counts_roads": s.setup.score_roads,
            "sums": {
                "buildings": buildings,
                "roads": [sum([road.points(seat) for road in page.roads]) for seat in BOTH],
            },
        },
        "influence": [influence(s, seat) for seat in BOTH],
        "reach": [[ids[tile] for tile in reach(s, seat)] for seat in BOTH],
        "resources": [stock(s, seat) for seat in BOTH],
        "purse": [[price(s, seat, tile) for tile in s.hands[seat]] for seat in BOTH],
    }


def building_row(ids: list[str], line: BuildingLine) -> dict[str, object]:
    """A building on the score sheet."""
    return {
        "at": line.at,
        "tile": ids[line.tile],
        "owner": line.owner,
        "own": line.own,
        "each": line.each,
        "count": line.count,
        "twice": line.twice,
        "points": line.points(),
    }


def road_row(road: RoadLine) -> dict[str, object]:
    """A road on the score sheet."""
    return {
        "fields": list(road.fields),
        "buildings": [road.white, road.blue],
        "points": [road.points(seat) for seat in BOTH],
    }


def sources(s: Heirs, seat: int) -> list[Source]:
    """Where each resource of `protocol.resources` comes from: resource, kind of source, place or field."""
    terrain = s.setup.terrain
    found: list[Source] = [(terrain[t], FROM_RESERVE, s.reserve.index(t)) for t in reach(s, seat)]  # E.7.6
    for at in s.troops[seat * 3 : seat * 3 + 3]:  # E.7.7
        if at != IN_RESERVE:
            found.append((terrain[s.cells[at] >> 2], FROM_TROOP, at))
    for at, cell in sorted(s.cells.items()):  # E.7.8
        building = s.setup.building[cell >> 2]
        if cell & 3 == seat and FARM <= building <= QUARRY:
            found.append((EXTRA_RESOURCE[building - FARM], FROM_BUILDING, at))
    return found


def stock(s: Heirs, seat: int) -> dict[str, object]:
    """What the seat can use now, by resource: how much, and from where."""
    have = resources(s, seat)
    found = sources(s, seat)
    return {
        name: {"count": have[i], "sources": [[kind, where] for what, kind, where in found if what == i]}
        for i, name in enumerate(RESOURCES)
    }


def price(s: Heirs, seat: int, tile: int) -> dict[str, object]:
    """What the seat lacks to build a tile of its hand, and whether rebates make up for it. E.7.2, E.7.11"""
    have = resources(s, seat)
    lack = lacking(s, have, tile)
    short = [max(0, cost - h) for cost, h in zip(s.setup.cost[tile], have, strict=True)]
    return {"short": short, "rebates": lack, "payable": lack <= usable_rebates(s)}
