"""The Vagabond pays for services with items. Law 11.2.6.III."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, PublicRecord
from lichtung.kernel.frames import Step, push, register
from lichtung.root.actions import Pick, pick
from lichtung.root.factions.vagabond.items import count_ready, exhaust
from lichtung.root.factions.vagabond.mat import KINDS, READY_AT, mat_of
from lichtung.root.factions.vagabond.verbs import EXHAUST
from lichtung.root.state import Root


class Price(PublicRecord):
    """How many items are still to be exhausted."""

    fields = "seat due:count"

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.due)


class PayWithItems(Step[Root, Price]):
    """Each of them an undamaged item face up, of the Vagabond's choice."""

    name = "vagabond.pay-service"
    law = "11.2.6.III"
    holds = Price

    def seat(self, s: Root, r: Price) -> int:
        return r.seat if r.due < count_ready(s, r.seat) else NOBODY

    def options(self, s: Root, r: Price, out: list[Action]) -> None:
        mat = mat_of(s, r.seat)
        out.extend([pick(EXHAUST, item) for item in range(KINDS) if mat.items[READY_AT + item]])

    def take(self, s: Root, r: Price, a: Action) -> Price:
        if isinstance(a, Pick):
            exhaust(s, r.seat, a.what)
            if r.due > 1:
                push(s, PAY_WITH_ITEMS, Price(r.seat, r.due - 1))
            return r
        for item in range(KINDS):  # all of them
            for _ in range(mat_of(s, r.seat).items[READY_AT + item]):
                exhaust(s, r.seat, item)
        return r


PAY_WITH_ITEMS: Final = register(PayWithItems())
