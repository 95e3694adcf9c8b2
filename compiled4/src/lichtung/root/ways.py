"""What lies next to what as the map and its open paths say. 2.2.1, 2.3, 2.4.1."""

from lichtung.root.map import Map


class Ways:
    """What lies next to each place: for warriors, with rivers as paths, and for whoever enters forests."""

    def __init__(self, board: Map, places: int, closed: int) -> None:
        """With the paths of the mask closed. Forests are numbered from the last clearing on."""
        land: list[list[int]] = [[] for _ in range(places)]
        for number, (one, two) in enumerate(board.paths):
            if not closed >> number & 1:
                land[one].append(two)
                land[two].append(one)
        water = [row[:] for row in land]
        for one, beyond in enumerate(board.by_river):
            water[one] += [two for two in beyond if two not in land[one]]
        self.land = [sorted(row) for row in land]
        self.water = [sorted(row) for row in water]
        self.around = _with_forests(board, self.land)
        self.around_by_boat = _with_forests(board, self.water)


def _with_forests(board: Map, paths: list[list[int]]) -> list[list[int]]:
    """2.4.1: all clearings and forests next to each place."""
    first = board.clearings
    around = [row[:] for row in paths]
    for clearing in range(first):
        around[clearing] += [first + f for f, edge in enumerate(board.forests) if clearing in edge]
    for forest, edge in enumerate(board.forests):
        beyond = [first + f for f in sorted(board.forest_neighbours[forest])]
        around[first + forest] = [*sorted(edge), *beyond]
    return around
