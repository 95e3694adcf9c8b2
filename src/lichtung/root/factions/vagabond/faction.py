"""The Vagabond's answers to the common Law, and his turn. Law 9.2, 9.5."""

from typing import Final

from lichtung.kernel.codec import Action, Kind, Record, Refusal, Words
from lichtung.kernel.frames import Actions, SeatRecord, push, register
from lichtung.root.battle import Battle, Losses
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import COIN, HAMMER, SWORD
from lichtung.root.crafting import Craft
from lichtung.root.effects import Finish
from lichtung.root.factions.vagabond import battles, daylight
from lichtung.root.factions.vagabond.characters import (
    DayLabor,
    Hideout,
    Instigate,
    ScorchedEarth,
    Steal,
    offer_protection,
)
from lichtung.root.factions.vagabond.items import (
    AIDS,
    CHARACTERS,
    CONDITIONS,
    ID,
    PLACE,
    QUESTS,
    board_fields,
    count_ready,
    empty_board,
    exhaust,
    gain,
    on_track,
    ready,
    undamaged,
)
from lichtung.root.factions.vagabond.opening import SETUP
from lichtung.root.factions.vagabond.quests import DoQuest
from lichtung.root.factions.vagabond.relations import JOIN_PARTNER, account_for, has_partner, no_coalition
from lichtung.root.factions.vagabond.rounds import CAPACITY, REST, SLIP_AWAY, START_REFRESH
from lichtung.root.factions.vagabond.ruins import Explore
from lichtung.root.factions.vagabond.trade import PAY_WITH_ITEMS, Price
from lichtung.root.state import NONE, BoardField, Faction, Root, Trigger
from lichtung.root.turn import DRAW_AND_DISCARD, daylight_acts, plan

SWEPT_ITEMS: Final = 3


def kinds() -> dict[str, Kind]:
    """What the Vagabond's verbs and events name besides the common things."""
    return {"character": Words(CHARACTERS), "quest": Words(QUESTS), "condition": Words(CONDITIONS)}


class Vagabond(Faction):
    """A lone wanderer who acts with items and plays on all sides."""

    id = ID
    letter = "D"
    wins_by_rule = False  # 9.2.8

    def __init__(self) -> None:
        self.setup = SETUP
        self.lose_step = battles.TAKE_HITS
        self.plan = plan((START_REFRESH, SLIP_AWAY), (DAYLIGHT,), (REST, *DRAW_AND_DISCARD, CAPACITY))

    def empty_board(self, seats: int) -> list[int]:
        return empty_board()

    def board_fields(self, seats: list[str]) -> list[BoardField]:
        return board_fields(seats)

    def begin_turn(self, s: Root, seat: int) -> None:
        """9.2.9.Ia: only aids of one turn add up."""
        for other in range(s.setup.seats):
            s.boards[seat][AIDS + other] = 0

    # cards
    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """9.2.1, 9.5.8: hammers craft in the suit of his clearing."""
        power = [0, 0, 0]
        place = s.boards[seat][PLACE]
        if place < CLEARINGS:
            power[s.setup.board.suit[place]] = ready(s, seat, HAMMER)
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
    def pawn_place(self, s: Root, seat: int) -> int:
        return s.boards[seat][PLACE]

    def needs_rule_to_move(self) -> bool:
        """9.2.3: nimble."""
        return False

    def list_pawn_moves(self, s: Root, seat: int, out: list[Action]) -> None:
        """A move that a card grants costs boots only for hostile warriors. 9.2.9.IIIb"""
        daylight.list_walks(s, seat, 0, out)

    def move_pawn(self, s: Root, seat: int, place: int) -> None:
        daylight.walk(s, seat, place, 0)

    # battle
    def is_present(self, s: Root, seat: int, clearing: int) -> bool:
        return s.boards[seat][PLACE] == clearing

    def can_fight(self, s: Root, seat: int, clearing: int) -> bool:
        """4.3: the pawn is there."""
        return s.boards[seat][PLACE] == clearing

    def most_rolled_hits(self, s: Root, seat: int, clearing: int) -> int:
        """9.2.6: undamaged swords, face up or not."""
        return undamaged(s, seat, SWORD)

    def is_defenceless(self, s: Root, seat: int, clearing: int) -> bool:
        """9.2.4: without undamaged swords."""
        return undamaged(s, seat, SWORD) == 0

    def before_battle(self, s: Root, seat: int, defender: int, clearing: int) -> int:
        """9.2.9.IIc: allies there may be called."""
        return battles.CALL_ALLY if battles.callable_allies(s, seat, clearing, defender) else NONE

    def before_roll(self, s: Root, seat: int, attacker: int, defender: int, clearing: int) -> list[Trigger]:
        return offer_protection(s, seat, attacker, defender, clearing)

    # what happened
    def after_removal(self, s: Root, seat: int, removed: list[int]) -> list[Trigger]:
        """9.2.9.III: hostility and infamy."""
        account_for(s, seat, removed)
        return []

    def swept(self, s: Root, seat: int, clearing: int, remover: int) -> None:
        """9.2.2: the pawn stays and nothing else happens, unless the option of the later Law is on."""
        if s.boards[seat][PLACE] == clearing and s.setup.options.get("vagabond_damage") == "on":
            push(s, battles.TAKE_HITS, Losses(seat, clearing, SWEPT_ITEMS, remover))

    def after_battle(self, s: Root, seat: int, battle: Record) -> None:
        assert isinstance(battle, Battle)
        battles.settle_alliance(s, seat, battle)

    # winning
    def wins_with(self, s: Root, seat: int, winner: int) -> bool:
        """9.2.8: the partner of his coalition."""
        return has_partner(s, seat, winner)

    def no_dominance(self, s: Root, seat: int) -> Refusal | None:
        return no_coalition(s, seat)

    def use_dominance(self, s: Root, seat: int, card: int) -> None:
        """9.2.8: the card makes a coalition; he scores no more."""
        s.dominance[seat] = card
        push(s, JOIN_PARTNER, SeatRecord(seat))


DAYLIGHT: Final = register(
    Actions(
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
            daylight.Repair(),
            Craft(),
            Steal(),
            DayLabor(),
            Hideout(),
            Instigate(),
            ScorchedEarth(),
            *daylight_acts(),
            Finish(),
        ],
        always_asked=True,
    )
)
