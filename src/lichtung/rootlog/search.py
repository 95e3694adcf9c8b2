"""Searches for decisions that explain a recorded turn: what they change was recorded, and nothing else."""

from typing import Final

from lichtung.kernel.codec import Action
from lichtung.root.actions import CRAFT as CRAFT_VERB
from lichtung.root.actions import DRAW, FIGHT, FIRST, MOVE, ROLL, STEAL, Pair, Pick, Triple
from lichtung.root.cards import members
from lichtung.root.game import RootGame
from lichtung.root.map import BIRD
from lichtung.root.recorded import BATTLE, CARD, CRAFT, DECK, ENTERS, SHOW, SUIT_LETTERS, Change, card_name
from lichtung.root.recorded import ROLL as ROLLED
from lichtung.root.state import Root
from lichtung.rootlog.demands import FORGIVEN, Demands
from lichtung.rootlog.watch import Watcher, between_turns

MOST_TRIED: Final = 2500  # decisions that are tried for one turn at one degree of disorder
MOST_STUCK: Final = 30
DISORDER: Final = (0, 3, 99)  # deeds that one may be ahead of its place


class Found:
    """Decisions that explain a turn, and what they left unexplained."""

    def __init__(self, entries: list[tuple[int, Action]], state: Root, open_ones: int) -> None:
        self.entries = entries
        self.state = state
        self.open_ones = open_ones


