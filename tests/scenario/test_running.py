"""What cases can say beyond facts: lists and refusals together, events, views, worlds that look alike."""

from pathlib import Path
from typing import Any

import pytest

from lichtung.heirs.game import HeirsGame
from lichtung.kernel.codec import Action, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEP_BY_NAME, STEPS
from lichtung.scenario import Difference, course, run
from tests.scenario.writing import HEIRS, ROOT, cases


def found(folder: Path, text: str) -> list[Difference]:
    return [difference for case in cases(folder, text) for difference in run(case)]


def keys(folder: Path, text: str) -> list[str]:
    return [difference.key for difference in found(folder, text)]


# --- What is on offer and what is refused


def test_an_action_that_is_missing_from_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = HeirsGame.actions

    def shorter(game: HeirsGame, s: Any) -> list[Action]:
        return [a for a in whole(game, s) if game.text(a) != "take reise-01"]

    monkeypatch.setattr(HeirsGame, "actions", shorter)
    assert keys(tmp_path, f'{HEIRS}[[steps]]\nlegal = "take reise-01"\n') == ["legal-unlisted"]
    assert keys(tmp_path, f'{HEIRS}[[steps]]\ndo = "take reise-01"\n') == ["do-unlisted"]


def test_an_action_that_is_listed_and_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeirsGame, "refusal", lambda game, s, a: Refusal("E.4.2", "must-take"))
    assert keys(tmp_path, f'{HEIRS}[[steps]]\nrefused = "take reise-01"\nby = "E.4.2"\n') == [
        "refused-listed"
    ]


def test_what_stands_when_an_action_is_refused(tmp_path: Path) -> None:
    (difference,) = found(tmp_path, f'{ROOT}[[steps]]\ndo = ["done", "battle 5 eyrie", "craft anvil"]\n')
    stands = difference.stands
    assert stands is not None
    assert (stands.who, stands.step, stands.law) == ("eyrie", "root.ambush", "4.3.1")
    assert stands.offer == [("done", ["done"]), ("ambush", ["ambush ambush_rabbit"])]


def test_refused_by_whichever_paragraph(tmp_path: Path) -> None:
    step = '[[steps]]\nrefused = ["take reise-06", "end"]\nby = "any"\n'
    assert keys(tmp_path, HEIRS + step) == []
    assert keys(tmp_path, HEIRS + step.replace("reise-06", "reise-01")) == ["refused-legal"]
    assert keys(tmp_path, f'{HEIRS}{step}reason = "must-take"\n') == ["refused-otherwise"]


# --- Events

BATTLE = 'do = ["done", "battle 5 eyrie", "ambush ambush_rabbit", "done", "roll 3 2"]\n'


def test_events_in_their_order(tmp_path: Path) -> None:
    told = '["fought marquise eyrie 5", "ambushed eyrie *", "warriors-removed", "rolled 3 2 * * * *"]'
    assert (
        keys(tmp_path, f'{ROOT}[[steps]]\n{BATTLE}events = {told}\nno-events = ["foiled", "built"]\n') == []
    )
    assert keys(tmp_path, f'{ROOT}[[steps]]\n{BATTLE}events = ["ambushed", "fought"]\n') == ["event-missing"]
    assert keys(tmp_path, f'{ROOT}[[steps]]\n{BATTLE}events = "warriors-removed eyrie 5 9"\n') == [
        "event-missing"
    ]
    assert keys(tmp_path, f'{ROOT}[[steps]]\n{BATTLE}no-events = "ambushed eyrie *"\n') == ["event-told"]


WRONG_EVENTS = [
    ('events = "ambushd"', "scenario-event"),
    ('events = "ambushed eyrie"', "scenario-event-form"),
    ('no-events = "ambushed fox ambush_rabbit"', "scenario-event-form"),
]


@pytest.mark.parametrize(("line", "key"), WRONG_EVENTS)
def test_events_that_cannot_be(tmp_path: Path, line: str, key: str) -> None:
    with pytest.raises(LichtungError) as caught:
        cases(tmp_path, f"{ROOT}[[steps]]\n{BATTLE}{line}\n")
    assert caught.value.key == key
    assert "ambushed" in str(caught.value)


def test_events_need_something_that_is_done(tmp_path: Path) -> None:
    with pytest.raises(LichtungError, match="scenario-want"):
        cases(tmp_path, f'{ROOT}[[steps]]\nno-events = "ambushed"\n')


# --- What viewers see


