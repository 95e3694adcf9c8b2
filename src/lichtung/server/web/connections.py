"""The web server's connections, less patient: whoever does not read or does not ask is cut off.

Closing politely waits until everything is sent, which somebody who never reads can put off for ever. So a
connection that takes nothing for a while is dropped, and so is one that begins a request and does not end it,
or that does not answer when it is asked whether it is still there. Frames that no message comes of, such as
pings, count as well as messages do.
"""

import asyncio
import sys
from typing import TYPE_CHECKING, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from lichtung.server.tables.protocol import Problem
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.endpoints import INVITE_HEADER, json_response
from lichtung.server.web.limits import REQUESTS, Rate, TokenBucket, network_of
from lichtung.server.web.lines import LINE

if TYPE_CHECKING:
    from lichtung.server.app import Server

FRAMES = Rate("frames", 250, 25.0)  # of one socket, whatever is in them
BYTES_AT_ONCE = 2048  # that are looked through before it is asked whether they are too many frames
UNREAD_SECONDS = 15.0  # that a full buffer may take to be read
UNREAD_ANSWER_SECONDS = 60.0  # in which some of a long answer has to be taken: slow lines are honest ones
HEADER_SECONDS = 15.0  # that the head of a request may take
BODY_SECONDS = 30.0  # that its body may take
TEXT = 0x81  # begins a frame that is a whole message of text
WRONG_TEXT = 1007
POLICY = 1008
# What of a socket's request is looked at, at once or when somebody's rights have changed. A socket lasts for
# hours, and the rest of what a browser says at the beginning would take more memory than all that is its own.
HEADERS = frozenset(
    {
        *(b"authorization", b"cookie", b"host", b"origin", b"sec-fetch-site"),
        *(b"x-forwarded-for", b"x-forwarded-proto", INVITE_HEADER.encode()),
    }
)


def server_of(config: uvicorn.Config) -> "Server":
    """The server whose connections these are."""
    found: Server = config.app.state.server  # type: ignore[union-attr]  # our own application
    return found


def text_head(length: int) -> bytes:
    """What stands before a whole message of text from a server: RFC 6455, 5.2."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket."""

    unread_timer: asyncio.TimerHandle | None = None
    idle = False
    address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.allowance = TokenBucket(FRAMES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        event.headers.clear()  # whose parser keeps them otherwise
        if not self.close_sent:
            told = self.scope["headers"]
            self.scope["headers"] = [(name, value) for name, value in told if name.lower() in HEADERS]
            cast(dict[str, object], self.scope)[LINE] = self

    def start_keepalive(self) -> None:
        """It is open: nobody asks any more how that was answered."""
        super().start_keepalive()
        del self.response

    def data_received(self, data: bytes) -> None:
        """Little by little: a flood is noticed before all of it was read."""
        for start in range(0, len(data), BYTES_AT_ONCE):
            super().data_received(data[start : start + BYTES_AT_ONCE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        if frames and server_of(self.config).limiter.enabled and self.allowance.take(frames) > 0:
            self.drop_flood()
        else:
            super().handle_events()

    @property
    def takes_more(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing() and self.writable.is_set()

    def send_at_once(self, message: bytes) -> None:
        self.transport.write(text_head(len(message)) + message)

    def drop_flood(self) -> None:
        """Close without waiting for an answer: whoever sends so much would not read it."""
        if self.conn.close_sent is None:
            self.conn.send_close(POLICY)
        self.handle_parser_exception()

    def drop(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread_timer is None:
            self.unread_timer = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self.cancel_timer()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_timer()
        server_of(self.config).lines.forget(self)
        super().connection_lost(exc)
        # They would keep each other until somebody looks for garbage, which is once in many hours.
        self.conn.parser.close()
        self.conn.parser_exc = None
        if hasattr(self, "scope"):  # else it ended before it was asked for anything
            cast(dict[str, object], self.scope).pop(LINE, None)

    def cancel_timer(self) -> None:
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None

    def keepalive_timeout(self) -> None:
        """No answer to a ping: the other side is gone and would not hear a polite end either."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the connection without a word in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.close_sent is None:  # else the other side's own end came with it
                    self.conn.send_close(WRONG_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


class HttpConnection(H11Protocol):
    """A connection for requests."""

    address = ""
    trusted = False  # a proxy, which brings many people from its one address
    unread_timer: asyncio.TimerHandle | None = None  # while an answer is not read
    first_timer: asyncio.TimerHandle | None = None  # until anything comes
    header_timer: asyncio.TimerHandle | None = None  # while a request comes

    def send_400_response(self, msg: str) -> None:
        """What is no request, or has too long a head, is refused like everything else, and that is all."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            status = getattr(sys.exception(), "error_status_hint", 400)
            key = "head-too-large" if status == 431 else "request-bad"
            answer = json_response(Refusal(Problem(key)), status)
            head = [*answer.raw_headers, (b"connection", b"close")]
            for event in (
                h11.Response(status_code=status, headers=head, reason=STATUS_PHRASES[status]),
                h11.Data(data=bytes(answer.body)),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    @property
    def idle(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        return bool(answered) and self.header_timer is None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        host = self.client[0] if self.client else ""
        self.address = network_of(host)
        proxies = str(self.config.forwarded_allow_ips).split(",")
        self.trusted = host in proxies or "*" in proxies
        if self.is_flood(0) or not server_of(self.config).lines.admit(self, trusted=self.trusted):
            self.transport.abort()
            return
        self.first_timer = self.loop.call_later(HEADER_SECONDS, self.drop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_timers()
        self.cancel_unread_timer()
        server_of(self.config).lines.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        server_of(self.config).lines.note(self)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a socket now, and nothing is left to wait for here
        head = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        body = self.conn.their_state is h11.SEND_BODY
        if not head and not body:
            self.cancel_timers()
        elif self.header_timer is None:
            self.header_timer = self.loop.call_later(BODY_SECONDS if body else HEADER_SECONDS, self.drop)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread_timer is None:
            self.wait_for_reader(self.transport.get_write_buffer_size())

    def wait_for_reader(self, unread: int) -> None:
        """A slow line takes its time for a long answer; whoever takes nothing of it keeps it no longer."""
        self.unread_timer = self.loop.call_later(UNREAD_ANSWER_SECONDS, self.look_at_reader, unread)

    def look_at_reader(self, unread: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left >= unread:
            self.transport.abort()
        else:
            self.wait_for_reader(left)

    def resume_writing(self) -> None:
        self.cancel_unread_timer()
        super().resume_writing()

    def cancel_unread_timer(self) -> None:
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None

    def is_flood(self, cost: int) -> bool:
        """Whether so many more requests are too many; a refusal would cost as much as an answer."""
        limiter = server_of(self.config).limiter
        return not self.trusted and limiter.take(REQUESTS, self.address, cost) > 0

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_flood(1):
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        unread = self.unread_timer is not None
        self.cancel_timers()
        self.cancel_unread_timer()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, WebSocketConnection):
            socket.address = self.address
            server_of(self.config).lines.hand_over(self, socket)
            if unread:  # an answer that came before it, and nobody else tells it
                socket.pause_writing()

    def drop(self) -> None:
        self.cancel_timers()
        if self.transport.get_protocol() is self:
            self.transport.abort()

    def cancel_timers(self) -> None:
        for timer in (self.first_timer, self.header_timer):
            if timer is not None:
                timer.cancel()
        self.first_timer = self.header_timer = None
