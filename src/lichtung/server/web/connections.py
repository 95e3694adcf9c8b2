"""The web server's connections, less patient: whoever does not read or does not ask is cut off.

Closing politely waits until everything is sent, which somebody who never reads can put off for ever. So a
connection that takes nothing for a while is dropped, and so is one that begins a request and does not end it,
or that does not answer when it is asked whether it is still there.
"""

import asyncio
import sys
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lichtung.server.tables.protocol import Problem
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.endpoints import json_response

UNREAD_SECONDS = 15.0  # that a full buffer may take to be read
HEADER_SECONDS = 15.0  # that the head of a request may take
WRONG_TEXT = 1007


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket."""

    unread_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread_timer is None:
            self.unread_timer = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self.cancel_timer()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_timer()
        super().connection_lost(exc)

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
                self.conn.send_close(WRONG_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


class HttpConnection(H11Protocol):
    """A connection for requests."""

    header_timer: asyncio.TimerHandle | None = None

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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.header_timer = self.loop.call_later(HEADER_SECONDS, self.drop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asking = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        if not asking:
            self.cancel_timer()
        elif self.header_timer is None:
            self.header_timer = self.loop.call_later(HEADER_SECONDS, self.drop)

    def drop(self) -> None:
        self.header_timer = None
        if self.transport.get_protocol() is self:
            self.transport.abort()

    def cancel_timer(self) -> None:
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None
