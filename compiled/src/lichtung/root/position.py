"""A position of Root read from plain data: only what differs from an empty table. `facts.py` writes it.

The keys and words are described in docs/scenario-files.md. Every mistake names its key.
"""

from typing import Final

from lichtung.kernel.codec import Kind, Record
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS, SeatRecord, push, seat_record, settle
from lichtung.root.cards import ITEMS, members, with_item
from lichtung.root.checks import check_frames, check_position, check_suits, is_unbegun
from lichtung.root.earlier import EarlierFiles
from lichtung.root.facts import PAWN_KEY, RUIN_ITEM_WORDS
from lichtung.root.fields import NUMBER, OWNERS, Field, replaced
from lichtung.root.map import SUITS
from lichtung.root.paths import close_paths
from lichtung.root.pieces import open_slots, recount
from lichtung.root.records import RecordReader, turn_words
from lichtung.root.ruins import brought_by_helpers
from lichtung.root.setup import Setup
from lichtung.root.state import (
    BATTLE_NUMBERS,
    DEFENDER,
    MARKER,
    NO_BATTLE,
    NONE,
    WARRIOR,
    Removed,
    Root,
    empty_state,
    set_suits,
)
from lichtung.root.turn import (
    PHASES,
    START_BIRDSONG,
    START_DAYLIGHT,
    START_EVENING,
    TAKE_TURN,
    Turn,
    begin_birdsong,
    begin_turn,
    turn_record,
)
from lichtung.root.written import NOTHING, REMOVED_WORDS, cell_keys, unknown

KEYS: Final = (
    "turn",
    "phase",
    "step",
    "pending",
    "active",
    "number",
    "points",
    "warriors",
    "supply",
    "pieces",
    "left",
    "corners",
    "homelands",
    "drafted",
    "display",
    "locked",
    "dealt",
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
    "suits",
    "closed-paths",
    "ferry",
    "ferried",
    "tower",
    "dug",
    "markers",
    "controllers",
)
MOST: Final = 9999
OLD_GROUP: Final = 5  # numbers of one group of `removed` as it was written before: the remover came last


def read_position(
    setup: Setup, data: dict[str, object], earlier: EarlierFiles, asks_all: bool = False
) -> Root:
    """The state that the data describe; what they leave out is empty, or as at the start."""
    if setup.drafts:
        setup = setup.with_roles(_read_roles(setup, data))
    s = Reader(setup, data, earlier).state()
    s.asks_all = s.asks_all or asks_all
    check_position(s)
    if "pending" not in data:
        settle(s)
        return s
    try:
        settle(s)
    except Exception as error:  # steps that do not fit what lies on the table can make any rule stumble
        raise LichtungError("position-pending", "pending") from error
    check_position(s)  # once more where it stands: steps without a choice may have left something behind
    return s


def _read_roles(setup: Setup, data: dict[str, object]) -> tuple[int, ...]:
    """A.8.2: which faction each seat has chosen: everything else is read by it."""
    roles = [NONE] * setup.seats
    rows = data.get("drafted", {})
    if not isinstance(rows, dict):
        raise LichtungError("position-want", "drafted", want="{ player: faction }")
    for name, word in rows.items():
        if name not in setup.words[: setup.seats]:
            raise unknown(str(name), setup.words[: setup.seats], "drafted")
        if word not in setup.cast_words:
            raise unknown(str(word), setup.cast_words, f"drafted.{name}")
        if setup.cast_words.index(word) in roles:
            raise LichtungError("position-twice", f"drafted.{name}", value=str(word), other="drafted")
        roles[setup.words.index(name)] = setup.cast_words.index(word)
    if NONE in roles and "pending" not in data:
        raise LichtungError("position-drafted", "drafted")
    return tuple(roles)


