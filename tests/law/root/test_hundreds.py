"""The Lord of the Hundreds: what only Python can say of setup, ruins, rulings and company. Law 14.

The scenarios in the folder of the faction (warlord, advance, hoard, mobs, battles, oppress) have the rest.
"""

from random import Random

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import settle
from lichtung.root.battle import Battle as Fight
from lichtung.root.battle import Losses, spare_first, start_battle
from lichtung.root.cards import BAG, BOOTS, HAMMER, ITEMS, SWORD, members
from lichtung.root.factions.cult.mat import mat_of as mat_of_cult
from lichtung.root.factions.cult.rules import cannot_convert
from lichtung.root.factions.eyrie.rules import new_roost_sites
from lichtung.root.factions.hundreds.hoard import VALUES
from lichtung.root.factions.hundreds.mat import SPACES, mat_of
from lichtung.root.factions.hundreds.mobs import Mobs, Site, can_spread_to
from lichtung.root.factions.hundreds.moods import FORBIDDEN_BY, MOODS, STUBBORN
from lichtung.root.factions.hundreds.rules import POINTS_FOR_OPPRESSED, oppressed
from lichtung.root.factions.hundreds.warlord import figure_of, warlord_at
from lichtung.root.factions.vagabond.mat import ALLIED
from lichtung.root.factions.vagabond.mat import mat_of as mat_of_vagabond
from lichtung.root.fields import replaced
from lichtung.root.game import make
from lichtung.root.homelands import distances
from lichtung.root.map import FOX, RABBIT
from lichtung.root.markers import place_marker
from lichtung.root.pieces import put_figure, troops
from lichtung.root.ruins import RUIN_ITEMS, hidden
from lichtung.root.state import NONE
from tests.law.root.positions import Scene, begin, keys
from tests.properties.root_kept import assert_kept

H, M, E, V, C = "hundreds", "marquise", "eyrie", "vagabond", "corvids"


def wood(*factions: str, **options: object) -> Scene:
    """An empty map and empty hands, the Hundreds in the first seat and their warlord off the map."""
    seats = [H, *(factions or (M, V))]
    scene = begin(make({"factions": ",".join(seats), "questions": "all", **options}))
    scene.clear_map()
    lead_to(scene, 0)
    return scene


def lead_to(scene: Scene, clearing: int) -> None:
    """The warlord stands there; 0: he is off the map."""
    put_figure(scene.s, figure_of(scene.s, scene.seat(H)), clearing - 1 if clearing else NONE)


def in_mood(scene: Scene, mood: str) -> None:
    mat_of(scene.s, scene.seat(H)).mood = MOODS.index(mood)


def warlord(scene: Scene) -> int:
    """The clearing of the warlord; 0: he is off the map."""
    return warlord_at(scene.s, scene.seat(H)) + 1


def hoard(scene: Scene) -> list[str]:
    row = mat_of(scene.s, scene.seat(H)).hoard
    return [ITEMS[item] for item, n in enumerate(row) for _ in range(n)]


def lay(scene: Scene, **ruins: list[int]) -> None:
    """Exactly these items lie under these ruins (ruin_6=[BOOTS])."""
    under = [0] * scene.s.clearings
    for name, items in ruins.items():
        for item in items:
            bit = 1 << item
            at = int(name.removeprefix("ruin_")) - 1
            under[at] |= bit << len(ITEMS) if under[at] & bit else bit
    scene.s.ruin_items = tuple(under)


def raze(scene: Scene, *clearings: int) -> None:
    scene.s.active = scene.seat(H)
    scene.ask("hundreds.raze-next", Mobs(scene.seat(H), sum([1 << c - 1 for c in clearings])))


def word_of(scene: Scene, card: str) -> str:
    """The first copy of a card."""
    return next(word for word in scene.setup.deck.words if word.startswith(card))


def until(scene: Scene, step: str) -> None:
    """Play on from the start of a game to a step of its setup."""
    while scene.step() != step:
        scene.play(scene.legal()[0])


# --- Setup. 14.3


@pytest.mark.law("14.3.1", "14.3.2", "14.3.3", "14.3.4")
def test_they_begin_opposite_a_starting_corner() -> None:
    scene = begin(make({"factions": "marquise,hundreds", "questions": "all"}))
    opposite = scene.setup.map.opposite[scene.s.corners[0]]
    assert (warlord(scene), scene.warriors(H, opposite + 1)) == (opposite + 1, 4)
    assert (scene.count("hundreds.stronghold", opposite + 1), scene.s.corners[1]) == (1, opposite)
    assert (scene.s.supply[1], mat_of(scene.s, 1).mood) == (16, STUBBORN)
    assert [scene.s.unplaced[scene.kind(f"hundreds.{kind}")] for kind in ("stronghold", "mob")] == [5, 5]
    assert hoard(scene) == []


