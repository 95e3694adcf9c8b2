"""Battle in its steps. 4.3."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Step, emit, push, register, sequence
from lichtung.root.actions import (
    AMBUSH_WITH,
    DONE,
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
from lichtung.root.cards import members
from lichtung.root.fields import replaced
from lichtung.root.hands import spend
from lichtung.root.owners import is_enemy_piece, loss_decider
from lichtung.root.pieces import (
    buildings_and_tokens,
    can_fight,
    in_sight,
    is_present,
    is_shielded,
    troops,
    warriors,
)
from lichtung.root.removal import resolve, settle_removed, take_off, take_off_markers
from lichtung.root.scoring import add_points
from lichtung.root.silence import hold_any, one_answer
from lichtung.root.state import (
    CAP_A,
    CAP_D,
    DEFENDER,
    EXTRA_A,
    EXTRA_D,
    NO_BATTLE,
    NONE,
    RAZED_A,
    RAZED_D,
    ROLLED_A,
    ROLLED_D,
    SPARED_A,
    SPARED_D,
    WARRIOR,
    Root,
    Trigger,
)

AMBUSH_HITS: Final = 2
ATTACKING: Final = 0  # the sides of a battle
DEFENDING: Final = 1

FOUGHT: Final = Event("4.3", "fought", "seat:owner defender:owner clearing")
AMBUSHED: Final = Event("4.3.1", "ambushed", "seat card")
FOILED: Final = Event("4.3.1.I", "foiled", "seat card")
ROLLED: Final = Event(
    "4.3.2", "rolled", "high:die low:die attacker:owner hits:count defender:owner suffered:count"
)
HIT_IGNORED: Final = Event("4.3.3", "hit-ignored", "seat:owner clearing")
BROKEN_OFF: Final = Event("4.3.1", "broken-off", "clearing")

NOBODY_TO_FIGHT_WITH: Final = Refusal("4.3", "no-fighters", "clearing")
NOT_ONESELF: Final = Refusal("4.3", "not-oneself")
NOT_THEIR_OWN: Final = Refusal("11.2.7.III", "not-their-own", "clearing")
NOT_AN_ENEMY: Final = Refusal("4.3", "not-an-enemy", "defender:owner")
DEFENDER_ABSENT: Final = Refusal("4.3", "defender-absent", "defender:owner clearing")


class Battle(PublicRecord):
    """Who fights whom where.

    The ally is a seat whose warriors the attacker treats as its own. An instigator makes others fight and
    removes what both sides lose, or only their buildings and tokens (see `razer`).
    """

    fields = "attacker:owner defender:owner clearing ally:owner? instigator:owner?"

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

    def hits_on_attacker(self, hits: int, commands: bool) -> "Losses":
        """`commands`: whether an instigator decides for those whom it makes fight. K.vagrant"""
        remover = self.defender
        if commands and self.instigator not in (NONE, self.attacker):
            remover = self.instigator
        return Losses(self.attacker, self.clearing, hits, remover, self.ally, self.instigator)

    def hits_on_defender(self, hits: int, commands: bool) -> "Losses":
        remover = self.attacker
        if commands and self.instigator not in (NONE, self.defender):
            remover = self.instigator
        return Losses(self.defender, self.clearing, hits, remover, NONE, self.instigator)


class Losses(PublicRecord):
    """Hits that a seat has to take, from whom, and who instigated the battle (`chooser`; NONE: nobody)."""

    fields = "seat:owner clearing hits:count remover:owner ally:owner? chooser:owner?"

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


def has_fighters(s: Root, owner: int, clearing: int) -> bool:
    """4.3: warriors or a figure that fights, or hired warriors. 11.2.7.III

    Whoever fights from afar has its own rules for where.
    """
    if can_fight(s, owner, clearing) or s.setup.owner[owner].fights_from_afar:
        return True
    return s.hirer == owner and s.warriors[s.setup.lender * s.places + clearing] > 0


def list_battles(s: Root, owner: int, clearings: int, out: list[Action], one_will_do: bool = False) -> None:
    """All battles that the owner can start in the clearings of the mask, or `one_will_do`."""
    places, presence, contenders = s.places, s.presence, s.setup.contenders
    row = owner * places
    anybody = s.hirer != owner and s.setup.law.attack_partner and not s.setup.ask.cannot_attack
    others = bool(s.setup.figures_of[owner]) or s.hirer == owner or s.setup.owner[owner].fights_from_afar
    for clearing in range(places):
        if not clearings >> clearing & 1:
            continue
        if not s.warriors[row + clearing] and not (others and has_fighters(s, owner, clearing)):
            continue
        for other in contenders:
            there = presence[other * places + clearing] and other != owner
            if there and (anybody or not_attackable(s, owner, clearing, other) is None):
                out.append(pair(FIGHT, clearing, other))
                if one_will_do:
                    return


def can_battle(s: Root, owner: int, clearings: int) -> bool:
    """Whether the owner can start any battle in the clearings of the mask."""
    found: list[Action] = []
    list_battles(s, owner, clearings, found, one_will_do=True)
    return bool(found)


def could_battle(s: Root, seat: int, clearings: int) -> bool:
    """The same as far as everybody can tell: a card that a battle costs may be among those in hand."""
    if can_battle(s, seat, clearings):
        return True
    if not s.setup.ask.battle_toll:
        return False
    held = s.zones
    hold_any(s, seat)
    found = can_battle(s, seat, clearings)
    s.zones = held
    return found


def cannot_battle(s: Root, owner: int, clearing: int, defender: int) -> Refusal | None:
    """4.3: own warriors or pawn and another player's pieces in the clearing of battle."""
    if not has_fighters(s, owner, clearing):
        return NOBODY_TO_FIGHT_WITH.of(clearing)
    return not_attackable(s, owner, clearing, defender)


