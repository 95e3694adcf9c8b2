"""Click in the user's language: help texts from the catalogues, usage mistakes in words.

A command's texts are `cli-<command>`, `cli-<command>-<parameter>`; what all commands share is `cli-any-...`.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import click

from lichtung.locale.render import LANGUAGES, Catalogue, system_language

HEADINGS = {"Options": "cli-any-options", "Commands": "cli-any-commands"}
# Click says it in one sentence only, and in English.
TOO_MUCH = re.compile(r"unexpected extra arguments? \((.*)\)")


def requested_language(args: Sequence[str]) -> str:
    """The language asked for anywhere on the command line, even if the line is wrong; else the system's."""
    for word, after in pairwise([*args, ""]):
        if word == "--lang" and after in LANGUAGES:
            return after
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return system_language()


class Formatter(click.HelpFormatter):
    """Help pages with headings of the catalogue."""

    def __init__(self, words: Catalogue, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.words = words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, self.words.say("cli-any-usage") + " ")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        default = f"[{self.words.say('cli-any-default')}: "
        required = f"[{self.words.say('cli-any-required')}]"
        shown = [
            (name, text.replace("[default: ", default).replace("[required]", required)) for name, text in rows
        ]
        super().write_dl(shown, col_max, col_spacing)

    def write_heading(self, heading: str) -> None:
        key = HEADINGS.get(heading)
        super().write_heading(self.words.say(key) if key else heading)


class Context(click.Context):
    """Carries the app (words and screen) as its object."""

    def make_formatter(self) -> click.HelpFormatter:
        return Formatter(self.find_root().obj.words, self.terminal_width, self.max_content_width)


def localize(command: click.Command, name: str, words: Catalogue) -> None:
    """Give a command and its parameters the texts of the catalogue; what it lacks stays as it is."""
    command.context_class = Context
    if words.has(f"cli-{name}"):
        command.help = words.say(f"cli-{name}")
    command.options_metavar = words.say("cli-any-options-metavar")
    if isinstance(command, click.Group):
        command.subcommand_metavar = words.say("cli-any-command-metavar")
    with click.Context(command, help_option_names=["-h", "--help"]) as ctx:
        params = command.get_params(ctx)
    for param in params:
        if isinstance(param, click.Option):
            word = "help" if "--help" in param.opts else param.name
            keys = [key for key in (f"cli-{name}-{word}", f"cli-any-{word}") if words.has(key)]
            param.help = words.say(keys[0]) if keys else param.help
            if isinstance(param.type, click.Path):
                file = param.type.file_okay
                param.metavar = words.say("cli-any-file-metavar" if file else "cli-any-folder-metavar")
            elif isinstance(param.type, click.types.IntParamType) and not param.count:
                param.metavar = words.say("cli-any-number-metavar")
            elif (key := _metavar_key(param)) and words.has(key):
                param.metavar = words.say(key)
        elif words.has(f"cli-any-{param.name}-metavar"):
            shown = words.say(f"cli-any-{param.name}-metavar")
            param.metavar = shown if param.required else f"[{shown}]"


def _metavar_key(option: click.Option) -> str:
    """The key of what stands for a value: NAME=VALUE, as the command has it, is name-value."""
    written = vars(option).setdefault("metavar_written", option.metavar)
    return f"cli-any-{re.sub('[^a-z]+', '-', written.lower())}-metavar" if written else ""


def usage_error_text(words: Catalogue, error: click.ClickException) -> str:
    """A wrong command line in one sentence."""
    args: dict[str, str | int] = {}
    if isinstance(error, click.NoSuchOption):
        key, args = "option-unknown-here", {"option": error.option_name}
    elif isinstance(error, click.BadOptionUsage):
        key, args = "option-bare", {"option": error.option_name}
    elif isinstance(error, click.MissingParameter) and error.param is not None:
        key, args = "argument-missing", {"name": _parameter_name(error)}
    elif isinstance(error, click.BadParameter) and error.param is not None:
        key, args = (
            "argument-bad",
            {"name": _parameter_name(error), "want": expected_value(words, error.param.type)},
        )
    elif extra := TOO_MUCH.search(error.message):
        key, args = "argument-extra", {"words": extra[1]}
    elif isinstance(error, click.UsageError) and error.ctx and isinstance(error.ctx.command, click.Group):
        key, args = "command-missing", {"known": ", ".join(error.ctx.command.list_commands(error.ctx))}
    else:
        key, args = "usage", {"why": error.format_message()}
    return words.say(f"error-cli-{key}", **args)


def _parameter_name(error: click.BadParameter) -> str:
    """The parameter as the user writes it."""
    if isinstance(error.param, click.Option):
        return error.param.opts[-1]
    return (
        (error.param.metavar or error.param.name or "").strip("[]").upper() if error.param is not None else ""
    )


def expected_value(words: Catalogue, kind: click.ParamType[Any]) -> str:
    """What a parameter accepts."""
    if isinstance(kind, click.Choice):
        return " | ".join(str(choice) for choice in kind.choices)
    if isinstance(kind, click.IntRange):
        if kind.min is None or kind.max is None:
            return words.say("cli-any-number-from", low=str(kind.min or 0))
        return words.say("cli-any-number-between", low=str(kind.min), high=str(kind.max))
    if isinstance(kind, click.types.IntParamType):
        return words.say("cli-any-number")
    if isinstance(kind, click.Path):
        return words.say("cli-any-file" if kind.file_okay else "cli-any-folder")
    return kind.name
