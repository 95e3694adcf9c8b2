"""`lichtung bench`: every figure is there, with its goal; rounds are cut short, so no figure is judged."""

import json

import pytest
from click.testing import CliRunner, Result

from lichtung.arena import measure
from lichtung.cli.main import cli


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "ROUNDS", 1)
    monkeypatch.setattr(measure, "SECONDS_PER_ROUND", 0.001)
    monkeypatch.setattr(measure, "GAMES_PER_ROUND", 2)
    monkeypatch.setattr(measure, "STATES", 3)


def lichtung(*words: str) -> Result:
    return CliRunner().invoke(cli, ["bench", *words], catch_exceptions=False)


def test_json_holds_every_figure() -> None:
    done = lichtung("--json")
    data = json.loads(done.stdout)
    assert (done.exit_code, data["game"], data["build"]) == (0, "heirs", measure.build())
    assert data["python"].startswith("CPython 3.")
    figures = data["figures"]
    measured = {key for key, row in figures.items() if row["value"] is not None}
    assert measured >= {"fork", "games", "decisions", "list", "apply", "refusal", "view", "imagine", "hash"}
    assert measured >= {"score", "memory"}
    assert figures["fork"]["goal"] == {"at_most": 10}
    assert figures["ratio"]["goal"] == {"at_least": 50}
    assert figures["games"]["goal"] == {"at_least": 100}
    if data["build"] == "plain":
        ratio = figures["deepcopy"]["value"] / figures["fork"]["value"]
        assert figures["ratio"]["value"] == pytest.approx(ratio, rel=0.01)


def test_the_table_says_which_build_and_marks_the_goals() -> None:
    done = lichtung("--lang", "en")
    assert done.exit_code == 0
    assert ("plain Python" if measure.build() == "plain" else "mypyc") in done.stdout
    assert "at most 10" in done.stdout
    assert "at least 100" in done.stdout
    assert "bench-" not in done.stdout


@pytest.mark.parametrize(
    ("goal", "figure", "met"),
    [
        (measure.Goal(10, True), 9.9, True),
        (measure.Goal(10, True), 10.1, False),
        (measure.Goal(50, False), 50, True),
        (measure.Goal(50, False), 49, False),
    ],
)
def test_a_goal_is_met_from_the_right_side(goal: measure.Goal, figure: float, met: bool) -> None:
    assert goal.met(figure) is met


def test_an_unknown_game_is_a_users_mistake() -> None:
    with pytest.raises(Exception, match="game-unknown"):
        lichtung("chess")
