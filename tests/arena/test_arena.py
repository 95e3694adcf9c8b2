"""The arena: balanced line-ups, no game lost or doubled, ratings, tables and the report."""

import csv
import json
import os
import signal
import subprocess
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from lichtung.arena import standings as standings_module
from lichtung.arena.league import League, lineups, turned
from lichtung.arena.ledger import Ledger
from lichtung.arena.playing import FAILED, FINISHED
from lichtung.arena.series import GameSummary, run
from lichtung.arena.standings import rate, standings
from lichtung.kernel.errors import LichtungError
from tests.cli.desk import LICHTUNG, Desk

PAIR = lineups(2, 2)


def league(rounds: int = 3, names: tuple[str, ...] = ("random", "mybots.py:Bot"), seed: int = 1) -> League:
    return League("heirs", ({},), names, seed, watch=True, rounds=rounds, orders=PAIR)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Desk:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybots.py").write_text(
        "class Bot:\n    def __init__(self, game, rng):\n        self.game = game\n"
        "    def choose(self, view, actions):\n"
        "        wanted = [a for a in actions if self.game.text(a).startswith(('build', 'take'))]\n"
        "        return (wanted or actions)[0]\n"
        "class Fool(Bot):\n    def choose(self, view, actions):\n        return None\n"
    )
    return Desk(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("agents", "seats", "count"),
    [(2, 2, 2), (3, 2, 6), (2, 4, 6), (3, 4, 36), (4, 4, 4), (5, 4, 20), (2, 1, 2)],
)
def test_every_agent_sits_on_every_seat_equally_often(agents: int, seats: int, count: int) -> None:
    found = lineups(agents, seats)
    assert len(found) == len(set(found)) == count
    sat = Counter((who, seat) for order in found for seat, who in enumerate(order))
    assert set(sat) == {(who, seat) for who in range(agents) for seat in range(seats)}
    assert len(set(sat.values())) == 1
    pairs = Counter(frozenset((a, b)) for order in found for a in order for b in order if a != b)
    assert len(pairs) == agents * (agents - 1) // 2 or seats == 1
    assert len(set(pairs.values())) <= 1, "everybody meets everybody as often"


def test_factions_go_around_the_table() -> None:
    rotated = turned({"factions": ["a", "b", "c"], "map": "lake"})
    assert [one["factions"] for one in rotated] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    assert turned({"sets": "random"}) == ({"sets": "random"},)


def test_a_deal_is_played_by_all_line_ups() -> None:
    four = League("heirs", ({}, {"sets": "choose"}), ("a", "b"), rounds=2, orders=PAIR)
    fixtures = [four.fixture(number) for number in range(four.games)]
    assert four.games == 8
    assert [fixture.seed for fixture in fixtures] == [f"0/{deal}" for deal in (0, 0, 1, 1, 2, 2, 3, 3)]
    assert [fixture.setup for fixture in fixtures] == [0, 0, 1, 1, 0, 0, 1, 1]
    assert [fixture.seating for fixture in fixtures[:2]] == [(0, 1), (1, 0)]


def invented(plan: League, number: int, winner: int) -> GameSummary:
    """A game as somebody imagines it."""
    points = (10, 5) if winner == 0 else (5, 10)
    return GameSummary(
        plan.fixture(number),
        FINISHED,
        points,
        (winner,),
        (3, 4),
        0.5,
        "",
        None,
        (0.1, 0.2),
        ("white", "blue"),
    )


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path, plan = tmp_path / "x.jsonl", league()
    with Ledger(path, plan, 1) as ledger:
        assert ledger.missing() == list(range(6))
        for number in (0, 4, 4):
            ledger.add(invented(plan, number, 0))
        before = ledger.games()
    whole = path.read_bytes()
    assert whole.count(b"\n") == 3, "the head and two games: one of them came twice"
    path.write_bytes(whole + b'{"game":5,"sta')
    with Ledger(path, plan, 1) as ledger:
        assert ledger.missing() == [1, 2, 3, 5]
        assert ledger.games() == before
    assert path.read_bytes() == whole
    path.write_bytes(whole[:9])  # not even the head
    with Ledger(path, plan, 1) as ledger:
        assert ledger.missing() == list(range(6))
    with Ledger(path, league(rounds=4), 1) as ledger:
        assert ledger.missing() == list(range(8)), "more rounds may be added"


