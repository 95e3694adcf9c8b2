"""Series of games: seats change places, seeds tell everything, trouble is reported and stops nothing."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung import agents
from lichtung.arena.playing import FAILED, FINISHED, UNFINISHED, play_game
from lichtung.arena.series import GameSummary, Series, run
from lichtung.arena.tally import Tally, report, wilson
from lichtung.games import game
from lichtung.kernel.codec import Action
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import load, replay
from lichtung.kernel.view import View

SERIES = Series("heirs", ({},), ("random", "random"), seed=5)


def outcome(played: GameSummary) -> tuple[object, ...]:
    """All but the time that it took."""
    return (played.fixture, played.status, played.scores, played.winners, played.decisions, played.error)


def test_each_deal_is_played_once_in_every_seating() -> None:
    one, two = SERIES.fixture(6), SERIES.fixture(7)
    assert (one.seating, two.seating) == ((0, 1), (1, 0))
    assert one.seed == two.seed != SERIES.fixture(8).seed


def test_without_swapping_every_game_has_a_deal_of_its_own() -> None:
    series = Series("heirs", ({}, {"sets": "choose"}), ("random", "greedy"), swap=False)
    assert [series.fixture(n).seating for n in range(3)] == [(0, 1)] * 3
    assert [series.fixture(n).setup for n in range(3)] == [0, 1, 0]
    assert len({series.fixture(n).seed for n in range(3)}) == 3


def test_the_setup_changes_only_after_all_seatings() -> None:
    series = Series("heirs", ({}, {"sets": "choose"}), ("random", "greedy"))
    assert [series.fixture(n).setup for n in range(5)] == [0, 0, 1, 1, 0]


def test_the_results_are_the_same_for_any_number_of_processes() -> None:
    alone = [outcome(p) for p in run(SERIES, range(3, 11), 1)]
    together = sorted(run(SERIES, range(3, 11), 2), key=lambda p: p.fixture.number)
    assert [outcome(p) for p in together] == alone
    assert all(status == FINISHED for _, status, *_ in alone)


def test_whoever_stops_listening_stops_the_processes() -> None:
    games = run(SERIES, range(100_000), 2)
    assert next(games).status == FINISHED
    games.close()


@pytest.mark.parametrize("clock", [True, False])
def test_without_the_clock_iterations_alone_decide(clock: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    caps: set[float] = set()
    found = agents.make

    def made(*given: Any) -> Any:
        agent: Any = found(*given)
        monkeypatch.setattr(agent, "choose", lambda view, actions: caps.add(agent.clock.budget.seconds))
        return agent

    monkeypatch.setattr(agents, "make", made)
    series = Series("heirs", ({},), ("medium", "medium"), clock=clock)
    [played] = run(series, [0])
    assert played.status == FAILED, "what it answers is no action"
    assert caps == {0.4 if clock else 0.0}


def test_a_game_beyond_the_limit_is_unfinished() -> None:
    series = Series("heirs", ({},), ("random", "random"), limit=30)
    [played] = run(series, [0])
    assert (played.status, played.scores, played.winners) == (UNFINISHED, (), ())
    whole = report(series, [played], [0, 1])
    assert whole.unfinished == [played]
    assert not whole.clean()
    assert whole.by_contestant[0].finished == 0


def test_journals_are_kept_and_tell_the_whole_game(tmp_path: Path) -> None:
    series = Series("heirs", ({"sets": "choose"},), ("random", "random"), seed=2, save_dir=tmp_path)
    [played] = run(series, [4])
    [path] = tmp_path.iterdir()
    journal = load(path)
    assert journal.header.seats == ["random", "random"]
    rules = game(journal.header.game, **journal.header.setup)
    s = rules.start()
    for _ in replay(journal, rules, s):
        pass
    result = rules.result(s)
    assert result is not None
    assert result.scores == played.scores


def test_against_the_regent_one_agent_plays() -> None:
    series = Series("heirs", ({"solo": "page"},), ("random",))
    games = list(run(series, range(3)))
    assert all(p.decisions[0] > 0 and p.decisions[1] == 0 for p in games)
    whole = report(series, games, [0])
    assert set(whole.by_contestant) == {0, None}
    assert whole.by_contestant[0].wins + whole.by_contestant[None].wins == 3


class Cheat:
    """Answers with an action that the rules do not offer."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        return game("heirs").parse("token build-1")


class Fool:
    """Fails at its first decision."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        raise RuntimeError("no idea")


@pytest.mark.parametrize(("bad", "said"), [(Cheat(), "IllegalActionError"), (Fool(), "no idea")])
def test_an_agent_that_fails_loses_the_game_but_not_the_series(bad: Any, said: str) -> None:
    rules = game("heirs")
    players = {0: bad, 1: agents.make("random", rules, Random(1))}
    ended = play_game(rules, players, Random(1))
    assert ended.status == FAILED
    assert said in ended.error
    assert ended.result is None


def test_the_same_generators_give_the_same_game() -> None:
    rules = game("heirs")

    def once() -> str:
        players = {seat: agents.make("random", rules, Random(seat)) for seat in (0, 1)}
        return play_game(rules, players, Random(9)).journal.dumps()

    assert once() == once()
    assert state_hash(rules.start()) == state_hash(rules.start())


def test_agents_get_views_and_a_list_of_their_own() -> None:
    rules = game("heirs")

    class Greedy:
        def choose(self, view: View, actions: list[Action]) -> Action:
            assert isinstance(view, View)
            chosen = actions[0]
            actions.clear()  # must not reach the state
            return chosen

    assert play_game(rules, {0: Greedy(), 1: Greedy()}, Random(2)).status == FINISHED


def test_the_interval_of_a_share() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_mean_and_spread_of_the_scores() -> None:
    tally = Tally()
    fixture = SERIES.fixture(0)
    for points, winners in ((10, (0,)), (14, ()), (18, (1,))):
        tally.add(GameSummary(fixture, FINISHED, (points, 14), winners, (7, 8), 0.1, ""), 0)
    tally.add(GameSummary(fixture, UNFINISHED, (), (), (3, 0), 0.1, ""), 0)
    assert (tally.games, tally.finished, tally.wins, tally.draws) == (4, 3, 1, 1)
    assert (tally.mean(), tally.deviation()) == (14.0, 4.0)
    assert tally.data()["decisions"] == 6.0
