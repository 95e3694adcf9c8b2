"""Corvid Conspiracy (Krähen-Komplott). Law 13.

Plots are markers that lie face down; one that was turned up is known to everybody from then on.
"""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import TO_ALL, Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, push, register, seat_record
from lichtung.root.actions import AT, Pair, Pick, Triple, effect, pair, pick, triple
from lichtung.root.battle import (
    DEFENDING,
    LOSE_PIECES,
    Battle,
)
from lichtung.root.cards import members
from lichtung.root.crafting import Craft, crafting_places
from lichtung.root.drawing import DISCARD_DOWN, STEAL_CARD, EveningDraw, Theft, can_be_robbed
from lichtung.root.editions import Switch
from lichtung.root.effects import BIRDSONG, Finish, UseCard
from lichtung.root.faction import Faction, MarkerKind
from lichtung.root.factions.corvids.deeds import deeds
from lichtung.root.factions.corvids.editions import SWITCHES, CorvidsLaw, law_of
from lichtung.root.factions.corvids.mat import ACTIONS_A_TURN, MOST_PLACED, empty_mat, mat_of
from lichtung.root.factions.corvids.plots import (
    BOMB,
    EXTORTION,
    FLIP,
    GUESS,
    HIDE_AT_HOME,
    NO_CLEARING,
    NONE_OF_KIND,
    PLOTS,
    PLOTS_A_KIND,
    RAID,
    RALLY,
    face_up,
    first_plot,
    hidden_at,
    is_snared,
    kind_of,
    plot_at,
)
from lichtung.root.fields import Mat, replaced
from lichtung.root.hands import pass_card, show_card, spend
from lichtung.root.homelands import ChooseHomeland
from lichtung.root.map import BIRD
from lichtung.root.markers import (
    exclude_kind,
    kinds_left,
    lies_open,
    place_marker,
    show_marker,
    take_marker,
)
from lichtung.root.owners import is_enemy
from lichtung.root.paths import neighbours
from lichtung.root.pieces import barred, is_present, place_warriors, warriors
from lichtung.root.possible import mat_key
from lichtung.root.removal import settle_removed, take_off_enemies
from lichtung.root.scoring import score
from lichtung.root.state import MARKER, NONE, Removed, Root, Trigger, suit_or_any
from lichtung.root.turn import PHASES, Phase, TurnActions, can_use_cards, daylight_acts, phase, plain_plan

EXPOSED_POINTS: Final = 1

RAID_EFFECT: Final = effect("raid")

GUESSED_RIGHT: Final = Event(
    "13.2.4", "guessed-right", "seat clearing marker card", hidden="card", reveals=True
)
GUESSED_WRONG: Final = Event(
    "13.2.4", "guessed-wrong", "seat clearing marker card", hidden="card", reveals=True
)
AGENTS_STRUCK: Final = Event("13.2.5", "agents-struck", "seat clearing")
SETTLED: Final = Event("13.3.2", "corvids-settled", "seat clearing")
PLOT_AT_HOME: Final = Event("K.corvids_setup", "plot-at-home", "seat clearing marker", hidden="marker")
FLIPPED: Final = Event("13.4.2", "plot-flipped", "seat clearing marker", reveals=True)
RALLIED: Final = Event("13.4.3", "corvids-rallied", "seat card")
WARRIOR_CAME: Final = Event("2.5.1", "corvid-came", "seat clearing")
BOMBED: Final = Event("13.7.1", "bombed", "seat clearing")
RAIDED: Final = Event("13.7.4", "raided", "seat clearing", reveals=True)

NO_ENEMY_OF_THEIRS: Final = Refusal("13.2.4", "no-enemy-of-theirs")
GUESSES_OVER: Final = Refusal("13.2.4", "guesses-over")
NOTHING_TO_EXPOSE: Final = Refusal("13.2.4", "nothing-to-expose", "clearing")
NOBODY_TO_EXPOSE: Final = Refusal("13.2.4", "nobody-to-expose", "clearing")
CARD_TO_EXPOSE: Final = Refusal("13.2.4", "card-to-expose", "card clearing")
NO_PLOT: Final = Refusal("13.2.2", "no-plot", "marker")
WRONG_SUIT: Final = Refusal("13.3.2", "corvids-wrong-suit", "clearing suit")
NOTHING_TO_FLIP: Final = Refusal("13.4.2", "nothing-to-flip", "clearing")
NO_CORVID_TO_FLIP: Final = Refusal("13.4.2", "no-corvid-to-flip", "clearing")
RALLIED_ALREADY: Final = Refusal("13.4.3", "rallied-already")
RALLY_FROM_HAND: Final = Refusal("13.4.3", "rally-from-hand", "card")
RALLY_SUIT: Final = Refusal("13.4.3", "rally-suit", "card suit")
NO_ONE_TO_RALLY: Final = Refusal("13.4.3", "no-one-to-rally", "suit")
SNARED: Final = Refusal("13.7.2", "snared", "clearing")
NOT_AMONG: Final = Refusal("2.5", "not-among", "clearing")