def test_another_league_keeps_its_hands_off_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    with Ledger(path, league(), 1), pytest.raises(LichtungError, match="arena-running"):
        Ledger(path, league(), 1).__enter__()
    others = [(replace(league(), clock=False), 1), (league(seed=2), 1), (league(), 2)]
    for other, rules in (*others, (league(names=("random", "greedy")), 1)):
        with pytest.raises(LichtungError, match="arena-other"):
            Ledger(path, other, rules).__enter__()
    path.write_text(path.read_text() + "nonsense\n")
    with pytest.raises(LichtungError, match="arena-line") as caught:
        Ledger(path, league(), 1).__enter__()
    assert caught.value.where == f"{path}:2"
    with pytest.raises(LichtungError, match="file-unwritable"):
        Ledger(tmp_path / "no" / "x.jsonl", league(), 1).__enter__()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="sends SIGKILL")
def test_killed_and_begun_again_no_game_is_lost_or_doubled(tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    words = ["arena", "heirs", "--agents", "random,greedy", "--rounds", "3", "--jobs", "2", "--json"]
    for enough in (1, 3):
        with subprocess.Popen(
            [*LICHTUNG, *words, "--results", str(path)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            deadline = time.monotonic() + 120
            while lines(path) < 1 + enough and time.monotonic() < deadline and process.poll() is None:
                time.sleep(0.01)
            os.killpg(process.pid, signal.SIGKILL)
        assert lines(path) >= 1 + enough
    done = subprocess.run(
        [*LICHTUNG, *words, "--results", str(path)], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert (found["games"], found["left"]) == (6, 0)
    games = sorted((json.loads(line) for line in path.read_text().splitlines()[1:]), key=lambda g: g["game"])
    assert [game["game"] for game in games] == list(range(6))
    plan = League("heirs", (games_setup(path),), ("random", "greedy"), watch=True, rounds=3, orders=PAIR)
    [alone] = run(plan, [5])
    assert games[5]["scores"] == list(alone.scores), "as if nothing had happened"


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def games_setup(path: Path) -> dict[str, object]:
    setup: dict[str, object] = json.loads(path.read_text().splitlines()[0])["setups"][0]
    return setup


def test_ratings_follow_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = league(rounds=20)
    games = [invented(plan, number, plan.fixture(number).seating.index(1)) for number in range(40)]
    ratings = rate(plan, games, [0, 1])
    assert ratings["mybots.py:Bot"][0] > 25 > ratings["random"][0]
    few = rate(plan, games[:4], [0, 1])
    assert few["random"][1] > ratings["random"][1], "more games, less uncertainty"
    draws = [invented(plan, n, 0) for n in range(2)]
    even = rate(plan, [draws[0], draws[1]], [0, 1])
    assert even["random"][0] == pytest.approx(even["mybots.py:Bot"][0], abs=1.0)
    monkeypatch.setattr(standings_module, "can_rate", lambda: False)
    assert standings(plan, games, [0, 1]).ratings == {}


def test_an_agent_on_several_seats_is_rated_once() -> None:
    plan = League("root", ({},), ("a", "b"), orders=lineups(2, 4))
    game = GameSummary(plan.fixture(0), FINISHED, (30, 20, 10, 5), (0,), (1, 1, 1, 1), 0.1, "")
    ratings = rate(plan, [game], [0, 1, 2, 3])
    assert plan.fixture(0).seating == (0, 0, 1, 1)
    assert ratings["a"][0] > ratings["b"][0]


def test_the_whole_command(desk: Desk, tmp_path: Path) -> None:
    words = ["arena", "heirs", "--agents", "random,mybots.py:Bot", "--rounds", "2", "--report", "r.html"]
    done = desk.run(*words, "--table", "g.csv", "--table", "g.parquet")
    assert done.code == 0, done.err
    assert "4 games in arena-heirs.jsonl, 0 left to play." in " ".join(done.out.split())
    assert "±" in done.out
    with (tmp_path / "g.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    assert Counter((row["agent"], row["seat"]) for row in rows) == {
        (agent, seat): 2 for agent in ("random", "mybots.py:Bot") for seat in "12"
    }
    columns = parquet.read_table(tmp_path / "g.parquet").to_pydict()
    assert [str(points) for points in columns["points"]] == [row["points"] for row in rows]
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    for svg in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + svg.split("</svg>")[0] + "</svg>")
    assert page.count("<svg") == 5
    namespace = "xmlns='http://www.w3.org/2000/svg'"
    assert "http" not in page.replace(namespace, ""), "nothing is loaded from elsewhere"
    games = (tmp_path / "arena-heirs.jsonl").read_bytes()
    again = desk.run(*words, "--table", "h.csv")
    assert again.code == 0
    assert (tmp_path / "arena-heirs.jsonl").read_bytes() == games, "nothing was left to be played"
    assert (tmp_path / "h.csv").read_text() == (tmp_path / "g.csv").read_text()
    more = desk.run("arena", "heirs", "--agents", "random,mybots.py:Bot", "--rounds", "3", "--json")
    assert json.loads(more.out)["games"] == 6


def test_root_by_faction_seat_and_board(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    words = ["--agents", "random,mybots.py:Bot", "--factions", "marquise,eyrie", "--boards", "autumn,lake"]
    done = desk.run("arena", "root", *words, "--rounds", "1", "--lang", "de", "--report", "r.html")
    assert done.code == 0, done.err
    for said in ("Partei", "Horst", "Sitz", "Spielbrett", "Herbst", "See"):
        assert said in done.out
    assert "…" not in done.out, "no figure is cut, however narrow the screen"
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    for said in ("Punkte im Lauf einer Partie", "nach Partei und Spielbrett", "Nachdenken"):
        assert said in page
    plot = page.split("nach Partei und Spielbrett</h2>\n")[1].split("</svg>")[0] + "</svg>"
    dots = [part for part in ElementTree.fromstring(plot) if part.tag.endswith("circle")]
    assert len(dots) == 4, "two factions on two boards"
    assert [part.text for part in ElementTree.fromstring(plot) if part.text == "50 %"], "the scale"


def test_one_agent_against_the_rules(desk: Desk, tmp_path: Path) -> None:
    words = ["arena", "heirs", "--agents", "mybots.py:Bot", "--solo", "page", "--rounds", "2"]
    done = desk.run(*words, "--report", "r.html", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert (found["games"], found["agents"][0]["games"], found["agents"][0]["rating"]) == (2, 2, [])
    assert (tmp_path / "r.html").read_text(encoding="utf-8").count("<svg") == 3, "shares, points, thinking"


def test_a_bot_that_fails_is_named(desk: Desk) -> None:
    words = ["arena", "heirs", "--agents", "random,mybots.py:Fool", "--rounds", "1"]
    for _ in range(2):  # the second time it stands in the file
        done = desk.run(*words)
        assert done.code == 1
        assert "mybots.py:Fool: At heirs.turn the bot answered None" in " ".join(done.out.split())
    played = [json.loads(line) for line in Path("arena-heirs.jsonl").read_text().splitlines()[1:]]
    assert [game["status"] for game in played] == [FAILED, FAILED]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--agents", "random"], "at least two agents"),
        (["--agents", "random,random"], "each named once"),
        (["--agents", "random,oracle"], "oracle"),
        (["--boards", "autumn"], "--boards"),
        (["--results", "no/where.jsonl"], "no/where.jsonl"),
    ],
)
def test_mistakes_are_sentences(desk: Desk, words: list[str], said: str) -> None:
    done = desk.run("arena", "heirs", *words)
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err


def test_without_the_extras_it_says_what_is_missing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lichtung.cli.arena.can_rate", lambda: False)
    monkeypatch.setattr("lichtung.arena.standings.can_rate", lambda: False)
    monkeypatch.setattr("lichtung.arena.sheets.find_spec", lambda name: None)
    done = desk.run(
        "arena", "heirs", "--agents", "random,mybots.py:Bot", "--rounds", "1", "--table", "g.parquet"
    )
    assert "Ratings need openskill: pip install 'lichtung[arena]'" in done.out
    assert "lichtung[parquet]" in done.err
