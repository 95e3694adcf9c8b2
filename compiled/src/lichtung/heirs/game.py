"""The Two Heirs as a `Game`: setup options, start, views, result."""

from pathlib import Path
from random import Random
from typing import Final

from lichtung.heirs import regent as _regent  # registers the Regent's steps
from lichtung.heirs.actions import codec_for
from lichtung.heirs.facts import fact_names, facts, position_of
from lichtung.heirs.position import read_position
from lichtung.heirs.scoring import Sheet, Victory, scores, sheet
from lichtung.heirs.setup import CHOOSE_SETS, SETS_PLAYED, shuffle
from lichtung.heirs.state import WHITE, Heirs, Setup, empty_state
from lichtung.heirs.tiles import ENGLISH_SETS, SETS, check_tiles, read_tiles
from lichtung.heirs.view import HeirsView, imagine_state, read_view
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.data import as_row
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord, push, settle
from lichtung.kernel.game import FrameGame, Option, Result

CHOOSE: Final = "choose"
RANDOM: Final = "random"

# The first choice is our ruling (see docs/heirs-rulings.md), the others are readings that tables use.
OPTIONS: Final = [
    Option("roads", ("score", "first-game"), "E.11.5"),
    Option("solo", ("none", *_regent.DRAWS), "E.S.10"),
    Option("rebates", ("add-up", "one-each", "once-a-turn"), "E.7.11"),
    Option("siege", ("each-tower", "second-tower"), "E.12.19"),
    Option("tavern", ("gaps", "unbroken"), "E.12.1"),
    Option("areas", ("largest", "all"), "E.12.6"),
    Option("crafts", ("all-pairs", "one-pair"), "E.12.23"),
    Option("loops", ("once", "twice"), "E.11.4"),
]


class HeirsGame(FrameGame[Heirs, HeirsView]):
    """The rules with one choice of tiles, sets and options."""

    name = "heirs"
    seats = 2
    rules_version = 1

    def __init__(self, sets: str | list[str], table: Setup) -> None:
        super().__init__(codec_for(table.tiles))
        self.sets = sets
        self.setup = table

    def setup_data(self) -> dict[str, object]:
        data: dict[str, object] = {"sets": self.sets, **self.setup.options}
        if self.setup.tiles.own_file is not None:
            data["tiles"] = self.setup.tiles.own_file
        return data

    def players(self) -> list[int]:
        """Against the Regent one seat is left for a player."""
        return [seat for seat in range(self.seats) if seat != self.setup.regent]

    def start(self) -> Heirs:
        """E.2: sets that are not given yet are chosen first, then everything is drawn."""
        s = empty_state(self.setup)
        if isinstance(self.sets, list):
            s.sets = tuple(sorted(SETS.index(name) for name in self.sets))
            shuffle(s)
        else:
            push(s, CHOOSE_SETS, SeatRecord(CHANCE if self.sets == RANDOM else WHITE))
        settle(s)
        return s

    def view(self, s: Heirs, seat: int | None) -> HeirsView:
        return HeirsView(s, seat, self.decision(s))

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        s = imagine_state(v, rng)
        settle(s)
        return s

    def read_view(self, data: dict[str, object]) -> HeirsView:
        return read_view(self.setup, data)

    def result(self, s: Heirs) -> Result | None:
        return None if s.frame is not None else Victory().result(s)

    def standing(self, s: Heirs) -> list[int]:
        """E.10: as if the game ended now."""
        return list(scores(s))

    def position(self, data: dict[str, object], asks_all: bool = False) -> Heirs:
        return read_position(self.setup, self.sets, data, asks_all)

    def position_of(self, s: Heirs) -> dict[str, object]:
        return position_of(s)

    def facts(self, s: Heirs) -> dict[str, object]:
        return facts(s)

    def fact_names(self) -> dict[str, object]:
        return fact_names()

    def word(self, kind: str, value: int) -> str:
        """A tile is called by its building: owners bring files with ids of their own."""
        if kind == "tile":
            return super().word("building", self.setup.building[value])
        return super().word(kind, value)

    def sheet(self, s: Heirs) -> Sheet:
        """The score sheet as if the game ended now."""
        return sheet(s)


def make(setup: dict[str, object]) -> HeirsGame:
    """A game from setup data (command line, journal, scenario); mistakes name the key."""
    left = dict(setup)
    sets = _read_sets(left.pop("sets", RANDOM))
    tiles = left.pop("tiles", None)
    if tiles is None or isinstance(tiles, str | Path):
        table_tiles = read_tiles(None if tiles is None else Path(tiles))
    else:
        table_tiles = check_tiles(as_row(tiles), True)
    options: dict[str, str] = {}
    for option in OPTIONS:
        value = left.pop(option.name, option.choices[0])
        if not isinstance(value, str) or value not in option.choices:
            choices = " | ".join(option.choices)
            raise LichtungError("option-choice", option.name, value=str(value), choices=choices)
        options[option.name] = value
    if left:
        known = ", ".join(["sets", "tiles", *[o.name for o in OPTIONS]])
        raise LichtungError("option-unknown", next(iter(left)), known=known)
    return HeirsGame(sets, Setup(table_tiles, options))


def _read_sets(value: object) -> str | list[str]:
    """Three set names, `random` or `choose`; a comma-separated text will do."""
    if value in (RANDOM, CHOOSE):
        return str(value)
    names = value.split(",") if isinstance(value, str) else value
    known = ", ".join([*SETS, *ENGLISH_SETS])
    if not isinstance(names, list | tuple):
        raise LichtungError("sets-unknown", "sets", value=str(value), known=known)
    names = [SETS[ENGLISH_SETS.index(name)] if name in ENGLISH_SETS else name for name in names]
    for name in names:
        if name not in SETS:
            raise LichtungError("sets-unknown", "sets", value=str(name), known=known)
    if len(set(names)) != SETS_PLAYED or len(names) != SETS_PLAYED:
        raise LichtungError("sets-three", "sets", count=len(set(names)))
    return [str(name) for name in names]
