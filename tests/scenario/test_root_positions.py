"""Positions of Root: they hold what they say, stand where they are put, and are possible."""

import tomllib
from random import Random
from typing import Any

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.root.game import RootGame, make
from lichtung.root.state import Root
from tests.properties.root_mixes import MIXES, name_of

Data = dict[str, Any]
BASE = make({})
CAT_AND_BIRD = make({"factions": "marquise,eyrie"})
SIX = make({"factions": "marquise,eyrie,alliance,vagabond,cult,riverfolk"})
WANDERERS = make({"factions": "vagabond,marquise,vagabond,eyrie"})
TOGETHER = make({"factions": "mechanical-marquise,vagabond,alliance", "mode": "cooperative"})
PAWN: Data = {"factions": {"vagabond": {"place": "f1"}}}
DESPOT: Data = {"factions": {"eyrie": {"leader": "despot"}}}


def laid_over(below: Data, above: Data) -> Data:
    """Tables key by key, everything else as a whole."""
    found = dict(below)
    for key, value in above.items():
        inner = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = laid_over(found[key], value) if inner else value
    return found


def facts_of(game: RootGame, s: Root) -> Data:
    return game.facts(s)


def pawns(game: RootGame) -> Data:
    """Where Vagabonds stand, in a game that has any."""
    wanderers = [word for word in game.setup.words if word.startswith("vagabond")]
    return {"factions": {word: {"place": f"f{n + 1}"} for n, word in enumerate(wanderers)}}


# --- What a position says holds


@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_the_number_of_the_turn_is_what_it_says(phase: str) -> None:
    s = CAT_AND_BIRD.position({"turn": "marquise", "phase": phase, "number": 1})
    assert facts_of(CAT_AND_BIRD, s)["number"] == 1


SAID: list[tuple[RootGame, Data]] = [
    (CAT_AND_BIRD, {"factions": {"marquise": {"actions-left": 1, "moves-left": 1, "recruited": 1}}}),
    (CAT_AND_BIRD, {"used": ["armorers-1"], "crafted": {"marquise": ["armorers-1"]}, "activated": {"5": 1}}),
    (CAT_AND_BIRD, {"used": ["armorers-1"], "crafted": {"marquise": ["armorers-1"]}, "phase": "birdsong"}),
    (
        SIX,
        laid_over(
            PAWN, {"turn": "vagabond", "factions": {"vagabond": {"aids-eyrie": 1, "relation-eyrie": 1}}}
        ),
    ),
    (
        SIX,
        laid_over(
            PAWN, {"turn": "cult", "hands": {"cult": ["anvil"]}, "factions": {"cult": {"scored": ["fox"]}}}
        ),
    ),
    (
        SIX,
        laid_over(
            PAWN,
            {
                "turn": "alliance",
                "step": "alliance.operations",
                "warriors": {"alliance": {"5": 2}},
                "factions": {"alliance": {"officers": 2, "operations": 1}},
            },
        ),
    ),
]


@pytest.mark.parametrize(("game", "data"), SAID, ids=[str(n) for n in range(len(SAID))])
def test_what_is_counted_in_a_turn_is_kept(game: RootGame, data: Data) -> None:
    facts = facts_of(game, game.position(data, asks_all=True))
    assert laid_over(facts, {key: value for key, value in data.items() if key in facts}) == facts


def test_what_is_not_said_is_as_at_the_beginning_of_the_turn() -> None:
    facts = facts_of(CAT_AND_BIRD, CAT_AND_BIRD.position({"turn": "marquise"}))
    assert facts["factions"]["marquise"] == {"actions-left": 3, "moves-left": 0, "recruited": 0}


def test_dominance_wins_only_where_the_turn_begins() -> None:
    game = make({"factions": "marquise,eyrie,alliance"})
    data: Data = {
        "turn": "marquise",
        "dominance": {"marquise": "dominance_fox"},
        "warriors": {"marquise": {"1": 1, "6": 1, "8": 1, "12": 1}},
    }
    assert game.result(game.position({**data, "phase": "birdsong"})) is not None
    assert game.result(game.position({**data, "phase": "daylight"})) is None


