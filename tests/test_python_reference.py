"""The Python reference is written from the code, says something about everything, and is current."""

import inspect
from typing import Any, assert_type

import pytest

from lichtung import game
from lichtung.games import GAMES
from lichtung.heirs import view as heirs_view
from lichtung.heirs.state import Heirs
from lichtung.heirs.view import HeirsView
from lichtung.kernel.game import FrameGame
from lichtung.root import view as root_view
from lichtung.root.game import FORMER_NAMES
from lichtung.root.state import Root
from lichtung.root.view import RootView
from tools import python_reference


def test_the_page_is_current() -> None:
    text = python_reference.PAGE.read_text(encoding="utf-8")
    assert text == python_reference.page(), "run: make fields"


def test_every_method_says_what_it_does() -> None:
    for name, method in vars(FrameGame).items():
        if not name.startswith("_") and inspect.isfunction(method):
            assert inspect.getdoc(method), name


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_setup_is_there(name: str) -> None:
    keys = {*python_reference.MORE_KEYS[name], *[option.name for option in GAMES[name].options]}
    assert python_reference.known_keys(name) - set(FORMER_NAMES) == keys


def test_every_field_of_a_view_is_there() -> None:
    text = python_reference.page()
    for name, held in (("heirs", heirs_view.HELD), ("root", root_view.HELD)):
        rules: Any = game(name)
        view = rules.view(rules.start(), 0)
        for field in view.attributes():
            assert f"| `{field}` |" in text
        assert set(held) <= set(view.attributes())
    assert set(python_reference.APART) <= {*heirs_view.HELD, *root_view.HELD}


def test_a_game_by_name_has_its_types() -> None:
    """The type checker holds this; nothing of it can fail here."""
    root, heirs = game("root"), game("heirs")
    assert_type(root.start(), Root)
    assert_type(root.view(root.start(), 0), RootView)
    assert_type(heirs.start(), Heirs)
    assert_type(heirs.view(heirs.start(), None), HeirsView)
