"""Underground Duchy (Untergrund-Herzogtum). Law 12.

The Burrow is an area of the Duchy: a clearing beside the map that only its own warriors enter.
"""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord, Step, emit, leave, push, register
from lichtung.root.actions import (
    AT,
    Pair,
    Pick,
    Triple,
    effect,
    pair,
    pick,
    plain,
    verb,
)
from lichtung.root.battle import LOSE_PIECES
from lichtung.root.belongs import leads_to
from lichtung.root.cards import count, members
from lichtung.root.crafting import Craft, crafting_places
from lichtung.root.deeds import BattleDeed, Count, Deed, MoveDeed
from lichtung.root.drawing import LoseRandomCard
from lichtung.root.editions import Switch
from lichtung.root.effects import Finish
from lichtung.root.faction import Faction
from lichtung.root.factions.duchy import parliament
from lichtung.root.factions.duchy.building import (
    CITADEL,
    EACH,
    ERECT,
    FROM_HAND,
    MARKET,
    TUNNEL,
    build,
    buildings_at,
    built,
    burrow_of,
    cannot_build,
    list_buildings,
    tunnels,
)
from lichtung.root.factions.duchy.editions import SWITCHES, DuchyLaw, law_of
from lichtung.root.factions.duchy.mat import ACTIONS_A_TURN, CROWNS_A_RANK, RANK_WORDS, empty_mat, mat_of
from lichtung.root.factions.duchy.ministers import (
    CARDS_TO_REVEAL,
    MINISTERS,
    SWAY_POINTS,
    highest_swayed,
    rank_of,
    swayed_of,
)
from lichtung.root.factions.duchy.parliament import BANKING, COURTING, FOREMOLE_BUILDS, PARLIAMENT, SWAYING
from lichtung.root.fields import Mat, replaced
from lichtung.root.hands import discard_card, gain_card, spend
from lichtung.root.homelands import NOT_ADJACENT, ChooseHomeland, place_around
from lichtung.root.map import BIRD
from lichtung.root.moving import move
from lichtung.root.opening import list_corners, take_corner
from lichtung.root.paths import land_neighbours
from lichtung.root.pieces import barred, is_present, place_piece, place_warriors, remove_piece, warriors
from lichtung.root.possible import mat_key, need_one_a_clearing, piece_key
from lichtung.root.state import PieceKind, Removed, Root, Trigger, suit_or_any
from lichtung.root.turn import DRAW_AND_DISCARD, Phase, TurnActions, daylight_acts, plan

START_WARRIORS: Final = 2  # 12.3.3: with the first tunnel, and in each clearing next to it
WARRIORS_AROUND_HOME: Final = 5  # K.duchy_setup
WARRIORS_BY_CITADELS: Final = (1, 2, 4, 6)  # 12.4: for none to three on the map
MOST_DIGGERS: Final = 4  # 12.5.1.V

MUSTER_BELOW: Final = verb("raise")
DIG: Final = verb("dig", "card clearing")
SURFACE: Final = verb("surface", "count")
DISMISS: Final = verb("dismiss", "minister")
FAILURE: Final = effect("failure")

FIRST_TUNNEL: Final = Event("12.3.3", "first-tunnel", "seat clearing count")
BURROW_FILLED: Final = Event("12.4", "burrow-filled", "seat count")
BURROW_RECRUITED: Final = Event("12.5.1.II", "burrow-recruited", "seat")
DUG: Final = Event("12.5.1.V", "dug", "seat card clearing")
TUNNEL_TAKEN_UP: Final = Event("12.2.4", "tunnel-taken-up", "seat clearing")
MINISTER_LOST: Final = Event("12.2.3", "minister-lost", "seat minister")
FAILURE_CARD: Final = Event("12.2.3", "failure-card", "seat card")
REVEALED_DISCARDED: Final = Event("12.6.1", "revealed-discarded", "seat card")
REVEALED_RETURNED: Final = Event("12.6.1", "revealed-returned", "seat count")

NOT_INTO_BURROW: Final = Refusal("12.2.2", "not-into-burrow")
NO_ACTIONS_LEFT: Final = Refusal("12.5.1", "duchy-no-actions")
NOBODY_LEFT: Final = Refusal("12.5.1.II", "duchy-nobody-left")
NOT_ON_MAP: Final = Refusal("12.5.1.V", "dig-on-map", "clearing")
DIG_NEEDS_SUIT: Final = Refusal("12.5.1.V", "dig-needs-suit", "card clearing")
TUNNEL_THERE: Final = Refusal("12.5.1.V", "tunnel-there", "clearing")
NO_TUNNEL_THERE: Final = Refusal("12.2.4", "no-tunnel-there", "clearing")
SOMEBODY_COMES_UP: Final = Refusal("12.5.1.V", "somebody-comes-up")
TOO_MANY_DIGGERS: Final = Refusal("12.5.1.V", "diggers", "count")
NOT_THE_HIGHEST: Final = Refusal("12.2.3", "not-the-highest", "minister")