# --- A step of the turn


def stands(game: RootGame, data: Data) -> str:
    """The step at which a position stands, whether it has something to ask or not."""
    decision = game.decision(game.position(data, asks_all=True))
    assert decision is not None
    return decision.step


def test_a_turn_stands_at_a_step_of_its_plan() -> None:
    hand = {"hands": {"eyrie": ["bake_sale", "anvil"]}}
    data = laid_over(DESPOT, {"turn": "eyrie", **hand})
    assert stands(CAT_AND_BIRD, {**data, "step": "eyrie.add"}) == "eyrie.decree"
    assert stands(CAT_AND_BIRD, {**data, "step": "eyrie.decree"}) == "eyrie.decree"
    assert stands(CAT_AND_BIRD, {**data, "step": "root.craft"}) == "root.craft"
    assert stands(CAT_AND_BIRD, {"turn": "marquise", "step": "marquise.actions"}) == "marquise.actions"
    prices = {"turn": "riverfolk", "step": "riverfolk.prices", **PAWN}
    assert stands(SIX, prices) == "riverfolk.prices"


def test_of_steps_with_one_name_a_number_says_which() -> None:
    data: Data = laid_over(
        DESPOT,
        {"turn": "eyrie", "hands": {"eyrie": ["anvil"]}, "crafted": {"eyrie": ["royal_claim"]}},
    )
    assert stands(CAT_AND_BIRD, {**data, "step": "root.birdsong-cards"}) == "root.birdsong-cards"
    s = CAT_AND_BIRD.position({**data, "step": "root.birdsong-cards#3"})
    pending = facts_of(CAT_AND_BIRD, s)["pending"]
    assert pending[0] == ["root.turn", "turn.Turn", "eyrie", "eyrie.new-roost"]


def test_the_decree_is_due_as_far_as_it_says() -> None:
    data: Data = {
        "turn": "eyrie",
        "step": "eyrie.resolve",
        "warriors": {"eyrie": {"5": 3}, "marquise": {"1": 1}},
        "pieces": {"eyrie.roost": [5]},
        "factions": {"eyrie": {"leader": "despot", "decree-move": ["bake_sale", "anvil"]}},
    }
    column: Data = {"factions": {"eyrie": {"column": 1}}}
    s = CAT_AND_BIRD.position(laid_over(data, column))
    assert facts_of(CAT_AND_BIRD, s)["factions"]["eyrie"]["due-rabbit"] == 1
    assert facts_of(CAT_AND_BIRD, s)["factions"]["eyrie"]["due-fox"] == 1
    one: Data = {"factions": {"eyrie": {"column": 1, "due-rabbit": 1}}}
    assert stands(CAT_AND_BIRD, laid_over(data, one)) == "eyrie.move"


def test_an_unknown_step_is_refused_with_those_of_the_plan() -> None:
    with pytest.raises(LichtungError) as caught:
        CAT_AND_BIRD.position({"turn": "marquise", "step": "eyrie.add"})
    assert (caught.value.key, caught.value.where) == ("position-step", "step")
    known = str(caught.value.args_by_name["known"])
    assert "marquise.actions" in known
    assert "root.birdsong-cards#2" in known
    assert "eyrie" not in known


# --- What no game can reach

BY_CAT = 'remover = "marquise", scorer = "marquise", payer = "marquise"'
FALLEN = f'{{ owner = "eyrie", kind = "warrior", place = 5, count = 1, {BY_CAT} }}'

