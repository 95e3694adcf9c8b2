"""Where everything on a board of Root lies, for any map that a game describes."""

from math import atan2, cos, degrees, hypot, pi, sin
from random import Random

from lichtung.picture.geometry import Line, Oval, Point, bent, distance, through, within
from lichtung.root.description import MapData

WIDTH, HEIGHT = 746.0, 682.0
HALF = {1: (60.0, 57.0), 2: (66.0, 57.0), 3: (78.0, 58.0)}  # half-axes by the number of slots
SCALE = 0.97
GAP = 24.0  # between the rims of two clearings
BEYOND = 40.0  # how far a river goes on behind the edge of the picture
RAYS = 96  # of the shore
FROM_PATHS, FROM_CLEARINGS = 22.0, 36.0  # how far a lake stays away
UNDER = 0.38  # how far it runs in under the clearings of its shore, of their half-axes
BERTH = 22.0  # from the rim of a clearing to the ferry


class Layout:
    """Clearings, forests, paths, rivers and lake in the units of the picture."""

    def __init__(self, data: MapData) -> None:
        self.data = data
        self.board = data["name"]
        self.spots: dict[str, Oval] = {}
        for row in data["places"]:
            if row["kind"] == "clearing":
                rx, ry = HALF[min(3, max(1, row["slots"]))]
                x, y = row["x"] / 100 * WIDTH, row["y"] / 100 * HEIGHT
                self.spots[row["word"]] = Oval(x, y, rx * SCALE, ry * SCALE)
        spread(list(self.spots.values()))
        random = Random(7)
        self.paths: dict[tuple[str, str], Line] = {}
        for one, two in data["paths"]:
            bend = random.uniform(0.03, 0.055) * random.choice((-1, 1))
            self.paths[one, two] = bent(self.middle(one), self.middle(two), bend)
        self.rivers = [self.river(course) for course in courses(data)]
        shore = data["lake"] or []
        self.lake = self.shoreline([self.spots[word] for word in shore]) if shore else []
        self.glades: dict[str, Point] = {}
        for row in data["places"]:
            if row["kind"] == "forest":
                self.glades[row["word"]] = self.glade(row["x"] / 100 * WIDTH, row["y"] / 100 * HEIGHT)

    def middle(self, word: str) -> Point:
        spot = self.spots[word]
        return spot.x, spot.y

    def river(self, course: list[str]) -> Line:
        """A river through these clearings; where nothing flows on it leaves the picture."""
        points: Line = []
        stops = [self.spots[word] for word in course]
        for i, spot in enumerate(stops):
            points.append((spot.x, spot.y))
            if i + 1 < len(stops):
                dx, dy = stops[i + 1].x - spot.x, stops[i + 1].y - spot.y
                sway = 0.07 if i % 2 == 0 else -0.07
                points.append((spot.x + dx * 0.36 - dy * sway, spot.y + dy * 0.36 + dx * sway))
                points.append((spot.x + dx * 0.66 + dy * sway, spot.y + dy * 0.66 - dx * sway))
        if is_end(self.data, course[0]):
            points.insert(0, mouth(stops[0]))
        if is_end(self.data, course[-1]):
            points.append(mouth(stops[-1]))
        return self.around(through(points), [spot for spot in self.spots.values() if spot not in stops])

    def around(self, line: Line, others: list[Oval]) -> Line:
        """The line pushed off the clearings that it does not link, and smoothed."""
        if not any(other.holds(x, y, 26) for other in others for x, y in line):
            return line
        points = [list(p) for p in line[::3]]
        for _ in range(90):
            for i in range(1, len(points) - 1):
                p, before, after = points[i], points[i - 1], points[i + 1]
                if any(spot.holds(p[0], p[1]) for spot in self.spots.values() if spot not in others):
                    continue
                p[0], p[1] = (before[0] + 2 * p[0] + after[0]) / 4, (before[1] + 2 * p[1] + after[1]) / 4
                for other in others:
                    if other.holds(p[0], p[1], 26):
                        away = hypot(p[0] - other.x, p[1] - other.y) or 1
                        p[0] += (p[0] - other.x) / away * 4
                        p[1] += (p[1] - other.y) / away * 4
        return through([(x, y) for x, y in points], 4)

    def shoreline(self, shore: list[Oval]) -> Line:
        """From the middle outwards until the clearings of the shore, or something that must stay dry."""
        mx = sum(spot.x for spot in shore) / len(shore)
        my = sum(spot.y for spot in shore) / len(shore)
        corners: Line = []
        for spot in shore:
            turn = atan2(my - spot.y, mx - spot.x)
            corners.append(rim(spot, turn, UNDER))
        corners.sort(key=lambda p: atan2(p[1] - my, p[0] - mx))
        others = [spot for spot in self.spots.values() if spot not in shore]
        dry = [
            (x, y)
            for line in self.paths.values()
            for x, y in line
            if not any(spot.holds(x, y, 12) for spot in shore)
        ]
        limits: list[float] = []
        for ray in range(RAYS):
            turn = ray / RAYS * 2 * pi - pi
            most, far = reach((mx, my), turn, corners), 0.0
            while far < most:
                x, y = mx + cos(turn) * far, my + sin(turn) * far
                if any(o.holds(x, y, FROM_CLEARINGS) for o in others) or distance(dry, x, y) < FROM_PATHS:
                    break
                far += 4
            limits.append(min(far, most))
        reached = limits
        for _ in range(4):
            now = reached
            reached = [
                far
                if any(spot.holds(*ray_end(mx, my, i, far)) for spot in shore)
                else min(limits[i], (now[i - 1] + 2 * far + now[(i + 1) % RAYS]) / 4)
                for i, far in enumerate(now)
            ]
        return [ray_end(mx, my, i, far) for i, far in enumerate(reached)]

    def berth(self, word: str) -> tuple[Point, Point]:
        """Where the ferry lies at a clearing: the rim, and the place on the water."""
        spot = self.spots[word]
        xs, ys = [x for x, _ in self.lake], [y for _, y in self.lake]
        towards = atan2(sum(ys) / len(ys) - spot.y, sum(xs) / len(xs) - spot.x)
        signs = [(spot.x - spot.rx, spot.y - 26), (spot.x + spot.rx, spot.y - 36), (spot.x, spot.y + spot.ry)]
        wider = Oval(spot.x, spot.y, spot.rx + BERTH, spot.ry + BERTH)
        best, most = towards, -1e9
        for step in range(-7, 8):
            turn = towards + step * 0.14
            x, y = rim(wider, turn, 1)
            deep = distance(self.lake, x, y) * (1 if within(self.lake, x, y) else -1)
            worth = min(deep, 34) + min(42, distance(signs, x, y)) - abs(step)
            if worth > most:
                best, most = turn, worth
        return rim(spot, best, 1), rim(wider, best, 1)

    def glade(self, x: float, y: float) -> Point:
        """Where somebody stands in a forest: off the clearings and the water."""
        for _ in range(60):
            for spot in self.spots.values():
                if spot.holds(x, y, 26):
                    away = hypot(x - spot.x, y - spot.y) or 1
                    x += (x - spot.x) / away * 1.5
                    y += (y - spot.y) / away * 1.5
            if self.lake and within(self.lake, x, y):
                mx = sum(p[0] for p in self.lake) / RAYS
                my = sum(p[1] for p in self.lake) / RAYS
                away = hypot(x - mx, y - my) or 1
                x, y = x + (x - mx) / away * 3, y + (y - my) / away * 3
        return x, y


