"""Battle. Law 4.3."""

import pytest

from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from tests.law.root.positions import Scene, keys, start

RABBIT_CLEARING = 5  # two slots, no ruin


@pytest.fixture
def scene() -> Scene:
    """Nothing on the map, all hands empty; the Eyrie are led by the Builder, who changes no battle."""
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    return scene


def armies(scene: Scene, attackers: int, defenders: int) -> None:
    """Warriors of the Marquise against the Eyrie in the rabbit clearing."""
    scene.put_warriors("marquise", RABBIT_CLEARING, attackers)
    scene.put_warriors("eyrie", RABBIT_CLEARING, defenders)


def left(scene: Scene) -> tuple[int, int]:
    return scene.warriors("marquise", RABBIT_CLEARING), scene.warriors("eyrie", RABBIT_CLEARING)


# --- who can fight whom


@pytest.mark.law("4.3")
def test_battle_where_own_warriors_and_another_player_are(scene: Scene) -> None:
    armies(scene, 1, 1)
    scene.put_warriors("marquise", 2, 1)
    scene.put("alliance.sympathy", 2)  # a token is enough to be there
    scene.put_warriors("marquise", 7, 1)
    scene.put_warriors("eyrie", 8, 1)
    scene.turn("marquise", "marquise.actions")
    assert scene.legal("battle") == ["battle 2 alliance", "battle 5 eyrie"]
    assert scene.refused("battle 8 eyrie") == ("4.3", "no-fighters")
    assert scene.refused("battle 5 marquise") == ("4.3", "not-oneself")
    assert scene.refused("battle 7 eyrie") == ("4.3", "defender-absent")


@pytest.mark.law("4.3")
def test_buildings_alone_cannot_attack(scene: Scene) -> None:
    scene.put("marquise.sawmill", RABBIT_CLEARING)
    scene.put_warriors("eyrie", RABBIT_CLEARING, 1)
    scene.turn("marquise", "marquise.actions")
    assert scene.refused("battle 5 eyrie") == ("4.3", "no-fighters")


# --- step 1: ambush


@pytest.mark.law("4.3.1", "K.ambush_rabbit", "2.1.4")
def test_an_ambush_deals_two_hits_before_the_roll(scene: Scene) -> None:
    armies(scene, 3, 1)
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    assert (scene.step(), scene.decider()) == ("root.ambush", "eyrie")
    scene.play("ambush ambush_rabbit")
    assert left(scene) == (1, 1)
    assert scene.words(scene.s.discard) == ["ambush_rabbit"]
    assert scene.step() == "root.roll"
    scene.play("roll 3 0")  # one attacker is left, so one hit at most
    assert left(scene) == (1, 0)


@pytest.mark.law("4.3.1")
def test_without_attacking_warriors_the_battle_ends_at_once(scene: Scene) -> None:
    armies(scene, 2, 1)
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    events = scene.play("ambush ambush_rabbit")
    assert "broken-off" in keys(events)
    assert left(scene) == (0, 1)
    assert scene.step() == ""


@pytest.mark.law("4.3.1", "3.2.1", "4.3.3")
def test_an_ambush_hits_buildings_when_too_few_warriors_stand_there(scene: Scene) -> None:
    armies(scene, 1, 1)
    scene.put("marquise.sawmill", RABBIT_CLEARING)
    scene.put("marquise.workshop", RABBIT_CLEARING)
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("ambush ambush_rabbit")
    assert (scene.step(), scene.decider()) == ("root.lose", "marquise")
    assert scene.legal() == ["lose marquise.sawmill", "lose marquise.workshop"]
    scene.play("lose marquise.workshop")
    assert (scene.count("marquise.sawmill", 5), scene.count("marquise.workshop", 5)) == (1, 0)
    assert scene.points("eyrie") == 1
    assert scene.step() == ""  # nobody is left to attack


@pytest.mark.law("4.3.1", "K.ambush_fox", "K.ambush_mouse")
def test_an_ambush_must_match_the_clearing(scene: Scene) -> None:
    armies(scene, 3, 1)
    scene.give_hand("eyrie", "ambush_fox", "ambush_mouse")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    assert scene.legal() == ["done"]  # asked all the same: silence would tell
    assert scene.refused("ambush ambush_fox") == ("4.3.1", "not-offered")


