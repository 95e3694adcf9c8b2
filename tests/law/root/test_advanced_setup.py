"""The advanced setup with factions that are chosen: homelands, five cards, three to keep. Law A.7 to A.10."""

from random import Random

import pytest

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.root.cards import count, members
from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.factions.vagabond.data import FIRST_CHARACTERS
from lichtung.root.fields import replaced
from lichtung.root.game import make
from lichtung.root.homelands import distances
from lichtung.root.paths import land_neighbours
from tests.law.root.positions import Scene, keys

CAT_HOME = ("at 10", "at 12", "at 11")  # in the middle of the autumn board
MOST_STEPS = 200


def begin(factions: str, **options: object) -> Scene:
    """A game in which chance has named the first seat as first player and dealt five cards to everybody."""
    game = make({"factions": factions, "setup": "advanced", "questions": "all", **options})
    scene = Scene(game, game.start())
    scene.play(f"first {factions.split(',')[0]}")
    while scene.step() in ("root.draw", "root.markers"):
        scene.play(scene.legal()[0])
    return scene


def go(scene: Scene, step: str) -> None:
    """Play on with first options up to a step."""
    for _ in range(MOST_STEPS):
        if scene.step() == step:
            return
        scene.play(scene.legal()[0])
    raise AssertionError(f"no {step}")


def settle_at(scene: Scene, seat: str, *clearings: int) -> None:
    """These are the homelands of a seat, as if it had chosen them."""
    mask = sum(1 << clearing - 1 for clearing in clearings)
    scene.s.homelands = replaced(scene.s.homelands, scene.seat(seat), mask)


# --- A.7: five cards


@pytest.mark.law("A.7")
def test_everybody_draws_five_cards() -> None:
    scene = begin("marquise,eyrie,alliance")
    assert [count(scene.s.zones[seat]) for seat in range(3)] == [5, 5, 5]
    assert count(scene.s.deck | scene.s.zones[3]) == 54 - 15


@pytest.mark.law("A.7")
def test_two_players_draw_without_dominance_cards() -> None:
    scene = begin("marquise,eyrie")
    in_game = scene.s.deck | scene.s.zones[0] | scene.s.zones[1]
    assert count(in_game) == 50
    assert in_game & scene.setup.deck.dominance == 0


@pytest.mark.law("A.7", "1.2.1")
def test_the_five_cards_are_for_their_owner_only() -> None:
    scene = begin("marquise,eyrie,alliance")
    assert scene.known("marquise", "eyrie") == []
    assert len(scene.known("eyrie", "eyrie")) == 5


# --- A.8.2: who sets up when


@pytest.mark.law("A.8", "A.8.2")
def test_the_last_player_sets_up_first() -> None:
    scene = begin("eyrie,cult,marquise")
    steps = []
    while scene.step() != "root.keep-three":
        if scene.step() not in steps and scene.decider() != "chance":
            steps.append(scene.step())
        scene.play(scene.legal()[0])
    first = [step.split(".")[0] for step in steps]
    assert list(dict.fromkeys(first)) == ["marquise", "cult", "eyrie"]


@pytest.mark.law("A.8")
def test_the_standard_setup_stays_the_default() -> None:
    game = make({"factions": "marquise,eyrie"})
    assert game.setup_data()["setup"] == "standard"
    assert not game.setup.advanced


@pytest.mark.law("A.8.2")
def test_a_faction_without_a_setup_card_cannot_take_part() -> None:
    with pytest.raises(LichtungError) as caught:
        make({"factions": "eyrie,mechanical-marquise", "setup": "advanced"})
    assert (caught.value.key, caught.value.where) == ("setup-no-card", "setup")


# --- A.8.2.I: what can be a homeland


@pytest.mark.law("A.8.2.I")
def test_nobody_chooses_the_homeland_of_another() -> None:
    scene = begin("eyrie,cult")
    scene.play("at 1")  # the Cult
    go(scene, "eyrie.homeland")
    assert scene.refused("at 1") == ("A.8.2.I", "homeland-taken")


