"""What a searching agent can tell of its last decision, as plain data."""

from lichtung.kernel.codec import Action


class Way:
    """One way to go on: its actions, how often the search took it, what it expects by seat."""

    def __init__(self, line: list[Action], visits: int, chances: list[float], points: list[float]) -> None:
        self.line = line
        self.visits = visits
        self.chances = chances  # of winning
        self.points = points  # after the turn


class Thoughts:
    """The ways that an agent looked at, the best first; none where there was nothing to think about."""

    def __init__(self, seat: int = -1, ways: list[Way] | None = None) -> None:
        self.seat = seat
        self.ways: list[Way] = [] if ways is None else ways


class Tally:
    """Chances and points of many imagined worlds, added up."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.chances = [0.0] * seats
        self.points = [0] * seats

    def add(self, chances: list[float], points: list[int]) -> None:
        self.count += 1
        for seat in range(len(chances)):
            self.chances[seat] += chances[seat]
            self.points[seat] += points[seat]

    def way(self, line: list[Action], visits: int) -> Way:
        """Their means; nothing was added up for a way that comes from an earlier search alone."""
        many = max(1, self.count)
        return Way(line, visits, [one / many for one in self.chances], [one / many for one in self.points])
