"""Data files are read with a type for each key, and a broken one is told by file and key."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lichtung import LichtungError
from lichtung.kernel.data import Row, as_row, check_mutual, read_data, unique
from lichtung.locale.render import LANGUAGES, catalogue

SUITS = ("fox", "rabbit", "mouse")
WOODS = {
    "name": "Three Woods",
    "clearings": [
        {"id": "oak", "suit": "fox", "slots": 1, "ruin": False, "x": 11.5, "neighbors": [2, 3]},
        {"id": "elm", "suit": "mouse", "slots": 3, "ruin": True, "x": 50, "neighbors": [1]},
        {"id": "ash", "suit": "rabbit", "slots": 0, "ruin": False, "x": 0.5, "neighbors": [1]},
    ],
    "rivers": [[2, 3]],
    "cost": ["fox", "fox"],
    "dice": [3, 3, 0],
    "keep": {"suit": "fox", "guard": None},
}
Data = dict[str, Any]


class Woods:
    """What a game makes of the file."""

    def __init__(self, data: Row) -> None:
        rows = data.rows("clearings")
        self.name = data.text("name")
        self.ids = unique(rows, "id")
        self.suits = [row.choice("suit", SUITS) for row in rows]
        self.slots = [row.number("slots", 0, 3) for row in rows]
        self.ruins = [row.flag("ruin") for row in rows]
        self.x = [row.real("x", 0, 100) for row in rows]
        self.neighbors = [[n - 1 for n in row.numbers("neighbors", 1, 3)] for row in rows]
        check_mutual(rows, "neighbors", self.neighbors)
        self.rivers = data.pairs("rivers", 1, 3)
        self.cost = data.choices("cost", SUITS, repeat=True)
        self.dice = data.numbers("dice", 0, 3, repeat=True)
        keep = data.row("keep")
        self.keep = (keep.choice("suit", SUITS), keep.has("guard"))


def woods(folder: Path, data: object) -> Woods:
    path = folder / "woods.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return Woods(read_data(path))


def test_a_sound_file_is_read_key_by_key(tmp_path: Path) -> None:
    found = woods(tmp_path, WOODS)
    assert (found.name, found.ids) == ("Three Woods", ["oak", "elm", "ash"])
    assert (found.suits, found.slots, found.ruins) == ([0, 2, 1], [1, 3, 0], [False, True, False])
    assert (found.x, found.neighbors) == ([11.5, 50.0, 0.5], [[1, 2], [0], [0]])
    assert (found.rivers, found.cost, found.dice) == ([(2, 3)], [0, 0], [3, 3, 0])
    assert found.keep == (0, False)


def of(number: int, **change: object) -> Callable[[Data], None]:
    """Change a clearing."""
    return lambda data: data["clearings"][number].update(change)


BROKEN: list[tuple[str, str, Callable[[Data], object]]] = [
    ("name", "data-missing", lambda d: d.pop("name")),
    ("name", "data-text", lambda d: d.update(name="  ")),
    ("name", "data-text", lambda d: d.update(name=7)),
    ("clearings", "data-missing", lambda d: d.pop("clearings")),
    ("clearings", "data-list", lambda d: d.update(clearings={})),
    ("clearings[1]", "data-object", lambda d: d["clearings"].__setitem__(1, "elm")),
    ("clearings[1].suit", "data-missing", lambda d: d["clearings"][1].pop("suit")),
    ("clearings[0].id", "data-word", of(0, id="two words")),
    ("clearings[0].id", "data-word", of(0, id=1)),
    ("clearings[2].id", "data-twice", of(2, id="elm")),
    ("clearings[2].suit", "data-choice", of(2, suit="bird")),
    ("clearings[2].suit", "data-choice", of(2, suit=["fox"])),
    ("clearings[0].slots", "data-number", of(0, slots=4)),
    ("clearings[0].slots", "data-number", of(0, slots=-1)),
    ("clearings[0].slots", "data-number", of(0, slots="1")),
    ("clearings[0].slots", "data-number", of(0, slots=True)),
    ("clearings[0].slots", "data-number", of(0, slots=1.0)),
    ("clearings[0].ruin", "data-flag", of(0, ruin=0)),
    ("clearings[0].x", "data-real", of(0, x=100.5)),
    ("clearings[0].x", "data-real", of(0, x=False)),
    ("clearings[0].x", "data-real", of(0, x=float("nan"))),
    ("clearings[0].neighbors", "data-list", of(0, neighbors=2)),
    ("clearings[0].neighbors[1]", "data-number", of(0, neighbors=[2, 4])),
    ("clearings[0].neighbors[1]", "data-repeated", of(0, neighbors=[2, 2])),
    ("clearings[0].neighbors", "data-itself", of(0, neighbors=[1, 2])),
    ("clearings[1].neighbors", "data-asymmetric", of(1, neighbors=[1, 3])),
    ("clearings[1].neighbors", "data-asymmetric", of(0, neighbors=[3])),
    ("rivers[0]", "data-pair", lambda d: d.update(rivers=[[1]])),
    ("rivers[0]", "data-pair", lambda d: d.update(rivers=[[2, 2]])),
    ("rivers[1][0]", "data-number", lambda d: d.update(rivers=[[1, 2], [0, 1]])),
    ("cost[1]", "data-choice", lambda d: d.update(cost=["fox", "wolf"])),
    ("dice[0]", "data-number", lambda d: d.update(dice=[4])),
    ("keep", "data-object", lambda d: d.update(keep=None)),
    ("keep.suit", "data-choice", lambda d: d.update(keep={"suit": "Fox"})),
]


@pytest.mark.parametrize(("where", "key", "change"), BROKEN, ids=[f"{w} {k}" for w, k, _ in BROKEN])
def test_a_broken_file_is_told_by_file_and_key(
    tmp_path: Path, where: str, key: str, change: Callable[[Data], object]
) -> None:
    data: Data = json.loads(json.dumps(WOODS))
    change(data)
    with pytest.raises(LichtungError) as caught:
        woods(tmp_path, data)
    assert (caught.value.where, caught.value.key) == (f"woods.json: {where}", key)
    for lang in LANGUAGES:
        assert catalogue(lang).error(caught.value).startswith(f"woods.json: {where}: ")


def test_the_sentence_says_what_was_expected(tmp_path: Path) -> None:
    data: Data = json.loads(json.dumps(WOODS))
    data["clearings"][2]["suit"] = "bird"
    with pytest.raises(LichtungError) as caught:
        woods(tmp_path, data)
    said = 'woods.json: clearings[2].suit: "bird" does not work here. Expected one of: fox | rabbit | mouse'
    assert plain(catalogue("en").error(caught.value)) == said


def plain(text: str) -> str:
    """Without the marks that Fluent puts around what it fills in."""
    return text.replace("\u2068", "").replace("\u2069", "")


def test_toml_is_read_the_same_way(tmp_path: Path) -> None:
    path = tmp_path / "woods.toml"
    path.write_text('name = "Woods"\n[[clearings]]\nslots = 4\n', encoding="utf-8")
    data = read_data(path)
    assert data.text("name") == "Woods"
    with pytest.raises(LichtungError) as caught:
        data.rows("clearings")[0].number("slots", 0, 3)
    assert caught.value.where == "woods.toml: clearings[0].slots"


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("woods.json", b"{", "data-unreadable"),
        ("woods.json", b"[]", "data-object"),
        ("woods.json", b"[" * 100_000, "data-unreadable"),
        ("woods.json", b"\xff", "file-not-text"),
        ("woods.toml", b"a = ", "data-unreadable"),
        ("gone.json", None, "file-unreadable"),
    ],
)
def test_a_file_that_is_none_is_told_by_name(tmp_path: Path, name: str, text: bytes | None, key: str) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_bytes(text)
    with pytest.raises(LichtungError) as caught:
        read_data(path)
    assert (caught.value.where, caught.value.key) == (name, key)
    with pytest.raises(LichtungError) as caught:
        read_data(path, "the woods")
    assert caught.value.where == "the woods"


def test_a_row_can_go_by_a_name_of_its_own() -> None:
    row = as_row(WOODS, "woods.json").rows("clearings")[1].named("elm")
    with pytest.raises(LichtungError) as caught:
        row.number("slots", 0, 2)
    assert caught.value.where == "woods.json: elm: slots"
    with pytest.raises(LichtungError) as caught:
        as_row(WOODS).row("keep").fail("suit", "data-want", want="[a, b]")
    assert (caught.value.where, caught.value.args_by_name) == ("keep.suit", {"want": "[a, b]"})
