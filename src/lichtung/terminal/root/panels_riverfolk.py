"""The Riverfolk's board beside the map: boxes by owner, prices, empty spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from lichtung.root.factions.riverfolk.ledger import (
    COMMITTED,
    FUNDS,
    HAND_CARD,
    HIRER,
    MERCENARIES,
    PAYMENTS,
    PRICES,
    RIVERBOATS,
    open_spaces,
)
from lichtung.root.state import NONE

if TYPE_CHECKING:
    from lichtung.terminal.root.panels import Panels


def box(p: Panels, seat: int, at: int) -> str:
    """The warriors in a box, by the short names of their owners."""
    board = p.s.boards[seat]
    there = [
        f"{p.woodland.short(owner)} {board[at + owner]}"
        for owner in range(p.s.setup.seats)
        if board[at + owner]
    ]
    return ", ".join(there) or "–"


def riverfolk_board(p: Panels, seat: int) -> list[Text]:
    board = p.s.boards[seat]
    boxes = p.say(
        "riverfolk-boxes",
        funds=box(p, seat, FUNDS),
        payments=box(p, seat, PAYMENTS),
        committed=box(p, seat, COMMITTED),
    )
    prices = p.say(
        "riverfolk-prices",
        card=board[PRICES + HAND_CARD],
        boats=board[PRICES + RIVERBOATS],
        mercenaries=board[PRICES + MERCENARIES],
    )
    lines = [Text(boxes), Text(prices)]
    fox, rabbit, mouse = open_spaces(p.s, seat)
    if fox or rabbit or mouse:
        lines.append(Text(p.say("riverfolk-spaces", fox=fox, rabbit=rabbit, mouse=mouse)))
    hirer = p.s.hirer if p.s.hirer != NONE else board[HIRER]
    if hirer != NONE:
        lines.append(Text(p.say("riverfolk-hired", seat=p.seat(hirer))))
    return lines
