"""The Duchy and the Corvids beside everybody else, on other boards and with the Exiles and Partisans."""

import pytest

from lichtung.root.cards import ITEMS
from lichtung.root.factions.alliance.mat import mat_of as alliance_mat
from lichtung.root.factions.corvids.plots import PLOTS, first_plot
from lichtung.root.factions.duchy.building import burrow_of
from lichtung.root.factions.duchy.mat import mat_of as duchy_mat
from lichtung.root.factions.duchy.ministers import MINISTERS
from lichtung.root.factions.riverfolk.mat import mat_of as riverfolk_mat
from lichtung.root.factions.vagabond.data import CHARACTERS
from lichtung.root.factions.vagabond.items import place_pawn
from lichtung.root.factions.vagabond.mat import NEUTRAL, READY_AT
from lichtung.root.factions.vagabond.mat import mat_of as vagabond_mat
from lichtung.root.game import make
from lichtung.root.markers import place_marker, show_marker
from lichtung.root.paths import by_river
from lichtung.root.pieces import place_warriors, put_figure
from tests.law.root.exiles_wood import coffin, give_item, supply
from tests.law.root.positions import Scene, begin, keys

M, E, A, V, C = "marquise", "eyrie", "alliance", "vagabond", "cult"
R, D, K, H = "riverfolk", "duchy", "corvids", "hundreds"
MACHINE = "mechanical-marquise"
AROUND_1 = [5, 9, 10]  # on the autumn board


def wood(*factions: str, **options: object) -> Scene:
    """An empty map and empty hands."""
    scene = begin(make({"factions": ",".join(factions), "questions": "all", **options}))
    scene.clear_map()
    return scene


def hide(scene: Scene, name: str, clearing: int, face_up: bool = False) -> None:
    seat = scene.seat(K)
    plot = place_marker(scene.s, seat, first_plot(scene.s, seat) + PLOTS.index(name), clearing - 1)
    if face_up:
        show_marker(scene.s, plot, scene.setup.everybody)


def crows(scene: Scene) -> list[int]:
    """Where Corvid warriors stand."""
    return [clearing for clearing in range(1, 13) if scene.warriors(K, clearing)]


def wander(scene: Scene, clearing: int, character: str = "ranger", **items: int) -> None:
    """The Vagabond stands there as this character, with nothing but these items, all face up."""
    seat = scene.seat(V)
    place_pawn(scene.s, seat, clearing - 1)
    mat = vagabond_mat(scene.s, seat)
    mat.character = CHARACTERS.index(character)
    mat.items = [0] * len(mat.items)
    for name, count in items.items():
        mat.items[READY_AT + ITEMS.index(name)] = count


def sway(scene: Scene, *ministers: str) -> None:
    duchy_mat(scene.s, scene.seat(D)).swayed = sum(1 << MINISTERS.index(name) for name in ministers)


def fill(scene: Scene, count: int) -> None:
    place_warriors(scene.s, scene.seat(D), burrow_of(scene.s, scene.seat(D)), count)


# --- Bombs, raids, extortion. 13.7


@pytest.mark.law("13.7.1", "12.2.3", "3.2.1")
def test_a_bomb_among_duchy_pieces_scores_for_each_and_has_one_price() -> None:
    scene = wood(K, D, M)
    sway(scene, "foremole", "captain")
    for piece in ("citadel", "market", "tunnel"):
        scene.put(f"duchy.{piece}", 2)
    scene.give_hand(D, "anvil")
    hide(scene, "bomb", 2)
    scene.put_warriors(K, 2, 1)
    scene.turn(K, "corvids.flip")
    scene.play("flip 2")
    assert scene.points(K) == 1 + 3
    assert scene.legal() == ["dismiss foremole", "dismiss captain"]
    scene.play("dismiss captain", "discard anvil")
    assert scene.step() != "duchy.failure"


@pytest.mark.law("13.7.1", "8.2.6", "11.2.5.I", "1.1.3")
def test_the_corvids_pay_for_sympathy_that_they_bomb_and_order_what_follows() -> None:
    scene = wood(K, A, R)
    scene.put("alliance.sympathy", 1)
    scene.put("riverfolk.post_fox", 1)
    scene.give_hand(K, "anvil")
    hide(scene, "bomb", 1)
    scene.put_warriors(K, 1, 1)
    scene.turn(K, "corvids.flip")
    scene.play("flip 1")
    assert scene.decider() == K
    assert scene.legal() == ["order outrage 1", "order trade-disruption 1"]
    scene.play("order outrage 1")
    assert (scene.step(), scene.decider(), scene.legal()) == ("alliance.outrage", K, ["give anvil"])


