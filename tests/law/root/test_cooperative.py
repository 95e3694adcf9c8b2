"""The cooperative game, alone and with others. M.8, M.9, and what a campaign hands on. M.10."""

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.root.game import make
from lichtung.root.scoring import score
from tests.law.root.machine_wood import MACHINE, daylight, plan, wood
from tests.law.root.positions import begin


@pytest.mark.law("M.8.1")
def test_all_players_need_thirty_points() -> None:
    scene = wood("eyrie", "alliance", mode="cooperative")
    scene.s.active = scene.seat("eyrie")
    scene.set_points("alliance", 12)
    score(scene.s, scene.seat("eyrie"), 34)
    assert scene.winners() == []
    score(scene.s, scene.seat("alliance"), 17)
    assert scene.winners() == []
    score(scene.s, scene.seat("alliance"), 1)

    assert scene.winners() == ["eyrie", "alliance"]


@pytest.mark.law("M.8.1")
def test_she_wins_alone_if_she_is_faster() -> None:
    scene = wood("eyrie", "alliance", mode="cooperative")
    scene.s.active = scene.seat(MACHINE)
    scene.set_points("eyrie", 30)
    scene.set_points("alliance", 29)
    score(scene.s, scene.seat(MACHINE), 30)
    assert scene.winners() == [MACHINE]


@pytest.mark.law("M.8.1", "3.1")
@pytest.mark.parametrize(("active", "winners"), [("eyrie", ["eyrie"]), (MACHINE, [MACHINE])])
def test_at_the_same_moment_the_active_side_wins(active: str, winners: list[str]) -> None:
    scene = wood("eyrie", mode="cooperative")
    scene.s.active = scene.seat(active)
    scene.set_points(MACHINE, 30)
    score(scene.s, scene.seat("eyrie"), 30)
    assert scene.winners() == winners


@pytest.mark.law("M.8.1")
def test_the_result_tells_how_it_ended() -> None:
    for active, key in (("eyrie", "won-together"), (MACHINE, "lost-together")):
        scene = wood("eyrie", mode="cooperative")
        scene.s.active = scene.seat(active)
        scene.s.frame = None
        score(scene.s, scene.seat(active), 30)
        result = scene.game.result(scene.s)
        assert result is not None
        assert (result.law, result.key) == ("M.8.1", key)


@pytest.mark.law("M.8.1")
def test_it_takes_her_and_at_most_four_players() -> None:
    with pytest.raises(LichtungError) as wrong:
        make({"factions": ["eyrie", "alliance"], "mode": "cooperative"})
    assert (wrong.value.key, wrong.value.where) == ("cooperative-machine", "mode")
    five = [MACHINE, "eyrie", "alliance", "vagabond", "cult", "riverfolk"]
    with pytest.raises(LichtungError) as wrong:
        make({"factions": five, "mode": "cooperative"})
    assert (wrong.value.key, wrong.value.where) == ("cooperative-players", "mode")
    assert make({"factions": five}).seats == 6


@pytest.mark.law("M.8.2")
@pytest.mark.parametrize("others", [("eyrie",), ("eyrie", "alliance", "cult")])
def test_a_point_for_each_player(others: tuple[str, ...]) -> None:
    scene = wood(*others, mode="cooperative")
    scene.put_warriors(MACHINE, 5, 3)
    scene.ask_seat("mechanical-marquise.score", MACHINE)
    assert scene.points(MACHINE) == 2 + len(others)


@pytest.mark.law("M.8.3")
def test_she_recruits_whoever_rules() -> None:
    for mode, there in (("competitive", 0), ("cooperative", 2)):
        scene = wood("eyrie", "alliance", mode=mode)
        plan(scene, "foxfolk_steel")
        scene.put_warriors("eyrie", 6, 3)
        daylight(scene)
        assert scene.warriors(MACHINE, 6) == there
        assert scene.warriors(MACHINE, 5) == 0


@pytest.mark.law("M.9")
def test_alone_one_plays_without_favors() -> None:
    alone = make({"factions": [MACHINE, "eyrie"], "mode": "cooperative"})
    scene = begin(alone)
    cards = scene.s.deck
    for zone in scene.s.zones:
        cards |= zone
    assert cards & alone.setup.deck.favors == 0
    for setup in (
        {"mode": "cooperative", "factions": [MACHINE, "eyrie", "cult"]},
        {"factions": [MACHINE, "eyrie"]},
    ):
        assert make(dict(setup)).setup.left_out & alone.setup.deck.favors == 0


@pytest.mark.law("M.10.1")
def test_she_starts_with_the_lead_of_the_campaign() -> None:
    game = make({"factions": [MACHINE, "eyrie"], "mode": "cooperative", "lead": 6})
    assert begin(game).points(MACHINE) == 6
    assert make(game.setup_data()).setup_data() == game.setup_data()
    for lead in (-1, 30, True, "6"):
        with pytest.raises(LichtungError) as wrong:
            make({"factions": [MACHINE, "eyrie"], "mode": "cooperative", "lead": lead})
        assert wrong.value.where == "lead"
    with pytest.raises(LichtungError) as wrong:
        make({"factions": [MACHINE, "eyrie"], "lead": 3})
    assert wrong.value.key == "campaign-mode"


@pytest.mark.law("M.10.2")
def test_carried_cards_lie_in_the_play_area() -> None:
    cards = ["brutal_tactics-1", "command_warren-1"]
    game = make({"factions": [MACHINE, "eyrie"], "mode": "cooperative", "carried": {"eyrie": cards}})
    scene = begin(game)
    assert scene.words(scene.s.crafted[1]) == cards
    assert scene.s.deck & scene.mask(*cards) == 0
    assert make(game.setup_data()).setup_data() == game.setup_data()


@pytest.mark.law("M.10.2", "4.1.4")
@pytest.mark.parametrize(
    ("carried", "key"),
    [
        ({"eyrie": ["anvil"]}, "option-choice"),
        ({"eyrie": ["spy_fox"]}, "option-choice"),
        ({MACHINE: ["armorers-1"]}, "option-choice"),
        ({"cult": ["armorers-1"]}, "option-choice"),
        ({"eyrie": ["armorers-1", "armorers-2"]}, "carried-twice"),
        ({"eyrie": ["armorers-1"], "alliance": ["armorers-1"]}, "carried-twice"),
        (["armorers-1"], "option-choice"),
    ],
)
def test_only_crafted_cards_of_players_are_carried(carried: object, key: str) -> None:
    with pytest.raises(LichtungError) as wrong:
        make({"factions": [MACHINE, "eyrie", "alliance"], "mode": "cooperative", "carried": carried})
    assert wrong.value.key == key
    assert wrong.value.where.startswith("carried")
