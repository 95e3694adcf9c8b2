"""What no game can reach by the common Law, though every single word of a position is right.

Every mistake names its key; `possible.py` has what factions share.
"""

from typing import Final

from lichtung.kernel.codec import Record
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS, Frame, SeatRecord, push, seat_record
from lichtung.root.advanced import DEALT, KEEP_THREE, KEPT
from lichtung.root.battle import Battle
from lichtung.root.card_mat import items_face_up, read_card_mat
from lichtung.root.cards import ITEM_SUPPLY, ITEMS, PERSISTENT, SPY, count, members
from lichtung.root.draft import CHOOSE_FACTION, LAY_OUT_CARDS, SetupCard
from lichtung.root.drawing import DISCARD_DOWN, HAND_LIMIT, DiscardDown
from lichtung.root.map import MARKERS_A_SUIT
from lichtung.root.opening import FIRST_PLAYER_STEP, SHUFFLE_MARKERS
from lichtung.root.pieces import REMOVED, reach_supply
from lichtung.root.possible import between_steps, piece_key
from lichtung.root.ruins import RUIN_ITEMS, brought_by_helpers, hidden, ruin_sets
from lichtung.root.setup import CARDS_WORD
from lichtung.root.state import (
    BATTLE_NUMBERS,
    DEFENDER,
    FIGURE,
    MARKER,
    NO_DOMINANCE,
    NONE,
    POINTS_TO_WIN,
    ROLLED_A,
    ROLLED_D,
    WARRIOR,
    Root,
    empty_state,
)
from lichtung.root.turn import TAKE_TURN, Turn

STAYING: Final = (PERSISTENT, SPY)  # cards that lie in play. 4.1.3, M.7.1
MOST_ROLLED: Final = 3  # 4.3.2
MOST_HITS: Final = 99


def check_position(s: Root) -> None:
    """All of the checks below, and those of the factions."""
    _check_end(s)
    _check_points(s)
    _check_cards(s)
    _check_hands(s)
    _check_items(s)
    _check_card_mat(s)
    _check_places(s)
    check_suits(s)
    _check_board(s)
    _check_draft(s)
    _check_turn(s)
    _check_battle(s)
    for seat, faction in enumerate(s.setup.factions):
        faction.check_position(s, seat)
    _check_landmarks(s)


def _check_end(s: Root) -> None:
    """3: a game that is over has winners, and only such a one; nothing is pending in it."""
    if s.over and not s.winners:
        raise LichtungError("position-no-winner", "winners")
    if s.winners and not s.over:
        raise LichtungError("position-not-over", "winners")
    if s.over and s.setup.cooperative and s.winners not in (1 << s.setup.machine, _team(s)):  # M.8.1
        raise LichtungError("position-team", "winners")
    if not s.over and s.frame is None:
        raise LichtungError("position-no-turn", "pending")


def _team(s: Root) -> int:
    return s.setup.everybody & ~(1 << s.setup.machine)


def _check_points(s: Root) -> None:
    """3.1: 30 points end the game; M.8.1: those of the machine, or of all who play against it.

    Points that fall together are added before anybody wins, so there may be more amid other steps.
    """
    setup = s.setup
    for seat in range(setup.seats):
        where = f"points.{setup.words[seat]}"
        if s.dominance[seat] != NO_DOMINANCE and s.points[seat]:  # 3.3.1
            raise LichtungError("position-dominance-points", where)
        alone = not setup.cooperative or seat == setup.machine
        if alone and s.points[seat] >= POINTS_TO_WIN and not s.over and between_steps(s):
            raise LichtungError("position-points", where, most=POINTS_TO_WIN - 1)
    together = all(s.points[seat] >= POINTS_TO_WIN for seat in setup.people)
    if setup.cooperative and together and not s.over and between_steps(s):
        last = setup.words[setup.people[-1]]
        raise LichtungError("position-points", f"points.{last}", most=POINTS_TO_WIN - 1)


def _check_cards(s: Root) -> None:
    """2.1, 3.3.3, 4.1: which cards can lie where."""
    setup, deck = s.setup, s.setup.deck
    for seat in range(setup.seats):
        where = f"crafted.{setup.words[seat]}"
        names: list[str] = []
        for card in members(s.crafted[seat]):
            if deck.kind[card] not in STAYING:
                raise LichtungError("position-crafted", where, card=deck.words[card])
            if deck.names[card] in names:  # 4.1.4
                raise LichtungError("position-crafted-twice", where, card=deck.words[card])
            names.append(deck.names[card])
        if setup.factions[seat].no_hand and s.zones[seat]:
            raise LichtungError("position-no-hand", f"hands.{setup.words[seat]}")
    for card in members(s.available & ~deck.claimable):
        raise LichtungError("position-available", "available", card=deck.words[card])
    for card in members(s.discard & deck.claimable):
        raise LichtungError("position-discard", "discard", card=deck.words[card])
    for mask, where in ((s.used, "used"), (s.battle_used, "battle-used")):
        for card in members(mask):
            if deck.kind[card] not in STAYING:
                raise LichtungError("position-crafted", where, card=deck.words[card])
    n = setup.seats
    for at, turn in enumerate(s.shown):
        if not 0 <= turn <= s.turn:
            where = f"shown.{setup.words[at // n]}.{setup.words[at % n]}"
            raise LichtungError("position-want", where, want=f"0..{s.turn}")


