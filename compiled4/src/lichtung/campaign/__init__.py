"""A campaign: cooperative games of Root in a row, kept in a file of its own. M.10"""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
