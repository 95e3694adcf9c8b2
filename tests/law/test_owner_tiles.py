"""The tiles as data, and what an owner's own file can change. E.1, readings 31, 35, 36, 37, 41, 44."""

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import LichtungError
from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.state import Heirs
from lichtung.heirs.tiles import BUILDINGS, SETS, TERRAINS, read_tiles
from lichtung.kernel.codec import Action

OURS = Path(lichtung.__file__).parent / "heirs" / "data" / "tiles.json"
Row = dict[str, Any]


def own_file(changes: dict[str, Row]) -> Row:
    """Our file with some tiles changed, as an owner would correct it."""
    data: Row = json.loads(OURS.read_text(encoding="utf-8"))
    for row in data["tiles"]:
        row.update(copy.deepcopy(changes.get(row["id"], {})))
    return data


def game_with(changes: dict[str, Row], sets: list[str], **options: str) -> HeirsGame:
    return make({"tiles": own_file(changes), "sets": sets, **options})


def points(game: HeirsGame, s: Heirs) -> dict[str, int]:
    found = game.facts(s)["points"]
    assert isinstance(found, dict)
    return found


def at(game: HeirsGame, landscape: dict[str, str]) -> dict[str, int]:
    """Points by field of a landscape."""
    return points(game, game.position({"landscape": landscape}))


@pytest.mark.law("E.1.1")
def test_six_sets_of_nine() -> None:
    tiles = read_tiles().tiles
    assert len(tiles) == 54
    assert Counter(t.set for t in tiles) == dict.fromkeys(range(len(SETS)), 9)


@pytest.mark.law("E.1.2")
def test_three_terrains_each_with_its_resource() -> None:
    """Reading 2: three colours, not two; each set has three tiles of each."""
    tiles = read_tiles().tiles
    assert Counter((t.set, t.terrain) for t in tiles) == {(s, c): 3 for s in range(6) for c in range(3)}
    game = make({"sets": ["reise", "land_industrie", "handel_kirche"]})
    for colour, resource in [("reise-02", "wood"), ("reise-01", "stone"), ("reise-03", "grain")]:
        ground = game.facts(game.position({"landscape": {"0,0": colour, "1,0": "reise-04"}}))
        moved = {"white": ["1,0", "reserve", "reserve"]}
        gone = game.facts(game.position({"landscape": {"0,0": colour, "1,0": "reise-04"}, "troops": moved}))
        here, there = ground["resources"], gone["resources"]
        assert isinstance(here, dict)
        assert isinstance(there, dict)
        stands_on_grey_instead = int(resource == "stone")
        assert here["white"][resource] == there["white"][resource] + 1 - stands_on_grey_instead


@pytest.mark.law("E.1.3", "E.7.10")
def test_back_has_the_colour_of_the_front() -> None:
    """Reading 13: laid face down a tile gives what its front would give."""
    game = make({"sets": ["reise", "land_industrie", "handel_kirche"]})
    faces = [{"0,0": "reise-08", "1,0": tile} for tile in ("reise-03", "white reise-03")]
    troops = {"white": ["1,0", "reserve", "reserve"]}
    found = [game.facts(game.position({"landscape": f, "troops": troops}))["resources"] for f in faces]
    assert found[0] == found[1]


CRAFT_ON_THREE_FIELDS = {"handwerk-01": {"params": {"fields": ["N", "E", "SE"], "pairs": None}}}


def craft(owner: str, around: dict[str, str]) -> dict[str, str]:
    return {"0,0": "reise-08", "3,3": f"{owner} handwerk-01", **around}


@pytest.mark.law("E.12.23", "E.7.4")
def test_marked_fields_turn_with_the_tile() -> None:
    """Reading 41: Blue's north is White's south."""
    game = game_with(CRAFT_ON_THREE_FIELDS, ["reise", "land_industrie", "handwerk"])
    north_east = {"3,4": "reise-02", "4,3": "reise-03"}
    south_west = {"3,2": "reise-02", "2,3": "reise-03"}
    assert at(game, craft("white", north_east))["3,3"] == 3
    assert at(game, craft("blue", north_east))["3,3"] == 0
    assert at(game, craft("white", south_west))["3,3"] == 0
    assert at(game, craft("blue", south_west))["3,3"] == 3
    assert at(game, craft("white", {"3,4": "reise-02", "4,2": "reise-03"}))["3,3"] == 3
    assert at(game, craft("blue", {"3,2": "reise-02", "2,4": "reise-03"}))["3,3"] == 3


