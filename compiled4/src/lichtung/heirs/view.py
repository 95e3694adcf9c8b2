"""What a seat may know: everything but the face of the start tile and the order of the stack."""

from random import Random
from typing import Final

from lichtung.heirs.standing import standing
from lichtung.heirs.state import IN_RESERVE, SEATS, START, Heirs, Setup, empty_state, place
from lichtung.heirs.tiles import SETS
from lichtung.kernel.codec import Record
from lichtung.kernel.data import Row
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, push
from lichtung.kernel.game import Decision
from lichtung.kernel.view import View, same_data

UNKNOWN: Final = -1
HELD: Final = (
    "seat",
    "decision",
    "frames",
    "sets",
    "unseen",
    "start_terrain",
    "stack",
    "top",
    "reserve",
    "shield",
    "crown",
    "hands",
    "cells",
    "troops",
    "moved",
    "took",
    "rebates",
    "laid",
    "ending",
    "turns_left",
    "tokens",
)
# Those of them that are one number each.
NUMBERS: Final = (
    *("start_terrain", "stack", "top", "shield", "crown", "moved", "took"),
    *("rebates", "laid", "ending", "turns_left"),
)
MOST: Final = 99_999


class HeirsView(View):
    """One seat's knowledge, as numbers. Hands are open (takes are public), so all seats know the same."""

    def __init__(self, s: Heirs, seat: int | None, decision: Decision | None) -> None:
        self.setup = s.setup
        self.seat = seat
        self.decision = decision
        self.frames = [(STEPS[f.step].name, f.record) for f in s.frames()]
        self.sets = s.sets
        # The start tile lies face down, so it is one of the tiles that nobody has seen.
        self.unseen = sorted([*s.stack, s.start_tile] if s.start_tile >= 0 else s.stack)
        self.start_terrain = s.setup.terrain[s.start_tile] if s.start_tile >= 0 else UNKNOWN
        self.stack = len(s.stack)
        self.top = s.top
        self.reserve = tuple(s.reserve)
        self.shield = s.shield
        self.crown = s.crown
        self.hands = (s.hands[0], s.hands[1])
        # field, tile, owner; the start tile's number stays unknown
        self.cells = [
            (at, UNKNOWN if at == START else cell >> 2, cell & 3) for at, cell in sorted(s.cells.items())
        ]
        self.troops = tuple(s.troops)
        self.moved = s.moved
        self.took = s.took
        self.rebates = s.rebates
        self.laid = s.laid
        self.ending = s.ending
        self.turns_left = s.turns_left
        self.tokens = tuple(s.tokens)

    def attributes(self) -> list[str]:
        return list(HELD)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_view, (self.setup, self.contents()))

    def data(self) -> dict[str, object]:
        ids = self.setup.tiles.ids
        decision = self.decision
        return {
            "seat": None if self.seat is None else SEATS[self.seat],
            "decision": None if decision is None else list(decision.values()),
            "frames": [[name, _plain(record)] for name, record in self.frames],
            "sets": list(self.sets),
            "unseen": [ids[t] for t in self.unseen],
            "start_terrain": self.start_terrain,
            "stack": self.stack,
            "top": self.top,
            "reserve": [ids[t] if t >= 0 else t for t in self.reserve],
            "shield": self.shield,
            "crown": self.crown,
            "hands": [[ids[t] for t in hand] for hand in self.hands],
            "cells": [[at, ids[t] if t >= 0 else None, owner] for at, t, owner in self.cells],
            "troops": list(self.troops),
            "moved": self.moved,
            "took": self.took,
            "rebates": self.rebates,
            "laid": self.laid,
            "ending": self.ending,
            "turns_left": self.turns_left,
            "tokens": list(self.tokens),
            **self.standing(),
        }

    def summary(self) -> dict[str, object]:
        decision = self.decision
        return {
            "seat": None if self.seat is None else SEATS[self.seat],
            "decides": None
            if decision is None
            else (SEATS[decision.seat] if decision.seat >= 0 else "chance"),
            "step": None if decision is None else decision.step,
            "score": self.standing()["score"],
            "stack": self.stack,
        }

    def standing(self) -> dict[str, object]:
        """What follows from all this; as open terrain the start tile counts by its colour only."""
        return standing(state_with(self, self.fitting()[0] if self.start_terrain != UNKNOWN else UNKNOWN))

    def fitting(self) -> list[int]:
        """The tiles that may lie face down as the start tile."""
        return [t for t in self.unseen if self.setup.terrain[t] == self.start_terrain]


def _plain(record: Record) -> list[object]:
    return [list(v) if isinstance(v, tuple) else v for v in record.values()]


