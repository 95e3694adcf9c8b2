"""Where editions of the Law differ: each switch in a position that tells them apart, by every preset."""

import pytest

from lichtung.kernel import law as registry
from lichtung.kernel.errors import LichtungError
from lichtung.root.battle import cannot_battle
from lichtung.root.crafting import favor
from lichtung.root.editions import EDITIONS, ON
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.cult.rules import Cult
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.mat import mat_of as marquise_mat
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.items import load
from lichtung.root.game import ALL_SWITCHES, make
from lichtung.root.map import MOUSE, RABBIT
from lichtung.root.state import NONE
from tests.law.root.positions import Scene, start
from tests.law.root.riverfolk_wood import R, hire, river, wanderers_river
from tests.law.root.vagabond_wood import (
    A,
    E,
    M,
    V,
    all_items,
    daylight,
    equip,
    items,
    mat,
    open_quests,
    relate,
    relation,
    settle,
    shared_wood,
    small_wood,
    stand,
    wood,
)

V2 = "vagabond-2"
every_edition = pytest.mark.parametrize("law", EDITIONS)


def allied_wood(law: str, *friends: str) -> Scene:
    """Four players on an empty map; the Vagabond is allied with the friends."""
    scene = wood()
    scene.play_by(law=law)
    for friend in friends:
        relate(scene, friend, "allied")
    return scene


def coalition(law: str, character: str = "ranger") -> Scene:
    """The Vagabond has joined the Eyrie; their warriors and the Marquise's stand in clearing 5."""
    scene = wood(character)
    scene.play_by(law=law)
    scene.put_warriors(M, 5, 2)
    scene.put_warriors(E, 5, 2)
    mat(scene).partner = scene.seat(E)
    return scene


# --- 4.3: whom one may attack


@every_edition
@pytest.mark.law("4.3", "9.2.8")
def test_a_coalition_partner_is_attacked_by_the_early_law_only(law: str) -> None:
    scene = daylight(coalition(law), 5, "sword")
    s, eyrie, vagabond = scene.s, scene.seat(E), scene.seat(V)
    assert "battle 5 marquise" in scene.legal()
    if law == "early":
        assert scene.refusal("battle 5 eyrie") is None
        assert cannot_battle(s, eyrie, 4, vagabond) is None
    else:
        assert scene.refused("battle 5 eyrie") == ("4.3", "not-an-enemy")
        refusal = cannot_battle(s, eyrie, 4, vagabond)  # nor the other way round
        assert refusal is not None
        assert refusal.key == "not-an-enemy"


@every_edition
@pytest.mark.law("4.3", "K.vagrant")
def test_partners_are_made_to_fight_each_other_by_the_early_law_only(law: str) -> None:
    scene = daylight(coalition(law, "vagrant"), 5, "torch")
    assert ("instigate eyrie vagabond" in scene.legal()) is (law == "early")
    assert scene.refusal("instigate eyrie marquise") is None


# --- 1.1.3: who orders what losses set off


def losing_wood(law: str) -> Scene:
    """The Marquise with her keep attacks a base and a sympathy token of the Alliance in clearing 6."""
    scene = start(Marquise(), Alliance())
    scene.clear_map()
    scene.play_by(law=law)
    scene.put("marquise.keep", 2)
    scene.put_warriors(M, 6, 3)
    scene.put_warriors(A, 6, 1)
    scene.put("alliance.base_fox", 6)
    scene.put("alliance.sympathy", 6)
    scene.give_hand(M, "anvil", "foxfolk_steel")
    scene.fight(M, 6, A)
    scene.play("roll 3 3")
    return scene


@pytest.mark.law("1.1.3")
def test_by_the_early_law_the_active_player_orders_all_losses_of_a_battle() -> None:
    scene = losing_wood("early")
    assert (scene.step(), scene.decider()) == ("root.order", M)
    assert scene.legal() == ["order field-hospital 6", "order base-lost 6", "order outrage 6"]


