"""The Retinue: one action for each of its cards, column by column. Law 15.5.2."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, Kind, PublicRecord, Refusal, Words
from lichtung.kernel.frames import Act, Step, emit, push, register
from lichtung.root.actions import DONE, DONE_ACTION, FIGHT, MOVE, Pair, Pick, Triple, pair, pick, verb
from lichtung.root.battle import cannot_battle, list_battles, take_battle
from lichtung.root.cards import members
from lichtung.root.effects import Finish
from lichtung.root.factions.keepers.mat import COLUMNS, DELVE_COLUMN, MOVE_COLUMN, RECOVER_COLUMN, mat_of
from lichtung.root.factions.keepers.relics import (
    FIRST_SHOWN,
    KINDS,
    OF_TYPE,
    forests_around,
    full_columns,
    is_hidden,
    is_shown,
    put_shown,
    recovered,
    relics_at,
    ruled_alike,
    ruled_around,
    shown_kinds,
    sides_at,
    type_of,
    types_shown,
    value_of,
)
from lichtung.root.hands import discard_card
from lichtung.root.moving import Passage, arrive, can_move, list_moves, refuse_move, take_move
from lichtung.root.owners import is_enemy_piece
from lichtung.root.pieces import SEALED, is_sealed, place_piece, remove_piece, warriors
from lichtung.root.scoring import score
from lichtung.root.silence import hold_any
from lichtung.root.state import Root
from lichtung.root.turn import Phase, daylight_acts, daylight_open

SET_POINTS: Final = 2  # 15.5.2.IIIb

ACT: Final = verb("retinue", "card clearing")
DELVE: Final = verb("delve", "piece forest:place")
TURN_UP: Final = verb("turn-up", "piece")
RECOVER: Final = verb("recover", "piece")
CARRY: Final = verb("carry", "piece")
GIVE_UP: Final = verb("give-up", "piece")

RETINUE_ACTED: Final = Event("15.5.2", "retinue-acted", "seat card retinue clearing")
RELIC_CARRIED: Final = Event("15.2.4", "relic-carried", "seat piece origin:clearing dest:clearing")
RELIC_GIVEN_UP: Final = Event("15.2.4", "relic-given-up", "seat piece origin:clearing dest:clearing")
DELVED: Final = Event("15.5.2.IIa", "delved", "seat piece forest:place clearing")
RETINUE_LOST: Final = Event("15.5.2.IIb", "retinue-lost", "seat card")
RETINUE_TIRED: Final = Event("15.5.2.IIIc", "retinue-lost", "seat card")
RECOVERED: Final = Event("15.5.2.IIIa", "recovered", "seat piece clearing")
SET_COMPLETED: Final = Event("15.5.2.IIIb", "set-completed", "seat count")

NOT_IN_COLUMN: Final = Refusal("15.5.2", "not-in-column", "card retinue")
ACTED_BEFORE: Final = Refusal("15.5.2", "retinue-acted-before", "card")
RETINUE_SUIT: Final = Refusal("15.5.2", "retinue-suit", "card clearing")
NOBODY_TO_MOVE: Final = Refusal("15.5.2.I", "retinue-no-move", "clearing")
NOTHING_TO_DELVE: Final = Refusal("15.5.2.II", "nothing-to-delve", "clearing")
NOTHING_TO_RECOVER: Final = Refusal("15.5.2.III", "nothing-to-recover", "clearing")
NOT_FROM_THERE: Final = Refusal("15.5.2.I", "retinue-not-from-there", "origin:clearing")
MUST_BATTLE: Final = Refusal("15.5.2.II", "retinue-must-battle", "clearing")
NOT_THERE: Final = Refusal("15.5.2.II", "retinue-battles-there", "clearing")
NO_RULE_TO_DELVE: Final = Refusal("15.5.2.II", "no-rule-to-delve", "clearing")
NO_SUCH_RELIC: Final = Refusal("15.5.2.IIa", "no-such-relic", "piece place")
FOREST_APART: Final = Refusal("15.5.2.IIa", "forest-apart", "place clearing")
NO_RELIC_THERE: Final = Refusal("15.5.2.IIIa", "no-relic-there", "piece clearing")
NO_WAYSTATION_FOR: Final = Refusal("15.5.2.IIIa", "no-waystation-for", "piece clearing")
NOT_CARRIED: Final = Refusal("15.2.4", "not-carried", "piece origin:clearing")


def kinds() -> dict[str, Kind]:
    """How this faction's own arguments are written."""
    return {"retinue": Words(COLUMNS)}


