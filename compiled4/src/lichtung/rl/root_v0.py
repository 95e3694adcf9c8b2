"""Root as a PettingZoo environment: `from lichtung.rl import root_v0; env = root_v0.env()`."""

from typing import Any

from pettingzoo import AECEnv

from lichtung.games import game
from lichtung.rl.aec import SeatsEnv, wrapped
from lichtung.rl.table import LIMIT, WIN

NAME = "root_v0"


def raw_env(
    rewards: str = WIN, limit: int = LIMIT, render_mode: str | None = None, **setup: object
) -> SeatsEnv:
    """Without PettingZoo's wrappers: an illegal action is a LichtungError. The setup is that of the game."""
    return SeatsEnv(game("root", **setup), NAME, rewards, limit, render_mode)


def env(**settings: Any) -> AECEnv:
    """The environment as PettingZoo wants it, with the settings of `raw_env`."""
    return wrapped(raw_env(**settings))