@pytest.mark.parametrize("law", EDITIONS[1:])
@pytest.mark.law("1.1.3", "4.3.3")
def test_by_later_laws_each_side_orders_its_own_losses(law: str) -> None:
    scene = losing_wood(law)
    assert (scene.step(), scene.decider()) == ("root.order-sides", M)
    assert scene.legal() == ["target marquise", "target alliance"]
    again = scene.game.position(scene.game.position_of(scene.s))
    assert scene.game.position_of(again) == scene.game.position_of(scene.s)
    scene.play("target alliance")
    assert (scene.step(), scene.decider()) == ("root.order-own", A)
    assert scene.legal() == ["order base-lost 6", "order outrage 6"]
    again = scene.game.position(scene.game.position_of(scene.s))
    assert scene.game.actions(again) == scene.game.actions(scene.s)
    scene.play("order base-lost 6")
    assert (scene.step(), scene.decider()) == ("alliance.outrage", M)
    scene.play("give anvil")
    assert (scene.step(), scene.decider()) == ("marquise.field-hospital", M)


@every_edition
@pytest.mark.law("1.1.3")
def test_outside_battle_the_active_player_orders_everything(law: str) -> None:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.clear_map()
    scene.play_by(law=law)
    scene.put("marquise.keep", 2)
    scene.put_warriors(M, 5, 1)
    scene.put("alliance.sympathy", 5)
    scene.give_hand(M, "root_tea_rabbit")
    scene.give_hand(E, "bake_sale")
    scene.s.active = scene.seat(E)
    favor(scene.s, scene.seat(E), RABBIT)
    settle(scene.s)
    assert (scene.step(), scene.decider()) == ("root.order", E)


# --- 5.1.7, 7.3.2, 10.3.2: corners


@every_edition
@pytest.mark.law("7.3.2", "5.1.7")
def test_a_corner_that_is_taken_is_left_alone_by_later_laws(law: str) -> None:
    scene = start(Marquise(), Eyrie(), Cult())
    scene.clear_map()
    scene.play_by(law=law)
    scene.s.corners = (0, NONE, 2)  # the keep in 1, and somebody in the corner opposite
    scene.ask_seat("eyrie.first-roost", E)
    if law == "early":
        assert scene.step() == "eyrie.first-leader"  # 3 and nothing else: nobody was asked
        assert scene.count("eyrie.roost", 3) == 1
    else:
        assert scene.legal() == ["at 2", "at 4"]


@every_edition
@pytest.mark.law("7.3.2", "10.3.2")
def test_opposite_a_starting_corner_if_that_is_possible(law: str) -> None:
    scene = start(Marquise(), Eyrie(), Cult())
    scene.clear_map()
    scene.play_by(law=law)
    scene.s.corners = (0, NONE, NONE)
    scene.ask_seat("eyrie.first-roost", E)
    assert scene.count("eyrie.roost", 3) == 1
    scene.ask_seat("cult.first-garden", "cult")
    assert scene.legal() == ["at 2", "at 4"]  # neither faces anybody


# --- 6.5: more actions for birds


@every_edition
@pytest.mark.law("6.5", "6.5.2")
def test_a_bird_buys_an_action_at_any_time_by_later_laws(law: str) -> None:
    scene = start(Marquise(), Eyrie())
    scene.turn(M, "marquise.actions")
    scene.play_by(law=law)
    scene.give_hand(M, "arms_trader", "anvil")
    settle(scene.s)
    if law == "early":
        assert scene.refused("hurry arms_trader") == ("6.5", "actions-remain")
        return
    assert scene.refused("hurry anvil") == ("6.5", "need-bird")
    scene.play(scene.legal("move")[0])
    assert scene.refused("hurry arms_trader") == ("6.5.2", "marching")  # never within an action
    scene.play("done", "hurry arms_trader", "recruit")
    assert marquise_mat(scene.s, scene.seat(M)).actions_left == 2


# --- Chapter 9: the Vagabond


@every_edition
@pytest.mark.law("9.2.2")
def test_clearing_a_clearing_damages_items_by_later_laws(law: str) -> None:
    scene = small_wood()
    scene.play_by(law=law)
    equip(scene, "boots sword torch")
    stand(scene, 5)
    scene.s.active = scene.seat(M)
    favor(scene.s, scene.seat(M), RABBIT)
    settle(scene.s)
    assert items(scene) == ("boots sword torch" if law == "early" else "")


