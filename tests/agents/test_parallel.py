"""Levels in several processes: by views alone, the same from the same seed, and all iterations count."""

import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from lichtung import agents, game
from lichtung.agents import parallel
from lichtung.agents.budget import Budget, Clock
from lichtung.agents.parallel import ParallelAgent, added_up
from lichtung.agents.thoughts import Way
from lichtung.arena.series import Series, run
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, state_hash
from tests.agents.few import decides, positions

ITERATIONS = 12  # of each process


def thinker(rules: FrameGame, seed: int) -> ParallelAgent:  # type: ignore[type-arg]
    agent = agents.make("expert/2", rules, Random(seed))
    assert isinstance(agent, ParallelAgent)
    agent.lead.clock = Clock(Budget(ITERATIONS))
    agent.stops_early = False
    return agent


@pytest.mark.parametrize(
    ("name", "split"),
    [
        ("expert/2", ("expert", 2)),
        ("hard:builder/4", ("hard:builder", 4)),
        ("hard/4@my/3", ("hard@my/3", 4)),
        ("hard:builder/4@my/3", ("hard:builder@my/3", 4)),
        ("hard@my/3", ("hard@my/3", 1)),
        ("bots/2.py:Bot", ("bots/2.py:Bot", 1)),
        ("expert/0", ("expert/0", 1)),
        ("expert/65", ("expert/65", 1)),
    ],
)
def test_a_name_tells_how_many(name: str, split: tuple[str, int]) -> None:
    assert parallel.split(name) == split


def test_who_has_nothing_to_share_plays_alone_and_visitors_get_one_process() -> None:
    rules = game("heirs")
    assert type(agents.make("easy/3", rules, Random(1))) is type(agents.make("easy", rules, Random(1)))
    agents.check("hard:trader/2", "--seats")
    with pytest.raises(LichtungError, match="agent-unknown"):
        agents.check("expert/0", "--seats")
    assert not agents.may_be_named("expert/2")
    agent = agents.make("expert/4", rules, Random(1))
    assert isinstance(agent, ParallelAgent)
    assert agent.lead.clock.budget.iterations == 100, "a fourth of the level's 400"
    agents.ignore_clock(agent)
    assert agent.lead.clock.budget.seconds == 0


@pytest.mark.slow
@pytest.mark.parametrize("title", ["heirs", "root"])
def test_it_thinks_by_its_view_and_its_seed(title: str) -> None:
    """Worlds that differ in hidden things only are the same to it, however quick each process is."""
    rules = game(title)
    hidden = 0
    for s in positions(rules, 11, 23, 2):
        seat = decides(rules, s)
        view = rules.view(s, seat)
        found = []
        for seed in range(2):
            world = rules.imagine(view, Random(seed))
            hidden += state_hash(world) != state_hash(s)
            agent = thinker(rules, 5)
            chosen = agent.choose(rules.view(world, seat), rules.actions(world))
            assert chosen in s.legal
            assert chosen == agent.thoughts.ways[0].line[0]
            found.append([(way.line, way.visits, way.chances) for way in agent.thoughts.ways])
        assert found[0] == found[1]
        if title == "root":
            assert sum(visits for _, visits, _ in found[0]) >= 2 * ITERATIONS
    assert hidden > 0


@pytest.mark.slow
def test_a_turn_that_was_agreed_on_is_played() -> None:
    rules = game("heirs")
    s = positions(rules, 8, 19, 1)[0]
    seat = decides(rules, s)
    agent, rng = thinker(rules, 3), Random(1)
    thoughts = []
    while rules.decision(s) is not None and decides(rules, s) == seat:
        alone = len(s.legal) == 1
        action = agent.choose(rules.view(s, seat), rules.actions(s))
        if not alone:
            assert action in agent.thoughts.ways[0].line
            thoughts.append(agent.thoughts)
        rules.apply(s, action)
        while not s.legal and rules.decision(s) is not None:
            rules.apply(s, rules.sample(s, rng))
    assert any(one is next_ for one, next_ in pairwise(thoughts)), "it thought anew at every step"


@pytest.mark.slow
def test_a_helper_that_was_ended_is_replaced() -> None:
    rules = game("heirs")
    s = positions(rules, 8, 19, 1)[0]
    seat = decides(rules, s)
    agent = thinker(rules, 3)
    for _ in range(2):
        assert agent.choose(rules.view(s, seat), rules.actions(s)) in s.legal
        agent.lead.guide.plan = ()
        [helper] = parallel._pools[0]._processes.values()
        helper.kill()
    assert agent.choose(rules.view(s, seat), rules.actions(s)) in s.legal


ASKER = """
import os, time
from lichtung.agents import parallel

if __name__ == "__main__":
    parallel._pools.append(parallel._new_helper())
    print(parallel._pools[0].submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="ends processes by signals")
def test_no_helper_outlives_its_asker(tmp_path: Path) -> None:
    """However that one ends: nobody would ever ask it again."""
    asker = tmp_path / "asker.py"
    asker.write_text(ASKER)
    with subprocess.Popen([sys.executable, str(asker)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        helper = int(process.stdout.readline())
        process.kill()
    end = monotonic() + 10
    try:
        while is_there(helper):
            assert monotonic() < end, "a helper outlives its asker"
            sleep(0.05)
    finally:
        if is_there(helper):
            os.kill(helper, signal.SIGKILL)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.slow
def test_it_plays_in_a_series() -> None:
    series = Series("heirs", ({"sets": "choose"},), ("medium/2", "easy"), seed=2, limit=16, clock=False)
    once, again = (next(run(series, [1])) for _ in range(2))
    assert once.error == ""
    assert once.decisions == again.decisions


def test_what_several_found_is_added_up() -> None:
    rules = game("heirs")
    s = positions(rules, 8, 19, 1)[0]
    first, second = s.legal[:2]
    mine = [Way([first], 3, [0.5, 0.5], [10.0, 9.0]), Way([second], 2, [0.9, 0.1], [12.0, 9.0])]
    theirs = [Way([second, first], 4, [0.6, 0.4], [15.0, 6.0])]
    best, other = added_up([mine, theirs], 0, whole=False)
    assert (best.line, best.visits) == ([second, first], 6)
    assert best.chances == pytest.approx([0.7, 0.3])
    assert best.points == pytest.approx([14.0, 7.0])
    assert other.line == [first]
    assert [way.visits for way in added_up([mine, theirs], 0, whole=True)] == [4, 3, 2]
    equals = added_up([[Way([first], 1, [0.2, 0.8], [0, 0]), Way([second], 1, [0.3, 0.7], [0, 0])]], 0, True)
    assert equals[0].line == [second], "of several visited as often the one with the better chances"
