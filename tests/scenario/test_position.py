"""Positions of The Two Heirs: what they leave out, and what is refused with which key."""

import pytest

from lichtung import LichtungError
from lichtung.heirs.game import HeirsGame, make
from lichtung.kernel.game import state_hash

SETS = ["reise", "land_industrie", "handel_kirche"]
GAME = make({"sets": SETS})
Data = dict[str, object]


def facts(data: Data, game: HeirsGame = GAME) -> Data:
    return game.facts(game.position(data))


def test_an_empty_position_is_a_game_just_set_up() -> None:
    found = facts({})
    assert found["turn"] == found["crown"] == "white"
    assert found["troops"] == {seat: ["0,0", "reserve", "reserve"] for seat in ("white", "blue")}
    assert found["landscape"] == {"0,0": "reise-01"}
    assert found["reserve"] == ["shield", *[f"reise-0{n}" for n in range(2, 8)]]
    assert found["hands"] == {"white": [], "blue": []}
    assert found["stack-size"] == 20
    assert found["turns-left"] == "none"


def test_what_is_left_open_comes_from_tiles_named_nowhere() -> None:
    data: Data = {"hands": {"blue": ["reise-02"]}, "landscape": {"1,0": "white reise-01"}}
    found = facts(data)
    assert found["landscape"] == {"0,0": "reise-03", "1,0": "white reise-01"}
    assert found["reserve"] == ["shield", *[f"reise-0{n}" for n in range(4, 10)]]
    assert found["stack-size"] == 18


def test_a_stack_leaves_the_rest_in_the_box() -> None:
    found = facts({"stack": ["handel_kirche-09", "land_industrie-01"]})
    assert found["stack"] == ["land_industrie-01", "handel_kirche-09"], "a set, not an order"
    assert found["turns-left"] == "none"


def test_an_empty_stack_means_that_the_last_tile_was_drawn() -> None:
    assert facts({"stack": []})["turns-left"] == 3
    assert facts({"stack": [], "turns-left": 1})["turns-left"] == 1


def test_the_other_crown_means_that_a_tile_was_taken() -> None:
    data: Data = {"turn": "blue", "crown": "white", "hands": {"blue": ["reise-02"]}}
    assert facts(data)["took"] == 1


def test_sets_can_stand_in_the_position() -> None:
    game = make({"sets": "random"})
    assert facts({"sets": ["krieg", "handwerk", "reise"]}, game)["sets"] == ["reise", "krieg", "handwerk"]
    with pytest.raises(LichtungError):
        game.position({})


def test_pending_steps() -> None:
    siege: Data = {
        "pending": ["turn white", "siege white 1,0"],
        "landscape": {"0,0": "reise-01", "1,0": "blue reise-02"},
    }
    s = GAME.position(siege)
    decision = GAME.decision(s)
    assert decision is not None
    assert decision.step == "heirs.siege"
    over = GAME.position({"pending": [], "stack": [], "turns-left": 0})
    assert GAME.decision(over) is None
    result = GAME.result(over)
    assert result is not None
    assert result.key == "draw"


def test_forced_decisions_are_taken_as_in_a_game() -> None:
    """Nothing is left but to end the turn, so it ends."""
    s = GAME.position({"crown": "blue", "troops": {"white": ["0,0 x", "reserve x", "reserve x"]}})
    decision = GAME.decision(s)
    assert decision is not None
    assert decision.seat == 1