kinds = parliament.kinds


class Duchy(Faction):
    """Digs its way to wherever it likes, and sways ministers who act for it turn by turn."""

    id = "duchy"
    colours: tuple[str, ...] = ("#da9a94",)
    letter = "H"
    starts_in_corner = True
    warriors = 20  # 12.3.1
    militant = True
    crafts_by = "12.6.2"
    switches: tuple[Switch, ...] = SWITCHES

    def __init__(self) -> None:
        self.setup_step = PLACE_FIRST_TUNNEL
        self.advanced_step = FIRST_TUNNEL_AT_HOME
        self.lose_step = LOSE_PIECES
        evening = (TAKE_BACK, CRAFT_IN_EVENING, *DRAW_AND_DISCARD)
        self.plan = plan((FILL_BURROW,), (ASSEMBLY, PARLIAMENT, SWAYING), evening)
        self.inner_steps = ((FOREMOLE_BUILDS, PARLIAMENT),)

    def own_law(self, on: dict[str, bool]) -> DuchyLaw:
        return DuchyLaw(on)

    def piece_kinds(self) -> list[PieceKind]:
        """12.2.4, 12.3.4: three citadels, three markets, three tunnels."""
        return [
            PieceKind("citadel", True, EACH, crafts=True),
            PieceKind("market", True, EACH, crafts=True),
            PieceKind("tunnel", False, EACH),
        ]

    def areas(self) -> list[str]:
        """12.2.2, 12.3.2: a clearing that lies beside the map; the Duchy rules it at all times."""
        return ["burrow"]

    def facts(self) -> dict[str, object]:
        return {
            "actions": ACTIONS_A_TURN,
            "warriors_by_citadels": list(WARRIORS_BY_CITADELS),
            "ministers": [
                {"minister": name, "rank": RANK_WORDS[rank_of(minister)]}
                for minister, name in enumerate(MINISTERS)
            ],
            "ranks": [
                {
                    "rank": name,
                    "crowns": CROWNS_A_RANK,
                    "cards": CARDS_TO_REVEAL[rank],
                    "points": SWAY_POINTS[rank],
                }
                for rank, name in enumerate(RANK_WORDS)
            ],
        }

    def empty_mat(self, seats: int) -> Mat:
        return empty_mat(seats)

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """12.5: two actions, each minister once, one minister swayed."""
        if active == me:
            mat = mat_of(s, me)
            mat.actions_left = ACTIONS_A_TURN
            mat.acted = 0
            mat.has_swayed = 0

    def crafting_power(self, s: Root, seat: int) -> list[int]:
        """12.2.1: citadels and markets craft alike."""
        power = [0, 0, 0, 0]
        for clearing in range(s.clearings):
            n = buildings_at(s, seat, clearing) - s.activated[clearing]
            if n > 0:
                power[suit_or_any(s, clearing)] += n
        return power

    def activate(self, s: Root, seat: int, suit: int) -> None:
        """12.2.1: each of them once a turn."""
        for clearing in crafting_places(s, suit):
            if buildings_at(s, seat, clearing) > s.activated[clearing]:
                s.activated = replaced(s.activated, clearing, s.activated[clearing] + 1)
                return

    def draw_bonus(self, s: Root, seat: int) -> int:
        """12.6.3: a card more for each market on the map."""
        return built(s, seat, MARKET)

    def more_neighbours(self, s: Root, me: int, owner: int, place: int) -> list[int]:
        """12.2.2: the Burrow is next to each clearing with a tunnel, for the Duchy alone."""
        if owner != me:
            return []
        if place == burrow_of(s, me):
            return tunnels(s, me)
        tunnel = s.setup.first_kind[me] + TUNNEL
        return [burrow_of(s, me)] if s.pieces[tunnel * s.places + place] else []

    def cannot_place(self, s: Root, me: int, placer: int, place: int) -> Refusal | None:
        """12.2.2: nobody else ever places a piece in the Burrow."""
        return NOT_INTO_BURROW if place == burrow_of(s, me) and placer != me else None

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """12.2.3: buildings that were removed together have one price, however many and wherever."""
        for group in removed:
            if group.owner == me and group.is_cardboard() and s.setup.building[group.kind]:
                if highest_swayed(s, me) or s.zones[me]:
                    return [Trigger(PAY_FOR_FAILURE, SeatRecord(me), FAILURE, group.place)]
                return []
        return []

    def check_position(self, s: Root, seat: int) -> None:
        """12.2.2, 12.2.4: only its own warriors are in the Burrow, and one tunnel at most in a clearing.

        12.2.3: no more crowns than there are; 12.6.1: cards lie revealed in one turn.
        """
        mat, burrow = mat_of(s, seat), burrow_of(s, seat)
        first = s.setup.first_kind[seat]
        need_one_a_clearing(s, [first + TUNNEL])
        for kind in range(len(s.setup.kinds)):
            if s.pieces[kind * s.places + burrow]:
                raise LichtungError("position-burrow", piece_key(s, kind))
        for owner in range(s.setup.owners):
            if owner != seat and is_present(s, owner, burrow):
                raise LichtungError("position-burrow", f"warriors.{s.setup.words[owner]}")
        for rank, word in enumerate(RANK_WORDS):
            if len(swayed_of(mat.swayed, rank)) + mat.lost_crowns[rank] > CROWNS_A_RANK:
                raise LichtungError("position-crowns", mat_key(s, seat, f"lost-crowns-{word}"))
        if s.active != seat and mat.revealed:
            raise LichtungError("position-revealed-turn", mat_key(s, seat, "revealed"))


