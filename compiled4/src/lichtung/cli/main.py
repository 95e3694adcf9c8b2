"""`lichtung`: the commands, what they share, and how mistakes are shown."""

import importlib
import os
import sys
from collections.abc import Callable
from typing import Any

import click
from rich.console import Console

from lichtung import __version__
from lichtung.cli.help_texts import Context, localize, requested_language, usage_error_text
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.loaded import build
from lichtung.locale.ascii import HANDLER, needs_ascii
from lichtung.locale.render import LANGUAGES, Catalogue, catalogue

# Each command is `lichtung.cli.<module>:command`, loaded only when it is called or listed.
COMMANDS = {
    "play": "play",
    "learn": "learn",
    "puzzle": "puzzle",
    "serve": "serve",
    "admin": "admin",
    "campaign": "campaign",
    "mixes": "mixes",
    "simulate": "simulate",
    "arena": "arena",
    "train": "train",
    "replay": "replay",
    "analyse": "analyse",
    "show": "show",
    "position": "position",
    "verify": "verify",
    "law": "law",
    "check": "check",
    "solve": "solve",
    "scenario": "scenario",
    "rootlog": "rootlog",
    "upgrade": "upgrade",
    "bench": "bench",
    "doctor": "doctor",
}
WITHOUT_RULES = ("law",)  # commands that need none for most answers, and are quicker without
INTERRUPTED = 130
# What the extra `server` brings along: the engine does without.
OF_SERVER = (
    *("alembic", "argon2", "itsdangerous", "msgspec", "prometheus_client", "sqlalchemy"),
    *("starlette", "structlog", "uvicorn", "uvloop", "websockets"),
)


class App:
    """What every command needs: the words, the screen, and the game once it is known."""

    def __init__(self, lang: str) -> None:
        self.words: Catalogue = catalogue(lang, needs_ascii(sys.stdout))
        self.console = Console(highlight=False)
        self.game: FrameGame[Any, Any] | None = None


class LazyGroup(click.Group):
    """Loads a command's module on demand and lets it speak the language asked for."""

    context_class = Context

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        app = extra.setdefault("obj", App(requested_language(args)))
        localize(self, "lichtung", app.words)
        return super().make_context(info_name, args, parent, **extra)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        if cmd_name not in WITHOUT_RULES:
            importlib.import_module("lichtung.games")
        module = importlib.import_module(f"lichtung.cli.{COMMANDS[cmd_name]}")
        command: click.Command = module.command
        if not any(param.name == "lang" for param in command.params):
            command.params.append(lang_option())
        localize(command, cmd_name, ctx.find_root().obj.words)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise LichtungError("cli-command-unknown", name=args[0], known=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)


def lang_option() -> click.Option:
    """`--lang`, before or after the command's name; `requested_language` has read it already."""
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False)


def say_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """The version, and which build of the rules is loaded."""
    if asked:
        click.echo(ctx.obj.words.say(f"cli-version-{build()}", version=__version__))
        ctx.exit()


@click.command(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=say_version)
def cli() -> None:
    """The program; its help is in the catalogues."""


cli.params.append(lang_option())


def run() -> None:
    """Entry point: a user's mistake is a sentence and exit code 2; Ctrl-C ends cleanly with 130."""
    plain = needs_ascii(sys.stdout)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reading = stream is sys.stdin
            reconfigure(
                encoding="ascii" if plain and not reading else None, errors="replace" if reading else HANDLER
            )
    app = App(requested_language(sys.argv[1:]))
    sys.exit(run_guarded(app, lambda: cli.main(obj=app, standalone_mode=False)))


def run_guarded(app: App, work: Callable[[], object]) -> int:
    """Run a command line and turn what goes wrong into a sentence and an exit code."""
    try:
        code = work()
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        return error.exit_code
    except (click.exceptions.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return INTERRUPTED
    except click.ClickException as error:
        if isinstance(error, click.UsageError) and error.ctx is not None:
            click.echo(error.ctx.get_usage(), err=True)
        click.echo(usage_error_text(app.words, error), err=True)
        return error.exit_code
    except LichtungError as error:
        click.echo(app.words.error(error, app.game), err=True)
        return 2
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in OF_SERVER:
            raise
        missing = LichtungError("server-missing", module=error.name or "?", extra="lichtung[server]")
        click.echo(app.words.error(missing), err=True)
        return 2
    except BrokenPipeError:
        # The reader of the pipe has gone; nothing may be written any more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
