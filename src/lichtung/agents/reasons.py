"""Advice for people: what a strong agent would do for them, and why, in words."""

from random import Random
from typing import Any

from lichtung.agents import make
from lichtung.agents.levels import HARD
from lichtung.agents.searcher import Searcher
from lichtung.agents.thoughts import Thoughts, Way
from lichtung.kernel.codec import Action
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View
from lichtung.locale.render import Catalogue

MOST_OTHERS = 2  # ways besides the best one that are named
CERTAIN = 0.999
ROUNDING = 1e-6
# A search may be surer than its games turn out. What people are told is drawn towards equal chances, by as
# much as games showed (docs/analysis.md); 1 leaves them as they are.
SOBERNESS = {"root": 0.3, "heirs": 0.6}


def hint(
    game: FrameGame[Any, Any],
    view: View,
    actions: list[Action],
    rng: Random,
    level: str = HARD,
    unhurried: bool = False,
) -> Thoughts:
    """What an agent that has this view, and nothing else, thinks of the actions; nothing if it need not.

    Unhurried it thinks as long as its iterations take, however slow the machine.
    """
    agent = make(level, game, rng)
    if isinstance(agent, Searcher):
        agent.stops_early = False  # the other ways are wanted too
        agent.guide.overlooks = 0.0  # who plays at this level may, who advises may not
        if unhurried:
            agent.ignore_clock()
        agent.choose(view, actions)
        for way in agent.thoughts.ways:
            way.chances = sober(way.chances, SOBERNESS[game.name])
        return agent.thoughts
    return Thoughts()


def sober(chances: list[float], power: float) -> list[float]:
    """The same chances, less sure; what is certain stays so. Where some win together, each has his own."""
    weights = [chance**power for chance in chances]
    whole = sum(weights)
    if abs(sum(chances) - 1) < ROUNDING:
        return [weight / whole for weight in weights]
    return [one / (one + (1 - chance) ** power) for one, chance in zip(weights, chances, strict=True)]


def told(words: Catalogue, game: FrameGame[Any, Any], thoughts: Thoughts, points: list[int]) -> list[str]:
    """The advice in sentences: the best action with its reason, what comes after it, and the next best ones.

    `points`: what all have now.
    """
    if not thoughts.ways:
        return [words.say("hint-nothing")]
    best, *others = differing(thoughts.ways)
    chance = percent(best, thoughts.seat)
    reason = because(words, best, thoughts.seat, points)
    lines = [words.say("hint-best", action=words.action(game, best.line[0]), reason=reason)]
    if len(best.line) > 1:
        lines.append(words.say("hint-then", line=in_a_row(words, game, best.line[1:])))
    lines.append(words.say("hint-chance", chance=chance))
    for way in others[:MOST_OTHERS]:
        action = words.action(game, way.line[0])
        lines.append(words.say("hint-other", action=action, chance=percent(way, thoughts.seat)))
    return lines


def in_a_row(words: Catalogue, game: FrameGame[Any, Any], line: list[Action]) -> str:
    """Several actions in words."""
    return "; ".join(words.action(game, action) for action in line)


def because(words: Catalogue, way: Way, seat: int, points: list[int]) -> str:
    """The reason that counts most, as half a sentence."""
    return words.say(why(way, seat, points), count=gained(way, seat, points))


def differing(ways: list[Way]) -> list[Way]:
    """The best way that begins with each action."""
    found: dict[Action, Way] = {}
    for way in ways:
        found.setdefault(way.line[0], way)
    return list(found.values())


def why(way: Way, seat: int, points: list[int]) -> str:
    """The key of the reason that counts most."""
    if way.chances[seat] > CERTAIN:
        return "hint-because-won"
    return "hint-because-points" if gained(way, seat, points) > 0 else "hint-because-position"


def gained(way: Way, seat: int, points: list[int]) -> int:
    return round(way.points[seat] - points[seat]) if points else 0


def percent(way: Way, seat: int) -> int:
    return round(100 * way.chances[seat])
