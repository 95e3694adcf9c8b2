"""Warm Sun Prophets (Sonnenpropheten): others obey. Lizard Envoys (Echsengesandte): discarded cards."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.actions import AT, FIGHT, LEAD, MOVE, WALK, Pair, Pick, Triple, pick, triple, verb
from lichtung.root.battle import Battle, cannot_battle, list_battles, open_battle
from lichtung.root.cards import members
from lichtung.root.fields import Mat
from lichtung.root.hands import gain_card
from lichtung.root.hirelings.hireling import DEMOTED, Hireling, Side
from lichtung.root.hirelings.prophets.mat import ProphetsMat, mat_of, read_mat
from lichtung.root.hirelings.tasks import (
    Task,
    ask,
    clearings_of,
    come,
    list_places,
    or_done,
    owner_of,
    shows,
    why_not,
)
from lichtung.root.map import SUITS
from lichtung.root.moving import cannot_move, move
from lichtung.root.paths import destinations
from lichtung.root.pieces import barred, is_present, warriors
from lichtung.root.setup import Setup
from lichtung.root.state import Root

TOP: Final = 5  # cards of the discard pile that the Envoys look at

PREACH: Final = 0
MEET: Final = 1  # the battle after a forced move
ARRIVE: Final = 2
CHOOSE_CARD: Final = 0  # Lizard Envoys

FORCE_BATTLE: Final = verb("force-battle", "seat clearing defender:owner")
FORCE_MOVE: Final = verb("force-move", "seat origin:clearing dest:clearing")
TAKE_UP: Final = verb("take-up", "card")

FORCED_BATTLE: Final = Event("H.prophets", "forced-battle", "seat clearing")
FORCED_MOVE: Final = Event("H.prophets", "forced-move", "seat origin:clearing dest:clearing")
TAKEN_UP: Final = Event("H.envoys", "taken-up", "seat card")

PROPHETS_IDLE: Final = Refusal("H.prophets", "prophets-idle")
NOBODY_TO_FORCE: Final = Refusal("H.prophets", "nobody-to-force", "seat clearing")
CANNOT_FORCE: Final = Refusal("H.prophets", "cannot-force", "seat dest:clearing")
NOT_TO_TAKE_UP: Final = Refusal("H.envoys", "not-to-take-up", "card")


def forcible(s: Root, me: int, seat: int, clearing: int) -> bool:
    """H.prophets: a player with faction pieces beside a Prophet."""
    return warriors(s, me, clearing) > 0 and is_present(s, seat, clearing)


def moves_of(s: Root, seat: int, origin: int) -> dict[int, Action]:
    """H.prophets: how a player's pieces can go from there, as many as possible, by its own rules.

    A figure that is a warrior leads the others, where it may move at all.
    """
    found: dict[int, Action] = {}
    n = warriors(s, seat, origin)
    if any(s.figures[figure] == origin for figure in s.setup.figures_of[seat]):
        steps: list[Action] = []
        s.setup.factions[seat].list_figure_moves(s, seat, steps)
        for a in steps:
            if isinstance(a, Pick) and a.verb == WALK:
                found[a.what] = a
            elif isinstance(a, Triple) and a.verb == LEAD and a.three == n:
                found[a.two] = a
    if n and not found:
        for dest in destinations(s, seat, origin):
            if cannot_move(s, seat, origin, dest, n) is None:
                found[dest] = triple(MOVE, origin, dest, n)
    return {dest: a for dest, a in found.items() if dest < s.clearings}


class WarmSunProphets(Side):
    """Whoever stands beside them battles or moves as they say."""

    id = "prophets"
    works = True

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.prophets: one in each clearing with a ruin."""
        for clearing in members(s.ruins):
            if barred(s, seat, clearing) is None:
                come(s, me, clearing, 1)

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.prophets: if none is on the map, one comes anywhere."""
        if not clearings_of(s, me):
            ask(s, me, seat, ARRIVE)

    def cannot_work(self, s: Root, me: int, seat: int) -> Refusal | None:
        out: list[Action] = []
        self.list_sermons(s, me, seat, out)
        return None if out else PROPHETS_IDLE

    def work(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, PREACH)

    def list_sermons(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """H.prophets: force a battle, or a move; or place a Prophet where none is."""
        for other in range(s.setup.seats):
            for clearing in members(clearings_of(s, me)):
                if forcible(s, me, other, clearing):
                    for a in battles_of(s, other, clearing):
                        out.append(triple(FORCE_BATTLE, other, clearing, a.two))
                    for dest in moves_of(s, other, clearing):
                        out.append(triple(FORCE_MOVE, other, clearing, dest))
        if s.supply[me]:
            list_places(s, me, seat, s.setup.everywhere & ~clearings_of(s, me), out)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        me = owner_of(s, r.hireling)
        if r.stage == PREACH:
            self.list_sermons(s, me, r.seat, out)
        elif r.stage == MEET:  # the task counts the forced seat
            list_battles(s, r.count, 1 << r.clearing, out)
            or_done(out)
        elif s.supply[me]:
            list_places(s, me, r.seat, s.setup.everywhere, out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        me = owner_of(s, r.hireling)
        if r.stage == PREACH and isinstance(a, Triple) and a.verb in (FORCE_BATTLE, FORCE_MOVE):
            if a.two >= s.clearings or not forcible(s, me, a.one, a.two):
                return NOBODY_TO_FORCE.of(a.one, a.two)
            if a.verb == FORCE_BATTLE:
                return cannot_battle(s, a.one, a.two, a.three)
            return CANNOT_FORCE.of(a.one, a.three)
        if r.stage == MEET:
            fits = isinstance(a, Pair) and a.verb == FIGHT and a.one == r.clearing
            return cannot_battle(s, r.count, a.one, a.two) if fits and isinstance(a, Pair) else None
        mask = s.setup.everywhere & ~(clearings_of(s, me) if r.stage == PREACH else 0)
        return why_not(s, me, r.seat, mask, a) if a.verb == AT else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        """H.prophets: whoever is forced decides all that follows, by its own rules. 1.1.3"""
        me = owner_of(s, r.hireling)
        if isinstance(a, Triple) and a.verb == FORCE_BATTLE:
            if s.events is not None:
                emit(s, FORCED_BATTLE.of(a.one, a.two))
            open_battle(s, Battle(a.one, a.three, a.two))
        elif isinstance(a, Triple):
            if s.events is not None:
                emit(s, FORCED_MOVE.of(a.one, a.two, a.three))
            ask(s, me, r.seat, MEET, a.three, a.one)
            forced = moves_of(s, a.one, a.two)[a.three]
            if isinstance(forced, Triple) and forced.verb == MOVE:
                move(s, a.one, a.one, a.two, a.three, forced.three, laden=True)
            else:
                s.setup.factions[a.one].move_figure(s, a.one, forced, alone=True)
        elif isinstance(a, Pair):
            open_battle(s, Battle(r.count, a.two, a.one))
        elif isinstance(a, Pick):
            come(s, me, a.what, 1)


def battles_of(s: Root, seat: int, clearing: int) -> list[Pair]:
    """The battles that a seat can start in a clearing."""
    out: list[Action] = []
    list_battles(s, seat, 1 << clearing, out)
    return [a for a in out if isinstance(a, Pair)]


class LizardEnvoys(Side):
    """A card of the commonest suit comes back from the top of the discard pile."""

    id = "envoys"

    def card_discarded(self, s: Root, me: int, card: int) -> None:
        """H.envoys: it lies on top from now on."""
        mat = mat_of(s, me)
        mat.top += 1
        mat.height[card] = mat.top

    def wakes(self, s: Root, me: int, seat: int) -> bool:
        return bool(offered(s, me))

    def wake(self, s: Root, me: int, seat: int) -> None:
        ask(s, me, seat, CHOOSE_CARD)

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        """H.envoys: it may take one of them."""
        out.extend([pick(TAKE_UP, card) for card in offered(s, owner_of(s, r.hireling))])
        or_done(out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        return NOT_TO_TAKE_UP.of(a.what) if isinstance(a, Pick) and a.verb == TAKE_UP else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        if isinstance(a, Pick):
            s.discard &= ~(1 << a.what)
            gain_card(s, r.seat, a.what, s.setup.everybody)
            if s.events is not None:
                emit(s, TAKEN_UP.of(r.seat, a.what))


def offered(s: Root, me: int) -> list[int]:
    """H.envoys: of the top five those of the commonest suit, birds being one, but no ambushes."""
    if not shows(s, me, DEMOTED):
        return []
    height, deck = read_mat(s, me).height, s.setup.deck
    pile = sorted(members(s.discard), key=lambda card: (height[card], card), reverse=True)[:TOP]
    counts = [0] * len(SUITS)
    for card in pile:
        counts[deck.suit[card]] += 1
    common = [card for card in pile if counts[deck.suit[card]] == max(counts)]
    return sorted([card for card in common if not deck.ambushes >> card & 1])


class Prophets(Hireling):
    """The Warm Sun Prophets, or the Lizard Envoys."""

    id = "prophets"
    colours: tuple[str, ...] = ("#c9a227",)
    warriors = 4
    excludes: tuple[str, ...] = ("cult",)
    sides: tuple[Side, Side] = (WarmSunProphets(), LizardEnvoys())
    has_mat = True

    def own_mat(self, setup: Setup) -> Mat:
        return ProphetsMat([0] * len(setup.deck.words), 0)


HIRELING: Final = Prophets()
