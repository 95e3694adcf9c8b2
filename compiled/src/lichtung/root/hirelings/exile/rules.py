"""The Exile (Exilant): it lives on what others bring. The Brigand (Brigant): ruins, and others' cards."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import Step, emit, push, register, seat_record
from lichtung.root.actions import FIGHT, WALK, Pair, Pick, pair, pick, verb
from lichtung.root.battle import Losses
from lichtung.root.card_mat import items_face_up, turn_item
from lichtung.root.cards import ITEMS, members
from lichtung.root.drawing import STEAL_CARD, Theft, can_be_robbed, draw
from lichtung.root.faction import FigureKind
from lichtung.root.fields import Mat
from lichtung.root.hirelings.exile.mat import CLUBS, ExileMat, mat_of, read_mat
from lichtung.root.hirelings.hireling import PROMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    clearings_with,
    list_hireling_battles,
    or_done,
    owner_of,
    pawn_of,
    shows,
    stand,
    take_deed,
    why_not,
)
from lichtung.root.paths import surroundings
from lichtung.root.pieces import is_present
from lichtung.root.ruins import StockRuins, lift_item
from lichtung.root.scoring import score
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, Root

ITEMS_TO_MOVE: Final = 1
ITEMS_TO_BATTLE: Final = 2
POINTS_FOR_ITEM: Final = 1

MAKE_CAMP: Final = 0
ROAM: Final = 1
PROWL: Final = 0  # the Brigand

AID: Final = verb("aid-exile", "item")
RANSACK: Final = verb("ransack", "clearing")
HOLD_UP: Final = verb("hold-up", "seat item")

AIDED: Final = Event("H.exile", "exile-aided", "seat item")
STRAINED: Final = Event("H.exile", "exile-strained", "count")
HURT: Final = Event("H.exile", "exile-hurt", "count lost:count")
RESTED: Final = Event("H.exile", "exile-rested", "count")
RANSACKED: Final = Event("H.brigand", "brigand-ransacked", "seat item clearing", reveals=True)
HELD_UP: Final = Event("H.brigand", "brigand-held-up", "seat victim:seat item")

NOBODY_TO_AID: Final = Refusal("H.exile", "exile-away")
NOT_NEAR: Final = Refusal("H.exile", "exile-not-near")
NOT_CRAFTED: Final = Refusal("H.exile", "exile-no-item", "item")
EXILE_IDLE: Final = Refusal("H.exile", "exile-idle")
NOT_A_FOREST: Final = Refusal("H.exile", "exile-not-next", "place")
TOO_FEW_ITEMS: Final = Refusal("H.exile", "exile-few-items", "count")

BRIGAND_IDLE: Final = Refusal("H.brigand", "brigand-idle")
ONE_RUIN: Final = Refusal("H.brigand", "brigand-one-ruin")
NO_RUIN: Final = Refusal("H.brigand", "brigand-no-ruin", "clearing")
NOT_AT_RUIN: Final = Refusal("H.brigand", "brigand-not-there", "clearing")
ONE_VICTIM: Final = Refusal("H.brigand", "brigand-one-victim")
NOT_BESIDE: Final = Refusal("H.brigand", "brigand-not-beside", "seat")
NO_CARDS: Final = Refusal("H.brigand", "brigand-no-cards", "seat")
NOTHING_FACE_UP: Final = Refusal("H.brigand", "brigand-no-item", "item")


# --- The Exile


def forests(s: Root) -> range:
    """2.4: all forests."""
    return range(s.clearings, s.clearings + len(s.setup.map.forests))


def next_forests(s: Root, me: int) -> list[int]:
    """H.exile: where it can move."""
    place = pawn_of(s, me)
    return [] if place == NONE else [near for near in surroundings(s, me, place) if near >= s.clearings]


def clearings_near(s: Root, me: int) -> int:
    """H.exile: the mask of clearings next to its forest."""
    place = pawn_of(s, me)
    near = [] if place == NONE else surroundings(s, me, place)
    return sum([1 << clearing for clearing in near if clearing < s.clearings])


def cannot_aid(s: Root, me: int, seat: int) -> Refusal | None:
    """H.exile: faction pieces in a clearing next to it; what lies in forests is not enough."""
    if pawn_of(s, me) == NONE or not shows(s, me, PROMOTED):
        return NOBODY_TO_AID
    return None if clearings_with(s, seat) & clearings_near(s, me) else NOT_NEAR


def exhaust(s: Root, me: int, count: int) -> None:
    """H.exile: so many of its items are exhausted."""
    mat = mat_of(s, me)
    mat.ready -= count
    mat.exhausted += count
    if s.events is not None:
        emit(s, STRAINED.of(count))


class TheExile(Side):
    """It stays in forests, and moves and battles with the items that are brought to it."""

    id = "exile"
    works = True
    offers: tuple[int, ...] = (AID,)

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.exile: three clubs lie on its card, and it stands in any forest."""
        mat_of(s, me).ready = CLUBS
        ask(s, me, seat, MAKE_CAMP)

    # --- Whoever is near may bring it an item, whether anybody controls it or not

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        n = len(ITEMS)
        crafted = s.crafted_items[seat * n : seat * n + n]
        if any(crafted) and cannot_aid(s, me, seat) is None:
            out.extend([pick(AID, item) for item in range(n) if crafted[item]])

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        if not s.crafted_items[seat * len(ITEMS) + a.what]:
            return NOT_CRAFTED.of(a.what)
        return cannot_aid(s, me, seat)

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        """H.exile: an item, exhausted or not, comes onto its card; its giver draws a card and scores."""
        assert isinstance(a, Pick)
        s.setup.factions[seat].lose_item(s, seat, a.what)
        mat_of(s, me).ready += 1
        if s.events is not None:
            emit(s, AIDED.of(seat, a.what))
        draw(s, seat, 1)
        score(s, seat, POINTS_FOR_ITEM)

    # --- Daylight

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_deeds(s, me, out)
        return None if out else EXILE_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, ROAM)

    def list_deeds(self, s: Root, me: int, out: list[Action]) -> None:
        """H.exile: for one item to the next forest, for two a battle in a clearing beside its own."""
        ready = read_mat(s, me).ready
        if ready >= ITEMS_TO_MOVE:
            out.extend([pick(WALK, place) for place in next_forests(s, me)])
        if ready >= ITEMS_TO_BATTLE:
            list_hireling_battles(s, me, clearings_near(s, me), out)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        if r.stage == MAKE_CAMP:
            out.extend([pick(WALK, forest) for forest in forests(s)])
        else:
            self.list_deeds(s, owner_of(s, r.hireling), out)
            or_done(out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick) and a.verb == WALK:
            there = r.stage == ROAM and a.what in next_forests(s, me)
            return TOO_FEW_ITEMS.of(ITEMS_TO_MOVE) if there else NOT_A_FOREST.of(a.what)
        if r.stage == ROAM and a.verb == FIGHT:
            if read_mat(s, me).ready < ITEMS_TO_BATTLE:
                return TOO_FEW_ITEMS.of(ITEMS_TO_BATTLE)
            return why_not(s, me, r.seat, clearings_near(s, me), a)
        return None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == MAKE_CAMP:
            assert isinstance(a, Pick)
            stand(s, me, a.what)
        elif isinstance(a, Pick):
            exhaust(s, me, ITEMS_TO_MOVE)
            stand(s, me, a.what)
            ask(s, me, r.seat, ROAM)
        elif isinstance(a, Pair):
            exhaust(s, me, ITEMS_TO_BATTLE)
            ask(s, me, r.seat, ROAM)
            take_deed(s, me, r.seat, a)
        else:
            rest(s, me)


