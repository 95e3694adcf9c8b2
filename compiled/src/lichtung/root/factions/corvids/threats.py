"""What the Corvids can do to others: three actions, and plots that may be bombs. Law 13."""

from typing import Final

from lichtung.root.factions.corvids.mat import ACTIONS_A_TURN
from lichtung.root.factions.corvids.plots import BOMB, PLOTS, face_up, first_plot, plot_at
from lichtung.root.factions.corvids.rules import cannot_flip
from lichtung.root.threats import PIECE, Outlook, Raid, Threat

FLIPS: Final = Threat("13.7.1", "flips", "clearing pieces:count")


def raids(o: Outlook) -> list[Raid]:
    """13.5: moves, and a battle after them."""
    everywhere = o.s.setup.everywhere
    return [Raid([everywhere] * (ACTIONS_A_TURN - 1), everywhere)]


def points(o: Outlook) -> int:
    """13.4.2: every plot that can be flipped scores for itself and for all that lie face up before it."""
    up = len(face_up(o.s, o.other))
    can = [c for c in range(o.s.clearings) if cannot_flip(o.s, o.other, c) is None]
    return sum(range(up + 1, up + 1 + len(can)))


def threats(o: Outlook) -> None:
    """13.7.1: a plot that may be a bomb, as far as the viewer knows, beside the viewer's pieces."""
    s = o.s
    for clearing in o.my_clearings():
        if cannot_flip(s, o.other, clearing) is None and may_be_bomb(o, clearing):
            pieces = o.my_pieces(clearing)
            o.add(PIECE * pieces // len(PLOTS), FLIPS.of(clearing, pieces))


def may_be_bomb(o: Outlook, clearing: int) -> bool:
    """13.2.4: unless a guess has ruled it out."""
    plot = plot_at(o.s, o.other, clearing)
    excluded = o.s.marker_excluded[plot * o.s.setup.seats + o.me]
    return not excluded >> (first_plot(o.s, o.other) + BOMB) & 1
