"""Corvid Spies (Krähenspione): wherever enemies are. Raven Sentries (Rabenwachen): a hit more at home."""

from typing import Final

from lichtung.kernel.codec import Action, Refusal
from lichtung.kernel.frames import push
from lichtung.root.actions import AT, FIGHT, Pair, Pick, pick
from lichtung.root.battle import ATTACKING, Battle
from lichtung.root.cards import members
from lichtung.root.drawing import STEAL_CARD, Theft, can_be_robbed
from lichtung.root.hirelings.hireling import DEMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    clearings_of,
    come,
    controls,
    list_hireling_battles,
    list_places,
    owner_of,
    take_deed,
    why_not,
)
from lichtung.root.owners import is_enemy, is_enemy_piece
from lichtung.root.pieces import buildings_and_tokens, is_present, tokens
from lichtung.root.state import NONE, Root

COMING: Final = 2

FIRST_SPY: Final = 0
SECOND_SPY: Final = 1
INFILTRATE: Final = 2
STRIKE_OR_STEAL: Final = 3
STRIKE_ON: Final = 4

SPIES_IDLE: Final = Refusal("H.spies", "spies-idle")
NOTHING_TO_STEAL: Final = Refusal("H.spies", "spies-nothing", "clearing")


def with_enemies(s: Root, me: int) -> int:
    """H.spies: the mask of clearings with enemy pieces."""
    found = 0
    for owner in range(s.setup.owners):
        if is_enemy_piece(s, me, owner):
            for clearing in range(s.clearings):
                if is_present(s, owner, clearing):
                    found |= 1 << clearing
    return found


def victims(s: Root, seat: int, clearing: int) -> list[int]:
    """H.spies: the enemy players with faction pieces there who have a card to take."""
    return [
        other
        for other in range(s.setup.seats)
        if is_enemy(s, seat, other) and is_present(s, other, clearing) and can_be_robbed(s, other)
    ]


class CorvidSpies(Side):
    """Two more come each time; then they fight everywhere, or take cards in one place."""

    id = "spies"
    works = True

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.spies: one each in two clearings of one suit."""
        ask(s, me, seat, FIRST_SPY)

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        if s.supply[me]:
            list_places(s, me, seat, with_enemies(s, me), out)
        if not out:
            self.list_missions(s, me, seat, 0, out)
        return None if out else SPIES_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        """H.spies: two come to clearings with enemy pieces; then battles, or cards."""
        ask(s, me, seat, STRIKE_OR_STEAL)
        ask(s, me, seat, INFILTRATE, count=COMING)

    def list_missions(self, s: Root, me: int, seat: int, done: int, out: list[Action]) -> None:
        """H.spies: a battle in each clearing with Spies, or one such clearing in which to take cards."""
        list_hireling_battles(s, me, clearings_of(s, me) & ~done, out)
        if not done:
            for clearing in members(clearings_of(s, me)):
                if victims(s, seat, clearing):
                    out.append(pick(AT, clearing))

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == FIRST_SPY:
            list_places(s, me, r.seat, s.setup.everywhere, out)
        elif r.stage == SECOND_SPY:
            list_places(s, me, r.seat, like(s, r.clearing), out)
        elif r.stage == INFILTRATE:
            if s.supply[me]:
                list_places(s, me, r.seat, with_enemies(s, me), out)
        else:
            self.list_missions(s, me, r.seat, r.done, out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if r.stage >= STRIKE_OR_STEAL:
            if isinstance(a, Pick) and a.verb == AT and r.stage == STRIKE_OR_STEAL:
                return NOTHING_TO_STEAL.of(a.what)
            return why_not(s, me, r.seat, clearings_of(s, me) & ~r.done, a) if a.verb == FIGHT else None
        mask = like(s, r.clearing) if r.stage == SECOND_SPY else s.setup.everywhere
        return why_not(s, me, r.seat, with_enemies(s, me) if r.stage == INFILTRATE else mask, a)

    def take(self, s: Root, r: Task, a: Action) -> None:
        """H.spies: who begins to fight goes on wherever there are Spies and enemies."""
        me = owner_of(s, r.hireling)
        if isinstance(a, Pair):
            ask(s, me, r.seat, STRIKE_ON, done=r.done | 1 << a.one)
            take_deed(s, me, r.seat, a)
        elif not isinstance(a, Pick):
            return
        elif r.stage == STRIKE_OR_STEAL:
            for other in reversed(victims(s, r.seat, a.what)):
                push(s, STEAL_CARD, Theft(r.seat, other))
        else:
            come(s, me, a.what, 1)
            if r.stage == FIRST_SPY:
                ask(s, me, r.seat, SECOND_SPY, a.what)
            elif r.stage == INFILTRATE and r.count > 1:
                ask(s, me, r.seat, INFILTRATE, count=r.count - 1)


def like(s: Root, clearing: int) -> int:
    """H.spies: the mask of other clearings of a clearing's suit."""
    if clearing == NONE:
        return 0
    suits = s.suits[clearing]
    return sum([1 << other for other in range(s.clearings) if other != clearing and s.suits[other] & suits])


class RavenSentries(Side):
    """A hit more for whoever fights beside its own buildings and tokens."""

    id = "sentries"

    def extra_hits(self, s: Root, me: int, b: Battle, side: int) -> int:
        """H.sentries: in every battle of the controller's faction, where it has a building or token."""
        seat = b.attacker if side == ATTACKING else b.defender
        if not controls(s, me, DEMOTED, seat):
            return 0
        return int(buildings_and_tokens(s, seat, b.clearing) + tokens(s, seat, b.clearing) > 0)


class Spies(Hireling):
    """The Corvid Spies, or the Raven Sentries."""

    id = "spies"
    colours: tuple[str, ...] = ("#5b4b80",)
    warriors = 6
    excludes: tuple[str, ...] = ("corvids",)
    sides: tuple[Side, Side] = (CorvidSpies(), RavenSentries())


HIRELING: Final = Spies()
