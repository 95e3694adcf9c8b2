"""The terminal table: drawings of games with Rich, menus of legal actions, a game played line by line."""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
