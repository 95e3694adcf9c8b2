"""A level that thinks in several processes: each searches the same decision by its own luck, and what they
found is added up (root parallelism).

The iterations are shared out, so it is the same thinking in less time. The processes are told a view and
nothing else, and answer by their seeds: how quick each of them is changes nothing.
"""

import pickle
import re
import signal
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, count
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple, cast

from lichtung.agents.budget import Budget, Clock
from lichtung.agents.greedy import Plan
from lichtung.agents.searcher import Searcher
from lichtung.agents.sending import end_with_parent, game_of, pack, unpack
from lichtung.agents.thoughts import Thoughts, Way
from lichtung.agents.tree import TreeAgent
from lichtung.agents.turns import TurnAgent
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View

MOST = 64  # processes of one agent
AGENTS_KEPT = 64  # in each process
_NAME = re.compile(r"([a-z]+(?::[a-z]+)?)/(\d{1,3})((?:@.*)?)", re.DOTALL)

Said = tuple[list[tuple[int, ...]], int, list[float], list[float]]  # a way as plain data


def split(name: str) -> tuple[str, int]:
    """`expert:builder/4` is `expert:builder` in four processes; any other name stands for itself."""
    found = _NAME.fullmatch(name)
    if found is None or not 1 <= int(found[2]) <= MOST:
        return name, 1
    return found[1] + found[3], int(found[2])


class Question(NamedTuple):
    """A decision, as a helper is told of it."""

    asker: int
    name: str
    game: str
    setup: bytes
    view: bytes
    actions: list[tuple[int, ...]]
    seed: int  # of the agent, when it is made
    budget: tuple[int, float, float]
    stops_early: bool


class ParallelAgent:
    """Thinks in this process and, at the same time, in others."""

    def __init__(
        self, name: str, game: FrameGame[Any, Any], rng: Random, lead: Searcher[Any, Any], processes: int
    ) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.lead = lead
        self.stops_early = True
        self.thoughts = Thoughts()  # of the last decision
        self.number = next(_numbers)
        self.seeds = [rng.getrandbits(64) for _ in range(processes - 1)]
        budget = lead.clock.budget
        share = -(-budget.iterations // processes)
        lead.clock = Clock(Budget(share, budget.seconds, budget.turn_seconds), lead.clock.every)

    def ignore_clock(self) -> None:
        self.lead.ignore_clock()

    def choose(self, view: View, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        world = self.game.imagine(view, self.rng)
        decision = self.game.decision(world)
        seat = -1 if decision is None else decision.seat
        if isinstance(self.lead, TurnAgent) and not self.lead.has_to_think(world, seat):
            return self.lead.choose(view, actions)
        asked = [self.question(view, actions, seed) for seed in self.seeds]
        answers = [_ask(place, question) for place, question in enumerate(asked)]
        found = [ways_of(self.lead, view, actions, self.stops_early)]
        for place, answer in enumerate(answers):
            try:
                said = answer.result()
            except BrokenProcessPool:  # something has ended the helper: another one begins anew
                said = _ask(place, asked[place]).result()
            found.append([self.read(one) for one in said])
        self.thoughts = Thoughts(seat, added_up(found, seat, isinstance(self.lead, TurnAgent)))
        best = self.thoughts.ways[0]
        if not isinstance(self.lead, TurnAgent):
            return best.line[0]
        self.lead.guide.plan = planned(self.lead, world, seat, best.line)
        return self.lead.guide.choose(view, actions)

    def question(self, view: View, actions: list[Action], seed: int) -> Question:
        budget = self.lead.clock.budget
        return Question(
            self.number,
            self.name,
            self.game.name,
            pickle.dumps(self.game.setup_data()),
            pack(view, getattr(self.game, "setup", None)),
            [action.code() for action in actions],
            seed,
            (budget.iterations, budget.seconds, budget.turn_seconds),
            self.stops_early,
        )

    def read(self, said: Said) -> Way:
        line, visits, chances, points = said
        return Way([self.game.decode(code) for code in line], visits, chances, points)


def ways_of(agent: Searcher[Any, Any], view: View, actions: list[Action], stops_early: bool) -> list[Way]:
    """What an agent makes of a decision by itself.

    It forgets what it had in mind: the choice that was made may have been another one's, and trees that some
    have kept and others have not would count for more than their share.
    """
    if isinstance(agent, TreeAgent):
        agent.forget()
    agent.guide.plan = ()
    agent.stops_early = stops_early
    agent.choose(view, actions)
    return agent.thoughts.ways


def added_up(found: Sequence[Sequence[Way]], seat: int, whole: bool) -> list[Way]:
    """The ways of all, the most visited first; `whole`: those differ that begin alike, too."""
    alike: dict[object, list[Way]] = {}
    for way in chain.from_iterable(found):
        alike.setdefault(tuple(way.line) if whole else way.line[0], []).append(way)
    return sorted(map(joined, alike.values()), key=lambda way: (-way.visits, -way.chances[seat]))


def joined(ways: list[Way]) -> Way:
    """One way instead of several, with what is expected of it by how often each was visited."""
    visits = sum(way.visits for way in ways)

    def mean(rows: list[list[float]]) -> list[float]:
        return [
            sum(way.visits * value for way, value in zip(ways, column, strict=True)) / visits
            for column in zip(*rows, strict=True)
        ]

    line = max(ways, key=lambda way: way.visits).line
    return Way(line, visits, mean([way.chances for way in ways]), mean([way.points for way in ways]))


def planned(agent: Searcher[Any, Any], s: State, seat: int, line: list[Action]) -> Plan:
    """A line as a plan, with the keys of the positions that it leads through."""
    game, know, plan = agent.game, agent.knowledge, cast(Plan, ())
    for action in line:
        if not know.in_turn(s, seat) or action not in s.legal:
            break
        plan = (*plan, (know.key(s, seat), action))
        game.apply(s, action)
        while know.in_turn(s, seat) and agent.guide.let_others_decide(s, seat):
            pass
    return plan


# --- The other processes


_numbers = count()
_pools: list[ProcessPoolExecutor] = []  # of one process each, so that an agent is asked where it was before


def _ask(place: int, question: Question) -> Future[list[Said]]:
    """Have a helper think; in place of one that has ended comes a new one."""
    while len(_pools) <= place:
        _pools.append(_new_helper())
    try:
        return _pools[place].submit(_think, question)
    except BrokenProcessPool:
        _pools[place].shutdown(wait=False)
        _pools[place] = _new_helper()
        return _pools[place].submit(_think, question)


def _new_helper() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), _start)


def _start() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the asking process's to answer
    end_with_parent()


_agents: OrderedDict[int, Searcher[Any, Any]] = OrderedDict()


def _think(asked: Question) -> list[Said]:
    """What the helper's own agent makes of the decision."""
    game = game_of(asked.game, asked.setup)
    view = unpack(asked.view, getattr(game, "setup", None))
    agent = _agents.pop(asked.asker, None) or _made(asked, game)
    _agents[asked.asker] = agent
    if len(_agents) > AGENTS_KEPT:
        _agents.popitem(last=False)
    ways = ways_of(agent, view, [game.decode(code) for code in asked.actions], asked.stops_early)
    return [([action.code() for action in way.line], way.visits, way.chances, way.points) for way in ways]


def _made(asked: Question, game: FrameGame[Any, Any]) -> Searcher[Any, Any]:
    from lichtung.agents import make  # which makes the asking agents, too

    agent = cast(Searcher[Any, Any], make(asked.name, game, Random(asked.seed)))
    agent.clock = Clock(Budget(*asked.budget), agent.clock.every)
    return agent
