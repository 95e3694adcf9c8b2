"""Kuhn poker, the smallest game with private cards: what a game of one's own looks like, in one file.

It needs the plain build, for it derives its classes from the kernel's.
"""

from random import Random

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Codec, Event, Number, Verb, Words
from lichtung.kernel.frames import SeatRecord, State, Step, emit, push, register, settle
from lichtung.kernel.game import FrameGame, Result
from lichtung.kernel.view import View

CARDS = ("jack", "queen", "king")
NO_CARD = -1
DEAL, CHECK, BET = 0, 1, 2
# What has been said so far -> the stake of each seat, once nobody has to speak any more.
SHOWDOWNS = {"cc": (1, 1), "bb": (2, 2), "cbb": (2, 2), "bc": (2, 1), "cbc": (1, 2)}

DEALT = Event("", "dealt", "seat card", hidden="card")
SAID = Event("", "said", "seat verb")
SHOWN = Event("", "shown", "seat card")


class Say(Action):
    """Check (or fold), bet (or call), and chance's deal of a card."""

    def __init__(self, verb: int, *which: int) -> None:
        self.verb = verb
        self.which = which

    def fields(self) -> tuple[int, ...]:
        return self.which

    def values(self) -> tuple[object, ...]:
        return (self.verb, *self.which)


class Kuhn(State):
    def __init__(self) -> None:
        super().__init__()
        self.cards = [NO_CARD, NO_CARD]
        self.said = ""

    def copy(self) -> "Kuhn":
        t = Kuhn()
        t.frame, t.legal = self.frame, self.legal
        t.cards, t.said = self.cards[:], self.said
        return t

    def values(self) -> tuple[object, ...]:
        return (self.frame_values(), tuple(self.cards), self.said)


class Deal(Step[Kuhn, SeatRecord]):
    name = "kuhn.deal"

    def seat(self, s: Kuhn, r: SeatRecord) -> int:
        return CHANCE

    def outcomes(self, s: Kuhn, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(Say(DEAL, card), 1) for card in range(3) if card not in s.cards]

    def take(self, s: Kuhn, r: SeatRecord, a: Action) -> SeatRecord:
        s.cards[r.seat] = a.fields()[0]
        emit(s, DEALT.shown_to(1 << r.seat, r.seat, a.fields()[0]))
        push(s, *((DEAL_STEP, SeatRecord(1)) if r.seat == 0 else (SPEAK, SeatRecord(0))))
        return r


class Speak(Step[Kuhn, SeatRecord]):
    name = "kuhn.speak"

    def seat(self, s: Kuhn, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Kuhn, r: SeatRecord, out: list[Action]) -> None:
        out.extend([Say(CHECK), Say(BET)])

    def take(self, s: Kuhn, r: SeatRecord, a: Action) -> SeatRecord:
        s.said += "cb"[a.verb - 1]
        emit(s, SAID.of(r.seat, a.verb))
        if s.said not in SHOWDOWNS:
            push(s, SPEAK, SeatRecord(1 - r.seat))
            return r
        for seat, card in enumerate(s.cards):
            emit(s, SHOWN.of(seat, card))
        return r


DEAL_STEP = register(Deal())
SPEAK = register(Speak())


class KuhnView(View):
    """The own card, and what was said; a spectator sees no card before the end."""

    def __init__(self, s: Kuhn, seat: int | None) -> None:
        self.cards = [c if i == seat or s.said in SHOWDOWNS else NO_CARD for i, c in enumerate(s.cards)]
        self.dealt = sum(c != NO_CARD for c in s.cards)
        self.said = s.said

    def data(self) -> dict[str, object]:
        return {"cards": self.cards, "dealt": self.dealt, "said": self.said}


class KuhnGame(FrameGame[Kuhn, KuhnView]):
    name = "kuhn"
    seats = 2
    rules_version = 1

    def __init__(self) -> None:
        verbs = [
            Verb("deal", lambda card: Say(DEAL, card), "card"),
            Verb("check", lambda: Say(CHECK)),
            Verb("bet", lambda: Say(BET)),
        ]
        kinds = {"card": Words(CARDS), "seat": Words(("first", "second")), "verb": Number(CHECK, BET)}
        super().__init__(Codec(verbs, kinds))

    def setup_data(self) -> dict[str, object]:
        return {}

    def start(self) -> Kuhn:
        s = Kuhn()
        push(s, DEAL_STEP, SeatRecord(0))
        settle(s)
        return s

    def view(self, s: Kuhn, seat: int | None) -> KuhnView:
        return KuhnView(s, seat)

    def imagine(self, v: KuhnView, rng: Random) -> Kuhn:
        s = Kuhn()
        s.cards, s.said = v.cards[:], v.said
        for seat in range(v.dealt):
            if s.cards[seat] == NO_CARD:
                s.cards[seat] = rng.choice([card for card in range(3) if card not in s.cards])
        if v.dealt < 2:
            push(s, DEAL_STEP, SeatRecord(v.dealt))
        elif v.said not in SHOWDOWNS:
            push(s, SPEAK, SeatRecord(len(v.said) % 2))
        settle(s)
        return s

    def result(self, s: Kuhn) -> Result | None:
        if s.said not in SHOWDOWNS:
            return None
        stakes = SHOWDOWNS[s.said]
        compared = s.cards if stakes[0] == stakes[1] else stakes  # with unequal stakes somebody folded
        winner = int(compared[1] > compared[0])
        gain = min(stakes)
        return Result((gain, -gain) if winner == 0 else (-gain, gain), (winner,), "", "more-points")
