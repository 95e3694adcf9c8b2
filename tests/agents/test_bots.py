"""Bots from files, modules and packages: where they sit down, and what is said when something is wrong."""

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung import agents
from lichtung.agents import bots
from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from tests.cli.desk import Desk
from tests.contract.kuhn import KuhnGame

GOOD = """
from helper import first

class Bot:
    def __init__(self, game, rng):
        pass

    def choose(self, view, actions):
        return first(actions)

class Raises(Bot):
    def choose(self, view, actions):
        raise ValueError("no idea")

class Cheats(Bot):
    def choose(self, view, actions):
        return "win"

class Illegal(Bot):
    def __init__(self, game, rng):
        self.game = game

    def choose(self, view, actions):
        actions.clear()
        return self.game.parse("token build-1")

class Homeless(Bot):
    def __init__(self):
        pass

class Chair:
    def __init__(self, game, rng):
        pass

number = 7

def sit(game, rng):
    return Chair(game, rng)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mybots.py").write_text(GOOD)
    (tmp_path / "helper.py").write_text("def first(actions):\n    return actions[0]\n")
    (tmp_path / "broken.py").write_text("import random\n\nx = 1 / 0\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def test_a_bot_plays_a_series_in_processes_of_its_own(folder: Path, desk: Desk) -> None:
    words = ["simulate", "heirs", "--seats", "mybots.py:Bot,random", "--games", "4", "--jobs", "2"]
    done = desk.run(*words)
    assert done.code == 0
    assert "mybots.py:Bot" in done.out
    assert "4 games, 0 unfinished, 0 with an error" in done.out


def test_a_bot_sits_at_the_terminal(folder: Path, desk: Desk) -> None:
    done = desk.run("play", "heirs", "--seats", "mybots.py:Bot,random", "--seed", "1")
    assert done.code == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py:Bot", "nowhere.py: There is no such file with bots."),
        (
            "mybots.py:Bto",
            "mybots.py: There is no Bto in it. "
            "What can play from there: Bot, Raises, Cheats, Illegal, Homeless.",
        ),
        ("mybots.py:number", "mybots.py:number: That is not an agent"),
        ("mybots.py:Chair", "mybots.py:Chair: That is not an agent"),
        ("broken.py:Bot", "The bot cannot be loaded: ZeroDivisionError: division by zero (broken.py:3)"),
        ("no.such.module:Bot", "no.such.module: The bot cannot be loaded: ModuleNotFoundError"),
        ("mybot", "mybot is not an agent that can play here. Available: "),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_what_is_wrong_with_a_bot_is_a_sentence(
    folder: Path, desk: Desk, command: str, name: str, said: str
) -> None:
    done = desk.run(command, "heirs", "--seats", f"{name},random")
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err


def test_a_bot_that_fails_is_named_with_its_decision(folder: Path, desk: Desk) -> None:
    done = desk.run("simulate", "heirs", "--games", "1", "--seats", "mybots.py:Raises,random")
    assert done.code == 1
    assert "mybots.py:Raises: The bot failed at heirs.turn: ValueError: no idea (mybots.py:13)" in joined(
        done.out
    )


def test_an_answer_that_is_not_allowed_is_shown(folder: Path, desk: Desk) -> None:
    done = desk.run("simulate", "heirs", "--games", "1", "--seats", "mybots.py:Cheats,random")
    assert "At heirs.turn the bot answered 'win', which is not allowed there" in joined(done.out)
    done = desk.run("play", "heirs", "--seed", "1", "--seats", "mybots.py:Illegal,random")
    assert done.code == 2
    assert "mybots.py:Illegal: At heirs.turn the bot answered token build-1, which is not" in done.err


def joined(text: str) -> str:
    """A text whose lines were broken for the screen."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", ["mybots.py:Homeless", "mybots.py:sit"])
def test_a_class_that_cannot_be_made_is_a_mistake(folder: Path, name: str) -> None:
    with pytest.raises(LichtungError, match=r"bot-load|bot-no-agent"):
        agents.make(name, game("heirs"), Random(0))


def test_a_package_brings_a_bot_along(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("karl", "lichtung.agents.uniform:UniformAgent", bots.GROUP)

    def entry_points(group: str, **wanted: Any) -> EntryPoints:
        return EntryPoints([entry]).select(group=group, **wanted)

    monkeypatch.setattr(bots, "entry_points", entry_points)
    agents.check("karl", "--seats")
    with pytest.raises(LichtungError, match=r"known=novice, .*greedy.*karl"):
        agents.check("kral", "--seats")


def test_visitors_of_a_server_name_only_what_is_offered(folder: Path) -> None:
    try:
        bots.offer({"karl": "mybots.py:Bot"})
        assert agents.offered() == [*agents.NAMES, "karl"]
        assert isinstance(agents.make("karl", game("heirs"), Random(0)), bots.Watched)
    finally:
        bots.offer({})
    assert agents.offered() == list(agents.NAMES)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("karl", "--bot: A bot is offered as NAME=mybots.py:Bot"),
        ("=mybots.py:Bot", "--bot: A bot is offered as NAME=mybots.py:Bot"),
        ("greedy=mybots.py:Bot", "greedy is taken"),
        ("karl=mybots.py:Bto", "There is no Bto in it."),
    ],
)
def test_an_operator_learns_what_is_wrong_before_the_server_starts(
    folder: Path, desk: Desk, given: str, said: str
) -> None:
    done = desk.run("serve", "--data", str(folder / "data"), "--port", "0", "--bot", given)
    assert done.code == 2
    assert said in done.err


def test_an_agent_that_knows_nothing_of_a_game_is_a_mistake() -> None:
    with pytest.raises(LichtungError) as caught:
        agents.make("greedy", KuhnGame(), Random(1))
    assert caught.value.key == "agent-unknown"
