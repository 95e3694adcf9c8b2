"""The Exile and the Brigand, sentence by sentence. H.exile, H.brigand"""

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.root.card_mat import items_face_up, read_card_mat
from lichtung.root.cards import BAG, BOOTS, HAMMER, ITEMS, SWORD, TEA
from lichtung.root.fields import replaced
from lichtung.root.game import HIRELINGS, make
from lichtung.root.hirelings.exile.mat import CLUBS, mat_of, read_mat
from lichtung.root.hirelings.exile.rules import clearings_near, next_forests
from lichtung.root.hirelings.mat import read_company
from lichtung.root.ruins import RUIN_ITEMS
from lichtung.root.state import NONE
from lichtung.testing import check_game
from tests.law.root.company_wood import Company, wood
from tests.law.root.positions import keys
from tests.properties.root_kept import assert_items, assert_ruins

M, E, A = "marquise", "eyrie", "alliance"
CRAFT = "root.craft"
EXILE = "exile,spies,band"
BRIGAND = "exile:demoted,spies,band"
FIRST_FOREST = 12


def crafted(scene: Company, seat: str, *items: int) -> None:
    """These items lie in a seat's box."""
    for item in items:
        at = scene.seat(seat) * len(ITEMS) + item
        scene.s.crafted_items = replaced(scene.s.crafted_items, at, scene.s.crafted_items[at] + 1)
        scene.s.items = replaced(scene.s.items, item, scene.s.items[item] - 1)


def in_forest(scene: Company, forest: int = 1) -> list[int]:
    """The Exile stands in a forest with its clubs; returns the numbers of the clearings beside it.

    Elsewhere somebody stands for each seat, so that they have something to decide.
    """
    scene.put_pawn("exile", FIRST_FOREST + forest)
    mat_of(scene.s, scene.owner("exile")).ready = CLUBS
    near = clearings_near(scene.s, scene.owner("exile"))
    for seat in range(scene.setup.seats):
        scene.put_warriors(seat, far_off(near), 1)
    return [clearing + 1 for clearing in range(scene.s.clearings) if near >> clearing & 1]


def far_off(near: int) -> int:
    """The number of the first clearing that is not in the mask."""
    return next(clearing + 1 for clearing in range(FIRST_FOREST) if not near >> clearing & 1)


def items(scene: Company) -> tuple[int, int]:
    """How many items on the card are ready and exhausted."""
    mat = read_mat(scene.s, scene.owner("exile"))
    return mat.ready, mat.exhausted


def employed(scene: Company, seat: str, side: str) -> Company:
    """A seat controls it, and uses it in its Daylight."""
    scene.control("exile", seat)
    scene.turn(seat, CRAFT)
    scene.play(f"employ {side}")
    return scene


# --- Setup. A.6.3, A.6.5


@pytest.mark.law("H.exile", "A.6.3")
def test_the_exile_begins_in_any_forest_with_three_clubs() -> None:
    game = make({"factions": "alliance,eyrie", "hirelings": "exile:promoted,spies:demoted,patrol:demoted"})
    s = game.start()
    while game.codec.verbs[game.actions(s)[0].verb].word != "deploy":
        game.apply(s, game.actions(s)[0])
    game.play(s, game.parse("deploy exile"))
    forests = [f"walk f{forest + 1}" for forest in range(len(s.setup.map.forests))]
    assert [game.text(a) for a in game.actions(s)] == forests
    refused = game.refusal(s, game.parse("walk 3"))
    assert refused is not None
    assert (refused.law, refused.key) == ("H.exile", "exile-not-next")
    game.play(s, game.parse("walk f2"))
    owner = s.setup.words.index("exile")
    assert s.figures[s.setup.figures_of[owner][0]] == FIRST_FOREST + 1
    assert read_mat(s, owner).ready == CLUBS == 3
    assert not any(s.ruin_items)


