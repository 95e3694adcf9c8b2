"""The characters of the later boxes, and which of them are in a game. Law 9.3.1, and their cards."""

import pytest

from lichtung.kernel.chance import CHANCE
from lichtung.root.factions.vagabond.data import CHARACTERS
from lichtung.root.game import make
from lichtung.root.markers import place_marker
from lichtung.root.state import EXTRA_A
from tests.law.root.positions import Scene, begin, keys
from tests.law.root.vagabond_wood import (
    DAMAGED,
    EXHAUSTED,
    E,
    M,
    V,
    all_items,
    daylight,
    equip,
    items,
    mat,
    open_quests,
    place,
    relate,
    stand,
    wood,
)

LATER = ("adventurer", "ronin", "harrier")


def wanderer(character: str) -> Scene:
    """The Vagabond of an empty wood is one of the later characters."""
    scene = wood()
    mat(scene).character = CHARACTERS.index(character)
    return scene


# --- Who is in the game


@pytest.mark.law("9.3.1")
def test_the_first_six_are_usual_and_all_nine_an_option() -> None:
    scene = begin(make({"factions": "marquise,vagabond"}))
    scene.ask_seat("vagabond.character", V)
    assert len(scene.legal()) + 1 == 6  # one is his already
    assert scene.refused("play-as ronin") == ("9.3.1", "character-not-in-use")
    scene = begin(make({"factions": "marquise,vagabond", "characters": "all"}))
    scene.ask_seat("vagabond.character", V)
    assert [f"play-as {character}" for character in LATER] == scene.legal()[-3:]
    assert len(scene.legal()) + 1 == 9


@pytest.mark.law("9.3.1", "9.8.2")
def test_chance_may_deal_the_characters_of_two_vagabonds() -> None:
    game = make({"factions": "vagabond,marquise,vagabond", "characters": "all", "character": "dealt"})
    s = game.start()
    dealt: list[list[str]] = []
    while len(dealt) < 2:
        decision = game.decision(s)
        assert decision is not None
        if decision.step == "vagabond.character":
            assert decision.seat == CHANCE
            dealt.append([game.text(a) for a, _ in game.chance(s)])
        game.apply(s, game.actions(s)[0])
    assert [len(outcomes) for outcomes in dealt] == [9, 8]
    assert game.setup_data()["character"] == "dealt"


@pytest.mark.law("A.8.1.III")
def test_the_advanced_setup_deals_those_in_use() -> None:
    for characters, many in (("usual", 6), ("all", 9)):
        game = make({"factions": "vagabond,eyrie", "setup": "advanced", "characters": characters})
        s = game.start()
        while (decision := game.decision(s)) is not None and decision.step != "vagabond.dealt-character":
            game.apply(s, game.actions(s)[0])
        assert len(game.chance(s)) == many


@pytest.mark.law("9.3.5", "K.adventurer", "K.ronin", "K.harrier")
@pytest.mark.parametrize(
    ("character", "held"),
    [
        ("adventurer", "boots hammer torch"),
        ("ronin", "boots boots sword torch"),
        ("harrier", "crossbow sword coin torch"),
    ],
)
def test_what_they_start_with(character: str, held: str) -> None:
    answers = ("at 1", "at 1", "at 5", "at 5", f"play-as {character}", "walk f1")
    scene = begin(make({"factions": "marquise,vagabond", "characters": "all"}), answers)
    assert items(scene) == held


# --- Adventurer


@pytest.mark.law("K.adventurer", "9.5.5")
def test_the_adventurer_lets_another_item_stand_for_a_missing_one() -> None:
    scene = wanderer("adventurer")
    open_quests(scene, "errand_fox", "repair_a_shed_fox")  # tea and boots; torch and hammer
    daylight(scene, 6, "boots torch")
    assert scene.refused("quest errand_fox") == ("9.2.5", "need-item")
    assert scene.legal("improvise") == [
        "improvise errand_fox tea torch",
        "improvise repair_a_shed_fox hammer boots",
    ]
    events = scene.play("improvise errand_fox tea torch")
    assert {"improvised", "quest-done"} <= set(keys(events))
    assert all_items(scene) == ["", "boots", "", "torch"]
    assert scene.decider() in (V, "chance")  # a new quest, and the reward


@pytest.mark.law("K.adventurer")
def test_improvising_once_a_turn_with_one_real_item() -> None:
    scene = wanderer("adventurer")
    open_quests(scene, "errand_fox", "fundraising_fox", "repair_a_shed_fox")
    daylight(scene, 6, "boots bag bag torch crossbow")
    assert scene.refused("improvise fundraising_fox tea bag") == ("9.2.5", "need-item")  # no coin
    assert scene.refused("improvise errand_fox boots bag") == ("9.2.5", "need-item")  # no tea
    assert scene.refused("improvise errand_fox sword bag") == ("K.adventurer", "not-asked-for")
    assert scene.refused("improvise errand_fox tea tea") == ("K.adventurer", "no-stand-in")
    assert scene.refused("improvise errand_fox tea boots") == ("9.2.5", "need-item")  # they are the real one
    scene.play("improvise errand_fox tea bag")
    scene.go("vagabond.actions")
    assert scene.refused("improvise repair_a_shed_fox hammer bag") == ("K.adventurer", "improvised-already")
    daylight(scene, 6, "boots torch bag")
    assert scene.refusal("improvise repair_a_shed_fox hammer bag") is None  # another turn


