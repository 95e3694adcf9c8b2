"""Highway Bandits (Straßenräuber): they wait on paths. Bandit Gangs (Räuberbanden): recruits."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import AT, DONE_ACTION, Pick, effect, pick, plain, verb
from lichtung.root.battle import Losses
from lichtung.root.fields import Mat
from lichtung.root.hirelings.bandits.mat import BanditsMat, mat_of, read_mat
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    STATION,
    USE_HIRELING,
    Task,
    ask,
    card_of,
    clearings_of,
    clearings_with,
    come,
    employer,
    list_places,
    owner_of,
    post,
    shows,
    stations,
    why_not,
)
from lichtung.root.owners import is_enemy_piece
from lichtung.root.pieces import barred, is_present, place_warriors
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, Root, Trigger

AMBUSHES: Final = 2  # paths that they wait on at first

FIRST_PATHS: Final = 0
WAIT: Final = 1
LEAVE: Final = 2
ESCORT: Final = 3
GATHER: Final = 0  # Bandit Gangs: when hired
RAISE: Final = 1
ESCORTING: Final = effect("escort")

WAYLAY: Final = verb("waylay", "path")
CALL_OFF: Final = verb("call-off", "path")

WAITS: Final = Event("H.bandits", "bandit-waits", "path")
LEFT: Final = Event("H.bandits", "bandit-left", "path")
ESCORTED: Final = Event("H.bandits", "bandits-escorted", "seat clearing")
ROBBED: Final = Event("H.bandits", "bandits-robbed", "seat")

NO_PATH_LEFT: Final = Refusal("H.bandits", "bandits-idle")
NOT_ON_PATH: Final = Refusal("H.bandits", "bandits-path", "path")
GANGS_IDLE: Final = Refusal("H.gangs", "gangs-idle")
AMONG_FRIENDS: Final = Refusal("H.gangs", "gangs-hidden", "clearing")


def path_between(s: Root, origin: int, dest: int) -> int:
    """The path that joins two clearings, or NONE: by river, ferry or tunnel there is none."""
    ends = (origin, dest) if origin < dest else (dest, origin)
    paths = s.setup.map.paths
    return paths.index(ends) if ends in paths else NONE


def waits_on(s: Root, me: int, origin: int, dest: int) -> bool:
    """H.bandits: whether a bandit stands on the path between two clearings."""
    if not shows(s, me, PROMOTED):
        return False
    path = path_between(s, origin, dest)
    return path != NONE and read_mat(s, me).on_path[path] == 1


def free_paths(s: Root, me: int) -> list[int]:
    """H.bandits: paths that are not closed and have no bandit. C.3.2"""
    taken = read_mat(s, me).on_path
    return [path for path in range(len(taken)) if not taken[path] and not s.closed_paths >> path & 1]


def paths_of(s: Root, me: int, seat: int) -> list[int]:
    """H.bandits: those of them that touch a clearing with faction pieces of a seat."""
    ends = s.setup.map.paths
    return [
        p for p in free_paths(s, me) if is_present(s, seat, ends[p][0]) or is_present(s, seat, ends[p][1])
    ]


class HighwayBandits(Side):
    """Enemies lose a piece on their way, and the controller gains one."""

    id = "bandits"
    works = True

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.bandits: two of them on two paths."""
        ask(s, me, seat, FIRST_PATHS, count=AMBUSHES)

    def waylays(self, s: Root, me: int, owner: int, mover: int, origin: int, dest: int) -> int:
        """H.bandits: of a group of enemies on such a path one is removed."""
        return int(waits_on(s, me, origin, dest) and is_enemy_piece(s, me, owner))

    def figure_moved(self, s: Root, me: int, owner: int, origin: int, dest: int) -> list[Trigger]:
        """H.bandits: a pawn of an enemy damages one item."""
        step = s.setup.owner[owner].lose_step
        if step == NONE or not waits_on(s, me, origin, dest) or not is_enemy_piece(s, me, owner):
            return []
        if s.events is not None:
            emit(s, ROBBED.of(owner))
        return [Trigger(step, Losses(owner, dest, 1, me), ESCORTING, dest)]

    def moved_along(self, s: Root, me: int, owner: int, origin: int, dest: int) -> list[Trigger]:
        """H.bandits: whoever controls them may place a warrior of its own where its move has led."""
        seat = employer(s, me, PROMOTED)
        if seat == NONE or owner != seat or not waits_on(s, me, origin, dest) or not s.supply[seat]:
            return []
        return [Trigger(USE_HIRELING, Task(seat, card_of(s, me), ESCORT, dest), ESCORTING, dest)]

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        return None if paths_of(s, me, seat) else NO_PATH_LEFT

    def work(self, s: Root, me: int, seat: int) -> None:
        """H.bandits: one more on a path beside faction pieces; with none left one may leave another path."""
        ask(s, me, seat, WAIT)
        if not s.supply[me]:
            ask(s, me, seat, LEAVE)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == LEAVE:
            taken = [path for path, n in enumerate(read_mat(s, me).on_path) if n]
            out.extend([pick(CALL_OFF, path) for path in taken])
            out.append(DONE_ACTION)
        elif r.stage == ESCORT:
            if s.supply[r.seat] and barred(s, r.seat, r.clearing) is None:
                out.extend([pick(AT, r.clearing), DONE_ACTION])
        elif s.supply[me]:
            paths = free_paths(s, me) if r.stage == FIRST_PATHS else paths_of(s, me, r.seat)
            out.extend([pick(WAYLAY, path) for path in paths])

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        return NOT_ON_PATH.of(a.what) if isinstance(a, Pick) and a.verb in (WAYLAY, CALL_OFF) else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if not isinstance(a, Pick):
            return
        if r.stage == ESCORT:
            place_warriors(s, r.seat, r.clearing, 1)
            if s.events is not None:
                emit(s, ESCORTED.of(r.seat, r.clearing))
            return
        by = 1 if a.verb == WAYLAY else -1
        mat_of(s, me).on_path[a.what] += by
        s.supply[me] -= by
        if s.events is not None:
            emit(s, (WAITS if by > 0 else LEFT).of(a.what))
        if r.stage == FIRST_PATHS and r.count > 1:
            ask(s, me, r.seat, FIRST_PATHS, count=r.count - 1)


