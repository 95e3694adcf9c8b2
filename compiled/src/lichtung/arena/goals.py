"""What the measured figures are called, in which unit they are, and how good they should be."""

from dataclasses import dataclass

from lichtung.kernel.loaded import build

# Figures that there are several of, each with a detail behind its name: `seats-fork-5`.
DETAILED = ("seats-fork", "seats-ratio", "seats", "mix-ratio", "mix", "board-ratio", "board", "seat")
TIMES, PER_SECOND, BYTES, MICROSECONDS = "times", "per-second", "bytes", "us"
UNITS = {
    "ratio": TIMES,
    "mix-ratio": TIMES,
    "board-ratio": TIMES,
    "seats-ratio": TIMES,
    "games": PER_SECOND,
    "turns": PER_SECOND,
    "decisions": PER_SECOND,
    "memory": BYTES,
}


@dataclass(frozen=True)
class Goal:
    """What a figure should be: at most or at least so much."""

    value: float
    at_most: bool

    def met(self, figure: float) -> bool:
        return figure <= self.value if self.at_most else figure >= self.value


FORK, RATIO = Goal(10, True), Goal(50, False)
# By game; decisions a second by build, too: compiling is worth its while.
GOALS: dict[str, dict[str, Goal]] = {
    "heirs": {"fork": FORK, "ratio": RATIO, "games": Goal(100, False)},
    "root": {
        "fork": FORK,
        "ratio": RATIO,
        "decisions": Goal(15_000, False),
        "decisions-compiled": Goal(100_000, False),
        "mix-ratio": Goal(1.5, True),
        "board-ratio": Goal(1.15, True),
        "seats-ratio": Goal(1.5, True),
    },
}


@dataclass(frozen=True)
class Figure:
    """One result by name: `fork`, or `seats-5` with 5 as the detail of `seats`."""

    name: str
    value: float

    @property
    def key(self) -> str:
        found = [key for key in DETAILED if self.name.startswith(f"{key}-")]
        return found[0] if found else self.name

    @property
    def detail(self) -> str:
        return self.name[len(self.key) + 1 :]

    @property
    def unit(self) -> str:
        return UNITS.get(self.key, MICROSECONDS)

    def goal(self, game: str) -> Goal | None:
        goals = GOALS.get(game, {})
        return goals.get(f"{self.key}-{build()}", goals.get(self.key))


def gain(name: str, ours: float, theirs: float) -> float:
    """How many times as good the first value is: more is better by the second, less is better else."""
    more = Figure(name, ours).unit == PER_SECOND or name == "ratio"
    return ours / theirs if more else theirs / ours
