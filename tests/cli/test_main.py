"""The command line itself: help and mistakes in both languages."""

import os
from collections.abc import Iterator

import click
import pytest

from lichtung.cli.main import App, cli
from lichtung.kernel.loaded import build
from tests.cli.desk import Desk


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


def test_help_follows_the_language_before_and_after_the_command(desk: Desk) -> None:
    for words in (["--lang", "de", "play", "--help"], ["play", "--help", "--lang=de"]):
        done = desk.run(*words)
        assert done.code == 0
        assert "Aufruf: lichtung play [OPTIONEN] [SPIEL]" in done.out
        assert "Optionen:" in done.out
        assert "Zeigt diese Hilfe." in done.out
    done = desk.run("play", "--help")
    assert "Usage: lichtung play [OPTIONS] [GAME]" in done.out
    assert "Show this help." in done.out


def test_help_of_the_whole_names_the_reconstruction(desk: Desk) -> None:
    done = desk.run("--help")
    assert "reconstruction" in done.out
    assert "replay" in done.out
    assert "rekonstruiert" in desk.run("--help", "--lang", "de").out


def test_help_follows_the_system(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Befehle:" in desk.run("--help").out


def test_no_words_show_the_help(desk: Desk) -> None:
    done = desk.run()
    assert done.code == 2
    assert "lichtung [OPTIONS] COMMAND" in done.err


def test_version(desk: Desk) -> None:
    assert desk.run("--version").out.startswith("lichtung, version")
    assert ("compiled rules" if build() == "compiled" else "plain Python") in desk.run("--version").out
    assert desk.run("--version", "--lang", "de").out.startswith("lichtung, Version")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plya"], "There is no command plya."),
        (["play", "--sed", "3"], "There is no option --sed here."),
        (["play", "heirs", "--seed"], "The option --seed is missing its value"),
        (["play", "heirs", "--seed", "x"], "--seed: that does not work. Expected: a whole number"),
        (["play", "heirs", "--solo", "duke"], "Expected: page | prince | king"),
        (["--lang", "fr", "play"], "--lang: that does not work. Expected: de | en"),
        (["replay"], "FILE is missing."),
        (["replay", "x", "--at", "-1"], "a whole number, 0 or more"),
        (["play", "heirs", "more"], "This does not belong to the command: more."),
        (["--lang", "en"], "Which command? Available: play, learn"),
        (["simulate", "heirs", "--save-dir", __file__], "--save-dir: that does not work. Expected: a folder"),
        (["play"], "Which game?"),
        (["play", "chess"], "chess: There is no such game here."),
        (["play", "heirs", "--sets", "reise,krieg"], "sets: A game takes three different sets, not 2."),
        (["play", "heirs", "--sets", "a,b,c"], "There is no set a."),
        (["play", "heirs", "--option", "roads"], "NAME=VALUE"),
        (
            ["play", "heirs", "--option", "roads=maybe"],
            "roads: maybe does not work here. Allowed: score | first-game",
        ),
        (["play", "heirs", "--option", "colour=red"], "colour: There is no such option."),
        (["play", "heirs", "--seats", "human"], "There are 2 seats to fill, not 1."),
        (["play", "heirs", "--seats", "human,nobody"], "nobody"),
        (["play", "heirs", "--solo", "king", "--seats", "human,human"], "There is one seat to fill, not 2."),
        (["play", "heirs", "--tiles", "nowhere.json"], "nowhere.json: The file cannot be read"),
        (["play", "heirs", "--save", "nowhere/x.jsonl"], "nowhere/x.jsonl: The file cannot be written"),
        (["play", "heirs", "--resume", "x.jsonl"], "A saved game comes with its own game and variants"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl: The file cannot be read"),
        (["play", "root", "--factions", ""], "factions: 2 to 6 factions play."),
        (["play", "root", "--option", "hirelings=foo"], "There is no hireling “foo”. Known are: band"),
        (["puzzle", "nowhere"], "There is no “nowhere”, neither a puzzle nor a file. Puzzles: heirs-h1"),
        (["learn", "heirs", "--chapter", "99"], "--chapter: This lesson has only 7 chapters."),
        (["show", "nowhere.jsonl", "-o", "x.gif"], "x.gif: Pictures are drawn as .svg or .png."),
        (["check", os.devnull], "game: First comes which game it is"),
    ],
)
def test_mistakes_are_sentences(desk: Desk, words: list[str], said: str) -> None:
    done = desk.run(*words)
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err


def test_what_the_system_says_is_in_the_readers_language(desk: Desk) -> None:
    assert (
        "eine solche Datei oder einen solchen Ordner gibt es nicht"
        in desk.run("--lang", "de", "show", "nowhere").err
    )
    assert "das ist ein Ordner" in desk.run("--lang", "de", "upgrade", os.curdir).err
    assert "DATEI: Das geht nicht." in desk.run("--lang", "de", "solve", os.curdir).err


def test_help_names_what_stands_for_a_value_in_the_readers_language(desk: Desk) -> None:
    assert "NAME=WERT" in desk.run("--lang", "de", "simulate", "--help").out
    assert "[LEKTION]" in desk.run("--lang", "de", "learn", "--help").out
    assert "[nötig]" in desk.run("--lang", "de", "rootlog", "import", "--help").out


def test_every_option_says_what_it_does(desk: Desk) -> None:
    app = App("de")

    def silent(command: click.Command, words: str, parent: click.Context | None) -> Iterator[str]:
        with click.Context(command, parent, words, obj=app) as ctx:
            for param in command.get_params(ctx):
                if isinstance(param, click.Option) and not param.hidden and not param.help:
                    yield f"{words} {param.opts[-1]}"
            if isinstance(command, click.Group):
                for name in command.list_commands(ctx):
                    found = command.get_command(ctx, name)
                    assert found is not None
                    yield from silent(found, f"{words} {name}", ctx)

    of_all = {"lichtung --version", "lichtung --lang"}  # these have it once the program runs
    assert set(silent(cli, "lichtung", None)) <= of_all