FIXED_PAIRS = {"handwerk-01": {"params": {"fields": ["N", "E", "S", "W"], "pairs": [["N", "E"], ["S", "W"]]}}}


@pytest.mark.law("E.12.23")
def test_fixed_pairs_of_fields() -> None:
    """Reading 35: where a tile marks pairs, both fields of a pair must fit."""
    sets = ["reise", "land_industrie", "handwerk"]
    game = game_with(FIXED_PAIRS, sets)
    across = {"3,4": "reise-02", "3,2": "reise-03"}  # north and south are no pair
    both = {"3,4": "reise-02", "4,3": "reise-03", "3,2": "reise-05", "2,3": "reise-07"}
    assert at(game, craft("white", across))["3,3"] == 0
    assert at(game, craft("white", {"3,4": "reise-03", "4,3": "reise-02"}))["3,3"] == 3
    assert at(game, craft("white", both))["3,3"] == 6
    assert at(game, craft("white", {"3,4": "reise-02", "4,3": "land_industrie-04"}))["3,3"] == 0
    assert at(game_with(FIXED_PAIRS, sets, crafts="one-pair"), craft("white", both))["3,3"] == 3


MILL_ON_GREY = {"land_industrie-01": {"terrain": "grey", "resource": "stone"}}
TWO_AREAS = {
    "0,0": "reise-08",
    "3,3": "white land_industrie-01",
    "4,3": "reise-03",
    "5,3": "reise-05",
    "3,4": "reise-09",
}


@pytest.mark.law("E.12.6")
def test_mill_on_another_colour() -> None:
    """Reading 31: the larger of two areas; option `areas` counts all of them."""
    sets = ["reise", "land_industrie", "handel_kirche"]
    assert at(game_with(MILL_ON_GREY, sets), TWO_AREAS)["3,3"] == 3
    assert at(game_with(MILL_ON_GREY, sets, areas="all"), TWO_AREAS)["3,3"] == 4
    assert at(game_with({}, sets), TWO_AREAS)["3,3"] == 4, "on its own colour it joins them"
    joined = {**TWO_AREAS, "4,4": "handel_kirche-01"}
    assert at(game_with(MILL_ON_GREY, sets), joined)["3,3"] == 5, "one area may touch it twice"


@pytest.mark.law("E.12.7", "E.12.8")
@pytest.mark.parametrize("tile", ["land_industrie-05", "land_industrie-03"])
def test_mine_and_cowshed_on_yellow(tile: str) -> None:
    change = {tile: {"terrain": "yellow", "resource": "grain"}}
    same = (
        ("reise-01", "reise-04", "reise-06") if tile.endswith("5") else ("reise-02", "reise-07", "reise-08")
    )
    land = {"0,0": "reise-09", "3,3": f"white {tile}", "4,3": same[0], "5,3": same[1], "3,4": same[2]}
    sets = ["reise", "land_industrie", "handel_kirche"]
    assert at(game_with(change, sets), land)["3,3"] == 3
    assert at(game_with(change, sets, areas="all"), land)["3,3"] == 4


@pytest.mark.law("E.12.9")
def test_bakery_on_another_colour_counts_itself_once() -> None:
    """Reading 32."""
    change = {"land_industrie-02": {"terrain": "grey", "resource": "stone"}}
    game = game_with(change, ["reise", "land_industrie", "handel_kirche"])
    land = {
        "0,0": "reise-08",
        "3,3": "white land_industrie-02",
        "4,3": "white reise-03",
        "5,3": "blue reise-05",
    }
    assert at(game, land)["3,3"] == 2


def rebuilt(building: str, **params: str) -> Row:
    return {"building": building, "params": params}


@pytest.mark.law("E.12.17")
def test_trading_post_counts_every_farm() -> None:
    """Reading 37."""
    farms = {f"handel_kirche-0{n}": rebuilt("bauernhof") for n in (7, 8)}
    for row in farms.values():
        row.update(road_edges=[], road_ends=[], crossroad=False)
    game = game_with(farms, ["reise", "land_industrie", "handel_kirche"])
    land = {
        "0,0": "reise-08",
        "1,0": "white handel_kirche-04",
        "2,0": "white handel_kirche-01",
        "3,0": "white handel_kirche-07",
        "4,0": "blue handel_kirche-08",
    }
    assert at(game, land)["1,0"] == 6


