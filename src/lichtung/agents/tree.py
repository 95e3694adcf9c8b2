"""Search in a tree of single decisions: many imagined worlds, one tree, every seat for itself.

A node is a row of choices, whatever chance did between them, so one tree serves all worlds. An iteration
goes down the tree in one of them (UCB), adds a node, plays the own turn to its end by what did well before
in it, and asks the knowledge for everybody's chances there. With farsight it plays on until the own turn
comes again, and what is left by then counts too. The search knows no game.
"""

from collections.abc import Hashable
from math import log, sqrt
from random import Random
from typing import Final, Generic, TypeVar, cast

from lichtung.agents.budget import Budget
from lichtung.agents.greedy import GreedyAgent, Plan
from lichtung.agents.habits import Habit, Habits, learn, usual
from lichtung.agents.others import Others, decider
from lichtung.agents.searcher import Searcher
from lichtung.agents.thoughts import Tally, Thoughts, Way
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View

CURIOSITY: Final = 0.2  # how much what was seldom tried is preferred
FAIR: Final = 0.25  # a chance to win at which it is as great as that, and below which it is less
USES: Final = 4  # iterations that one imagined world serves
LONGEST: Final = 60  # decisions that a turn is played on for
LOOK: Final = 8  # iterations between two looks at the clock
TRUST: Final = 3  # how often an action of the greedy plan counts as tried before the search begins

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Node:
    """What came of a row of choices."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0  # of the chances of whoever chose it
        self.straight = True  # it always led to a decision of the same seat, without chance
        self.children: dict[Action, Node] = {}


class TreeAgent(Searcher[S, V]):
    """Chooses the action that the search came back to most often."""

    def __init__(
        self,
        game: FrameGame[S, V],
        rng: Random,
        budget: Budget,
        guide: GreedyAgent[S, V],
    ) -> None:
        super().__init__(game, rng, budget, guide, LOOK)
        self.curiosity = CURIOSITY
        self.farsight = 0.0  # the part that what others leave has in the worth of a turn
        self.others = Others(game, guide.knowledge, rng)
        self.kept: Kept | None = None

    def forget(self) -> None:
        """Begin anew with the next decision, whatever was thought before it."""
        self.kept = None
        self.others.forget()

    def choose(self, view: V, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        world = self.game.imagine(view, self.rng)
        seat = decider(world)
        turn = self.knowledge.turn(world)
        self.clock.begin(turn, self.pace)
        self.others.begin(turn)
        search = TreeSearch(self, seat, self.knowledge.in_turn(world, seat), turn)
        if self.kept is not None and self.kept.key == self.knowledge.key(world, seat):
            search.root, search.habits = self.kept.node, self.kept.habits
        plan = self.guide.planned(world, seat)
        if plan:
            search.follow(cast(S, world.copy()), plan)
        done = 0
        while self.clock.goes_on(search.root.visits):
            if done % LOOK == 0 and self.stops_early and self.is_settled(search.root, actions):
                break
            if done % USES == 0:
                world = self.game.imagine(view, self.rng)
            search.iterate(cast(S, world.copy()))
            done += 1
        self.clock.end()
        action = most_visited(search.root, actions)
        self.thoughts = search.thoughts(action)
        self.kept = self.keep(search, world, action)
        self.guide.take(action)
        return action

    def is_settled(self, root: Node, actions: list[Action]) -> bool:
        """Whether the iterations that are left could not make another action the most visited one."""
        first = second = 0
        for action in actions:
            node = root.children.get(action)
            if node is not None:
                if node.visits > first:
                    first, second = node.visits, first
                elif node.visits > second:
                    second = node.visits
        return first > second + self.clock.budget.iterations - root.visits

    def keep(self, search: "TreeSearch[S, V]", world: S, action: Action) -> "Kept | None":
        """The tree from the choice on, if the next decision follows from it alone; where chance or others
        come between, the view will know more than the tree.
        """
        node = search.root.children.get(action)
        if node is None or not node.straight or not node.children:
            return None
        after = cast(S, world.copy())
        self.game.apply(after, action)
        return Kept(node, search.habits, self.knowledge.key(after, search.seat))


class Kept:
    """What a search leaves for the next decision, and the key of the position that it is for."""

    def __init__(self, node: Node, habits: Habits, key: Hashable) -> None:
        self.node = node
        self.habits = habits
        self.key = key


def most_visited(root: Node, actions: list[Action]) -> Action:
    """Of several the one with the better chances, then the first."""
    best, most, chance = actions[0], -1, 0.0
    for action in actions:
        node = root.children.get(action)
        if node is not None and node.visits:
            mean = node.total / node.visits
            if node.visits > most or (node.visits == most and mean > chance):
                best, most, chance = action, node.visits, mean
    return best


def stakes(root: Node) -> float:
    """How much hangs on a choice, up to one.

    Whoever is far behind has chances near nothing everywhere, and the full curiosity would drown what
    little they differ by.
    """
    if not root.visits:
        return 1.0
    chance = root.total / root.visits
    return min(1.0, chance * (1.0 - chance) / (FAIR * (1.0 - FAIR)))


def mixed(now: list[float], then: list[float], part: float) -> list[float]:
    """Chances of which the later ones have this part."""
    return [(1.0 - part) * now[seat] + part * then[seat] for seat in range(len(now))]


class TreeSearch(Generic[S, V]):
    """The search for one decision."""

    def __init__(self, agent: TreeAgent[S, V], seat: int, own_turn: bool, turn: int) -> None:
        self.agent = agent
        self.game = agent.game
        self.know = agent.knowledge
        self.rng = agent.rng
        self.seat = seat
        self.own_turn = own_turn
        self.turn = turn
        self.root = Node()
        self.habits: Habits = {}
        self.tallies: dict[Action, Tally] = {}  # by the first action

    def follow(self, s: S, plan: Plan) -> None:
        """The greedy agent's turn is the first line of the tree, and its actions are worth trying."""
        path = [action for _, action in plan]
        value = self.iterate(s, path)
        for action in path:
            self.habits[action] = Habit(TRUST * value, TRUST)

    def iterate(self, s: S, path: list[Action] | None = None) -> float:
        """One way through the tree and to the end of the turn; the own chance there."""
        game, know, me = self.game, self.know, self.seat
        node = self.root
        nodes, seats = [node], [me]
        taken: list[Action] = []
        growing, entered, by_chance = True, False, False
        ahead = steps = 0
        while s.frame is not None and steps < LONGEST:
            if not s.legal:
                by_chance = True
                game.apply(s, game.sample(s, self.rng))
                continue
            seat = decider(s)
            if entered and (by_chance or seat != me):
                node.straight = False
            entered = False
            if not growing and not self.in_the_middle(s):
                break
            steps += 1
            if path is not None and ahead < len(path) and seat == me and path[ahead] in s.legal:
                action = path[ahead]
                ahead += 1
            elif growing:
                action = self.most_urgent(node, self.offered(s, seat))
            elif seat == me:
                action = usual(self.habits, self.offered(s, seat), self.rng)
            else:
                action = know.reply(s)
            if growing:
                child = node.children.get(action)
                if child is None:
                    child = node.children[action] = Node()
                    growing = path is not None and ahead < len(path)
                node = child
                nodes.append(node)
                seats.append(seat)
                entered, by_chance = True, False
            if seat == me:
                taken.append(action)
            game.apply(s, action)
        chances, points = know.chances(s), game.standing(s)
        if self.agent.farsight and self.own_turn and s.frame is not None:
            chances = mixed(chances, self.agent.others.play(s, me), self.agent.farsight)
        self.learn(nodes, seats, taken, chances)
        tally = self.tallies.get(taken[0])
        if tally is None:
            tally = self.tallies[taken[0]] = Tally(len(chances))
        tally.add(chances, points)
        return chances[me]

    def offered(self, s: S, seat: int) -> list[Action]:
        """What there is to choose from; the agent may overlook some of its own actions."""
        actions = self.know.worth_trying(s, seat)
        return self.agent.guide.look(actions) if seat == self.seat else actions

    def in_the_middle(self, s: S) -> bool:
        """Whether the position is no place to stop and look at."""
        if self.own_turn:
            return self.know.turn(s) == self.turn
        return self.know.unsettled(s)

    def most_urgent(self, node: Node, offered: list[Action]) -> Action:
        """UCB; what was never tried here counts as tried once, and did as it does elsewhere in the turn."""
        known = [node.children.get(action) for action in offered]
        visits, total = 0, 0.0
        for child in known:
            if child is not None:
                child.offered += 1
                visits += child.visits
                total += child.total
        usual = total / visits if visits else 0.0
        curiosity = self.agent.curiosity * stakes(self.root)
        untried = curiosity * sqrt(log(len(offered) + visits))
        best, highest = offered[0], -1.0
        shift = int(self.rng.random() * len(offered))  # where all are alike, no order is preferred
        for i in range(len(offered)):
            place = (i + shift) % len(offered)
            child = known[place]
            if child is not None and child.visits:
                spread = sqrt(log(len(offered) + child.offered) / child.visits)
                score = child.total / child.visits + curiosity * spread
            else:
                habit = self.habits.get(offered[place])
                score = untried + (usual if habit is None else habit.total / habit.count)
            if score > highest:
                best, highest = offered[place], score
        return best

    def learn(self, nodes: list[Node], seats: list[int], taken: list[Action], chances: list[float]) -> None:
        for node, seat in zip(nodes, seats, strict=True):
            node.visits += 1
            node.total += chances[seat]
        learn(self.habits, taken, chances[self.seat])

    def thoughts(self, chosen: Action) -> Thoughts:
        """The ways that were looked at, the one chosen first, then the most visited."""
        ways: list[Way] = []
        for action, node in self.root.children.items():
            tally = self.tallies.get(action)
            if tally is not None:
                ways.append(tally.way(self.line(action, node), node.visits))
        ways.sort(key=lambda way: (way.line[0] != chosen, -way.visits))
        return Thoughts(self.seat, ways)

    def line(self, action: Action, node: Node) -> list[Action]:
        """The action and what is most often done after it, until chance or somebody else decides."""
        found = [action]
        while node.straight and node.children:
            action, node = max(node.children.items(), key=lambda pair: pair[1].visits)
            if not node.visits:
                break
            found.append(action)
        return found
