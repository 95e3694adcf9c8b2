"""Views read from plain data: what is none is a sentence with its key. The contract has the round trips."""

import json
from random import Random
from typing import Any

import pytest

from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import LANGUAGES, catalogue

WRONG: list[tuple[str, str, object, str]] = [
    ("heirs", "seat", "green", "view: seat"),
    ("heirs", "crown", "white", "view: crown"),
    ("heirs", "hands", [[]], "view: hands"),
    ("heirs", "hands", [["no-tile"], []], "view: hands"),
    ("heirs", "frames", [["heirs.turn"]], "view: frames[0]"),
    ("heirs", "frames", [["heirs.refill", [1, 2, 3]]], "view: frames[0]"),
    ("heirs", "cells", [[2080, 7]], "view: cells[0]"),
    ("heirs", "score", [99, 0], "view: score"),
    ("heirs", "more", 1, "view: more"),
    ("root", "seat", "frogs", "view: seat"),
    ("root", "warriors", 3, "view: warriors"),
    ("root", "warriors", {}, "view: warriors.marquise"),
    ("root", "points", {"marquise": "many"}, "view: points.marquise"),
    ("root", "closed_paths", [["1", "1"]], "view: closed_paths[0]"),
    ("root", "frames", [["root.nothing"]], "frames[0]"),
    ("root", "unseen", ["joker"], "view: unseen[0]"),
    ("root", "ruler", {}, "view: ruler"),
    ("root", "phase", "night", "view: phase"),
]


def data_of(name: str) -> dict[str, Any]:
    """A view's data from the middle of a game, as they come over a network."""
    rules, rng = game(name), Random(4)
    s = rules.start()
    for _ in range(60):
        rules.apply(s, rng.choice(rules.actions(s)))
    found: dict[str, Any] = json.loads(rules.view(s, 0).to_bytes())
    return found


@pytest.mark.parametrize(("name", "key", "value", "where"), WRONG)
def test_what_is_no_view_is_refused_with_its_key(name: str, key: str, value: object, where: str) -> None:
    data = data_of(name)
    rules = game(name)
    assert rules.read_view(data).data() == data
    data[key] = value
    with pytest.raises(LichtungError) as caught:
        rules.read_view(data)
    assert caught.value.where.startswith(where)
    for lang in LANGUAGES:
        assert "error-" not in catalogue(lang).error(caught.value)


@pytest.mark.parametrize("name", ["heirs", "root"])
def test_every_key_is_needed(name: str) -> None:
    data = data_of(name)
    for key in data:
        with pytest.raises(LichtungError) as caught:
            game(name).read_view({other: value for other, value in data.items() if other != key})
        assert key in caught.value.where
