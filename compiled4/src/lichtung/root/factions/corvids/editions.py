"""Where editions of the Law differ for the Corvids. Law 13."""

from typing import Final

from lichtung.root.editions import ONLY_2022, OwnLaw, Switch
from lichtung.root.state import Root

SWITCHES: Final = (Switch("guess_before_draw", "13.2.4", ONLY_2022),)


class CorvidsLaw(OwnLaw):
    """The switches of Law 13 in one game."""

    def __init__(self, on: dict[str, bool]) -> None:
        self.guess_before_draw: Final = on["guess_before_draw"]  # 13.2.4: none after a card of the Evening


def law_of(s: Root, seat: int) -> CorvidsLaw:
    """The switches of a seat that plays by this chapter."""
    law = s.setup.own_law[seat]
    assert isinstance(law, CorvidsLaw)
    return law
