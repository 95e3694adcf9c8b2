"""What another player can do to a seat in its next turn, as far as the seat can see it.

Everything is told from a view: what lies open is certain ("can"), what hangs on hidden cards has its chance
("might"). A faction says in its `threats.py` how it comes to battle (`raids`), what it scores with what lies
open (`points`), what its Birdsong changes (`prepare`), and whatever else is to be feared of it (`threats`);
each of them may be missing. Hirelings answer the same for whoever controls them, and landmarks say what
they bring (`points`).
"""

from collections.abc import Callable
from importlib import import_module
from math import comb
from random import Random
from types import ModuleType
from typing import Final

from lichtung.kernel.codec import Message
from lichtung.root import factions, hirelings, landmarks
from lichtung.root.battle import ATTACKING, Battle
from lichtung.root.cards import count, members
from lichtung.root.dominance import CLEARINGS_NEEDED
from lichtung.root.map import BIRD
from lichtung.root.moving import may_enter
from lichtung.root.owners import shares_victory
from lichtung.root.paths import destinations, neighbours, ready_boats
from lichtung.root.pieces import buildings_and_tokens, count_present, dismiss, held, is_present, troops
from lichtung.root.state import NO_DOMINANCE, NONE, POINTS_TO_WIN
from lichtung.root.view import RootView, imagine_state

MOST_TOLD: Final = 4
MOST_ALIKE: Final = 2  # of one kind
MOST_ROLLED: Final = 3  # 4.3.2
WORTH_TELLING: Final = 2  # points

# How much a threat weighs, in hundredths of a victory point.
VICTORY: Final = 10_000
NEAR_VICTORY: Final = 600
POINT: Final = 100  # that the other one gets
PIECE: Final = 140  # a building or token: its point, and what it would have done
WARRIOR: Final = 15
CARD: Final = 30


class Threat(Message):
    """One sentence about what somebody can do; places among its arguments are lit on the map."""

    def of(self, *args: int) -> "Threat":
        return Threat(self.law, self.key, self.fields, args)


CAN_WIN: Final = Threat("3.1", "can-win", "have:count more:count")
SCORES: Final = Threat("3.1", "scores", "points:count")
DOMINATES: Final = Threat("3.3.1", "dominates", "card")
NEAR_DOMINANCE: Final = Threat("3.3.1", "near-dominance", "card")
RAZES: Final = Threat("4.3.3", "razes", "clearing pieces:count hits:count warriors:count")
ATTACKS: Final = Threat("4.3", "attacks", "clearing hits:count warriors:count")
HUNTS: Final = Threat("4.3", "hunts", "clearing hits:count")
HIRED_RAZES: Final = Threat("H.3.4", "hired-razes", "hireling:owner clearing pieces:count hits:count")
HIRED_ATTACKS: Final = Threat("H.3.4", "hired-attacks", "hireling:owner clearing hits:count")
AMBUSHES: Final = Threat("2.1.4", "ambushes", "percent:count")


class Raid:
    """A way to battle: so many moves before it, each out of a clearing of its mask, and where it may be.

    `arriving`: only where a move has led.
    """

    def __init__(self, moves: list[int], battle_in: int, arriving: bool = False) -> None:
        self.moves = moves
        self.battle_in = battle_in
        self.arriving = arriving