class Corvids(Faction):
    """Hatches plots that nobody else can tell apart, and lets them come to light one by one."""

    id = "corvids"
    colours: tuple[str, ...] = ("#8e569f",)
    letter = "I"
    warriors = 15  # 13.3.1
    crafts_by = "13.4.1"
    offers: tuple[int, ...] = (GUESS,)
    switches: tuple[Switch, ...] = SWITCHES

    def __init__(self) -> None:
        self.setup_step = SETTLE
        self.advanced_step = SETTLE_AT_HOME
        self.lose_step = LOSE_PIECES
        # The cards of Birdsong are offered within its steps.
        self.plan = plain_plan(
            (CRAFT_FIRST, FLIPPING, RALLYING), (ACTIONS,), (EXERTING, DRAW_UNLESS_EXERTED, DISCARD_DOWN)
        )

    def own_law(self, on: dict[str, bool]) -> CorvidsLaw:
        return CorvidsLaw(on)

    def marker_kinds(self) -> list[MarkerKind]:
        """13.2.2: eight plots, two of each kind."""
        return [MarkerKind(name, PLOTS_A_KIND) for name in PLOTS]

    def facts(self) -> dict[str, object]:
        return {"actions": ACTIONS_A_TURN, "plots": list(PLOTS), "plots_a_kind": PLOTS_A_KIND}

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """13.4.3, 13.5, 13.5.2: one rally and three actions in each turn; prices of plots begin anew."""
        mat = mat_of(s, me)
        mat.guesses_over = 0
        mat.guessed = mat.guessed_at = NONE
        if active == me:
            mat.rallied = 0
            mat.actions_left = ACTIONS_A_TURN
            mat.placed = 0
            mat.exerted = 0

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """13.2.1: plots craft, whichever way up."""
        power = [0, 0, 0, 0]
        for plot in s.setup.markers_of[seat]:
            place = s.marker_places[plot]
            if place != NONE and not s.activated[place]:
                power[suit_or_any(s, place)] += 1
        return power

    def crafts_at(self, s: Root, seat: int, place: int) -> bool:
        """13.2.1: where a plot lies."""
        return plot_at(s, seat, place) != NONE

    def activate(self, s: Root, seat: int, suit: int) -> None:
        """13.2.1: each plot once a turn."""
        for clearing in crafting_places(s, suit):
            if plot_at(s, seat, clearing) != NONE and not s.activated[clearing]:
                s.activated = replaced(s.activated, clearing, 1)
                return

    def draw_bonus(self, s: Root, seat: int) -> int:
        """13.6.2: a card more for each extortion that lies face up."""
        return face_up(s, seat).count(EXTORTION)

    def moves_freely(self, s: Root, me: int, mover: int, origin: int, dest: int) -> bool:
        """13.2.3: nimble."""
        return mover == me

    def extra_hits(self, s: Root, me: int, b: Battle, side: int) -> int:
        """13.2.5: as defender a hit more where a plot lies face down, even without warriors."""
        return int(side == DEFENDING and b.defender == me and hidden_at(s, me, b.clearing))

    def before_roll(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """13.2.5: everybody is told why there will be a hit more."""
        if s.events is not None and self.extra_hits(s, me, b, DEFENDING):
            emit(s, AGENTS_STRUCK.of(me, b.clearing))
        return []

    def cannot_place(self, s: Root, me: int, placer: int, place: int) -> Refusal | None:
        """13.7.2: no enemy places anything beside a snare that lies face up."""
        return SNARED.of(place) if is_snared(s, me, placer, place) else None

    def cannot_leave(self, s: Root, me: int, owner: int, place: int) -> Refusal | None:
        """13.7.2: and none of its pieces moves away from it."""
        return SNARED.of(place) if is_snared(s, me, owner, place) else None

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """13.7.4: each raid that was removed, whichever way up it lay, brings warriors around it."""
        triggers: list[Trigger] = []
        for group in removed:
            if group.owner == me and group.kind == MARKER and kind_of(s, me, group.marker) == RAID:
                if not raid_clearings(s, me, group.place):
                    continue
                if s.events is not None:
                    emit(s, RAIDED.shown_to(TO_ALL, me, group.place))
                triggers.append(Trigger(LAUNCH_RAID, Site(me, group.place), RAID_EFFECT, group.place))
        return triggers

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """13.2.4: cards that match, with each face-down plot beside pieces of the seat and each kind."""
        hand = s.zones[seat]
        if not hand or mat_of(s, me).guesses_over or not is_enemy(s, me, seat):
            return
        first = first_plot(s, me)
        for clearing in range(s.clearings):
            if s.presence[seat * s.places + clearing] and hidden_at(s, me, clearing):
                for card in members(hand & s.setup.deck.matching_any[s.suits[clearing]]):
                    out.extend([triple(GUESS, card, clearing, first + kind) for kind in range(len(PLOTS))])

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Triple)
        return cannot_guess(s, me, seat, a.one, a.two, a.three)

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        assert isinstance(a, Triple)
        guess(s, me, seat, a.one, a.two, a.three)

    def replaces_draw(self, s: Root, me: int, zone: int, cards: int) -> bool:
        """13.2.4: nothing does; but by the Law of 2022 nobody guesses who has drawn in its Evening."""
        if zone == s.active and law_of(s, me).guess_before_draw and phase(s) == PHASES[2]:
            mat_of(s, me).guesses_over = 1
        return False

    def check_position(self, s: Root, seat: int) -> None:
        """13.2.2: plots lie in clearings, one in each (13.2.2.II), face down or for all to see.

        13.2.4: a guess that was wrong has told what a plot is not.
        """
        check_plots(s, seat)
        mat = mat_of(s, seat)
        if mat.placed + mat.actions_left > MOST_PLACED:
            raise LichtungError(
                "position-want", mat_key(s, seat, "placed"), want=f"0..{MOST_PLACED - mat.actions_left}"
            )


