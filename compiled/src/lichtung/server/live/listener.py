"""One connection to a table: what it may see, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from lichtung.kernel.errors import LichtungError

MAX_QUEUED = 64  # messages that a slow listener may leave unread
MAX_QUEUED_BYTES = 256 * 1024
TRY_AGAIN = 1013  # closing codes: it does not keep up, the server stops, it does what it may not
RESTART = 1012
POLICY = 1008

AccessCheck = Callable[[], Awaitable[LichtungError | None]]  # why somebody may not stay, if he may not


class Listener:
    """Somebody who listens, by a queue that has bounds.

    There are thousands of them and most have nothing to hear, so there is a queue only while something waits.
    """

    __slots__ = (
        *("access_check", "chat_line", "code", "greeting", "initial_bytes", "muted", "on_ready", "person"),
        *("phase", "queue", "queued_bytes", "seats", "since", "taken", "who", "write_now"),
    )

    def __init__(
        self, person: str, seats: list[int], access_check: AccessCheck | None = None, who: str = ""
    ) -> None:
        self.person = person
        self.who = who or person  # whose work counts together: the person's, or that of an address
        self.seats = seats
        self.access_check = access_check
        self.since = 0  # records that it has been told
        self.greeting = False  # it is being told where things stand, and gets no updates meanwhile
        self.phase = ""  # of the table, in the last update
        self.chat_line = 0  # the next line of the chat
        self.muted: list[int] | None = None  # lines of the chat whose writers it knows to be muted
        # Messages, and whether each is of the first ones.
        self.queue: deque[tuple[bytes, bool]] | tuple[()] = ()
        self.queued_bytes = 0  # without the first ones
        self.initial_bytes = 0  # of the first ones, which may be long: a whole game
        self.code: int | None = None  # it is cut off, and why
        self.on_ready: Callable[[], None] | None = None  # called when something waits, or it is cut off
        # Sends a message if that takes no waiting; whether it did.
        self.write_now: Callable[[bytes], bool] | None = None
        self.taken: asyncio.Event | None = None  # told when a message left the queue

    def send(self, message: bytes) -> None:
        """Send a message, or put it into the queue; a listener that does not keep up is cut off."""
        if self.code is not None:
            return
        if not self.queue and self.write_now is not None and self.write_now(message):
            return
        self.wait_with((message, False))
        self.queued_bytes += len(message)
        if len(self.queue) > MAX_QUEUED or (self.queued_bytes > MAX_QUEUED_BYTES and len(self.queue) > 1):
            self.disconnect(TRY_AGAIN)
        else:
            self.tell_ready()

    def send_initial(self, messages: list[bytes]) -> None:
        """Where things stand, for whoever has just come: of any length, but not before the last is read."""
        if self.initial_bytes + self.queued_bytes > MAX_QUEUED_BYTES:
            self.disconnect(TRY_AGAIN)
        if self.code is None:
            self.wait_with(*[(message, True) for message in messages])
            self.initial_bytes += sum(map(len, messages))
            self.tell_ready()

    def wait_with(self, *messages: tuple[bytes, bool]) -> None:
        if not self.queue:
            self.queue = deque()
        self.queue.extend(messages)

    async def room_for_more(self) -> bool:
        """Wait until the first messages so far have mostly been read; false if it is cut off meanwhile."""
        while self.initial_bytes > MAX_QUEUED_BYTES and self.code is None:
            self.taken = asyncio.Event()
            await self.taken.wait()
        self.taken = None
        return self.code is None

    def tell_taken(self) -> None:
        if self.taken is not None:
            self.taken.set()

    def tell_ready(self) -> None:
        if self.on_ready is not None:
            self.on_ready()

    def disconnect(self, code: int, last_message: bytes | None = None) -> None:
        """Send nothing more but a last word, if there is one, and this closing code."""
        if self.code is None:
            self.code = code
            self.queue = ()
            self.queued_bytes = self.initial_bytes = 0
            if last_message is not None:
                self.wait_with((last_message, False))
                self.queued_bytes = len(last_message)
            self.tell_ready()
            self.tell_taken()

    def next(self) -> bytes | None:
        """The next message, if one waits."""
        if not self.queue:
            return None
        message, initial = self.queue.popleft()
        if initial:
            self.initial_bytes -= len(message)
        else:
            self.queued_bytes -= len(message)
        if not self.queue:
            self.queue = ()
        self.tell_taken()
        return message
