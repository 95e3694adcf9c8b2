"""Parliament and Sway: what ministers do, and how they are won over. Law 12.5.2, 12.5.3."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Kind, PublicRecord, Refusal, Words
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import DONE, DONE_ACTION, FIGHT, MOVE, Pick, Triple, pick, verb
from lichtung.root.battle import can_battle, could_battle, list_battles, refuse_battle, take_battle
from lichtung.root.cards import count, members
from lichtung.root.effects import Finish
from lichtung.root.factions.duchy.building import (
    CITADEL,
    EACH,
    ERECT,
    FROM_HAND,
    MARKET,
    TUNNEL,
    build,
    buildings_left,
    built,
    cannot_build,
    list_buildings,
    reveal,
    sites,
)
from lichtung.root.factions.duchy.mat import mat_of
from lichtung.root.factions.duchy.ministers import (
    BANKER,
    BARON_OF_DIRT,
    BRIGADIER,
    CAPTAIN,
    CARDS_TO_REVEAL,
    DUCHESS_OF_MUD,
    EARL_OF_STONE,
    FOREMOLE,
    LORD,
    MARSHAL,
    MAYOR,
    MINISTERS,
    SWAY_POINTS,
    can_support,
    crowns_left,
    held_clearings,
    is_swayed,
    most_supported,
    rank_of,
)
from lichtung.root.hands import spend
from lichtung.root.map import BIRD
from lichtung.root.moving import can_move, list_moves, refuse_move, take_move
from lichtung.root.scoring import can_score, score
from lichtung.root.silence import one_answer
from lichtung.root.state import Root
from lichtung.root.turn import Phase, daylight_acts, daylight_open

TUNNEL_POINTS: Final = 2  # 12.5.2.VII
BRIGADES: Final = 2  # 12.5.2.IV

CALL_ON: Final = verb("minister", "minister")
IN_PLACE_OF: Final = verb("mayor", "minister")
BANK: Final = verb("bank", "card")
SWAY: Final = verb("sway", "minister")
COURT: Final = verb("court", "card")

MINISTER_ACTED: Final = Event("12.5.2", "minister-acted", "seat minister")
MAYOR_ACTED: Final = Event("12.5.2.VI", "mayor-acted", "seat minister")
BANKED: Final = Event("12.5.2.V", "banked", "seat card")
COURTED: Final = Event("12.5.3.II", "courted", "seat card")
SWAYED: Final = Event("12.5.3.III", "swayed", "seat minister")

NOT_SWAYED: Final = Refusal("12.5.2", "minister-not-swayed", "minister")
ACTED_ALREADY: Final = Refusal("12.5.2", "minister-acted-already", "minister")
MAYOR_FOR_WHOM: Final = Refusal("12.5.2.VI", "mayor-for-whom")
NOT_FOR_MAYOR: Final = Refusal("12.5.2.VI", "not-for-mayor", "minister")
NOTHING_TO_BUILD: Final = Refusal("12.5.2.I", "nothing-to-build")
NOBODY_TO_FIGHT: Final = Refusal("12.5.2.II", "minister-no-battle")
NOBODY_TO_MOVE: Final = Refusal("12.5.2.III", "minister-no-move")
NOTHING_TO_COMMAND: Final = Refusal("12.5.2.IV", "minister-no-command")
NOTHING_TO_BANK: Final = Refusal("12.5.2.V", "nothing-to-bank")
NO_POINTS: Final = {
    lord: Refusal(law, "lord-without-points", "minister")
    for lord, law in (
        (DUCHESS_OF_MUD, "12.5.2.VII"),
        (BARON_OF_DIRT, "12.5.2.VIII"),
        (EARL_OF_STONE, "12.5.2.IX"),
    )
}
ONLY_BATTLES: Final = Refusal("12.5.2.II", "captain-battles")
ONLY_MOVES: Final = Refusal("12.5.2.III", "marshal-moves")
ONE_OR_THE_OTHER: Final = Refusal("12.5.2.IV", "one-or-the-other")
ONE_SUIT: Final = Refusal("12.5.2.V", "bank-one-suit", "card")
SWAYED_THIS_TURN: Final = Refusal("12.5.3", "swayed-this-turn")
SWAYED_BEFORE: Final = Refusal("12.5.3.I", "swayed-before", "minister")
NO_CROWN: Final = Refusal("12.5.3.I", "no-crown", "minister")
TOO_FEW_TO_REVEAL: Final = Refusal("12.5.3.II", "too-few-to-reveal", "minister count")
TOO_FEW_CLEARINGS: Final = Refusal("12.5.3.II", "too-few-clearings", "minister count")
NO_CLEARING_FOR: Final = Refusal("12.5.3.II", "no-clearing-for", "card")


def kinds() -> dict[str, Kind]:
    """How this faction's own arguments are written."""
    return {"minister": Words(list(MINISTERS))}


