"""The page about running a server: what it tells people to type exists."""

import re
from pathlib import Path

import click

from lichtung.cli import admin, serve

PAGE = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text(encoding="utf-8")
FOREIGN = {"--owner", "--upgrade", "--now"}  # of createdb, pip and systemctl


def options(command: click.Command) -> set[str]:
    return {option for param in command.params for option in param.opts if option.startswith("--")}


def test_options_exist() -> None:
    known = options(serve.command) | options(admin.command)
    for command in admin.command.commands.values():
        known |= options(command)
    named = set(re.findall(r"--[a-z][a-z-]+", PAGE))
    assert named - FOREIGN <= known


def test_every_public_option_of_serve_is_described() -> None:
    shown = {param for param in serve.command.params if isinstance(param, click.Option) and not param.hidden}
    names = {name for param in shown for name in param.opts}
    assert names - {"--lang", "--open"} <= set(re.findall(r"--[a-z][a-z-]+", PAGE))


def test_variables_exist() -> None:
    known = {str(param.envvar) for param in serve.command.params if param.envvar}
    assert set(re.findall(r"LICHTUNG_[A-Z]+", PAGE)) == known | {"LICHTUNG_DATA"}


def test_commands_of_admin_exist() -> None:
    named = set(re.findall(r"lichtung admin (?:--\S+ \S+ )?([a-z]+)", PAGE))
    assert named == set(admin.command.commands)
