"""Games with two Vagabonds. Law 9.8, and what their characters can do to each other."""

from random import Random

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEPS
from lichtung.kernel.game import state_hash
from lichtung.kernel.match import Match
from lichtung.root.cards import BAG, BOOTS, HAMMER, ITEMS, SWORD, count, members, with_item
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.data import QUESTS
from lichtung.root.factions.vagabond.mat import KINDS, NEUTRAL, NO_RELATION
from lichtung.root.factions.vagabond.rules import Vagabond
from lichtung.root.game import make
from lichtung.root.opening import prepare
from lichtung.root.ruins import RUIN_ITEMS
from lichtung.root.state import empty_state
from tests.law.root.positions import Scene, game_of, keys
from tests.law.root.vagabond_wood import (
    V2,
    E,
    M,
    V,
    all_items,
    daylight,
    equip,
    hide,
    items,
    mat,
    open_quests,
    relate,
    relation,
    settle,
    shared_wood,
    stand,
)

RUIN = 10  # a clearing with a ruin


def hide_two(scene: Scene, first: str = "", second: str = "") -> None:
    """Under the ruin lie these items."""
    under = 0
    for item in filter(None, (first, second)):
        under = with_item(under, ITEMS.index(item))
    hide(scene, RUIN, under)


def before_setup() -> Scene:
    """Marquise and two Vagabonds; hands are dealt, the Marquise is done."""
    game = game_of(Vagabond(), Marquise(), Vagabond())
    scene = Scene(game, empty_state(game.setup))
    prepare(scene.s, 0)
    settle(scene.s)
    scene.go("vagabond.setup-order")
    return scene


# --- The order of setting up. 9.8.2


@pytest.mark.law("9.8.2")
def test_chance_names_the_vagabond_who_sets_up_first() -> None:
    for first, second in ((V, V2), (V2, V)):
        scene = before_setup()
        assert scene.decider() == "chance"
        assert [(scene.game.text(a), weight) for a, weight in scene.game.chance(scene.s)] == [
            ("first vagabond", 1),
            ("first vagabond-2", 1),
        ]
        assert keys(scene.play(f"first {first}")) == ["sets-up-first"]
        assert (scene.step(), scene.decider()) == ("vagabond.character", first)
        scene.go("vagabond.first-forest")
        assert scene.decider() == first
        scene.play("walk f1")
        scene.go("vagabond.character")
        assert scene.decider() == second
        scene.go("vagabond.slip")  # the setup is over, and the first turn begins
        assert all(mat(scene, who).character >= 0 for who in (V, V2))


@pytest.mark.law("9.8.2")
def test_one_vagabond_alone_asks_nobody_who_is_first() -> None:
    game = game_of(Marquise(), Vagabond())
    scene = Scene(game, empty_state(game.setup))
    prepare(scene.s, 0)
    settle(scene.s)
    met: list[str] = []
    while scene.step() != "vagabond.character":
        met.append(scene.step())
        scene.game.apply(scene.s, scene.game.actions(scene.s)[0])
    assert "vagabond.setup-order" not in met


# --- Characters and relations. 9.3.1, 9.2.9


@pytest.mark.law("9.3.1")
def test_a_character_is_played_once() -> None:
    scene = before_setup()
    scene.play("first vagabond-2", "play-as thief", "walk f3")
    scene.go("vagabond.character")
    assert (scene.decider(), len(scene.legal())) == (V, 5)
    assert scene.refused("play-as thief") == ("9.3.1", "character-taken")
    scene.play("play-as tinker")
    assert scene.refusal("walk f3") is None, "two pawns may begin in one forest"


@pytest.mark.law("9.3.6", "9.2.9")
def test_two_vagabonds_have_no_relationship() -> None:
    scene = shared_wood()
    for who in (V, V2):
        assert mat(scene, who).relations == [NEUTRAL, NO_RELATION, NEUTRAL, NO_RELATION]


