"""Three seats hold two cards each and pass one on in secret: a small game for leaks to be put into.

It needs the plain build, for it derives its classes from the kernel's.
"""

from random import Random

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Codec, Event, Number, Record, Refusal, Verb, Words
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, SeatRecord, State, Step, emit, push, register, settle
from lichtung.kernel.game import FrameGame, Result
from lichtung.kernel.view import View

SEATS = 3
CARDS = 9
DEAL, PASS, KNOCK, KEEP, PLAY = range(5)

DEALT = Event("", "dealt", "seat card", hidden="card")
PASSED = Event("", "passed", "seat to:seat card", hidden="card")
KNOCKED = Event("", "knocked", "seat")
PLAYED = Event("", "played", "seat card")
NOT_IN_HAND = Refusal("", "not-in-hand", "card")


class Do(Action):
    """Chance deals a card; a seat passes one on, knocks or keeps quiet, plays one."""

    def __init__(self, verb: int, *cards: int) -> None:
        self.verb = verb
        self.cards = cards

    def fields(self) -> tuple[int, ...]:
        return self.cards

    def values(self) -> tuple[object, ...]:
        return (self.verb, *self.cards)


class Passing(State):
    def __init__(self) -> None:
        super().__init__()
        self.hands: list[tuple[int, ...]] = [()] * SEATS
        self.mats = [0] * SEATS  # how often each seat has knocked, for all to see
        self.played: tuple[int, ...] = ()

    def copy(self) -> "Passing":
        t = Passing()
        t.frame, t.legal = self.frame, self.legal
        t.hands, t.mats, t.played = self.hands[:], self.mats[:], self.played
        return t

    def values(self) -> tuple[object, ...]:
        return (self.frame_values(), tuple(self.hands), tuple(self.mats), self.played)


class Deal(Step[Passing, SeatRecord]):
    name = "passing.deal"

    def seat(self, s: Passing, r: SeatRecord) -> int:
        return CHANCE

    def outcomes(self, s: Passing, r: SeatRecord) -> list[tuple[Action, int]]:
        dealt = [card for hand in s.hands for card in hand]
        return [(Do(DEAL, card), 1) for card in range(CARDS) if card not in dealt]

    def take(self, s: Passing, r: SeatRecord, a: Action) -> SeatRecord:
        gain(s, r.seat, a.fields()[0])
        emit(s, DEALT.shown_to(1 << r.seat, r.seat, a.fields()[0]))
        more = len(s.hands[SEATS - 1]) < 2
        push(s, DEAL_STEP if more else PASS_STEP, SeatRecord((r.seat + 1) % SEATS))
        return r


def gain(s: Passing, seat: int, card: int) -> None:
    s.hands[seat] = tuple(sorted([*s.hands[seat], card]))


def lose(s: Passing, seat: int, card: int) -> None:
    s.hands[seat] = tuple(c for c in s.hands[seat] if c != card)


class FromHand(Step[Passing, SeatRecord]):
    """A seat chooses a card of its hand."""

    verb = -1

    def seat(self, s: Passing, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Passing, r: SeatRecord, out: list[Action]) -> None:
        out.extend([Do(self.verb, card) for card in s.hands[r.seat]])

    def refusal(self, s: Passing, r: SeatRecord, a: Action) -> Refusal | None:
        if a.verb == self.verb and a.fields()[0] not in s.hands[r.seat]:
            return NOT_IN_HAND.of(a.fields()[0])
        return super().refusal(s, r, a)


class PassOn(FromHand):
    name = "passing.pass"
    verb = PASS

    def take(self, s: Passing, r: SeatRecord, a: Action) -> SeatRecord:
        card, to = a.fields()[0], (r.seat + 1) % SEATS
        lose(s, r.seat, card)
        gain(s, to, card)
        emit(s, PASSED.shown_to(1 << r.seat | 1 << to, r.seat, to, card))
        push(s, KNOCK_STEP if to == 0 else PASS_STEP, SeatRecord(to))
        return r


