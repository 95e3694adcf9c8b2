"""What a seat may know: everything but the face of the start tile and the order of the stack."""

from random import Random
from typing import Final

from lichtung.heirs.standing import standing
from lichtung.heirs.state import SEATS, START, Heirs, Setup, empty_state, place
from lichtung.kernel.codec import Record
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, push
from lichtung.kernel.game import Decision
from lichtung.kernel.view import View

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
