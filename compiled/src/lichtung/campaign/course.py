"""The course of a campaign, wherever it is kept: the next game, its end, cards that come along, giving up.

Each function changes the campaign and nothing else; what cannot be done is refused, and nothing has changed.
"""

from lichtung.campaign.record import (
    ABANDONED,
    LOST,
    OPEN,
    RUNNING,
    WON,
    Campaign,
    CampaignGame,
    Outcome,
    choices_after,
    crafted_at,
    setup_of,
    status_of,
)
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import Result
from lichtung.root.game import RootGame
from lichtung.root.state import Root


def check_running(campaign: Campaign) -> None:
    if campaign.status != RUNNING:
        raise LichtungError("campaign-over", str(campaign.path), status=campaign.status)


def require_open_game(campaign: Campaign) -> CampaignGame:
    game = campaign.open_game()
    if game is None:
        raise LichtungError("campaign-no-game", str(campaign.path))
    assert game.state == OPEN
    return game


def next_game(campaign: Campaign, journal: str) -> CampaignGame:
    """The next game, with what the games before bring into it; it is not among the campaign's games yet."""
    check_running(campaign)
    if campaign.open_game() is not None:
        raise LichtungError("campaign-game-open", str(campaign.path))
    if missing := pending_choices(campaign):
        raise LichtungError("campaign-unchosen", str(campaign.path), seats=", ".join(missing))
    return CampaignGame(setup_of(campaign, len(campaign.games)), journal)


def end_game(campaign: Campaign, rules: RootGame, s: Root, result: Result, digest: str) -> None:
    """Take in the end of the open game. A game that somebody gave up has no winner: it is lost."""
    game = require_open_game(campaign)
    table = rules.setup
    game.state = WON if result.winners and table.machine not in result.winners else LOST
    rounds = -(-s.turn // rules.seats)  # the last one may have been cut short
    points = dict(zip(table.words, result.scores or rules.standing(s), strict=True))
    game.outcome = Outcome(points, rounds, crafted_at(s, campaign))
    game.digest = digest
    campaign.status = status_of(campaign)


def pending_choices(campaign: Campaign) -> dict[str, list[str]]:
    """M.10.2: the seats that still have to choose a card for the next game, with their cards."""
    if campaign.status != RUNNING or not campaign.games or campaign.games[-1].state != WON:
        return {}
    chosen = campaign.games[-1].chosen
    open_to = choices_after(campaign, len(campaign.games) - 1)
    return {seat: cards for seat, cards in open_to.items() if seat not in chosen}


def choose_card(campaign: Campaign, seat: str, card: str) -> None:
    """M.10.2: a seat takes one more of its crafted cards into the next game."""
    check_running(campaign)
    if card not in pending_choices(campaign).get(seat, []):
        raise LichtungError("campaign-choice", seat, card=card)
    campaign.games[-1].chosen[seat] = card


def give_up(campaign: Campaign) -> None:
    """Give the campaign up; an open game stays as it is."""
    check_running(campaign)
    campaign.status = ABANDONED
