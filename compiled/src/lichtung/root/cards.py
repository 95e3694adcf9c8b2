"""The deck as tables and masks: a set of cards is an int with one bit for each card. 2.1."""

from pathlib import Path
from typing import Final

from lichtung.kernel.data import Row, read_data, unique
from lichtung.root.map import BIRD, SUIT_SETS, SUITS

ITEMS: Final = ("boots", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch")
BOOTS: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
NO_ITEM: Final = -1
ITEM_SUPPLY: Final = (2, 2, 1, 1, 2, 2, 2, 0)  # 5.1.5

ITEM_CARD: Final = 0
AMBUSH: Final = 1
DOMINANCE: Final = 2
PERSISTENT: Final = 3
IMMEDIATE: Final = 4
SPY: Final = 5
OWN: Final = 6  # of a faction: it is never in the deck
CARD_KINDS: Final = ("item", "ambush", "dominance", "persistent", "immediate", "spy", "own")
ANY: Final = 3  # place of "any suit" in a cost


MOST_COPIES: Final = 8
MOST_POINTS: Final = 9


def _read_cards(file: str) -> list[Row]:
    rows = read_data(Path(__file__).parent / "data" / f"{file}.json").rows("cards")
    unique(rows, "id")
    return rows


class Deck:
    """The cards of one deck by number, and masks of those that belong together."""

    def __init__(self, name: str, *more: str) -> None:
        rows = [row for file in (name, *more) for row in _read_cards(file)]
        self.name = name
        self.words: list[str] = []  # one for each copy: tax_collector-2
        self.names: list[str] = []  # the same for all copies
        self.suit: list[int] = []
        self.kind: list[int] = []
        self.cost: list[tuple[int, int, int, int]] = []  # fox, rabbit, mouse, any
        self.item: list[int] = []
        self.points: list[int] = []
        for row in rows:
            card, copies = row.word("id"), row.number("count", 1, MOST_COPIES)
            cost = row.choices("cost", (*SUITS[:BIRD], "any"), repeat=True)
            item = row.choice("item", ITEMS) if row.has("item") else NO_ITEM
            for copy in range(copies):
                self.words.append(card if copies == 1 else f"{card}-{copy + 1}")
                self.names.append(card)
                self.suit.append(row.choice("suit", SUITS))
                self.kind.append(row.choice("kind", CARD_KINDS))
                self.cost.append((cost.count(0), cost.count(1), cost.count(2), cost.count(ANY)))
                self.item.append(item)
                self.points.append(row.number("vp", 0, MOST_POINTS))
        self.size = len(self.words)
        self.all = (1 << self.size) - 1
        self.of_suit: list[int] = [self._mask(self.suit, suit) for suit in range(len(SUITS))]
        # 2.1.1: birds stand in for every suit; 2.1.1.II: nothing stands in for a bird.
        self.matching: list[int] = [mask | self.of_suit[BIRD] for mask in self.of_suit]
        # The cards that match a clearing with any of a set of suits.
        self.matching_any: list[int] = [
            sum([mask for suit, mask in enumerate(self.of_suit[:BIRD]) if suits >> suit & 1])
            | self.of_suit[BIRD]
            for suits in range(SUIT_SETS)
        ]
        # The cards that serve where a suit is wanted, and any card where every suit is (BIRD). 2.2.2
        self.serving: list[int] = [*self.matching[:BIRD], self.all]
        self.ambushes = self._mask(self.kind, AMBUSH)
        self.dominance = self._mask(self.kind, DOMINANCE)
        self.spies = self._mask(self.kind, SPY)
        self.apart = self._mask(self.kind, OWN)  # never in the deck; once discarded they are out of the game
        self.common = self.all & ~self.apart
        self.claimable = self.dominance | self.spies  # 3.3.3, M.7.1: beside the board instead of discarded
        self.favors = self.named("favor_fox") | self.named("favor_rabbit") | self.named("favor_mouse")
        # Cards that warriors lie on, or that turn items face down.
        self.coffins = self.named("coffin_makers")
        self.lain_on = self.coffins | self.named("league_of_adventurous_mice")
        self.same: list[int] = [self.named(name) for name in self.names]  # all copies of each card
        self.craftable = self.common & ~self.ambushes & ~self.claimable

    def _mask(self, column: list[int], value: int) -> int:
        return sum(1 << card for card in range(self.size) if column[card] == value)

    def named(self, name: str) -> int:
        """The mask of all copies of a card."""
        return sum(1 << card for card in range(self.size) if self.names[card] == name)


def members(mask: int) -> list[int]:
    """What a mask holds (cards, clearings, seats) in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def nth_card(mask: int, n: int) -> int:
    """The n-th card of a mask."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def with_item(items: int, item: int) -> int:
    """A set of items under a ruin with one more; a second one of its kind counts on from the last kind."""
    return items | 1 << (item + len(ITEMS) if items >> item & 1 else item)


def without_item(items: int, item: int) -> int:
    """The set with one less of a kind."""
    second = 1 << item + len(ITEMS)
    return items & ~(second if items & second else 1 << item)


def count(mask: int) -> int:
    """How many cards are in a mask."""
    return mask.bit_count()
