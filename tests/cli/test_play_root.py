"""`lichtung play root` and `lichtung simulate root`: whole games by typed lines, options, secrets."""

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from lichtung.cli.setups import chosen_factions
from lichtung.games import game
from lichtung.kernel.journal import load
from lichtung.kernel.match import Match
from lichtung.locale.render import catalogue
from lichtung.terminal.commands import LeaveTable
from lichtung.terminal.drawing import drawing
from lichtung.terminal.session import Session
from tests.cli.desk import Desk

FOUR = "marquise,eyrie,alliance,vagabond"


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def lines(seed: int, count: int) -> str:
    """A player who types numbers; what is no choice is answered and asked again."""
    rng = random.Random(seed)
    return "".join(rng.choice(["f1\n", "f2\n", *[f"{n}\n" for n in range(1, 13)]]) for _ in range(count))


@pytest.mark.parametrize(
    ("factions", "lang"),
    [("eyrie,marquise", "de"), ("alliance,vagabond,eyrie", "en"), ("vagabond,marquise", "de")],
)
def test_whole_games_by_number(desk: Desk, tmp_path: Path, factions: str, lang: str) -> None:
    file = tmp_path / "game.jsonl"
    seats = ",".join(["human", *["random"] * factions.count(",")])
    words = ["play", "root", "--factions", factions, "--seats", seats, "--seed", "4", "--lang", lang]
    done = desk.run(*words, "--save", str(file), typed=lines(1, 250))
    assert done.code == 0
    assert "root-" not in done.out
    played = len(load(file).entries)
    seats = seats.replace("human", "random")
    done = desk.run("play", "--resume", str(file), "--seats", seats, "--lang", lang)
    assert done.code == 0
    assert "root-" not in done.out
    assert len(load(file).entries) > played > 20
    told = desk.run("replay", str(file), "--lang", lang)
    assert told.code == 0
    sheet = told.out.split("\n\n")[-1]
    assert " ♛" in sheet, "it names the winner"
    assert done.out.endswith(sheet)
    assert "root-" not in told.out
    detailed = desk.run("replay", str(file), "--lang", lang, "--events", "--at", "40")
    assert detailed.code == 0
    assert "(×" not in detailed.out


def test_defaults_are_four_factions_and_one_human(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    desk.run("play", "root", "--seed", "1", "--save", str(file))
    header = load(file).header
    assert header.setup["factions"] == FOUR.split(",")
    assert header.seats == ["human", "greedy", "greedy", "greedy"]


@pytest.mark.parametrize(
    ("given", "factions"),
    [
        ("Horst-Dynastien,Vagabund", ["eyrie", "vagabond"]),
        ("woodland alliance, Marquise de Cat", ["alliance", "marquise"]),
        ("Allianz,eyrie", ["alliance", "eyrie"]),
    ],
)
def test_factions_by_name_in_any_language(
    desk: Desk, tmp_path: Path, given: str, factions: list[str]
) -> None:
    file = tmp_path / "game.jsonl"
    desk.run("play", "root", "--factions", given, "--seats", "human,random", "--save", str(file))
    assert load(file).header.setup["factions"] == factions


def test_random_factions_follow_the_seed(desk: Desk, tmp_path: Path) -> None:
    drawn = []
    for seed in ("1", "1", "2", "3"):
        file = tmp_path / "game.jsonl"
        words = ["--factions", "random:3", "--seats", "human,random,random", "--seed", seed]
        desk.run("play", "root", *words, "--save", str(file))
        factions = load(file).header.setup["factions"]
        assert isinstance(factions, list)
        assert len(set(factions)) == 3
        drawn.append(factions)
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2] or drawn[0] != drawn[3]


def test_random_factions_all_find_a_corner() -> None:
    for seed in range(60):
        game("root", factions=chosen_factions("random:6", random.Random(seed)))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "root", "--sets", "war,travel,crafts"], "--sets: That belongs to heirs, not to root."),
        (["play", "root", "--solo", "king"], "--solo: That belongs to heirs, not to root."),
        (["play", "heirs", "--factions", FOUR], "--factions: That belongs to root, not to heirs."),
        (["simulate", "heirs", "--factions", FOUR], "--factions: That belongs to root, not to heirs."),
        (["simulate", "root", "--tiles", "x.json"], "--tiles: That belongs to heirs, not to root."),
        (["simulate", "root", "--sets", "each"], "--sets: This game has no sets."),
        (["play", "root", "--factions", "marquise,moles"], "factions: "),
        (["play", "root", "--factions", "marquise"], "factions: "),
        (["play", "root", "--factions", "random:7"], "--factions: "),
        (["play", "root", "--factions", "eyrie,eyrie"], "factions: "),
        (["play", "root", "--seats", "human,greedy"], "--seats: "),
        (["play", "root", "--option", "roads=score"], "roads: "),
    ],
)
def test_a_wrong_combination_is_a_sentence(desk: Desk, words: list[str], said: str) -> None:
    done = desk.run(*words)
    assert done.code == 2
    assert done.err.startswith(said)
    assert "error-" not in done.err
    assert done.out == ""


