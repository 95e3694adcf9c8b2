"""How processes learn of changes to each other's tables. Within one process nothing has to travel.

Only ids of tables and people travel: whoever hears one reads the database. A message can be lost without harm
to any game, since the database decides who wrote first; after a break everybody reads everything again.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from lichtung.kernel.errors import LichtungError

ChangeHandler = Callable[[str], Awaitable[None]]

ALL_TABLES = "*"  # reported after a break: anything may have changed
RECORDS = "+"  # begins what is reported of a table where nothing but records was added, as by every move
PERSON = "@"  # begins what is reported of a person instead of a table: his rights have changed
SCHEMES = ("redis://", "rediss://", "valkey://", "valkeys://")


class Bus(Protocol):
    """Tells every other process that something happened at a table."""

    connected: bool

    async def check(self) -> None:
        """Whether anybody answers; asked once, before a server starts."""

    async def start(self, on_change: ChangeHandler) -> None:
        """From now on `on_change` is called with the id of each table that another process changed."""

    async def publish(self, table_id: str) -> None:
        """Never fails and never waits long: what is published stands in the database already."""

    async def close(self) -> None: ...


class LocalBus:
    """The bus of a single process: nobody else is there."""

    connected = True

    async def check(self) -> None:
        return

    async def start(self, on_change: ChangeHandler) -> None:
        return

    async def publish(self, table_id: str) -> None:
        return

    async def close(self) -> None:
        return


def make_bus(url: str) -> Bus:
    """The bus of this address; none: one process."""
    if not url:
        return LocalBus()
    if not url.startswith(SCHEMES):
        raise LichtungError("bus-address", "--bus")
    try:
        from lichtung.server.live.valkey_bus import ValkeyBus
    except ModuleNotFoundError as error:
        raise LichtungError("scale-missing", "--bus", module=error.name or "valkey") from None
    return ValkeyBus(url)