@pytest.mark.law("13.7.4", "4.3.1")
def test_an_ambush_may_hit_the_raid_of_attacking_corvids() -> None:
    scene = wood(K, M)
    hide(scene, "raid", 1)
    scene.put_warriors(K, 1, 1)
    scene.put_warriors(M, 1, 3)
    scene.give_hand(M, "ambush_fox")
    scene.turn(K, "corvids.actions")
    events = scene.play("battle 1 marquise", "ambush ambush_fox")
    assert "raided" in keys(events)
    assert keys(events)[-1] == "broken-off"
    assert crows(scene) == AROUND_1
    assert scene.points(M) == 1


@pytest.mark.law("13.7.4", "K.scoundrel")
def test_scorched_earth_sets_a_raid_off() -> None:
    scene = wood(K, V)
    hide(scene, "raid", 1, face_up=True)
    wander(scene, 1, "scoundrel", torch=1)
    scene.turn(V, "vagabond.actions")
    scene.play("scorch")
    assert crows(scene) == AROUND_1
    assert scene.points(V) == 1


@pytest.mark.law("13.2.5", "13.7.4", "K.vagrant")
def test_agents_strike_and_a_raid_comes_where_the_vagrant_makes_others_fight() -> None:
    scene = wood(K, M, V)
    hide(scene, "raid", 1)
    scene.put_warriors(M, 1, 3)
    wander(scene, 1, "vagrant", torch=1)
    scene.turn(V, "vagabond.actions")
    scene.play("instigate marquise corvids", "roll 0 0")
    assert scene.warriors(M, 1) == 2
    assert crows(scene) == AROUND_1
    assert scene.points(V) == 1


@pytest.mark.law("13.7.3", "M.1")
def test_extortion_draws_from_the_deck_for_the_machine() -> None:
    scene = wood(K, MACHINE, V)
    hide(scene, "extortion", 1)
    scene.put_warriors(K, 1, 1)
    scene.put_warriors(MACHINE, 1, 1)
    scene.turn(K, "corvids.flip")
    scene.play("flip 1", "draw anvil")
    assert scene.hand(K) == ["anvil"]


@pytest.mark.law("13.4.3", "6.2.2", "K.scoundrel")
def test_recruits_pass_the_keep_and_shut_clearings_over() -> None:
    scene = wood(K, M)
    scene.put("marquise.keep", 1)
    scene.s.sealed = 1 << 5
    scene.give_hand(K, "anvil")
    scene.turn(K, "corvids.rally")
    scene.play("rally anvil fox")
    assert crows(scene) == [8, 12]


@pytest.mark.law("13.6.1", "C.2.5")
def test_the_ferry_brings_a_card_to_those_who_exert_themselves() -> None:
    scene = wood(K, M, map="lake", markers="printed")
    ferry = scene.s.ferry
    scene.put_warriors(K, ferry + 1, 1)
    scene.turn(K, "corvids.exert")
    scene.play(f"move {ferry + 1} {by_river(scene.s, ferry)[0] + 1} 1", "draw anvil")
    assert scene.hand(K) == ["anvil"]
    assert scene.s.active != scene.seat(K)


# --- Snares. 13.7.2


@pytest.mark.law("13.7.2", "8.6.1.I", "8.6.1.III", "8.6.1.IV")
def test_a_snare_keeps_the_alliance_from_organizing_recruiting_and_leaving() -> None:
    scene = wood(K, A)
    hide(scene, "snare", 1, face_up=True)
    scene.put_warriors(A, 1, 1)
    scene.put("alliance.base_fox", 1)
    alliance_mat(scene.s, scene.seat(A)).officers = 1
    scene.s.supply[scene.seat(A)] -= 1
    scene.turn(A, "alliance.operations")
    for action in ("organize 1", "move 1 5 1", "enlist 1"):
        assert scene.refused(action) == ("13.7.2", "snared")
    assert scene.legal() == ["battle 1 corvids", "done"]


@pytest.mark.law("13.7.2", "11.5.5", "11.5.6")
def test_a_snare_keeps_the_riverfolk_from_recruiting_and_founding() -> None:
    scene = wood(K, R)
    river = by_river_any(scene)
    hide(scene, "snare", river, face_up=True)
    mat = riverfolk_mat(scene.s, scene.seat(R))
    mat.payments, mat.funds = [0] * 2, [0, 5]
    scene.s.supply[scene.seat(R)] -= 2
    scene.put_warriors(R, river, 2)
    scene.turn(R, "riverfolk.actions")
    assert scene.refused(f"found {river}") == ("13.7.2", "snared")
    assert scene.refused(f"muster {river}") == ("13.7.2", "snared")


def by_river_any(scene: Scene) -> int:
    """A clearing on a river."""
    return next(place for place in range(scene.s.clearings) if by_river(scene.s, place)) + 1


# --- The Vagabond


