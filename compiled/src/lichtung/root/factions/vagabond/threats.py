"""What the Vagabond can do to others with the items that he can use. Law 9.4, 9.5."""

from typing import Final

from lichtung.root.cards import BOOTS, CROSSBOW, SWORD, TEA
from lichtung.root.factions.vagabond.daylight import may_strike
from lichtung.root.factions.vagabond.items import on_track, pawn_place, ready, undamaged
from lichtung.root.factions.vagabond.mat import KINDS
from lichtung.root.factions.vagabond.relations import hostile_warriors
from lichtung.root.factions.vagabond.rounds import BASE_REFRESH, REFRESH_PER_TEA
from lichtung.root.paths import surroundings
from lichtung.root.pieces import buildings_and_tokens, held, is_sealed, warriors
from lichtung.root.threats import CARD, PIECE, WARRIOR, Outlook, Threat

SHOOTS: Final = Threat("9.5.6", "shoots", "clearing")
TAKES: Final = Threat("9.5.4", "takes-item", "item clearing")


def threats(o: Outlook) -> None:
    s, seat, me = o.s, o.other, o.me
    boots = boots_to(o)
    for clearing in o.my_clearings():
        if clearing not in boots:
            continue
        if usable(o, boots[clearing], SWORD):  # 9.5.2
            o.battle(clearing, undamaged(s, seat, SWORD))
        if usable(o, boots[clearing], CROSSBOW) and may_strike(s, seat, me):  # 9.5.6
            bare = not warriors(s, me, clearing) and buildings_and_tokens(s, me, clearing)
            if bare or warriors(s, me, clearing):
                o.add(PIECE if bare else WARRIOR, SHOOTS.of(clearing))
    crafted = [item for item in range(KINDS) if s.crafted_items[me * KINDS + item]]
    near = [clearing for clearing in o.my_clearings() if clearing in boots]
    if crafted and near and o.v.hidden[seat]:  # 9.5.4
        o.add(CARD, TAKES.of(crafted[0], near[0]))


def usable(o: Outlook, boots: int, item: int) -> bool:
    """9.4.1: whether so many boots and one more item can lie face up after refreshing."""
    s, seat = o.s, o.other
    if undamaged(s, seat, BOOTS) < boots or not undamaged(s, seat, item):
        return False
    due = max(0, boots - ready(s, seat, BOOTS)) + (not ready(s, seat, item))
    return due <= BASE_REFRESH + REFRESH_PER_TEA * on_track(s, seat, TEA)


def boots_to(o: Outlook) -> dict[int, int]:
    """9.4.2, 9.5.1: the boots that each place costs him; one step is free, hostile warriors cost more."""
    s, seat = o.s, o.other
    start = pawn_place(s, seat)
    cheapest = {start: 0} | {place: 0 for place in surroundings(s, seat, start) if not is_sealed(s, place)}
    reached = list(cheapest)
    for place in reached:
        if held(s, seat, place) is not None:
            continue
        for beyond in surroundings(s, seat, place):
            if beyond < s.clearings and not is_sealed(s, beyond):
                cost = cheapest[place] + 1 + hostile_warriors(s, seat, beyond)
                if cost < cheapest.get(beyond, cost + 1):
                    cheapest[beyond] = cost
                    reached.append(beyond)
    return cheapest