WRONG: list[tuple[RootGame, str, str, str]] = [
    (CAT_AND_BIRD, "position-phase-or-step", "step", 'phase = "daylight"\nstep = "marquise.actions"'),
    (CAT_AND_BIRD, "position-turn-or-pending", "phase", 'phase = "daylight"\npending = []'),
    (CAT_AND_BIRD, "position-active-pending", "active", 'active = "eyrie"'),
    (CAT_AND_BIRD, "position-no-turn", "pending", "pending = []"),
    (CAT_AND_BIRD, "position-want", "number", "number = 0"),
    (
        CAT_AND_BIRD,
        "position-active",
        "active",
        'active = "eyrie"\npending = [["root.turn", "turn.Turn", "marquise", "root.evening"]]',
    ),
    # what is needed
    (BASE, "position-needed", "factions.vagabond.place", 'factions.vagabond.place = "none"'),
    (BASE, "position-want", "factions.vagabond.place", "factions.vagabond.place = -1"),
    (CAT_AND_BIRD, "position-leader", "factions.eyrie.leader", 'turn = "eyrie"'),
    # numbers
    (CAT_AND_BIRD, "position-want", "factions.marquise.actions-left", "factions.marquise.actions-left = 4"),
    (CAT_AND_BIRD, "position-want", "factions.marquise.moves-left", "factions.marquise.moves-left = 2"),
    (CAT_AND_BIRD, "position-want", "factions.marquise.recruited", "factions.marquise.recruited = -1"),
    (CAT_AND_BIRD, "position-want", "factions.eyrie.column", "factions.eyrie.column = 5"),
    (BASE, "position-warriors", "warriors.alliance", "factions.alliance.officers = 11"),
    (BASE, "position-want", "factions.vagabond.relation-eyrie", "factions.vagabond.relation-eyrie = 9"),
    (BASE, "position-want", "factions.vagabond.relation-eyrie", "factions.vagabond.relation-eyrie = -2"),
    (
        BASE,
        "position-no-relation",
        "factions.vagabond.relation-vagabond",
        "factions.vagabond.relation-vagabond = 1",
    ),
    (BASE, "position-want", "factions.vagabond.aids-eyrie", "factions.vagabond.aids-eyrie = 1"),
    (CAT_AND_BIRD, "position-want", "activated.5", "activated.5 = 3"),
    (CAT_AND_BIRD, "position-want", "shown.marquise.eyrie", "shown.marquise.eyrie = 2"),
    (SIX, "position-spaces", "factions.riverfolk.fox-spaces", "factions.riverfolk.fox-spaces-marquise = 1"),
    # pieces
    (BASE, "position-one-a-clearing", "pieces.alliance.sympathy", 'pieces."alliance.sympathy" = [5, 5]'),
    (BASE, "position-suit", "pieces.alliance.base_fox", 'pieces."alliance.base_fox" = [5]'),
    (SIX, "position-suit", "pieces.cult.garden_fox", 'pieces."cult.garden_fox" = [5]'),
    (SIX, "position-suit", "pieces.riverfolk.post_fox", 'pieces."riverfolk.post_fox" = [5]'),
    (
        SIX,
        "position-one-a-clearing",
        "pieces.riverfolk.post_rabbit",
        'pieces."riverfolk.post_rabbit" = [5, 5]',
    ),
    (CAT_AND_BIRD, "position-one-a-clearing", "pieces.eyrie.roost", 'pieces."eyrie.roost" = [5, 5]'),
    (CAT_AND_BIRD, "position-corner", "pieces.marquise.keep", 'pieces."marquise.keep" = [5]'),
    (CAT_AND_BIRD, "position-corner", "corners.eyrie", "corners.eyrie = 5"),
    (CAT_AND_BIRD, "position-forest", "warriors.eyrie.f1", "warriors.eyrie.f1 = 1"),
    (CAT_AND_BIRD, "position-forest", "pieces.marquise.wood", 'pieces."marquise.wood" = ["f1"]'),
    # cards
    (CAT_AND_BIRD, "position-similar", "hands.eyrie[0]", 'hands.eyrie = ["sappers"]'),
    (CAT_AND_BIRD, "position-left-out", "hands.eyrie[0]", 'hands.eyrie = ["dominance_fox"]'),
    (CAT_AND_BIRD, "position-crafted", "crafted.eyrie", 'crafted.eyrie = ["anvil"]'),
    (CAT_AND_BIRD, "position-crafted-twice", "crafted.eyrie", 'crafted.eyrie = ["armorers-1", "armorers-2"]'),
    (CAT_AND_BIRD, "position-crafted", "used", 'used = ["anvil"]'),
    (BASE, "position-available", "available", 'available = ["anvil"]'),
    (BASE, "position-discard", "discard", 'discard = ["dominance_fox"]'),
    (TOGETHER, "position-no-hand", "hands.mechanical-marquise", 'hands.mechanical-marquise = ["anvil"]'),
    (
        TOGETHER,
        "position-one-order",
        "hands.mechanical-marquise.pile-2",
        'hands."mechanical-marquise.pile-2" = ["anvil", "bake_sale"]',
    ),
    (SIX, "position-other-turn", "factions.cult.revealed", 'factions.cult.revealed = ["anvil"]'),
    # the Eyrie
    (
        CAT_AND_BIRD,
        "position-deposed",
        "factions.eyrie.deposed",
        'factions.eyrie.leader = "despot"\nfactions.eyrie.deposed = ["despot"]',
    ),
    (
        CAT_AND_BIRD,
        "position-deposed",
        "factions.eyrie.deposed",
        'factions.eyrie.deposed = ["builder", "charismatic", "commander", "despot"]',
    ),
    (
        CAT_AND_BIRD,
        "position-viziers",
        "factions.eyrie.viziers-recruit",
        'factions.eyrie.leader = "despot"\nfactions.eyrie.viziers-recruit = 1',
    ),
    # items, ruins, quests
    (CAT_AND_BIRD, "position-items", "items", 'items = ["torch"]'),
    (CAT_AND_BIRD, "position-items", "items", 'crafted-items.eyrie = ["hammer", "hammer"]'),
    (CAT_AND_BIRD, "position-ruin-items", "ruin-items.6", 'ruin-items.6 = ["bag"]'),
    (BASE, "position-ruin-set", "ruin-items.6", 'ruin-items.6 = ["torch"]'),
    (BASE, "position-ruin-set", "ruin-items.10", 'ruin-items.6 = ["bag"]\nruin-items.10 = ["bag"]'),
    (BASE, "position-ruin-seen", "ruin-seen.6", 'ruin-items.6 = ["bag"]\nruin-seen.6 = ["eyrie"]'),
    (
        BASE,
        "position-items",
        "items",
        'factions.vagabond.character = "thief"\nfactions.vagabond.ready-torch = 2',
    ),
    (BASE, "position-found", "factions.vagabond.found", 'factions.vagabond.found = ["bag"]'),
    (
        BASE,
        "position-quest-twice",
        "factions.vagabond.quests-done",
        'factions.vagabond.quests = ["errand_fox"]\nfactions.vagabond.quests-done = ["errand_fox"]',
    ),
    (
        BASE,
        "position-quest-row",
        "factions.vagabond.quests",
        'factions.vagabond.quests = ["errand_fox", "errand_rabbit", "escort_mouse", "guard_duty_mouse"]',
    ),
    (
        WANDERERS,
        "position-quests-second",
        "factions.vagabond-2.quests",
        'factions.vagabond-2.quests = ["errand_fox"]',
    ),
    (
        WANDERERS,
        "position-character",
        "factions.vagabond-2.character",
        'factions.vagabond.character = "thief"\nfactions.vagabond-2.character = "thief"',
    ),
    (BASE, "position-partner", "factions.vagabond.partner", 'factions.vagabond.partner = "eyrie"'),
    (BASE, "position-similar", "factions.vagabond.quests", 'factions.vagabond.quests = ["erand_fox"]'),
    # points and the end
    (CAT_AND_BIRD, "position-points", "points.eyrie", "points.eyrie = 30"),
    (TOGETHER, "position-points", "points.mechanical-marquise", "points.mechanical-marquise = 30"),
    (TOGETHER, "position-points", "points.alliance", "points.vagabond = 30\npoints.alliance = 31"),
    (
        BASE,
        "position-dominance-points",
        "points.eyrie",
        'points.eyrie = 5\ndominance.eyrie = "dominance_fox"',
    ),
    (CAT_AND_BIRD, "position-not-over", "winners", 'winners = ["eyrie"]'),
    (CAT_AND_BIRD, "position-no-winner", "winners", "over = true"),
    (CAT_AND_BIRD, "position-want", "over", 'over = "yes"'),
    (TOGETHER, "position-team", "winners", 'over = true\nwinners = ["vagabond"]'),
    # a turn, a battle
    (SIX, "position-boats", "boats", 'turn = "marquise"\nboats = ["alliance"]'),
    (CAT_AND_BIRD, "position-boats", "boats", 'turn = "marquise"\nboats = ["marquise"]'),
    (SIX, "position-hirer-turn", "hirer", 'turn = "marquise"\nhirer = "alliance"'),
    (
        SIX,
        "position-hirer-self",
        "factions.riverfolk.mercenaries-for",
        'factions.riverfolk.mercenaries-for = "riverfolk"',
    ),
    (CAT_AND_BIRD, "position-amid", "battle", 'battle.defender = "eyrie"'),
    (
        CAT_AND_BIRD,
        "position-want",
        "battle.rolled-by-attacker",
        'battle.defender = "eyrie"\nbattle.rolled-by-attacker = 4',
    ),
    (CAT_AND_BIRD, "position-amid", "removed", f"removed = [{FALLEN}]"),
]