@pytest.mark.law("9.5.4", "9.2.9", "9.2.9.I")
def test_a_vagabond_can_be_aided_but_never_befriended() -> None:
    scene = shared_wood()
    stand(scene, 5, V2)
    daylight(scene, 5, "boots boots boots", "bake_sale", "favor_rabbit", "armorers-1")
    before = (mat(scene).relations[:], mat(scene).aids[:], mat(scene).found)
    scene.play("aid vagabond-2 bake_sale", "aid vagabond-2 favor_rabbit", "aid vagabond-2 armorers-1")
    assert scene.step() == "vagabond.actions"  # he has no crafted items that could be taken
    assert scene.points(V) == 0
    assert (mat(scene).relations, mat(scene).aids, mat(scene).found) == before
    assert len(scene.hand(V2)) == 3


@pytest.mark.law("9.2.9")
def test_a_position_that_says_nothing_makes_no_relationship_either() -> None:
    scene = shared_wood()
    mat(scene).relations[scene.seat(V2)] = NEUTRAL
    stand(scene, 5, V2)
    daylight(scene, 5, "boots", "bake_sale")
    scene.play("aid vagabond-2 bake_sale")
    assert scene.points(V) == 0


@pytest.mark.law("9.2.1", "9.5.4")
def test_what_a_vagabond_crafts_cannot_be_taken_from_him() -> None:
    scene = shared_wood()
    daylight(scene, 2, "hammer", "root_tea_rabbit", who=V2)
    scene.play("craft root_tea_rabbit")
    assert "tea" in items(scene, who=V2)
    assert scene.item(V2, "tea") == 0


# --- Ruins. 9.8.1


@pytest.mark.law("9.8.1", "9.3.4")
def test_two_items_lie_under_each_ruin() -> None:
    scene = before_setup()
    scene.play("first vagabond", "play-as thief", "walk f1")
    scene.go("vagabond.stock-ruins")
    told = scene.play("stock hammer bag sword")
    assert keys(told) == ["ruins-stocked"]
    scene.go("vagabond.stock-ruins")
    assert len(scene.legal()) == 24
    told = scene.play("stock hammer boots bag")
    assert "ruins-stocked-again" in keys(told)
    assert all(event.args == () for event in told if event.key == "ruins-stocked-again")
    assert [scene.s.ruin_items[c - 1] for c in (6, 10, 11, 12)] == [
        1 << HAMMER | 1 << HAMMER + KINDS,
        1 << BAG | 1 << BOOTS,
        1 << SWORD | 1 << BAG,
        1 << BOOTS | 1 << SWORD,
    ]


@pytest.mark.law("9.8.1")
def test_of_two_items_he_takes_one_of_his_choice() -> None:
    scene = shared_wood()
    hide_two(scene, "hammer", "bag")
    daylight(scene, RUIN, "torch torch")
    told = scene.play("explore")
    assert keys(told) == ["item-exhausted", "ruin-seen"]
    assert (scene.step(), scene.decider()) == ("vagabond.search-ruin", V)
    assert scene.legal() == ["done", "take bag", "take hammer"]
    assert scene.refused("take boots") == ("9.8.1", "not-under-ruin")
    assert scene.refused("explore") == ("9.8.1", "not-offered")
    told = scene.play("take bag")
    assert keys(told) == ["explored", "scored"]
    assert all_items(scene)[:2] == ["bag torch", "torch"]
    assert (scene.points(V), scene.s.ruins >> RUIN - 1 & 1) == (1, 1)
    scene.play("explore")  # the other one, for another torch
    assert scene.step() == "vagabond.actions"
    assert all_items(scene)[:2] == ["bag hammer", "torch torch"]
    assert (scene.points(V), scene.s.ruins >> RUIN - 1 & 1) == (2, 0)
    assert scene.s.ruin_seen == (0,) * 12


