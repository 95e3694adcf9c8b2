"""`lichtung campaign` as people use it, in both languages."""

import json
from pathlib import Path

import pytest

from lichtung.campaign import lifecycle
from lichtung.campaign.files import journal_path, read
from lichtung.campaign.record import ABANDONED, LOST, RUNNING
from lichtung.kernel.journal import load
from tests.campaign.fakes import add_game, campaign_at
from tests.cli.desk import Desk


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Desk:
    monkeypatch.chdir(tmp_path)
    return Desk(monkeypatch, capsys)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_agents_play_a_whole_campaign(desk: Desk, lang: str) -> None:
    names = {"de": "Horst-Dynastien,Waldland-Allianz", "en": "eyrie,alliance"}[lang]
    done = desk.run("campaign", "new", "wood", "--factions", names, "--seats", "random", "--lang", lang)
    assert done.code == 0
    assert "wood.campaign.json" in done.out
    path = Path("wood.campaign.json")
    assert read(path).setup["factions"] == ["eyrie", "alliance", "mechanical-marquise"]
    done = desk.run("campaign", "play", str(path), "--seed", "3", "--lang", lang)
    assert done.code == 0
    campaign = lifecycle.open_campaign(path)
    assert campaign.status == LOST, "nobody wins at random"
    shown = desk.run("campaign", "show", str(path), "--lang", lang)
    assert {"de": "verloren", "en": "lost"}[lang] in shown.out
    assert {"de": "Mechanische Marquise", "en": "Mechanical Marquise"}[lang] in shown.out
    listed = desk.run("campaign", "list", "--lang", lang)
    assert listed.out.startswith("wood.campaign.json  ")
    for text in (done.out, shown.out, listed.out):
        assert "campaign-" not in text.replace("wood.campaign", "")
        assert "root-" not in text
        assert "{" not in text
    again = desk.run("campaign", "play", str(path), "--lang", lang)
    assert again.code == 2
    assert again.err.startswith("wood.campaign.json: ")


def test_the_greedy_agent_plays_it_too(desk: Desk) -> None:
    desk.run("campaign", "new", "wood", "--factions", "cult", "--seats", "greedy", "--length", "1")
    done = desk.run("campaign", "play", "wood.campaign.json", "--seed", "1")
    assert done.code == 0
    campaign = lifecycle.open_campaign(Path("wood.campaign.json"))
    assert campaign.status in ("won", "lost")
    assert campaign.games[-1].outcome is not None


def test_players_may_have_a_character(desk: Desk) -> None:
    names = ["--factions", "eyrie,vagabond", "--seats", "human,hard:builder", "--lang", "de"]
    assert desk.run("campaign", "new", "wood", *names).code == 0
    shown = desk.run("campaign", "show", "wood.campaign.json", "--lang", "de")
    assert "Schwer (baut gern)" in shown.out
    for plays, said in (("hard:dreamer", "aggressive, builder"), ("mybots.py:Bot", "mybots.py:Bot")):
        refused = desk.run("campaign", "play", "wood.campaign.json", "--seats", plays, "--lang", "de")
        assert refused.code == 2
        assert said in refused.err
        assert "Traceback" not in refused.err


def test_a_person_leaves_and_comes_back(desk: Desk) -> None:
    path = Path("wood.campaign.json")
    words = ["--factions", "eyrie,vagabond", "--seats", "human,random", "--names", "Anna,Ben"]
    desk.run("campaign", "new", "wood", *words)
    done = desk.run("campaign", "play", str(path), "--seed", "2", typed="1\n1\n1\n2\n1\n1\nq\n")
    assert done.code == 0
    assert "Everything is saved. Go on with: lichtung campaign play wood.campaign.json" in done.out
    campaign = lifecycle.open_campaign(path)
    journal = journal_path(campaign, campaign.games[0])
    before = load(journal)
    assert len(before.entries) > 5
    assert campaign.status == RUNNING
    typed = "1\nsave elsewhere.jsonl\n1\n"  # the campaign keeps its own journal all the same
    desk.run("campaign", "play", str(path), "--seed", "9", typed=typed)
    after = load(journal)
    actions = [entry.do for entry in after.entries]
    assert actions[: len(before.entries)] == [entry.do for entry in before.entries]
    assert len(actions) > len(before.entries)
    done = desk.run("campaign", "play", str(path), "--seats", "random", "--seed", "5")
    assert done.code == 0
    campaign = lifecycle.open_campaign(path)
    assert campaign.status == LOST
    assert [player.plays for player in campaign.players] == ["random", "random"]
    assert load(journal).entries[len(actions) - 1].do == actions[-1]


