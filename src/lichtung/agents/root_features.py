"""What agents look at in every seat of Root, whatever it plays; its faction adds what else counts.

Besides the weights of these features `root_weights.json` has two numbers of its own: what a point of the
strongest rival takes away (`rival`), and how far ahead makes winning e times as likely (`temper`).
"""

from typing import Final

from lichtung.root.card_mat import read_card_mat
from lichtung.root.cards import count
from lichtung.root.features import ARMY, GROUND, HAND, POINTS, WORKS, Feature
from lichtung.root.pieces import warriors_on_map
from lichtung.root.state import NO_DOMINANCE, NONE, Root

MOST_CARDS: Final = 5

FEATURES: Final = (
    Feature("points", POINTS, "victory points: what everything is measured in"),
    Feature("dominance", POINTS, "a dominance card is in play"),
    Feature("cards", HAND, "cards in hand, up to five"),
    Feature("crafted", WORKS, "crafted cards with a lasting effect"),
    Feature(
        "coffins", WORKS, "warriors on one's own Coffin Makers: every five will be a point. K.coffin_makers"
    ),
    Feature("warriors", ARMY, "warriors on the map"),
    Feature("ruled", GROUND, "ruled clearings"),
    Feature("pass", GROUND, "the pass is ruled: perhaps still at the end of the next Evening. C.3.4"),
)
RIVAL: Final = "rival"
TEMPER: Final = "temper"
NUMBERS: Final = (RIVAL, TEMPER)


def features(s: Root, seat: int) -> list[int]:
    cards = count(s.zones[seat])
    return [
        s.points[seat],
        1 if s.dominance[seat] != NO_DOMINANCE else 0,
        cards if cards < MOST_CARDS else MOST_CARDS,
        count(s.crafted[seat]),
        coffins(s, seat),
        warriors_on_map(s, seat),
        s.ruler.count(seat),
        1 if s.tower != NONE and s.ruler[s.tower] == seat else 0,
    ]


def coffins(s: Root, seat: int) -> int:
    if not s.setup.has_card_mat or not s.crafted[seat] & s.setup.deck.coffins:
        return 0
    return sum(read_card_mat(s).coffin)