@every_edition
@pytest.mark.law("9.2.5.III", "9.6.4")
def test_exhausted_tea_coins_and_bags_weigh_by_later_laws(law: str) -> None:
    scene = wood()
    scene.play_by(law=law)
    equip(scene, "boots sword tea bag", "tea coin bag", "torch")
    assert load(scene.s, scene.seat(V)) == (3 if law == "early" else 6)
    equip(scene, "tea tea", "tea tea")
    assert load(scene.s, scene.seat(V)) == (1 if law == "early" else 2)
    equip(scene, "boots boots sword sword torch hammer", "tea", "")
    scene.ask_seat("vagabond.capacity", V)
    assert (scene.step() == "vagabond.capacity") is (law != "early")
    if law != "early":
        scene.play("drop tea exhausted")
        assert all_items(scene)[1] == ""


@every_edition
@pytest.mark.law("9.2.8")
def test_only_the_last_of_all_can_be_joined_by_later_laws(law: str) -> None:
    scene = shared_wood()
    scene.play_by(law=law)
    for seat, points in ((M, 12), (V, 10), (E, 3), (V2, 11)):
        scene.set_points(seat, points)
    mat(scene, V2).partner = scene.seat(E)  # the last one is in a coalition already
    daylight(scene, 5, "", "dominance_fox")
    if law == "early":
        assert scene.refusal("dominance dominance_fox") is None
    else:
        assert scene.refused("dominance dominance_fox") == ("9.2.8", "no-partner")
    scene.set_points(E, 12)
    scene.set_points(V2, 12)
    assert scene.refusal("dominance dominance_fox") is None  # one of several who are last


@every_edition
@pytest.mark.law("9.2.9.IIb", "9.4.2")
def test_allies_slip_along_by_later_laws(law: str) -> None:
    scene = allied_wood(law, M)
    scene.put_warriors(M, 5, 2)
    stand(scene, 5)
    scene.turn(V, "vagabond.slip")
    fork = scene.fork()
    scene.play("slip 1")
    assert (scene.step() == "vagabond.bring-allies") is (law != "early")
    if law != "early":
        scene.play("bring marquise 2")
        assert scene.warriors(M, 1) == 2
    fork.play("slip f1")  # into a forest nobody comes along
    assert fork.step() == "vagabond.actions"


@every_edition
@pytest.mark.law("9.2.9.IIb", "K.cobbler")
def test_allies_follow_the_move_of_a_card_by_later_laws(law: str) -> None:
    scene = allied_wood(law, M)
    scene.put_warriors(M, 5, 1)
    stand(scene, 5)
    scene.ask_seat("root.granted-move", V)
    scene.play("walk 1")
    assert (scene.step() == "vagabond.bring-allies") is (law != "early")


@every_edition
@pytest.mark.parametrize(("ally", "payer"), [(M, M), (A, "")])
@pytest.mark.law("9.2.9.IIe", "8.2.6")
def test_the_owner_of_the_warriors_pays_for_outrage_by_later_laws(law: str, ally: str, payer: str) -> None:
    scene = allied_wood(law, ally)
    scene.put_warriors(ally, 5, 1)
    scene.put("alliance.sympathy", 1)
    daylight(scene, 5, "boots", "anvil", "foxfolk_steel")
    scene.give_hand(M, "protection_racket", "root_tea_fox")
    scene.play("walk 1", f"bring {ally} 1")
    asked = scene.decider() if scene.step() == "alliance.outrage" else ""
    assert asked == (V if law == "early" else payer)  # the Alliance owes itself nothing


