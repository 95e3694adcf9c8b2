"""OpenSpiel: its random simulations run, and its ISMCTS plays with what a seat may know."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from lichtung.kernel.errors import LichtungError
from lichtung.rl import openspiel

GAMES = [("lichtung_heirs", "{}"), ("lichtung_root", '{"factions": "marquise,eyrie"}')]


def load(name: str, setup: str) -> openspiel.LichtungGame:
    found: openspiel.LichtungGame = pyspiel.load_game(name, {"setup": setup})
    return found


def begun(game: openspiel.LichtungGame) -> openspiel.LichtungState:
    """A game after all that chance does before the first decision."""
    state: openspiel.LichtungState = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize(("name", "setup"), GAMES)
def test_random_simulations(name: str, setup: str) -> None:
    pyspiel.random_sim_test(load(name, setup), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "setup"), GAMES)
def test_ismcts_chooses_a_legal_action(name: str, setup: str) -> None:
    game = load(name, setup)
    state = begun(game)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 4.0, 3, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_a_state_is_resampled_from_what_a_player_knows() -> None:
    state = begun(load(*GAMES[1]))
    other = state.resample_from_infostate(0, np.random.RandomState(1).random_sample)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.information_state_string(1) != state.information_state_string(1)
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != str(state)


def test_rewards_at_the_end_only() -> None:
    with pytest.raises(LichtungError, match="option-choice"):
        openspiel.Shared("heirs", "points", {})
