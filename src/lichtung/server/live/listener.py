"""One connection to a table: what it may see, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from lichtung.kernel.errors import LichtungError

MOST_WAITING = 64  # messages that a slow listener may leave unread
MOST_BYTES = 256 * 1024
TRY_AGAIN = 1013  # closing codes: it does not keep up, the server stops, it does what it may not
RESTART = 1012
POLICY = 1008

Refusal = Callable[[], Awaitable[LichtungError | None]]  # why somebody may not stay, if he may not


class Listener:
    """Somebody who listens, by a queue that has bounds."""

    def __init__(self, person: str, seats: list[int], refusal: Refusal | None = None) -> None:
        self.person = person
        self.seats = seats
        self.refusal = refusal
        self.since = 0  # records that it has been told
        self.phase = ""  # of the table, in the last update
        self.line = 0  # the next line of the chat
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.code: int | None = None  # it is cut off, and why
        self.ready = asyncio.Event()

    @property
    def overrun(self) -> bool:
        """Whether it read too slowly and has to come again."""
        return self.code == TRY_AGAIN

    def send(self, message: bytes) -> None:
        """Put a message into the queue; a listener that does not keep up is cut off."""
        if self.code is not None:
            return
        self.waiting.append(message)
        self.bytes += len(message)
        if len(self.waiting) > MOST_WAITING or (self.bytes > MOST_BYTES and len(self.waiting) > 1):
            self.cut(TRY_AGAIN)
        self.ready.set()

    def start(self, messages: list[bytes]) -> None:
        """Where things stand, for whoever has just come: of any length, but not before the last is read."""
        if self.bytes > MOST_BYTES:
            self.cut(TRY_AGAIN)
        if self.code is None:
            self.waiting.extend(messages)
            self.bytes += sum(map(len, messages))
            self.ready.set()

    def cut(self, code: int, farewell: bytes | None = None) -> None:
        """Send nothing more but a last word, if there is one, and this closing code."""
        if self.code is None:
            self.code = code
            self.waiting.clear()
            if farewell is not None:
                self.waiting.append(farewell)
            self.bytes = sum(map(len, self.waiting))
            self.ready.set()

    async def next(self) -> bytes | None:
        """The next message; None if the listener was cut off and has had the last one."""
        while not self.waiting and self.code is None:
            self.ready.clear()
            await self.ready.wait()
        if not self.waiting:
            return None
        message = self.waiting.popleft()
        self.bytes -= len(message)
        return message
