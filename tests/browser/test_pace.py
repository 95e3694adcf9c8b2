"""Others can be followed, and nothing is clicked in vain."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, ViewportSize, WebSocket, expect

from tests.browser.conftest import Visits, on
from tests.browser.people import AT_ONCE, Visitor
from tests.browser.places import FOUR
from tests.browser.scenes import NAMES, Moments, moments
from tests.browser.table import PATIENCE, Offer, Sight, Table

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_LAPTOPS = on("laptop", laptop=LAPTOP, phone=PHONE)
ON_PHONES = on("phone", laptop=LAPTOP, phone=PHONE)
AGAINST_COMPUTERS = ["me", "reference", "reference", "reference"]
MOST_CLICKS = 400
FEWEST_STEPS = 3
# Each step as it is shown: its sentence, and how many places are lit.
WATCH = """
window.__steps = [];
let last = '';
new MutationObserver(() => {
  const text = document.querySelector('.following h1')?.textContent.trim() ?? '';
  if (text && text !== last) window.__steps.push([text, document.querySelectorAll('svg .pointed').length]);
  last = text;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
# Buttons as they appear in the action bar: what a pointer would hit just then.
SHIELDS = """
window.__shields = [];
const seen = new WeakSet();
new MutationObserver(() => {
  for (const button of document.querySelectorAll('.go button')) {
    if (seen.has(button)) continue;
    seen.add(button);
    requestAnimationFrame(() => {
      if (button.isConnected) window.__shields.push(getComputedStyle(button).pointerEvents);
    });
  }
}).observe(document, { subtree: true, childList: true });
"""


@pytest.fixture(scope="module")
def scenes(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(chromium, tmp_path_factory.mktemp("scenes"), ["reaction"]) as found:
        yield found


class Ear:
    """What goes over somebody's line: the last update, own decisions that were asked for, and answers."""

    def __init__(self, visitor: Visitor, seat: int = 0) -> None:
        self.seat = seat
        self.update: dict[str, Any] = {}
        self.told = 0  # updates that tell something
        self.prompts = 0
        self.single = 0  # of them with one answer
        self.turns = 0
        self.acts = 0
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self.say(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] != "update":
            return
        self.update = message
        events = [event for record in message["happened"] for event in record.get("events", [])]
        self.told += bool(events)
        self.turns += sum(e["key"] == "turn-began" and e["args"][0][2] == self.seat for e in events)
        self.prompts += len(message["legal"]) > 0
        self.single += self.asks_in_vain

    def say(self, message: dict[str, Any]) -> None:
        self.acts += message["type"] == "act"

    @property
    def asks_in_vain(self) -> bool:
        return len(self.update.get("legal", [])) == 1


class Nimble(Table):
    """Acts on what is offered wherever it lies: on a phone cards overlap, and this is not about them."""

    def press(self, offer: Offer) -> None:
        self.page.locator(f'[data-offered="{offer.number}"]').dispatch_event("click", timeout=10_000)


class Patient(Nimble):
    """Leaves a question with one answer to the page, and counts those that it has to answer nevertheless."""

    def __init__(self, visitor: Visitor, ear: Ear, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.ear = ear
        self.in_vain = 0

    def wait(self, seconds: float = PATIENCE) -> Sight:
        for _ in range(500):
            sight = super().wait(seconds)
            if sight.over or not self.ear.asks_in_vain:
                return sight
            self.page.wait_for_timeout(20)
        self.in_vain += 1
        return sight


def until(table: Table, found: Callable[[], bool]) -> None:
    """Play on until something is to be seen."""
    while not found():
        assert table.clicks < MOST_CLICKS, "never seen"
        sight = table.step()
        assert not sight.over, "the game is over before it was seen"


def seated(visitor: Visitor, seats: list[str] = AGAINST_COMPUTERS) -> None:
    visitor.guest("Ada")
    visitor.go(visitor.table("root", setup=FOUR, seats=seats))


def others_act(visitor: Visitor, pace: str, seed: int) -> Ear:
    """Play at once until a turn of one's own can be ended, then end it at a pace; what is heard since."""
    page, say = visitor.page, visitor.say
    end = page.get_by_role("button", name=say("root-done-at-marquise-actions"))
    until(Nimble(visitor, seed), lambda: end.count() > 0)
    page.evaluate(
        "(chosen) => localStorage.setItem('lichtung-settings', JSON.stringify(chosen))",
        {**AT_ONCE, "pace": pace},
    )
    ear = Ear(visitor)
    page.reload()
    end.first.wait_for()
    ear.told = 0
    end.first.click()
    page.locator(".go button, .following").first.wait_for()
    if page.locator(".go button").count():
        page.locator(".go button").click()
    page.locator(".following").wait_for()
    return ear


@ON_LAPTOPS
def test_every_step_of_others_is_shown_where_it_happens(visit: Visits, size: ViewportSize) -> None:
    somebody = visit("de", viewport=size)
    somebody.context.add_init_script(WATCH)
    seated(somebody)
    ear = others_act(somebody, "normal", seed=4)
    page, say = somebody.page, somebody.say
    following = page.locator(".following")
    box = following.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
    following.wait_for(state="detached", timeout=120_000)
    steps: list[list[Any]] = page.evaluate("window.__steps")
    # The last of them comes with a prompt of one's own, and two alike look like one.
    assert min(FEWEST_STEPS, ear.told - 1) <= len(steps) <= ear.told + 1, (steps, ear.told)
    named = [lit for text, lit in steps if say("web-picked-clearing", value="").strip() in text]
    assert all(named), json.dumps(steps, ensure_ascii=False)
    somebody.clean()


def test_steps_go_on_by_key_and_all_at_once(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP)
    seated(somebody)
    ear = others_act(somebody, "slow", seed=7)
    page, say = somebody.page, somebody.say
    for _ in range(3000):  # as long as others go on, more steps come while some are shown
        if ear.update["legal"]:
            break
        page.wait_for_timeout(20)
    waiting = page.locator(".following .main:enabled")
    every = page.locator(".following .main + .btn")  # says how many steps there are to come
    pressed = 0
    while pressed < 3 and (waiting.count() or not pressed):
        waiting.wait_for()
        before = every.inner_text()
        page.keyboard.press("Space")
        pressed += 1
        expect(every.filter(has_text=before)).to_have_count(0, timeout=1000)
    if every.count():
        page.get_by_role("combobox", name=say("web-setting-pace")).select_option("instant")
        assert json.loads(page.evaluate("localStorage.getItem('lichtung-settings')"))["pace"] == "instant"
    Nimble(somebody).wait()
    somebody.clean()


@ON_PHONES
def test_a_turn_begins_with_what_others_did(visit: Visits, size: ViewportSize) -> None:
    somebody = visit("de", chosen={**AT_ONCE, "recap": "on"}, viewport=size)
    seated(somebody)
    page, say = somebody.page, somebody.say
    recap = page.get_by_role("region", name=say("web-since"))
    until(Nimble(somebody, seed=4), lambda: recap.is_visible() and recap.locator("h3").count() == 3)
    assert 3 <= recap.locator("li").count() <= 9
    recap.locator("li button.place").first.focus()
    expect(page.locator("svg .pointed").first).to_be_attached()
    recap.get_by_role("button", name=say("web-close")).click()
    expect(recap).to_have_count(0)
    page.keyboard.press(".")
    expect(recap).to_be_visible()
    page.keyboard.press(".")
    cancel = page.get_by_role("button", name=say("web-action-cancel"))
    if cancel.count():  # the click before the panel was half of a choice
        cancel.click()
    page.get_by_role("button", name=say("web-since")).click()
    expect(recap).to_be_visible()
    if size == PHONE:  # where it lies over the board, it makes way for the first choice
        page.locator("main [data-place].legal, .acts .act").first.dispatch_event("click")
        expect(recap).to_have_count(0)
    somebody.clean()


@ON_PHONES
def test_a_reaction_says_who_does_what_where(scenes: Moments, size: ViewportSize) -> None:
    with scenes.visitor(viewport=size) as somebody:
        scenes.look(somebody, "reaction")
        page = somebody.page
        cause = page.locator(".cause").inner_text()
        assert any(cause.startswith(f"{name} greift dich in Lichtung") for name in NAMES[1:]), cause
        expect(page.locator("svg .pointed").first).to_be_attached()


def test_a_reaction_is_no_turn(scenes: Moments) -> None:
    with scenes.visitor(viewport=LAPTOP) as somebody:
        scenes.look(somebody, "reaction")
        assert somebody.page.locator("#prompt").inner_text() == somebody.say("root-decision-ambush")
        head = somebody.page.locator("header .tbl").inner_text()
        assert somebody.say("web-turn-react", **{"name-acc": ""}).strip() in head
        assert somebody.say("web-turn-yours") not in head


def test_nobody_reacts_while_a_game_is_set_up(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP)
    seated(somebody)
    somebody.page.get_by_text(somebody.say("root-decision-marquise-keep")).first.wait_for()
    expect(somebody.page.locator("header .tbl")).to_contain_text(somebody.say("web-turn-yours"))
    expect(somebody.page.locator(".phases .now")).to_have_count(0)
    somebody.clean()


@ON_LAPTOPS
def test_questions_with_one_answer_are_not_asked(visit: Visits, size: ViewportSize) -> None:
    somebody = visit("de", chosen={**AT_ONCE, "skip": "auto"}, viewport=size)
    ear = Ear(somebody)
    seated(somebody)
    table = Patient(somebody, ear, seed=3)
    while table.clicks < 60 and not table.step().over:
        pass
    assert ear.single > 0
    assert table.in_vain < 0.03 * ear.prompts, (table.in_vain, ear.prompts)
    somebody.clean()


def test_what_is_passed_over_is_said_and_can_be_held(visit: Visits) -> None:
    somebody = visit("de", chosen={**AT_ONCE, "skip": "auto"}, viewport=LAPTOP)
    ear = Ear(somebody)
    seated(somebody)
    page, say = somebody.page, somebody.say
    hold = page.get_by_role("button", name=say("web-single-hold"))
    table = Nimble(somebody, seed=3)
    held = False
    while not held:  # the moment may be over before a busy machine comes to it; then there is another one
        until(table, lambda: ear.asks_in_vain and hold.count() > 0)
        n, prompt = ear.update["n"], table.look().prompt
        with suppress(Error):
            hold.dispatch_event("click", timeout=500)
            expect(hold).to_have_count(0)
            held = ear.update["n"] == n and ear.asks_in_vain
    assert prompt.endswith(say("web-single", what="").strip())
    acts = ear.acts
    page.wait_for_timeout(3000)  # longer than any moment
    assert (ear.update["n"], ear.acts) == (n, acts)
    somebody.clean()


def test_among_people_it_is_offered_first(visit: Visits) -> None:
    somebody = visit("de", chosen={**AT_ONCE, "skip": "auto"}, viewport=LAPTOP)
    ear = Ear(somebody)
    seated(somebody, ["me", "me", "reference", "reference"])
    page, say = somebody.page, somebody.say
    page.get_by_role("button", name=say("web-hand-over-alone")).click()
    offer = page.get_by_role("button", name=say("web-single-yes"))
    until(Nimble(somebody, seed=5), lambda: ear.asks_in_vain and offer.count() > 0)
    n = ear.update["n"]
    offer.dispatch_event("click")  # its shield is not what this is about
    expect(offer).to_have_count(0)
    for _ in range(500):
        if ear.update["n"] > n:
            break
        page.wait_for_timeout(20)
    assert ear.update["n"] > n
    somebody.clean()


def test_buttons_that_appear_cannot_be_hit_at_once(visit: Visits) -> None:
    somebody = visit("de", viewport=LAPTOP)
    somebody.context.add_init_script(SHIELDS)
    seated(somebody)
    table = Nimble(somebody, seed=6)
    until(table, lambda: len(somebody.page.evaluate("window.__shields")) >= 3)
    assert set(somebody.page.evaluate("window.__shields")) == {"none"}
    somebody.clean()


def test_verbs_keep_their_places(visit: Visits) -> None:
    """As long as the step is the same, a button stands where it stood, allowed or not."""
    somebody = visit("de", viewport=LAPTOP)
    ear = Ear(somebody)
    seated(somebody)
    page = somebody.page
    table = Nimble(somebody, seed=9)
    order: list[str] = []
    compared = 0
    while compared < 6:
        assert table.clicks < MOST_CLICKS
        sight = table.step()
        assert not sight.over
        table.wait()
        if ear.update["deciding"]["step"] != "marquise.actions":
            order = []
        if table.look().prompt != somebody.say("root-decision-marquise-actions"):
            continue
        words: list[str] = page.locator(".acts .act:not(.value)").evaluate_all(
            "(buttons) => buttons.map((button) => button.dataset.verb)"
        )
        if order:
            known = [word for word in words if word in order]
            assert known == [word for word in order if word in words]
            assert not [word for word in order if word not in words]
            compared += 1
        order = words
    somebody.clean()
