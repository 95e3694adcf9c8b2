"""tools/duel.py: two agents whose search is set otherwise meet on equal terms."""

import pytest

from lichtung import game
from lichtung.agents.searcher import Searcher
from lichtung.agents.tree import TreeAgent
from tools import duel


def test_all_orders_of_the_seats_are_played() -> None:
    assert duel.orders(2) == [(0, 1), (1, 0)]
    found = duel.orders(4)
    assert len(found) == 6
    assert all(sum(order) == 2 for order in found)


def test_a_setting_changes_what_it_names_and_nothing_else() -> None:
    rules = game("root")
    usual = duel.Setting.read("expert", "root").agent(rules, "1")
    other = duel.Setting.read("expert,iterations=7,curiosity=0.1,farsight=0,overlooks=0.5", "root").agent(
        rules, "1"
    )
    assert isinstance(usual, TreeAgent)
    assert isinstance(other, TreeAgent)
    assert usual.farsight > 0
    assert (other.clock.budget.iterations, other.curiosity, other.farsight) == (7, 0.1, 0.0)
    assert (usual.guide.overlooks, other.guide.overlooks) == (0.0, 0.5)
    assert usual.clock.budget.seconds == other.clock.budget.seconds == 0.0
    heir = duel.Setting.read("hard,iterations=3", "heirs").agent(game("heirs"), "1")
    assert isinstance(heir, Searcher)
    assert heir.clock.budget.iterations == 3


@pytest.mark.parametrize(
    ("word", "title", "said"),
    [
        ("greedy", "root", "levels that search"),
        ("hard,farsight=1", "heirs", "can be otherwise"),
        ("hard,curiosity=much", "root", "is a number"),
    ],
)
def test_a_mistake_is_told(word: str, title: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        duel.Setting.read(word, title)


def test_a_duel_counts_games_by_side_and_faction(capsys: pytest.CaptureFixture[str]) -> None:
    duel.main(["medium,iterations=2", "medium,iterations=1", "--games", "2", "--seed", "4"])
    said = capsys.readouterr().out
    assert said.count(" of 2 games") == 2
    assert said.count("eyrie") == 2, "on the second seat, once each"
    duel.main(["medium,iterations=1", "medium,iterations=1", "--games", "2", "--game", "heirs"])
    said = capsys.readouterr().out
    assert " games" not in said
    assert said.count(" of 2, ") == 2, "each colour in both games"
