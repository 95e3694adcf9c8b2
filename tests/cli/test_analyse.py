"""`lichtung analyse`: a saved game looked at again, in words and as files."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lichtung.agents.levels import LEVELS
from lichtung.cli.analyse import BLOCKS, blocks
from lichtung.kernel.journal import load
from lichtung.locale.render import catalogue
from tests.agents.test_analysis import played
from tests.cli.desk import Desk

QUICK = ("--level", "medium")


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(played(90).dumps(), encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", ["de", "en"])
def test_told_in_words(desk: Desk, saved: Path, lang: str) -> None:
    words = catalogue(lang)
    done = desk.run("analyse", str(saved), *QUICK, "--lang", lang)
    assert done.code == 0, done.err
    for key in ("analyse-swings", "analyse-decisions"):
        assert words.say(key) in done.out
    assert words.say("analyse-place", turn=1, seat=words.say("root-seat-eyrie"), entry=28) in done.out
    chart = [line for line in done.out.splitlines() if any(sign in line for sign in BLOCKS)]
    assert len(chart) == 4
    assert "analyse-" not in done.out
    assert "hint-" not in done.out


def test_the_same_again_and_another_with_another_seed(desk: Desk, saved: Path) -> None:
    one, again, other = (
        desk.run("analyse", str(saved), *QUICK, "--json", "--seed", seed).out for seed in ("1", "1", "2")
    )
    assert one == again != other


def test_figures_as_json(desk: Desk, saved: Path) -> None:
    found = json.loads(desk.run("analyse", str(saved), *QUICK, "--json").out)
    assert found["seats"] == ["marquise", "eyrie", "alliance", "vagabond"]
    iterations = LEVELS["root"]["medium"].budget.iterations
    assert (found["level"], found["iterations"], found["over"]) == ("medium", iterations, False)
    assert len(found["course"]) == len(found["judgements"])
    for row in found["course"]:
        assert sum(row) == pytest.approx(1, abs=0.001)
    for judged in found["judgements"]:
        assert judged["reason"] in ("won", "points", "position")
        assert judged["agrees"] == (judged["played"][0] == judged["best"][0])


def test_files(desk: Desk, saved: Path, tmp_path: Path) -> None:
    names = ["a.svg", "a.html", "a.json", "a.jsonl"]
    outputs = [word for name in names for word in ("-o", str(tmp_path / name))]
    done = desk.run("analyse", str(saved), *QUICK, "--seat", "alliance", *outputs)
    assert done.code == 0, done.err
    drawn = ElementTree.parse(tmp_path / "a.svg").getroot()
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 4
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "<svg" in page
    assert not any(link in page for link in ("src=", "href="))
    figures = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert {judged["seat"] for judged in figures["judgements"]} == {2}


def test_the_annotated_journal_is_replayed_and_tells_its_comments(
    desk: Desk, saved: Path, tmp_path: Path
) -> None:
    notes = tmp_path / "notes.jsonl"
    assert desk.run("analyse", str(saved), *QUICK, "-o", str(notes)).code == 0
    before, after = load(saved), load(notes)
    assert [entry.do for entry in after.entries] == [entry.do for entry in before.entries]
    noted = [entry for entry in after.entries if entry.note]
    assert noted
    done = desk.run("replay", str(notes), "--events")
    assert done.code == 0
    shown = "".join(done.out.split())
    assert all("".join((entry.note or "").split()) in shown for entry in noted)


def test_comments_stay_hidden_from_other_seats(desk: Desk, saved: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    desk.run("analyse", str(saved), *QUICK, "--seat", "alliance", "-o", str(notes))
    by_others = desk.run("replay", str(notes), "--events", "--seat", "eyrie").out
    own = desk.run("replay", str(notes), "--events", "--seat", "alliance").out
    assert "Played: " not in by_others
    assert "Played: " in own


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--level", "easy"), "--level: The level easy makes no estimates. There are: medium, hard, expert."),
        (("--every", "0"), "--every: “0” will not do"),
        (("--every", "often"), "--every: “often” will not do"),
        (("--seat", "nobody"), "--seat: "),
        (("--seat", "spectator"), "--seat: Spectators decide nothing."),
        (("-o", "a.pdf"), "--out: Nothing goes into a.pdf. Files may end in: .html, .svg, .jsonl, .json."),
    ],
)
def test_mistakes_are_told(desk: Desk, saved: Path, words: tuple[str, ...], said: str) -> None:
    done = desk.run("analyse", str(saved), *words)
    assert done.code == 2
    assert said in done.err
    assert done.out == ""


def test_the_game_itself_is_never_written_over(desk: Desk, saved: Path) -> None:
    before = saved.read_bytes()
    done = desk.run("analyse", str(saved), *QUICK, "-o", str(saved))
    assert done.code == 2
    assert "is the game itself" in done.err
    assert saved.read_bytes() == before


def test_bad_journals_are_told_with_their_line(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    assert desk.run("analyse", str(file)).code == 2
    text = played(40).dumps().splitlines()
    file.write_text("\n".join([*text[:5], "{"]), encoding="utf-8")
    done = desk.run("analyse", str(file))
    assert (done.code, "bad.jsonl:6" in done.err) == (2, True)
    row = json.loads(text[1]) | {"note": 3}
    file.write_text("\n".join([text[0], json.dumps(row)]), encoding="utf-8")
    done = desk.run("analyse", str(file))
    assert (done.code, "bad.jsonl:2: A comment (note) is a text." in done.err) == (2, True)
    file.write_text(text[0], encoding="utf-8")
    done = desk.run("analyse", str(file))
    assert (done.code, "nothing to look at" in done.err) == (2, True)


def test_a_chart_of_characters_fits() -> None:
    assert blocks([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(blocks([0.1] * 300, 40)) == 40
