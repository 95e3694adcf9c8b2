"""Agents decide in processes of their own, so that the loop that serves people never waits for them."""

import asyncio
import os
import pickle
import secrets
import signal
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from lichtung import agents
from lichtung.agents import bots
from lichtung.agents.agent import Agent
from lichtung.agents.sending import end_with_parent, game_of, pack, unpack
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.server.config import BEAT_SECONDS
from lichtung.server.live.fair_queue import FairQueue
from lichtung.server.operations.metrics import agent_seconds
from lichtung.server.tables.computer_players import in_character

if TYPE_CHECKING:
    from lichtung.server.tables.table import Table

log = structlog.get_logger()

ATTEMPTS = 3  # how often a task is handed out again after the process that worked on it died
NICENESS = 10  # of the worker processes, as Unix counts it
THOUGHTS_KEPT = 32  # of each kind: how long the last ones took
TABLES_COUNTED = 5  # of one owner's at most, where strong agents share their time
AGENTS_KEPT = 64  # in each process: an agent remembers what it planned for its turn

WORKERS_DIE = "worker processes die"

T = TypeVar("T")
R = TypeVar("R")
AgentKey = tuple[str, int, str]  # table, seat, agent
TaskData = tuple[str, bytes, AgentKey, bytes, list[tuple[int, ...]], float, int]


class DecisionTask:
    """What an agent has to decide: its view, packed, and the actions; nothing else reaches it."""

    def __init__(self, table: "Table", seat: int, agent: str) -> None:
        self.game = table.game
        state = table.match.state
        self.actions = self.game.actions(state)
        self.base = table.n
        self.seat = seat
        self.agent = agent
        self.player = in_character(table.id, self.game.name, table.row.seats[seat], agent)
        self.table = table.id
        self.owner = table.row.owner or ""
        self.people = bool(table.human_seats())  # somebody at the table waits for it
        decision = self.game.decision(state)
        self.step = "" if decision is None else decision.step
        if len(self.actions) > 1:
            self.setup = pickle.dumps(self.game.setup_data())
            self.packed = pack(self.game.view(state, seat), getattr(self.game, "setup", None))

    def data(self, pace: float = 1.0) -> TaskData:
        codes = [action.code() for action in self.actions]
        key = (self.table, self.seat, self.player)
        return (self.game.name, self.setup, key, self.packed, codes, pace, secrets.randbits(64))


# --- In a worker


_agents: OrderedDict[AgentKey, Agent[Any]] = OrderedDict()


def _agent(game: FrameGame[Any, Any], key: AgentKey, seed: int) -> Agent[Any]:
    """The agent that decided for this seat before, with the plan for its turn; or a new one."""
    found = _agents.pop(key, None) or agents.make(key[2], game, Random(seed))
    _agents[key] = found
    if len(_agents) > AGENTS_KEPT:
        _agents.popitem(last=False)
    return found


def choose_action(data: TaskData) -> tuple[int, ...]:
    """The agent's choice among the actions, by the view alone."""
    name, setup, key, packed, codes, pace, seed = data
    game = game_of(name, setup)
    view = unpack(packed, getattr(game, "setup", None))
    actions = [game.codec.decode(code) for code in codes]
    agent = _agent(game, key, seed)
    agents.set_pace(agent, pace)
    return agent.choose(view, actions).code()


def start_worker(offered: dict[str, str]) -> None:
    """People come first; the server tells a worker when to stop, not Ctrl-C; none outlives the server."""
    bots.offer(offered)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    end_with_parent()


# --- In the server


