"""Campaigns as they stand after games that nobody played: made-up results, made-up journals."""

from pathlib import Path

from lichtung.campaign.files import digest, journal_path, read, write
from lichtung.campaign.record import (
    LOST,
    WON,
    Campaign,
    CampaignGame,
    Outcome,
    new_campaign,
    setup_of,
    status_of,
)

POINTS = {"won": (30, 12), "lost": (14, 31)}  # of each player, and of the machine


def campaign_at(
    path: Path, length: int = 3, plays: str = "human", factions: str = "eyrie,vagabond"
) -> Campaign:
    """A campaign of Anna and Ben."""
    names = ["Anna", "Ben"]
    campaign = new_campaign(path, factions.split(","), [plays], length, names)
    write(campaign)
    return read(path)


def add_game(
    campaign: Campaign, crafted: dict[str, list[str]], chosen: dict[str, str] | None = None, state: str = WON
) -> None:
    """A finished game with these crafted cards at its end, and what was chosen of them."""
    assert state in (WON, LOST)
    number = len(campaign.games)
    game = CampaignGame(setup_of(campaign, number), f"made-up/game-{number + 1}.jsonl", state)
    team, machine = POINTS[state]
    seats = [player.seat for player in campaign.players]
    points = {word: team if word in seats else machine for word in campaign.seats()}
    game.outcome = Outcome(points, 7, {seat: crafted.get(seat, []) for seat in seats})
    game.chosen = chosen or {}
    journal = journal_path(campaign, game)
    journal.parent.mkdir(exist_ok=True)
    journal.write_text(f"game {number + 1}\n", encoding="utf-8")
    game.digest = digest(journal)
    campaign.games.append(game)
    campaign.status = status_of(campaign)
    write(campaign)