class Search:
    """The search for one turn, from a state between turns (or at the beginning of the game)."""

    def __init__(
        self,
        game: RootGame,
        watcher: Watcher,
        demands: Demands,
        hints: list[str],
        following: list[Change],
        first: int,
        awaited: list[tuple[int, int]],
        fixed: int,
        forgiven: tuple[str, ...],
    ) -> None:
        self.game = game
        self.watcher = watcher
        self.letters = watcher.letters
        self.demands = demands
        self.hints = hints
        self.later = [*[c for deed in demands.deeds for c in deed.changes], *following]
        self.following = following  # what is recorded after this turn
        self.known_cards: dict[tuple[str, str, str], int] = {}
        setup = game.setup
        self.zone_words = [
            self.letters.seat[owner] + ("" if zone == owner else "$") if owner >= 0 else ""
            for zone, owner in enumerate(setup.zone_owner)
        ]
        self.first = first  # the seat that begins
        self.awaited = awaited  # cards that have to be drawn in the turn: the hand or pile, and which
        self.fixed = fixed  # unseen cards that cannot be taken for others
        self.forgiven = forgiven
        self.rolls = [c.goal for deed in demands.deeds for c in deed.changes if c.kind == ROLLED]
        self.ahead = 0
        self.tried = 0
        self.deepest = (-1, 0)  # how many demands were satisfied at most, and which were open then
        self.deepest_state: Root | None = None
        self.deepest_path: list[tuple[int, Action]] = []
        self.reached = -1  # the deed up to which everything could be explained in its order
        self.stuck: list[Root] = []  # states in which that deed would have to come next
        self.path: list[tuple[int, Action]] = []
        self.unwritten = [verb for recorder in self.letters.recorders for verb in recorder.unwritten]

    def run(self, start: Root) -> Found | None:
        """Try in the order in which it was recorded, then in less and less order."""
        degrees = DISORDER if self.forgiven == FORGIVEN[0] else DISORDER[1:]
        for ahead in degrees:
            self.ahead = ahead
            self.tried = 0
            self.path = []
            s = start.copy()
            changes = self.watcher.go_on(s) if between_turns(s) else []
            open_ones = self.demands.satisfy(self.demands.full, changes, self.forgiven)
            if open_ones < 0:
                return None
            found = self.explore(s, open_ones)
            if found is not None:
                return found
            if self.tried < MOST_TRIED and self.ahead == DISORDER[-1]:
                break
        return None

    def explore(self, s: Root, open_ones: int) -> Found | None:
        """Everything that can follow from a state."""
        explained = len(self.demands.all) - open_ones.bit_count()
        if explained > self.deepest[0]:
            self.deepest = (explained, open_ones)
            self.deepest_state = s
            self.deepest_path = self.path[:]
        if s.frame is None or between_turns(s):
            if self.demands.forgivable(open_ones, self.forgiven):
                return Found(self.path[:], s, open_ones)
            return None
        first = self.demands.first_deed(open_ones)
        self.note_reached(s, first)
        put_off: list[tuple[int, int, Action, Root, int]] = []
        seen: set[tuple[object, ...]] = set()
        decision = self.game.decision(s)
        assert decision is not None
        for a in self.candidates(s, open_ones):
            if self.tried >= MOST_TRIED:
                return None
            if self.cannot_fit(s, a, open_ones):
                continue
            self.tried += 1
            t = s.copy()
            changes = self.watcher.act(t, a)
            after = self.demands.satisfy(open_ones, changes, self.forgiven, self.ahead == DISORDER[-1])
            if after < 0:
                continue
            look = (a.verb, after, *[c._replace(what="") if c.hidden else c for c in changes])
            if any(c.hidden for c in changes):  # which of several unseen cards of a suit is said later
                if look in seen:
                    continue
                seen.add(look)
            satisfied = open_ones & ~after
            if satisfied & open_ones & -open_ones:  # the very next thing that was recorded
                found = self.follow(decision.seat, a, t, after)
                if found is not None:
                    return found
            elif not satisfied or self.lowest(satisfied) <= first + self.ahead:
                put_off.append((satisfied & -satisfied, len(put_off), a, t, after))
        for _, _, a, t, after in sorted(put_off, key=lambda one: one[:2]):
            found = self.follow(decision.seat, a, t, after)
            if found is not None:
                return found
        return None

    def note_reached(self, s: Root, deed: int) -> None:
        """How far it goes, and from where it does not go on."""
        if deed > self.reached:
            self.reached = deed
            self.stuck = []
        if deed == self.reached and s.legal and len(self.stuck) < MOST_STUCK:
            self.stuck.append(s)

    def follow(self, seat: int, a: Action, t: Root, open_ones: int) -> Found | None:
        self.path.append((seat, a))
        found = self.explore(t, open_ones)
        self.path.pop()
        return found

    def lowest(self, satisfied: int) -> int:
        """The first deed of which something was satisfied."""
        return min(d.deed for number, d in enumerate(self.demands.all) if satisfied >> number & 1)

    # --- What to try, and in which order

    def candidates(self, s: Root, open_ones: int) -> list[Action]:
        legal = s.legal
        if legal:
            return sorted(legal, key=lambda a: self.preference(s, a, open_ones))
        assert s.frame is not None
        outcomes = [a for a, _ in self.game.chance(s)]
        verb = outcomes[0].verb
        if verb == FIRST and s.turn == 0 and len(outcomes) == self.game.seats:
            return [a for a in outcomes if a.fields() == (self.first,)]
        if verb == DRAW:
            return [self.draw(s, outcomes, open_ones)]
        if verb == ROLL:
            return sorted(outcomes, key=self.roll_preference)
        if verb == STEAL:
            return [min(outcomes, key=lambda a: self.preference(s, a, open_ones))]
        if any(kind == "card" for _, kind in self.game.codec.verbs[verb].fields):
            return outcomes  # for all to see
        return [min(outcomes, key=lambda a: self.rank(s, a))]

    def rank(self, s: Root, a: Action) -> int:
        recorders = enumerate(self.letters.recorders)
        return sum(recorder.rank(s, seat, self.letters, a, self.later) for seat, recorder in recorders)

    def preference(self, s: Root, a: Action, open_ones: int) -> tuple[int, int, int, int]:
        """Hints first; cards that are named later, and birds, are kept; hidden choices as they turn out."""
        hint = 0
        if a.verb in self.unwritten:
            done = sum(1 for _, before in self.path if before.verb in self.unwritten)
            hint = -1 if self.hints[done : done + 1] == [self.game.text(a)] else 1
        kept = free = 0
        for value, (_, kind) in zip(a.fields(), self.game.codec.verbs[a.verb].fields, strict=True):
            if kind == "card":
                kept += 4 * self.is_wanted(s, value, open_ones) + (s.setup.deck.suit[value] == BIRD)
                kept += 2 * self.shown_from(s, value)
                free += not self.fixed >> value & 1
        return (hint, kept, self.rank(s, a), free)

    def shown_from(self, s: Root, card: int) -> int:
        """Whether a card is shown later by somebody else (0), by nobody (1) or by whoever has it now (2)."""
        where = [word for zone, word in enumerate(self.zone_words) if s.zones[zone] >> card & 1]
        suit, name = self.watcher.suits[card], self.watcher.names[card]
        for change in self.following:
            if change.what == name and change.suit == suit and change.start in self.zone_words:
                return 2 if change.start in where else 0
        return 1

    def is_wanted(self, s: Root, card: int, open_ones: int) -> bool:
        deck = s.setup.deck
        suit, name = SUIT_LETTERS[deck.suit[card]], card_name(deck.names[card])
        for zone in range(s.setup.seats):
            if s.zones[zone] >> card & 1:
                return self.demands.wants_card(self.letters.seat[zone], suit, name, open_ones)
        return False

    def draw(self, s: Root, outcomes: list[Action], open_ones: int) -> Action:
        """A card that somebody will show goes where it will come from; nobody else draws it."""
        zone = s.frame.record.values()[0] if s.frame is not None else 0
        assert isinstance(zone, int)
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
            if change.kind == CARD and change.start == own and change.goal in hands and not change.what:
                passed_on[change.goal] = passed_on.get(change.goal, 0) + 1
            hand = hands.get(change.start)
            if hand is None or not (change.suit or change.what) or change.kind not in (CARD, CRAFT, SHOW):
                continue
            known = self.could_be(change)
            there = next((card for card in hand if known >> card & 1), None)
            if there is not None:
                hand.remove(there)
                continue
            fitting = next((card for card in left if known >> card & 1), None)
            if fitting is not None:
                if change.start == own or passed_on.get(change.start):
                    return left[fitting]
                if len(left) > 1:
                    del left[fitting]
        return next(iter(left.values()))

    def could_be(self, change: Change) -> int:
        """The cards that a recorded one can be."""
        key = (change.kind, change.suit, change.what)
        found = self.known_cards.get(key)
        if found is None:
            cards = range(self.game.setup.deck.size)
            real = [self.watcher.card(change.kind, card, change.start, change.goal) for card in cards]
            found = sum(1 << card for card in cards if self.demands.fits(change, real[card]))
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
            place = letters.place[a.two]
            came = [n for letter in letters.seat for n in demands.by_key.get((ENTERS, f"{letter}w", ""), ())]
            return (
                sum(1 for n in came if open_ones >> n & 1 and demands.all[n].change.goal == place) < a.three
            )
        if a.verb == FIGHT and isinstance(a, Pair) and a.two < len(letters.seat):
            place, whom = letters.place[a.one], letters.seat[a.two]
            fights = [n for n, d in enumerate(demands.all) if d.change.kind == BATTLE and open_ones >> n & 1]
            return not any(
                demands.all[n].change.goal == place and demands.all[n].change.start == whom for n in fights
            )
        if a.verb == CRAFT_VERB and isinstance(a, Pick):
            change = self.watcher.card(CRAFT, a.what, letters.seat[s.active])
            return demands.find(open_ones, change) < 0
        return False


def is_seen_draw(change: Change) -> bool:
    """Whether a card was drawn for all to see."""
    return change.kind == CARD and change.start == DECK and bool(change.suit or change.what)
