"""What a strong agent thinks of a decision, for people who ask; worked out in the agents' processes."""

import pickle
from random import Random
from typing import Any

import structlog

from lichtung.agents.levels import HARD
from lichtung.agents.reasons import differing, gained, hint, why
from lichtung.agents.sending import game_of, pack, unpack
from lichtung.agents.thoughts import Way
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View
from lichtung.server.live.agent_pool import AgentPool
from lichtung.server.tables.protocol import Advised

log = structlog.get_logger()

WAYS_TOLD = 3
REASON = "hint-because-"

QuestionData = tuple[str, bytes, bytes, list[tuple[int, ...]], str]
WayData = tuple[list[tuple[int, ...]], int, list[float], list[float]]


class Question:
    """A decision somebody asks about: what its seat knows, packed, and nothing else. It chooses its luck, so
    that the same question has the same answer.
    """

    def __init__(
        self,
        game: FrameGame[Any, Any],
        seat: int,
        view: View,
        actions: list[Action],
        points: list[int],
        luck: str,
    ) -> None:
        self.game = game
        self.seat = seat
        self.points = points
        self.actions = actions
        packed = pack(view, getattr(game, "setup", None))
        codes = [action.code() for action in actions]
        self.data: QuestionData = (game.name, pickle.dumps(game.setup_data()), packed, codes, luck)


def think(data: QuestionData) -> list[WayData]:
    """In a worker: the ways that the agent looked at, the best first; it never looks at the clock."""
    name, setup, packed, codes, luck = data
    game = game_of(name, setup)
    view = unpack(packed, getattr(game, "setup", None))
    actions = [game.codec.decode(code) for code in codes]
    ways = differing(hint(game, view, actions, Random(luck), HARD, unhurried=True).ways)[:WAYS_TOLD]
    return [([a.code() for a in way.line], way.visits, way.chances, way.points) for way in ways]


async def reflect(pool: AgentPool, question: Question, owner: str, people: bool) -> list[Way]:
    """The ways for a question, in the fair order of all who have agents think; none if there is no choice.

    `people`: somebody waits at a table; else it comes after whatever tables need.
    """
    if len(question.actions) < 2:
        return []
    lane = pool.lane(thinks_long=True)
    async with lane.queue.turn(owner, people):
        try:
            found = await lane.run(think, question.data)
        except LichtungError:
            raise
        except Exception as error:  # whatever an agent's code may raise: then there is no advice
            log.error("agent-failed", agent=HARD, error=type(error).__name__)
            return []
    decode = question.game.codec.decode
    return [
        Way([decode(c) for c in line], visits, chances, points) for line, visits, chances, points in found
    ]


def advised(question: Question, ways: list[Way]) -> list[Advised]:
    """The ways as they are sent: actions as codes, the chance in percent, the reason by its key."""
    seat, points = question.seat, question.points
    return [
        Advised(
            [list(action.code()) for action in way.line],
            round(100 * way.chances[seat]),
            why(way, seat, points).removeprefix(REASON),
            gained(way, seat, points),
        )
        for way in ways
    ]
