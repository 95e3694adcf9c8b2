"""The tree search measures what it tries by what is at stake, however small the chances are."""

from random import Random

from lichtung import game
from lichtung.agents.budget import Budget
from lichtung.agents.greedy import GreedyAgent
from lichtung.agents.root import RootKnowledge
from lichtung.agents.tree import Stakes, TreeAgent
from lichtung.root.state import Root
from tests.agents.few import decides, positions

ITERATIONS = 60
HOPELESS = 1000  # times less likely


class Hopeless(RootKnowledge):
    """Thinks that everybody is much less likely to win, whatever happens."""

    def chances(self, s: Root) -> list[float]:
        return [chance / HOPELESS for chance in super().chances(s)]


def test_stakes_lie_between_the_worst_and_the_best() -> None:
    stakes = Stakes()
    assert stakes.width() == 0.0
    for chance in (0.2, 0.05, 0.1):
        stakes.add(chance)
    assert abs(stakes.width() - 0.15) < 1e-9


def test_whoever_is_far_behind_chooses_as_well_as_ever() -> None:
    """Only how chances differ counts, not how high they are."""
    rules = game("root")
    for s in positions(rules, 5, 40, 3):
        view, actions = rules.view(s, decides(rules, s)), rules.actions(s)
        chosen = []
        for knowledge in (RootKnowledge(), Hopeless()):
            rng = Random(1)
            agent = TreeAgent(rules, rng, Budget(ITERATIONS), GreedyAgent(rules, knowledge, rng, 3))
            chosen.append(agent.choose(view, actions))
        assert chosen[0] == chosen[1]
