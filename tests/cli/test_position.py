"""`lichtung position`: what is allowed, and why everything else is not."""

from pathlib import Path

import pytest

from lichtung.kernel.law import laws
from lichtung.locale.render import LANGUAGES, catalogue
from tests.cli.desk import Desk

EXAMPLES = {path.stem: str(path) for law in laws() for path in law.examples()}


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def test_everything_allowed_and_a_reason_for_every_other_verb(desk: Desk) -> None:
    done = desk.run("position", EXAMPLES["rule"], "--case", "2", "--actions")
    assert done.code == 0
    allowed, _, refused = done.out.partition("Not allowed:")
    assert "move 9 12 2: move 2 warriors from clearing 9 to 12" in allowed
    assert "recruit: You have no recruiter on the map. (6.5.3)" in refused
    assert "(3.3.1)" in refused
    assert "move" not in refused.split(":")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_games_in_both_languages(desk: Desk, lang: str) -> None:
    for name in ("troops", "ambush", "turmoil"):
        done = desk.run("position", EXAMPLES[name], "--actions", "--lang", lang)
        assert done.code == 0
        assert catalogue(lang).say("position-refused") in done.out
        assert "position-" not in done.out


def test_without_actions_the_table_is_drawn(desk: Desk) -> None:
    done = desk.run("position", EXAMPLES["troops"])
    assert done.code == 0
    assert "(E.4.2)" in done.out.splitlines()[-1]


def test_a_wrong_file(desk: Desk, tmp_path: Path) -> None:
    assert desk.run("position", str(tmp_path / "none.toml"), "--actions").code == 2
    assert desk.run("position", EXAMPLES["troops"], "--case", "99").code == 2
