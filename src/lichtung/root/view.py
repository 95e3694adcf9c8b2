"""What a seat may know of a game of Root, and states that it cannot tell from the real one. 1.2."""

from random import Random

from lichtung.kernel.codec import Record
from lichtung.kernel.frames import STEP_BY_NAME, STEPS
from lichtung.kernel.game import Decision
from lichtung.kernel.view import View
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import ITEMS, cards_in, count
from lichtung.root.pieces import find_ruler
from lichtung.root.state import Root, fresh

KINDS = len(ITEMS)
MOST_EXACT = 1 << 53
FIRST_SET = (1 << KINDS) - 1


def known_of(s: Root, zone: int, seat: int | None) -> int:
    """The cards of a hand or pile that a viewer knows.

    A spectator knows an open hand, and of a pile that no seat may read what was shown to all.
    """
    if seat is None:
        if s.setup.readers[zone] not in (0, s.setup.everybody):
            return 0
        seat = 0
    return s.known[seat * s.setup.zones + zone]


class RootView(View):
    """One seat's knowledge. Of hidden cards it holds how many there are and which ones the seat has seen."""

    def __init__(self, s: Root, seat: int | None, decision: Decision | None) -> None:
        table = s.setup
        self.setup = table
        self.seat = seat
        self.decision = decision
        self.frames = list(zip([STEPS[i].name for i in s.steps], s.records, strict=True))
        self.over = s.over
        self.winners = s.winners
        self.warriors = tuple(s.warriors)
        self.supply = tuple(s.supply)
        self.pieces = tuple(s.pieces)
        self.left = tuple(s.left)
        self.ruins = tuple(s.ruins)
        # Under each ruin: how many items of the first and of the second set, and what this seat has seen
        # there. Together all others are a pool that everybody knows.
        self.ruin_seen = tuple(s.ruin_seen)
        self.ruin_known = tuple(
            0 if seat is None or not mask >> seat & 1 else items
            for mask, items in zip(s.ruin_seen, s.ruin_items, strict=True)
        )
        self.ruin_counts = tuple((count(items & FIRST_SET), count(items >> KINDS)) for items in s.ruin_items)
        hidden_items = [
            item
            for items, known in zip(s.ruin_items, self.ruin_known, strict=True)
            for item in cards_in(items & ~known)
        ]
        self.ruin_pool = tuple(sorted(hidden_items))
        self.slots = tuple(s.slots)
        self.ruler = tuple(s.ruler)
        self.hidden = tuple(count(zone) for zone in s.zones)
        self.known = tuple(known_of(s, zone, seat) for zone in range(table.zones))
        self.shown = tuple(s.shown)
        self.crafted = tuple(s.crafted)
        self.deck = count(s.deck)
        self.discard = s.discard  # 1.2.2
        self.available = s.available
        self.items = tuple(s.items)
        self.crafted_items = tuple(s.crafted_items)
        self.points = tuple(s.points)
        self.dominance = tuple(s.dominance)
        self.boards = tuple(tuple(board) for board in s.boards)
        # Cards out of everybody's sight: neither known to this seat nor lying open.
        seen = s.discard | s.available
        for mask in s.crafted:
            seen |= mask
        for mask in self.known:
            seen |= mask
        hidden = s.deck
        for mask in s.zones:
            hidden |= mask
        self.unseen = hidden & ~seen
        self.active = s.active
        self.turn = s.turn
        self.used = s.used
        self.activated = tuple(s.activated)
        self.removed = tuple(s.removed)
        self.battle = tuple(s.battle)
        self.battle_used = s.battle_used
        self.shut = s.shut
        self.boats = s.boats
        self.hirer = s.hirer

    def data(self) -> dict[str, object]:
        words = self.setup.deck.words

        def named(mask: int) -> list[str]:
            return [words[card] for card in cards_in(mask)]

        factions = self.setup.words
        decision = self.decision
        return {
            "seat": None if self.seat is None else factions[self.seat],
            "factions": factions,
            "decision": None if decision is None else list(decision.values()),
            "frames": [[name, _plain(record.values())] for name, record in self.frames],
            "over": self.over,
            "winners": self.winners,
            "warriors": list(self.warriors),
            "supply": list(self.supply),
            "pieces": list(self.pieces),
            "left": list(self.left),
            "ruins": list(self.ruins),
            "ruin_seen": list(self.ruin_seen),
            "ruin_known": list(self.ruin_known),
            "ruin_counts": [list(counts) for counts in self.ruin_counts],
            "ruin_pool": list(self.ruin_pool),
            "slots": list(self.slots),
            "ruler": list(self.ruler),
            "hidden": list(self.hidden),
            "known": [named(mask) for mask in self.known],
            "shown": list(self.shown),
            "unseen": named(self.unseen),
            "crafted": [named(mask) for mask in self.crafted],
            "deck": self.deck,
            "discard": named(self.discard),
            "available": named(self.available),
            "items": list(self.items),
            "crafted_items": list(self.crafted_items),
            "points": list(self.points),
            "dominance": list(self.dominance),
            "boards": [[_exact(number) for number in board] for board in self.boards],
            "active": self.active,
            "turn": self.turn,
            "used": named(self.used),
            "activated": list(self.activated),
            "removed": list(self.removed),
            "battle": list(self.battle),
            "battle_used": named(self.battle_used),
            "shut": self.shut,
            "boats": self.boats,
            "hirer": self.hirer,
        }