@pytest.mark.law("H.brigand", "A.6.3")
def test_the_brigand_brings_a_set_of_items_under_the_ruins() -> None:
    scene = wood(BRIGAND, "alliance,eyrie", empty=False)
    under = [mask for mask in scene.s.ruin_items if mask]
    assert sorted(under) == sorted(1 << item for item in RUIN_ITEMS)
    assert not any(scene.s.ruin_seen)
    assert scene.s.figures[scene.setup.figures_of[scene.owner("exile")][0]] == NONE
    for seat in (0, 1, None):  # nobody knows which lies where
        view = scene.game.view(scene.s, seat)
        assert not any(view.ruin_known)
        assert view.ruin_pool == tuple(sorted(RUIN_ITEMS))


@pytest.mark.law("H.brigand", "14.3.3")
def test_the_hundreds_find_the_brigands_set() -> None:
    scene = wood(BRIGAND, "hundreds,eyrie", empty=False)
    assert [mask.bit_count() for mask in scene.s.ruin_items if mask] == [1, 1, 1, 1]
    assert_ruins(scene.s)


@pytest.mark.law("A.6.5")
def test_no_vagabond_plays_beside_it() -> None:
    with pytest.raises(LichtungError) as caught:
        make({"factions": "marquise,vagabond", "hirelings": EXILE})
    assert caught.value.key == "hirelings-excluded"
    assert "exile" not in make({"factions": "marquise,vagabond", "hirelings": "random"}).setup.words
    open_table = make({"factions": "marquise,eyrie", "hirelings": "random"}).setup
    assert {h.id for h in HIRELINGS.values()} - {h.id for h in open_table.hirelings} == {"patrol", "dynasty"}
    drafted = make({"factions": 4, "setup": "advanced", "hirelings": EXILE})
    s = drafted.start()
    while s.turn == 0:
        actions = drafted.actions(s)
        assert not any("vagabond" in drafted.text(a) for a in actions)
        drafted.apply(s, actions[0])
    assert "vagabond" not in [faction.id for faction in s.setup.factions]


# --- Aid


@pytest.mark.law("H.exile", "H.2.2")
def test_who_is_near_brings_items_for_cards_and_points() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    scene.put_warriors(M, near[0], 1)
    crafted(scene, M, SWORD, SWORD, TEA)
    scene.turn(M, CRAFT)
    hand = len(scene.hand(M))
    events = scene.play("aid-exile sword")  # nobody controls it
    assert keys(events)[:1] == ["exile-aided"]
    assert scene.step() == "root.draw"
    scene.play(scene.legal()[0])
    assert scene.s.points[0] == 1
    assert len(scene.hand(M)) == hand + 1
    assert items(scene) == (CLUBS + 1, 0)
    assert scene.s.crafted_items[SWORD] == 1
    scene.play("aid-exile tea")  # any number of times
    scene.play(scene.legal()[0])
    assert items(scene) == (CLUBS + 2, 0)
    assert scene.refused("aid-exile tea") == ("H.exile", "exile-no-item")
    assert_items(scene.s)


@pytest.mark.law("H.exile")
def test_only_pieces_in_clearings_beside_its_forest_let_one_aid_it() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    crafted(scene, M, SWORD)
    scene.turn(M, CRAFT)
    assert not scene.legal("aid-exile")
    assert scene.refused("aid-exile sword") == ("H.exile", "exile-not-near")
    scene.control("spies", M)
    scene.troop("spies", near[0], 1)  # H.3.3: no faction piece
    assert scene.refused("aid-exile sword") == ("H.exile", "exile-not-near")
    scene.put_pawn("exile", 0)
    assert scene.refused("aid-exile sword") == ("H.exile", "exile-away")


@pytest.mark.law("H.exile")
def test_relics_in_forests_make_nobody_a_neighbour() -> None:
    scene = wood(EXILE, "keepers,eyrie", empty=False)
    scene.clear_map()
    in_forest(scene)
    crafted(scene, "keepers", SWORD)
    relic = scene.setup.kinds_of[scene.seat("keepers")][-1]
    place = FIRST_FOREST
    scene.s.pieces[relic * scene.s.places + place] = 1
    scene.s.presence[scene.seat("keepers") * scene.s.places + place] += 1
    out: list[object] = []
    side = HIRELINGS["exile"].sides[0]
    side.list_offers(scene.s, scene.owner("exile"), scene.seat("keepers"), out)  # type: ignore[arg-type]
    assert out == []