def check_plots(s: Root, seat: int) -> None:
    """13.2.2: what no game can reach; one that was just removed may still be known."""
    lifted = [group.marker for group in s.removed]
    taken = 0
    for plot in s.setup.markers_of[seat]:
        place = s.marker_places[plot]
        if place != NONE and (place >= s.clearings or taken >> place & 1):
            raise LichtungError("position-plot", "markers", clearing=s.setup.place_words[place])
        taken |= 0 if place == NONE else 1 << place
        known = place != NONE or plot in lifted
        if s.marker_seen[plot] != 1 << seat and not (known and lies_open(s, plot)):
            raise LichtungError("position-plot-seen", "markers")
        row = s.marker_excluded[plot * s.setup.seats : (plot + 1) * s.setup.seats]
        if any(excluded >> s.marker_kinds[plot] & 1 or (excluded and not known) for excluded in row):
            raise LichtungError("position-plot-excluded", "markers")


# --- Exposure. 13.2.4


def cannot_guess(s: Root, owner: int, seat: int, card: int, clearing: int, marker: int) -> Refusal | None:
    """13.2.4: an enemy with pieces beside a face-down plot shows a card that matches, and names a kind."""
    if not is_enemy(s, owner, seat):
        return NO_ENEMY_OF_THEIRS
    if mat_of(s, owner).guesses_over:
        return GUESSES_OVER
    if not 0 <= marker - first_plot(s, owner) < len(PLOTS):
        return NO_PLOT.of(marker)
    if not hidden_at(s, owner, clearing):
        return NOTHING_TO_EXPOSE.of(clearing)
    if not is_present(s, seat, clearing):
        return NOBODY_TO_EXPOSE.of(clearing)
    if not s.zones[seat] & s.setup.deck.matching_any[s.suits[clearing]] & 1 << card:
        return CARD_TO_EXPOSE.of(card, clearing)
    return None


