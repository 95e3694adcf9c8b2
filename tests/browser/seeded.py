"""A server on which every table draws the same, and every agent decides the same: no test is lucky there."""

from collections.abc import Sequence
from typing import TypeVar
from unittest.mock import patch

from lichtung.cli.main import run as serve
from lichtung.server.live import agent_pool
from lichtung.server.people import lobby
from lichtung.server.replays import imports
from lichtung.server.tables.fairness import SEED_BYTES

SEED = "5e" * SEED_BYTES
Thing = TypeVar("Thing")


class Certain:
    """Stands for `secrets` where agents get their chance from it."""

    @staticmethod
    def randbits(bits: int) -> int:
        return 1

    @staticmethod
    def choice(things: Sequence[Thing]) -> Thing:
        return things[0]


def run() -> None:
    """`lichtung serve`, with chance that is known beforehand."""
    with (
        patch.object(lobby, "new_seed", lambda: SEED),
        patch.object(imports, "new_seed", lambda: SEED),
        patch.object(agent_pool, "secrets", Certain),
    ):
        serve()
