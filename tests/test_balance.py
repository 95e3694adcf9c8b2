"""The tool that writes docs/balance.md: it counts what was played, and goes on where it was left."""

import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from lichtung.agents.searcher import Searcher
from lichtung.games import game
from lichtung.root.mixes import COMPETITIVE, suggested
from tools import balance

DOCS = Path(__file__).parents[1] / "docs"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two setups of each game instead of all of them."""
    whole = balance.setups
    monkeypatch.setattr(balance, "setups", lambda name: whole(name)[:2])


def numbers(page: str, first: str) -> list[str]:
    """The cells behind the first one of a row."""
    [row] = [line for line in page.splitlines() if line.startswith(f"| {first} |")]
    return [cell.strip() for cell in row.strip("|").split("|")[1:]]


def test_what_is_played_is_counted(few: None, tmp_path: Path) -> None:
    results, path = tmp_path / "results", tmp_path / "docs" / "balance.md"
    path.parent.mkdir()
    words = ["--agent", "random", "--results", str(results), "--page", str(path)]
    balance.main(["--games", "4", *words])
    page = path.read_text(encoding="utf-8")
    root = [json.loads(line) for line in (results / "root.jsonl").read_text().splitlines()[1:]]
    assert [one["game"] for one in root] == [0, 1, 2, 3]
    seated = sum("marquise" in one["roles"] for one in root)
    won = sum(one["roles"].index("marquise") in one["winners"] for one in root if "marquise" in one["roles"])
    assert numbers(page, "Marquise")[:2] == [str(seated), str(won)]
    assert "4 games of four" in page
    assert "4 games, every choice of three of the six sets in turn" in page
    assert numbers(page, "Tavern")[0] == "8", "two copies in each of four games: both choices have that set"
    for picture in re.findall(r"\((img/[^)]+)\)", page):
        ElementTree.parse(path.parent / picture)
    balance.main(["root", "--games", "2", *words])
    assert path.read_text(encoding="utf-8") == page, "nothing was played, nothing is lost"
    balance.remember(results, "1234567")
    balance.remember(results, "1234567")
    assert balance.commits(results)[-2:] != ["1234567"] * 2
    balance.main(["heirs", "--games", "6", *words])
    assert "6 games, every choice" in path.read_text(encoding="utf-8")


def test_each_setup_has_its_turn() -> None:
    mixes = [tuple(sorted(one["factions"])) for one in balance.setups("root")]  # type: ignore[call-overload]
    every = len(suggested(COMPETITIVE, balance.SEATS))
    assert len(mixes) == every * balance.SEATS
    assert len(set(mixes[:every])) == every, "each mix once before any comes twice"
    assert len(balance.setups("heirs")) == 20


def test_the_agent_does_not_look_at_the_clock() -> None:
    for name in ("root", "heirs"):
        agent = balance.hard(game(name), Random(1))
        assert isinstance(agent, Searcher)
        assert agent.clock.budget.seconds == 0


def test_an_unknown_game_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        balance.main(["chess"])
    assert "chess: there is root, and heirs" in capsys.readouterr().err


def test_the_page_has_its_pictures() -> None:
    pictures = re.findall(r"\((img/[^)]+)\)", (DOCS / "balance.md").read_text(encoding="utf-8"))
    assert len(pictures) == 6
    for picture in pictures:
        assert (DOCS / picture).exists()