def rest(s: Root, me: int) -> None:
    """H.exile: when it is done, all items on its card are refreshed."""
    mat = mat_of(s, me)
    if mat.exhausted:
        mat.ready += mat.exhausted
        mat.exhausted = 0
        if s.events is not None:
            emit(s, RESTED.of(mat.ready))


class LoseItems(Step[Root, Losses]):
    """Each hit that the Exile takes exhausts an item, or removes one for good if none can be exhausted."""

    name = "root.exile-lose-items"
    law = "H.exile"
    holds = Losses

    def take(self, s: Root, r: Losses, a: Action) -> Losses:
        mat = mat_of(s, r.seat)
        tired = min(r.hits, mat.ready)
        lost = min(r.hits - tired, mat.exhausted + tired)
        mat.ready -= tired
        mat.exhausted += tired - lost
        if s.events is not None and tired + lost:
            emit(s, HURT.of(tired, lost))
        return r


# --- The Brigand


class StockForBrigand(StockRuins):
    """One set of items comes under the ruins; whoever else looks there finds the same one. 14.3.3"""

    name = "root.exile-stock-ruins"
    law = "H.brigand"


def cannot_ransack(s: Root, me: int, seat: int, clearing: int) -> Refusal | None:
    """H.brigand: once a turn, where faction pieces of the controller are and a ruin holds something."""
    if read_mat(s, me).searched:
        return ONE_RUIN
    if not (s.ruins >> clearing & 1 and s.ruin_items[clearing]):
        return NO_RUIN.of(clearing)
    return None if is_present(s, seat, clearing) else NOT_AT_RUIN.of(clearing)


