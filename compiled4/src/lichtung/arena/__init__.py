"""Games of agents against each other: one game, a series in several processes, and what came of it."""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
