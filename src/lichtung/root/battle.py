"""Battle in its steps. 4.3."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, Record, Refusal
from lichtung.kernel.frames import Step, emit, push, register, sequence
from lichtung.root.actions import (
    AMBUSH_WITH,
    DONE_ACTION,
    FIGHT,
    FOIL_WITH,
    LOSE,
    ROLL,
    USE,
    Pair,
    Pick,
    pair,
    pick,
)
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import cards_in
from lichtung.root.hands import discard_card, spend
from lichtung.root.pieces import cardboard, warriors
from lichtung.root.removal import GROUP, enemies, resolve, settle_removed, take_off
from lichtung.root.scoring import add_points, score
from lichtung.root.state import NONE, WARRIOR, Root, Trigger

# `s.battle` while a battle is fought: hits that each side will deal, and what its rolled hits may add up to.
ROLLED_A: Final = 0
EXTRA_A: Final = 1
ROLLED_D: Final = 2
EXTRA_D: Final = 3
CAP_A: Final = 4  # beyond the attacker's own warriors
CAP_D: Final = 5
RAZED_A: Final = 6  # enemies' buildings and tokens that each side has removed so far
RAZED_D: Final = 7
DEFENDER: Final = 8  # the defending seat
BATTLE_NUMBERS: Final = 9
AMBUSH_HITS: Final = 2

FOUGHT = Event("4.3", "fought", "seat defender:seat clearing")
AMBUSHED = Event("4.3.1", "ambushed", "seat card")
FOILED = Event("4.3.1.I", "foiled", "seat card")
ROLLED = Event("4.3.2", "rolled", "high:die low:die attacker:seat hits:count defender:seat suffered:count")
BROKEN_OFF = Event("4.3.1", "broken-off", "clearing")

NOBODY_TO_FIGHT_WITH = Refusal("4.3", "no-fighters", "clearing")
NOT_ONESELF = Refusal("4.3", "not-oneself")
NOT_THEIR_OWN = Refusal("11.2.7.III", "not-their-own", "clearing")
DEFENDER_ABSENT = Refusal("4.3", "defender-absent", "defender:seat clearing")


class Battle(Record):
    """Who fights whom where.

    The ally is a seat whose warriors the attacker treats as its own. An instigator makes others fight: it
    removes the pieces of both sides.
    """

    def __init__(
        self, attacker: int, defender: int, clearing: int, ally: int = NONE, instigator: int = NONE
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.ally = ally
        self.instigator = instigator

    def values(self) -> tuple[object, ...]:
        return (self.attacker, self.defender, self.clearing, self.ally, self.instigator)

    def hits_on_attacker(self, hits: int) -> "Losses":
        remover = self.defender if self.instigator in (NONE, self.attacker) else self.instigator
        return Losses(self.attacker, self.clearing, hits, remover, self.ally, self.instigator)

    def hits_on_defender(self, hits: int) -> "Losses":
        remover = self.attacker if self.instigator in (NONE, self.defender) else self.instigator
        return Losses(self.defender, self.clearing, hits, remover, NONE, self.instigator)


class Losses(Record):
    """Hits that a seat has to take, from whom, and who picks its buildings and tokens (NONE: itself)."""

    def __init__(
        self, seat: int, clearing: int, hits: int, remover: int, ally: int = NONE, chooser: int = NONE
    ) -> None:
        self.seat = seat
        self.clearing = clearing
        self.hits = hits
        self.remover = remover
        self.ally = ally
        self.chooser = chooser

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing, self.hits, self.remover, self.ally, self.chooser)


def has_fighters(s: Root, seat: int, clearing: int) -> bool:
    """4.3: warriors or the pawn, or hired warriors. 11.2.7.III"""
    if s.setup.factions[seat].can_fight(s, seat, clearing):
        return True
    return s.hirer == seat and s.warriors[s.setup.lender * CLEARINGS + clearing] > 0


def list_battles(s: Root, seat: int, clearings: int, out: list[Action]) -> None:
    """All battles that the seat can start in the clearings of the mask."""
    factions = s.setup.factions
    for clearing in range(CLEARINGS):
        if clearings >> clearing & 1 and has_fighters(s, seat, clearing):
            for other in range(s.setup.seats):
                if other != seat and factions[other].is_present(s, other, clearing):
                    if s.hirer == seat and no_battle(s, seat, clearing, other) is not None:
                        continue
                    out.append(pair(FIGHT, clearing, other))


def can_battle(s: Root, seat: int, clearings: int) -> bool:
    """Whether the seat can start any battle in the clearings of the mask."""
    found: list[Action] = []
    for clearing in range(CLEARINGS):
        if clearings >> clearing & 1:
            list_battles(s, seat, 1 << clearing, found)
            if found:
                return True
    return False


def no_battle(s: Root, seat: int, clearing: int, defender: int) -> Refusal | None:
    """4.3: own warriors or pawn and another player's pieces in the clearing of battle."""
    if not has_fighters(s, seat, clearing):
        return NOBODY_TO_FIGHT_WITH.of(clearing)
    if defender == seat:
        return NOT_ONESELF
    if defender == s.setup.lender and not s.setup.factions[seat].can_fight(s, seat, clearing):
        return NOT_THEIR_OWN.of(clearing)
    if not s.setup.factions[defender].is_present(s, defender, clearing):
        return DEFENDER_ABSENT.of(defender, clearing)
    return None


