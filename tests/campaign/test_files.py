"""A campaign's file: the same after reading, never half-written, every mistake told and nothing touched."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lichtung.campaign import lifecycle
from lichtung.campaign.files import check_journals, dumps, journal_path, read, write
from lichtung.campaign.record import Campaign
from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import LANGUAGES, catalogue
from tests.campaign.fakes import add_game, campaign_at

Spoil = Callable[[dict[str, Any]], object]


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    """Two games won, cards chosen, the third not begun."""
    made = campaign_at(tmp_path / "wood.campaign.json")
    add_game(made, {"eyrie": ["armorers-1", "cobbler-1"], "vagabond": ["sappers-1"]})
    lifecycle.choose(made, "eyrie", "armorers-1")
    lifecycle.choose(made, "vagabond", "sappers-1")
    add_game(made, {"eyrie": ["armorers-1", "royal_claim"]}, {"eyrie": "royal_claim"})
    return made


def refused(path: Path) -> LichtungError:
    """The mistake that reading tells; the file stays as it is, and there are words for it."""
    before = path.read_bytes()
    with pytest.raises(LichtungError) as caught:
        lifecycle.open_campaign(path)
    assert path.read_bytes() == before
    for lang in LANGUAGES:
        said = catalogue(lang).error(caught.value)
        assert "error-" not in said
        assert "{" not in said
    return caught.value


def test_reading_gives_back_what_was_written(campaign: Campaign) -> None:
    again = lifecycle.open_campaign(campaign.path)
    assert again == campaign
    assert dumps(again) == campaign.path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("spoil", "key", "where"),
    [
        (lambda d: d.update(format="lichtung"), "campaign-foreign", "format"),
        (lambda d: d.pop("format"), "campaign-foreign", "format"),
        (lambda d: d.update(version=99), "campaign-newer", "version"),
        (lambda d: d.update(version="1"), "campaign-key", "version"),
        (lambda d: d.update(game="heirs"), "option-choice", "game"),
        (lambda d: d.update(extra=1), "option-unknown", "extra"),
        (lambda d: d.update(status="won"), "campaign-status", "status"),
        (lambda d: d.update(status="over"), "option-choice", "status"),
        (lambda d: d.update(length=1), "campaign-status", "status"),
        (lambda d: d.update(length=100), "campaign-number", "length"),
        (lambda d: d.update(length=True), "campaign-key", "length"),
        (lambda d: d.pop("setup"), "campaign-key", "setup"),
        (lambda d: d["setup"].update(mode="competitive"), "campaign-setup", "setup"),
        (lambda d: d["setup"].update(lead=3), "campaign-setup", "setup"),
        (lambda d: d["setup"].update(factions=["eyrie", "moles"]), "factions-unknown", "setup: factions"),
        (lambda d: d.update(players={}), "campaign-key", "players"),
        (lambda d: d["players"].append(1), "campaign-key", "players[2]"),
        (lambda d: d["players"].pop(), "campaign-seats", "players"),
        (lambda d: d["players"][1].update(name="Anna"), "campaign-name-twice", "players[1].name"),
        (lambda d: d["players"][1].update(name="a\x1b[31m"), "campaign-name", "players[1].name"),
        (lambda d: d["players"][1].update(plays="hal"), "agent-unknown", "players[1].plays"),
        (lambda d: d["players"][1].pop("seat"), "campaign-key", "players[1].seat"),
        (lambda d: d["games"][0].update(state="lost"), "campaign-order", "games[0].state"),
        (lambda d: d["games"][0].update(state="open"), "option-unknown", "games[0].sha256"),
        (lambda d: d["games"][0].update(journal="../x.jsonl"), "campaign-journal-path", "games[0].journal"),
        (lambda d: d["games"][0].update(journal="/etc/x"), "campaign-journal-path", "games[0].journal"),
        (lambda d: d["games"][0].update(journal="c:\\x"), "campaign-journal-path", "games[0].journal"),
        (
            lambda d: d["games"][0].update(journal=d["games"][1]["journal"]),
            "campaign-journal-twice",
            "games[0].journal",
        ),
        (lambda d: d["games"][0].update(sha256="abc"), "campaign-key", "games[0].sha256"),
        (lambda d: d["games"][1]["setup"].update(lead=0), "campaign-setup", "games[1].setup"),
        (lambda d: d["games"][1]["setup"].pop("carried"), "campaign-setup", "games[1].setup"),
        (lambda d: d["games"][0].update(chosen={}), "campaign-unchosen", "games[0].chosen"),
        (
            lambda d: d["games"][1].update(chosen={"eyrie": "armorers-1"}),
            "campaign-choice",
            "games[1].chosen.eyrie",
        ),
        (lambda d: d["games"][1].update(chosen={"eyrie": 3}), "campaign-key", "games[1].chosen.eyrie"),
        (lambda d: d["games"][1].pop("result"), "campaign-key", "games[1].result"),
        (lambda d: d["games"][1]["result"].update(rounds=-1), "campaign-key", "games[1].result.rounds"),
        (
            lambda d: d["games"][1]["result"]["points"].pop("eyrie"),
            "campaign-seats",
            "games[1].result.points",
        ),
        (
            lambda d: d["games"][1]["result"]["crafted"].update(vagabond=["royal_claim"]),
            "campaign-cards",
            "games[1].result.crafted",
        ),
        (
            lambda d: d["games"][1]["result"]["crafted"].update(vagabond=["spy_fox"]),
            "campaign-cards",
            "games[1].result.crafted",
        ),
        (
            lambda d: d["games"].append(dict(d["games"][1], state="won")),
            "campaign-journal-twice",
            "games[1].journal",
        ),
    ],
)
def test_a_damaged_file_is_told_with_its_key(campaign: Campaign, spoil: Spoil, key: str, where: str) -> None:
    data = json.loads(campaign.path.read_text(encoding="utf-8"))
    spoil(data)
    campaign.path.write_text(json.dumps(data), encoding="utf-8")
    error = refused(campaign.path)
    assert (error.key, error.where) == (key, f"{campaign.path}: {where}")


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "campaign-not-json"),
        (b'{"format": "lichtung-campaign", "versi', "campaign-not-json"),
        (b"[]", "campaign-foreign"),
        (b"[" * 100_000, "campaign-not-json"),
        (b"\xff\xfe", "file-not-text"),
        (b'{"lichtung":1,"game":"root"}', "campaign-foreign"),
    ],
)
def test_what_is_no_campaign(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "x.campaign.json"
    path.write_bytes(content)
    assert refused(path).key == key


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(LichtungError) as caught:
        read(tmp_path / "none.campaign.json")
    assert caught.value.key == "file-unreadable"
    with pytest.raises(LichtungError) as caught:
        read(tmp_path)
    assert caught.value.key == "file-unreadable"


def test_journals_missing_altered_or_of_another_game(campaign: Campaign) -> None:
    first = journal_path(campaign, campaign.games[0])
    original = first.read_bytes()
    first.write_bytes(original + b"\n")
    assert (refused(campaign.path).key, refused(campaign.path).where) == (
        "campaign-journal-altered",
        str(first),
    )
    first.unlink()
    assert refused(campaign.path).key == "campaign-journal-missing"
    first.write_bytes(original)
    third = journal_path(campaign, lifecycle.begin(campaign))
    lifecycle.open_campaign(campaign.path)
    text = third.read_text(encoding="utf-8")
    third.write_text(text.replace('"lead":6', '"lead":0'), encoding="utf-8")
    assert refused(campaign.path).key == "campaign-journal-other"
    third.write_text("", encoding="utf-8")
    assert refused(campaign.path).key == "journal-empty"
    third.unlink()
    assert refused(campaign.path).key == "campaign-journal-missing"


def test_a_break_while_writing_leaves_the_old_file(
    campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = campaign.path.read_bytes()

    def fail(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(LichtungError) as caught:
        lifecycle.abandon(campaign)
    assert caught.value.key == "file-unwritable"
    assert campaign.path.read_bytes() == before
    monkeypatch.undo()
    again = lifecycle.open_campaign(campaign.path)
    lifecycle.abandon(again)
    assert read(campaign.path).status == "abandoned"
    assert not campaign.path.with_name(campaign.path.name + ".part").exists()


def test_two_writers_do_not_overwrite_each_other(campaign: Campaign) -> None:
    other = read(campaign.path)
    lifecycle.begin(campaign)
    before = campaign.path.read_bytes()
    with pytest.raises(LichtungError) as caught:
        lifecycle.abandon(other)
    assert caught.value.key == "campaign-changed"
    assert campaign.path.read_bytes() == before


def test_nothing_is_overwritten_by_a_new_campaign(tmp_path: Path) -> None:
    path = tmp_path / "wood.campaign.json"
    path.write_text("my notes", encoding="utf-8")
    with pytest.raises(LichtungError) as caught:
        campaign_at(path)
    assert caught.value.key == "campaign-exists"
    assert path.read_text(encoding="utf-8") == "my notes"


def test_a_campaign_can_be_moved(campaign: Campaign, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    campaign.path.rename(folder / "other-name.json")
    (tmp_path / "made-up").rename(folder / "made-up")
    check_journals(read(folder / "other-name.json"))


@pytest.mark.parametrize("path", ["/", "nowhere/x.campaign.json"])
def test_a_place_that_cannot_be_written(tmp_path: Path, path: str) -> None:
    made = campaign_at(tmp_path / "a.campaign.json")
    made.path, made.text = tmp_path / path, ""
    with pytest.raises(LichtungError) as caught:
        write(made)
    assert caught.value.key == "file-unwritable"