@pytest.mark.law("9.8.1")
def test_who_takes_nothing_scores_nothing_but_the_torch_is_exhausted() -> None:
    scene = shared_wood()
    hide_two(scene, "hammer", "bag")
    daylight(scene, RUIN, "torch")
    told = scene.play("explore", "done")
    assert keys(told) == ["item-exhausted", "ruin-seen", "nothing-found"]
    assert all_items(scene)[:2] == ["", "torch"]
    assert scene.points(V) == 0
    assert count(scene.s.ruin_items[RUIN - 1]) == 2
    assert scene.s.ruins >> RUIN - 1 & 1 == 1


@pytest.mark.law("9.8.1")
def test_the_same_item_is_taken_from_ruins_only_once() -> None:
    scene = shared_wood()
    hide_two(scene, "boots", "boots")
    daylight(scene, RUIN, "torch torch boots")
    scene.play("explore")
    assert scene.legal() == ["done", "take boots"], "boots that are not from a ruin do not count"
    scene.play("take boots")
    assert members(mat(scene).found) == [BOOTS]
    assert scene.s.ruin_items[RUIN - 1] == 1 << BOOTS
    told = scene.play("explore")  # the second boots stay, and there is nothing to decide
    assert keys(told) == ["item-exhausted", "nothing-found"]
    assert (scene.points(V), scene.s.ruins >> RUIN - 1 & 1) == (1, 1)
    assert all_items(scene)[:2] == ["boots boots", "torch torch"]


@pytest.mark.law("9.8.1")
def test_he_is_asked_though_he_can_take_neither() -> None:
    """Otherwise his silence would tell the others."""
    scene = shared_wood()
    hide_two(scene, "boots", "bag")
    mat(scene).found = 1 << BOOTS | 1 << BAG
    daylight(scene, RUIN, "torch")
    scene.play("explore")
    assert scene.legal() == ["done"]
    assert scene.step() == "vagabond.search-ruin"
    assert scene.refused("take boots") == ("9.8.1", "found-already")


@pytest.mark.law("9.8.1")
def test_the_other_vagabond_may_have_the_same_item() -> None:
    scene = shared_wood()
    hide_two(scene, "boots", "boots")
    mat(scene).found = 1 << BOOTS
    daylight(scene, RUIN, "torch", who=V2)
    scene.play("explore", "take boots")
    assert items(scene, who=V2) == "boots"
    assert scene.points(V2) == 1


@pytest.mark.law("9.8.1", "9.6.4")
def test_a_damaged_item_is_still_his_and_one_that_is_gone_is_not() -> None:
    scene = shared_wood()
    mat(scene).found = 1 << SWORD
    hide_two(scene, "sword", "bag")
    daylight(scene, RUIN, "torch", broken="sword")
    scene.play("explore")
    assert scene.legal() == ["done", "take bag"]
    scene = shared_wood()
    mat(scene).found = 1 << SWORD
    equip(scene, "sword sword boots boots torch torch crossbow")
    scene.ask_seat("vagabond.capacity", V)
    scene.play("drop sword ready")
    assert items(scene) == "boots boots crossbow sword torch torch"
    assert mat(scene).found == 0, "of two swords the one from the ruin goes first"


@pytest.mark.law("9.8.1", "1.2.1")
def test_only_who_has_looked_knows_what_lies_there() -> None:
    scene = shared_wood()
    hide_two(scene, "hammer", "bag")
    hide(scene, 6, 1 << SWORD | 1 << BOOTS)
    daylight(scene, RUIN, "torch")
    other = scene.fork()
    hide(other, 6, scene.s.ruin_items[9])
    hide(other, 10, scene.s.ruin_items[5])
    told, told_there = scene.play("explore"), other.play("explore")
    for viewer in (None, *range(4)):
        mine, theirs = scene.game.view(scene.s, viewer), other.game.view(other.s, viewer)
        heard = [event.seen_by(viewer) for event in told]
        assert heard == [event.seen_by(viewer) for event in told_there]
        assert (mine == theirs) == (viewer != scene.seat(V))
    mine = scene.game.view(scene.s, scene.seat(V))
    assert mine.ruin_known[RUIN - 1] == 1 << HAMMER | 1 << BAG
    assert mine.ruin_counts[RUIN - 1] == 2
    for number in range(20):
        world = scene.game.imagine(mine, Random(number))
        assert world.ruin_items[RUIN - 1] == mine.ruin_known[RUIN - 1]
        assert scene.game.actions(world) == scene.game.actions(scene.s)
    guessed = {
        scene.game.imagine(scene.game.view(scene.s, scene.seat(V2)), Random(number)).ruin_items[RUIN - 1]
        for number in range(40)
    }
    assert len(guessed) > 1


