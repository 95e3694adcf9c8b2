"""Searches for decisions that explain a recorded turn: what they change was recorded, and nothing else."""

from collections import Counter
from heapq import heappop, heappush
from typing import Final

from lichtung.kernel.codec import Action
from lichtung.root.actions import CRAFT as CRAFT_VERB
from lichtung.root.actions import DRAW, FIGHT, FIRST, MOVE, ROLL, STEAL, Pair, Pick, Triple
from lichtung.root.cards import members
from lichtung.root.drawing import Theft
from lichtung.root.game import RootGame
from lichtung.root.map import BIRD
from lichtung.root.recorded import (
    AMBUSH,
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    ENTERS,
    LEAVES,
    SHOW,
    Change,
)
from lichtung.root.recorded import ROLL as ROLLED
from lichtung.root.state import Root
from lichtung.rootlog.decisions import Decided
from lichtung.rootlog.demands import Demands
from lichtung.rootlog.foresight import Plan
from lichtung.rootlog.watch import Watcher, between_turns

MOST_TRIED: Final = 6000  # decisions that are tried for one turn
EXACT_TRIED: Final = 4000  # decisions that are tried at first, when everything has to fit
OWN_TRIED: Final = 20_000  # the same where our own writer has told everything
MANY: Final = 5  # outcomes of chance, of which one is foreseen
MORE: Final = 2000  # decisions that are tried for a better explanation once there is a good one
GAIN: Final = 3  # what an explained change is worth against the cost of others
CROWD: Final = 12  # states with the same changes open that are gone on from before others have their turn
OUT_OF_ORDER: Final = ((0, 0), (3, 1), (8, 3))  # up to so many deeds ahead, and what that costs
FAR_AHEAD: Final = 5
BEHIND: Final = 2  # deeds; what is further behind the last one that was done will hardly be done any more
TOO_MUCH: Final = 20  # more than this of one decision is not left out by a recorder
MOST_MISSED: Final = 2  # questions of a turn with one answer here, and several there
FEW: Final = 4  # cards that could be meant: one of them is kept for it


