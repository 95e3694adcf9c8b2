"""What never changes in a game of Root, by name, for whoever draws it; and the forms of what a view says."""

from math import hypot
from typing import Final, TypedDict

from lichtung.root.cards import ANY, CARD_KINDS, ITEMS, NO_ITEM
from lichtung.root.drawing import HAND_LIMIT
from lichtung.root.faction import Faction
from lichtung.root.map import BIRD, SUITS, Map
from lichtung.root.mixes import reach_of
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, POINTS_TO_WIN

# Room for what lies beside the map, in percent of the picture: spots that are tried, points along a path.
SPOTS: Final = range(8, 93, 6)
ALONG: Final = (0.25, 0.5, 0.75)
LESS_ROOM: Final = 1.3  # a forest needs less room than a clearing, a path the least
LEAST_ROOM: Final = 1.5
ITEMS_LIE: Final = ((80.0, 4.0), (96.0, 4.0))  # in a corner of the picture


class PlaceData(TypedDict):
    """A place of the map; x and y in percent of the picture. Forests name the clearings around them."""

    word: str
    kind: str
    x: float
    y: float
    slots: int
    suits: list[str]
    ruin: bool
    corner: bool
    opposite: str | None
    around: list[str]


class MapData(TypedDict):
    """A map: its places, which of them are joined by paths and by rivers, and what a river is made of.

    Closed paths are those that are closed when a game begins. The clearings around a lake stand in their
    order around it, those of the edge in their order along it.
    """

    name: str
    places: list[PlaceData]
    paths: list[tuple[str, str]]
    closed_paths: list[tuple[str, str]]
    rivers: list[tuple[str, str]]
    river: str
    lake: list[str] | None
    edge: list[str]


class KindData(TypedDict):
    """A kind of building or token, and how many there are."""

    word: str
    name: str
    building: bool
    total: int


class OwnerData(TypedDict):
    """Somebody who owns pieces: a seat, or a helper that has none. Facts are tables of its own rules."""

    word: str
    faction: str
    seat: bool
    warriors: int
    plays: bool
    kinds: list[KindData]
    figures: list[str]
    piles: list[str]
    colours: list[str]
    facts: dict[str, object]


class SetupCardData(TypedDict):
    """A setup card: its faction as whoever chooses it will own it, and what kind of thing is dealt to it."""

    owner: OwnerData
    militant: bool
    reach: int
    dealt: str | None


class CardData(TypedDict):
    """A card of the deck."""

    word: str
    name: str
    suit: str
    kind: str
    cost: list[str]
    item: str | None
    points: int


class LandmarkData(TypedDict):
    """A landmark that takes part, or may be dealt, and the zones of the cards that lie beside it.

    Where it stands is the field `place` of its mat; a landmark without a mat is a field of the view itself.
    """

    word: str
    zones: list[str]


class RootData(TypedDict):
    """What never changes during a game. Setup cards are there in the advanced setup only."""

    map: MapData
    owners: list[OwnerData]
    setup_cards: list[SetupCardData]
    cards: list[CardData]
    landmarks: list[LandmarkData]
    items: list[str]
    suits: list[str]
    facts: dict[str, object]


class ZoneView(TypedDict):
    """Cards of a hand or pile: how many there are, and those that the viewer knows."""

    count: int
    known: list[str]


class RuinView(TypedDict):
    """What lies in a ruin, and what of it the viewer knows."""

    items: int
    known: list[str]


class MarkerView(TypedDict):
    """A token that may lie face down: its kind is null where the viewer does not know it.

    `open`: it lies face up, so that everybody knows it.
    """

    owner: str
    place: str | None
    kind: str | None
    open: bool


def describe(setup: Setup) -> RootData:
    """Map, owners and cards; the client keeps no copy of any of it."""
    return {
        "map": _map(setup),
        "owners": [_owner(setup, owner) for owner in range(setup.owners)],
        "setup_cards": [_setup_card(setup, number) for number in range(len(setup.cast))]
        if setup.advanced
        else [],
        "cards": [_card(setup, card) for card in range(setup.deck.size)],
        "landmarks": [
            {
                "word": landmark.id,
                "zones": [f"{landmark.id}.{pile}" for pile in range(1, landmark.piles + 1)],
            }
            for landmark in setup.landmarks.known
        ],
        "items": list(ITEMS),
        "suits": list(SUITS),
        "facts": {"points_to_win": POINTS_TO_WIN, "hand_limit": HAND_LIMIT},
    }


