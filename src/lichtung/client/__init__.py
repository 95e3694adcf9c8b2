"""A small client for programs that join a table."""

from lichtung.client.http import Client, RefusedError
from lichtung.client.play import Play, Turn

__all__ = ["Client", "Play", "RefusedError", "Turn"]
