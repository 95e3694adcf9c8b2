"""Whether a question need not be asked, since everybody at the table knows its only answer. 1.2.

Silence must tell nothing about hidden cards, so it is judged by what everybody sees: how many cards a hand
holds is public, which ones is not.
"""

from typing import TypeVar

from lichtung.kernel.codec import Action, Record
from lichtung.kernel.frames import Step
from lichtung.root.state import Root

R = TypeVar("R", bound=Record)


def hidden_cards(s: Root) -> int:
    """The cards that not everybody sees: the deck, closed hands, piles."""
    found = s.deck
    for zone in range(s.setup.zones):
        if not s.setup.public[zone]:
            found |= s.zones[zone]
    return found


def one_answer(step: Step[Root, R], s: Root, r: R, seat: int) -> bool:
    """Whether a step with one option has no more whatever the seat's cards are, as far as everybody can tell.

    It lists once more for hands and piles that hold every card which they could hold. That serves all steps
    where more cards never mean fewer options. A seat that hides more than cards is always asked.
    """
    if s.setup.markers_of[seat] or not s.mats[seat].all_public:
        return False
    held = s.zones
    if not hold_any(s, seat):
        return True
    out: list[Action] = []
    step.options(s, r, out)
    s.zones = held
    return len(out) == 1


def hold_any(s: Root, seat: int) -> bool:
    """Let closed hands and piles of a seat hold every card which they could hold, in a new list of zones.

    False if it has none that holds anything: then nothing has changed.
    """
    zones = [
        zone
        for zone in range(s.setup.zones)
        if s.setup.zone_owner[zone] == seat and s.zones[zone] and not s.setup.public[zone]
    ]
    if not zones:
        return False
    hidden = hidden_cards(s)
    s.zones = s.zones[:]
    for zone in zones:
        s.zones[zone] = hidden
    return True
