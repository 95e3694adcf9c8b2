"""The agents: legal answers from views only, the same from the same seed, and the greedy one plays well."""

from random import Random
from typing import Any

import pytest

from lichtung import agents
from lichtung.games import game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, state_hash


def play(rules: FrameGame[Any, Any], names: list[str], seed: int) -> tuple[tuple[int, ...], str]:
    """A game to its end; every answer is checked by the rules."""
    draw = Random(seed)
    players = [agents.make(name, rules, Random(f"{seed}/{i}")) for i, name in enumerate(names)]
    s = rules.start()
    while (decision := rules.decision(s)) is not None:
        if decision.seat == CHANCE:
            rules.apply(s, rules.sample(s, draw))
        else:
            view = rules.view(s, decision.seat)
            rules.play(s, players[decision.seat].choose(view, rules.actions(s)))
    result = rules.result(s)
    assert result is not None
    return result.winners, state_hash(s)


def test_an_unknown_agent_is_a_users_mistake() -> None:
    with pytest.raises(LichtungError, match="agent-unknown"):
        agents.make("oracle", game("heirs"), Random(0))


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "easy"])
@pytest.mark.parametrize("setup", [{"sets": "choose"}, {"solo": "page"}])
def test_an_agent_plays_a_whole_game_and_the_same_one_again(name: str, setup: dict[str, object]) -> None:
    rules = game("heirs", **setup)
    assert play(rules, [name, name], 3) == play(rules, [name, name], 3)


def test_greedy_beats_random_from_either_seat() -> None:
    rules = game("heirs")
    wins = sum(0 in play(rules, ["greedy", "random"], seed)[0] for seed in range(3))
    wins += sum(1 in play(rules, ["random", "greedy"], seed)[0] for seed in range(3))
    assert wins == 6
