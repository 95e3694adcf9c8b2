"""A small client for programs that join a table."""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
from lichtung.client.http import Client, RefusedError
from lichtung.client.session import TableSession, Turn

__all__ = ["Client", "RefusedError", "TableSession", "Turn"]
