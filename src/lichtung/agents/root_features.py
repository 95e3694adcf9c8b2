"""What agents look at in every seat of Root, whatever it plays; its faction adds what else counts.

Besides the weights of these features `root_weights.json` has numbers of its own: what a point of the
strongest rival takes away (`rival`), and how far ahead makes winning e times as likely (`temper`). In
cooperative games everybody runs for 30 points against the machine (M.8.1); there they are what a player makes
in a turn, whatever the prospects (`a_turn`), in how many hundredths of a turn prospects become points
(`come_true`), and a lead beyond which more of it is worth nothing (`safe`).
"""

from typing import Final

from lichtung.agents.root_dominance import MET, firmness, reach, warned
from lichtung.root.card_mat import read_card_mat
from lichtung.root.cards import count
from lichtung.root.features import ARMY, GROUND, HAND, POINTS, WORKS, Feature
from lichtung.root.hirelings.mat import read_company
from lichtung.root.pieces import warriors_on_map
from lichtung.root.state import NO_DOMINANCE, NONE, Root

MOST_CARDS: Final = 5
LIKELY_MARKERS: Final = 2

FEATURES: Final = (
    Feature("points", POINTS, "victory points: what everything is measured in"),
    Feature("dominance", POINTS, "an active dominance card: points count no more. 3.3.1"),
    Feature("reach", POINTS, "clearings of three, or corners, that it asks for and the seat rules"),
    Feature("met", POINTS, "all of it: the game is won when the seat's next turn begins"),
    Feature("firm", ARMY, "lead over the strongest rival in those clearings, up to five each"),
    Feature("warned", POINTS, "if it is met: rivals who have let it be in their turn"),
    Feature("coalition", POINTS, "a coalition by a dominance card. 9.2.8"),
    Feature("cards", HAND, "cards in hand, up to five"),
    Feature("crafted", WORKS, "crafted cards with a lasting effect"),
    Feature(
        "coffins", WORKS, "warriors on one's own Coffin Makers: every five will be a point. K.coffin_makers"
    ),
    Feature("warriors", ARMY, "warriors on the map"),
    Feature("ruled", GROUND, "ruled clearings"),
    Feature("landmarks", GROUND, "what landmarks serve for as things stand: market, forge, city. F.1"),
    Feature("pass", GROUND, "the pass is ruled: perhaps still at the end of the next Evening. C.3.4"),
    Feature("control", WORKS, "turns for which hirelings serve, those to be hired counted as two. H.1"),
)
RIVAL: Final = "rival"
TEMPER: Final = "temper"
A_TURN: Final = "a_turn"
COME_TRUE: Final = "come_true"
SAFE: Final = "safe"
NUMBERS: Final = (RIVAL, TEMPER, A_TURN, COME_TRUE, SAFE)


def features(s: Root, seat: int) -> list[int]:
    cards = count(s.zones[seat])
    card = s.dominance[seat]
    dominates = card != NO_DOMINANCE and s.setup.factions[seat].wins_by_rule
    return [
        s.points[seat],
        1 if dominates else 0,
        reach(s, seat, card) if dominates else 0,
        1 if dominates and reach(s, seat, card) == MET else 0,
        firmness(s, seat, card) if dominates else 0,
        warned(s, seat, card) if dominates else 0,
        1 if card != NO_DOMINANCE and not dominates else 0,
        cards if cards < MOST_CARDS else MOST_CARDS,
        count(s.crafted[seat]),
        coffins(s, seat),
        warriors_on_map(s, seat),
        s.ruler.count(seat),
        landmarks(s, seat),
        1 if s.tower != NONE and s.ruler[s.tower] == seat else 0,
        control(s, seat) if s.setup.hirelings else 0,
    ]


def control(s: Root, seat: int) -> int:
    mat, first = read_company(s), s.setup.first_hireling
    serving = [n for number, n in enumerate(mat.markers) if s.controller[first + number] == seat]
    return sum(serving) + mat.owed[seat] * LIKELY_MARKERS


def landmarks(s: Root, seat: int) -> int:
    n = 0
    for landmark in s.setup.landmarks.known:
        n += landmark.serves(s, seat)
    return n


def coffins(s: Root, seat: int) -> int:
    if not s.setup.has_card_mat or not s.crafted[seat] & s.setup.deck.coffins:
        return 0
    return sum(read_card_mat(s).coffin)
