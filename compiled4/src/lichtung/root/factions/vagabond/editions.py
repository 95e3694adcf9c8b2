"""Where editions of the Law differ for the Vagabond. Law 9."""

from typing import Final

from lichtung.root.editions import CURRENT_ONLY, EARLY_ONLY, ONLY_2022, SINCE_2022, OwnLaw, Switch
from lichtung.root.state import Root

SWITCHES: Final = (
    Switch("sweep_damages_items", "9.2.2", SINCE_2022, formerly="vagabond_damage"),
    Switch("exhausted_on_tracks", "9.2.5.III", EARLY_ONLY),
    Switch("partner_lowest_of_all", "9.2.8", SINCE_2022),
    Switch("ally_follows_every_move", "9.2.9.IIb", SINCE_2022),
    Switch("ally_owner_pays_outrage", "9.2.9.IIe", SINCE_2022),
    Switch("mercenary_angers_lender", "9.2.9.III", EARLY_ONLY),
    Switch("mercenary_angers_hirer", "9.2.9.III", ONLY_2022),
    Switch("reward_before_quest", "9.5.5", CURRENT_ONLY),
    Switch("strike_anybody", "9.5.6", EARLY_ONLY),
)


class VagabondLaw(OwnLaw):
    """The switches of Law 9 in one game."""

    def __init__(self, on: dict[str, bool]) -> None:
        self.sweep_damages_items: Final = on["sweep_damages_items"]  # 9.2.2: three of them
        self.exhausted_on_tracks: Final = on["exhausted_on_tracks"]  # 9.2.5.III: they need no room there
        self.partner_lowest_of_all: Final = on["partner_lowest_of_all"]  # 9.2.8
        self.ally_follows_every_move: Final = on["ally_follows_every_move"]  # 9.2.9.IIb: not by day only
        self.ally_owner_pays_outrage: Final = on["ally_owner_pays_outrage"]  # 9.2.9.IIe
        self.mercenary_angers_lender: Final = on["mercenary_angers_lender"]  # 9.2.9.III
        self.mercenary_angers_hirer: Final = on["mercenary_angers_hirer"]  # 9.2.9.III
        self.reward_before_quest: Final = on["reward_before_quest"]  # 9.5.5
        self.strike_anybody: Final = on["strike_anybody"]  # 9.5.6: a coalition partner too

    def facts(self) -> dict[str, object]:
        return {"exhausted_on_tracks": self.exhausted_on_tracks}


def law_of(s: Root, seat: int) -> VagabondLaw:
    """The switches of a seat that plays by this chapter."""
    law = s.setup.own_law[seat]
    assert isinstance(law, VagabondLaw)
    return law
