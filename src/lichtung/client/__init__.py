"""A small client for programs that join a table."""

from lichtung.client.http import Client, RefusedError
from lichtung.client.session import TableSession, Turn

__all__ = ["Client", "RefusedError", "TableSession", "Turn"]
