"""After a turn that is against the rules the position is as it was recorded, or as what follows says."""

import pytest

from lichtung.root.actions import pair
from lichtung.root.cards import BOOTS, SWORD, TEA, members
from lichtung.root.exiles import LAID_DOWN
from lichtung.root.factions.eyrie.mat import mat_of as eyrie_mat
from lichtung.root.factions.vagabond.mat import mat_of as vagabond_mat
from lichtung.root.factions.vagabond.verbs import REFRESH
from lichtung.root.fields import replaced
from lichtung.root.recorded import CARD, CRAFT, ENTERS, ITEM, LEAVES, SET, Change
from lichtung.rootlog.adopting import Adopting
from lichtung.rootlog.adopting_items import adopt_item, way_of
from lichtung.rootlog.checking import Checker
from lichtung.rootlog.demands import Demands
from lichtung.rootlog.doubting import contradictions, doubted
from lichtung.rootlog.reading import read_log

HEADER = "Map: Fall\nDeck: E&P\nC: Ada\nE: Ben\nA: Cleo\nV: Dora\n\n"
SETUP = """C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->5
E:b+6w->3/#builder->$
A:3#->$
V:#thief->$/p->3_6_11

"""
C, E, A, V = range(4)


def checker_after_setup(turns: str = "") -> Checker:
    checker = Checker(read_log(HEADER + SETUP + turns))
    checker.setup()
    return checker


def adopting(checker: Checker) -> Adopting:
    return Adopting(checker.state, checker.watcher, Demands([], checker.letters))


# --- Items


@pytest.mark.parametrize(
    ("ways", "where"),
    [
        ([("V$", "V$e")], {"V$e": 1}),
        ([("V$", "V$d")], {"V$dr": 1}),
        ([("V$", "V$e"), ("V$", "V$d")], {"V$de": 1}),
        ([("V$", "V$e"), ("V$", "V$d"), ("V$d", "V$s")], {"V$e": 1}),
        ([("V$", "V$e"), ("V$", "V$e")], {"V$e": 1}),  # there is one pair only
        ([("V$", "V$e"), ("V$", "V$r")], {"V$r": 1}),
        ([("V$", "C$")], {"C$": 1}),
        ([("V$", "")], {}),
        ([("C$", "V$")], {"V$r": 1}),  # nobody has it: nothing comes
        ([("V$", "C$"), ("C$", "V$")], {"V$r": 1}),
    ],
)
def test_an_item_goes_where_it_was_recorded(ways: list[tuple[str, str]], where: dict[str, int]) -> None:
    checker = checker_after_setup()
    for start, goal in ways:
        adopt_item(checker.state, checker.letters, Change(ITEM, "f", start, goal))
    counts = checker.watcher._item_counts(checker.state)[BOOTS]
    assert {place: count for place, count in counts.items() if count and not place.isdigit()} == where


def test_what_was_found_under_a_ruin_is_there_wherever_we_thought_it_to_lie() -> None:
    checker = checker_after_setup()
    ruin = str(members(checker.state.ruins)[0] + 1)
    adopt_item(checker.state, checker.letters, Change(ITEM, "s", ruin, "V$"))
    assert sum(vagabond_mat(checker.state, V).items) == 5


def test_where_another_item_was_turned_that_one_stays() -> None:
    checker = checker_after_setup()
    for item in ("f", "t"):
        adopt_item(checker.state, checker.letters, Change(ITEM, item, "V$", "V$e"))
    adopt_item(checker.state, checker.letters, Change(ITEM, "t", "V$e", "V$r"))  # as the rules did
    recorded, ruled = Change(ITEM, "f", "V$", "V$r"), Change(ITEM, "t", "V$e", "V$r")
    assert way_of(recorded) == way_of(ruled)
    adopting(checker).items([recorded], [ruled])
    states = {
        state: [n for n, count in enumerate(counts) if count]
        for state, counts in checker.letters.recorders[V].items_on_board(checker.state, V)
    }
    assert BOOTS in states["r"]
    assert len(states["e"]) == 1


def test_an_item_that_is_laid_down_for_the_league_is_turned() -> None:
    checker = checker_after_setup()
    s = checker.state
    assert checker.watcher.changes(s, s, [LAID_DOWN.of(E, BOOTS)]) == [Change(ITEM, "f", "E$", "E$e")]


