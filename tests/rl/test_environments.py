"""PettingZoo and Gymnasium: their own tests pass, ids and arrays say what the rules say."""

import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv
from pettingzoo.test import api_test, performance_benchmark, seed_test

from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.rl import heirs_v0, root_v0
from lichtung.rl.actions import ActionIds
from lichtung.rl.aec import SeatsEnv, random_action
from lichtung.rl.observing import observer
from lichtung.rl.rendering import MODES
from lichtung.rl.single import SingleSeatEnv
from lichtung.rl.table import POINTS, RANK, WIN, Table
from lichtung.testing.trial import fork

MAKERS: list[Any] = [
    heirs_v0.env,
    partial(heirs_v0.env, solo="page", rewards=RANK),
    root_v0.env,
    partial(root_v0.env, factions="cult,riverfolk,mechanical-marquise", map="mountain", rewards=POINTS),
]


@pytest.mark.parametrize("make", MAKERS)
def test_pettingzoo_is_content(make: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have no masks, and agents called player_0
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=30)


@pytest.mark.slow
@pytest.mark.parametrize("make", [heirs_v0.env, root_v0.env])
def test_pettingzoo_measures_its_speed(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(make())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(
    "setup", [("heirs", {}), ("root", {}), ("root", {"factions": "cult,riverfolk,vagabond"})]
)
def test_every_action_has_one_id_and_the_way_back(setup: tuple[str, dict[str, Any]]) -> None:
    name, given = setup
    rules = game(name, **given)
    ids = ActionIds(rules)
    assert len(set(ids.codes)) == len(ids) == len(ActionIds(game(name, **given)))
    s, rng = rules.start(), Random(2)
    while rules.decision(s) is not None:
        actions = rules.actions(s)
        numbers = [ids.id(action) for action in actions]
        assert None not in numbers
        assert [ids.action(number or 0) for number in numbers] == actions
        rules.apply(s, rng.choice(actions))


def test_what_is_not_legal_is_a_mistake() -> None:
    env = heirs_v0.raw_env(sets="choose")
    env.reset(seed=1)
    with pytest.raises(LichtungError, match="rl-illegal"):
        env.step(0)
    with pytest.raises(LichtungError, match="rl-action"):
        env.step(10**9)


@pytest.mark.parametrize("name", ["heirs", "root"])
def test_an_observation_shows_what_the_view_shows_and_no_more(name: str) -> None:
    """States that a seat cannot tell apart give it the same array."""
    rules = game(name)
    seen, rng, s = observer(rules), Random(5), rules.start()
    for number in range(150):
        if rules.decision(s) is None:
            break
        rules.apply(s, rng.choice(rules.actions(s)))
        if number % 5 == 0:
            for seat in range(rules.seats):
                view = rules.view(s, seat)
                again = rules.view(rules.imagine(view, rng), seat)
                assert np.array_equal(seen.observe(view), seen.observe(again))


def test_numbers_stand_where_the_parts_say() -> None:
    env = root_v0.raw_env()
    env.reset(seed=3)
    table = env.table
    for _ in range(80):
        env.step(random_action(env, table.rng))
    seat = table.decider
    assert seat is not None
    view, array = table.game.view(table.state, seat), table.observe(seat)

    def part(name: str) -> list[int]:
        found = table.observer.by_name[name]
        numbers: list[int] = array[found.start : found.start + found.size].tolist()
        return numbers

    assert part("points") == list(view.points)
    assert part("warriors") == list(view.warriors)
    assert part("decider") == [int(other == seat) for other in range(4)]
    assert sum(part("unseen")) == view.unseen.bit_count()
    own = part("known")[seat * 54 : (seat + 1) * 54]
    assert [card for card in range(54) if own[card]] == [c for c in range(54) if view.known[seat] >> c & 1]
    assert sum(table.observer.by_name[name].size for name in table.observer.by_name) == len(array)


@pytest.mark.parametrize("rewards", [WIN, RANK, POINTS])
def test_rewards_follow_the_result(rewards: str) -> None:
    env = root_v0.raw_env(rewards=rewards)
    for seed in range(2):
        sums = play_out(env, seed)
        result = env.table.game.result(env.table.state)
        assert result is not None
        best = max(sums.values())
        names = [env.name_of[seat] for seat in result.winners]
        if rewards == POINTS:
            mean = sum(result.scores) / 4
            expected = [(points - mean) * 4 / 3 for points in result.scores]
            assert list(sums.values()) == pytest.approx(expected)
        else:
            assert [name for name, total in sums.items() if total == best] == names
            assert best == 1.0
            assert min(sums.values()) == -1.0


def play_out(env: SeatsEnv, seed: int) -> dict[str, float]:
    """The sums of rewards of a random game."""
    env.reset(seed=seed)
    rng, sums = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    while not env.table.over:
        env.step(random_action(env, rng))
        for name, reward in env.rewards.items():
            sums[name] += reward
    return sums


def test_a_game_beyond_the_limit_is_cut_off() -> None:
    env = heirs_v0.raw_env(limit=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(random_action(env, Random(1)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("make", [heirs_v0.raw_env, root_v0.raw_env])
@pytest.mark.parametrize("mode", MODES)
def test_a_position_is_shown(make: Any, mode: str) -> None:
    env = make(render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8
        assert shown.ndim == 3
        assert shown.shape[2] == 3
        assert len(np.unique(shown)) > 10
    else:
        assert shown.startswith("<svg") if mode == "svg" else len(shown.splitlines()) > 10


def test_wrong_settings_are_mistakes_of_the_user() -> None:
    for wrong in ({"rewards": "love"}, {"render_mode": "film"}):
        with pytest.raises(LichtungError, match="option-choice"):
            root_v0.env(**wrong)
    with pytest.raises(LichtungError, match="rl-draft"):
        root_v0.env(factions=4, setup="advanced")
    with pytest.raises(LichtungError, match="seats-count"):
        SingleSeatEnv("root", opponents=("random",))
    with pytest.raises(LichtungError, match="option-choice"):
        SingleSeatEnv("root", seat="frogs")
    with pytest.raises(LichtungError, match="agent-unknown"):
        SingleSeatEnv("heirs", opponents="oracle")


def test_gymnasium_is_content() -> None:
    env = SingleSeatEnv("heirs", seat="blue", opponents="greedy")
    seen, info = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    again, _ = env.reset(seed=4)
    assert np.array_equal(seen["observation"], again["observation"])
    over, total = False, 0.0
    while not over:
        legal = info["legal"]
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        seen, reward, over, cut_off, info = env.step(legal[-1])
        assert not cut_off
        total += reward
    assert total in (-1.0, 0.0, 1.0)


def test_several_at_once() -> None:
    envs = SyncVectorEnv([partial(SingleSeatEnv, "heirs", opponents="random")] * 2)
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (2, envs.single_observation_space["observation"].shape[0])  # type: ignore[index]
    envs.close()


def test_a_table_begins_anew_as_before() -> None:
    table = Table(game("root"))
    table.begin(9)
    first = fork(table.state)
    table.begin(9)
    assert first.values() == table.state.values()
