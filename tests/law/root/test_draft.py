"""The draft of factions in the advanced setup. Law A.8.1, A.8.2."""

from random import Random

import pytest

from lichtung.agents.sending import pack, unpack
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.root.cards import Deck, count
from lichtung.root.draft import play_as
from lichtung.root.effects import card_sources
from lichtung.root.faction import UNDECIDED, Faction, MarkerKind
from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.vagabond.data import CHARACTERS, FIRST_CHARACTERS
from lichtung.root.factions.vagabond.mat import mat_of
from lichtung.root.game import FACTIONS, KINDS, RootGame, make
from lichtung.root.map import Map
from lichtung.root.setup import Setup
from lichtung.root.state import Root
from tests.law.root.positions import Scene, keys

Setting = dict[str, object]
ALL_SIX = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]  # of the first boxes
DRAFTED = [f.id for f in sorted(FACTIONS.values(), key=lambda f: f.letter) if f.advanced_step >= 0]
MILITANT = ["marquise", "eyrie", "duchy", "hundreds", "keepers"]


def begin(seats: int, **options: object) -> Scene:
    """A draft in which the first seat has the first turn; five cards are dealt."""
    game = make({"factions": seats, "setup": "advanced", **options})
    scene = Scene(game, game.start())
    scene.play("first player-1")
    while scene.step() == "root.draw":
        scene.play(scene.legal()[0])
    return scene


def lay_out(scene: Scene, *factions: str) -> None:
    """These cards come, in this order; a character is dealt where one belongs."""
    for faction in factions:
        scene.play(f"lay-out {faction}")
        if scene.step() == "vagabond.dealt-character":
            scene.play("play-as thief")


def finish(scene: Scene) -> None:
    """Play on with first options up to the next choice of a faction or the end of the setup."""
    while scene.s.turn == 0 and scene.step() != "root.faction":
        scene.play(scene.legal()[0])


# --- A.8.1: the display


@pytest.mark.law("A.8.1")
def test_the_first_card_is_a_militant_faction() -> None:
    scene = begin(3)
    assert (scene.step(), scene.decider()) == ("root.setup-cards", "chance")
    assert scene.legal() == [f"lay-out {faction}" for faction in MILITANT]


@pytest.mark.law("A.8.1")
def test_then_come_as_many_cards_as_players_from_all_others_together() -> None:
    scene = begin(3)
    scene.play("lay-out eyrie")
    rest = [faction for faction in DRAFTED if faction != "eyrie"]
    outcomes = [(scene.game.text(a), weight) for a, weight in scene.game.chance(scene.s)]
    assert outcomes == [(f"lay-out {faction}", 1) for faction in rest]
    lay_out(scene, "alliance", "cult", "marquise")
    assert count(scene.s.display) == 4
    assert (scene.step(), scene.decider()) == ("root.faction", "player-3")


@pytest.mark.law("A.8.1.I")
def test_two_players_need_three_militant_factions() -> None:
    with pytest.raises(LichtungError) as caught:
        make({"factions": 2, "setup": "advanced", "pool": ["marquise", "eyrie", "alliance", "cult"]})
    assert (caught.value.key, caught.value.args_by_name) == ("draft-militant", {"need": 3, "have": 2})


@pytest.mark.law("A.8.1.I")
def test_with_two_players_no_insurgent_card_is_laid_out() -> None:
    scene = begin(2)
    scene.play("lay-out eyrie")
    assert scene.legal() == [f"lay-out {faction}" for faction in MILITANT if faction != "eyrie"]


class Wolves(Marquise):
    """A third militant faction."""

    id = "wolves"


