"""What a seat may know of a game of Root, and states that it cannot tell from the real one. 1.2.

A view is built from what the fields declare: public ones are copied, of all others it holds what this viewer
may know and how much there is of the rest. Frames are shown where their records are declared public.
"""

from random import Random
from typing import Final

from lichtung.kernel.codec import PublicRecord, Record
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, push
from lichtung.kernel.game import Decision
from lichtung.kernel.view import View
from lichtung.root.cards import ITEMS, count, members, with_item
from lichtung.root.fields import OWNER, PUBLIC, Mat
from lichtung.root.paths import close_paths
from lichtung.root.records import frame_data
from lichtung.root.setup import Setup
from lichtung.root.state import (
    BATTLE_NUMBERS,
    DEFENDER,
    FIELDS,
    NONE,
    Root,
    empty_state,
)
from lichtung.root.turn import DAYLIGHT_BREAKS, PHASES, Turn, phase_at
from lichtung.root.written import removed_words, told

__all__ = ["FIELDS", "RootView", "imagine_state", "known_of"]

KINDS: Final = len(ITEMS)
# Public fields that are written in a form of their own, or that follow from others without any rule.
WRITTEN_APART: Final = (
    "ruins",
    "closed_paths",
    "battle",
    "marker_places",
    "matching",
    "strength",
    "presence",
)
WRITTEN: Final = [f for f in FIELDS if f.visible == PUBLIC and f.name not in WRITTEN_APART]
# What a view holds besides its public fields.
HELD: Final = (
    "seat",
    "decision",
    "over",
    "removed",
    "frames",
    "mats",
    "ruin_known",
    "ruin_counts",
    "ruin_pool",
    "marker_known",
    "marker_pool",
    "hidden",
    "known",
    "deck",
    "unseen",
)
NOTHING: Final = Record()  # stands for a record that the viewer may not see


def known_of(s: Root, zone: int, seat: int | None) -> int:
    """The cards of a hand or pile that a viewer knows.

    A spectator knows an open hand, and of a pile that no seat may read what was shown to all.
    """
    if seat is None:
        if s.setup.readers[zone] not in (0, s.setup.everybody):
            return 0
        known = s.zones[zone]
        for viewer in range(s.setup.seats):
            known &= s.known[viewer * s.setup.zones + zone]
        return known
    return s.known[seat * s.setup.zones + zone]


# --- written by tools/fields.py; change FIELDS instead


class PublicFields(View):
    """The public fields of the state."""

    def __init__(self, s: Root) -> None:
        self.warriors = tuple(s.warriors)
        self.supply = tuple(s.supply)
        self.pieces = tuple(s.pieces)
        self.unplaced = s.unplaced
        self.figures = s.figures
        self.suits = s.suits
        self.matching = s.matching
        self.closed_paths = s.closed_paths
        self.ferry = s.ferry
        self.ferried = s.ferried
        self.tower = s.tower
        self.dug = s.dug
        self.ruins = s.ruins
        self.ruin_seen = s.ruin_seen
        self.sealed = s.sealed
        self.corners = s.corners
        self.homelands = s.homelands
        self.display = s.display
        self.locked = s.locked
        self.drafted = s.drafted
        self.dealt = s.dealt
        self.marker_places = s.marker_places
        self.marker_seen = s.marker_seen
        self.marker_excluded = s.marker_excluded
        self.strength = tuple(s.strength)
        self.presence = tuple(s.presence)
        self.ruler = tuple(s.ruler)
        self.slots = s.slots
        self.shown = s.shown
        self.crafted = s.crafted
        self.discard = s.discard
        self.available = s.available
        self.items = s.items
        self.crafted_items = s.crafted_items
        self.points = s.points
        self.dominance = s.dominance
        self.controller = s.controller
        self.active = s.active
        self.turn = s.turn
        self.used = s.used
        self.activated = s.activated
        self.battle = s.battle
        self.battle_used = s.battle_used
        self.boats = s.boats
        self.hirer = s.hirer
        self.winners = s.winners

    def open_fields(self, s: Root) -> None:
        """Give a state everything that is public."""
        s.warriors = list(self.warriors)
        s.supply = list(self.supply)
        s.pieces = list(self.pieces)
        s.unplaced = self.unplaced
        s.figures = self.figures
        s.suits = self.suits
        s.matching = self.matching
        s.closed_paths = self.closed_paths
        s.ferry = self.ferry
        s.ferried = self.ferried
        s.tower = self.tower
        s.dug = self.dug
        s.ruins = self.ruins
        s.ruin_seen = self.ruin_seen
        s.sealed = self.sealed
        s.corners = self.corners
        s.homelands = self.homelands
        s.display = self.display
        s.locked = self.locked
        s.drafted = self.drafted
        s.dealt = self.dealt
        s.marker_places = self.marker_places
        s.marker_seen = self.marker_seen
        s.marker_excluded = self.marker_excluded
        s.strength = list(self.strength)
        s.presence = list(self.presence)
        s.ruler = list(self.ruler)
        s.slots = self.slots
        s.shown = self.shown
        s.crafted = self.crafted
        s.discard = self.discard
        s.available = self.available
        s.items = self.items
        s.crafted_items = self.crafted_items
        s.points = self.points
        s.dominance = self.dominance
        s.controller = self.controller
        s.active = self.active
        s.turn = self.turn
        s.used = self.used
        s.activated = self.activated
        s.battle = self.battle
        s.battle_used = self.battle_used
        s.boats = self.boats
        s.hirer = self.hirer
        s.winners = self.winners