def not_attackable(s: Root, owner: int, clearing: int, defender: int) -> Refusal | None:
    """4.3: another player's pieces in the clearing of battle; by later Laws that player is an enemy."""
    if defender == owner:
        return NOT_ONESELF
    if not s.setup.law.attack_partner and not is_enemy_piece(s, owner, defender):
        return NOT_AN_ENEMY.of(defender)
    if defender == s.setup.lender and not can_fight(s, owner, clearing):
        return NOT_THEIR_OWN.of(clearing)
    if not is_present(s, defender, clearing):
        return DEFENDER_ABSENT.of(defender, clearing)
    return out_of_reach(s, owner, clearing, defender) if s.setup.ask.cannot_attack else None


def out_of_reach(s: Root, owner: int, clearing: int, defender: int) -> Refusal | None:
    """1.1.2: why somebody cannot be attacked by this owner though it is there."""
    for source in s.setup.ask.cannot_attack:
        refused = source.answers.cannot_attack(s, source.me, owner, clearing, defender)
        if refused is not None:
            return refused
    return None


def refuse_battle(s: Root, seat: int, a: Action) -> Refusal | None:
    """Why a battle action is not allowed."""
    assert isinstance(a, Pair)
    return cannot_battle(s, seat, a.one, a.two)


def take_battle(s: Root, seat: int, a: Action) -> None:
    """Start the battle that the action names; the attacker may have something to declare first."""
    assert isinstance(a, Pair)
    open_battle(s, Battle(seat, a.two, a.one))


def open_battle(s: Root, b: Battle) -> None:
    """4.3: an attacker begins a battle of its own accord; it may have to pay for that first."""
    for source in s.setup.ask.battle_toll:
        toll = source.answers.battle_toll(s, source.me, b)
        if toll != NONE:
            push(s, DECLARE_BATTLE, b)
            push(s, toll, b)
            return
    declare_battle(s, b)


def declare_battle(s: Root, b: Battle) -> None:
    """4.3: somebody may have to declare what fights."""
    for source in s.setup.ask.before_battle:
        declare = source.answers.before_battle(s, source.me, b)
        if declare != NONE:
            push(s, declare, b)
            return
    start_battle(s, b)


class DeclareBattle(Step[Root, Battle]):
    """A battle that was paid for goes on."""

    name = "root.declare-battle"
    law = "4.3"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        declare_battle(s, b)
        return b


def start_battle(s: Root, b: Battle) -> None:
    """4.3: the battle begins."""
    s.battle = replaced(NO_BATTLE, DEFENDER, b.defender)
    if s.events is not None:
        emit(s, FOUGHT.of(b.attacker, b.defender, b.clearing))
    push(s, BATTLE, b)
    if s.setup.ask.battle_begins:
        declarations: list[Trigger] = []
        for source in s.setup.ask.battle_begins:
            declarations += source.answers.battle_begins(s, source.me, b)
        resolve(s, declarations)


