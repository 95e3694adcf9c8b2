"""A position of Root read from plain data: only what differs from an empty table. `facts.py` writes it.

The keys and words are described in docs/scenario-files.md. Every mistake names its key.
"""

from typing import Final

from lichtung.kernel.codec import Kind, Record
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEP_BY_NAME, push, settle
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import ITEM_SUPPLY, ITEMS, cards_in
from lichtung.root.facts import NOTHING, RUIN_ITEM_WORDS, piece_words, record_word, zone_words
from lichtung.root.pieces import find_ruler
from lichtung.root.state import NONE, BoardField, Root, Setup, fresh
from lichtung.root.turn import START_BIRDSONG, START_DAYLIGHT, START_EVENING, TAKE_TURN, Turn

KEYS: Final = (
    "turn",
    "phase",
    "pending",
    "active",
    "number",
    "points",
    "warriors",
    "supply",
    "pieces",
    "left",
    "ruins",
    "ruin-items",
    "ruin-seen",
    "shut",
    "boats",
    "hirer",
    "hands",
    "known",
    "shown",
    "crafted",
    "dominance",
    "deck",
    "discard",
    "available",
    "items",
    "crafted-items",
    "factions",
    "used",
    "activated",
    "removed",
    "battle",
    "battle-used",
    "winners",
    "over",
)
PHASES: Final = ("birdsong", "daylight", "evening")
MOST: Final = 9999


def read_position(table: Setup, kinds: dict[str, Kind], data: dict[str, object]) -> Root:
    """The state that the data describe; what they leave out is empty, or as at the start."""
    s = _Reader(table, kinds, data).state()
    settle(s)
    return s


def _records(kind: type[Record]) -> dict[str, type[Record]]:
    """Every class of records by the word that `facts.record_word` writes."""
    found: dict[str, type[Record]] = {}
    for child in kind.__subclasses__():
        found[f"{child.__module__.rpartition('.')[2]}.{child.__name__}"] = child
        found.update(_records(child))
    return found


