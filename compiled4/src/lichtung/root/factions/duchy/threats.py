"""What the Duchy can do to others: ministers in command, tunnels to anywhere, points of its lords. Law 12."""

from typing import Final

from lichtung.kernel.frames import seat_record
from lichtung.root.actions import DONE_ACTION
from lichtung.root.cards import members
from lichtung.root.factions.duchy.building import burrow_of
from lichtung.root.factions.duchy.mat import ACTIONS_A_TURN, mat_of
from lichtung.root.factions.duchy.ministers import BRIGADIER, CAPTAIN, LORD, MARSHAL, MAYOR, rank_of
from lichtung.root.factions.duchy.parliament import BRIGADES, lords_points
from lichtung.root.factions.duchy.rules import MOST_DIGGERS, FillBurrow, cannot_dig_at
from lichtung.root.pieces import buildings_and_tokens, warriors
from lichtung.root.threats import WARRIOR, Outlook, Raid, Threat

DIGS: Final = Threat("12.5.1.V", "may-dig", "clearing warriors:count")


def prepare(o: Outlook) -> None:
    """12.4: its Birdsong brings warriors to the Burrow."""
    FillBurrow().take(o.s, seat_record(o.other), DONE_ACTION)


def raids(o: Outlook) -> list[Raid]:
    """12.5.1, 12.5.2: ministers come after the Assembly; the last one in command battles."""
    swayed = mat_of(o.s, o.other).swayed
    has = [bool(swayed >> minister & 1) for minister in (CAPTAIN, MARSHAL, BRIGADIER, MAYOR)]
    captain, marshal, brigadier, mayor = has
    moves = ACTIONS_A_TURN - 1
    if captain or brigadier:
        moves = ACTIONS_A_TURN + marshal + (BRIGADES if brigadier and (captain or mayor) else 0)
    return [Raid([o.s.setup.ground[o.other]] * moves, o.s.setup.everywhere)]


def points(o: Outlook) -> int:
    """12.5.2.VII to IX: what its swayed lords score; what else comes hangs on cards."""
    swayed = members(mat_of(o.s, o.other).swayed)
    return sum([lords_points(o.s, o.other, lord) for lord in swayed if rank_of(lord) == LORD])


def threats(o: Outlook) -> None:
    """12.5.1.V: with a card that matches it comes up wherever the viewer has buildings or tokens."""
    s, seat = o.s, o.other
    diggers = min(MOST_DIGGERS, warriors(s, seat, burrow_of(s, seat)))
    if not diggers or not o.v.hidden[seat]:
        return
    for clearing in o.my_clearings():
        if buildings_and_tokens(s, o.me, clearing) and cannot_dig_at(s, seat, clearing) is None:
            o.add(WARRIOR * diggers, DIGS.of(clearing, diggers))