class Sent(PublicRecord):
    """A card of the Retinue, where it acts, and whether it has done something there already."""

    fields = "seat card clearing begun:count"

    def __init__(self, seat: int, card: int, clearing: int, begun: int) -> None:
        self.seat = seat
        self.card = card
        self.clearing = clearing
        self.begun = begun

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.clearing, self.begun)


def column_of(s: Root, seat: int, card: int) -> int:
    """The column in which a card of the Retinue lies."""
    mat = mat_of(s, seat)
    for column in range(len(COLUMNS)):
        if (mat.retinue[column] | mat.acted[column]) >> card & 1:
            return column
    return len(COLUMNS)


def lose_card(s: Root, seat: int, card: int) -> None:
    """15.5.2.IIb, 15.5.2.IIIc: the card leaves the Retinue and is discarded."""
    mat = mat_of(s, seat)
    for column in range(len(COLUMNS)):
        mat.retinue[column] &= ~(1 << card)
        mat.acted[column] &= ~(1 << card)
    discard_card(s, card)


# --- What a card can do in a clearing. 15.5.2.I to 15.5.2.III


def foes(s: Root, seat: int, clearing: int) -> list[Action]:
    """15.5.2.II: the battles against enemies that the seat can start in a clearing."""
    found: list[Action] = []
    list_battles(s, seat, 1 << clearing, found)
    return [a for a in found if isinstance(a, Pair) and is_enemy_piece(s, seat, a.two)]


def cannot_delve_in(s: Root, seat: int, clearing: int) -> Refusal | None:
    """15.5.2.II: a ruled clearing with a warrior, into which a relic can come."""
    if is_sealed(s, clearing):
        return SEALED.of(clearing)
    if s.ruler[clearing] != seat or not warriors(s, seat, clearing):
        return NO_RULE_TO_DELVE.of(clearing)
    return None


def list_delves(s: Root, seat: int, clearing: int, out: list[Action]) -> None:
    """15.5.2.IIa: the relics of the forests around a clearing."""
    if cannot_delve_in(s, seat, clearing) is None:
        for forest in forests_around(s, clearing):
            out.extend([pair(DELVE, kind, forest) for kind in relics_at(s, seat, forest)])


def can_delve(s: Root, seat: int, clearing: int) -> bool:
    found: list[Action] = []
    list_delves(s, seat, clearing, found)
    return bool(found)


def recoverable(s: Root, seat: int, clearing: int) -> list[int]:
    """15.5.2.IIIa: the relics in a clearing whose type is up on a waystation there."""
    first = s.setup.first_kind[seat]
    up = types_shown(s, seat, sides_at(s, seat, clearing))
    if not up:
        return []
    return [
        kind
        for kind in range(first + FIRST_SHOWN, first + KINDS)
        if s.pieces[kind * s.places + clearing] and type_of(s, seat, kind) in up
    ]


def idle_reason(s: Root, seat: int, column: int, clearing: int) -> Refusal | None:
    """15.5.2: why a card of a column would do nothing in a clearing."""
    if clearing >= s.clearings:
        return NOBODY_TO_MOVE.of(clearing)
    if column == MOVE_COLUMN:
        return None if can_move(s, seat, 1 << clearing) else NOBODY_TO_MOVE.of(clearing)
    if column == DELVE_COLUMN:
        if foes(s, seat, clearing) or can_delve(s, seat, clearing):
            return None
        return NOTHING_TO_DELVE.of(clearing)
    if can_move(s, seat, 1 << clearing) or recoverable(s, seat, clearing):
        return None
    return NOTHING_TO_RECOVER.of(clearing)


