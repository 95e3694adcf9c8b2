"""What the Mechanical Marquise will do: her next order, as far as it is known. Law M.4, M.5."""

from typing import Final

from lichtung.root.cards import count, members
from lichtung.root.factions.mechanical_marquise.rules import HELD, POINTS_A_CLEARING, choose_defender
from lichtung.root.orders import order_zone
from lichtung.root.pieces import warriors
from lichtung.root.state import suit_at
from lichtung.root.threats import MOST_ROLLED, WARRIOR, Outlook, Raid, Threat

MAY_BATTLE: Final = Threat("M.5.1", "may-order-battle", "clearing percent:count")


def points(o: Outlook) -> int:
    """M.4, M.8.2: what her next Birdsong brings her as things stand."""
    s, seat = o.s, o.other
    held = [c for c in range(s.clearings) if s.ruler[c] == seat and warriors(s, seat, c) >= HELD]
    return POINTS_A_CLEARING * len(held) + (len(s.setup.people) if s.setup.cooperative else 0)


def raids(o: Outlook) -> list[Raid]:
    """M.5.1: if the next order is known, she battles in its clearings before she moves."""
    known = members(o.v.known[order_zone(o.s, o.other, 0)])
    if not known:
        return []
    suits = o.s.matching[o.s.setup.deck.suit[known[0]]]
    return [Raid([], suits & sum([1 << clearing for clearing in meetings(o)]))]


def meetings(o: Outlook) -> list[int]:
    """Where a battle of hers would be against the viewer."""
    s, seat = o.s, o.other
    return [c for c in o.my_clearings() if warriors(s, seat, c) and choose_defender(s, seat, c) == o.me]


def threats(o: Outlook) -> None:
    """M.5: a hidden order is for a clearing as often as the cards that nobody has seen match it."""
    if o.v.known[order_zone(o.s, o.other, 0)]:
        return
    unseen = o.v.unseen
    for clearing in meetings(o):
        matching = o.s.setup.deck.matching[suit_at(o.s, clearing)]
        percent = round(100 * count(unseen & matching) / count(unseen)) if unseen else 0
        if percent:
            strength = min(MOST_ROLLED, warriors(o.s, o.other, clearing))
            o.add(2 * WARRIOR * strength * percent // 100, MAY_BATTLE.of(clearing, percent))