@pytest.mark.law("9.5.6", "12.2.3", "9.2.9.III")
def test_a_strike_at_a_citadel_has_its_price_and_makes_nobody_hostile() -> None:
    scene = wood(D, M, V)
    sway(scene, "captain")
    scene.put("duchy.citadel", 1)
    scene.give_hand(D, "anvil")
    wander(scene, 1, crossbow=1)
    scene.turn(V, "vagabond.actions")
    assert "minister-lost" in keys(scene.play("shoot duchy.citadel", "discard anvil"))
    assert vagabond_mat(scene.s, scene.seat(V)).relations[scene.seat(D)] == NEUTRAL
    assert scene.points(V) == 1


@pytest.mark.law("9.5.4", "9.7.1.I", "13.2.4")
def test_a_plot_alone_is_presence_for_aid_theft_and_a_guess() -> None:
    scene = wood(K, M, V)
    hide(scene, "bomb", 1)
    wander(scene, 1, "thief", torch=1)
    scene.give_hand(K, "bake_sale")
    scene.give_hand(V, "anvil")
    scene.turn(V, "vagabond.actions")
    assert "rob corvids" in scene.legal()
    assert "aid corvids anvil" in scene.legal()
    assert "guess anvil 1 corvids.bomb" in scene.legal()


# --- The Duchy


@pytest.mark.law("13.2.4", "12.5")
def test_what_the_duchy_has_revealed_serves_no_guess() -> None:
    scene = wood(D, K)
    hide(scene, "bomb", 1)
    scene.put_warriors(D, 1, 2)
    scene.give_hand(D, "anvil")
    scene.turn(D, "duchy.assembly")
    assert scene.legal("guess")
    scene.play("erect anvil duchy.market 1")
    assert scene.legal("guess") == []
    assert scene.refused("guess anvil 1 corvids.bomb") == ("13.2.4", "card-to-expose")


@pytest.mark.law("C.3.3", "12.5.1", "12.5.2", "12.5.3")
@pytest.mark.parametrize("step", ["assembly", "parliament", "sway"])
def test_the_duchy_opens_a_path_in_every_step_of_its_daylight(step: str) -> None:
    scene = wood(D, M, map="mountain")
    path = next(path for path in range(99) if scene.s.closed_paths >> path & 1)
    scene.put_warriors(D, scene.setup.map.paths[path][0] + 1, 1)
    scene.give_hand(D, "anvil")
    scene.turn(D, f"duchy.{step}")
    assert len(scene.legal("open")) == 1


@pytest.mark.law("M.5.2", "12.2.2")
def test_a_tunnel_draws_the_machine_but_the_burrow_never_does() -> None:
    scene = wood(D, MACHINE)
    scene.put("duchy.tunnel", 5)
    fill(scene, 9)
    scene.put_warriors(MACHINE, 1, 5)
    scene.give_zone(scene.setup.pile[scene.seat(MACHINE)], "anvil")
    scene.s.active = scene.seat(MACHINE)
    scene.ask_seat("mechanical-marquise.order", MACHINE)
    assert scene.warriors(MACHINE, 5) == 2
    assert scene.s.presence[scene.seat(MACHINE) * scene.s.places + burrow_of(scene.s, 0)] == 0


# --- Exiles and Partisans


@pytest.mark.law("13.4.1", "K.eyrie_emigre")
def test_an_emigre_crafted_by_plots_moves_at_the_end_of_that_birdsong() -> None:
    scene = wood(K, M, deck="exiles")
    hide(scene, "bomb", 1)
    hide(scene, "raid", 6)
    scene.put_warriors(K, 2, 1)
    scene.give_hand(K, "eyrie_emigre")
    scene.turn(K)
    scene.play("craft eyrie_emigre")
    assert scene.step() == "root.emigre-moves"


@pytest.mark.law("13.4.1", "K.swap_meet")
def test_a_swap_meet_crafted_by_a_plot_opens_in_the_same_birdsong() -> None:
    scene = wood(K, M, deck="exiles")
    hide(scene, "bomb", 5)
    scene.give_hand(K, "swap_meet-1")
    scene.give_hand(M, "anvil")
    scene.turn(K)
    scene.play("craft swap_meet-1")
    assert "use swap_meet-1" in scene.legal()


@pytest.mark.law("13.6.1", "K.informants")
def test_who_gives_up_the_draw_has_no_use_for_informants() -> None:
    scene = wood(K, M, deck="exiles")
    scene.craft_for(K, "informants-1")
    scene.put_discard("ambush_fox")
    scene.put_warriors(K, 1, 1)
    scene.turn(K, "corvids.exert")
    scene.play("move 1 5 1")
    assert scene.step() != "root.informants"
    assert scene.s.active == scene.seat(M)