def _view(setup: Setup, values: list[object]) -> HeirsView:
    view = HeirsView(empty_state(setup), None, None)
    view.hold(values)
    return view


def read_view(setup: Setup, data: dict[str, object]) -> HeirsView:
    """The view whose data these are; whatever is not as a view writes it is a LichtungError."""
    row = Row(data, "view")
    ids = setup.tiles.ids
    view = HeirsView(empty_state(setup), None, None)
    view.seat = None if row.get("seat") is None else row.choice("seat", SEATS)
    if row.has("decision"):
        seat, step, law = _exactly(row, "decision", 3)
        view.decision = Decision(_int(seat, row, "decision"), str(step), str(law))
    view.frames = [_frame(row, f"frames[{i}]", entry) for i, entry in enumerate(row.entries("frames"))]
    view.sets = tuple(row.numbers("sets", 0, len(SETS)))
    view.unseen = row.choices("unseen", ids)
    view.reserve = tuple([_tile(row, "reserve", ids, entry) for entry in row.entries("reserve")])
    white, blue = [_tiles(row, "hands", ids, hand) for hand in _exactly(row, "hands", len(SEATS))]
    view.hands = (white, blue)
    view.cells = [_cell(row, f"cells[{i}]", ids, entry) for i, entry in enumerate(row.entries("cells"))]
    view.troops = tuple(row.numbers("troops", IN_RESERVE, MOST, repeat=True))
    view.tokens = tuple(row.numbers("tokens", 0, MOST, repeat=True))
    for name in NUMBERS:
        setattr(view, name, row.number(name, UNKNOWN, MOST))
    same_data(view, row)
    return view


def _exactly(row: Row, key: str, count: int) -> list[object]:
    found = row.entries(key)
    if len(found) != count:
        row.fail(key, "data-list")
    return found


def _int(value: object, row: Row, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        row.fail(key, "data-number", value=str(value), low=UNKNOWN, high=MOST)
    return value


def _tile(row: Row, key: str, ids: list[str], value: object) -> int:
    """A tile by its id, or the sign for none as it is."""
    if not isinstance(value, str):
        return _int(value, row, key)
    if value not in ids:
        row.fail(key, "data-choice", value=value, choices=" | ".join(ids))
    return ids.index(value)


def _tiles(row: Row, key: str, ids: list[str], value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        row.fail(key, "data-list")
    return tuple([_tile(row, key, ids, entry) for entry in value])


def _cell(row: Row, key: str, ids: list[str], value: object) -> tuple[int, int, int]:
    """Field, tile, owner; a tile that nobody knows lies face down."""
    if not isinstance(value, list) or len(value) != 3:
        row.fail(key, "data-list")
    at, tile, owner = value
    known = UNKNOWN if tile is None else _tile(row, key, ids, tile)
    return _int(at, row, key), known, _int(owner, row, key)


def _frame(row: Row, key: str, value: object) -> tuple[str, Record]:
    """A step that waits, with its record."""
    if not isinstance(value, list) or len(value) != 2 or value[0] not in STEP_BY_NAME:
        row.fail(key, "data-list")
    name, values = value
    try:
        record: Record = STEPS[STEP_BY_NAME[name]].holds(
            *[tuple(v) if isinstance(v, list) else v for v in values]
        )
    except TypeError:
        row.fail(key, "data-list")
    return name, record


def imagine_state(v: HeirsView, rng: Random) -> Heirs:
    """A state that the viewer cannot tell from the real one: some unseen tile is the start tile."""
    return state_with(v, rng.choice(v.fitting()) if v.start_terrain != UNKNOWN else UNKNOWN)


def state_with(v: HeirsView, start_tile: int) -> Heirs:
    """What the viewer knows as a state, with this tile as the start tile."""
    s = empty_state(v.setup)
    for name, record in v.frames:
        push(s, STEP_BY_NAME[name], record)
    s.sets = v.sets
    s.stack = v.unseen[:]
    if start_tile != UNKNOWN:
        s.start_tile = start_tile
        s.stack.remove(start_tile)
    s.top = v.top
    s.reserve = list(v.reserve)
    s.shield = v.shield
    s.crown = v.crown
    s.hands = [v.hands[0], v.hands[1]]
    for at, tile, owner in v.cells:
        place(s, at, s.start_tile if tile == UNKNOWN else tile, owner)
    s.troops = list(v.troops)
    s.moved = v.moved
    s.took = v.took
    s.rebates = v.rebates
    s.laid = v.laid
    s.ending = v.ending
    s.turns_left = v.turns_left
    s.tokens = list(v.tokens)
    return s
