"""The pages on scenario files and notation tell the truth."""

import re
from pathlib import Path

import pytest

from lichtung.heirs.game import OPTIONS, make
from lichtung.heirs.position import KEYS
from lichtung.root import game as root
from lichtung.root.board import SUITS
from lichtung.root.cards import ITEMS
from lichtung.root.factions.eyrie import COLUMNS
from lichtung.root.factions.vagabond.items import CONDITIONS
from lichtung.root.position import KEYS as ROOT_KEYS
from lichtung.scenario import CASE_KEYS, FILE_KEYS, STEP_KEYS, read, run
from tests.scenario.notation_page import HEAD, written

DOCS = Path(__file__).parents[2] / "docs"
GAME = make({"sets": ["reise", "land_industrie", "handel_kirche"]})


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


BLOCKS = re.findall(r"```toml\n(game = .*?)```", page("scenario-files.md"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[1] for block in BLOCKS])
def test_the_examples_hold(tmp_path: Path, block: str) -> None:
    path = tmp_path / "example.toml"
    path.write_text(block, encoding="utf-8")
    for case in read(path):
        assert run(case) == []


def test_every_key_and_fact_is_described() -> None:
    text = page("scenario-files.md")
    named = set(re.findall(r"`([a-z-]+)[`.]", text))
    facts = GAME.facts(GAME.position({}))
    assert {*FILE_KEYS, *CASE_KEYS, *STEP_KEYS, *KEYS, *facts} - named == set()


def test_every_key_and_fact_of_root_is_described() -> None:
    text = page("scenario-files.md").partition("## Positions of Root")[2]
    named = set(re.findall(r"`([a-z-]+)[`.]", text))
    game = root.make({})
    facts = game.facts(game.position({}))
    assert {*ROOT_KEYS, *facts} - named == set()
    forms = {"column": COLUMNS, "suit": SUITS, "condition": CONDITIONS, "item": ITEMS, "seat": root.FACTIONS}
    for row in re.findall(r"^\| (\w+) \| (`.*) \|$", text.partition("Boards (")[2], re.MULTILINE):
        described = set(re.findall(r"`([a-z<>-]+)`", row[1]))
        for kind, words in forms.items():
            described = {key.replace(f"<{kind}>", word) for key in described for word in words}
        boards = facts["factions"]
        assert isinstance(boards, dict)
        assert described == set(boards[row[0]])


def test_the_notation_page_shows_every_verb_with_its_number() -> None:
    of_heirs = page("notation.md").partition("## Actions of Root")[0]
    rows = re.findall(r"^\| (\d+) \| `(.+?)` \|", of_heirs, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(len(GAME.codec.verbs)))
    for number, text in rows:
        action = GAME.parse(text)
        assert (action.verb, GAME.text(action)) == (int(number), text)
    assert GAME.parse("build reise-03 1,-2").code() == (1, 2, 1953)


def test_the_notation_page_shows_every_verb_of_root() -> None:
    text = page("notation.md")
    assert HEAD in text
    assert written(text) == text, "python -m tests.scenario.notation_page writes it anew"


def test_the_rulings_page_names_every_option_with_its_choices() -> None:
    text = page("heirs-rulings.md")
    for option in OPTIONS:
        if option.name not in ("roads", "solo"):
            assert f"Option `{option.name}`" in text
            assert all(f'`"{choice}"`' in text for choice in option.choices)
