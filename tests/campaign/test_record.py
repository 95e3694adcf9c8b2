"""The rules of a campaign: lead, cards taken along, its end. M.10"""

from pathlib import Path

import pytest

from lichtung.campaign import course, lifecycle
from lichtung.campaign.record import LOST, RUNNING, WON, costliest, lead_after, new_campaign, setup_of
from lichtung.kernel.errors import LichtungError
from tests.campaign.fakes import add_game, campaign_at


@pytest.mark.law("M.10.1")
def test_three_points_more_for_each_win_but_never_near_the_end() -> None:
    assert [lead_after(wins) for wins in (0, 1, 2, 8, 9, 10, 50)] == [0, 3, 6, 24, 27, 27, 27]


@pytest.mark.law("M.10.2")
def test_example_of_the_rulebook(tmp_path: Path) -> None:
    """Brutal Tactics from the first game, Command Warren from the second, and six points for her."""
    campaign = campaign_at(tmp_path / "a.campaign.json")
    add_game(campaign, {"eyrie": ["brutal_tactics-1", "cobbler-2"]}, {"eyrie": "brutal_tactics-1"})
    add_game(campaign, {"eyrie": ["brutal_tactics-1", "command_warren-1"]}, {"eyrie": "command_warren-1"})
    setup = setup_of(campaign, 2)
    assert setup["lead"] == 6
    assert setup["carried"] == {"eyrie": ["brutal_tactics-1", "command_warren-1"]}


@pytest.mark.law("M.10.2")
def test_a_card_that_left_play_is_not_brought_again(tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "a.campaign.json")
    add_game(campaign, {"eyrie": ["armorers-1"]}, {"eyrie": "armorers-1"})
    add_game(campaign, {"eyrie": ["cobbler-1"], "vagabond": ["armorers-1"]})
    assert course.pending_choices(campaign) == {"eyrie": ["cobbler-1"], "vagabond": ["armorers-1"]}
    lifecycle.choose(campaign, "vagabond", "armorers-1")
    lifecycle.choose(campaign, "eyrie", "cobbler-1")
    assert setup_of(campaign, 2)["carried"] == {"eyrie": ["cobbler-1"], "vagabond": ["armorers-1"]}


@pytest.mark.law("M.10.2")
def test_one_card_more_and_only_one(tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "a.campaign.json")
    add_game(campaign, {"eyrie": ["armorers-1", "cobbler-1", "sappers-2"]})
    with pytest.raises(LichtungError) as caught:
        lifecycle.begin(campaign)
    assert caught.value.key == "campaign-unchosen"
    for seat, card in (
        ("eyrie", "sappers-1"),
        ("vagabond", "armorers-1"),
        ("mechanical-marquise", "cobbler-1"),
    ):
        with pytest.raises(LichtungError) as caught:
            lifecycle.choose(campaign, seat, card)
        assert caught.value.key == "campaign-choice"
    lifecycle.choose(campaign, "eyrie", "cobbler-1")
    assert course.pending_choices(campaign) == {}
    with pytest.raises(LichtungError):
        lifecycle.choose(campaign, "eyrie", "armorers-1")
    game = lifecycle.begin(campaign)
    assert game.setup["carried"] == {"eyrie": ["cobbler-1"]}
    assert game.setup["lead"] == 3


def test_who_has_no_crafted_card_takes_none(tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "a.campaign.json")
    add_game(campaign, {})
    assert course.pending_choices(campaign) == {}
    assert "carried" not in lifecycle.begin(campaign).setup


def test_a_lost_game_ends_it(tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "a.campaign.json", length=0)
    for _ in range(4):
        add_game(campaign, {})
        assert campaign.status == RUNNING
    add_game(campaign, {"eyrie": ["armorers-1"]}, state=LOST)
    assert lifecycle.open_campaign(campaign.path).status == LOST
    assert course.pending_choices(campaign) == {}
    for act in (lifecycle.begin, lifecycle.abandon):
        with pytest.raises(LichtungError) as caught:
            act(campaign)
        assert caught.value.key == "campaign-over"


def test_as_many_wins_as_asked_for_end_it(tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "a.campaign.json", length=2)
    add_game(campaign, {})
    assert campaign.status == RUNNING
    add_game(campaign, {"eyrie": ["armorers-1"]})
    assert lifecycle.open_campaign(campaign.path).status == WON
    assert course.pending_choices(campaign) == {}, "there is no next game"


def test_an_agent_takes_the_dearest_card(tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "a.campaign.json")
    assert costliest(campaign, ["armorers-1", "command_warren-2", "sappers-1"]) == "command_warren-2"


@pytest.mark.parametrize(
    ("factions", "plays", "names", "options", "length", "key", "where"),
    [
        ("eyrie,vagabond", "human", "Anna,anna", "", 3, "campaign-name-twice", "players[1].name"),
        ("eyrie,vagabond", "human", "Anna, ", "", 3, "campaign-name", "players[1].name"),
        ("eyrie,vagabond", "human", "Anna", "", 3, "seats-count", "names"),
        ("eyrie,vagabond", "human,human,human", "", "", 3, "seats-count", "seats"),
        ("eyrie,vagabond", "human,robot", "", "", 3, "agent-unknown", "players[1].plays"),
        ("eyrie,vagabond", "human,hard:dreamer", "", "", 3, "character-unknown", "players[1].plays"),
        ("eyrie,vagabond", "human,hard@weights", "", "", 3, "campaign-file-agent", "players[1].plays"),
        ("eyrie,vagabond", "human,mybots.py:Bot", "", "", 3, "campaign-file-agent", "players[1].plays"),
        ("eyrie,marquise", "human", "", "", 3, "factions-replaced", "factions"),
        ("eyrie,alliance,vagabond,cult,riverfolk", "human", "", "", 3, "cooperative-players", "mode"),
        ("eyrie", "human", "", "mode", 3, "option-unknown", "mode"),
        ("eyrie", "human", "", "lead", 3, "option-unknown", "lead"),
        ("eyrie", "human", "", "map", 3, "option-choice", "map"),
        ("eyrie", "human", "", "", 100, "campaign-number", "length"),
    ],
)
def test_bad_beginnings(
    tmp_path: Path, factions: str, plays: str, names: str, options: str, length: int, key: str, where: str
) -> None:
    given = {options: "x"} if options else {}
    called = names.split(",") if names else None
    with pytest.raises(LichtungError) as caught:
        new_campaign(tmp_path / "a", factions.split(","), plays.split(","), length, called, given)
    assert (caught.value.key, caught.value.where) == (key, where)
    assert list(tmp_path.iterdir()) == []


def test_the_machine_sits_where_it_is_put(tmp_path: Path) -> None:
    campaign = new_campaign(tmp_path / "a", ["mechanical-marquise", "vagabond", "vagabond"], ["random"])
    assert campaign.seats() == ["mechanical-marquise", "vagabond", "vagabond-2"]
    assert [player.seat for player in campaign.players] == ["vagabond", "vagabond-2"]
    assert campaign.plays() == ["machine", "random", "random"]