def cannot_act(s: Root, seat: int, column: int, card: int, clearing: int) -> Refusal | None:
    """15.5.2: a card of the column that has not acted yet, in a clearing of its suit."""
    mat = mat_of(s, seat)
    if mat.acted[column] >> card & 1:
        return ACTED_BEFORE.of(card)
    if not mat.retinue[column] >> card & 1:
        return NOT_IN_COLUMN.of(card, column)
    if not s.setup.deck.matching_any[s.suits[clearing]] >> card & 1:
        return RETINUE_SUIT.of(card, clearing)
    return idle_reason(s, seat, column, clearing)


class ActWith(Act[Root]):
    """A card of a column acts in a clearing of its suit."""

    law = "15.5.2"
    verb = ACT

    def __init__(self, column: int, step: int) -> None:
        self.column = column
        self.step = step

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        ready = mat_of(s, seat).retinue[self.column]
        if not ready:
            return
        for clearing in range(s.clearings):
            cards = ready & s.setup.deck.matching_any[s.suits[clearing]]
            if cards and idle_reason(s, seat, self.column, clearing) is None:
                out.extend([pair(ACT, card, clearing) for card in members(cards)])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_act(s, seat, self.column, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        mat = mat_of(s, seat)
        mat.retinue[self.column] &= ~(1 << a.one)
        mat.acted[self.column] |= 1 << a.one
        if s.events is not None:
            emit(s, RETINUE_ACTED.of(seat, a.one, self.column, a.two))
        push(s, self.step, Sent(seat, a.one, a.two, 0))


class ActInColumn(Phase):
    """The cards of one column act, in any order; every action may be left out."""

    def __init__(self, name: str, law: str, column: int, act: ActWith) -> None:
        super().__init__(name, law, [act, *daylight_acts(), Finish()])
        self.column = column

    def may_act(self, s: Root, seat: int) -> bool:
        if self.column == RECOVER_COLUMN and daylight_open(s, seat):
            return True
        if self.finds_work(s, seat):
            return True
        if self.column != DELVE_COLUMN or not s.setup.ask.battle_toll:
            return False
        held = s.zones  # whether a card pays for a battle only its owner knows
        hold_any(s, seat)
        found = self.finds_work(s, seat)
        s.zones = held
        return found

    def finds_work(self, s: Root, seat: int) -> bool:
        """Whether a card of the column can do something."""
        ready = mat_of(s, seat).retinue[self.column]
        for clearing in range(s.clearings if ready else 0):
            fit = ready & s.setup.deck.matching_any[s.suits[clearing]]
            if fit and idle_reason(s, seat, self.column, clearing) is None:
                return True
        return False


# --- I: move


def refuse_march(s: Root, r: Sent, a: Action) -> Refusal | None:
    """15.5.2.I: a move out of the clearing in which the card acts."""
    assert isinstance(a, Triple)
    return refuse_move(s, r.seat, a) if a.one == r.clearing else NOT_FROM_THERE.of(r.clearing)


class MarchWithCard(Step[Root, Sent]):
    """A move out of the clearing."""

    name = "keepers.move"
    law = "15.5.2.I"
    holds = Sent
    verbs: tuple[int, ...] = (MOVE,)

    def seat(self, s: Root, r: Sent) -> int:
        return r.seat

    def options(self, s: Root, r: Sent, out: list[Action]) -> None:
        list_moves(s, r.seat, 1 << r.clearing, out)

    def refusal(self, s: Root, r: Sent, a: Action) -> Refusal | None:
        return refuse_march(s, r, a) if a.verb == MOVE else Refusal(self.law, "not-now")

    def take(self, s: Root, r: Sent, a: Action) -> Sent:
        take_move(s, r.seat, a)
        return r


class Carrying(PublicRecord):
    """Warriors that have just moved, how many of them have their hands free, whether these must carry."""

    fields = "seat origin:clearing dest:clearing free:count laden:count"

    def __init__(self, seat: int, origin: int, dest: int, free: int, laden: int) -> None:
        self.seat = seat
        self.origin = origin
        self.dest = dest
        self.free = free
        self.laden = laden

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.origin, self.dest, self.free, self.laden)


