"""`lichtung bench`: every figure is there, with its goal; rounds are cut short, so no figure is judged."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from lichtung.arena import against, measure
from lichtung.arena.chart import Bar, Panel, draw
from lichtung.arena.goals import Figure, Goal, gain
from lichtung.cli import bench
from lichtung.cli.main import cli
from lichtung.games import GAMES
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.loaded import build

SHORT = {
    "SECONDS_PER_ROUND": 0.001,
    "GAMES_PER_ROUND": 2,
    "GAMES_OF_A_TABLE": 1,
    "STATES": 2,
    "RECORDED": 1,
    "FORKS_WEIGHED": 10,
}
SINGLE = {"fork", "list", "apply", "refusal", "view", "imagine", "hash", "replay", "memory"}
COURSE = {"early", "middle", "late"}


@pytest.fixture(autouse=True, scope="module")
def _quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SHORT.items():
            patch.setattr(measure, name, value)
        yield


@pytest.fixture(scope="module")
def rounds(_quick: None) -> dict[str, measure.Round]:
    """One short round of each game."""
    return {name: measure.Bench(name).round(0) for name in GAMES}


@pytest.fixture
def _measured(rounds: dict[str, measure.Round], monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures nothing more."""
    monkeypatch.setattr(bench, "measured", lambda name, *_: bench.Measured(name, [rounds[name]]))


def lichtung(*words: str) -> Result:
    return CliRunner().invoke(cli, ["bench", "--rounds", "1", *words], catch_exceptions=False)


@pytest.mark.usefixtures("_measured")
def test_json_holds_every_figure_of_both_games() -> None:
    done = lichtung("--json")
    data = json.loads(done.stdout)
    assert (done.exit_code, data["build"]) == (0, build())
    assert data["python"].startswith("CPython 3.")
    assert set(data["games"]) == {"heirs", "root"}
    for figures in data["games"].values():
        assert set(figures) >= SINGLE | COURSE | {"games", "turns", "decisions"}
        assert all(row["value"] is not None for row in figures.values())
        assert figures["fork"]["goal"] == {"at_most": 10}
        if data["build"] == "plain":
            ratio = figures["deepcopy"]["value"] / figures["fork"]["value"]
            assert figures["ratio"]["value"] == pytest.approx(ratio, rel=0.01)
            assert figures["ratio"]["goal"] == {"at_least": 50}
    heirs, root = data["games"]["heirs"], data["games"]["root"]
    assert heirs["games"]["goal"] == {"at_least": 100}
    assert "score" in heirs
    assert set(root) >= {f"seats-{seats}" for seats in range(2, 7)}
    assert set(root) >= {f"seats-fork-{seats}" for seats in range(2, 7)}
    assert set(root) >= {"seat-marquise", "seat-eyrie", "seat-alliance", "seat-vagabond"}
    assert root["seats-ratio-6"]["goal"] == {"at_most": 1.5}
    assert len([name for name in root if name.startswith("mix-ratio-")]) == len(measure.MIXES["root"])
    assert set(root) >= {f"board-{board}" for board in ("winter", "lake", "mountain")}
    assert root["board-ratio-lake"]["goal"] == {"at_most": 1.15}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_turns_and_a_turn_has_decisions(game: str, rounds: dict[str, measure.Round]) -> None:
    assert rounds[game]["decisions"] > rounds[game]["turns"] > rounds[game]["games"]


def test_the_table_says_which_build_and_marks_the_goals() -> None:
    done = lichtung("heirs", "--lang", "en")
    assert done.exit_code == 0
    assert ("plain Python" if build() == "plain" else "mypyc") in done.stdout
    assert "at most 10" in done.stdout
    assert "at least 100" in done.stdout
    assert "bench-" not in done.stdout