@pytest.mark.law("A.8.2.I")
def test_all_pieces_must_fit() -> None:
    scene = begin("marquise,eyrie,cult")
    assert scene.step() == "cult.homeland"
    scene.put("marquise.sawmill", 1)  # fills the only slot
    assert scene.refused("at 1") == ("A.8.2.I", "homeland-does-not-fit")
    assert scene.refusal("at 2") is None
    scene.put("marquise.keep", 2)  # nobody else places pieces there
    assert scene.refused("at 2") == ("A.8.2.I", "homeland-does-not-fit")


@pytest.mark.law("A.8.2.I", "K.marquise_setup")
def test_a_ruin_leaves_room_in_a_second_slot_only() -> None:
    scene = begin("eyrie,marquise")
    assert scene.refusal("at 6") is None  # two slots, one of them under the ruin
    scene.put("eyrie.roost", 6)
    assert scene.refused("at 6") == ("A.8.2.I", "homeland-does-not-fit")


# --- A.8.2.II: how far homelands are apart


@pytest.mark.law("A.8.2.II", "K.eyrie_setup")
def test_two_clearings_between_the_eyrie_and_enemy_homelands() -> None:
    scene = begin("eyrie,cult")
    scene.play("at 1")
    go(scene, "eyrie.homeland")
    assert scene.legal() == ["at 3", "at 6", "at 7", "at 8"]
    assert scene.refused("at 2") == ("A.8.2.II", "homeland-too-close")  # one clearing between
    assert scene.refused("at 9") == ("A.8.2.II", "homeland-too-close")  # none
    assert scene.refused("at 11") == ("A.8.2", "homeland-not-on-edge")
    scene.play("at 3")
    assert (scene.warriors("eyrie", 3), scene.count("eyrie.roost", 3)) == (6, 1)
    assert scene.step() == "eyrie.first-leader"


@pytest.mark.law("A.8.2.II")
def test_without_a_clearing_so_far_away_one_that_is_not_adjacent() -> None:
    scene = begin("eyrie,marquise")
    scene.play(*CAT_HOME)
    go(scene, "eyrie.homeland")
    assert scene.legal() == ["at 5", "at 8"]  # with one clearing between
    assert scene.refused("at 1") == ("A.8.2.II", "homeland-adjacent")


@pytest.mark.law("A.8.2.II")
def test_if_that_is_impossible_too_an_adjacent_one() -> None:
    scene = begin("eyrie,cult,marquise")
    scene.play(*CAT_HOME)
    settle_at(scene, "cult", 5, 8)
    scene.ask_seat("eyrie.homeland", "eyrie")
    assert all(scene.refusal(f"at {clearing}") is None for clearing in (1, 2, 3, 4, 6, 7, 9))
    assert scene.refused("at 5") == ("A.8.2.I", "homeland-taken")  # never that
    assert scene.refused("at 10") == ("A.8.2.I", "homeland-taken")


@pytest.mark.law("A.8.2.II", "A.8.2.I")
def test_a_far_clearing_without_room_does_not_count() -> None:
    scene = begin("eyrie,marquise")
    scene.play(*CAT_HOME)
    go(scene, "eyrie.homeland")
    for clearing in (5, 5, 8, 8):
        scene.put("marquise.sawmill", clearing)
    assert scene.refused("at 5") == ("A.8.2.I", "homeland-does-not-fit")
    assert scene.refusal("at 1") is None


@pytest.mark.law("A.8.2.II", "C.3.2")
def test_closed_paths_and_rivers_are_no_ways() -> None:
    scene = begin("eyrie,cult", map="mountain", markers="printed")
    board, s = scene.setup.map, scene.s
    for number, (one, two) in enumerate(board.paths):
        if s.closed_paths >> number & 1:
            assert distances(s, 1 << one)[two] > 1
        else:
            assert distances(s, 1 << one)[two] == 1
    autumn = begin("eyrie,cult")
    assert distances(autumn.s, 1 << 3)[6] == 2  # a river from 4 to 7


