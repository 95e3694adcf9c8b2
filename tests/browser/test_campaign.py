"""A campaign in the browser: begun, played to an end, its course, cards for the next game, given up."""

from playwright.sync_api import Route, ViewportSize

from tests.browser.conftest import Visits, on
from tests.browser.table import Table
from tests.browser.test_start import LAPTOP, SMALL


@on("laptop", laptop=LAPTOP, phone=SMALL)
def test_a_campaign_from_the_start_page_to_its_end(visit: Visits, size: ViewportSize) -> None:
    somebody = visit("de", viewport=size)
    say, page = somebody.say, somebody.page
    somebody.go("/")
    page.get_by_role("link", name=say("web-campaign-new"), exact=True).click()
    page.get_by_label(say("web-campaign-name")).fill("Hain")
    page.get_by_label(say("root-seat-alliance"), exact=True).select_option("easy")
    page.get_by_role("button", name=say("web-campaign-begin"), exact=True).click()
    Table(somebody, seed=1).wait()
    table = page.url.rpartition("/")[2]
    details = somebody.context.request.get(f"/api/tables/{table}").json()
    assert details["setup"]["mode"] == "cooperative"
    somebody.go("/")
    page.get_by_role("link", name="Hain").last.click()
    page.get_by_role("heading", name=say("web-campaign-now", number=1)).wait_for()
    page.get_by_role("link", name=say("web-campaign-to-game")).first.click()
    Table(somebody, seed=1).wait()
    somebody.go(f"/campaigns/{details['campaign']}")
    page.get_by_role("button", name=say("web-campaign-abandon"), exact=True).click()
    page.get_by_role("group").get_by_role("button", name=say("web-campaign-abandon"), exact=True).click()
    page.get_by_text(say("web-campaign-status-abandoned", wins=0, length=3)).wait_for()
    somebody.go("/")
    page.get_by_role("link", name=say("web-campaign-status-abandoned", wins=0, length=3)).wait_for()
    somebody.clean()


def test_a_game_that_is_lost_ends_it(visit: Visits) -> None:
    somebody = visit("en", viewport=LAPTOP)
    somebody.guest("Ada")
    say, page = somebody.say, somebody.page
    made = somebody.post("/api/campaigns", {"factions": ["eyrie", "cult"], "seats": ["me", "greedy"]})
    somebody.post(f"/api/tables/{made['table']}/begin")
    somebody.go(f"/tables/{made['table']}")
    Table(somebody, seed=1).wait()
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-resign"), exact=True).click()
    page.get_by_role("button", name=say("web-resign"), exact=True).last.click()
    page.get_by_role("link", name=say("web-campaign-back"), exact=True).click()
    page.get_by_text(say("web-campaign-status-lost", wins=0, length=3)).wait_for()
    row = page.get_by_role("row").filter(has_text=say("root-seat-eyrie"))
    row.wait_for()
    somebody.clean()


def test_cards_are_chosen_between_games(visit: Visits) -> None:
    somebody = visit("de", viewport=SMALL)
    somebody.guest("Ada")
    say, page = somebody.say, somebody.page
    made = somebody.post("/api/campaigns", {"factions": ["eyrie", "cult"], "seats": ["me", "greedy"]})
    found = somebody.context.request.get(f"/api/campaigns/{made['id']}").json()
    seats = {"eyrie": 30, "cult": 30, "mechanical-marquise": 21}
    won = {**found["games"][0], "state": "won", "points": seats, "rounds": 9, "chosen": {"cult": "sappers"}}
    between = {**found, "wins": 1, "lead": 3, "games": [won], "carried": {"cult": ["sappers"]}}
    choice = {"seat": "eyrie", "cards": ["armorers", "cobbler"], "yours": True}
    asked: list[object] = []

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(route.request.post_data_json)
            route.fulfill(json={**between, "carried": {"cult": ["sappers"], "eyrie": ["cobbler"]}})
        else:
            route.fulfill(json={**between, "choices": [choice]})

    page.route(f"**/api/campaigns/{made['id']}*", answer)
    page.route(f"**/api/campaigns/{made['id']}/cards", answer)
    somebody.go(f"/campaigns/{made['id']}")
    go_on = page.get_by_role("button", name=say("web-campaign-go"), exact=True)
    go_on.wait_for()
    assert go_on.is_disabled()
    page.get_by_role("button", name=say("root-card-cobbler"), exact=True).click()
    page.get_by_text(say("web-campaign-carries", seat=say("root-seat-eyrie"))).wait_for()
    assert asked == [{"seat": "eyrie", "card": "cobbler"}]
    assert go_on.is_enabled()
    somebody.clean()
