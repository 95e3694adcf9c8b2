"""Where editions of the Law differ for the Riverfolk. Law 11."""

from typing import Final

from lichtung.root.editions import EARLY_ONLY, OwnLaw, Switch
from lichtung.root.state import Root

SWITCHES: Final = (
    Switch("mercenaries_even_split", "11.2.7.IIIa", EARLY_ONLY),
    Switch("buildings_share_hits", "11.2.7.IIIa", EARLY_ONLY),
)


class RiverfolkLaw(OwnLaw):
    """The switches of Law 11 in one game."""

    def __init__(self, on: dict[str, bool]) -> None:
        self.mercenaries_even_split: Final = on["mercenaries_even_split"]  # buildings count as warriors do
        self.buildings_share_hits: Final = on["buildings_share_hits"]  # of a hirer without warriors there


def law_of(s: Root, seat: int) -> RiverfolkLaw:
    """The switches of a seat that plays by this chapter."""
    law = s.setup.own_law[seat]
    assert isinstance(law, RiverfolkLaw)
    return law