# --- The setup cards


@pytest.mark.law("K.marquise_setup")
def test_three_homelands_each_next_to_another() -> None:
    scene = begin("eyrie,marquise")
    assert len(scene.legal()) == 12
    scene.play("at 5")
    assert scene.refused("at 5") == ("A.8.2.I", "homeland-taken")
    assert scene.refused("at 3") == ("K.marquise_setup", "homelands-apart")
    assert scene.refusal("at 9") is None  # with clearing 1 between
    scene.play("at 9")  # so the third one is clearing 1
    assert [c + 1 for c in members(scene.s.homelands[1])] == [1, 5, 9]


@pytest.mark.law("K.marquise_setup")
def test_two_warriors_in_each_homeland_and_one_elsewhere() -> None:
    scene = begin("eyrie,marquise")
    scene.play(*CAT_HOME)
    found = [scene.warriors("marquise", clearing) for clearing in range(1, 13)]
    assert found == [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2]


@pytest.mark.law("K.marquise_setup", "A.8.2.II")
def test_the_keep_is_not_next_to_an_enemy_homeland_if_possible() -> None:
    scene = begin("marquise,cult")
    scene.play("at 2")
    go(scene, "marquise.homelands")
    scene.play(*CAT_HOME)
    assert scene.step() == "marquise.home-keep"
    assert scene.legal() == ["at 11", "at 12"]
    assert scene.refused("at 10") == ("A.8.2.II", "homeland-adjacent")
    assert scene.refused("at 4") == ("K.marquise_setup", "not-home")
    settle_at(scene, "cult", 2, 6, 7)
    assert all(scene.refusal(f"at {clearing}") is None for clearing in (10, 11, 12))


@pytest.mark.law("K.marquise_setup", "6.3.5")
def test_each_building_begins_in_another_homeland() -> None:
    scene = begin("eyrie,marquise")
    scene.play(*CAT_HOME, "at 12", "at 11")
    assert scene.count("marquise.keep", 12) == scene.count("marquise.sawmill", 11) == 1
    assert scene.refused("at 11") == ("K.marquise_setup", "home-built-already")
    assert scene.refused("at 1") == ("K.marquise_setup", "not-home")
    scene.play("at 12")
    assert scene.count("marquise.workshop", 12) == scene.count("marquise.recruiter", 10) == 1
    for piece in ("sawmill", "workshop", "recruiter"):
        assert scene.s.unplaced[scene.kind(f"marquise.{piece}")] == 5


@pytest.mark.law("K.cult_setup", "A.8.2.II")
def test_the_cult_is_not_next_to_an_enemy_homeland() -> None:
    scene = begin("cult,marquise")
    scene.play(*CAT_HOME)
    go(scene, "cult.homeland")
    assert scene.legal() == ["at 5", "at 8"]
    assert scene.refused("at 1") == ("A.8.2.II", "homeland-adjacent")


@pytest.mark.law("K.cult_setup", "A.8.2")
def test_three_warriors_around_the_homeland_of_the_cult() -> None:
    scene = begin("eyrie,cult")
    scene.play("at 1")
    assert scene.count("cult.garden_fox", 1) == 1
    assert [scene.warriors("cult", clearing) for clearing in (1, 5, 9, 10)] == [4, 1, 1, 1]
    assert (mat_of(scene.s, 1).acolytes, scene.s.supply[1]) == (2, 16)
    assert scene.step() == "cult.first-outcast"