def _check_hands(s: Root) -> None:
    """5.1.3, A.7, A.10: as many cards as are dealt; in the Evening nobody goes on with more than five.

    At other times a hand has no limit: others may have given cards since, or the turn may have brought them.
    """
    setup, frames = s.setup, s.frames()
    for seat in range(setup.seats):
        most, law = setup.deck.size, ""
        if s.turn == 0 and setup.advanced:
            keeps = any(f.step == KEEP_THREE and f.record.values() == (seat,) for f in frames)
            most, law = (DEALT, "A.7") if keeps else (KEPT, "A.10")
        elif s.turn == 0:
            most, law = setup.factions[seat].start_hand, "5.1.3"
        elif seat == s.active and _has_discarded(s):
            chapter = setup.factions[seat].crafts_by.partition(".")[0]
            most, law = HAND_LIMIT, DiscardDown().paragraph_in(chapter)
        if count(s.zones[seat]) > most:
            raise LichtungError("position-hand-size", f"hands.{setup.words[seat]}", most=most, law=law)


def _has_discarded(s: Root) -> bool:
    """Whether the turn has left the step behind in which hands shrink."""
    frames = s.frames()
    turn = frames[0].record if frames else None
    if not isinstance(turn, Turn) or any(frame.step == DISCARD_DOWN for frame in frames):
        return False
    return DISCARD_DOWN in s.setup.factions[turn.seat].plan[: turn.index]


def _check_items(s: Root) -> None:
    """5.1.5: no more items than the box holds, and what factions bring along."""
    setup, n = s.setup, len(ITEMS)
    for item in range(n):
        crafted = sum(s.crafted_items[item::n])
        beyond = sum([setup.factions[seat].items_beyond(s, seat)[item] for seat in range(setup.seats)])
        most = ITEM_SUPPLY[item] + brought_by_helpers(s, item)
        if s.items[item] + crafted > most or s.items[item] + crafted + beyond > most:
            raise LichtungError("position-items", "items", item=ITEMS[item])


def _check_card_mat(s: Root) -> None:
    """4.1.3: nothing lies on a card that is not in play, and no more items are turned than were crafted."""
    setup = s.setup
    if not setup.has_card_mat:
        return
    if any(read_card_mat(s).coffin) and reach_supply(s, REMOVED):
        raise LichtungError("position-coffin", f"factions.{CARDS_WORD}")
    for seat in range(setup.seats):
        for item, n in enumerate(items_face_up(s, seat)):
            if n < 0:
                where = f"factions.{CARDS_WORD}.face-down-{setup.words[seat]}-{ITEMS[item]}"
                raise LichtungError("position-face-down", where)


def _check_places(s: Root) -> None:
    """2.4: forests are for single figures, unless a faction says otherwise; 5.1.7: seats begin in corners."""
    setup = s.setup
    for place in range(s.places):
        if setup.is_forest(place):
            word = setup.place_words[place]
            for owner in range(setup.owners):
                if s.warriors[owner * s.places + place] and not setup.owner[owner].in_forests:
                    raise LichtungError("position-forest", f"warriors.{setup.words[owner]}.{word}")
            for kind in range(len(setup.kinds)):
                if s.pieces[kind * s.places + place] and not setup.owner[setup.kind_owner[kind]].in_forests:
                    raise LichtungError("position-forest", piece_key(s, kind))
    for seat, corner in enumerate(s.corners):
        where = f"corners.{setup.words[seat]}"
        if corner != NONE and corner not in setup.map.corners:
            raise LichtungError("position-corner", where, clearing=setup.place_words[corner])
    for kind, owner in enumerate(setup.kind_owner):
        if owner == NONE and s.unplaced[kind] != setup.kinds[kind].total:  # A.8.2
            raise LichtungError("position-not-chosen", piece_key(s, kind))
    taken = 0
    for seat, homes in enumerate(s.homelands):
        if homes & taken or (homes and not setup.advanced):  # A.8.2.I
            raise LichtungError("position-homelands", f"homelands.{setup.words[seat]}")
        taken |= homes
    seekers = [owner for owner in range(setup.owners) if setup.owner[owner].searches_ruins]
    sets = ruin_sets(setup)
    for clearing in range(s.clearings):
        where = f"ruin-items.{clearing + 1}"
        if s.ruin_items[clearing].bit_count() > sets:  # 9.3.4, 9.8.1
            raise LichtungError("position-ruin-items", where, most=sets)
        for item in range(len(ITEMS)):
            found = [setup.owner[owner].found_in_ruins(s, owner) >> item & 1 for owner in seekers]
            most = sets if item in RUIN_ITEMS else 0
            if hidden(s.ruin_items[: clearing + 1], item) + sum(found) > most:
                raise LichtungError("position-ruin-set", where)
        if s.ruin_seen[clearing] & ~sum([1 << owner for owner in seekers if owner < setup.seats]) or (
            s.ruin_seen[clearing] and not s.ruin_items[clearing]
        ):
            raise LichtungError("position-ruin-seen", f"ruin-seen.{clearing + 1}")


