"""The life of a campaign: begin a game, resume it, take in its end, choose cards, abandon.

Each function writes the file before it returns. After an error the file is as it was: read it anew.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from lichtung.campaign.course import (
    check_running,
    choose_card,
    end_game,
    give_up,
    next_game,
    require_open_game,
)
from lichtung.campaign.files import (
    ENDING,
    check_journals,
    digest,
    flush_journal,
    journal_path,
    read,
    write,
)
from lichtung.campaign.record import Campaign, CampaignGame, check_plays
from lichtung.kernel.codec import Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import Header, Journal, load
from lichtung.kernel.match import Match, resumed
from lichtung.root.game import RootGame, make
from lichtung.root.state import Root
from lichtung.root.view import RootView

GAMES_FOLDER = ".games"


@dataclass
class ListedCampaign:
    """A campaign's file in a folder: the campaign, or what is wrong with it."""

    path: Path
    campaign: Campaign | None
    error: LichtungError | None = None


def create(campaign: Campaign) -> None:
    """Write a new campaign; a file that is there already is left alone."""
    if campaign.path.exists():
        raise LichtungError("campaign-exists", str(campaign.path))
    write(campaign)


def open_campaign(path: Path) -> Campaign:
    """A campaign with all its journals checked."""
    campaign = read(path)
    check_journals(campaign)
    return campaign


def list_campaigns(folder: Path) -> list[ListedCampaign]:
    """The campaigns of a folder by name, damaged ones too."""
    found: list[ListedCampaign] = []
    try:
        paths = sorted(path for path in folder.iterdir() if path.name.endswith(ENDING))
    except OSError as error:
        raise LichtungError("file-unreadable", str(folder), why=error.strerror or "?") from None
    for path in paths:
        try:
            found.append(ListedCampaign(path, read(path)))
        except LichtungError as error:
            found.append(ListedCampaign(path, None, error))
    return found


def begin(campaign: Campaign) -> CampaignGame:
    """Open the next game: its journal with a header, then its entry in the file.

    In this order a break between the two leaves a journal without entries, which is replaced here.
    """
    folder = campaign.path.name.removesuffix(".json").removesuffix(".campaign") + GAMES_FOLDER
    game = next_game(campaign, f"{folder}/game-{len(campaign.games) + 1}.jsonl")
    path = journal_path(campaign, game)
    header = Header(RootGame.name, RootGame.rules_version, game.setup, campaign.plays())
    if path.exists() and load(path).entries:
        raise LichtungError("campaign-journal-there", str(path))
    try:
        path.parent.mkdir(exist_ok=True)
        Journal(header).save(path)
    except OSError as error:
        raise LichtungError("file-unwritable", str(path), why=error.strerror or "?") from None
    campaign.games.append(game)
    write(campaign)
    return game


def resume(campaign: Campaign, rng: Random) -> tuple[Match[Root, RootView], list[tuple[int, Event]]]:
    """The match of the open game as its journal has it, and what happened in it."""
    check_running(campaign)
    game = require_open_game(campaign)
    path = journal_path(campaign, game)
    journal = load(path)
    journal.header.seats = campaign.plays()
    return resumed(make(game.setup), journal, str(path), rng)


def finish(campaign: Campaign) -> None:
    """Take in the end of the open game, as its journal tells it."""
    game = require_open_game(campaign)
    path = journal_path(campaign, game)
    rules = make(game.setup)
    match, _ = resumed(rules, load(path), str(path), Random())
    result = rules.result(match.state)
    if result is None:
        raise LichtungError("campaign-game-open", str(campaign.path))
    flush_journal(path)
    end_game(campaign, rules, match.state, result, digest(path))
    write(campaign)


def choose(campaign: Campaign, seat: str, card: str) -> None:
    """M.10.2: a seat takes one more of its crafted cards into the next game."""
    choose_card(campaign, seat, card)
    write(campaign)


def reseat(campaign: Campaign, plays: list[str]) -> None:
    """Other people or agents take the players' seats."""
    check_running(campaign)
    plays = plays * len(campaign.players) if len(plays) == 1 else plays
    if len(plays) != len(campaign.players):
        raise LichtungError("seats-count", "seats", want=len(campaign.players), found=len(plays))
    for name in plays:
        check_plays(name, "seats")
    for player, name in zip(campaign.players, plays, strict=True):
        player.plays = name
    write(campaign)


def abandon(campaign: Campaign) -> None:
    """Give the campaign up; an open game stays as it is."""
    give_up(campaign)
    write(campaign)