def refuse_battle(s: Root, seat: int, a: Action) -> Refusal | None:
    """Why a battle action is not allowed."""
    assert isinstance(a, Pair)
    return no_battle(s, seat, a.one, a.two)


def fight(s: Root, seat: int, a: Action) -> None:
    """Start the battle that the action names; the attacker may have something to declare first."""
    assert isinstance(a, Pair)
    open_battle(s, Battle(seat, a.two, a.one))


def open_battle(s: Root, b: Battle) -> None:
    """4.3: an attacker begins a battle of its own accord."""
    factions = s.setup.factions
    declare = factions[b.attacker].before_battle(s, b.attacker, b.defender, b.clearing)
    if s.hirer == b.attacker:
        declare = factions[s.setup.lender].lend(s, s.setup.lender, b.attacker, b.defender, b.clearing)
    if declare == NONE:
        start_battle(s, b)
    else:
        push(s, declare, b)


def start_battle(s: Root, b: Battle) -> None:
    """4.3: the battle begins."""
    s.battle = [0] * BATTLE_NUMBERS
    s.battle[DEFENDER] = b.defender
    if s.events is not None:
        emit(s, FOUGHT.of(b.attacker, b.defender, b.clearing))
    push(s, BATTLE, b)


# --- Step 1: ambush. 4.3.1


def ambushes(s: Root, seat: int, clearing: int) -> int:
    """The ambush cards in a hand that match the clearing."""
    deck = s.setup.deck
    return s.zones[seat] & deck.ambushes & deck.matching[s.setup.board.suit[clearing]]


class MayAmbush(Step[Root, Battle]):
    """The defender may play one ambush card that matches the clearing."""

    name = "root.ambush"
    law = "4.3.1"
    laws = ("2.1.4", "K.ambush_bird", "K.ambush_fox", "K.ambush_rabbit", "K.ambush_mouse")
    always_asked = True  # silence would emit that no ambush is in hand

    def seat(self, s: Root, b: Battle) -> int:
        if not s.setup.factions[b.attacker].ambushable:  # M.2
            return NOBODY
        return b.defender if s.zones[b.defender] else NOBODY

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for card in cards_in(ambushes(s, b.defender, b.clearing)):
            out.append(pick(AMBUSH_WITH, card))

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        if isinstance(a, Pick):
            spend(s, b.defender, a.what)
            if s.events is not None:
                emit(s, AMBUSHED.of(b.defender, a.what))
            push(s, MAY_FOIL, b)
        return b


class MayFoil(Step[Root, Battle]):
    """The attacker may cancel the ambush with an ambush card of his own; else it deals two hits at once."""

    name = "root.foil"
    law = "4.3.1.I"
    always_asked = True

    def seat(self, s: Root, b: Battle) -> int:
        return b.attacker if s.zones[b.attacker] else NOBODY

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for card in cards_in(ambushes(s, b.attacker, b.clearing)):
            out.append(pick(FOIL_WITH, card))

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        if isinstance(a, Pick):
            spend(s, b.attacker, a.what)
            if s.events is not None:
                emit(s, FOILED.of(b.attacker, a.what))
        elif not s.crafted[b.attacker] & s.setup.deck.scouting_party:  # 1.1.1, K.scouting_party
            push(s, AFTER_AMBUSH, b)
            suffer(s, b.hits_on_attacker(AMBUSH_HITS))
        return b


class AfterAmbush(Step[Root, Battle]):
    """The hits of the ambush take effect, with all that follows from them."""

    name = "root.after-ambush"
    law = "4.3.1"

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        reward(s, b)
        settle_removed(s)
        return b


class StillFighting(Step[Root, Battle]):
    """Without attacking warriors or pawn the battle ends at once."""

    name = "root.still-fighting"
    law = "4.3.1"

    def take(self, s: Root, b: Battle, a: Action) -> Battle | None:
        allied = b.ally != NONE and warriors(s, b.ally, b.clearing) > 0
        if allied or s.setup.factions[b.attacker].can_fight(s, b.attacker, b.clearing):
            return b
        if s.events is not None:
            emit(s, BROKEN_OFF.of(b.clearing))
        end_battle(s, b)
        return None


