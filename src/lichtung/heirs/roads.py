"""Roads across the landscape. E.11."""

from lichtung.heirs.state import NOBODY_OWNS, Heirs


def roads(s: Heirs) -> list[list[int]]:
    """Every road as the fields it runs over; a tile on it twice stands twice (option `loops`).

    E.11.3: open terrain carries no road. E.11.4, E.12.5: at crossroads and pilgrimage sites roads end.
    """
    found: list[list[int]] = []
    seen: set[int] = set()
    for at in sorted(s.cells):
        for segment in segments_at(s, at):
            if half(at, segment[0]) in seen:
                continue
            road = [at]
            seen.update([half(at, edge) for edge in segment])
            for edge in segment:
                _follow(s, at, edge, road, seen)
            found.append(road)
    return found


def half(at: int, edge: int) -> int:
    """A number for the end of a road at one edge of a field."""
    return at * 256 + edge + 128


def segments_at(s: Heirs, at: int) -> list[tuple[int, ...]]:
    """The roads of the building on a field; none on open terrain and on empty fields."""
    cell = s.cells.get(at, NOBODY_OWNS)
    owner = cell & 3
    return [] if owner == NOBODY_OWNS else s.table.segments[cell >> 2][owner]


def _follow(s: Heirs, at: int, edge: int, road: list[int], seen: set[int]) -> None:
    """Walk on from an edge until the road ends or meets itself."""
    while True:
        at += edge
        entry = -edge
        if half(at, entry) in seen:
            return
        onward = 0
        joined = False
        for segment in segments_at(s, at):
            if entry in segment:
                joined = True
                seen.update([half(at, e) for e in segment])
                onward = sum(segment) - entry  # the other edge of a through road, 0 where it ends
        if not joined:
            return
        road.append(at)
        if onward == 0:
            return
        edge = onward


def longest_from(s: Heirs, at: int) -> int:
    """E.12.3: tiles on the longest single road that ends at this site, itself included."""
    best = 1
    for segment in segments_at(s, at):
        road = [at]
        seen = {half(at, edge) for edge in segment}
        for edge in segment:
            _follow(s, at, edge, road, seen)
        best = max(best, len(set(road)))
    return best
