"""Much is built once and kept, but not for ever: a server runs for weeks."""

import gc
from collections.abc import Iterator
from itertools import islice, permutations
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from lichtung.games import game
from lichtung.heirs import actions
from lichtung.heirs.game import make
from lichtung.heirs.state import Field
from lichtung.kernel.codec import Codec
from lichtung.root import actions as root_actions
from lichtung.root import setup as root_setup
from lichtung.root import state as root_state
from lichtung.root import written
from lichtung.root.fields import SEATS, public

FIELDS = [field for field in range(4096) if Field().valid(field)][::8]
ELSEWHERE = (type, ModuleType, FunctionType, BuiltinFunctionType)  # what these know is no part of a codec


def kept_by(codec: Codec) -> int:
    """How many objects a codec holds, and what they hold."""

    def found() -> Iterator[object]:
        waiting: list[object] = [codec]
        seen: set[int] = set()
        while waiting:
            one = waiting.pop()
            if id(one) in seen or isinstance(one, ELSEWHERE):
                continue
            seen.add(id(one))
            yield one
            waiting += gc.get_referents(one)

    return sum(1 for _ in found())


def test_the_two_heirs_keep_a_bounded_number_of_actions() -> None:
    for at in FIELDS:
        for number in range(40):
            actions.of_tile_at(actions.BUILD, number, at)
            actions.march(at, number)
    assert len(actions._tiles_at) <= actions.MOST_KEPT
    assert len(actions._marches) <= actions.MOST_KEPT
    assert actions.march(7, 8) is actions.march(7, 8)


def test_root_keeps_a_bounded_number_of_actions() -> None:
    for one in range(100):
        for two in range(100):
            root_actions.pair(0, one, two)
            root_actions.triple(0, one, two, 0)
    assert len(root_actions._pairs) <= root_actions.MOST_KEPT
    assert len(root_actions._triples) <= root_actions.MOST_KEPT
    assert root_actions.triple(0, 7, 8, 9) is root_actions.triple(0, 7, 8, 9)


def test_a_codec_keeps_no_action() -> None:
    """There is one for each setup, and a server keeps many: each would have what was ever played by it."""
    codec = make({}).codec
    codec.decode((actions.MARCH, FIELDS[0], FIELDS[1]))
    before = kept_by(codec)
    for origin in FIELDS:
        for dest in FIELDS:
            codec.decode((actions.MARCH, origin, dest))
    assert kept_by(codec) == before


def test_all_setups_together_remember_a_bounded_number_of_fields() -> None:
    """The oldest go one by one: at no moment is everything written anew."""
    setups = [game("root", factions=["marquise", "eyrie"]).setup for _ in range(3)]
    score = public("score", (SEATS,))
    for value in range(written.MOST_TOLD):
        for setup in setups:
            written.told(setup, score, [value, 0])
    assert sum(len(setup.told) for setup in setups) == written.MOST_TOLD
    last = [value for _, value in setups[0].told]
    assert last == [(value, 0) for value in range(written.MOST_TOLD - len(last), written.MOST_TOLD)]


DRAFT = {"factions": 4, "setup": "adventurous"}


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("heirs", {}),
        ("root", {"factions": ["marquise", "eyrie"]}),
        ("root", {"factions": ["marquise", "eyrie"], "hirelings": "random"}),
        ("root", DRAFT),
    ],
    ids=["heirs", "root", "hirelings", "draft"],
)
def test_a_game_that_is_let_go_is_no_garbage(name: str, setup: dict[str, object]) -> None:
    """A busy server looks for garbage once in many hours, and each table that is made makes a game."""

    def play() -> None:
        rules, rng = game(name, **setup), Random(3)
        state = rules.start()
        for _ in range(60):
            rules.apply(state, rng.choice(rules.actions(state)))
            rules.view(state, 0).data()

    play()  # what the first game brings with it stays
    gc.collect()
    gc.disable()
    try:
        play()
        root_setup._relatives.clear()
        root_state._templates.clear()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_draft_keeps_a_bounded_number_of_setups() -> None:
    """Each draft of a mix ends in a setup of its own, and its tables share the one in which they begin."""
    began = game("root", **DRAFT).setup
    for roles in islice(permutations(range(len(began.cast)), began.seats), root_setup.MOST_RELATIVES + 40):
        drafted = began.with_roles(roles)
        root_state.empty_state(drafted)
        assert drafted.origin is began
        assert drafted.with_roles(roles) is drafted is began.with_roles(roles)
        assert drafted.with_roles(began.roles) is began
    assert len(root_setup._relatives) <= root_setup.MOST_RELATIVES
    assert len(root_state._templates) <= root_state.MOST_TEMPLATES
    mine = [found for (origin, _, _), found in root_setup._relatives.items() if origin is began]
    assert len(mine) == root_setup.MOST_RELATIVES
