"""A state of Root written as plain data, and what follows from it. `position.py` reads the same words.

The keys and words are described in docs/scenario-files.md.
"""

from typing import Final

from lichtung.kernel.frames import STEPS
from lichtung.kernel.game import names_of
from lichtung.root.cards import ITEMS, members
from lichtung.root.fields import CLEARINGS, SEATS, ZONES
from lichtung.root.map import BIRD, SUITS
from lichtung.root.records import frame_data
from lichtung.root.setup import Setup
from lichtung.root.state import BATTLE_NUMBERS, DEFENDER, NO_DOMINANCE, NONE, Root, empty_state
from lichtung.root.written import NOTHING, cell_keys, in_words, removed_words

RUIN_ITEM_WORDS: Final = [*ITEMS, *[f"{item}-2" for item in ITEMS]]  # the second of a kind. 9.8.1
PAWN_KEY: Final = "place"  # of a mat: where the only figure of its seat stands


class _Writer:
    """Turns numbers into words."""

    def __init__(self, s: Root) -> None:
        self.s = s
        self.setup = s.setup
        self.seats = s.setup.words[: s.setup.seats]
        self.owners = s.setup.words
        self.places = s.setup.place_words
        self.cards = s.setup.deck.words

    def named(self, mask: int) -> list[str]:
        return [self.cards[card] for card in members(mask)]

    def at(self, place: int) -> object:
        """A place; clearings are written as numbers."""
        return place + 1 if 0 <= place < self.s.clearings else self.place(place)

    def place(self, place: int) -> str:
        return NOTHING if place == NONE else self.places[place]

    def clearings(self, mask: int) -> list[int]:
        return [c + 1 for c in members(mask)]

    def seats_in(self, mask: int) -> list[str]:
        return [self.seats[seat] for seat in members(mask)]

    def warriors(self) -> dict[str, object]:
        s = self.s
        return {
            name: {
                self.places[place]: s.warriors[owner * s.places + place]
                for place in range(s.places)
                if s.warriors[owner * s.places + place]
            }
            for owner, name in enumerate(self.owners)
        }

    def pieces(self) -> dict[str, object]:
        """Each kind as the places it lies in, once for each piece."""
        s = self.s
        return {
            word: [self.at(p) for p in range(s.places) for _ in range(s.pieces[kind * s.places + p])]
            for kind, word in enumerate(self.setup.piece_words)
        }

    def known(self) -> dict[str, object]:
        """What each seat knows of other seats' hidden cards."""
        found: dict[str, object] = {}
        for viewer, name in enumerate(self.seats):
            rows: dict[str, object] = {}
            for zone, word in enumerate(self.setup.zone_words):
                mask = self.s.known[viewer * self.setup.zones + zone]
                if mask and not self.setup.readers[zone] >> viewer & 1:
                    rows[word] = self.named(mask)
            if rows:
                found[name] = rows
        return found

    def shown(self) -> dict[str, object]:
        """The turns in which seats last saw whole hands."""
        n = self.setup.seats
        found: dict[str, object] = {}
        for viewer, name in enumerate(self.seats):
            row = self.s.shown[viewer * n : viewer * n + n]
            if any(row):
                found[name] = {self.seats[owner]: turn for owner, turn in enumerate(row) if turn}
        return found

    def items(self, row: tuple[int, ...]) -> list[str]:
        return [ITEMS[item] for item, n in enumerate(row) for _ in range(n)]

    def mat(self, seat: int) -> dict[str, object]:
        """A faction's own fields by name, and where its figure stands."""
        found: dict[str, object] = {}
        owner = self.setup.mat_owner[seat]
        for figure in self.setup.figures_of[owner] if owner != NONE else []:
            found[PAWN_KEY] = self.place(self.s.figures[figure])
        mat = self.s.mats[seat]
        for field in mat.fields():
            value = getattr(mat, field.name)
            for key, cell in zip(cell_keys(self.setup, field), _cells(value), strict=True):
                found[key] = in_words(self.setup, field, cell, NOTHING)
        return found

    def removed(self) -> list[object]:
        """Pieces taken off whose consequences are pending."""
        return [removed_words(self.setup, group) for group in self.s.removed]

    def battle(self) -> dict[str, object]:
        """The numbers of the battle that is being fought."""
        battle = self.s.battle
        if battle[DEFENDER] == NONE:
            return {}
        numbers: dict[str, object] = dict(zip(BATTLE_NUMBERS.words, battle, strict=True))
        return {**numbers, "defender": self.owners[battle[DEFENDER]]}

    def markers(self) -> list[object]:
        """Tokens that lie face down; those of factions that nobody plays are in the box."""
        s, n = self.s, self.setup.seats
        kinds = self.setup.marker_kind_words
        return [
            {
                "kind": kinds[s.marker_kinds[marker]],
                "place": self.place(place),
                "seen": self.seats_in(s.marker_seen[marker]),
                "excluded": {
                    self.seats[seat]: [kinds[kind] for kind in members(s.marker_excluded[marker * n + seat])]
                    for seat in range(n)
                    if s.marker_excluded[marker * n + seat]
                },
            }
            for marker, place in enumerate(s.marker_places)
            if self.setup.marker_owner[marker] != NONE
        ]

    def suits(self, suits: tuple[int, ...]) -> dict[str, object]:
        return {
            self.places[c]: "/".join(SUITS[suit] for suit in range(BIRD) if suits[c] >> suit & 1)
            for c in range(self.s.clearings)
            if suits[c]
        }

    def position(self) -> dict[str, object]:
        s = self.s
        n = len(ITEMS)
        found: dict[str, object] = {
            "pending": [frame_data(self.setup, STEPS[f.step].name, f.record) for f in s.frames()],
            "active": self.seats[s.active],
            "number": s.turn,
            "points": dict(zip(self.seats, s.points, strict=True)),
            "warriors": self.warriors(),
            "supply": dict(zip(self.owners, s.supply, strict=True)),
            "pieces": self.pieces(),
            "left": dict(zip(self.setup.piece_words, s.unplaced, strict=True)),
            "corners": {
                name: s.corners[seat] + 1 for seat, name in enumerate(self.seats) if s.corners[seat] != NONE
            },
            "ruins": self.clearings(s.ruins),
            "ruin-items": {
                self.places[c]: [RUIN_ITEM_WORDS[i] for i in members(s.ruin_items[c])]
                for c in range(s.clearings)
                if s.ruin_items[c]
            },
            "ruin-seen": {
                self.places[c]: self.seats_in(s.ruin_seen[c]) for c in range(s.clearings) if s.ruin_seen[c]
            },
            "shut": self.clearings(s.sealed),
            "boats": self.seats_in(s.boats),
            "hirer": NOTHING if s.hirer == NONE else self.seats[s.hirer],
            "hands": {word: self.named(s.zones[zone]) for zone, word in enumerate(self.setup.zone_words)},
            "known": self.known(),
            "shown": self.shown(),
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
            "factions": {name: self.mat(number) for number, name in enumerate(self.setup.mat_words)},
            "used": self.named(s.used),
            "activated": {self.places[c]: n for c, n in enumerate(s.activated) if n},
            "removed": self.removed(),
            "battle": self.battle(),
            "battle-used": self.named(s.battle_used),
            "winners": self.seats_in(s.winners),
            "over": s.over,
        }
        if self.setup.advanced:
            found["homelands"] = {
                name: self.clearings(s.homelands[seat])
                for seat, name in enumerate(self.seats)
                if s.homelands[seat]
            }
            cast = self.setup.cast
            found["dealt"] = {
                word: self.setup.codec.kinds[cast[number].dealt_kind].text(s.dealt[number])
                for number, word in enumerate(self.setup.cast_words)
                if s.dealt[number] != NONE
            }
        if self.setup.drafts:
            words = self.setup.cast_words
            found["drafted"] = {
                name: words[s.drafted[seat]]
                for seat, name in enumerate(self.seats)
                if s.drafted[seat] != NONE
            }
            found["display"] = [words[number] for number in members(s.display)]
            found["locked"] = NOTHING if s.locked == NONE else words[s.locked]
        # What no map and no faction of the first boxes has is left out where it is as printed.
        if s.suits != self.setup.suits:
            found["suits"] = self.suits(s.suits)
        if s.closed_paths != self.setup.map.closed:
            found["closed-paths"] = [self.setup.path_words[path] for path in members(s.closed_paths)]
        before = empty_state(self.setup)
        if s.ferry != before.ferry:
            found["ferry"] = self.at(s.ferry)
        if s.tower != before.tower:
            found["tower"] = self.at(s.tower)
        if s.ferried:
            found["ferried"] = s.ferried
        if s.dug:
            found["dug"] = s.dug
        if s.marker_places:
            found["markers"] = self.markers()
        if self.setup.owners > self.setup.seats:
            found["controllers"] = {
                self.owners[owner]: NOTHING
                if s.controller[owner] == NONE
                else self.seats[s.controller[owner]]
                for owner in range(self.setup.seats, self.setup.owners)
            }
        return found


