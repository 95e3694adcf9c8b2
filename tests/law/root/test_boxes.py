"""What is on this table is what the boxes hold: pieces, cards, items and markers, counted."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import lichtung.root
from lichtung.kernel.law import find
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.cards import ITEMS, Deck, members
from lichtung.root.factions.duchy.mat import CROWNS_A_RANK, RANK_WORDS
from lichtung.root.factions.duchy.ministers import MINISTERS
from lichtung.root.factions.eyrie.rules import LEADERS
from lichtung.root.factions.hundreds.moods import MOODS
from lichtung.root.factions.riverfolk.mat import SERVICES
from lichtung.root.factions.vagabond.data import CHARACTERS, FIRST_CHARACTERS, QUESTS, STARTING_ITEMS
from lichtung.root.factions.vagabond.relations import has_relation
from lichtung.root.game import FACTIONS, RootGame, make
from lichtung.root.map import BIRD, MARKERS_A_SUIT, SUITS, Map
from lichtung.root.state import PieceKind, Root

BOXES: list[dict[str, Any]] = json.loads(
    (Path(lichtung.root.__file__).parent / "data" / "boxes.json").read_text(encoding="utf-8")
)["boxes"]
BASE, RIVERFOLK, UNDERWORLD, MARAUDER, EXILES, WANDERERS = "B.1", "B.2", "B.3", "B.4", "B.7", "B.9"
BUILT = (BASE, RIVERFOLK, UNDERWORLD)  # the boxes whose factions are on this table
MARAUDERS = ("hundreds", "keepers")  # those of the next box
BASE_CHARACTERS = ("thief", "tinker", "ranger")
KINDS = len(ITEMS)


def held_by(law: str) -> Counter[str]:
    """Everything in a box, counted."""
    [box] = [box for box in BOXES if box["law"] == law]
    found: Counter[str] = Counter()
    for part in box["parts"]:
        found.update(part["contents"])
    return found


def held() -> Counter[str]:
    """Everything in the boxes of the factions on this table."""
    return sum((held_by(law) for law in BUILT), Counter())


def held_of_marauders() -> Counter[str]:
    """What the box of the marauders holds for those of its factions that are on this table."""
    found = held_by(MARAUDER)
    return Counter({word: n for word, n in found.items() if set(word.split(".")) & set(MARAUDERS)})


def seated(*factions: str) -> tuple[RootGame, Root]:
    """A game right after its setup, whoever was chosen."""
    game = make({"factions": list(factions)})
    s = game.start()
    while not s.turn:
        decision = game.decision(s)
        assert decision is not None
        actions = game.actions(s) or [action for action, _ in game.chance(s)]
        game.apply(s, actions[0])
    return game, s


def items_of(characters: list[str], ruins: list[str]) -> Counter[str]:
    """The items that anybody of these characters begins with, and those under the ruins."""
    most: Counter[str] = Counter()
    for name in characters:
        most |= Counter(ITEMS[item] for item in STARTING_ITEMS[CHARACTERS.index(name)])
    return most + Counter(ruins)


@pytest.mark.law("B.1.2", "B.1.3", "B.2.2", "B.2.3", "B.3.2", "B.3.3", "B.4.2", "B.4.3")
def test_buildings_tokens_and_warriors() -> None:
    boxes, pieces = held() + held_of_marauders(), Counter[str]()
    for faction in FACTIONS.values():
        if faction.replaces:
            continue  # it plays with the pieces of another
        game = make({"factions": [faction.id, *[one for one in ("marquise", "eyrie") if one != faction.id]]})
        seat = game.setup.words.index(faction.id)
        for number in game.setup.kinds_of[seat]:
            kind = game.setup.kinds[number]
            pieces[f"{faction.id}.{piece_of(faction.id, kind)}"] += kind.total
        if faction.marker_kinds():
            pieces[f"{faction.id}.plot"] = sum(kind.total for kind in faction.marker_kinds())
        if faction.warriors:
            pieces[f"warriors.{faction.id}"] = faction.warriors
    pieces["keepers.waystation"] //= 2  # a kind for each side of a tile
    pieces["keepers.relic"] //= 2  # one for relics face down, others for the same face up
    of_factions = {word: n for word, n in boxes.items() if word in pieces or word.startswith("warriors.")}
    assert dict(pieces) == of_factions
    assert sum(pieces[word] for word in pieces if word.startswith("warriors.")) == 55 + 40 + 15 + 20 + 20 + 15


def piece_of(faction: str, kind: PieceKind) -> str:
    """What a box calls a piece: those of a suit alike, and so tiles with sides, and relics."""
    if faction == "keepers":
        return "waystation" if kind.building else "relic"
    return kind.name.partition("_")[0]


@pytest.mark.law("B.1.2", "B.2.2", "B.2.5", "B.3.2", "B.3.3", "B.3.4", "B.4.3", "B.4.4")
def test_markers_of_factions() -> None:
    boxes = held()
    assert boxes["duchy.minister"] == len(MINISTERS)
    assert boxes["duchy.crown"] == CROWNS_A_RANK * len(RANK_WORDS)
    assert boxes["duchy.burrow"] == len(FACTIONS["duchy"].areas())
    assert len(SERVICES) == boxes["riverfolk.service"]
    assert boxes["cult.outcast"] == 1
    _, s = seated("marquise", "eyrie", "alliance", "vagabond")
    assert sum(has_relation(s, 3, other) for other in range(3)) == held_by(BASE)["relation"]
    _, s = seated("vagabond", "vagabond", "marquise", "eyrie", "cult", "riverfolk")
    wanted = sum(has_relation(s, seat, other) for seat in (0, 1) for other in range(2, 6))
    assert wanted <= boxes["relation"]
    assert boxes["figure.vagabond"] == 2 == FACTIONS["vagabond"].seats
    own = [one for one in FACTIONS.values() if not one.replaces and one.id not in MARAUDERS]
    assert boxes["points"] == sum(faction.seats for faction in own)
    marauder = held_by(MARAUDER)
    assert marauder["figure.warlord"] == len(FACTIONS["hundreds"].figure_kinds())
    assert marauder["hundreds.mood"] == len(MOODS)


@pytest.mark.law("B.1.4", "B.2.4", "B.4.4", "B.7.1", "B.9.3")
def test_cards() -> None:
    boxes = held()
    assert Deck("standard_deck").size == boxes["deck.standard"] == 54
    assert Deck("exiles_deck").size == held_by(EXILES)["deck.exiles-partisans"] == 54
    assert Deck("standard_deck", "spies").size - 54 == boxes["deck.spies"] == 4
    assert Deck("standard_deck", "faithful_retainers").size - 54 == held_by(MARAUDER)["keepers.retinue"] == 3
    assert len(LEADERS) == boxes["eyrie.leader"]
    game, s = seated("eyrie", "marquise")
    mats: Any = game.view(s, None).data()["mats"]
    assert sum(mats["eyrie"]["viziers"].values()) == boxes["eyrie.vizier"]
    assert len(FIRST_CHARACTERS) == boxes["vagabond.character"]
    assert len(CHARACTERS) - len(FIRST_CHARACTERS) == held_by(WANDERERS)["vagabond.character"]
    assert tuple(CHARACTERS[: held_by(BASE)["vagabond.character"]]) == BASE_CHARACTERS
    assert len(QUESTS) == boxes["vagabond.quest"]


@pytest.mark.law("B.1.2", "B.2.2")
def test_items() -> None:
    """The supply, those under the ruins, and what any character of the box begins with."""
    _, s = seated("marquise", "eyrie", "alliance", "vagabond")
    supply = Counter({ITEMS[item]: n for item, n in enumerate(s.items) if n})
    ruins = [ITEMS[item % KINDS] for under in s.ruin_items for item in members(under)]
    base = supply + items_of(list(BASE_CHARACTERS), ruins)
    assert {f"item.{item}": n for item, n in base.items()} == items_in(BASE)
    assert sum(base.values()) == 23
    _, s = seated("marquise", "eyrie", "vagabond", "vagabond")
    both = [ITEMS[item % KINDS] for under in s.ruin_items for item in members(under)]
    others = [CHARACTERS[one] for one in FIRST_CHARACTERS if CHARACTERS[one] not in BASE_CHARACTERS]
    second = items_of(others, list((Counter(both) - Counter(ruins)).elements()))
    assert {f"item.{item}": n for item, n in second.items()} == items_in(RIVERFOLK)
    assert sum(second.values()) == 11


def items_in(law: str) -> dict[str, int]:
    return {word: n for word, n in held_by(law).items() if word.startswith("item.")}


@pytest.mark.law("B.1.2", "B.1.5", "B.3.2", "B.3.3", "B.3.5")
def test_what_lies_on_the_boards() -> None:
    base, underworld = held_by(BASE), held_by(UNDERWORLD)
    assert {base[f"suit.{suit}"] for suit in SUITS[:BIRD]} == {MARKERS_A_SUIT} == {4}
    for name in ("autumn", "winter", "lake", "mountain"):
        board = Map(name)
        assert len(board.ruins) == base["ruin"]
        assert board.closed.bit_count() in (0, underworld["closed_path"])
        assert len(board.centre) == sum(base[f"suit.{suit}"] for suit in SUITS[:BIRD])
    assert Map("mountain").closed.bit_count() == underworld["closed_path"] == 6
    assert underworld["ferry"] == underworld["tower"] == 1
    assert [name for name in ("autumn", "winter", "lake", "mountain") if Map(name).lake] == ["lake"]


def test_every_box_has_its_paragraphs_and_words() -> None:
    assert [box["law"] for box in BOXES] == [f"B.{number}" for number in range(1, 11)]
    parts = [part for box in BOXES for part in box["parts"]]
    laws = ["B", *[law for box in BOXES for law in (box["law"], *[part["law"] for part in box["parts"]])]]
    assert [paragraph.id for paragraph in find("B")[1]] == laws
    for lang in LANGUAGES:
        for part in parts:
            said = catalogue(lang).say("law-" + part["law"].replace(".", "-"))
            assert sorted(map(int, re.findall(r"\d+", said))) == sorted(part["contents"].values()), said
