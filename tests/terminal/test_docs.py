"""The page about the terminal table names every command, in both languages."""

import re
from pathlib import Path

from lichtung.games import game
from lichtung.locale.render import catalogue
from lichtung.terminal.commands import Commands
from tests.terminal.test_screen import sitting

PAGE = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")


def test_every_command_is_on_the_page() -> None:
    commands = Commands(sitting(game("heirs"), 1, 0, (80, 24), "en"))
    rows = [line.split("|")[1:3] for line in PAGE.splitlines() if line.startswith("| `")]
    told = [[set(re.findall(r"`([^`]+)`", cell)) for cell in row] for row in rows]
    for name in commands.table:
        words = [set(catalogue(lang).say(f"command-{name}").split()) for lang in ("en", "de")]
        assert words in told, name