def carry(s: Root, seat: int, origin: int, dest: int, count: int, laden: int) -> None:
    """15.2.4: relics may go along with so many warriors that moved."""
    if count and dest < s.clearings and relics_at(s, seat, origin):
        push(s, CARRY_RELICS, Carrying(seat, origin, dest, count, laden))


class CarryRelics(Step[Root, Carrying]):
    """Each warrior that moves between clearings may carry one relic; who is forced to take all must."""

    name = "keepers.carry"
    law = "15.2.4"
    holds = Carrying
    verbs: tuple[int, ...] = (CARRY, DONE)

    def seat(self, s: Root, r: Carrying) -> int:
        return r.seat

    def options(self, s: Root, r: Carrying, out: list[Action]) -> None:
        if not r.laden:
            out.append(DONE_ACTION)
        out.extend([pick(CARRY, kind) for kind in relics_at(s, r.seat, r.origin)])

    def refusal(self, s: Root, r: Carrying, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == CARRY:
            here = a.what in relics_at(s, r.seat, r.origin)
            return None if here else NOT_CARRIED.of(a.what, r.origin)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: Carrying, a: Action) -> Carrying:
        if isinstance(a, Pick):
            remove_piece(s, a.what, r.origin)
            put_shown(s, a.what, r.dest)
            if s.events is not None:
                emit(s, RELIC_CARRIED.of(r.seat, a.what, r.origin, r.dest))
            carry(s, r.seat, r.origin, r.dest, r.free - 1, r.laden)
        return r


