"""Players of the machine. They get views, never states."""

from random import Random
from typing import Any

from lichtung.agents.agent import Agent
from lichtung.agents.greedy import GreedyAgent, Knowledge
from lichtung.agents.heirs import HeirsKnowledge
from lichtung.agents.root import RootKnowledge
from lichtung.agents.uniform import UniformAgent
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

__all__ = ["NAMES", "Agent", "make"]

NAMES = ("random", "greedy")

# What the greedy agent knows of each game, by the game's name.
KNOWLEDGE: dict[str, Knowledge[Any]] = {"heirs": HeirsKnowledge(), "root": RootKnowledge()}
# How many partial turns of each length the search keeps: turns of Root are long and dear.
WIDTHS = {"heirs": 24, "root": 5}


def make(name: str, game: FrameGame[Any, Any], rng: Random) -> Agent[Any]:
    """An agent by name; all its chance comes from `rng`."""
    if name == "random":
        return UniformAgent(rng)
    if name == "greedy" and game.name in KNOWLEDGE:
        return GreedyAgent(game, KNOWLEDGE[game.name], rng, WIDTHS[game.name])
    raise LichtungError("agent-unknown", name=name, known=", ".join(NAMES))