# --- What ministers do. 12.5.2


def idle_reason(s: Root, seat: int, minister: int) -> Refusal | None:
    """12.5.2: why a minister's action would do nothing now."""
    if minister == FOREMOLE:
        return None if s.zones[seat] and buildings_left(s, seat) and sites(s, seat) else NOTHING_TO_BUILD
    if minister == CAPTAIN:
        return None if can_battle(s, seat, s.setup.everywhere) else NOBODY_TO_FIGHT
    if minister == MARSHAL:
        return None if can_move(s, seat, s.setup.ground[seat]) else NOBODY_TO_MOVE
    if minister == BRIGADIER:
        possible = can_move(s, seat, s.setup.ground[seat]) or can_battle(s, seat, s.setup.everywhere)
        return None if possible else NOTHING_TO_COMMAND
    if minister == BANKER:
        return None if s.zones[seat] else NOTHING_TO_BANK
    return (
        None if can_score(s, seat) and lords_points(s, seat, minister) else NO_POINTS[minister].of(minister)
    )


def lords_points(s: Root, seat: int, lord: int) -> int:
    """12.5.2.VII, 12.5.2.VIII, 12.5.2.IX: two points for all tunnels, one for each market or citadel."""
    if lord == DUCHESS_OF_MUD:
        return TUNNEL_POINTS if built(s, seat, TUNNEL) == EACH else 0
    return built(s, seat, MARKET if lord == BARON_OF_DIRT else CITADEL)


def cannot_serve(s: Root, seat: int, minister: int) -> Refusal | None:
    """12.5.2: a swayed minister acts once a turn."""
    if not is_swayed(s, seat, minister):
        return NOT_SWAYED.of(minister)
    return ACTED_ALREADY.of(minister) if mat_of(s, seat).acted >> minister & 1 else None


def cannot_call(s: Root, seat: int, minister: int) -> Refusal | None:
    """12.5.2: one that has not acted, and with something to do; the Mayor has to say for whom."""
    refused = cannot_serve(s, seat, minister)
    if refused is not None:
        return refused
    return MAYOR_FOR_WHOM if minister == MAYOR else idle_reason(s, seat, minister)


def cannot_stand_in(s: Root, seat: int, minister: int) -> Refusal | None:
    """12.5.2.VI: the Mayor acts as a swayed squire or noble, whether that one has acted or not."""
    refused = cannot_serve(s, seat, MAYOR)
    if refused is not None:
        return refused
    if minister == MAYOR or rank_of(minister) == LORD:
        return NOT_FOR_MAYOR.of(minister)
    return idle_reason(s, seat, minister) if is_swayed(s, seat, minister) else NOT_SWAYED.of(minister)


