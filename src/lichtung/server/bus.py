"""How processes hear of each other's tables. Within one process nothing has to travel."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    """Tells every other process that something happened at a table."""

    async def start(self, heard: Listener) -> None:
        """From now on `heard` is called with the id of each table that another process changed."""

    async def publish(self, table_id: str) -> None: ...

    async def close(self) -> None: ...


class OneProcess:
    """Nobody else is there."""

    async def start(self, heard: Listener) -> None:
        return

    async def publish(self, table_id: str) -> None:
        return

    async def close(self) -> None:
        return
