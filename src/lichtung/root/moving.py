"""Moving. 4.2."""

from typing import Final

from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import emit, push
from lichtung.root.actions import MOVE, Triple, triple
from lichtung.root.ferry import crossings
from lichtung.root.paths import destinations, neighbours
from lichtung.root.pieces import SEALED, held, remove_warriors, shift_warriors
from lichtung.root.removal import resolve
from lichtung.root.state import NONE, Root, Trigger

MOVED: Final = Event("4.2", "moved", "seat:owner origin:clearing dest:clearing count")
WAYLAID: Final = Event("4.2", "waylaid", "seat:owner origin:clearing dest:clearing count")

NO_PATH: Final = Refusal("4.2", "no-path", "origin:clearing dest:clearing")
TOO_FEW_TO_MOVE: Final = Refusal("4.2", "too-few-to-move", "origin:clearing count")
MUST_RULE: Final = Refusal("4.2.1", "must-rule", "origin:clearing dest:clearing")


def needs_rule(s: Root, owner: int, origin: int, dest: int) -> bool:
    """4.2.1: whether the move needs rule over origin or destination."""
    for source in s.setup.ask.moves_freely:
        if source.answers.moves_freely(s, source.me, owner, origin, dest):
            return False
    return True


def commander(s: Root, owner: int) -> int:
    """4.2.1: whose rule a move of this owner's warriors needs: of those under control their controller's."""
    if owner < s.setup.seats or s.controller[owner] < 0:
        return owner
    return s.controller[owner]


def list_marches(s: Root, origin: int, dest: int, most: int, out: list[Action]) -> None:
    """The moves of one to `most` warriors; none of them is made twice.

    A row never changes, a longer one takes its place: other threads play by the same setup.
    """
    at = origin * s.places + dest
    known = s.setup.marches[at]
    if len(known) < most:
        known = known + [triple(MOVE, origin, dest, n + 1) for n in range(len(known), most)]
        s.setup.marches[at] = known
    out.extend(known if len(known) == most else known[:most])


def may_enter(s: Root, owner: int, origin: int, dest: int, free: bool) -> bool:
    """4.2.1: along a path that is there; `free`: the owner rules the origin."""
    if s.sealed >> dest & 1:
        return False
    return free or s.ruler[dest] == commander(s, owner) or not needs_rule(s, owner, origin, dest)


def list_moves(s: Root, owner: int, origins: int, out: list[Action]) -> None:
    """All moves of the owner's warriors out of the places in the mask."""
    places, ruler, sealed = s.places, s.ruler, s.sealed
    row = owner * places
    lord = owner if owner < s.setup.seats else commander(s, owner)
    strict = not s.setup.ask.moves_freely  # nobody moves without rule
    bound = bool(s.setup.ask.cannot_leave)
    ferry = s.ferry
    for origin in range(places):
        n = s.warriors[row + origin]
        if n == 0 or not origins >> origin & 1:
            continue
        if bound and held(s, owner, origin) is not None:
            continue
        free = ruler[origin] == lord
        near = neighbours(s, owner, origin) if origin != ferry else destinations(s, owner, origin)
        for dest in near:
            if sealed >> dest & 1:
                continue
            if free or ruler[dest] == lord or not (strict or needs_rule(s, owner, origin, dest)):
                list_marches(s, origin, dest, n, out)


def can_move(s: Root, owner: int, origins: int) -> bool:
    """Whether the owner can move any warrior out of the places in the mask."""
    row = owner * s.places
    for origin in range(s.places):
        if s.warriors[row + origin] and origins >> origin & 1 and held(s, owner, origin) is None:
            free = s.ruler[origin] == commander(s, owner)
            for dest in destinations(s, owner, origin):
                if may_enter(s, owner, origin, dest, free):
                    return True
    return False


def cannot_move(s: Root, owner: int, origin: int, dest: int, count: int) -> Refusal | None:
    """4.2: warriors that are there, along a path; 4.2.1: ruling origin or destination."""
    if dest not in destinations(s, owner, origin):
        return NO_PATH.of(origin, dest)
    if not 1 <= count <= s.warriors[owner * s.places + origin]:
        return TOO_FEW_TO_MOVE.of(origin, s.warriors[owner * s.places + origin])
    if s.sealed >> dest & 1:
        return SEALED.of(dest)
    if may_enter(s, owner, origin, dest, s.ruler[origin] == commander(s, owner)):
        return held(s, owner, origin)
    return MUST_RULE.of(origin, dest)