def guess(s: Root, owner: int, seat: int, card: int, clearing: int, marker: int) -> None:
    """13.2.4: right, the plot goes and scores, and a raid brings nobody; wrong, the card changes hands.

    Everybody hears the guess and the answer; the card is seen by the two of them.
    """
    plot = plot_at(s, owner, clearing)
    if s.marker_kinds[plot] == marker:
        # Told to whom it is news: else the event would tell apart what leaves equal views.
        news = not s.known[owner * s.setup.zones + seat] >> card & 1
        show_card(s, seat, card, 1 << owner)
        if s.events is not None:
            emit(s, GUESSED_RIGHT.shown_to(1 << owner if news else 0, seat, clearing, marker, card))
        take_marker(s, plot)
        score(s, seat, EXPOSED_POINTS)
        return
    exclude_kind(s, plot, marker, s.setup.everybody)
    mat = mat_of(s, owner)
    mat.guessed, mat.guessed_at = marker, clearing
    among = s.setup.deck.matching_any[s.suits[clearing]]
    seen = pass_card(s, seat, owner, card, 1 << seat | 1 << owner, among)
    if s.events is not None:
        emit(s, GUESSED_WRONG.shown_to(seen, seat, clearing, marker, card))


# --- Warriors that come to several clearings. 13.4.3, 13.7.4


class Site(PublicRecord):
    """A clearing of somebody."""

    fields = "seat clearing"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


class Gathering(PublicRecord):
    """The clearings in which a warrior is still to be placed."""

    fields = "seat clearings:clearing*"

    def __init__(self, seat: int, clearings: int) -> None:
        self.seat = seat
        self.clearings = clearings

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearings)


def gather(s: Root, seat: int, clearings: list[int]) -> None:
    """2.5: a warrior in each clearing; if there are too few, their owner says where they go."""
    if s.supply[seat] >= len(clearings):
        for clearing in clearings:
            come(s, seat, clearing)
    elif s.supply[seat]:
        push(s, GATHER_FEW, Gathering(seat, sum([1 << clearing for clearing in clearings])))


def come(s: Root, seat: int, clearing: int) -> None:
    place_warriors(s, seat, clearing, 1)
    if s.events is not None:
        emit(s, WARRIOR_CAME.of(seat, clearing))


class GatherFew(Step[Root, Gathering]):
    """As many warriors as the supply has, one in each clearing of the Corvids' choice."""

    name = "corvids.gather"
    laws = ("2.5", "13.4.3", "13.7.4")
    law = "2.5"
    holds = Gathering
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: Gathering) -> int:
        return r.seat

    def options(self, s: Root, r: Gathering, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in members(r.clearings)])

    def refusal(self, s: Root, r: Gathering, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return None if r.clearings >> a.what & 1 else NOT_AMONG.of(a.what)

    def take(self, s: Root, r: Gathering, a: Action) -> Gathering:
        assert isinstance(a, Pick)
        come(s, r.seat, a.what)
        if s.supply[r.seat]:
            push(s, GATHER_FEW, Gathering(r.seat, r.clearings & ~(1 << a.what)))
        return r


# --- Setup. 13.3


class Arrival(PublicRecord):
    """The suit of the clearing in which the next warrior begins."""

    fields = "seat suit"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.suit)


class Settle(Step[Root, SeatRecord]):
    """One warrior in a clearing of each suit."""

    name = "corvids.settle"
    law = "13.3.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        for suit in reversed(range(BIRD)):
            push(s, ARRIVE, Arrival(r.seat, suit))
        return r


def cannot_arrive(s: Root, seat: int, suit: int, clearing: int) -> Refusal | None:
    """13.3.2: a clearing of the suit in which the Corvids may place a warrior."""
    if clearing >= s.clearings:
        return NO_CLEARING.of(clearing)
    if not s.matching[suit] >> clearing & 1:
        return WRONG_SUIT.of(clearing, suit)
    return barred(s, seat, clearing)


