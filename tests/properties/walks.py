"""Random games of The Two Heirs with options, sets and tastes drawn by Hypothesis."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from lichtung.heirs.game import OPTIONS, HeirsGame, make
from lichtung.heirs.state import Heirs
from lichtung.heirs.tiles import SETS
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.game import Decision

sets = st.one_of(
    st.sampled_from(["random", "choose"]),
    st.lists(st.sampled_from(SETS), min_size=3, max_size=3, unique=True),
)
options = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in OPTIONS})
setups: st.SearchStrategy[dict[str, object]] = st.builds(lambda s, o: {"sets": s, **o}, sets, options)
seeds = st.integers(0, 2**32 - 1)
# How much a walker likes each verb: equal tastes would hardly ever fill hands, use camps or besiege.
tastes = st.lists(st.sampled_from([1, 1, 5, 25]), min_size=16, max_size=16)


class Walk:
    """One random game: its rules, its state, and what has happened."""

    def __init__(self, setup: dict[str, object], taste: list[int], seed: int) -> None:
        self.game: HeirsGame = make(setup)
        self.s: Heirs = self.game.start()
        self.taste = taste
        self.rng = Random(seed)
        self.told: list[Event] = []
        self.events: list[Event] = []  # of the last action

    def choose(self, decision: Decision) -> Action:
        """Chance by its weights, players by their taste."""
        if decision.seat == CHANCE:
            return self.game.sample(self.s, self.rng)
        legal = self.game.actions(self.s)
        return self.rng.choices(legal, [self.taste[a.verb] for a in legal])[0]

    def steps(self) -> Iterator[Decision | None]:
        """Before each action the decision that stands; at last None, when the game is over."""
        while (decision := self.game.decision(self.s)) is not None:
            yield decision
            self.events = self.game.play(self.s, self.choose(decision))
            self.told += self.events
        yield None

    def count(self, key: str) -> int:
        """How often this was told."""
        return sum(event.key == key for event in self.told)


walks = st.builds(Walk, setups, tastes, seeds)
