"""Where the Law is read differently for the Alliance. Law 8."""

from typing import Final

from lichtung.root.editions import NEVER, OwnLaw, Switch
from lichtung.root.state import Root

SWITCHES: Final = (Switch("officers_need_warriors", "8.5.3", NEVER, until=3),)


class AllianceLaw(OwnLaw):
    """The switches of Law 8 in one game."""

    def __init__(self, on: dict[str, bool]) -> None:
        # 8.5.3, 8.6.1.III: neither training nor recruiting with an empty supply
        self.officers_need_warriors: Final = on["officers_need_warriors"]


def law_of(s: Root, seat: int) -> AllianceLaw:
    """The switches of a seat that plays by this chapter."""
    law = s.setup.own_law[seat]
    assert isinstance(law, AllianceLaw)
    return law
