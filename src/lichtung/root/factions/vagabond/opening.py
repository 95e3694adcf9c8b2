"""The Vagabond's setup. Law 9.3."""

from typing import Final

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.frames import OfSeat, Step, push, register, sequence, tell
from lichtung.root.actions import WALK, Pick, Triple, pick, triple
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import BAG, BOOTS, HAMMER, SWORD
from lichtung.root.factions.vagabond.items import (
    CHARACTER,
    CHARACTERS,
    PLACE,
    RELATIONS,
    STARTING_ITEMS,
    gain,
)
from lichtung.root.factions.vagabond.quests import REVEAL, ROW
from lichtung.root.factions.vagabond.relations import NEUTRAL, NO_RELATION
from lichtung.root.factions.vagabond.verbs import PLAY_AS, STOCK
from lichtung.root.state import Root

RUIN_ITEMS: Final = (BAG, BOOTS, HAMMER, SWORD)  # marked R

CAST = Event("9.3.1", "plays-as", "seat character")
PAWN_PLACED = Event("9.3.2", "pawn-placed", "seat place")
STOCKED = Event("9.3.4", "ruins-stocked")


class ChooseCharacter(Step[Root, OfSeat]):
    """One of the characters."""

    name = "vagabond.character"
    law = "9.3.1"

    def seat(self, s: Root, r: OfSeat) -> int:
        return r.seat

    def options(self, s: Root, r: OfSeat, out: list[Action]) -> None:
        out.extend([pick(PLAY_AS, character) for character in range(len(CHARACTERS))])

    def take(self, s: Root, r: OfSeat, a: Action) -> OfSeat:
        assert isinstance(a, Pick)
        s.boards[r.seat][CHARACTER] = a.what
        if s.events is not None:
            tell(s, CAST.of(r.seat, a.what))
        return r


class PlacePawn(Step[Root, OfSeat]):
    """The pawn begins in any forest."""

    name = "vagabond.first-forest"
    law = "9.3.2"

    def seat(self, s: Root, r: OfSeat) -> int:
        return r.seat

    def options(self, s: Root, r: OfSeat, out: list[Action]) -> None:
        out.extend([pick(WALK, place) for place in range(CLEARINGS, s.table.board.places)])

    def take(self, s: Root, r: OfSeat, a: Action) -> OfSeat:
        assert isinstance(a, Pick)
        s.boards[r.seat][PLACE] = a.what
        if s.events is not None:
            tell(s, PAWN_PLACED.of(r.seat, a.what))
        return r


class FirstQuests(Step[Root, OfSeat]):
    """Three quests lie open."""

    name = "vagabond.first-quests"
    law = "9.3.3"

    def take(self, s: Root, r: OfSeat, a: Action) -> OfSeat:
        for _ in range(ROW):
            push(s, REVEAL, r)
        return r


class StockRuins(Step[Root, OfSeat]):
    """Chance hides one of the four items under each ruin; all at once, so that nobody learns one of them."""

    name = "vagabond.stock-ruins"
    law = "9.3.4"

    def seat(self, s: Root, r: OfSeat) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: OfSeat) -> list[tuple[Action, int]]:
        found: list[tuple[Action, int]] = []
        for one in RUIN_ITEMS:
            for two in RUIN_ITEMS:
                for three in RUIN_ITEMS:
                    if one != two and one != three and two != three:
                        found.append((triple(STOCK, one, two, three), 1))
        return found

    def take(self, s: Root, r: OfSeat, a: Action) -> OfSeat:
        assert isinstance(a, Triple)
        named = [a.one, a.two, a.three]
        hidden = named + [item for item in RUIN_ITEMS if item not in named]
        ruins = [clearing for clearing in range(CLEARINGS) if s.ruins[clearing]]
        for clearing, item in zip(ruins, hidden, strict=True):
            s.ruin_items[clearing] = 1 << item
        if s.events is not None:
            tell(s, STOCKED)
        return r


class Equip(Step[Root, OfSeat]):
    """The character's items lie face up; 9.3.6: every other faction is neutral."""

    name = "vagabond.equip"
    laws = ("9.3.5", "9.3.6")
    law = "9.3.5"

    def take(self, s: Root, r: OfSeat, a: Action) -> OfSeat:
        board = s.boards[r.seat]
        for item in STARTING_ITEMS[board[CHARACTER]]:
            gain(s, r.seat, item)
        for other in range(s.table.seats):
            same = s.table.factions[other].setup == SETUP  # oneself, or another Vagabond
            board[RELATIONS + other] = NO_RELATION if same else NEUTRAL
        return r


SETUP: Final = sequence(
    register(ChooseCharacter()),
    register(PlacePawn()),
    register(FirstQuests()),
    register(StockRuins()),
    register(Equip()),
)
