"""Games stepped through in the browser: slider, keys, addresses, eyes, log, points, files, and their ends."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from lichtung.scenario import read, run
from tests.browser.conftest import SELDOM, Shots, Visits
from tests.browser.people import Visitor
from tests.browser.places import finished
from tests.browser.words import ROOT
from tests.server.test_import import journal

GAMES = ("heirs", "root")
OPENING = 60  # records, by which the first turn of every game has begun
LAW = ROOT / "web/src/rules/data/root.json"
expect.set_options(timeout=30_000)  # as long as a visitor waits for anything


def opened(visit: Visits, game: str, query: str = "", language: str = "de") -> tuple[Visitor, str]:
    """Somebody who looks at a finished game; its id."""
    ada = visit(language)
    ada.guest("Ada")
    table = finished(ada, game)
    ada.go(f"/replays/{table}{query}")
    slider(ada).wait_for()
    return ada, table


def rules() -> set[str]:
    """The numbers of all paragraphs of Root that are rules."""
    return {one["id"] for one in json.loads(LAW.read_text(encoding="utf-8"))["paragraphs"] if one["rule"]}


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.say("web-replay-slider"))


def at(visitor: Visitor) -> int:
    return int(slider(visitor).input_value())


def opening(visitor: Visitor) -> None:
    """A game is entered in its first turn, where somebody is about to decide."""
    slider(visitor).wait_for()
    assert 0 < at(visitor) < OPENING
    turn = visitor.page.locator(".told .cap")
    expect(turn).to_have_text(
        visitor.say(
            "web-replay-at-turn", turn=1, at=at(visitor), n=int(slider(visitor).get_attribute("max") or 0)
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_keys_step_by_record_and_by_turn(visit: Visits, game: str) -> None:
    ada, _ = opened(visit, game, "?at=30&as=spectator")
    keys = ada.page.keyboard
    expect(slider(ada)).to_have_value("30")
    for key, place in (("ArrowRight", "31"), ("ArrowLeft", "30"), ("Home", "0"), ("ArrowRight", "1")):
        keys.press(key)
        expect(slider(ada)).to_have_value(place)
    keys.press("End")
    last = at(ada)
    assert last > 100
    ada.page.get_by_text(ada.say("web-replay-at", at=last, n=last)[-8:]).first.wait_for()
    keys.press("ArrowUp")
    expect(slider(ada)).not_to_have_value(str(last))  # as soon as the game is read
    turn = at(ada)
    assert last - 60 < turn < last
    keys.press("Shift+ArrowRight")
    expect(slider(ada)).to_have_value(str(last))
    ada.clean()


def test_an_address_leads_back_to_a_position(visit: Visits) -> None:
    """The address follows the slider; whoever opens it sees the same table and the same log."""
    ada, table = opened(visit, "root", "?at=120&as=full")
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_url(re.compile(rf"/replays/{table}\?at=121&as=full$"))
    heading = ada.page.locator("#content h1").inner_text()
    board = ada.page.locator('[data-area="board"]').inner_text()
    ada.page.reload()
    expect(slider(ada)).to_have_value("121")
    expect(ada.page.locator("#content h1")).to_have_text(heading)
    expect(ada.page.locator('[data-area="board"]')).to_have_text(board, use_inner_text=True)
    ada.go(f"/replays/{table}?at=99999&as=god")
    expect(slider(ada)).to_have_value(slider(ada).get_attribute("max") or "")
    ada.clean()


def test_eyes_can_be_changed(visit: Visits) -> None:
    """A spectator sees no hand, a seat its own; the position stays."""
    ada, _ = opened(visit, "root", "?at=150&as=spectator")
    eyes = ada.page.get_by_label(ada.say("web-replay-as"), exact=True)
    hand = ada.page.get_by_role("heading", name="Hand", exact=True)
    assert eyes.locator("option").count() >= 4
    expect(eyes).to_have_value("spectator")
    assert hand.count() == 0
    eyes.select_option("1")
    hand.wait_for()
    expect(slider(ada)).to_have_value("150")
    ada.page.wait_for_url(re.compile(r"at=150&as=1$"))
    ada.clean()


def test_playing_by_itself(visit: Visits) -> None:
    ada, _ = opened(visit, "heirs", "?at=20&as=full")
    ada.page.get_by_label(ada.say("web-replay-speed"), exact=True).select_option("fast")
    ada.page.get_by_role("button", name=ada.say("web-replay-play"), exact=True).click()
    expect(slider(ada)).not_to_have_value("20")
    ada.page.get_by_role("button", name=ada.say("web-replay-pause"), exact=True).click()
    stopped = at(ada)
    ada.page.wait_for_timeout(700)
    assert at(ada) - stopped <= 1
    ada.clean()


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=SELDOM)])
def test_the_log_is_filtered_and_opens_the_rule(visit: Visits, language: str) -> None:
    ada, _ = opened(visit, "root", "?at=9999&as=full", language)
    log = ada.page.get_by_role("log")
    log.get_by_role("listitem").first.wait_for()
    everything = log.get_by_role("listitem").count()
    ada.page.get_by_label(ada.say("web-log-filter")).select_option("battle")
    expect(log.get_by_role("listitem").first).not_to_have_text("")
    laws = log.locator(".par").all_inner_texts()
    assert laws
    assert set(laws) <= rules(), "paragraphs of the Law and of cards"
    log.locator(".par").first.click()
    expect(ada.page.get_by_role("complementary", name=ada.say("web-law", law=laws[0]))).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_label(ada.say("web-log-filter")).select_option("")
    ada.page.get_by_role("button", name=ada.say("web-log-search")).click()
    ada.page.get_by_role("searchbox").fill("zzzz")
    ada.page.get_by_text(ada.say("web-log-none")).wait_for()
    ada.page.keyboard.press("Escape")
    expect(log.get_by_role("listitem")).to_have_count(everything)
    opens = log.get_by_role("button", name=ada.say("web-log-open")).first
    opens.click()
    expect(opens).to_have_attribute("aria-expanded", "true")
    assert log.locator(".details").get_by_role("listitem").count() > 1, "the events behind the line"
    opens.click()
    place = log.locator("button[aria-pressed]").first
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    ada.clean()


@pytest.mark.parametrize("game", GAMES)
def test_points_are_a_chart_and_a_table(visit: Visits, game: str) -> None:
    ada, _ = opened(visit, game, "?at=0")
    ada.page.get_by_role("tab", name=ada.say("web-chart"), exact=True).click()
    chart = ada.page.get_by_role("slider", name=ada.say("web-over-chart"))
    chart.focus()
    chart.press("End")
    expect(chart).to_have_attribute("aria-valuenow", chart.get_attribute("aria-valuemax") or "")
    chart.press("ArrowLeft")
    said = chart.get_attribute("aria-valuetext") or ""
    chart.press("Enter")
    expect(slider(ada)).not_to_have_value("0")
    ada.page.get_by_role("button", name=ada.say("web-chart-table")).click()
    rows = ada.page.get_by_role("row").all_inner_texts()
    assert re.findall(r"\d+", said)[1:] == rows[-2].split()[1:]
    ada.clean()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_the_way_there_and_what_to_do(visit: Visits, game: str, shots: Shots) -> None:
    ada = visit("de")
    ada.guest("Ada")
    table = finished(ada, game)
    ada.go(f"/tables/{table}")
    expect(ada.page.locator("#over")).to_have_text(re.compile(r"gewinnt|Sieg|unentschieden"))
    ada.page.get_by_role("slider", name=ada.say("web-over-chart")).wait_for()
    if game == "heirs":
        ada.page.get_by_role("button", name=ada.say("web-over-sheet")).click()
        expect(ada.page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
        ada.page.keyboard.press("Escape")
    shots.take(ada.page, f"over-{game}")
    told = ada.page.locator("#over").inner_text()
    ada.page.get_by_role("link", name=ada.say("web-over-replay")).click()
    opening(ada)
    ada.page.keyboard.press("End")
    expect(ada.page.locator("#content h1")).to_have_text(told)  # the replay names the same winner
    ada.clean()


def test_the_list_tells_winner_and_points(visit: Visits) -> None:
    ada = visit("de")
    ada.guest("Ada")
    finished(ada, "root")
    ada.go("/")
    winner = ada.page.locator(".replays li").first.locator(".won")
    expect(winner.first).to_contain_text(ada.say("web-replays-won"))
    assert int(winner.first.locator(".n").inner_text()) > 0
    ada.clean()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_saved_as_a_scenario(visit: Visits, game: str, tmp_path: Path) -> None:
    ada, _ = opened(visit, game, "?at=60&as=full")
    ada.page.get_by_text(ada.say("web-replay-more"), exact=True).click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name=ada.say("web-replay-scenario"), exact=True).click()
    file = tmp_path / saved.value.suggested_filename
    assert re.fullmatch(rf"{game}-[\w-]+-60\.toml", file.name)
    saved.value.save_as(file)
    (case,) = read(file)
    assert run(case) == []
    ada.clean()


def test_going_on_from_a_position(visit: Visits, tmp_path: Path) -> None:
    """The board says what it is for: its positions are taken along as scenario files, too."""
    ada, table = opened(visit, "heirs", "?at=60&as=full")
    ada.page.get_by_text(ada.say("web-replay-more"), exact=True).click()
    ada.page.get_by_role("button", name=ada.say("web-replay-analyse")).click()
    ada.page.wait_for_url(re.compile(r"/tables/"))
    assert table not in ada.page.url
    ada.page.get_by_role("region", name=ada.say("web-action"), exact=True).wait_for()
    ada.page.get_by_role("button", name=ada.say("web-menu"), exact=True).click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name=ada.say("web-replay-scenario"), exact=True).click()
    saved.value.save_as(tmp_path / "board.toml")
    (case,) = read(tmp_path / "board.toml")
    assert run(case) == []
    ada.clean()


def test_a_game_from_a_file(visit: Visits, tmp_path: Path) -> None:
    """A whole game is shown; what is no journal is refused with the place of the mistake."""
    ada = visit("de")
    ada.guest("Ada")
    ada.go("/")
    lines = journal("heirs").splitlines()
    for name, text, reason in (
        ("leer.jsonl", "", "leer"),
        ("bild.jsonl", "\0\0", "kein Text"),
        ("kaputt.jsonl", "\n".join([lines[0], "{"]), "Zeile 2"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
        if not ada.page.locator("input[type=file]").is_visible():
            ada.page.get_by_text(ada.say("web-import-title"), exact=True).click()
        ada.page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(ada.page.get_by_role("alert")).to_contain_text(reason)
    (tmp_path / "gut.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    ada.page.locator("input[type=file]").set_input_files(tmp_path / "gut.jsonl")
    ada.page.wait_for_url(re.compile(r"/replays/"))
    slider(ada).wait_for()
    ada.go("/")
    listed = ada.page.locator(".replays a").first
    listed.locator(".won .n").wait_for()
    points = [int(text) for text in listed.locator(".seats .n").all_inner_texts()]
    assert listed.locator(".won .n").inner_text() == str(max(points))
    listed.click()
    opening(ada)
    ada.expected = ("400",)
    ada.clean()
