"""The Cult's panel: outcast, acolytes, gardens, lost souls and revealed cards. Everything lies open."""

from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.factions.cult.rules import gardens
from lichtung.root.map import BIRD
from lichtung.root.panel import Line, Panel, Part


def panel(p: Panel, seat: int) -> list[Line]:
    mat = mat_of(p.s, seat)
    key = "cult-hated" if mat.hated else "cult"
    lines = [p.line(p.say(key, suit=p.name("suit", mat.outcast), acolytes=mat.acolytes))]
    tracks: list[Part] = [p.say("cult-gardens")]
    for suit in range(BIRD):
        tracks += ["  ", p.suit(suit, f" {gardens(p.s, seat, suit)}")]
    lines.append(p.line(*tracks))
    if mat.revealed:
        lines.append(p.line(p.say("cult-revealed") + " ", p.cards(mat.revealed)))
    lines.append(p.line(p.say("cult-souls") + " ", p.cards(mat.lost_souls)))
    return lines
