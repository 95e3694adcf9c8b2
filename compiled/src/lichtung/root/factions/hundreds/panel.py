"""The panel of the Hundreds: mood, hoard with its two tracks, warlord, what they oppress. All lies open."""

from lichtung.root.cards import ITEMS
from lichtung.root.factions.hundreds.hoard import TRACK_ITEMS, command, prowess
from lichtung.root.factions.hundreds.mat import mat_of
from lichtung.root.factions.hundreds.mobs import MOB, STRONGHOLD
from lichtung.root.factions.hundreds.rules import oppressed, points_for
from lichtung.root.factions.hundreds.warlord import warlord_at
from lichtung.root.panel import Line, Panel
from lichtung.root.pieces import on_map
from lichtung.root.state import NONE


def panel(p: Panel, seat: int) -> list[Line]:
    s, mat = p.s, mat_of(p.s, seat)
    mood = "–" if mat.mood == NONE else p.name("mood", mat.mood)
    lines = [p.line(p.say("hundreds", mood=mood, command=command(s, seat), prowess=prowess(s, seat)))]
    tracks = [
        p.items([mat.hoard[item] if item in items else 0 for item in range(len(ITEMS))]) or "–"
        for items in TRACK_ITEMS
    ]
    lines.append(p.line(p.say("hundreds-hoard", command=tracks[0], prowess=tracks[1])))
    first = s.setup.first_kind[seat]
    strongholds, mobs = on_map(s, first + STRONGHOLD), on_map(s, first + MOB)
    at = warlord_at(s, seat) + 1
    lines.append(p.line(p.say("hundreds-map", strongholds=strongholds, mobs=mobs, warlord=at)))
    held = oppressed(s, seat)
    lines.append(p.line(p.say("hundreds-oppresses", clearings=held, points=points_for(held))))
    if s.active == seat:
        left = max(0, command(s, seat) - mat.commanded), max(0, prowess(s, seat) - mat.advanced)
        lines.append(p.line(p.say("hundreds-left", commands=left[0], advances=left[1])))
    return lines
