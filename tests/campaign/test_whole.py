"""A whole campaign: three cooperative games played and won by agents, from file to file."""

from pathlib import Path
from random import Random

import pytest

from lichtung.campaign import course, lifecycle
from lichtung.campaign.files import journal_path, read
from lichtung.campaign.record import RUNNING, WON, Campaign, costliest, crafted_at
from lichtung.root.cards import PERSISTENT, members
from lichtung.root.game import make
from lichtung.root.state import Root
from tests.campaign.luck import play_luckily, started

PATIENCE = 8  # tries at one game: the agents do not win every one, even with fortune on their side


def win(campaign: Campaign, seed: int) -> int:
    """The open game, tried with one seed after the other until it is won and has left a crafted card.

    Returns that seed.
    """
    rules = make(campaign.games[-1].setup)
    for attempt in range(seed, seed + PATIENCE):
        match, _ = lifecycle.resume(campaign, Random(attempt))
        if play_luckily(match, rules, attempt) and any(crafted_at(match.state, campaign).values()):
            match.journal.save(journal_path(campaign, campaign.games[-1]))
            return attempt
    raise AssertionError("no seed wins")


def beginning(campaign: Campaign) -> Root:
    """The open game once the first player is named and what the campaign brings lies on the table."""
    rules = make(campaign.games[-1].setup)
    s = rules.start()
    rules.apply(s, rules.actions(s)[0])
    return s


def words(s: Root, mask: int) -> set[str]:
    return {s.setup.deck.words[card] for card in members(mask)}


def check_beginning(campaign: Campaign, brought: dict[str, set[str]], wins: int) -> None:
    """M.10.1: three points more for each win; M.10.2: the cards lie in the play areas and nowhere else."""
    s = beginning(campaign)
    assert s.points[s.setup.machine] == 3 * wins
    assert sum(s.points) == 3 * wins
    everywhere = s.deck | s.discard | s.available
    for zone in s.zones:
        everywhere |= zone
    for seat, word in enumerate(s.setup.words):
        assert words(s, s.crafted[seat]) == brought.get(word, set())
        assert everywhere & s.crafted[seat] == 0
        assert all(s.setup.deck.kind[card] == PERSISTENT for card in members(s.crafted[seat]))


@pytest.mark.slow
@pytest.mark.law("M.10.1", "M.10.2")
def test_three_games_won_by_agents(tmp_path: Path) -> None:
    path = tmp_path / "wood.campaign.json"
    campaign = started(path, "cult", plays="greedy")
    brought: dict[str, set[str]] = {}
    seed = 0
    for number in range(3):
        assert campaign.status == RUNNING
        for seat, cards in course.pending_choices(campaign).items():
            lifecycle.choose(campaign, seat, costliest(campaign, cards))
        if number:
            last = campaign.games[-1]
            assert last.outcome is not None
            for player in campaign.players:
                crafted = set(last.outcome.crafted[player.seat])
                assert not any(card.startswith("spy") for card in crafted)
                still = brought.get(player.seat, set()) & crafted
                more = {last.chosen[player.seat]} if player.seat in last.chosen else set()
                assert len(more) == (1 if crafted - still else 0)
                assert more <= crafted - still
                brought[player.seat] = still | more
        lifecycle.begin(campaign)
        campaign = lifecycle.open_campaign(path)
        check_beginning(campaign, brought, number)
        seed = win(campaign, seed) + 1
        lifecycle.finish(campaign)
        campaign = lifecycle.open_campaign(path)
        assert campaign.games[-1].state == WON
    assert campaign.status == WON
    assert [game.setup.get("lead", 0) for game in campaign.games] == [0, 3, 6]
    assert brought["cult"], "cards were brought along"
    for game in campaign.games:
        assert game.outcome is not None
        assert all(game.outcome.points[player.seat] >= 30 for player in campaign.players)
    assert read(path).status == WON
