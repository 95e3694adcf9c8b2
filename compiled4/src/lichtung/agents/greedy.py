"""The greedy agent: the turn after which its own game stands best, found with forks of an imagined state.

The search knows no game. It extends partial turns action by action, keeps the most promising of each
length (a beam search) and remembers the best place to stop. What a turn is, which partial turns are the
same and what a position is worth it asks of a `Knowledge`, one for each game.
"""

from collections.abc import Hashable
from random import Random
from typing import Generic, Protocol, TypeVar, cast

from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View

# The budget of one search: the partial turns of each length that are extended further. Up to WIDTH all
# are kept, so small turns are searched completely; beyond, those that differ only in a detail (a diversity
# group) get PER_GROUP places at most. No turn is longer than LENGTH actions.
WIDTH = 24
PER_GROUP = 2
LENGTH = 40

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Plan = tuple[tuple[Hashable, Action], ...]  # actions, each with the key of the position that it was made for


class Knowledge(Protocol[S_contra]):
    """What the search has to be told about a game."""

    def in_turn(self, s: S_contra, seat: int) -> bool:
        """Whether the turn of this seat still goes on, what chance decides in it included."""

    def unsettled(self, s: S_contra) -> bool:
        """Whether something that was set off outside one's own turn is still being carried out."""

    def turn(self, s: S_contra) -> int:
        """A number that changes when a turn is over."""

    def chances(self, s: S_contra) -> list[float]:
        """By seat, how likely each is to win as far as this position shows; certain when it is over."""

    def outcome(self, s: S_contra, seat: int) -> int:
        """The worth of a position after several turns, or at the end."""

    def reply(self, s: S_contra) -> Action:
        """What another seat is taken to answer when it has to decide."""

    def ending(self, s: S_contra) -> Action | None:
        """The action that ends the turn here, if that is allowed."""

    def worth_trying(self, s: S_contra, seat: int) -> list[Action]:
        """The legal actions that the search looks at, the ending left out."""

    def key(self, s: S_contra, seat: int) -> Hashable:
        """Equal for partial turns that can go on in the same way to the same end."""

    def diversity_group(self, s: S_contra, seat: int) -> Hashable:
        """Equal for partial turns that differ only in a detail and so compete for the same places."""

    def appraise(self, s: S_contra, seat: int) -> tuple[int, int]:
        """The worth of the position if the turn ends here, and its promise within this turn."""


class Partial(Generic[S]):
    """A partial turn: where it leads and by which actions."""

    def __init__(self, state: S, key: Hashable, path: Plan, promise: int) -> None:
        self.state = state
        self.key = key
        self.path = path
        self.promise = promise


class GreedyAgent(Generic[S, V]):
    """Plans a whole turn, then plays it step by step; plans anew where chance changed what it built on."""

    def __init__(
        self,
        game: FrameGame[S, V],
        knowledge: Knowledge[S],
        rng: Random,
        width: int = WIDTH,
        per_group: int = PER_GROUP,
        overlooks: float = 0.0,
    ) -> None:
        self.game = game
        self.knowledge = knowledge
        self.rng = rng
        self.width = width
        self.per_group = per_group
        self.overlooks = overlooks  # the part of all actions that it does not see, as people do
        self.turn = -1
        self.noticed: dict[Action, bool] = {}  # in this turn
        self.plan: Plan = ()

    def choose(self, view: V, actions: list[Action]) -> Action:
        s = self.game.imagine(view, self.rng)
        decision = self.game.decision(s)
        if decision is None or not self.knowledge.in_turn(s, decision.seat):
            return self.best_reply(s, decision.seat if decision else 0, actions)
        plan = self.planned(s, decision.seat)
        action = plan[0][1] if plan and plan[0][1] in actions else self.rng.choice(actions)
        self.take(action)
        return action

    def planned(self, s: S, seat: int) -> Plan:
        """What is left of the plan for this turn, or a new one where the position is another."""
        if not self.knowledge.in_turn(s, seat):
            return ()
        key = self.knowledge.key(s, seat)
        if self.turn != self.knowledge.turn(s):
            self.turn = self.knowledge.turn(s)
            self.noticed.clear()
        if not self.plan or self.plan[0][0] != key:
            self.plan = Search(self, seat).run(s, key)
        return self.plan

    def look(self, actions: list[Action]) -> list[Action]:
        """The actions that it sees. What it overlooks it overlooks for the whole turn."""
        if not self.overlooks:
            return actions
        return [action for action in actions if self.notices(action)] or actions

    def notices(self, action: Action) -> bool:
        seen = self.noticed.get(action)
        if seen is None:
            seen = self.noticed[action] = self.rng.random() >= self.overlooks
        return seen

    def take(self, action: Action) -> None:
        """An action was decided on; the plan holds on if it was the planned one."""
        self.plan = self.plan[1:] if self.plan and self.plan[0][1] == action else ()

    def best_reply(self, s: S, seat: int, actions: list[Action]) -> Action:
        """Outside one's own turn: the answer after which the position is worth most."""
        worths: list[int] = []
        for action in actions:
            t = cast(S, s.copy())
            self.game.apply(t, action)
            while self.knowledge.unsettled(t) and self.let_others_decide(t, seat):
                pass
            worths.append(self.knowledge.appraise(t, seat)[0])
        best = max(worths)
        return self.rng.choice([a for a, worth in zip(actions, worths, strict=True) if worth == best])

    def let_others_decide(self, s: S, seat: int) -> bool:
        """Chance or another seat decides; False if it is this seat's turn to."""
        if not s.legal:
            self.game.apply(s, self.game.sample(s, self.rng))
            return True
        decision = self.game.decision(s)
        if decision is None or decision.seat == seat:
            return False
        self.game.apply(s, self.knowledge.reply(s))
        return True


