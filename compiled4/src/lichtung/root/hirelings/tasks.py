"""What a hireling's card asks of a seat or of chance, and what many cards have in common. H.2, H.3."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Step, emit, push, register
from lichtung.root.actions import AT, DONE_ACTION, FIGHT, MOVE, Pair, Pick, Triple, pick, verb
from lichtung.root.battle import Battle, cannot_battle, list_battles, open_battle
from lichtung.root.hirelings.hireling import SIDES, Side
from lichtung.root.hirelings.mat import read_company
from lichtung.root.moving import cannot_move, list_moves, move
from lichtung.root.pieces import barred, is_present, place_piece, place_warriors, put_figure
from lichtung.root.silence import one_answer
from lichtung.root.state import NONE, Root

STATION: Final = verb("station")  # a warrior at each of something

CAME: Final = Event("H.3", "hireling-placed", "hireling:owner clearing count")
PIECE_CAME: Final = Event("H.3", "hireling-piece-placed", "hireling:owner piece clearing")
PAWN_CAME: Final = Event("H.3", "hireling-pawn-moved", "hireling:owner place")
CARD_SPENT: Final = Event("H.3", "hireling-card-spent", "seat hireling card")

NO_CONTROL: Final = Refusal("H.2", "hireling-not-yours", "hireling")
NOT_THERE: Final = Refusal("H.2", "hireling-not-there", "clearing")


class Task(PublicRecord):
    """What a side of a card asks of whom: the stage it is at, and where and how many it is about."""

    fields = "seat hireling stage:count clearing:place? count done:clearing*"

    def __init__(
        self, seat: int, hireling: int, stage: int, clearing: int = NONE, count: int = 0, done: int = 0
    ) -> None:
        self.seat = seat
        self.hireling = hireling  # by its side, see `card_of`
        self.stage = stage
        self.clearing = clearing
        self.count = count
        self.done = done  # the mask of clearings that are done with

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.hireling, self.stage, self.clearing, self.count, self.done)


# --- Cards. A side of a card has a number: twice the number of its hireling, and one more for the other side.


def number_of(s: Root, me: int) -> int:
    """The number of a hireling among those of the game, by the owner of its pieces."""
    return me - s.setup.first_hireling


def owner_of(s: Root, card: int) -> int:
    """The owner of the pieces of a side."""
    return s.setup.first_hireling + card // SIDES


def side_of_card(s: Root, card: int) -> Side:
    """The rules of a side."""
    return s.setup.hirelings[card // SIDES].sides[card % SIDES]


def card_of(s: Root, me: int) -> int:
    """The side of a hireling that lies up."""
    number = number_of(s, me)
    return number * SIDES + max(0, read_company(s).sides[number])


def shows(s: Root, me: int, side: int) -> bool:
    """Whether this side of a hireling is in play."""
    return read_company(s).sides[me - s.setup.first_hireling] == side


def controls(s: Root, me: int, side: int, seat: int) -> bool:
    """Whether a seat controls this side of a hireling."""
    return s.controller[me] == seat and seat < s.setup.seats and shows(s, me, side)


def employer(s: Root, me: int, side: int) -> int:
    """The seat that controls this side of a hireling, or NONE."""
    return s.controller[me] if shows(s, me, side) else NONE


# --- Asking


def ask(s: Root, me: int, seat: int, stage: int, clearing: int = NONE, count: int = 0, done: int = 0) -> None:
    """Ask a seat something by the card."""
    push(s, USE_HIRELING, Task(seat, card_of(s, me), stage, clearing, count, done))


class UseHireling(Step[Root, Task]):
    """A card asks a seat something; what cannot be done is passed over."""

    name = "root.hireling-use"
    law = "H.2"
    holds = Task

    def seat(self, s: Root, r: Task) -> int:
        out: list[Action] = []
        self.options(s, r, out)
        return r.seat if out else NOBODY

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        side_of_card(s, r.hireling).options(s, r, out)

    def refusal(self, s: Root, r: Task, a: Action) -> Refusal | None:
        refused = super().refusal(s, r, a)
        return refused and (side_of_card(s, r.hireling).reason(s, r, a) or refused)

    def asked_alone(self, s: Root, r: Task) -> bool:
        if not side_of_card(s, r.hireling).hides(s, r):
            return False
        return s.asks_all or not one_answer(self, s, r, r.seat)

    def take(self, s: Root, r: Task, a: Action) -> Task:
        side_of_card(s, r.hireling).take(s, r, a)
        return r


class RollForHireling(Step[Root, Task]):
    """A card asks chance something."""

    name = "root.hireling-roll"
    law = "H.2"
    holds = Task

    def seat(self, s: Root, r: Task) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: Task) -> list[tuple[Action, int]]:
        return side_of_card(s, r.hireling).outcomes(s, r)

    def take(self, s: Root, r: Task, a: Action) -> Task:
        side_of_card(s, r.hireling).take(s, r, a)
        return r


# --- What many cards do


def placer(s: Root, me: int, seat: int) -> int:
    """H.3: the controller places a hireling's pieces; nobody bars whoever sets it up."""
    return s.controller[me] if s.controller[me] != NONE else seat


def list_places(s: Root, me: int, seat: int, clearings: int, out: list[Action]) -> None:
    """The clearings of the mask in which a seat may place pieces of a hireling."""
    for clearing in range(s.clearings):
        if clearings >> clearing & 1 and barred(s, placer(s, me, seat), clearing) is None:
            out.append(pick(AT, clearing))


