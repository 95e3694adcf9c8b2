"""What the search prefers, when it goes on, and which unseen cards a turn is arranged with."""

import pytest

from lichtung.kernel.codec import Action
from lichtung.root.actions import pair
from lichtung.root.cards import BOOTS, SWORD, TORCH
from lichtung.root.factions.corvids.plots import PLOT
from lichtung.root.factions.vagabond.mat import DAMAGED_EXHAUSTED, EXHAUSTED, mat_of
from lichtung.root.factions.vagabond.verbs import DROP, REFRESH
from lichtung.root.recorded import ITEM, Change
from lichtung.root.state import Root
from lichtung.rootlog.checking import Checker
from lichtung.rootlog.demands import Demands
from lichtung.rootlog.imagining import Arrangement
from lichtung.rootlog.reading import read_log
from lichtung.rootlog.search import TOO_MUCH, Node, Search

HEADER = "Map: Fall\nDeck: E&P\nC: Ada\nE: Ben\nP: Cleo\nV: Dora\n\n"
SETUP = """C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->9/b_r->5
E:b+6w->3/#builder->$
P:w->2+5+9
V:#thief->$/p->3_6_11

"""
C, E, P, V = range(4)
FOUR_DEEDS = "C:w4->8/w8->12/w12->11/w11->12\n"


def checked(turns: str) -> Checker:
    checker = Checker(read_log(HEADER + SETUP + turns))
    checker.setup()
    return checker


def search_of(checker: Checker, number: int = 0, by_suit: bool = False) -> Search:
    """The search for a turn, though those before it have not been played."""
    demands = Demands(checker.log.turns[number].deeds, checker.letters, by_suit=by_suit)
    return checker.search(checker.game, checker.watcher, demands, [], [], [])


def node_at(search: Search, s: Root, open_deeds: set[int], ahead: int) -> Node:
    """A state in which all deeds are done but some."""
    open_ones = sum(1 << n for n, demand in enumerate(search.demands.all) if demand.deed in open_deeds)
    node = Node(s, open_ones, 0, None, 0, None)
    node.ahead = ahead
    return node


def test_deeds_that_were_passed_over_cost_what_they_will_when_they_stay_out() -> None:
    checker = checked(FOUR_DEEDS)
    search = search_of(checker)
    next_one = node_at(search, checker.state, {1, 2, 3}, ahead=0)
    passed = node_at(search, checker.state, {0}, ahead=3)
    assert search.passed_over(next_one) == 0
    assert search.passed_over(passed) == search.demands.missing(passed.open_ones) > 0
    search.queue(passed)
    assert search.cheap[0][0] == search.passed_over(passed)


@pytest.mark.parametrize(
    ("turn", "cost", "good"),
    [
        ("C:w4->8/#->C", 0, False),  # a warrior who went was not left out by the rules
        ("C:++/#->C", TOO_MUCH, True),
        ("C:++/#->C", TOO_MUCH + 1, False),
    ],
)
def test_an_explanation_is_good_if_it_leaves_out_no_more_than_recorders_do(
    turn: str, cost: int, good: bool
) -> None:
    checker = checked(turn + "\n")
    search = search_of(checker)
    search.best_cost = cost
    assert search.is_good(node_at(search, checker.state, {0}, 0)) == good


def test_of_choices_that_nobody_sees_the_best_is_tried_only(monkeypatch: pytest.MonkeyPatch) -> None:
    checker = checked(FOUR_DEEDS)
    search, s = search_of(checker), checker.state
    s.turn = 1
    first = s.setup.first_markers[s.setup.markers_of[P][0]]
    legal: list[Action] = [pair(PLOT, first + kind, place) for place in (0, 1) for kind in range(4)]

    def rank(state: Root, a: Action, later: list[Change]) -> int:
        return abs(a.fields()[0] - first - 2)

    monkeypatch.setattr(search, "rank", rank)
    assert search.likely(s, legal, []) == [pair(PLOT, first + 2, 0), pair(PLOT, first + 2, 1)]


# --- Cards that somebody else hands on


def checker_hands(checker: Checker) -> Arrangement:
    return Arrangement(checker.imagined, checker.state, {}, set(), True)


def test_a_card_that_is_needed_is_with_whoever_hands_one_on() -> None:
    """The Vagabond gives a card, and the Eyrie's card of the turn is not in their hand yet."""
    checker = checked("E:#V->E/B#birdybindle->$_m\nE:B#birdybindleE->$_m\n")
    s, deck = checker.state, checker.game.setup.deck
    birds = [card for card in range(deck.size) if deck.of_suit[-1] >> card & 1]
    s.zones[E], s.zones[V] = 0, 1 << birds[0] | 1 << birds[1]
    hands = checker_hands(checker)
    givers = [V]
    want = (E, 1 << birds[1])
    assert checker.handed_instead(hands, givers, want) == [want]
    assert (givers, hands.wants) == ([], {birds[1]: (V, 1 << birds[1])})


def test_nobody_hands_on_what_he_has_not() -> None:
    checker = checked(FOUR_DEEDS)
    s = checker.state
    s.zones[E] = s.zones[V] = 0
    hands = checker_hands(checker)
    hands.imagined.trails = [[] for _ in hands.imagined.trails]
    givers = [V]
    assert checker.handed_instead(hands, givers, (E, 1)) == []
    assert givers == [V]


# --- Items that nobody wrote down


def test_what_a_rest_turns_up_is_not_refreshed_before() -> None:
    checker = checked(FOUR_DEEDS)
    s, recorder = checker.state, checker.letters.recorders[V]
    items = mat_of(s, V).items
    items[:] = [0] * len(items)
    items[EXHAUSTED * 8 + SWORD] = items[DAMAGED_EXHAUSTED * 8 + BOOTS] = 1
    rest = Change(ITEM, "_", "V$d", "V$sr")
    used = [Change(ITEM, "f", "V$", "V$e"), Change(ITEM, "s", "V$", "V$e")]

    def rank(item: int, condition: int, later: list[Change]) -> int:
        return recorder.rank(s, V, checker.letters, pair(REFRESH, item, condition), later)

    assert rank(BOOTS, DAMAGED_EXHAUSTED, used) == rank(SWORD, EXHAUSTED, used)
    assert rank(BOOTS, DAMAGED_EXHAUSTED, [rest, *used]) > rank(SWORD, EXHAUSTED, [rest, *used])


def test_a_rest_of_the_turn_itself_is_what_comes_later() -> None:
    search = search_of(checked("V:p->1_2_5_10/%_d->s+r/#->V\n"))
    assert Change(ITEM, "_", "V$d", "V$sr") in search.later(search.demands.full)


def test_what_goes_for_good_unwritten_is_told_of_last() -> None:
    checker = checked(FOUR_DEEDS)
    later = [Change(ITEM, "f", "V$", "V$e"), Change(ITEM, "s", "V$", "V$e")]
    ranks = [
        checker.letters.recorders[V].rank(
            checker.state, V, checker.letters, pair(DROP, item, EXHAUSTED), later
        )
        for item in (TORCH, SWORD, BOOTS)
    ]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == 3
