"""The scenario format: cases over a common position, chance by seed, files beside, and writing positions."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

import lichtung
from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.state import Heirs
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.scenario import differences, inline, read, run, toml, written
from tests.properties.walks import Walk, walks

TILES = Path(lichtung.__file__).parent / "heirs" / "data" / "tiles.json"


def case_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_cases_lay_their_options_and_position_over_the_files(tmp_path: Path) -> None:
    path = case_file(
        tmp_path,
        """
        game = "heirs"
        title = "Common"
        law = ["E.4.1"]
        [options]
        sets = ["reise", "land_industrie", "handel_kirche"]
        [position]
        turn = "blue"
        landscape = { "0,0" = "reise-01", "1,0" = "reise-02" }
        [[case]]
        title = "as it is"
        steps = [{ expect = { decides = "blue", owner = { "1,0" = "nobody" } } }]
        [[case]]
        title = "changed"
        law = ["E.7.3"]
        options.tavern = "unbroken"
        position = { turn = "white", landscape = { "1,0" = "white reise-02", "2,0" = "reise-03" } }
        [[case.steps]]
        expect = { decides = "white", owner = { "0,0" = "nobody", "1,0" = "white", "2,0" = "nobody" } }
        """,
    )
    one, two = read(path)
    assert (one.title, two.title) == ("Common: as it is", "Common: changed")
    assert two.law == ["E.4.1", "E.7.3"]
    assert run(one) == run(two) == []
    assert (one.game.setup_data()["tavern"], two.game.setup_data()["tavern"]) == ("gaps", "unbroken")


def test_a_title_in_each_language(tmp_path: Path) -> None:
    head = 'game = "heirs"\n'
    case = '[[case]]\ntitle = "A"\nsteps = [{ expect = { decides = "chance" } }]'
    [found] = read(case_file(tmp_path, f'{head}title = {{ de = "Anfang", en = "Start" }}\n{case}'))
    assert found.titles == {"de": "Anfang: A", "en": "Start: A"}
    with pytest.raises(LichtungError) as caught:
        read(case_file(tmp_path, f'{head}title = {{ de = "Anfang" }}\n{case}'))
    assert caught.value.key == "scenario-want"
    assert "title" in caught.value.where


def test_without_a_position_the_game_begins_before_its_first_decision(tmp_path: Path) -> None:
    path = case_file(
        tmp_path, 'game = "heirs"\n[[steps]]\nexpect = { decides = "chance", step = "heirs.choose-sets" }'
    )
    (case,) = read(path)
    assert run(case) == []


def test_a_seed_draws_what_the_file_does_not_supply(tmp_path: Path) -> None:
    text = """
        game = "heirs"
        seed = 1
        [options]
        sets = ["reise", "land_industrie", "handel_kirche"]
        [position]
        reserve = ["shield", "reise-01", "reise-02", "reise-03", "reise-04", "reise-05", "reise-06"]
        [[steps]]
        do = ["take reise-01", "draw handel_kirche-09", "end", "take reise-02"]
        expect.decides = "blue"
        expect.reserve = []
        """
    (case,) = read(case_file(tmp_path, text))
    (found,) = run(case)
    assert found.where == "steps[0].expect.reserve"
    assert str(found.args["found"]).startswith('["handel_kirche-09", "'), "supplied"
    assert '"empty"' not in str(found.args["found"]), "drawn by the seed"
    assert run(case) == [found], "the same each time"


def test_running_a_case_does_not_change_it(tmp_path: Path) -> None:
    (case,) = read(case_file(tmp_path, 'game = "heirs"\nseed = 2\n[[steps]]\nexpect.decides = "white"'))
    before = state_hash(case.state)
    run(case)
    assert state_hash(case.state) == before


def test_an_option_may_be_a_file_beside_the_scenario(tmp_path: Path) -> None:
    data = json.loads(TILES.read_text(encoding="utf-8"))
    data["tiles"][0]["cost"]["wood"] = 9
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    text = """
        game = "heirs"
        [options]
        sets = ["reise", "land_industrie", "handel_kirche"]
        tiles = { file = "mine.json" }
        [position]
        hands.white = ["reise-01"]
        [[steps]]
        refused = "build reise-01 1,0"
        by = "E.7.2"
        """
    (case,) = read(case_file(tmp_path, text))
    assert run(case) == []
    assert isinstance(case.game, HeirsGame)
    assert case.game.setup.cost[0] == (9, 2, 1)


def test_differences_look_for_what_is_expected_only() -> None:
    found = {"a": {"b": 1, "c": [1, 2]}, "d": "x"}
    assert list(differences({"a": {"b": 1}}, found, "expect")) == []
    assert list(differences({"a": {"c": [2, 1]}, "d": "x"}, found, "expect")) == [
        ("expect.a.c", "[2, 1]", "[1, 2]")
    ]
    assert list(differences({"e": "none", "a": {"z": "none"}}, found, "expect")) == []
    assert list(differences({"d": {"y": 1}}, found, "expect")) == [("expect.d", "{ y = 1 }", '"x"')]


def test_toml_text() -> None:
    data: dict[str, Any] = {
        "title": 'Ein "Titel"',
        "flag": True,
        "nothing": None,
        "rows": [{"a": 1, "b": None}, {"a": 2}],
        "landscape": {"0,-1": "white reise-01", "empty": {}},
    }
    text = toml(data)
    assert text.startswith('title = "Ein \\"Titel\\""\nflag = true\nrows = [{ a = 1 }, { a = 2 }]\n')
    assert '"0,-1" = "white reise-01"' in text
    assert inline([]) == "[]"


def some_game(seed: int) -> HeirsGame:
    rng = Random(seed)
    setup: dict[str, object] = {"sets": rng.choice(["random", "choose"])}
    if rng.random() < 0.4:
        setup["solo"] = rng.choice(["page", "prince", "king"])
    if rng.random() < 0.2:
        setup["tiles"] = json.loads(TILES.read_text(encoding="utf-8"))
    return make(setup)


def played(game: HeirsGame, seed: int, length: int) -> Heirs:
    s = game.start()
    rng = Random(seed)
    for _ in range(length):
        decision = game.decision(s)
        if decision is None:
            break
        game.apply(s, game.sample(s, rng) if decision.seat == CHANCE else rng.choice(game.actions(s)))
    return s


@given(walks)
def test_any_position_can_be_written_and_read_again(walk: Walk) -> None:
    game = walk.game
    for _ in walk.steps():
        again = game.position(game.position_of(walk.s))
        assert state_hash(again) == state_hash(walk.s)
        assert game.actions(again) == game.actions(walk.s)


@pytest.mark.parametrize("seed", range(8))
def test_a_written_scenario_file_holds_and_gives_the_same_state(tmp_path: Path, seed: int) -> None:
    game = some_game(seed)
    s = played(game, seed, 40 * seed)
    (case,) = read(case_file(tmp_path, written(game, s, "Stellung „A“")))
    assert case.title == "Stellung „A“"
    assert state_hash(case.state) == state_hash(s)
    assert run(case) == []