class _Reader:
    """Reads one position; each card lies in one place only, pieces are counted."""

    def __init__(self, table: Setup, kinds: dict[str, Kind], data: dict[str, object]) -> None:
        self.setup = table
        self.kinds = kinds
        self.data = data
        self.seats = table.words
        self.zones = zone_words(table)
        self.pieces = piece_words(table)
        self.card = {word: card for card, word in enumerate(table.deck.words)}
        self.lies: dict[int, str] = {}  # where each card is

    def state(self) -> Root:
        for key in self.data:
            if key not in KEYS:
                raise LichtungError("position-key", key, known=", ".join(KEYS))
        s = fresh(self.setup)
        self.read_map(s)
        self.read_factions(s)
        self.read_supply(s)
        self.read_cards(s)
        self.read_things(s)
        self.read_turn(s)
        return s

    # --- Pieces of data

    def bad(self, where: str, want: str) -> LichtungError:
        return LichtungError("position-want", where, want=want)

    def part(self, key: str, known: list[str]) -> dict[str, object]:
        """A table whose keys are among the known ones."""
        value = self.data.get(key, {})
        return self.checked(value, key, known)

    def checked(self, value: object, where: str, known: list[str]) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.bad(where, "table")
        for name in value:
            if name not in known:
                raise LichtungError("position-key", f"{where}.{name}", known=", ".join(known))
        return value

    def number(self, value: object, where: str, most: int = MOST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise self.bad(where, f"0..{most}")
        return value

    def numbers(self, key: str, length: int) -> list[int]:
        """A list of whole numbers, of a given length or (length 0) any."""
        value = self.data.get(key)
        if value is None:
            return [0] * length
        fits = isinstance(value, list) and (not length or len(value) == length)
        if not fits or not isinstance(value, list):
            raise self.bad(key, f"[{length} x 0..]")
        if any(not isinstance(v, int) or isinstance(v, bool) for v in value):
            raise self.bad(key, "[0..]")
        return list(value)

    def words(self, value: object, where: str) -> list[str]:
        if not isinstance(value, list) or any(not isinstance(v, str) for v in value):
            raise self.bad(where, "list")
        return value

    def choice(self, value: object, where: str, choices: list[str]) -> int:
        if not isinstance(value, str) or value not in choices:
            raise self.bad(where, " | ".join(choices))
        return choices.index(value)

    def clearing(self, value: object, where: str) -> int:
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        if not isinstance(value, int) or not 1 <= value <= CLEARINGS:
            raise self.bad(where, f"1..{CLEARINGS}")
        return value - 1

    def clearings(self, value: object, where: str) -> list[int]:
        if not isinstance(value, list):
            raise self.bad(where, f"[1..{CLEARINGS}]")
        return [self.clearing(v, f"{where}[{i}]") for i, v in enumerate(value)]

    def cards(self, value: object, where: str, placed: bool = True) -> int:
        """A mask of cards; each may lie in one place only."""
        mask = 0
        for i, word in enumerate(self.words(value, where)):
            if word not in self.card:
                raise LichtungError("position-card", f"{where}[{i}]", value=word)
            card = self.card[word]
            if placed:
                if card in self.lies:
                    raise LichtungError("position-twice", f"{where}[{i}]", value=word, other=self.lies[card])
                self.lies[card] = where
            mask |= 1 << card
        return mask

    def items(self, value: object, where: str) -> list[int]:
        row = [0] * len(ITEMS)
        for i, word in enumerate(self.words(value, where)):
            row[self.choice(word, f"{where}[{i}]", list(ITEMS))] += 1
        return row

    # --- Parts of a position

    def read_map(self, s: Root) -> None:
        table = self.setup
        ruins = [c for c in range(CLEARINGS) if table.board.ruin[c]]
        if "ruins" in self.data:
            ruins = self.clearings(self.data["ruins"], "ruins")
        for c in ruins:
            if not table.board.ruin[c]:
                raise LichtungError("position-no-ruin", "ruins", clearing=c + 1)
            s.ruins[c] = 1
            s.slots[c] -= 1
        for name, rows in self.part("warriors", self.seats).items():
            seat = self.seats.index(name)
            for at, n in self.checked(rows, f"warriors.{name}", self.numerals()).items():
                where = f"warriors.{name}.{at}"
                s.warriors[seat * CLEARINGS + self.clearing(at, where)] = self.number(n, where)
        for name, places in self.part("pieces", self.pieces).items():
            kind = self.pieces.index(name)
            for c in self.clearings(places, f"pieces.{name}"):
                s.pieces[kind * CLEARINGS + c] += 1
                s.left[kind] -= 1
                if table.building[kind]:
                    s.slots[c] -= 1
                    s.strength[table.owner[kind] * CLEARINGS + c] += 1
                    if s.slots[c] < 0:
                        raise LichtungError("position-slots", f"pieces.{name}", clearing=c + 1)
            if s.left[kind] < 0:
                raise LichtungError("position-pieces", f"pieces.{name}", most=table.kinds[kind].total)
        for name, n in self.part("left", self.pieces).items():
            kind = self.pieces.index(name)
            s.left[kind] = self.number(n, f"left.{name}", s.left[kind])
        for i, n in enumerate(s.warriors):
            s.strength[i] += n
        for word in self.words(self.data.get("boats", []), "boats"):
            s.boats |= 1 << self.choice(word, "boats", self.seats)
        if (hirer := self.data.get("hirer", NOTHING)) != NOTHING:
            s.hirer = self.choice(hirer, "hirer", self.seats)
            if table.lender == NONE:
                raise LichtungError("position-hirer", "hirer")
        for c in range(CLEARINGS):
            find_ruler(s, c)
        for c in self.clearings(self.data.get("shut", []), "shut"):
            s.shut |= 1 << c
        self.read_ruins(s)

    def read_ruins(self, s: Root) -> None:
        """9.8.1: what lies under the ruins, and who has seen it."""
        for at, under in self.part("ruin-items", self.numerals()).items():
            where = f"ruin-items.{at}"
            c = self.ruin(s, at, where)
            for i, word in enumerate(self.words(under, where)):
                bit = 1 << self.choice(word, f"{where}[{i}]", RUIN_ITEM_WORDS)
                if s.ruin_items[c] & bit:
                    raise LichtungError("position-twice", f"{where}[{i}]", value=str(word), other=where)
                s.ruin_items[c] |= bit
        for at, names in self.part("ruin-seen", self.numerals()).items():
            where = f"ruin-seen.{at}"
            c = self.ruin(s, at, where)
            for word in self.words(names, where):
                s.ruin_seen[c] |= 1 << self.choice(word, where, self.seats)

    def ruin(self, s: Root, at: str, where: str) -> int:
        """A clearing with a ruin."""
        c = self.clearing(at, where)
        if not s.ruins[c]:
            raise LichtungError("position-no-ruin", where, clearing=c + 1)
        return c

    def numerals(self) -> list[str]:
        return [str(c + 1) for c in range(CLEARINGS)]

    def read_factions(self, s: Root) -> None:
        for name, rows in self.part("factions", self.seats).items():
            seat = self.seats.index(name)
            fields = {f.name: f for f in self.setup.factions[seat].board_fields(self.seats)}
            for key, value in self.checked(rows, f"factions.{name}", list(fields)).items():
                s.boards[seat][fields[key].index] = self.field(fields[key], value, f"factions.{name}.{key}")

    def field(self, field: BoardField, value: object, where: str) -> int:
        if not field.kind:
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.bad(where, "0..")
            return value
        if field.kind == "card" and field.mask:
            return self.cards(value, where)
        kind = self.kinds[field.kind]
        if field.mask:
            return sum(1 << self.parsed(kind, word, where) for word in self.words(value, where))
        return NONE if value == NOTHING else self.parsed(kind, value, where)

    def parsed(self, kind: Kind, value: object, where: str) -> int:
        try:
            return kind.parse(str(value))
        except ValueError:
            known = [kind.text(v) for v in kind.samples()]
            raise self.bad(where, " | ".join(known)) from None

    def read_supply(self, s: Root) -> None:
        """What is neither on the map nor kept by the faction elsewhere lies in the supply."""
        given = self.part("supply", self.seats)
        for seat, name in enumerate(self.seats):
            faction = self.setup.factions[seat]
            base = seat * CLEARINGS
            out = sum(s.warriors[base : base + CLEARINGS])
            for other, keeper in enumerate(self.setup.factions):
                out += keeper.warriors_aside(s, other, seat)
            if out > faction.warriors:
                raise LichtungError("position-warriors", f"warriors.{name}", most=faction.warriors)
            rest = faction.warriors - out
            s.supply[seat] = self.number(given[name], f"supply.{name}", rest) if name in given else rest

    def read_cards(self, s: Root) -> None:
        table = self.setup
        for name, cards in self.part("hands", self.zones).items():
            s.zones[self.zones.index(name)] = self.cards(cards, f"hands.{name}")
        for name, cards in self.part("crafted", self.seats).items():
            s.crafted[self.seats.index(name)] = self.cards(cards, f"crafted.{name}")
        for name, card in self.part("dominance", self.seats).items():
            mask = self.cards([card], f"dominance.{name}")
            if not mask & table.deck.dominance:
                raise LichtungError("position-card", f"dominance.{name}", value=str(card))
            s.dominance[self.seats.index(name)] = cards_in(mask)[0]
        s.discard = self.cards(self.data.get("discard", []), "discard")
        s.available = self.cards(self.data.get("available", []), "available")
        if "deck" in self.data:
            s.deck = self.cards(self.data["deck"], "deck")
        else:
            s.deck = table.deck.all & ~table.left_out & ~sum(1 << card for card in self.lies)
        for zone in range(table.zones):
            for viewer in range(table.seats):
                if table.readers[zone] >> viewer & 1:
                    s.known[viewer * table.zones + zone] = s.zones[zone]
        for name, rows in self.part("known", self.seats).items():
            viewer = self.seats.index(name)
            for word, cards in self.checked(rows, f"known.{name}", self.zones).items():
                zone = self.zones.index(word)
                mask = self.cards(cards, f"known.{name}.{word}", placed=False)
                if mask & ~s.zones[zone]:
                    raise LichtungError("position-known", f"known.{name}.{word}")
                s.known[viewer * table.zones + zone] |= mask
        if "shown" in self.data:
            s.shown = self.numbers("shown", table.seats * table.seats)

    def read_things(self, s: Root) -> None:
        n = len(ITEMS)
        for name, value in self.part("crafted-items", self.seats).items():
            seat = self.seats.index(name)
            s.crafted_items[seat * n : seat * n + n] = self.items(value, f"crafted-items.{name}")
        if "items" in self.data:
            s.items = self.items(self.data["items"], "items")
        else:
            for item in range(n):
                crafted = sum(s.crafted_items[seat * n + item] for seat in range(self.setup.seats))
                s.items[item] = max(0, ITEM_SUPPLY[item] - crafted)
        for name, points in self.part("points", self.seats).items():
            s.points[self.seats.index(name)] = self.number(points, f"points.{name}")
        s.used = self.cards(self.data.get("used", []), "used", placed=False)
        s.battle_used = self.cards(self.data.get("battle-used", []), "battle-used", placed=False)
        s.activated = self.numbers("activated", CLEARINGS)
        s.removed = self.numbers("removed", 0)
        s.battle = self.numbers("battle", 0)
        for word in self.words(self.data.get("winners", []), "winners"):
            s.winners |= 1 << self.choice(word, "winners", self.seats)
        s.over = self.data.get("over", False) is True

    def read_turn(self, s: Root) -> None:
        s.turn = self.number(self.data.get("number", 1), "number")
        if "pending" in self.data:
            if "turn" in self.data:
                raise LichtungError("position-turn-or-pending", "turn")
            s.active = self.choice(self.data.get("active", self.seats[0]), "active", self.seats)
            pending = self.data["pending"]
            if not isinstance(pending, list):
                raise self.bad("pending", "list")
            for i, row in enumerate(pending):
                self.read_frame(s, row, f"pending[{i}]")
            return
        seat = self.choice(self.data.get("turn", self.seats[0]), "turn", self.seats)
        phase = self.choice(self.data.get("phase", PHASES[1]), "phase", list(PHASES))
        s.active = seat
        step = (START_BIRDSONG, START_DAYLIGHT, START_EVENING)[phase]
        faction = self.setup.factions[seat]
        faction.begin_turn(s, seat)
        push(s, TAKE_TURN, Turn(seat, faction.plan.index(step)))

    def read_frame(self, s: Root, row: object, where: str) -> None:
        if not isinstance(row, list) or len(row) < 2 or row[0] not in STEP_BY_NAME:
            raise self.bad(where, "[step, record, ...]")
        push(s, STEP_BY_NAME[row[0]], self.record(row[1:], where))

    def record(self, row: list[object], where: str) -> Record:
        made = _records(Record).get(str(row[0]))
        if made is None:
            raise self.bad(where, "[step, record, ...]")
        try:
            record = made(*[self.value(v, where) for v in row[1:]])
        except (TypeError, KeyError):
            raise self.bad(where, "[step, record, ...]") from None
        assert record_word(record) == row[0]
        return record

    def value(self, value: object, where: str) -> object:
        if isinstance(value, list):
            if value and isinstance(value[0], str) and value[0] in _records(Record):
                return self.record(value, where)
            return tuple(self.value(v, where) for v in value)
        return value
