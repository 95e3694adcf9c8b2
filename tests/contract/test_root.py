"""Root keeps the contract, with each faction in each kind of company."""

import pytest

from lichtung.root.editions import EDITIONS
from lichtung.root.game import OPTIONS, make
from lichtung.testing import check_game, check_hash_seeds, fingerprint
from tests.seatings import of_others

SEATINGS = [
    "marquise,eyrie",
    "vagabond,alliance",
    "eyrie,vagabond,alliance",
    "alliance,marquise,vagabond",
    "marquise,eyrie,alliance,vagabond",
]
LATER = [
    "cult,eyrie,marquise",
    "riverfolk,alliance,cult,vagabond",
    "vagabond,riverfolk,vagabond,eyrie",
    "mechanical-marquise,cult,riverfolk",
    "eyrie,alliance,mechanical-marquise,vagabond,cult,riverfolk",
]
KNOWN = [*SEATINGS, *LATER]
SETUPS: list[dict[str, object]] = [{"factions": seating} for seating in [*KNOWN, *of_others(*KNOWN)]]
TOGETHER = "vagabond,mechanical-marquise,cult,eyrie"  # all options at their last choice, the team's mode too
LAST: dict[str, object] = {option.name: option.choices[-1] for option in OPTIONS}
SETUPS.append({"factions": TOGETHER, **LAST, "setup": "standard"})  # the machine has no setup card
SETUPS.append({"factions": "riverfolk,mechanical-marquise", "mode": "cooperative"})
ALTERNATING = ["fox", "rabbit", "mouse"] * 4
SETUPS.append({"factions": "vagabond,riverfolk,mechanical-marquise", "map": "lake"})
SETUPS.append({"factions": "alliance,eyrie,vagabond", "map": "mountain", "markers": "printed"})
SETUPS.append({"factions": "marquise,cult", "map": "winter", "suits": ALTERNATING})
SETUPS.append({"factions": "marquise,cult,eyrie,vagabond", "setup": "advanced"})
SETUPS.append({"factions": "vagabond,riverfolk,eyrie,vagabond", "setup": "advanced", "map": "mountain"})
SETUPS.append({"factions": "alliance,eyrie", "setup": "advanced", "map": "winter"})
SETUPS.append({"factions": 4, "setup": "advanced"})
SETUPS.append({"factions": 3, "pool": "eyrie,vagabond,riverfolk,cult", "setup": "advanced", "map": "lake"})
SETUPS += [{"factions": "riverfolk,vagabond,marquise,alliance,vagabond", "law": law} for law in EDITIONS[1:]]
SETUPS.append({"factions": "marquise,cult,alliance,vagabond", "landmarks": "2", "map": "lake"})
SETUPS.append({"factions": "riverfolk,duchy,corvids", "landmarks": "black-market,lost-city"})
SETUPS.append({"factions": "eyrie,marquise,alliance", "landmarks": "black-market,legendary-forge"})
SETUPS.append({"factions": "eyrie,mechanical-marquise,cult", "landmarks": "legendary-forge,elder-treetop"})
SETUPS.append({"factions": 3, "setup": "advanced", "landmarks": "2", "map": "mountain"})
SETUPS.append({"factions": "marquise,hundreds,duchy", "hirelings": "exile:promoted,dynasty,prophets"})
SETUPS.append(
    {"factions": "eyrie,keepers,corvids", "hirelings": "exile:demoted,bandits,patrol", "map": "lake"}
)
SETUPS.append({"factions": 3, "setup": "advanced", "hirelings": "random", "deck": "exiles"})


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_contract(setup: dict[str, object]) -> None:
    check_game(make(setup), games=1, seed=SETUPS.index(setup), every=25)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_contract_at_length(setup: dict[str, object]) -> None:
    check_game(make(setup), games=20, seed=1000, every=5)


def test_the_same_seed_gives_the_same_game_under_any_hash_seed() -> None:
    setup: dict[str, object] = {"factions": LATER[-1]}
    told = check_hash_seeds("lichtung.root.game:make", setup, games=2)
    assert told == fingerprint(make(setup), games=2)


def test_a_game_made_again_from_its_setup_is_the_same_game() -> None:
    for setup in SETUPS:
        game = make(setup)
        again = make(game.setup_data())
        assert again.setup_data() == game.setup_data()
        assert fingerprint(again, games=1) == fingerprint(game, games=1)