@pytest.mark.parametrize(
    ("law", "lender", "hirer"),
    [
        ("early", "hostile", "neutral"),
        ("2022", "neutral", "hostile"),
        ("current", "neutral", "neutral"),
    ],
)
@pytest.mark.law("9.2.9.III", "11.2.7.IIIb")
def test_whom_a_fallen_mercenary_makes_hostile(law: str, lender: str, hirer: str) -> None:
    scene = wanderers_river()
    scene.play_by(law=law)
    scene.put_warriors(R, 7, 2)
    stand(scene, 7)
    equip(scene, ready="sword sword torch")
    relate(scene, R, "neutral")
    relate(scene, A, "neutral")
    scene.give_hand(A, "anvil")
    hire(scene, A, "alliance.daylight")
    scene.fight(A, 7, V)
    scene.play("roll 1 1")
    scene.go("alliance.daylight")
    assert scene.warriors(R, 7) == 1
    assert (relation(scene, R), relation(scene, A)) == (lender, hirer)


@every_edition
@pytest.mark.law("9.5.5")
def test_the_reward_comes_before_the_new_quest_by_the_current_law(law: str) -> None:
    scene = wood()
    scene.play_by(law=law)
    open_quests(scene, "expel_bandits_rabbit")
    daylight(scene, 5, "sword sword")
    scene.play("quest expel_bandits_rabbit")
    assert scene.step() == ("vagabond.quest-reward" if law == "current" else "vagabond.reveal-quest")
    scene.go("vagabond.actions")
    assert mat(scene).quests.bit_count() == 1


@every_edition
@pytest.mark.law("9.5.6")
def test_a_partner_is_struck_by_the_early_law_only(law: str) -> None:
    scene = daylight(coalition(law), 5, "crossbow")
    assert scene.refusal("strike marquise") is None
    scene.put_warriors(A, 5, 0)
    if law == "early":
        assert scene.refusal("strike eyrie") is None
    else:
        assert scene.refused("strike eyrie") == ("9.5.6", "strike-partner")
    scene.put_warriors(E, 5, 0)
    scene.put("eyrie.roost", 5)
    if law == "early":
        assert scene.refusal("shoot eyrie.roost") is None
    else:
        assert scene.refused("shoot eyrie.roost") == ("9.5.6", "strike-partner")


@every_edition
@pytest.mark.law("K.vagrant", "4.3.3")
def test_those_who_are_made_to_fight_decide_by_the_current_law(law: str) -> None:
    scene = wood("vagrant")
    scene.play_by(law=law)
    scene.put_warriors(E, 5, 2)
    scene.put("marquise.wood", 5)
    scene.put("marquise.sawmill", 5)
    daylight(scene, 5, "torch")
    scene.play("instigate eyrie marquise", "roll 0 0")  # one hit: defenceless
    assert (scene.step(), scene.decider()) == ("root.lose", M if law == "current" else V)
    scene.play("lose marquise.sawmill")
    assert (scene.points(V), scene.points(E)) == (1, 0)  # he removes it in any case


@every_edition
@pytest.mark.law("K.vagrant", "9.2.9.III", "9.2.9.IIIa")
def test_warriors_fall_to_those_who_fight_by_the_current_law(law: str) -> None:
    scene = wood("vagrant")
    scene.play_by(law=law)
    scene.put_warriors(E, 5, 3)
    scene.put_warriors(M, 5, 3)
    daylight(scene, 5, "torch")
    scene.play("instigate eyrie marquise", "roll 2 1")
    assert (scene.warriors(M, 5), scene.warriors(E, 5)) == (1, 2)
    his = law != "current"
    assert (relation(scene, M) == "hostile") is his
    assert (relation(scene, E) == "hostile") is his
    assert scene.points(V) == int(his)  # infamy


# --- Chapter 11: mercenaries


def hired_river(law: str) -> Scene:
    """The Marquise has hired two warriors in clearing 7, where three of the Eyrie's stand."""
    scene = river()
    scene.play_by(law=law)
    scene.put_warriors(R, 7, 2)
    scene.put_warriors(E, 7, 3)
    scene.put("marquise.sawmill", 7)
    scene.put("marquise.sawmill", 1)
    hire(scene, M, "marquise.actions")
    scene.take_off("marquise.wood", 7)
    return scene


