"""The pages on scenario files and notation tell the truth."""

import re
from pathlib import Path

import pytest

from lichtung.heirs.game import OPTIONS, make
from lichtung.heirs.position import KEYS
from lichtung.scenario import CASE_KEYS, FILE_KEYS, STEP_KEYS, read, run

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


def test_the_notation_page_shows_every_verb_with_its_number() -> None:
    rows = re.findall(r"^\| (\d+) \| `(.+?)` \|", page("notation.md"), re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(len(GAME.codec.verbs)))
    for number, text in rows:
        action = GAME.parse(text)
        assert (action.verb, GAME.text(action)) == (int(number), text)
    assert GAME.parse("build reise-03 1,-2").code() == (1, 2, 1953)


def test_the_rulings_page_names_every_option_with_its_choices() -> None:
    text = page("heirs-rulings.md")
    for option in OPTIONS:
        if option.name not in ("roads", "solo"):
            assert f"Option `{option.name}`" in text
            assert all(f'`"{choice}"`' in text for choice in option.choices)
