"""Writes a game in the notation, as somebody who watches the table may see it."""

from itertools import groupby
from typing import NamedTuple

from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS
from lichtung.kernel.journal import Journal, begin, check_rules, read_action
from lichtung.root.actions import CHOOSE, LAY_MARKER, LAY_OUT
from lichtung.root.battle import CARD_USED
from lichtung.root.cards import members
from lichtung.root.effects import EFFECTS
from lichtung.root.exiles_lasting import Partisans
from lichtung.root.faction import UNDECIDED
from lichtung.root.game import RootGame
from lichtung.root.map import FIRST_SUIT
from lichtung.root.recorded import (
    AMBUSH,
    BATTLE,
    BESIDE,
    CARD,
    CRAFT,
    DECK,
    ENTERS,
    FLIP,
    GUESS,
    ITEM,
    LEAVES,
    PATH,
    PIECE,
    RETURN,
    ROLL,
    SCORE,
    SET,
    SHOW,
    SUIT_LETTERS,
    SWAP,
    WHOLE_HAND,
    Change,
)
from lichtung.root.setup import Setup, seat_words
from lichtung.root.state import NONE, Root
from lichtung.rootlog.decisions import CARDS, HIDDEN, NO_DECISION, OPEN
from lichtung.rootlog.watch import Watcher, between_turns, recorders
from lichtung.rootlog.words import DECIDED, OURS, WRITTEN_DECKS, WRITTEN_MAPS

IN_HEADER = (LAY_OUT, CHOOSE, LAY_MARKER)  # who plays what, and the suits of the clearings
SEVERAL_SUITS = ("favor", "part", "roottea", "travelgear", "crossbow")  # names that a suit tells apart


class WrittenTurn:
    """What happened in a turn, or in the setup of a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.changes: list[Change] = []
        self.steps: list[int] = []  # in which each of them happened
        self.begun = 0  # the step in which the first piece was placed

    def add(self, change: Change, step: int) -> None:
        if not self.begun and change.kind == PIECE:
            self.begun = step
        if change.kind == RETURN:  # the way to the supply and from there is one way
            removal = Change(PIECE, change.what, change.start)
            last = max((n for n, before in enumerate(self.changes) if before == removal), default=-1)
            if last >= 0:
                del self.changes[last], self.steps[last]
            change = change._replace(kind=PIECE)
        self.changes.append(change)
        self.steps.append(step)

    def deeds(self, letter: str) -> list[str]:
        """What is written of it; two moves stay two, even if they are the same."""
        found: list[str] = []
        begun = 0
        for n, change in enumerate(self.changes):
            move = change.kind == PIECE and bool(change.start) and bool(change.goal)
            if n and move and change == self.changes[n - 1] and self.steps[n] != self.steps[n - 1]:
                found += written(self.changes[begun:n], letter)
                begun = n
        return found + written(self.changes[begun:], letter)


def write_journal(journal: Journal, game: RootGame, name: str = "journal", *, hidden: bool = False) -> str:
    """The notation of a saved game as a spectator saw it; hidden: of one that is over, with all cards."""
    check_rules(journal, game, name)
    if journal.header.position is not None:
        raise LichtungError("rootlog-from-position", name)
    if "landmarks" in game.setup.options:
        raise LichtungError("rootlog-landmarks", name)
    if game.setup.company:
        raise LichtungError("rootlog-hirelings", name)
    actions: list[Action] = []
    for entry in journal.entries:
        try:
            actions.append(read_action(game, entry.do))
        except LichtungError as error:
            raise error.at(f"{name}:{entry.n + 2}") from None
    state = begin(journal.header, game)
    assert isinstance(state, Root)
    writer = Writer(game, state, drafted(game, journal, actions) if state.setup.drafts else state.setup)
    for entry, action in zip(journal.entries, actions, strict=True):
        if game.refusal(state, action) is not None:
            raise LichtungError("journal-wrong-seat", f"{name}:{entry.n + 2}", seat=entry.seat)
        writer.play(action)
    if hidden and state.frame is not None:
        raise LichtungError("rootlog-not-over", name)
    return writer.text(journal.header.seats, hidden)


def drafted(game: RootGame, journal: Journal, actions: list[Action]) -> Setup:
    """The setup when all factions are chosen; until then there are no letters for the seats."""
    s = begin(journal.header, game)
    assert isinstance(s, Root)
    for action in actions:
        if UNDECIDED not in s.setup.factions:
            break
        if game.refusal(s, action) is not None:
            break  # told with its place when it is played
        game.apply(s, action)
    if UNDECIDED in s.setup.factions:
        raise LichtungError("rootlog-draft")
    return s.setup


def words_after_draft(setup: Setup) -> dict[str, str]:
    """The seats' words in a game of the drafted factions, by those that the draft has for them."""
    if not setup.drafts:
        return {}
    words = seat_words(setup.factions)
    return {setup.words[seat]: word for seat, word in enumerate(words)} | {
        setup.name_of(seat): word for seat, word in enumerate(words)
    }


