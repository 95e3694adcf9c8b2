"""`lichtung campaign`: cooperative games of Root in a row, played at the terminal. M.10"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import click
from rich.table import Table as Grid
from rich.text import Text

from lichtung import agents
from lichtung.campaign import course, lifecycle
from lichtung.campaign.files import ENDING, journal_path, read
from lichtung.campaign.record import (
    DEFAULT_LENGTH,
    MAX_LENGTH,
    PERSON,
    RUNNING,
    Campaign,
    CampaignGame,
    Player,
    brought_before,
    costliest,
    new_campaign,
)
from lichtung.cli.groups import CommandGroup
from lichtung.cli.main import App
from lichtung.cli.mixes import warn
from lichtung.cli.play import enable_line_editing
from lichtung.cli.setups import read_options
from lichtung.kernel.errors import LichtungError
from lichtung.locale.names import ids_of
from lichtung.locale.telling import kind_of_player
from lichtung.root.game import FACTIONS, make
from lichtung.terminal.commands import LeaveTable
from lichtung.terminal.drawing import drawing
from lichtung.terminal.session import Session

T = TypeVar("T")


@click.group("campaign", cls=CommandGroup)
def command() -> None:
    """The group; its help is in the catalogues."""


FILE = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


# --- The commands


@command.command("new")
@FILE
@click.option("--factions", metavar="A,B,...")
@click.option("--length", type=click.IntRange(0, MAX_LENGTH), default=DEFAULT_LENGTH, show_default=True)
@click.option("--seats", metavar="A,B,...", default=PERSON, show_default=True)
@click.option("--names", metavar="A,B,...")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True)
@click.pass_obj
def new(
    app: App,
    file: Path,
    factions: str | None,
    length: int,
    seats: str,
    names: str | None,
    options: tuple[str, ...],
) -> None:
    if factions is None:
        raise LichtungError("campaign-factions", "--factions")
    path = file if file.suffix else file.with_name(file.name + ENDING)
    campaign = new_campaign(
        path,
        ids_of(factions, "root-seat", FACTIONS).split(","),
        split(seats),
        length,
        split(names) if names else None,
        read_options(options),
    )
    lifecycle.create(campaign)
    warn(app, make(campaign.setup))
    say(app, "campaign-created", file=str(path))


@command.command("play")
@FILE
@click.option("--seats", metavar="A,B,...")
@click.option("--seed", type=int)
@click.pass_obj
def play(app: App, file: Path, seats: str | None, seed: int | None) -> None:
    campaign = lifecycle.open_campaign(file)
    course.check_running(campaign)
    if seats is not None:
        lifecycle.reseat(campaign, split(seats))
    enable_line_editing()
    CampaignSession(app, campaign, Random(seed)).run()


@command.command("show")
@FILE
@click.pass_obj
def show(app: App, file: Path) -> None:
    CampaignReport(app, lifecycle.open_campaign(file)).print()


@command.command("list")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False), default=".", required=False)
@click.pass_obj
def list_(app: App, folder: Path) -> None:
    found = lifecycle.list_campaigns(folder)
    if not found:
        say(app, "campaign-none", folder=str(folder), ending=ENDING)
    for one in found:
        if one.campaign is None:
            assert one.error is not None
            app.console.print(Text(app.words.error(one.error), "red"))
        else:
            report = CampaignReport(app, one.campaign)
            app.console.print(Text.assemble((one.path.name, "bold"), f"  {report.standing()}"))


@command.command("abandon")
@FILE
@click.pass_obj
def abandon(app: App, file: Path) -> None:
    lifecycle.abandon(read(file))  # damaged journals are no reason to go on
    say(app, "campaign-abandoned", file=str(file))


def split(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def say(app: App, key: str, style: str = "", **args: str | int) -> None:
    app.console.print(Text(app.words.say(key, **args), style))


# --- The history


class CampaignReport:
    """A campaign told in words."""

    def __init__(self, app: App, campaign: Campaign) -> None:
        self.app = app
        self.words = app.words
        self.campaign = campaign
        self.rules = make(campaign.setup)

    def standing(self) -> str:
        """How the campaign stands, in one line."""
        campaign = self.campaign
        status = self.words.say(f"campaign-status-{campaign.status}")
        key = "campaign-standing" if campaign.length else "campaign-standing-endless"
        return self.words.say(key, status=status, wins=campaign.wins(), length=campaign.length)

    def print(self) -> None:
        console = self.app.console
        console.print(Text(self.words.say("campaign-title", file=self.campaign.path.name), "bold"))
        console.print(self.standing())
        for player in self.campaign.players:
            console.print(f"  {self.named(player)}")
        for number in range(len(self.campaign.games)):
            console.print()
            self.print_game(number)
        if self.campaign.status == RUNNING:
            console.print()
            say(self.app, "campaign-go-on", "dim", file=str(self.campaign.path))

    def named(self, player: Player) -> str:
        return self.words.say(
            "campaign-player",
            name=self.name_of(player),
            seat=self.seat(player.seat),
            plays=kind_of_player(self.words, player.plays) or player.plays,
        )

    def name_of(self, player: Player) -> str:
        """The player's name; who has none of his own is called as his faction."""
        return self.seat(player.seat) if player.name == player.seat else player.name

    def seat(self, word: str) -> str:
        return self.words.value(self.rules, "seat", self.rules.setup.words.index(word))

    def card(self, word: str) -> str:
        return self.words.value(self.rules, "card", self.rules.setup.deck.words.index(word))

    def print_game(self, number: int) -> None:
        """A game: how it ended, the points, who brought and who took along what."""
        game = self.campaign.games[number]
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("seat", "points", "brought", "chosen"):
            grid.add_column(self.words.say(f"campaign-{key}"), justify="right" if key == "points" else "left")
        for word in self.campaign.seats():
            points = "" if game.outcome is None else str(game.outcome.points[word])
            brought = ", ".join(self.card(card) for card in brought_before(self.campaign, number, word))
            chosen = self.card(game.chosen[word]) if word in game.chosen else ""
            grid.add_row(self.seat(word), points, brought or "–", chosen or "–")
        console = self.app.console
        console.print(Text(self.heading(number, game), "bold"))
        console.print(grid)

    def heading(self, number: int, game: CampaignGame) -> str:
        lead = game.setup.get("lead", 0)
        return self.words.say(
            "campaign-game",
            number=number + 1,
            state=self.words.say(f"campaign-state-{game.state}"),
            rounds=0 if game.outcome is None else game.outcome.rounds,
            lead=lead if isinstance(lead, int) else 0,
            journal=game.journal,
        )


