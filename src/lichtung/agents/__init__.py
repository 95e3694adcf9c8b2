"""Agents: programs that play. They get views, never states."""

from importlib import import_module
from random import Random
from typing import Any

from lichtung.agents import bots
from lichtung.agents.agent import Agent
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.uniform import UniformAgent
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

__all__ = ["NAMES", "Agent", "check", "make", "offered"]

NAMES = ("random", "greedy")

# What the greedy agent knows of a game is in `lichtung.agents.<game>`, loaded when it is played; and how
# many partial turns of each length the search keeps: turns of Root are long and costly.
KNOWLEDGE = {"heirs": "HeirsKnowledge", "root": "RootKnowledge"}
WIDTHS = {"heirs": 24, "root": 5}


def make(name: str, game: FrameGame[Any, Any], rng: Random) -> Agent[Any]:
    """An agent by name; all its chance comes from `rng`."""
    if name == "random":
        return UniformAgent(rng)
    if name == "greedy" and game.name in KNOWLEDGE:
        knowledge = getattr(import_module(f"lichtung.agents.{game.name}"), KNOWLEDGE[game.name])
        return GreedyAgent(game, knowledge(), rng, WIDTHS[game.name])
    bot = bots.make(name, game, rng)
    if bot is None:
        check(name, "")
    assert bot is not None
    return bot


def offered() -> list[str]:
    """The names that visitors of this server may give a seat: never a file of the machine it runs on."""
    return [*NAMES, *bots.offered()]


def check(name: str, where: str, *others: str) -> None:
    """A name that stands for no agent, no bot and none of the others is a mistake."""
    known = [*others, *NAMES]
    if name not in known and bots.found(name) is None:
        raise LichtungError("agent-unknown", where, name=name, known=", ".join([*known, *bots.installed()]))