@pytest.mark.law("K.adventurer")
def test_one_of_two_equal_items_may_be_improvised_and_both_real_ones_need_not() -> None:
    scene = wanderer("adventurer")
    open_quests(scene, "expel_bandits_rabbit", "errand_rabbit")
    daylight(scene, 5, "sword tea boots")
    assert "improvise expel_bandits_rabbit sword tea" in scene.legal()
    assert {"quest errand_rabbit", "improvise errand_rabbit tea sword"} <= set(scene.legal())
    daylight(scene, 6, "sword tea boots")
    assert scene.legal("improvise") == []  # no quest of the foxes


@pytest.mark.law("K.adventurer", "9.5.9")
def test_nobody_else_improvises() -> None:
    scene = wanderer("ronin")
    open_quests(scene, "errand_fox")
    daylight(scene, 6, "boots torch")
    assert scene.refused("improvise errand_fox tea torch") == ("9.5.9", "other-character")


# --- Ronin


@pytest.mark.law("K.ronin", "4.3.2.II")
def test_the_ronin_strikes_with_each_sword_face_up_in_attack() -> None:
    scene = wanderer("ronin")
    scene.put_warriors(M, 6, 5)
    daylight(scene, 6, "sword sword sword")
    scene.play("battle 6 marquise", "roll 0 0")
    assert (scene.step(), scene.legal()) == ("root.ask-effects", ["done", "swift-strike"])
    scene.play("swift-strike", "swift-strike")  # the third one has opened the battle
    assert scene.warriors(M, 6) == 3
    assert items(scene, EXHAUSTED) == "sword sword sword"


@pytest.mark.law("K.ronin", "9.2.6")
def test_exhausted_swords_go_on_counting_for_rolled_hits() -> None:
    scene = wanderer("ronin")
    scene.put_warriors(M, 6, 5)
    daylight(scene, 6, "sword sword")
    scene.play("battle 6 marquise", "roll 2 0", "swift-strike")
    assert scene.warriors(M, 6) == 2


@pytest.mark.law("K.ronin")
def test_the_ronin_strikes_in_defence_in_anothers_turn() -> None:
    scene = wanderer("ronin")
    stand(scene, 6)
    equip(scene, "sword torch")
    scene.put_warriors(M, 6, 3)
    scene.fight(M, 6, V)
    scene.play("roll 0 0")
    assert scene.decider() == V
    scene.play("swift-strike")
    assert scene.warriors(M, 6) == 2
    assert items(scene, EXHAUSTED) == "sword"


@pytest.mark.law("K.ronin", "4.3.1")
def test_no_strike_after_an_ambush_that_ended_the_battle_and_none_by_others() -> None:
    scene = wanderer("ronin")
    scene.put_warriors(M, 6, 3)
    daylight(scene, 6, "sword sword")
    scene.play("battle 6 marquise", "roll 0 0", "done")
    assert scene.warriors(M, 6) == 3  # he need not
    assert scene.s.battle[EXTRA_A] == 0
    scene = wanderer("harrier")
    scene.put_warriors(M, 6, 3)
    daylight(scene, 6, "sword sword")
    scene.play("battle 6 marquise", "roll 0 0")
    assert scene.step() != "root.ask-effects"


# --- Harrier


@pytest.mark.law("K.harrier", "9.2.9.IIIb")
def test_the_harrier_glides_anywhere_for_a_torch_and_without_boots() -> None:
    scene = wanderer("harrier")
    scene.put_warriors(M, 3, 2)
    relate(scene, M, "hostile")
    daylight(scene, 1, "torch")
    assert len(scene.legal("glide")) == 11
    scene.play("glide 3")
    assert (place(scene), items(scene, EXHAUSTED)) == ("3", "torch")
    assert scene.refused("glide 4") == ("9.2.5", "need-item")


@pytest.mark.law("K.harrier")
def test_the_harrier_glides_out_of_forests_and_not_to_where_he_is() -> None:
    scene = wanderer("harrier")
    daylight(scene, "f1", "torch")
    assert len(scene.legal("glide")) == 12
    scene.play("glide 7")
    daylight(scene, 7, "torch")
    assert scene.refused("glide 7") == ("K.harrier", "there-already")


@pytest.mark.law("K.harrier", "K.scoundrel", "13.7.2")
def test_shut_clearings_and_snares_bind_the_harrier() -> None:
    scene = wanderer("harrier")
    scene.s.sealed = 1 << 2
    daylight(scene, 1, "torch")
    assert scene.refused("glide 3") == ("K.scoundrel", "shut")
    scene = begin(make({"factions": "vagabond,corvids", "questions": "all"}))
    scene.clear_map()
    mat(scene).character = CHARACTERS.index("harrier")
    names = [kind.name for kind in scene.setup.marker_kinds]
    plot = place_marker(scene.s, 1, names.index("snare"), 0)
    seen = list(scene.s.marker_seen)
    seen[plot] = scene.setup.everybody
    scene.s.marker_seen = tuple(seen)
    daylight(scene, 1, "torch")
    assert scene.refused("glide 3") == ("13.7.2", "snared")


@pytest.mark.law("K.harrier", "9.2.9.IIb")
def test_allies_do_not_fly_along() -> None:
    scene = wanderer("harrier")
    scene.put_warriors(E, 1, 3)
    relate(scene, E, "allied")
    daylight(scene, 1, "torch")
    scene.play("glide 5")
    assert scene.step() == "vagabond.actions"
    assert scene.warriors(E, 1) == 3


@pytest.mark.law("K.adventurer", "9.5.7")
def test_what_was_damaged_is_repaired_face_down() -> None:
    scene = wanderer("adventurer")
    open_quests(scene, "errand_fox")
    daylight(scene, 6, "boots torch hammer")
    scene.play("improvise errand_fox tea torch")
    scene.go("vagabond.actions")
    scene.play("repair torch damaged-exhausted")
    assert all_items(scene)[EXHAUSTED] == "boots hammer torch"
    assert all_items(scene)[DAMAGED] == ""