def in_battle(s: Root) -> bool:
    """Whether a battle is being fought."""
    return s.battle[DEFENDER] != NONE


# --- Step 1: ambush. 4.3.1


def ambushes(s: Root, seat: int, clearing: int) -> int:
    """The ambush cards in a hand that match the clearing."""
    deck = s.setup.deck
    return s.zones[seat] & deck.ambushes & deck.matching_any[s.suits[clearing]]


class MayAmbush(Step[Root, Battle]):
    """The defender may play one ambush card that matches the clearing."""

    name = "root.ambush"
    law = "4.3.1"
    holds = Battle
    laws = ("2.1.4", "K.ambush_bird", "K.ambush_fox", "K.ambush_rabbit", "K.ambush_mouse")
    always_asked = True  # silence would tell that no ambush is in hand

    def seat(self, s: Root, b: Battle) -> int:
        for source in s.setup.ask.cannot_be_ambushed:
            if source.answers.cannot_be_ambushed(s, source.me, b):
                return NOBODY
        return b.defender if b.defender < s.setup.seats and s.zones[b.defender] else NOBODY

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for card in members(ambushes(s, b.defender, b.clearing)):
            out.append(pick(AMBUSH_WITH, card))

    def asks_nothing(self, s: Root, b: Battle) -> bool:
        return one_answer(self, s, b, b.defender)

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
    holds = Battle
    always_asked = True

    def seat(self, s: Root, b: Battle) -> int:
        return b.attacker if b.attacker < s.setup.seats and s.zones[b.attacker] else NOBODY

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        for card in members(ambushes(s, b.attacker, b.clearing)):
            out.append(pick(FOIL_WITH, card))

    def asks_nothing(self, s: Root, b: Battle) -> bool:
        return one_answer(self, s, b, b.attacker)

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        if isinstance(a, Pick):
            spend(s, b.attacker, a.what)
            if s.events is not None:
                emit(s, FOILED.of(b.attacker, a.what))
        elif not ignores_ambush(s, b):
            push(s, AFTER_AMBUSH, b)
            suffer(s, b.hits_on_attacker(AMBUSH_HITS, s.setup.law.vagrant_commands))
        return b


def ignores_ambush(s: Root, b: Battle) -> bool:
    """1.1.1: whether something keeps the ambush from hitting the attacker."""
    ignoring = s.setup.ask.ignores_ambush
    return any(source.answers.ignores_ambush(s, source.me, b) for source in ignoring)


class AfterAmbush(Step[Root, Battle]):
    """The hits of the ambush take effect, with all that follows from them."""

    name = "root.after-ambush"
    law = "4.3.1"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        reward(s, b)
        settle_removed(s)
        return b


class StillFighting(Step[Root, Battle]):
    """Without attacking warriors or pawn the battle ends at once."""

    name = "root.still-fighting"
    law = "4.3.1"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle | None:
        allied = b.ally != NONE and troops(s, b.ally, b.clearing) > 0
        afar = s.setup.owner[b.attacker].fights_from_afar
        if allied or afar or can_fight(s, b.attacker, b.clearing):
            return b
        if s.events is not None:
            emit(s, BROKEN_OFF.of(b.clearing))
        settle_battle(s, b)
        await_end(s, b)
        return None


def has_removable(s: Root, owner: int, clearing: int) -> bool:
    """2.5.4: whether an owner has more there than a pawn, which hits do not remove."""
    return troops(s, owner, clearing) > 0 or buildings_and_tokens(s, owner, clearing) > 0


def suffer(s: Root, losses: Losses) -> None:
    """Ask for the pieces that take the hits, each faction in its own way."""
    seat, clearing = losses.seat, losses.clearing
    if is_shielded(s, seat, clearing, losses.remover) and has_removable(s, seat, clearing):
        if losses.ally != NONE:  # whose warriors are not sheltered
            s.setup.owner[losses.ally].share_hits(s, losses.ally, losses)
        return
    if s.setup.ask.ignores_first_hit:
        losses = spare_first(s, losses)
    if losses.hits > 0 and losses.ally != NONE:
        losses = s.setup.owner[losses.ally].share_hits(s, losses.ally, losses)
    if losses.hits > 0:
        step = s.setup.owner[losses.seat].lose_step
        push(s, LOSE_PIECES if step == NONE else step, losses)


