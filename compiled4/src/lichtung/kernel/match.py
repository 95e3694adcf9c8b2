"""One game being played: state and journal together, chance drawn from a seeded generator, undo."""

from random import Random
from typing import Generic, TypeVar, cast

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Header, Journal, begin, replay, today
from lichtung.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def reveals_to_others(seat: int, events: list[Event]) -> bool:
    """Whether a decision of the seat told anybody, or another seat, something hidden."""
    others = ~(1 << seat) if seat >= 0 else -1
    return any(event.reveals or (event.hidden and event.to & others) for event in events)


class Match(Generic[S, V]):
    """Runs a game. Every change goes through here, so the journal always tells the whole state."""

    def __init__(self, game: FrameGame[S, V], start: S, seats: list[str], rng: Random) -> None:
        self.game = game
        self.state = start
        self.initial = start.copy()  # replays begin here
        self.rng = rng
        self.barrier = 0  # entries that no undo takes back
        setup = game.setup_data()
        self.journal = Journal(Header(game.name, game.rules_version, setup, seats))

    def decide(self, action: Action) -> list[Event]:
        """The deciding seat acts; an illegal action raises and changes nothing."""
        decision = self.game.decision(self.state)
        if decision is None:
            raise LichtungError("game-over")
        events = self.game.play(self.state, action)
        self.journal.append(len(self.journal.entries), decision.seat, self.game.text(action))
        self.note(decision.seat, events)
        return events

    def note(self, seat: int, events: list[Event]) -> None:
        """Put up a barrier behind the last entry if it told anybody, or another seat, something hidden."""
        if reveals_to_others(seat, events):
            self.barrier = len(self.journal.entries)

    def run_chance(self) -> list[Event]:
        """Draw for chance until a player has to decide or the game is over."""
        events: list[Event] = []
        while (decision := self.game.decision(self.state)) is not None and decision.seat == CHANCE:
            events += self.decide(self.game.sample(self.state, self.rng))
        return events

    def undo_length(self, seat: int) -> int | None:
        """How many entries remain if `seat` takes its last decision back; None behind a barrier.

        A barrier is a draw or roll of chance, another seat's decision, or that somebody learnt something
        hidden: what has been learnt cannot be unlearnt.
        """
        entries = self.journal.entries
        if len(entries) <= self.barrier or entries[-1].seat != seat:
            return None
        return len(entries) - 1

    def undo(self, seat: int) -> None:
        """Take the last decision of `seat` back, or raise if a barrier stands before it."""
        length = self.undo_length(seat)
        if length is None:
            raise LichtungError("undo-barrier")
        self.rewind(length)

    def rewind(self, length: int) -> None:
        """Go back to the position after so many entries."""
        self.journal.cut(length)
        self.barrier = min(self.barrier, length)
        state = cast(S, self.initial.copy())
        for _ in replay(self.journal, self.game, state):
            pass
        self.state = state


def resumed(
    game: FrameGame[S, V], journal: Journal, name: str, rng: Random
) -> tuple[Match[S, V], list[tuple[int, Event]]]:
    """A match at the end of a journal, and what happened in it with the number of each entry.

    What chance gave stands in the journal; what it will give is drawn from `rng`.
    """
    match = Match(game, begin(journal.header, game), journal.header.seats, rng)
    match.journal.header = today(journal.header, game)
    past: list[tuple[int, Event]] = []
    for entry, action, events in replay(journal, game, match.state, name):
        match.journal.append(entry.n, entry.seat, game.text(action))
        match.note(entry.seat, events)
        past += [(entry.n, event) for event in events]
    return match, past
