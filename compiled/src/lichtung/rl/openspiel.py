"""The games for OpenSpiel, as `lichtung_heirs` and `lichtung_root`. Needs the extra `openspiel`.

Chance is explicit. Information states are views, and a state is resampled from one by `imagine`, so that
OpenSpiel's ISMCTS searches with what a seat may know and nothing else.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from lichtung.games import game as make_game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import state_hash
from lichtung.rl.actions import ActionIds
from lichtung.rl.observing import observer
from lichtung.rl.table import RANK, WIN, final_rewards

LONGEST = 20_000
TITLES = {"heirs": "Lichtung: The Two Heirs", "root": "Lichtung: Root"}
MOST_PLAYERS = {"heirs": 2, "root": 6}


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"lichtung_{name}",
        long_name=TITLES[name],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS[name],
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rewards": WIN, "setup": "{}"},
    )


class Shared:
    """What all states of a game have in common; copies of a state share it."""

    def __init__(self, name: str, rewards: str, setup: dict[str, object]) -> None:
        if rewards not in (WIN, RANK):
            raise LichtungError("option-choice", "rewards", value=rewards, choices=f"{WIN} | {RANK}")
        self.rules = make_game(name, **setup)
        self.rewards = rewards
        self.ids = ActionIds(self.rules)
        self.observer = observer(self.rules)
        self.players = self.rules.players()

    def __deepcopy__(self, memo: object) -> "Shared":
        return self


class Position:
    """A state of the rules; OpenSpiel copies what its states hold by `deepcopy`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.state.copy())


class LichtungGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game; its parameter `setup` is the setup as JSON, `rewards` are `win` or `rank`."""

    def __init__(self, name: str, params: dict[str, Any] | None) -> None:
        given = params or {}
        self.shared = Shared(name, given.get("rewards", WIN), json.loads(given.get("setup", "{}")))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.shared.ids),
            max_chance_outcomes=len(self.shared.ids),
            num_players=len(self.shared.players),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> "LichtungState":
        return LichtungState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "ViewObserver":
        return ViewObserver(self.shared)


class HeirsForOpenSpiel(LichtungGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("heirs", params)


class RootForOpenSpiel(LichtungGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("root", params)


class LichtungState(pyspiel.State):  # type: ignore[misc]
    """A position. Players are the seats that somebody plays, counted from 0."""

    def __init__(self, game: LichtungGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.position = Position(self.shared.rules.start())

    def current_player(self) -> int:
        now = self.shared.rules.decision(self.position.state)
        if now is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if now.seat == CHANCE else self.shared.players.index(now.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.shared.ids.legal(self.shared.rules.actions(self.position.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.shared.rules.chance(self.position.state)
        whole = sum(weight for _, weight in outcomes)
        return sorted([(self.shared.ids.ids[action.code()], weight / whole) for action, weight in outcomes])

    def _apply_action(self, action: int) -> None:
        self.shared.rules.apply(self.position.state, self.shared.ids.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.shared.rules.text(self.shared.ids.action(action))

    def is_terminal(self) -> bool:
        return self.shared.rules.decision(self.position.state) is None

    def returns(self) -> list[float]:
        shared = self.shared
        if not self.is_terminal():
            return [0.0] * len(shared.players)
        found = final_rewards(shared.rules, self.position.state, shared.rewards)
        return [found[seat] for seat in shared.players]

    def information_state_string(self, player: int | None = None) -> str:
        return view_text(self, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "LichtungState":
        """A state that the player cannot tell from this one."""
        rules = self.shared.rules
        view = rules.view(self.position.state, self.shared.players[player])
        found: LichtungState = self.clone()
        found.position = Position(rules.imagine(view, Random(probability())))
        return found

    def __str__(self) -> str:
        return state_hash(self.position.state)


def view_text(state: LichtungState, player: int) -> str:
    """What a player may know, in one canonical form."""
    view: bytes = state.shared.rules.view(state.position.state, state.shared.players[player]).to_bytes()
    return view.decode()


class ViewObserver:
    """What OpenSpiel asks for tensors: the arrays of the other environments."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.tensor = np.zeros(shared.observer.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size] for part in shared.observer.parts
        }

    def set_from(self, state: LichtungState, player: int) -> None:
        view = self.shared.rules.view(state.position.state, self.shared.players[player])
        self.tensor[:] = self.shared.observer.observe(view)

    def string_from(self, state: LichtungState, player: int) -> str:
        return view_text(state, player)


pyspiel.register_game(game_type("heirs"), HeirsForOpenSpiel)
pyspiel.register_game(game_type("root"), RootForOpenSpiel)