@pytest.mark.law("A.8.2", "K.cult_setup")
def test_warriors_go_around_a_homeland_as_evenly_as_possible() -> None:
    scene = begin("eyrie,cult")
    few = scene.fork()
    few.play("at 5")  # two clearings around
    assert [few.warriors("cult", clearing) for clearing in (1, 2)] == [1, 1]
    assert (few.step(), few.legal()) == ("root.around-homeland", ["at 1", "at 2"])
    few.play("at 2")
    assert [few.warriors("cult", clearing) for clearing in (1, 2)] == [1, 2]
    scene.play("at 12", "at 4")  # five clearings around
    assert scene.refused("at 4") == ("A.8.2", "not-evenly")
    assert scene.refused("at 1") == ("A.8.2", "not-around-homeland")
    scene.play("at 7", "at 9")
    assert [scene.warriors("cult", clearing) for clearing in (4, 7, 9, 10, 11)] == [1, 1, 1, 0, 0]


@pytest.mark.law("A.8.2", "6.2.2")
def test_no_warriors_go_where_somebody_keeps_them_out() -> None:
    scene = begin("marquise,eyrie,cult")
    scene.put("marquise.keep", 5)
    scene.play("at 1", "at 9")
    assert [scene.warriors("cult", clearing) for clearing in (5, 9, 10)] == [0, 2, 1]


@pytest.mark.law("K.alliance_setup")
def test_the_alliance_draws_supporters_before_hands_are_chosen() -> None:
    scene = begin("eyrie,alliance")
    go(scene, "eyrie.homeland")
    assert count(scene.s.zones[scene.setup.pile[1]]) == 3
    assert count(scene.s.zones[1]) == 5
    assert scene.s.homelands == (0, 0)


@pytest.mark.law("K.riverfolk_setup")
def test_the_riverfolk_set_up_as_always() -> None:
    scene = begin("eyrie,riverfolk")
    scene.play("at 4", "at 4", "at 5", "at 7")
    assert scene.s.supply[1] == 15 - 4 - 3
    assert scene.step() == "riverfolk.first-prices"


@pytest.mark.law("A.8.1.III", "K.vagabond_setup")
def test_the_character_of_the_vagabond_is_dealt_before_anybody_sets_up() -> None:
    scene = begin("vagabond,eyrie,cult")
    assert (scene.step(), scene.decider()) == ("vagabond.dealt-character", "chance")
    assert len(scene.game.chance(scene.s)) == len(FIRST_CHARACTERS)
    events = scene.play("play-as tinker")
    assert keys(events) == ["character-dealt"]
    assert scene.step() == "cult.homeland"
    go(scene, "vagabond.first-forest")
    scene.play("walk f3")
    go(scene, "root.keep-three")
    facts = scene.game.facts(scene.s)["factions"]
    assert isinstance(facts, dict)
    assert facts["vagabond"]["character"] == "tinker"
    assert facts["vagabond"]["relation-eyrie"] == 0


@pytest.mark.law("A.8.1.III", "9.8.1", "9.8.2")
def test_two_vagabonds_have_different_characters_and_set_up_in_order() -> None:
    scene = begin("vagabond,eyrie,vagabond")
    scene.play("play-as tinker")
    assert "play-as tinker" not in scene.legal()
    scene.play("play-as thief")
    assert (scene.step(), scene.decider()) == ("vagabond.first-forest", "vagabond-2")
    go(scene, "root.keep-three")
    assert sum(count(items) for items in scene.s.ruin_items) == 8


# --- A.9, A.10


@pytest.mark.law("A.9")
def test_all_begin_with_no_points() -> None:
    scene = begin("eyrie,cult,marquise")
    go(scene, "root.keep-three")
    assert scene.s.points == (0, 0, 0)


@pytest.mark.law("A.10")
def test_everybody_keeps_three_cards_and_puts_two_back() -> None:
    scene = begin("eyrie,cult")
    go(scene, "root.keep-three")
    assert scene.decider() == "eyrie"
    hand, deck = scene.hand("eyrie"), count(scene.s.deck)
    assert scene.legal() == [f"put-back {card}" for card in hand]
    missing = next(card for card in scene.setup.deck.words if card not in hand)
    assert scene.refused(f"put-back {missing}") == ("A.10", "not-dealt")
    assert scene.refused("done") == ("A.10", "not-now")
    scene.play(f"put-back {hand[0]}", f"put-back {hand[3]}")
    assert scene.hand("eyrie") == [hand[1], hand[2], hand[4]]
    assert scene.s.deck & scene.mask(hand[0], hand[3]) == scene.mask(hand[0], hand[3])
    assert count(scene.s.deck) == deck + 2
    assert scene.decider() == "cult"
    go(scene, "eyrie.decree")
    assert (scene.s.turn, scene.s.active) == (1, 0)
    assert [count(zone) for zone in scene.s.zones] == [3, 3]


