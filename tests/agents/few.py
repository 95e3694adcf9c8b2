"""Agents that think for a moment only, so that tests are quick and the same on every machine."""

from random import Random
from typing import Any

from lichtung import agents
from lichtung.agents.agent import Agent
from lichtung.agents.budget import Budget, Clock
from lichtung.agents.searcher import Searcher
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.game import FrameGame

ITERATIONS = 12


def quick(name: str, rules: FrameGame[Any, Any], seed: int, iterations: int = ITERATIONS) -> Agent[Any]:
    """The agent of this name with few iterations and no look at the clock."""
    agent = agents.make(name, rules, Random(seed))
    if isinstance(agent, Searcher):
        agent.clock = Clock(Budget(iterations))
    return agent


def positions(rules: FrameGame[Any, Any], seed: int, every: int, count: int) -> list[Any]:
    """States of a game of greedy agents in which somebody has a choice."""
    players = [agents.make("greedy", rules, Random(seed + seat)) for seat in range(rules.seats)]
    rng, s, found, decisions = Random(seed), rules.start(), list[Any](), 0
    while (decision := rules.decision(s)) is not None and len(found) < count:
        if decision.seat == CHANCE:
            rules.apply(s, rules.sample(s, rng))
            continue
        decisions += 1
        if decisions % every == 0 and len(s.legal) > 1:
            found.append(s.copy())
        rules.apply(s, players[decision.seat].choose(rules.view(s, decision.seat), rules.actions(s)))
    return found


def decides(rules: FrameGame[Any, Any], s: Any) -> int:
    """The seat that has to decide."""
    decision = rules.decision(s)
    assert decision is not None
    return decision.seat