@pytest.mark.law("A.8.1", "A.8.1.I", "A.8.2")
def test_two_players_draft_among_three_militant_factions() -> None:
    cast: list[Faction] = [Marquise(), Wolves(), Eyrie(), Alliance()]
    deck = Deck("standard_deck")
    options = {"map": "autumn", "deck": "standard", "setup": "advanced"}
    setup = Setup(Map("autumn"), deck, [UNDECIDED, UNDECIDED], options, card_sources(deck), cast)
    game = RootGame(setup, KINDS)
    scene = Scene(game, game.start())
    scene.play("first player-1")
    while scene.step() == "root.draw":
        scene.play(scene.legal()[0])
    for left in (3, 2, 1):
        assert len(scene.legal()) == left, "militant ones only, to the last"
        scene.play(scene.legal()[0])
    assert (scene.step(), scene.s.locked) == ("root.faction", -1)
    assert scene.decider() == "player-2"
    scene.play("choose wolves")
    finish(scene)
    assert scene.legal() == ["choose marquise", "choose eyrie"]
    scene.play("choose eyrie")
    finish(scene)
    assert [faction.id for faction in scene.s.setup.factions] == ["eyrie", "wolves"]
    assert [count(scene.s.zones[seat]) for seat in range(2)] == [3, 3]


@pytest.mark.law("A.8.1.I")
def test_two_players_who_dare_have_insurgent_factions_too() -> None:
    scene = begin(2, setup="adventurous")
    assert scene.game.setup_data()["setup"] == "adventurous"
    assert scene.legal() == [f"lay-out {faction}" for faction in MILITANT]
    lay_out(scene, "eyrie", "cult", "alliance")
    assert scene.refused("choose alliance") == ("A.8.1.II", "still-locked")
    assert scene.legal() == ["choose eyrie", "choose cult"]


@pytest.mark.law("A.8.1.II")
def test_a_last_card_that_is_insurgent_is_locked_until_a_militant_one_is_chosen() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "alliance", "riverfolk")
    events = scene.play("lay-out cult")
    assert keys(events) == ["laid-out", "last-locked"]
    assert scene.refused("choose cult") == ("A.8.1.II", "still-locked")
    scene.play("choose alliance")  # an insurgent faction unlocks nothing
    finish(scene)
    assert scene.refused("choose cult") == ("A.8.1.II", "still-locked")
    assert scene.legal() == ["choose eyrie", "choose riverfolk"]
    scene.play("choose eyrie")
    finish(scene)
    assert scene.legal() == ["choose cult", "choose riverfolk"]


@pytest.mark.law("A.8.1.II")
def test_a_last_card_that_is_militant_is_not_locked() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "alliance", "cult", "marquise")
    assert scene.legal() == ["choose marquise", "choose eyrie", "choose alliance", "choose cult"]


@pytest.mark.law("A.8.1.II")
def test_where_only_insurgents_were_chosen_the_militant_card_is_left_for_the_last() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "alliance", "riverfolk", "cult")
    scene.play("choose alliance")
    finish(scene)
    scene.play("choose riverfolk")
    finish(scene)
    assert scene.s.setup.factions[0].id == "eyrie"  # the only card that is not locked


@pytest.mark.law("A.8.1.III")
def test_a_character_lies_beside_the_card_of_the_vagabond() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "marquise")
    scene.play("lay-out vagabond")
    assert (scene.step(), scene.decider()) == ("vagabond.dealt-character", "chance")
    assert len(scene.legal()) == len(FIRST_CHARACTERS)
    scene.play("play-as ranger", "lay-out cult", "choose vagabond")
    assert scene.step() == "vagabond.first-forest"  # nobody asks him who he is
    assert mat_of(scene.s, 2).character == CHARACTERS.index("ranger")


# --- A.8.2: choosing


@pytest.mark.law("A.8.2")
def test_from_the_last_player_on_each_chooses_and_sets_up_at_once() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "alliance", "cult", "marquise")
    events = scene.play("choose cult")
    assert keys(events) == ["faction-chosen"]
    assert (scene.step(), scene.decider()) == ("cult.homeland", "player-3")
    finish(scene)
    assert (scene.step(), scene.decider()) == ("root.faction", "player-2")
    assert scene.refused("choose cult") == ("A.8.2", "not-laid-out")
    assert scene.refused("choose riverfolk") == ("A.8.2", "not-laid-out")
    assert scene.refused("done") == ("A.8.2", "not-now")
    scene.play("choose eyrie")
    assert scene.s.homelands[2] != 0
    finish(scene)
    scene.play("choose marquise")
    finish(scene)
    assert [faction.id for faction in scene.s.setup.factions] == ["marquise", "eyrie", "cult"]
    assert (scene.s.display, scene.s.turn, scene.s.active) == (0, 1, 0)