# --- Price of Failure. 12.2.3


class PayForFailure(Step[Root, SeatRecord]):
    """The highest minister leaves, its crown is out of the game; among equals the Duchy chooses."""

    name = "duchy.failure"
    law = "12.2.3"
    verbs: tuple[int, ...] = (DISMISS,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if highest_swayed(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(DISMISS, minister) for minister in highest_swayed(s, r.seat)])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != DISMISS:
            return Refusal(self.law, "not-now")
        return None if a.what in highest_swayed(s, r.seat) else NOT_THE_HIGHEST.of(a.what)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        push(s, LOSE_CARD, r)
        if isinstance(a, Pick):
            mat = mat_of(s, r.seat)
            mat.swayed &= ~(1 << a.what)
            mat.lost_crowns[rank_of(a.what)] += 1
            if s.events is not None:
                emit(s, MINISTER_LOST.of(r.seat, a.what))
        return r


# --- Setup. 12.3


def open_first_tunnel(s: Root, seat: int, clearing: int) -> int:
    """12.3.3: a tunnel and two warriors; returns how many warriors came."""
    place_piece(s, s.setup.first_kind[seat] + TUNNEL, clearing)
    return place_warriors(s, seat, clearing, START_WARRIORS)


class PlaceFirstTunnel(Step[Root, SeatRecord]):
    """A tunnel and two warriors in a corner in which nobody begins, and two in each clearing around.

    The corner is opposite one in which somebody begins, if there is such a one.
    """

    name = "duchy.first-tunnel"
    law = "12.3.3"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        list_corners(s, r.seat, out, building=False)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        assert isinstance(a, Pick)
        placed = open_first_tunnel(s, r.seat, a.what)
        take_corner(s, r.seat, a.what)
        for clearing in land_neighbours(s, a.what):
            if barred(s, r.seat, clearing) is None:
                placed += place_warriors(s, r.seat, clearing, START_WARRIORS)
        if s.events is not None:
            emit(s, FIRST_TUNNEL.of(r.seat, a.what, placed))
        return r


class FirstTunnelAtHome(ChooseHomeland):
    """K.duchy_setup: a tunnel and two warriors, not next to any enemy homeland; five warriors around it."""

    apart = NOT_ADJACENT
    builds = False

    def settle(self, s: Root, seat: int, clearing: int) -> None:
        placed = open_first_tunnel(s, seat, clearing)
        if s.events is not None:
            emit(s, FIRST_TUNNEL.of(seat, clearing, placed))
        place_around(s, seat, clearing, WARRIORS_AROUND_HOME)


# --- Birdsong. 12.4


class FillBurrow(Step[Root, SeatRecord]):
    """Warriors come to the Burrow, more of them with more citadels on the map."""

    name = "duchy.birdsong"
    law = "12.4"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        wanted = WARRIORS_BY_CITADELS[built(s, r.seat, CITADEL)]
        placed = place_warriors(s, r.seat, burrow_of(s, r.seat), wanted)
        if placed and s.events is not None:
            emit(s, BURROW_FILLED.of(r.seat, placed))
        return r