@pytest.mark.law("K.ambush_fox", "K.ambush_rabbit", "K.ambush_mouse", "K.ambush_bird", "2.1.4")
@pytest.mark.parametrize(
    ("clearing", "matching"), [(8, "ambush_fox"), (5, "ambush_rabbit"), (7, "ambush_mouse")]
)
def test_each_ambush_serves_its_suit_and_a_bird_every_suit(
    scene: Scene, clearing: int, matching: str
) -> None:
    scene.put_warriors("marquise", clearing, 3)
    scene.put_warriors("eyrie", clearing, 1)
    scene.give_hand("eyrie", "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird-1", "ambush_bird-2")
    scene.fight("marquise", clearing, "eyrie")
    assert sorted(scene.legal("ambush")) == [
        "ambush ambush_bird-1",
        "ambush ambush_bird-2",
        f"ambush {matching}",
    ]
    scene.play("ambush ambush_bird-2")
    assert scene.warriors("marquise", clearing) == 1


@pytest.mark.law("2.1.4")
def test_there_are_five_ambushes_and_none_can_be_crafted(scene: Scene) -> None:
    deck = scene.setup.deck
    suits = sorted(deck.suit[card] for card in range(deck.size) if deck.ambushes >> card & 1)
    assert suits == [0, 1, 2, 3, 3]
    scene.give_hand("marquise", "ambush_fox")
    scene.put("marquise.workshop", 8)
    scene.turn("marquise", "root.craft")
    assert scene.refused("craft ambush_fox") == ("4.1", "not-craftable")


@pytest.mark.law("4.3.1.I")
def test_the_attacker_foils_an_ambush_with_one_of_his_own(scene: Scene) -> None:
    armies(scene, 2, 1)
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.give_hand("marquise", "ambush_bird-1", "ambush_fox")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("ambush ambush_rabbit")
    assert (scene.step(), scene.decider()) == ("root.foil", "marquise")
    assert scene.legal() == ["done", "foil ambush_bird-1"]  # a fox ambush does not match
    scene.play("foil ambush_bird-1")
    assert left(scene) == (2, 1)
    assert scene.words(scene.s.discard) == ["ambush_bird-1", "ambush_rabbit"]
    assert scene.step() == "root.roll"


@pytest.mark.law("4.3.1.I")
def test_an_ambush_that_is_not_foiled_takes_effect(scene: Scene) -> None:
    armies(scene, 3, 1)
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.give_hand("marquise", "ambush_bird-1")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("ambush ambush_rabbit", "done")
    assert left(scene) == (1, 1)
    assert scene.hand("marquise") == ["ambush_bird-1"]


@pytest.mark.law("4.3.1")
def test_only_one_ambush_a_battle(scene: Scene) -> None:
    armies(scene, 5, 1)
    scene.give_hand("eyrie", "ambush_rabbit", "ambush_bird-1")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("ambush ambush_rabbit")
    assert scene.step() == "root.roll"


@pytest.mark.law("1.1.1", "K.scouting_party")
def test_scouting_party_an_ambush_does_not_touch_the_attacker(scene: Scene) -> None:
    armies(scene, 1, 1)
    scene.craft_for("marquise", "scouting_party-1")
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("ambush ambush_rabbit")  # may be played, for nothing
    assert left(scene) == (1, 1)
    assert scene.words(scene.s.discard) == ["ambush_rabbit"]
    assert scene.step() == "root.roll"
    scene.play("roll 1 0")
    assert left(scene) == (1, 0)


@pytest.mark.law("K.scouting_party")
def test_scouting_party_does_not_help_the_defender_or_stop_his_ambush_elsewhere(scene: Scene) -> None:
    armies(scene, 3, 1)
    scene.craft_for("eyrie", "scouting_party-1")
    scene.give_hand("eyrie", "ambush_rabbit")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("ambush ambush_rabbit")
    assert left(scene) == (1, 1)


# --- step 2: roll and extra hits


@pytest.mark.law("4.3.2")
def test_the_attacker_deals_the_higher_roll(scene: Scene) -> None:
    armies(scene, 4, 4)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 3 1")
    assert left(scene) == (3, 1)


@pytest.mark.law("4.3.2")
def test_equal_rolls_deal_equal_hits(scene: Scene) -> None:
    armies(scene, 4, 4)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 2 2")
    assert left(scene) == (2, 2)


@pytest.mark.law("4.3.2")
def test_two_dice_of_0_to_3(scene: Scene) -> None:
    armies(scene, 1, 1)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    weights = {scene.game.text(a): weight for a, weight in scene.game.chance(scene.s)}
    assert sum(weights.values()) == 16
    assert weights["roll 3 3"] == 1
    assert weights["roll 3 0"] == 2
    assert len(weights) == 10


@pytest.mark.law("4.3.2.I")
def test_rolled_hits_are_limited_by_own_warriors(scene: Scene) -> None:
    armies(scene, 1, 4)
    fork = scene.fork()
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 3 0")
    assert left(scene) == (1, 3)
    fork.fight("eyrie", RABBIT_CLEARING, "marquise")
    fork.put_warriors("marquise", RABBIT_CLEARING, 2)
    fork.play("roll 3 3")  # two defenders deal two hits at most
    assert left(fork) == (0, 2)