@pytest.mark.law("14.3.3")
def test_chance_hides_one_item_under_each_ruin() -> None:
    game = make({"factions": "hundreds,marquise"})
    scene = Scene(game, game.start())
    scene.play("first marquise")
    until(scene, "hundreds.stock-ruins")
    scene.play("stock hammer sword boots")
    found = {c + 1: [ITEMS[item] for item in members(scene.s.ruin_items[c])] for c in members(scene.s.ruins)}
    assert found == {6: ["hammer"], 10: ["sword"], 11: ["boots"], 12: ["bag"]}
    assert scene.s.ruin_seen == (0,) * 12


@pytest.mark.law("14.3.3", "9.8.1")
@pytest.mark.parametrize("seats", ["hundreds,vagabond", "vagabond,hundreds,vagabond", "hundreds,eyrie"])
@pytest.mark.parametrize("setup", ["standard", "advanced"])
def test_as_many_sets_as_vagabonds_lie_under_the_ruins_but_at_least_one(seats: str, setup: str) -> None:
    game = make({"factions": seats, "setup": setup})
    for seed in range(6):
        rng = Random(seed)
        s = game.start()
        while s.turn == 0:
            game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
        sets = max(1, seats.count(V))
        assert [hidden(s.ruin_items, item) for item in range(len(ITEMS))] == [
            sets if item in RUIN_ITEMS else 0 for item in range(len(ITEMS))
        ]


@pytest.mark.law("14.3.2", "5.1.7")
def test_a_fifth_faction_finds_no_corner_in_the_standard_setup() -> None:
    five = "marquise,eyrie,cult,duchy,hundreds"
    with pytest.raises(LichtungError) as caught:
        make({"factions": five})
    assert (caught.value.key, caught.value.where) == ("setup-corners", "setup")
    make({"factions": five, "setup": "advanced"})
    make({"factions": five.removesuffix(",hundreds") + ",vagabond"})


@pytest.mark.law("K.hundreds_setup")
@pytest.mark.parametrize("board", ["autumn", "winter", "lake", "mountain"])
def test_the_homeland_lies_on_the_edge_two_clearings_from_all_others(board: str) -> None:
    game = make({"factions": "hundreds,eyrie", "setup": "advanced", "map": board})
    scene = Scene(game, game.start())
    while scene.step() != "hundreds.homeland":
        scene.play(game.actions(scene.s)[0])
    steps = distances(scene.s, scene.s.homelands[1])
    edge = scene.setup.map.edge
    for clearing in range(scene.s.clearings):
        far = steps[clearing] >= 3 and clearing in edge and scene.s.slots[clearing] > 0
        assert (f"at {clearing + 1}" in scene.legal()) is far
    beside = next(c for c in range(scene.s.clearings) if steps[c] == 1 and c in edge)
    assert scene.refused(f"at {beside + 1}")[0] == "A.8.2.II"
    scene.play(scene.legal()[0])
    home = members(scene.s.homelands[0])[0] + 1
    assert (warlord(scene), scene.warriors(H, home), scene.count("hundreds.stronghold", home)) == (home, 4, 1)


# --- The hoard. 14.2.3, 14.2.4


@pytest.mark.law("14.2.3", "K.master_engravers")
@pytest.mark.parametrize(("choice", "points"), [("keep", 1), ("cash-in", 4)])
def test_points_of_other_cards_come_either_way(choice: str, points: int) -> None:
    scene = wood(deck="exiles")
    scene.craft_for(H, word_of(scene, "master_engravers"))
    scene.put("hundreds.stronghold", 5, 2)
    scene.give_hand(H, "bake_sale")
    scene.turn(H, "root.craft")
    scene.play("craft bake_sale", choice)
    assert scene.points(H) == points


@pytest.mark.law("14.2.4", "14.2.4.II", "14.6.2", "14.7")
def test_the_tables_of_the_board() -> None:
    facts = wood().setup.factions[0].facts()
    assert facts["values"] == list(VALUES) == [1, 2, 2, 3, 4]
    assert facts["points_for_oppressed"] == list(POINTS_FOR_OPPRESSED)
    assert (SPACES, len(MOODS), [item for item in range(7) if item not in FORBIDDEN_BY]) == (4, 8, [])
    assert facts["tracks"] == [
        {"track": "command", "items": ["boots", "bag", "coin"]},
        {"track": "prowess", "items": ["hammer", "tea", "sword", "crossbow"]},
    ]


