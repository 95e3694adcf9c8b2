"""Whoever loads the rules loads them in one order, for verbs and steps are numbered by it."""

import subprocess
import sys
from functools import cache

import pytest

FIRST = [
    "from lichtung import game",
    "import lichtung.games",
    "import lichtung.agents",
    "import lichtung.arena.series",
    "import lichtung.campaign.course",
    "import lichtung.client",
    "import lichtung.picture",
    "import lichtung.scenario",
    "import lichtung.server.live.agent_pool",
    "import lichtung.terminal.session",
    "import lichtung.testing",
]
SAY = """
import lichtung.games
from lichtung.kernel.frames import STEPS
from lichtung.root.actions import VERBS
print([verb.word for verb in VERBS], [step.name for step in STEPS])
"""


@cache
def order(first: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", first + SAY], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return done.stdout


@pytest.mark.parametrize("first", FIRST)
def test_verbs_and_steps_are_numbered_alike_whatever_is_loaded_first(first: str) -> None:
    assert order(first) == order("")