def cannot_hold_up(s: Root, me: int, seat: int, victim: int, item: int) -> Refusal | None:
    """H.brigand: once a turn, for an item face up, a player with cards who shares a clearing."""
    if read_mat(s, me).robbed:
        return ONE_VICTIM
    if victim == seat or not clearings_with(s, seat) & clearings_with(s, victim):
        return NOT_BESIDE.of(victim)
    if not can_be_robbed(s, victim):
        return NO_CARDS.of(victim)
    return None if items_face_up(s, seat)[item] else NOTHING_FACE_UP.of(item)


class TheBrigand(Side):
    """Two deeds a day, each once: an item from under a ruin, and a card out of somebody's hand."""

    id = "brigand"
    works = True
    uses = 2

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.brigand: items come under the ruins."""
        push(s, STOCK_FOR_BRIGAND, seat_record(seat))

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        if read_mat(s, me).searched or read_mat(s, me).robbed:
            mat = mat_of(s, me)
            mat.searched = mat.robbed = 0

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_deeds(s, me, seat, out)
        return None if out else BRIGAND_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, PROWL)

    def list_deeds(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.brigand: what is left of both."""
        for clearing in members(s.ruins):
            if cannot_ransack(s, me, seat, clearing) is None:
                out.append(pick(RANSACK, clearing))
        for item in range(len(ITEMS)):
            if items_face_up(s, seat)[item]:
                for victim in range(s.setup.seats):
                    if cannot_hold_up(s, me, seat, victim, item) is None:
                        out.append(pair(HOLD_UP, victim, item))

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        self.list_deeds(s, owner_of(s, r.hireling), r.seat, out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick) and a.verb == RANSACK:
            return cannot_ransack(s, me, r.seat, a.what)
        if isinstance(a, Pair) and a.verb == HOLD_UP:
            return cannot_hold_up(s, me, r.seat, a.one, a.two)
        return None

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if isinstance(a, Pick):
            self.ransack(s, me, r.seat, a.what)
        elif isinstance(a, Pair):
            self.hold_up(s, me, r.seat, a.one, a.two)

    def ransack(self, s: Root, me: int, seat: int, clearing: int) -> None:
        """H.brigand: the item goes where items of the seat go, without points; an empty ruin goes."""
        item = members(s.ruin_items[clearing])[0] % len(ITEMS)
        mat = mat_of(s, me)
        mat.searched = 1
        mat.found |= 1 << item
        if s.events is not None:
            emit(s, RANSACKED.of(seat, item, clearing))
        lift_item(s, clearing, item)
        s.setup.factions[seat].gain_item(s, seat, item)

    def hold_up(self, s: Root, me: int, seat: int, victim: int, item: int) -> None:
        """H.brigand: the item is exhausted for good, and a random card changes hands."""
        mat_of(s, me).robbed = 1
        turn_item(s, seat, item, 1)
        if s.events is not None:
            emit(s, HELD_UP.of(seat, victim, item))
        push(s, STEAL_CARD, Theft(seat, victim))


class Exile(Hireling):
    """The Exile, or the Brigand."""

    id = "exile"
    colours: tuple[str, ...] = ("#6d6f5c",)
    excludes: tuple[str, ...] = ("vagabond",)
    sides: tuple[Side, Side] = (TheExile(), TheBrigand())
    fights_from_afar = True
    searches_ruins = True
    turns_items = True
    has_mat = True
    on_card: tuple[str, ...] = ("ready", "exhausted")

    def __init__(self) -> None:
        self.lose_step = LOSE_ITEMS

    def own_mat(self, setup: Setup) -> Mat:
        return ExileMat(0, 0, 0, 0, 0)

    def figure_kinds(self) -> list[FigureKind]:
        return [FigureKind("exile", True, False)]

    def most_rolled_hits(self, s: Root, owner: int, place: int) -> int:
        """H.exile: its items, exhausted or not."""
        mat = read_mat(s, owner)
        return mat.ready + mat.exhausted

    def found_in_ruins(self, s: Root, owner: int) -> int:
        return read_mat(s, owner).found


LOSE_ITEMS: Final = register(LoseItems())
STOCK_FOR_BRIGAND: Final = register(StockForBrigand())
HIRELING: Final = Exile()
