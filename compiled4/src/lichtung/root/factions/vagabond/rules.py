"""The Vagabond's answers to the common Law, and his turn. Law 9.2, 9.5."""

from typing import Final

from lichtung.kernel.codec import Action, Kind, Refusal, Words
from lichtung.kernel.frames import SeatRecord, push, register
from lichtung.root.actions import Pick, plain
from lichtung.root.battle import ATTACKING, Battle, Losses
from lichtung.root.cards import COIN, HAMMER, ITEMS, SWORD
from lichtung.root.crafting import Craft
from lichtung.root.drawing import DISCARD_DOWN
from lichtung.root.editions import OwnLaw, Switch
from lichtung.root.effects import Finish
from lichtung.root.faction import FigureKind
from lichtung.root.factions.vagabond import battles, daylight, possible
from lichtung.root.factions.vagabond.characters import (
    DayLabor,
    Glide,
    Hideout,
    Improvise,
    Instigate,
    ScorchedEarth,
    Steal,
    can_strike_swiftly,
    offer_protection,
    strike_swiftly,
)
from lichtung.root.factions.vagabond.data import (
    CHARACTERS,
    QUEST_ITEMS,
    QUEST_SUIT,
    QUESTS,
    WHICH_CHARACTERS,
    WHOSE_CHOICE,
)
from lichtung.root.factions.vagabond.editions import SWITCHES, VagabondLaw, law_of
from lichtung.root.factions.vagabond.items import (
    ID,
    ROOM_PER_BAG,
    SATCHEL_ROOM,
    TRACK_ROOM,
    TRACKS,
    count_ready,
    exhaust,
    gain,
    on_track,
    pawn_place,
    ready,
    undamaged,
)
from lichtung.root.factions.vagabond.mat import CONDITIONS, empty_mat, mat_of
from lichtung.root.factions.vagabond.opening import ADVANCED_SETUP, DEAL_CHARACTER, SETUP
from lichtung.root.factions.vagabond.quests import DoQuest
from lichtung.root.factions.vagabond.relations import (
    JOIN_PARTNER,
    STEP_POINTS,
    account_for,
    cannot_join,
    has_partner,
)
from lichtung.root.factions.vagabond.rounds import CAPACITY, REST, SLIP_AWAY, START_REFRESH
from lichtung.root.factions.vagabond.ruins import Explore
from lichtung.root.factions.vagabond.trade import PAY_WITH_ITEMS, Price
from lichtung.root.factions.vagabond.verbs import SWIFT_STRIKE
from lichtung.root.fields import Mat
from lichtung.root.map import SUITS
from lichtung.root.state import EXTRA_A, EXTRA_D, NONE, Faction, Removed, Root, Trigger, suit_or_any
from lichtung.root.turn import DRAW_AND_DISCARD, TurnActions, daylight_acts, plan

LOST_ITEMS: Final = 3


def kinds() -> dict[str, Kind]:
    """What the Vagabond's verbs and events name besides the common things."""
    return {"character": Words(CHARACTERS), "quest": Words(QUESTS), "condition": Words(CONDITIONS)}