@pytest.mark.law("E.12.13", "E.7.8")
def test_every_farm_gives_a_grain() -> None:
    farms = {"handel_kirche-08": rebuilt("bauernhof")}
    game = game_with(farms, ["reise", "land_industrie", "handel_kirche"])
    s = game.position(
        {
            "landscape": {
                "0,0": "reise-08",
                "1,0": "white handel_kirche-01",
                "2,0": "white handel_kirche-08",
            },
            "reserve": ["shield", "reise-01", "reise-04", "reise-06", "reise-02", "reise-03", "reise-05"],
        }
    )
    resources = game.facts(s)["resources"]
    assert resources == {
        "white": {"wood": 1, "stone": 3, "grain": 2},
        "blue": {"wood": 1, "stone": 3, "grain": 0},
    }


@pytest.mark.law("E.12.26")
def test_two_guild_houses_of_a_kind_do_not_add_up() -> None:
    """Reading 36."""
    change = {"handwerk-08": rebuilt("gildenhaus", upgrades_building="korbflechterei")}
    game = game_with(change, ["reise", "land_industrie", "handwerk"])
    pair = {"3,4": "reise-02", "4,3": "reise-03", "7,7": "white handwerk-07", "7,8": "white handwerk-08"}
    assert at(game, craft("white", pair))["3,3"] == 4


@pytest.mark.law("E.4.2", "E.12.10")
def test_taking_lapses_only_when_the_reserve_is_empty() -> None:
    """Reading 44: with seven camps the reserve can run dry; then turns end without a take."""
    numbers = [f"land_industrie-0{n}" for n in range(1, 10)]
    bare = {"road_edges": [], "road_ends": [], "crossroad": False}
    camps = {n: {**rebuilt("feldlager"), **bare} for n in numbers}
    game = game_with(camps, ["reise", "land_industrie", "handel_kirche"])
    spots = ["1,0", "1,1", "0,1", "-1,1", "-1,0", "-1,-1", "0,-1"]
    s = game.position(
        {
            "stack": [],
            "turns-left": 2,
            "landscape": {
                "0,0": "reise-08",
                **dict(zip(spots, [f"white {n}" for n in numbers], strict=False)),
            },
            "reserve": ["shield", "reise-01", "reise-04", "reise-06", "reise-02", "reise-03", "reise-05"],
            "hands": {"blue": ["handel_kirche-01"]},
        }
    )
    for spot in spots[:5]:
        game.play(s, first_take(game, s))
        game.play(s, game.parse(f"camp {spot}"))
    game.play(s, first_take(game, s))
    game.play(s, game.parse("end"))
    for _ in range(3):  # six tiles in the hand, three may stay
        game.play(s, game.actions(s)[0])
    decision = game.decision(s)
    assert decision is not None
    assert (decision.seat, decision.step) == (1, "heirs.turn")
    assert game.facts(s)["reach"] == {"white": [], "blue": []}
    assert game.refusal(s, game.parse("end")) is None


def first_take(game: HeirsGame, s: Heirs) -> Action:
    return next(a for a in game.actions(s) if game.text(a).startswith("take "))


def broken(change: Callable[[Row], None]) -> str:
    """Where the mistake is said to be."""
    data = own_file({})
    change(data)
    with pytest.raises(LichtungError) as caught:
        make({"tiles": data})
    return caught.value.where


def tile(data: Row, name: str) -> Row:
    found: Row = next(row for row in data["tiles"] if row["id"] == name)
    return found