def test_items_are_refreshed_that_are_used_before_they_are_said_to_be() -> None:
    checker = checker_after_setup()
    s, letters = checker.state, checker.letters
    for item in "fts":
        adopt_item(s, letters, Change(ITEM, item, "V$", "V$e"))
    later = [Change(ITEM, "f", "V$", "V$e"), Change(ITEM, "s", "V$", "V$r"), Change(ITEM, "s", "V$", "V$e")]
    ranks = [
        letters.recorders[V].rank(s, V, letters, pair(REFRESH, item, 1), later)
        for item in (BOOTS, TEA, SWORD)
    ]
    assert ranks == [0, 1, 2]


# --- Boards


def test_a_leader_and_a_partner_are_as_they_were_recorded() -> None:
    checker = checker_after_setup()
    adopting(checker).change(Change(CARD, "despot", "", "E$"))
    adopting(checker).change(Change(SET, "V++", "", "A$"))
    mat = eyrie_mat(checker.state, E)
    assert (mat.leader, mat.deposed, mat.viziers) == (3, 1, [0, 1, 0, 1])
    assert vagabond_mat(checker.state, V).partner == A


# --- Cards that are told by their suits


def test_a_card_in_play_is_not_what_a_pile_spends() -> None:
    checker = checker_after_setup()
    s, deck = checker.state, checker.game.setup.deck
    broker = deck.named("murine_broker")
    s.crafted = replaced(s.crafted, A, broker)
    demands = Demands([], checker.letters)
    spent = checker.wanted(demands, Change(CARD, "", "A$", "", "M"))
    assert spent[0] == s.setup.pile[A]
    assert spent[1] & deck.of_suit[2]
    assert checker.wanted(demands, Change(CARD, "murinebroker", "A$", "", "M"))[1] == 0


def test_a_card_is_kept_whose_suit_its_hand_spends_later() -> None:
    checker = checker_after_setup()
    s, deck = checker.state, checker.game.setup.deck
    fox, mouse = members(deck.of_suit[0])[0], members(deck.of_suit[2])[0]
    s.zones[E] = 1 << fox | 1 << mouse
    demands = Demands([], checker.letters, by_suit=True)
    later = [Change(CARD, "", "E", "", "F"), Change(CARD, "", "C", "", "M"), Change(CRAFT, "", "E", "", "M")]
    search = checker.search(checker.game, checker.watcher, demands, [], later, [])
    assert (search.is_suit_needed(s, fox), search.is_suit_needed(s, mouse)) == (True, False)


# --- Which of both is right


@pytest.mark.parametrize(
    ("turns", "count"),
    [
        ("E:4w3->6/w3->7", 0),
        ("E:7w3->6", 1),
        ("E:4w3->6/XC6/Cw6->", 0),
        ("E:XC12", 1),
        ("C:w2->6/w6->3/XE3/Eb3->", 1),  # warriors shield the roost
        ("C:w2->6/w6->3/XE3/(5Ew+Eb)3->", 1),
        ("C:w2->6/w6->3/XE3/(6Ew+Eb)3->", 0),
    ],
)
def test_what_does_not_go_with_a_position_is_counted(turns: str, count: int) -> None:
    checker = checker_after_setup(turns + "\n")
    assert contradictions(checker.state, checker.letters, checker.log.turns) == count


def test_the_record_is_right_unless_what_follows_says_otherwise() -> None:
    unrecorded, unexplained = [Change(LEAVES, "Pw", "1")], [Change(ENTERS, "Cw", "", "2")]
    assert doubted(unrecorded, unexplained, lambda but: 1) == set()
    assert doubted(unrecorded, unexplained, lambda but: 2 - len(but)) == {0, 1}
    assert doubted(unrecorded, unexplained, lambda but: int(1 not in but)) == {1}
    assert doubted([Change(CARD, "", "C", "")], [], lambda but: int(not but)) == set()


def test_a_slip_shows_in_a_later_turn() -> None:
    """One warrior is written off in 3 for no reason; if it walks on later, it was there."""
    slip = "C:t->1/w->5/#->C\nE:B#E->$_m/w->3/4w3->6/2w3->7/w3->/#->E\n"
    for after, left in (("A:#->A\n", 0), ("A:#->A\nV:#->V\nC:t->1/#->C\nE:w3->7/#->E\n", 1)):
        checker = checker_after_setup(slip + after)
        checker.turn(0)
        checker.turn(1)
        assert checker.state.warriors[E * checker.state.places + 2] == left