class Writer:
    """Plays a game and notes what can be seen of it."""

    def __init__(self, game: RootGame, state: Root, setup: Setup) -> None:
        self.game = game
        self.state = state
        self.watcher = Watcher(setup)
        self.letters = self.watcher.letters
        self.setups = [WrittenTurn(seat) for seat in range(game.seats)]
        self.turns: list[WrittenTurn] = []
        self.steps = 0
        self.words = words_after_draft(setup)
        self.absent = recorders().keys() - {faction.id for faction in setup.factions}
        # By turns, first those of the setup.
        self.decided: list[list[ToldDecision]] = [[]]

    def play(self, action: Action) -> None:
        """One entry of the journal."""
        here = self.decided[-1]
        is_told = self._is_told(action)
        told = ToldDecision(action, self._suits(action))
        told.seen = self._open()
        made = self._note(action, told)
        if made:  # which of these cards is drawn then is hidden
            told.seen &= ~made
            deck = ToldDecision(None)
            deck.ways = [ToldWay(card, OPEN, DECK, "", True) for card in members(made)]
            here.append(deck)
        told.seen |= self._open()
        told.sort(next((value for value, kind in self._fields(action) if kind == CARDS), NONE))
        if is_told:
            self._stays(told, action)
            here.append(told)
        if between_turns(self.state):
            told = ToldDecision(None)
            self._note(None, told)
            told.seen |= self._open()
            told.sort(NONE)
            if told.ways or told.lacks:
                self.decided[-1].append(told)

    def _is_told(self, action: Action) -> bool:
        """Whether a decision is one of the game as it is written: a draft is left out.

        A.8.1: it may be about a faction that was laid out and is not chosen.
        """
        frame = self.state.frame
        about = STEPS[frame.step].name.partition(".")[0] if frame is not None else ""
        return action.verb not in IN_HEADER and about not in self.absent

    def _stays(self, told: "ToldDecision", action: Action) -> None:
        """A card that somebody only showed to another."""
        places = self._places()
        for card, kind in self._fields(action):
            moved = kind != CARDS or any(way.card == card for way in told.ways)
            if not moved and not told.seen >> card & 1:
                told.ways.append(ToldWay(card, places[card], places[card], "", False))

    def _open(self) -> int:
        """All cards that lie where everybody sees them, or are left out of the game."""
        found = self.state.setup.left_out
        for _, mask, public in self.watcher.containers(self.state):
            found |= mask if public else 0
        return found

    def _suits(self, action: Action) -> str:
        """Of an answer with a card of one's hand: the suits that it must have."""
        s = self.state
        frame = s.frame
        seat = STEPS[frame.step].seat(s, frame.record) if frame is not None and s.legal else NONE
        cards = [value for value, kind in self._fields(action) if kind == CARDS]
        if seat < 0 or s.setup.public[seat] or not any(s.zones[seat] >> card & 1 for card in cards):
            return ""
        return self._of_suits([a for a in self._with_all_cards(seat) if self._looks_like(a, action)])

    def _looks_like(self, one: Action, other: Action) -> bool:
        """Whether two answers differ in their cards only, or in what nobody sees either."""
        if one.verb != other.verb:
            return False
        unseen = (CARDS, *self._secret(one.verb))
        fields = zip(self._fields(one), self._fields(other), strict=True)
        return all(value == told or kind in unseen for (value, kind), (told, _) in fields)

    def _secret(self, verb: int) -> list[str]:
        """The kinds of things in an answer that not everybody sees."""
        return [kind for part in self.letters.recorders for kind in part.secret.get(verb, ())]

    def _silent(self) -> tuple[str, str]:
        """If the next question has one answer: the suits that its card must have, or what the hand lacks."""
        s = self.state
        frame = s.frame
        if frame is None or not STEPS[frame.step].always_asked:
            return "", ""
        seat, out = STEPS[frame.step].seat(s, frame.record), list[Action]()
        if seat < 0 or s.setup.public[seat]:
            return "", ""
        STEPS[frame.step].options(s, frame.record, out)
        if len(out) != 1:
            return "", ""
        possible = self._with_all_cards(seat)
        suits = self._of_suits(possible)
        return (suits, "") if out[0] in possible else ("", f"{self.watcher.zone_words[seat]}-{suits}")

    def _emptied(self) -> list[str]:
        """The piles that the step that stands leaves without some suits."""
        s, found = self.state, list[str]()
        for seat, letter in enumerate(self.letters.seat):
            suits = self.watcher.recorder(s, seat).emptied(s)
            found += [f"{letter}$-{suits}"] * bool(suits)
        return found

    def _kept(self, seat: int, card: int) -> str:
        """K: what the hand of somebody who uses partisans is left without."""
        effect = EFFECTS.get(self.state.setup.deck.names[card])
        if not isinstance(effect, Partisans):
            return ""
        gone = SUIT_LETTERS[: effect.suit] + SUIT_LETTERS[effect.suit + 1 :]
        return f"{self.letters.seat[seat]}-{''.join(gone)}"

    def _with_all_cards(self, seat: int) -> list[Action]:
        """What could be answered if all cards were in a hand: that is no secret."""
        frame, t, found = self.state.frame, self.state.copy(), list[Action]()
        assert frame is not None
        t.zones[seat] = t.setup.deck.all
        STEPS[frame.step].options(t, frame.record, found)
        return found

    def _of_suits(self, answers: list[Action]) -> str:
        """The suits of the cards in some answers; none if they have all."""
        deck = self.state.setup.deck
        possible = 0
        for a in answers:
            for value, kind in self._fields(a):
                possible |= 1 << value if kind == CARDS else 0
        suits = [letter for letter, of in zip(SUIT_LETTERS, deck.of_suit, strict=True) if of & possible]
        return "".join(suits) if len(suits) < len(SUIT_LETTERS) else ""

    def _fields(self, action: Action) -> list[tuple[int, str]]:
        """The values of an action and what they are."""
        kinds = self.game.codec.verbs[action.verb].fields
        return [(value, kind) for value, (_, kind) in zip(action.fields(), kinds, strict=True)]

    def _places(self) -> list[str]:
        """Where each card is, for whoever cannot look into hands: in the deck, a hand, a pile, or open."""
        s, setup = self.state, self.watcher.setup
        found = [OPEN] * setup.deck.size
        for card in members(s.deck):
            found[card] = DECK
        for zone, mask in enumerate(s.zones):
            if mask and not setup.public[zone]:
                owner = setup.zone_owner[zone]
                word = self.watcher.zone_words[zone]
                if owner >= 0 and zone != owner:
                    word += self.watcher.recorder(s, owner).told_apart(s, owner, zone)
                for card in members(mask):
                    found[card] = word
        return found

    def _note(self, action: Action | None, told: "ToldDecision") -> int:
        """What changes up to the next decision; the cards of which the deck was made before one was drawn."""
        all_made = 0
        places, (suits, lack), emptied = self._places(), self._silent(), self._emptied()
        for changes, events, made in self.watcher.steps(self.state, action):
            all_made |= made
            for card in members(made):
                places[card] = DECK
            if self.state.turn > len(self.turns):
                self.turns.append(WrittenTurn(self.state.active))
                self.decided.append([])
            for change in changes:
                self._turn_of(change).add(change, self.steps)
            named = 0
            for event in events:
                for _, kind, value in event.seen_by(None).named():
                    named |= 1 << value if kind == CARDS and value >= 0 else 0
            self.steps += 1
            told.seen |= named
            if any(change.kind == SHOW and change.what == WHOLE_HAND for change in changes) and lack:
                told.lacks.append((len(told.ways), lack))
            before, places = places, self._places()
            told.steps.append(len(told.ways))
            for card, (start, goal) in enumerate(zip(before, places, strict=True)):
                known = bool(named >> card & 1)
                if start != goal or (goal != OPEN and known):
                    told.unseen |= (not known and OPEN not in (start, goal)) << card
                    of_suits = suits if start not in (OPEN, DECK) else ""
                    told.ways.append(ToldWay(card, start, goal, of_suits, known or OPEN in (start, goal)))
            emptied += [self._kept(*event.args) for event in events if event.key == CARD_USED.key]
            told.lacks += [(len(told.ways), one) for one in emptied if one]
            (suits, lack), emptied = self._silent(), self._emptied()
        return all_made

    def _turn_of(self, change: Change) -> WrittenTurn:
        """The turn that is being played; in the setup that of whose pieces and cards they are."""
        if self.turns:
            return self.turns[-1]
        for word in (change.what, change.goal, change.start):
            if word[:1] and word[0] in self.letters.seat and (word != change.what or change.kind != CARD):
                return self.setups[self.letters.seat.index(word[0])]
        return self.setups[0]

    # --- The text

    def text(self, players: list[str], hidden: bool) -> str:
        setup, options = self.state.setup, self.state.setup.options
        lines = [f"Map: {WRITTEN_MAPS[options['map']]}", f"Deck: {WRITTEN_DECKS[options['deck']]}"]
        suits = [SUIT_LETTERS[FIRST_SUIT[self.state.suits[c]]] for c in range(setup.clearings)]
        if options["map"] != "autumn" or tuple(self.state.suits) != tuple(setup.suits) or setup.shuffled:
            lines.append("Clearings: " + ", ".join(f"{suit}{c + 1}" for c, suit in enumerate(suits)))
        told = [f"{key}={value}" for key, value in options.items() if key not in ("map", "deck")]
        told += [
            f"{letter}={setup.factions[seat].id}"
            for seat, letter in enumerate(self.letters.seat)
            if recorders()[setup.factions[seat].id].stands_in
        ]
        lines.append(f"// {OURS} {' '.join(told)}")
        for seat, letter in enumerate(self.letters.seat):
            lines.append(f"{letter}: {players[seat] if seat < len(players) else letter}")
        lines.append("")
        for turn in sorted(self.setups, key=lambda turn: turn.begun):
            lines.append(self._line(turn))
        lines += [*self._decisions(0, hidden), ""]
        for number, turn in enumerate(self.turns, 1):
            lines += [self._line(turn), *self._decisions(number, hidden)]
            if number % setup.seats == 0:
                lines.append("")
        if self.state.frame is None:
            winners = "".join(self.letters.seat[seat] for seat in members(self.state.winners))
            lines += ["", f"Winner: {winners}"]
        return "\n".join(lines).replace("\n\n\n", "\n\n").rstrip("\n") + "\n"

    def _line(self, turn: WrittenTurn) -> str:
        letter = self.letters.seat[turn.seat]
        return f"{letter}:{'/'.join(turn.deeds(letter))}"

    def _decisions(self, number: int, hidden: bool) -> list[str]:
        """The decisions of a turn; the notation has no word for most of them."""
        told = "; ".join(self._decision(one, hidden) for one in self.decided[number])
        return [f"// {OURS} {DECIDED} {told}"] if told else []

    def _decision(self, told: "ToldDecision", hidden: bool) -> str:
        """A decision as everybody saw it, or with what was hidden."""
        words, own = [NO_DECISION], NONE
        if told.action is not None:
            verb = told.action.verb
            secret = self._secret(verb)
            words = [self.game.codec.verbs[verb].word]
            for value, kind in self._fields(told.action):
                own = value if kind == CARDS and own == NONE else own
                if not hidden and (kind in secret or (kind == CARDS and not told.names(value))):
                    words.append(HIDDEN + told.suits * (kind == CARDS))
                else:
                    owner, dot, thing = self.game.codec.kinds[kind].text(value).partition(".")
                    words.append(self.words.get(owner, owner) + dot + thing)
        ways: list[str] = []
        for number, way in enumerate(told.ways):
            ways += [lack for at, lack in told.lacks if at == number]
            name = self.game.codec.kinds[CARDS].text(way.card) if way.named else HIDDEN + way.suits
            its_own = way.card == own and way.named == told.names(own)
            ways.append(f"{way.start}>{way.goal}" if its_own else f"{name} {way.start}>{way.goal}")
        ways += [lack for at, lack in told.lacks if at == len(told.ways)]
        return " ".join(words) + (f" {{{', '.join(ways)}}}" if ways and not hidden else "")


