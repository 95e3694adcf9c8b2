"""Games at the terminal save themselves: left, gone on with, finished; where nothing can be saved."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from lichtung.cli import autosave
from lichtung.kernel.journal import load
from tests.cli.desk import LICHTUNG, Desk, hears_ctrl_c

GAME = ["play", "heirs", "--seats", "human,random", "--seed", "3"]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Desk:
    monkeypatch.setenv("LICHTUNG_DATA", str(tmp_path / "data"))
    return Desk(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("lang", "leave", "said"),
    [
        ("de", "ende", "Weiter geht es mit: lichtung play --resume"),
        ("en", "quit", "Go on with: lichtung play --resume"),
        ("de", "", "Weiter geht es mit: lichtung play --resume"),
    ],
)
def test_left_and_gone_on_with(desk: Desk, lang: str, leave: str, said: str) -> None:
    done = desk.run(*GAME, "--lang", lang, typed=f"1\n{leave}\n" if leave else "1\n")
    assert done.code == 0
    assert done.out.rstrip().endswith(said)
    [file] = autosave.saved_games()
    before = load(file).dumps()
    desk.run("play", "--resume", "--lang", lang, typed="\n")
    assert load(file).dumps() == before
    desk.run("play", "--lang", lang, "--resume", typed="end\n")
    assert len(load(file).dumps()) > len(before)
    assert autosave.saved_games() == [file], "it goes on in the same file"


def test_the_last_one_left_is_gone_on_with(desk: Desk) -> None:
    desk.run(*GAME, typed="1\n")
    [first] = autosave.saved_games()
    desk.run("play", "root", "--seed", "1", typed="1\n")
    assert load(autosave.last_game()).header.game == "root"
    os.utime(first, ns=(2**62, 2**62))
    done = desk.run("play", "--resume", typed="")
    assert "The Two Heirs" in done.out


def test_a_finished_game_leaves_nothing(desk: Desk, tmp_path: Path) -> None:
    named = tmp_path / "named.jsonl"
    desk.run(*GAME, typed="1\n")
    done = desk.run("play", "--resume", "--seats", "random,random")
    assert "The game is over." in done.out
    assert autosave.saved_games() == []
    desk.run(*GAME, "--save", str(named), typed="1\n")
    assert autosave.saved_games() == [], "whoever names a file keeps the game there"
    desk.run("play", "--resume", str(named), "--seats", "random,random")
    assert named.exists()


def test_agents_alone_save_nothing(desk: Desk) -> None:
    desk.run("play", "heirs", "--seats", "random,random", "--seed", "2")
    assert not autosave.folder().exists()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_nothing_to_go_on_with(desk: Desk, lang: str) -> None:
    done = desk.run("play", "--resume", "--lang", lang)
    assert done.code == 2
    assert done.err.startswith("--resume: ")
    assert "error-" not in done.err


def test_only_so_many_are_kept(desk: Desk) -> None:
    for _ in range(autosave.MAX_KEPT + 2):
        desk.run(*GAME)
    assert len(autosave.saved_games()) == autosave.MAX_KEPT


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_saves_and_says_how_to_go_on(desk: Desk) -> None:
    process = subprocess.Popen(
        [*LICHTUNG, *GAME, "--lang", "de"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=hears_ctrl_c,
    )
    while not autosave.saved_games():
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "Weiter geht es mit: lichtung play --resume" in out
    done = desk.run("play", "--resume", typed="")
    assert done.code == 0
