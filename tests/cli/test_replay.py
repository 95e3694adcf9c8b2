"""`lichtung replay`: a saved game told, shown, paged through, and checked."""

import json
import os
import re
import signal
import subprocess
import time
import urllib.request
from functools import cache
from pathlib import Path
from random import Random

import pytest

from lichtung.games import game
from lichtung.kernel.match import Match
from lichtung.locale.render import catalogue
from tests.cli.desk import LICHTUNG, Desk, hears_ctrl_c


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


@cache
def journal() -> str:
    """A whole game between two players that choose at random."""
    rules, rng = game("heirs"), Random(4)
    match = Match(rules, rules.start(), ["random", "random"], rng)
    match.run_chance()
    while rules.decision(match.state) is not None:
        match.decide(rng.choice(rules.actions(match.state)))
        match.run_chance()
    return match.journal.dumps()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(journal(), encoding="utf-8")
    return file


def test_told_and_shown_to_the_end(desk: Desk, saved: Path) -> None:
    done = desk.run("replay", str(saved))
    assert done.code == 0
    entries = len(saved.read_text().splitlines()) - 1
    title, white, blue, why = done.out.splitlines()[:4]
    assert title == f"The Two Heirs, {entries} entries"
    assert (white.split()[:2], blue.split()[:2]) == (["White", "random"], ["Blue", "random"])
    totals = next(line.split()[-2:] for line in done.out.splitlines() if line.startswith("total"))
    assert [white.split()[2], blue.split()[2]] == totals
    winner = max((white, blue), key=lambda line: int(line.split()[2]))
    assert winner.endswith("won")
    assert why == f"{winner.split()[0]} wins on points. (E.10.3)"
    assert f"Position after entry {entries} of {entries}" in done.out
    assert " begins: the Royal Shield shows " in done.out
    assert "The game is over." in done.out
    assert "(E.10.3)" in done.out


def test_up_to_an_entry(desk: Desk, saved: Path) -> None:
    done = desk.run("replay", str(saved), "--at", "20", "--lang", "de")
    assert "Stellung nach Eintrag 20 von" in done.out
    assert "wenn die Partie jetzt endete" in done.out
    assert "Die Partie ist noch nicht zu Ende." in done.out
    assert "Die Partie wird vorbereitet." in desk.run("replay", str(saved), "--at", "0", "--lang", "de").out


def test_events_with_number_notation_and_paragraph(desk: Desk, saved: Path) -> None:
    done = desk.run("replay", str(saved), "--at", "15", "--events")
    lines = [line.split() for line in done.out.splitlines()]
    assert any(line[:3] == ["4", "–", "toss"] for line in lines)
    assert any(line[-1:] == ["E.2.4"] for line in lines)


def test_paging_by_lines(desk: Desk, saved: Path) -> None:
    done = desk.run("replay", str(saved), "--step", "--at", "12", typed="n\nn\nb\ns\ne\na\nq\n")
    pages = [line for line in done.out.splitlines() if line.startswith("Position after")]
    numbers = [int(line.split()[3]) for line in pages]
    entries = len(saved.read_text().splitlines()) - 1
    assert numbers[0] == 12
    assert numbers[1] < numbers[2]
    assert numbers[3] == numbers[1]
    assert numbers[4:] == [entries, 0]
    assert "Score sheet" in done.out
    assert desk.run("replay", str(saved), "--step").code == 0


def test_pages_begin_where_something_happens_and_end_with_the_winner(desk: Desk, saved: Path) -> None:
    done = desk.run("replay", str(saved), "--step", typed="e\nq\n")
    pages = done.out.split("Position after entry ")
    assert pages[1].startswith(f"{first_decision()} of ")
    assert "wins on points. (E.10.3)" in pages[-1]
    told = desk.run("replay", str(root_game(saved)), "--step", "--lang", "de", typed="q\n").out
    assert "Zug 1: " in told.split("Stellung nach Eintrag ")[1], "preparations are passed over"


def root_game(beside: Path) -> Path:
    """A game of Root, broken off in the middle."""
    rules, rng = game("root"), Random(2)
    match = Match(rules, rules.start(), ["random"] * 4, rng)
    match.run_chance()
    for _ in range(150):
        match.decide(rng.choice(rules.actions(match.state)))
        match.run_chance()
    file = beside.with_name("root.jsonl")
    match.journal.save(file)
    return file


@pytest.mark.parametrize("how", [["--events"], [], ["--step"]])
def test_through_the_eyes_of_a_seat(desk: Desk, saved: Path, how: list[str]) -> None:
    file = root_game(saved)
    words = catalogue("en")
    rules = game("root")
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    drawn = [e["do"] for e in lines if e["seat"] == -1 and e["do"].startswith("draw")]
    typed = "n\n" * 160
    everything = desk.run("replay", str(file), *how, typed=typed).out
    own = desk.run("replay", str(file), *how, "--seat", "marquise", typed=typed).out
    spectator = desk.run("replay", str(file), *how, "--seat", "spectator", typed=typed).out
    assert "\n  Hand:" in own
    assert "\n  Hand:" not in spectator
    notations = [do for do in drawn if f" {do}" in everything]
    assert bool(notations) == (how != []), "whoever names no seat may read everything"
    assert not [do for do in drawn if f" {do}" in own + spectator]
    others = {rules.text(rules.parse(e["do"])) for e in lines if e["seat"] > 0 and len(e["do"].split()) > 1}
    assert not [do for do in others if f"{words.say('root-seat-eyrie')} {do}" in own]


