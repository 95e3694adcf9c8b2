"""PettingZoo environments: each seat is an agent, and they act in the order that the rules give them."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.rl.rendering import MODES, render
from lichtung.rl.table import LIMIT, WIN, Table

LOW, HIGH = -9999, 9999  # of the numbers in an observation


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as an AEC environment; `table` is the game itself, `table.ids` the actions by number."""

    def __init__(
        self,
        game: FrameGame[Any, Any],
        name: str,
        rewards: str = WIN,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            choices = " | ".join(MODES)
            raise LichtungError("option-choice", "render_mode", value=render_mode, choices=choices)
        self.metadata = {"render_modes": list(MODES), "is_parallelizable": False, "name": name}
        self.table = Table(game, rewards, limit)
        self.render_mode = render_mode
        word = game.codec.kinds["seat"].text
        self.seat_of = {word(seat): seat for seat in self.table.seats}
        self.name_of = {seat: name for name, seat in self.seat_of.items()}
        self.possible_agents = list(self.seat_of)
        seen = spaces.Box(LOW, HIGH, (self.table.observer.size,), np.int16)
        mask = spaces.Box(0, 1, (len(self.table.ids),), np.int8)
        self.observation_spaces = {
            name: spaces.Dict({"observation": seen, "action_mask": mask}) for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(len(self.table.ids)) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same one for the same actions."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._choose_next()

    def _choose_next(self) -> None:
        decider = self.table.decider
        self.agent_selection = self.agents[0] if decider is None else self.name_of[decider]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.seat_of[agent]
        legal = self.table.legal if seat == self.table.decider else []
        return {"observation": self.table.observe(seat), "action_mask": self.table.ids.mask(legal)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        assert action is not None
        gained = self.table.decide(int(action))
        self.rewards = {self.name_of[seat]: reward for seat, reward in gained.items()}
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, self.table.cut_off)
        self._choose_next()
        self._accumulate_rewards()

    def render(self) -> str | NDArray[Any] | None:
        """What somebody without a seat sees: text, an SVG or pixels, as the mode says."""
        if self.render_mode is None:
            return None
        return render(self.table.game, self.table.state, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def wrapped(env: SeatsEnv) -> AECEnv:
    """As PettingZoo has it: an illegal action ends the game, and whoever chose it loses."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(env, illegal_reward=-1))


def random_action(env: AECEnv, rng: Random) -> int:
    """A legal action of the agent whose turn it is."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(np.flatnonzero(mask).tolist()))