@pytest.mark.law("4.3.2.II", "K.sappers")
def test_extra_hits_are_not_limited_by_warriors(scene: Scene) -> None:
    armies(scene, 3, 1)
    scene.craft_for("eyrie", "sappers-1")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 1 1", "use sappers-1")
    assert left(scene) == (1, 0)  # one rolled hit and one more


@pytest.mark.law("4.3.2.III")
def test_a_defender_without_warriors_takes_an_extra_hit(scene: Scene) -> None:
    scene.put_warriors("marquise", RABBIT_CLEARING, 1)
    scene.put("eyrie.roost", RABBIT_CLEARING)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 0 0")
    assert scene.count("eyrie.roost", RABBIT_CLEARING) == 0
    assert scene.points("marquise") == 1


@pytest.mark.law("4.3.2.III", "4.3.2.I")
def test_a_defenceless_defender_rolls_no_hits(scene: Scene) -> None:
    scene.put_warriors("marquise", RABBIT_CLEARING, 2)
    scene.put("eyrie.roost", RABBIT_CLEARING)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 3 3")
    assert scene.warriors("marquise", RABBIT_CLEARING) == 2


# --- optional effects


def battle_cards(scene: Scene) -> None:
    scene.craft_for("marquise", "armorers-1", "brutal_tactics-1", "scouting_party-1")
    scene.craft_for("eyrie", "armorers-2", "sappers-1")
    scene.give_hand("eyrie", "ambush_rabbit")


@pytest.mark.law("4.3.2.II", "K.armorers", "K.brutal_tactics", "K.sappers", "K.scouting_party")
def test_scouting_party_armorers_sappers_and_brutal_tactics_in_one_battle(scene: Scene) -> None:
    armies(scene, 3, 3)
    battle_cards(scene)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("ambush ambush_rabbit")
    assert left(scene) == (3, 3)  # Scouting Party
    scene.play("roll 3 2")
    assert (scene.step(), scene.decider()) == ("root.ask-effects", "marquise")
    assert scene.legal() == ["done", "use armorers-1", "use brutal_tactics-1"]
    scene.play("use armorers-1")  # the two rolled hits against the Marquise are off
    assert scene.decider() == "eyrie"
    assert scene.legal() == ["done", "use armorers-2", "use sappers-1"]
    scene.play("use armorers-2")  # the three against the Eyrie too
    scene.play("use brutal_tactics-1")  # a later extra hit counts
    assert scene.points("eyrie") == 1
    assert scene.decider() == "eyrie"
    scene.play("use sappers-1")
    assert left(scene) == (2, 2)
    assert scene.words(scene.s.crafted[scene.seat("marquise")]) == [
        "brutal_tactics-1",
        "scouting_party-1",
    ]
    assert scene.s.crafted[scene.seat("eyrie")] == 0
    assert scene.words(scene.s.discard) == ["armorers-1", "armorers-2", "sappers-1", "ambush_rabbit"]


@pytest.mark.law("4.3.2.II")
def test_effects_go_on_until_both_sides_pass(scene: Scene) -> None:
    armies(scene, 3, 3)
    battle_cards(scene)
    scene.give_hand("eyrie")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 1 1", "done", "use sappers-1")
    assert scene.decider() == "marquise"  # may answer
    scene.play("done")
    assert scene.decider() == "eyrie"
    scene.play("done")
    assert left(scene) == (1, 2)


@pytest.mark.law("K.armorers")
def test_armorers_ignore_rolled_hits_but_not_extra_ones(scene: Scene) -> None:
    scene.put_warriors("eyrie", RABBIT_CLEARING, 3)
    scene.put("marquise.sawmill", RABBIT_CLEARING)
    scene.craft_for("marquise", "armorers-1")
    scene.fight("eyrie", RABBIT_CLEARING, "marquise")
    scene.play("roll 3 0", "use armorers-1")
    assert scene.count("marquise.sawmill", RABBIT_CLEARING) == 0  # defenceless: the extra hit stays


@pytest.mark.law("K.armorers")
def test_armorers_may_be_kept(scene: Scene) -> None:
    armies(scene, 2, 2)
    scene.craft_for("marquise", "armorers-1")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 1 1", "done")
    assert left(scene) == (1, 1)
    assert scene.words(scene.s.crafted[0]) == ["armorers-1"]