def ray_end(x: float, y: float, ray: int, far: float) -> Point:
    turn = ray / RAYS * 2 * pi - pi
    return x + cos(turn) * far, y + sin(turn) * far


def rim(spot: Oval, turn: float, share: float) -> Point:
    """A point of an oval in a direction, or a share of the way to it."""
    far = share / hypot(cos(turn) / spot.rx, sin(turn) / spot.ry)
    return spot.x + cos(turn) * far, spot.y + sin(turn) * far


def reach(middle: Point, turn: float, corners: Line) -> float:
    """How far a ray goes to the line between two corners, which bulges outwards."""
    c, s = cos(turn), sin(turn)
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        ax, ay, dx, dy = ax - middle[0], ay - middle[1], bx - ax, by - ay
        cross = c * dy - s * dx
        if cross == 0:
            continue
        far, share = (ax * dy - ay * dx) / cross, (ax * s - ay * c) / cross
        if far > 0 and 0 <= share <= 1:
            return far + 34 * sin(pi * share)
    return min(hypot(x - middle[0], y - middle[1]) for x, y in corners)


def spread(spots: list[Oval]) -> None:
    """Push clearings apart, and into the picture, until their rings keep their distance."""
    margin = GAP / 3 + 3
    for _ in range(200):
        moved = False
        for spot in spots:
            spot.x = min(WIDTH - spot.rx - margin, max(spot.rx + margin, spot.x))
            spot.y = min(HEIGHT - spot.ry - margin - 6, max(spot.ry + margin, spot.y))
        for i, a in enumerate(spots):
            for b in spots[i + 1 :]:
                dx, dy = b.x - a.x, b.y - a.y
                near = hypot(dx / (a.rx + b.rx + GAP), dy / (a.ry + b.ry + GAP))
                if near >= 1:
                    continue
                moved = True
                length = hypot(dx, dy) or 1
                by = min(4, (1 / near - 1) * length * 0.5) * 0.5 + 0.1 if near else 1
                a.x, a.y = a.x - dx / length * by, a.y - dy / length * by
                b.x, b.y = b.x + dx / length * by, b.y + dy / length * by
        if not moved:
            return