class ToldWay(NamedTuple):
    """A card that went from one place to another, or was seen where it stays."""

    card: int
    start: str
    goal: str
    suits: str  # that it can have, if it is not named; none: any
    named: bool  # whether everybody saw which card it was


class ToldDecision:
    """A decision of a game that is written, and what became of cards by it."""

    def __init__(self, action: Action | None, suits: str = "") -> None:
        self.action = action  # None: what happens before the first one of a turn
        self.suits = suits  # that a hidden card of it can have, if not all
        self.lacks: list[tuple[int, str]] = []  # a hand or a pile that lacks some suits, before which way
        self.seen = 0  # cards that everybody saw
        self.unseen = (
            0  # cards that went somewhere unseen; if they are seen later, nobody knows that it was they
        )
        self.ways: list[ToldWay] = []
        self.steps: list[int] = []  # the first way of each step

    def names(self, card: int) -> bool:
        """Whether everybody saw which card was decided on."""
        return bool(self.seen & ~self.unseen & 1 << card)

    def sort(self, own: int) -> None:
        """In each step: what is drawn comes before the deck is made anew, be it of the same card, and the
        card of the decision first. Where hidden cards stand among the others tells nothing of them.
        """
        for begun, ended in zip(self.steps, [*self.steps[1:], len(self.ways)], strict=True):
            self.ways[begun:ended] = sorted(
                self.ways[begun:ended],
                key=lambda way: (
                    way.start == OPEN,
                    way.card != own or way.named != self.names(own),
                    not way.named,
                    way.card if way.named else NONE,
                    way.start,
                    way.goal,
                ),
            )