class Arrive(Step[Root, Arrival]):
    """The Corvids choose the clearing of a suit in which one of them begins."""

    name = "corvids.arrive"
    law = "13.3.2"
    holds = Arrival
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: Arrival) -> int:
        return r.seat

    def options(self, s: Root, r: Arrival, out: list[Action]) -> None:
        for clearing in members(s.matching[r.suit]):
            if cannot_arrive(s, r.seat, r.suit, clearing) is None:
                out.append(pick(AT, clearing))

    def refusal(self, s: Root, r: Arrival, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return cannot_arrive(s, r.seat, r.suit, a.what)

    def take(self, s: Root, r: Arrival, a: Action) -> Arrival:
        assert isinstance(a, Pick)
        place_warriors(s, r.seat, a.what, 1)
        if s.events is not None:
            emit(s, SETTLED.of(r.seat, a.what))
        return r


class SettleAtHome(ChooseHomeland):
    """K.corvids_setup: a warrior and a plot of their choice in any clearing that is nobody's homeland.

    Then a warrior in a clearing of each suit, as in the standard setup.
    """

    builds = False

    def settle(self, s: Root, seat: int, clearing: int) -> None:
        place_warriors(s, seat, clearing, 1)
        if s.events is not None:
            emit(s, SETTLED.of(seat, clearing))
        push(s, SETTLE, seat_record(seat))
        push(s, FIRST_PLOT, Site(seat, clearing))


class FirstPlot(Step[Root, Site]):
    """The kind of the plot that lies face down in the homeland."""

    name = "corvids.first-plot"
    law = "K.corvids_setup"
    holds = Site
    verbs: tuple[int, ...] = (HIDE_AT_HOME,)

    def seat(self, s: Root, r: Site) -> int:
        return r.seat

    def options(self, s: Root, r: Site, out: list[Action]) -> None:
        out.extend([pick(HIDE_AT_HOME, marker) for marker in kinds_left(s, r.seat)])

    def refusal(self, s: Root, r: Site, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != HIDE_AT_HOME:
            return Refusal(self.law, "not-now")
        return None if a.what in kinds_left(s, r.seat) else NONE_OF_KIND.of(a.what)

    def take(self, s: Root, r: Site, a: Action) -> Site:
        assert isinstance(a, Pick)
        place_marker(s, r.seat, a.what, r.clearing)
        if s.events is not None:
            emit(s, PLOT_AT_HOME.shown_to(1 << r.seat, r.seat, r.clearing, a.what))
        return r


# --- Birdsong. 13.4


class CraftFirst(Phase):
    """Crafting comes first, with plots on the map."""

    def may_act(self, s: Root, seat: int) -> bool:
        crafts = bool(s.zones[seat]) and any(s.setup.factions[seat].crafting_power(s, seat))
        return crafts or can_use_cards(s, seat, BIRDSONG)


def cannot_flip(s: Root, seat: int, clearing: int) -> Refusal | None:
    """13.4.2: a plot that lies face down where a Corvid warrior stands."""
    if not hidden_at(s, seat, clearing):
        return NOTHING_TO_FLIP.of(clearing)
    return None if warriors(s, seat, clearing) else NO_CORVID_TO_FLIP.of(clearing)


class Flip(Act[Root]):
    """Turn a plot up: a point for each that lies face up then, and what it does at once."""

    law = "13.4.2"
    verb = FLIP

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for clearing in range(s.clearings):
            if cannot_flip(s, seat, clearing) is None:
                out.append(pick(FLIP, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_flip(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        plot = plot_at(s, seat, a.what)
        show_marker(s, plot, s.setup.everybody)
        if s.events is not None:
            emit(s, FLIPPED.shown_to(TO_ALL, seat, a.what, s.marker_kinds[plot]))
        score(s, seat, len(face_up(s, seat)))
        if s.over:
            return
        kind = kind_of(s, seat, plot)
        if kind == BOMB:
            explode(s, seat, plot)
        elif kind == EXTORTION:
            extort(s, seat, a.what)


def explode(s: Root, seat: int, plot: int) -> None:
    """13.7.1: a bomb that is turned up removes every enemy piece there, and then itself."""
    clearing = s.marker_places[plot]
    if s.events is not None:
        emit(s, BOMBED.of(seat, clearing))
    take_off_enemies(s, seat, clearing)
    take_marker(s, plot)
    settle_removed(s)


def extort(s: Root, seat: int, clearing: int) -> None:
    """13.7.3: an extortion that is turned up takes a random card from each enemy with pieces there."""
    for k in reversed(range(1, s.setup.seats)):  # what is pushed last comes first
        victim = (seat + k) % s.setup.seats
        if is_enemy(s, seat, victim) and is_present(s, victim, clearing) and can_be_robbed(s, victim):
            push(s, STEAL_CARD, Theft(seat, victim))


def rally_clearings(s: Root, seat: int, suit: int) -> list[int]:
    """13.4.3: every clearing of a suit in which the Corvids may place a warrior."""
    return [clearing for clearing in members(s.matching[suit]) if barred(s, seat, clearing) is None]


def cannot_rally(s: Root, seat: int, card: int, suit: int) -> Refusal | None:
    """13.4.3: once, for a card of the suit; a bird serves for one of the three; somebody must come."""
    if mat_of(s, seat).rallied:
        return RALLIED_ALREADY
    if not s.zones[seat] >> card & 1:
        return RALLY_FROM_HAND.of(card)
    if suit == BIRD or s.setup.deck.suit[card] not in (suit, BIRD):
        return RALLY_SUIT.of(card, suit)
    if not s.supply[seat] or not rally_clearings(s, seat, suit):
        return NO_ONE_TO_RALLY.of(suit)
    return None


class Rally(Act[Root]):
    """Spend a card for a warrior in each clearing of its suit."""

    law = "13.4.3"
    verb = RALLY

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        for card in members(s.zones[seat]):
            for suit in range(BIRD):
                if cannot_rally(s, seat, card, suit) is None:
                    out.append(pair(RALLY, card, suit))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return cannot_rally(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        mat_of(s, seat).rallied = 1
        spend(s, seat, a.one)
        if s.events is not None:
            emit(s, RALLIED.of(seat, a.one))
        gather(s, seat, rally_clearings(s, seat, a.two))


class Rallying(Phase):
    """One card may bring warriors."""

    def may_act(self, s: Root, seat: int) -> bool:
        if can_use_cards(s, seat, BIRDSONG):
            return True
        if mat_of(s, seat).rallied or not s.zones[seat] or not s.supply[seat]:
            return False
        return any(rally_clearings(s, seat, suit) for suit in range(BIRD))


# --- Evening. 13.6


class DrawUnlessExerted(EveningDraw):
    """A card, and one more for each extortion face up; none at all for those who exerted themselves."""

    name = "corvids.draw"
    law = "13.6.2"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        return r if mat_of(s, r.seat).exerted else super().take(s, r, a)


# --- Raid. 13.7.4


def raid_clearings(s: Root, seat: int, clearing: int) -> list[int]:
    """13.7.4: the clearings around a raid in which Corvids may be placed; none if nobody is left to come."""
    if not s.supply[seat]:
        return []
    near = neighbours(s, seat, clearing)
    return sorted([place for place in near if place < s.clearings and barred(s, seat, place) is None])


class LaunchRaid(Step[Root, Site]):
    """A warrior comes to each clearing around a raid that was removed."""

    name = "corvids.raid"
    law = "13.7.4"
    holds = Site

    def seat(self, s: Root, r: Site) -> int:
        return NOBODY

    def take(self, s: Root, r: Site, a: Action) -> Site:
        gather(s, r.seat, raid_clearings(s, r.seat, r.clearing))
        return r


GATHER_FEW: Final = register(GatherFew())
SETTLE: Final = register(Settle())
ARRIVE: Final = register(Arrive())
SETTLE_AT_HOME: Final = register(SettleAtHome("corvids.homeland"))
FIRST_PLOT: Final = register(FirstPlot())
CRAFT_FIRST: Final = register(CraftFirst("corvids.craft", "13.4.1", [Craft(), UseCard(BIRDSONG), Finish()]))
FLIPPING: Final = register(TurnActions("corvids.flip", "13.4.2", [Flip(), UseCard(BIRDSONG), Finish()]))
RALLYING: Final = register(Rallying("corvids.rally", "13.4.3", [Rally(), UseCard(BIRDSONG), Finish()]))
ACTIONS: Final = register(
    TurnActions("corvids.actions", "13.5", [*deeds(False), *daylight_acts(), Finish()], always_asked=True)
)
EXERTING: Final = register(TurnActions("corvids.exert", "13.6.1", [*deeds(True), Finish()]))
DRAW_UNLESS_EXERTED: Final = register(DrawUnlessExerted())
LAUNCH_RAID: Final = register(LaunchRaid())
FACTION: Final = Corvids()