def _cells(value: object) -> list[int]:
    return [value] if isinstance(value, int) else list(value) if isinstance(value, list | tuple) else []


def position_of(s: Root) -> dict[str, object]:
    """The state as plain data; `read_position` makes the same state of it."""
    return _Writer(s).position()


def facts(s: Root) -> dict[str, object]:
    """The position and what follows from it: rulers, open slots, sizes of hands; and the land as it is."""
    writer = _Writer(s)
    places, owners = s.setup.place_words[: s.clearings], s.setup.words
    return {
        **writer.position(),
        "ruler": {
            word: NOTHING if s.ruler[c] == NONE else owners[s.ruler[c]] for c, word in enumerate(places)
        },
        "slots": {word: s.slots[c] for c, word in enumerate(places)},
        "suits": writer.suits(s.suits),
        "closed-paths": [s.setup.path_words[path] for path in members(s.closed_paths)],
        "ferry": writer.at(s.ferry),
        "tower": writer.at(s.tower),
        "cards": {
            **{word: s.zones[zone].bit_count() for zone, word in enumerate(s.setup.zone_words)},
            "deck": s.deck.bit_count(),
            "discard": s.discard.bit_count(),
        },
    }


def mat_names(setup: Setup, seat: int) -> dict[str, object]:
    """All names on the mat of a seat, of whatever faction it can be."""
    found: dict[str, object] = {}
    if seat >= setup.seats:
        return dict.fromkeys(_Writer(empty_state(setup)).mat(seat))
    for role in range(len(setup.cast)) if setup.drafts else [setup.roles[seat]]:
        roles = tuple([role if other == seat else NONE for other in range(setup.seats)])
        found |= _Writer(empty_state(setup.with_roles(roles) if setup.drafts else setup)).mat(seat)
    return dict.fromkeys(found)


def fact_names(setup: Setup) -> dict[str, object]:
    """Everything that `facts` can name; tables that leave out what is not there in full."""
    clearings = dict.fromkeys(setup.words_of(CLEARINGS))
    seats, zones = dict.fromkeys(setup.words_of(SEATS)), dict.fromkeys(setup.words_of(ZONES))
    return {
        **names_of(facts(empty_state(setup))),
        "warriors": {owner: dict.fromkeys(setup.place_words) for owner in setup.words},
        "corners": seats,
        "homelands": seats,
        "dealt": dict.fromkeys(setup.cast_words),
        "drafted": seats,
        "display": None,
        "locked": None,
        "factions": {word: mat_names(setup, number) for number, word in enumerate(setup.mat_words)},
        "dominance": seats,
        "known": dict.fromkeys(seats, zones),
        "shown": dict.fromkeys(seats, seats),
        "ruin-items": clearings,
        "ruin-seen": clearings,
        "activated": clearings,
        "battle": dict.fromkeys(BATTLE_NUMBERS.words),
        "controllers": dict.fromkeys(setup.words[setup.seats :]),
        "suits": clearings,
        **dict.fromkeys(("closed-paths", "ferry", "ferried", "tower", "dug", "markers")),
    }
