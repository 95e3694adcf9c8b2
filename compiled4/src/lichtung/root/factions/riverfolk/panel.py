"""The Riverfolk's panel: boxes by owner, prices, empty spaces."""

from lichtung.root.factions.riverfolk.ledger import open_spaces
from lichtung.root.factions.riverfolk.mat import HAND_CARD, MERCENARIES, RIVERBOATS, mat_of
from lichtung.root.panel import Line, Panel
from lichtung.root.state import NONE


def box(p: Panel, row: list[int]) -> str:
    """The warriors in a box, by the short names of their owners."""
    return ", ".join([f"{p.short(owner)} {n}" for owner, n in enumerate(row) if n]) or "–"


def panel(p: Panel, seat: int) -> list[Line]:
    mat = mat_of(p.s, seat)
    boxes = p.say(
        "riverfolk-boxes",
        funds=box(p, mat.funds),
        payments=box(p, mat.payments),
        committed=box(p, mat.committed),
    )
    prices = p.say(
        "riverfolk-prices",
        card=mat.prices[HAND_CARD],
        boats=mat.prices[RIVERBOATS],
        mercenaries=mat.prices[MERCENARIES],
    )
    lines = [p.line(boxes), p.line(prices)]
    fox, rabbit, mouse = open_spaces(p.s, seat)
    if fox or rabbit or mouse:
        lines.append(p.line(p.say("riverfolk-spaces", fox=fox, rabbit=rabbit, mouse=mouse)))
    hirer = p.s.hirer if p.s.hirer != NONE else mat.hirer
    if hirer != NONE:
        lines.append(p.line(p.say("riverfolk-hired", seat=p.seat(hirer))))
    return lines
