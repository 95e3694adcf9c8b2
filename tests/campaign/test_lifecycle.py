"""The life of a campaign: played, lost, broken off and resumed, abandoned."""

from pathlib import Path
from random import Random

import pytest

from lichtung.campaign import course, lifecycle
from lichtung.campaign.files import journal_path, read
from lichtung.campaign.record import ABANDONED, LOST, OPEN, RUNNING
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import Journal, load
from lichtung.kernel.match import Match
from lichtung.root.state import Root
from lichtung.root.view import RootView
from tests.campaign.fakes import add_game, campaign_at
from tests.campaign.luck import lose, play_randomly, started

FACTIONS = ["eyrie,vagabond", "cult", "vagabond,vagabond,alliance", "alliance,riverfolk"]


def play_some(match: Match[Root, RootView], rng: Random, decisions: int) -> None:
    """So many decisions of players, each a random one, and all chance up to the next."""
    for _ in range(decisions):
        match.run_chance()
        if match.game.decision(match.state) is None:
            return
        match.decide(rng.choice(match.game.actions(match.state)))
    match.run_chance()


@pytest.mark.parametrize("factions", FACTIONS)
def test_lost_at_random(tmp_path: Path, factions: str) -> None:
    campaign = started(tmp_path / "wood.campaign.json", factions)
    lose(campaign)
    again = lifecycle.open_campaign(campaign.path)
    assert again == campaign
    assert again.status == LOST
    [game] = again.games
    assert game.state == LOST
    assert game.outcome is not None
    assert game.outcome.points["mechanical-marquise"] >= 30
    assert game.outcome.rounds > 1
    assert game.journal == "wood.games/game-1.jsonl"


@pytest.mark.parametrize("factions", FACTIONS)
def test_broken_off_and_resumed_from_its_file(tmp_path: Path, factions: str) -> None:
    campaign = started(tmp_path / "wood.campaign.json", factions)
    path = journal_path(campaign, lifecycle.begin(campaign))
    rng = Random(5)
    for sitting in range(4):
        campaign = lifecycle.open_campaign(campaign.path)
        match, past = lifecycle.resume(campaign, Random(sitting))
        play_some(match, rng, 4)
        match.journal.save(path)
        again, told = lifecycle.resume(lifecycle.open_campaign(campaign.path), Random(99))
        assert state_hash(again.state) == state_hash(match.state)
        assert again.barrier == match.barrier
        assert [entry.do for entry in again.journal.entries] == [e.do for e in match.journal.entries]
        assert told[: len(past)] == past
        decision = match.game.decision(match.state)
        assert decision is not None
        assert decision.seat != CHANCE
        assert again.undo_length(decision.seat) == match.undo_length(decision.seat)
    match, _ = lifecycle.resume(campaign, Random(7))
    play_randomly(match, 7)
    match.journal.save(path)
    lifecycle.finish(campaign)
    assert lifecycle.open_campaign(campaign.path).status in (RUNNING, LOST)


def test_what_chance_gave_stays_what_it_will_give_is_new(tmp_path: Path) -> None:
    campaign = started(tmp_path / "wood.campaign.json")
    path = journal_path(campaign, lifecycle.begin(campaign))
    match, _ = lifecycle.resume(campaign, Random(1))
    play_some(match, Random(1), 5)
    match.journal.save(path)
    ends = set()
    for seed in range(3):
        again, _ = lifecycle.resume(campaign, Random(seed))
        assert state_hash(again.state) == state_hash(match.state)
        play_some(again, Random(1), 30)
        ends.add(state_hash(again.state))
    assert len(ends) > 1


def test_brought_cards_and_lead_survive_a_break(tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "wood.campaign.json", plays="random")
    add_game(campaign, {"eyrie": ["armorers-1"], "vagabond": ["cobbler-2"]})
    for seat, cards in course.pending_choices(campaign).items():
        lifecycle.choose(campaign, seat, cards[0])
    path = journal_path(campaign, lifecycle.begin(campaign))
    match, _ = lifecycle.resume(campaign, Random(3))
    match.run_chance()
    match.journal.save(path)
    again, _ = lifecycle.resume(lifecycle.open_campaign(campaign.path), Random(0))
    s = again.state
    words = s.setup.deck.words
    for seat, card in (("eyrie", "armorers-1"), ("vagabond", "cobbler-2")):
        assert s.crafted[s.setup.words.index(seat)] == 1 << words.index(card)
        assert not s.deck >> words.index(card) & 1
    assert s.points[s.setup.machine] >= 3
    assert load(path).header.setup["lead"] == 3


