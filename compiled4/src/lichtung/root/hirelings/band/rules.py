"""Popular Band (Beliebte Kapelle), Street Band (Straßenkapelle): whoever comes to listen stays."""

from typing import Final

from lichtung.kernel.codec import Action, Refusal
from lichtung.root.actions import AT, LEAD, Pair, Pick, Triple, pair, pick, verb
from lichtung.root.cards import members
from lichtung.root.fields import Mat
from lichtung.root.hirelings.band.mat import BandMat, mat_of, read_mat
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    clearings_of,
    clearings_with,
    come,
    list_places,
    or_done,
    owner_of,
    shows,
    why_not,
)
from lichtung.root.moving import cannot_move, move
from lichtung.root.owners import is_enemy_piece
from lichtung.root.paths import neighbours
from lichtung.root.pieces import warriors
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, Root, Trigger

FIRST_STAGE: Final = 0  # where they play at first
SECOND_STAGE: Final = 1
HOME_STAGE: Final = 2  # beside faction pieces of who hires them
CALL: Final = 3
LISTEN: Final = 4
PLAY: Final = 5

LURE: Final = verb("lure", "seat origin:clearing")

LISTENS: Final = Refusal("H.band", "band-listens", "clearing")
BAND_IDLE: Final = Refusal("H.band", "band-idle")
NOBODY_LURED: Final = Refusal("H.band", "band-nobody", "origin:clearing")


class Band(Side):
    """Enemies that moved to it cannot leave in the same turn."""

    works = True
    side = DEMOTED

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """H.band: a new turn, and everybody may go on."""
        if any(read_mat(s, me).arrived):
            mat = mat_of(s, me)
            mat.arrived = [0] * len(mat.arrived)

    def warriors_moved(self, s: Root, me: int, owner: int, mover: int, dest: int) -> list[Trigger]:
        self.notice(s, me, owner, dest)
        return []

    def figure_moved(self, s: Root, me: int, owner: int, origin: int, dest: int) -> list[Trigger]:
        self.notice(s, me, owner, dest)
        return []

    def notice(self, s: Root, me: int, owner: int, dest: int) -> None:
        """H.band: who came where."""
        if dest < s.clearings and shows(s, me, self.side):
            mat_of(s, me).arrived[owner] |= 1 << dest

    def cannot_leave(self, s: Root, me: int, owner: int, place: int) -> Refusal | None:
        """H.band: enemies, from a clearing with a Band warrior into which any of their pieces moved."""
        if place >= s.clearings or not read_mat(s, me).arrived[owner] >> place & 1:
            return None
        there = warriors(s, me, place) and shows(s, me, self.side)
        return LISTENS.of(place) if there and is_enemy_piece(s, me, owner) else None

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_stages(s, me, seat, out)
        return None if out else BAND_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        """H.street_band: a Band warrior comes anywhere."""
        ask(s, me, seat, PLAY)

    def list_stages(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        if s.supply[me]:
            list_places(s, me, seat, s.setup.everywhere, out)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == PLAY:
            self.list_stages(s, me, r.seat, out)
            or_done(out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        return why_not(s, owner_of(s, r.hireling), r.seat, s.setup.everywhere, a) if a.verb == AT else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        if isinstance(a, Pick):
            come(s, owner_of(s, r.hireling), a.what, 1)


class PopularBand(Band):
    """It also calls warriors from all around."""

    id = "band"
    side = PROMOTED

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.band: two in different clearings."""
        ask(s, me, seat, FIRST_STAGE)

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.band: if none is on the map, one comes to faction pieces of the controller."""
        if not clearings_of(s, me):
            ask(s, me, seat, HOME_STAGE)

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        if any(lured(s, me, clearing, 0) for clearing in members(clearings_of(s, me))):
            return None
        return super().cannot_work(s, me, seat)

    def work(self, s: Root, me: int, seat: int) -> None:
        """H.band: first warriors come to a clearing with the Band, then one more of the Band comes."""
        ask(s, me, seat, PLAY)
        ask(s, me, seat, CALL)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == CALL:
            for clearing in members(clearings_of(s, me)):
                if lured(s, me, clearing, 0):
                    out.append(pick(AT, clearing))
            or_done(out)
        elif r.stage == LISTEN:
            out.extend(lured(s, me, r.clearing, r.done))
            or_done(out)
        elif r.stage == PLAY:
            super().options(s, r, out)
        elif s.supply[me]:
            list_places(s, me, r.seat, self.stages(s, r), out)

    def stages(self, s: Root, r: Task) -> int:
        """The mask of clearings in which a warrior may be placed."""
        if r.stage == HOME_STAGE:
            return clearings_with(s, r.seat)
        return s.setup.everywhere & ~(0 if r.clearing == NONE else 1 << r.clearing)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pair) and a.verb == LURE and r.stage == LISTEN:
            return NOBODY_LURED.of(a.two)
        if r.stage in (CALL, LISTEN):
            return None
        return why_not(s, me, r.seat, self.stages(s, r), a) if a.verb == AT else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Triple):  # the leader of its controller's own warriors
            ask(s, me, r.seat, LISTEN, r.clearing, done=r.done | 1 << a.one)
            s.setup.factions[r.seat].move_figure(s, r.seat, a, alone=True)
        elif isinstance(a, Pair):  # its owner moves it, and pays for what that sets off
            ask(s, me, r.seat, LISTEN, r.clearing, done=r.done | 1 << a.two)
            move(s, a.one, a.one, a.two, r.clearing, 1)
        elif isinstance(a, Pick) and r.stage == CALL:
            ask(s, me, r.seat, LISTEN, a.what)
        elif isinstance(a, Pick):
            come(s, me, a.what, 1)
            if r.stage == FIRST_STAGE:
                ask(s, me, r.seat, SECOND_STAGE, a.what)


def lured(s: Root, me: int, clearing: int, done: int) -> list[Action]:
    """H.band: from each neighbouring clearing one faction warrior, by its own faction's rules of moving.

    A figure that is a warrior may come, too, if it can move now.
    """
    found: list[Action] = []
    for seat in range(s.setup.seats):
        leads: list[Action] = []
        if s.setup.figures_of[seat]:
            s.setup.factions[seat].list_figure_moves(s, seat, leads)
        for a in leads:
            alone = isinstance(a, Triple) and a.verb == LEAD and a.two == clearing and a.three == 0
            if alone and isinstance(a, Triple) and not done >> a.one & 1:
                found += [a] if clearing in neighbours(s, seat, a.one) else []
    for origin in range(s.clearings):
        if done >> origin & 1 or origin == clearing:
            continue
        for seat in range(s.setup.seats):
            near = warriors(s, seat, origin) and clearing in neighbours(s, seat, origin)
            if near and cannot_move(s, seat, origin, clearing, 1) is None:
                found.append(pair(LURE, seat, origin))
    return found


class StreetBand(Band):
    """It plays wherever its controller likes."""

    id = "street_band"
    side = DEMOTED


class TheBand(Hireling):
    """The Popular Band, or the Street Band."""

    id = "band"
    colours: tuple[str, ...] = ("#a85f93",)
    warriors = 5
    sides: tuple[Side, Side] = (PopularBand(), StreetBand())
    has_mat = True

    def own_mat(self, setup: Setup) -> Mat:
        return BandMat([0] * setup.owners)


HIRELING: Final = TheBand()
