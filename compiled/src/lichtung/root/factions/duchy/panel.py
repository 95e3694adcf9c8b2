"""The Duchy's panel: the Burrow, buildings, ministers and crowns, revealed cards. All lies open."""

from lichtung.root.cards import members
from lichtung.root.factions.duchy.building import CITADEL, MARKET, TUNNEL, built, burrow_of
from lichtung.root.factions.duchy.mat import mat_of
from lichtung.root.factions.duchy.ministers import crowns_left
from lichtung.root.panel import Line, Panel
from lichtung.root.pieces import warriors


def panel(p: Panel, seat: int) -> list[Line]:
    s, mat = p.s, mat_of(p.s, seat)
    citadels, markets, dug = (built(s, seat, kind) for kind in (CITADEL, MARKET, TUNNEL))
    below = warriors(s, seat, burrow_of(s, seat))
    lines = [p.line(p.say("duchy", burrow=below, citadels=citadels, markets=markets, tunnels=dug))]
    names = ", ".join([p.name("minister", minister) for minister in members(mat.swayed)]) or "–"
    lines.append(p.line(p.say("duchy-ministers", ministers=names)))
    squires, nobles, lords = (crowns_left(s, seat, rank) for rank in range(3))
    lines.append(p.line(p.say("duchy-crowns", squires=squires, nobles=nobles, lords=lords)))
    if s.active == seat and mat.actions_left:
        lines.append(p.line(p.say("duchy-actions", actions=mat.actions_left)))
    if mat.revealed:
        lines.append(p.line(p.say("duchy-revealed") + " ", p.cards(mat.revealed)))
    return lines