# --- The warlord. 14.2.2


@pytest.mark.law("14.2.2", "K.false_orders")
@pytest.mark.parametrize(("others", "gone"), [(1, 1), (2, 2), (3, 2)])
def test_false_orders_count_him_and_leave_him(others: int, gone: int) -> None:
    scene = wood(deck="exiles")
    scene.put_warriors(H, 5, others)
    lead_to(scene, 5)
    scene.craft_for(M, word_of(scene, "false_orders"))
    scene.ask_seat("root.false-orders", M)
    scene.play("mislead hundreds 5 1")
    assert (scene.warriors(H, 1), scene.warriors(H, 5), warlord(scene)) == (gone, others - gone, 5)


@pytest.mark.law("14.2.2", "K.false_orders")
def test_alone_he_follows_no_false_orders() -> None:
    scene = wood(deck="exiles")
    lead_to(scene, 5)
    scene.put_warriors(H, 9, 1)
    scene.ask_seat("root.false-orders", M)
    assert scene.refused("mislead hundreds 5 1")[0] == "K.false_orders"


@pytest.mark.law("14.2.2", "10.4.3.I")
def test_the_cult_converts_warriors_but_never_him() -> None:
    scene = wood("cult")
    mat = mat_of_cult(scene.s, 1)
    mat.acolytes, mat.outcast = 3, RABBIT
    lead_to(scene, 5)
    assert cannot_convert(scene.s, 1, 4, 0) is not None
    scene.put_warriors(H, 5, 1)
    assert cannot_convert(scene.s, 1, 4, 0) is None


@pytest.mark.law("14.2.2", "7.4.3")
def test_new_roosts_shun_him_like_a_warrior() -> None:
    scene = wood(E)
    for clearing in range(1, 13):
        if clearing not in (5, 9):
            scene.put_warriors(H, clearing, 1)
    lead_to(scene, 5)
    assert new_roost_sites(scene.s, 1) == [9 - 1]


@pytest.mark.law("14.2.2", "8.4.1.III")
def test_a_revolt_leaves_him_standing() -> None:
    scene = wood("alliance")
    scene.put("alliance.sympathy", 5)
    scene.put_warriors(H, 5, 2)
    lead_to(scene, 5)
    scene.give_pile("alliance", "bake_sale", "root_tea_rabbit")
    scene.turn("alliance", "alliance.revolt")
    scene.play("revolt 5")
    while scene.step() == "alliance.pay" or scene.legal("supporter"):
        scene.play(scene.legal()[0])
    assert (scene.warriors(H, 5), warlord(scene), scene.count("alliance.base_rabbit", 5)) == (0, 5, 1)


@pytest.mark.law("14.2.2", "9.2.9.IIc", "9.2.9.IId")
def test_beside_an_allied_vagabond_he_counts_and_may_fall() -> None:
    scene = wood(M, V)
    lead_to(scene, 5)
    scene.put_warriors(M, 5, 3)
    vagabond = scene.seat(V)
    put_figure(scene.s, scene.setup.figures_of[vagabond][0], 4)
    mat_of_vagabond(scene.s, vagabond).relations[scene.seat(H)] = ALLIED
    scene.fight(V, 5, M)
    scene.play("call hundreds")
    rolled = scene.play("roll 3 1")
    assert next(event for event in rolled if event.key == "rolled").args[3] >= 2
    scene.play("sacrifice")
    assert warlord(scene) == 0


@pytest.mark.law("14.2.2")
def test_a_fallen_warlord_is_no_cardboard_and_goes_to_no_supply() -> None:
    scene = wood(M)
    in_mood(scene, "rowdy")
    lead_to(scene, 5)
    scene.put_warriors(M, 5, 3)
    supply = scene.s.supply[0]
    scene.fight(M, 5, H)
    events = scene.play("roll 1 0")
    assert "warlord-fell" in keys(events)
    assert (scene.s.supply[0], scene.points(M), troops(scene.s, 0, 4)) == (supply, 0, 0)


# --- Razing. 14.4.1


