"""Keepers in Iron (Eisenwächter). Law 15."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, leave, register
from lichtung.root.actions import Pair, pair, verb
from lichtung.root.battle import LOSE_PIECES, Losses
from lichtung.root.belongs import leads_to
from lichtung.root.cards import count, members
from lichtung.root.crafting import crafting_places
from lichtung.root.effects import Finish
from lichtung.root.faction import Faction
from lichtung.root.factions.keepers import retinue
from lichtung.root.factions.keepers.camps import DECAMPING, ENCAMPING, RECRUITING, RETURN_HOME
from lichtung.root.factions.keepers.mat import COLUMNS, TYPES, empty_mat, mat_of
from lichtung.root.factions.keepers.opening import SET_OUT, SET_OUT_AT_HOME
from lichtung.root.factions.keepers.relics import (
    OF_VALUE,
    VALUES,
    count_relics,
    forests,
    hidden_kind,
    is_hidden,
    is_side,
    piece_kinds,
    shown_kinds,
    waystations,
    waystations_at,
)
from lichtung.root.factions.keepers.retinue import (
    BATTLE_WITH_CARD,
    CARRY_RELICS,
    COLUMN_I,
    COLUMN_II,
    COLUMN_III,
    DELVE_WITH_CARD,
    GIVE_UP_RELIC,
    MARCH_WITH_CARD,
    MOVE_OR_RECOVER,
    SET_POINTS,
    carry,
    column_of,
)
from lichtung.root.factions.keepers.trophies import trophies_of
from lichtung.root.fields import Mat, replaced
from lichtung.root.hands import lose_card
from lichtung.root.pieces import warriors
from lichtung.root.possible import mat_key, piece_key, under_way
from lichtung.root.removal import settle_removed, take_off
from lichtung.root.state import WARRIOR, PieceKind, Removed, Root, Trigger, suit_or_any
from lichtung.root.turn import CRAFT_FIRST, DRAW_AND_DISCARD, Phase, plan

STARVING: Final = 4  # 15.6.1
MOST_CARDS: Final = 10  # 15.6.2

JOIN: Final = verb("gather", "card retinue")
SHIFT: Final = verb("shift", "card retinue")

LIVED_OFF: Final = Event("15.6.1", "lived-off-the-land", "seat clearing")
JOINED: Final = Event("15.6.2", "retinue-joined", "seat card retinue")
SHIFTED: Final = Event("15.6.2", "retinue-shifted", "seat card retinue")

NOT_HELD: Final = Refusal("15.6.2", "retinue-from-hand", "card")
RETINUE_FULL: Final = Refusal("15.6.2", "retinue-full")
NOT_IN_RETINUE: Final = Refusal("15.6.2", "not-in-retinue", "card")
SAME_COLUMN: Final = Refusal("15.6.2", "same-column", "card")
JOINED_ALREADY: Final = Refusal("15.6.2", "joined-already")

kinds = retinue.kinds


class Keepers(Faction):
    """Knights who dig up relics, carry them home, and live by the cards that ride with them."""

    id = "keepers"
    colours: tuple[str, ...] = ("#bdc7d1",)
    letter = "K"
    warriors = 15  # 15.3.4
    militant = True
    starts_in_corner = True
    in_forests = True  # relics lie there
    crafts_by = "15.5.1"
    own_cards = "faithful_retainers"

    def __init__(self) -> None:
        self.setup_step = SET_OUT
        self.advanced_step = SET_OUT_AT_HOME
        self.lose_step = LOSE_PIECES
        self.toll_step = GIVE_UP_RELIC
        birdsong = (RETURN_HOME, ENCAMPING, DECAMPING, RECRUITING)
        evening = (LIVE_OFF_THE_LAND, GATHERING, *DRAW_AND_DISCARD)
        self.plan = plan(birdsong, (CRAFT_FIRST, COLUMN_I, COLUMN_II, COLUMN_III), evening)

    def piece_kinds(self) -> list[PieceKind]:
        """15.2.1, 15.2.2: three waystations with two sides, twelve relics."""
        return piece_kinds()

    def facts(self) -> dict[str, object]:
        return {
            "columns": list(COLUMNS),
            "types": list(TYPES),
            "values": [value for value, n in zip(VALUES, OF_VALUE, strict=True) for _ in range(n)],
            "set_points": SET_POINTS,
            "most_cards": MOST_CARDS,
        }

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """15.4.1, 15.4.2: what is counted by clearings in a turn."""
        if active == me:
            mat = mat_of(s, me)
            mat.encamped = 0
            mat.decamped = 0
            mat.joined = 0

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """15.2.3: waystations craft, whatever they show."""
        power = [0, 0, 0, 0]
        for clearing in range(s.clearings):
            n = waystations_at(s, seat, clearing) - s.activated[clearing]
            if n > 0:
                power[suit_or_any(s, clearing)] += n
        return power

    def activate(self, s: Root, seat: int, suit: int) -> None:
        """15.2.3: each of them once a turn."""
        for clearing in crafting_places(s, suit):
            if waystations_at(s, seat, clearing) > s.activated[clearing]:
                s.activated = replaced(s.activated, clearing, s.activated[clearing] + 1)
                return

    def draw_bonus(self, s: Root, seat: int) -> int:
        """15.6.3: a card more for each waystation on the map."""
        return waystations(s, seat)

    def ignores_first_hit(self, s: Root, me: int, losses: Losses) -> bool:
        """15.2.4: they do, attacking or defending, beside a relic and with a warrior of theirs."""
        if losses.seat != me:
            return False
        return warriors(s, me, losses.clearing) > 0 and count_relics(s, me, losses.clearing) > 0

    def go_along(
        self,
        s: Root,
        me: int,
        owner: int,
        mover: int,
        origin: int,
        dest: int,
        count: int,
        laden: bool,
    ) -> None:
        """15.2.4: relics go along when the Keepers themselves move, whoever makes them."""
        if owner == me and mover == me:
            carry(s, me, origin, dest, count, int(laden))

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """15.2.5: whoever removes an enemy's relic scores a point more, and hides it in a forest."""
        return trophies_of(s, me, removed)

    def complete_position(self, s: Root, seat: int, said: list[str], step: int) -> None:
        """15.5.2.IIIb: what lies on the board is not among the values that nobody has seen."""
        row = mat_of(s, seat).relics
        for relic_type in range(len(TYPES)):
            spaces = row[relic_type * len(row) // len(TYPES) : (relic_type + 1) * len(row) // len(TYPES)]
            for value, kind in zip(VALUES, shown_kinds(s, seat, relic_type), strict=True):
                on_map = sum(s.pieces[kind * s.places : kind * s.places + s.places])
                most = s.setup.kinds[kind].total - on_map - spaces.count(value)
                if s.unplaced[kind] > most >= 0:
                    s.unplaced = replaced(s.unplaced, kind, most)

    def check_position(self, s: Root, seat: int) -> None:
        """15.2.1, 15.2.2: relics face down lie in forests, tiles are there once; 15.6.2: at most ten cards.

        As many values are left as relics lie face down; a column of the box is filled from the left.
        """
        mat, first = mat_of(s, seat), s.setup.first_kind[seat]
        for kind in s.setup.kinds_of[seat]:
            in_forests = sum(s.pieces[kind * s.places + s.clearings : kind * s.places + s.setup.mapped])
            in_clearings = sum(s.pieces[kind * s.places : kind * s.places + s.clearings])
            beside = sum(s.pieces[kind * s.places : (kind + 1) * s.places]) - in_forests - in_clearings
            if (
                beside
                or (is_side(s, seat, kind) and in_forests)
                or (is_hidden(s, seat, kind) and in_clearings)
            ):
                raise LichtungError("position-relic-place", piece_key(s, kind))
            twin = first + ((kind - first) ^ 1)
            if is_side(s, seat, kind) and in_clearings and any(sides_hold(s, twin)):
                raise LichtungError("position-waystation-twice", piece_key(s, kind))
        for forest in forests(s):
            if warriors(s, seat, forest):
                where = f"warriors.{s.setup.words[seat]}.{s.setup.place_words[forest]}"
                raise LichtungError("position-forest", where)
        for relic_type, word in enumerate(TYPES):
            self.check_values(s, seat, relic_type, word)
        if sum([count(cards) for cards in (*mat.retinue, *mat.acted)]) > MOST_CARDS:
            raise LichtungError("position-retinue-size", mat_key(s, seat, "retinue-move"), most=MOST_CARDS)
        if s.active != seat and any(mat.acted):
            raise LichtungError("position-retinue-acted", mat_key(s, seat, "acted-move"))

    def check_values(self, s: Root, seat: int, relic_type: int, word: str) -> None:
        """15.2.1: each relic of a type is somewhere once."""
        spaces = len(mat_of(s, seat).relics) // len(TYPES)
        row = mat_of(s, seat).relics[relic_type * spaces : (relic_type + 1) * spaces]
        filled = len([value for value in row if value])
        if any(row[filled:]):
            raise LichtungError("position-relics-gap", mat_key(s, seat, f"relics-{word}-1"))
        left = 0
        for value, kind in zip(VALUES, shown_kinds(s, seat, relic_type), strict=True):
            on_map = sum(s.pieces[kind * s.places : (kind + 1) * s.places])
            if on_map + row.count(value) + s.unplaced[kind] > s.setup.kinds[kind].total:
                raise LichtungError("position-relic-twice", piece_key(s, kind))
            left += s.unplaced[kind]
        hidden = hidden_kind(s, seat, relic_type)
        lying = sum(s.pieces[hidden * s.places : (hidden + 1) * s.places])
        if under_way(s) and lying > left:
            raise LichtungError("position-relic-values", piece_key(s, hidden), most=left)


def sides_hold(s: Root, kind: int) -> list[int]:
    """How many pieces of a kind lie in each place."""
    return s.pieces[kind * s.places : (kind + 1) * s.places]


# --- Evening. 15.6


class LiveOffTheLand(Step[Root, SeatRecord]):
    """A warrior leaves every clearing with four or more; the cards of the Retinue are ready again."""

    name = "keepers.live"
    law = "15.6.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        mat = mat_of(s, r.seat)
        for column in range(len(COLUMNS)):
            mat.retinue[column] |= mat.acted[column]
            mat.acted[column] = 0
        for clearing in range(s.clearings):
            if warriors(s, r.seat, clearing) >= STARVING:
                if s.events is not None:
                    emit(s, LIVED_OFF.of(r.seat, clearing))
                take_off(s, r.seat, WARRIOR, clearing, 1, r.seat, told=True)
        settle_removed(s)
        return r


def cards_in_retinue(s: Root, seat: int) -> int:
    """How many cards the Retinue has."""
    mat = mat_of(s, seat)
    return sum([count(cards) for cards in (*mat.retinue, *mat.acted)])


class Join(Act[Root]):
    """A card of the hand joins a column."""

    law = "15.6.2"
    verb = JOIN

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if s.zones[seat] and cards_in_retinue(s, seat) < MOST_CARDS:
            for card in members(s.zones[seat]):
                out.extend([pair(JOIN, card, column) for column in range(len(COLUMNS))])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        if not s.zones[seat] >> a.one & 1:
            return NOT_HELD.of(a.one)
        return None if cards_in_retinue(s, seat) < MOST_CARDS else RETINUE_FULL

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        lose_card(s, seat, a.one, s.setup.everybody, 0)
        mat = mat_of(s, seat)
        mat.retinue[a.two] |= 1 << a.one
        mat.joined = 1
        if s.events is not None:
            emit(s, JOINED.of(seat, a.one, a.two))


class Shift(Act[Root]):
    """Instead one card of the Retinue goes to another column."""

    law = "15.6.2"
    verb = SHIFT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        mat = mat_of(s, seat)
        if mat.joined:
            return
        for column in range(len(COLUMNS)):
            for card in members(mat.retinue[column]):
                out.extend([pair(SHIFT, card, other) for other in range(len(COLUMNS)) if other != column])

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        if mat_of(s, seat).joined:
            return JOINED_ALREADY
        column = column_of(s, seat, a.one)
        if column == len(COLUMNS):
            return NOT_IN_RETINUE.of(a.one)
        return SAME_COLUMN.of(a.one) if column == a.two else None

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        mat = mat_of(s, seat)
        for column in range(len(COLUMNS)):
            mat.retinue[column] &= ~(1 << a.one)
        mat.retinue[a.two] |= 1 << a.one
        if s.events is not None:
            emit(s, SHIFTED.of(seat, a.one, a.two))
        leave(s)


class Gathering(Phase):
    """15.6.2: cards join, or one is shifted."""

    def may_act(self, s: Root, seat: int) -> bool:
        mat = mat_of(s, seat)
        cards = cards_in_retinue(s, seat)
        return bool(cards and not mat.joined) or bool(s.zones[seat] and cards < MOST_CARDS)


LIVE_OFF_THE_LAND: Final = register(LiveOffTheLand())
GATHERING: Final = register(Gathering("keepers.gather", "15.6.2", [Join(), Shift(), Finish()]))
leads_to(COLUMN_I, MARCH_WITH_CARD, CARRY_RELICS)
leads_to(COLUMN_II, BATTLE_WITH_CARD, DELVE_WITH_CARD)
leads_to(COLUMN_III, MOVE_OR_RECOVER)
FACTION: Final = Keepers()
