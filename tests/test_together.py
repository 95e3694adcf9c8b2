"""The tool that measures partners against the machine."""

import re

import pytest

from tools import together


def test_every_pair_without_the_machine_and_whose_pieces_she_uses() -> None:
    teams = together.teams()
    assert "cult,riverfolk" in teams
    assert not [team for team in teams if "marquise" in team]


def test_games_are_counted_and_her_points_explained(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["cult,eyrie", "--games", "3", "--iterations", "2", "--seed", "1", "--fit"]
    together.main(words)
    said = capsys.readouterr().out
    team, whole, fitted = said.splitlines()
    assert re.fullmatch(r"\| cult,eyrie \| 3 \| \d \| \d+\.\d : \d+ \| \d+\.\d \|", team)
    assert whole == team.replace("cult,eyrie", "all")
    assert "ruled" in fitted
    together.main(words)
    assert capsys.readouterr().out == said


def test_the_machine_sits_on_every_seat() -> None:
    games = [together.play("cult,eyrie", number, 1, 2) for number in range(3)]
    assert [one.watch.machine for one in games] == [0, 2, 1]
    assert all(one.won or one.machine >= 30 for one in games)