# --- Playing


class CampaignSession:
    """People and agents who play a campaign on from where it stands."""

    def __init__(self, app: App, campaign: Campaign, rng: Random) -> None:
        self.app = app
        self.campaign = campaign
        self.rng = rng
        self.report = CampaignReport(app, campaign)

    def run(self) -> None:
        """Game after game, until the campaign is over or somebody gets up."""
        try:
            while self.campaign.status == RUNNING and self.play_game():
                pass
        except (LeaveTable, KeyboardInterrupt) as left:
            self.app.console.print()
            say(self.app, "campaign-left", file=str(self.campaign.path))
            if isinstance(left, KeyboardInterrupt):
                raise

    def play_game(self) -> bool:
        """The open game or the next one; whether it is to go on after that."""
        campaign = self.campaign
        if campaign.open_game() is None:
            self.choose_cards()
            lifecycle.begin(campaign)
        number = len(campaign.games) - 1
        self.app.console.print(Text(self.report.heading(number, campaign.games[number]), "bold"))
        self.play_match()
        lifecycle.finish(campaign)
        self.app.console.print()
        self.report.print_game(number)
        self.app.console.print(self.report.standing())
        return campaign.status != RUNNING or self.wants_more()

    def play_match(self) -> None:
        """The open game to its end; what was played is saved wherever it breaks off."""
        campaign = self.campaign
        match, history = lifecycle.resume(campaign, self.rng)
        rules = match.game
        if rules.decision(match.state) is None:
            return  # only its end was not taken in
        self.app.game = rules
        names = match.journal.header.seats
        players: dict[int, agents.Agent[Any]] = {
            seat: agents.make(names[seat], rules, Random(self.rng.getrandbits(64)))
            for seat in rules.players()
            if names[seat] != PERSON
        }
        path = journal_path(campaign, campaign.games[-1])
        words = self.app.words
        session = Session(match, players, words, self.app.console, drawing(rules, words), path)
        session.restore_log(history)
        session.say("play-welcome", "dim")
        try:
            session.run()
        finally:
            session.save(path)  # even if somebody had it saved elsewhere

    def people(self) -> bool:
        return any(player.plays == PERSON for player in self.campaign.players)

    def choose_cards(self) -> None:
        """M.10.2: each player takes one more card along; agents the costliest."""
        campaign = self.campaign
        for seat, cards in course.pending_choices(campaign).items():
            player = next(player for player in campaign.players if player.seat == seat)
            asked = player.plays == PERSON and len(cards) > 1
            card = self.ask_card(player, cards) if asked else costliest(campaign, cards)
            lifecycle.choose(campaign, seat, card)
            say(self.app, "campaign-takes", name=self.report.name_of(player), card=self.report.card(card))

    def ask_card(self, player: Player, cards: list[str]) -> str:
        say(self.app, "campaign-which-card", "bold", name=self.report.name_of(player))
        picture = drawing(self.report.rules, self.app.words)
        deck = self.report.rules.setup.deck
        for i, card in enumerate(cards):
            about = picture.about("card", deck.words.index(card))
            self.app.console.print(Text.assemble(f"{i + 1:>3}) {self.report.card(card)}  ", (about, "dim")))

        def number(line: str) -> str | None:
            chosen = int(line[:3]) if line.isdecimal() else 0
            return cards[chosen - 1] if 1 <= chosen <= len(cards) else None

        return self.ask("campaign-card-number", number, count=len(cards))

    def wants_more(self) -> bool:
        """People may rest after a game."""
        if not self.people():
            return True
        yes = self.app.words.say("play-yes").split()
        return self.ask("campaign-more", lambda line: not line or line.casefold() in yes)

    def ask(self, key: str, reads: Callable[[str], T | None], **args: str | int) -> T:
        """Ask until the answer can be read; the end of the input gets up from the table."""
        while True:
            try:
                line = input(self.app.words.say(key, **args) + " ")
            except EOFError:
                raise LeaveTable from None
            answer = reads(line.strip())
            if answer is not None:
                return answer