def test_an_unknown_seat(desk: Desk, saved: Path) -> None:
    done = desk.run("replay", str(saved), "--seat", "marquise")
    assert done.code == 2
    assert "--seat: " in done.err
    assert "white, blue, spectator" in done.err


def test_an_unfinished_game_is_open_to_spectators_only(desk: Desk, saved: Path) -> None:
    file = root_game(saved)
    done = desk.run("replay", str(file), "--open", "--seat", "eyrie", "--lang", "de")
    assert done.code == 2
    assert done.err.startswith("--seat: ")


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(("seat", "seen"), [([], ""), (["--seat", "blue"], "&as=1")])
def test_in_the_browser(saved: Path, tmp_path: Path, seat: list[str], seen: str) -> None:
    told = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\nprintf %s "$1" > {told}.part && mv {told}.part {told}\n', encoding="utf-8"
    )
    browser.chmod(0o755)
    process = subprocess.Popen(
        [*LICHTUNG, "replay", str(saved), "--open", "--lang", "en", *seat],
        env={**os.environ, "BROWSER": str(browser)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        preexec_fn=hears_ctrl_c,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        while not told.exists():
            time.sleep(0.05)
        address = told.read_text(encoding="utf-8")
        assert address in said
        found = re.fullmatch(r"http://127\.0\.0\.1:\d+/replays/([^?]+)\?(.*)", address)
        assert found is not None
        table, place = found.groups()
        assert place == f"at={first_decision()}{seen}"
        asked = address.replace(f"/replays/{table}", f"/api/tables/{table}/replay")
        with urllib.request.urlopen(asked) as answer:
            shown = json.load(answer)
        assert shown["phase"] == "finished"
        assert shown["viewer"] == ("1" if seat else "spectator")
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 0


def first_decision() -> int:
    return next(i for i, line in enumerate(journal().splitlines()[1:]) if '"seat":-1' not in line)


def test_past_the_end(desk: Desk, saved: Path) -> None:
    done = desk.run("replay", str(saved), "--at", "4000")
    assert done.code == 2
    assert "There are only" in done.err


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (1, "", "1: This line is not a JSON object."),
        (1, '{"lichtung":9}', "1: This is not a Lichtung journal"),
        (1, '{"lichtung":1,"game":"heirs"}', "1: The journal's header is incomplete"),
        (3, "[]", "3: This line is not a JSON object."),
        (3, '{"n":5,"seat":-1,"do":"set krieg"}', "3: The entries are not numbered in order: n should be 1"),
        (
            3,
            '{"n":1,"seat":"x","do":"set krieg"}',
            "3: This entry is incomplete: it needs seat",
        ),
        (
            3,
            '{"n":1,"seat":-1,"code":[11,0]}',
            "3: This entry is incomplete: it needs seat",
        ),
        (3, '{"n":1,"seat":0,"do":"set krieg"}', "3: It is not seat 0's turn here."),
        (3, '{"n":1,"seat":-1,"do":"dance"}', "3: I do not understand “dance”."),
        (3, '{"n":1,"seat":-1,"do":"set"}', "3: “set” is too short or too long. It is written: set <set>"),
        (3, '{"n":1,"seat":-1,"do":"set nothing"}', "3: “nothing” does not fit here (set"),
        (3, '{"n":1,"seat":-1,"do":"toss white"}', "3: That cannot come up here."),
    ],
)
def test_a_wrong_line_is_named(desk: Desk, saved: Path, line: int, text: str, said: str) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    saved.write_text("\n".join(lines), encoding="utf-8")
    done = desk.run("replay", str(saved))
    assert done.code == 2
    assert done.err.startswith(f"{saved}:{said}")


def test_a_refused_action_is_told_in_words(desk: Desk, saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if '"seat":0' in line or '"seat":1' in line)
    seat = 0 if '"seat":0' in lines[first] else 1
    lines[first] = f'{{"n":{first - 1},"seat":{seat},"do":"end"}}'
    saved.write_text("\n".join(lines), encoding="utf-8")
    done = desk.run("replay", str(saved), "--lang", "de")
    assert (
        f"{saved}:{first + 1}: Bevor du deinen Zug beendest, musst du ein Plättchen nehmen. (E.4.2)"
        in done.err
    )


def test_other_games_and_rules(desk: Desk, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace('"rules":1', '"rules":77', 1), encoding="utf-8")
    assert "rules version 77" in desk.run("replay", str(saved)).err
    saved.write_text(text.replace('"game":"heirs"', '"game":"go"', 1), encoding="utf-8")
    assert "no such game" in desk.run("replay", str(saved)).err
    saved.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in desk.run("replay", str(saved)).err
    saved.write_text("", encoding="utf-8")
    assert "The file is empty." in desk.run("replay", str(saved)).err
