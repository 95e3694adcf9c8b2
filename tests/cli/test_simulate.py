"""`lichtung simulate` as a user sees it."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.desk import LICHTUNG, hears_ctrl_c


def lichtung(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*LICHTUNG, *words], capture_output=True, text=True, check=False, encoding="utf-8")


def test_a_table_of_results_without_a_progress_bar_in_a_pipe() -> None:
    done = lichtung("simulate", "heirs", "--games", "6", "--seats", "random", "--lang", "en")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "6 games, 0 unfinished, 0 with an error" in done.stdout
    assert [line.split()[:2] for line in done.stdout.splitlines() if line.startswith("random")] == [
        ["random", "1"],
        ["random", "2"],
    ]


def test_german_numbers_and_words() -> None:
    done = lichtung("simulate", "heirs", "--games", "2", "--lang", "de")
    assert "2 Partien, 0 nicht beendet" in done.stdout
    assert "Weiß" in done.stdout
    assert "0,0" in done.stdout


def test_json_is_all_of_the_output_and_the_same_for_any_number_of_jobs() -> None:
    words = ["simulate", "heirs", "--games", "6", "--seed", "3", "--json", "--sets", "each"]
    one, two = lichtung(*words), lichtung(*words, "--jobs", "2")
    assert one.returncode == two.returncode == 0
    first, second = json.loads(one.stdout), json.loads(two.stdout)
    assert first.pop("speed")["games_per_second"] > 0
    second.pop("speed")
    assert first == second
    assert len(first["setups"]) == 20
    assert {row["setup"] for row in first["by_setup"]} == set(range(6)), "equal agents are not swapped"
    shares = [row for row in first["results"] if row["seat"] is None]
    assert sum(row["wins"] for row in shares) + shares[0]["draws"] == 6


def test_a_single_game_can_be_played_again(tmp_path: Path) -> None:
    words = ["simulate", "heirs", "--seed", "8", "--json", "--save-dir"]
    lichtung(*words, str(tmp_path / "all"), "--games", "5")
    lichtung(*words, str(tmp_path / "one"), "--games", "1", "--first", "3")
    [again] = (tmp_path / "one").iterdir()
    assert again.read_text() == (tmp_path / "all" / again.name).read_text()


def test_unfinished_games_are_told_and_give_exit_code_one() -> None:
    done = lichtung("simulate", "heirs", "--games", "7", "--limit", "20", "--lang", "en")
    assert done.returncode == 1
    assert "7 unfinished" in done.stdout
    assert "Game 4 (seed 0) never ended." in done.stdout
    assert "and 2 more" in done.stdout


def test_in_a_solo_game_one_agent_meets_the_regent() -> None:
    done = lichtung("simulate", "heirs", "--games", "2", "--solo", "page", "--lang", "de")
    assert done.returncode == 0
    assert "Regent" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "chess"),
        (["heirs", "--seats", "oracle"], "oracle"),
        (["heirs", "--seats", "random,random,random"], "--seats"),
        (["heirs", "--seats", "random,random", "--solo", "king"], "--seats"),
        (["heirs", "--games", "0"], "--games"),
        (["heirs", "--option", "roads"], "--option"),
        (["heirs", "--option", "roads=never"], "roads"),
        (["heirs", "--option", "rods=score"], "rods"),
        (["heirs", "--sets", "reise,krieg"], "sets"),
        (["heirs", "--tiles", "no-such-file.json"], "no-such-file.json"),
        (["heirs", "--save-dir", f"{os.devnull}/x"], os.devnull),
    ],
)
def test_a_users_mistake_is_a_sentence_and_exit_code_two(words: list[str], said: str) -> None:
    done = lichtung("simulate", *words, "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert "error-" not in done.stderr
    assert done.stdout == ""


@pytest.mark.skipif(os.name == "nt", reason="sends SIGINT")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_was_played_so_far(jobs: str, tmp_path: Path) -> None:
    words = ["simulate", "heirs", "--games", "1000000", "--jobs", jobs, "--save-dir", str(tmp_path), "--json"]
    with subprocess.Popen(
        [*LICHTUNG, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    ) as process:
        deadline = time.monotonic() + 60
        while len(list(tmp_path.iterdir())) < 60 and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes of the group
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    data = json.loads(out)
    assert data["interrupted"]
    assert 0 < data["games"] < 1_000_000