# --- end


class MatView:
    """What a viewer sees of a mat: a copy of it, and the names of the fields that are hidden in it."""

    def __init__(self, mat: Mat, own: bool) -> None:
        self.mat = mat  # shared as by forks
        self.hidden: list[str] = []
        if not mat.all_public:
            self.mat = mat.copy()
            for field in mat.fields():
                if field.visible != PUBLIC and not (own and field.visible == OWNER):
                    self.hidden.append(field.name)
                    blank = [field.default] * len(getattr(mat, field.name)) if field.axes else field.default
                    setattr(self.mat, field.name, blank)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MatView):
            return False
        return self.hidden == other.hidden and self.mat.values() == other.mat.values()

    def __hash__(self) -> int:
        return hash(self.mat.values())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_mat_view, (self.mat, self.hidden))


def _mat_view(mat: Mat, hidden: list[str]) -> MatView:
    shown = MatView(mat, True)
    shown.mat, shown.hidden = mat, hidden
    return shown


class RootView(PublicFields):
    """One seat's knowledge. Of hidden cards it holds how many there are and which ones the seat has seen."""

    def __init__(self, s: Root, seat: int | None, decision: Decision | None) -> None:
        super().__init__(s)
        setup = s.setup
        self.setup = setup
        self.seat = seat
        self.decision = decision
        self.over = s.over
        self.removed = s.removed
        self.frames = [(STEPS[f.step].name, _shown(f.record)) for f in s.frames()]
        s.owned = 0
        self.mats = [MatView(mat, owner == seat) for owner, mat in enumerate(s.mats)]
        # Under each ruin: how many items, and what this seat has seen there. Together all others are a pool
        # that everybody knows.
        known = [0] * s.clearings
        counts = known[:]
        pool: list[int] = []
        for clearing in members(s.ruins):
            items = s.ruin_items[clearing]
            counts[clearing] = count(items)
            if seat is not None and s.ruin_seen[clearing] >> seat & 1:
                known[clearing] = items
            else:
                pool += [item % KINDS for item in members(items)]
        self.ruin_known = tuple(known)
        self.ruin_counts = tuple(counts)
        self.ruin_pool = tuple(sorted(pool))
        # Face-down tokens: what this seat knows each to be (NONE: it does not know), and a pool of the rest.
        self.marker_known: tuple[int, ...] = ()
        self.marker_pool: tuple[int, ...] = ()
        if s.marker_kinds:
            self._look_at_markers(s, seat)
        self.hidden = tuple([count(zone) for zone in s.zones])
        if seat is None:
            self.known = tuple([known_of(s, zone, None) for zone in range(setup.zones)])
        else:
            self.known = tuple(s.known[seat * setup.zones : (seat + 1) * setup.zones])
        self.deck = count(s.deck)
        # Cards out of this seat's sight.
        unseen = s.deck
        for zone, cards in enumerate(s.zones):
            unseen |= cards & ~self.known[zone]
        self.unseen = unseen

    def _look_at_markers(self, s: Root, seat: int | None) -> None:
        """Those of factions that nobody plays are in the box, where everybody knows them.

        A spectator knows what all seats know.
        """
        known: list[int] = []
        pool: list[int] = []
        for owner, kind, seen in zip(s.setup.marker_owner, s.marker_kinds, s.marker_seen, strict=True):
            knows = owner == NONE or seen == s.setup.everybody or (seat is not None and seen >> seat & 1)
            known.append(kind if knows else NONE)
            if not knows:
                pool.append(kind)
        self.marker_known = tuple(known)
        self.marker_pool = tuple(sorted(pool))

    def attributes(self) -> list[str]:
        return [*[field.name for field in FIELDS if field.visible == PUBLIC], *HELD]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        setup = self.setup
        return (_view, (setup.origin, setup.roles, setup.sides, self.contents()))

    def summary(self) -> dict[str, object]:
        words, decision = self.setup.words, self.decision
        return {
            "seat": None if self.seat is None else words[self.seat],
            "decides": None
            if decision is None
            else (words[decision.seat] if decision.seat >= 0 else "chance"),
            "step": None if decision is None else decision.step,
            "turn": self.turn,
            "points": " ".join([f"{words[seat]}:{n}" for seat, n in enumerate(self.points)]),
        }

    def data(self) -> dict[str, object]:
        """Everything by name; docs/http-api.md lists it."""
        return {**public_data(self), **hidden_data(self)}


