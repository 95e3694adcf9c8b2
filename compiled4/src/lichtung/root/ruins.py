"""What lies under ruins: sets of items that chance hides, and taking one of them. 9.3.4, 9.8.1."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.frames import SeatRecord, Step, emit
from lichtung.root.actions import Triple, triple, verb
from lichtung.root.cards import BAG, BOOTS, HAMMER, ITEMS, SWORD, members, with_item, without_item
from lichtung.root.fields import replaced
from lichtung.root.pieces import remove_ruin
from lichtung.root.setup import Setup
from lichtung.root.state import Root

RUIN_ITEMS: Final = (BAG, BOOTS, HAMMER, SWORD)  # marked R

STOCK: Final = verb("stock", "first:item second:item third:item")

STOCKED: Final = Event("9.3.4", "ruins-stocked")
STOCKED_AGAIN: Final = Event("9.8.1", "ruins-stocked-again")


def ruin_sets(setup: Setup) -> int:
    """How many sets of items come under the ruins: one for each who brings one, else one at most."""
    brought = sum([int(faction.stocks_ruins) for faction in setup.factions])
    return brought or int(any(owner.searches_ruins for owner in setup.owner))


def brought_by_helpers(s: Root, item: int) -> int:
    """How many of an item came from under ruins to somebody by a helper without a seat."""
    helpers = range(s.setup.seats, s.setup.owners)
    return sum([s.setup.owner[owner].found_in_ruins(s, owner) >> item & 1 for owner in helpers])


def sets_laid(s: Root) -> int:
    """How many sets lie under the ruins, as long as nobody has taken anything."""
    return max([items.bit_count() for items in s.ruin_items])


def hidden(ruins: tuple[int, ...], item: int) -> int:
    """How many of an item lie under these ruins."""
    return sum([(mask >> item & 1) + (mask >> item + len(ITEMS) & 1) for mask in ruins])


def lies_under(s: Root, clearing: int, item: int) -> bool:
    """Whether an item of this kind lies under the ruin of a clearing."""
    return bool(s.ruin_items[clearing] & (1 << item | 1 << item + len(ITEMS)))


def see_ruin(s: Root, clearing: int, seats: int) -> None:
    """9.8.1: exactly these seats know what lies under the ruin."""
    s.ruin_seen = replaced(s.ruin_seen, clearing, seats)


def lift_item(s: Root, clearing: int, item: int) -> bool:
    """9.5.3: an item comes out from under a ruin, which goes with its last one; returns whether it went."""
    left = without_item(s.ruin_items[clearing], item)
    s.ruin_items = replaced(s.ruin_items, clearing, left)
    if left:
        return False
    remove_ruin(s, clearing)
    see_ruin(s, clearing, 0)
    return True


class StockRuins(Step[Root, SeatRecord]):
    """Chance hides one of the four items under each ruin; all at once, so that nobody learns one of them."""

    def is_due(self, s: Root, seat: int) -> bool:
        """Whether a set is still to be laid."""
        return True

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if self.is_due(s, r.seat) else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        found: list[tuple[Action, int]] = []
        for one in RUIN_ITEMS:
            for two in RUIN_ITEMS:
                for three in RUIN_ITEMS:
                    if one != two and one != three and two != three:
                        found.append((triple(STOCK, one, two, three), 1))
        return found

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if not isinstance(a, Triple):
            return r
        named = [a.one, a.two, a.three]
        hidden = named + [item for item in RUIN_ITEMS if item not in named]
        again = any(s.ruin_items)
        under = list(s.ruin_items)
        for clearing, item in zip(members(s.ruins), hidden, strict=True):
            under[clearing] = with_item(under[clearing], item)
        s.ruin_items = tuple(under)
        if s.events is not None:
            emit(s, STOCKED_AGAIN if again else STOCKED)
        return r
