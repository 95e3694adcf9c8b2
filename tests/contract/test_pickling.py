"""Records, actions, events and errors survive copying and pickling in both builds, as processes need it."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lichtung import games
from lichtung.agents.sending import pack, unpack
from lichtung.heirs.actions import ENDED, Which, march, of_field, of_tile, of_tile_at
from lichtung.heirs.game import make
from lichtung.heirs.regent import Tokens
from lichtung.heirs.scoring import BuildingLine, RoadLine
from lichtung.heirs.turn import Slot, Targets
from lichtung.kernel.codec import Action, Event, Record, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord
from lichtung.kernel.game import Decision, IllegalActionError, Option, Result, state_hash
from lichtung.learning.solving import TooManyPositionsError
from lichtung.server.storage.database import UnavailableError
from lichtung.server.storage.store import ClosedError, RepeatedError, StaleError
from lichtung.server.web.limits import TooOftenError

RECORDS: list[Record] = [
    ENDED,
    Which(12, 1),
    march(2080, 2081),
    of_field(4, 2080),
    of_tile(0, 3),
    of_tile_at(1, 3, 2081),
    Event("E.2.6", "start-laid", "tile terrain", "tile").shown_to(1, 3, 0),
    Refusal("E.7.3", "field-taken", "at:field").of(2080),
    Decision(0, "heirs.turn", "E.4.2"),
    Result((3, 4), (1,), "E.10.3", "more-points"),
    Option("roads", ("score", "first-game"), "E.11.5"),
    SeatRecord(1),
    Slot(3),
    Targets(0, (2080, 2081)),
    Tokens(1, (2, 3), 4),
    BuildingLine(0, 2080, 3, 1, 1, 2, True),
    RoadLine((2080, 2081), 2, 1),
]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_records_come_back_equal(record: Record) -> None:
    for back in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert type(back) is type(record)
        assert back == record
        assert hash(back) == hash(record)
        assert repr(back) == repr(record)


def test_every_action_of_a_game_comes_back() -> None:
    game = make({"sets": "choose"})
    s = game.start()
    rng = Random(5)
    met: set[Action] = set()
    while game.decision(s) is not None:
        options = game.actions(s)
        met.update(options)
        game.apply(s, rng.choice(options))
    assert len(met) > 200
    assert pickle.loads(pickle.dumps(met)) == met
    assert {game.decode(a.code()) for a in pickle.loads(pickle.dumps(sorted(met, key=Action.code)))} == met


def test_errors_come_back_with_their_words() -> None:
    error = LichtungError("code-bad-value", "game.jsonl:7", verb="take", value=99)
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is LichtungError
    assert (back.key, back.where, back.args_by_name) == (error.key, error.where, error.args_by_name)
    assert str(back) == str(error)


def test_refused_actions_come_back_with_their_refusal() -> None:
    error = IllegalActionError(Refusal("E.7.3", "field-taken", "at:field").of(2080))
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is IllegalActionError
    assert back.refusal == error.refusal
    assert str(back) == str(error)


@pytest.mark.plain_only
def test_a_plain_state_can_be_deep_copied() -> None:
    game = make({})
    s = game.start()
    for seed in range(40):
        game.apply(s, Random(seed).choice(game.actions(s)))
    t = copy.deepcopy(s)
    assert state_hash(t) == state_hash(s)
    game.apply(t, game.actions(t)[0])
    assert state_hash(t) != state_hash(s)


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("heirs", {"sets": "reise,krieg,handwerk"}),
        ("root", {"factions": "marquise,eyrie,alliance,vagabond"}),
        ("root", {"factions": "cult,riverfolk,vagabond,vagabond,mechanical-marquise"}),
    ],
)
def test_views_come_back_for_agents_in_other_processes(name: str, setup: dict[str, object]) -> None:
    game: Any = games.game(name, **setup)
    s, rng = game.start(), Random(3)
    for number in range(240):
        decision = game.decision(s)
        if decision is None:
            break
        if number % 40 == 0:
            for seat in (None, *range(game.seats)):
                view = game.view(s, seat)
                packed = pack(view, game.setup)
                assert len(packed) < 12_000, "what both processes have is left out"
                back = unpack(packed, game.setup)
                assert back == view
                assert back.contents() == view.contents()
                assert state_hash(game.imagine(back, Random(1))) == state_hash(game.imagine(view, Random(1)))
        game.apply(s, rng.choice(s.legal) if s.legal else game.sample(s, rng))


@pytest.mark.parametrize(
    ("make_error", "key"),
    [
        (lambda: StaleError(), "server-stale"),
        (lambda: RepeatedError(3), "server-repeated"),
        (lambda: ClosedError(), "table-closed"),
        (lambda: UnavailableError("away"), "server-unavailable"),
        (lambda: TooOftenError(3), "too-often"),
        (lambda: TooManyPositionsError("solve-limit", most=3), "solve-limit"),
    ],
)
def test_others_have_mistakes_of_their_own(make_error: Callable[[], LichtungError], key: str) -> None:
    """Whatever is compiled: a race that is lost, a full disk, a flood are said by such."""
    with pytest.raises(LichtungError) as raised:
        raise make_error()
    assert raised.value.key == key