@pytest.mark.law("14.4.1", "9.8.1")
def test_of_two_items_they_see_both_and_take_one() -> None:
    scene = wood(V, V)
    lay(scene, ruin_6=[BOOTS, SWORD], ruin_10=[BOOTS, BAG])
    scene.put("hundreds.mob", 6)
    raze(scene, 6)
    assert (scene.step(), scene.legal()) == ("hundreds.plunder", ["plunder boots", "plunder sword"])
    assert scene.s.ruin_seen[5] == 1 << scene.seat(H)
    assert scene.refused("plunder bag") == ("14.4.1", "not-beneath-ruin")
    scene.play("plunder boots")
    assert (hoard(scene), scene.s.ruins >> 5 & 1, scene.s.ruin_items[5]) == (["boots"], 1, 1 << SWORD)


@pytest.mark.law("14.4.1")
def test_no_item_of_a_kind_comes_twice_from_ruins() -> None:
    scene = wood(V, V)
    mat_of(scene.s, 0).found = 1 << BOOTS
    lay(scene, ruin_6=[BOOTS, SWORD])
    scene.put("hundreds.mob", 6)
    raze(scene, 6)
    assert scene.legal() == ["plunder sword"]  # asked: silence would tell what the other one is
    assert scene.refused("plunder boots") == ("14.4.1", "looted-before")


@pytest.mark.law("14.4.1")
def test_a_ruin_stays_with_what_may_not_be_taken() -> None:
    scene = wood(V, V)
    mat_of(scene.s, 0).found = 1 << BOOTS | 1 << HAMMER
    lay(scene, ruin_6=[BOOTS], ruin_10=[HAMMER, HAMMER])
    scene.put("hundreds.mob", 6)
    scene.put("hundreds.mob", 10)
    raze(scene, 6, 10)
    assert "ruin-left" in keys(scene.play("at 6"))
    assert (hoard(scene), scene.s.ruins >> 5 & 1, scene.s.ruins >> 9 & 1) == ([], 1, 1)


@pytest.mark.law("14.4.1", "2.3", "11.2.7.II")
def test_riverboats_make_clearings_adjacent_for_mobs() -> None:
    scene = wood("riverfolk")
    seat = scene.seat(H)
    dry = [
        (a, b) for a in range(12) for b in scene.s.ways.water[a] if b not in scene.s.ways.land[a] and b < 12
    ]
    origin, dest = dry[0]
    suit = members(scene.s.suits[dest])[0]
    scene.put("hundreds.mob", origin + 1)
    assert not can_spread_to(scene.s, seat, suit, dest)
    scene.s.boats |= 1 << seat
    assert can_spread_to(scene.s, seat, suit, dest)


@pytest.mark.law("14.4.1", "C.3.3")
def test_closed_paths_keep_mobs_apart() -> None:
    scene = wood(M, map="mountain")
    setup = scene.setup
    path = members(scene.s.closed_paths)[0]
    one, other = setup.map.paths[path]
    scene.put("hundreds.mob", one + 1)
    suit = members(scene.s.suits[other])[0]
    reached = any(n == one for n in scene.s.ways.land[other])
    assert not reached
    assert not can_spread_to(scene.s, 0, suit, other)


@pytest.mark.law("14.4.1", "13.2.2", "13.7.4")
def test_hidden_plots_are_razed_and_a_raid_follows() -> None:
    scene = wood(C)
    kind = scene.setup.marker_kind_words.index("corvids.raid")
    place_marker(scene.s, scene.seat(C), kind, 4)
    scene.put("hundreds.mob", 5)
    raze(scene, 5)
    assert (scene.points(H), scene.warriors(C, 1), scene.warriors(C, 2)) == (1, 1, 1)


@pytest.mark.law("14.4.1", "12.2.3")
def test_each_razed_clearing_has_its_own_price_of_failure() -> None:
    scene = wood("duchy")
    for clearing in (5, 9):
        scene.put("duchy.citadel", clearing)
        scene.put("hundreds.mob", clearing)
    scene.give_hand("duchy", "anvil", "bake_sale", "root_tea_fox")
    raze(scene, 5, 9)
    scene.play("at 5", "discard anvil", "discard bake_sale")
    assert (scene.points(H), scene.hand("duchy")) == (2, ["root_tea_fox"])


@pytest.mark.law("14.4.1", "11.2.5.I")
def test_a_razed_trade_post_disrupts_trade() -> None:
    scene = wood("riverfolk")
    scene.put("riverfolk.post_rabbit", 5)
    scene.put("hundreds.mob", 5)
    raze(scene, 5)
    assert (scene.points(H), scene.count("riverfolk.post_rabbit", 5)) == (1, 0)