def suffer(s: Root, losses: Losses) -> None:
    """Ask for the pieces that take the hits, each faction in its own way."""
    if losses.hits > 0 and losses.ally != NONE:
        left = s.setup.factions[losses.ally].share_hits(s, losses.ally, losses)
        assert isinstance(left, Losses)
        losses = left
    if losses.hits > 0:
        push(s, s.setup.factions[losses.seat].lose_step, losses)


# --- Step 2: roll and extra hits. 4.3.2


class BeforeRoll(Step[Root, Battle]):
    """What others may offer just before the roll."""

    name = "root.before-roll"
    law = "4.3.2"

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        offers: list[Trigger] = []
        for seat, faction in enumerate(s.setup.factions):
            offers += faction.before_roll(s, seat, b.attacker, b.defender, b.clearing)
        resolve(s, offers)
        return b


class RollDice(Step[Root, Battle]):
    """Two dice: the attacker deals the higher, the defender the lower, each up to its own warriors."""

    name = "root.roll"
    law = "4.3.2"

    def seat(self, s: Root, b: Battle) -> int:
        return CHANCE

    def outcomes(self, s: Root, b: Battle) -> list[tuple[Action, int]]:
        return [
            (pair(ROLL, high, low), 1 if high == low else 2) for high in range(4) for low in range(high + 1)
        ]

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        assert isinstance(a, Pair)
        attacker, defender = s.setup.factions[b.attacker], s.setup.factions[b.defender]
        deals, takes = a.one, a.two
        if defender.defends_with_high_roll():  # 8.2.2
            deals, takes = takes, deals
        cap = attacker.most_rolled_hits(s, b.attacker, b.clearing) + s.battle[CAP_A]  # 4.3.2.I
        if b.ally != NONE:
            cap += warriors(s, b.ally, b.clearing)
        s.battle[ROLLED_A] = min(deals, cap)
        cap = defender.most_rolled_hits(s, b.defender, b.clearing) + s.battle[CAP_D]
        s.battle[ROLLED_D] = min(takes, cap)
        s.battle[EXTRA_A] += attacker.extra_hits(s, b.attacker, True)  # 4.3.2.II
        s.battle[EXTRA_D] += defender.extra_hits(s, b.defender, False)
        if defender.is_defenceless(s, b.defender, b.clearing):  # 4.3.2.III
            s.battle[EXTRA_A] += 1
        if s.events is not None:
            hits = s.battle[ROLLED_A] + s.battle[EXTRA_A]
            suffered = s.battle[ROLLED_D] + s.battle[EXTRA_D]
            emit(s, ROLLED.of(a.one, a.two, b.attacker, hits, b.defender, suffered))
        return b


class Asking(Record):
    """Whose turn it is to use battle effects, and how many passed in a row."""

    def __init__(self, battle: Battle, side: int, passes: int) -> None:
        self.battle = battle
        self.side = side  # 0 the attacker, 1 the defender
        self.passes = passes

    def values(self) -> tuple[object, ...]:
        return (self.battle, self.side, self.passes)


def battle_cards(s: Root, b: Battle, side: int) -> int:
    """The crafted cards that a side can use after the roll: each once in a battle."""
    deck = s.setup.deck
    if side == 0:
        return s.crafted[b.attacker] & (deck.armorers | deck.brutal_tactics) & ~s.battle_used
    return s.crafted[b.defender] & (deck.armorers | deck.sappers) & ~s.battle_used


class Effects(Step[Root, Battle]):
    """Optional effects after the roll: the attacker decides first, then the defender, until both pass."""

    name = "root.effects"
    law = "4.3.2.II"

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        s.battle_used = 0
        if battle_cards(s, b, 0) or battle_cards(s, b, 1):
            push(s, ASK_EFFECTS, Asking(b, 0, 0))
        return b


