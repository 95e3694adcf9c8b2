"""The tool that asks games which weights are too high or too low."""

from pathlib import Path
from random import Random

import pytest

from lichtung.agents import weights
from tools import tune
from tools.tune import Course, Game, gains, main, varied

FEW = ["eyrie", "--factions", "eyrie,vagabond", "--iterations", "2", "--seed", "4"]


def course(*teams: tuple[str, ...], together: bool = False) -> Course:
    return Course(("eyrie", "cult"), teams, together, 2, 0.5, 1)


def test_weights_are_multiplied_and_new_ones_are_given() -> None:
    base = {"eyrie": {"roosts": 40, "evening": -20, "new": 0}}
    names = [("eyrie", feature) for feature in base["eyrie"]]
    found = varied(base, names, [1.0, -1.0, 2.0], 0.5)["eyrie"]
    assert found == {"roosts": 66, "evening": -12, "new": 2 * tune.NEW}
    assert base["eyrie"]["roosts"] == 40
    assert varied(base, names, [0.0, 0.0, 0.0], 0.5) == base


def test_what_decides_the_games_is_found_and_the_rest_takes_no_step() -> None:
    rng = Random(3)
    names = [("eyrie", name) for name in ("roosts", "evening", "decree")]
    games = []
    for number in range(400):
        factors = [rng.gauss(0, 1) for _ in names]
        mix = number % 2
        games.append(Game(mix, factors, 10.0 * mix + 2.0 * factors[1] + rng.gauss(0, 4), won=False))
    rows = gains(course(("eyrie", "cult"), ("eyrie", "vagabond")), names, games)
    first = rows[0]
    assert first.name == ("eyrie", "evening")
    assert 1.4 < first.points < 2.6, "a mix that is worth more is not taken for a gain"
    assert first.step == tune.LONGEST
    assert all(abs(row.points) < 4 * row.error for row in rows[1:])


def test_games_without_a_faction_say_nothing_of_it() -> None:
    names = [("eyrie", "roosts"), ("cult", "gardens")]
    rng = Random(5)
    games = [Game(0, [rng.gauss(0, 1), float(n % 2)], float(n % 2), won=False) for n in range(100)]
    rows = {row.name[0]: row for row in gains(course(("eyrie", "vagabond")), names, games)}
    assert rows["cult"].points == 0.0
    assert rows["cult"].step == 0.0


def test_mixes_take_turns_around_the_table() -> None:
    two = course(("eyrie", "cult"), ("cult", "vagabond"), together=True)
    found = [two.seats(number) for number in range(6)]
    assert found[0] == ["mechanical-marquise", "eyrie", "cult"]
    assert found[3] == ["cult", "vagabond", "mechanical-marquise"]
    assert {seats[0] for seats in found[::2]} == {"mechanical-marquise", "eyrie", "cult"}


def test_it_goes_on_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "games", tmp_path / "weights"
    main([*FEW, "--games", "1", "--into", str(file)])
    first = file.read_text()
    main([*FEW, "--games", "2", "--into", str(file), "--weights", str(folder)])
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 3
    assert "2 games" in capsys.readouterr().out
    assert weights.read(folder).keys() == weights.read().keys()
    with pytest.raises(SystemExit, match="another course"):
        main([*FEW, "--games", "2", "--into", str(file), "--spread", "0.1"])


def test_an_unknown_folder_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["badgers"])
    assert "badgers: no such folder" in capsys.readouterr().err