class GiveUpRelic(Step[Root, Passage]):
    """Whoever waylays warriors gets one of them, or a relic that they carry, which is out of the game."""

    name = "keepers.toll"
    laws = ("H.bandits",)
    law = "15.2.4"
    holds = Passage
    verbs: tuple[int, ...] = (GIVE_UP, DONE)

    def seat(self, s: Root, r: Passage) -> int:
        return r.owner if relics_at(s, r.owner, r.origin) else NOBODY

    def options(self, s: Root, r: Passage, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend([pick(GIVE_UP, kind) for kind in relics_at(s, r.owner, r.origin)])

    def refusal(self, s: Root, r: Passage, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == GIVE_UP:
            here = a.what in relics_at(s, r.owner, r.origin)
            return None if here else NOT_CARRIED.of(a.what, r.origin)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: Passage, a: Action) -> Passage:
        given = int(isinstance(a, Pick))
        if isinstance(a, Pick):
            remove_piece(s, a.what, r.origin)
            if s.events is not None:
                emit(s, RELIC_GIVEN_UP.of(r.owner, a.what, r.origin, r.dest))
        by_ferry, laden = bool(r.by_ferry), bool(r.laden)
        arrive(s, r.owner, r.owner, r.origin, r.dest, r.count, by_ferry=by_ferry, laden=laden, given=given)
        return r


# --- II: battle, then delve


class BattleWithCard(Step[Root, Sent]):
    """Whoever sends a card where an enemy can be battled must battle; then it may delve."""

    name = "keepers.battle"
    law = "15.5.2.II"
    holds = Sent
    verbs: tuple[int, ...] = (FIGHT,)

    def seat(self, s: Root, r: Sent) -> int:
        return r.seat if foes(s, r.seat, r.clearing) else NOBODY

    def options(self, s: Root, r: Sent, out: list[Action]) -> None:
        out.extend(foes(s, r.seat, r.clearing))

    def refusal(self, s: Root, r: Sent, a: Action) -> Refusal | None:
        if not isinstance(a, Pair) or a.verb != FIGHT:
            return MUST_BATTLE.of(r.clearing) if a.verb in (DELVE, DONE) else Refusal(self.law, "not-now")
        if a.one != r.clearing:
            return NOT_THERE.of(r.clearing)
        refused = cannot_battle(s, r.seat, a.one, a.two)
        if refused is None and not is_enemy_piece(s, r.seat, a.two):
            return MUST_BATTLE.of(r.clearing)
        return refused

    def take(self, s: Root, r: Sent, a: Action) -> Sent:
        fought = isinstance(a, Pair)
        push(s, DELVE_WITH_CARD, Sent(r.seat, r.card, r.clearing, int(fought)))
        if fought:
            take_battle(s, r.seat, a)
        return r


def cannot_delve(s: Root, seat: int, clearing: int, kind: int, forest: int) -> Refusal | None:
    """15.5.2.IIa: a relic of a forest next to a clearing in which one can delve."""
    refused = cannot_delve_in(s, seat, clearing)
    if refused is not None:
        return refused
    if forest not in forests_around(s, clearing):
        return FOREST_APART.of(forest, clearing)
    return None if kind in relics_at(s, seat, forest) else NO_SUCH_RELIC.of(kind, forest)


class DelveWithCard(Step[Root, Sent]):
    """A relic of an adjacent forest comes into the clearing. Without a battle it is what the card is for."""

    name = "keepers.delve"
    laws = ("15.5.2.II",)
    law = "15.5.2.IIa"
    holds = Sent
    verbs: tuple[int, ...] = (DELVE, DONE)

    def seat(self, s: Root, r: Sent) -> int:
        return r.seat if can_delve(s, r.seat, r.clearing) else NOBODY

    def options(self, s: Root, r: Sent, out: list[Action]) -> None:
        if r.begun:
            out.append(DONE_ACTION)
        list_delves(s, r.seat, r.clearing, out)

    def refusal(self, s: Root, r: Sent, a: Action) -> Refusal | None:
        if isinstance(a, Pair) and a.verb == DELVE:
            return cannot_delve(s, r.seat, r.clearing, a.one, a.two)
        return None if a.verb == DONE and r.begun else Refusal(self.law, "not-now")

    def take(self, s: Root, r: Sent, a: Action) -> Sent:
        if isinstance(a, Pair):
            if is_hidden(s, r.seat, a.one):
                push(s, TURN_UP_RELIC, Delving(r.seat, r.card, r.clearing, a.one, a.two))
            else:
                remove_piece(s, a.one, a.two)
                put_shown(s, a.one, r.clearing)
                delved(s, r.seat, r.card, r.clearing, a.one, a.two)
        return r


class Delving(PublicRecord):
    """A relic that is being turned up: for which card, where it goes, what it is, and where it lies."""

    fields = "seat card clearing piece forest:place"

    def __init__(self, seat: int, card: int, clearing: int, piece: int, forest: int) -> None:
        self.seat = seat
        self.card = card
        self.clearing = clearing
        self.piece = piece
        self.forest = forest

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.clearing, self.piece, self.forest)


class TurnUpRelic(Step[Root, Delving]):
    """Its value, which nobody knew: one of those of its type that nobody has seen yet."""

    name = "keepers.turn-up"
    laws = ("15.2.1",)
    law = "15.5.2.IIa"
    holds = Delving

    def seat(self, s: Root, r: Delving) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: Delving) -> list[tuple[Action, int]]:
        shown = shown_kinds(s, r.seat, type_of(s, r.seat, r.piece))
        return [(pick(TURN_UP, kind), s.unplaced[kind]) for kind in shown if s.unplaced[kind]]

    def take(self, s: Root, r: Delving, a: Action) -> Delving:
        assert isinstance(a, Pick)
        remove_piece(s, r.piece, r.forest)
        place_piece(s, a.what, r.clearing)
        delved(s, r.seat, r.card, r.clearing, a.what, r.forest)
        return r


def delved(s: Root, seat: int, card: int, clearing: int, kind: int, forest: int) -> None:
    """15.5.2.IIb: a relic worth more than the clearings that one rules around the forest costs the card."""
    if s.events is not None:
        emit(s, DELVED.of(seat, kind, forest, clearing))
    if ruled_around(s, seat, forest) < value_of(s, seat, kind):
        lose_card(s, seat, card)
        if s.events is not None:
            emit(s, RETINUE_LOST.of(seat, card))


