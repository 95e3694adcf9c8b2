"""Where editions of the Law differ for the Marquise. Law 6."""

from typing import Final

from lichtung.root.editions import SINCE_2022, OwnLaw, Switch
from lichtung.root.state import Root

SWITCHES: Final = (Switch("birds_buy_any_time", "6.5", SINCE_2022),)


class MarquiseLaw(OwnLaw):
    """The switches of Law 6 in one game."""

    def __init__(self, on: dict[str, bool]) -> None:
        self.birds_buy_any_time: Final = on["birds_buy_any_time"]  # 6.5: not only after the three actions


def law_of(s: Root, seat: int) -> MarquiseLaw:
    """The switches of a seat that plays by this chapter."""
    law = s.setup.own_law[seat]
    assert isinstance(law, MarquiseLaw)
    return law
