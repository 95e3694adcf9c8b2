"""A self-hosted game server: tables, seats, live play."""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