WRONG: list[tuple[str, str, Data]] = [
    ("position-key", "colour", {"colour": 1}),
    ("position-want", "stack", {"stack": "reise-01"}),
    ("position-want", "stack", {"stack": [1]}),
    ("position-want", "hands", {"hands": []}),
    ("position-key", "hands.red", {"hands": {"red": []}}),
    ("position-want", "hands.white", {"hands": {"white": "reise-01"}}),
    ("position-choice", "turn", {"turn": "red"}),
    ("position-choice", "crown", {"crown": 1}),
    ("position-choice", "top", {"top": "blue"}),
    ("position-want", "took", {"took": -1}),
    ("position-want", "rebates", {"rebates": True}),
    ("position-want", "laid", {"laid": 1}),
    ("position-want", "turns-left", {"stack": [], "turns-left": 4}),
    ("position-tile", "hands.white[0]", {"hands": {"white": ["tavern"]}}),
    ("position-tile-set", "hands.white[0]", {"hands": {"white": ["krieg-01"]}}),
    ("position-tile-twice", "hands.white[1]", {"hands": {"white": ["reise-01", "reise-01"]}}),
    ("position-tile-twice", "stack[0]", {"stack": ["reise-01"], "landscape": {"0,0": "reise-01"}}),
    ("position-no-spare", "reserve", {"stack": [f"{s}-0{n}" for s in SETS for n in range(1, 10)][:23]}),
    ("position-field", "landscape.a", {"landscape": {"a": "reise-01"}}),
    ("position-field", "landscape.1", {"landscape": {"1": "reise-01"}}),
    ("position-field", "landscape.40,0", {"landscape": {"40,0": "reise-01"}}),
    ("position-field-twice", "landscape.+1,0", {"landscape": {"1,0": "reise-01", "+1,0": "reise-02"}}),
    ("position-far", "landscape.20,0", {"landscape": {"20,0": "reise-01"}}),
    ("position-want", "landscape.1,0", {"landscape": {"1,0": 3}}),
    ("position-want", "landscape.1,0", {"landscape": {"1,0": "red reise-01"}}),
    ("position-start-open", "landscape.0,0", {"landscape": {"0,0": "white reise-01"}}),
    ("position-choice", "sets[0]", {"sets": ["travel", "krieg", "reise"]}),
    ("position-sets", "sets", {"sets": ["krieg", "handwerk", "reise"]}),
    ("position-reserve-size", "reserve", {"reserve": ["shield"]}),
    ("position-shield", "reserve", {"reserve": ["empty"] * 7}),
    ("position-shield", "reserve", {"reserve": ["shield"] * 7}),
    ("position-troops", "troops.white", {"troops": {"white": ["0,0"]}}),
    ("position-retinue", "troops.blue[0]", {"troops": {"blue": ["reserve", "reserve", "reserve"]}}),
    ("position-troop-off", "troops.white[1]", {"troops": {"white": ["0,0", "1,0", "reserve"]}}),
    ("position-want", "troops.white[1]", {"troops": {"white": ["0,0", "reserve y", "reserve"]}}),
    ("position-field", "troops.white[0]", {"troops": {"white": ["home", "reserve", "reserve"]}}),
    ("position-troops-together", "troops.white[1]", {"troops": {"white": ["0,0", "0,0", "reserve"]}}),
    ("position-troops-together", "troops.blue[1]", {"troops": {"blue": ["0,0", "0,0", "reserve"]}}),
    (
        "position-troops-together",
        "troops.blue[0]",
        {
            "landscape": {"0,0": "reise-01", "1,0": "reise-02"},
            "troops": {"white": ["1,0", "reserve", "reserve"], "blue": ["1,0", "reserve", "reserve"]},
        },
    ),
    ("position-turn-or-pending", "turn", {"turn": "white", "pending": ["turn white"]}),
    ("position-top", "top", {"stack": ["reise-01"], "top": "green"}),
    ("position-turns-left", "turns-left", {"turns-left": 2}),
    ("position-step", "pending[0]", {"pending": ["dance white"]}),
    ("position-want", "pending[0]", {"pending": ["turn red"]}),
    ("position-want", "pending[1]", {"pending": ["turn white", "refill nine"]}),
    ("position-want", "pending[0]", {"pending": ["regent-order blue build-1"]}),
    ("position-choice", "pending[0]", {"pending": ["regent-order blue dance none none"]}),
    ("position-choice", "tokens[0]", {"tokens": ["dance-1"]}),
    ("position-hand", "hands.white", {"hands": {"white": [f"reise-0{n}" for n in range(1, 5)]}}),
    ("position-hand", "hands.blue", {"took": 3, "hands": {"blue": [f"reise-0{n}" for n in range(1, 5)]}}),
    ("position-crown", "took", {"crown": "blue", "took": 0}),
    ("position-apart", "landscape.3,0", {"landscape": {"3,0": "reise-01"}}),
    ("position-tokens", "tokens", {"tokens": ["build-1"]}),
    ("position-turns-over", "pending", {"pending": []}),
    ("position-turns-over", "turns-left", {"stack": [], "turns-left": 0}),
    ("position-pending", "pending[0]", {"pending": ["refill 1"]}),
    ("position-pending", "pending[1]", {"pending": ["turn white", "refill 1"]}),  # a tile lies there
    ("position-pending", "pending[1]", {"pending": ["turn white", "top 0"], "stack": []}),
    ("position-pending", "pending[1]", {"pending": ["turn white", "siege white 5,5"]}),
    ("position-pending", "pending[1]", {"pending": ["turn white", "hand-limit white"]}),
    ("position-pending", "pending[0]", {"pending": ["regent blue"]}),  # nobody plays against the Regent
    ("position-setting-up", "pending", {"pending": ["start-tile 0"], "hands": {"white": ["reise-01"]}}),
    ("position-setting-up", "reserve", {"pending": ["start-tile 0"]}),
    (
        "position-setting-up",
        "stack",
        {"pending": ["start-tile 0", "deal 1", "toss 0"], "stack": ["reise-01"]},
    ),
]


@pytest.mark.parametrize(
    ("key", "where", "data"), WRONG, ids=[f"{i} {w}" for i, (_, w, _) in enumerate(WRONG)]
)
def test_mistakes_name_their_key(key: str, where: str, data: Data) -> None:
    with pytest.raises(LichtungError) as caught:
        GAME.position(data)
    assert (caught.value.key, caught.value.where) == (key, where)


def test_hand_may_be_larger_by_what_was_taken_this_turn() -> None:
    hand = [f"reise-0{n}" for n in range(1, 5)]
    s = GAME.position({"crown": "blue", "hands": {"white": hand}})
    assert len(s.hands[0]) == 4
    assert state_hash(GAME.position(GAME.position_of(s))) == state_hash(s)
