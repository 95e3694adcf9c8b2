"""Records with slips: nothing stops the reader, and an illegal turn says what it is probably due to."""

from random import Random

import pytest

from lichtung.root.recorded import BATTLE, CARD, ITEM, PIECE, Change
from lichtung.rootlog.checking import ILLEGAL, LEGAL, Checker
from lichtung.rootlog.foresight import HAS, MOVE, OUT, Foresight, Told
from lichtung.rootlog.imagining import IN_DECK
from lichtung.rootlog.mending import Mender
from lichtung.rootlog.reading import read_log

OPENING = """Map: Fall
Deck: Standard
C: Ada
E: Ben

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->5
E:b+6w->3/#builder->$

"""
TURNS = """C:t->1/Z%t/++2/t1->/b_s->5/++/w->5/w4->8/w12->11/#->C
E:B#E->$_m/w->3/4w3->6/2w3->7/#->E
C:t->1+5/XE6(1,0)/Ew6->/F#C->/t->1/t1+t5->/b_s->10/++2/#->C // a note
V:#thief->$/p->3_6_11/%_d->s+r/2%f+%s->r/(2R+B)#A$->/$_E->h
"""
SIGNS = "CEAVLODPHKGwbtpf_0123456789#$%@^+-><()/;:*XZ?|, \t\u2192h"
MUTATIONS = 300


def mutated(text: str, rng: Random) -> str:
    for _ in range(rng.choice((1, 2, 6))):
        at = rng.randrange(len(text))
        until = at + rng.choice((0, 1, 1, 4))
        text = text[:at] + rng.choice(["", *SIGNS]) + text[until:]
    return text


def test_no_text_stops_the_reader() -> None:
    rng = Random(3)
    for _ in range(MUTATIONS):
        log = read_log(mutated(OPENING + TURNS, rng))
        assert all(remark.line > 0 and remark.column > 0 for remark in log.remarks)


@pytest.mark.parametrize(
    ("turn", "cause", "reading"),
    [
        ("C:t->1/2w3->7/#->C", "cause-not-there", "Cw"),
        ("C:t->1/XE12/#->C", "cause-nobody", "E"),
        ("C:t->1/w5->12/#->C", "cause-refused", ""),
    ],
)
def test_an_illegal_turn_has_a_cause(turn: str, cause: str, reading: str) -> None:
    checker = Checker(read_log(f"{OPENING}{turn}\n"))
    told = list(checker.run())[1]
    assert told.verdict == ILLEGAL
    assert (told.remarks[-1].key, told.remarks[-1].reading) == (cause, reading)


def test_what_follows_from_an_illegal_turn_names_its_line() -> None:
    slip = "C:t->1/2w3->7/#->C\nE:B#E->$_m/w->3/4w3->6/2w3->7/#->E\nC:t->1/4w7->2/#->C\n"
    checker = Checker(read_log(OPENING + slip))
    *_, last = checker.run()
    assert (last.remarks[-1].key, last.remarks[-1].reading) == ("cause-before", "9")


def test_a_position_that_cannot_be_is_passed_over() -> None:
    text = OPENING.replace("E: Ben", "E: Ben\nV: Dora") + "V:#thief->$/p->3_6_11\n"
    wild = "C:Vp5->/t_k1->/12w->3/9b_s->3\nE:b3->/$_->\nV:p->3/%r->e/%s3->$\nC:t->1/#->C\n"
    told = list(Checker(read_log(text + wild)).run())
    assert len(told) == 5


def test_a_battle_takes_place_where_its_losses_stand() -> None:
    log = read_log(OPENING.replace("+10+", "+") + "C:t->1/w7->10/XE4/Ew10->/#->C\n")
    checker = Checker(log)
    checker.setup()
    turn, remarks = Mender(checker.state, checker.letters, log.turns[0]).mend()
    assert [(remark.key, remark.reading) for remark in remarks] == [("mended-clearing", "3")]
    assert Change(PIECE, "Cw", "7", "3") in turn.changes()
    assert Change(BATTLE, "C", "E", "3") in turn.changes()


def test_where_the_attacker_has_just_gone_the_battle_is_meant() -> None:
    log = read_log(OPENING + "C:t->1/w7->3/XE7/Ew7->/#->C\n")
    checker = Checker(log)
    checker.setup()
    turn, remarks = Mender(checker.state, checker.letters, log.turns[0]).mend()
    assert [(remark.key, remark.reading) for remark in remarks] == [("mended-clearing", "3")]
    assert Change(PIECE, "Cw", "7", "3") in turn.changes()
    assert Change(PIECE, "Ew", "3") in turn.changes()
    assert Change(BATTLE, "C", "E", "3") in turn.changes()