def written(changes: list[Change], active: str) -> list[str]:
    """The deeds of a turn: what changed alike stands together."""
    found: list[str] = []
    whole = [c._replace(kind=PIECE) if c.kind in (LEAVES, ENTERS) else c for c in changes]
    for kind, run in groupby(whole, lambda change: change.kind):
        group = list(run)
        if kind == PIECE:
            found += _pieces(group, active)
        elif kind == CARD:
            found += _cards(group, active)
        elif kind == ITEM:
            found += _items(group, active)
        elif kind == SCORE:
            found += _scores(group, active)
        elif kind in (AMBUSH, ROLL):
            battle = max((i for i, deed in enumerate(found) if _is_battle(deed)), default=-1)
            marks = [f"{change.suit}@" if kind == AMBUSH else f"({change.goal})" for change in group]
            if battle >= 0:
                found[battle] += "".join(marks)
            else:
                found += marks
        else:
            found += [_single(change, active) for change in group]
    return found


def _is_battle(deed: str) -> bool:
    return "X" in deed and "->" not in deed


def _owned(what: str, active: str) -> str:
    return what[1:] if what[0] == active else what


def _count(n: int) -> str:
    return str(n) if n > 1 else ""


def _board(place: str, active: str) -> str:
    return place[1:] if place.startswith(f"{active}$") else place


