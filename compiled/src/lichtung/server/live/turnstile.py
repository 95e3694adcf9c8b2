"""Long work for those who listen: one piece at a time, and of each of them one in the queue.

What is done within it keeps the loop busy for a while. Those who only want a word, a move or a ping come
between two pieces; whoever asks on many sockets at once waits behind himself.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Turnstile:
    """Lets in one at a time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """The turn of somebody: a person, or whoever is at an address."""
        own = self.own.get(who)
        if own is None:
            own = self.own[who] = asyncio.Lock()
        async with own, self.lock:
            yield
