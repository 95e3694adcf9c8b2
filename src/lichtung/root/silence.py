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
    """Whether a step has a single option whatever the cards of the seat are, as far as everybody can tell.

    It lists once more for hands and piles that hold every card which they could hold. That serves all steps
    where more cards never mean fewer options.
    """
    held = s.zones[:]
    hidden = hidden_cards(s)
    for zone in range(s.setup.zones):
        if s.setup.zone_owner[zone] == seat and held[zone] and not s.setup.public[zone]:
            s.zones[zone] = hidden
    out: list[Action] = []
    step.options(s, r, out)
    s.zones = held
    return len(out) == 1
