"""What others look at in the Mechanical Marquise: what her next Birdsongs bring her."""

from typing import Final

from lichtung.root.factions.mechanical_marquise.rules import HELD
from lichtung.root.features import GROUND, POINTS, Feature
from lichtung.root.state import Root

# In a cooperative game those against all are what she makes in a turn: it says how long the others have.
# Her warriors as such do not count there: all 25 are soon on the map, and whoever falls is recruited again.
FEATURES: Final = (
    Feature("held", GROUND, "clearings that score two points every turn while they last"),
    Feature("nearly_held", GROUND, "clearings that one order makes so"),
    Feature("players_against_all", POINTS, "players, each a point in Birdsong, in a cooperative game. M.8.2"),
    Feature("held_against_all", GROUND, "clearings that score, in a cooperative game"),
    Feature("nearly_held_against_all", GROUND, "clearings that one order makes so, in a cooperative game"),
    Feature("ruled_against_all", GROUND, "clearings that she rules, in a cooperative game"),
)


def features(s: Root, seat: int) -> list[int]:
    held = nearly = 0
    for clearing in range(s.clearings):
        if s.ruler[clearing] == seat:
            n = s.warriors[seat * s.places + clearing]
            if n >= HELD:
                held += 1
            elif n == HELD - 1:
                nearly += 1
    if s.setup.cooperative:
        return [0, 0, len(s.setup.people), held, nearly, s.ruler.count(seat)]
    return [held, nearly, 0, 0, 0, 0]
