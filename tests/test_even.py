"""The tool that asks games what each faction should be taken for."""

from pathlib import Path

import pytest

from lichtung.agents import weights
from lichtung.root.mixes import BASE_GAME
from tools import even
from tools.even import Course, head_starts, main, moved, replaced, step

FEW = ["--mixes", "base", "--iterations", "1", "--seed", "4"]


def test_whoever_wins_is_taken_for_stronger_and_the_sum_stays() -> None:
    found = dict.fromkeys(("a", "b", "c", "d"), 100.0)
    moved(found, ["a", "b", "c", "d"], [1], 0)
    assert found["b"] > 100 > found["a"] == found["c"] == found["d"]
    assert sum(found.values()) == pytest.approx(400)
    assert step(0) > step(1) > 0


def test_a_win_that_is_shared_counts_half() -> None:
    found = dict.fromkeys(("a", "b", "c", "d"), 0.0)
    moved(found, ["a", "b", "c", "d"], [0, 3], 0)
    assert found["a"] == found["d"] == pytest.approx(even.STEP / 4)


def test_the_kinds_of_mixes_take_turns_and_every_faction_comes_up() -> None:
    course = Course("hard", 1, "all", False, 3)
    met: set[str] = set()
    for number in range(90):
        seats = course.seats(number)
        assert len(set(seats)) == even.SEATS or seats.count("vagabond") == 2
        if number % 3 == 0:
            assert sorted(seats) == sorted(BASE_GAME)
        met.update(seats)
    assert met == set(even.ABLE) == set(head_starts(weights.read()))


def test_it_goes_on_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "games", tmp_path / "weights"
    main([*FEW, "--games", "1", "--into", str(file)])
    first = file.read_text()
    main([*FEW, "--games", "2", "--into", str(file), "--weights", str(folder)])
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 3
    assert "1 games of 2" in capsys.readouterr().out
    before, after = weights.read(), weights.read(folder)
    others = {name: {**own, even.NAME: 0} for name, own in after.items() if name}
    assert others == {name: {**own, even.NAME: 0} for name, own in before.items() if name}
    assert head_starts(before) != head_starts(after)
    with pytest.raises(SystemExit, match="another course"):
        main([*FEW, "--games", "2", "--into", str(file), "--fixed"])


def test_other_weights_are_tried_without_a_folder(tmp_path: Path) -> None:
    file, base = tmp_path / "games", weights.read()
    changed = replaced(base, ["temper=321", "marquise.head_start=-5"])
    assert (changed[""]["temper"], changed["marquise"]["head_start"]) == (321, -5)
    assert replaced(base, []) == base != changed
    main([*FEW, "--games", "1", "--into", str(file)])
    with pytest.raises(SystemExit, match="other weights"):
        main([*FEW, "--games", "1", "--into", str(file), "--with", "marquise.wood=30"])
    for wrong in ("temper", "temper=much", "nobody.wood=1", "marquise.gold=1"):
        with pytest.raises(SystemExit, match=wrong):
            replaced(base, [wrong])
