"""Roads across the landscape. E.11."""

from lichtung.heirs.state import NOBODY_OWNS, Heirs


def roads(s: Heirs) -> list[list[int]]:
    """Every road as the fields it runs over; a tile on it twice stands twice (option `loops`).

    E.11.3: open terrain carries no road. E.11.4, E.12.5: at crossroads and pilgrimage sites roads end.
    """
    found: list[list[int]] = []
    seen: set[int] = set()
    cells = s.cells
    segments = s.setup.segments
    for at in sorted(cells):
        cell = cells[at]
        if cell & 3 != NOBODY_OWNS:
            for segment in segments[cell >> 2][cell & 3]:
                if half(at, segment[0]) not in seen:
                    found.append(_road(s, at, segment, seen))
    return found


def half(at: int, edge: int) -> int:
    """A number for the end of a road at one edge of a field."""
    return at * 256 + edge + 128


def _road(s: Heirs, at: int, segment: tuple[int, ...], seen: set[int]) -> list[int]:
    """The whole road that a segment of the building on this field is part of."""
    road = [at]
    for edge in segment:
        seen.add(half(at, edge))
    for edge in segment:
        _follow(s, at, edge, road, seen)
    return road


def _follow(s: Heirs, at: int, edge: int, road: list[int], seen: set[int]) -> None:
    """Walk on from an edge until the road ends or meets itself."""
    cells = s.cells
    segments = s.setup.segments
    while edge != 0:
        at += edge
        entry = -edge
        cell = cells.get(at, NOBODY_OWNS)
        if cell & 3 == NOBODY_OWNS:
            return
        edge = 0
        for segment in segments[cell >> 2][cell & 3]:
            if entry in segment and half(at, entry) not in seen:
                road.append(at)
                for e in segment:
                    seen.add(half(at, e))
                    edge += e
                edge -= entry  # the other edge of a through road, 0 where it ends


def longest_from(s: Heirs, at: int) -> int:
    """E.12.3: tiles on the longest single road that ends at this site, itself included."""
    best = 1
    cell = s.cells[at]
    for segment in s.setup.segments[cell >> 2][cell & 3]:
        best = max(best, len(set(_road(s, at, segment, set()))))
    return best