def _view(setup: Setup, roles: tuple[int, ...], sides: tuple[int, ...], values: list[object]) -> RootView:
    view = RootView(empty_state(setup.relative(roles, sides)), None, None)
    view.hold(values)
    return view


def public_data(v: RootView) -> dict[str, object]:
    """The public fields and mats; views share what is the same in them, so nobody changes it."""
    setup = v.setup
    found: dict[str, object] = {field.name: told(setup, field, getattr(v, field.name)) for field in WRITTEN}
    found["seat"] = None if v.seat is None else setup.words[v.seat]
    found["decision"] = None if v.decision is None else list(v.decision.values())
    found["frames"] = [frame_data(setup, name, record) for name, record in v.frames]
    found["over"] = v.over
    found["phase"] = phase_of(v)
    found["closed_paths"] = [
        [setup.place_words[one], setup.place_words[two]]
        for number, (one, two) in enumerate(setup.map.paths)
        if v.closed_paths >> number & 1
    ]
    found["removed"] = [removed_words(setup, group) for group in v.removed]
    found["battle"] = None
    if v.battle[DEFENDER] != NONE:
        numbers = dict(zip(BATTLE_NUMBERS.words, v.battle, strict=True))
        found["battle"] = {**numbers, "defender": setup.words[v.battle[DEFENDER]]}
    found["mats"] = {
        setup.mat_words[seat]: {
            field.name: None
            if field.name in shown.hidden
            else told(setup, field, getattr(shown.mat, field.name))
            for field in shown.mat.fields()
        }
        for seat, shown in enumerate(v.mats)
    }
    return found


def hidden_data(v: RootView) -> dict[str, object]:
    """What the viewer knows of things that lie face down, and how much there is of them."""
    setup = v.setup
    cards = setup.deck.words
    kinds = setup.marker_kind_words
    return {
        "hands": {
            word: {"count": v.hidden[zone], "known": [cards[card] for card in members(v.known[zone])]}
            for zone, word in enumerate(setup.zone_words)
        },
        "unseen": [cards[card] for card in members(v.unseen)],
        "deck": v.deck,
        "ruins": {
            setup.place_words[clearing]: {
                "items": v.ruin_counts[clearing],
                "known": [ITEMS[item % KINDS] for item in members(v.ruin_known[clearing])],
            }
            for clearing in members(v.ruins)
        },
        "ruin_pool": [ITEMS[item] for item in v.ruin_pool],
        "markers": [
            {
                "owner": setup.words[setup.marker_owner[marker]],
                "place": None if place == NONE else setup.place_words[place],
                "kind": None if v.marker_known[marker] == NONE else kinds[v.marker_known[marker]],
                "open": v.marker_seen[marker] == setup.everybody,
            }
            for marker, place in enumerate(v.marker_places)
            if setup.marker_owner[marker] != NONE
        ],
        "marker_pool": [kinds[kind] for kind in v.marker_pool],
    }


def phase_of(v: RootView) -> str | None:
    """1.4: the phase of the turn that is being played."""
    if STEPS[DAYLIGHT_BREAKS].name in [name for name, _ in v.frames]:  # what waits for it ends Birdsong
        return PHASES[0]
    for _, record in v.frames:
        if isinstance(record, Turn):
            return phase_at(v.setup.factions[record.seat], record.index)
    return None


def _shown(record: Record) -> Record:
    return record if isinstance(record, PublicRecord) else NOTHING


