"""A faction that the client was not built with: the server sends its words, its board is a general one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Shots, Visits
from tests.browser.people import Visitor
from tests.browser.table import Offer, Sight, Table
from tests.browser.words import Words
from tests.server.process import Process

TOYS = Path(__file__).parents[1] / "toys"
NAME = "fireflies"
SEATS = ["me", "random", "random"]
SETUP = {"factions": [NAME, "eyrie", "vagabond"]}

pytestmark = pytest.mark.plain_only


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LICHTUNG_FACTIONS", str(TOYS))
        process = Process(tmp_path_factory.mktemp("server"))
    yield process
    process.stop()


def words_of(language: str) -> Words:
    """What the page says, with the words that the server sends."""
    words = Words(language)
    for part in ("", "law-", "terminal-"):
        words.add(TOYS / NAME / "words" / f"{part}{language}.ftl")
    return words


@pytest.mark.slow
def test_the_fireflies_from_the_form_to_the_end(visit: Visits, shots: Shots) -> None:
    somebody = visit("de")
    say = words_of("de")
    somebody.go("/new?game=root")
    page = somebody.page
    box = page.get_by_role("checkbox", name=say("root-seat-fireflies"))
    box.check()
    for other in ("marquise", "alliance"):
        page.get_by_role("checkbox", name=say(f"root-seat-{other}")).first.uncheck()
    assert box.is_checked()
    somebody.guest("Ada")
    somebody.go(somebody.table("root", setup=SETUP, seats=SEATS))
    table = Table(somebody, seed=3)
    table.turns(40)
    shots.take(page, "toy")
    panel = page.get_by_role("region", name=say("root-seat-fireflies")).first
    shown = panel.inner_text()
    assert say("root-mat-fireflies-glow").casefold() in shown.casefold()
    assert say("root-mat-fireflies-vow").casefold() in shown.casefold()
    table.play()
    no_keys(somebody)
    asked = {say(f"root-decision-fireflies-{step}") for step in ("settle", "vow", "actions")}
    assert asked <= table.seen
    somebody.clean()


class Digger(Table):
    """Buries a token as soon as it can."""

    def choose(self, sight: Sight) -> Offer:
        verb = words_of("en")("root-verb-bury").casefold()
        digging = [offer for offer in sight.offers if verb in offer.name.casefold()]
        return self.rng.choice(digging) if digging else super().choose(sight)


def labels(visitor: Visitor) -> str:
    """What a screen reader says of all places."""
    found = visitor.page.locator("[data-place]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return " ".join(found)


def test_others_see_that_something_is_buried_and_not_what(visit: Visits, shots: Shots) -> None:
    ada, bo = visit("en"), visit("de")
    ada.guest("Ada")
    path = ada.table("root", setup=SETUP, seats=SEATS, public=True)
    ada.go(path)
    table = Digger(ada, seed=4)
    kinds = [words_of("en")(f"root-marker-fireflies-{kind}") for kind in ("spark", "dud")]
    while not any(kind in labels(ada) for kind in kinds):
        assert not table.step().over, "nothing was ever buried"
    bo.go(path)
    say = words_of("de")
    buried = say("root-web-hidden", seat=say("root-seat-fireflies"))
    bo.page.locator(f'[data-place][aria-label*="{buried}"]').first.wait_for()
    shots.take(bo.page, "toy-hidden")
    assert not any(say(f"root-marker-fireflies-{kind}") in labels(bo) for kind in ("spark", "dud"))
    for one in (ada, bo):
        no_keys(one)
        one.clean()


def no_keys(visitor: Visitor) -> None:
    """Whatever the page says is in words."""
    assert "root-" not in visitor.page.locator("main").inner_text()
