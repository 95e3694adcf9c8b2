"""The Mechanical Marquise's panel: her plan of orders as far as the viewer knows it."""

from typing import Final

from lichtung.root.orders import PLAN, order_zone
from lichtung.root.panel import Line, Panel, Part
from lichtung.root.view import known_of

FACE_DOWN: Final = "▒"
EMPTY: Final = "·"


def panel(p: Panel, seat: int) -> list[Line]:
    """Each order from the left: its card if it was turned up before the viewer, else its back."""
    parts: list[Part] = [p.say("plan")]
    for slot in range(PLAN):
        zone = order_zone(p.s, seat, slot)
        known = known_of(p.s, zone, p.viewer)
        parts += [f"  {slot + 1} ", p.cards(known) if known else FACE_DOWN if p.s.zones[zone] else EMPTY]
    return [p.line(*parts)]
