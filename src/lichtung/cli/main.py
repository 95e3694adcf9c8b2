"""`lichtung`: the commands, what they share, and how mistakes are shown."""

import importlib
import sys

import click
from rich.console import Console

from lichtung import __version__
from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import LANGUAGES, Catalogue, catalogue, system_language

# Each command is `lichtung.cli.<module>:command`, loaded only when it is called or listed.
COMMANDS = {
    "play": "play",
    "simulate": "simulate",
    "replay": "replay",
    "law": "law",
    "check": "check",
    "bench": "bench",
}


class Table:
    """What every command needs: the words and the screen."""

    def __init__(self, lang: str) -> None:
        self.words: Catalogue = catalogue(lang)
        self.console = Console(highlight=False)


class Commands(click.Group):
    """Loads a command's module on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"lichtung.cli.{COMMANDS[cmd_name]}")
        command: click.Command = module.command
        return command


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; default from the locale.")
@click.version_option(__version__, prog_name="lichtung")
@click.pass_context
def cli(ctx: click.Context, lang: str | None) -> None:
    """Lichtung, a digital game table: Root and Die zwei Erben (The Two Heirs).

    Unaffiliated with the games' publishers. The tile costs and roads of The Two Heirs are a
    reconstruction; take your own tiles with --tiles.
    """
    ctx.obj = Table(lang or system_language())


def run() -> None:
    """Entry point: a user's mistake is a sentence and exit code 2; Ctrl-C ends cleanly with 130."""
    try:
        code = cli.main(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except LichtungError as error:
        words = catalogue(_asked_language())
        click.echo(words.error(error), err=True)
        sys.exit(2)


def _asked_language() -> str:
    """The language asked for on the command line, even when parsing it failed."""
    for word, after in zip(sys.argv, [*sys.argv[1:], ""], strict=True):
        if word == "--lang" and after in LANGUAGES:
            return after
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return system_language()
