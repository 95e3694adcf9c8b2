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
    vagabonds,
)
from lichtung.root.factions.vagabond.opening import RUIN_ITEMS
from lichtung.root.game import make
from lichtung.root.state import Root
from lichtung.root.turn import TAKE_TURN

SEATINGS = (
    "marquise,vagabond",
    "vagabond,eyrie,alliance",
    "alliance,vagabond,marquise,eyrie",
    "vagabond,alliance,vagabond",
    "eyrie,vagabond,vagabond,marquise",
)
GONE = ("item-dropped", "scorched")


def check_items(s: Root, gone: int) -> None:
    boards = [s.boards[seat] for seat in vagabonds(s.setup)]
    own = [n for board in boards for n in board[ITEMS_AT:AFTER_ITEMS]]
    hidden = sum(count(items) for items in s.ruin_items)
    brought = sum(len(RUIN_ITEMS) + len(STARTING_ITEMS[board[CHARACTER]]) for board in boards)
    assert min(own) >= 0
    in_play = sum(own) + sum(s.items) + sum(s.crafted_items) + hidden
    assert in_play + gone == sum(ITEM_SUPPLY) + brought
    assert sum(s.ruins) == sum(1 for items in s.ruin_items if items)


def check_quests(s: Root) -> None:
    boards = [s.boards[seat] for seat in vagabonds(s.setup)]
    rows = [board[at] for board in boards for at in (QUESTS_OPEN, QUESTS_LEFT, QUESTS_DONE)]
    everywhere = 0
    for row in rows:
        everywhere |= row
    assert everywhere == (1 << len(QUESTS)) - 1
    assert sum(count(row) for row in rows) == len(QUESTS)


def check_battle(s: Root) -> None:
    """Hits are counted within one battle only."""
    for seat in vagabonds(s.setup):
        board = s.boards[seat]
        assert s.battle or not (board[ALLY_HITS] or board[ITEM_HITS])
        assert 0 <= board[PLACE] < s.setup.map.places


@given(st.sampled_from(SEATINGS), st.integers(0, 2**32 - 1))
def test_items_and_quests_are_conserved(factions: str, seed: int) -> None:
    game = make({"factions": factions})
    rng = Random(seed)
    s = game.start()
    gone = 0
    while s.frame is not None:
        action = rng.choice(s.legal) if s.legal else game.sample(s, rng)
        told: list[Event] = game.apply(s, action, True)
        gone += sum(1 for event in told if event.key in GONE)
        if s.turn and TAKE_TURN in s.steps:
            check_items(s, gone)
            check_quests(s)
            check_battle(s)