def move(
    s: Root,
    owner: int,
    mover: int,
    origin: int,
    dest: int,
    count: int,
    leader: int | None = None,
    by_ferry: bool = True,
    laden: bool = False,
) -> None:
    """Move warriors of `owner`; what moving in sets off follows. 4.2.2: nothing limits how often.

    They may come along with the figure of a `leader`, who goes the same way; C.2.5: perhaps by ferry.
    If they are to be `laden`, they take along all that they can.
    """
    if s.events is not None:
        emit(s, MOVED.of(owner, origin, dest, count))
    toll = s.setup.owner[owner].toll_step
    if toll != NONE and owner == mover and waylayers(s, owner, mover, origin, dest):
        push(s, toll, Passage(owner, origin, dest, count, int(laden), int(by_ferry)))
    else:
        arrive(s, owner, mover, origin, dest, count, leader, by_ferry=by_ferry, laden=laden)


class Passage(PublicRecord):
    """Warriors on their way past somebody who takes one of the moving pieces."""

    fields = "owner origin:clearing dest:clearing count laden:count by_ferry:count"

    def __init__(self, owner: int, origin: int, dest: int, count: int, laden: int, by_ferry: int) -> None:
        self.owner = owner
        self.origin = origin
        self.dest = dest
        self.count = count
        self.laden = laden
        self.by_ferry = by_ferry

    def values(self) -> tuple[object, ...]:
        return (self.owner, self.origin, self.dest, self.count, self.laden, self.by_ferry)


def waylayers(s: Root, owner: int, mover: int, origin: int, dest: int) -> int:
    """4.2: how many of the pieces that move from place to place are lost on the way."""
    lost = 0
    for source in s.setup.ask.waylays:
        lost += source.answers.waylays(s, source.me, owner, mover, origin, dest)
    return lost


def lose_on_the_way(s: Root, owner: int, origin: int, dest: int, lost: int) -> None:
    """4.2: so many of those who move never arrive; it happens in no clearing, and nobody has removed them."""
    remove_warriors(s, owner, origin, lost)
    if s.events is not None:
        emit(s, WAYLAID.of(owner, origin, dest, lost))
    for source in s.setup.ask.lost_on_the_way:
        source.answers.lost_on_the_way(s, source.me, owner, lost)


def arrive(
    s: Root,
    owner: int,
    mover: int,
    origin: int,
    dest: int,
    count: int,
    leader: int | None = None,
    led: bool = False,
    by_ferry: bool = True,
    laden: bool = False,
    given: int = 0,
) -> None:
    """The same untold; they may be `led` by a figure that is a warrior and has just gone that way.

    If they have `given` something else to those who waylay them, whoever carried it carries nothing else.
    """
    by = mover if leader is None else leader
    triggers = crossings(s, owner, by, origin, dest) if origin == s.ferry and by_ferry else []
    if s.setup.ask.waylays and not given:
        lost = min(count, waylayers(s, owner, mover, origin, dest))
        if lost:
            lose_on_the_way(s, owner, origin, dest, lost)
            count -= lost
    if count == 0 and not led:  # nobody arrives
        return
    shift_warriors(s, owner, origin, dest, count)
    for source in s.setup.ask.warriors_moved:
        triggers += source.answers.warriors_moved(s, source.me, owner, mover, dest)
    for source in s.setup.ask.moved_along:
        triggers += source.answers.moved_along(s, source.me, owner, origin, dest)
    if triggers:
        resolve(s, triggers)
    for source in s.setup.ask.go_along:
        source.answers.go_along(s, source.me, owner, mover, origin, dest, count - given, laden)


def figure_arrives(s: Root, owner: int, origin: int, dest: int) -> None:
    """4.2: a single figure has moved; what that sets off follows."""
    triggers: list[Trigger] = []
    for source in s.setup.ask.figure_moved:
        triggers += source.answers.figure_moved(s, source.me, owner, origin, dest)
    resolve(s, triggers)


def take_move(s: Root, seat: int, a: Action) -> None:
    """Carry out a move action of the seat's own warriors."""
    assert isinstance(a, Triple)
    move(s, seat, seat, a.one, a.two, a.three)


def refuse_move(s: Root, seat: int, a: Action) -> Refusal | None:
    """Why a move action is not allowed."""
    assert isinstance(a, Triple)
    return cannot_move(s, seat, a.one, a.two, a.three)