def act_as(s: Root, seat: int, minister: int) -> None:
    """12.5.2.I to IX: the action of a minister, which goes on even if he is lost in the middle of it."""
    if minister == FOREMOLE:
        push(s, FOREMOLE_BUILDS, seat_record(seat))
    elif minister == CAPTAIN:
        push(s, CAPTAIN_LEADS, Command(seat, 0, 1, 0))
    elif minister == MARSHAL:
        push(s, MARSHAL_LEADS, Command(seat, 1, 0, 0))
    elif minister == BRIGADIER:
        push(s, COMMANDS, Command(seat, BRIGADES, BRIGADES, 0))
    elif minister == BANKER:
        push(s, BANKING, Banking(seat, 0))
    else:
        assert minister in (DUCHESS_OF_MUD, BARON_OF_DIRT, EARL_OF_STONE)
        score(s, seat, lords_points(s, seat, minister))


class CallOn(Act[Root]):
    """A minister acts."""

    law = "12.5.2"
    verb = CALL_ON

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for minister in members(mat_of(s, seat).swayed):
            if cannot_call(s, seat, minister) is None:
                out.append(pick(CALL_ON, minister))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_call(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        mat_of(s, seat).acted |= 1 << a.what
        if s.events is not None:
            emit(s, MINISTER_ACTED.of(seat, a.what))
        act_as(s, seat, a.what)


class StandIn(Act[Root]):
    """The Mayor acts as another minister."""

    law = "12.5.2.VI"
    verb = IN_PLACE_OF

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if cannot_serve(s, seat, MAYOR) is None:
            for minister in members(mat_of(s, seat).swayed):
                if cannot_stand_in(s, seat, minister) is None:
                    out.append(pick(IN_PLACE_OF, minister))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_stand_in(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        mat_of(s, seat).acted |= 1 << MAYOR
        if s.events is not None:
            emit(s, MAYOR_ACTED.of(seat, a.what))
        act_as(s, seat, a.what)


class Parliament(Phase):
    """Each swayed minister may act once, in any order."""

    def may_act(self, s: Root, seat: int) -> bool:
        mat = mat_of(s, seat)
        return bool(mat.swayed & ~mat.acted)


class ForemoleBuilds(Step[Root, SeatRecord]):
    """The Foremole builds for any card."""

    name = "duchy.foremole"
    law = "12.5.2.I"
    verbs: tuple[int, ...] = (ERECT,)
    always_asked = True

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        list_buildings(s, r.seat, True, out)

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if not isinstance(a, Triple) or a.verb != ERECT:
            return Refusal(self.law, "not-now")
        return cannot_build(s, r.seat, a.one, a.two, a.three, True)

    def asks_nothing(self, s: Root, r: SeatRecord) -> bool:
        return one_answer(self, s, r, r.seat)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Triple)
        build(s, r.seat, a.one, a.two, a.three)
        return r


class Command(PublicRecord):
    """How many moves or battles a minister may still lead, and whether one was led already."""

    fields = "seat moves:count battles:count begun:count"

    def __init__(self, seat: int, moves: int, battles: int, begun: int) -> None:
        self.seat = seat
        self.moves = moves
        self.battles = battles
        self.begun = begun

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.moves, self.battles, self.begun)


class Commands(Step[Root, Command]):
    """The Captain battles, the Marshal moves."""

    holds = Command

    def __init__(self, name: str, verbs: tuple[int, ...], otherwise: Refusal) -> None:
        self.name = name
        self.law = otherwise.law
        self.verbs = verbs
        self.otherwise = otherwise  # to whatever the minister does not lead now

    def seat(self, s: Root, r: Command) -> int:
        if not r.begun:
            return r.seat
        moves = r.moves and can_move(s, r.seat, s.setup.ground[r.seat])
        return r.seat if moves or (r.battles and could_battle(s, r.seat, s.setup.everywhere)) else NOBODY

    def asked_alone(self, s: Root, r: Command) -> bool:
        """Silence would tell that no card pays for a battle."""
        return bool(r.begun) and (s.asks_all or not one_answer(self, s, r, r.seat))

    def options(self, s: Root, r: Command, out: list[Action]) -> None:
        if r.moves:
            list_moves(s, r.seat, s.setup.ground[r.seat], out)
        if r.battles:
            list_battles(s, r.seat, s.setup.everywhere, out)

    def refusal(self, s: Root, r: Command, a: Action) -> Refusal | None:
        if a.verb == MOVE:
            return refuse_move(s, r.seat, a) if r.moves else self.otherwise
        if a.verb == FIGHT:
            return refuse_battle(s, r.seat, a) if r.battles else self.otherwise
        return None if a.verb == DONE and r.begun else Refusal(self.law, "not-now")

    def take(self, s: Root, r: Command, a: Action) -> Command:
        if a.verb == MOVE:
            if r.moves > 1:
                push(s, COMMANDS, Command(r.seat, r.moves - 1, 0, 1))
            take_move(s, r.seat, a)
        elif a.verb == FIGHT:
            if r.battles > 1:
                push(s, COMMANDS, Command(r.seat, 0, r.battles - 1, 1))
            take_battle(s, r.seat, a)
        return r


