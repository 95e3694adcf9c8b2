"""A match at any moment: undo, journal and replay agree."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lichtung.heirs.game import make
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import IllegalActionError, state_hash
from lichtung.kernel.journal import loads, replay
from lichtung.kernel.match import Match
from tests.properties.walks import seeds, setups


@given(setups, seeds, st.integers(5, 60))
def test_undo_brings_back_the_state_before(setup: dict[str, object], seed: int, length: int) -> None:
    game = make(setup)
    rng = Random(seed)
    match = Match(game, game.start(), ["a", "b"], rng)
    match.run_chance()
    for _ in range(length):
        decision = game.decision(match.state)
        if decision is None:
            break
        assert decision.seat != CHANCE
        before, entries = state_hash(match.state), len(match.journal.entries)
        action = rng.choice(game.actions(match.state))
        match.decide(action)
        other = 1 - decision.seat
        if rng.random() < 0.5:
            with pytest.raises(LichtungError, match="undo-barrier"):
                match.undo(other)
            match.undo(decision.seat)
            assert state_hash(match.state) == before
            assert len(match.journal.entries) == entries
            assert game.actions(match.state)  # it goes on from there
            match.decide(action)
        if (waiting := game.decision(match.state)) is not None and waiting.seat == CHANCE:
            match.run_chance()
            for seat in range(game.seats):  # what chance has shown stays
                with pytest.raises(LichtungError, match="undo-barrier"):
                    match.undo(seat)
    again = game.start()
    for _ in replay(loads(match.journal.dumps()), game, again):
        pass
    assert state_hash(again) == state_hash(match.state)


@given(setups, seeds, st.data())
def test_a_journal_can_be_replayed_up_to_any_entry(
    setup: dict[str, object], seed: int, data: st.DataObject
) -> None:
    game = make(setup)
    rng = Random(seed)
    match = Match(game, game.start(), ["a", "b"], rng)
    hashes = [state_hash(match.state)]
    while game.decision(match.state) is not None:
        match.decide(rng.choice(game.actions(match.state)))
        hashes.append(state_hash(match.state))
    journal = loads(match.journal.dumps())
    upto = data.draw(st.integers(0, len(journal.entries)))
    s = game.start()
    assert len(list(replay(journal, game, s, upto=upto))) == upto
    assert state_hash(s) == hashes[upto]


@given(setups, seeds)
def test_a_refused_action_is_not_in_the_journal(setup: dict[str, object], seed: int) -> None:
    game = make(setup)
    rng = Random(seed)
    match = Match(game, game.start(), ["a", "b"], rng)
    match.run_chance()
    wrong = [game.parse(text) for text in ("toss white", "spare", "token build-1", "withdraw 9,9")]
    before = state_hash(match.state)
    for action in wrong:
        with pytest.raises(IllegalActionError):
            match.decide(action)
    assert state_hash(match.state) == before
    assert all(entry.seat == CHANCE for entry in match.journal.entries)