@pytest.mark.law("A.10", "1.2.1")
def test_only_the_owner_knows_what_went_back() -> None:
    scene = begin("eyrie,cult,marquise")
    go(scene, "root.keep-three")
    (event,) = scene.play(scene.legal()[0])
    assert event.seen_by(0).args[1] >= 0
    assert event.seen_by(1).args[1] < 0
    assert event.seen_by(None).args[1] < 0
    assert scene.known("cult", "eyrie") == []


@pytest.mark.law("A.10", "11.2.3")
def test_what_leaves_an_open_hand_is_seen_by_all() -> None:
    scene = begin("riverfolk,eyrie,cult")
    assert len(scene.known("cult", "riverfolk")) == 5
    go(scene, "root.keep-three")
    (event,) = scene.play(scene.legal()[0])
    assert event.seen_by(None).args[1] >= 0
    assert scene.known("cult", "riverfolk") == scene.hand("riverfolk")


# --- Positions


@pytest.mark.parametrize(
    "factions", ["marquise,eyrie,alliance,vagabond,cult,riverfolk", "vagabond,eyrie,vagabond"]
)
@pytest.mark.parametrize("board", ["autumn", "mountain"])
def test_every_position_of_the_setup_can_be_written_and_read(factions: str, board: str) -> None:
    game = make({"factions": factions, "setup": "advanced", "map": board})
    rng = Random(7)
    s = game.start()
    met = set()
    while s.turn == 0:
        decision = game.decision(s)
        assert decision is not None
        met.add(decision.step)
        assert state_hash(game.position(game.position_of(s))) == state_hash(s)
        game.apply(s, game.sample(s, rng) if decision.seat == CHANCE else rng.choice(game.actions(s)))
    assert "root.keep-three" in met
    assert state_hash(game.position(game.position_of(s))) == state_hash(s)


def test_a_position_cannot_have_homelands_that_nobody_could_choose() -> None:
    scene = begin("eyrie,cult,marquise")
    scene.play(*CAT_HOME)
    go(scene, "root.keep-three")
    data = scene.game.position_of(scene.s)
    for homelands, where in (
        ({"eyrie": [5], "cult": [5]}, "homelands.cult"),
        ({"marquise": [1, 2, 3]}, "pieces.marquise.keep"),
        ({"nobody": [1]}, "homelands"),
        ({"eyrie": ["f1"]}, "homelands.eyrie"),
    ):
        with pytest.raises(LichtungError) as caught:
            scene.game.position({**data, "homelands": homelands})
        assert caught.value.where.startswith(where)
    with pytest.raises(LichtungError) as caught:
        make({"factions": "eyrie,cult"}).position({"turn": "eyrie", "homelands": {"eyrie": [1]}})
    assert caught.value.key == "position-homelands"


@pytest.mark.law("K.marquise_setup", "A.8.2.II")
def test_her_homelands_lie_apart_where_no_three_are_left_together() -> None:
    game = make({"factions": "cult,eyrie,hundreds,keepers,marquise", "setup": "advanced", "map": "winter"})
    apart = 0
    for seed in range(150):
        rng, s = Random(seed), game.start()
        while s.turn == 0:
            game.apply(s, rng.choice(s.legal) if s.legal else game.sample(s, rng))
        (her,) = [seat for seat in range(5) if s.setup.factions[seat].id == "marquise"]
        homes = members(s.homelands[her])
        assert len(homes) == 3
        apart += not any(near in homes for near in land_neighbours(s, homes[0]))
    assert apart
