"""A whole game of each title through the page: only what is offered is clicked, in German and in English."""

import pytest

from tests.browser.conftest import Visits
from tests.browser.places import play_now
from tests.browser.table import Table


def over(table: Table) -> str:
    return table.page.locator("#over").inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("language", [pytest.param("de", marks=pytest.mark.long), "en"])
def test_the_two_heirs_from_the_start_page_to_the_end(visit: Visits, language: str) -> None:
    somebody = visit(language)
    play_now(somebody, "heirs")
    table = Table(somebody)
    table.play()
    assert over(table)
    assert len(table.seen) > 3
    somebody.clean()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
def test_root_from_the_start_page_to_the_end(visit: Visits, language: str) -> None:
    somebody = visit(language)
    play_now(somebody, "root")
    table = Table(somebody, seed=2)
    table.play()
    assert over(table)
    assert len(table.seen) > 5
    somebody.clean()


@pytest.mark.long
@pytest.mark.parametrize("faction", ["eyrie", "alliance", "vagabond", "cult", "riverfolk", "corvids"])
def test_every_faction_of_root_to_the_end(visit: Visits, faction: str) -> None:
    somebody = visit("de")
    somebody.guest("Ada")
    other = "eyrie" if faction != "eyrie" else "alliance"
    factions = [faction, "marquise", other]
    somebody.go(somebody.table("root", setup={"factions": factions}, seats=["me", "reference", "reference"]))
    table = Table(somebody, seed=3)
    table.play()
    assert over(table)
    somebody.clean()


@pytest.mark.long
def test_two_vagabonds_and_the_mechanical_marquise(visit: Visits) -> None:
    somebody = visit("en")
    somebody.guest("Ada")
    for setup in (
        {"factions": ["vagabond", "marquise", "eyrie", "vagabond"]},
        {"factions": ["alliance", "mechanical-marquise", "eyrie"], "mode": "cooperative"},
    ):
        played = [faction for faction in setup["factions"] if faction != "mechanical-marquise"]
        seats = ["me", *["reference"] * (len(played) - 1)]
        somebody.go(somebody.table("root", setup=setup, seats=seats))
        Table(somebody, seed=4).play()
    somebody.clean()
