"""What the Fireflies look at: lanterns that glow every evening, and tokens in the ground."""

from typing import Final

from lichtung.root.features import HAND, WORKS, Feature
from lichtung.root.markers import markers_at
from lichtung.root.pieces import on_map
from lichtung.root.state import Root

from .rules import LANTERN

FEATURES: Final = (
    Feature("lanterns", WORKS, "lanterns on the map"),
    Feature("buried", HAND, "clearings with tokens"),
)


def features(s: Root, seat: int) -> list[int]:
    buried = sum(1 for clearing in range(s.clearings) if markers_at(s, seat, clearing))
    return [on_map(s, s.setup.first_kind[seat] + LANTERN), buried]
