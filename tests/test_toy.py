"""A faction that lies outside the package plays everywhere without an edit elsewhere.

Factions are found when the package is loaded, so these tests run in a process of their own. The toy is not
compiled, so it needs the plain build.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOYS = ROOT / "tests" / "toys"
INSIDE = "tests/toys/inside.py"
# What takes up every folder by itself: words in both languages, paragraphs with code and tests, the contract.
BY_ITSELF = ["tests/locale", "tests/law/test_law.py", "tests/contract/test_root.py"]

pytestmark = pytest.mark.plain_only


def run(*words: str) -> None:
    environment = {**os.environ, "LICHTUNG_FACTIONS": str(TOYS)}
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_fireflies_play_everywhere() -> None:
    run(INSIDE)


def test_the_tests_for_every_faction_take_them_up() -> None:
    run(*BY_ITSELF, "-k", "fireflies or root and not contract or test_no_message_twice")