# --- Assembly. 12.5.1


class Assembly(Count):
    """The actions of the Assembly."""

    def refusal(self, s: Root, seat: int) -> Refusal | None:
        """12.5.1: two actions a turn."""
        return None if mat_of(s, seat).actions_left else NO_ACTIONS_LEFT

    def use(self, s: Root, seat: int) -> None:
        """12.5.1: after the second one the Assembly is over."""
        mat = mat_of(s, seat)
        mat.actions_left -= 1
        if not mat.actions_left:
            leave(s)


COUNT: Final = Assembly()


class Build(Deed):
    """A citadel or a market in a ruled clearing, for a card of its suit that is revealed."""

    law = "12.5.1.I"
    verb = ERECT

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is None:
            list_buildings(s, seat, False, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Triple)
        return self.cannot_act(s, seat) or cannot_build(s, seat, a.one, a.two, a.three, False)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Triple)
        self.use_action(s, seat)
        build(s, seat, a.one, a.two, a.three)


class Recruit(Deed):
    """A warrior comes to the Burrow."""

    law = "12.5.1.II"
    verb = MUSTER_BELOW

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.refusal(s, seat, plain(MUSTER_BELOW)) is None:
            out.append(plain(MUSTER_BELOW))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_act(s, seat) or (None if s.supply[seat] else NOBODY_LEFT)

    def take(self, s: Root, seat: int, a: Action) -> None:
        self.use_action(s, seat)
        place_warriors(s, seat, burrow_of(s, seat), 1)
        if s.events is not None:
            emit(s, BURROW_RECRUITED.of(seat))


MARCH: Final = MoveDeed("12.5.1.III", COUNT)  # the Burrow is one more clearing
BATTLE: Final = BattleDeed("12.5.1.IV", COUNT)


def cannot_dig_at(s: Root, seat: int, clearing: int) -> Refusal | None:
    """12.5.1.V: a clearing of the map without a tunnel that lets one in, whoever rules it."""
    if clearing >= s.clearings:
        return NOT_ON_MAP.of(clearing)
    if s.pieces[(s.setup.first_kind[seat] + TUNNEL) * s.places + clearing]:
        return TUNNEL_THERE.of(clearing)
    return barred(s, seat, clearing)


def cannot_dig(s: Root, seat: int, card: int, clearing: int) -> Refusal | None:
    """12.5.1.V: for a card of the hand that matches the clearing."""
    if not s.zones[seat] >> card & 1:
        return FROM_HAND.of(card)
    refused = cannot_dig_at(s, seat, clearing)
    if refused is None and not s.setup.deck.matching_any[s.suits[clearing]] >> card & 1:
        refused = DIG_NEEDS_SUIT.of(card, clearing)
    return refused


class Dig(Deed):
    """Spend a card for a tunnel in a clearing that it matches, and come up there."""

    law = "12.5.1.V"
    verb = DIG

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is not None or not s.zones[seat]:
            return
        for clearing in range(s.clearings):
            if cannot_dig_at(s, seat, clearing) is None:
                for card in members(s.zones[seat] & s.setup.deck.matching_any[s.suits[clearing]]):
                    out.append(pair(DIG, card, clearing))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pair)
        return self.cannot_act(s, seat) or cannot_dig(s, seat, a.one, a.two)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pair)
        self.use_action(s, seat)
        spend(s, seat, a.one)
        if s.events is not None:
            emit(s, DUG.of(seat, a.one, a.two))
        if s.unplaced[s.setup.first_kind[seat] + TUNNEL]:
            open_tunnel(s, seat, a.two)
        else:
            push(s, TAKE_UP_TUNNEL, Digging(seat, a.two))


def open_tunnel(s: Root, seat: int, clearing: int) -> None:
    """12.5.1.V: the tunnel, then a move out of the Burrow, if anybody is there."""
    place_piece(s, s.setup.first_kind[seat] + TUNNEL, clearing)
    if warriors(s, seat, burrow_of(s, seat)):
        push(s, COME_UP, Digging(seat, clearing))


class Digging(PublicRecord):
    """Where the Duchy digs."""

    fields = "seat clearing"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.clearing)