class Search(Generic[S, V]):
    """One search for the best whole turn."""

    def __init__(self, agent: GreedyAgent[S, V], seat: int) -> None:
        self.agent = agent
        self.know = agent.knowledge
        self.seat = seat
        self.seen: set[Hashable] = set()
        self.best: Plan = ()
        self.best_worth = 0
        self.whole: list[tuple[int, Plan]] = []  # the whole turns that were met, with what they are worth
        self.nodes = 0

    def run(self, s: S, key: Hashable) -> Plan:
        self.seen.add(key)
        level = [Partial(s, key, (), 0)]
        stop = self.know.ending(s)
        if stop is not None:
            self.best, self.best_worth = ((key, stop),), self.know.appraise(s, self.seat)[0]
            self.whole.append((self.best_worth, self.best))
        for _ in range(LENGTH):
            level = self.prune([longer for partial in level for longer in self.extend(partial)])
            if not level:
                break
        return self.best

    def extend(self, partial: Partial[S]) -> list[Partial[S]]:
        """Every way to go on by one action that leads somewhere new."""
        longer: list[Partial[S]] = []
        game, know, seat = self.agent.game, self.know, self.seat
        for action in self.agent.look(know.worth_trying(partial.state, seat)):
            s = cast(S, partial.state.copy())
            game.apply(s, action)
            while know.in_turn(s, seat) and self.agent.let_others_decide(s, seat):
                pass
            path = (*partial.path, (partial.key, action))
            going_on = know.in_turn(s, seat)
            key = know.key(s, seat) if going_on else None
            if going_on:
                if key in self.seen:
                    continue
                self.seen.add(key)
            worth, promise = know.appraise(s, seat)
            self.nodes += 1
            stop = know.ending(s) if going_on else None
            if stop is not None or not going_on:
                whole = path if stop is None else (*path, (key, stop))
                self.whole.append((worth, whole))
                if not self.best or worth > self.best_worth:
                    self.best, self.best_worth = whole, worth
            if going_on:
                longer.append(Partial(s, key, path, promise))
        return longer

    def prune(self, partials: list[Partial[S]]) -> list[Partial[S]]:
        """The most promising partial turns, few of each diversity group."""
        if len(partials) <= self.agent.width:
            return partials
        partials.sort(key=lambda p: -p.promise)
        kept: list[Partial[S]] = []
        taken: dict[Hashable, int] = {}
        for partial in partials:
            diversity_group = self.know.diversity_group(partial.state, self.seat)
            if taken.get(diversity_group, 0) < self.agent.per_group:
                taken[diversity_group] = taken.get(diversity_group, 0) + 1
                kept.append(partial)
                if len(kept) == self.agent.width:
                    break
        return kept