@pytest.mark.law("9.8.1")
def test_a_look_is_remembered_until_the_ruin_is_gone() -> None:
    scene = shared_wood()
    hide_two(scene, "hammer", "bag")
    daylight(scene, RUIN, "torch")
    scene.play("explore", "take hammer")
    daylight(scene, RUIN, "torch", who=V2)
    view = scene.game.view(scene.s, scene.seat(V))
    assert view.ruin_known[RUIN - 1] == 1 << BAG
    assert scene.game.view(scene.s, scene.seat(V2)).ruin_known[RUIN - 1] == 0
    assert scene.game.view(scene.s, None).ruin_counts[RUIN - 1] == 1
    scene.play("explore")
    assert scene.game.view(scene.s, None).ruin_seen == (0,) * 12


@pytest.mark.law("9.8.1")
def test_imagined_ruins_hold_two_items_and_every_kind_lies_there_twice() -> None:
    scene = shared_wood()
    view = scene.game.view(scene.s, None)
    for number in range(20):
        world = scene.game.imagine(view, Random(number))
        for clearing in (6, 10, 11, 12):
            assert len(members(world.ruin_items[clearing - 1])) == 2
        found = [i % KINDS for mask in world.ruin_items for i in members(mask)]
        assert sorted(found) == sorted([*RUIN_ITEMS, *RUIN_ITEMS])


@pytest.mark.law("9.8.1", "1.2.1")
def test_what_is_left_does_not_tell_from_which_set_an_item_came() -> None:
    """Of two alike one is taken: nobody, not even he himself, can tell which one it was."""
    scene = shared_wood()
    hide_two(scene, "sword", "sword")
    daylight(scene, RUIN, "torch")
    scene.play("explore", "take sword")
    assert scene.s.ruin_items[RUIN - 1] == 1 << SWORD
    shown = scene.game.view(scene.s, None).data()["ruins"]
    assert isinstance(shown, dict)
    assert shown[str(RUIN)] == {"items": 1, "known": []}


@pytest.mark.law("9.8.1")
def test_nobody_takes_a_look_back() -> None:
    scene = shared_wood()
    hide_two(scene, "hammer", "bag")
    daylight(scene, RUIN, "torch boots")
    match = Match(scene.game, scene.s, ["human"] * 4, Random(0))
    for action in ("explore", "take bag"):
        match.decide(scene.game.parse(action))
        with pytest.raises(LichtungError, match="undo-barrier"):
            match.undo(scene.seat(V))


@pytest.mark.law("9.8.1")
def test_positions_keep_what_lies_there_and_who_saw_it() -> None:
    scene = shared_wood()
    hide_two(scene, "boots", "boots")
    daylight(scene, RUIN, "torch")
    scene.play("explore")
    data = scene.game.position_of(scene.s)
    under, seen = data["ruin-items"], data["ruin-seen"]
    assert isinstance(under, dict)
    assert under["10"] == ["boots", "boots-2"]
    assert seen == {"10": ["vagabond"]}
    again = scene.game.position(data)
    assert state_hash(again) == state_hash(scene.s)
    for wrong, where in (({"10": ["tent"]}, "ruin-items.10[0]"), ({"1": ["bag"]}, "ruin-items.1")):
        with pytest.raises(LichtungError) as caught:
            scene.game.position({**data, "ruin-items": wrong})
        assert caught.value.where == where
    with pytest.raises(LichtungError) as caught:
        scene.game.position({**data, "ruin-items": {"10": ["bag", "bag"]}})
    assert (caught.value.key, caught.value.where) == ("position-twice", "ruin-items.10[1]")


