"""What the Mechanical Marquise will do: her next orders, as far as they are known. Law M.4, M.5."""

from typing import Final

from lichtung.root.cards import count, nth_card
from lichtung.root.factions.mechanical_marquise.rules import (
    birdsong_points,
    choose_defender,
    clearings_of,
    is_followed,
    recruits_of,
    troop_from,
)
from lichtung.root.orders import PLAN, order_zone
from lichtung.root.pieces import place_warriors, shift_warriors, warriors
from lichtung.root.threats import MOST_ROLLED, WARRIOR, Outlook, Raid, Threat

MAY_BATTLE: Final = Threat("M.5.1", "may-order-battle", "clearing percent:count")
MARCHES: Final = Threat("M.5.2", "marches-in", "clearing warriors:count")
RECRUITS: Final = Threat("M.5.3", "will-recruit", "warriors:count clearings:count")


def points(o: Outlook) -> int:
    """M.4, M.8.2: what her next Birdsong brings her as things stand."""
    return birdsong_points(o.s, o.other)


def known_orders(o: Outlook) -> list[int]:
    """The orders that she will carry out in a row, up to the first that the viewer has not seen."""
    known: list[int] = []
    for slot in range(PLAN):
        card = o.v.known[order_zone(o.s, o.other, slot)]
        if not card or (known and not is_followed(o.s, known[-1])):
            break
        known.append(nth_card(card, 0))
    return known


def raids(o: Outlook) -> list[Raid]:
    """M.5.1: she battles in the clearings of the orders that are known, before she moves."""
    battle_in = 0
    for card in known_orders(o):
        battle_in |= o.s.matching[o.s.setup.deck.suit[card]]
    return [Raid([], battle_in & sum([1 << clearing for clearing in meetings(o)]))] if battle_in else []


def meetings(o: Outlook) -> list[int]:
    """Where a battle of hers would be against the viewer."""
    s, seat = o.s, o.other
    return [c for c in o.my_clearings() if warriors(s, seat, c) and choose_defender(s, seat, c) == o.me]


def threats(o: Outlook) -> None:
    known = known_orders(o)
    if not known or is_followed(o.s, known[-1]):
        threaten_hidden_order(o, known)
    threaten_troops(o, known)


def threaten_hidden_order(o: Outlook, known: list[int]) -> None:
    """M.5: a hidden order is for a clearing as often as the cards that nobody has seen match it."""
    unseen = o.v.unseen
    certain = [clearing for card in known for clearing in clearings_of(o.s, card)]
    for clearing in meetings(o):
        matching = o.s.setup.deck.matching_any[o.s.suits[clearing]]
        percent = round(100 * count(unseen & matching) / count(unseen)) if unseen else 0
        if percent and clearing not in certain:
            strength = min(MOST_ROLLED, warriors(o.s, o.other, clearing))
            o.add(2 * WARRIOR * strength * percent // 100, MAY_BATTLE.of(clearing, percent))


def threaten_troops(o: Outlook, known: list[int]) -> None:
    """M.5.2, M.5.3: by the known orders, if no battle changes it: who comes to the viewer, who is new."""
    s, seat = o.s, o.other
    before = [warriors(s, seat, clearing) for clearing in range(s.clearings)]
    for card in known:
        for clearing in clearings_of(s, card):
            dest, over = troop_from(s, seat, clearing)
            if over:
                shift_warriors(s, seat, clearing, dest, over)
    for clearing in o.my_clearings():
        come = warriors(s, seat, clearing) - before[clearing]
        if come > 0:
            o.add(WARRIOR * come, MARCHES.of(clearing, come))
    called = recruits_of(s, seat, known[-1]) if known else []
    recruits = [place_warriors(s, seat, clearing, n) for clearing, n in called]
    if sum(recruits):
        o.add(WARRIOR * sum(recruits), RECRUITS.of(sum(recruits), sum([1 for n in recruits if n])))