@every_edition
@pytest.mark.law("11.2.7.IIIa")
def test_all_warriors_fall_before_buildings_by_later_laws(law: str) -> None:
    scene = hired_river(law)
    scene.put_warriors(M, 7, 1)
    settle(scene.s)
    scene.play("battle 7 eyrie", "engage", "roll 3 3")
    left = (scene.warriors(M, 7), scene.warriors(R, 7), scene.count("marquise.sawmill", 7))
    assert left == ((0, 1, 0) if law == "early" else (0, 0, 1))


@pytest.mark.parametrize(
    ("law", "share", "left"),
    [
        ("early", "law", (1, 0)),
        ("early", "off", (0, 1)),
        ("2022", "law", (0, 1)),
        ("current", "law", (0, 1)),
    ],
)
@pytest.mark.law("11.2.7.IIIa")
def test_a_hirer_with_only_a_building(law: str, share: str, left: tuple[int, int]) -> None:
    scene = hired_river(law)
    scene.play_by(buildings_share_hits=share)
    scene.play("battle 7 eyrie", "roll 2 2")
    assert (scene.warriors(R, 7), scene.count("marquise.sawmill", 7)) == left


@every_edition
@pytest.mark.law("11.2.7.III", "K.favor_mouse")
def test_a_favor_of_the_hirer_spares_mercenaries_by_later_laws(law: str) -> None:
    scene = hired_river(law)
    scene.put("riverfolk.post_mouse", 7)
    scene.give_hand(R, "anvil")
    favor(scene.s, scene.seat(M), MOUSE)
    settle(scene.s)
    assert scene.count("riverfolk.post_mouse", 7) == 0
    assert scene.warriors(E, 7) == 0
    assert scene.warriors(R, 7) == (0 if law == "early" else 2)


@every_edition
@pytest.mark.law("11.2.7.III", "K.favor_mouse")
def test_nobody_elses_favor_spares_mercenaries(law: str) -> None:
    scene = hired_river(law)
    favor(scene.s, scene.seat(E), MOUSE)
    settle(scene.s)
    assert scene.warriors(R, 7) == 0


# --- Cards


@every_edition
@pytest.mark.law("K.better_burrow_bank")
def test_the_bank_may_be_left_alone_by_the_current_card(law: str) -> None:
    scene = start(Marquise(), Eyrie(), Alliance())
    scene.craft_for(M, "better_burrow_bank-1")
    scene.play_by(law=law)
    scene.turn(M)
    if law == "current":
        assert (scene.step(), scene.legal()) == ("root.first-cards", ["use better_burrow_bank-1", "done"])
        fork = scene.fork()
        fork.play("done")
        assert (fork.hand(M), fork.hand(E), fork.hand(A)) == ([], [], [])
        scene.play("use better_burrow_bank-1")
    assert (scene.step(), scene.legal()) == ("root.bank", ["target eyrie", "target alliance"])


@every_edition
@pytest.mark.law("K.better_burrow_bank", "2.7")
def test_the_bank_is_for_enemies_by_the_current_card(law: str) -> None:
    scene = coalition(law)
    scene.craft_for(V, "better_burrow_bank-1")
    scene.turn(V)
    if law == "current":
        scene.play("use better_burrow_bank-1")
        assert scene.legal() == ["target marquise", "target alliance"]
        assert scene.refused("target eyrie") == ("K.better_burrow_bank", "enemies-only")
    else:
        assert scene.legal() == ["target marquise", "target eyrie", "target alliance"]


@every_edition
@pytest.mark.law("K.stand_and_deliver", "2.7")
def test_only_enemies_are_robbed_by_the_current_card(law: str) -> None:
    scene = coalition(law)
    scene.craft_for(V, "stand_and_deliver-1", "codebreakers-1")
    scene.give_hand(E, "anvil")
    scene.give_hand(M, "arms_trader")
    scene.turn(V, "root.birdsong-cards")
    scene.give_hand(M)
    if law == "current":
        assert scene.refused("use stand_and_deliver-1") == ("4.1.3", "no-use")
    scene.give_hand(M, "arms_trader")
    scene.give_hand(A, "bake_sale")
    scene.play("use stand_and_deliver-1")
    if law == "current":
        assert scene.legal() == ["target marquise", "target alliance"]
        assert scene.refused("target eyrie") == ("K.stand_and_deliver", "enemies-only")
    else:
        assert scene.legal() == ["target marquise", "target eyrie", "target alliance"]


