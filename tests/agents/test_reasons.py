"""Advice for people: the best action with a reason, in both languages, from the view alone."""

from random import Random
from typing import Any

import pytest

from lichtung import agents, game
from lichtung.agents.reasons import hint, sober, told
from lichtung.agents.searcher import Searcher
from lichtung.agents.thoughts import Thoughts, Way
from lichtung.locale.render import catalogue
from tests.agents.few import decides, positions

ROOT = game("root")
WORDS = catalogue("en")


def test_a_hint_is_one_of_the_actions_and_tells_its_line() -> None:
    s = positions(ROOT, 3, 21, 1)[0]
    seat = decides(ROOT, s)
    thoughts = hint(ROOT, ROOT.view(s, seat), ROOT.actions(s), Random(0))
    best = thoughts.ways[0]
    assert best.line[0] in s.legal
    said = told(WORDS, ROOT, thoughts, ROOT.standing(s))
    assert WORDS.action(ROOT, best.line[0]) in said[0]


def test_advice_overlooks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much a level overlooks when it plays."""

    def blind(name: str, rules: Any, rng: Random) -> Any:
        agent = agents.make(name, rules, rng)
        assert isinstance(agent, Searcher)
        agent.guide.overlooks = 0.8
        return agent

    monkeypatch.setattr("lichtung.agents.reasons.make", blind)
    s = max(positions(ROOT, 3, 21, 3), key=lambda one: len(one.legal))
    thoughts = hint(ROOT, ROOT.view(s, decides(ROOT, s)), ROOT.actions(s), Random(0))
    assert len({way.line[0] for way in thoughts.ways}) > len(s.legal) // 2 > 1


@pytest.mark.parametrize(
    ("chances", "points", "reason"),
    [
        ([1.0, 0.0, 0.0, 0.0], [30.0, 4.0, 4.0, 4.0], "hint-because-won"),
        ([0.4, 0.2, 0.2, 0.2], [7.2, 4.0, 4.0, 4.0], "hint-because-points"),
        ([0.4, 0.2, 0.2, 0.2], [4.3, 4.0, 4.0, 4.0], "hint-because-position"),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_reasons_follow_from_chances_and_points(
    lang: str, chances: list[float], points: list[float], reason: str
) -> None:
    words = catalogue(lang)
    one, two = positions(ROOT, 3, 21, 1)[0].legal[:2]
    thoughts = Thoughts(0, [Way([action], 5, chances, points) for action in (one, one, two)])
    said = told(words, ROOT, thoughts, [4, 4, 4, 4])
    assert words.say(reason, count=3) in said[0]
    assert words.say("hint-chance", chance=round(100 * chances[0])) in said
    assert len(said) == 3


def test_where_nothing_was_thought_nothing_is_advised() -> None:
    assert told(WORDS, ROOT, Thoughts(), []) == [WORDS.say("hint-nothing")]


def test_people_are_told_soberer_chances() -> None:
    told_of = sober([0.9, 0.06, 0.04, 0.0], 0.4)
    assert sum(told_of) == pytest.approx(1)
    assert 0.25 < told_of[0] < 0.9
    assert told_of == sorted(told_of, reverse=True)
    assert sober([1.0, 0.0, 0.0], 0.4) == [1.0, 0.0, 0.0]
    assert sober([0.3, 0.7], 1.0) == pytest.approx([0.3, 0.7])
    together = sober([0.8, 0.8, 0.2], 0.5)  # two win together, or the third does
    assert together[0] == together[1]
    assert together[0] + together[2] == pytest.approx(1)
