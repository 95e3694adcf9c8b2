"""The Mechanical Marquise's board: her plan of orders as far as the viewer knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from lichtung.root.cards import cards_in
from lichtung.root.orders import PLAN, order_zone

if TYPE_CHECKING:
    from lichtung.terminal.root.panels import Panels

FACE_DOWN = "▒"
EMPTY = "·"


def mechanical_board(p: Panels, seat: int) -> list[Text]:
    """Each order from the left: its card if it was turned up before the viewer, else its back."""
    line = Text(p.say("plan"))
    for slot in range(PLAN):
        zone = order_zone(p.s, seat, slot)
        known = 0 if p.viewer in (None, seat) else p.s.known[(p.viewer or 0) * p.s.table.zones + zone]
        line.append(f"  {slot + 1} ")
        if known:
            line.append_text(p.card(cards_in(known)[0]))
        else:
            line.append(FACE_DOWN if p.s.zones[zone] else EMPTY)
    return [line]
