"""Editions of the Law: the switches in which they differ, and the presets that set all of them.

A switch is named by what it does, never by a year. Those that only one faction notices are declared in its
folder, as `switches` of the faction and a record of its own (`OwnLaw`). Rules read plain attributes.
"""

from typing import Final

from lichtung.kernel.game import Option

EDITIONS: Final = ("early", "2022", "current")
USUAL: Final = "usual"  # an option that nobody has set, where no edition says anything
AS_LAW: Final = "law"  # a switch that nobody has set follows the edition
OFF: Final = "off"
ON: Final = "on"

LAW_OPTION: Final = Option("law", EDITIONS, "1.1")


class Switch(Option):
    """One difference between editions: its paragraph, and in which of them it is on."""

    def __init__(
        self, name: str, law: str, on: tuple[bool, bool, bool], formerly: str = "", until: int = 0
    ) -> None:
        super().__init__(name, (AS_LAW, OFF, ON), law)
        self.on = on  # by edition
        self.formerly = formerly  # the name that older setups know it by
        self.until = until  # the last version of our rules whose games have it on whatever their Law

    def values(self) -> tuple[object, ...]:
        return (self.name, self.law, self.on, self.formerly, self.until)


# on in the early Law only; in the Law of 2022 too; in later ones only; in the current one only
EARLY_ONLY: Final = (True, False, False)
UNTIL_2022: Final = (True, True, False)
ONLY_2022: Final = (False, True, False)
SINCE_2022: Final = (False, True, True)
CURRENT_ONLY: Final = (False, False, True)
NEVER: Final = (False, False, False)  # another reading of the same words

SWITCHES: Final = (
    Switch("attack_partner", "4.3", EARLY_ONLY),
    Switch("loser_orders_triggers", "1.1.3", SINCE_2022),
    Switch("free_corners", "5.1.7", SINCE_2022),
    Switch("hired_stay_enemies", "11.2.7.III", EARLY_ONLY),
    Switch("vagrant_commands", "K.vagrant", UNTIL_2022),
    Switch("early_cards", "K.better_burrow_bank", UNTIL_2022),
    Switch("passengers_draw", "C.2.5", SINCE_2022),
)


class CommonLaw:
    """The switches of the common Law in one game; nothing changes them."""

    def __init__(self, on: dict[str, bool]) -> None:
        self.attack_partner: Final = on["attack_partner"]  # 4.3: a coalition partner may be attacked
        self.loser_orders_triggers: Final = on["loser_orders_triggers"]  # 1.1.3: in battle each side its own
        self.free_corners: Final = on["free_corners"]  # 5.1.7: one rule for all who begin in a corner
        self.hired_stay_enemies: Final = on["hired_stay_enemies"]  # 11.2.7.III: a Favor removes them
        self.vagrant_commands: Final = on["vagrant_commands"]  # K.vagrant: he removes what both sides lose
        self.early_cards: Final = on["early_cards"]  # K.better_burrow_bank, K.stand_and_deliver
        self.passengers_draw: Final = on["passengers_draw"]  # C.2.5: all whose pieces went by ferry


class OwnLaw:
    """The switches that only one faction notices; most have none."""

    def facts(self) -> dict[str, object]:
        """Those that whoever draws the faction's board has to know."""
        return {}


def switched_on(options: dict[str, str], switches: list[Switch]) -> dict[str, bool]:
    """What is on in a game: as the edition of its Law says, unless an option says otherwise."""
    edition = EDITIONS.index(options.get(LAW_OPTION.name, EDITIONS[0]))
    on: dict[str, bool] = {}
    for switch in switches:
        chosen = options.get(switch.name, AS_LAW)
        on[switch.name] = switch.on[edition] if chosen == AS_LAW else chosen == ON
    return on