@pytest.mark.parametrize(
    ("game", "key", "where", "written"), WRONG, ids=[f"{n} {k} {w}" for n, (_, k, w, _) in enumerate(WRONG)]
)
def test_what_no_game_can_reach_is_refused(game: RootGame, key: str, where: str, written: str) -> None:
    with pytest.raises(LichtungError) as caught:
        game.position(laid_over(pawns(game), tomllib.loads(written)))
    assert (caught.value.key, caught.value.where) == (key, where)


def test_a_pawn_has_to_stand_somewhere() -> None:
    with pytest.raises(LichtungError) as caught:
        BASE.position({})
    assert (caught.value.key, caught.value.where) == ("position-needed", "factions.vagabond.place")


def test_clearings_of_several_suits_have_each_of_them() -> None:
    data: Data = {"suits": {"5": "fox/rabbit"}, "pieces": {"alliance.base_fox": [5]}, **PAWN}
    assert facts_of(BASE, BASE.position(data))["suits"]["5"] == "fox/rabbit"
    twice = BASE.position({"suits": {"5": "fox/fox"}, **PAWN})
    assert facts_of(BASE, twice)["suits"]["5"] == "fox"


def test_copies_of_a_card_are_named() -> None:
    with pytest.raises(LichtungError) as caught:
        CAT_AND_BIRD.position({"hands": {"eyrie": ["sappers"]}})
    assert caught.value.args_by_name["known"] == "sappers-1, sappers-2"


