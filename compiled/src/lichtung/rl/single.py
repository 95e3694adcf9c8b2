"""Gymnasium: one seat learns, chosen opponents play the others."""

from random import Random
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lichtung import agents
from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.rl.aec import HIGH, LOW
from lichtung.rl.rendering import MODES, render
from lichtung.rl.table import LIMIT, WIN, Table

Seen = dict[str, NDArray[Any]]


class SingleSeatEnv(gymnasium.Env[Seen, SupportsInt]):
    """A game against agents by their names, or bots as `mybots.py:Bot`; one for all, or one for each seat."""

    metadata = {"render_modes": list(MODES)}  # noqa: RUF012  # Gymnasium declares it as an attribute

    def __init__(
        self,
        name: str,
        seat: str | None = None,
        opponents: str | tuple[str, ...] = "random",
        rewards: str = WIN,
        limit: int = LIMIT,
        render_mode: str | None = None,
        **setup: object,
    ) -> None:
        rules = game(name, **setup)
        self.table = Table(rules, rewards, limit)
        words = {rules.codec.kinds["seat"].text(number): number for number in self.table.seats}
        if seat is not None and seat not in words:
            raise LichtungError("option-choice", "seat", value=seat, choices=" | ".join(words))
        self.seat = self.table.seats[0] if seat is None else words[seat]
        others = [number for number in self.table.seats if number != self.seat]
        named = (opponents,) * len(others) if isinstance(opponents, str) else opponents
        if len(named) != len(others):
            raise LichtungError("seats-count", "opponents", want=len(others), found=len(named))
        for one in named:
            agents.check(one, "opponents")
        self.opponents = dict(zip(others, named, strict=True))
        self.players: dict[int, agents.Agent[Any]] = {}
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(self.table.ids))
        self.observation_space: spaces.Space[Seen] = spaces.Dict(  # type: ignore[assignment]  # of arrays
            {
                "observation": spaces.Box(LOW, HIGH, (self.table.observer.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.table.ids),), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(seed)
        self.players = {
            seat: agents.make(name, self.table.game, Random(self.table.rng.getrandbits(64)))
            for seat, name in self.opponents.items()
        }
        self._let_others_decide()
        return self.observe(), self.info()

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """One's own decision, then those of the others until it is one's own again."""
        reward = self.table.decide(int(action))[self.seat] + self._let_others_decide()
        return self.observe(), reward, self.table.over, self.table.cut_off, self.info()

    def _let_others_decide(self) -> float:
        gained = 0.0
        table = self.table
        while table.decider not in (None, self.seat) and not table.cut_off:
            seat = table.decider
            assert seat is not None
            chosen = self.players[seat].choose(
                table.game.view(table.state, seat), table.game.actions(table.state)
            )
            gained += table.carry_out(chosen)[self.seat]
        return gained

    def observe(self) -> Seen:
        legal = self.table.legal if self.table.decider == self.seat else []
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.ids.mask(legal)}

    def info(self) -> dict[str, Any]:
        """What masking learners look for."""
        return {"legal": self.table.legal[:] if self.table.decider == self.seat else []}

    def action_masks(self) -> NDArray[np.int8]:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self.observe()["action_mask"]

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return render(self.table.game, self.table.state, self.render_mode)
