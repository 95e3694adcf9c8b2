"""The pages on scenario files and notation tell the truth."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from lichtung.heirs.game import OPTIONS, make
from lichtung.heirs.position import KEYS
from lichtung.root import game as root
from lichtung.root.cards import ITEMS
from lichtung.root.factions.eyrie.mat import COLUMNS
from lichtung.root.factions.riverfolk.mat import SERVICES
from lichtung.root.factions.vagabond.mat import CONDITIONS
from lichtung.root.map import SUITS
from lichtung.root.mixes import BASE_GAME
from lichtung.root.orders import PLAN
from lichtung.root.position import KEYS as ROOT_KEYS
from lichtung.scenario import CASE_KEYS, FILE_KEYS, STEP_KEYS, read, run
from tests.scenario.notation_page import HEADS, PAGES, written

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
    facts = game.facts(game.start())
    assert {*ROOT_KEYS, *facts} - named == set()


@pytest.mark.parametrize("seats", [BASE_GAME, ["mechanical-marquise", "cult", "riverfolk", "vagabond"]])
def test_every_number_of_a_board_is_described(seats: list[str]) -> None:
    game = root.make({"factions": seats})
    boards = game.facts(game.start())["factions"]
    assert isinstance(boards, dict)
    forms: dict[str, Sequence[object]] = {
        "column": COLUMNS,
        "condition": CONDITIONS,
        "item": ITEMS,
        "seat": seats,
    }
    forms |= {"suit": SUITS, "service": SERVICES, "slot": range(1, PLAN + 1)}
    text = page("scenario-files.md").partition("Boards (")[2]
    rows = dict(re.findall(r"^\| ([\w-]+) \| (`.*) \|$", text, re.MULTILINE))
    for seat in seats:
        described = set(re.findall(r"`([a-z<>-]+)`", rows[seat]))
        for kind, words in forms.items():
            described = {key.replace(f"<{kind}>", str(word)) for key in described for word in words}
        described -= {key for key in described if key.startswith("bird-")}  # no clearing is of that suit
        assert described == set(boards[seat])


@pytest.mark.parametrize("lang", PAGES)
def test_the_notation_page_shows_every_verb_with_its_number(lang: str) -> None:
    of_heirs = PAGES[lang].read_text(encoding="utf-8").partition(HEADS[lang])[0]
    rows = re.findall(r"^\| (\d+) \| `(.+?)` \|", of_heirs, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(len(GAME.codec.verbs)))
    for number, text in rows:
        action = GAME.parse(text)
        assert (action.verb, GAME.text(action)) == (int(number), text)
    assert GAME.parse("build reise-03 1,-2").code() == (1, 2, 1953)


@pytest.mark.parametrize("lang", PAGES)
def test_the_notation_page_shows_every_verb_of_root(lang: str) -> None:
    text = PAGES[lang].read_text(encoding="utf-8")
    assert HEADS[lang] in text
    assert written(text, lang) == text, "python -m tests.scenario.notation_page writes it anew"


def test_the_rulings_page_names_every_option_with_its_choices() -> None:
    text = page("heirs-rulings.md")
    for option in OPTIONS:
        if option.name not in ("roads", "solo"):
            assert f"Option `{option.name}`" in text
            assert all(f'`"{choice}"`' in text for choice in option.choices)
