"""What no game of The Two Heirs can reach: steps that never follow each other, tiles that lie apart."""

from typing import Final

from lichtung.heirs.regent import DRAWS, TOKENS, Tokens
from lichtung.heirs.setup import SETS_PLAYED
from lichtung.heirs.state import AROUND, EMPTY, IN_RESERVE, NOBODY_OWNS, SHIELD, SLOTS, START, Heirs
from lichtung.heirs.tiles import TILES_PER_SET
from lichtung.heirs.turn import Slot, Targets
from lichtung.kernel.codec import Record
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord

CHOOSING: Final = "choose-sets"
SETTING_UP: Final = (CHOOSING, "toss", "deal", "start-tile")
# What can stand above each pending step; the others end a list.
ABOVE: Final = {
    "turn": ("refill", "top", "siege"),
    "next-turn": ("hand-limit",),
    "regent": ("top",),
    "regent-order": ("refill", "top"),
    "start-tile": ("deal",),
    "deal": ("toss",),
}
LOWEST: Final = (
    "turn",
    "next-turn",
    "regent",
    "regent-token",
    "regent-choice",
    "regent-order",
    "choose-sets",
    "start-tile",
)


def check_pending(s: Heirs, names: list[str]) -> None:
    """Steps that follow each other in a game, and find what they need."""
    setting_up = bool(names) and names[-1] in SETTING_UP
    ended = not s.stack and s.ending == 2 and s.turns_left == 0 and not setting_up
    if ended != (not names):
        raise LichtungError("position-turns-over", "pending" if not names else "turns-left")
    for i, name in enumerate(names):
        if name not in (ABOVE.get(names[i - 1], ()) if i else LOWEST):
            raise LichtungError("position-pending", f"pending[{i}]")
        record = s.frames()[i].record
        if not can_come(s, name, record):
            raise LichtungError("position-pending", f"pending[{i}]")
    if setting_up:
        check_setup(s, names)


def can_come(s: Heirs, name: str, record: Record) -> bool:
    """Whether a step can be asked where things lie as they do."""
    if isinstance(record, SeatRecord):
        if name == "choose-sets":
            return len(s.sets) < SETS_PLAYED
        of_regent = record.seat == s.setup.regent
        return of_regent == (name == "regent") or name in ("next-turn", "hand-limit")
    if isinstance(record, Tokens):
        return record.seat == s.setup.regent and can_order(s, name, record)
    if isinstance(record, Targets):
        return all(s.cells.get(at, NOBODY_OWNS) & 3 == 1 - record.seat for at in record.fields)
    assert isinstance(record, Slot)
    if name == "refill":
        return bool(s.stack) and s.reserve[record.slot] == EMPTY
    return bool(s.stack) and (record.slot == 0) == (name != "deal")


def can_order(s: Heirs, name: str, record: Tokens) -> bool:
    """E.S.2, E.S.10: tokens are turned over one by one; one of them is the order."""
    draws = DRAWS[s.setup.solo]
    face_down = s.tokens or [0] * len(TOKENS)
    if any(face_down[kind] + record.shown.count(kind) > TOKENS[kind] for kind in record.shown):
        return False
    if name == "regent-token":
        return record.tile < 0 and len(record.shown) < draws <= sum(face_down) + len(record.shown)
    return len(record.shown) == (draws if name == "regent-choice" else 1)


def check_setup(s: Heirs, names: list[str]) -> None:
    """E.2: the sets are chosen, then the shield is tossed, the reserve dealt, the start tile laid."""
    if s.cells or any(s.hands) or s.took or s.rebates or s.laid or s.moved:
        raise LichtungError("position-setting-up", "pending")
    if any(at != IN_RESERVE for at in s.troops):
        raise LichtungError("position-setting-up", "troops")
    top = s.frames()[-1].record
    dealt = SLOTS
    if names[-1] in ("toss", "choose-sets"):
        dealt = 0
    elif names[-1] == "deal" and isinstance(top, Slot):
        dealt = top.slot
    shield = [SHIELD] if dealt else []
    row = [*shield, *s.reserve[1:dealt], *[EMPTY] * (SLOTS - max(dealt, 0))]
    if s.reserve != row or any(tile < 0 for tile in s.reserve[1:dealt]):
        raise LichtungError("position-setting-up", "reserve")
    lying = len(s.stack) + max(0, dealt - 1)
    if lying != (0 if names[0] == CHOOSING else SETS_PLAYED * TILES_PER_SET):
        raise LichtungError("position-setting-up", "stack")


def touches(s: Heirs, at: int) -> bool:
    """E.7.3: whether another tile lies next to this one, corners included; the start tile can be alone."""
    return at == START or any(at + step in s.cells for step in AROUND)
