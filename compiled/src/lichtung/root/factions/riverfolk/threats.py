"""What the Riverfolk can do to others with their funds. Law 11.4, 11.5."""

from typing import Final

from lichtung.kernel.frames import seat_record
from lichtung.root.actions import DONE_ACTION
from lichtung.root.factions.riverfolk.ledger import count_funds, posts_on_map
from lichtung.root.factions.riverfolk.rules import FUNDS_A_POINT, GatherFunds, Protectionism
from lichtung.root.factions.riverfolk.trading import POST_POINTS, cannot_found
from lichtung.root.threats import POINT, Outlook, Raid, Threat

MOST_MOVES: Final = 4  # that anybody would pay for one battle

FOUNDS: Final = Threat("11.5.6", "founds", "clearing points:count")
FOUNDS_AT_HOME: Final = Threat("11.5.6", "founds-at-home", "clearing points:count")


def points(o: Outlook) -> int:
    """11.4.2: dividends of the Funds box as it is."""
    return count_funds(o.s, o.other) // FUNDS_A_POINT if posts_on_map(o.s, o.other) else 0


def prepare(o: Outlook) -> None:
    """11.4.1, 11.4.3: all warriors on their board will be funds by then."""
    Protectionism().take(o.s, seat_record(o.other), DONE_ACTION)
    GatherFunds().take(o.s, seat_record(o.other), DONE_ACTION)


def raids(o: Outlook) -> list[Raid]:
    """11.5.1, 11.5.2: each fund is a move, the last one the battle."""
    funds = count_funds(o.s, o.other)
    everywhere = o.s.setup.everywhere
    return [Raid([everywhere] * min(MOST_MOVES, funds - 1), everywhere)] if funds else []


def threats(o: Outlook) -> None:
    """11.5.6: two funds of mine found a post where I rule, two of their own where they do."""
    for clearing in range(o.s.clearings):
        told = {o.me: FOUNDS, o.other: FOUNDS_AT_HOME}.get(o.s.ruler[clearing])
        if told is not None and cannot_found(o.s, o.other, clearing) is None:
            o.add(POINT * POST_POINTS // 2, told.of(clearing, POST_POINTS))
