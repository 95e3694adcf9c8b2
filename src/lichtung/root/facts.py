"""A state of Root written as plain data, and what follows from it. `position.py` reads the same words.

The keys and words are described in docs/scenario-files.md.
"""

from typing import Final

from lichtung.kernel.codec import Kind, Record
from lichtung.kernel.frames import STEPS
from lichtung.root.board import CLEARINGS, SUITS
from lichtung.root.cards import ITEMS, cards_in
from lichtung.root.state import NO_DOMINANCE, NONE, BoardField, Root, Setup

NOTHING: Final = "none"
RUIN_ITEM_WORDS: Final = [*ITEMS, *[f"{item}-2" for item in ITEMS]]  # two sets. 9.8.1


def piece_words(table: Setup) -> list[str]:
    """Kinds of pieces are written with their owner: marquise.keep."""
    return [f"{table.words[kind.seat]}.{kind.name}" for kind in table.kinds]


def zone_words(table: Setup) -> list[str]:
    """Hands are written by their owners, piles as owner.pile, further ones as owner.pile-2 and so on."""
    words = table.words[:]
    for zone in range(table.seats, table.zones):
        owner = table.zone_owner[zone]
        number = zone - table.pile[owner] + 1
        words.append(f"{table.words[owner]}.pile" + (f"-{number}" if number > 1 else ""))
    return words


def record_word(record: Record) -> str:
    """The class of a frame's record, with the file that it stands in."""
    kind = type(record)
    return f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"


def record_data(record: Record) -> list[object]:
    """A record as its class and its values, records within it alike."""
    return [record_word(record), *[_value(v) for v in record.values()]]


def _value(value: object) -> object:
    if isinstance(value, Record):
        return record_data(value)
    if isinstance(value, tuple):
        return [_value(v) for v in value]
    return value


def frames_data(s: Root) -> list[object]:
    """The pending steps, bottom first, each with its record."""
    return [[STEPS[i].name, *record_data(r)] for i, r in zip(s.steps, s.records, strict=True)]


class _Writer:
    """Turns numbers into words."""

    def __init__(self, s: Root, kinds: dict[str, Kind]) -> None:
        self.s = s
        self.setup = s.setup
        self.kinds = kinds
        self.seats = s.setup.words
        self.cards = s.setup.deck.words

    def named(self, mask: int) -> list[str]:
        return [self.cards[card] for card in cards_in(mask)]

    def clearings(self, mask: int) -> list[int]:
        return [c + 1 for c in range(CLEARINGS) if mask >> c & 1]

    def warriors(self) -> dict[str, object]:
        s = self.s
        return {
            name: {
                str(c + 1): s.warriors[seat * CLEARINGS + c]
                for c in range(CLEARINGS)
                if s.warriors[seat * CLEARINGS + c]
            }
            for seat, name in enumerate(self.seats)
        }

    def pieces(self) -> dict[str, object]:
        """Each kind as the clearings it lies in, once for each piece."""
        s = self.s
        return {
            word: [c + 1 for c in range(CLEARINGS) for _ in range(s.pieces[kind * CLEARINGS + c])]
            for kind, word in enumerate(piece_words(self.setup))
        }

    def known(self) -> dict[str, object]:
        """What each seat knows of other seats' hidden cards."""
        zones = zone_words(self.setup)
        found: dict[str, object] = {}
        for viewer, name in enumerate(self.seats):
            rows: dict[str, object] = {}
            for zone, word in enumerate(zones):
                mask = self.s.known[viewer * self.setup.zones + zone]
                if mask and not self.setup.readers[zone] >> viewer & 1:
                    rows[word] = self.named(mask)
            if rows:
                found[name] = rows
        return found

    def items(self, row: list[int]) -> list[str]:
        return [ITEMS[item] for item, n in enumerate(row) for _ in range(n)]

    def board(self, seat: int) -> dict[str, object]:
        """A faction's own numbers by name."""
        found: dict[str, object] = {}
        for field in self.setup.factions[seat].board_fields(self.seats):
            found[field.name] = self.field(field, self.s.boards[seat][field.index])
        return found

    def field(self, field: BoardField, value: int) -> object:
        if not field.kind:
            return value
        if field.mask:
            return [self.kinds[field.kind].text(v) for v in cards_in(value)]
        return NOTHING if value == NONE else self.kinds[field.kind].text(value)

    def position(self) -> dict[str, object]:
        s = self.s
        n = len(ITEMS)
        return {
            "pending": frames_data(s),
            "active": self.seats[s.active],
            "number": s.turn,
            "points": dict(zip(self.seats, s.points, strict=True)),
            "warriors": self.warriors(),
            "supply": dict(zip(self.seats, s.supply, strict=True)),
            "pieces": self.pieces(),
            "left": dict(zip(piece_words(self.setup), s.left, strict=True)),
            "ruins": [c + 1 for c in range(CLEARINGS) if s.ruins[c]],
            "ruin-items": {
                str(c + 1): [RUIN_ITEM_WORDS[i] for i in cards_in(s.ruin_items[c])]
                for c in range(CLEARINGS)
                if s.ruin_items[c]
            },
            "ruin-seen": {
                str(c + 1): [name for seat, name in enumerate(self.seats) if s.ruin_seen[c] >> seat & 1]
                for c in range(CLEARINGS)
                if s.ruin_seen[c]
            },
            "shut": self.clearings(s.shut),
            "boats": [name for seat, name in enumerate(self.seats) if s.boats >> seat & 1],
            "hirer": NOTHING if s.hirer == NONE else self.seats[s.hirer],
            "hands": {word: self.named(s.zones[zone]) for zone, word in enumerate(zone_words(self.setup))},
            "known": self.known(),
            "shown": s.shown[:],
            "crafted": {name: self.named(s.crafted[seat]) for seat, name in enumerate(self.seats)},
            "dominance": {
                name: self.cards[s.dominance[seat]]
                for seat, name in enumerate(self.seats)
                if s.dominance[seat] != NO_DOMINANCE
            },
            "deck": self.named(s.deck),
            "discard": self.named(s.discard),
            "available": self.named(s.available),
            "items": self.items(s.items),
            "crafted-items": {
                name: self.items(s.crafted_items[seat * n : seat * n + n])
                for seat, name in enumerate(self.seats)
            },
            "factions": {name: self.board(seat) for seat, name in enumerate(self.seats)},
            "used": self.named(s.used),
            "activated": s.activated[:],
            "removed": s.removed[:],
            "battle": s.battle[:],
            "battle-used": self.named(s.battle_used),
            "winners": [name for seat, name in enumerate(self.seats) if s.winners >> seat & 1],
            "over": s.over,
        }


def position_of(s: Root, kinds: dict[str, Kind]) -> dict[str, object]:
    """The state as plain data; `read_position` makes the same state of it."""
    return _Writer(s, kinds).position()


def facts(s: Root, kinds: dict[str, Kind]) -> dict[str, object]:
    """The position and what follows from it: rulers, open slots, suits, sizes of hands."""
    seats = s.setup.words
    return {
        **position_of(s, kinds),
        "ruler": {str(c + 1): NOTHING if s.ruler[c] == NONE else seats[s.ruler[c]] for c in range(CLEARINGS)},
        "slots": {str(c + 1): s.slots[c] for c in range(CLEARINGS)},
        "suits": {str(c + 1): SUITS[s.setup.board.suit[c]] for c in range(CLEARINGS)},
        "cards": {word: s.zones[zone].bit_count() for zone, word in enumerate(zone_words(s.setup))},
    }