@every_edition
@pytest.mark.law("K.codebreakers")
def test_a_partners_hand_may_be_looked_at_by_every_edition(law: str) -> None:
    scene = coalition(law)
    scene.craft_for(V, "codebreakers-1")
    scene.give_hand(E, "anvil")
    scene.give_hand(M, "bake_sale")
    daylight(scene, 5)
    scene.play("use codebreakers-1")
    assert "target eyrie" in scene.legal()


# --- Setups


def test_the_docs_have_every_switch_as_it_is() -> None:
    folder = registry.tests_folder()
    assert folder is not None
    page = (folder.parent / "docs" / "editions.md").read_text(encoding="utf-8")
    for switch in ALL_SWITCHES:
        columns = " | ".join("on" if on else "off" for on in switch.on)
        assert f"| `{switch.name}` | {columns} | {switch.law} |" in page


def test_the_early_law_is_the_default() -> None:
    assert make({}).setup_data()["law"] == "early"
    assert not set(make({}).setup_data()) & {switch.name for switch in ALL_SWITCHES}
    assert make({}).setup.law.attack_partner
    assert not make({"law": "2022"}).setup.law.attack_partner


def test_each_edition_differs_from_the_others() -> None:
    columns = list(zip(*[switch.on for switch in ALL_SWITCHES], strict=True))
    assert len(set(columns)) == len(EDITIONS)
    # What no edition says must be the reading of earlier games; else it would be no difference.
    assert all(len(set(switch.on)) > 1 or switch.until for switch in ALL_SWITCHES)


def test_every_switch_can_be_set_by_itself() -> None:
    all_switched = "marquise,alliance,riverfolk,vagabond,duchy,corvids"
    for switch in ALL_SWITCHES:
        for law, by_law in zip(EDITIONS, switch.on, strict=True):
            for choice, expected in (("law", by_law), ("off", False), ("on", True)):
                game = make({"factions": all_switched, "law": law, switch.name: choice})
                records = [game.setup.law, *game.setup.own_law]
                found = [getattr(record, switch.name) for record in records if hasattr(record, switch.name)]
                assert found == [expected]
                assert (switch.name in game.setup_data()) is (choice != "law")


def test_an_older_name_of_a_switch_still_works() -> None:
    game = make({"vagabond_damage": "on"})
    assert game.setup_data()["sweep_damages_items"] == ON
    assert make(game.setup_data()).setup_data() == game.setup_data()
    assert make({"vagabond_damage": "off", "law": "current"}).setup_data()["sweep_damages_items"] == "off"


@pytest.mark.parametrize(
    ("setup", "key", "where"),
    [
        ({"law": "late"}, "option-choice", "law"),
        ({"law": 2022}, "option-choice", "law"),
        ({"attack_partner": "yes"}, "option-choice", "attack_partner"),
        ({"vagabond_damage": "maybe"}, "option-choice", "vagabond_damage"),
        ({"vagabond_damage": "on", "sweep_damages_items": "on"}, "option-twice", "vagabond_damage"),
        ({"attack_partners": "on"}, "option-unknown", "attack_partners"),
    ],
)
def test_mistakes_in_a_setup_name_the_option(setup: dict[str, object], key: str, where: str) -> None:
    with pytest.raises(LichtungError) as caught:
        make(setup)
    assert (caught.value.key, caught.value.where) == (key, where)


@every_edition
@pytest.mark.law("9.2.5.III")
def test_whoever_draws_the_board_is_told_where_exhausted_items_lie(law: str) -> None:
    described = make({"factions": [M, V], "law": law}).describe()
    (facts,) = [owner["facts"] for owner in described["owners"] if owner["faction"] == V]  # type: ignore[attr-defined]
    assert facts["exhausted_on_tracks"] is (law == "early")
