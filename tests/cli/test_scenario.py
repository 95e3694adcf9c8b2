"""`lichtung scenario from`: positions of saved games as scenario files that hold."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from lichtung.games import game
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import loads, replay
from lichtung.kernel.match import Match
from lichtung.scenario import read, run
from tests.cli.desk import Desk

LENGTH = 160


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


@cache
def journal(name: str) -> str:
    """The beginning of a random game."""
    rules, rng = game(name), Random(7)
    match = Match(rules, rules.start(), ["random"] * rules.seats, rng)
    match.run_chance()
    while len(match.journal.entries) < LENGTH and rules.decision(match.state) is not None:
        match.decide(rng.choice(rules.actions(match.state)))
        match.run_chance()
    return match.journal.dumps()


@pytest.fixture(params=["heirs", "root"])
def saved(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(journal(request.param), encoding="utf-8")
    return file


def entries(saved: Path) -> int:
    return len(saved.read_text(encoding="utf-8").splitlines()) - 1


def hash_at(saved: Path, at: int) -> str:
    """The fingerprint of the state after some entries."""
    found = loads(saved.read_text(encoding="utf-8"))
    rules = game(found.header.game, **found.header.setup)
    s = rules.start()
    for _ in replay(found, rules, s, upto=at):
        pass
    return state_hash(s)


def test_any_position_with_what_was_done_there(desk: Desk, saved: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    count = entries(saved)
    for at, steps in ((0, 3), (1, 0), (count // 2, 12), (-20, 20), (-7, 3), (count, 0)):
        words = ("--at", str(at), "--steps", str(steps), "--title", "Da", "-o", str(file))
        done = desk.run("scenario", "from", str(saved), *words)
        assert (done.code, done.out) == (0, f"{file} written.\n")
        (case,) = read(file)
        assert case.title == "Da"
        assert len(case.steps) == steps + 1
        assert state_hash(case.state) == hash_at(saved, at % count if at < 0 else at)
        assert run(case) == []
    assert desk.run("check", str(file)).code == 0


def test_the_end_printed(desk: Desk, saved: Path, tmp_path: Path) -> None:
    done = desk.run("scenario", "from", str(saved), "--lang", "de")
    file = tmp_path / "end.toml"
    file.write_text(done.out, encoding="utf-8")
    (case,) = read(file)
    assert case.title == f"game.jsonl, nach Eintrag {entries(saved)}"
    assert state_hash(case.state) == hash_at(saved, entries(saved))
    assert run(case) == []


def test_mistakes(desk: Desk, saved: Path, tmp_path: Path) -> None:
    count = entries(saved)
    for words in (
        ("--at", str(count + 1)),
        ("--at", str(-count - 1)),
        ("--at", "-2", "--steps", "3"),
        ("--steps", "-1"),
        ("--at", "x"),
        ("-o", str(tmp_path / "no" / "folder.toml")),
    ):
        done = desk.run("scenario", "from", str(saved), *words)
        assert (done.code, done.out) == (2, "")
        assert done.err
        assert "error-" not in done.err
    assert desk.run("scenario", "from", str(tmp_path / "none.jsonl")).code == 2
    assert desk.run("scenario", "make", str(saved)).code == 2


@pytest.mark.parametrize(("lang", "said"), [("en", "count from the end"), ("de", "vom Ende her gezählt")])
def test_help_in_both_languages(desk: Desk, lang: str, said: str) -> None:
    done = desk.run("scenario", "from", "--help", "--lang", lang)
    assert said in " ".join(done.out.split())