def is_end(data: MapData, word: str) -> bool:
    """Whether a river flows on from a clearing by one way only."""
    return sum(word in ends for ends in data["rivers"]) == 1


def mouth(spot: Oval) -> Point:
    """Where a river leaves the picture: over the nearest edge."""
    edges = {
        spot.y / HEIGHT: (spot.x + 30, -BEYOND),
        1 - spot.y / HEIGHT: (spot.x + 30, HEIGHT + BEYOND),
        spot.x / WIDTH: (-BEYOND, spot.y + 30),
        1 - spot.x / WIDTH: (WIDTH + BEYOND, spot.y + 30),
    }
    return edges[min(edges)]


def courses(data: MapData) -> list[list[str]]:
    """The clearings along each river from one end to the other; one that forks goes on as another one."""
    left = [list(ends) for ends in data["rivers"]]
    height = {row["word"]: row["y"] for row in data["places"]}
    found: list[list[str]] = []
    while left:
        words = sorted({word for ends in left for word in ends}, key=lambda word: height[word])
        ends = [word for word in words if sum(word in pair for pair in left) == 1]
        course = [ends[0] if ends else words[0]]
        while (pair := next((pair for pair in left if course[-1] in pair), None)) is not None:
            left.remove(pair)
            course.append(pair[1] if pair[0] == course[-1] else pair[0])
        found.append(course)
    return found


def waves(line: Line, spots: list[Oval], seed: int = 23) -> list[tuple[float, float, float]]:
    """Marks on a river, with its direction in degrees: none under a clearing."""
    random = Random(seed)
    found: list[tuple[float, float, float]] = []
    for i in range(2, len(line) - 1, 3):
        (ax, ay), (bx, by) = line[i], line[i + 1]
        turn, side = atan2(by - ay, bx - ax), (random.random() - 0.5) * 14
        x, y = ax - sin(turn) * side, ay + cos(turn) * side
        if not any(spot.holds(x, y, 4) for spot in spots):
            found.append((x, y, degrees(turn)))
    return found
