"""`lichtung play`: whole games by typed lines, commands at the table, saving and resuming."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lichtung.kernel.journal import load
from lichtung.locale.render import LANGUAGES, catalogue
from tests.cli.desk import LICHTUNG, Desk, hears_ctrl_c


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def table(*more: str) -> list[str]:
    """Two people, the sets of the first game, White to begin."""
    sets = "reise,land_industrie,handel_kirche"
    return ["play", "heirs", "--seats", "human,human", "--seed", "3", "--sets", sets, *more]


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "human,human", "--lang", "de"],
        ["--seats", "human,random", "--sets", "war,Crafts,travel"],
        ["--solo", "prince", "--lang", "de"],
        ["--seats", "random,human", "--sets", "choose", "--option", "roads=first-game"],
    ],
)
def test_whole_games_by_number(desk: Desk, words: list[str]) -> None:
    rng = random.Random(7)
    typed = "".join(f"{rng.choice([1, 1, 2, 2, 3, 4, 5])}\n" for _ in range(1500))
    done = desk.run("play", "heirs", "--seed", "5", *words, typed=typed)
    assert done.code == 0
    assert "(E.10.3)" in done.out or "(E.S.9)" in done.out
    assert "--tiles" in done.out, "the footer about the reconstruction"


def test_nonsense_never_stops_the_table(desk: Desk) -> None:
    rng = random.Random(3)
    nonsense = [
        "",
        "0",
        "99",
        "-1",
        "9" * 5000,
        "abc",
        "build",
        "build x 1,1",
        "take",
        "1,1",
        "march 0,0 9,9",
    ]
    nonsense += [
        "end now",
        "ü",
        "\x01",
        "1 2",
        "camp 0,0",
        "lay reise-01 400,2",
        "law",
        "law X",
        "i",
        "i zzz",
    ]
    nonsense += [
        "save",
        "log",
        "log 2",
        "t",
        "a",
        "s",
        "u",
        "?",
        "set reise",
        "token build-1",
        "build reise-01",
    ]
    lines = [rng.choice(nonsense) if rng.random() < 0.3 else str(rng.randint(1, 6)) for _ in range(400)]
    done = desk.run(*table("--lang", "de"), typed="\n".join(lines))
    assert done.code == 0
    assert done.err == ""


def test_agents_play_among_themselves(desk: Desk) -> None:
    done = desk.run("play", "heirs", "--seats", "random,greedy", "--seed", "2")
    assert done.code == 0
    assert "The game is over." in done.out


def test_an_action_in_notation_and_its_refusal(desk: Desk) -> None:
    done = desk.run(
        *table(), typed="build reise-01 1,0\nend\ntake krieg-01\nwithdraw 0,0\ndeploy 5,5\nbuild nix 1,0\n"
    )
    assert "You do not have the tavern in your hand. (E.7.1)" in done.out
    assert "You must take a tile before you end your turn. (E.4.2)" in done.out
    assert "You cannot take the siege tower: it is not in the Royal Reserve. (E.5.4)" in done.out
    assert "Your retinue never goes back to the reserve. (E.8.4)" in done.out
    assert "There is no tile on field 5,5. (E.8.2)" in done.out
    assert "“nix” does not fit here (tile: the id of a tile such as reise-01)." in done.out


@pytest.mark.parametrize(
    ("lang", "taken", "free"),
    [
        (
            "en",
            "There is already a troop on the field with the start tile. (E.2.7)",
            "There is no tile on the empty field beside the start tile. (E.8.2)",
        ),
        (
            "de",
            "Auf dem Feld mit dem Anfangsplättchen steht schon eine Truppe. (E.2.7)",
            "Auf dem freien Feld neben dem Anfangsplättchen liegt kein Plättchen. (E.8.2)",
        ),
    ],
)
def test_refusals_call_fields_by_what_lies_there(desk: Desk, lang: str, taken: str, free: str) -> None:
    done = desk.run(*table("--lang", lang), typed="deploy 0,0\nmarch 0,0 1,0\n")
    assert taken in done.out
    assert free in done.out


def test_the_menu_narrows_and_goes_back(desk: Desk) -> None:
    done = desk.run(*table(), typed="1\nlay\n0\n")
    asked = [line for line in done.out.splitlines() if line.endswith("?")]
    assert asked[0] == "What do you do? take: Which tile?"
    assert any(line.startswith("lay terrain ") and line.endswith(": Which field?") for line in asked)
    assert asked[-1] == "What do you do?"


def test_a_field_can_be_typed(desk: Desk) -> None:
    done = desk.run(*table(), typed="1\nlay\n1,1\n")
    assert "White lays the " in done.out
    assert "face down beside the start tile: " in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_in_both_languages(desk: Desk, lang: str) -> None:
    typed = [
        "hilfe",
        "help",
        "regel E.7.3",
        "law E.7.3",
        "zurück",
        "zurueck",
        "ZURÜCK",
        "undo",
        "tisch",
        "table",
    ]
    typed += ["punkte", "score", "verlauf", "log", "warum build", "why build", "aktionen", "ende"]
    done = desk.run(*table("--lang", lang), typed="\n".join(typed))
    words = catalogue(lang)
    assert words.say("error-undo-barrier") in done.out
    assert done.out.count(words.say("law-E-7-3")[:40]) == 2
    assert done.out.count(words.say("heirs-sheet-title-now")) == 2
    assert words.say("play-unclear", text="", known="")[:10] not in done.out
    for name in ("help", "undo", "why", "law", "quit"):
        assert words.say(f"command-{name}").split()[0] in done.out
    assert done.out.rstrip().endswith(words.say("play-left-last"))


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [("de", "hife", "hilfe"), ("de", "zurrück", "zurück"), ("de", "nemen", "nehmen"), ("en", "tak", "take")],
)
def test_a_mistyped_word_is_answered_by_the_nearest(desk: Desk, lang: str, typed: str, meant: str) -> None:
    done = desk.run(*table("--lang", lang), typed=f"{typed}\n")
    assert catalogue(lang).say("play-did-you-mean", text=typed, meant=meant) in done.out.replace("\n", " ")


def test_why_something_is_not_allowed(desk: Desk) -> None:
    asked = ["why", "why build", "why end", "why take", "why build nix", "why dance"]
    out = " ".join(desk.run(*table(), typed="\n".join(asked)).out.split())
    assert "Why what? For example: why build" in out
    assert "Nothing that begins with “build” is allowed now (E.7.1)." in out, "there is nothing in the hand"
    assert "You must take a tile before you end your turn. (E.4.2)" in out
    assert "“take” is allowed now, in 3 ways." in out
    assert "“build nix” is too short or too long." in out
    assert "“dance”" in out


def test_verbs_in_german(desk: Desk) -> None:
    done = desk.run(*table("--lang", "de"), typed="1\nGelände legen\n-1,0\n")
    assert "verdeckt neben das Anfangsplättchen: " in done.out


def test_undo_up_to_what_was_drawn(desk: Desk) -> None:
    done = desk.run(*table(), typed="1\nlay\n1,1\nundo\nundo\n")
    assert "Taken back." in done.out
    assert "No further back: something was drawn since, or somebody else had a turn." in done.out


def test_undo_takes_the_end_of_a_turn_back(desk: Desk) -> None:
    done = desk.run(*table(), typed="1\nend\nu\n")
    players = [
        line.split("·")[1].strip() for line in done.out.splitlines() if line.startswith("The Two Heirs")
    ]
    assert players[-3:] == [players[0], players[-2], players[0]]
    assert players[-2] != players[0]


def test_commands_at_the_table(desk: Desk) -> None:
    done = desk.run(*table(), typed="?\ns\nl\nlaw E.7.3\ninfo tavern\nactions\ntable\nlaw Z.9\n")
    assert "take back your last decision" in done.out
    assert "Score sheet as if the game ended now" in done.out
    assert "E.7.3 " in done.out
    assert "1 point, and 1 for each tile in its column, up to 3 on either side" in done.out
    assert "take " in done.out
    assert "Z.9" in done.out


def test_where_nothing_can_be_saved_leaving_asks_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("LICHTUNG_DATA", str(tmp_path / "file"))
    done = desk.run(*table(), typed="1\nq\nn\nq\ny\n")
    assert done.code == 0
    assert done.out.count("Leave anyway?") == 2
    assert "The game ends here and is not saved." in done.out


def test_saved_after_every_decision_and_resumed(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = desk.run(*table("--save", str(file)), typed="1\nlay\n1,1\n")
    assert done.code == 0
    assert f"--resume {file}" in done.out.replace("\n", "")
    before = load(file)
    desk.run("play", "--resume", str(file), "--seed", "99", typed="l 50\n")
    assert load(file).dumps() == before.dumps(), "what was drawn stays drawn"
    done = desk.run("play", "--resume", str(file), typed="l 50\nu\nend\n")
    assert "face down beside the start tile: " in done.out
    assert "Taken back." in done.out
    assert len(load(file).entries) == len(before.entries)


def test_saving_at_the_table(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = desk.run(*table(), typed=f"save {file}\n1\nq\n")
    assert f"--resume {file}" in done.out.replace("\n", "")
    assert "Leave anyway?" not in done.out
    assert len(load(file).entries) > 10
    done = desk.run(*table(), typed="save /\n")
    assert "cannot be written" in done.out


def test_a_saved_game_can_change_hands(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    desk.run(*table("--save", str(file)), typed="1\nend\n")
    done = desk.run("play", "--resume", str(file), "--seats", "random,random")
    assert "The game is over." in done.out
    assert load(file).header.seats == ["random", "random"]


def test_own_tiles_without_reconstruction_have_no_footer(desk: Desk, tmp_path: Path) -> None:
    data = Path(sys.modules["lichtung"].__file__ or "").parent / "heirs" / "data" / "tiles.json"
    file = tmp_path / "tiles.json"
    file.write_text(
        data.read_text(encoding="utf-8").replace('"reconstructed"', '"verified"'), encoding="utf-8"
    )
    done = desk.run("play", "heirs", "--seats", "random,random", "--seed", "2", "--tiles", str(file))
    assert done.code == 0
    assert "reconstruction" not in done.out


def test_no_colour_in_a_pipe(desk: Desk) -> None:
    assert "\x1b" not in desk.run(*table()).out


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_ends_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    process = subprocess.Popen(
        [*LICHTUNG, *table("--save", str(file), "--lang", "en")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=hears_ctrl_c,
    )
    while not file.exists():
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "The game is saved in" in out


@pytest.mark.parametrize("narrow", [{"PYTHONIOENCODING": "ascii"}, {"LANG": "C", "LC_ALL": ""}])
def test_a_narrow_encoding_does_no_harm(narrow: dict[str, str]) -> None:
    env = {**os.environ, "COLUMNS": "80", **narrow}
    done = subprocess.run(
        [*LICHTUNG, *table("--lang", "de")],
        input=b"\xff\xc3\n1\nzurueck\n",
        capture_output=True,
        env=env,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert done.stdout.isascii()
    assert b"fuer Hilfe" in done.stdout
    assert b"Koenigliche Reserve" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals")
def test_at_a_terminal_a_turn_that_ends_by_itself_can_be_taken_back() -> None:
    sets = "reise,handwerk,patrouille"
    words = ["play", "heirs", "--seats", "human,greedy", "--seed", "1", "--sets", sets, "--lang", "en"]
    out = at_a_terminal(words, "1\nlay\n1,1\nmarch 0,0 1,1\nu\nq\n")
    assert "There is nothing else to do this turn." in out
    assert out.rstrip().endswith("The game is saved. Go on with: lichtung play --resume")
    assert out.count("You march from the start tile to the ") == 1
    assert out.count("1) march the troop from 0,0 to 1,1") == 2, "the same choice again after undo"


def at_a_terminal(words: list[str], typed: str) -> str:
    """Run with a keyboard, as far as the program can tell."""
    keyboard, end = os.openpty()
    process = subprocess.Popen(
        [*LICHTUNG, *words],
        stdin=end,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    os.close(end)
    os.write(keyboard, typed.encode())
    out, _ = process.communicate(timeout=60)
    os.close(keyboard)
    assert process.returncode == 0, out
    return out