def test_a_game_in_its_setup_may_lack_everything() -> None:
    pending = [["root.turn", "turn.Turn", "marquise", "root.start-of-birdsong"]]
    keep = ["marquise.keep", "frames.SeatRecord", "marquise"]
    wanderer = ["vagabond.setup-order", "frames.SeatRecord", "vagabond"]
    s = BASE.position({"number": 0, "pending": [*pending, wanderer, keep]})
    assert BASE.decision(s) is not None


def turn_of(seat: str, step: str) -> list[list[str]]:
    return [["root.turn", "turn.Turn", seat, step]]


SIX_CARDS = ["anvil", "bake_sale", "birdy_bindle", "cobbler-1", "sappers-1", "arms_trader"]
# What is said besides a hand of six cards, or five of them, and the most that it may have.
HANDS: list[tuple[RootGame, str, int, str, Data]] = [
    (SIX, "vagabond", 5, "9.6.3", {"pending": turn_of("vagabond", "vagabond.capacity")}),
    (SIX, "riverfolk", 5, "11.6.1", {"pending": turn_of("riverfolk", "riverfolk.evening-prices")}),
    (
        CAT_AND_BIRD,
        "eyrie",
        3,
        "5.1.3",
        {"number": 0, "pending": turn_of("marquise", "root.start-of-birdsong")},
    ),
    (
        make({"factions": "marquise,eyrie", "setup": "advanced"}),
        "eyrie",
        3,
        "A.10",
        {"number": 0, "pending": turn_of("marquise", "root.start-of-birdsong")},
    ),
    (
        make({"factions": "marquise,eyrie", "setup": "advanced"}),
        "eyrie",
        5,
        "A.7",
        {
            "number": 0,
            "pending": [
                *turn_of("marquise", "root.start-of-birdsong"),
                ["root.keep-three", "frames.SeatRecord", "eyrie"],
            ],
        },
    ),
]


