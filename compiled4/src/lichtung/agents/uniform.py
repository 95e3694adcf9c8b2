"""The random agent: every legal action is as likely as any other."""

from random import Random

from lichtung.kernel.codec import Action
from lichtung.kernel.view import View


class UniformAgent:
    """Chooses without looking."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, actions: list[Action]) -> Action:
        return self.rng.choice(actions)