def check_suits(s: Root) -> None:
    """2.2.2: every clearing has a suit, unless chance is still to lay its marker."""
    steps = [frame.step for frame in s.frames()]
    for clearing, suits in enumerate(s.suits[: s.clearings]):
        blank = not suits and SHUFFLE_MARKERS not in steps and FIRST_PLAYER_STEP not in steps
        many = suits and SHUFFLE_MARKERS in steps and s.suits.count(suits) > MARKERS_A_SUIT
        if blank or many:
            raise LichtungError("position-suits", f"suits.{clearing + 1}")


def _check_board(s: Root) -> None:
    """C.2.5, C.3.3: the ferry lies on water, and nothing is used that is not there."""
    if s.ferry != NONE and not s.setup.map.by_river[s.ferry]:
        raise LichtungError("position-ferry", "ferry")
    if s.ferried and s.ferry == NONE:
        raise LichtungError("position-ferry", "ferried")
    if s.dug and not s.setup.map.closed & ~s.closed_paths:
        raise LichtungError("position-dug", "dug")


def _check_landmarks(s: Root) -> None:
    """A.5.3: what players set up stands somewhere once the first turn has begun."""
    for landmark in s.setup.landmarks.known:
        where = f"factions.{landmark.id}.place" if landmark.id in s.setup.mat_words else landmark.id
        place = landmark.place(s)
        if place >= s.clearings or (place == NONE and s.turn and landmark.number in s.setup.landmarks.chosen):
            raise LichtungError("position-landmark", where, landmark=landmark.id)
        landmark.check_position(s, f"factions.{landmark.id}")


def _check_turn(s: Root) -> None:
    """1.4: what is counted by turns belongs to the turn that stands."""
    setup = s.setup
    guests = s.boats & ~setup.swimmers
    for source in setup.ask.rides_rivers:
        guests &= ~source.answers.rides_rivers(s, source.me)
    if guests & ~(1 << s.active) or (guests and setup.lender == NONE):  # 11.2.7.II
        raise LichtungError("position-boats", "boats")
    if s.hirer != NONE and (s.hirer != s.active or s.hirer == setup.lender):  # 11.2.7.III
        raise LichtungError("position-hirer-turn", "hirer")
    more = [0] * s.clearings
    for source in setup.ask.more_slots:
        more = [n + source.answers.more_slots(s, source.me, clearing) for clearing, n in enumerate(more)]
    for clearing in range(s.clearings):
        most = max(1, setup.slots[clearing] + more[clearing])  # buildings, or a token
        if not 0 <= s.activated[clearing] <= most:
            raise LichtungError("position-want", f"activated.{clearing + 1}", want=f"0..{most}")


