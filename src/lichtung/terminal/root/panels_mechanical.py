"""The Mechanical Marquise's board: her plan of orders as far as the viewer knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from lichtung.root.cards import cards_in
from lichtung.root.orders import PLAN, order_zone
from lichtung.root.view import known_of

if TYPE_CHECKING:
    from lichtung.terminal.root.panels import Panels

FACE_DOWN = "▒"
EMPTY = "·"


def mechanical_board(p: Panels, seat: int) -> list[Text]:
    """Each order from the left: its card if it was turned up before the viewer, else its back."""
    line = Text(p.say("plan"))
    for slot in range(PLAN):
        zone = order_zone(p.s, seat, slot)
        known = known_of(p.s, zone, p.viewer)
        line.append(f"  {slot + 1} ")
        if known:
            line.append_text(p.card(cards_in(known)[0]))
        else:
            line.append(FACE_DOWN if p.s.zones[zone] else EMPTY)
    return [line]
