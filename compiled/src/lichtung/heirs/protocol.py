"""The royal protocol: reach into the reserve, and the resources that a seat can use. E.5, E.7."""

from typing import Final

from lichtung.heirs.state import IN_RESERVE, SLOTS, Heirs, in_reserve
from lichtung.kernel.codec import Refusal

REGENT_REACH: Final = 3

OUT_OF_REACH: Final = Refusal("E.5.3", "out-of-reach", "tile reach:count")
NOT_IN_RESERVE: Final = Refusal("E.5.4", "not-in-reserve", "tile")
TOO_DEAR: Final = Refusal("E.7.2", "too-dear", "tile wood:count stone:count grain:count rebates:count")


def influence(s: Heirs, seat: int) -> int:
    """E.5.2: one tile more than the seat has troops in the reserve; E.S.2: the Regent reaches three."""
    return REGENT_REACH if seat == s.setup.regent else in_reserve(s, seat) + 1


def reach(s: Heirs, seat: int) -> list[int]:
    """E.5.3: the tiles in reach, counted clockwise from the shield; E.9.2: empty places do not count."""
    left = influence(s, seat)
    found: list[int] = []
    for k in range(1, SLOTS):
        tile = s.reserve[(s.shield + k) % SLOTS]
        if tile >= 0:
            found.append(tile)
            left -= 1
            if left == 0:
                break
    return found


def not_in_reach(s: Heirs, seat: int, tile: int) -> Refusal | None:
    """E.5.4: only a tile of the reserve that is in reach can be taken."""
    if tile not in s.reserve:
        return NOT_IN_RESERVE.of(tile)
    if tile not in reach(s, seat):
        return OUT_OF_REACH.of(tile, influence(s, seat))
    return None


def resources(s: Heirs, seat: int) -> list[int]:
    """Wood, stone and grain that the seat can use now; using them never spends them. E.7.9"""
    have = s.extra[seat * 3 : seat * 3 + 3]  # E.7.8; E.12.16: a troop there adds its own
    terrain = s.setup.terrain
    for tile in reach(s, seat):  # E.7.6
        have[terrain[tile]] += 1
    for i in range(seat * 3, seat * 3 + 3):  # E.7.7
        at = s.troops[i]
        if at != IN_RESERVE:
            have[terrain[s.cells[at] >> 2]] += 1
    return have


def lacking(s: Heirs, have: list[int], tile: int) -> int:
    """How many resources are missing to build the tile."""
    wood, stone, grain = s.setup.cost[tile]
    n = 0
    if wood > have[0]:
        n += wood - have[0]
    if stone > have[1]:
        n += stone - have[1]
    if grain > have[2]:
        n += grain - have[2]
    return n


def usable_rebates(s: Heirs) -> int:
    """E.7.11: how many rebates may go to one building (option `rebates`)."""
    return s.rebates if s.setup.rebates_add_up else min(1, s.rebates)


def too_dear(s: Heirs, have: list[int], tile: int) -> Refusal | None:
    """E.7.2: every resource of the cost must be at hand, less the rebates of this turn."""
    if lacking(s, have, tile) <= usable_rebates(s):
        return None
    short = [max(0, cost - h) for cost, h in zip(s.setup.cost[tile], have, strict=True)]
    return TOO_DEAR.of(tile, short[0], short[1], short[2], usable_rebates(s))