# --- Quests. 9.8.3


@pytest.mark.law("9.8.3", "9.3.3")
def test_three_quests_lie_open_for_both() -> None:
    for first in (V, V2):
        scene = before_setup()
        scene.play(f"first {first}", "play-as thief", "walk f1")
        reveals = 0
        while scene.step() != "vagabond.slip":
            reveals += scene.step() == "vagabond.reveal-quest"
            scene.game.apply(scene.s, scene.game.actions(scene.s)[0])
        assert reveals == 3
        assert count(mat(scene).quests) == 3
        assert count(mat(scene).quest_deck) == len(QUESTS) - 3
        assert mat(scene, V2).quests == mat(scene, V2).quest_deck == 0


@pytest.mark.law("9.8.3", "9.5.5")
def test_either_does_a_quest_of_the_common_row_and_counts_his_own() -> None:
    scene = shared_wood()
    open_quests(scene, "errand_rabbit", "guard_duty_rabbit", "escort_mouse")
    mat(scene).quests_done = 1 << QUESTS.index("give_a_speech_rabbit")
    mat(scene).quest_deck &= ~mat(scene).quests_done
    daylight(scene, 5, "torch sword", who=V2)
    assert scene.legal("quest") == ["quest guard_duty_rabbit"]
    scene.play("quest guard_duty_rabbit", "reveal errand_fox", "score-quests")
    assert scene.points(V2) == 1, "the other one's quest of this suit is not his"
    assert scene.points(V) == 0
    assert mat(scene, V2).quests_done == 1 << QUESTS.index("guard_duty_rabbit")
    daylight(scene, 5, "torch sword tea boots")
    assert scene.legal("quest") == ["quest errand_rabbit"]
    assert scene.refused("quest guard_duty_rabbit") == ("9.5.5", "quest-not-open")
    scene.play("quest errand_rabbit", "reveal fundraising_fox", "score-quests")
    assert scene.points(V) == 2
    assert count(mat(scene).quests) == 3


# --- Battle and abilities between the two


@pytest.mark.law("9.2.7", "9.2.6", "9.2.9.III")
def test_two_vagabonds_battle_with_their_items() -> None:
    scene = shared_wood()
    stand(scene, 5, V2)
    equip(scene, "sword torch", who=V2)
    daylight(scene, 5, "sword sword boots")
    scene.play("battle 5 vagabond-2", "roll 3 2")
    assert all_items(scene, V2) == ["", "", "sword torch", ""], "two hits, as many as the attacker has swords"
    assert scene.decider() == V, "one hit back, for one sword"
    scene.play("damage boots ready")
    assert all_items(scene) == ["sword", "sword", "boots", ""]
    assert scene.points(V) == scene.points(V2) == 0, "no infamy among Vagabonds"
    assert mat(scene).relations[scene.seat(V2)] == NO_RELATION
    assert mat(scene, V2).relations[scene.seat(V)] == NO_RELATION


@pytest.mark.law("9.2.4")
def test_a_vagabond_without_swords_is_defenceless_against_the_other() -> None:
    scene = shared_wood()
    stand(scene, 5, V2)
    equip(scene, "torch boots bag", who=V2)
    daylight(scene, 5, "sword")
    scene.play("battle 5 vagabond-2", "roll 1 1")
    assert scene.step() == "vagabond.hits"
    scene.play("damage bag ready", "damage boots ready")
    assert all_items(scene, V2) == ["torch", "", "boots bag", ""]


