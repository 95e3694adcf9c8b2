"""The tree search measures what it tries by what is at stake, however small the chances are."""

from random import Random
from typing import Any, cast

from lichtung import game
from lichtung.agents.budget import Budget
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.root import RootKnowledge
from lichtung.agents.tree import Node, TreeAgent, stakes
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
    for s in positions(rules, 5, 40, 3):
        view, actions = rules.view(s, decides(rules, s)), rules.actions(s)
        tried = []
        for knowledge in (RootKnowledge(), cast(RootKnowledge, Hopeless())):
            rng = Random(1)
            agent = TreeAgent(rules, rng, Budget(ITERATIONS), GreedyAgent(rules, knowledge, rng, 3))
            agent.choose(view, actions)
            tried.append(max(way.visits for way in agent.thoughts.ways))
        assert 10 * tried[1] >= 9 * tried[0]
