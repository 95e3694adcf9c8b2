"""Shapes and lines, in the units of a picture."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, copysign, cos, degrees, hypot, pi, sin
from random import Random

from lichtung.picture.sheet import n

Point = tuple[float, float]
Line = list[Point]


class Oval:
    """Where a clearing lies, and its half-axes."""

    def __init__(self, x: float, y: float, rx: float, ry: float) -> None:
        self.x = x
        self.y = y
        self.rx = rx
        self.ry = ry

    def holds(self, x: float, y: float, by: float = 0) -> bool:
        """Whether a point lies inside, or so near."""
        return ((x - self.x) / (self.rx + by)) ** 2 + ((y - self.y) / (self.ry + by)) ** 2 < 1


def blob(x: float, y: float, rx: float, ry: float, seed: int, corners: int = 14) -> Line:
    """A superellipse that wobbles a little, the same at every look."""
    random = Random(seed)
    found: Line = []
    for i in range(corners):
        by = 1 + (random.random() - 0.5) * 0.1
        turn = i / corners * 2 * pi
        found.append((x + power(cos(turn)) * rx * by, y + power(sin(turn)) * ry * by))
    return found


def power(value: float) -> float:
    return copysign(abs(value) ** 0.8, value)


def closed(points: Line) -> str:
    """A smooth outline through points."""
    size = len(points)
    path = f"M{n(points[0][0])} {n(points[0][1])}"
    for i in range(size):
        a, b, c, d = (points[(i + k) % size] for k in (-1, 0, 1, 2))
        path += (
            f"C{n(b[0] + (c[0] - a[0]) / 6)} {n(b[1] + (c[1] - a[1]) / 6)}"
            f" {n(c[0] - (d[0] - b[0]) / 6)} {n(c[1] - (d[1] - b[1]) / 6)} {n(c[0])} {n(c[1])}"
        )
    return path + "Z"


def polygon(points: Sequence[Point]) -> str:
    return opened(points) + "Z"


def opened(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)


def bent(start: Point, end: Point, bend: float, samples: int = 24) -> Line:
    """A curve from one point to another that bends sideways by a share of its length."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    via = ((start[0] + end[0]) / 2 - dy * bend * 2, (start[1] + end[1]) / 2 + dx * bend * 2)
    found: Line = []
    for i in range(samples + 1):
        t = i / samples
        u = 1 - t
        found.append(
            (
                u * u * start[0] + 2 * u * t * via[0] + t * t * end[0],
                u * u * start[1] + 2 * u * t * via[1] + t * t * end[1],
            )
        )
    return found


def through(points: Line, samples: int = 14) -> Line:
    """A smooth curve through all points."""
    found: Line = []
    for i in range(len(points) - 1):
        a, b = points[max(0, i - 1)], points[i]
        c, d = points[i + 1], points[min(len(points) - 1, i + 2)]
        for step in range(samples):
            t = step / samples
            found.append((blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)))
    return [*found, points[-1]]


def blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def along(outline: Line, step: float) -> list[tuple[float, float, float]]:
    """Points at equal distances along a closed outline, with its direction in degrees."""
    dense = through([*outline, outline[0], outline[1]], 12)[: len(outline) * 12 + 1]
    found: list[tuple[float, float, float]] = []
    rest = step / 2
    for (ax, ay), (bx, by) in pairwise(dense):
        length = hypot(bx - ax, by - ay)
        done = 0.0
        while length - done >= rest:
            done += rest
            rest = step
            t = done / length
            found.append((ax + (bx - ax) * t, ay + (by - ay) * t, degrees(atan2(by - ay, bx - ax))))
        rest -= length - done
    return found


def distance(line: Line, x: float, y: float) -> float:
    """How far a point is from a line's points."""
    return min((hypot(px - x, py - y) for px, py in line), default=1e9)


def within(outline: Line, x: float, y: float) -> bool:
    """Whether a point lies inside an outline."""
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