@pytest.mark.law("A.8.2")
def test_a_chosen_faction_has_all_that_belongs_to_it() -> None:
    drafted = begin(3)
    lay_out(drafted, "eyrie", "alliance", "cult", "marquise")
    drafted.play("choose alliance")
    finish(drafted)
    s = drafted.s
    assert (s.supply[2], count(s.zones[s.setup.pile[2]])) == (10, 3)
    drafted.play("choose marquise")
    assert s.supply[1] == 25
    assert s.setup.piece_words[s.setup.first_kind[1]] == "marquise.sawmill"


@pytest.mark.law("A.8.2", "11.2.3")
def test_an_open_hand_lies_open_as_soon_as_the_faction_is_chosen() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "alliance", "riverfolk", "marquise")
    assert scene.known("player-1", "player-3") == []
    scene.play("choose riverfolk")
    assert scene.known("player-1", "player-3") == scene.hand("player-3")


@pytest.mark.law("A.8.1", "A.8.2")
def test_a_draft_that_cannot_be_is_refused_with_its_reason() -> None:
    wrong: list[tuple[Setting, str, str]] = [
        ({"factions": 6, "pool": ALL_SIX}, "draft-few", "factions"),
        ({"factions": 3, "pool": ["alliance", "cult", "riverfolk", "vagabond"]}, "draft-few", "factions"),
        ({"factions": 1}, "factions-number", "factions"),
        ({"factions": "40"}, "factions-number", "factions"),
        ({"factions": 3, "pool": ["mechanical-marquise"]}, "factions-unknown", "pool"),
        ({"factions": 3, "pool": ["eyrie", "eyrie"]}, "factions-twice", "pool"),
        ({"factions": 3, "pool": 7}, "factions-unknown", "pool"),
        ({"factions": 3, "setup": "standard"}, "draft-setup", "setup"),
        ({"factions": "eyrie,cult", "pool": ["eyrie"]}, "draft-pool", "pool"),
        ({"factions": True}, "factions-unknown", "factions"),
    ]
    for setup, key, where in wrong:
        with pytest.raises(LichtungError) as caught:
            make({"setup": "advanced", **setup})
        assert (caught.value.key, caught.value.where) == (key, where), setup


# --- What the rest of the program needs


def test_the_number_of_players_may_be_a_word_and_the_pool_is_kept() -> None:
    game = make({"factions": "4", "setup": "advanced"})
    data = game.setup_data()
    assert (data["factions"], data["pool"]) == (4, DRAFTED)
    assert make(data).setup_data() == data


@pytest.mark.parametrize("board", ["autumn", "lake"])
def test_every_position_of_a_draft_can_be_written_and_read(board: str) -> None:
    game = make({"factions": 4, "setup": "advanced", "map": board})
    for seed in range(4):
        rng = Random(seed)
        s = game.start()
        for _ in range(200):
            decision = game.decision(s)
            assert decision is not None
            assert state_hash(game.position(game.position_of(s))) == state_hash(s)
            game.apply(s, game.sample(s, rng) if decision.seat == CHANCE else rng.choice(game.actions(s)))


def test_a_position_of_a_draft_is_checked() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "alliance", "cult", "marquise")
    scene.play("choose alliance")
    finish(scene)
    data = scene.game.position_of(scene.s)
    wrong: list[tuple[Setting, str]] = [
        ({"drafted": {"player-3": "nobody"}}, "drafted.player-3"),
        ({"drafted": {"player-9": "cult"}}, "drafted"),
        ({"drafted": {"player-3": "cult", "player-2": "cult"}}, "drafted.player-2"),
        ({"drafted": 3}, "drafted"),
        ({"display": ["nobody"]}, "display[0]"),
        ({"display": ["alliance", "cult"]}, "display"),
        ({"display": ["cult"]}, "display"),
        ({"locked": "riverfolk"}, "locked"),
        ({"locked": "eyrie"}, "locked"),
        ({"drafted": {}}, "factions.player-3"),
        ({"drafted": {"player-3": "alliance", "player-2": "cult"}}, "drafted"),
        ({"dealt": {"vagabond": "nobody"}}, "dealt.vagabond"),
        ({"dealt": {"cult": "thief"}}, "dealt"),
        ({"pieces": {"cult.garden_fox": [1]}, "left": {}}, "pieces.cult.garden_fox"),
    ]
    for change, where in wrong:
        with pytest.raises(LichtungError) as caught:
            scene.game.position({**data, **change})
        assert caught.value.where.startswith(where), change
    with pytest.raises(LichtungError) as caught:
        scene.game.position({"turn": "player-1"})
    assert (caught.value.key, caught.value.where) == ("position-drafted", "drafted")
    with pytest.raises(LichtungError) as caught:
        make({"factions": "eyrie,cult", "setup": "advanced"}).position({"turn": "eyrie", "display": []})
    assert (caught.value.key, caught.value.where) == ("position-display", "display")


