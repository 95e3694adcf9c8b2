"""The four actions of the Corvids, in Daylight and once more for exerting themselves. Law 13.5, 13.6.1."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import Act, emit, leave
from lichtung.root.actions import Pair, pair
from lichtung.root.deeds import BattleDeed, Count, Deed, MoveDeed
from lichtung.root.factions.corvids.mat import mat_of
from lichtung.root.factions.corvids.plots import NO_CLEARING, NONE_OF_KIND, PLOT, TRICK, plot_at
from lichtung.root.markers import kinds_left, lies_open, place_marker, swap_markers
from lichtung.root.pieces import barred, warriors
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import NONE, WARRIOR, Root

PLOTTED: Final = Event("13.5.2", "plot-placed", "seat clearing count marker", hidden="marker")
TRICKED: Final = Event("13.5.4", "plots-swapped", "seat one:clearing other:clearing")
EXERTED: Final = Event("13.6.1", "corvids-exerted", "seat")

NO_ACTIONS_LEFT: Final = Refusal("13.5", "corvids-no-actions")
PLOT_THERE: Final = Refusal("13.2.2.II", "plot-there", "clearing")
TOO_FEW_TO_PLOT: Final = Refusal("13.5.2", "too-few-to-plot", "clearing count")
NO_PLOT_THERE: Final = Refusal("13.5.4", "no-plot-there", "clearing")
LOWER_FIRST: Final = Refusal("13.5.4", "lower-first")
ONE_FACE_UP: Final = Refusal("13.5.4", "one-face-up")
ALIKE: Final = Refusal("13.5.4", "plots-alike")


class Actions(Count):
    """The actions of Daylight, or the one more that the Corvids exert themselves for."""

    def __init__(self, exerting: bool) -> None:
        self.exerting = exerting

    def refusal(self, s: Root, seat: int) -> Refusal | None:
        """13.5: three actions a turn; 13.6.1: and one instead of the draw."""
        return None if self.exerting or mat_of(s, seat).actions_left else NO_ACTIONS_LEFT

    def use(self, s: Root, seat: int) -> None:
        """13.6.1: exerting themselves they act once, and draw no card."""
        mat = mat_of(s, seat)
        if not self.exerting:
            mat.actions_left -= 1
            return
        mat.exerted = 1
        if s.events is not None:
            emit(s, EXERTED.of(seat))
        leave(s)


def price(s: Root, seat: int) -> int:
    """13.5.2: a warrior, and one more for each plot placed before in this turn."""
    return 1 + mat_of(s, seat).placed


def cannot_plot_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """13.5.2: enough Corvids in a clearing that has no plot (13.2.2.II) and lets pieces in."""
    if plot_at(s, seat, clearing) != NONE:
        return PLOT_THERE.of(clearing)
    due = price(s, seat)
    if warriors(s, seat, clearing) < due:
        return TOO_FEW_TO_PLOT.of(clearing, due)
    return barred(s, seat, clearing)


class HatchPlot(Deed):
    """Warriors make way for a plot that lies face down in their clearing."""

    law = "13.5.2"
    verb = PLOT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is not None:
            return
        kinds = kinds_left(s, seat)
        for clearing in range(s.clearings):
            if warriors(s, seat, clearing) and cannot_plot_at(s, seat, clearing) is None:
                out.extend([pair(PLOT, marker, clearing) for marker in kinds])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        refused = self.cannot_act(s, seat)
        if refused is None and a.one not in kinds_left(s, seat):
            refused = NONE_OF_KIND.of(a.one)
        if refused is None and a.two >= s.clearings:
            refused = NO_CLEARING.of(a.two)
        return refused or cannot_plot_at(s, seat, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        self.use_action(s, seat)
        due = price(s, seat)
        mat_of(s, seat).placed += 1
        take_off(s, seat, WARRIOR, a.two, due, seat)
        place_marker(s, seat, a.one, a.two)
        if s.events is not None:
            emit(s, PLOTTED.shown_to(1 << seat, seat, a.two, due, a.one))
        settle_removed(s)


def cannot_swap(s: Root, seat: int, this: int, that: int) -> Refusal | None:
    """13.5.4: two plots on the map, both face up or both face down; open ones must differ."""
    one, two = plot_at(s, seat, this), plot_at(s, seat, that)
    if one == NONE:
        return NO_PLOT_THERE.of(this)
    if two == NONE:
        return NO_PLOT_THERE.of(that)
    if this >= that:
        return LOWER_FIRST
    if lies_open(s, one) != lies_open(s, two):
        return ONE_FACE_UP
    if lies_open(s, one) and s.marker_kinds[one] == s.marker_kinds[two]:
        return ALIKE
    return None


class Swap(Deed):
    """Trick: two plots change places, however far apart; that is neither a move nor a placing."""

    law = "13.5.4"
    verb = TRICK

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is not None:
            return
        places = sorted([s.marker_places[plot] for plot in s.setup.markers_of[seat]])
        for k, this in enumerate(places):
            for that in places[k + 1 :]:
                if this != NONE and cannot_swap(s, seat, this, that) is None:
                    out.append(pair(TRICK, this, that))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return self.cannot_act(s, seat) or cannot_swap(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        self.use_action(s, seat)
        swap_markers(s, plot_at(s, seat, a.one), plot_at(s, seat, a.two))
        if s.events is not None:
            emit(s, TRICKED.of(seat, a.one, a.two))


def deeds(exerting: bool) -> list[Act[Root]]:
    """13.5: any of them, in any order and as often as there are actions; 13.5.1: they move whoever rules."""
    count = Actions(exerting)
    return [MoveDeed("13.5.1", count), HatchPlot(count), BattleDeed("13.5.3", count), Swap(count)]
