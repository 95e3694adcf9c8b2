"""The Corvids' panel: plots by what is known of them, actions, the price of the next plot."""

from lichtung.root.factions.corvids.deeds import price
from lichtung.root.factions.corvids.mat import mat_of
from lichtung.root.factions.corvids.plots import face_up, first_plot
from lichtung.root.markers import kinds_left, supply_of
from lichtung.root.panel import Line, Panel


def panel(p: Panel, seat: int) -> list[Line]:
    s = p.s
    up, left = face_up(s, seat), len(supply_of(s, seat))
    names = ", ".join([p.name("marker", first_plot(s, seat) + kind) for kind in sorted(up)]) or "–"
    hidden = len(s.setup.markers_of[seat]) - left - len(up)
    lines = [p.line(p.say("corvids", open=names, hidden=hidden, left=left))]
    if s.active == seat:
        actions = p.say("corvids-actions", actions=mat_of(s, seat).actions_left, price=price(s, seat))
        lines.append(p.line(actions))
    if p.viewer == seat and left:
        plots = ", ".join([p.name("marker", kind) for kind in kinds_left(s, seat)])
        lines.append(p.line(p.say("corvids-supply", plots=plots)))
    return lines
