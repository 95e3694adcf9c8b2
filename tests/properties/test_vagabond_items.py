"""No item of the Vagabond's is ever lost or made, whatever happens in a game."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from lichtung.kernel.codec import Event
from lichtung.root.cards import ITEM_SUPPLY, count
from lichtung.root.factions.vagabond.items import (
    AFTER_ITEMS,
    ALLY_HITS,
    CHARACTER,
    ITEM_HITS,
    ITEMS_AT,
    PLACE,
    QUESTS,
    QUESTS_DONE,
    QUESTS_LEFT,
    QUESTS_OPEN,
    STARTING_ITEMS,
)
from lichtung.root.factions.vagabond.opening import RUIN_ITEMS
from lichtung.root.game import make
from lichtung.root.state import Root
from lichtung.root.turn import TAKE_TURN

SEATINGS = ("marquise,vagabond", "vagabond,eyrie,alliance", "alliance,vagabond,marquise,eyrie")
GONE = ("item-dropped", "scorched")


def check_items(s: Root, seat: int, gone: int) -> None:
    board = s.boards[seat]
    own = board[ITEMS_AT:AFTER_ITEMS]
    hidden = sum(count(items) for items in s.ruin_items)
    all_items = sum(ITEM_SUPPLY) + len(RUIN_ITEMS) + len(STARTING_ITEMS[board[CHARACTER]])
    assert min(own) >= 0
    assert sum(own) + sum(s.items) + sum(s.crafted_items) + hidden + gone == all_items
    assert sum(s.ruins) == sum(1 for items in s.ruin_items if items)


def check_quests(s: Root, seat: int) -> None:
    board = s.boards[seat]
    rows = board[QUESTS_OPEN], board[QUESTS_LEFT], board[QUESTS_DONE]
    assert rows[0] | rows[1] | rows[2] == (1 << len(QUESTS)) - 1
    assert sum(count(row) for row in rows) == len(QUESTS)


def check_battle(s: Root, seat: int) -> None:
    """Hits are counted within one battle only."""
    board = s.boards[seat]
    assert s.battle or not (board[ALLY_HITS] or board[ITEM_HITS])


@given(st.sampled_from(SEATINGS), st.integers(0, 2**32 - 1))
def test_items_and_quests_are_conserved(factions: str, seed: int) -> None:
    game = make({"factions": factions})
    seat = factions.split(",").index("vagabond")
    rng = Random(seed)
    s = game.start()
    gone = 0
    while s.steps:
        action = rng.choice(s.legal) if s.legal else game.sample(s, rng)
        told: list[Event] = game.apply(s, action, True)
        gone += sum(1 for event in told if event.key in GONE)
        if s.turn and TAKE_TURN in s.steps:
            check_items(s, seat, gone)
            check_quests(s, seat)
            check_battle(s, seat)
            assert 0 <= s.boards[seat][PLACE] < s.table.board.places
