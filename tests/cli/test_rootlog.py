"""`lichtung rootlog`: export, check and import as a user meets them."""

from pathlib import Path
from random import Random

import pytest

from lichtung import games
from lichtung.kernel.match import Match
from tests.cli.desk import Desk
from tests.rootlog.games import played

UNBUILT = (
    "Map: Fall\nDeck: Standard\nLandmarks: Tower\nC: Ada\nK: Ben\n\nC:t_k->1\nK:4w->4+8\n\nK:w->4\nC:t->1\n"
)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def test_a_saved_game_goes_out_and_comes_back(desk: Desk, tmp_path: Path) -> None:
    _, journal = played(1, factions="marquise,eyrie")
    saved, log, back = tmp_path / "game.jsonl", tmp_path / "game.rootlog", tmp_path / "back.jsonl"
    journal.save(saved)
    written = desk.run("rootlog", "export", str(saved), "-o", str(log))
    assert (written.code, written.out) == (0, f"{log} written.\n")
    checked = desk.run("rootlog", "check", str(log))
    assert checked.code == 0
    assert "legal" in checked.out
    assert "illegal" not in checked.out
    assert desk.run("rootlog", "import", str(log), "-o", str(back)).code == 0
    assert desk.run("show", str(back)).code == 0


def test_what_is_not_built_is_said_plainly(desk: Desk, tmp_path: Path) -> None:
    log = tmp_path / "keepers.rootlog"
    log.write_text(UNBUILT, encoding="utf-8")
    done = desk.run("rootlog", "check", str(log))
    assert done.code == 2
    assert "Read: 2 turns, 2 players." in done.out
    assert "Games with hirelings or landmarks cannot be played again yet." in done.err


def test_a_mistake_is_told_with_line_and_column(desk: Desk, tmp_path: Path) -> None:
    log = tmp_path / "game.rootlog"
    log.write_text(UNBUILT.replace("w->4\n", "w=4\n"), encoding="utf-8")
    assert "Line 10, column 3: cannot be read: w=4" in desk.run("rootlog", "check", str(log)).out


def test_only_root_has_the_notation(desk: Desk, tmp_path: Path) -> None:
    game = games.game("heirs")
    saved = tmp_path / "heirs.jsonl"
    Match(game, game.start(), ["a"] * game.seats, Random(0)).journal.save(saved)
    done = desk.run("rootlog", "export", str(saved))
    assert done.code == 2
    assert "exists for Root only" in done.err