def _pieces(changes: list[Change], active: str) -> list[str]:
    """Pieces with the same start and goal in one bracket, equal ones to several goals in one sum."""
    found: list[tuple[str, str, list[str]]] = []
    for (start, goal), run in groupby(changes, lambda change: (change.start, change.goal)):
        counts: dict[str, int] = {}
        for change in run:
            counts[change.what] = counts.get(change.what, 0) + 1
        parts = [_count(n) + (what if what == "f" else _owned(what, active)) for what, n in counts.items()]
        pawn = any(what.endswith("p") for what in counts)
        inner = "+".join(parts)
        left = f"({inner})" if len(parts) > 1 and start else inner
        left += "" if pawn else _board(start, active)
        if found and found[-1][0] == left and goal and found[-1][1] == start and not pawn:
            found[-1][2].append(_board(goal, active))
        else:
            found.append((left, start, [_board(goal, active)]))
    return [f"{left}->{'+'.join(goals)}" for left, _, goals in found]


def _cards(changes: list[Change], active: str) -> list[str]:
    """Cards as far as everybody knows them."""
    words = [
        (
            "#" if change.hidden else f"{change.suit}#{change.what}",
            _board(change.start, active).replace(BESIDE, ""),
            _board(change.goal, active),
        )
        for change in changes
    ]
    found: list[str] = []
    for (card, start, goal), run in groupby(words):
        found.append(f"{_count(len(list(run)))}{card}{start}->{goal}")
    return found