@pytest.mark.law("9.2.9.IIc", "9.2.9.IId")
def test_allies_fight_for_one_vagabond_against_the_other() -> None:
    scene = shared_wood()
    relate(scene, M, "allied")
    scene.put_warriors(M, 5, 2)
    stand(scene, 5, V2)
    equip(scene, "sword sword torch", who=V2)
    daylight(scene, 5, "sword")
    scene.play("battle 5 vagabond-2", "call marquise", "roll 3 2")
    assert all_items(scene, V2) == ["", "", "sword sword torch", ""]
    scene.play("sacrifice", "sacrifice")
    assert scene.warriors(M, 5) == 0
    assert relation(scene, M) == "hostile"


@pytest.mark.law("9.7.1.I")
def test_the_thief_steals_from_the_other_vagabond() -> None:
    scene = shared_wood("ranger", "thief")
    stand(scene, 5)
    scene.give_hand(V, "armorers-1")
    daylight(scene, 5, "torch", who=V2)
    assert scene.legal("rob") == ["rob vagabond"]
    scene.play("rob vagabond", "steal armorers-1")
    assert scene.hand(V2) == ["armorers-1"]
    stand(scene, 1)
    daylight(scene, 5, "torch", who=V2)
    assert scene.refused("rob vagabond") == ("9.7.1.I", "not-there")


@pytest.mark.law("K.arbiter")
def test_the_arbiter_protects_the_other_vagabond() -> None:
    scene = shared_wood("arbiter", "thief")
    scene.put_warriors(E, 5, 3)
    stand(scene, 5)
    stand(scene, 5, V2)
    equip(scene, "sword sword")
    equip(scene, "torch boots", who=V2)
    scene.fight(E, 5, V2)
    assert (scene.step(), scene.decider()) == ("vagabond.protector", V2)
    scene.play("protect", "roll 2 2")
    assert scene.points(V) == 1
    assert scene.warriors(E, 5) == 1, "two swords of the Arbiter's for the defender's roll"
    assert all_items(scene) == ["sword sword", "", "", ""]


@pytest.mark.law("K.arbiter")
def test_the_arbiter_is_no_help_in_battles_of_his_own() -> None:
    scene = shared_wood("arbiter", "thief")
    stand(scene, 5)
    stand(scene, 5, V2)
    equip(scene, "sword sword")
    equip(scene, "sword", who=V2)
    for attacker, defender in ((V, V2), (V2, V)):
        battle = scene.fork()
        battle.fight(attacker, 5, defender)
        assert battle.step() == "root.roll"


@pytest.mark.law("K.vagrant")
def test_the_vagrant_sets_others_on_the_other_vagabond_and_him_on_others() -> None:
    scene = shared_wood("vagrant", "thief")
    scene.put_warriors(M, 5, 2)
    stand(scene, 5, V2)
    daylight(scene, 5, "torch")
    equip(scene, "sword boots", who=V2)
    assert scene.legal("instigate") == [
        "instigate marquise vagabond",
        "instigate marquise vagabond-2",
        "instigate vagabond marquise",
        "instigate vagabond vagabond-2",
        "instigate vagabond-2 marquise",
        "instigate vagabond-2 vagabond",
    ]
    scene.play("instigate vagabond-2 marquise", "roll 1 1")
    assert scene.decider() == V2, "he chooses his own damage"
    scene.play("damage boots ready")
    assert scene.warriors(M, 5) == 1
    assert relation(scene, M) == "hostile", "the Vagrant removes the pieces"
    assert mat(scene, V2).relations[scene.seat(M)] == NEUTRAL


@pytest.mark.law("K.scoundrel", "9.2.2")
def test_scorched_earth_leaves_the_other_vagabond_standing() -> None:
    scene = shared_wood("scoundrel", "thief")
    scene.put_warriors(M, 5, 2)
    stand(scene, 5, V2)
    equip(scene, "sword boots", who=V2)
    daylight(scene, 5, "torch")
    scene.play("scorch")
    assert scene.warriors(M, 5) == 0
    assert all_items(scene, V2) == ["boots sword", "", "", ""]
    daylight(scene, 5, "boots boots", who=V2)
    scene.play("walk 1")
    assert scene.refused("walk 5") == ("K.scoundrel", "shut")