def _map(setup: Setup) -> MapData:
    board, words = setup.map, setup.place_words
    return {
        "name": board.name,
        "places": [_place(setup, place) for place in range(setup.places)],
        "paths": [(words[one], words[two]) for one, two in board.paths],
        "closed_paths": [
            (words[one], words[two])
            for number, (one, two) in enumerate(board.paths)
            if board.closed >> number & 1
        ],
        "rivers": [(words[one], words[two]) for one, two in board.rivers],
        "river": board.river,
        "lake": [words[clearing] for clearing in board.lake] or None,
        "edge": [words[clearing] for clearing in board.edge],
    }


def _place(setup: Setup, place: int) -> PlaceData:
    board, words = setup.map, setup.place_words
    clearing = place < setup.clearings
    around: list[int] = []
    if clearing:
        x, y = board.centre[place]
    elif setup.is_forest(place):
        x, y = board.forest_centre[place - setup.clearings]
        around = board.forests[place - setup.clearings]
    else:
        x, y = _spots_beside(board, setup.places - setup.mapped)[place - setup.mapped]
    corner = clearing and place in board.corners
    return {
        "word": words[place],
        "kind": "clearing" if clearing else "forest" if setup.is_forest(place) else "area",
        "x": x,
        "y": y,
        "slots": setup.slots[place],
        "suits": [SUITS[suit] for suit in range(BIRD) if setup.suits[place] >> suit & 1],
        "ruin": place in board.ruins,
        "corner": corner,
        "opposite": words[board.opposite[place]] if corner else None,
        "around": [words[near] for near in around],
    }


def _spots_beside(board: Map, areas: int) -> list[tuple[float, float]]:
    """Where areas are drawn: as far as can be from all that the board shows, and from each other.

    Clearings need the most room, then forests, then paths and rivers.
    """
    shown = [(x, y, 1.0) for x, y in board.centre] + [(x, y, LESS_ROOM) for x, y in board.forest_centre]
    shown += [(x, y, 1.0) for x, y in ITEMS_LIE]
    if board.lake:
        shore = [board.centre[clearing] for clearing in board.lake]
        shown.append((sum([x for x, _ in shore]) / len(shore), sum([y for _, y in shore]) / len(shore), 1.0))
    for one, two in board.paths + board.rivers:
        (ax, ay), (bx, by) = board.centre[one], board.centre[two]
        shown += [(ax + (bx - ax) * part, ay + (by - ay) * part, LEAST_ROOM) for part in ALONG]
    found: list[tuple[float, float]] = []
    for _ in range(areas):
        best, most = (0.0, 0.0), 0.0
        for x in SPOTS:
            for y in SPOTS:
                room = min([hypot(x - a, y - b) * weight for a, b, weight in shown])
                if room > most:
                    best, most = (float(x), float(y)), room
        found.append(best)
        shown.append((*best, 1.0))
    return found


def _owner(setup: Setup, owner: int) -> OwnerData:
    rules = setup.owner[owner]
    seat = rules if isinstance(rules, Faction) else None
    zones = [zone for zone in range(setup.seats, setup.zones) if setup.zone_owner[zone] == owner]
    return {
        "word": setup.words[owner],
        "faction": rules.id,
        "seat": seat is not None,
        "warriors": rules.warriors,
        "plays": seat is not None and seat.decides,
        "kinds": [
            {
                "word": setup.piece_words[kind],
                "name": setup.kinds[kind].name,
                "building": setup.building[kind],
                "total": setup.kinds[kind].total,
            }
            for kind in setup.kinds_of[owner]
        ],
        "figures": [setup.figures[figure].name for figure in setup.figures_of[owner]],
        "piles": [setup.zone_words[zone] for zone in zones],
        "colours": list(rules.colours),
        "facts": rules.facts() | ({} if seat is None else setup.own_law[owner].facts()),
    }


def _setup_card(setup: Setup, number: int) -> SetupCardData:
    """A.8.1: the card of one of the cast, as if the first seat had chosen it."""
    faction = setup.cast[number]
    seat = number
    if setup.drafts:
        setup = setup.with_roles((number, *(NONE,) * (setup.seats - 1)))
        seat = 0
    return {
        "owner": {**_owner(setup, seat), "word": setup.cast_words[number]},
        "militant": faction.militant,
        "reach": reach_of([faction.id]),
        "dealt": faction.dealt_kind or None,
    }


def _card(setup: Setup, card: int) -> CardData:
    deck = setup.deck
    cost = deck.cost[card]
    wanted = [suit for suit, n in zip(SUITS, cost, strict=True) if suit != SUITS[BIRD] for _ in range(n)]
    return {
        "word": deck.words[card],
        "name": deck.names[card],
        "suit": SUITS[deck.suit[card]],
        "kind": CARD_KINDS[deck.kind[card]],
        "cost": wanted + ["any"] * cost[ANY],
        "item": None if deck.item[card] == NO_ITEM else ITEMS[deck.item[card]],
        "points": deck.points[card],
    }