class Knock(Step[Passing, SeatRecord]):
    name = "passing.knock"

    def seat(self, s: Passing, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Passing, r: SeatRecord, out: list[Action]) -> None:
        out.extend([Do(KNOCK), Do(KEEP)])

    def take(self, s: Passing, r: SeatRecord, a: Action) -> SeatRecord:
        if a.verb == KNOCK:
            s.mats[r.seat] += 1
            emit(s, KNOCKED.of(r.seat))
        to = (r.seat + 1) % SEATS
        push(s, PLAY_STEP if to == 0 else KNOCK_STEP, SeatRecord(to))
        return r


class Play(FromHand):
    name = "passing.play"
    verb = PLAY

    def take(self, s: Passing, r: SeatRecord, a: Action) -> SeatRecord:
        lose(s, r.seat, a.fields()[0])
        s.played = (*s.played, a.fields()[0])
        emit(s, PLAYED.of(r.seat, a.fields()[0]))
        if r.seat + 1 < SEATS:
            push(s, PLAY_STEP, SeatRecord(r.seat + 1))
        return r


DEAL_STEP = register(Deal())
PASS_STEP = register(PassOn())
KNOCK_STEP = register(Knock())
PLAY_STEP = register(Play())


class PassingView(View):
    """The own hand, how many cards the others hold, and what lies open."""

    def __init__(self, s: Passing, seat: int | None) -> None:
        self.seat = seat
        self.hand = () if seat is None else s.hands[seat]
        self.held = tuple(len(hand) for hand in s.hands)
        self.mats = tuple(s.mats)
        self.played = s.played
        self.frames: list[tuple[str, Record]] = [(STEPS[f.step].name, f.record) for f in s.frames()]

    def data(self) -> dict[str, object]:
        return {
            "hand": list(self.hand),
            "held": list(self.held),
            "mats": list(self.mats),
            "played": list(self.played),
            "frames": [[name, list(record.values())] for name, record in self.frames],
        }


class PassingGame(FrameGame[Passing, PassingView]):
    name = "passing"
    seats = SEATS
    rules_version = 1

    def __init__(self) -> None:
        verbs = [
            Verb("deal", lambda card: Do(DEAL, card), "card"),
            Verb("pass", lambda card: Do(PASS, card), "card"),
            Verb("knock", lambda: Do(KNOCK)),
            Verb("keep", lambda: Do(KEEP)),
            Verb("play", lambda card: Do(PLAY, card), "card"),
        ]
        kinds = {"card": Number(0, CARDS - 1), "seat": Words(("left", "middle", "right"))}
        super().__init__(Codec(verbs, kinds))

    def setup_data(self) -> dict[str, object]:
        return {}

    def start(self) -> Passing:
        s = Passing()
        push(s, DEAL_STEP, SeatRecord(0))
        settle(s)
        return s

    def view(self, s: Passing, seat: int | None) -> PassingView:
        return PassingView(s, seat)

    def imagine(self, v: PassingView, rng: Random) -> Passing:
        s = Passing()
        pool = [card for card in range(CARDS) if card not in (*v.hand, *v.played)]
        rng.shuffle(pool)
        for seat, held in enumerate(v.held):
            mine = seat == v.seat
            s.hands[seat] = v.hand if mine else tuple(sorted(pool.pop() for _ in range(held)))
        s.mats, s.played = list(v.mats), v.played
        for name, record in v.frames:
            push(s, STEP_BY_NAME[name], record)
        settle(s)
        return s

    def standing(self, s: Passing) -> list[int]:
        """The cards that were played, once all of them lie open; before that, what the mats show."""
        return list(s.played) if len(s.played) == SEATS else s.mats[:]

    def result(self, s: Passing) -> Result | None:
        if len(s.played) < SEATS:
            return None
        best = max(s.played)
        winners = tuple(seat for seat in range(SEATS) if s.played[seat] == best)
        return Result(s.played, winners, "", "more-points")
