"""Views that print themselves, and the names that the package offers."""

import subprocess
import sys
from random import Random

import lichtung
from lichtung import game
from lichtung.heirs.game import HeirsGame
from lichtung.heirs.tiles import ENGLISH_SETS, SETS
from lichtung.locale.names import letters
from lichtung.locale.render import catalogue
from lichtung.root.game import RootGame


def test_a_view_of_root_in_one_line_and_in_many() -> None:
    rules, rng = game("root"), Random(1)
    assert isinstance(rules, RootGame)
    s = rules.start()
    assert repr(rules.view(s, None)).startswith("RootView(seat=None, decides=chance, step=root.first-player")
    for _ in range(90):
        rules.apply(s, rng.choice(rules.actions(s)))
    view = rules.view(s, 0)
    assert repr(view) == (
        "RootView(seat=marquise, decides=marquise, step=marquise.actions, turn=8,"
        " points=marquise:1 eyrie:1 alliance:2 vagabond:1)"
    )
    lines = str(view).splitlines()
    assert "figures: vagabond.pawn=f5" in lines
    assert "supply: marquise=15 eyrie=13 alliance=7" in lines
    assert max(len(line) for line in lines) <= 110
    assert not any(line.startswith(("ferried", "homelands")) for line in lines), "nothing is left out"


def test_a_view_of_the_heirs_in_one_line_and_in_many() -> None:
    rules = game("heirs", sets="travel,war,crafts")
    assert isinstance(rules, HeirsGame)
    view = rules.view(rules.start(), 1)
    assert repr(view) == "HeirsView(seat=blue, decides=chance, step=heirs.toss, score=[0, 0], stack=27)"
    assert "sets: 0 3 4" in str(view).splitlines()


def test_sets_are_known_by_their_english_names() -> None:
    names = [catalogue("en").say(f"heirs-set-{id_}") for id_ in SETS]
    assert [letters(word) for word in ENGLISH_SETS] == [letters(name) for name in names]
    assert game("heirs", sets="travel,krieg,crafts").setup_data()["sets"] == ["reise", "krieg", "handwerk"]


def test_all_public_names_are_there() -> None:
    for name in lichtung.__all__:
        assert hasattr(lichtung, name)


def test_the_package_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lichtung", "--version"], capture_output=True, text=True, check=True
    )
    assert "lichtung, " in done.stdout