def _items(changes: list[Change], active: str) -> list[str]:
    """Items: from where, and what becomes of them; what follows from that is left out."""
    found: list[str] = []
    for (start, goal), run in groupby(changes, lambda change: (change.start, change.goal)):
        counts: dict[str, int] = {}
        for change in run:
            counts[change.what] = counts.get(change.what, 0) + 1
        board, on_board, was = start.partition("$")
        owner, _, state = goal.partition("$")
        if on_board and goal and owner == board:
            changed = "".join(sign for sign in state if sign not in was)
            goal = ("s" if "d" in was and "d" not in state else "") + changed
            was = was if "d" in was or ("d" in state and "e" in was) else ""
        elif "$" in goal:
            goal = _board(f"{owner}$", active)
        where = board + on_board + was if board != active else was
        items = [f"{_count(n)}%{what}{where}" for what, n in counts.items()]
        found.append(f"{'+'.join(items)}->{goal}")
    return found


def _scores(changes: list[Change], active: str) -> list[str]:
    found: list[str] = []
    for (what, sign), run in groupby(changes, lambda change: (change.what, change.goal)):
        found.append(f"{what if what != active else ''}{sign * 2}{_count(len(list(run)))}")
    return found


def _single(change: Change, active: str) -> str:
    kind, what, start, goal = change.kind, change.what, change.start, change.goal
    if kind == BATTLE:
        return f"{what if what != active else ''}X{start}{goal}"
    if kind == CRAFT:
        return f"Z{change.suit.lower() if what in SEVERAL_SUITS else ''}{what}"
    if kind == SHOW:
        card = "" if what == WHOLE_HAND else "#" if change.hidden else f"{change.suit}#{what}"
        return f"{card}{start if start != active else ''}^{goal}"
    if kind == SET and what.endswith("++"):
        return f"{'' if what[0] == active else what[0]}++->{_board(goal, active)}"
    if kind == SET:
        return f"{_board(what, active)}->{goal}"
    if kind == FLIP:
        return f"{_owned(what, active)}{start}^{goal}"
    if kind == GUESS:
        return f"?{what[0]}{goal}{start}"
    if kind == SWAP:
        return f"{what}{start}<->{what}{goal}"
    assert kind == PATH, kind
    return f"{what}->"