@pytest.mark.law("13.5.2", "K.coffin_makers")
@pytest.mark.parametrize("law", ["early", "current"])
def test_warriors_that_make_way_for_a_plot_lie_on_the_coffin_makers(law: str) -> None:
    scene = wood(K, E, deck="exiles", law=law)
    scene.craft_for(E, "coffin_makers")
    scene.put_warriors(K, 1, 3)
    before = coffin(scene, K), supply(scene, K)
    scene.turn(K, "corvids.actions")
    scene.play("plot corvids.bomb 1")
    assert (coffin(scene, K), supply(scene, K)) == (before[0] + 1, before[1])


@pytest.mark.law("13.7.2", "K.propaganda_bureau")
def test_by_the_current_card_propaganda_stops_at_a_snare() -> None:
    scene = wood(K, M, E, deck="exiles", law="current")
    hide(scene, "snare", 1, face_up=True)
    for clearing in (1, 12):
        scene.put_warriors(E, clearing, 1)
    scene.craft_for(M, "propaganda_bureau")
    scene.give_hand(M, "anvil", "foxfolk_steel")
    scene.turn(M, "marquise.actions")
    scene.play("use propaganda_bureau")
    assert scene.legal() == ["persuade anvil 12 eyrie", "persuade foxfolk_steel 12 eyrie"]
    assert scene.refused("persuade anvil 1 eyrie") == ("13.7.2", "snared")


@pytest.mark.law("12.2.2", "K.league_of_adventurous_mice")
def test_the_league_leads_out_of_the_burrow() -> None:
    scene = wood(D, M, deck="exiles")
    scene.craft_for(D, "league_of_adventurous_mice-1")
    give_item(scene, D, "sword")
    scene.put("duchy.tunnel", 1)
    fill(scene, 1)
    scene.turn(D, "duchy.assembly")  # one more came in Birdsong
    scene.play("use league_of_adventurous_mice-1")
    assert scene.legal() == ["move duchy.burrow 1 1", "move duchy.burrow 1 2"]
    scene.play("move duchy.burrow 1 2")
    assert scene.warriors(D, 1) == 2


@pytest.mark.law("12.6.2", "K.master_engravers", "K.murine_broker")
def test_engravers_and_broker_hear_of_what_the_duchy_crafts_in_its_evening() -> None:
    scene = wood(D, M, deck="exiles")
    scene.craft_for(D, "master_engravers")
    scene.craft_for(M, "murine_broker")
    scene.put("duchy.market", 1)
    scene.give_hand(D, "anvil")
    scene.turn(D, "duchy.craft")
    scene.play("craft anvil", "draw bake_sale")
    assert scene.points(D) == 2 + 1
    assert scene.hand(M) == ["bake_sale"]


@pytest.mark.law("14.2.2", "K.false_orders")
def test_the_warlord_counts_for_half_and_stays() -> None:
    scene = wood(H, M, deck="exiles")
    put_figure(scene.s, scene.setup.figures_of[scene.seat(H)][0], 0)
    scene.put_warriors(H, 1, 2)
    scene.craft_for(M, "false_orders-1")
    scene.turn(M, "root.birdsong-cards")
    scene.play("use false_orders-1", "mislead hundreds 1 5")
    assert (scene.warriors(H, 1), scene.warriors(H, 5)) == (0, 2)
    assert scene.s.figures[scene.setup.figures_of[scene.seat(H)][0]] == 0


@pytest.mark.law("M.5.3.III", "K.saboteurs", "K.boat_builders", "K.propaganda_bureau")
@pytest.mark.parametrize(
    ("card", "come"), [("saboteurs-1", 1), ("boat_builders", 2), ("propaganda_bureau", 3)]
)
def test_orders_of_any_suit_call_that_many_to_the_keep(card: str, come: int) -> None:
    scene = wood(E, MACHINE, deck="exiles")
    scene.put(f"{MACHINE}.keep", 1)
    scene.put_warriors(MACHINE, 9, 1)
    scene.give_zone(scene.setup.pile[scene.seat(MACHINE)], card)
    scene.ask_seat("mechanical-marquise.order", MACHINE)
    assert scene.warriors(MACHINE, 1) == come
    assert scene.warriors(MACHINE, 9) == 1


@pytest.mark.law("K.propaganda_bureau", "K.coffin_makers")
@pytest.mark.parametrize(("law", "lie"), [("early", 1), ("current", 0)])
def test_whom_propaganda_replaces_lies_on_the_early_coffin_makers_only(law: str, lie: int) -> None:
    scene = wood(M, E, A, deck="exiles", law=law)
    scene.craft_for(A, "coffin_makers")
    scene.craft_for(M, "propaganda_bureau")
    scene.put_warriors(E, 1, 1)
    scene.put_warriors(E, 12, 1)
    scene.give_hand(M, "anvil")
    before = coffin(scene, E)
    scene.turn(M, "marquise.actions")
    scene.play("use propaganda_bureau", "persuade anvil 1 eyrie")
    assert coffin(scene, E) - before == lie
