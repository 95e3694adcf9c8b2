"""The connections of a process: how many each address has, and which of them may go when there are too many.

Whoever comes when there is no room takes the place of a connection that nothing is asked on; so nobody can
hold the door shut by standing in it. Where none such is found, the new one is refused.
"""

import sys
from collections import Counter
from time import monotonic
from typing import Protocol

import structlog

from lichtung.server.operations.metrics import refused_connections

if sys.platform != "win32":
    import resource

MAX_OF_ADDRESS = 1_200  # sockets and requests: 1000 sockets are allowed
MAX_IDLE_OF_ADDRESS = 64  # connections that nothing is asked on
FALLBACK = 1_024  # files that a process may have open where nobody says how many
RESERVED = 128  # of them for the database, workers and whatever else is no connection
LOG_SECONDS = 60.0  # between two lines about the same
LINE = "lichtung.line"  # where a socket's scope has its connection

log = structlog.get_logger()


def raise_file_limit() -> int:
    """As many files as the system lets a process have without asking; how many that is."""
    if sys.platform == "win32":
        return FALLBACK
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # a system that promises more than it gives
        return soft
    return hard if hard != resource.RLIM_INFINITY else sys.maxsize


def open_files_allowed() -> int:
    """How many files this process may have open now."""
    if sys.platform == "win32":
        return FALLBACK
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return soft if soft != resource.RLIM_INFINITY else sys.maxsize


class Line(Protocol):
    """A connection, of HTTP or with a socket in it."""

    address: str

    @property
    def idle(self) -> bool:
        """Whether nothing is asked on it just now."""

    def drop(self) -> None: ...


class SocketLine(Line, Protocol):
    """A connection with a socket in it."""

    @property
    def takes_more(self) -> bool:
        """Whether a message goes out without waiting: the other side is there, and keeps up."""

    def send_at_once(self, message: bytes) -> None:
        """Send a message, if it takes more: no task has to wait for that."""


class Lines:
    """All connections, those that were quiet longest first."""

    def __init__(self, most: int | None = None) -> None:
        self.most = max(1, open_files_allowed() - RESERVED) if most is None else most
        self.lines: dict[Line, None] = {}
        self.of_address: Counter[str] = Counter()
        self.told = -LOG_SECONDS

    def admit(self, line: Line, trusted: bool = False) -> bool:
        """Whether one more may come in; `trusted`: a proxy brings many people from its one address."""
        self.lines[line] = None
        self.of_address[line.address] += 1
        if not trusted and self.of_address[line.address] > MAX_OF_ADDRESS:
            return self.refuse(line)
        if not trusted and self.of_address[line.address] > MAX_IDLE_OF_ADDRESS:
            self.drop_idle(line, MAX_IDLE_OF_ADDRESS)
        return len(self.lines) <= self.most or self.drop_idle(line) or self.refuse(line)

    def drop_idle(self, line: Line, keep: int = 0) -> bool:
        """Let the quietest go: of the same address if it may keep so many, else of anybody."""
        own = [
            other
            for other in self.lines
            if other is not line and other.idle and (not keep or other.address == line.address)
        ]
        dropped = own[: max(0, len(own) - keep) if keep else 1]
        for other in dropped:
            self.forget(other)
            other.drop()
        return bool(dropped)

    def refuse(self, line: Line) -> bool:
        self.forget(line)
        refused_connections.inc()
        if monotonic() - self.told >= LOG_SECONDS:
            self.told = monotonic()
            log.warning("connections-refused", open=len(self.lines), most=self.most)
        return False

    def note(self, line: Line) -> None:
        """Something was asked: it goes last."""
        if line in self.lines:
            del self.lines[line]
            self.lines[line] = None

    def hand_over(self, old: Line, new: Line) -> None:
        """The same connection speaks another protocol from now on."""
        if old in self.lines:
            del self.lines[old]
            self.lines[new] = None

    def forget(self, line: Line) -> None:
        if line in self.lines:
            del self.lines[line]
            self.of_address[line.address] -= 1
            if not self.of_address[line.address]:
                del self.of_address[line.address]
