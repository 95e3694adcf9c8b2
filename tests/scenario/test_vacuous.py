"""What says nothing, or names what cannot be, is a mistake in the file and never holds by itself."""

from pathlib import Path

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.scenario import run
from tests.scenario.writing import HEIRS, ROOT, cases

UNKNOWN = [
    (ROOT, 'expect.points.marqise = "none"', "expect.points.marqise", "marquise"),
    (ROOT, 'expect.warriors.marquise."13" = "none"', "expect.warriors.marquise.13", "1"),
    (ROOT, 'expect.warriors.alliance."1" = "none"', "expect.warriors.alliance", "eyrie"),
    (ROOT, 'expect.dominance.vagabond = "none"', "expect.dominance.vagabond", "eyrie"),
    (
        ROOT,
        'expect.factions.eyrie.decree-biuld = "none"',
        "expect.factions.eyrie.decree-biuld",
        "decree-build",
    ),
    (ROOT, 'expect.known.eyrie.marqise = "none"', "expect.known.eyrie.marqise", "marquise"),
    (ROOT, 'expect.battle.atacker = "none"', "expect.battle.atacker", "defender"),
    (ROOT, 'expect.result.scores.white = "none"', "expect.result.scores.white", "marquise"),
    (ROOT, 'expect = { ruler = { "1" = "none", "0" = "none" } }', "expect.ruler.0", "1"),
    (HEIRS, 'expect.landscape."1;0" = "none"', "expect.landscape.1;0", "-3,-3"),
    (HEIRS, 'expect.resources.white.gold = "none"', "expect.resources.white.gold", "wood"),
    (HEIRS, 'expect.hands.red = "none"', "expect.hands.red", "white"),
]


@pytest.mark.parametrize(("top", "step", "key", "known"), UNKNOWN, ids=[key for _, _, key, _ in UNKNOWN])
def test_unknown_names_at_any_depth(tmp_path: Path, top: str, step: str, key: str, known: str) -> None:
    with pytest.raises(LichtungError) as caught:
        cases(tmp_path, f"{top}[[steps]]\n{step}\n")
    assert caught.value.key == "scenario-fact"
    assert caught.value.where.endswith(f"case.toml:{top.count(chr(10)) + 2}: steps[0].{key}")
    assert known in str(caught.value.args_by_name["known"]).split(", ")


EMPTY = [
    *("expect = {}", "expect.points = {}", "expect.warriors.eyrie = {}"),
    *("do = []", "legal = []", "refused = []\nby = 'any'", "unlisted = []", "actions = {}"),
    *("do = 'done'\nevents = []", "do = 'done'\nno-events = []", "sees = {}", "sees.eyrie = {}"),
]


@pytest.mark.parametrize("step", EMPTY)
def test_empty_tables_and_lists(tmp_path: Path, step: str) -> None:
    with pytest.raises(LichtungError) as caught:
        cases(tmp_path, f"{ROOT}[[steps]]\n{step}\n")
    assert caught.value.key == "scenario-empty"


def test_no_cases_at_all(tmp_path: Path) -> None:
    with pytest.raises(LichtungError) as caught:
        cases(tmp_path, f"case = []\n{ROOT}")
    assert (caught.value.key, caught.value.where.split(": ")[-1]) == ("scenario-empty", "case")


def test_nothing_can_be_named_below_a_single_value(tmp_path: Path) -> None:
    with pytest.raises(LichtungError) as caught:
        cases(tmp_path, f"{ROOT}[[steps]]\nexpect.decides.now = 'eyrie'\n")
    assert (caught.value.key, caught.value.where.split(": ")[1]) == (
        "scenario-single",
        "steps[0].expect.decides",
    )


def test_actions_by_verb_have_that_verb(tmp_path: Path) -> None:
    with pytest.raises(LichtungError) as caught:
        cases(tmp_path, f'{ROOT}[[steps]]\nactions.move = ["battle 5 eyrie"]\n')
    assert caught.value.key == "scenario-want"


HOLDS = [
    (ROOT, 'expect.warriors.marquise = { "4" = "none", "3" = 0, f1 = "none" }'),
    (ROOT, 'expect.dominance.eyrie = "none"'),
    (ROOT, 'expect.known = { eyrie.marquise = "none", marquise.eyrie = [] }'),
    (ROOT, 'expect.battle.defender = "none"\nexpect.ferry = "none"\nexpect.result.winners = "none"'),
    (ROOT, "expect.cards = { deck = 47, discard = 0, eyrie = 1, marquise = 2 }"),
    (HEIRS, 'expect.landscape."3,-2" = "none"\nexpect.points."1,0" = "none"'),
]


@pytest.mark.parametrize(("top", "step"), HOLDS, ids=[step for _, step in HOLDS])
def test_what_could_be_there_but_is_not(tmp_path: Path, top: str, step: str) -> None:
    (case,) = cases(tmp_path, f"{top}[[steps]]\n{step}\n")
    assert run(case) == []


def test_none_does_not_match_what_is_there(tmp_path: Path) -> None:
    step = 'expect.warriors = { marquise = { "5" = "none" }, eyrie = { "5" = 0 } }'
    (case,) = cases(tmp_path, f"{ROOT}[[steps]]\n{step}\n")
    assert [d.where for d in run(case)] == [
        "steps[0].expect.warriors.marquise.5",
        "steps[0].expect.warriors.eyrie.5",
    ]