def _exact(number: int) -> int | str:
    """A set of cards may be more than a reader of JSON keeps exactly: then it is written as text."""
    return number if abs(number) < MOST_EXACT else str(number)


def _plain(values: tuple[object, ...]) -> list[object]:
    return [
        _plain(v) if isinstance(v, tuple) else _plain(v.values()) if isinstance(v, Record) else v
        for v in values
    ]


def imagine_state(v: RootView, rng: Random) -> Root:
    """Deal what the viewer has not seen at random; everything else is as the viewer sees it."""
    table = v.setup
    s = fresh(table)
    s.steps = [STEP_BY_NAME[name] for name, _ in v.frames]
    s.records = [record for _, record in v.frames]
    s.over = v.over
    s.winners = v.winners
    s.warriors = list(v.warriors)
    s.supply = list(v.supply)
    s.pieces = list(v.pieces)
    s.left = list(v.left)
    s.ruins = list(v.ruins)
    s.slots = list(v.slots)
    s.boats = v.boats
    s.hirer = v.hirer
    for seat in range(table.seats):
        for clearing in range(CLEARINGS):
            buildings = sum(
                s.pieces[kind * CLEARINGS + clearing] for kind in table.kinds_of[seat] if table.building[kind]
            )
            cell = seat * CLEARINGS + clearing
            s.strength[cell] = s.warriors[cell] + buildings
    for clearing in range(CLEARINGS):
        find_ruler(s, clearing)
    pool = cards_in(v.unseen)
    rng.shuffle(pool)
    for zone in range(table.zones):
        unknown = v.hidden[zone] - count(v.known[zone])
        s.zones[zone] = v.known[zone] | sum(1 << card for card in pool[:unknown])
        del pool[:unknown]
    s.deck = sum(1 << card for card in pool)
    for zone in range(table.zones):
        for viewer in range(table.seats):
            if table.readers[zone] >> viewer & 1:
                s.known[viewer * table.zones + zone] = s.zones[zone]
            elif not table.readers[zone]:  # what is known of it was shown to all
                s.known[viewer * table.zones + zone] = v.known[zone]
        if v.seat is not None:
            s.known[v.seat * table.zones + zone] = v.known[zone]
    s.ruin_seen = list(v.ruin_seen)
    s.ruin_items = list(v.ruin_known)
    for part in range(2):
        items = [item for item in v.ruin_pool if item // KINDS == part]
        rng.shuffle(items)
        for clearing in range(CLEARINGS):
            if not v.ruin_known[clearing]:
                for _ in range(v.ruin_counts[clearing][part]):
                    s.ruin_items[clearing] |= 1 << items.pop()
    s.shown = list(v.shown)
    s.crafted = list(v.crafted)
    s.discard = v.discard
    s.available = v.available
    s.items = list(v.items)
    s.crafted_items = list(v.crafted_items)
    s.points = list(v.points)
    s.dominance = list(v.dominance)
    s.boards = [list(board) for board in v.boards]
    s.active = v.active
    s.turn = v.turn
    s.used = v.used
    s.activated = list(v.activated)
    s.removed = list(v.removed)
    s.battle = list(v.battle)
    s.battle_used = v.battle_used
    s.shut = v.shut
    return s
