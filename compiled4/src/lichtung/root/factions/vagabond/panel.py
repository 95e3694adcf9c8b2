"""The Vagabond's panel: character, items, quests, relations, what he has seen under ruins."""

from typing import Final

from lichtung.root.cards import members
from lichtung.root.factions.vagabond.data import CHARACTERS, QUEST_ITEMS
from lichtung.root.factions.vagabond.items import vagabonds
from lichtung.root.factions.vagabond.mat import CONDITIONS, HOSTILE, KINDS, mat_of
from lichtung.root.factions.vagabond.quests import quest_mat
from lichtung.root.factions.vagabond.relations import has_relation
from lichtung.root.panel import Line, Panel
from lichtung.root.state import NONE


def quest_line(p: Panel, quest: int) -> str:
    """A quest with the items that it takes."""
    return f"{p.name('quest', quest)}: {' + '.join(p.name('item', i) for i in QUEST_ITEMS[quest])}"


def quest_row(p: Panel, seat: int) -> list[Line]:
    """The open quests; two Vagabonds share a row, and it is shown once: beside the viewer's own items."""
    sharing = vagabonds(p.s.setup)
    if seat != (p.viewer if p.viewer in sharing else sharing[0]):
        return []
    quests = [quest_line(p, quest) for quest in members(quest_mat(p.s, seat).quests)]
    key = "quests" if len(sharing) == 1 else "quests-shared"
    return [p.line(p.say(key, quests="; ".join(quests)))] if quests else []


def panel(p: Panel, seat: int) -> list[Line]:
    mat = mat_of(p.s, seat)
    who = "–" if mat.character == NONE else p.name("character", mat.character)
    lines = [p.line(p.heading(who))]
    for condition, word in enumerate(CONDITIONS):
        row = mat.items[condition * KINDS : condition * KINDS + KINDS]
        if any(row):
            lines.append(p.line(p.say(f"items-{word}", items=p.items(row))))
    lines += quest_row(p, seat)
    ties: list[str] = []
    for other in range(p.s.setup.seats):
        if has_relation(p.s, seat, other):
            standing = mat.relations[other]
            word = "hostile" if standing == HOSTILE else f"step-{standing}"
            ties.append(f"{p.brief(other)}: {p.say(word)}")
    if ties:
        lines.append(p.line(", ".join(ties)))
    seen: list[str] = []
    for clearing, under in enumerate(p.s.ruin_items):
        if seat == p.viewer and p.s.ruin_seen[clearing] >> seat & 1:
            names = [p.name("item", item % KINDS) for item in members(under)]
            seen.append(p.say("ruin", clearing=clearing + 1, items=", ".join(names)))
    if seen:
        lines.append(p.line(p.say("ruins", ruins="; ".join(seen))))
    return lines


def character_paragraphs(character: int) -> list[list[str]]:
    """Where the Law says what a character does: on his card, or in its own paragraphs."""
    number = character + 1
    return [[f"K.{CHARACTERS[character]}"], [f"9.7.{number}", f"9.7.{number}.I"]]


PARAGRAPHS: Final = {"character": character_paragraphs}
ITEMS_TAKEN: Final = {"quest": QUEST_ITEMS}