def _check_draft(s: Root) -> None:
    """A.8.1, A.8.2: setup cards on the table, factions chosen, and seats that have still to choose."""
    setup, frames = s.setup, s.frames()
    if is_unbegun([(frame.step, frame.record) for frame in frames]):
        return
    to_come = sorted(
        [f.record.seat for f in frames if f.step == CHOOSE_FACTION and isinstance(f.record, SeatRecord)]
    )
    undecided = [seat for seat, role in enumerate(setup.roles) if role == NONE]
    if to_come != undecided:
        raise LichtungError("position-drafted", "drafted")
    chosen = sum([1 << role for role in setup.roles if role != NONE])
    laying = any(frame.step == LAY_OUT_CARDS for frame in frames)
    if not setup.drafts:
        wrong = s.display != 0 or laying
    elif laying:
        wrong = chosen != 0 or count(s.display) > setup.seats
    else:
        wrong = count(s.display) + count(chosen) != (setup.seats + 1 if undecided else setup.seats)
    if wrong or (setup.drafts and s.display & chosen):
        raise LichtungError("position-display", "display")
    militant = any(setup.cast[role].militant for role in setup.roles if role != NONE)
    if s.locked != NONE and (laying or militant or not s.display >> s.locked & 1):
        raise LichtungError("position-display", "locked")
    if s.locked != NONE and setup.cast[s.locked].militant:
        raise LichtungError("position-display", "locked")
    if setup.advanced and s.turn == 0:
        due = [f.record.faction for f in frames if isinstance(f.record, SetupCard)]
        for number in members(s.display | chosen):
            if setup.cast[number].dealt_kind and s.dealt[number] == NONE and number not in due:
                raise LichtungError("position-dealt", f"dealt.{setup.cast_words[number]}")


def _check_battle(s: Root) -> None:
    """4.3: what a battle remembers, and pieces whose consequences are pending."""
    setup = s.setup
    for number, value in enumerate(s.battle[:DEFENDER]):
        most = MOST_ROLLED if number in (ROLLED_A, ROLLED_D) else MOST_HITS
        if not 0 <= value <= most:
            raise LichtungError("position-want", f"battle.{BATTLE_NUMBERS.words[number]}", want=f"0..{most}")
    if s.battle[DEFENDER] != NONE and not s.over and not amid_battle(s):
        raise LichtungError("position-amid", "battle")
    if s.removed and not s.over and len(s.frames()) < 2:
        raise LichtungError("position-amid", "removed")
    for i, group in enumerate(s.removed):
        where = f"removed[{i}]"
        if group.kind == WARRIOR:
            most = setup.owner[group.owner].warriors
        elif group.kind == FIGURE:
            most = len(setup.figures_of[group.owner])
        elif group.kind == MARKER:
            most = len(setup.markers_of[group.owner]) if group.owner < setup.seats else 0
        else:
            most = setup.kinds[group.kind].total
            if setup.kind_owner[group.kind] != group.owner:
                raise LichtungError("position-removed-owner", f"{where}.owner")
        if not 1 <= group.count <= most:
            raise LichtungError("position-want", f"{where}.count", want=f"1..{most}")


def amid_battle(s: Root) -> bool:
    """Whether a battle against the defender that is remembered is pending."""
    return any(
        isinstance(frame.record, Battle) and frame.record.defender == s.battle[DEFENDER]
        for frame in s.frames()
    )


def is_unbegun(frames: list[tuple[int, Record]]) -> bool:
    """5.1.1: whether the first player is still to be named."""
    return bool(frames) and frames[0][0] == FIRST_PLAYER_STEP


def can_set_up(s: Root, frame: Frame) -> bool:
    """5.1.7: a faction sets up once, before the first turn, and has all its pieces then."""
    record, setup = frame.record, s.setup
    if s.turn > 0 or not isinstance(record, SeatRecord):
        return False
    again = [f for f in s.frames() if f.step == frame.step and f.record.values() == record.values()]
    kinds = setup.kinds_of[record.seat]
    placed = any(s.warriors[record.seat * s.places : record.seat * s.places + s.places])
    return (
        len(again) == 1 and not placed and all(s.unplaced[kind] == setup.kinds[kind].total for kind in kinds)
    )


def check_frames(s: Root) -> None:
    """1.4: at the bottom stands the turn of the active player, or the first step of the setup."""
    if s.frame is not None and s.frame.step == FIRST_PLAYER_STEP:
        start = empty_state(s.setup)
        push(start, FIRST_PLAYER_STEP, seat_record(0))
        if s.values() != start.values():
            raise LichtungError("position-not-begun", "pending")
    elif s.turn == 0 and s.ruins != sum([1 << clearing for clearing in s.setup.map.ruins]):  # 5.1.4
        raise LichtungError("position-setup-ruins", "ruins")
    setting_up = [SHUFFLE_MARKERS, *s.setup.setup_steps]
    for number, frame in enumerate(s.frames()):
        where = f"pending[{number}]"
        if frame.step in setting_up and not can_set_up(s, frame):  # 5.1.7
            raise LichtungError("position-set-up", where)
        is_turn = frame.step == TAKE_TURN
        if is_turn != (number == 0) and not (s.turn == 0 and number == 0):
            raise LichtungError("position-bottom", where, step=STEPS[TAKE_TURN].name)
        if is_turn and s.turn > 0 and isinstance(frame.record, Turn) and frame.record.seat != s.active:
            raise LichtungError("position-active", "active", seat=s.setup.words[frame.record.seat])
