"""`lichtung show`: positions of scenario files and saved games, in the terminal and as pictures."""

from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from lichtung.games import game
from lichtung.kernel.match import Match
from lichtung.picture import pixels
from tests.cli.desk import Desk

SCENARIO = """
game = "root"
title = "Two hands"
options.factions = ["marquise", "eyrie"]
position.hands = { marquise = ["anvil"], eyrie = ["sappers-1"] }

[[case]]
title = "in the west"
position.warriors = { marquise = { "1" = 9 } }
steps = [{ expect.decides = "marquise" }]

[[case]]
title = "in the east"
position.warriors = { eyrie = { "2" = 8 } }
steps = [{ expect.decides = "marquise" }]
"""


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


@pytest.fixture
def scenario(tmp_path: Path) -> str:
    file = tmp_path / "hands.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    return str(file)


@cache
def journal(name: str) -> str:
    rules, rng = game(name), Random(4)
    match = Match(rules, rules.start(), ["random"] * rules.seats, rng)
    match.run_chance()
    for _ in range(30):
        match.decide(rng.choice(rules.actions(match.state)))
        match.run_chance()
    return match.journal.dumps()


def saved(folder: Path, name: str) -> Path:
    file = folder / f"{name}.jsonl"
    file.write_text(journal(name), encoding="utf-8")
    return file


def said(file: Path) -> str:
    """What is written in a picture."""
    found = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    return " ".join("".join(one.itertext()) for one in found.iter("{http://www.w3.org/2000/svg}text"))


def test_the_first_case_in_the_terminal_without_hands(desk: Desk, scenario: str) -> None:
    done = desk.run("show", scenario)
    assert done.code == 0
    assert "in the west" in done.out
    assert "Ma9" in done.out
    assert "Anvil" not in done.out
    assert "Sappers" not in done.out


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        ("marquise", {"Anvil"}),
        ("eyrie", {"Sappers"}),
        ("spectator", set()),
        ("all", {"Anvil", "Sappers"}),
    ],
)
def test_each_pair_of_eyes(desk: Desk, scenario: str, tmp_path: Path, seat: str, seen: set[str]) -> None:
    picture = tmp_path / "out.svg"
    table = desk.run("show", scenario, "--case", "2", "--seat", seat)
    drawn = desk.run("show", scenario, "--case", "2", "--seat", seat, "-o", str(picture))
    assert (table.code, drawn.code, drawn.out) == (0, 0, f"{picture} drawn.\n")
    for shown in (table.out, said(picture)):
        assert "in the east" in shown
        assert {name for name in ("Anvil", "Sappers") if name in shown} == seen


@pytest.mark.parametrize("name", ["heirs", "root"])
def test_saved_games_at_any_entry(desk: Desk, tmp_path: Path, name: str) -> None:
    file, picture = saved(tmp_path, name), tmp_path / "out.svg"
    entries = len(file.read_text().splitlines()) - 1
    for at in (0, 20, entries):
        assert f"after entry {at} of {entries}" in desk.run("show", str(file), "--at", str(at)).out
        done = desk.run(
            "show", str(file), "--at", str(at), "--seat", "all", "-o", str(picture), "--lang", "de"
        )
        assert done.out == f"{picture} gezeichnet.\n"
        assert f"nach Eintrag {at} von {entries}" in said(picture)
    assert f"after entry {entries} of {entries}" in desk.run("show", str(file)).out


def test_mistakes_in_words(desk: Desk, scenario: str, tmp_path: Path) -> None:
    file = str(saved(tmp_path, "heirs"))
    mistakes = {
        ("show", scenario, "--case", "3"): "--case: This file has only 2 cases.",
        ("show", scenario, "--at", "3"): "--at: A scenario file has no entries.",
        (
            "show",
            scenario,
            "--seat",
            "cat",
        ): "--seat: There is no viewer cat. Available: marquise, eyrie, spectator",
        ("show", scenario, "-o", str(tmp_path / "no" / "out.svg")): "The file cannot be written",
        ("show", file, "--case", "1"): "--case: A saved game has no cases.",
        ("show", file, "--at", "999"): "--at: There are only",
        ("show", str(tmp_path / "nothing.toml")): "The file cannot be read",
        ("show", str(tmp_path / "nothing.jsonl")): "The file cannot be read",
    }
    for words, message in mistakes.items():
        done = desk.run(*words)
        assert (done.code, done.out) == (2, "")
        assert message in done.err


def test_the_example_of_the_docs_holds_and_can_be_drawn(desk: Desk, tmp_path: Path) -> None:
    folder, drawn = Path(__file__).parents[2] / "docs" / "img", tmp_path / "position.svg"
    file = str(folder / "position.toml")
    assert desk.run("check", file).code == 0
    assert desk.run("show", file, "--seat", "marquise", "-o", str(drawn)).code == 0
    assert drawn.read_text(encoding="utf-8") == (folder / "position.svg").read_text(encoding="utf-8"), (
        "run: lichtung show docs/img/position.toml --seat marquise -o docs/img/position.svg --lang en"
    )


def test_a_file_named_so_becomes_a_png(desk: Desk, scenario: str, tmp_path: Path) -> None:
    file = tmp_path / "out.PNG"
    assert desk.run("show", scenario, "-o", str(file)).code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_without_the_extra_a_png_is_refused(
    desk: Desk, scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pixels, "RENDERER", "no_such_renderer")
    done = desk.run("show", scenario, "-o", str(tmp_path / "out.png"), "--lang", "en")
    assert done.code != 0
    assert 'pip install "lichtung[pictures]"' in done.err
    assert "Traceback" not in done.err
    assert list(tmp_path.glob("out*")) == []
