"""The page about the API names every key of Root's views and of its data."""

import re
from pathlib import Path

from lichtung.root.game import make

PAGE = (Path(__file__).parents[2] / "docs" / "http-api.md").read_text(encoding="utf-8")


def keys_under(start: str) -> list[str]:
    """The first cells of the table behind a line."""
    rows = re.findall(r"^\| (`.*?) \|", PAGE.partition(start)[2].partition("\n#")[0], re.MULTILINE)
    return sorted(name for row in rows for name in re.findall(r"`(\w+)`", row))


def test_views_and_data_are_described() -> None:
    game = make({})
    assert keys_under("`game_data` of Root:") == sorted(game.describe())
    assert keys_under("### A view of Root") == sorted(game.view(game.start(), None).data())