@pytest.mark.law("9.6.3", "11.6.1", "5.1.3", "A.7", "A.10")
@pytest.mark.parametrize(("game", "seat", "most", "law", "said"), HANDS)
def test_a_hand_is_no_larger_than_its_step_allows(
    game: RootGame, seat: str, most: int, law: str, said: Data
) -> None:
    bare = laid_over(pawns(game), DESPOT if "eyrie" in game.setup.words else {})
    if said.get("number") == 0:
        bare = {"ruins": [str(ruin + 1) for ruin in game.setup.map.ruins]}
    game.position({**bare, **said, "hands": {seat: SIX_CARDS[:most]}})
    with pytest.raises(LichtungError) as caught:
        game.position({**bare, **said, "hands": {seat: SIX_CARDS[: most + 1]}})
    error = caught.value
    assert (error.key, error.where, error.args_by_name) == (
        "position-hand-size",
        f"hands.{seat}",
        {"most": most, "law": law},
    )


@pytest.mark.law("6.6", "9.5.4")
def test_at_other_times_a_hand_may_be_large() -> None:
    for phase in ("birdsong", "daylight", "evening"):
        for seat in ("marquise", "eyrie"):
            CAT_AND_BIRD.position(
                laid_over(DESPOT, {"turn": "marquise", "phase": phase, "hands": {seat: SIX_CARDS}})
            )


@pytest.mark.law("8.2.3.I", "8.2.4")
def test_without_a_base_there_are_five_supporters_at_most() -> None:
    said = {**PAWN, "hands": {"alliance.pile": SIX_CARDS}}
    with pytest.raises(LichtungError) as caught:
        BASE.position(said)
    assert (caught.value.key, caught.value.where) == ("position-supporters", "hands.alliance.pile")
    BASE.position({**said, "pieces": {"alliance.base_fox": ["1"]}})
    BASE.position({**said, "hands": {"alliance.pile": SIX_CARDS[:5]}})
    losing = [*turn_of("marquise", "root.evening"), ["alliance.surplus", "frames.SeatRecord", "alliance"]]
    s = BASE.position({**said, "pending": losing})
    assert BASE.actions(s)


# --- What a game reaches is read


@pytest.mark.parametrize("mix", MIXES[::5], ids=name_of)
def test_positions_of_games_are_read_again(mix: dict[str, object]) -> None:
    read_again(make(mix), MIXES.index(mix), every=20)


@pytest.mark.long
@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_positions_of_many_games_are_read_again(mix: dict[str, object]) -> None:
    game = make(mix)
    for seed in range(10):
        read_again(game, 1000 + seed, every=3)


def read_again(game: RootGame, seed: int, every: int) -> None:
    """A random game; every so many decisions, deep amid others and at the end it is written and read."""
    rng = Random(seed)
    liking = [rng.choice((1, 1, 4, 16)) for _ in game.codec.verbs]
    s = game.start()
    for n in range(20_000):
        options = game.actions(s)
        if not options or n % every == 0 or len(s.frames()) > 4:
            assert state_hash(game.position(game.position_of(s))) == state_hash(s)
        if not options:
            return
        weights = [liking[a.verb] for a in options]
        game.apply(s, rng.choices(options, weights)[0] if s.legal else game.sample(s, rng))
