"""Positions that the program wrote before, amid decisions: every key, every record renamed since."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from lichtung import scenario
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.root.game import EARLIER, make
from lichtung.root.position import KEYS
from tests.earlier.written_before import FILES

POSITIONS = sorted((FILES / "positions").glob("*.toml"))
PENDING: list[dict[str, Any]] = json.loads((FILES / "pending.json").read_text(encoding="utf-8"))
THEN = [
    "pending",
    "active",
    "number",
    "points",
    "warriors",
    "supply",
    "pieces",
    "left",
    "ruins",
    "ruin-items",
    "ruin-seen",
    "shut",
    "boats",
    "hirer",
    "hands",
    "known",
    "shown",
    "crafted",
    "dominance",
    "deck",
    "discard",
    "available",
    "items",
    "crafted-items",
    "factions",
    "used",
    "activated",
    "removed",
    "battle",
    "battle-used",
    "over",
    "winners",
]
BY_HAND = ["turn", "phase"]  # instead of what the program writes; the examples of The Two Heirs have them


@pytest.mark.parametrize("path", POSITIONS, ids=[path.stem for path in POSITIONS])
def test_read_with_the_same_actions(path: Path) -> None:
    """The files name the decision that stands and all its actions, as they were listed then."""
    [case] = scenario.read(path)
    assert scenario.run(case) == []
    again = case.game.position(case.game.position_of(case.state))
    assert state_hash(again) == state_hash(case.state)


def test_every_key_and_every_changed_record_is_there() -> None:
    texts = [path.read_text(encoding="utf-8") for path in POSITIONS]
    used = {key for text in texts for key in tomllib.loads(text)["position"]}
    assert used == set(THEN)
    assert {*THEN, *BY_HAND} <= set(KEYS)
    for name in (*[name for _, name in EARLIER.records], "removal.Pending"):
        assert any(f'"{name}"' in text for text in texts), name


@pytest.mark.parametrize(
    "pending",
    [
        [["root.turn", "turn.Turn", 0, 999]],
        [["root.turn", "turn.Turn", 0, -1]],
        [["root.turn", "turn.Turn", 0]],
        [["root.turn", "turn.Turn", 0, 0], []],
        [["root.turn", "turn.Turn", 0, 0], 7],
        [["root.turn", "turn.Turn", 0, 0], ["riverfolk.fund", "trading.Deed"]],
        [["root.turn", "turn.Turn", 0, 0], ["riverfolk.fund", "trading.Deed", 0, 999, 0, 0, 0]],
        [["root.turn", "turn.Turn", 0, 0], ["root.order", "removal.Pending", [], [], [7]]],
        [["root.turn", "turn.Turn", 0, 0], ["root.order", "removal.Pending", [], [], [[99, 0]]]],
        [["root.turn", "frames.OfSeat"]],
    ],
)
def test_what_nobody_wrote_is_refused(pending: list[object]) -> None:
    with pytest.raises(LichtungError, match="pending"):
        make({}).position({"pending": pending})


@pytest.mark.parametrize("row", PENDING, ids=[f"{n} {row['decision'][1]}" for n, row in enumerate(PENDING)])
def test_pending_steps_of_bare_numbers(row: dict[str, Any]) -> None:
    """All kinds of records, each as small as the version that wrote it could still read it."""
    game = make(row["setup"])
    s = game.position(row["position"])
    decision = game.decision(s)
    assert decision is not None
    assert [decision.seat, decision.step] == row["decision"]
    assert sorted(game.text(a) for a in game.actions(s)) == row["legal"]


def test_a_corner_that_is_not_clear_has_to_be_named() -> None:
    row = next(row for row in PENDING if row["decision"][1] == "cult.first-garden" and len(row["legal"]) == 2)
    game = make(row["setup"])
    data = {**row["position"], "pieces": {**row["position"]["pieces"], "marquise.wood": [1]}}
    with pytest.raises(LichtungError) as caught:
        game.position(data)
    assert caught.value.where == "corners.marquise"
    s = game.position({**data, "corners": {"marquise": 4, "eyrie": 2}})
    assert sorted(game.text(a) for a in game.actions(s)) == row["legal"]