def test_the_end_is_taken_in_even_if_the_break_came_just_before(tmp_path: Path) -> None:
    campaign = started(tmp_path / "wood.campaign.json")
    path = journal_path(campaign, lifecycle.begin(campaign))
    with pytest.raises(LichtungError) as caught:
        lifecycle.finish(campaign)
    assert caught.value.key == "campaign-game-open"
    match, _ = lifecycle.resume(campaign, Random(1))
    play_randomly(match, 1)
    match.journal.save(path)  # and the table is struck by lightning
    campaign = lifecycle.open_campaign(campaign.path)
    assert campaign.games[-1].state == OPEN
    match, _ = lifecycle.resume(campaign, Random())
    assert match.game.decision(match.state) is None
    lifecycle.finish(campaign)
    assert read(campaign.path).status == LOST


def test_a_break_while_a_game_begins(tmp_path: Path) -> None:
    campaign = started(tmp_path / "wood.campaign.json")
    untouched = campaign.path.read_bytes()
    path = journal_path(campaign, lifecycle.begin(campaign))
    campaign.path.write_bytes(untouched)  # as if only the journal had been written
    campaign = lifecycle.open_campaign(campaign.path)
    assert campaign.games == []
    lifecycle.begin(campaign)
    match, _ = lifecycle.resume(campaign, Random(1))
    play_some(match, Random(1), 3)
    match.journal.save(path)
    campaign.path.write_bytes(untouched)
    before = path.read_bytes()
    with pytest.raises(LichtungError) as caught:
        lifecycle.begin(lifecycle.open_campaign(campaign.path))
    assert caught.value.key == "campaign-journal-there"
    assert path.read_bytes() == before, "a game that was played is not overwritten"


def test_abandoned_with_an_open_game(tmp_path: Path) -> None:
    campaign = started(tmp_path / "wood.campaign.json")
    game = lifecycle.begin(campaign)
    lifecycle.abandon(campaign)
    campaign = lifecycle.open_campaign(campaign.path)
    assert campaign.status == ABANDONED
    assert campaign.open_game() == game
    assert journal_path(campaign, game).exists()
    for act in (lifecycle.begin, lifecycle.abandon, lambda c: lifecycle.resume(c, Random())):
        with pytest.raises(LichtungError) as caught:
            act(campaign)
        assert caught.value.key == "campaign-over"


def test_one_game_at_a_time(tmp_path: Path) -> None:
    campaign = started(tmp_path / "wood.campaign.json")
    with pytest.raises(LichtungError) as caught:
        lifecycle.resume(campaign, Random())
    assert caught.value.key == "campaign-no-game"
    lifecycle.begin(campaign)
    with pytest.raises(LichtungError) as caught:
        lifecycle.begin(campaign)
    assert caught.value.key == "campaign-game-open"


def test_a_journal_of_other_rules_or_with_a_wrong_move(tmp_path: Path) -> None:
    campaign = started(tmp_path / "wood.campaign.json")
    path = journal_path(campaign, lifecycle.begin(campaign))
    journal = load(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text + '{"n":0,"seat":0,"do":"done"}\n', encoding="utf-8")
    with pytest.raises(LichtungError) as caught:
        lifecycle.resume(lifecycle.open_campaign(campaign.path), Random())
    assert caught.value.where == f"{path}:2"
    journal.header.rules = 99
    Journal(journal.header).save(path)
    with pytest.raises(LichtungError) as caught:
        lifecycle.resume(lifecycle.open_campaign(campaign.path), Random())
    assert caught.value.key == "journal-rules"


def test_others_take_the_seats(tmp_path: Path) -> None:
    campaign = started(tmp_path / "wood.campaign.json")
    lifecycle.begin(campaign)
    lifecycle.reseat(campaign, ["human", "greedy"])
    match, _ = lifecycle.resume(lifecycle.open_campaign(campaign.path), Random())
    assert match.journal.header.seats == ["human", "greedy", "machine"]
    for plays, key in ((["human"] * 3, "seats-count"), (["hal"], "agent-unknown")):
        with pytest.raises(LichtungError) as caught:
            lifecycle.reseat(campaign, plays)
        assert caught.value.key == key
    assert [player.plays for player in read(campaign.path).players] == ["human", "greedy"]


def test_the_campaigns_of_a_folder(tmp_path: Path) -> None:
    started(tmp_path / "b.campaign.json")
    started(tmp_path / "a.campaign.json")
    (tmp_path / "c.campaign.json").write_text("{", encoding="utf-8")
    (tmp_path / "d.json").write_text("{}", encoding="utf-8")
    found = lifecycle.list_campaigns(tmp_path)
    assert [one.path.name for one in found] == ["a.campaign.json", "b.campaign.json", "c.campaign.json"]
    assert [one.campaign is None for one in found] == [False, False, True]
    assert found[2].error is not None
    with pytest.raises(LichtungError):
        lifecycle.list_campaigns(tmp_path / "nowhere")