@pytest.mark.law("H.exile")
def test_an_exhausted_item_comes_to_the_exile_face_up() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    scene.put_warriors(M, near[0], 1)
    crafted(scene, M, SWORD)
    mat = read_card_mat(scene.s)
    mat.face_down[SWORD] = 1
    scene.turn(M, CRAFT)
    scene.play("aid-exile sword")
    assert items(scene) == (CLUBS + 1, 0)
    assert read_card_mat(scene.s).face_down[SWORD] == 0


@pytest.mark.law("H.exile", "14.2.4")
def test_the_hoard_is_no_box_of_crafted_items() -> None:
    scene = wood(EXILE, "hundreds,eyrie")
    near = in_forest(scene)
    scene.put_warriors("hundreds", near[0], 3)
    scene.setup.factions[scene.seat("hundreds")].gain_item(scene.s, scene.seat("hundreds"), SWORD)
    scene.turn("hundreds", CRAFT)
    assert not scene.legal("aid-exile")


# --- Daylight


@pytest.mark.law("H.exile")
def test_the_exile_moves_for_one_item_and_battles_for_two() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    scene.put_warriors(E, near[0], 2)
    employed(scene, M, "exile")
    walks = [f"walk f{place - FIRST_FOREST + 1}" for place in next_forests(scene.s, scene.owner("exile"))]
    assert scene.legal() == [*walks, f"battle {near[0]} eyrie", "done"]
    far = far_off(clearings_near(scene.s, scene.owner("exile")))
    assert scene.refused(f"battle {far} eyrie") == ("H.2", "hireling-not-there")
    assert scene.refused(f"walk {near[0]}") == ("H.exile", "exile-not-next")
    scene.play(f"battle {near[0]} eyrie")
    assert items(scene) == (1, 2)
    scene.roll("roll 1 0")
    assert scene.warriors(E, near[0]) == 1
    assert scene.legal() == [*walks, "done"]  # one item is left
    assert scene.refused(f"battle {near[0]} eyrie") == ("H.exile", "exile-few-items")
    events = scene.play(walks[0])  # the last one: it is done, and all are refreshed
    assert "exile-rested" in keys(events)
    assert items(scene) == (CLUBS, 0)
    assert scene.refused("employ exile") == ("H.2.4", "hireling-used")


@pytest.mark.law("H.exile")
def test_when_it_stops_all_items_are_refreshed() -> None:
    scene = wood(EXILE)
    in_forest(scene)
    employed(scene, M, "exile")
    scene.play(scene.legal("walk")[0])
    assert items(scene) == (2, 1)
    scene.play("done")
    assert items(scene) == (CLUBS, 0)


@pytest.mark.law("H.exile", "4.3.2.I")
def test_items_limit_its_hits_exhausted_or_not() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    mat_of(scene.s, scene.owner("exile")).ready = 2
    scene.put_warriors(E, near[0], 5)
    employed(scene, M, "exile")
    scene.play(f"battle {near[0]} eyrie")
    scene.roll("roll 3 0")
    assert scene.warriors(E, near[0]) == 3


@pytest.mark.law("H.exile", "4.3.3")
def test_a_hit_exhausts_an_item_or_removes_one_for_good() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    scene.put_warriors(E, near[0], 5)
    employed(scene, M, "exile")
    scene.play(f"battle {near[0]} eyrie")  # one ready, two exhausted
    events = scene.roll("roll 2 2")  # two hits: the ready one is exhausted, then one goes
    assert "exile-hurt" in keys(events)
    assert items(scene) == (2, 0)  # refreshed, since nothing else can be done
    assert scene.s.points == (0, 0)