def spare_first(s: Root, r: Losses) -> Losses:
    """1.1.2: a side ignores one hit of a battle at most, however many effects let it."""
    spared = SPARED_D if r.seat == s.battle[DEFENDER] else SPARED_A
    if r.hits <= 0 or s.battle[spared]:
        return r
    for source in s.setup.ask.ignores_first_hit:
        if source.answers.ignores_first_hit(s, source.me, r):
            s.battle = replaced(s.battle, spared, 1)
            if s.events is not None:
                emit(s, HIT_IGNORED.of(r.seat, r.clearing))
            return Losses(r.seat, r.clearing, r.hits - 1, r.remover, r.ally, r.chooser)
    return r


# --- Step 2: roll and extra hits. 4.3.2


class BeforeRoll(Step[Root, Battle]):
    """What others may offer just before the roll."""

    name = "root.before-roll"
    law = "4.3.2"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        offers: list[Trigger] = []
        for source in s.setup.ask.before_roll:
            offers += source.answers.before_roll(s, source.me, b)
        resolve(s, offers)
        return b


class RollDice(Step[Root, Battle]):
    """Two dice: the attacker deals the higher, the defender the lower, each up to its own warriors."""

    name = "root.roll"
    law = "4.3.2"
    holds = Battle

    def seat(self, s: Root, b: Battle) -> int:
        return CHANCE

    def outcomes(self, s: Root, b: Battle) -> list[tuple[Action, int]]:
        return [
            (pair(ROLL, high, low), 1 if high == low else 2) for high in range(4) for low in range(high + 1)
        ]

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        assert isinstance(a, Pair)
        attacker, defender = s.setup.owner[b.attacker], s.setup.owner[b.defender]
        deals, takes = a.one, a.two
        if defends_with_high_roll(s, b):
            deals, takes = takes, deals
        cap = attacker.most_rolled_hits(s, b.attacker, b.clearing) + s.battle[CAP_A]  # 4.3.2.I
        if b.ally != NONE:
            cap += troops(s, b.ally, b.clearing)
        if any(source.answers.rolls_in_vain(s, source.me, b) for source in s.setup.ask.rolls_in_vain):
            cap = 0
        battle = list(s.battle)
        battle[ROLLED_A] = min(deals, cap)
        standing = defender.most_rolled_hits(s, b.defender, b.clearing)
        battle[ROLLED_D] = min(takes, standing + battle[CAP_D])
        for source in s.setup.ask.extra_hits:  # 4.3.2.II
            battle[EXTRA_A] += source.answers.extra_hits(s, source.me, b, ATTACKING)
            battle[EXTRA_D] += source.answers.extra_hits(s, source.me, b, DEFENDING)
        if standing == 0:  # 4.3.2.III
            battle[EXTRA_A] += 1
        s.battle = tuple(battle)
        if s.events is not None:
            hits = s.battle[ROLLED_A] + s.battle[EXTRA_A]
            suffered = s.battle[ROLLED_D] + s.battle[EXTRA_D]
            emit(s, ROLLED.of(a.one, a.two, b.attacker, hits, b.defender, suffered))
        return b


def defends_with_high_roll(s: Root, b: Battle) -> bool:
    """4.3.2: the defender deals the lower roll, unless somebody says otherwise."""
    guerrillas = s.setup.ask.defends_with_high_roll
    return any(source.answers.defends_with_high_roll(s, source.me, b) for source in guerrillas)


class Asking(PublicRecord):
    """Whose turn it is to use battle effects, and how many passed in a row."""

    fields = "battle:battle.Battle side:attacker|defender passes:count"

    def __init__(self, battle: Battle, side: int, passes: int) -> None:
        self.battle = battle
        self.side = side  # ATTACKING or DEFENDING
        self.passes = passes

    def values(self) -> tuple[object, ...]:
        return (self.battle, self.side, self.passes)


def battle_cards(s: Root, b: Battle, side: int) -> int:
    """The crafted cards that a side can use after the roll: each once in a battle."""
    cards = 0
    for source in s.setup.ask.usable_in_battle:
        cards |= source.answers.usable_in_battle(s, source.me, b, side)
    return cards & ~s.battle_used


