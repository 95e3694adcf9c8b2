"""Actions are built once and kept, but a server that runs for weeks does not keep ever more of them."""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType

from lichtung.games import game
from lichtung.heirs import actions
from lichtung.heirs.game import make
from lichtung.heirs.state import Field
from lichtung.kernel.codec import Codec
from lichtung.root import actions as root_actions
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
