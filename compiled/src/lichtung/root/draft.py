"""The draft: setup cards are laid out, and from the last player on each takes one and sets up at once.

A.8.1, A.8.2.
"""

from typing import Final

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import TO_ALL, Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import SeatRecord, Step, emit, push, register
from lichtung.root.actions import CHOOSE, LAY_OUT, Pick, pick
from lichtung.root.cards import count, members
from lichtung.root.fields import replaced
from lichtung.root.paths import ready_boats
from lichtung.root.state import NONE, Root, rule_areas

TWO_PLAYERS: Final = 2

LAID_OUT: Final = Event("A.8.1", "laid-out", "faction")
LAST_LOCKED: Final = Event("A.8.1.II", "last-locked", "faction")
FACTION_CHOSEN: Final = Event("A.8.2", "faction-chosen", "seat faction")
HAND_OPENED: Final = Event("A.8.2", "hand-opened", "seat", reveals=True)

NOT_LAID_OUT: Final = Refusal("A.8.2", "not-laid-out", "faction")
STILL_LOCKED: Final = Refusal("A.8.1.II", "still-locked", "faction")


class SetupCard(PublicRecord):
    """The setup card of one of the cast."""

    fields = "faction"

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def values(self) -> tuple[object, ...]:
        return (self.faction,)


def deal_to_card(s: Root, number: int) -> None:
    """A.8.1.III: what belongs beside a setup card is dealt to it, for all to see."""
    step = s.setup.cast[number].display_step
    if step >= 0:
        push(s, step, SetupCard(number))


def to_be_laid_out(s: Root) -> list[int]:
    """A.8.1: a militant faction first, then any; A.8.1.I: for two players militant ones, unless they dare."""
    only_militant = s.display == 0 or (s.setup.seats == TWO_PLAYERS and not s.setup.adventurous)
    return [
        number
        for number, faction in enumerate(s.setup.cast)
        if not s.display >> number & 1
        and (faction.militant or not only_militant)
        and not is_shut_out(s, number)
    ]


def is_shut_out(s: Root, number: int) -> bool:
    """A.6.5: whether something in play keeps one of the cast out of the game."""
    return any(source.answers.shuts_out(s, source.me, number) for source in s.setup.ask.shuts_out)


class LayOutCards(Step[Root, SeatRecord]):
    """One card after the other, a militant faction first, until there is one more than players."""

    name = "root.setup-cards"
    laws = ("A.8.1", "A.8.1.I", "A.8.1.II")
    law = "A.8.1"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(LAY_OUT, number), 1) for number in to_be_laid_out(s)]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        s.display |= 1 << a.what
        if s.events is not None:
            emit(s, LAID_OUT.of(a.what))
        if count(s.display) <= s.setup.seats:
            push(s, LAY_OUT_CARDS, r)
        elif not s.setup.cast[a.what].militant:
            s.locked = a.what
            if s.events is not None:
                emit(s, LAST_LOCKED.of(a.what))
        deal_to_card(s, a.what)
        return r


def cannot_choose(s: Root, number: int) -> Refusal | None:
    """A.8.2: it must lie on the table; A.8.1.II: the last insurgent one needs a militant one before it."""
    if not s.display >> number & 1:
        return NOT_LAID_OUT.of(number)
    return STILL_LOCKED.of(number) if number == s.locked else None


class ChooseFaction(Step[Root, SeatRecord]):
    """One of the cards on the table; its faction is set up before anybody else chooses."""

    name = "root.faction"
    law = "A.8.2"
    verbs: tuple[int, ...] = (CHOOSE,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        for number in members(s.display):
            if cannot_choose(s, number) is None:
                out.append(pick(CHOOSE, number))

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != CHOOSE:
            return Refusal(self.law, "not-now")
        return cannot_choose(s, a.what)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        s.display &= ~(1 << a.what)
        if s.setup.cast[a.what].militant:
            s.locked = NONE
        s.drafted = replaced(s.drafted, r.seat, a.what)
        if s.events is not None:
            emit(s, FACTION_CHOSEN.of(r.seat, a.what))
        play_as(s, r.seat)
        if NONE not in s.drafted:  # the last card goes back into the box
            s.display = 0
            s.locked = NONE
        push(s, s.setup.setup_steps[r.seat], r)
        return r


def play_as(s: Root, seat: int) -> None:
    """A.8.2: the faction that a seat has chosen comes into the game with all that belongs to it."""
    setup = s.setup = s.setup.with_roles(s.drafted)
    s.mats[seat] = setup.factions[seat].empty_mat(setup.seats)
    s.supply[seat] = setup.factions[seat].warriors
    ready_boats(s)
    rule_areas(s)
    for marker in setup.markers_of[seat]:
        s.marker_seen = replaced(s.marker_seen, marker, 1 << seat)
    if setup.public[seat]:
        for viewer in range(setup.seats):
            s.known[viewer * setup.zones + seat] = s.zones[seat]
        if s.events is not None:
            emit(s, HAND_OPENED.shown_to(TO_ALL, seat))


LAY_OUT_CARDS: Final = register(LayOutCards())
CHOOSE_FACTION: Final = register(ChooseFaction())
