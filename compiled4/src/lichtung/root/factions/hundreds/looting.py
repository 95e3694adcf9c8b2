"""Looters: a battle without rolled hits for an item of the defender. Law 14.2.5."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import Step, emit, register
from lichtung.root.actions import DONE_ACTION, Pick, pick, plain, verb
from lichtung.root.battle import Battle
from lichtung.root.cards import ITEMS
from lichtung.root.factions.hundreds.hoard import gain
from lichtung.root.factions.hundreds.mat import mat_of
from lichtung.root.pieces import rules
from lichtung.root.state import Root

FOR_LOOT: Final = verb("for-loot")
LOOT: Final = verb("loot", "item")

LOOTING: Final = Event("14.2.5", "looting", "seat defender:owner clearing")
LOOTED: Final = Event("14.2.5", "looted", "seat defender:owner item")

NO_SUCH_LOOT: Final = Refusal("14.2.5", "no-such-loot", "item defender:owner")


def loot_of(s: Root, owner: int) -> list[int]:
    """14.2.5: the kinds of items in somebody's box of crafted ones; only players have one."""
    if owner >= s.setup.seats:
        return []
    n = len(ITEMS)
    return [item for item in range(n) if s.crafted_items[owner * n + item]]


class DeclareLooting(Step[Root, Battle]):
    """At the very start of a battle the Hundreds may say that they fight for loot."""

    name = "hundreds.looters"
    law = "14.2.5"
    holds = Battle

    def seat(self, s: Root, b: Battle) -> int:
        return b.attacker if loot_of(s, b.defender) else NOBODY

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.append(DONE_ACTION)
        out.append(plain(FOR_LOOT))

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        if a.verb == FOR_LOOT:
            mat_of(s, b.attacker).looting = 1
            if s.events is not None:
                emit(s, LOOTING.of(b.attacker, b.defender, b.clearing))
        return b


class TakeLoot(Step[Root, Battle]):
    """After the battle, ruling its clearing, the Hundreds take one item of the defender."""

    name = "hundreds.take-loot"
    law = "14.2.5"
    holds = Battle
    verbs: tuple[int, ...] = (LOOT,)

    def seat(self, s: Root, b: Battle) -> int:
        can = rules(s, b.attacker, b.clearing) and loot_of(s, b.defender)
        return b.attacker if can else NOBODY

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.extend([pick(LOOT, item) for item in loot_of(s, b.defender)])

    def refusal(self, s: Root, b: Battle, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != LOOT:
            return Refusal(self.law, "not-now")
        return None if a.what in loot_of(s, b.defender) else NO_SUCH_LOOT.of(a.what, b.defender)

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        if isinstance(a, Pick):
            s.setup.factions[b.defender].lose_item(s, b.defender, a.what)
            if s.events is not None:
                emit(s, LOOTED.of(b.attacker, b.defender, a.what))
            gain(s, b.attacker, a.what)
        return b


DECLARE_LOOTING: Final = register(DeclareLooting())
TAKE_LOOT: Final = register(TakeLoot())