def test_what_a_viewer_sees(tmp_path: Path) -> None:
    holds = """[[steps]]
sees.eyrie.hands = { marquise = { count = 2, known = [] }, eyrie = { count = 1, known = ["ambush_rabbit"] } }
sees.spectator = { hands.eyrie = { count = 1, known = [] }, deck = 47, seat = "none" }
"""
    assert keys(tmp_path, ROOT + holds) == []
    differs = """[[steps]]
sees.marquise.hands.eyrie.known = ["ambush_rabbit"]
sees.eyrie.hands.alliance = "none"
"""
    assert [d.where for d in found(tmp_path, ROOT + differs)] == [
        "steps[0].sees.marquise.hands.eyrie.known",
        "steps[0].sees.eyrie.hands.alliance",
    ]
    with pytest.raises(LichtungError, match="spectator"):
        cases(tmp_path, f"{ROOT}[[steps]]\nsees.alliance.deck = 47\n")


def test_worlds_that_look_alike(tmp_path: Path) -> None:
    other = '{ viewer = "marquise", position.hands.eyrie = ["ambush_mouse"] }'
    assert keys(tmp_path, ROOT.replace("[position]", f"alike = {other}\n[position]")) == []
    assert keys(tmp_path, ROOT.replace("[position]", f"unlike = {other}\n[position]")) == ["worlds-alike"]
    more = other.replace("]", ', "anvil"]')
    assert keys(tmp_path, ROOT.replace("[position]", f"alike = [{other}, {more}]\n[position]")) == [
        "worlds-differ"
    ]
    own = other.replace("marquise", "eyrie")
    assert keys(tmp_path, f"{ROOT}[[case]]\nunlike = {own}\n") == []
    assert keys(tmp_path, f"{ROOT}[[case]]\nalike = {own}\n") == ["worlds-differ"]


WRONG_WORLDS = [
    ("alike = 3", "scenario-want"),
    ("alike = []", "scenario-want"),
    ('alike = { viewer = "eyrie" }', "scenario-same-world"),
    ('alike = { viewer = "eyrie", position.hands.eyrie = ["ambush_rabbit"] }', "scenario-same-world"),
    ('alike = { viewer = "fox", position.number = 2 }', "scenario-key"),
    ('alike = { viewer = "eyrie", position.colour = 2 }', "position-key"),
    ('alike = { viewer = "eyrie", place = 2 }', "scenario-key"),
]


@pytest.mark.parametrize(("line", "key"), WRONG_WORLDS)
def test_wrong_worlds(tmp_path: Path, line: str, key: str) -> None:
    with pytest.raises(LichtungError) as caught:
        cases(tmp_path, f"{ROOT}[[case]]\n{line}\n")
    assert caught.value.key == key
    assert "case.toml:8: case[0].alike" in caught.value.where


def test_another_world_needs_a_position(tmp_path: Path) -> None:
    with pytest.raises(LichtungError, match="scenario-want"):
        cases(tmp_path, 'game = "heirs"\nalike = { viewer = "white", position.turn = "blue" }\n')


# --- Questions that are not asked any more


def test_answers_to_questions_that_are_taken_silently_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = STEPS[STEP_BY_NAME["root.ambush"]]
    monkeypatch.setattr(type(step), "asks_nothing", lambda step, s, r: len(s.legal) == 1)
    top = ROOT.replace('eyrie = ["ambush_rabbit"]', 'eyrie = ["ambush_mouse"]')
    before = """[[steps]]
do = ["done", "battle 5 eyrie"]
expect.step = "root.ambush"
legal = "done"
[[steps]]
do = ["done", "roll 0 0"]
"""
    after = """[[steps]]
do = ["done", "battle 5 eyrie"]
expect.decides = "chance"
[[steps]]
do = "roll 0 0"
"""
    neither = before.replace('"root.ambush"', '"root.roll"')
    assert keys(tmp_path, top + before) == []
    assert keys(tmp_path, top + after) == []
    assert keys(tmp_path, top + neither) != []


def test_the_course_of_a_case(tmp_path: Path) -> None:
    steps = '[[steps]]\ndo = ["done", "battle 5 eyrie"]\n[[steps]]\ndo = "move 1 2 1"\n'
    (case,) = cases(tmp_path, f'{ROOT}{steps}[[steps]]\nlegal = "done"\n')
    first, second = course(case)
    assert [event.key for event in first.events] == ["fought"]
    assert first.stands is not None
    assert (first.stands.who, first.stands.step) == ("eyrie", "root.ambush")
    assert second.events == []