def imagine_state(v: RootView, rng: Random) -> Root:
    """Deal what the viewer has not seen at random; everything else is as the viewer sees it."""
    setup = v.setup
    s = empty_state(setup)
    v.open_fields(s)
    if s.closed_paths != setup.map.closed:
        close_paths(s, s.closed_paths)
    s.over = v.over
    s.removed = v.removed
    s.mats = [shown.mat for shown in v.mats]
    s.owned = 0
    _deal_cards(s, v, rng)
    _hide_items(s, v, rng)
    _mix_markers(s, v, rng)
    for landmark in setup.landmarks.hiding:
        landmark.imagine(s, rng)
    for seat, shown in enumerate(v.mats):
        if shown.hidden:
            setup.factions[seat].imagine_mat(s, seat, rng)
    for name, record in v.frames:
        step = STEPS[STEP_BY_NAME[name]]
        push(s, step.id, step.imagine(s, rng) if record is NOTHING else record)
    return s


def _deal_cards(s: Root, v: RootView, rng: Random) -> None:
    """Of the cards that the viewer has not seen only those in hands and piles need an order."""
    setup = v.setup
    pool = members(v.unseen)
    rest = v.unseen
    first = 0
    for zone in range(setup.zones):
        cards = v.known[zone]
        for _ in range(v.hidden[zone] - count(v.known[zone])):
            at = first + int(rng.random() * (len(pool) - first))
            pool[first], pool[at] = pool[at], pool[first]
            cards |= 1 << pool[first]
            rest &= ~(1 << pool[first])
            first += 1
        s.zones[zone] = cards
    s.deck = rest
    for zone in range(setup.zones):
        for viewer in range(setup.seats):
            if setup.readers[zone] >> viewer & 1:
                s.known[viewer * setup.zones + zone] = s.zones[zone]
            elif not setup.readers[zone]:  # what is known of it was shown to all
                s.known[viewer * setup.zones + zone] = v.known[zone]
        if v.seat is not None:
            s.known[v.seat * setup.zones + zone] = v.known[zone]


def _hide_items(s: Root, v: RootView, rng: Random) -> None:
    """Items under ruins, wherever the viewer has not looked."""
    under = list(v.ruin_known)
    pool = list(v.ruin_pool)
    for clearing in members(v.ruins):
        if not v.ruin_known[clearing]:
            for _ in range(v.ruin_counts[clearing]):
                at = int(rng.random() * len(pool))
                pool[at], pool[-1] = pool[-1], pool[at]
                under[clearing] = with_item(under[clearing], pool.pop())
    s.ruin_items = tuple(under)


def _mix_markers(s: Root, v: RootView, rng: Random) -> None:
    """Face-down tokens: each owner's among themselves, none as what the viewer has ruled out."""
    if not v.marker_known:
        return
    kinds = list(v.marker_known)
    for seat, markers in enumerate(v.setup.markers_of):
        unknown = [marker for marker in markers if kinds[marker] == NONE]
        pool = [kind for kind in v.marker_pool if v.setup.kind_of_seat(kind) == seat]
        rng.shuffle(pool)
        excluded = [_excluded(v, marker) for marker in unknown]
        for marker, kind in zip(unknown, fitting(pool, excluded), strict=True):
            kinds[marker] = kind
    s.marker_kinds = tuple(kinds)


def _excluded(v: RootView, marker: int) -> int:
    """A spectator has ruled out what all seats have."""
    row = v.marker_excluded[marker * v.setup.seats : (marker + 1) * v.setup.seats]
    if v.seat is not None:
        return row[v.seat]
    found = row[0]
    for excluded in row:
        found &= excluded
    return found


def fitting(pool: list[int], excluded: list[int]) -> list[int]:
    """The kinds of a shuffled pool, one for each marker, exchanged until none is excluded there."""
    taken = pool[:]
    for at in range(len(taken)):
        if excluded[at] >> taken[at] & 1:
            _exchange(taken, excluded, at, [])
    return taken


def _exchange(taken: list[int], excluded: list[int], at: int, tried: list[int]) -> bool:
    """Find another place for the kind at `at` by a chain of exchanges."""
    tried.append(at)
    for other in range(len(taken)):
        if other in tried or excluded[at] >> taken[other] & 1:
            continue
        taken[at], taken[other] = taken[other], taken[at]
        if not excluded[other] >> taken[other] & 1 or _exchange(taken, excluded, other, tried):
            return True
        taken[at], taken[other] = taken[other], taken[at]
    return False
