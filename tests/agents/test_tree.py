"""The tree search measures what it tries by what is at stake, however small the chances are."""

from random import Random
from typing import Any, cast

from lichtung import game
from lichtung.agents.budget import Budget
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.root import RootKnowledge
from lichtung.agents.tree import FAIR, Node, TreeAgent, stakes
from lichtung.root.state import Root
from tests.agents.few import decides, positions

ITERATIONS = 100
HOPELESS = 1024  # times less likely


class Hopeless:
    """Knows the same, but thinks that everybody is much less likely to win, whatever happens."""

    def __init__(self) -> None:
        self.known = RootKnowledge()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.known, name)

    def chances(self, s: Root) -> list[float]:
        return [chance / HOPELESS for chance in self.known.chances(s)]


def test_the_less_there_is_to_win_the_less_is_at_stake() -> None:
    root = Node()
    found = [stakes(root)]
    for chance in (0.25, 0.1, 0.01, 0.0):
        root.visits, root.total = 10, 10 * chance
        found.append(stakes(root))
    assert found[0] == found[1] == 1.0, "nothing is known yet, or the chances are fair"
    assert found == sorted(found, reverse=True)
    assert found[3] < 0.1
    assert found[4] == 0.0


def test_whoever_is_far_behind_still_prefers_what_is_better() -> None:
    """However small the chances are, what does best is tried most: about as often as with fair chances."""
    rules = game("root")
    tried = [0, 0]
    for s in [s for seed in (5, 6, 7, 8, 9, 10) for s in positions(rules, seed, 40, 4)]:
        seat = decides(rules, s)
        if RootKnowledge().chances(s)[seat] > FAIR:
            continue  # to a leader less is at stake as well
        view, actions = rules.view(s, seat), rules.actions(s)
        for i, knowledge in enumerate((RootKnowledge(), cast(RootKnowledge, Hopeless()))):
            rng = Random(1)
            agent = TreeAgent(rules, rng, Budget(ITERATIONS), GreedyAgent(rules, knowledge, rng, 3))
            agent.choose(view, actions)
            tried[i] += max(way.visits for way in agent.thoughts.ways)
    assert 10 * tried[1] >= 9 * tried[0]


def test_it_stops_when_no_other_action_can_be_visited_as_often() -> None:
    """What is chosen is the same, and where an action is far ahead it took fewer iterations."""
    rules = game("root")
    saved = 0
    for s in positions(rules, 5, 7, 12):
        view, actions = rules.view(s, decides(rules, s)), rules.actions(s)
        chosen, visits = [], []
        for stops in (True, False):
            rng = Random(1)
            agent = TreeAgent(rules, rng, Budget(ITERATIONS), GreedyAgent(rules, RootKnowledge(), rng, 3))
            agent.stops_early = stops
            chosen.append(agent.choose(view, actions))
            visits.append(sum(way.visits for way in agent.thoughts.ways))
        assert chosen[0] == chosen[1]
        assert visits[0] <= visits[1] == ITERATIONS
        saved += visits[1] - visits[0]
    assert saved


def test_an_action_that_could_still_draw_level_is_no_reason_to_stop() -> None:
    """Of two that were visited equally often the better one is chosen, so a tie is open."""
    rules = game("root")
    s = next(iter(positions(rules, 5, 40, 1)))
    actions = rules.actions(s)[:2]
    agent = TreeAgent(rules, Random(1), Budget(100), GreedyAgent(rules, RootKnowledge(), Random(1), 3))
    root = Node()
    for action, visits in zip(actions, (55, 35), strict=True):
        root.children[action] = Node()
        root.children[action].visits = visits
        root.visits += visits
    assert agent.is_settled(root, actions)
    root.children[actions[0]].visits = 45
    root.visits = 90 - 10
    assert not agent.is_settled(root, actions)
    root.children[actions[0]].visits = 55
    assert not agent.is_settled(root, actions), "twenty are left, and twenty are missing"