@pytest.mark.law("K.scoundrel", "9.2.2")
def test_by_the_later_law_scorched_earth_damages_three_items() -> None:
    scene = shared_wood("scoundrel", "thief")
    scene.play_by(sweep_damages_items="on")
    stand(scene, 5, V2)
    equip(scene, "sword boots torch", who=V2)
    daylight(scene, 5, "torch")
    scene.play("scorch")
    assert all_items(scene, V2) == ["", "", "boots sword torch", ""]


# --- Coalitions. 9.2.8


@pytest.mark.law("9.2.8")
def test_a_vagabond_can_join_the_other_one() -> None:
    scene = shared_wood()
    for seat, points in ((M, 12), (V, 10), (E, 12), (V2, 3)):
        scene.set_points(seat, points)
    daylight(scene, 5, "", "dominance_fox")
    scene.play("dominance dominance_fox")
    scene.set_points(V2, 29)
    hide_two(scene, "hammer", "bag")
    daylight(scene, RUIN, "torch", who=V2)
    scene.play("explore", "take bag")
    assert scene.winners() == [V, V2]


@pytest.mark.law("9.2.8")
def test_whom_the_other_one_has_joined_makes_no_coalition() -> None:
    scene = shared_wood()
    for seat, points in ((M, 12), (V, 10), (E, 12), (V2, 3)):
        scene.set_points(seat, points)
    daylight(scene, 5, "", "dominance_fox")
    scene.play("dominance dominance_fox")
    scene.set_points(V2, 20)
    daylight(scene, 5, "", "dominance_mouse", who=V2)
    assert scene.refused("dominance dominance_mouse") == ("9.2.8", "in-coalition")


# --- The table


@pytest.mark.law("9.8.2")
def test_two_vagabonds_sit_at_one_table_and_have_words_of_their_own() -> None:
    game = make({"factions": "vagabond,marquise,vagabond"})
    assert game.setup.words == ["vagabond", "marquise", "vagabond-2"]
    assert make(game.setup_data()).setup_data() == game.setup_data()
    for wrong, key in (
        ("vagabond,vagabond,vagabond,marquise", "factions-twice"),
        ("marquise,marquise,vagabond", "factions-twice"),
        ("vagabond,vagabond", "factions-alike"),
    ):
        with pytest.raises(LichtungError) as caught:
            make({"factions": wrong})
        assert caught.value.key == key


def test_both_seats_share_one_faction_without_a_memory() -> None:
    game = make({"factions": "vagabond,marquise,vagabond"})
    first, _, second = game.setup.factions
    assert first is second
    before = dict(vars(first))
    rng = Random(3)
    s = game.start()
    while s.frame is not None:
        game.apply(s, rng.choice(s.legal) if s.legal else STEPS[s.frame.step].sample(s, s.frame.record, rng))
    assert vars(first) == before


@pytest.mark.law("9.5.4", "11.2.3")
def test_everybody_sees_a_card_that_goes_to_an_open_hand() -> None:
    game = make({"factions": "vagabond,riverfolk,vagabond"})
    data: dict[str, object] = {
        "turn": "vagabond",
        "warriors": {"riverfolk": {"5": 1}},
        "hands": {"vagabond": ["bake_sale", "armorers-1"]},
        "factions": {"vagabond": {"place": "5", "ready-boots": 2}, "vagabond-2": {"place": "5"}},
    }
    s = game.position(data)
    bake_sale = game.codec.kinds["card"].parse("bake_sale")
    for receiver, known in ((1, [True] * 4), (2, [True, False, True, False])):
        given = game.play(s.copy(), game.parse(f"aid {game.setup.words[receiver]} bake_sale"))[0]
        assert given.key == "aided"
        assert [bake_sale in given.seen_by(viewer).args for viewer in (0, 1, 2, None)] == known
