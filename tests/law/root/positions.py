"""Positions of Root built by hand: a game after its setup, pieces and cards put where a test wants them.

Clearings are written as on the board, from 1 on; seats by their factions' names or by number; cards, pieces
and actions as in the notation. Whatever a scene changes goes through the rules' own functions, so that the
answers kept in the state (who rules, open slots) stay right.

    scene = start(Marquise(), Eyrie())
    scene.put_warriors("eyrie", 5, 2)
    scene.give_hand("marquise", "ambush_bird-1", "armorers-1")
    scene.turn("marquise", "marquise.actions")
    scene.play("battle 5 eyrie", "done", "roll 3 1")
"""

from lichtung.kernel.codec import Action, Event, Record, Refusal
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, SeatRecord, push, settle
from lichtung.root.actions import plain
from lichtung.root.battle import Battle, open_battle
from lichtung.root.cards import ITEMS, Deck, members
from lichtung.root.effects import card_sources
from lichtung.root.fields import replaced
from lichtung.root.game import KINDS, RootGame
from lichtung.root.hands import enter_play, gain_card, lose_card
from lichtung.root.map import Map
from lichtung.root.opening import prepare
from lichtung.root.pieces import place_piece, place_warriors, remove_piece, remove_warriors
from lichtung.root.setup import Setup
from lichtung.root.state import Faction, Root, empty_state
from lichtung.root.turn import TAKE_TURN, Turn

Seat = int | str
PATIENCE = 200  # decisions on the way to a step


def game_of(*factions: Faction) -> RootGame:
    """A game on the autumn board with the standard deck, the seats in this order.

    Every question is asked, so that a test meets each step of the Law; test_silence.py has the others.
    """
    options = {"map": "autumn", "deck": "standard", "questions": "all"}
    deck = Deck("standard_deck")
    return RootGame(Setup(Map("autumn"), deck, list(factions), options, card_sources(deck)), KINDS)


def start(*factions: Faction, setup: tuple[str, ...] = (), first: Seat = 0) -> "Scene":
    """A game whose setup is done and whose first turn has not begun; all hands are empty.

    `setup` are the players' answers in order; where they run out the first option is taken. Chance takes
    its first outcome.
    """
    return begin(game_of(*factions), setup, first)


def begin(game: RootGame, setup: tuple[str, ...] = (), first: Seat = 0) -> "Scene":
    """The same with a game that is made already."""
    s = empty_state(game.setup)
    scene = Scene(game, s)
    prepare(s, scene.seat(first))
    frames = s.frames()[1:]  # without the first turn
    s.frame = None
    for frame in frames:
        push(s, frame.step, frame.record)
    settle(s)
    answers = list(setup)
    while game.decision(s) is not None:
        if s.legal and answers:
            scene.play(answers.pop(0))
        else:
            game.apply(s, game.actions(s)[0])
    assert not answers, answers
    for seat in range(game.seats):
        scene.give_hand(seat)
    return scene


