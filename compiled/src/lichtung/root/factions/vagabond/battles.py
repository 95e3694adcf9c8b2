"""The Vagabond in battle: allies called, hits taken. Law 9.2.7, 9.2.9.IIc and IId."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.frames import Step, emit, push, register
from lichtung.root.actions import DONE_ACTION, Pair, Pick, pair, pick, plain
from lichtung.root.battle import Battle, Losses, in_battle, start_battle
from lichtung.root.factions.vagabond.items import count_undamaged, damage
from lichtung.root.factions.vagabond.mat import EXHAUSTED, KINDS, READY, mat_of
from lichtung.root.factions.vagabond.relations import anger, is_allied
from lichtung.root.factions.vagabond.verbs import CALL, DAMAGE, SACRIFICE
from lichtung.root.pieces import troops
from lichtung.root.removal import take_off_troops
from lichtung.root.state import NONE, Root

CALLED: Final = Event("9.2.9.IIc", "ally-called", "seat ally:seat clearing")


def callable_allies(s: Root, seat: int, clearing: int, defender: int) -> list[int]:
    """9.2.9.IIc: allied factions with warriors in the clearing of battle, but not the one attacked."""
    return [
        other
        for other in range(s.setup.seats)
        if other != defender and is_allied(s, seat, other) and troops(s, other, clearing)
    ]


class CallAlly(Step[Root, Battle]):
    """Before the battle: the warriors of one allied faction there may fight as the Vagabond's own."""

    name = "vagabond.call-ally"
    law = "9.2.9.IIc"
    holds = Battle

    def seat(self, s: Root, b: Battle) -> int:
        return b.attacker

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.extend([pick(CALL, ally) for ally in callable_allies(s, b.attacker, b.clearing, b.defender)])

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        ally = a.what if isinstance(a, Pick) else NONE
        if ally != NONE and s.events is not None:
            emit(s, CALLED.of(b.attacker, ally, b.clearing))
        start_battle(s, Battle(b.attacker, b.defender, b.clearing, ally, b.instigator))
        return b


def allies_standing(s: Root, r: Losses) -> int:
    """Allied warriors that can take hits in this battle."""
    return 0 if r.ally == NONE else troops(s, r.ally, r.clearing)


class TakeHits(Step[Root, Losses]):
    """Each hit damages an item of the Vagabond's choice or removes an allied warrior; others are ignored."""

    name = "vagabond.hits"
    laws = ("9.2.7", "9.2.9.IId")
    law = "9.2.7"
    holds = Losses

    def seat(self, s: Root, r: Losses) -> int:
        if r.hits >= count_undamaged(s, r.seat) + allies_standing(s, r):
            return NOBODY
        return r.seat

    def options(self, s: Root, r: Losses, out: list[Action]) -> None:
        mat = mat_of(s, r.seat)
        for item in range(KINDS):
            for condition in (READY, EXHAUSTED):
                if mat.items[condition * KINDS + item]:
                    out.append(pair(DAMAGE, item, condition))
        if allies_standing(s, r):
            out.append(plain(SACRIFICE))

    def take(self, s: Root, r: Losses, a: Action) -> Losses:
        if a.verb == SACRIFICE:
            lose_allies(s, r, 1)
        elif isinstance(a, Pair):
            take_hit(s, r.seat, a.one, a.two)
        else:
            self.lose_everything(s, r)
            return r
        if r.hits > 1:
            push(s, TAKE_HITS, Losses(r.seat, r.clearing, r.hits - 1, r.remover, r.ally, r.chooser))
        return r

    def lose_everything(self, s: Root, r: Losses) -> None:
        """At least as many hits as there is to lose: nothing is left to choose."""
        lose_allies(s, r, allies_standing(s, r))
        mat = mat_of(s, r.seat)
        for item in range(KINDS):
            for condition in (READY, EXHAUSTED):
                for _ in range(mat.items[condition * KINDS + item]):
                    take_hit(s, r.seat, item, condition)


def take_hit(s: Root, seat: int, item: int, condition: int) -> None:
    """9.2.7: a hit damages an item; a battle keeps count of them for 9.2.9.IId."""
    damage(s, seat, item, condition)
    if in_battle(s):
        mat_of(s, seat).item_hits += 1


def lose_allies(s: Root, r: Losses, count: int) -> None:
    """9.2.9.IId: allied warriors take hits; whoever dealt these removes them."""
    take_off_troops(s, r.ally, r.clearing, count, r.remover)
    mat_of(s, r.seat).ally_hits += count


def settle_allies(s: Root, seat: int, b: Battle) -> None:
    """9.2.9.IId: more hits on the ally than on items make the ally hostile."""
    mat = mat_of(s, seat)
    if b.attacker == seat and b.ally != NONE and mat.ally_hits > mat.item_hits:
        anger(s, seat, b.ally)
    mat.ally_hits = 0
    mat.item_hits = 0


CALL_ALLY: Final = register(CallAlly())
TAKE_HITS: Final = register(TakeHits())
