"""How a server's cost grows with its games, as a chart and a page, from what `bench_server.py` measured."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log10

BUSY = 0.7  # of a core that a process may use before answers become late
PROCESSES = (1, 2, 4, 8)
WIDTH, HEIGHT = 760, 330
LEFT, RIGHT, TOP, BOTTOM = 62, 150, 34, 46
SERIES = (
    ("p99", "answer, p99", "#b3402e"),
    ("p50", "answer, p50", "#2f6f8f"),
    ("cost", "processor a move", "#4f7a28"),
)


@dataclass(frozen=True)
class Measured:
    """One run: so many games at once on so many processes."""

    games: int
    processes: int
    moves: float  # a second
    cost: float  # ms of processor a move, of all processes together
    p50: float  # ms from a move to its answer
    p99: float
    stretch: float  # ms, the longest on a loop
    memory: float  # MB at most, of all processes together
    rules: str  # plain or compiled
    alone: bool  # whether nothing else used the machine, so that times count


def chart(runs: Sequence[Measured]) -> str:
    """Times and cost over the number of games, both by powers of ten."""
    games = [run.games for run in runs]
    values = [getattr(run, name) for run in runs for name, _, _ in SERIES]
    x = scale(min(games), max(games), LEFT, WIDTH - RIGHT)
    low, high = power(min(values), -1), power(max(values), 1)
    y = scale(low, high, HEIGHT - BOTTOM, TOP)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        "<title>Times and cost of a move by games at once</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    tick = low
    while tick <= high * 1.001:
        at = y(tick)
        lines.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{tick:g}</text>')
        tick *= 10
    for number in games:
        foot = HEIGHT - BOTTOM + 20
        lines.append(f'<text x="{x(number):.1f}" y="{foot}" text-anchor="middle">{number}</text>')
    lines.append(f'<text x="{LEFT}" y="18">ms</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(f'<text x="{middle:.1f}" y="{HEIGHT - 8}" text-anchor="middle">games at once</text>')
    for name, title, colour in SERIES:
        points = [(x(run.games), y(getattr(run, name))) for run in runs]
        way = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for run, (px, py) in zip(runs, points, strict=True):
            said = f"{run.games} games: {getattr(run, name):.2f} ms"
            lines.append(
                f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3.5" fill="{colour}"><title>{said}</title></circle>'
            )
        px, py = points[-1]
        lines.append(f'<text x="{px + 9:.1f}" y="{py + 4:.1f}" fill="{colour}">{title}</text>')
    return "\n".join([*lines, "</svg>\n"])


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """Puts values on a line by powers of ten."""
    span = log10(high / low) or 1.0
    return lambda value: start + (end - start) * log10(max(value, low) / low) / span


def power(value: float, way: int) -> float:
    """The next power of ten below or above."""
    exponent = log10(max(value, 1e-3))
    found = int(exponent // 1) if way < 0 else -int(-exponent // 1)
    return float(10.0**found)


def carried(cost: float, processes: int, rate: float) -> int:
    """How many games processes carry at so many moves a second and game, each on a core of its own."""
    return int(processes * BUSY * 1000 / cost / rate)


HEAD = (
    *("games", "moves a second", "processor a move (ms)", "p50 (ms)", "p99 (ms)"),
    *("longest stretch (ms)", "memory (MB)", "times count"),
)
BY_CHANCE = (
    "a move costs the same as with {0} processes on PostgreSQL and Valkey, where everybody came to one of "
    "them by chance: the two people of a table are at two processes at most, however many there are"
)
UNKNOWN = (
    "a move costs the same as with one process: PostgreSQL and Valkey were not there, so it is not measured"
)


def page(runs: Sequence[Measured], several: Measured | None, rate: float) -> str:
    """The page with chart and tables."""
    one = runs[len(runs) // 2]
    grown = [
        [
            *(f"{run.games}", f"{run.moves:.0f}", f"{run.cost:.2f}", f"{run.p50:.1f}", f"{run.p99:.1f}"),
            *(
                f"{run.stretch:.0f}",
                f"{run.memory:.0f}",
                "yes" if run.alone else "no: others used the machine",
            ),
        ]
        for run in runs
    ]
    carry = []
    for processes in PROCESSES:
        used = one if processes == 1 else several or one
        how = f"measured with {used.games} games" if used.processes == processes else "computed"
        carry.append([f"{processes}", f"{used.cost:.2f}", f"{carried(used.cost, processes, rate)}", how])
    assumed = UNKNOWN if several is None else BY_CHANCE.format(several.processes)
    parts = [
        "# How a server grows",
        f"Written by `python tools/bench_server.py --growth`: {one.rules} rules, {rate:g} moves a second "
        "and game, two people at a table.",
        "![Times and cost of a move by games at once](growth.svg)",
        table(HEAD, grown),
        "## Several processes",
        f"What processes carry, each on a core of its own of which it uses {BUSY:.0%}. What is computed "
        f"assumes that {assumed}; and that the database keeps up, which shares one flush of the disk among "
        "all changes that come together.",
        table(("processes", "processor a move (ms)", "games", "how"), carry),
    ]
    return "\n\n".join(parts) + "\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