class BanditGangs(Side):
    """Warriors of the controller come to every bandit."""

    id = "gangs"
    works = True

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.gangs: if none is on the map, one comes to faction pieces of the controller."""
        if not clearings_of(s, me):
            ask(s, me, seat, GATHER)

    def cannot_attack(self, s: Root, me: int, attacker: int, clearing: int, defender: int) -> Refusal | None:
        """H.gangs: nobody battles them beside faction pieces of their controller."""
        if defender != me:
            return None
        seat = employer(s, me, DEMOTED)
        return AMONG_FRIENDS.of(clearing) if seat != NONE and is_present(s, seat, clearing) else None

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_work(s, me, seat, out)
        return None if out else GANGS_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, RAISE)

    def list_work(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.gangs: a warrior of the controller for each bandit, or one more bandit beside its pieces."""
        if s.supply[seat] and stations(s, seat, clearings_of(s, me)):
            out.append(plain(STATION))
        if s.supply[me]:
            list_places(s, me, seat, clearings_with(s, seat), out)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == RAISE:
            self.list_work(s, me, r.seat, out)
        elif s.supply[me]:
            list_places(s, me, r.seat, clearings_with(s, r.seat), out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        return why_not(s, me, r.seat, clearings_with(s, r.seat), a) if a.verb == AT else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick):
            come(s, me, a.what, 1)
        elif a.verb == STATION:
            at = stations(s, r.seat, clearings_of(s, me))
            post(s, r.seat, r.seat, [c for c in at for _ in range(s.warriors[me * s.places + c])])


class Bandits(Hireling):
    """The Highway Bandits, or the Bandit Gangs."""

    id = "bandits"
    colours: tuple[str, ...] = ("#7a6650",)
    warriors = 4
    sides: tuple[Side, Side] = (HighwayBandits(), BanditGangs())
    has_mat = True

    def own_mat(self, setup: Setup) -> Mat:
        return BanditsMat([0] * len(setup.map.paths))


HIRELING: Final = Bandits()
