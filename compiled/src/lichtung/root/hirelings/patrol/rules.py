"""Forest Patrol (Waldpatrouille): everywhere. Feline Physicians (Katzenärzte): the fallen come back."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import AT, DONE_ACTION, FIGHT, GIVE, Pick, Triple, effect, pick
from lichtung.root.cards import members
from lichtung.root.fields import Mat
from lichtung.root.hands import spend
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED, Hireling, Side
from lichtung.root.hirelings.patrol.mat import PatrolMat, mat_of
from lichtung.root.hirelings.tasks import (
    CARD_SPENT,
    USE_HIRELING,
    Task,
    ask,
    card_of,
    clearings_of,
    clearings_with,
    come,
    employer,
    list_hireling_battles,
    list_hireling_moves,
    list_places,
    or_done,
    owner_of,
    shows,
    take_deed,
    why_not,
)
from lichtung.root.pieces import REMOVED, REPLACED, barred, call_back, place_warriors
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, WARRIOR, Removed, Root, Trigger

SERVE: Final = 0  # Forest Patrol: move, battle, or call those on the card
BATTLE: Final = 1
HEAL: Final = 0  # Feline Physicians: a card for the fallen
RETURN: Final = 1  # where they go
HEAL_REPLACED: Final = 2  # the same for those in whose place something else has come
HEALING: Final = effect("physicians")

WAITS: Final = Event("H.patrol", "patrol-waits", "count")
HEALED: Final = Event("H.physicians", "physicians-healed", "seat origin:clearing clearing count")

PATROL_IDLE: Final = Refusal("H.patrol", "patrol-idle")
NOBODY_WAITS: Final = Refusal("H.patrol", "patrol-nobody-waits")
WRONG_CARD: Final = Refusal("H.physicians", "physicians-card", "clearing")


class ForestPatrol(Side):
    """It walks the whole wood; of those that fall together one waits on its card."""

    id = "patrol"
    works = True

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.patrol: one warrior in each clearing."""
        for clearing in range(s.clearings):
            if barred(s, seat, clearing) is None:
                come(s, me, clearing, 1)

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """H.patrol: one of those that were removed together goes onto the card."""
        fallen = [group for group in removed if group.owner == me and group.kind == WARRIOR]
        if fallen:
            self.wait(s, me, fallen[0].way)
        return []

    def lost_on_the_way(self, s: Root, me: int, owner: int, count: int) -> None:
        """H.patrol: also of those that never arrive."""
        if owner == me:
            self.wait(s, me, REMOVED)

    def wait(self, s: Root, me: int, way: int) -> None:
        """H.patrol: one of those that just left this way goes onto the card."""
        if shows(s, me, PROMOTED):
            call_back(s, me, 1, way)
            s.supply[me] -= 1
            mat = mat_of(s, me)
            mat.waiting += 1
            if s.events is not None:
                emit(s, WAITS.of(mat.waiting))

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_service(s, me, seat, SERVE, out)
        return None if out else PATROL_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, SERVE)

    def list_service(self, s: Root, me: int, seat: int, stage: int, out: list[Action]) -> None:
        """H.patrol: a move and then a battle, both optional; or all from the card join a warrior."""
        if stage == SERVE:
            list_hireling_moves(s, me, out)
            if mat_of(s, me).waiting:
                list_places(s, me, seat, clearings_of(s, me), out)
        list_hireling_battles(s, me, s.setup.everywhere, out)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        self.list_service(s, owner_of(s, r.hireling), r.seat, r.stage, out)
        or_done(out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if a.verb == FIGHT:
            return why_not(s, me, r.seat, s.setup.everywhere, a)
        if r.stage != SERVE:
            return None
        return why_not(s, me, r.seat, clearings_of(s, me), a) or (NOBODY_WAITS if a.verb == AT else None)

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick):
            mat = mat_of(s, me)
            s.supply[me] += mat.waiting
            waiting, mat.waiting = mat.waiting, 0
            come(s, me, a.what, waiting)
        elif isinstance(a, Triple):
            ask(s, me, r.seat, BATTLE)
            take_deed(s, me, r.seat, a)
        elif a.verb == FIGHT:
            take_deed(s, me, r.seat, a)


class FelinePhysicians(Side):
    """Its controller's fallen warriors come back elsewhere for a card."""

    id = "physicians"

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """H.physicians: of each clearing, whatever removed them."""
        seat = employer(s, me, DEMOTED)
        if seat == NONE or not s.zones[seat]:
            return []
        fallen = [0] * s.places
        stage = HEAL
        for group in removed:
            if group.owner == seat and group.kind == WARRIOR and group.place < s.clearings:
                fallen[group.place] += group.count
                stage = HEAL_REPLACED if group.way == REPLACED else HEAL
        card = card_of(s, me)
        return [
            Trigger(USE_HIRELING, Task(seat, card, stage, clearing, n), HEALING, clearing)
            for clearing, n in enumerate(fallen)
            if n
        ]

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        if r.stage == RETURN:
            list_beds(s, r.seat, out)
            return
        beds: list[Action] = []
        list_beds(s, r.seat, beds)
        if beds and s.zones[r.seat]:
            matching = s.setup.deck.matching_any[s.suits[r.clearing]]
            out.extend([pick(GIVE, card) for card in members(s.zones[r.seat] & matching)])
            out.append(DONE_ACTION)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        return WRONG_CARD.of(r.clearing) if r.stage != RETURN and a.verb == GIVE else None

    def hides(self, s: Root, r: Task) -> bool:
        return r.stage != RETURN

    def take(self, s: Root, r: Task, a: Action) -> None:
        """H.physicians: a card that matches the clearing; then they stand where faction pieces are."""
        me = owner_of(s, r.hireling)
        if not isinstance(a, Pick):
            return
        if a.verb == GIVE:
            spend(s, r.seat, a.what)
            if s.events is not None:
                emit(s, CARD_SPENT.of(r.seat, r.hireling, a.what))
            call_back(s, r.seat, r.count, REPLACED if r.stage == HEAL_REPLACED else REMOVED)
            ask(s, me, r.seat, RETURN, r.clearing, r.count)
        else:
            n = place_warriors(s, r.seat, a.what, r.count)
            if s.events is not None:
                emit(s, HEALED.of(r.seat, r.clearing, a.what, n))


def list_beds(s: Root, seat: int, out: list[Action]) -> None:
    """H.physicians: clearings with faction pieces of the seat, where it may place some."""
    mask = clearings_with(s, seat)
    for clearing in members(mask):
        if barred(s, seat, clearing) is None:
            out.append(pick(AT, clearing))


class Patrol(Hireling):
    """The Forest Patrol, or the Feline Physicians."""

    id = "patrol"
    colours: tuple[str, ...] = ("#c07f36",)
    warriors = 12
    excludes: tuple[str, ...] = ("marquise",)
    sides: tuple[Side, Side] = (ForestPatrol(), FelinePhysicians())
    has_mat = True
    on_card: tuple[str, ...] = ("waiting",)

    def own_mat(self, setup: Setup) -> Mat:
        return PatrolMat(0)


HIRELING: Final = Patrol()