class Outlook:
    """One seat's look at another one's next turn."""

    def __init__(self, v: RootView, me: int, other: int) -> None:
        self.v = v
        self.me = me
        self.other = other
        self.found: list[tuple[int, Threat]] = []
        # A state with what the viewer knows and nothing else: no card that it only imagines is in a hand.
        self.s = imagine_state(v, Random(0))
        self.s.zones = list(v.known)
        self.s.ferried = 0
        ready_boats(self.s)
        if self.s.hirer != NONE:
            dismiss(self.s)

    def add(self, worth: int, threat: Threat) -> None:
        self.found.append((worth, threat))

    def chance(self, zone: int, cards: int, need: int) -> int:
        """In percent, that a hand or pile has so many of these cards, by all that the viewer has not seen."""
        v = self.v
        known = v.known[zone]
        need -= count(known & cards)
        hidden, pool, good = v.hidden[zone] - count(known), count(v.unseen), count(v.unseen & cards)
        if need <= 0:
            return 100
        missing = sum(comb(good, n) * comb(pool - good, hidden - n) for n in range(min(need, hidden + 1)))
        return round(100 - 100 * missing / comb(pool, hidden))

    # --- Battle. 4.3

    def attackers(self, raid: Raid, clearing: int, owner: int = NONE) -> int:
        """The warriors that can stand in a clearing after the raid's moves; the largest troops come first.

        `owner`: of a hireling, if not the other one's own.
        """
        s, other = self.s, self.other if owner == NONE else owner
        total = troops(s, other, clearing)
        left = raid.moves[:]
        coming: list[tuple[float, int, list[int]]] = []
        for origin in range(s.places):
            n = troops(s, other, origin)
            way = self.way(other, origin, clearing, len(left)) if n and origin != clearing else []
            if way:
                coming.append((n / len(way), n, way))
        for _, n, way in sorted(coming, key=lambda troop: -troop[0]):
            rest = allotted(left, way)
            if rest is not None:
                left = rest
                total += n
        return 0 if raid.arriving and len(left) == len(raid.moves) else total

    def way(self, owner: int, origin: int, dest: int, most: int) -> list[int]:
        """The clearings that warriors of an owner leave one after the other; none if there is no way.

        4.2.1: each step needs rule as things stand now. By ferry goes only who is there already. C.2.5
        """
        s = self.s
        ways: dict[int, list[int]] = {origin: []}
        reached = [origin]
        for place in reached:
            if len(ways[place]) == most:
                break
            if held(s, owner, place) is not None:
                continue
            near = destinations(s, owner, place) if place == origin else neighbours(s, owner, place)
            for beyond in near:
                free = s.ruler[place] == self.other  # of a hireling its controller's. H.3.4
                if (
                    beyond not in ways
                    and not s.setup.is_forest(beyond)
                    and may_enter(s, owner, place, beyond, free)
                ):
                    ways[beyond] = [*ways[place], place]
                    reached.append(beyond)
        return ways.get(dest, [])

    def battle(self, clearing: int, fighters: int, hireling: int = NONE) -> None:
        """4.3: so many fighters of the other one can attack in a clearing where the viewer has pieces.

        H.3.5: those of a hireling fight as an owner of its own.
        """
        s, me = self.s, self.me
        if not fighters or shares_victory(s, self.other, me) or shares_victory(s, me, self.other):
            return
        fight = Battle(self.other if hireling == NONE else hireling, me, clearing)
        hits = min(MOST_ROLLED, fighters)
        for source in s.setup.ask.extra_hits:  # 4.3.2.II
            hits += source.answers.extra_hits(s, source.me, fight, ATTACKING)
        if s.setup.factions[me].most_rolled_hits(s, me, clearing) == 0:  # 4.3.2.III
            hits += 1
        mine = troops(s, me, clearing)
        razed = min(hits - mine, buildings_and_tokens(s, me, clearing))
        if hireling != NONE:
            worth = WARRIOR * min(hits, mine) + PIECE * max(0, razed)
            if razed > 0:
                self.add(worth, HIRED_RAZES.of(hireling, clearing, razed, hits))
            else:
                self.add(worth, HIRED_ATTACKS.of(hireling, clearing, hits))
        elif razed > 0:
            self.add(PIECE * razed + WARRIOR * mine, RAZES.of(clearing, razed, hits, mine))
        elif mine:
            self.add(WARRIOR * min(hits, mine), ATTACKS.of(clearing, hits, mine))
        else:
            self.add(2 * WARRIOR * hits, HUNTS.of(clearing, hits))

    def my_clearings(self) -> list[int]:
        return [c for c in range(self.s.clearings) if is_present(self.s, self.me, c)]

    def my_pieces(self, clearing: int) -> int:
        return count_present(self.s, self.me, clearing)


def allotted(moves: list[int], way: list[int]) -> list[int] | None:
    """The moves that are left after a troop's; for each step the one that serves the fewest clearings."""
    left = sorted(moves, key=count)
    for place in way:
        fit = [mask for mask in left if mask >> place & 1]
        if not fit:
            return None
        left.remove(fit[0])
    return left


class Foresight:
    """What the folder of a faction says about its next turn; without it there is nothing to say."""

    def __init__(self, part: ModuleType | None) -> None:
        self.points: Callable[[Outlook], int] = getattr(part, "points", no_points)
        self.prepare: Callable[[Outlook], None] = getattr(part, "prepare", nothing_more)
        self.raids: Callable[[Outlook], list[Raid]] = getattr(part, "raids", no_raids)
        self.threats: Callable[[Outlook], None] = getattr(part, "threats", nothing_more)


def no_points(o: Outlook) -> int:
    return 0


def no_raids(o: Outlook) -> list[Raid]:
    return []


def nothing_more(o: Outlook) -> None:
    return


class Service:
    """What the folder of a hireling says about the next turn of whoever controls it; `me` owns its pieces."""

    def __init__(self, part: ModuleType | None) -> None:
        self.points: Callable[[Outlook, int], int] = getattr(part, "points", brings_nothing)
        self.raids: Callable[[Outlook, int], list[Raid]] = getattr(part, "raids", stays_at_home)
        self.threats: Callable[[Outlook, int], None] = getattr(part, "threats", does_nothing)


def brings_nothing(o: Outlook, me: int) -> int:
    return 0


def stays_at_home(o: Outlook, me: int) -> list[Raid]:
    return []


def does_nothing(o: Outlook, me: int) -> None:
    return


