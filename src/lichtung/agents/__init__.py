"""Agents: programs that play. They get views, never states."""

from importlib import import_module
from random import Random
from typing import Any

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
from lichtung.agents import bots, characters, levels, parallel
from lichtung.agents.agent import Agent
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.parallel import ParallelAgent
from lichtung.agents.searcher import Searcher
from lichtung.agents.uniform import UniformAgent
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

__all__ = [
    "NAMES",
    "STRENGTHS",
    "Agent",
    "check",
    "for_people",
    "ignore_clock",
    "make",
    "may_be_named",
    "offered",
    "set_pace",
    "thinks_long",
]

# For people, from weak to strong; and for whoever compares: one without a thought, one without a search, and
# that one as it was when measuring began.
STRENGTHS = levels.NAMES
NAMES = (*STRENGTHS, "random", "greedy", "reference")

# What agents know of a game is in `lichtung.agents.<game>`, loaded when it is played; and how many partial
# turns of each length the greedy one keeps: turns of Root are long and costly.
KNOWLEDGE = {"heirs": "HeirsKnowledge", "root": "RootKnowledge"}
WIDTHS = {"heirs": 24, "root": 5}


A_WHILE = 0.5  # seconds


def thinks_long(name: str, game: str) -> bool:
    """Whether an agent may take more than a moment for a decision."""
    level = levels.LEVELS.get(game, {}).get(levels.Spec(parallel.split(name)[0]).level)
    return level is not None and level.budget.seconds > A_WHILE


def in_character(name: str, game: str, number: int) -> str:
    """An agent that searches, as the player of this number likes to play; any other as it is."""
    level = levels.LEVELS.get(game, {}).get(name)
    if level is None or not level.budget.iterations:
        return name
    return f"{name}:{characters.NAMES[number % len(characters.NAMES)]}"


def set_pace(agent: Agent[Any], pace: float) -> None:
    """Let an agent that watches the clock take only this part of its time."""
    if isinstance(agent, Searcher):
        agent.pace = pace


def ignore_clock(agent: Agent[Any]) -> None:
    """Let an agent that watches the clock think by iterations alone, so that its seed decides everything."""
    if isinstance(agent, (Searcher, ParallelAgent)):
        agent.ignore_clock()


def make(name: str, game: FrameGame[Any, Any], rng: Random) -> Agent[Any]:
    """An agent by name; all its chance comes from `rng`."""
    if name == "random":
        return UniformAgent(rng)
    alone, processes = parallel.split(name)
    if processes > 1:
        lead = make(alone, game, rng)
        return ParallelAgent(alone, game, rng, lead, processes) if isinstance(lead, Searcher) else lead
    spec = levels.Spec(name)
    if spec.level in NAMES and game.name in KNOWLEDGE:
        kind = getattr(import_module(f"lichtung.agents.{game.name}"), KNOWLEDGE[game.name])
        if spec.level in STRENGTHS:
            spec.check("")
            watches = levels.LEVELS[game.name][spec.level].watches
            return levels.make(spec.level, game, kind.tuned(watches, spec.character, spec.folder), rng)
        knowledge = kind.reference() if name == "reference" else kind()
        return GreedyAgent(game, knowledge, rng, WIDTHS[game.name])
    bot = bots.make(name, game, rng)
    if bot is None:  # a name that nobody has, or of an agent that knows nothing of this game
        raise unknown(name, "", NAMES)
    return bot


def offered() -> list[str]:
    """The names that visitors of this server may give a seat: never a file of the machine it runs on."""
    return [*NAMES, *bots.offered()]


def for_people() -> list[str]:
    """Those of them that a form offers: how strong, from weak to strong, and this server's bots."""
    return [*STRENGTHS, *bots.offered()]


def may_be_named(name: str) -> bool:
    """Whether a visitor may give a seat this name: one of those offered, a level with a character too."""
    spec = levels.Spec(name)
    with_character = spec.level in STRENGTHS and spec.character in characters.NAMES and not spec.folder
    return with_character or name in offered()


def check_character(name: str, where: str) -> bool:
    """Whether it names a level; a character that nobody has is a mistake."""
    spec = levels.Spec(parallel.split(name)[0])
    if spec.level in STRENGTHS:
        spec.check(where)
    return spec.level in STRENGTHS


def check(name: str, where: str, *others: str) -> None:
    """A name that stands for no agent, no bot and none of the others is a mistake."""
    known = (*others, *NAMES)
    if name not in others and check_character(name, where):
        return
    if name not in known and bots.found(name) is None:
        raise unknown(name, where, known)


def unknown(name: str, where: str, known: tuple[str, ...]) -> LichtungError:
    return LichtungError("agent-unknown", where, name=name, known=", ".join([*known, *bots.installed()]))
