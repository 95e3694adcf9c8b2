"""Lord of the Hundreds (Herr der Scharen). Law 14."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, leave, push, register
from lichtung.root.actions import AT, FIGHT, LEAD, Pair, Pick, effect, pair, pick, verb
from lichtung.root.battle import (
    ATTACKING,
    Battle,
    Losses,
    cannot_battle,
    could_battle,
    list_battles,
    take_battle,
)
from lichtung.root.cards import ITEMS, members
from lichtung.root.crafting import activate_piece, power_of_pieces
from lichtung.root.deeds import BattleDeed, Count, Deed, MoveDeed
from lichtung.root.effects import Finish
from lichtung.root.faction import Faction, FigureKind
from lichtung.root.factions.hundreds import moods
from lichtung.root.factions.hundreds.hoard import (
    COMMAND,
    CONTEMPT,
    LAVISH_STEP,
    PROWESS,
    TRACK_ITEMS,
    TRACK_WORDS,
    VALUES,
    command,
    gain,
    in_hoard,
    on_track,
    prowess,
)
from lichtung.root.factions.hundreds.looting import DECLARE_LOOTING, TAKE_LOOT, loot_of
from lichtung.root.factions.hundreds.mat import SPACES, empty_mat, mat_of
from lichtung.root.factions.hundreds.mobs import (
    BITTER_STEP,
    MOB,
    RAZE,
    STRONGHOLD,
    Incite,
    Inciting,
    Site,
    mobs_near,
)
from lichtung.root.factions.hundreds.moods import (
    BITTER,
    FORBIDDEN_BY,
    GRANDIOSE,
    LAVISH,
    MOOD,
    MOODS,
    RELENTLESS,
    ROWDY,
    STUBBORN,
    WRATHFUL,
    is_in_mood,
)
from lichtung.root.factions.hundreds.warlord import (
    ANOINT,
    LOSE_IN_BATTLE,
    can_lead,
    figure_of,
    list_leads,
    refuse_lead,
    stands_at,
    take_lead,
    warlord_at,
)
from lichtung.root.fields import Mat
from lichtung.root.hands import spend
from lichtung.root.homelands import TWO_BETWEEN, ChooseHomeland
from lichtung.root.opening import list_corners, take_corner
from lichtung.root.owners import is_enemy_piece
from lichtung.root.pieces import (
    barred,
    cannot_place,
    count_present,
    is_present,
    place_piece,
    place_warriors,
    put_figure,
    rules,
    troops,
    warriors,
)
from lichtung.root.possible import mat_key, need_one_a_clearing, under_way
from lichtung.root.ruins import RUIN_ITEMS, StockRuins
from lichtung.root.scoring import score
from lichtung.root.state import NONE, PieceKind, Root, Trigger
from lichtung.root.turn import CRAFT_FIRST, DRAW_AND_DISCARD, Phase, TurnActions, daylight_acts, plan

START_WARRIORS: Final = 4  # 14.3.2
POINTS_FOR_OPPRESSED: Final = (0, 1, 1, 2, 2, 3, 4)  # 14.6.2: for none to six clearings and more
CROWD: Final = 3  # 14.7.6: enemy pieces that a rowdy warlord enjoys

FORTIFY: Final = verb("fortify", "card clearing")
LOOTERS: Final = effect("looters")
BITTERNESS: Final = effect("bitterness")

WARLORD_PLACED: Final = Event("14.3.2", "warlord-placed", "seat clearing count")
WARLORD_FELL: Final = Event("14.2.2", "warlord-fell", "seat clearing")
HUNDREDS_RECRUITED: Final = Event("14.4.2", "hundreds-recruited", "seat clearing count")
FORTIFIED: Final = Event("14.5.2.III", "fortified", "seat card clearing")
OPPRESSED: Final = Event("14.6.2", "oppressed", "seat count")

NO_COMMANDS_LEFT: Final = Refusal("14.5.2", "no-commands-left", "count")
NO_ADVANCES_LEFT: Final = Refusal("14.5.3", "no-advances-left", "count")
NO_WARLORD: Final = Refusal("14.5.3", "no-warlord")
NOT_AT_WARLORD: Final = Refusal("14.5.3", "not-at-warlord", "clearing")
NO_STRONGHOLD_THERE: Final = Refusal("14.4.2", "no-stronghold-there", "clearing")
FORTIFY_FROM_HAND: Final = Refusal("14.5.2.III", "fortify-from-hand", "card")
FORTIFY_SUIT: Final = Refusal("14.5.2.III", "fortify-suit", "card clearing")
FORTIFY_RULED: Final = Refusal("14.5.2.III", "fortify-ruled", "clearing")
NO_STRONGHOLDS_LEFT: Final = Refusal("14.5.2.III", "no-strongholds-left")

kinds = moods.kinds


class Hundreds(Faction):
    """A warlord with moods, a hoard that makes him strong, and mobs that burn what others build."""

    id = "hundreds"
    colours: tuple[str, ...] = ("#66141f",)
    letter = "J"
    starts_in_corner = True
    warriors = 20  # 14.3.1
    militant = True
    searches_ruins = True  # 14.4.1
    crafts_by = "14.5.1"

    def __init__(self) -> None:
        self.setup_step = PLACE_WARLORD
        self.advanced_step = WARLORD_AT_HOME
        self.lose_step = LOSE_IN_BATTLE
        self.item_step = CONTEMPT
        self.pauses = (RAZE,)  # before mobs remove what could be guessed at
        self.plan = plan(
            (RAZE, RECRUIT, ANOINT, MOOD),
            (CRAFT_FIRST, ADVANCE_FIRST, COMMANDS, ADVANCES),
            (INCITING, OPPRESS, *DRAW_AND_DISCARD),
        )
        self.inner_steps = ((ADVANCE_BATTLE, ADVANCES), (RELENTLESS_STEP, ADVANCES))

    def piece_kinds(self) -> list[PieceKind]:
        """14.3.1: six strongholds, five mobs."""
        return [PieceKind("stronghold", True, 6, crafts=True), PieceKind("mob", False, 5)]

    def figure_kinds(self) -> list[FigureKind]:
        """14.2.2: the warlord is a warrior."""
        return [FigureKind("warlord", fights=True, rules=True, warrior=True)]

    def facts(self) -> dict[str, object]:
        return {
            "tracks": [
                {"track": word, "items": [ITEMS[item] for item in items]}
                for word, items in zip(TRACK_WORDS, TRACK_ITEMS, strict=True)
            ],
            "values": list(VALUES),
            "spaces": SPACES,
            "moods": [
                {"mood": mood, "item": None if item == NONE else ITEMS[item]}
                for mood, item in zip(MOODS, FORBIDDEN_BY, strict=True)
            ],
            "points_for_oppressed": list(POINTS_FOR_OPPRESSED),
        }

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """14.5: commands and advances are counted by turns."""
        if active == me:
            mat = mat_of(s, me)
            mat.commanded = 0
            mat.advanced = 0

    # --- Cards and items

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """14.2.1: strongholds craft, each once a turn."""
        return power_of_pieces(s, s.setup.first_kind[seat] + STRONGHOLD)

    def activate(self, s: Root, seat: int, suit: int) -> None:
        activate_piece(s, s.setup.first_kind[seat] + STRONGHOLD, suit)

    def gain_item(self, s: Root, seat: int, item: int) -> None:
        """14.2.4: into the hoard, which is no box of crafted items."""
        gain(s, seat, item)

    def draw_bonus(self, s: Root, seat: int) -> int:
        """14.7.6: a rowdy warlord draws one card more, two in a crowd of enemies."""
        if not is_in_mood(s, seat, ROWDY):
            return 0
        place = warlord_at(s, seat)
        return 2 if place != NONE and enemies_at(s, seat, place) >= CROWD else 1

    # --- The warlord

    def most_rolled_hits(self, s: Root, owner: int, place: int) -> int:
        """14.2.2: the warlord counts as one warrior."""
        return troops(s, owner, place)

    def figure_fell(self, s: Root, owner: int, place: int) -> None:
        """14.2.2: off the map, until he is anointed."""
        if s.events is not None:
            emit(s, WARLORD_FELL.of(owner, place))

    def list_figure_moves(self, s: Root, seat: int, out: list[Action]) -> None:
        """14.2.2: a move that a card grants in the own turn may be the warlord's."""
        if s.active == seat:
            list_leads(s, seat, out)

    def move_figure(self, s: Root, seat: int, a: Action, alone: bool = False) -> None:
        take_lead(s, seat, a)

    # --- Battle

    def battle_begins(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """14.2.5: an attacker may loot a defender with crafted items."""
        if b.attacker != me or not loot_of(s, b.defender):
            return []
        return [Trigger(DECLARE_LOOTING, b, LOOTERS, b.clearing)]

    def rolls_in_vain(self, s: Root, me: int, b: Battle) -> bool:
        """14.2.5: whoever loots deals no rolled hits."""
        return b.attacker == me and bool(mat_of(s, me).looting)

    def battle_ended(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """14.2.5: the loot is taken when everything else is done."""
        if b.attacker != me or not mat_of(s, me).looting:
            return []
        mat_of(s, me).looting = 0
        return [Trigger(TAKE_LOOT, b, LOOTERS, b.clearing)]

    def before_roll(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """14.7.1: a bitter warlord calls mobs to his battles, also to those that others begin."""
        fights = me in (b.attacker, b.defender) and stands_at(s, me, b.clearing)
        if not fights or not is_in_mood(s, me, BITTER) or not mobs_near(s, me, b.clearing):
            return []
        return [Trigger(BITTER_STEP, Site(me, b.clearing), BITTERNESS, b.clearing)]

    def ignores_first_hit(self, s: Root, me: int, losses: Losses) -> bool:
        """14.7.7: where a stubborn warlord stands, the first hit of a battle is ignored."""
        return losses.seat == me and stands_at(s, me, losses.clearing) and is_in_mood(s, me, STUBBORN)

    def extra_hits(self, s: Root, me: int, b: Battle, side: int) -> int:
        """14.7.8: a wrathful warlord who attacks deals a hit more."""
        if side != ATTACKING or b.attacker != me:
            return 0
        return int(stands_at(s, me, b.clearing) and is_in_mood(s, me, WRATHFUL))

    # --- Moments

    def birdsong_ends(self, s: Root, me: int, active: int) -> list[Trigger]:
        """14.7.4: a lavish warlord may give items away."""
        if active != me or not is_in_mood(s, me, LAVISH) or not in_hoard(s, me):
            return []
        return [Trigger(LAVISH_STEP, SeatRecord(me), NONE, NONE)]

    # --- Positions

    def items_beyond(self, s: Root, seat: int) -> list[int]:
        """14.4.1: what lies in the hoard, less what came from under ruins."""
        mat = mat_of(s, seat)
        return [mat.hoard[item] - (mat.found >> item & 1) for item in range(len(ITEMS))]

    def found_in_ruins(self, s: Root, owner: int) -> int:
        return mat_of(s, owner).found

    def complete_position(self, s: Root, seat: int, said: list[str], step: int) -> None:
        """14.3.4: the first mood."""
        if "mood" not in said and under_way(s):
            mat_of(s, seat).mood = STUBBORN

    def check_position(self, s: Root, seat: int) -> None:
        """14.2.2, 14.2.4, 14.4.4, 14.6.1: warlord, hoard, mood and mobs; 14.2.5: loot is for battles."""
        mat = mat_of(s, seat)
        need_one_a_clearing(s, [s.setup.first_kind[seat] + MOB])
        if warlord_at(s, seat) >= s.clearings:
            raise LichtungError("position-forest", mat_key(s, seat, "place"))
        if under_way(s) and mat.mood == NONE:
            raise LichtungError("position-needed", mat_key(s, seat, "mood"))
        for item in range(len(ITEMS)):
            if mat.hoard[item] and item not in TRACK_ITEMS[COMMAND] + TRACK_ITEMS[PROWESS]:
                raise LichtungError("position-hoard", mat_key(s, seat, f"hoard-{ITEMS[item]}"))
        for track, items in enumerate(TRACK_ITEMS):
            if on_track(s, seat, track) > SPACES:
                raise LichtungError("position-hoard", mat_key(s, seat, f"hoard-{ITEMS[items[0]]}"))
        for item in members(mat.found):
            if item not in RUIN_ITEMS:
                raise LichtungError("position-found", mat_key(s, seat, "found"))
        attacks = [f for f in s.frames() if isinstance(f.record, Battle) and f.record.attacker == seat]
        if mat.looting and not attacks and not s.over:
            raise LichtungError("position-amid", mat_key(s, seat, "looting"))


def enemies_at(s: Root, seat: int, clearing: int) -> int:
    """How many enemy pieces are in a clearing; warriors that the seat has hired are none of them."""
    found = 0
    for owner in range(s.setup.owners):
        if is_enemy_piece(s, seat, owner):
            found += count_present(s, owner, clearing)
            if s.hirer == seat and owner == s.setup.lender:
                found -= warriors(s, owner, clearing)
    return found


# --- Setup. 14.3


def settle(s: Root, seat: int, clearing: int) -> None:
    """14.3.2: warlord, four warriors, a stronghold; 14.3.3, 14.3.4: then the ruins, and a stubborn mood."""
    put_figure(s, figure_of(s, seat), clearing)
    placed = place_warriors(s, seat, clearing, START_WARRIORS)
    place_piece(s, s.setup.first_kind[seat] + STRONGHOLD, clearing)
    mat_of(s, seat).mood = STUBBORN
    if s.events is not None:
        emit(s, WARLORD_PLACED.of(seat, clearing, placed))
    push(s, STOCK_RUINS, SeatRecord(seat))


class PlaceWarlord(Step[Root, SeatRecord]):
    """The Hundreds begin in a corner in which nobody begins, opposite somebody who does if there is one."""

    name = "hundreds.first-corner"
    law = "14.3.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        list_corners(s, r.seat, out)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        take_corner(s, r.seat, a.what)
        settle(s, r.seat, a.what)
        return r


class WarlordAtHome(ChooseHomeland):
    """K.hundreds_setup: the same on the edge of the map, two clearings or more from all enemy homelands."""

    on_edge = True
    apart = TWO_BETWEEN

    def settle(self, s: Root, seat: int, clearing: int) -> None:
        settle(s, seat, clearing)


class StockForMobs(StockRuins):
    """One set of items comes under the ruins, unless there is one already."""

    name = "hundreds.stock-ruins"
    law = "14.3.3"

    def is_due(self, s: Root, seat: int) -> bool:
        return not any(s.ruin_items)


# --- Birdsong. 14.4


class Recruit(Step[Root, SeatRecord]):
    """Warriors come to the warlord, as many as his Prowess, then one to each stronghold."""

    name = "hundreds.recruit"
    law = "14.4.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        place = warlord_at(s, r.seat)
        if place != NONE:
            muster(s, r.seat, place, prowess(s, r.seat))
        due: list[int] = []
        row = (s.setup.first_kind[r.seat] + STRONGHOLD) * s.places
        for clearing in range(s.clearings):
            if barred(s, r.seat, clearing) is None:
                due += [clearing] * s.pieces[row + clearing]
        if due:
            push(s, MUSTER, Mustering(r.seat, tuple(due)))
        return r


def muster(s: Root, seat: int, clearing: int, count: int) -> None:
    """14.4.2: so many warriors, as far as there are any and the clearing lets them in."""
    if barred(s, seat, clearing) is not None:
        return
    placed = place_warriors(s, seat, clearing, count)
    if placed and s.events is not None:
        emit(s, HUNDREDS_RECRUITED.of(seat, clearing, placed))


class Mustering(PublicRecord):
    """Whose strongholds still wait for a warrior each."""

    fields = "seat due:clearing+"

    def __init__(self, seat: int, due: tuple[int, ...]) -> None:
        self.seat = seat
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)


class Muster(Step[Root, Mustering]):
    """Each stronghold gets a warrior; where the supply does not reach the Hundreds say which."""

    name = "hundreds.muster"
    law = "14.4.2"
    holds = Mustering
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: Mustering) -> int:
        return r.seat if 0 < s.supply[r.seat] < len(r.due) else NOBODY

    def options(self, s: Root, r: Mustering, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in sorted(set(r.due))])

    def refusal(self, s: Root, r: Mustering, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return None if a.what in r.due else NO_STRONGHOLD_THERE.of(a.what)

    def take(self, s: Root, r: Mustering, a: Action) -> Mustering:
        if isinstance(a, Pick):
            muster(s, r.seat, a.what, 1)
            left = list(r.due)
            left.remove(a.what)
            push(s, MUSTER, Mustering(r.seat, tuple(left)))
        elif s.supply[r.seat]:
            for clearing in sorted(set(r.due)):
                muster(s, r.seat, clearing, r.due.count(clearing))
        return r


# --- Command the Hundreds. 14.5.2


class Command(Count):
    """The actions of Command the Hundreds."""

    def refusal(self, s: Root, seat: int) -> Refusal | None:
        """14.5.2: as many as the Command is at this moment."""
        most = command(s, seat)
        return None if mat_of(s, seat).commanded < most else NO_COMMANDS_LEFT.of(most)

    def use(self, s: Root, seat: int) -> None:
        mat_of(s, seat).commanded += 1


COUNT: Final = Command()
MARCH: Final = MoveDeed("14.5.2.I", COUNT)  # without the warlord
BATTLE: Final = BattleDeed("14.5.2.II", COUNT)


class MarchWithWarlord(Deed):
    """Move with the warlord."""

    law = "14.5.2.I"
    verb = LEAD

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is None:
            list_leads(s, seat, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_act(s, seat) or refuse_lead(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        self.use_action(s, seat)
        take_lead(s, seat, a)


def cannot_fortify_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """14.5.2.III: a stronghold that is left, in a ruled clearing with an open slot."""
    if not s.unplaced[s.setup.first_kind[seat] + STRONGHOLD]:
        return NO_STRONGHOLDS_LEFT
    if not rules(s, seat, clearing):
        return FORTIFY_RULED.of(clearing)
    return cannot_place(s, seat, clearing, True)


def cannot_fortify(s: Root, seat: int, card: int, clearing: int) -> Refusal | None:
    """14.5.2.III: for a card of the hand that matches the clearing."""
    if not s.zones[seat] >> card & 1:
        return FORTIFY_FROM_HAND.of(card)
    refused = cannot_fortify_at(s, seat, clearing)
    if refused is None and not s.setup.deck.matching_any[s.suits[clearing]] >> card & 1:
        return FORTIFY_SUIT.of(card, clearing)
    return refused


class Build(Deed):
    """Spend a card for a stronghold in a ruled clearing that it matches; any number may stand in one."""

    law = "14.5.2.III"
    verb = FORTIFY

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is not None or not s.zones[seat]:
            return
        for clearing in range(s.clearings):
            if cannot_fortify_at(s, seat, clearing) is None:
                for card in members(s.zones[seat] & s.setup.deck.matching_any[s.suits[clearing]]):
                    out.append(pair(FORTIFY, card, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return self.cannot_act(s, seat) or cannot_fortify(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        self.use_action(s, seat)
        spend(s, seat, a.one)
        place_piece(s, s.setup.first_kind[seat] + STRONGHOLD, a.two)
        if s.events is not None:
            emit(s, FORTIFIED.of(seat, a.one, a.two))


# --- Advance the Warlord. 14.5.3, 14.7.2, 14.7.5


def cannot_advance(s: Root, seat: int) -> Refusal | None:
    """14.5.3: as often as the Prowess is at this moment, and only as long as the warlord stands."""
    if warlord_at(s, seat) == NONE:
        return NO_WARLORD
    most = prowess(s, seat)
    return None if mat_of(s, seat).advanced < most else NO_ADVANCES_LEFT.of(most)


def refuse_warlord_battle(s: Root, seat: int, a: Action) -> Refusal | None:
    """14.5.3: the battle of an Advance is where the warlord stands."""
    assert isinstance(a, Pair)
    return cannot_battle(s, seat, a.one, a.two) if stands_at(s, seat, a.one) else NOT_AT_WARLORD.of(a.one)


def list_warlord_battles(s: Root, seat: int, out: list[Action]) -> None:
    if warlord_at(s, seat) != NONE:
        list_battles(s, seat, 1 << warlord_at(s, seat), out)


def can_fight_at_warlord(s: Root, seat: int) -> bool:
    """Whether there could be a battle where the warlord stands."""
    return warlord_at(s, seat) != NONE and could_battle(s, seat, 1 << warlord_at(s, seat))


class AdvanceMove(Act[Root]):
    """The warlord moves with any warriors, and may fight where he arrives."""

    law = "14.5.3"
    verb = LEAD

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_advance(s, seat) is None:
            list_leads(s, seat, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_advance(s, seat) or refuse_lead(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        mat_of(s, seat).advanced += 1
        push(s, ADVANCE_BATTLE, SeatRecord(seat))
        take_lead(s, seat, a)


class AdvanceFight(Act[Root]):
    """An Advance without a move."""

    law = "14.5.3"
    verb = FIGHT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_advance(s, seat) is None:
            list_warlord_battles(s, seat, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return cannot_advance(s, seat) or refuse_warlord_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        mat_of(s, seat).advanced += 1
        take_battle(s, seat, a)


class Advancing(TurnActions):
    """A part of the turn that comes after Command the Hundreds, or before it if the warlord is grandiose."""

    def __init__(self, name: str, law: str, first: bool) -> None:
        acts: list[Act[Root]] = [AdvanceMove(), AdvanceFight(), *daylight_acts(), Finish()]
        super().__init__(name, law, acts, always_asked=True)
        self.first = first

    def idle(self, s: Root, r: SeatRecord) -> bool:
        return is_in_mood(s, r.seat, GRANDIOSE) is not self.first


class FightOn(Act[Root]):
    """A battle where the warlord stands; after a move it completes the Advance."""

    law = "14.5.3"
    verb = FIGHT

    def __init__(self, completes: bool) -> None:
        self.completes = completes

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        list_warlord_battles(s, seat, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return refuse_warlord_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        leave(s)
        if self.completes and is_in_mood(s, seat, RELENTLESS):
            push(s, RELENTLESS_STEP, SeatRecord(seat))
        take_battle(s, seat, a)


class MoveOn(Act[Root]):
    """One more move of the warlord."""

    law = "14.7.5"
    verb = LEAD

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        list_leads(s, seat, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return refuse_lead(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        leave(s)
        take_lead(s, seat, a)


class AfterMove(Phase):
    """The battle of an Advance whose move is done."""

    def may_act(self, s: Root, seat: int) -> bool:
        return can_fight_at_warlord(s, seat)


class Relentless(Phase):
    """Relentless: after an Advance with move and battle there is one more of either."""

    def may_act(self, s: Root, seat: int) -> bool:
        return can_fight_at_warlord(s, seat) or can_lead(s, seat)


# --- Evening. 14.6


def oppressed(s: Root, seat: int) -> int:
    """14.6.2: ruled clearings with a piece of the Hundreds and no enemy piece."""
    found = 0
    for clearing in range(s.clearings):
        if rules(s, seat, clearing) and is_present(s, seat, clearing) and not enemies_at(s, seat, clearing):
            found += 1
    return found


def points_for(clearings: int) -> int:
    """14.6.2: what oppressing so many clearings scores."""
    return POINTS_FOR_OPPRESSED[min(clearings, len(POINTS_FOR_OPPRESSED) - 1)]


class Oppress(Step[Root, SeatRecord]):
    """Points for clearings that the Hundreds have for themselves."""

    name = "hundreds.oppress"
    law = "14.6.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        clearings = oppressed(s, r.seat)
        if clearings:
            if s.events is not None:
                emit(s, OPPRESSED.of(r.seat, clearings))
            score(s, r.seat, points_for(clearings))
        return r


PLACE_WARLORD: Final = register(PlaceWarlord())
WARLORD_AT_HOME: Final = register(WarlordAtHome("hundreds.homeland"))
STOCK_RUINS: Final = register(StockForMobs())
RECRUIT: Final = register(Recruit())
MUSTER: Final = register(Muster())
ADVANCE_FIRST: Final = register(Advancing("hundreds.grandiose", "14.7.2", first=True))
COMMANDS: Final = register(
    TurnActions(
        "hundreds.command",
        "14.5.2",
        [MARCH, MarchWithWarlord(COUNT), BATTLE, Build(COUNT), *daylight_acts(), Finish()],
        always_asked=True,
    )
)
ADVANCES: Final = register(Advancing("hundreds.advance", "14.5.3", first=False))
ADVANCE_BATTLE: Final = register(AfterMove("hundreds.advance-battle", "14.5.3", [FightOn(True), Finish()]))
RELENTLESS_STEP: Final = register(
    Relentless("hundreds.relentless", "14.7.5", [MoveOn(), FightOn(False), Finish()])
)
INCITING: Final = register(Inciting("hundreds.incite", "14.6.1", [Incite(), Finish()]))
OPPRESS: Final = register(Oppress())
FACTION: Final = Hundreds()
