"""`lichtung upgrade`: journals and campaigns of older versions written as they are today."""

import json
from collections.abc import Callable
from pathlib import Path

import click
from rich.text import Text

from lichtung import games, scenario
from lichtung.campaign import files as campaigns
from lichtung.campaign.upgrade import CampaignUpgrade, campaign_of
from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import FORMAT, in_words, load

Work = Callable[[], None]  # what is left to do for a file once all files have been checked


@click.command("upgrade")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.pass_obj
def command(app: App, files: tuple[Path, ...]) -> int:
    upgrade = Upgrade(app)
    wrong = 0
    for path in files:
        try:
            upgrade.check(path)
        except LichtungError as error:
            click.echo(app.words.error(error, app.game), err=True)
            wrong += 1
    if wrong:
        click.echo(app.words.say("upgrade-untouched"), err=True)
        return 2
    upgrade.carry_out()
    return 0


class Upgrade:
    """Files that are all checked first, then written one after the other."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.known: set[Path] = set()
        self.work: list[Work] = []

    def check(self, path: Path) -> None:
        """See what a file is and what it needs; a file named twice is looked at once."""
        if path.resolve() in self.known:
            return
        kind = kind_of(path)
        campaign = campaign_of(path) if kind == "journal" else None
        if kind == "scenario":
            scenario.read(path)
            self.work.append(lambda: self.say("upgrade-scenario", path))
        elif kind == "campaign" or campaign is not None:
            self.check_campaign(campaign or path)
        else:
            self.check_journal(path)
        self.known.add(path.resolve())

    def check_journal(self, path: Path) -> None:
        journal = load(path)
        game = self.app.game = games.of_journal(journal)
        found = in_words(journal, game, str(path))
        if journal.format == FORMAT:
            self.work.append(lambda: self.say("upgrade-current", path))
            return

        def replace() -> None:
            found.save(path.resolve())
            self.say("upgrade-rewritten", path, len(found.entries))

        self.work.append(replace)

    def check_campaign(self, path: Path) -> None:
        """A campaign with its journals; one of those leads here too, for the file has their digests."""
        upgrade = CampaignUpgrade(path)
        self.known |= {path.resolve(), *[journal.resolve() for journal in upgrade.paths]}

        def replace() -> None:
            upgrade.carry_out()
            for one in upgrade.due:
                self.say("upgrade-rewritten", one.path, one.entries)
            self.say("upgrade-campaign" if upgrade.new_digests else "upgrade-current", path)

        self.work.append(replace)

    def carry_out(self) -> None:
        for work in self.work:
            try:
                work()
            except OSError as error:
                where = str(error.filename or "")
                raise LichtungError("file-unwritable", where, why=error.strerror or "?") from None

    def say(self, key: str, path: Path, count: int = 0) -> None:
        said = self.app.words.say(key, file=str(path), count=count)
        self.app.console.print(Text(said), soft_wrap=True)


def kind_of(path: Path) -> str:
    """What a file is, by what stands in it; scenario files by their ending."""
    if path.suffix == ".toml":
        return "scenario"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unreadable", str(path), why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise LichtungError("file-not-text", str(path)) from None
    if "lichtung" in read_object(text.partition("\n")[0]):
        return "journal"
    if read_object(text).get("format") == campaigns.FORMAT:
        return "campaign"
    raise LichtungError("upgrade-unknown", str(path))


def read_object(text: str) -> dict[str, object]:
    """The JSON object that a text is; an empty one if it is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