class Scene:
    """A game that a test arranges and plays."""

    def __init__(self, game: RootGame, s: Root) -> None:
        self.game = game
        self.s = s
        self.setup = game.setup

    def play_by(self, **options: str) -> None:
        """From now on the game is played by another edition of the Law, or with single switches set."""
        self.setup.options.update(options)
        self.setup.read_law()

    # --- names

    def seat(self, seat: Seat) -> int:
        return seat if isinstance(seat, int) else self.game.codec.kinds["seat"].parse(seat)

    def card(self, word: str) -> int:
        return self.game.codec.kinds["card"].parse(word)

    def kind(self, piece: str) -> int:
        """The number of a kind of piece: marquise.sawmill."""
        return self.game.codec.kinds["piece"].parse(piece)

    def mask(self, *cards: str) -> int:
        return sum(1 << self.card(word) for word in cards)

    # --- arranging

    def put_warriors(self, seat: Seat, clearing: int, count: int) -> None:
        """Exactly so many warriors stand in the clearing; the others are in the supply."""
        owner, at = self.seat(seat), clearing - 1
        remove_warriors(self.s, owner, at, self.s.warriors[owner * self.s.places + at])
        assert place_warriors(self.s, owner, at, count) == count, "too few in the supply"

    def put(self, piece: str, clearing: int, count: int = 1) -> None:
        """So many pieces of a kind more lie in the clearing, from the supply or track."""
        for _ in range(count):
            assert self.s.unplaced[self.kind(piece)] > 0, f"no {piece} left"
            place_piece(self.s, self.kind(piece), clearing - 1)

    def take_off(self, piece: str, clearing: int, count: int = 1) -> None:
        """Pieces of a kind leave the clearing without any consequence; a keep can come back."""
        kind = self.kind(piece)
        for _ in range(count):
            assert self.s.pieces[kind * self.s.places + clearing - 1] > 0, f"no {piece} there"
            remove_piece(self.s, kind, clearing - 1)
            back = int(not self.setup.kinds[kind].returns)
            self.s.unplaced = replaced(self.s.unplaced, kind, self.s.unplaced[kind] + back)

    def clear_map(self) -> None:
        """Everybody's warriors, buildings and tokens go back; ruins and pawns stay."""
        for clearing in range(1, self.s.clearings + 1):
            for seat in range(self.setup.owners):
                self.put_warriors(seat, clearing, 0)
            for kind in range(len(self.setup.kinds)):
                n = self.s.pieces[kind * self.s.places + clearing - 1]
                self.take_off(self.game.codec.kinds["piece"].text(kind), clearing, n)

    def give_hand(self, seat: Seat, *cards: str) -> None:
        """The hand is exactly these cards; what it held goes back into the deck."""
        self.give_zone(self.seat(seat), *cards)

    def give_pile(self, seat: Seat, *cards: str) -> None:
        """A faction's face-down pile is exactly these cards."""
        self.give_zone(self.setup.pile[self.seat(seat)], *cards)

    def give_zone(self, zone: int, *cards: str) -> None:
        for card in members(self.s.zones[zone]):
            lose_card(self.s, zone, card, self.setup.everybody, 0)
            self.s.deck |= 1 << card
        for word in cards:
            self.free_card(word)
            self.s.deck &= ~(1 << self.card(word))
            gain_card(self.s, zone, self.card(word), self.setup.readers[zone])

    def free_card(self, word: str) -> None:
        """A card goes into the deck from a hand, pile, play area or discard pile."""
        s, bit = self.s, 1 << self.card(word)
        for zone in range(self.setup.zones):
            if s.zones[zone] & bit:
                lose_card(s, zone, self.card(word), self.setup.everybody, 0)
        for seat in range(self.setup.seats):
            s.crafted = replaced(s.crafted, seat, s.crafted[seat] & ~bit)
        s.discard &= ~bit
        s.available &= ~bit
        s.deck |= bit

    def craft_for(self, seat: Seat, *cards: str) -> None:
        """These cards lie in the seat's play area, crafted already."""
        for word in cards:
            self.free_card(word)
            self.s.deck &= ~self.mask(word)
            enter_play(self.s, self.seat(seat), self.card(word))

    def put_discard(self, *cards: str) -> None:
        for word in cards:
            self.free_card(word)
            self.s.deck &= ~self.mask(word)
            self.s.discard |= self.mask(word)

    def put_available(self, *cards: str) -> None:
        """Dominance cards lie beside the board."""
        for word in cards:
            self.free_card(word)
            self.s.deck &= ~self.mask(word)
            self.s.available |= self.mask(word)

    def set_points(self, seat: Seat, points: int) -> None:
        self.s.points = replaced(self.s.points, self.seat(seat), points)

    # --- playing

    def turn(self, seat: Seat, until: str = "") -> None:
        """The seat's turn begins; with `until` it goes on, doing nothing more than it must, to that step."""
        player = self.seat(seat)
        self.s.frame = None
        push(self.s, TAKE_TURN, Turn(player, 0))
        settle(self.s)
        if until:
            self.go(until)

    def ask(self, step: str, record: Record) -> None:
        """A step comes before whatever is pending."""
        push(self.s, STEP_BY_NAME[step], record)
        settle(self.s)

    def ask_seat(self, step: str, seat: Seat) -> None:
        """A step whose record names only its seat; it becomes the active one."""
        self.s.active = self.seat(seat)
        self.ask(step, SeatRecord(self.seat(seat)))

    def fight(self, attacker: Seat, clearing: int, defender: Seat) -> None:
        """The attacker, who becomes the active player, starts a battle."""
        self.s.active = self.seat(attacker)
        open_battle(self.s, Battle(self.s.active, self.seat(defender), clearing - 1))
        settle(self.s)

    def go(self, step: str) -> None:
        """Play on to a step: done where that is allowed, else the first option or outcome."""
        done = plain(0)
        for _ in range(PATIENCE):
            if self.step() == step:
                return
            assert self.s.frame is not None, f"the game ended before {step}"
            options = self.game.actions(self.s)
            self.game.apply(self.s, done if done in options else options[0])
        raise AssertionError(f"no {step} within {PATIENCE} decisions")

    def play(self, *actions: str | Action) -> list[Event]:
        """Play actions one after the other, chance included; returns all that happened."""
        events: list[Event] = []
        for action in actions:
            events += self.game.play(self.s, self.action(action))
        return events

    def action(self, action: str | Action) -> Action:
        return self.game.parse(action) if isinstance(action, str) else action

    # --- asking

    def step(self) -> str:
        """The name of the step that stands."""
        decision = self.game.decision(self.s)
        return "" if decision is None else decision.step

    def decider(self) -> str:
        """Who decides: a faction's name, or chance."""
        decision = self.game.decision(self.s)
        assert decision is not None, "the game is over"
        return "chance" if decision.seat < 0 else self.game.codec.kinds["seat"].text(decision.seat)

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions in notation, those of one verb if it is given."""
        texts = [self.game.text(a) for a in self.game.actions(self.s)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def refusal(self, action: str) -> Refusal | None:
        """Why an action is not allowed; the listing agrees."""
        tried = self.game.parse(action)
        refusal = self.game.refusal(self.s, tried)
        if self.s.frame is not None and self.s.legal:
            listed: list[Action] = []  # anew: the position may have been changed since the decision came up
            STEPS[self.s.frame.step].options(self.s, self.s.frame.record, listed)
            assert (refusal is None) == (tried in listed), f"{action} is both listed and refused, or neither"
        return refusal

    def refused(self, action: str) -> tuple[str, str]:
        """The paragraph and the key with which an action is refused."""
        refusal = self.refusal(action)
        assert refusal is not None, f"{action} is allowed"
        return refusal.law, refusal.key

    def warriors(self, seat: Seat, clearing: int) -> int:
        return self.s.warriors[self.seat(seat) * self.s.places + clearing - 1]

    def count(self, piece: str, clearing: int) -> int:
        return self.s.pieces[self.kind(piece) * self.s.places + clearing - 1]

    def ruler(self, clearing: int) -> str:
        """Who rules a clearing; empty if nobody does."""
        seat = self.s.ruler[clearing - 1]
        return "" if seat < 0 else self.game.codec.kinds["seat"].text(seat)

    def words(self, mask: int) -> list[str]:
        return [self.setup.deck.words[card] for card in members(mask)]

    def hand(self, seat: Seat) -> list[str]:
        return self.words(self.s.zones[self.seat(seat)])

    def known(self, viewer: Seat, owner: Seat) -> list[str]:
        """The cards of the owner's hand that the viewer knows to be there."""
        return self.words(self.s.known[self.seat(viewer) * self.setup.zones + self.seat(owner)])

    def points(self, seat: Seat) -> int:
        return self.s.points[self.seat(seat)]

    def item(self, seat: Seat, item: str) -> int:
        """How many items of a kind lie in the seat's box for crafted items."""
        return self.s.crafted_items[self.seat(seat) * len(ITEMS) + ITEMS.index(item)]

    def winners(self) -> list[str]:
        result = self.game.result(self.s)
        return [] if result is None else [self.game.codec.kinds["seat"].text(w) for w in result.winners]

    def fork(self) -> "Scene":
        """The same position once more, to try something else."""
        return Scene(self.game, self.s.copy())


def keys(events: list[Event]) -> list[str]:
    """The events by key."""
    return [event.key for event in events]
