"""What the others make of a position until it is one's own turn again: a look beyond one's own turn.

Nobody is searched for. Each of the others plays by habit, and a habit is what did well in the turns that were
imagined for this seat before, judged by its own chances when such a turn was over. The first of them are
clumsy; they are forgotten with the own turn, since the next one finds another position. It knows no game.
"""

from random import Random
from typing import Final, Generic, TypeVar

from lichtung.agents.greedy import Knowledge
from lichtung.agents.habits import Habits, learn, usual
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import STEPS, State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View

LONGEST: Final = 200  # decisions that a round of turns is played on for
HANDED: Final = 0.1  # how likely a victory is that all others would have to let be

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def decider(s: State) -> int:
    """The seat that has to decide."""
    frame = s.frame
    return CHANCE if frame is None else STEPS[frame.step].seat(s, frame.record)


class Others(Generic[S, V]):
    """Plays the turns of all others in imagined worlds, and learns from each."""

    def __init__(self, game: FrameGame[S, V], knowledge: Knowledge[S], rng: Random) -> None:
        self.game = game
        self.knowledge = knowledge
        self.rng = rng
        self.habits: list[Habits] = []  # by seat
        self.forget()

    def forget(self) -> None:
        self.turn = -1  # the own turn that their habits are for

    def begin(self, turn: int) -> None:
        """A decision of this own turn."""
        if turn != self.turn:
            self.turn = turn
            self.habits = [{} for _ in range(self.game.seats)]

    def play(self, s: S, me: int) -> list[float]:
        """From the end of the own turn on: everybody's chances when it begins again, or the game is over."""
        game, know = self.game, self.knowledge
        turn, active, steps = know.turn(s), me, 0
        taken: list[Action] = []
        while s.frame is not None and steps < LONGEST:
            if know.turn(s) != turn:
                if active != me:
                    learn(self.habits[active], taken, know.chances(s)[active])
                if know.in_turn(s, me):
                    break
                turn, active, taken = know.turn(s), me, []
            if not s.legal:
                game.apply(s, game.sample(s, self.rng))
                continue
            steps += 1
            if len(s.legal) == 1:
                game.apply(s, s.legal[0])
                continue
            seat = decider(s)
            if seat != me and know.in_turn(s, seat):
                active = seat
                action = usual(self.habits[seat], know.worth_trying(s, seat), self.rng)
                taken.append(action)
            else:
                action = know.reply(s)
            game.apply(s, action)
        chances = know.chances(s)
        if s.frame is None and active != me:
            learn(self.habits[active], taken, chances[active])
        return doubted(chances, me) if s.frame is None else chances


def doubted(chances: list[float], me: int) -> list[float]:
    """How a game ended; but one's own victory is not believed in, for the others are clumsy here.

    That of a team is, whoever of it completes it.
    """
    if chances[me] < 1.0 or sum(chances) > 1.0:
        return chances
    rest = (1.0 - HANDED) / (len(chances) - 1)
    return [HANDED if seat == me else rest for seat in range(len(chances))]