class Vagabond(Faction):
    """A lone wanderer who acts with items and plays on all sides."""

    id = ID
    colours: tuple[str, ...] = ("#9a8f86", "#d6cdb8")
    letter = "D"
    seats = 2  # 9.8
    dealt_kind = "character"
    searches_ruins = True  # 9.3.4
    stocks_ruins = True
    wins_by_rule = False  # 9.2.8
    switches: tuple[Switch, ...] = SWITCHES
    crafts_by = "9.5.8"

    def __init__(self) -> None:
        self.setup_step = SETUP
        self.advanced_step = ADVANCED_SETUP
        self.display_step = DEAL_CHARACTER
        self.lose_step = battles.TAKE_HITS
        self.pauses = (SLIP_AWAY, DISCARD_DOWN)  # before he goes elsewhere, and with the cards just drawn
        self.plan = plan((START_REFRESH, SLIP_AWAY), (DAYLIGHT,), (REST, *DRAW_AND_DISCARD, CAPACITY))

    def facts(self) -> dict[str, object]:
        quests = [
            {"word": word, "suit": SUITS[QUEST_SUIT[i]], "items": [ITEMS[item] for item in QUEST_ITEMS[i]]}
            for i, word in enumerate(QUESTS)
        ]
        return {
            "quests": quests,
            "step_points": list(STEP_POINTS),
            "tracked": [ITEMS[item] for item in TRACKS],
            "track_room": TRACK_ROOM,
            "satchel_room": SATCHEL_ROOM,
            "room_per_bag": ROOM_PER_BAG,
        }

    def own_law(self, on: dict[str, bool]) -> OwnLaw:
        return VagabondLaw(on)

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def figure_kinds(self) -> list[FigureKind]:
        """2.5.4: the pawn fights and never rules."""
        return [FigureKind("pawn", fights=True, rules=False)]

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """9.2.9.Ia: only aids of one turn add up."""
        if active == me:
            mat_of(s, me).aids = [0] * s.setup.seats

    # positions
    def items_beyond(self, s: Root, seat: int) -> list[int]:
        return possible.items_beyond(s, seat)

    def found_in_ruins(self, s: Root, owner: int) -> int:
        return mat_of(s, owner).found

    def complete_position(self, s: Root, seat: int, said: list[str], step: int) -> None:
        possible.complete(s, seat, said)

    def check_position(self, s: Root, seat: int) -> None:
        possible.check(s, seat)

    crafts_in_one_suit = True

    # cards
    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """9.2.1, 9.5.8: hammers craft in the suit of his clearing."""
        power = [0, 0, 0, 0]
        place = pawn_place(s, seat)
        if place < s.clearings:
            power[suit_or_any(s, place)] = ready(s, seat, HAMMER)
        return power

    def activate(self, s: Root, seat: int, suit: int) -> None:
        exhaust(s, seat, HAMMER)

    def gain_item(self, s: Root, seat: int, item: int) -> None:
        """9.2.1: face up on his own board."""
        gain(s, seat, item)

    def draw_bonus(self, s: Root, seat: int) -> int:
        """9.6.2: a card for each coin face up on its track."""
        return on_track(s, seat, COIN)

    # services of others
    def can_pay(self, s: Root, seat: int) -> int:
        """11.2.6.III: items face up."""
        return count_ready(s, seat)

    def pay(self, s: Root, seat: int, price: int) -> int:
        """11.2.6.III: he exhausts items and has no warriors to give."""
        push(s, PAY_WITH_ITEMS, Price(seat, price))
        return 0

    # moving
    def list_figure_moves(self, s: Root, seat: int, out: list[Action]) -> None:
        """9.2.3: nimble. A move that a card grants costs boots only for hostile warriors. 9.2.9.IIIb"""
        daylight.list_walks(s, seat, 0, out)

    def move_figure(self, s: Root, seat: int, a: Action, alone: bool = False) -> None:
        assert isinstance(a, Pick)
        daylight.walk(s, seat, a.what, 0, law_of(s, seat).ally_follows_every_move and not alone)

    # battle
    def most_rolled_hits(self, s: Root, owner: int, place: int) -> int:
        """9.2.6: undamaged swords, face up or not; 9.2.4: without them he is defenceless."""
        return undamaged(s, owner, SWORD)

    def before_battle(self, s: Root, me: int, b: Battle) -> int:
        """9.2.9.IIc: allies there may be called."""
        if b.attacker != me or not battles.callable_allies(s, me, b.clearing, b.defender):
            return NONE
        return battles.CALL_ALLY

    def before_roll(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        return offer_protection(s, me, b)

    def battle_acts(self, s: Root, me: int, b: Battle, side: int, out: list[Action]) -> None:
        """K.ronin: a sword face up strikes once more."""
        if me == (b.attacker if side == ATTACKING else b.defender) and can_strike_swiftly(s, me):
            out.append(plain(SWIFT_STRIKE))

    def take_battle_act(self, s: Root, me: int, b: Battle, side: int, a: Action) -> None:
        strike_swiftly(s, me, EXTRA_A if side == ATTACKING else EXTRA_D)

    # what happened
    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """9.2.9.III: hostility and infamy."""
        account_for(s, me, removed)
        return []

    def all_removed(self, s: Root, me: int, owner: int, place: int, remover: int) -> None:
        """9.2.2: the pawn stays; by the early Law nothing else happens, by later ones items are damaged."""
        if owner == me and pawn_place(s, me) == place and law_of(s, me).sweep_damages_items:
            push(s, battles.TAKE_HITS, Losses(me, place, LOST_ITEMS, remover))

    def battle_settles(self, s: Root, me: int, b: Battle) -> None:
        battles.settle_allies(s, me, b)

    # winning
    def shares_victory(self, s: Root, me: int, seat: int, winner: int) -> bool:
        """9.2.8: the partner of his coalition."""
        return seat == me and has_partner(s, me, winner)

    def cannot_use_dominance(self, s: Root, me: int, seat: int) -> Refusal | None:
        return cannot_join(s, me) if seat == me else None

    def dominance_used(self, s: Root, me: int, seat: int, card: int) -> None:
        """9.2.8: the card makes a coalition; he scores no more."""
        if seat == me:
            push(s, JOIN_PARTNER, SeatRecord(me))


DAYLIGHT: Final = register(
    TurnActions(
        "vagabond.actions",
        "9.5",
        [
            daylight.Walk(),
            daylight.Battle(),
            Explore(),
            daylight.GiveAid(),
            DoQuest(),
            daylight.StrikeWarrior(),
            daylight.StrikePiece(),
            daylight.StrikeToken(),
            daylight.Repair(),
            Craft(),
            Steal(),
            DayLabor(),
            Hideout(),
            Instigate(),
            ScorchedEarth(),
            Improvise(),
            Glide(),
            *daylight_acts(),
            Finish(),
        ],
        always_asked=True,
    )
)
FACTION: Final = Vagabond()
OPTIONS: Final = [WHICH_CHARACTERS, WHOSE_CHOICE]
