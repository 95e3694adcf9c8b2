"""What the Corvids look at: plots that will score, those that lie face up for longer, and where they hurt."""

from typing import Final

from lichtung.kernel.codec import Action
from lichtung.root.actions import Triple
from lichtung.root.cards import count
from lichtung.root.factions.corvids.plots import BOMB, EXTORTION, PLOTS, PLOTS_A_KIND, face_up, first_plot
from lichtung.root.features import ARMY, GROUND, HAND, WORKS, Feature, turns_left
from lichtung.root.markers import lies_open
from lichtung.root.owners import is_enemy_piece
from lichtung.root.pieces import buildings_and_tokens
from lichtung.root.state import NONE, Root

MOST_GUARDS: Final = 2
LIKELY: Final = 28  # in percent: a guess that is worth a card

FEATURES: Final = (
    Feature("open", WORKS, "plots that lie face up, for each turn to come: every later flip scores for them"),
    Feature("ready", WORKS, "points for flipping all plots that a warrior guards"),
    Feature("hidden", WORKS, "plots that lie face down"),
    Feature("targets", ARMY, "enemy buildings and tokens beside a guarded bomb"),
    Feature("victims", HAND, "enemies beside a guarded extortion"),
    Feature("draws", HAND, "extortions that lie face up, for each turn to come"),
    Feature("guards", ARMY, "warriors beside plots, up to two each"),
    Feature("watched", GROUND, "face-down plots beside which somebody could guess"),
    Feature("sites", GROUND, "clearings with warriors and without a plot"),
)


def features(s: Root, seat: int) -> list[int]:
    first = first_plot(s, seat)
    up = draws = hidden = guarded = targets = victims = guards = watched = 0
    plotted = 0
    for plot in s.setup.markers_of[seat]:
        place = s.marker_places[plot]
        if place == NONE:
            continue
        plotted |= 1 << place
        standing = s.warriors[seat * s.places + place]
        guards += min(MOST_GUARDS, standing)
        kind = s.marker_kinds[plot] - first
        if lies_open(s, plot):
            up += 1
            draws += kind == EXTORTION
            continue
        hidden += 1
        enemies = [other for other in range(s.setup.owners) if is_beside(s, seat, other, place)]
        watched += bool(enemies)
        if standing:
            guarded += 1
            if kind == BOMB:
                targets += sum(buildings_and_tokens(s, other, place) for other in enemies)
            elif kind == EXTORTION:
                victims += sum(1 for other in enemies if other < s.setup.seats and s.zones[other])
    ready = guarded * up + guarded * (guarded + 1) // 2
    turns = turns_left(s)
    row = seat * s.places
    sites = sum(1 for c in range(s.clearings) if s.warriors[row + c] and not plotted >> c & 1)
    return [up * turns, ready, hidden, targets, victims, draws * turns, guards, watched, sites]


def is_beside(s: Root, seat: int, other: int, place: int) -> bool:
    """Whether an enemy has pieces in a place."""
    return s.presence[other * s.places + place] > 0 and is_enemy_piece(s, seat, other)


def tempting(s: Root, seat: int, a: Action) -> bool:
    """13.2.4: whether a guess about their plots is worth its card, by what everybody can see.

    Every kind that may still lie there is as likely as there are plots of it elsewhere than face up.
    """
    assert isinstance(a, Triple)
    first, up = first_plot(s, seat), face_up(s, seat)
    plot = next(one for one in s.setup.markers_of[seat] if s.marker_places[one] == a.two)
    excluded = s.marker_excluded[plot * s.setup.seats + s.active]
    left = [
        0 if excluded >> (first + kind) & 1 else PLOTS_A_KIND - up.count(kind) for kind in range(len(PLOTS))
    ]
    return 100 * left[a.three - first] >= LIKELY * sum(left)


# --- Their advanced setup

WON_OF_HUNDRED: Final = 25
RALLYING: Final = 8  # a card of a suit that others in hand do not have


def draft(s: Root, seat: int) -> int:
    return WON_OF_HUNDRED


def card(s: Root, seat: int, card: int) -> int:
    fellows = s.zones[seat] & s.setup.deck.of_suit[s.setup.deck.suit[card]]
    return RALLYING if count(fellows) == 1 else 0