# --- Foresight: hands 0 and 1, cards 0 to 7


def plan(events: list[Told], deck: int, zones: list[int]) -> Foresight:
    foresight = Foresight(zones, [True] * len(zones), deck, events, False, len(zones))
    foresight.run(20)
    return foresight


def test_a_card_that_shows_later_is_drawn_where_it_shows() -> None:
    anything = 0b11111111
    found = plan(
        [
            Told(MOVE, 0, IN_DECK, 0, anything),
            Told(MOVE, 0, 0, 1, anything),
            Told(MOVE, 1, 1, OUT, 0b100),
        ],
        deck=0b111,
        zones=[0, 0],
    )
    assert found.wrong == 0
    assert found.plans[0].drawn == {0: [2]}
    assert found.plans[0].leaving == {0: {2}}


def test_a_card_that_was_shown_was_not_drawn_later() -> None:
    anything = 0b11111111
    found = plan(
        [
            Told(MOVE, 0, IN_DECK, 0, anything),
            Told(HAS, 0, 0, OUT, 0b1),
            Told(MOVE, 1, IN_DECK, 0, anything),
            Told(MOVE, 2, 0, OUT, 0b1),
        ],
        deck=0b11,
        zones=[0, 0],
    )
    assert (found.wrong, found.plans[0].drawn, found.plans[1].drawn) == (0, {0: [0]}, {0: [1]})


def test_a_legal_turn_has_no_cause() -> None:
    told = list(Checker(read_log(f"{OPENING}C:t->1/w->5/#->C\n")).run())[1]
    assert (told.verdict, told.remarks) == (LEGAL, [])


# --- A Vagabond's items, and what leaves a clearing before a battle that is meant elsewhere

WITH_V = OPENING.replace("E: Ben", "E: Ben\nV: Dora").rstrip() + "\nV:#thief->$/p->3_6_11\n"


@pytest.mark.parametrize(
    ("turn", "goal"),
    [
        ("V:p->6/%s->/Ew6->/#->V", "V$e"),
        ("V:p->6/%r->/Ew6->/#->V", ""),  # a torch goes for good by day
        ("V:p->6/#->V/%s->", ""),
        ("V:p->6/%s->/%b->/2#V->", ""),
    ],
)
def test_an_item_that_goes_before_the_evening_was_exhausted(turn: str, goal: str) -> None:
    log = read_log(f"{WITH_V}C:t->1/#->C\nE:#->E\n{turn}\n")
    checker = Checker(log)
    checker.setup()
    mended, remarks = Mender(checker.state, checker.letters, log.turns[2]).mend()
    first = next(change for change in mended.changes() if change.kind == ITEM)
    assert first.goal == goal
    assert [remark.key for remark in remarks if remark.key == "mended-exhausted"] == [
        "mended-exhausted"
    ] * bool(goal)


def test_what_left_a_clearing_before_the_battle_stays_there() -> None:
    """A loss that is told twice the same: the first was before the battle that is meant elsewhere."""
    log = read_log(OPENING + "C:t->1/Ew10->/w->10/w7->3/XE10/Ew10->/#->C\n")
    checker = Checker(log)
    checker.setup()
    turn, _ = Mender(checker.state, checker.letters, log.turns[0]).mend()
    assert [c.start for c in turn.changes() if c.what == "Ew"] == ["10", "3"]
    assert Change(BATTLE, "C", "E", "3") in turn.changes()


@pytest.mark.parametrize(
    ("turn", "giver"),
    [
        ("V:p->6/%r->e/#->C/#->V", "V"),
        ("V:p->6/#->C/#->V", ""),  # nothing was exhausted: it was drawn, or forgotten how
        ("V:p->6/%r->e/#V->C/%f->e/#->V", "V"),
    ],
)
def test_what_others_draw_after_an_item_was_exhausted_is_a_gift(turn: str, giver: str) -> None:
    log = read_log(f"{WITH_V}C:t->1/#->C\nE:#->E\n{turn}\n")
    checker = Checker(log)
    checker.setup()
    mended = Mender(checker.state, checker.letters, log.turns[2]).mend().turn.changes()
    cards = [(change.start, change.goal) for change in mended if change.kind == CARD]
    assert cards == [(giver, "C"), ("", "V")]
