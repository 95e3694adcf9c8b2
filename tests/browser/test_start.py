"""From the start page to a table: quick start, names, the waiting room, an invitation."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from lichtung.server.tables.computer_players import NAMES
from tests.browser import places
from tests.browser.conftest import Visits, on
from tests.browser.people import Visitor
from tests.browser.places import FOUR
from tests.browser.table import Table
from tests.browser.test_access import AXE, findings

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SMALL: ViewportSize = {"width": 390, "height": 844}
WORDS = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")


def pick(visitor: Visitor, game: str, name: str) -> None:
    """One click on what can be chosen for a quick start."""
    card = visitor.page.get_by_role("article").filter(
        has=visitor.page.get_by_role("heading", name=visitor.say(f"{game}-title"), exact=True)
    )
    card.get_by_role("radio", name=name).check(force=True)


@on("phone", laptop=LAPTOP, phone=SMALL)
def test_two_clicks_to_any_faction(visit: Visits, size: ViewportSize) -> None:
    somebody = visit("de", viewport=size)
    somebody.go("/")
    button = somebody.page.get_by_role("button", name=somebody.say("root-seat-marquise"))
    button.wait_for()
    if size is LAPTOP:
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"], "to be seen without scrolling"
    pick(somebody, "root", somebody.say("root-seat-cult"))
    somebody.page.get_by_role("button", name=somebody.say("root-seat-cult")).click()
    Table(somebody, seed=1).wait()
    id_ = somebody.page.url.rpartition("/")[2]
    found = somebody.context.request.get(f"/api/tables/{id_}").json()
    assert [chair["word"] for chair in found["chairs"] if chair.get("yours")] == ["cult"]
    assert len(found["chairs"]) == 4
    somebody.clean()


def test_a_quick_start_remembers_board_strength_and_number(visit: Visits) -> None:
    somebody = visit("en", viewport=LAPTOP)
    somebody.go("/")
    for name in ("root-seat-vagabond", "root-option-map-lake", "web-strength-novice"):
        pick(somebody, "root", somebody.say(name))
    pick(somebody, "root", "2")
    somebody.page.get_by_role("button", name=somebody.say("root-seat-vagabond")).click()
    Table(somebody, seed=1).wait()
    id_ = somebody.page.url.rpartition("/")[2]
    found = somebody.context.request.get(f"/api/tables/{id_}").json()
    assert found["setup"]["map"] == "lake"
    assert [chair.get("agent") for chair in found["chairs"] if not chair.get("yours")] == ["novice"] * 2
    [pledge] = [chair["pledge"] for chair in found["chairs"] if chair.get("yours")]
    records = somebody.context.request.get(f"/api/tables/{id_}/replay?at=0&as=spectator").json()["records"]
    assert (bool(pledge), records[0]["kind"]) == (True, "nonce"), "and whoever begins adds to chance"
    somebody.go("/")
    me = somebody.say("root-seat-vagabond")
    said = somebody.say("web-quick-play", faction=me, count=2, strength="novice")
    somebody.page.get_by_role("button", name=said, exact=True).wait_for()
    assert somebody.page.locator("input[value=lake]").is_checked()
    somebody.clean()


def test_strangers_see_who_invites_them(visit: Visits) -> None:
    host, guest = visit("de", viewport=LAPTOP), visit("de", viewport=SMALL)
    host.guest("Ada")
    made = host.post(
        "/api/tables", {"game": "root", "setup": FOUR, "seats": ["me", "human", "greedy", "human"]}
    )
    guest.go(f"/tables/{made['id']}#invite={made['invite']}")
    inviting = guest.say("web-invited-by", name="Ada", game="Root")
    guest.page.get_by_role("heading", name=inviting, exact=True).wait_for()
    guest.page.get_by_label(guest.say("web-guest-name")).fill("Ben")
    guest.page.get_by_role("button", name=guest.say("web-guest-go")).click()
    guest.page.get_by_text(guest.say("web-wait-host", name="Ada")).wait_for()
    host.go(f"/tables/{made['id']}")
    guest.page.get_by_role("button", name=guest.say("web-wait-sit")).first.click()
    host.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
    line = guest.page.get_by_role("textbox", name=guest.say("web-chat-line"), exact=True)
    line.fill("Bin gleich so weit.")
    line.press("Enter")
    host.page.get_by_role("log").get_by_text("Bin gleich so weit.").wait_for()
    host.clean()
    guest.clean()


def test_seats_have_figures_and_computers_a_name_and_a_face(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP)
    somebody.guest("Ada")
    places.waiting_room(somebody)
    seats = somebody.page.locator("main li:has(use[href^='#root-'])")
    expect(seats).to_have_count(4)
    computer = seats.filter(has_text=re.compile("|".join(NAMES)))
    expect(computer).to_have_count(1)
    expect(computer.locator("svg .head")).to_be_visible()
    expect(computer).to_contain_text(somebody.say("web-agent-greedy"))
    somebody.clean()


def test_a_character_is_told_in_words(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP)
    somebody.guest("Ada")
    made = somebody.post(
        "/api/tables", {"game": "root", "setup": FOUR, "seats": ["me", "human", "hard:builder", "human"]}
    )
    somebody.go(f"/tables/{made['id']}")
    character = somebody.say("character-builder")
    told = somebody.say("player-in-character", player=somebody.say("web-agent-hard"), character=character)
    somebody.page.get_by_text(told).wait_for()
    assert "hard:builder" not in somebody.page.locator("main").inner_text()
    somebody.clean()


def test_people_at_one_device_have_names(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP)
    somebody.go("/new?game=root")
    say, page = somebody.say, somebody.page
    for word in ("marquise", "eyrie"):
        page.get_by_label(say(f"root-seat-{word}"), exact=True).select_option("me")
    for word in ("alliance", "vagabond"):
        page.get_by_label(say(f"root-seat-{word}"), exact=True).select_option("easy")
    for word, name in (("marquise", "Ada"), ("eyrie", "Ben")):
        page.get_by_label(f"{say(f'root-seat-{word}')}: {say('web-new-seat-name')}", exact=True).fill(name)
    page.get_by_role("button", name=say("web-new-go"), exact=True).click()
    page.get_by_role("button", name=say("web-wait-begin")).wait_for()
    field = page.get_by_label(f"{say('root-seat-eyrie')}: {say('web-new-seat-name')}", exact=True)
    field.wait_for()
    assert field.input_value() == "Ben"
    with page.expect_response(lambda response: response.request.method == "PATCH"):
        field.fill("Benno")
        field.press("Tab")
    page.get_by_role("button", name=say("web-wait-begin")).click()
    takes = page.get_by_role("button", name=say("web-hand-over-take", name="Ada"))
    takes.or_(page.get_by_role("button", name=say("web-hand-over-take", name="Benno"))).first.wait_for()
    id_ = page.url.rpartition("/")[2]
    chairs = somebody.context.request.get(f"/api/tables/{id_}").json()["chairs"]
    assert [chair["name"] for chair in chairs[:2]] == ["Ada", "Benno"]
    assert len({chair["name"] for chair in chairs}) == 4
    somebody.clean()


@pytest.mark.parametrize("place", ["new-table", "waiting-room", "draft", "root"])
def test_what_a_faction_wants_is_one_click_away(visit: Visits, place: str) -> None:
    somebody = visit("de", viewport=LAPTOP)
    somebody.guest("Ada")
    places.PLACES[place](somebody)
    if place == "new-table":
        somebody.page.get_by_role("radio", name=somebody.say("root-title")).check()
    requests: list[str] = []
    somebody.page.on("request", lambda request: requests.append(request.url))
    said = somebody.say("web-about-seat", name="")
    about = somebody.page.get_by_role("button", name=re.compile(f"^{said}")).first
    name = (about.get_attribute("aria-label") or "").removeprefix(said)
    about.click()
    page = somebody.page.get_by_role("dialog", name=name, exact=True)
    page.get_by_role("heading", name=somebody.say("root-web-page-plan")).wait_for()
    word = next(w for w in WORDS if somebody.say(f"root-seat-{w}") == name)
    page.get_by_text(somebody.say(f"page-{word}-plan")).wait_for()
    assert any("/assets/" in url for url in requests), "loaded when it is opened, not before"
    assert findings(somebody, AXE.read_text(encoding="utf-8")) == []
    somebody.page.keyboard.press("Escape")
    page.wait_for(state="detached")
    somebody.clean()
