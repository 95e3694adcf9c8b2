"""Sunward Expedition (Sonnenexpedition): footholds. Mole Artisans (Maulwurf-Handwerker): cards stay."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import AT as PLACE_AT
from lichtung.root.actions import FIGHT, MOVE, Pick, Triple, pick, plain, verb
from lichtung.root.cards import members
from lichtung.root.faction import PieceKind
from lichtung.root.fields import Mat
from lichtung.root.hands import gain_card
from lichtung.root.hirelings.expedition.mat import ExpeditionMat, mat_of
from lichtung.root.hirelings.hireling import DEMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    STATION,
    Task,
    ask,
    build,
    come,
    controls,
    list_hireling_battles,
    list_hireling_moves,
    list_places,
    or_done,
    owner_of,
    placer,
    post,
    stations,
    take_deed,
    why_not,
)
from lichtung.root.pieces import remove_piece
from lichtung.root.setup import Setup
from lichtung.root.state import Root, Trigger

TROOP: Final = 3  # warriors that come with a foothold

LAND: Final = 0  # the first foothold
LIFT: Final = 1  # take one off the map
ADVANCE: Final = 2  # a further one
THEN: Final = 3  # move, battle, or a warrior at each
BATTLE: Final = 4
MAN: Final = 5  # how many come with a foothold

LIFT_ONE: Final = verb("lift", "clearing")
MAN_WITH: Final = verb("man", "count")

LIFTED: Final = Event("H.expedition", "foothold-lifted", "clearing")
KEPT: Final = Event("H.artisans", "card-kept", "seat card")
BACK: Final = Event("H.artisans", "cards-back", "seat card")

EXPEDITION_IDLE: Final = Refusal("H.expedition", "expedition-idle")


def footholds(s: Root, me: int) -> int:
    """The mask of clearings with a foothold."""
    row = s.setup.first_kind[me] * s.places
    return sum([1 << clearing for clearing in range(s.clearings) if s.pieces[row + clearing]])


class SunwardExpedition(Side):
    """Footholds wherever they go, and warriors at them."""

    id = "expedition"
    works = True

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.expedition: a foothold and three warriors in any clearing."""
        ask(s, me, seat, LAND)

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_first(s, me, seat, out)
        if not out:
            self.list_then(s, me, seat, THEN, out)
        return None if out else EXPEDITION_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        """H.expedition: a foothold with up to three warriors; then a move and a battle, or one at each."""
        ask(s, me, seat, THEN)
        ask(s, me, seat, ADVANCE if s.unplaced[s.setup.first_kind[me]] else LIFT)

    def list_first(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.expedition: a clearing without a foothold; with none left one is taken off the map before."""
        if s.unplaced[s.setup.first_kind[me]]:
            list_places(s, me, seat, s.setup.everywhere & ~footholds(s, me), out)
        else:
            out.extend([pick(LIFT_ONE, clearing) for clearing in members(footholds(s, me))])

    def list_then(self, s: Root, me: int, seat: int, stage: int, out: list[Action]) -> None:
        if stage == THEN:
            list_hireling_moves(s, me, out)
            if s.supply[me] and stations(s, placer(s, me, seat), footholds(s, me)):
                out.append(plain(STATION))
        list_hireling_battles(s, me, s.setup.everywhere, out)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == LAND:
            list_places(s, me, r.seat, s.setup.everywhere, out)
        elif r.stage in (LIFT, ADVANCE):
            self.list_first(s, me, r.seat, out)
        elif r.stage == MAN:
            out.extend([pick(MAN_WITH, n) for n in range(min(TROOP, s.supply[me]) + 1)])
        else:
            self.list_then(s, me, r.seat, r.stage, out)
            or_done(out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if r.stage in (LAND, ADVANCE) and a.verb == PLACE_AT:
            return why_not(s, me, r.seat, s.setup.everywhere & ~footholds(s, me), a)
        if (a.verb == FIGHT and r.stage in (THEN, BATTLE)) or (a.verb == MOVE and r.stage == THEN):
            return why_not(s, me, r.seat, s.setup.everywhere, a)
        return None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick) and a.verb == MAN_WITH:
            come(s, me, r.clearing, a.what)
        elif isinstance(a, Pick) and a.verb == LIFT_ONE:
            remove_piece(s, s.setup.first_kind[me], a.what)
            if s.events is not None:
                emit(s, LIFTED.of(a.what))
            ask(s, me, r.seat, ADVANCE)
        elif isinstance(a, Pick):
            build(s, me, a.what)
            if r.stage == LAND:
                come(s, me, a.what, TROOP)
            else:
                ask(s, me, r.seat, MAN, a.what)
        elif a.verb == STATION:
            post(s, r.seat, me, stations(s, placer(s, me, r.seat), footholds(s, me)))
        else:
            if isinstance(a, Triple):
                ask(s, me, r.seat, BATTLE)
            take_deed(s, me, r.seat, a)


class MoleArtisans(Side):
    """The cards of crafted items come back to their crafter's hand."""

    id = "artisans"

    def keeps_crafted(self, s: Root, me: int, seat: int, card: int) -> bool:
        """H.artisans: the card lies revealed in place of being discarded."""
        if not controls(s, me, DEMOTED, seat):
            return False
        mat_of(s, me).revealed |= 1 << card
        if s.events is not None:
            emit(s, KEPT.of(seat, card))
        return True

    def turn_ends(self, s: Root, me: int, active: int) -> list[Trigger]:
        """H.artisans: after the hand limit all of them come back."""
        if controls(s, me, DEMOTED, active) and mat_of(s, me).revealed:
            mat = mat_of(s, me)
            for card in members(mat.revealed):
                gain_card(s, active, card, s.setup.everybody)
                if s.events is not None:
                    emit(s, BACK.of(active, card))
            mat.revealed = 0
        return []


class Expedition(Hireling):
    """The Sunward Expedition, or the Mole Artisans."""

    id = "expedition"
    colours: tuple[str, ...] = ("#b97f62",)
    warriors = 8
    excludes: tuple[str, ...] = ("duchy",)
    sides: tuple[Side, Side] = (SunwardExpedition(), MoleArtisans())
    has_mat = True
    on_card: tuple[str, ...] = ("revealed",)

    def piece_kinds(self) -> list[PieceKind]:
        return [PieceKind("foothold", False, 3)]

    def own_mat(self, setup: Setup) -> Mat:
        return ExpeditionMat(0)


HIRELING: Final = Expedition()