class TakeUpTunnel(Step[Root, Digging]):
    """All tunnels are on the map: one of them, which the Duchy chooses, makes way for the new one."""

    name = "duchy.take-up"
    law = "12.2.4"
    holds = Digging
    verbs: tuple[int, ...] = (AT,)

    def seat(self, s: Root, r: Digging) -> int:
        return r.seat

    def options(self, s: Root, r: Digging, out: list[Action]) -> None:
        out.extend([pick(AT, clearing) for clearing in tunnels(s, r.seat)])

    def refusal(self, s: Root, r: Digging, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != AT:
            return Refusal(self.law, "not-now")
        return None if a.what in tunnels(s, r.seat) else NO_TUNNEL_THERE.of(a.what)

    def take(self, s: Root, r: Digging, a: Action) -> Digging:
        assert isinstance(a, Pick)
        remove_piece(s, s.setup.first_kind[r.seat] + TUNNEL, a.what)
        if s.events is not None:
            emit(s, TUNNEL_TAKEN_UP.of(r.seat, a.what))
        open_tunnel(s, r.seat, r.clearing)
        return r


class ComeUp(Step[Root, Digging]):
    """One to four warriors move from the Burrow through the new tunnel; by earlier Laws perhaps none."""

    name = "duchy.surface"
    law = "12.5.1.V"
    holds = Digging
    verbs: tuple[int, ...] = (SURFACE,)

    def seat(self, s: Root, r: Digging) -> int:
        return r.seat

    def fewest(self, s: Root, seat: int) -> int:
        return 0 if law_of(s, seat).may_stay_below else 1

    def most(self, s: Root, seat: int) -> int:
        return min(MOST_DIGGERS, warriors(s, seat, burrow_of(s, seat)))

    def options(self, s: Root, r: Digging, out: list[Action]) -> None:
        diggers = range(self.fewest(s, r.seat), self.most(s, r.seat) + 1)
        out.extend([pick(SURFACE, number) for number in diggers])

    def refusal(self, s: Root, r: Digging, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != SURFACE:
            return Refusal(self.law, "not-now")
        if a.what < self.fewest(s, r.seat):
            return SOMEBODY_COMES_UP
        most = self.most(s, r.seat)
        return None if a.what <= most else TOO_MANY_DIGGERS.of(most)

    def take(self, s: Root, r: Digging, a: Action) -> Digging:
        assert isinstance(a, Pick)
        if a.what:
            move(s, r.seat, r.seat, burrow_of(s, r.seat), r.clearing, a.what)
        return r


# --- Evening. 12.6


class TakeBack(Step[Root, SeatRecord]):
    """Revealed birds are discarded, the other revealed cards return to the hand; everybody has seen them."""

    name = "duchy.take-back"
    law = "12.6.1"

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        revealed = mat_of(s, r.seat).revealed
        mat_of(s, r.seat).revealed = 0
        birds = revealed & s.setup.deck.of_suit[BIRD]
        for card in members(birds):
            discard_card(s, card)
            if s.events is not None:
                emit(s, REVEALED_DISCARDED.of(r.seat, card))
        for card in members(revealed & ~birds):
            gain_card(s, r.seat, card, s.setup.everybody)
        if revealed & ~birds and s.events is not None:
            emit(s, REVEALED_RETURNED.of(r.seat, count(revealed & ~birds)))
        return r


class CraftInEvening(Phase):
    """Crafting comes in the Evening, with citadels and markets."""

    def may_act(self, s: Root, seat: int) -> bool:
        return bool(s.zones[seat]) and any(s.setup.factions[seat].crafting_power(s, seat))


PAY_FOR_FAILURE: Final = register(PayForFailure())
LOSE_CARD: Final = register(LoseRandomCard("duchy.failure-card", "12.2.3", FAILURE_CARD))
PLACE_FIRST_TUNNEL: Final = register(PlaceFirstTunnel())
FIRST_TUNNEL_AT_HOME: Final = register(FirstTunnelAtHome("duchy.homeland"))
FILL_BURROW: Final = register(FillBurrow())
ASSEMBLY: Final = register(
    TurnActions(
        "duchy.assembly",
        "12.5.1",
        [Build(COUNT), Recruit(COUNT), MARCH, BATTLE, Dig(COUNT), *daylight_acts(), Finish()],
        always_asked=True,
    )
)
TAKE_UP_TUNNEL: Final = register(TakeUpTunnel())
COME_UP: Final = register(ComeUp())
TAKE_BACK: Final = register(TakeBack())
CRAFT_IN_EVENING: Final = register(CraftInEvening("duchy.craft", "12.6.2", [Craft(), Finish()]))
leads_to(PARLIAMENT, BANKING)
leads_to(SWAYING, COURTING)
FACTION: Final = Duchy()
