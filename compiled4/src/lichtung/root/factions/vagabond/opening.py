"""The Vagabond's setup. Law 9.3, 9.8.1 to 9.8.3."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register, sequence
from lichtung.root.actions import FIRST, WALK, Pick, pick
from lichtung.root.draft import SetupCard
from lichtung.root.factions.vagabond.data import (
    CHARACTERS,
    DEALT,
    EVERY,
    FIRST_CHARACTERS,
    STARTING_ITEMS,
    WHICH_CHARACTERS,
    WHOSE_CHOICE,
)
from lichtung.root.factions.vagabond.items import gain, is_vagabond, place_pawn, vagabonds
from lichtung.root.factions.vagabond.mat import NEUTRAL, NO_RELATION, mat_of
from lichtung.root.factions.vagabond.quests import REVEAL, ROW, quest_mat
from lichtung.root.factions.vagabond.verbs import PLAY_AS
from lichtung.root.fields import replaced
from lichtung.root.ruins import StockRuins, sets_laid
from lichtung.root.state import NONE, Root

CAST: Final = Event("9.3.1", "plays-as", "seat character")
CHARACTER_DEALT: Final = Event("A.8.1.III", "character-dealt", "faction character")
PAWN_PLACED: Final = Event("9.3.2", "pawn-placed", "seat place")
SETS_UP_FIRST: Final = Event("9.8.2", "sets-up-first", "seat")

TAKEN: Final = Refusal("9.3.1", "character-taken", "character")
NOT_IN_USE: Final = Refusal("9.3.1", "character-not-in-use", "character")


class SetupOrder(Step[Root, SeatRecord]):
    """Of two Vagabonds chance names the one who sets up first."""

    name = "vagabond.setup-order"
    law = "9.8.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if len(waiting(s)) > 1 else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(FIRST, seat), 1) for seat in waiting(s)]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            if s.events is not None:
                emit(s, SETS_UP_FIRST.of(a.what))
            push(s, SETUP_STEPS, SeatRecord(a.what))
        else:
            push(s, SETUP_STEPS, SeatRecord(waiting(s)[0]))
        return r


def waiting(s: Root) -> list[int]:
    """The Vagabonds who have not set up."""
    return [seat for seat in vagabonds(s.setup) if mat_of(s, seat).character == NONE]


class ChooseCharacter(Step[Root, SeatRecord]):
    """One of the characters that no other Vagabond has; there is one card of each. Chance may deal it."""

    name = "vagabond.character"
    law = "9.3.1"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if s.setup.options.get(WHOSE_CHOICE.name) == DEALT else r.seat

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(PLAY_AS, character), 1) for character in in_use(s) if not is_taken(s, character)]

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(PLAY_AS, character) for character in in_use(s) if not is_taken(s, character)])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == PLAY_AS:
            if is_taken(s, a.what):
                return TAKEN.of(a.what)
            return None if a.what in in_use(s) else NOT_IN_USE.of(a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        mat_of(s, r.seat).character = a.what
        if s.events is not None:
            emit(s, CAST.of(r.seat, a.what))
        return r


def in_use(s: Root) -> list[int]:
    """9.3.1: the characters of this game: those of the first boxes, or all."""
    if s.setup.options.get(WHICH_CHARACTERS.name) == EVERY:
        return list(range(len(CHARACTERS)))
    return FIRST_CHARACTERS


def is_taken(s: Root, character: int) -> bool:
    """Whether a Vagabond has this character."""
    return character in [mat_of(s, seat).character for seat in vagabonds(s.setup)]


class DealCharacter(Step[Root, SetupCard]):
    """A random character lies open beside the setup card, and whoever takes the card plays it.

    K.vagabond_setup: everything else is as in the standard setup, in turn order also for two Vagabonds.
    """

    name = "vagabond.dealt-character"
    law = "A.8.1.III"
    holds = SetupCard

    def seat(self, s: Root, r: SetupCard) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: SetupCard) -> list[tuple[Action, int]]:
        return [(pick(PLAY_AS, c), 1) for c in in_use(s) if c not in s.dealt]

    def take(self, s: Root, r: SetupCard, a: Action) -> SetupCard:
        assert isinstance(a, Pick)
        s.dealt = replaced(s.dealt, r.faction, a.what)
        if s.events is not None:
            emit(s, CHARACTER_DEALT.of(r.faction, a.what))
        return r


class TakeCharacter(Step[Root, SeatRecord]):
    """He plays the character that was dealt; the rest is as in the standard setup."""

    name = "vagabond.take-character"
    law = "A.8.1.III"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat_of(s, r.seat).character = s.dealt[s.setup.roles[r.seat]]
        if s.events is not None:
            emit(s, CAST.of(r.seat, mat_of(s, r.seat).character))
        push(s, BEFORE_STOCK[0], r)
        return r


class PlacePawn(Step[Root, SeatRecord]):
    """The pawn begins in any forest."""

    name = "vagabond.first-forest"
    law = "9.3.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend(
            [pick(WALK, place) for place in range(s.clearings, s.clearings + len(s.setup.map.forests))]
        )

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        place_pawn(s, r.seat, a.what)
        if s.events is not None:
            emit(s, PAWN_PLACED.of(r.seat, a.what))
        return r


class FirstQuests(Step[Root, SeatRecord]):
    """Three quests lie open; a second Vagabond adds none to them."""

    name = "vagabond.first-quests"
    laws = ("9.3.3", "9.8.3")
    law = "9.3.3"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = quest_mat(s, r.seat)
        if mat is not mat_of(s, r.seat):
            mat_of(s, r.seat).quest_deck = 0
        if not mat.quests:
            for _ in range(ROW):
                push(s, REVEAL, r)
        return r


class StockOwnSet(StockRuins):
    """One set of items for the ruins; a second Vagabond adds a second one.

    Where others have laid a set already it is his. 14.3.3
    """

    name = "vagabond.stock-ruins"
    laws = ("9.3.4", "9.8.1")
    law = "9.3.4"

    def is_due(self, s: Root, seat: int) -> bool:
        return sets_laid(s) < len(vagabonds(s.setup)) - len(waiting(s))


class Equip(Step[Root, SeatRecord]):
    """The character's items lie face up; 9.3.6: every other faction is neutral."""

    name = "vagabond.equip"
    laws = ("9.3.5", "9.3.6")
    law = "9.3.5"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        for item in STARTING_ITEMS[mat.character]:
            gain(s, r.seat, item)
        for other in range(s.setup.seats):
            same = is_vagabond(s.setup, other)  # oneself, or another Vagabond
            mat.relations[other] = NO_RELATION if same else NEUTRAL
        return r


SETUP: Final = register(SetupOrder())
CHOOSE_CHARACTER: Final = register(ChooseCharacter())
DEAL_CHARACTER: Final = register(DealCharacter())
BEFORE_STOCK: Final = (register(PlacePawn()), register(FirstQuests()), register(StockOwnSet()))
ADVANCED_SETUP: Final = register(TakeCharacter())
SETUP_STEPS: Final = sequence(CHOOSE_CHARACTER, *BEFORE_STOCK, register(Equip()))
