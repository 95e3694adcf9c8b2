"""A state written as plain data, and the facts that follow from it. `position.py` reads the same words.

The keys and words are described in docs/scenario-files.md.
"""

from typing import Final

from lichtung.heirs.actions import TOKEN_WORDS
from lichtung.heirs.protocol import influence, reach, resources
from lichtung.heirs.regent import Tokens
from lichtung.heirs.scoring import RoadLine, scores, sheet
from lichtung.heirs.state import (
    EMPTY,
    IN_RESERVE,
    NO_TERRAIN,
    NOBODY_OWNS,
    SEATS,
    SHIELD,
    Field,
    Heirs,
)
from lichtung.heirs.tiles import RESOURCES, SETS, TERRAINS
from lichtung.heirs.turn import Slot, Targets
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Record
from lichtung.kernel.frames import STEPS, SeatRecord

NONE: Final = "none"  # no terrain, no tile
OWNERS: Final = (*SEATS, "nobody")
FIELD: Final = Field()
FROM_LAST_TILE: Final = 3  # `turns-left` in the turn that drew the last tile: this one and one each
PREFIX: Final = "heirs."  # of the step names


def position_of(s: Heirs) -> dict[str, object]:
    """The state as plain data; `read_position` makes the same state of it."""
    ids = s.setup.tiles.ids
    data: dict[str, object] = {"sets": [SETS[i] for i in s.sets]}
    frames = [frame_text(s, f.step, f.record) for f in s.frames()]
    if len(frames) == 1 and frames[0].startswith("turn "):
        data["turn"] = frames[0].removeprefix("turn ")
    else:
        data["pending"] = frames
    data["crown"] = SEATS[s.crown]
    data["took"] = s.took
    data["rebates"] = s.rebates
    data["laid"] = s.laid > 0
    if s.ending:
        data["turns-left"] = FROM_LAST_TILE if s.ending == 1 else s.turns_left
    data["top"] = NONE if s.top == NO_TERRAIN else TERRAINS[s.top]
    data["stack"] = [ids[t] for t in s.stack]
    data["reserve"] = [place_text(ids, t) for t in s.reserve]
    if s.tokens:
        data["tokens"] = [TOKEN_WORDS[kind] for kind, n in enumerate(s.tokens) for _ in range(n)]
    data["hands"] = {seat: [ids[t] for t in s.hands[i]] for i, seat in enumerate(SEATS)}
    data["landscape"] = {FIELD.text(at): cell_text(ids, cell) for at, cell in sorted(s.cells.items())}
    data["troops"] = {seat: [troop_text(s, n * 3 + i) for i in range(3)] for n, seat in enumerate(SEATS)}
    return data


def place_text(ids: list[str], tile: int) -> str:
    """One place of the royal reserve."""
    if tile == SHIELD:
        return "shield"
    return "empty" if tile == EMPTY else ids[tile]


def cell_text(ids: list[str], cell: int) -> str:
    """A tile of the landscape: open terrain by its name alone, a building with its owner in front."""
    tile = ids[cell >> 2]
    return tile if cell & 3 == NOBODY_OWNS else f"{SEATS[cell & 3]} {tile}"


def troop_text(s: Heirs, troop: int) -> str:
    """Where a troop stands, with an x once it has moved."""
    at = s.troops[troop]
    stands = "reserve" if at == IN_RESERVE else FIELD.text(at)
    return stands + " x" if s.moved >> troop & 1 else stands


def frame_text(s: Heirs, step: int, r: Record) -> str:
    """A pending step in words: its name, then what its record says."""
    words = [STEPS[step].name.removeprefix(PREFIX)]
    if isinstance(r, SeatRecord):
        words.append("chance" if r.seat == CHANCE else SEATS[r.seat])
    elif isinstance(r, Slot):
        words.append(str(r.slot))
    elif isinstance(r, Targets):
        words += [SEATS[r.seat], *[FIELD.text(at) for at in r.fields]]
    elif isinstance(r, Tokens):
        words += [SEATS[r.seat], *[TOKEN_WORDS[token] for token in r.shown]]
        words.append(NONE if r.tile < 0 else s.setup.tiles.ids[r.tile])
    return " ".join(words)


OF_POSITION: Final = (
    "sets",
    "turn",
    "pending",
    "crown",
    "took",
    "rebates",
    "laid",
    "turns-left",
    "top",
    "stack",
    "reserve",
    "tokens",
)
SINGLE: Final = (*OF_POSITION, "stack-size", "roads")
BY_SEAT: Final = ("hands", "troops", "influence", "reach", "score", "road-points")
BY_FIELD: Final = ("landscape", "owner", "points")


def fact_names() -> dict[str, object]:
    """Everything that `facts` can name."""
    return {
        **dict.fromkeys(SINGLE),
        **{name: dict.fromkeys(SEATS) for name in BY_SEAT},
        **dict.fromkeys(BY_FIELD, FIELD),
        "resources": {seat: dict.fromkeys(RESOURCES) for seat in SEATS},
    }


def _fields(road: RoadLine) -> tuple[int, ...]:
    return road.fields


def facts(s: Heirs) -> dict[str, object]:
    """What can be said about a state: its position, and reach, resources and points as they are now."""
    ids = s.setup.tiles.ids
    points = scores(s)
    page = sheet(s)
    found: dict[str, object] = {"turn": NONE, "pending": [], "turns-left": NONE, "tokens": []}
    found.update(position_of(s))
    found["stack-size"] = len(s.stack)
    found["owner"] = {FIELD.text(at): OWNERS[cell & 3] for at, cell in s.cells.items()}
    found["influence"] = {seat: influence(s, i) for i, seat in enumerate(SEATS)}
    found["reach"] = {seat: [ids[t] for t in reach(s, i)] for i, seat in enumerate(SEATS)}
    found["resources"] = {
        seat: {RESOURCES[k]: n for k, n in enumerate(resources(s, i))} for i, seat in enumerate(SEATS)
    }
    found["score"] = {seat: points[i] for i, seat in enumerate(SEATS)}
    found["points"] = {FIELD.text(line.at): line.points() for line in page.buildings}
    found["roads"] = [
        {"fields": [FIELD.text(at) for at in road.fields], "white": road.white, "blue": road.blue}
        for road in sorted(page.roads, key=_fields)
    ]
    found["road-points"] = {
        seat: sum([road.points(i) for road in page.roads]) for i, seat in enumerate(SEATS)
    }
    return found