class AskEffects(Step[Root, Asking]):
    """A side uses one of its battle cards, or passes."""

    name = "root.ask-effects"
    law = "4.3.2.II"

    def seat(self, s: Root, r: Asking) -> int:
        if not battle_cards(s, r.battle, r.side):
            return NOBODY
        return r.battle.attacker if r.side == 0 else r.battle.defender

    def options(self, s: Root, r: Asking, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend([pick(USE, card) for card in cards_in(battle_cards(s, r.battle, r.side))])

    def take(self, s: Root, r: Asking, a: Action) -> Asking:
        if isinstance(a, Pick):
            use_in_battle(s, r.battle, r.side, a.what)
            push(s, ASK_EFFECTS, Asking(r.battle, 1 - r.side, 0))
        elif r.passes == 0:
            push(s, ASK_EFFECTS, Asking(r.battle, 1 - r.side, 1))
        return r


CARD_USED = Event("4.1.3", "card-used", "seat card")


def use_in_battle(s: Root, b: Battle, side: int, card: int) -> None:
    """K.armorers, K.brutal_tactics, K.sappers: what a crafted card does in battle."""
    deck = s.setup.deck
    user = b.attacker if side == 0 else b.defender
    s.battle_used |= 1 << card
    if s.events is not None:
        emit(s, CARD_USED.of(user, card))
    if deck.brutal_tactics >> card & 1:
        s.battle[EXTRA_A] += 1
        score(s, b.defender, 1)
        return
    s.crafted[user] &= ~(1 << card)
    discard_card(s, card)
    if deck.sappers >> card & 1:
        s.battle[EXTRA_D] += 1
    elif side == 0:
        s.battle[ROLLED_D] = 0
    else:
        s.battle[ROLLED_A] = 0


# --- Step 3: deal hits. 4.3.3


class DefenderLoses(Step[Root, Battle]):
    """Hits fall at the same time; the defender names its losses first."""

    name = "root.defender-loses"
    law = "4.3.3"

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        suffer(s, b.hits_on_defender(s.battle[ROLLED_A] + s.battle[EXTRA_A]))
        return b


class AttackerLoses(Step[Root, Battle]):
    """Then the attacker."""

    name = "root.attacker-loses"
    law = "4.3.3"

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        suffer(s, b.hits_on_attacker(s.battle[ROLLED_D] + s.battle[EXTRA_D]))
        return b


class LosePieces(Step[Root, Losses]):
    """All warriors go before buildings and tokens, which the loser picks in any order."""

    name = "root.lose"
    law = "4.3.3"

    def seat(self, s: Root, r: Losses) -> int:
        standing = warriors(s, r.seat, r.clearing)
        if standing == 0 and 0 < r.hits < cardboard(s, r.seat, r.clearing):
            return r.seat if r.chooser == NONE else r.chooser
        return NOBODY

    def options(self, s: Root, r: Losses, out: list[Action]) -> None:
        for kind in s.setup.kinds_of[r.seat]:
            if s.pieces[kind * CLEARINGS + r.clearing]:
                out.append(pick(LOSE, kind))

    def take(self, s: Root, r: Losses, a: Action) -> Losses:
        hits = r.hits
        if isinstance(a, Pick):
            take_off(s, r.seat, a.what, r.clearing, 1, r.remover)
            hits -= 1
        else:
            standing = warriors(s, r.seat, r.clearing)
            fallen = min(hits, standing)
            take_off(s, r.seat, WARRIOR, r.clearing, fallen, r.remover)
            hits -= fallen
            if hits >= cardboard(s, r.seat, r.clearing):  # nothing to choose: surplus hits are lost
                for kind in s.setup.kinds_of[r.seat]:
                    n = s.pieces[kind * CLEARINGS + r.clearing]
                    take_off(s, r.seat, kind, r.clearing, n, r.remover)
                hits = 0
        if hits > 0:
            push(s, LOSE_PIECES, Losses(r.seat, r.clearing, hits, r.remover, r.ally, r.chooser))
        return r


class Aftermath(Step[Root, Battle]):
    """Points for both sides at once, then all that follows from the losses."""

    name = "root.aftermath"
    law = "4.3.3"

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        reward(s, b)
        settle_removed(s)
        end_battle(s, b)
        return b


def reward(s: Root, b: Battle) -> None:
    """Points beyond 3.2.1 for what each side razed; an ambush and the hits of its battle are one battle."""
    reward_side(s, b.attacker, RAZED_A)
    reward_side(s, b.defender, RAZED_D)


def reward_side(s: Root, seat: int, razed: int) -> None:
    before = after = s.battle[razed]
    for i in range(0, len(s.removed), GROUP):
        owner, kind, remover = s.removed[i], s.removed[i + 1], s.removed[i + 4]
        if remover == seat and kind != WARRIOR and enemies(s, seat, owner):
            after += s.removed[i + 3]
    if after > before:
        faction = s.setup.factions[seat]
        s.battle[razed] = after
        add_points(
            s, seat, faction.bonus_for_battle(s, seat, after) - faction.bonus_for_battle(s, seat, before)
        )


def end_battle(s: Root, b: Battle) -> None:
    """The battle is over; factions that keep accounts look at it."""
    for seat, faction in enumerate(s.setup.factions):
        faction.after_battle(s, seat, b)
    s.battle = []


MAY_FOIL = register(MayFoil())
AFTER_AMBUSH = register(AfterAmbush())
ASK_EFFECTS = register(AskEffects())
LOSE_PIECES = register(LosePieces())
BATTLE = sequence(
    register(MayAmbush()),
    register(StillFighting()),
    register(BeforeRoll()),
    register(RollDice()),
    register(Effects()),
    register(DefenderLoses()),
    register(AttackerLoses()),
    register(Aftermath()),
)