@pytest.mark.law("14.4.1", "13.7.2")
def test_no_mob_spreads_to_a_snare() -> None:
    scene = wood(C)
    kind = scene.setup.marker_kind_words.index("corvids.snare")
    place_marker(scene.s, scene.seat(C), kind, 0)
    scene.put("hundreds.mob", 5)
    assert can_spread_to(scene.s, 0, FOX, 0)
    plot = next(m for m in scene.setup.markers_of[1] if scene.s.marker_places[m] == 0)
    scene.s.marker_seen = replaced(scene.s.marker_seen, plot, scene.setup.everybody)
    assert not can_spread_to(scene.s, 0, FOX, 0)


@pytest.mark.law("14.4.1", "M.2")
def test_the_keep_of_the_machine_is_razed() -> None:
    scene = wood("mechanical-marquise")
    scene.put("mechanical-marquise.keep", 1)
    scene.put("hundreds.mob", 1)
    raze(scene, 1)
    assert scene.points(H) == 1


# --- Looters. 14.2.5


@pytest.mark.law("14.2.5", "M.3.4")
def test_items_for_sale_at_the_machine_are_loot() -> None:
    scene = wood("mechanical-marquise")
    scene.put_warriors(H, 5, 4)
    scene.put_warriors("mechanical-marquise", 5, 1)
    scene.fight(H, 5, "mechanical-marquise")
    scene.play("for-loot", "roll 0 0", "loot boots")
    assert (hoard(scene), scene.item("mechanical-marquise", "boots")) == (["boots"], 0)


@pytest.mark.law("14.2.5")
def test_vagabonds_have_nothing_to_loot() -> None:
    scene = wood(V)
    scene.put_warriors(H, 5, 2)
    put_figure(scene.s, scene.setup.figures_of[1][0], 4)
    scene.fight(H, 5, V)
    assert scene.step() == "root.roll"


@pytest.mark.law("14.2.5")
@pytest.mark.parametrize("defenders", [1, 3])
def test_without_rule_at_the_end_of_the_battle_nothing_is_looted(defenders: int) -> None:
    scene = wood(M)
    scene.put_warriors(H, 1, 2)
    scene.put_warriors(M, 1, defenders)
    at = scene.seat(M) * len(ITEMS) + BOOTS
    scene.s.crafted_items = replaced(scene.s.crafted_items, at, 1)
    scene.fight(H, 1, M)
    scene.play("for-loot", "roll 3 0")
    assert scene.warriors(M, 1) == defenders  # rolled hits do not count
    ruled = defenders < 2
    assert (scene.item(M, "boots"), hoard(scene)) == ((0, ["boots"]) if ruled else (1, []))


@pytest.mark.law("14.2.5", "4.3.1")
def test_after_a_battle_that_an_ambush_ends_strongholds_may_still_rule() -> None:
    scene = wood(M)
    scene.put_warriors(H, 5, 2)
    scene.put("hundreds.stronghold", 5, 2)
    scene.put_warriors(M, 5, 1)
    at = scene.seat(M) * len(ITEMS) + BOOTS
    scene.s.crafted_items = replaced(scene.s.crafted_items, at, 1)
    scene.give_hand(M, "ambush_rabbit", "ambush_bird-1")
    scene.fight(H, 5, M)
    scene.play("for-loot")
    scene.play(scene.legal("ambush")[0])
    assert (scene.warriors(H, 5), scene.item(M, "boots"), hoard(scene)) == (0, 0, ["boots"])


@pytest.mark.law("14.2.5", "K.vagrant")
def test_also_a_forced_battle_may_be_for_loot() -> None:
    scene = wood(M, V)
    scene.put_warriors(H, 5, 2)
    scene.put_warriors(M, 5, 1)
    at = scene.seat(M) * len(ITEMS) + BOOTS
    scene.s.crafted_items = replaced(scene.s.crafted_items, at, 1)
    scene.s.active = scene.seat(V)
    start_battle(scene.s, Fight(scene.seat(H), scene.seat(M), 4, NONE, scene.seat(V)))
    settle(scene.s)
    assert (scene.step(), scene.decider()) == ("hundreds.looters", H)