# --- III: move or recover


def cannot_recover(s: Root, seat: int, clearing: int, kind: int) -> Refusal | None:
    """15.5.2.IIIa: a relic that is there, and a waystation there with its type up; rule does not matter."""
    if not is_shown(s, seat, kind) or not s.pieces[kind * s.places + clearing]:
        return NO_RELIC_THERE.of(kind, clearing)
    return None if kind in recoverable(s, seat, clearing) else NO_WAYSTATION_FOR.of(kind, clearing)


class MoveOrRecover(Step[Root, Sent]):
    """A move out of the clearing, or a relic there is recovered, and perhaps more of them."""

    name = "keepers.recover"
    laws = ("15.5.2.IIIa", "15.5.2.IIIc")
    law = "15.5.2.III"
    holds = Sent
    verbs: tuple[int, ...] = (MOVE, RECOVER, DONE)

    def seat(self, s: Root, r: Sent) -> int:
        if r.begun and not recoverable(s, r.seat, r.clearing):
            return NOBODY
        return r.seat

    def options(self, s: Root, r: Sent, out: list[Action]) -> None:
        if r.begun:
            out.append(DONE_ACTION)
        else:
            list_moves(s, r.seat, 1 << r.clearing, out)
        out.extend([pick(RECOVER, kind) for kind in recoverable(s, r.seat, r.clearing)])

    def refusal(self, s: Root, r: Sent, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == RECOVER:
            return cannot_recover(s, r.seat, r.clearing, a.what)
        if a.verb == MOVE and not r.begun:
            return refuse_march(s, r, a)
        return None if a.verb == DONE and r.begun else Refusal(self.law, "not-now")

    def take(self, s: Root, r: Sent, a: Action) -> Sent:
        if a.verb == MOVE:
            take_move(s, r.seat, a)
        elif isinstance(a, Pick):
            recover(s, r, a.what)
        return r


def recover(s: Root, r: Sent, kind: int) -> None:
    """15.5.2.IIIa to c: the relic goes to the board, scores, and may cost the card; else it may go on."""
    seat, clearing = r.seat, r.clearing
    value, relic_type = value_of(s, seat, kind), type_of(s, seat, kind)
    before = full_columns(s, seat)
    remove_piece(s, kind, clearing)
    mat_of(s, seat).relics[relic_type * OF_TYPE + recovered(s, seat, relic_type)] = value
    if s.events is not None:
        emit(s, RECOVERED.of(seat, kind, clearing))
    points = value
    if full_columns(s, seat) > before:
        points += SET_POINTS
        if s.events is not None:
            emit(s, SET_COMPLETED.of(seat, before + 1))
    if ruled_alike(s, seat, clearing) < value:
        lose_card(s, seat, r.card)
        if s.events is not None:
            emit(s, RETINUE_TIRED.of(seat, r.card))
    else:
        push(s, MOVE_OR_RECOVER, Sent(seat, r.card, clearing, 1))
    score(s, seat, points)


MARCH_WITH_CARD: Final = register(MarchWithCard())
CARRY_RELICS: Final = register(CarryRelics())
GIVE_UP_RELIC: Final = register(GiveUpRelic())
BATTLE_WITH_CARD: Final = register(BattleWithCard())
DELVE_WITH_CARD: Final = register(DelveWithCard())
TURN_UP_RELIC: Final = register(TurnUpRelic())
MOVE_OR_RECOVER: Final = register(MoveOrRecover())
COLUMN_I: Final = register(
    ActInColumn("keepers.column-1", "15.5.2.I", MOVE_COLUMN, ActWith(MOVE_COLUMN, MARCH_WITH_CARD))
)
COLUMN_II: Final = register(
    ActInColumn("keepers.column-2", "15.5.2.II", DELVE_COLUMN, ActWith(DELVE_COLUMN, BATTLE_WITH_CARD))
)
COLUMN_III: Final = register(
    ActInColumn("keepers.column-3", "15.5.2.III", RECOVER_COLUMN, ActWith(RECOVER_COLUMN, MOVE_OR_RECOVER))
)
