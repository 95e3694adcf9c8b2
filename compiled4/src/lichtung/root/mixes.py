"""Which factions go well together: reach, and suggested mixes for each number of seats. M.11"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"

_DATA: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "mixes.json").read_text(encoding="utf-8")
)
REACH: Final[dict[str, int]] = _DATA["reach"]
SECOND_REACH: Final[dict[str, int]] = _DATA["second"]  # of a faction that is there twice. 9.8
AUTOMATED: Final[dict[str, str]] = _DATA["automated"]  # whose place a seat that the rules play can take
BASE_GAME: Final[list[str]] = _DATA["base"]  # the seats where none are named
OPPONENT: Final[str] = _DATA["opponent"]  # against whom a campaign is played. M.10
MEASURED: Final[list[list[str]]] = _DATA["measured"]  # what benchmarks play beside the base game
MOST_SEATS: Final = max([int(seats) for seats in _DATA["advised"]])
UNKNOWN_REACH: Final[int] = _DATA["unknown"]  # of a faction that the data do not know
SUGGESTED: Final[dict[str, list[list[str]]]] = {mode: _DATA[mode] for mode in (COMPETITIVE, COOPERATIVE)}


class ReachWarning:
    """A mix that reaches less of the woods than is advised for its number of seats."""

    def __init__(self, reach: int, advised: int, seats: int) -> None:
        self.reach = reach
        self.advised = advised
        self.seats = seats


def reach_of(factions: Sequence[str]) -> int:
    """M.11: the sum of the factions' reach; a second one of a kind counts for less."""
    total = 0
    for i, faction in enumerate(factions):
        total += _reach(faction, faction in factions[:i])
    return total


def _reach(faction: str, second: bool) -> int:
    known = SECOND_REACH if second else REACH
    return known.get(faction, UNKNOWN_REACH)


def advised(seats: int) -> int:
    """M.11: the least sum of reach that is advised for a number of seats."""
    least: int = _DATA["advised"][str(seats)]
    return least


def suggested(mode: str, seats: int | None = None) -> list[list[str]]:
    """M.11: the mixes that we suggest, the machine's seat counted."""
    return [mix[:] for mix in SUGGESTED[mode] if seats is None or len(mix) == seats]


def is_suggested(factions: Sequence[str], mode: str) -> bool:
    """Whether this is a suggested mix; M.3: an automated seat may take a faction's place in it."""
    mix = sorted(factions)
    return any(mix in (sorted(one), sorted(_automated(one))) for one in SUGGESTED[mode])


def _automated(mix: list[str]) -> list[str]:
    return [AUTOMATED.get(faction, faction) for faction in mix]


def warning_for(factions: Sequence[str], mode: str = COMPETITIVE) -> ReachWarning | None:
    """M.11: what there is to be said against a mix: every legal one may be played. None if nothing."""
    seats = len(factions)
    reach = reach_of(factions)
    if reach >= advised(seats) or is_suggested(factions, mode):
        return None
    return ReachWarning(reach, advised(seats), seats)