@pytest.mark.law("M.10.2")
def test_a_person_chooses_the_card_to_take_along(desk: Desk, tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "wood.campaign.json")
    add_game(campaign, {"eyrie": ["armorers-1", "cobbler-2"], "vagabond": ["sappers-1"]})
    done = desk.run("campaign", "play", "wood.campaign.json", "--lang", "de", typed="0\nx\n")
    assert "Anna: Welche hergestellte Karte" in done.out
    assert read(campaign.path).games[0].chosen == {}, "nothing was chosen yet"
    done = desk.run("campaign", "play", "wood.campaign.json", "--lang", "de", typed="2\n")
    assert "Anna nimmt „" in done.out
    assert "Ben nimmt" in done.out, "who has one card only is not asked"
    campaign = lifecycle.open_campaign(campaign.path)
    assert campaign.games[0].chosen == {"eyrie": "cobbler-2", "vagabond": "sappers-1"}
    assert campaign.games[1].setup["carried"] == {"eyrie": ["cobbler-2"], "vagabond": ["sappers-1"]}
    shown = desk.run("campaign", "show", "wood.campaign.json", "--lang", "de")
    assert "Vorsprung der Mechanischen Marquise: 3" in shown.out
    assert "Anna: Horst-Dynastien (Mensch)" in shown.out


def test_abandon(desk: Desk) -> None:
    desk.run("campaign", "new", "wood", "--factions", "eyrie")
    assert desk.run("campaign", "abandon", "wood.campaign.json").code == 0
    assert read(Path("wood.campaign.json")).status == ABANDONED
    again = desk.run("campaign", "abandon", "wood.campaign.json")
    assert again.code == 2
    assert "abandoned" in again.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nwe"], "There is no command campaign nwe."),
        (["new", "x"], "--factions: Which factions play?"),
        (["new", "x", "--factions", "moles"], "factions: "),
        (["new", "x", "--factions", "eyrie", "--length", "-1"], "--length"),
        (["new", "x", "--factions", "eyrie", "--option", "vagabond_damage"], "--option: "),
        (["new", "x", "--factions", "eyrie,cult", "--names", "A,A"], "players[1].name: A is there twice."),
        (["new", "nowhere/x", "--factions", "eyrie"], "nowhere/x.campaign.json: The file cannot be written"),
        (["play"], "FILE is missing."),
        (["play", "none.campaign.json"], "none.campaign.json: The file cannot be read"),
        (["show", "none.campaign.json"], "none.campaign.json: The file cannot be read"),
        (["list", "nowhere"], "nowhere: "),
    ],
)
def test_mistakes_are_sentences(desk: Desk, words: list[str], said: str) -> None:
    done = desk.run("campaign", *words)
    assert done.code == 2
    assert said in done.err
    assert "error-" not in done.err
    assert list(Path().iterdir()) == []


def test_a_damaged_campaign_is_listed_beside_the_others(desk: Desk) -> None:
    desk.run("campaign", "new", "wood", "--factions", "eyrie")
    Path("a.campaign.json").write_text(json.dumps({"format": "lichtung-campaign", "version": 99}))
    done = desk.run("campaign", "list")
    assert done.code == 0
    assert "a.campaign.json: version: This campaign has version 99" in done.out
    assert "wood.campaign.json  running: 0 of 3 games won" in done.out


def test_help_in_both_languages(desk: Desk) -> None:
    assert "drei Siegpunkten mehr" in " ".join(desk.run("campaign", "--help", "--lang", "de").out.split())
    for word in ("new", "play", "show", "list", "abandon"):
        for lang in ("de", "en"):
            done = desk.run("campaign", word, "--help", "--lang", lang)
            assert done.code == 0
            assert "cli-" not in done.out
        assert "Usage" not in desk.run("campaign", word, "--help", "--lang", "de").out