class Node:
    """A state on the way, how it was reached, and what has not been tried from it."""

    __slots__ = (
        "action",
        "ahead",
        "cost",
        "first",
        "missed",
        "open_ones",
        "parent",
        "seat",
        "state",
        "told",
        "untried",
    )

    def __init__(
        self, state: Root, open_ones: int, cost: int, parent: "Node | None", seat: int, action: Action | None
    ) -> None:
        self.state = state
        self.open_ones = open_ones
        self.cost = cost
        self.parent = parent
        self.seat = seat
        self.action = action
        self.first = 0  # the first deed of which something is open
        self.ahead = 0  # the last deed of which something was satisfied
        self.untried: list[Action] | None = None  # None: not looked at yet
        self.told = 0  # decisions that our own writer has told and that are used up
        self.missed = 0  # told and not asked, or asked and not told

    def entries(self) -> list[tuple[int, Action]]:
        """Who decided what, from the beginning of the turn."""
        found: list[tuple[int, Action]] = []
        node: Node | None = self
        while node is not None and node.action is not None:
            found.append((node.seat, node.action))
            node = node.parent
        return found[::-1]

    def way(self) -> "list[Node]":
        """All states from the beginning of the turn."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None:
            found.append(node)
            node = node.parent
        return found[::-1]


class Found:
    """An explanation of a turn, and what it costs with all that it leaves unexplained."""

    def __init__(self, node: Node, cost: int) -> None:
        self.node = node
        self.entries = node.entries()
        self.cost = cost


class Search:
    """The search for one turn, from a state between turns (or at the beginning of the game).

    By turns it goes on from the state that explains most for its cost, and from the one that costs least: the
    first way goes deep, by the second an early mistake is found.
    """

    def __init__(
        self,
        game: RootGame,
        watcher: Watcher,
        demands: Demands,
        decided: list[Decided],
        following: list[Change],
        first: int,
        awaited: list[tuple[int, int]],
        fixed: int,
        plan: Plan,
    ) -> None:
        self.game = game
        self.watcher = watcher
        self.letters = watcher.letters
        self.demands = demands
        self.following = following  # what is recorded after this turn
        self.known_cards: dict[tuple[str, str, str], int] = {}
        self.zone_words = watcher.zone_words
        self.first = first  # the seat that begins
        self.awaited = awaited  # cards that have to be drawn in the turn: the hand or pile, and which
        self.fixed = fixed  # unseen cards that cannot be taken for others
        self.plan = plan  # the unseen cards of the turn
        self.leaving = 0
        for cards in plan.leaving.values():
            self.leaving |= sum(1 << card for card in cards)
        self.rolls = [c.goal for deed in demands.deeds for c in deed.changes if c.kind == ROLLED]
        self.exactly = False
        self.tried = 0
        self.best: Node | None = None  # at the end of the turn
        self.best_cost = 0
        self.deepest: Node | None = None  # what explains most, wherever it ends
        self.path: list[tuple[int, Action]] = []  # to the state that is being gone on from
        self.told = self.missed = 0  # see Node
        self.decided = decided  # by our own writer's word
        self.guided = False  # whether nothing else is tried
        self.by_suit_only = demands.by_suit
        self.spent: Counter[tuple[str, str]] | None = None  # by hand or pile and suit, how many cards later
        self.needed: dict[int, str] | None = None  # where each card is shown next that few others could be
        self.deep: list[tuple[int, int, Node]] = []
        self.cheap: list[tuple[int, int, int, Node]] = []
        self.pushed = 0
        self.seen: set[int] = set()
        self.crowd: dict[int, int] = {}
        self.left_out: dict[int, int] = {0: 0}  # what each set of deeds costs that are left out

    def follow(self, start: Root) -> Found | None:
        """The decisions that our own writer has told, if they explain everything."""
        return self.explore(start, OWN_TRIED, True, guided=True) if self.decided else None

    def run(self, start: Root, most_tried: int = MOST_TRIED) -> Found | None:
        """An explanation of all that was recorded; or the best one after so many tries."""
        found = self.follow(start)
        if found is not None:
            return found
        found = self.explore(start, min(EXACT_TRIED, most_tried), True)
        if found is not None:
            return found
        return self.explore(start, most_tried, False)

    def explore(self, start: Root, most_tried: int, exactly: bool, guided: bool = False) -> Found | None:
        """Go on from what is most promising; exactly: nothing may be left out of the record."""
        self.exactly, self.guided = exactly, guided
        self.deep, self.cheap = [], []
        self.seen = set()
        self.crowd = {}
        self.tried = 0
        s = start.copy()
        changes = self.watcher.go_on(s) if between_turns(s) else []
        open_ones, cost = self.demands.satisfy(self.demands.full, changes)
        if cost < 0 or (cost and exactly):
            return None
        self.push(Node(s, open_ones, cost, None, 0, None))
        turn, good = 0, False
        while self.tried < most_tried and not (self.best is not None and self.best_cost == 0):
            turn += 1
            node = self.next_deep() if turn % 2 else self.next_cheap()
            if node is None:
                break
            self.go_on(node)
            if not good and self.best is not None and self.is_good(self.best):
                good, most_tried = True, min(most_tried, self.tried + MORE)
        return Found(self.best, self.best_cost) if self.best is not None else None

    def is_good(self, found: Node) -> bool:
        """Whether an explanation leaves out no more than recorders do."""
        return self.best_cost <= TOO_MUCH and not found.open_ones & self.demands.weighty

    def nearest(self) -> Found | None:
        """What comes nearest to the record, be it in the middle of the turn."""
        best, deepest = self.best, self.deepest
        if deepest is None:
            return None
        cost = deepest.cost + self.demands.missing(deepest.open_ones)
        return (
            Found(best, self.best_cost)
            if best is not None and self.best_cost <= cost
            else Found(deepest, cost)
        )

    def next_deep(self) -> Node | None:
        """What explains most for its cost; of those with the same changes open some let others go first."""
        while self.deep:
            worth, _, node = heappop(self.deep)
            if self.is_done(node):
                continue
            visits = self.crowd.get(node.open_ones, 0) + 1
            self.crowd[node.open_ones] = visits
            if visits % CROWD:
                return node
            heappush(self.deep, (worth + GAIN, self.pushed, node))
            self.pushed += 1
        return None

    def next_cheap(self) -> Node | None:
        while self.cheap:
            node = heappop(self.cheap)[3]
            if not self.is_done(node):
                return node
        return None

    def is_done(self, node: Node) -> bool:
        """Whether nothing better can follow."""
        return node.untried == [] or (self.best is not None and node.cost >= self.best_cost)

    def push(self, node: Node) -> None:
        """Keep a state; one at the end of the turn is an explanation."""
        s, open_ones = node.state, node.open_ones
        key = hash((open_ones, node.told, s.values()))
        if key in self.seen:
            return
        self.seen.add(key)
        if self.deepest is None or self.explained(node) > self.explained(self.deepest):
            self.deepest = node
        if s.frame is None or between_turns(s):
            cost = self.demands.missing(open_ones) + (0 if self.exactly else node.cost)
            if self.exactly and cost:
                return
            if self.best is None or cost < self.best_cost:
                self.best, self.best_cost = node, cost
            return
        node.first = self.demands.first_deed(open_ones)
        self.queue(node)

    def queue(self, node: Node) -> None:
        explained, cost = self.explained(node), node.cost + self.passed_over(node)
        heappush(self.deep, (cost - GAIN * explained, self.pushed, node))
        heappush(self.cheap, (cost, -explained, self.pushed, node))
        self.pushed += 1

    def passed_over(self, node: Node) -> int:
        """What it will cost that deeds were left out for later ones."""
        left = node.open_ones & self.demands.before(node.ahead - BEHIND)
        if left not in self.left_out:
            self.left_out[left] = self.demands.missing(left)
        return self.left_out[left]

    def explained(self, node: Node) -> int:
        return len(self.demands.all) - node.open_ones.bit_count()

    def go_on(self, node: Node) -> None:
        """Try what can follow, until something is the very next thing that was recorded."""
        s, open_ones = node.state, node.open_ones
        self.path = node.entries()
        self.told, self.missed = node.told, node.missed
        if node.untried is None:
            node.untried = self.candidates(s, open_ones)
            node.untried.reverse()
        decision = self.game.decision(s)
        assert decision is not None
        looks: set[tuple[object, ...]] = set()
        while node.untried:
            a = node.untried.pop()
            if self.cannot_fit(s, a, open_ones):
                continue
            self.tried += 1
            t = s.copy()
            changes = self.watcher.act(t, a)
            after, cost = self.demands.satisfy(open_ones, changes)
            most = 0 if self.exactly else TOO_MUCH
            if not 0 <= cost <= most:
                continue
            if any(c.hidden for c in changes):  # which of several unseen cards of a suit is said later
                look = (a.verb, after, *[c._replace(what="") if c.hidden else c for c in changes])
                if look in looks:
                    continue
                looks.add(look)
            satisfied = open_ones & ~after
            if satisfied:
                cost += lead_cost(self.lowest(satisfied) - node.first)
            for told, missed in self.used_up(s, a) if self.guided else [(0, 0)]:
                reached = Node(t, after, node.cost + cost, node, decision.seat, a)
                reached.told, reached.missed = told, missed
                reached.ahead = max(node.ahead, self.highest(satisfied)) if satisfied else node.ahead
                self.push(reached)
            if not cost and satisfied & open_ones & -open_ones:
                self.queue(node)
                return

    def lowest(self, satisfied: int) -> int:
        """The first deed of which something was satisfied."""
        return self.demands.all[(satisfied & -satisfied).bit_length() - 1].deed

    def highest(self, satisfied: int) -> int:
        """The last deed of which something was satisfied."""
        return self.demands.all[satisfied.bit_length() - 1].deed

    # --- What to try, and in which order

    def candidates(self, s: Root, open_ones: int) -> list[Action]:
        legal = s.legal
        if self.guided and legal:
            legal = self.told_next(s, legal)
        if legal or s.legal:
            later = self.later(open_ones)
            if not self.guided:
                legal = self.likely(s, legal, later)
            return sorted(legal, key=lambda a: self.preference(s, a, open_ones, later))
        assert s.frame is not None
        outcomes = [a for a, _ in self.game.chance(s)]
        verb = outcomes[0].verb
        if self.guided:
            outcomes = self.told_next(s, outcomes)
            if len(outcomes) < MANY:
                return outcomes
        if verb == FIRST and s.turn == 0 and len(outcomes) == self.game.seats:
            return [a for a in outcomes if a.fields() == (self.first,)]
        if verb == DRAW:
            return [self.draw(s, outcomes, open_ones)]
        if verb == ROLL:
            return sorted(outcomes, key=self.roll_preference)
        if verb == STEAL and not self.is_robbed_openly(s):
            later = self.later(open_ones)
            return [min(outcomes, key=lambda a: self.preference(s, a, open_ones, later))]
        kinds = [kind for _, kind in self.game.codec.verbs[verb].fields]
        if "card" in kinds or "piece" in kinds or kinds == ["suit"]:
            return outcomes  # for all to see: a card, a piece, or a die that shows suits
        outcomes = [a for a in outcomes if self.hinted(a) < 0] or outcomes
        later = self.later(open_ones)
        ranks = [self.rank(s, a, later) for a in outcomes]
        if len(outcomes) <= FEW and min(ranks) == max(ranks):
            return outcomes
        return [outcomes[ranks.index(min(ranks))]]

    def likely(self, s: Root, legal: list[Action], later: list[Change]) -> list[Action]:
        """Of choices that look the same to everybody the one that goes best with what is recorded later."""
        best: dict[tuple[object, ...], tuple[int, int]] = {}
        for number, a in enumerate(legal):
            kinds = [kind for _, kind in self.game.codec.verbs[a.verb].fields]
            unseen = {kind for one in self.letters.recorders for kind in one.secret.get(a.verb, ())}
            if unseen and s.turn:
                seen = [value for value, kind in zip(a.fields(), kinds, strict=True) if kind not in unseen]
                look, rated = (a.verb, *seen), (self.rank(s, a, later), number)
            else:
                look, rated = (number,), (0, number)
            best[look] = min(best.get(look, rated), rated)
        return [legal[number] for _, number in best.values()]

    def is_robbed_openly(self, s: Root) -> bool:
        """Whether everybody sees which card is taken from a hand."""
        assert s.frame is not None
        return isinstance(s.frame.record, Theft) and self.game.setup.public[s.frame.record.victim]

    def told_next(self, s: Root, actions: list[Action]) -> list[Action]:
        """Those that our own writer may have told as the next one.

        Whoever has other cards in hand may have one answer where there were several, so that nobody is asked,
        or several where there was one.
        """
        if s.turn:
            left = self.decided[self.told : self.told + 1 + MOST_MISSED - self.missed]
            fitting = [a for a in actions if left and left[0].fits(a)]
            if fitting:
                return fitting
            if s.legal and self.missed < MOST_MISSED:
                return actions
            return [a for a in actions if any(one.fits(a) for one in left)]
        told = self.decided[:]  # A.8.2: after a draft everybody sets up in another order
        for _, before in self.path:
            told.remove(next(one for one in told if one.fits(before)))
        for one in told:
            fitting = [a for a in actions if one.fits(a)]
            if fitting:
                return fitting
        return []

    def used_up(self, s: Root, a: Action) -> list[tuple[int, int]]:
        """How many of the decisions that were told are over after one, and how many were missed."""
        left = self.decided[self.told : self.told + 1 + MOST_MISSED - self.missed]
        passed = next((n for n, one in enumerate(left) if one.fits(a)), -1)
        found = [(self.told + passed + 1, self.missed + passed)] if passed >= 0 else []
        if passed and s.legal and self.missed < MOST_MISSED:
            found.append((self.told, self.missed + 1))
        return found or [(self.told, self.missed)]

    def later(self, open_ones: int) -> list[Change]:
        """What was recorded and has not come yet."""
        open_now = [d.change for n, d in enumerate(self.demands.all) if open_ones >> n & 1]
        return [*open_now, *self.demands.every, *self.following]

    def rank(self, s: Root, a: Action, later: list[Change]) -> int:
        recorders = enumerate(self.letters.recorders)
        return sum(recorder.rank(s, seat, self.letters, a, later) for seat, recorder in recorders)

    def preference(
        self, s: Root, a: Action, open_ones: int, later: list[Change]
    ) -> tuple[int, int, int, int, int]:
        """Hints first; cards that are named later, and birds, are kept; hidden choices as they turn out.

        As many move as were recorded together.
        """
        kept = free = 0
        for value, (_, kind) in zip(a.fields(), self.game.codec.verbs[a.verb].fields, strict=True):
            if kind == "card":
                kept += 4 * self.is_wanted(s, value, open_ones) + (s.setup.deck.suit[value] == BIRD)
                kept += 2 * self.shown_from(s, value)
                kept += self.by_suit_only and self.is_suit_needed(s, value)
                kept -= 16 * (self.leaving >> value & 1)
                free += not self.fixed >> value & 1
        return (self.hinted(a), kept, self.rank(s, a, later), free, self.split(a, open_ones))

    def split(self, a: Action, open_ones: int) -> int:
        """How many more or fewer move than came together by the next deed that tells of such a move."""
        if a.verb != MOVE or not isinstance(a, Triple):
            return 0
        came = self.open_arrivals(open_ones, self.letters.place[a.two])
        deed = min((self.demands.all[n].deed for n in came), default=0)
        return abs(sum(1 for n in came if self.demands.all[n].deed == deed) - a.three)

    def open_arrivals(self, open_ones: int, place: str) -> list[int]:
        """Warriors who were recorded to come to a place and have not."""
        demands = self.demands
        came = [n for letter in self.letters.seat for n in demands.by_key.get((ENTERS, f"{letter}w", ""), ())]
        return [n for n in came if open_ones >> n & 1 and demands.all[n].change.goal == place]

    def hinted(self, a: Action) -> int:
        """Whether such a decision was told (-1), none of its kind (0), or only others (1)."""
        told = [one for one in self.decided if one.verb == a.verb]
        if not told:
            return 0
        done = sum(1 for _, before in self.path if before.verb == a.verb)
        return -1 if done < len(told) and told[done].fits(a) else 1

    def shown_from(self, s: Root, card: int) -> int:
        """Whether a card is shown later by somebody else (0), by nobody (1) or by whoever has it now (2)."""
        where = [word for zone, word in enumerate(self.zone_words) if s.zones[zone] >> card & 1]
        suit, name = self.watcher.suits[card], self.watcher.names[card]
        if self.by_suit_only:  # what is spent now is not there later
            return 2 if card in self.needs() else 1
        for change in self.following:
            if change.what == name and change.suit == suit and change.start in self.zone_words:
                return 2 if change.start in where else 0
        return 1

    def is_suit_needed(self, s: Root, card: int) -> bool:
        """Whether the hand or pile of a card spends as many of its suit later as it has now."""
        if self.spent is None:
            self.spent = Counter((c.start, c.suit) for c in self.following if c.kind == CARD and not c.what)
        suit = s.setup.deck.suit[card]
        for zone, word in enumerate(self.zone_words):
            if s.zones[zone] >> card & 1:
                held = (s.zones[zone] & s.setup.deck.of_suit[suit]).bit_count()
                return held <= self.spent[word, self.watcher.suits[card]]
        return False

    def needs(self) -> dict[int, str]:
        """The hand or pile that each card is shown from later, if few others could be meant."""
        if self.needed is None:
            self.needed = {}
            for change in self.following:
                if change.kind in (CARD, CRAFT, SHOW, AMBUSH) and (change.suit or change.what):
                    cards = [card for card in members(self.could_be(change)) if card not in self.needed]
                    if cards and len(cards) <= FEW:
                        self.needed[cards[0]] = change.what if change.kind == AMBUSH else change.start
        return self.needed

    def is_wanted(self, s: Root, card: int, open_ones: int) -> bool:
        """Whether a card of a hand is told by something that is still open, by more than its suit."""
        for number, demand in enumerate(self.demands.all):
            told = demand.change
            if open_ones >> number & 1 and told.what and told.kind in (CARD, CRAFT, SHOW, AMBUSH):
                hand = told.what if told.kind == AMBUSH else told.start
                held = s.zones[self.letters.seat.index(hand)] if hand in self.letters.seat else 0
                if held & self.could_be(told) & 1 << card:
                    return True
        return False

    def draw(self, s: Root, outcomes: list[Action], open_ones: int) -> Action:
        """A card that somebody will show goes where it will come from; nobody else draws it."""
        zone = drawn_to(s)
        left = {a.fields()[0]: a for a in outcomes}
        own = self.zone_words[zone]
        open_now = [d.change for number, d in enumerate(self.demands.all) if open_ones >> number & 1]
        drawn = [c for c in open_now if c.kind == CARD and c.start == DECK and c.goal[:1] == own[:1]]
        if drawn and is_seen_draw(drawn[0]):
            known = self.could_be(drawn[0])
            for card in left:
                if known >> card & 1:
                    return left[card]
        for where, wanted in self.awaited:
            if where == zone and not s.zones[zone] & wanted:
                for card in left:
                    if wanted >> card & 1:
                        return left[card]
        for card in self.plan.drawn.get(zone, ()):
            if card in left:
                return left[card]
        passed_on: dict[str, int] = {}  # cards that somebody hands on unseen, to whom
        hands = {word: members(s.zones[z]) for z, word in enumerate(self.zone_words)}
        for change in [*open_now, *self.following]:
            if is_seen_draw(change) and len(left) > 1:
                known = self.could_be(change)
                seen = next((card for card in left if known >> card & 1), None)
                if seen is not None:
                    del left[seen]
                    hands.setdefault(change.goal, []).append(seen)
                continue
            unseen = not change.what and not change.suit
            if change.kind == CARD and change.start == own and change.goal in hands and unseen:
                passed_on[change.goal] = passed_on.get(change.goal, 0) + 1
            hand = hands.get(change.start)
            if hand is None or not (change.suit or change.what) or change.kind not in (CARD, CRAFT, SHOW):
                continue
            known = self.could_be(change)
            there = next((card for card in hand if known >> card & 1), None)
            if there is not None:
                hand.remove(there)
                continue
            needed = self.needs()
            fitting = min(
                (card for card in left if known >> card & 1),
                key=lambda card: needed.get(card, own) != own,
                default=None,
            )
            if fitting is not None:
                if change.start == own or passed_on.get(change.start):
                    return left[fitting]
                if len(left) > 1:
                    del left[fitting]
        return left[min(left, key=lambda card: self.needs().get(card, "") not in ("", own))]

    def could_be(self, change: Change) -> int:
        """The cards that a recorded one can be."""
        key = (change.kind, change.suit, change.what)
        found = self.known_cards.get(key)
        if found is None:
            cards = range(self.game.setup.deck.size)
            real = [self.watcher.card(change.kind, card, change.start, change.goal) for card in cards]
            found = sum(1 << card for card in cards if self.demands.fits(change, real[card]))
            if change.kind == AMBUSH:
                found &= self.game.setup.deck.ambushes
            self.known_cards[key] = found
        return found

    def roll_preference(self, a: Action) -> int:
        """Dice as they were recorded, if they were."""
        dice = sorted(a.fields())
        rolled = sum(1 for _, before in self.path if before.verb == ROLL)
        told = [sorted(int(die) for die in roll.split(",")) for roll in self.rolls]
        if told[rolled : rolled + 1] == [dice]:
            return 0
        return 1 if dice in told else 2

    def cannot_fit(self, s: Root, a: Action, open_ones: int) -> bool:
        """Whether it is plain without trying that nothing like it was recorded."""
        demands, letters = self.demands, self.letters
        if a.verb == MOVE and isinstance(a, Triple):
            return len(self.open_arrivals(open_ones, letters.place[a.two])) < a.three
        if a.verb == FIGHT and isinstance(a, Pair) and a.two < len(letters.seat):
            place, whom = letters.place[a.one], letters.seat[a.two]
            fights = [n for n, d in enumerate(demands.all) if d.change.kind == BATTLE and open_ones >> n & 1]
            told = [demands.all[n].change for n in fights]
            if any(change.goal == place and change.start == whom for change in told):
                return False
            return not any(  # one that was forgotten shows in what it cost
                open_ones >> n & 1
                and d.change.kind == LEAVES
                and d.change.start == place
                and d.change.what[0] == whom
                for n, d in enumerate(demands.all)
            )
        if a.verb == CRAFT_VERB and isinstance(a, Pick):
            change = self.watcher.card(CRAFT, a.what, letters.seat[s.active])
            return demands.find(open_ones, change) < 0
        return False


def drawn_to(s: Root) -> int:
    """The hand or pile for which a card is being drawn."""
    zone = s.frame.record.values()[0] if s.frame is not None else 0
    assert isinstance(zone, int)
    return zone


def is_seen_draw(change: Change) -> bool:
    """Whether a card was drawn for all to see."""
    return change.kind == CARD and change.start == DECK and bool(change.suit or change.what)


def lead_cost(deeds: int) -> int:
    """What it costs to be so many deeds ahead of the record."""
    return next((cost for most, cost in OUT_OF_ORDER if deeds <= most), FAR_AHEAD)
