"""Agents: programs that play. They get views, never states."""

from importlib import import_module
from random import Random
from typing import Any

from lichtung.agents.agent import Agent
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.uniform import UniformAgent
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

__all__ = ["NAMES", "Agent", "make"]

# `reference` is the greedy agent as it was when measuring began; greedy itself may learn.
NAMES = ("random", "greedy", "reference")

# What agents know of a game is in `lichtung.agents.<game>`, loaded when it is played; and how many partial
# turns of each length the greedy one keeps: turns of Root are long and costly.
KNOWLEDGE = {"heirs": "HeirsKnowledge", "root": "RootKnowledge"}
WIDTHS = {"heirs": 24, "root": 5}


def make(name: str, game: FrameGame[Any, Any], rng: Random) -> Agent[Any]:
    """An agent by name; all its chance comes from `rng`."""
    if name == "random":
        return UniformAgent(rng)
    if name in NAMES and game.name in KNOWLEDGE:
        kind = getattr(import_module(f"lichtung.agents.{game.name}"), KNOWLEDGE[game.name])
        knowledge = kind.reference() if name == "reference" else kind()
        return GreedyAgent(game, knowledge, rng, WIDTHS[game.name])
    raise LichtungError("agent-unknown", name=name, known=", ".join(NAMES))