WRONG: list[tuple[str, Callable[[Row], None]]] = [
    ("schema_version", lambda d: d.update(schema_version=2)),
    ("tiles", lambda d: d.update(tiles={})),
    ("tiles[0]", lambda d: d["tiles"].__setitem__(0, "tavern")),
    ("tiles[0]: id", lambda d: tile(d, "reise-01").update(id="")),
    ("two words: id", lambda d: tile(d, "reise-01").update(id="two words")),
    ("reise-02", lambda d: tile(d, "reise-01").update(id="reise-02")),
    ("reise", lambda d: d["tiles"].pop(0)),
    ("reise-01: set", lambda d: tile(d, "reise-01").update(set="travel")),
    ("reise-01: building", lambda d: tile(d, "reise-01").update(building="mine")),
    ("reise-01: building", lambda d: tile(d, "reise-01").update(building=["taverne"])),
    ("reise-01: terrain", lambda d: tile(d, "reise-01").update(terrain="blue")),
    ("reise-01: resource", lambda d: tile(d, "reise-01").update(resource="wood")),
    ("reise-01: cost", lambda d: tile(d, "reise-01").update(cost={"wood": 1})),
    ("reise-01: cost.stone", lambda d: tile(d, "reise-01")["cost"].update(stone=-1)),
    ("reise-01: cost.wood", lambda d: tile(d, "reise-01")["cost"].update(wood=True)),
    ("reise-01: road_edges[1]", lambda d: tile(d, "reise-01").update(road_edges=["N", "N"])),
    ("reise-01: road_edges[0]", lambda d: tile(d, "reise-01").update(road_edges=[["N"]])),
    ("reise-01: road_edges", lambda d: tile(d, "reise-01").update(road_edges=["N"])),
    ("reise-01: crossroad", lambda d: tile(d, "reise-01").update(crossroad=1)),
    ("reise-03: road_ends", lambda d: tile(d, "reise-03").update(road_ends=[])),
    ("reise-05: road_ends", lambda d: tile(d, "reise-05").update(road_ends=["E"])),
    ("reise-05: road_ends", lambda d: tile(d, "reise-05").update(road_ends=[])),
    ("reise-01: params", lambda d: tile(d, "reise-01").update(params=[])),
    ("reise-01: params.line", lambda d: tile(d, "reise-01").update(params={})),
    ("patrouille-01: params.colour", lambda d: tile(d, "patrouille-01")["params"].update(colour="grey")),
    ("handel_kirche-04: params.counts_building", lambda d: tile(d, "handel_kirche-04").update(params={})),
    ("handwerk-07: params.upgrades_building", lambda d: tile(d, "handwerk-07").update(params={})),
    ("handwerk-01: params.fields[0]", lambda d: tile(d, "handwerk-01")["params"].update(fields=["X"])),
    ("handwerk-01: params.pairs", lambda d: tile(d, "handwerk-01")["params"].update(pairs=[["N", "N"]])),
    ("handwerk-01: params.pairs", lambda d: tile(d, "handwerk-01")["params"].update(pairs=[["N", "NE"]])),
    (
        "handwerk-01: params.pairs",
        lambda d: tile(d, "handwerk-01")["params"].update(pairs=[["N", "E"], ["E", "S"]]),
    ),
]


@pytest.mark.law("E.1.1", "E.1.2")
@pytest.mark.parametrize(("where", "change"), WRONG, ids=[f"{i} {w}" for i, (w, _) in enumerate(WRONG)])
def test_wrong_tile_files_name_tile_and_key(where: str, change: Callable[[Row], None]) -> None:
    assert broken(change) == where


def test_own_file_by_path_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(own_file({"reise-01": {"terrain": "blue"}})), encoding="utf-8")
    with pytest.raises(LichtungError) as caught:
        make({"tiles": str(path)})
    assert caught.value.where == f"{path}: reise-01: terrain"
    for text, key in [("{", "data-unreadable"), ("[]", "data-object")]:
        path.write_text(text, encoding="utf-8")
        with pytest.raises(LichtungError) as caught:
            make({"tiles": str(path)})
        assert (caught.value.key, caught.value.where.split(": ")[0]) == (key, str(path))
    with pytest.raises(LichtungError) as caught:
        make({"tiles": str(tmp_path / "nothing.json")})
    assert caught.value.key == "file-unreadable"


def test_journal_header_carries_the_own_file() -> None:
    game = game_with(MILL_ON_GREY, ["reise", "land_industrie", "handel_kirche"])
    again = make(game.setup_data())
    mill = again.setup.tiles.ids.index("land_industrie-01")
    assert TERRAINS[again.setup.terrain[mill]] == "grey"
    assert BUILDINGS[again.setup.building[mill]] == "muehle"