@pytest.mark.law("K.brutal_tactics")
def test_brutal_tactics_serve_the_attacker_once_a_battle(scene: Scene) -> None:
    armies(scene, 2, 3)
    scene.craft_for("marquise", "brutal_tactics-1")
    fork = scene.fork()
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 1 0", "use brutal_tactics-1")
    assert left(scene) == (2, 1)
    assert scene.points("eyrie") == 1
    assert scene.words(scene.s.crafted[0]) == ["brutal_tactics-1"]
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")  # and in the next battle again
    scene.play("roll 0 0", "use brutal_tactics-1")
    assert left(scene) == (2, 0)
    fork.fight("eyrie", RABBIT_CLEARING, "marquise")
    fork.play("roll 1 1")
    assert fork.step() == ""  # nothing to use as defender


@pytest.mark.law("K.sappers")
def test_sappers_do_not_help_the_attacker(scene: Scene) -> None:
    armies(scene, 2, 2)
    scene.craft_for("marquise", "sappers-1")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 0 0")
    assert scene.step() == ""
    assert scene.words(scene.s.crafted[0]) == ["sappers-1"]


@pytest.mark.law("K.brutal_tactics", "3.1")
def test_the_point_for_brutal_tactics_can_win_the_game_at_once(scene: Scene) -> None:
    armies(scene, 2, 2)
    scene.craft_for("marquise", "brutal_tactics-1")
    scene.set_points("eyrie", 29)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 2 0", "use brutal_tactics-1")
    assert scene.winners() == ["eyrie"]
    assert left(scene) == (2, 2)  # no hit was dealt any more


# --- step 3: hits


@pytest.mark.law("4.3.3")
def test_hits_fall_at_the_same_time(scene: Scene) -> None:
    armies(scene, 1, 1)
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 1 1")
    assert left(scene) == (0, 0)


@pytest.mark.law("4.3.3")
def test_warriors_fall_before_buildings_and_surplus_hits_are_lost(scene: Scene) -> None:
    armies(scene, 3, 2)
    scene.put("eyrie.roost", RABBIT_CLEARING)
    fork = scene.fork()
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 2 0")
    assert left(scene) == (3, 0)
    assert scene.count("eyrie.roost", RABBIT_CLEARING) == 1
    fork.put_warriors("eyrie", RABBIT_CLEARING, 1)
    fork.fight("marquise", RABBIT_CLEARING, "eyrie")
    fork.play("roll 3 0")
    assert fork.count("eyrie.roost", RABBIT_CLEARING) == 0
    assert fork.points("marquise") == 1


@pytest.mark.law("4.3.3")
def test_who_is_hit_picks_buildings_and_tokens_in_any_order(scene: Scene) -> None:
    scene.put_warriors("eyrie", RABBIT_CLEARING, 2)
    for piece in ("marquise.sawmill", "marquise.workshop", "marquise.wood"):
        scene.put(piece, RABBIT_CLEARING)
    scene.fight("eyrie", RABBIT_CLEARING, "marquise")
    scene.play("roll 1 0")  # one hit and one more: defenceless
    assert (scene.step(), scene.decider()) == ("root.lose", "marquise")
    scene.play("lose marquise.wood")
    assert scene.legal() == ["lose marquise.sawmill", "lose marquise.workshop"]
    scene.play("lose marquise.sawmill")
    assert scene.count("marquise.workshop", RABBIT_CLEARING) == 1
    assert scene.points("eyrie") == 2


@pytest.mark.law("4.3.3", "1.1.3", "6.2.3")
def test_what_follows_comes_after_all_losses_of_both_sides(scene: Scene) -> None:
    armies(scene, 1, 1)
    scene.put("marquise.keep", 1)
    scene.give_hand("marquise", "root_tea_rabbit")
    scene.fight("marquise", RABBIT_CLEARING, "eyrie")
    scene.play("roll 1 1")
    assert left(scene) == (0, 0)
    assert scene.step() == "marquise.field-hospital"
    scene.play("give root_tea_rabbit")
    assert scene.warriors("marquise", 1) == 1


@pytest.mark.law("4.3.1", "6.2.3")
def test_field_hospitals_at_the_keep_keep_the_attacker_in_the_battle(scene: Scene) -> None:
    scene.put("marquise.keep", 1)
    scene.put_warriors("marquise", 1, 2)
    scene.put_warriors("eyrie", 1, 2)
    scene.give_hand("marquise", "anvil")
    scene.give_hand("eyrie", "ambush_fox")
    scene.fight("marquise", 1, "eyrie")
    scene.play("ambush ambush_fox", "done")
    assert (scene.step(), scene.warriors("marquise", 1)) == ("marquise.field-hospital", 0)
    scene.play("give anvil")
    assert scene.warriors("marquise", 1) == 2
    assert scene.step() == "root.roll"  # the battle goes on
    scene.play("roll 2 0")
    assert scene.warriors("eyrie", 1) == 0
