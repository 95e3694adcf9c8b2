"""Where editions of the Law differ for the Duchy. Law 12."""

from typing import Final

from lichtung.root.editions import UNTIL_2022, OwnLaw, Switch
from lichtung.root.state import Root

SWITCHES: Final = (Switch("may_stay_below", "12.5.1.V", UNTIL_2022),)


class DuchyLaw(OwnLaw):
    """The switches of Law 12 in one game."""

    def __init__(self, on: dict[str, bool]) -> None:
        self.may_stay_below: Final = on["may_stay_below"]  # 12.5.1.V: nobody need come up after a dig


def law_of(s: Root, seat: int) -> DuchyLaw:
    """The switches of a seat that plays by this chapter."""
    law = s.setup.own_law[seat]
    assert isinstance(law, DuchyLaw)
    return law
