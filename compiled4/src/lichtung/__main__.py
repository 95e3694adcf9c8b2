"""`python -m lichtung` is the command `lichtung`."""

from lichtung.cli.main import run

run()