class Brigade(Commands):
    """The Brigadier moves or battles, once or twice; the same warriors may move twice."""

    def options(self, s: Root, r: Command, out: list[Action]) -> None:
        if r.begun:
            out.append(DONE_ACTION)
        super().options(s, r, out)


class Banking(PublicRecord):
    """The cards that the Banker has spent."""

    fields = "seat cards:card*"

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.cards)


def cannot_bank(s: Root, seat: int, spent: int, card: int) -> Refusal | None:
    """12.5.2.V: a card of the hand, of one suit with all others; birds go with any suit."""
    deck = s.setup.deck
    if not s.zones[seat] >> card & 1:
        return FROM_HAND.of(card)
    suited = spent & ~deck.of_suit[BIRD]
    if deck.suit[card] != BIRD and suited & ~deck.of_suit[deck.suit[card]]:
        return ONE_SUIT.of(card)
    return None


class SpendAtBank(Step[Root, Banking]):
    """One card after the other is spent, a point for each."""

    name = "duchy.banker"
    law = "12.5.2.V"
    holds = Banking
    verbs: tuple[int, ...] = (BANK, DONE)
    always_asked = True

    def seat(self, s: Root, r: Banking) -> int:
        return r.seat if s.zones[r.seat] else NOBODY

    def options(self, s: Root, r: Banking, out: list[Action]) -> None:
        if r.cards:
            out.append(DONE_ACTION)
        for card in members(s.zones[r.seat]):
            if cannot_bank(s, r.seat, r.cards, card) is None:
                out.append(pick(BANK, card))

    def refusal(self, s: Root, r: Banking, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == BANK:
            return cannot_bank(s, r.seat, r.cards, a.what)
        return None if a.verb == DONE and r.cards else Refusal(self.law, "not-now")

    def asks_nothing(self, s: Root, r: Banking) -> bool:
        return one_answer(self, s, r, r.seat)

    def take(self, s: Root, r: Banking, a: Action) -> Banking:
        if isinstance(a, Pick):
            push(s, BANKING, Banking(r.seat, r.cards | 1 << a.what))
            spend(s, r.seat, a.what)
            if s.events is not None:
                emit(s, BANKED.of(r.seat, a.what))
            score(s, r.seat, 1)
        return r


# --- Sway. 12.5.3


def cannot_sway(s: Root, seat: int, minister: int) -> Refusal | None:
    """12.5.3: once a turn an unswayed minister with a crown of its rank; cards that clearings support."""
    need = CARDS_TO_REVEAL[rank_of(minister)]
    if mat_of(s, seat).has_swayed:
        return SWAYED_THIS_TURN
    if is_swayed(s, seat, minister):
        return SWAYED_BEFORE.of(minister)
    if not crowns_left(s, seat, rank_of(minister)):
        return NO_CROWN.of(minister)
    if count(s.zones[seat]) < need:
        return TOO_FEW_TO_REVEAL.of(minister, need)
    if most_supported(s, seat, s.zones[seat]) < need:
        return TOO_FEW_CLEARINGS.of(minister, need)
    return None


class Sway(Act[Root]):
    """A minister is won over for cards that are revealed."""

    law = "12.5.3"
    verb = SWAY

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if mat_of(s, seat).has_swayed or not s.zones[seat]:
            return
        for minister in range(len(MINISTERS)):
            if cannot_sway(s, seat, minister) is None:
                out.append(pick(SWAY, minister))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_sway(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        mat_of(s, seat).has_swayed = 1
        push(s, COURTING, Courting(seat, a.what, 0))


class Swaying(Phase):
    """The Duchy may sway one minister, who acts in its next turn."""

    def may_act(self, s: Root, seat: int) -> bool:
        if daylight_open(s, seat):
            return True
        cards = min(count(s.zones[seat]), len(held_clearings(s, seat)))
        return not mat_of(s, seat).has_swayed and cards >= CARDS_TO_REVEAL[0]


class Courting(PublicRecord):
    """The minister who is being swayed, and the cards that were revealed for it so far."""

    fields = "seat minister cards:card*"

    def __init__(self, seat: int, minister: int, cards: int) -> None:
        self.seat = seat
        self.minister = minister
        self.cards = cards

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.minister, self.cards)


def cannot_court(s: Root, seat: int, shown: int, card: int) -> Refusal | None:
    """12.5.3.II: a card of the hand, with a clearing for it beside those for the others.

    Whatever goes well so far can be completed: clearings that support more cards support one more.
    """
    if not s.zones[seat] >> card & 1:
        return FROM_HAND.of(card)
    return None if can_support(s, seat, shown | 1 << card) else NO_CLEARING_FOR.of(card)


class RevealForMinister(Step[Root, Courting]):
    """One card after the other; with the last one the minister gets a crown, and the Duchy its points."""

    name = "duchy.court"
    laws = ("12.5.3.III",)
    law = "12.5.3.II"
    holds = Courting
    verbs: tuple[int, ...] = (COURT,)
    always_asked = True

    def seat(self, s: Root, r: Courting) -> int:
        return r.seat

    def options(self, s: Root, r: Courting, out: list[Action]) -> None:
        for card in members(s.zones[r.seat]):
            if cannot_court(s, r.seat, r.cards, card) is None:
                out.append(pick(COURT, card))
        if not out:  # only in a hand that others imagine: a real one could sway from the beginning
            out.append(DONE_ACTION)

    def refusal(self, s: Root, r: Courting, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == COURT:
            return cannot_court(s, r.seat, r.cards, a.what)
        return super().refusal(s, r, a)

    def asks_nothing(self, s: Root, r: Courting) -> bool:
        return one_answer(self, s, r, r.seat)

    def take(self, s: Root, r: Courting, a: Action) -> Courting:
        if not isinstance(a, Pick):
            return r
        shown, rank = r.cards | 1 << a.what, rank_of(r.minister)
        reveal(s, r.seat, a.what)
        if s.events is not None:
            emit(s, COURTED.of(r.seat, a.what))
        if count(shown) < CARDS_TO_REVEAL[rank]:
            push(s, COURTING, Courting(r.seat, r.minister, shown))
            return r
        mat_of(s, r.seat).swayed |= 1 << r.minister
        if s.events is not None:
            emit(s, SWAYED.of(r.seat, r.minister))
        score(s, r.seat, SWAY_POINTS[rank])
        return r


FOREMOLE_BUILDS: Final = register(ForemoleBuilds())
CAPTAIN_LEADS: Final = register(Commands("duchy.captain", (FIGHT,), ONLY_BATTLES))
MARSHAL_LEADS: Final = register(Commands("duchy.marshal", (MOVE,), ONLY_MOVES))
COMMANDS: Final = register(Brigade("duchy.command", (MOVE, FIGHT, DONE), ONE_OR_THE_OTHER))
BANKING: Final = register(SpendAtBank())
COURTING: Final = register(RevealForMinister())
PARLIAMENT: Final = register(
    Parliament("duchy.parliament", "12.5.2", [CallOn(), StandIn(), *daylight_acts(), Finish()])
)
SWAYING: Final = register(Swaying("duchy.sway", "12.5.3", [Sway(), *daylight_acts(), Finish()]))
