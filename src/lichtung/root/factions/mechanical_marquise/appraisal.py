"""What others look at in the Mechanical Marquise: what her next Birdsongs bring her."""

from typing import Final

from lichtung.root.factions.mechanical_marquise.rules import HELD
from lichtung.root.features import GROUND, POINTS, Feature
from lichtung.root.state import Root

# In a cooperative game all of this is what she makes in a turn: it says how long the others have.
# Her warriors as such do not count there: all 25 are soon on the map, and whoever falls is recruited again.
FEATURES: Final = (
    Feature("held", GROUND, "clearings that score two points every turn while they last"),
    Feature("nearly_held", GROUND, "clearings that one order makes so"),
    Feature("players", POINTS, "players, each a point in Birdsong of a cooperative game. M.8.2"),
    Feature("ruled", GROUND, "clearings that she rules"),
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
    return [held, nearly, len(s.setup.people), s.ruler.count(seat)]
