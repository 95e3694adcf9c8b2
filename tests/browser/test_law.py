"""The rules beside the board: opened where they are needed, searched, read on, tried out."""

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Shots, Visits
from tests.browser.people import Visitor
from tests.browser.test_access import axe as axe  # the fixture
from tests.browser.test_access import findings, light_and_dark
from tests.browser.test_pace import ON_LAPTOPS, ON_PHONES

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}


def panel(visitor: Visitor, law: str) -> Locator:
    return visitor.page.get_by_role("complementary", name=visitor.say("web-law", law=law))


def at_an_example(visitor: Visitor, game: str, name: str) -> None:
    """The address of an example becomes a board on which the visitor plays all seats."""
    visitor.guest("Ada")
    visitor.page.goto(f"/examples/{game}/{name}")
    visitor.page.wait_for_url("**/tables/*")
    visitor.page.locator("main").first.wait_for()


@ON_LAPTOPS
def test_the_rules_open_beside_the_board(visit: Visits, axe: str, shots: Shots, size: ViewportSize) -> None:
    ada = visit("de", viewport=size)
    at_an_example(ada, "root", "dice.1")
    page, say = ada.page, ada.say
    page.get_by_role("region", name=say("web-action"), exact=True).wait_for()
    page.locator("#content").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.locator("button.par").first.click()
    expect(dialog).to_have_count(0)
    first = page.get_by_role("complementary").filter(has=page.get_by_role("searchbox"))
    expect(first).to_be_visible()
    # By words, then on to what belongs to it, and back.
    first.get_by_role("searchbox").fill("wer wählt die Verluste")
    first.get_by_role("link", name="4.3.3").first.click()
    expect(panel(ada, "4.3.3")).to_be_visible()
    page.get_by_role("searchbox").fill("4.3")
    page.get_by_role("link", name="4.3", exact=False).first.click()
    read = panel(ada, "4.3")
    expect(read.get_by_text(say("root-option-attack_partner"), exact=True)).to_be_visible()
    expect(read.get_by_text(say("web-rules-here"))).to_be_visible()
    expect(read.get_by_role("link", name="Angreifer trifft")).to_have_attribute("target", "_blank")
    shots.take(page, f"law-panel-{size['width']}")
    assert light_and_dark(ada, axe) == {}
    page.emulate_media(color_scheme="light")
    read.get_by_role("button", name=say("web-rules-back")).click()
    expect(panel(ada, "4.3.3")).to_be_visible()
    # It is no dialog: the table goes on beside it, and Escape closes it.
    assert page.evaluate("document.querySelector('main').inert") is False
    page.keyboard.press("Escape")
    expect(panel(ada, "4.3.3")).to_have_count(0)
    ada.clean()


def test_on_a_phone_one_decides_with_the_paragraph_in_sight(visit: Visits, shots: Shots) -> None:
    ada = visit("de", viewport=PHONE)
    at_an_example(ada, "root", "dice.1")
    page, say = ada.page, ada.say
    bar = page.get_by_role("region", name=say("web-action"), exact=True)
    bar.wait_for()
    page.locator("#content").focus()
    page.keyboard.press("?")
    page.get_by_role("dialog").locator("button.par").first.click()
    read = page.get_by_role("complementary").filter(has=page.get_by_role("searchbox"))
    text = read.get_by_role("region")
    expect(text.locator("section").first).to_be_visible()
    sheet, prompt = read.bounding_box(), bar.bounding_box()
    assert sheet is not None
    assert prompt is not None
    assert sheet["y"] + sheet["height"] <= prompt["y"], "the prompt is not covered"
    assert sheet["height"] <= 2 / 3 * PHONE["height"]
    # Read to the end, decide, and read on where one was.
    place = text.evaluate("(body) => { body.scrollTop = 120; return body.scrollTop; }")
    title = read.get_by_role("heading", level=2).inner_text()
    before = bar.inner_text()
    bar.locator(".acts .act, .go button").first.click()
    expect(bar).not_to_have_text(before, use_inner_text=True)
    shots.take(page, "law-beside-a-decision")
    expect(read.get_by_role("heading", level=2)).to_have_text(title)
    assert text.evaluate("(body) => body.scrollTop") == place
    read.get_by_role("button", name=say("web-close")).click()
    expect(read).to_have_count(0)
    ada.clean()


@ON_PHONES
def test_all_rules_are_searched_by_words_and_numbers(
    visit: Visits, axe: str, shots: Shots, size: ViewportSize
) -> None:
    bob = visit("en", viewport=size)
    page = bob.page
    bob.go("/rules")
    field = page.get_by_role("searchbox")
    field.fill("how many hits can I roll")
    expect(page.get_by_role("link", name="4.3.2.I").first).to_be_visible()
    shots.take(page, f"law-search-{size['width']}")
    assert findings(bob, axe) == []
    field.fill("E.9.2")
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("link", name="E.9.2").click()
    page.wait_for_url("**/rules/heirs/E.9.2")
    bob.go("/rules/heirs/E.7.11")
    expect(page.get_by_text(bob.say("heirs-option-rebates-one-each"))).to_be_visible()
    shots.take(page, f"law-paragraph-{size['width']}", full_page=True)
    assert findings(bob, axe) == []
    bob.clean()


def test_examples_of_both_games_are_boards(visit: Visits, shots: Shots) -> None:
    ada = visit("de", viewport=LAPTOP)
    for game, name in (("heirs", "example-2-resources.1"), ("root", "revolt.1")):
        at_an_example(ada, game, name)
        ada.page.get_by_role("button", name=ada.say("web-menu")).click()
        ada.page.get_by_role("button", name=ada.say("web-what-if")).wait_for()
        picture = ada.page.get_by_role("link", name=ada.say("web-take-picture")).get_attribute("href")
        assert picture is not None
        assert ada.context.request.get(picture).ok
        shots.take(ada.page, f"law-example-{game}")
    ada.clean()


def test_an_example_that_is_not_there(visit: Visits) -> None:
    ada = visit("de")
    ada.expected = ("404",)
    ada.guest("Ada")
    ada.page.goto("/examples/root/nothing.1")
    ada.page.get_by_role("alert").wait_for()
    ada.clean()