_found: dict[str, Foresight] = {}  # by faction, once somebody asks: their files need this one
_hired: dict[str, Service] = {}  # by hireling
_landmarks: dict[str, Callable[[Outlook], int]] = {}  # what a landmark brings


def foresight(faction: str) -> Foresight:
    if not _found:
        for name in factions.names():
            rules = import_module(f"{factions.__name__}.{name}.rules")
            _found[rules.FACTION.id] = Foresight(factions.part(name, "threats"))
    return _found[faction]


def service(hireling: str) -> Service:
    if not _hired:
        for name in hirelings.names():
            rules = import_module(f"{hirelings.__name__}.{name}.rules")
            _hired[rules.HIRELING.id] = Service(hirelings.part(name, "threats"))
    return _hired[hireling]


def brought_by(landmark: str) -> Callable[[Outlook], int]:
    if not _landmarks:
        for name in landmarks.names():
            rules = import_module(f"{landmarks.__name__}.{name}.rules")
            _landmarks[rules.LANDMARK.id] = getattr(landmarks.part(name, "threats"), "points", no_points)
    return _landmarks[landmark]


def commanded(o: Outlook) -> list[tuple[int, Service]]:
    """H.2: the hirelings that the other one will still control in its next turn, by their owners."""
    s = o.s
    first = s.setup.first_hireling
    return [
        (first + number, service(hireling.id))
        for number, hireling in enumerate(s.setup.hirelings)
        if s.controller[first + number] == o.other
    ]


def threats_of(v: RootView, other: int) -> list[Threat]:
    """The dearest threats first; nobody threatens himself, nor somebody without a seat."""
    me, setup = v.seat, v.setup
    if me is None or other == me or not 0 <= other < setup.seats or v.over or v.turn == 0:
        return []
    part = foresight(setup.factions[other].id)
    o = Outlook(v, me, other)
    hired = commanded(o)
    brought = sum([brought_by(landmark.id)(o) for landmark in setup.landmarks.known])  # A.5
    threaten_points(
        o, part.points(o) + brought + sum([hireling.points(o, owner) for owner, hireling in hired])
    )
    threaten_dominance(o)
    part.prepare(o)
    threaten_battles(o, part.raids(o))
    part.threats(o)
    for owner, hireling in hired:
        threaten_battles(o, hireling.raids(o, owner), owner)
        hireling.threats(o, owner)
    percent = o.chance(other, setup.deck.ambushes, 1) if v.hidden[other] else 0
    if percent:
        o.add(percent * CARD // 100, AMBUSHES.of(percent))
    return dearest(o.found)


def threaten_battles(o: Outlook, raids: list[Raid], hireling: int = NONE) -> None:
    """4.3: wherever the viewer has pieces, the raid that brings most."""
    for clearing in o.my_clearings():
        fitting = [raid for raid in raids if raid.battle_in >> clearing & 1]
        o.battle(
            clearing, max([o.attackers(raid, clearing, hireling) for raid in fitting], default=0), hireling
        )


def threaten_points(o: Outlook, points: int) -> None:
    """3.1: what lies open is enough for so many points."""
    s, other = o.s, o.other
    if s.dominance[other] != NO_DOMINANCE or not points:
        return
    alone = not s.setup.cooperative or other not in s.setup.people  # M.8: partners win together
    if s.points[other] + points >= POINTS_TO_WIN and alone:
        o.add(VICTORY, CAN_WIN.of(s.points[other], points))
    elif points >= WORTH_TELLING:
        o.add(POINT * points, SCORES.of(points))


def threaten_dominance(o: Outlook) -> None:
    """3.3.1: how far the other one is from winning by its dominance card, as things stand now."""
    s, other = o.s, o.other
    card = s.dominance[other]
    if card == NO_DOMINANCE or not s.setup.factions[other].wins_by_rule:
        return
    suit = s.setup.deck.suit[card]
    if suit == BIRD:  # 3.3.1.II
        opposite = s.setup.map.opposite
        held = max((s.ruler[c] == other) + (s.ruler[opposite[c]] == other) for c in s.setup.map.corners)
        missing = 2 - held
    else:  # 3.3.1.I
        missing = CLEARINGS_NEEDED - sum(1 for c in members(s.matching[suit]) if s.ruler[c] == other)
    if missing <= 0:
        o.add(VICTORY, DOMINATES.of(card))
    elif missing == 1:
        o.add(NEAR_VICTORY, NEAR_DOMINANCE.of(card))


def dearest(found: list[tuple[int, Threat]]) -> list[Threat]:
    """A few of all, no more than two of a kind."""
    told: list[Threat] = []
    for _, threat in sorted(found, key=lambda one: (-one[0], one[1].key, one[1].args)):
        if sum(1 for other in told if other.key == threat.key) < MOST_ALIKE and len(told) < MOST_TOLD:
            told.append(threat)
    return told
