"""The games as environments for learning: PettingZoo, Gymnasium and OpenSpiel. See docs/rl.md.

Needs the extra `rl` (or `openspiel`); nothing else of Lichtung imports it.
"""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
