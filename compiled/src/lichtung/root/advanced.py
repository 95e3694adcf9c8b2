"""The advanced setup: five cards, factions by their setup cards from the last player on, three cards to keep.

A.7 to A.10.
"""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import TO_ALL, Action, Event, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import PUT_BACK, Pick, pick
from lichtung.root.cards import count, members
from lichtung.root.draft import CHOOSE_FACTION, LAY_OUT_CARDS, deal_to_card
from lichtung.root.drawing import draw
from lichtung.root.hands import lose_card
from lichtung.root.state import Root

DEALT: Final = 5
KEPT: Final = 3

PUT_BACK_CARD: Final = Event("A.10", "put-back", "seat card", hidden="card")

NOT_DEALT: Final = Refusal("A.10", "not-dealt", "card")


def prepare_advanced(s: Root, first: int) -> None:
    """A.7: five cards for each; A.8.2: the last player sets up first; A.9: all have no points; A.10."""
    setup = s.setup
    order = [(first + i) % setup.seats for i in range(setup.seats)]
    for seat in reversed(order):
        push(s, KEEP_THREE, SeatRecord(seat))
    for seat in order:
        push(s, CHOOSE_FACTION if setup.drafts else setup.setup_steps[seat], SeatRecord(seat))
    if setup.drafts:
        push(s, LAY_OUT_CARDS, SeatRecord(first))
    else:
        for number in reversed(range(setup.seats)):
            deal_to_card(s, number)
    for seat in reversed(order):
        draw(s, seat, DEALT)


class KeepThree(Step[Root, SeatRecord]):
    """Three of the five cards stay in hand; the others go back into the deck, which is shuffled."""

    name = "root.keep-three"
    law = "A.10"
    verbs: tuple[int, ...] = (PUT_BACK,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if count(s.zones[r.seat]) > KEPT else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(PUT_BACK, card) for card in members(s.zones[r.seat])])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != PUT_BACK:
            return Refusal(self.law, "not-now")
        return None if s.zones[r.seat] >> a.what & 1 else NOT_DEALT.of(a.what)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            seen = TO_ALL if s.setup.public[r.seat] else s.setup.readers[r.seat]
            lose_card(s, r.seat, a.what, seen, s.setup.deck.all)
            s.deck |= 1 << a.what
            if s.events is not None:
                emit(s, PUT_BACK_CARD.shown_to(seen, r.seat, a.what))
            push(s, KEEP_THREE, r)
        return r


KEEP_THREE: Final = register(KeepThree())