def test_the_screen_is_passed_on_without_secrets(desk: Desk) -> None:
    words = ["play", "root", "--factions", "marquise,eyrie", "--seats", "human,human", "--seed", "4"]
    done = desk.run(*words, "--lang", "en", typed="\n1\n1\n5\n5\n\n1\n1\n\n5\n")
    parts = done.out.split("Next to decide: ")
    assert len(parts) > 2
    assert parts[0].count("Hand:") == 0, "nobody has looked yet"
    for part in parts[1:-1]:
        seat = part.split(".")[0]
        owners = [
            line.split(" (")[0]
            for line in part.splitlines()
            if line.startswith(("Marquise de Cat (", "Eyrie Dynasties ("))
        ]
        hands = part.count("\n  Hand:")
        assert hands >= 1
        assert owners[-1] == seat, "the viewer's own panel comes last, and it alone shows a hand"
        assert hands == len(owners) / 2


def test_one_human_is_never_asked_to_look_away(desk: Desk) -> None:
    words = ["play", "root", "--factions", "marquise,eyrie", "--seats", "human,random", "--seed", "4"]
    assert "look away" not in desk.run(*words, typed=lines(2, 60)).out


def test_commands_at_the_table(desk: Desk) -> None:
    typed = ["?", "law 4.3.1", "info ambush", "info builder", "info thief", "s", "l", "a", "info zzz", "law"]
    words = ["play", "root", "--factions", "marquise,eyrie", "--seats", "human,random", "--seed", "4"]
    done = desk.run(*words, typed="\n".join(typed))
    assert "move 1 5 2" in done.out
    assert "law 4.3.1" in done.out
    assert "4.3.1  " in done.out
    assert "B Ambush!" in done.out
    assert "Points" in done.out
    assert "I cannot find “zzz”. For example: info ambush" in done.out
    assert "Which paragraph? For example: law 4.3.1" in done.out
    assert "root-" not in done.out


def test_marches_narrow_by_origin_destination_and_number(desk: Desk) -> None:
    words = ["play", "root", "--factions", "marquise,eyrie", "--seats", "human,random", "--seed", "4"]
    done = desk.run(*words, typed="1\n1\n5\n5\nmove\n2\nmove 1 3 1\n")
    asked = [line for line in done.out.splitlines() if line.startswith("move")]
    assert asked == ["move: From which clearing?", "move clearing 2 (mouse): To which clearing?"]
    assert "No path leads from clearing 1 to clearing 3. (4.2)" in done.out


def test_a_question_with_one_answer_is_not_asked_and_taken_back_with_the_one_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = game("root", factions="marquise,eyrie")
    pieces = {"marquise.workshop": [1]}
    state = rules.position(
        {"hands": {"marquise": ["anvil"]}, "pieces": pieces, "warriors": {"marquise": {"1": 2}}}
    )
    out = io.StringIO()
    words = catalogue("en")
    match = Match(rules, state, ["human", "random"], random.Random(0))
    session = Session(match, {}, words, Console(file=out, width=100), drawing(rules, words))
    monkeypatch.setattr("sys.stdin", io.StringIO("craft anvil\nundo\nundo\n"))
    with pytest.raises(LeaveTable):
        session.run()
    asked = [line for line in out.getvalue().splitlines() if line.endswith("?")]
    assert asked == ["Do you want to craft something?", "Which action do you take?", asked[0]]
    assert "No further back" in out.getvalue()
    assert match.journal.entries == []


def test_simulate_in_json_is_the_same_for_any_number_of_jobs(desk: Desk) -> None:
    words = ["simulate", "root", "--factions", "marquise,alliance,vagabond", "--games", "6", "--json"]
    words += ["--seats", "random,random,random"]
    one, two = (json.loads(desk.run(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
    one.pop("speed")
    two.pop("speed")
    assert one == two
    assert one["setups"][0]["factions"] == ["marquise", "alliance", "vagabond"]
    assert one["games"] == 6
    assert one["errors"] == one["unfinished"] == []


def test_simulate_shows_short_names_of_seats(desk: Desk) -> None:
    seats = "marquise,eyrie,alliance,vagabond"
    done = desk.run("simulate", "root", "--games", "2", "--factions", seats, "--lang", "de")
    assert done.code == 0
    assert {"Marquise", "Horst", "Allianz", "Vagabund"} <= set(done.out.split())


def test_a_hint_tells_what_to_do_and_changes_nothing(desk: Desk) -> None:
    words = ["play", "root", "--factions", "vagabond,marquise", "--seats", "human,random", "--seed", "4"]
    done = desk.run(*words, "--lang", "en", typed="hint\nrat\nquit\ny\n")
    assert done.code == 0
    said = [line for line in done.out.splitlines() if line.startswith("My advice: ")]
    assert len(said) == 2
    assert said[0] == said[1]
