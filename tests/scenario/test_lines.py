"""Every key of a file has its line, however the file is written."""

import tomllib
from pathlib import Path

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.scenario import read, run
from lichtung.scenario.lines import key_lines, line_of
from tests.scenario.writing import HEIRS, ROOT, case_file, cases

TEXT = '''# [[steps]] in a remark
game = "root"  # and "quotes'
title = """
[[steps]]
of a text"""
note = \'\'\'
do = "no"\'\'\'
[options]
factions = ["a", "b"]

[position.hands]
"alliance.pile" = ["x",
  "]", 'y#', # }
]
[[case]]
title = "one"
steps = [
    # before
    { do = "x # y", expect.points.eyrie = 1 }, { note = "a, \\"b\\" ] }", do = ["p",

        "q"] },
    { expect = { decides = "chance" } },
]
[[case]]
[[case.steps]]
do = "x"
expect."5".a = { b = [
   1, 2] }
[[case.steps]]
legal = "y"
[case.position]
turn = 1979-05-27
'''


def test_lines_of_every_way_to_write() -> None:
    assert tomllib.loads(TEXT)
    wanted = {
        "game": 2,
        "title": 3,
        "note": 6,
        "options": 8,
        "options.factions[1]": 9,
        "position": 11,
        "position.hands.alliance.pile": 12,
        "position.hands.alliance.pile[2]": 13,
        "case": 15,
        "case[0]": 15,
        "case[0].title": 16,
        "case[0].steps[0].do": 19,
        "case[0].steps[0].expect.points": 19,
        "case[0].steps[1]": 19,
        "case[0].steps[1].do[1]": 21,
        "case[0].steps[2].expect.decides": 22,
        "case[1]": 24,
        "case[1].steps[0]": 25,
        "case[1].steps[0].expect.5.a.b[0]": 28,
        "case[1].steps[1].legal": 30,
        "case[1].position.turn": 32,
    }
    lines = key_lines(TEXT)
    assert {path: lines.get(path) for path in wanted} == wanted
    assert line_of(lines, "case[1].steps[1].expect.points.eyrie") == 29, "of what it would stand in"
    assert line_of(lines, "case[1].position: turn") == 32
    assert line_of(lines, "nowhere") == 0


def test_every_file_of_the_tests_is_read_to_its_end() -> None:
    for path in sorted(Path(__file__).parents[1].rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        lines = key_lines(text)
        for key in paths(tomllib.loads(text), ""):
            assert key in lines, f"{path}: {key}"


def paths(data: object, base: str) -> list[str]:
    if isinstance(data, dict):
        return [p for key, value in data.items() for p in paths(value, f"{base}.{key}" if base else key)]
    if isinstance(data, list):
        return [base, *[p for i, value in enumerate(data) for p in paths(value, f"{base}[{i}]")]]
    return [base]


def test_differences_name_line_and_note(tmp_path: Path) -> None:
    steps = """[[steps]]
note = "A battle."
do = ["done",
    "battle 5 eyrie"]
expect.decides = "eyrie"
expect.points.eyrie = 3
[[steps]]
do = "done"
legal = ["roll 3 1",
   "roll 1 3"]
"""
    (case,) = cases(tmp_path, ROOT + steps)
    found = run(case)
    assert [(d.where, d.line, d.note, d.key) for d in found] == [
        ("steps[0].expect.points.eyrie", 12, "A battle.", "fact-differs"),
        ("steps[1]", 13, "", "legal-refused"),
    ]


MIXED = [
    'expect = { decides = "white" }\nexpect.score.white = 0',
    'expect.score.white = 0\nexpect = { decides = "white" }',
    'do = "end"\ndo = "end"',
]


@pytest.mark.parametrize("step", MIXED)
def test_the_same_table_written_in_two_ways(tmp_path: Path, step: str) -> None:
    path = case_file(tmp_path, f"{HEIRS}[[steps]]\n{step}\n")
    with pytest.raises(LichtungError) as caught:
        read(path)
    assert (caught.value.key, caught.value.where) == ("scenario-toml-twice", f"{path}:7")


def test_other_mistakes_of_toml(tmp_path: Path) -> None:
    path = case_file(tmp_path, f"{HEIRS}[[steps]]\nlegal = end\n")
    with pytest.raises(LichtungError) as caught:
        read(path)
    assert (caught.value.key, caught.value.where) == ("scenario-toml", f"{path}:6")
    assert caught.value.args_by_name["column"] == 9
    with pytest.raises(LichtungError, match="scenario-toml-end"):
        cases(tmp_path, f'{HEIRS}[[steps]]\nlegal = ["end"')
