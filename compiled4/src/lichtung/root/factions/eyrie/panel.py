"""The Eyrie's panel: leader, roosts, the Decree."""

from typing import Final

from lichtung.root.cards import members
from lichtung.root.factions.eyrie.mat import COLUMNS, mat_of
from lichtung.root.factions.eyrie.rules import ROOST
from lichtung.root.map import BIRD
from lichtung.root.panel import Line, Panel, Part
from lichtung.root.pieces import on_map
from lichtung.root.state import NONE


def panel(p: Panel, seat: int) -> list[Line]:
    mat = mat_of(p.s, seat)
    name = "–" if mat.leader == NONE else p.name("leader", mat.leader)
    roosts = on_map(p.s, p.s.setup.first_kind[seat] + ROOST)
    parts: list[Part] = [p.say("decree")]
    for column in range(len(COLUMNS)):
        parts.append("  " + p.name("column", column) + ": ")
        suits = [p.s.setup.deck.suit[card] for card in members(mat.decree[column])]
        suits += [BIRD] * mat.viziers[column]
        parts += [p.suit(suit) for suit in suits] or [p.faint("–")]
    return [p.line(p.say("eyrie", leader=name, roosts=roosts)), p.line(*parts)]


def leader_paragraphs(leader: int) -> list[list[str]]:
    """Where the Law says what a leader does."""
    return [[f"7.8.{leader + 1}"]]


PARAGRAPHS: Final = {"leader": leader_paragraphs}
