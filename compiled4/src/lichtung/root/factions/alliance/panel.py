"""The Alliance's panel: supporters, officers, sympathy."""

from lichtung.root.cards import count
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import SYMPATHY
from lichtung.root.panel import Line, Panel
from lichtung.root.pieces import on_map


def panel(p: Panel, seat: int) -> list[Line]:
    s = p.s
    pile = s.setup.pile[seat]
    sympathy = on_map(s, s.setup.first_kind[seat] + SYMPATHY)
    officers = mat_of(s, seat).officers
    said = p.say("alliance", supporters=count(s.zones[pile]), officers=officers, sympathy=sympathy)
    lines = [p.line(said)]
    known = 0 if p.viewer is None else s.known[p.viewer * s.setup.zones + pile]
    if known:
        lines.append(p.line(p.say("supporters") + " ", p.cards(known)))
    return lines