class Reader:
    """Reads one position; each card lies in one place only, pieces are counted."""

    def __init__(self, setup: Setup, data: dict[str, object], earlier: EarlierFiles) -> None:
        self.setup = setup
        self.kinds = setup.codec.kinds
        self.records = RecordReader(setup, earlier)
        self.data = data
        self.seats = setup.words[: setup.seats]
        self.owners = setup.words
        self.zones = setup.zone_words
        self.pieces = setup.piece_words
        self.card = {word: card for card, word in enumerate(setup.deck.words)}
        self.lies: dict[int, str] = {}  # where each card is
        self.frames: list[tuple[int, Record]] = []  # what is pending, bottom first
        self.begins = False  # the turn is at its very beginning
        self.stands = NONE  # the step in which the turn stands
        self.said: list[list[str]] = [[] for _ in setup.mat_words]  # keys of each mat that are given

    def state(self) -> Root:
        for key in self.data:
            if key not in KEYS:
                raise LichtungError("position-key", key, known=", ".join(KEYS))
        s = empty_state(self.setup)
        self.read_turn(s)
        self.read_land(s)
        self.read_mats(s)
        for landmark in self.setup.landmarks.known:
            landmark.complete_position(s)
        self.read_map(s)
        self.read_markers(s)
        self.read_supply(s)
        self.read_cards(s)
        self.read_things(s)
        for seat, faction in enumerate(self.setup.factions):
            step = self.stands if seat == s.active else NONE
            faction.complete_position(s, seat, self.said[seat], step)
        self.read_items(s)
        for source in self.setup.ask.rides_rivers:
            s.boats |= source.answers.rides_rivers(s, source.me)
        recount(s)
        for frame, record in self.frames:
            push(s, frame, record)
        if "pending" in self.data:
            check_frames(s)
        if self.begins:
            begin_birdsong(s, s.active)
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
        most = self.setup.clearings
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
            raise self.bad(where, f"1..{most}")
        return value - 1

    def clearings(self, value: object, where: str) -> list[int]:
        if not isinstance(value, list):
            raise self.bad(where, f"[1..{self.setup.clearings}]")
        return [self.clearing(v, f"{where}[{i}]") for i, v in enumerate(value)]

    def place(self, value: object, where: str) -> int:
        """Any place: a clearing as a number or word, a forest or an area as a word."""
        if isinstance(value, int) or (isinstance(value, str) and value.isdecimal()):
            return self.clearing(value, where)
        return self.choice(value, where, self.setup.place_words)

    def places(self, value: object, where: str) -> list[int]:
        if not isinstance(value, list):
            raise self.bad(where, f"[1..{self.setup.clearings}]")
        return [self.place(v, f"{where}[{i}]") for i, v in enumerate(value)]

    def cards(self, value: object, where: str, placed: bool = True) -> int:
        """A mask of cards; each may lie in one place only."""
        mask = 0
        for i, word in enumerate(self.words(value, where)):
            card = self.card_number(word, f"{where}[{i}]")
            if placed:
                if card in self.lies:
                    raise LichtungError("position-twice", f"{where}[{i}]", value=word, other=self.lies[card])
                self.lies[card] = where
            mask |= 1 << card
        return mask

    def card_number(self, word: str, where: str) -> int:
        """A card of this game."""
        if word not in self.card:
            raise unknown(word, self.setup.deck.words, where)
        card = self.card[word]
        if self.setup.left_out >> card & 1 and self.data.get("number") != 0:  # they go in the setup. 5.1.3
            raise LichtungError("position-left-out", where, card=word)
        return card

    def items(self, value: object, where: str) -> list[int]:
        row = [0] * len(ITEMS)
        for i, word in enumerate(self.words(value, where)):
            row[self.choice(word, f"{where}[{i}]", list(ITEMS))] += 1
        return row

    # --- Parts of a position

    def read_land(self, s: Root) -> None:
        """Suits by markers, closed paths, ferry and tower."""
        setup = self.setup
        numerals = self.numerals()
        suits = list(setup.suits)
        for at, words in self.part("suits", numerals).items():
            where = f"suits.{at}"
            named = words.split("/") if isinstance(words, str) else [words]
            found = {1 << self.choice(word, where, list(SUITS[:-1])) for word in named}
            suits[self.clearing(at, where)] = sum(found)
        set_suits(s, tuple(suits))
        if "pending" not in self.data:
            check_suits(s)
        if "closed-paths" in self.data:
            closed = 0
            for i, word in enumerate(self.words(self.data["closed-paths"], "closed-paths")):
                closed |= 1 << self.choice(word, f"closed-paths[{i}]", setup.path_words)
            close_paths(s, closed)
        if "ferry" in self.data:
            ferry = self.data["ferry"]
            s.ferry = NONE if ferry == NOTHING else self.clearing(ferry, "ferry")
        if "tower" in self.data:
            tower = self.data["tower"]
            s.tower = NONE if tower == NOTHING else self.clearing(tower, "tower")
        s.ferried = self.number(self.data.get("ferried", 0), "ferried", 1)
        s.dug = self.number(self.data.get("dug", 0), "dug", 1)

    def read_map(self, s: Root) -> None:
        setup = self.setup
        ruins = [] if is_unbegun(self.frames) else setup.map.ruins
        if "ruins" in self.data:
            ruins = self.clearings(self.data["ruins"], "ruins")
        for c in ruins:
            if c not in setup.map.ruins:
                raise LichtungError("position-no-ruin", "ruins", clearing=c + 1)
            s.ruins |= 1 << c
        room = open_slots(s)
        for name, rows in self.part("warriors", self.owners).items():
            owner = self.owners.index(name)
            for at, n in self.checked(rows, f"warriors.{name}", setup.place_words).items():
                where = f"warriors.{name}.{at}"
                s.warriors[owner * s.places + self.place(at, where)] = self.number(n, where)
        for name, places in self.part("pieces", self.pieces).items():
            kind = self.pieces.index(name)
            for c in self.places(places, f"pieces.{name}"):
                s.pieces[kind * s.places + c] += 1
                s.unplaced = replaced(s.unplaced, kind, s.unplaced[kind] - 1)
                if setup.building[kind]:
                    room[c] -= 1
                    if room[c] < 0:
                        raise LichtungError("position-slots", f"pieces.{name}", clearing=c + 1)
            if s.unplaced[kind] < 0:
                raise LichtungError("position-pieces", f"pieces.{name}", most=setup.kinds[kind].total)
        for name, n in self.part("left", self.pieces).items():
            kind = self.pieces.index(name)
            s.unplaced = replaced(s.unplaced, kind, self.number(n, f"left.{name}", s.unplaced[kind]))
        self.read_corners(s)
        for word in self.words(self.data.get("boats", []), "boats"):
            s.boats |= 1 << self.choice(word, "boats", self.seats)
        if (hirer := self.data.get("hirer", NOTHING)) != NOTHING:
            s.hirer = self.choice(hirer, "hirer", self.seats)
            if setup.lender == NONE:
                raise LichtungError("position-hirer", "hirer")
        for c in self.clearings(self.data.get("shut", []), "shut"):
            s.sealed |= 1 << c
        for name, seat_word in self.part("controllers", self.owners[setup.seats :]).items():
            owner = self.owners.index(name)
            seat = NONE
            if seat_word != NOTHING:
                seat = self.choice(seat_word, f"controllers.{name}", self.seats)
            s.controller = replaced(s.controller, owner, seat)
        self.read_ruins(s)

    def read_corners(self, s: Root) -> None:
        """5.1.7, A.8.2.I: where seats have begun.

        Positions from before do not say it; while the game is set up (its first turn is number 1) it is the
        corner in which a seat has buildings or tokens.
        """
        corners = list(s.corners)
        for name, corner_word in self.part("corners", self.seats).items():
            corners[self.seats.index(name)] = self.clearing(corner_word, f"corners.{name}")
        self.read_setup_cards(s)
        for name, homes in self.part("homelands", self.seats).items():
            mask = sum({1 << clearing for clearing in self.clearings(homes, f"homelands.{name}")})
            s.homelands = replaced(s.homelands, self.seats.index(name), mask)
        if "corners" not in self.data and self.data.get("number") == 0 and not self.setup.advanced:
            for seat, name in enumerate(self.seats):
                kinds = self.setup.kinds_of[seat]
                held = [c for c in self.setup.map.corners if any(s.pieces[k * s.places + c] for k in kinds)]
                if len(held) > 1:
                    raise self.bad(f"corners.{name}", " | ".join(str(c + 1) for c in held))
                corners[seat] = held[0] if held else NONE
        s.corners = tuple(corners)

    def read_setup_cards(self, s: Root) -> None:
        """A.8.1: the setup cards on the table, and what was dealt to them."""
        words = self.setup.cast_words
        for key in ("drafted", "display", "locked") if not self.setup.drafts else ():
            if key in self.data:
                raise LichtungError("position-display", key)
        if self.setup.drafts:
            s.drafted = self.setup.roles
            for i, word in enumerate(self.words(self.data.get("display", []), "display")):
                s.display |= 1 << self.choice(word, f"display[{i}]", words)
            if (locked := self.data.get("locked", NOTHING)) != NOTHING:
                s.locked = self.choice(locked, "locked", words)
        kinds = [faction.dealt_kind for faction in self.setup.cast]
        for word, thing in self.part("dealt", [w for w, k in zip(words, kinds, strict=True) if k]).items():
            number = words.index(word)
            value = self.parsed(self.kinds[kinds[number]], thing, f"dealt.{word}")
            s.dealt = replaced(s.dealt, number, value)

    def read_ruins(self, s: Root) -> None:
        """9.8.1: what lies under the ruins, and who has seen it."""
        items, seen = list(s.ruin_items), list(s.ruin_seen)
        for at, under in self.part("ruin-items", self.numerals()).items():
            where = f"ruin-items.{at}"
            c = self.ruin(s, at, where)
            given: set[int] = set()
            for i, word in enumerate(self.words(under, where)):
                item = self.choice(word, f"{where}[{i}]", RUIN_ITEM_WORDS)
                if item in given:
                    raise LichtungError("position-twice", f"{where}[{i}]", value=str(word), other=where)
                given.add(item)
                items[c] = with_item(items[c], item % len(ITEMS))
        for at, names in self.part("ruin-seen", self.numerals()).items():
            where = f"ruin-seen.{at}"
            c = self.ruin(s, at, where)
            for word in self.words(names, where):
                seen[c] |= 1 << self.choice(word, where, self.seats)
        s.ruin_items, s.ruin_seen = tuple(items), tuple(seen)

    def ruin(self, s: Root, at: str, where: str) -> int:
        """A clearing with a ruin."""
        c = self.clearing(at, where)
        if not s.ruins >> c & 1:
            raise LichtungError("position-no-ruin", where, clearing=c + 1)
        return c

    def numerals(self) -> list[str]:
        return self.setup.place_words[: self.setup.clearings]

    def read_mats(self, s: Root) -> None:
        for name, rows in self.part("factions", self.setup.mat_words).items():
            seat = self.setup.mat_words.index(name)
            mat = s.mat(seat)
            cells = {
                key: (field, cell)
                for field in mat.fields()
                for cell, key in enumerate(cell_keys(self.setup, field))
            }
            owner = self.setup.mat_owner[seat]
            figures = self.setup.figures_of[owner] if owner != NONE else []
            known = [*[PAWN_KEY for _ in figures], *cells]
            for key, value in self.checked(rows, f"factions.{name}", known).items():
                where = f"factions.{name}.{key}"
                self.said[seat].append(key)
                if key == PAWN_KEY and figures:
                    place = NONE if value == NOTHING else self.place(value, where)
                    s.figures = replaced(s.figures, figures[0], place)
                    continue
                field, cell = cells[key]
                number = self.field(field, value, where)
                if field.axes:
                    getattr(mat, field.name)[cell] = number
                else:
                    setattr(mat, field.name, number)

    def field(self, field: Field, value: object, where: str) -> int:
        """A number within the declared range, or what the words stand for."""
        if field.kind == NUMBER:
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.bad(where, "0..")
            if not field.low <= value <= field.high:
                raise self.bad(where, f"{field.low}..{field.high}")
            return value
        if field.kind == "card" and field.many:
            return self.cards(value, where)
        kind = self.kinds[field.kind]
        if field.many:
            return sum({1 << self.parsed(kind, word, where) for word in self.words(value, where)})
        return NONE if value == NOTHING else self.parsed(kind, value, where)

    def read_markers(self, s: Root) -> None:
        """Tokens that lie face down: what each is, where, who knows it; the others are in the supply."""
        rows = self.data.get("markers", [])
        if not isinstance(rows, list) or len(rows) > len(s.marker_places):
            raise self.bad("markers", f"[0..{len(s.marker_places)}]")
        kinds, places, seen = list(s.marker_kinds), list(s.marker_places), list(s.marker_seen)
        excluded = list(s.marker_excluded)
        setup, known = self.setup, self.setup.marker_kind_words
        owners = [setup.kind_of_seat(kind) for kind in range(len(known))]
        in_play = [word for kind, word in enumerate(known) if owners[kind] != NONE]
        left = [kind.total for kind in setup.marker_kinds]
        free = [markers[:] for markers in setup.markers_of]  # a row takes the first one of its kind's owner
        for number, row in enumerate(rows):
            where = f"markers[{number}]"
            given = self.checked(row, where, ["kind", "place", "seen", "excluded"])
            kind = known.index(in_play[self.choice(given.get("kind"), f"{where}.kind", in_play)])
            if not left[kind]:
                raise LichtungError("position-pieces", f"{where}.kind", most=setup.marker_kinds[kind].total)
            left[kind] -= 1
            marker = free[owners[kind]].pop(0)
            kinds[marker] = kind
            place = given.get("place", NOTHING)
            places[marker] = NONE if place == NOTHING else self.place(place, f"{where}.place")
            for word in self.words(given.get("seen", []), f"{where}.seen"):
                seen[marker] |= 1 << self.choice(word, f"{where}.seen", self.seats)
            told = self.checked(given.get("excluded", {}), f"{where}.excluded", self.seats)
            for name, words in told.items():
                for word in self.words(words, f"{where}.excluded.{name}"):
                    at = marker * setup.seats + self.seats.index(name)
                    excluded[at] |= 1 << self.choice(word, f"{where}.excluded.{name}", known)
        for kind, n in enumerate(left):
            for _ in range(n if owners[kind] != NONE else 0):
                kinds[free[owners[kind]].pop(0)] = kind
        s.marker_kinds, s.marker_places, s.marker_seen = tuple(kinds), tuple(places), tuple(seen)
        s.marker_excluded = tuple(excluded)

    def parsed(self, kind: Kind, value: object, where: str) -> int:
        known = [kind.text(v) for v in kind.samples()]
        if not isinstance(value, str):
            raise self.bad(where, " | ".join(known))
        try:
            return kind.parse(value)
        except ValueError:
            raise unknown(value, known, where) from None

    def read_supply(self, s: Root) -> None:
        """What is neither on the map nor on a mat lies in the supply."""
        given = self.part("supply", self.owners)
        for owner, name in enumerate(self.owners):
            total = self.setup.owner[owner].warriors
            out = sum(s.warriors[owner * s.places : owner * s.places + s.places]) + warriors_aside(s, owner)
            if out > total:
                raise LichtungError("position-warriors", f"warriors.{name}", most=total)
            rest = total - out
            s.supply[owner] = self.number(given[name], f"supply.{name}", rest) if name in given else rest

    def read_cards(self, s: Root) -> None:
        table = self.setup
        for name, cards in self.part("hands", self.zones).items():
            s.zones[self.zones.index(name)] = self.cards(cards, f"hands.{name}")
        for name, cards in self.part("crafted", self.seats).items():
            s.crafted = replaced(s.crafted, self.seats.index(name), self.cards(cards, f"crafted.{name}"))
        for name, card in self.part("dominance", self.seats).items():
            mask = self.cards([card], f"dominance.{name}")
            if not mask & table.deck.dominance:
                raise LichtungError("position-card", f"dominance.{name}", value=str(card))
            seat = self.seats.index(name)
            s.dominance = (*s.dominance[:seat], members(mask)[0], *s.dominance[seat + 1 :])
        s.discard = self.cards(self.data.get("discard", []), "discard")
        s.available = self.cards(self.data.get("available", []), "available")
        if "deck" in self.data:
            s.deck = self.cards(self.data["deck"], "deck")
        else:
            left_out = 0 if is_unbegun(self.frames) else table.left_out
            s.deck = table.deck.common & ~left_out & ~sum(1 << card for card in self.lies)
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
        self.read_shown(s)

    def read_shown(self, s: Root) -> None:
        """Who saw whose hand in which turn; a row of numbers as it was written before."""
        n = self.setup.seats
        if isinstance(self.data.get("shown"), list):
            s.shown = tuple(self.numbers("shown", n * n))
            return
        shown = list(s.shown)
        for name, row in self.part("shown", self.seats).items():
            for other, turn in self.checked(row, f"shown.{name}", self.seats).items():
                at = self.seats.index(name) * n + self.seats.index(other)
                shown[at] = self.number(turn, f"shown.{name}.{other}")
        s.shown = tuple(shown)

    def read_things(self, s: Root) -> None:
        n = len(ITEMS)
        for name, value in self.part("crafted-items", self.seats).items():
            seat = self.seats.index(name)
            row = self.items(value, f"crafted-items.{name}")
            s.crafted_items = (*s.crafted_items[: seat * n], *row, *s.crafted_items[seat * n + n :])
        for name, points in self.part("points", self.seats).items():
            s.points = replaced(s.points, self.seats.index(name), self.number(points, f"points.{name}"))
        s.used = self.cards(self.data.get("used", []), "used", placed=False)
        s.battle_used = self.cards(self.data.get("battle-used", []), "battle-used", placed=False)
        self.read_activated(s)
        self.read_removed(s)
        self.read_battle(s)
        for word in self.words(self.data.get("winners", []), "winners"):
            s.winners |= 1 << self.choice(word, "winners", self.seats)

    def read_items(self, s: Root) -> None:
        """5.1.5: the supply of items; left out it is what nobody has."""
        if "items" in self.data:
            s.items = tuple(self.items(self.data["items"], "items"))
            return
        n = len(ITEMS)
        for item in range(n):
            gone = -brought_by_helpers(s, item)
            for seat, faction in enumerate(self.setup.factions):
                gone += s.crafted_items[seat * n + item] + max(0, faction.items_beyond(s, seat)[item])
            s.items = replaced(s.items, item, max(0, s.items[item] - max(0, gone)))

    def read_activated(self, s: Root) -> None:
        if isinstance(self.data.get("activated"), list):  # as it was written before
            used = self.numbers("activated", s.clearings)
            s.activated = (*used, *s.activated[s.clearings :])
            return
        for at, n in self.part("activated", self.numerals()).items():
            number = self.number(n, f"activated.{at}")
            s.activated = replaced(s.activated, self.clearing(at, "activated"), number)

    def read_removed(self, s: Root) -> None:
        """Pieces taken off whose consequences are pending."""
        rows = self.data.get("removed", [])
        if not isinstance(rows, list):
            raise self.bad("removed", "list")
        if rows and isinstance(rows[0], int):  # as it was written before
            flat = self.numbers("removed", 0)
            if len(flat) % OLD_GROUP:
                raise self.bad("removed", f"[{OLD_GROUP} x 0.., ...]")
            groups = [flat[i : i + OLD_GROUP] for i in range(0, len(flat), OLD_GROUP)]
            for owner, kind, place, _, remover in groups:
                owners = self.setup.owners
                fits = 0 <= owner < owners and 0 <= remover < owners and 0 <= place < self.setup.places
                if not fits or not WARRIOR <= kind < len(self.pieces):
                    raise self.bad("removed", f"[{OLD_GROUP} x 0.., ...]")
            s.removed = tuple([Removed(o, k, c, n, by, by, by) for o, k, c, n, by in groups])
            return
        found: list[Removed] = []
        for i, row in enumerate(rows):
            where = f"removed[{i}]"
            names = ["owner", "kind", "place", "count", "remover", "scorer", "payer", "marker", "more"]
            given = self.checked(row, where, names)
            kind = WARRIOR
            for number, word in REMOVED_WORDS.items():
                if given.get("kind") == word:
                    kind = number
            if given.get("kind") not in REMOVED_WORDS.values():
                kind = self.choice(given.get("kind"), f"{where}.kind", self.pieces)
            owner, remover, scorer, payer = (
                self.choice(given.get(name), f"{where}.{name}", self.owners)
                for name in ("owner", "remover", "scorer", "payer")
            )
            place = self.place(given.get("place"), f"{where}.place")
            count = self.number(given.get("count"), f"{where}.count")
            marker = NONE
            if kind == MARKER:
                own = self.setup.markers_of[owner] if owner < self.setup.seats else []
                numbers = [number + 1 for number in own]
                marker = self.number(given.get("marker"), f"{where}.marker") - 1
                if marker + 1 not in numbers or s.marker_places[marker] != NONE:
                    raise self.bad(f"{where}.marker", " | ".join([str(number) for number in numbers]))
            more = self.number(given.get("more", 0), f"{where}.more", 1)
            found.append(Removed(owner, kind, place, count, remover, scorer, payer, marker, 0, more))
        s.removed = tuple(found)

    def read_battle(self, s: Root) -> None:
        if isinstance(self.data.get("battle"), list):  # as it was written before
            given = self.numbers("battle", 0)
            s.battle = tuple(given) if len(given) == len(NO_BATTLE) else NO_BATTLE
            if not NONE <= s.battle[DEFENDER] < self.setup.owners:
                raise self.bad("battle", " | ".join(self.owners))
            return
        rows = self.part("battle", list(BATTLE_NUMBERS.words))
        for name, value in rows.items():
            if name == BATTLE_NUMBERS.words[DEFENDER]:
                s.battle = replaced(s.battle, DEFENDER, self.choice(value, f"battle.{name}", self.owners))
            else:
                at = BATTLE_NUMBERS.words.index(name)
                s.battle = replaced(s.battle, at, self.number(value, f"battle.{name}"))

    # --- The turn

    def read_turn(self, s: Root) -> None:
        """Whose turn it is and how far it has got; what is counted by turns is as at its beginning."""
        s.turn = self.number(self.data.get("number", 1), "number")
        over = self.data.get("over", False)
        if not isinstance(over, bool):
            raise self.bad("over", "true | false")
        s.over = over
        if "pending" in self.data:
            self.read_pending(s)
            return
        if "active" in self.data:
            raise LichtungError("position-active-pending", "active")
        seat = self.choice(self.data.get("turn", self.seats[0]), "turn", self.seats)
        s.active = seat
        begin_turn(s, seat)
        if s.over:
            return
        if s.turn == 0:
            raise self.bad("number", f"1..{MOST}")
        if "step" in self.data:
            self.read_step(seat)
            return
        phase = self.choice(self.data.get("phase", PHASES[1]), "phase", list(PHASES))
        step = (START_BIRDSONG, START_DAYLIGHT, START_EVENING)[phase]
        plan = self.setup.factions[seat].plan
        if step not in plan:
            raise self.bad("phase", "pending")
        self.begins = step == START_BIRDSONG  # the turn is counted already: only what follows is left
        self.frames = [(TAKE_TURN, turn_record(seat, plan.index(step) + self.begins))]

    def read_pending(self, s: Root) -> None:
        """The steps that wait; the lowest one is the turn of the active player."""
        for key in ("turn", "phase", "step"):
            if key in self.data:
                raise LichtungError("position-turn-or-pending", key)
        pending = self.data["pending"]
        if not isinstance(pending, list):
            raise self.bad("pending", "list")
        self.frames = [self.records.frame(row, f"pending[{i}]") for i, row in enumerate(pending)]
        if s.over and pending:
            raise LichtungError("position-over-pending", "pending")
        bottom = self.frames[0][1] if self.frames else None
        seat = bottom.seat if isinstance(bottom, Turn) else 0
        s.active = self.choice(self.data.get("active", self.seats[seat]), "active", self.seats)

    def read_step(self, seat: int) -> None:
        """The step of a turn that comes next, or one in which it stands."""
        if "phase" in self.data:
            raise LichtungError("position-phase-or-step", "step")
        faction, word = self.setup.factions[seat], str(self.data["step"])
        words = turn_words(self.setup, seat)[:-1]
        inner = {STEPS[step].name: (step, before) for step, before in faction.inner_steps}
        if word in words:
            index = words.index(word)
            self.begins = faction.plan[index] == START_BIRDSONG
            self.frames = [(TAKE_TURN, turn_record(seat, index + self.begins))]
            self.stands = faction.plan[index]
            return
        if word not in inner:
            raise LichtungError("position-step", "step", value=word, known=", ".join([*words, *inner]))
        self.stands, before = inner[word]
        own = STEPS[self.stands].holds is SeatRecord
        self.frames = [(TAKE_TURN, turn_record(seat, faction.plan.index(before) + own))]
        if own:
            self.frames.append((self.stands, seat_record(seat)))


def warriors_aside(s: Root, owner: int) -> int:
    """Warriors of an owner on mats, neither on the map nor in a supply."""
    n = 0
    for seat, mat in enumerate(s.mats):
        for field in mat.fields():
            if field.warriors:
                value = getattr(mat, field.name)
                if isinstance(value, int):
                    n += value if s.setup.mat_owner[seat] == owner else 0
                elif s.setup.mat_owner[seat] >= s.setup.first_hireling:
                    n += sum(value) if s.setup.mat_owner[seat] == owner else 0
                elif field.axes[-1] is OWNERS or owner < s.setup.seats:
                    n += sum(value[owner :: len(s.setup.words_of(field.axes[-1]))])
    return n


def cards_aside(s: Root, seat: int) -> int:
    """The mask of cards of the common deck that lie on a seat's mat."""
    cards = 0
    mat = s.mats[seat]
    for field in mat.fields():
        if field.kind == "card" and field.many:
            value = getattr(mat, field.name)
            for mask in [value] if isinstance(value, int) else value:
                cards |= mask
    return cards