@pytest.mark.law("H.exile", "4.3.1")
def test_after_an_ambush_it_fights_on_with_the_items_left() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    mat_of(scene.s, scene.owner("exile")).ready = 2
    scene.put_warriors(E, near[0], 5)
    scene.give_hand(E, "ambush_bird-1")
    scene.give_hand(M, "ambush_fox")
    employed(scene, M, "exile")
    scene.play(f"battle {near[0]} eyrie")
    assert scene.decider() == E
    scene.play("ambush ambush_bird-1")
    assert scene.step() == "root.roll"  # H.3.5: nobody foils it
    assert items(scene) == (0, 0)
    scene.play("roll 3 0")
    assert scene.warriors(E, near[0]) == 5  # nothing is left to hit with


@pytest.mark.law("H.exile")
def test_without_items_it_neither_moves_nor_battles() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    scene.put_warriors(E, near[0], 1)
    mat_of(scene.s, scene.owner("exile")).ready = 0
    scene.control("exile", M)
    scene.turn(M, CRAFT)
    assert scene.refused("employ exile") == ("H.exile", "exile-idle")


@pytest.mark.law("H.exile", "H.1.3")
def test_items_stay_when_the_card_changes_hands_and_nobody_battles_it() -> None:
    scene = wood(EXILE)
    near = in_forest(scene)
    mat_of(scene.s, scene.owner("exile")).ready = 5
    scene.control("exile", M)
    scene.control("exile", E)
    assert items(scene) == (5, 0)
    scene.put_warriors(M, near[0], 3)
    scene.turn(M, "marquise.actions")
    assert not [option for option in scene.legal("battle") if "exile" in option]
    assert scene.refused(f"battle {near[0]} exile") == ("4.3", "defender-absent")


# --- The Brigand


def at_ruin(scene: Company, item: int = HAMMER) -> int:
    """A ruin with an item; returns the number of its clearing."""
    clearing = next(c for c in range(scene.s.clearings) if scene.s.ruins >> c & 1)
    scene.s.ruin_items = replaced((0,) * len(scene.s.ruin_items), clearing, 1 << item)
    return clearing + 1


@pytest.mark.law("H.brigand")
def test_the_brigand_takes_an_item_from_a_ruin_without_points() -> None:
    scene = wood(BRIGAND)
    clearing = at_ruin(scene)
    scene.put_warriors(M, clearing, 1)
    slots = scene.s.slots[clearing - 1]
    employed(scene, M, "brigand")  # one thing to do is done at once
    assert scene.s.crafted_items[HAMMER] == 1
    assert scene.s.points[0] == 0
    assert not scene.s.ruins >> clearing - 1 & 1
    assert scene.s.slots[clearing - 1] == slots + 1
    assert_items(scene.s, whole=False)
    assert scene.refused("employ brigand") == ("H.brigand", "brigand-idle")


@pytest.mark.law("H.brigand")
def test_a_ruin_needs_faction_pieces_and_something_under_it() -> None:
    scene = wood(BRIGAND)
    clearing = at_ruin(scene)
    bare = next(c + 1 for c in range(12) if scene.s.ruins >> c & 1 and not scene.s.ruin_items[c])
    scene.put_warriors(M, bare, 1)
    scene.put_warriors(E, bare, 1)
    scene.give_hand(E, "ambush_fox")
    crafted(scene, M, SWORD, BOOTS)
    employed(scene, M, "brigand")
    assert scene.legal() == ["hold-up eyrie boots", "hold-up eyrie sword"]
    assert scene.refused(f"ransack {clearing}") == ("H.brigand", "brigand-not-there")
    assert scene.refused(f"ransack {bare}") == ("H.brigand", "brigand-no-ruin")