@pytest.mark.usefixtures("_measured")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_figure_and_panel_has_words(lang: str, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    done = lichtung("--lang", lang, "--chart", str(chart))
    assert "bench-" not in done.stdout
    drawn = ElementTree.fromstring(chart.read_text(encoding="utf-8"))
    said = ["".join(node.itertext()) for node in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert len(said) > 40
    assert not [words for words in said if "bench-" in words]


def test_a_bar_is_as_long_as_its_value() -> None:
    bars = [Bar("half & half", [2.0, 4.0], ["2", "4"]), Bar("one", [1.0], ["1"])]
    drawn = draw("title", "subtitle", [Panel("panel", bars)], ["this", "that"])
    assert "half &amp; half" in drawn
    widths = [float(width) for width in re.findall(r"<rect x='324\.0' [^>]*width='([\d.]+)'", drawn)]
    assert widths == [pytest.approx(widths[1] / 2), widths[1], pytest.approx(widths[1] / 4)]


def test_a_tree_is_measured_against_another_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Path, str, int]] = []

    class Fake(against.Worker):
        def __enter__(self) -> "Fake":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def answer(self) -> list[str]:
            return ["a", "b", "only here"] if self.source == against.HERE else ["a", "b"]

        def ask(self, probe: str, number: int) -> measure.Round:
            asked.append((self.source, probe, number))
            value = 2.0 if self.source == against.HERE else 4.0
            return {"fork": value} if probe == "a" else {"games": value}

    other = Path(__file__).parents[2] / "src"
    monkeypatch.setattr(against, "HERE", Path("here"))
    monkeypatch.setattr(against, "Worker", Fake)
    ours, theirs = against.compare("heirs", other, 2)
    assert [(number, probe) for _, probe, number in asked] == [
        (number, probe) for number in (0, 1) for probe in "ab" for _ in "xy"
    ]
    assert all(asked[i][0] != asked[i + 1][0] for i in range(0, len(asked), 2))
    assert against.gains(ours, theirs) == {"fork": 2.0, "games": 0.5}


def test_a_worker_measures_the_tree_it_is_given() -> None:
    """The measuring file is ours, the rules are those of the tree: here the same, in a process of its own."""
    with against.Worker(against.HERE, "heirs") as worker:
        assert "playouts" in worker.answer()
        found = worker.ask("copies", 0)
        assert found["fork"] > 0
        assert ("deepcopy" in found) == (build() == "plain")


def test_a_tree_that_cannot_be_measured_is_a_users_mistake(tmp_path: Path) -> None:
    with pytest.raises(LichtungError, match="bench-no-tree"):
        lichtung("--against", str(tmp_path))
    package = tmp_path / "src" / "lichtung"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")  # a package of its own, whatever else is installed
    (package / "games.py").write_text("")
    with pytest.raises(LichtungError, match="bench-tree-fails"):
        lichtung("heirs", "--against", str(tmp_path))


@pytest.mark.parametrize(
    ("goal", "figure", "met"),
    [
        (Goal(10, True), 9.9, True),
        (Goal(10, True), 10.1, False),
        (Goal(50, False), 50, True),
        (Goal(50, False), 49, False),
    ],
)
def test_a_goal_is_met_from_the_right_side(goal: Goal, figure: float, met: bool) -> None:
    assert goal.met(figure) is met


def test_names_of_figures() -> None:
    names = [
        "fork",
        "seat-marquise",
        "seats-5",
        "seats-fork-5",
        "seats-ratio-6",
        "mix-ratio-a,b",
        "deepcopy-spared",
    ]
    assert [(figure.key, figure.detail) for figure in (Figure(name, 1) for name in names)] == [
        ("fork", ""),
        ("seat", "marquise"),
        ("seats", "5"),
        ("seats-fork", "5"),
        ("seats-ratio", "6"),
        ("mix-ratio", "a,b"),
        ("deepcopy-spared", ""),
    ]


def test_less_time_and_more_games_are_better() -> None:
    assert gain("fork", 2, 4) == 2
    assert gain("turns", 4, 2) == 2


def test_an_unknown_game_is_a_users_mistake() -> None:
    with pytest.raises(LichtungError, match="game-unknown"):
        lichtung("chess")
