"""Agents think in processes of their own, so that the loop that serves people never waits for them."""

import asyncio
import io
import os
import pickle
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from typing import TYPE_CHECKING, Any

from lichtung import agents
from lichtung.games import game as make_game
from lichtung.kernel.codec import Action
from lichtung.kernel.game import FrameGame
from lichtung.server.metrics import agent_seconds

if TYPE_CHECKING:
    from lichtung.server.table import Table

SHARED = "shared"  # stands in a packed view for what both processes have: the game's own tables


class _Packer(pickle.Pickler):
    """Leaves out what belongs to the game and not to the position."""

    def __init__(self, file: io.BytesIO, shared: object) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.shared = shared

    def persistent_id(self, obj: object) -> str | None:
        return SHARED if obj is self.shared and obj is not None else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: object) -> None:
        super().__init__(file)
        self.shared = shared

    def persistent_load(self, pid: str) -> object:
        return self.shared


def pack(view: object, shared: object) -> bytes:
    file = io.BytesIO()
    _Packer(file, shared).dump(view)
    return file.getvalue()


@lru_cache(maxsize=64)
def _game(name: str, setup: bytes) -> FrameGame[Any, Any]:
    return make_game(name, **pickle.loads(setup))


def think(
    name: str, setup: bytes, agent: str, packed: bytes, codes: list[tuple[int, ...]], seed: int
) -> tuple[int, ...]:
    """In a worker: the agent's choice among the actions, by the view alone."""
    game = _game(name, setup)
    view = _Unpacker(io.BytesIO(packed), getattr(game, "table", None)).load()
    actions = [game.codec.decode(code) for code in codes]
    chosen = agents.make(agent, game, Random(seed)).choose(view, actions)
    return chosen.code()


def settle() -> None:
    """In a worker: the server tells it when to stop, Ctrl-C does not; it never outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()


def _leave_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Minds:
    """The pool of thinking processes."""

    def __init__(self, workers: int = 1) -> None:
        # Spawned, not forked: a copy of the server would hold its port and its sockets open after its death.
        self.pool = (
            ProcessPoolExecutor(workers, get_context("spawn"), initializer=settle) if workers else None
        )

    async def choose(self, table: "Table", seat: int, agent: str) -> Action:
        """What the agent decides in this position. Its view is built here; nothing else reaches it."""
        game = table.game
        state = table.match.state
        actions = game.actions(state)
        if len(actions) == 1:
            return actions[0]
        view = game.view(state, seat)
        packed = pack(view, getattr(game, "table", None))
        seed = secrets.randbits(64)
        setup = pickle.dumps(game.setup())
        loop = asyncio.get_running_loop()
        codes = [a.code() for a in actions]
        with agent_seconds.time():
            code = await loop.run_in_executor(self.pool, think, game.name, setup, agent, packed, codes, seed)
        return game.codec.decode(code)

    async def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
