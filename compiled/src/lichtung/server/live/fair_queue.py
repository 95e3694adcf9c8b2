"""Who thinks next, where many want to: tables with people first, and whoever owns them in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PEOPLE_IN_A_ROW = 8  # turns of tables with people after which one where only agents play gets its own

Waiting = OrderedDict[str, deque["asyncio.Future[None]"]]


class FairQueue:
    """So many at a time; each owner gets one turn before anybody gets his second."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.people: Waiting = OrderedDict()
        self.agents: Waiting = OrderedDict()
        self.in_a_row = 0

    def __len__(self) -> int:
        return sum(len(asked) for waiting in (self.people, self.agents) for asked in waiting.values())

    @asynccontextmanager
    async def turn(self, owner: str, people: bool) -> AsyncIterator[None]:
        """Wait for a turn of this owner's; `people`: somebody at the table waits for the answer."""
        await self._wait(self.people if people else self.agents, owner)
        try:
            yield
        finally:
            self._give()

    async def _wait(self, waiting: Waiting, owner: str) -> None:
        if self.free:
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.setdefault(owner, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the turn had come: the next one has it
                self._give()
            raise

    def _give(self) -> None:
        """The turn goes to the next one who still waits."""
        while self.people or self.agents:
            first = self.agents if self.agents and self.in_a_row >= PEOPLE_IN_A_ROW else self.people
            waiting = first or self.agents
            self.in_a_row = self.in_a_row + 1 if waiting is self.people else 0
            owner, asked = waiting.popitem(last=False)
            place = asked.popleft()
            if asked:
                waiting[owner] = asked  # behind all others
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
