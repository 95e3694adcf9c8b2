"""The plots of the Corvids: where they lie, what they are, which way up. Law 13.2.2, 13.7."""

from typing import Final

from lichtung.kernel.codec import Refusal
from lichtung.root.actions import verb
from lichtung.root.markers import lies_open
from lichtung.root.owners import is_enemy_piece
from lichtung.root.state import NONE, Root

# kinds of plots, counted from the seat's first kind of marker
PLOTS: Final = ("bomb", "snare", "extortion", "raid")
BOMB: Final = 0
SNARE: Final = 1
EXTORTION: Final = 2
RAID: Final = 3
PLOTS_A_KIND: Final = 2

GUESS: Final = verb("guess", "card clearing marker")
FLIP: Final = verb("flip", "clearing")
RALLY: Final = verb("rally", "card suit")
PLOT: Final = verb("plot", "marker clearing")
TRICK: Final = verb("trick", "one:clearing other:clearing")
HIDE_AT_HOME: Final = verb("conceal", "marker")

NO_CLEARING: Final = Refusal("13.3.2", "corvids-no-clearing", "clearing")
NONE_OF_KIND: Final = Refusal("13.5.2", "no-plot-of-kind", "marker")


def first_plot(s: Root, seat: int) -> int:
    """The number that the first kind of the seat's plots has among all kinds of markers."""
    return s.setup.first_markers[s.setup.markers_of[seat][0]]


def kind_of(s: Root, seat: int, plot: int) -> int:
    """What a plot is."""
    return s.marker_kinds[plot] - first_plot(s, seat)


def plot_at(s: Root, seat: int, place: int) -> int:
    """13.2.2.II: the one plot in a clearing, or NONE."""
    for plot in s.setup.markers_of[seat]:
        if s.marker_places[plot] == place:
            return plot
    return NONE


def hidden_at(s: Root, seat: int, place: int) -> bool:
    """Whether a plot lies face down in a clearing."""
    plot = plot_at(s, seat, place)
    return plot != NONE and not lies_open(s, plot)


def face_up(s: Root, seat: int) -> list[int]:
    """The kinds of all plots that lie face up on the map."""
    return [
        kind_of(s, seat, plot)
        for plot in s.setup.markers_of[seat]
        if s.marker_places[plot] != NONE and lies_open(s, plot)
    ]


def is_snared(s: Root, seat: int, owner: int, place: int) -> bool:
    """13.7.2: whether a snare that lies face up there binds an owner, who is an enemy."""
    plot = plot_at(s, seat, place)
    if plot == NONE or not lies_open(s, plot) or kind_of(s, seat, plot) != SNARE:
        return False
    return is_enemy_piece(s, seat, owner)