def test_a_view_goes_to_another_process_whoever_plays_what() -> None:
    scene = begin(3)
    lay_out(scene, "eyrie", "alliance", "cult", "marquise")
    scene.play("choose alliance")
    for seat in (None, 0, 2):
        view = scene.game.view(scene.s, seat)
        again = unpack(pack(view, scene.game.setup), make(scene.game.setup_data()).setup)
        assert again == view
        assert again.setup.roles == scene.s.setup.roles


def test_all_facts_of_a_draft_are_known_by_name() -> None:
    game = make({"factions": 4, "setup": "advanced"})
    known = game.fact_names()
    rng = Random(3)
    s = game.start()
    while s.turn < 3:
        game.apply(s, rng.choice(s.legal) if s.legal else game.sample(s, rng))
    facts = game.facts(s)
    assert set(facts) <= set(known)
    mats, names = facts["factions"], known["factions"]
    assert isinstance(mats, dict)
    assert isinstance(names, dict)
    for word, mat in mats.items():
        assert set(mat) <= set(names[word])


class Owls(Alliance):
    """Somebody with tokens that lie face down, whom nobody drafts unless the test wants it."""

    id = "owls"

    def marker_kinds(self) -> list[MarkerKind]:
        return [MarkerKind("true", 2), MarkerKind("false", 1)]


def night(*drafted: int) -> tuple[RootGame, Root]:
    """Two seats; of the cast they play these."""
    cast: list[Faction] = [Owls(), Marquise(), Eyrie()]
    board, deck = Map("autumn"), Deck("standard_deck")
    options = {"map": "autumn", "deck": "standard", "setup": "adventurous"}
    game = RootGame(Setup(board, deck, [UNDECIDED, UNDECIDED], options, card_sources(deck), cast), KINDS)
    s = game.start()
    s.frame, s.legal = None, []
    s.drafted = drafted
    for seat in range(2):
        play_as(s, seat)
    return game, s


@pytest.mark.parametrize("seat", [0, 1, None])
def test_tokens_of_a_faction_that_nobody_plays_are_in_nobodys_view(seat: int | None) -> None:
    game, s = night(1, 2)
    view = game.view(s, seat)
    data = view.data()
    assert (data["markers"], data["marker_pool"]) == ([], [])
    world = game.imagine(view, Random(1))
    assert world.marker_kinds == s.marker_kinds
    assert game.view(world, seat) == view


def test_tokens_of_a_drafted_faction_are_told_with_their_owner() -> None:
    game, s = night(1, 0)
    for seat in (0, 1, None):
        view = game.view(s, seat)
        told = view.data()["markers"]
        kinds = ["owls.true", "owls.true", "owls.false"] if seat == 1 else [None] * 3
        assert told == [{"owner": "player-2", "place": None, "kind": kind, "open": False} for kind in kinds]
        assert game.view(game.imagine(view, Random(1)), seat) == view


def test_a_position_has_no_tokens_of_a_faction_that_nobody_plays() -> None:
    game, s = night(1, 2)
    s = game.position({"drafted": game.position_of(s)["drafted"], "turn": "player-1"})
    written = game.position_of(s)
    assert written["markers"] == []
    assert game.position(written).values() == s.values()
    with pytest.raises(LichtungError) as caught:
        game.position({**written, "markers": [{"kind": "owls.true", "place": 1}]})
    assert (caught.value.key, caught.value.where) == ("position-want", "markers[0].kind")
