"""No item of the Vagabond's is ever lost or made, whatever happens in a game."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from lichtung.kernel.codec import Event
from lichtung.root.cards import ITEM_SUPPLY, count
from lichtung.root.factions.vagabond.data import QUESTS, STARTING_ITEMS
from lichtung.root.factions.vagabond.items import pawn_place, vagabonds
from lichtung.root.factions.vagabond.mat import mat_of
from lichtung.root.game import make
from lichtung.root.ruins import RUIN_ITEMS
from lichtung.root.state import DEFENDER, NONE, Root
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
    mats = [mat_of(s, seat) for seat in vagabonds(s.setup)]
    own = [n for mat in mats for n in mat.items]
    hidden = sum(count(items) for items in s.ruin_items)
    brought = sum(len(RUIN_ITEMS) + len(STARTING_ITEMS[mat.character]) for mat in mats)
    assert min(own) >= 0
    in_play = sum(own) + sum(s.items) + sum(s.crafted_items) + hidden
    assert in_play + gone == sum(ITEM_SUPPLY) + brought
    assert count(s.ruins) == sum(1 for items in s.ruin_items if items)


def check_quests(s: Root) -> None:
    mats = [mat_of(s, seat) for seat in vagabonds(s.setup)]
    rows = [row for mat in mats for row in (mat.quests, mat.quest_deck, mat.quests_done)]
    everywhere = 0
    for row in rows:
        everywhere |= row
    assert everywhere == (1 << len(QUESTS)) - 1
    assert sum(count(row) for row in rows) == len(QUESTS)


def check_battle(s: Root) -> None:
    """Hits are counted within one battle only."""
    for seat in vagabonds(s.setup):
        mat = mat_of(s, seat)
        assert s.battle[DEFENDER] != NONE or not (mat.ally_hits or mat.item_hits)
        assert 0 <= pawn_place(s, seat) < s.clearings + len(s.setup.map.forests)


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
        if s.turn and TAKE_TURN in [frame.step for frame in s.frames()]:
            check_items(s, gone)
            check_quests(s)
            check_battle(s)
