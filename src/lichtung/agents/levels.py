"""How strong agents for people are: five levels, from one that overlooks much to one that thinks for long.

Weak levels make a person's mistakes: they overlook actions for a whole turn, take what lies nearest and do
not look at what others are up to. From `medium` on they search, and overlook ever less. What each level wins
is in docs/strength.md.
"""

from random import Random
from typing import Any, Final, cast

from lichtung.agents.agent import Agent
from lichtung.agents.budget import Budget
from lichtung.agents.characters import NAMES as CHARACTERS
from lichtung.agents.greedy import GreedyAgent, Knowledge
from lichtung.agents.searcher import Searcher
from lichtung.agents.tree import CURIOSITY, TreeAgent
from lichtung.agents.turns import TurnAgent
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame


class Level:
    """What an agent of one strength does in one game. Without iterations it is greedy.

    Where all play together it may have more of them: nobody but the game is against it, and the longer
    partners think, the more of these games they win. How curious it is, and whether it looks beyond its own
    turn, only a tree asks, and only among rivals: together it was not measured.
    """

    def __init__(
        self,
        width: int,
        overlooks: float = 0.0,
        watches: bool = True,
        iterations: int = 0,
        together: int = 0,
        seconds: float = 0.0,
        turn_seconds: float = 0.0,
        curiosity: float = CURIOSITY,
        farsight: float = 0.0,
    ) -> None:
        self.width = width
        self.overlooks = overlooks
        self.watches = watches
        self.budget = Budget(iterations, seconds, turn_seconds)
        self.together = Budget(together or iterations, seconds, turn_seconds)
        self.curiosity = curiosity
        self.farsight = farsight

    def budget_for(self, game: FrameGame[Any, Any]) -> Budget:
        return self.together if game.together else self.budget


NOVICE: Final = "novice"
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"
NAMES: Final[tuple[str, ...]] = (NOVICE, EASY, MEDIUM, HARD, EXPERT)

# By game and level. Seconds are a cap: compiled, the iterations are done long before.
LEVELS: Final = {
    "heirs": {
        NOVICE: Level(1, 0.5, watches=False),
        EASY: Level(2, 0.25),
        MEDIUM: Level(8, 0.15, iterations=16, seconds=0.4, turn_seconds=10),
        HARD: Level(24, 0.05, iterations=40, seconds=2.0, turn_seconds=20),
        EXPERT: Level(24, iterations=400, seconds=4.5, turn_seconds=50),
    },
    "root": {
        NOVICE: Level(1, 0.6, watches=False),
        EASY: Level(3, 0.15),
        MEDIUM: Level(3, 0.15, iterations=15, seconds=0.4, turn_seconds=10),
        HARD: Level(5, 0.05, iterations=120, together=480, seconds=2.0, turn_seconds=20),
        EXPERT: Level(
            5, iterations=1500, together=6000, seconds=4.5, turn_seconds=50, curiosity=0.4, farsight=0.5
        ),
    },
}


class Spec:
    """What a name asks for: LEVEL, LEVEL:CHARACTER, and with @FOLDER behind it the weights of that folder."""

    def __init__(self, name: str) -> None:
        front, _, self.folder = name.partition("@")
        self.level, _, self.character = front.partition(":")

    def check(self, where: str) -> None:
        """An unknown character is a mistake."""
        if self.character and self.character not in CHARACTERS:
            raise LichtungError("character-unknown", where, name=self.character, known=", ".join(CHARACTERS))


SEARCHES: Final[dict[str, type[Searcher[Any, Any]]]] = {"heirs": TurnAgent, "root": TreeAgent}


def searching(game: str) -> list[str]:
    """The levels of a game that search, from weak to strong: they have thoughts to tell."""
    return [name for name, level in LEVELS.get(game, {}).items() if level.budget.iterations]


def make(name: str, game: FrameGame[Any, Any], knowledge: Knowledge[Any], rng: Random) -> Agent[Any]:
    """An agent of this level."""
    level = LEVELS[game.name][name]
    guide = GreedyAgent(game, knowledge, rng, level.width, overlooks=level.overlooks)
    if not level.budget.iterations:
        return guide
    agent = SEARCHES[game.name](game, rng, level.budget_for(game), guide)
    if isinstance(agent, TreeAgent) and not game.together:
        agent.curiosity, agent.farsight = level.curiosity, level.farsight
    return cast(Agent[Any], agent)