@pytest.mark.law("14.2.5", "4.3.2.III")
def test_a_defenceless_defender_takes_its_extra_hit() -> None:
    scene = wood(M)
    scene.put_warriors(H, 5, 2)
    scene.put("marquise.sawmill", 5)
    at = scene.seat(M) * len(ITEMS) + BOOTS
    scene.s.crafted_items = replaced(scene.s.crafted_items, at, 1)
    scene.fight(H, 5, M)
    scene.play("for-loot", "roll 3 0")
    assert (scene.count("marquise.sawmill", 5), hoard(scene)) == (0, ["boots"])


# --- Moods. 14.7


@pytest.mark.law("14.7.7")
def test_one_hit_a_side_is_ignored_in_a_battle_whatever_allows_it() -> None:
    scene = wood(M)
    scene.put_warriors(H, 5, 3)
    lead_to(scene, 5)
    in_mood(scene, "stubborn")
    scene.put_warriors(M, 5, 3)
    scene.fight(M, 5, H)
    two = Losses(0, 4, 2, 1)
    assert [spare_first(scene.s, two).hits, spare_first(scene.s, two).hits] == [1, 2]
    assert spare_first(scene.s, Losses(1, 4, 2, 0)).hits == 2


@pytest.mark.law("14.7.6")
@pytest.mark.parametrize(("place", "enemies", "cards"), [(0, 0, 2), (5, 2, 2), (5, 3, 3)])
def test_a_rowdy_warlord_draws_more(place: int, enemies: int, cards: int) -> None:
    scene = wood(M)
    in_mood(scene, "rowdy")
    lead_to(scene, place)
    scene.put_warriors(H, 5, 1)
    scene.put_warriors(M, 5, enemies)
    assert 1 + scene.setup.factions[0].draw_bonus(scene.s, 0) == cards


@pytest.mark.law("14.7.1")
def test_nobody_comes_where_nothing_can_be_placed() -> None:
    scene = wood(M)
    in_mood(scene, "bitter")
    lead_to(scene, 1)
    scene.put("marquise.keep", 1)
    scene.put("hundreds.mob", 5)
    scene.ask("hundreds.bitter", Site(0, 0))
    scene.play("at 5")
    assert (scene.count("hundreds.mob", 5), scene.warriors(H, 1), scene.points(M)) == (0, 0, 0)


# --- Oppress. 14.6.2


@pytest.mark.law("14.6.2", "9.2.8", "2.7")
def test_a_coalition_partner_does_not_spoil_it() -> None:
    scene = wood(M, E, V)
    scene.put_warriors(H, 5, 1)
    vagabond = scene.seat(V)
    put_figure(scene.s, scene.setup.figures_of[vagabond][0], 4)
    assert oppressed(scene.s, 0) == 0
    mat_of_vagabond(scene.s, vagabond).partner = 0
    assert oppressed(scene.s, 0) == 1


@pytest.mark.law("14.6.2", "11.2.7.III")
def test_hired_warriors_help_to_rule_but_are_no_piece_of_theirs() -> None:
    scene = wood("riverfolk", M)
    scene.put_warriors("riverfolk", 5, 2)
    scene.s.hirer = 0
    scene.put_warriors("riverfolk", 9, 1)
    scene.put_warriors(H, 9, 1)
    assert (scene.ruler(9), oppressed(scene.s, 0)) == (H, 1)


# --- All of it together


@pytest.mark.law("14.2.2", "14.2.4")
@pytest.mark.parametrize("wrong", ["place", "hoard", "looting", "mobs"])
def test_positions_that_no_game_reaches_are_refused(wrong: str) -> None:
    game = make({"factions": "hundreds,marquise"})
    data: dict[str, object] = {"turn": H, "step": "hundreds.command", "factions": {H: {"place": 5}}}
    game.position(data)
    if wrong == "mobs":
        data["pieces"] = {"hundreds.mob": ["5", "5"]}
    else:
        key = {"place": {"place": "f1"}, "hoard": {"hoard-torch": 1}, "looting": {"looting": 1}}[wrong]
        data["factions"] = {H: key}
    with pytest.raises(LichtungError):
        game.position(data)


@pytest.mark.law("14.3.1", "14.2.2", "14.2.4")
@pytest.mark.parametrize("factions", ["hundreds,eyrie", "vagabond,hundreds,alliance,vagabond"])
def test_nothing_is_lost_and_nothing_found_twice_in_whole_games(factions: str) -> None:
    game = make({"factions": factions})
    rng = Random(7)
    s = game.start()
    while game.decision(s) is not None:
        game.apply(s, rng.choice(game.actions(s)) if s.legal else game.sample(s, rng))
        if s.turn and rng.random() < 0.2:
            assert_kept(s)
