"""The page about playing names exactly the commands, records and preset messages that there are."""

import re
from pathlib import Path
from typing import get_args

from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.server.tables import progress as progress
from lichtung.server.tables import protocol
from lichtung.server.tables.clocks import NONE, TOTAL, TURN

PAGE = (Path(__file__).parents[2] / "docs" / "play.md").read_text(encoding="utf-8")
KINDS = [
    progress.PLAY,
    progress.UNDO,
    progress.ASK,
    progress.ANSWER,
    progress.RESIGN,
    progress.TIMEOUT,
    progress.PAUSE,
    progress.AGENT,
    progress.CLOCK,
    progress.POSITION,
    progress.NONCE,
]

# What is taken back leaves nothing in the log, and what is added to chance stands beside the seal.
LEFT_OUT = ("undo", "ask", "answer", "nonce")


def rows(title: str) -> list[str]:
    """The first cells of the table under a title."""
    part = PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([\w-]+)` \|", part, re.MULTILINE)


def test_commands_and_records() -> None:
    assert rows("Commands") == [kind.__struct_config__.tag for kind in get_args(protocol.Command)]
    assert rows("Records") == KINDS
    for mode in (NONE, TURN, TOTAL):
        assert f"`{mode}`" in PAGE


def test_everything_that_is_said_has_words() -> None:
    for lang in LANGUAGES:
        words = catalogue(lang)
        for preset in get_args(protocol.Preset):
            assert f"`{preset}`" in PAGE
            assert words.has(f"preset-{preset}")
        for kind in KINDS[1:]:
            assert words.has(f"table-record-{kind}") != (kind in LEFT_OUT), kind
        for key in ("resigned", "timeout", "abandoned"):
            assert words.has(f"table-result-{key}")
