"""Nobody takes back a look at hidden cards."""

from random import Random

import pytest

from lichtung import game
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.match import Match
from lichtung.root.cards import members
from lichtung.root.hands import show_card


def test_a_look_at_a_hand_cannot_be_undone_but_choosing_the_card_can() -> None:
    root = game("root", factions=["marquise", "eyrie"])
    start = root.position(
        {
            "turn": "marquise",
            "phase": "daylight",
            "crafted": {"marquise": ["codebreakers-1"]},
            "hands": {"marquise": ["anvil"], "eyrie": ["cobbler-1"]},
            "factions": {"eyrie": {"leader": "builder"}},
        }
    )
    match = Match(root, start, ["human", "human"], Random(0))
    match.decide(root.parse("done"))
    events = match.decide(root.parse("use codebreakers-1"))  # with one player to look at it is done at once
    assert [event.key for event in events] == ["card-used", "hand-seen"]
    with pytest.raises(LichtungError, match="undo-barrier"):
        match.undo(0)


def test_an_ordinary_decision_can_be_undone() -> None:
    root = game("root", factions=["marquise", "eyrie"])
    start = root.position(
        {"turn": "marquise", "warriors": {"marquise": {"1": 3}}, "hands": {"marquise": ["anvil"]}}
    )
    match = Match(root, start, ["human", "human"], Random(0))
    match.decide(root.parse("move 1 5 2"))  # without a workshop nobody asked what she crafts
    match.undo(0)
    assert root.refusal(match.state, root.parse("move 1 5 2")) is None


def test_nobody_digs_twice() -> None:
    """What lies under a ruin is hidden until somebody explores it."""
    root = game("root", factions=["vagabond", "eyrie"])
    start = root.position(
        {
            "turn": "vagabond",
            "ruin-items": {"10": ["bag"]},
            "factions": {"vagabond": {"place": "10", "ready-torch": 1, "ready-boots": 1}},
        }
    )
    match = Match(root, start, ["human", "human"], Random(0))
    events = match.decide(root.parse("explore"))
    assert "explored" in [event.key for event in events]
    with pytest.raises(LichtungError, match="undo-barrier"):
        match.undo(0)


def test_a_card_that_others_know_anyway_is_no_reason_against_undo() -> None:
    """Else the possibility to undo would tell what others know of a hand."""
    root = game("root", factions=["marquise", "alliance"])
    start = root.position({"turn": "alliance", "phase": "daylight", "hands": {"alliance": ["bake_sale"]}})
    show_card(start, 1, members(start.zones[1])[0])
    match = Match(root, start, ["human", "human"], Random(0))
    events = match.decide(root.parse("mobilize bake_sale"))
    assert [event.key for event in events] == ["mobilized"]
    match.undo(1)
    assert root.refusal(match.state, root.parse("mobilize bake_sale")) is None