def battle_effects(s: Root, b: Battle, side: int) -> list[Action]:
    """4.3.2.II: whatever a side can still do after the roll."""
    out: list[Action] = [pick(USE, card) for card in members(battle_cards(s, b, side))]
    for source in s.setup.ask.battle_acts:
        source.answers.battle_acts(s, source.me, b, side, out)
    return out


class Effects(Step[Root, Battle]):
    """Optional effects after the roll: the attacker decides first, then the defender, until both pass."""

    name = "root.effects"
    law = "4.3.2.II"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        s.battle_used = 0
        if battle_effects(s, b, ATTACKING) or battle_effects(s, b, DEFENDING):
            push(s, ASK_EFFECTS, Asking(b, ATTACKING, 0))
        return b


class AskEffects(Step[Root, Asking]):
    """A side uses one of its battle cards, or something else that it has, or passes."""

    name = "root.ask-effects"
    law = "4.3.2.II"
    holds = Asking

    def seat(self, s: Root, r: Asking) -> int:
        if not battle_effects(s, r.battle, r.side):
            return NOBODY
        return r.battle.attacker if r.side == ATTACKING else r.battle.defender

    def options(self, s: Root, r: Asking, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend(battle_effects(s, r.battle, r.side))

    def take(self, s: Root, r: Asking, a: Action) -> Asking:
        if a.verb < 0 or a.verb == DONE:
            if r.passes == 0:
                push(s, ASK_EFFECTS, Asking(r.battle, 1 - r.side, 1))
            return r
        push(s, ASK_EFFECTS, Asking(r.battle, 1 - r.side, 0))
        if isinstance(a, Pick) and a.verb == USE:
            use_in_battle(s, r.battle, r.side, a.what)
        else:
            act_in_battle(s, r.battle, r.side, a)
        return r


CARD_USED: Final = Event("4.1.3", "card-used", "seat card")


def use_in_battle(s: Root, b: Battle, side: int, card: int) -> None:
    """4.3.2.II: a side uses one of its crafted cards."""
    s.battle_used |= 1 << card
    if s.events is not None:
        emit(s, CARD_USED.of(b.attacker if side == ATTACKING else b.defender, card))
    for source in s.setup.ask.usable_in_battle:
        if source.answers.usable_in_battle(s, source.me, b, side) >> card & 1:
            source.answers.use_in_battle(s, source.me, b, side, card)
            return


def act_in_battle(s: Root, b: Battle, side: int, a: Action) -> None:
    """4.3.2.II: a side does something else than to use a card."""
    for source in s.setup.ask.battle_acts:
        acts: list[Action] = []
        source.answers.battle_acts(s, source.me, b, side, acts)
        if a in acts:
            source.answers.take_battle_act(s, source.me, b, side, a)
            return


# --- Step 3: deal hits. 4.3.3


class DefenderLoses(Step[Root, Battle]):
    """Hits fall at the same time; the defender names its losses first."""

    name = "root.defender-loses"
    law = "4.3.3"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        hits = s.battle[ROLLED_A] + s.battle[EXTRA_A]
        suffer(s, b.hits_on_defender(hits, s.setup.law.vagrant_commands))
        return b


class AttackerLoses(Step[Root, Battle]):
    """Then the attacker."""

    name = "root.attacker-loses"
    law = "4.3.3"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        hits = s.battle[ROLLED_D] + s.battle[EXTRA_D]
        suffer(s, b.hits_on_attacker(hits, s.setup.law.vagrant_commands))
        return b


def loss_chooser(s: Root, r: Losses) -> int:
    """4.3.3: the seat that picks the buildings and tokens to lose; NONE: the rules do.

    K.vagrant: by earlier Laws an instigator does.
    """
    return loss_decider(s, r.seat if r.chooser == NONE or not s.setup.law.vagrant_commands else r.chooser)


def razer(r: Losses) -> int:
    """K.vagrant: an instigator removes the buildings and tokens of those whom it makes fight."""
    return r.remover if r.chooser in (NONE, r.seat) else r.chooser


class LosePieces(Step[Root, Losses]):
    """All warriors go before buildings and tokens, which the loser picks in any order."""

    name = "root.lose"
    law = "4.3.3"
    holds = Losses

    def seat(self, s: Root, r: Losses) -> int:
        standing = warriors(s, r.seat, r.clearing)
        if standing == 0 and 0 < r.hits < in_sight(s, r.seat, r.clearing):
            chooser = loss_chooser(s, r)
            return NOBODY if chooser == NONE else chooser
        return NOBODY

    def options(self, s: Root, r: Losses, out: list[Action]) -> None:
        for kind in s.setup.kinds_of[r.seat]:
            if s.pieces[kind * s.places + r.clearing]:
                out.append(pick(LOSE, kind))

    def take(self, s: Root, r: Losses, a: Action) -> Losses:
        hits = r.hits
        if isinstance(a, Pick):
            take_off(s, r.seat, a.what, r.clearing, 1, razer(r))
            hits -= 1
        else:
            standing = warriors(s, r.seat, r.clearing)
            fallen = min(hits, standing)
            take_off(s, r.seat, WARRIOR, r.clearing, fallen, r.remover)
            hits -= fallen
            nothing_to_choose = hits >= in_sight(s, r.seat, r.clearing)  # surplus hits are lost
            if nothing_to_choose or loss_chooser(s, r) == NONE:
                remover = razer(r)
                for kind in s.setup.kinds_of[r.seat]:
                    n = min(hits, s.pieces[kind * s.places + r.clearing])
                    take_off(s, r.seat, kind, r.clearing, n, remover)
                    hits -= n
                if s.marker_places:  # tokens that lie face down go last, one like the other
                    take_off_markers(s, r.seat, r.clearing, hits, remover)
                hits = 0
        if hits > 0:
            push(s, LOSE_PIECES, Losses(r.seat, r.clearing, hits, r.remover, r.ally, r.chooser))
        return r


class Aftermath(Step[Root, Battle]):
    """Points for both sides at once, then all that follows from the losses."""

    name = "root.aftermath"
    law = "4.3.3"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        reward(s, b)
        await_end(s, b)
        settle_removed(s)
        settle_battle(s, b)
        return b


def reward(s: Root, b: Battle) -> None:
    """Points beyond 3.2.1 for what each side razed; an ambush and the hits of its battle are one battle."""
    if b.defender == s.active:  # who has made somebody else fight
        reward_side(s, b.defender, RAZED_D)
    reward_side(s, b.attacker, RAZED_A)
    if b.defender != s.active:
        reward_side(s, b.defender, RAZED_D)


def reward_side(s: Root, owner: int, razed: int) -> None:
    before = after = s.battle[razed]
    for group in s.removed:
        if group.scorer == owner and group.is_cardboard() and is_enemy_piece(s, owner, group.owner):
            after += group.count
    if after > before:
        s.battle = replaced(s.battle, razed, after)
        for source in s.setup.ask.battle_bonus:
            bonus = source.answers.battle_bonus(s, source.me, owner, after)
            add_points(s, owner, bonus - source.answers.battle_bonus(s, source.me, owner, before))


def settle_battle(s: Root, b: Battle) -> None:
    """The hits are dealt; factions that keep accounts look at it."""
    for source in s.setup.ask.battle_settles:
        source.answers.battle_settles(s, source.me, b)
    s.battle = NO_BATTLE


def await_end(s: Root, b: Battle) -> None:
    """What is pushed after this comes before the moment at which the battle is over."""
    if s.setup.ask.battle_ended:
        push(s, BATTLE_OVER, b)


class BattleOver(Step[Root, Battle]):
    """Everything that followed from the battle is done: what waits for its end has its moment."""

    name = "root.battle-over"
    law = "4.3.3"
    holds = Battle

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        triggers: list[Trigger] = []
        for source in s.setup.ask.battle_ended:
            triggers += source.answers.battle_ended(s, source.me, b)
        resolve(s, triggers)
        return b


MAY_FOIL: Final = register(MayFoil())
AFTER_AMBUSH: Final = register(AfterAmbush())
ASK_EFFECTS: Final = register(AskEffects())
LOSE_PIECES: Final = register(LosePieces())
BATTLE_OVER: Final = register(BattleOver())
DECLARE_BATTLE: Final = register(DeclareBattle())
BATTLE: Final = sequence(
    register(MayAmbush()),
    register(StillFighting()),
    register(BeforeRoll()),
    register(RollDice()),
    register(Effects()),
    register(DefenderLoses()),
    register(AttackerLoses()),
    register(Aftermath()),
)
