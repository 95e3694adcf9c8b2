"""Their panel: the Retinue column by column, recovered relics, waystations. All lies open."""

from lichtung.root.factions.keepers.mat import COLUMNS, TYPES, mat_of
from lichtung.root.factions.keepers.relics import OF_TYPE, full_columns, waystations
from lichtung.root.panel import Line, Panel


def panel(p: Panel, seat: int) -> list[Line]:
    s, mat = p.s, mat_of(p.s, seat)
    rows = [mat.relics[number * OF_TYPE : (number + 1) * OF_TYPE] for number in range(len(TYPES))]
    figures, tablets, jewels = [", ".join([str(value) for value in row if value]) or "–" for row in rows]
    sets, camps = full_columns(s, seat), waystations(s, seat)
    lines = [
        p.line(p.say("keepers", figures=figures, tablets=tablets, jewels=jewels, sets=sets, camps=camps))
    ]
    for column, word in enumerate(COLUMNS):
        parts = [p.say(f"keepers-{word}") + " ", p.cards(mat.retinue[column]) if mat.retinue[column] else "–"]
        if mat.acted[column]:
            parts += [" " + p.say("keepers-acted") + " ", p.cards(mat.acted[column]), ")"]
        lines.append(p.line(*parts))
    return lines
