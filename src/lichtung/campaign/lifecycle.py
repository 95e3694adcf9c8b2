"""The life of a campaign: begin a game, resume it, take in its end, choose cards, abandon.

Each function writes the file before it returns. After an error the file is as it was: read it anew.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from lichtung.campaign.files import (
    ENDING,
    check_journals,
    digest,
    flush_journal,
    journal_path,
    read,
    write,
)
from lichtung.campaign.record import (
    ABANDONED,
    LOST,
    OPEN,
    RUNNING,
    WON,
    Campaign,
    CampaignGame,
    Outcome,
    check_plays,
    choices_after,
    crafted_at,
    setup_of,
    status_of,
)
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
    check_running(campaign)
    if campaign.open_game() is not None:
        raise LichtungError("campaign-game-open", str(campaign.path))
    if missing := pending_choices(campaign):
        raise LichtungError("campaign-unchosen", str(campaign.path), seats=", ".join(missing))
    number = len(campaign.games)
    folder = campaign.path.name.removesuffix(".json").removesuffix(".campaign") + GAMES_FOLDER
    game = CampaignGame(setup_of(campaign, number), f"{folder}/game-{number + 1}.jsonl")
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
    game = _require_open_game(campaign)
    path = journal_path(campaign, game)
    journal = load(path)
    journal.header.seats = campaign.plays()
    return resumed(make(game.setup), journal, str(path), rng)


def finish(campaign: Campaign) -> None:
    """Take in the end of the open game, as its journal tells it."""
    game = _require_open_game(campaign)
    path = journal_path(campaign, game)
    rules = make(game.setup)
    match, _ = resumed(rules, load(path), str(path), Random())
    result = rules.result(match.state)
    if result is None:
        raise LichtungError("campaign-game-open", str(campaign.path))
    table, s = rules.setup, match.state
    game.state = LOST if table.machine in result.winners else WON
    rounds = -(-s.turn // rules.seats)  # the last one may have been cut short
    points = dict(zip(table.words, result.scores, strict=True))
    game.outcome = Outcome(points, rounds, crafted_at(s, campaign))
    flush_journal(path)
    game.digest = digest(path)
    campaign.status = status_of(campaign)
    write(campaign)


def pending_choices(campaign: Campaign) -> dict[str, list[str]]:
    """M.10.2: the seats that still have to choose a card for the next game, with their cards."""
    if campaign.status != RUNNING or not campaign.games or campaign.games[-1].state != WON:
        return {}
    chosen = campaign.games[-1].chosen
    open_to = choices_after(campaign, len(campaign.games) - 1)
    return {seat: cards for seat, cards in open_to.items() if seat not in chosen}


def choose(campaign: Campaign, seat: str, card: str) -> None:
    """M.10.2: a seat takes one more of its crafted cards into the next game."""
    check_running(campaign)
    if card not in pending_choices(campaign).get(seat, []):
        raise LichtungError("campaign-choice", seat, card=card)
    campaign.games[-1].chosen[seat] = card
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
    check_running(campaign)
    campaign.status = ABANDONED
    write(campaign)


def check_running(campaign: Campaign) -> None:
    if campaign.status != RUNNING:
        raise LichtungError("campaign-over", str(campaign.path), status=campaign.status)


def _require_open_game(campaign: Campaign) -> CampaignGame:
    game = campaign.open_game()
    if game is None:
        raise LichtungError("campaign-no-game", str(campaign.path))
    assert game.state == OPEN
    return game
