"""Campaigns whose journals are from before entries held words: shown, played on and written anew."""

import json
import shutil
from pathlib import Path

import pytest

from lichtung.campaign import lifecycle
from lichtung.campaign.files import journal_path
from lichtung.campaign.record import LOST
from lichtung.kernel.journal import load
from tests.cli.desk import Desk
from tests.earlier.written_before import CAMPAIGNS


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CAMPAIGNS, tmp_path / "campaigns"))


def files_in(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def journal_of(file: Path) -> Path:
    campaign = lifecycle.open_campaign(file)
    return journal_path(campaign, campaign.games[0])


def test_played_on_as_it_is(desk: Desk, folder: Path) -> None:
    file = folder / "open.campaign.json"
    before = load(journal_of(file))
    assert before.format == 1
    done = desk.run("campaign", "play", str(file), "--seats", "random", "--seed", "1")
    assert done.code == 0, done.err
    assert lifecycle.open_campaign(file).status == LOST
    after = load(journal_of(file))
    assert after.format == 2
    assert len(after.entries) > len(before.entries)


def test_written_anew(desk: Desk, folder: Path) -> None:
    """The journals, and in the campaign's file their digests, new options, and every question."""
    lost, opened = folder / "lost.campaign.json", folder / "open.campaign.json"
    was = lifecycle.open_campaign(lost)
    open_text = opened.read_bytes()
    done = desk.run("upgrade", str(lost), str(opened))
    assert done.code == 0, done.err
    assert f"{lost}: rewritten with the new digests of its journals." in done.out
    assert f"{opened}: up to date." in done.out
    assert done.out.count("entries in words") == 2
    now = lifecycle.open_campaign(lost)
    assert now.games[0].digest != was.games[0].digest
    told = json.loads(was.text)
    told["version"] = 3
    for row in (told, told["games"][0]):
        row["setup"] |= {
            "questions": "all",
            "law": "early",
            "setup": "standard",
            "officers_need_warriors": "on",
        }
        row["setup"]["sweep_damages_items"] = row["setup"].pop("vagabond_damage")
    told["games"][0]["sha256"] = now.games[0].digest
    assert json.loads(lost.read_text(encoding="utf-8")) == told
    assert opened.read_bytes() == open_text
    assert [load(journal_of(file)).format for file in (lost, opened)] == [2, 2]
    assert len(list(folder.rglob("*.part"))) == 0
    before = files_in(folder)
    again = desk.run("upgrade", str(lost), str(opened))
    assert again.out.count("up to date") == 2
    assert files_in(folder) == before
    assert desk.run("campaign", "show", str(lost)).code == 0
    done = desk.run("campaign", "play", str(opened), "--seats", "random", "--seed", "1")
    assert done.code == 0, done.err


def test_a_journal_of_a_campaign_leads_to_it(desk: Desk, folder: Path) -> None:
    """Its digest stands in the campaign's file: one is not rewritten without the other."""
    journal = folder / "lost.games" / "game-1.jsonl"
    done = desk.run("upgrade", str(journal), str(folder / "lost.campaign.json"), str(journal))
    assert done.code == 0, done.err
    assert done.out.count("entries in words") == 1
    assert done.out.count("rewritten with the new digests") == 1
    assert load(journal_of(folder / "lost.campaign.json")).format == 2


def test_a_break_is_mended(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is cut short leaves the old campaign, or one that the next call finishes."""
    file, replace = folder / "lost.campaign.json", Path.replace
    for broken_at in (0, 1):
        left = broken_at

        def cut_short(self: Path, target: Path) -> Path:
            nonlocal left
            left -= 1
            if left < 0:
                raise OSError(5, "Input/output error", str(self))
            return replace(self, target)

        monkeypatch.setattr(Path, "replace", cut_short)
        assert desk.run("upgrade", str(file)).code == 2
        monkeypatch.setattr(Path, "replace", replace)
    done = desk.run("upgrade", str(file))
    assert done.code == 0, done.err
    assert "entries in words" in done.out
    assert lifecycle.open_campaign(file).status == LOST
    assert load(journal_of(file)).format == 2
    assert len(list(folder.rglob("*.part"))) == 0


def test_an_altered_journal_stays(desk: Desk, folder: Path) -> None:
    journal = folder / "lost.games" / "game-1.jsonl"
    journal.write_bytes(journal.read_bytes() + b"\n")
    before = files_in(folder)
    done = desk.run("upgrade", str(folder / "open.campaign.json"), str(folder / "lost.campaign.json"))
    assert done.code == 2
    assert f"{journal}: This journal is no longer as it was when the game ended." in done.err
    assert files_in(folder) == before
