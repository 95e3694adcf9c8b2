"""Setting up the game. 5.1."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import AT, FIRST, LAY_MARKER, Pair, Pick, pair, pick
from lichtung.root.advanced import prepare_advanced
from lichtung.root.cards import members
from lichtung.root.drawing import draw
from lichtung.root.fields import replaced
from lichtung.root.hands import enter_play
from lichtung.root.map import BIRD, MARKERS_A_SUIT
from lichtung.root.pieces import cannot_place
from lichtung.root.state import NONE, Root, set_suits
from lichtung.root.turn import TAKE_TURN, Turn

FIRST_PLAYER: Final = Event("5.1.1", "first-player", "seat")
MARKER_LAID: Final = Event("2.2.2", "marker-laid", "clearing suit")


class ShuffleMarkers(Step[Root, SeatRecord]):
    """Chance lays a suit marker on each clearing in turn; there are as many of each suit."""

    name = "root.markers"
    law = "2.2.2"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if self.outcomes(s, r) else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        clearing = s.suits.index(0)
        if clearing >= s.clearings:
            return []
        left = [MARKERS_A_SUIT - s.suits.count(1 << suit) for suit in range(BIRD)]
        return [(pair(LAY_MARKER, clearing, suit), left[suit]) for suit in range(BIRD) if left[suit] > 0]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pair):
            set_suits(s, replaced(s.suits, a.one, 1 << a.two))
            if s.events is not None:
                emit(s, MARKER_LAID.of(a.one, a.two))
            push(s, SHUFFLE_MARKERS, r)
        return r


class FirstPlayer(Step[Root, SeatRecord]):
    """Chance names the first player; the others follow clockwise."""

    name = "root.first-player"
    law = "5.1.1"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(FIRST, seat), 1) for seat in range(s.setup.seats)]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        prepare(s, a.what)
        return r


def take_corner(s: Root, seat: int, corner: int) -> None:
    """5.1.7: a seat begins in a corner; those who set up later may have to know."""
    s.corners = replaced(s.corners, seat, corner)


def list_corners(s: Root, seat: int, out: list[Action], building: bool = True) -> None:
    """5.1.7: by later Laws a corner in which nobody begins, opposite somebody who does if there is one.

    Most place a building there.
    """
    board = s.setup.map
    free = [c for c in board.corners if c not in s.corners and cannot_place(s, seat, c, building) is None]
    facing = [corner for corner in free if board.opposite[corner] in s.corners]
    out.extend([pick(AT, corner) for corner in facing or free])


def prepare(s: Root, first: int) -> None:
    """5.1.2 to 5.1.7: suits, hands of three, ruins, then the factions in the order of their letters.

    A.7 to A.10: in the advanced setup hands and factions go by their own order.
    """
    if s.events is not None:
        emit(s, FIRST_PLAYER.of(first))
    s.active = first
    for clearing in s.setup.map.ruins:  # 5.1.4
        s.ruins |= 1 << clearing
        s.slots = replaced(s.slots, clearing, s.slots[clearing] - 1)
    s.deck &= ~s.setup.left_out  # 5.1.3
    if s.setup.machine != NONE:
        s.points = replaced(s.points, s.setup.machine, s.setup.lead)  # M.10.1
    for seat, cards in enumerate(s.setup.carried):  # M.10.2
        s.deck &= ~cards
        for card in members(cards):
            enter_play(s, seat, card)
    push(s, TAKE_TURN, Turn(first, 0))
    if s.setup.advanced:
        prepare_advanced(s, first)
    else:
        for seat in reversed(s.setup.setup_order):
            push(s, s.setup.setup_steps[seat], SeatRecord(seat))
        for seat in reversed(range(s.setup.seats)):
            draw(s, seat, s.setup.factions[seat].start_hand)
    for source in s.setup.ask.map_prepared:  # A.6
        source.answers.map_prepared(s, source.me, first)
    for step in reversed(s.setup.first_steps):  # A.5: landmarks come before hirelings
        push(s, step, SeatRecord(first))
    if s.setup.shuffled:
        push(s, SHUFFLE_MARKERS, SeatRecord(first))


SHUFFLE_MARKERS: Final = register(ShuffleMarkers())
FIRST_PLAYER_STEP: Final = register(FirstPlayer())