@pytest.mark.law("H.brigand", "1.2.1")
def test_the_brigand_takes_a_random_card_for_an_exhausted_item() -> None:
    scene = wood(BRIGAND, "marquise,eyrie,alliance")
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 1, 1)
    scene.put_warriors(A, 2, 1)
    scene.give_hand(E, "ambush_fox", "foxfolk_steel")
    scene.give_hand(A, "ambush_mouse")
    crafted(scene, M, SWORD, BAG)
    employed(scene, M, "brigand")
    assert scene.legal() == ["hold-up eyrie bag", "hold-up eyrie sword"]
    assert scene.refused("hold-up alliance bag") == ("H.brigand", "brigand-not-beside")
    assert scene.refused("hold-up eyrie tea") == ("H.brigand", "brigand-no-item")
    scene.play("hold-up eyrie bag")
    assert scene.step() == "root.steal"
    events = scene.play("steal ambush_fox")
    stolen = next(event for event in events if event.key == "stolen")
    card = scene.card("ambush_fox")
    shown = [card in stolen.seen_by(seat).args for seat in range(3)]
    assert shown == [True, True, False]  # taker and victim only
    assert "ambush_fox" in scene.hand(M)
    assert items_face_up(scene.s, 0)[BAG] == 0
    assert scene.s.crafted_items[BAG] == 1  # it goes on counting as crafted


@pytest.mark.law("H.brigand")
def test_who_has_no_cards_is_not_held_up_and_an_item_serves_once() -> None:
    scene = wood(BRIGAND)
    scene.put_warriors(M, 1, 1)
    scene.put_warriors(E, 1, 1)
    scene.give_hand(E)
    crafted(scene, M, SWORD)
    scene.control("exile", M)
    scene.turn(M, CRAFT)
    assert scene.refused("employ brigand") == ("H.brigand", "brigand-idle")
    scene.give_hand(E, "ambush_fox")
    scene.play("employ brigand", "steal ambush_fox")
    scene.give_hand(E, "ambush_mouse")
    scene.turn(E)
    scene.turn(M, CRAFT)
    assert scene.refused("employ brigand") == ("H.brigand", "brigand-idle")  # nothing refreshes it


@pytest.mark.law("H.brigand", "H.2.4")
def test_each_of_both_deeds_is_done_once_at_any_moment_of_daylight() -> None:
    scene = wood(BRIGAND)
    clearing = at_ruin(scene)
    scene.put_warriors(M, clearing, 1)
    scene.put_warriors(E, clearing, 1)
    scene.give_hand(E, "ambush_fox", "ambush_mouse")
    crafted(scene, M, SWORD)
    employed(scene, M, "brigand")
    assert scene.legal() == [f"ransack {clearing}", "hold-up eyrie sword"]
    scene.play("hold-up eyrie sword", "steal ambush_fox")
    assert scene.step() == CRAFT
    assert read_company(scene.s).used[0] == 1
    scene.play("employ brigand")
    assert scene.s.crafted_items[HAMMER] == 1
    assert scene.refused("employ brigand") == ("H.2.4", "hireling-used")
    scene.turn(E)
    scene.turn(M, CRAFT)
    assert read_company(scene.s).used[0] == 0
    assert "employ brigand" in scene.legal()  # the hammer is face up


@pytest.mark.law("H.brigand", "14.2.4")
def test_what_the_hundreds_find_goes_into_their_hoard() -> None:
    scene = wood(BRIGAND, "hundreds,eyrie")
    clearing = at_ruin(scene, SWORD)
    scene.put_warriors("hundreds", clearing, 1)
    scene.put_warriors(E, clearing, 1)
    scene.give_hand(E, "ambush_fox")
    employed(scene, "hundreds", "brigand")
    seat = scene.seat("hundreds")
    assert not any(scene.s.crafted_items)
    assert scene.setup.factions[seat].items_beyond(scene.s, seat)[SWORD] == 1
    assert scene.refused("employ brigand") == ("H.brigand", "brigand-idle")  # the hoard is not exhausted


# --- Whole games


@pytest.mark.parametrize(
    "setup",
    [
        {"factions": "marquise,eyrie,alliance", "hirelings": "exile:promoted,bandits:promoted,spies"},
        {
            "factions": "hundreds,keepers,duchy",
            "hirelings": "exile:demoted,patrol,prophets",
            "deck": "exiles",
        },
        {"factions": 3, "setup": "advanced", "hirelings": "exile,band,protector", "map": "mountain"},
    ],
    ids=str,
)
def test_the_contract_holds(setup: dict[str, object]) -> None:
    check_game(make(setup), games=1, seed=3, every=60)
