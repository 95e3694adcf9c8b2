"""The Marquise's panel: buildings, wood, actions left."""

from lichtung.root.factions.marquise.kinds import RECRUITER, SAWMILL, WOOD, WORKSHOP
from lichtung.root.factions.marquise.mat import mat_of
from lichtung.root.panel import Line, Panel
from lichtung.root.pieces import on_map


def panel(p: Panel, seat: int) -> list[Line]:
    first = p.s.setup.first_kind[seat]
    sawmills, workshops, recruiters, wood = (
        on_map(p.s, first + kind) for kind in (SAWMILL, WORKSHOP, RECRUITER, WOOD)
    )
    said = p.say("marquise", sawmills=sawmills, workshops=workshops, recruiters=recruiters, wood=wood)
    left = mat_of(p.s, seat).actions_left if p.s.active == seat else 0
    return [p.line(said + (" · " + p.say("actions-left", count=left) if left else ""))]
