"""What boards bring along besides clearings and paths: closed paths. C.3. Ferry and tower are landmarks."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import OPEN_PATH, PHASES, Pair, effect, pair
from lichtung.root.cards import members
from lichtung.root.hands import spend
from lichtung.root.map import Map
from lichtung.root.paths import close_paths
from lichtung.root.pieces import is_present
from lichtung.root.questions import NONE, Answers, Source
from lichtung.root.scoring import score
from lichtung.root.state import Root
from lichtung.root.turn import phase

PATH_OPENED: Final = Event("C.3.3", "path-opened", "seat path card")

NOT_BY_DAY: Final = Refusal("C.3.3", "open-by-day")
OPENED_ALREADY: Final = Refusal("C.3.3", "opened-already")
NOT_CLOSED: Final = Refusal("C.3.3", "not-closed", "path")
NOBODY_TO_OPEN: Final = Refusal("C.3.3", "nobody-to-open", "path")
NO_SUCH_CARD: Final = Refusal("C.3.3", "not-in-hand", "card")

DAYLIGHT: Final = PHASES[1]
THE_PASS: Final = effect("pass")  # C.3.4: what the tower brings


# --- Closed paths. C.3.2, C.3.3


def cannot_open(s: Root, seat: int, path: int) -> Refusal | None:
    """C.3.3: once a turn in one's Daylight, with a piece of one's own at one end of a closed path."""
    if phase(s) != DAYLIGHT:
        return NOT_BY_DAY
    if s.dug:
        return OPENED_ALREADY
    if not s.closed_paths >> path & 1:
        return NOT_CLOSED.of(path)
    return None if stands_at(s, seat, path) else NOBODY_TO_OPEN.of(path)


def stands_at(s: Root, seat: int, path: int) -> bool:
    """C.3.3: whether a seat has a piece at one end of a path."""
    one, two = s.setup.map.paths[path]
    return is_present(s, seat, one) or is_present(s, seat, two)


class ClosedPaths(Answers):
    """Whoever spends a card opens one for good, for a point."""

    offers: tuple[int, ...] = (OPEN_PATH,)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        s.dug = 0

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """C.3.3: what keeps every path closed is looked at once, and last the phase, which takes longest."""
        if s.dug or not s.closed_paths or not s.zones[seat] or phase(s) != DAYLIGHT:
            return
        cards = members(s.zones[seat])
        for path in members(s.closed_paths):
            if stands_at(s, seat, path):
                out.extend([pair(OPEN_PATH, path, card) for card in cards])

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        """C.3.3: any card of the hand will do."""
        assert isinstance(a, Pair)
        refused = cannot_open(s, seat, a.one)
        if refused is None and not s.zones[seat] >> a.two & 1:
            return NO_SUCH_CARD.of(a.two)
        return refused

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        """C.3.3: the marker leaves the game."""
        assert isinstance(a, Pair)
        s.dug = 1
        close_paths(s, s.closed_paths & ~(1 << a.one))
        spend(s, seat, a.two)
        if s.events is not None:
            emit(s, PATH_OPENED.of(seat, a.one, a.two))
        score(s, seat, 1)


def board_sources(board: Map) -> list[Source]:
    """Whatever of it lies on the board when the game begins; other boards ask for nothing."""
    return [Source(ClosedPaths(), NONE)] if board.closed else []
