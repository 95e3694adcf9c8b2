"""Features and their weights: named, meant, shipped as data, checked when they are read; and characters."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung import agents, game
from lichtung.agents import characters, root_features, weights
from lichtung.agents.judgement import Judgement, judgement
from lichtung.agents.root import RootKnowledge
from lichtung.agents.weights import COMMON
from lichtung.kernel.errors import LichtungError
from lichtung.root.features import SUBJECTS
from tests.agents.few import decides, positions, quick

FITTING: dict[str, Any] = {"provenance": {"games": 0}, "weights": weights.read()["alliance"]}
MIXES = (
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["cult", "riverfolk", "mechanical-marquise"],
)


@pytest.mark.parametrize("name", [COMMON, *weights.appraised()])
def test_every_feature_has_a_meaning_a_subject_and_a_weight(name: str) -> None:
    features = root_features.FEATURES if name == COMMON else weights.appraised()[name].FEATURES
    names = [feature.name for feature in features]
    assert len(set(names)) == len(names)
    assert {feature.about for feature in features} <= set(SUBJECTS)
    assert all(feature.meaning for feature in features)
    assert set(weights.read()[name]) >= set(names)


@pytest.mark.parametrize("factions", MIXES)
def test_a_standing_is_the_sum_of_values_and_weights(factions: list[str]) -> None:
    rules, read = game("root", factions=factions), weights.read()
    common = list(read[COMMON].values())[: len(root_features.FEATURES)]
    for s in positions(rules, 5, 40, 3):
        for seat, faction in enumerate(factions):
            all_weights = [*common, *read[faction.replace("-", "_")].values()]
            values = judgement().seen(s, seat)
            assert judgement().standing(s, seat) == sum(
                value * weight for value, weight in zip(values, all_weights, strict=True)
            )


def test_a_seat_without_a_faction_has_no_prospects() -> None:
    rules = game("root", factions=3, setup="advanced")
    s = rules.start()
    assert judgement().eye(s, 0).worth(s, 0) == 0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    weights.write(
        tmp_path,
        weights.read(),
        weights.read_together(),
        {"command": "", "commit": "", "games": 0, "figures": "a copy"},
    )
    return tmp_path


def test_a_folder_of_weights_is_played_by(folder: Path) -> None:
    rules = game("root")
    assert weights.read(folder) == weights.read()
    changed = weights.read()
    changed["marquise"]["keep"] += 1000
    weights.write(folder, changed, {}, {"command": "", "commit": "", "games": 0, "figures": "keep it"})
    s = positions(rules, 5, 40, 1)[0]
    gained = judgement("", str(folder)).standing(s, 0) - judgement().standing(s, 0)
    assert gained == 1000
    agents.check(f"medium@{folder}", "--seats")
    seat = decides(rules, s)
    assert quick(f"medium@{folder}", rules, 1).choose(rules.view(s, seat), rules.actions(s)) in s.legal


def test_some_weights_are_others_where_all_play_together(folder: Path) -> None:
    together = {"cult": {"gardens": 7}, COMMON: {"temper": 300, "cards": 20}}
    about = {"command": "", "commit": "", "games": 0, "figures": "partners"}
    weights.write(folder, weights.read(), together, about)
    assert weights.read(folder) == weights.read()
    assert {name: own for name, own in weights.read_together(folder).items() if own} == together
    both = weights.merged(weights.read(), together)
    assert weights.differing(both, weights.read())["cult"] == together["cult"]
    assert both["cult"].keys() == weights.read()["cult"].keys()
    judges = judgement("", str(folder))
    s = positions(game("root", factions=MIXES[1]), 5, 20, 1)[0]
    assert judges.standing(s, 0) == judgement().standing(s, 0)
    assert judges.together.standing(s, 0) == Judgement(both, {}).standing(s, 0) != judges.standing(s, 0)


@pytest.mark.parametrize(
    ("wrong", "key", "where"),
    [
        (
            {"provenance": {"games": 0}, "weights": {"head_start": 0, "sympathy": 45}},
            "data-missing",
            "weights.bases",
        ),
        ({"provenance": {"games": 0}, "weights": {"toys": 1}}, "data-choice", "weights.toys"),
        (
            {**FITTING, "weights": {**FITTING["weights"], "sympathy": "much"}},
            "data-number",
            "weights.sympathy",
        ),
        ({"provenance": {}, "weights": {}}, "data-missing", "provenance.games"),
        ({"provenance": {"games": 0}}, "data-missing", "weights"),
        ({**FITTING, "together": {"toys": 1}}, "data-choice", "together.toys"),
        ({**FITTING, "together": {"sympathy": "much"}}, "data-number", "together.sympathy"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_key(
    folder: Path, wrong: dict[str, object], key: str, where: str
) -> None:
    path = weights.path_of("alliance", folder)
    path.write_text(json.dumps(wrong), encoding="utf-8")
    with pytest.raises(LichtungError) as error:
        agents.make(f"medium@{folder}", game("root"), Random(0))
    assert error.value.key == key
    assert error.value.where == f"{path}: {where}"


def test_a_folder_without_weights_and_a_game_without_any(tmp_path: Path) -> None:
    with pytest.raises(LichtungError, match="file-unreadable"):
        agents.make(f"medium@{tmp_path}", game("root"), Random(0))
    with pytest.raises(LichtungError, match="weights-none"):
        agents.make(f"medium@{tmp_path}", game("heirs"), Random(0))


# --- Characters


def test_a_character_likes_what_it_is_said_to_like() -> None:
    read = weights.read()
    plain = Judgement(read, {})
    fond = Judgement(read, {"army": 200, "temper": 50})
    assert fond.temper * 2 == plain.temper
    for feature, one, other in zip(
        root_features.FEATURES, plain.common.weights, fond.common.weights, strict=True
    ):
        assert other == (2 * one if feature.about == "army" else one)


def test_every_character_plays_and_is_named_wherever_a_level_is() -> None:
    rules = game("root")
    s = positions(rules, 8, 19, 1)[0]
    seat = decides(rules, s)
    for name in characters.NAMES:
        agents.check(f"hard:{name}", "--seats")
        assert agents.may_be_named(f"hard:{name}")
        assert agents.thinks_long(f"hard:{name}", "root")
        player = quick(f"hard:{name}", rules, 1)
        assert player.choose(rules.view(s, seat), rules.actions(s)) in s.legal
        agents.make(f"hard:{name}", game("heirs"), Random(0))
    with pytest.raises(LichtungError, match="character-unknown"):
        agents.check("hard:moody", "--seats")
    assert not agents.may_be_named("hard:moody")
    assert not agents.may_be_named("hard@folder")
    assert not agents.may_be_named("hard:builder@folder")


def test_numbered_players_have_characters_if_they_search() -> None:
    found = [agents.in_character("hard", "root", number) for number in range(len(characters.NAMES))]
    assert found == [f"hard:{name}" for name in characters.NAMES]
    assert agents.in_character("easy", "root", 3) == "easy"
    assert agents.in_character("karl", "root", 3) == "karl"


@pytest.mark.parametrize(
    ("text", "where"), [('{"odd": {"army": 0}}', "odd.army"), ('{"odd": {"luck": 120}}', "odd.luck")]
)
def test_a_wrong_character_is_told(tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "characters.json"
    path.write_text(text)
    with pytest.raises(LichtungError) as error:
        characters.read(path)
    assert error.value.where == f"{path}: {where}"


def test_the_reference_does_not_look_at_the_weights() -> None:
    rules = game("root")
    s = positions(rules, 5, 40, 1)[0]
    reference = RootKnowledge.reference()
    before = reference.appraise(s, 1)
    reference.judgement = Judgement({name: dict.fromkeys(own, 1) for name, own in weights.read().items()}, {})
    assert reference.appraise(s, 1) == before