class AgentPool:
    """Processes in which agents decide and pictures are painted.

    A table has one decision at a time in it, and an owner of many tables waits behind himself. Agents that
    may think for seconds have processes of their own: nobody else's agent waits for them. Where several of
    them are asked at once they share the time of one, so that no table waits much longer than it would alone.

    How long an answer takes tells nothing that is hidden: it is rounded up to whole beats, and what leaves no
    choice takes as long as what did leave one, for whether it does may depend on a hand.
    """

    def __init__(
        self, workers: int = 1, beat: float = BEAT_SECONDS, offered: dict[str, str] | None = None
    ) -> None:
        self.workers = workers
        self.beat = beat
        self.offered = offered or {}
        bots.offer(self.offered)
        self.queue = FairQueue(max(1, workers))
        self.thoughts: dict[tuple[str, str, str], deque[float]] = {}  # by game, step and agent: seconds
        self.pool = self.new_pool()
        self.for_long: AgentPool | None = None  # made when it is needed
        self.for_files: AgentPool | None = None
        self.asked: Counter[str] = Counter()  # decisions that are thought about or wait for it, by owner

    def new_pool(self) -> ProcessPoolExecutor | None:
        """Processes are spawned, not forked: a copy of the server would hold its sockets after its death."""
        if not self.workers:
            return None
        return ProcessPoolExecutor(self.workers, get_context("spawn"), start_worker, (self.offered,))

    async def decide(self, task: DecisionTask) -> Action:
        """The agent's choice, at the next beat after it has been thought about."""
        began = monotonic()
        lane = self.lane(agents.thinks_long(task.agent, task.game.name))
        lane.asked[task.owner] += 1
        pace = lane.pace(task.owner)
        try:
            async with lane.queue.turn(task.owner, task.people):
                action = await lane.think(task, pace)
        finally:
            lane.asked[task.owner] -= 1
            if not lane.asked[task.owner]:
                del lane.asked[task.owner]
        if self.beat:
            await asyncio.sleep(self.beat - (monotonic() - began) % self.beat)
        return action

    async def think(self, task: DecisionTask, pace: float) -> Action:
        """An agent that fails is no reason for a table to stand still: then chance decides."""
        kind = (task.game.name, task.step, task.agent)
        known = self.thoughts.setdefault(kind, deque(maxlen=THOUGHTS_KEPT))
        if len(task.actions) == 1:
            if self.beat and known:
                await asyncio.sleep(secrets.choice(known))
            return task.actions[0]
        began = monotonic()
        try:
            with agent_seconds.time():
                code = await self.run(choose_action, task.data(pace))
            return task.game.codec.decode(code)
        except Exception as error:  # whatever an agent's code may raise; the log has its kind
            why = error.key if isinstance(error, LichtungError) else type(error).__name__
            log.error("agent-failed", agent=task.agent, error=why)
        finally:
            known.append(monotonic() - began)
        return secrets.choice(task.actions)

    def lane(self, thinks_long: bool) -> "AgentPool":
        """The processes for an agent: these, or those for agents that think for long."""
        if not thinks_long or not self.workers:
            return self
        if self.for_long is None:
            self.for_long = AgentPool(self.workers, self.beat, self.offered)
        return self.for_long

    def side(self) -> "AgentPool":
        """A process for what people hand in, which may take minutes: no agent waits for it."""
        if not self.workers:
            return self
        if self.for_files is None:
            self.for_files = AgentPool(1, self.beat)
        return self.for_files

    def pace(self, owner: str) -> float:
        """The part of its time that an agent may take: who has very many tables shares with himself."""
        workers, mine = max(1, self.workers), self.asked[owner]
        asked = sum(min(each, TABLES_COUNTED) for each in self.asked.values())
        return workers / max(workers, asked) * min(1, TABLES_COUNTED / max(1, mine))

    async def run(self, work: Callable[[T], R], given: T) -> R:
        """Something that would keep the loop waiting is done in one of the processes."""
        for _ in range(ATTEMPTS):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, given)
            except BrokenProcessPool:
                log.warning("worker-died", work=work.__name__)
                if self.pool is pool:  # the first who sees it makes a new one
                    self.pool = self.new_pool()
                    if pool is not None:
                        pool.shutdown(wait=False)
        raise LichtungError("server-unavailable", why=WORKERS_DIE)

    async def close(self) -> None:
        for other in (self.for_long, self.for_files):
            if other is not None:
                await other.close()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