def refuse_place(s: Root, me: int, seat: int, clearings: int, a: Pick) -> Refusal | None:
    """Why not there."""
    if not clearings >> a.what & 1 or a.what >= s.clearings:
        return NOT_THERE.of(a.what)
    return barred(s, placer(s, me, seat), a.what)


def come(s: Root, me: int, clearing: int, count: int) -> int:
    """H.3: warriors come from their supply, as many as there are."""
    n = place_warriors(s, me, clearing, count)
    if n and s.events is not None:
        emit(s, CAME.of(me, clearing, n))
    return n


def build(s: Root, me: int, clearing: int) -> None:
    """H.3: a building or token of a hireling comes."""
    kind = s.setup.first_kind[me]
    place_piece(s, kind, clearing)
    if s.events is not None:
        emit(s, PIECE_CAME.of(me, kind, clearing))


def stand(s: Root, me: int, place: int) -> None:
    """H.3: the pawn of a hireling goes somewhere."""
    put_figure(s, s.setup.figures_of[me][0], place)
    if s.events is not None:
        emit(s, PAWN_CAME.of(me, place))


def pawn_of(s: Root, me: int) -> int:
    """Where the pawn of a hireling stands, or NONE."""
    return s.figures[s.setup.figures_of[me][0]]


def clearings_of(s: Root, me: int) -> int:
    """The mask of clearings with warriors of an owner."""
    found = 0
    for clearing in range(s.clearings):
        if s.warriors[me * s.places + clearing]:
            found |= 1 << clearing
    return found


def clearings_with(s: Root, seat: int) -> int:
    """The mask of clearings with faction pieces of a seat. H.3.3"""
    found = 0
    for clearing in range(s.clearings):
        if is_present(s, seat, clearing):
            found |= 1 << clearing
    return found


def list_hireling_moves(s: Root, me: int, out: list[Action]) -> None:
    """H.3.4: the moves of a hireling's warriors, by the rule of its controller."""
    list_moves(s, me, s.setup.everywhere, out)


def list_hireling_battles(s: Root, me: int, clearings: int, out: list[Action]) -> None:
    """H.3.4: the battles that a hireling can start in the clearings of the mask."""
    list_battles(s, me, clearings, out)


def why_not(s: Root, me: int, seat: int, clearings: int, a: Action) -> Refusal | None:
    """Why a hireling's pieces cannot be placed, move or battle so, in the clearings of the mask."""
    if isinstance(a, Pick) and a.verb == AT:
        return refuse_place(s, me, seat, clearings, a)
    if isinstance(a, Triple) and a.verb == MOVE:
        if max(a.one, a.two) >= s.clearings:
            return NOT_THERE.of(max(a.one, a.two))
        return cannot_move(s, me, a.one, a.two, a.three)
    if isinstance(a, Pair) and a.verb == FIGHT:
        if not clearings >> a.one & 1 or a.one >= s.clearings:
            return NOT_THERE.of(a.one)
        return cannot_battle(s, me, a.one, a.two)
    return None


def take_deed(s: Root, me: int, seat: int, a: Action) -> None:
    """A hireling moves, and its controller pays for what that sets off; or it fights. H.3.4, H.3.7

    H.3.5, H.3.6: it fights as an owner of its own, so no card of its controller works and nobody scores.
    """
    if isinstance(a, Triple) and a.verb == MOVE:
        move(s, me, seat, a.one, a.two, a.three)
    elif isinstance(a, Pair) and a.verb == FIGHT:
        open_battle(s, Battle(me, a.two, a.one))


def stations(s: Root, seat: int, clearings: int) -> list[int]:
    """The clearings of the mask in which a seat may place something."""
    found = range(s.clearings)
    return [c for c in found if clearings >> c & 1 and barred(s, seat, c) is None]


def post(s: Root, seat: int, owner: int, due: list[int]) -> None:
    """A warrior of an owner comes to each of these clearings; one that is due several gets several."""
    if due:
        push(s, POST_WARRIORS, Posting(seat, owner, tuple(due)))


class Posting(PublicRecord):
    """Who places whose warriors, and the clearings that still wait for one each."""

    fields = "seat owner due:clearing+"

    def __init__(self, seat: int, owner: int, due: tuple[int, ...]) -> None:
        self.seat = seat
        self.owner = owner
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.owner, self.due)


class PostWarriors(Step[Root, Posting]):
    """A warrior comes to each place; where the supply does not reach, whoever places them says which."""

    name = "root.hireling-post"
    law = "2.5"
    holds = Posting
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: Posting) -> int:
        return r.seat if 0 < s.supply[r.owner] < len(r.due) else NOBODY

    def options(self, s: Root, r: Posting, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in sorted(set(r.due))])

    def refusal(self, s: Root, r: Posting, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == AT and a.what not in r.due:
            return NOT_THERE.of(a.what)
        return super().refusal(s, r, a)

    def take(self, s: Root, r: Posting, a: Action) -> Posting:
        if isinstance(a, Pick):
            left = list(r.due)
            left.remove(a.what)
            come(s, r.owner, a.what, 1)
            post(s, r.seat, r.owner, left)
        else:
            for clearing in sorted(set(r.due)):
                come(s, r.owner, clearing, r.due.count(clearing))
        return r


def or_done(out: list[Action]) -> None:
    """What may be left out, if there is anything."""
    if out:
        out.append(DONE_ACTION)


USE_HIRELING: Final = register(UseHireling())
ROLL_FOR_HIRELING: Final = register(RollForHireling())
POST_WARRIORS: Final = register(PostWarriors())
