"""Crafted cards that are used in battle. 4.3.2.II, K."""

from typing import Final

from lichtung.root.battle import ATTACKING, DEFENDING, Battle
from lichtung.root.effects import EFFECTS, Effect
from lichtung.root.fields import replaced
from lichtung.root.hands import leave_play
from lichtung.root.scoring import score
from lichtung.root.state import EXTRA_A, EXTRA_D, ROLLED_A, ROLLED_D, Root


def fighter(b: Battle, side: int) -> int:
    return b.attacker if side == ATTACKING else b.defender


def crafted_by(s: Root, b: Battle, side: int, cards: int) -> int:
    """The copies of a card that a side has in play."""
    owner = fighter(b, side)
    return s.crafted[owner] & cards if owner < s.setup.seats else 0


class Armorers(Effect):
    """Discard it to ignore all rolled hits that one would take."""

    law = "K.armorers"

    def usable_in_battle(self, s: Root, me: int, b: Battle, side: int) -> int:
        return crafted_by(s, b, side, me)

    def use_in_battle(self, s: Root, me: int, b: Battle, side: int, card: int) -> None:
        leave_play(s, fighter(b, side), card)
        s.battle = replaced(s.battle, ROLLED_D if side == ATTACKING else ROLLED_A, 0)


class BrutalTactics(Effect):
    """The attacker may deal an extra hit; the defender scores a point for it."""

    law = "K.brutal_tactics"

    def usable_in_battle(self, s: Root, me: int, b: Battle, side: int) -> int:
        return crafted_by(s, b, side, me) if side == ATTACKING else 0

    def use_in_battle(self, s: Root, me: int, b: Battle, side: int, card: int) -> None:
        s.battle = replaced(s.battle, EXTRA_A, s.battle[EXTRA_A] + 1)
        score(s, b.defender, 1)


class Sappers(Effect):
    """The defender may discard it to deal an extra hit."""

    law = "K.sappers"

    def usable_in_battle(self, s: Root, me: int, b: Battle, side: int) -> int:
        return crafted_by(s, b, side, me) if side == DEFENDING else 0

    def use_in_battle(self, s: Root, me: int, b: Battle, side: int, card: int) -> None:
        leave_play(s, fighter(b, side), card)
        s.battle = replaced(s.battle, EXTRA_D, s.battle[EXTRA_D] + 1)


class ScoutingParty(Effect):
    """Ambushes deal its owner no hits while it attacks."""

    law = "K.scouting_party"

    def ignores_ambush(self, s: Root, me: int, b: Battle) -> bool:
        return crafted_by(s, b, ATTACKING, me) != 0


BATTLE_CARDS: Final[dict[str, Effect]] = {
    "armorers": Armorers(),
    "brutal_tactics": BrutalTactics(),
    "sappers": Sappers(),
    "scouting_party": ScoutingParty(),
}
EFFECTS.update(BATTLE_CARDS)
