"""Training: what the fit learns, rounds that are kept or not, and going on where it was left."""

import json
from pathlib import Path
from random import Random

import pytest

from lichtung.agents import root_features, weights
from lichtung.agents.weights import COMMON
from lichtung.arena.fit import fit
from lichtung.arena.playing import FINISHED
from lichtung.arena.series import Fixture, GameSummary
from lichtung.arena.training import Round, roles, setups
from tests.cli.desk import Desk

HEAVY = 120  # hundredths of a point
ROLES = ("eyrie", "vagabond")
SMALL = (
    "train",
    "root",
    "--games",
    "2",
    "--seats",
    "novice",
    "--factions",
    "eyrie,vagabond",
    "--option",
    "map=autumn",
)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Desk:
    monkeypatch.chdir(tmp_path)
    return Desk(monkeypatch, capsys)


def games(rng: Random, count: int, roosts_decide: bool) -> list[GameSummary]:
    """Games in which everything is left to chance, and perhaps roosts decide who wins.

    Head starts are what they always are, and nobody has a dominance card: one would drown all else.
    """
    read = weights.read()
    common = len(root_features.FEATURES)
    heavy = [abs(weight) > HEAVY for weight in list(read[COMMON].values())[:common]]
    own = {name: len(weights.names_of(name)) for name in ROLES}
    found = []
    for number in range(count):
        seen = [[rng.randrange(4) for _ in range(common + own[name])] for name in ROLES]
        for values in seen:
            values[:common] = [0 if too_much else n for n, too_much in zip(values, heavy, strict=False)]
            values[common] = 1
        roosts = seen[0][common + weights.names_of("eyrie").index("roosts")]
        winner = int(roosts < 2) if roosts_decide else rng.randrange(2)
        fixture = Fixture(number, 0, (0, 0), "")
        found.append(
            GameSummary(fixture, FINISHED, (0, 0), (winner,), (1, 1), 0.0, "", roles=ROLES, seen=[seen])
        )
    return found


def test_what_decides_games_gains_weight_and_the_rest_stays_where_it_was() -> None:
    read = weights.read()
    found = fit(read, games(Random(1), 120, roosts_decide=True), roles())
    assert found.after < found.before
    assert found.weights["eyrie"]["roosts"] > 1.2 * read["eyrie"]["roosts"]
    assert found.weights[COMMON]["points"] == read[COMMON]["points"]
    assert found.weights[COMMON]["temper"] == read[COMMON]["temper"]
    assert found.weights["marquise"] == read["marquise"], "nobody has seen her"


def test_signs_are_kept_and_nothing_vanishes() -> None:
    read = weights.read()
    found = fit(read, games(Random(2), 40, roosts_decide=False), roles())
    for name, own in read.items():
        for feature, weight in own.items():
            assert (found.weights[name][feature] > 0) == (weight > 0)
            assert (found.weights[name][feature] < 0) == (weight < 0)


def test_games_without_a_winner_teach_nothing() -> None:
    assert fit(weights.read(), [], roles()).weights == weights.read()


def test_a_round_is_kept_if_it_won_more_than_half() -> None:
    assert Round(1, 10, 1.0, 0.9, 6, 10).kept
    assert not Round(1, 10, 1.0, 0.9, 5, 10).kept
    assert not Round(1, 10, 1.0, 0.9, 0, 0).kept


def test_all_mixes_boards_and_rotations_are_played() -> None:
    found = setups({}, 0)
    boards = {str(one["map"]) for one in found}
    assert boards >= {"autumn", "winter", "lake", "mountain"}
    first = [one["factions"] for one in found]
    assert {faction for mix in first if isinstance(mix, list) for faction in mix} >= {"cult", "riverfolk"}
    assert setups({}, 0) == found
    assert setups({}, 1) != found


def test_it_trains_and_goes_on_where_it_was_left(desk: Desk, tmp_path: Path) -> None:
    first = desk.run(*SMALL, "--out", "a", "--hours", "0.000001")
    assert first.code == 0, first.err
    assert "Not done yet" in first.out
    done = desk.run(*SMALL, "--out", "a")
    assert done.code == 0, done.err
    said = " ".join(done.out.split())
    assert "Round 1: 2 games" in said
    assert "The last round brought nothing" in said
    match = tmp_path / "a" / "round-1" / "match.jsonl"
    lines = match.read_bytes().splitlines(keepends=True)
    match.write_bytes(b"".join(lines[:-1]) + lines[-1][:40])  # killed in the middle of a line
    again = desk.run(*SMALL, "--out", "a")
    assert "match.jsonl: one game to play" in " ".join(again.out.split())
    assert [line for line in again.out.splitlines() if "surprise" in line] == [
        line for line in done.out.splitlines() if "surprise" in line
    ]
    desk.run(*SMALL, "--out", "b")
    for name in (COMMON, *weights.appraised()):
        paths = [weights.path_of(name, tmp_path / folder / "round-1") for folder in "ab"]
        assert paths[0].read_text() == paths[1].read_text(), "the same seed, the same weights"
    provenance = json.loads(weights.path_of(COMMON, tmp_path / "a" / "round-1").read_text())["provenance"]
    assert provenance["games"] == 2
    assert provenance["command"].startswith("lichtung train root --games 2 --seats novice --seed 0")
    assert "95 percent" in provenance["figures"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("train", "heirs"), "This can be trained: root"),
        (("train", "root", "--seats", "random"), "random is not an agent that can play here"),
        (("train", "root", "--factions", "owls"), "owls"),
        (("train", "root", "--option", "map"), "--option"),
    ],
)
def test_mistakes_are_told(desk: Desk, words: tuple[str, ...], said: str) -> None:
    done = desk.run(*words)
    assert done.code == 2
    assert said in done.err
