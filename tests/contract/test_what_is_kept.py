"""Much is built once and kept, but not for ever: a server runs for weeks."""

import gc
import sys
from collections.abc import Iterator
from itertools import islice, permutations
from random import Random
from threading import Thread
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from lichtung.games import game
from lichtung.heirs import actions
from lichtung.heirs.game import make
from lichtung.heirs.state import Field
from lichtung.kernel.codec import Action, Codec
from lichtung.root import actions as root_actions
from lichtung.root import setup as root_setup
from lichtung.root import state as root_state
from lichtung.root import written
from lichtung.root.actions import MOVE
from lichtung.root.fields import SEATS, public
from lichtung.root.moving import list_marches

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
    codec.parse(codec.text(codec.decode((actions.MARCH, FIELDS[0], FIELDS[1]))))
    before = kept_by(codec)
    for origin in FIELDS:
        for dest in FIELDS:
            codec.parse(codec.text(codec.decode((actions.MARCH, origin, dest))))
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


def test_what_names_nothing_is_remembered_once_too() -> None:
    """Else every view of it would have others forgotten."""
    setup = game("root", factions=["marquise", "eyrie"]).setup
    who = public("who", (), "seat", low=-1)
    before = list(written._remembered)
    for _ in range(3):
        assert written.told(setup, who, -1) is None
    assert [key for _, key in written._remembered if key[0] is who] == [(who, -1)]
    assert len(written._remembered) <= len(before) + 1


def test_threads_that_list_moves_by_one_setup_leave_all_of_them() -> None:
    """A game is judged in one thread and played in another; what one has begun the other does not spoil."""
    setup = game("root", factions=["marquise", "eyrie"]).setup
    s = root_state.empty_state(setup)
    places, most = range(s.places), 24

    def list_all() -> None:
        for origin in places:
            for dest in places:
                list_marches(s, origin, dest, most, [])

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(10):
            setup.marches[:] = [[] for _ in setup.marches]
            threads = [Thread(target=list_all) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for origin in places:
                for dest in places:
                    out: list[Action] = []
                    list_marches(s, origin, dest, most, out)
                    assert out == [root_actions.triple(MOVE, origin, dest, n + 1) for n in range(most)], (
                        f"{origin} to {dest}"
                    )
    finally:
        sys.setswitchinterval(before)


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
