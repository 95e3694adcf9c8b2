"""The contract test: seeded random games, every clause checked at every decision."""

import json

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, Kind
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Game, Result, state_hash
from lichtung.kernel.journal import loads, replay
from lichtung.kernel.view import canonical
from lichtung.testing.acting import check_codec, check_decision, check_refusals, check_round_trips
from lichtung.testing.knowing import check_secrets, check_views
from lichtung.testing.trial import (
    ANSWERS,
    COPIES,
    DETERMINED,
    ENDS,
    POSITIONS,
    REPLAY,
    ContractError,
    S,
    Trial,
    V,
    fork,
)
from lichtung.testing.twins import Twins


def check_game(
    game: Game[S, V], *, games: int = 5, seed: int = 0, limit: int = 20_000, every: int = 1
) -> None:
    """Raise a ContractError (an AssertionError) that names the clause, if the game breaks one.

    Plays `games` random games; game number i has the seed `seed + i`, so that a failure can be seen
    again alone. A game of more than `limit` entries is taken to be endless. A long game may be looked at
    only at every so many-th decision. Quiet and deterministic.
    """
    for number in range(games):
        trial = Trial(game, seed + number, every)
        try:
            _check_one(trial, limit)
        except ContractError:
            raise
        except Exception as error:
            try:
                trial.fail(ANSWERS, f"{type(error).__name__}: {error}")
            except ContractError as told:
                raise told from error


def _check_one(trial: Trial[S, V], limit: int) -> None:
    """One game from start to end, then its replay."""
    game = trial.game
    s = game.start()
    hashes = [state_hash(s)]
    if state_hash(game.start()) != hashes[0]:
        trial.fail(DETERMINED, "start() gives two different states; shuffles and tosses belong to chance")
    check_codec(trial)
    kept: list[S] = []
    twins = Twins(trial, s)
    while (decision := game.decision(s)) is not None:
        trial.decision = decision
        if len(kept) >= limit:
            trial.fail(ENDS, f"no end after {limit} entries")
        options = check_decision(trial, s, decision)
        check_round_trips(trial, options)
        if (len(kept) + trial.seed) % trial.every == 0:
            check_refusals(trial, s, options)
            check_views(trial, s, decision, options)
            check_secrets(trial, s, options)
            _check_position(trial, s)
        if state_hash(s) != hashes[-1]:
            trial.fail(COPIES, "playing in copies changed the original")
        if decision.seat == CHANCE:
            action = game.sample(s, trial.walk)
        else:
            action = options[int(trial.walk.random() * len(options))]
        kept.append(fork(s))
        events = _take(trial, s, action, options)
        twins.follow(s, decision, action, events, (len(kept) + trial.seed) % trial.every == 0)
        trial.journal.append(len(trial.journal.entries), decision.seat, game.codec.text(action))
        hashes.append(state_hash(s))
    trial.decision = None
    _check_end(trial, s)
    for number, copy in enumerate(kept):
        if state_hash(copy) != hashes[number]:
            trial.fail(COPIES, f"the copy taken before entry {number} changed while its original played on")
    _check_replay(trial, hashes)


def _take(trial: Trial[S, V], s: S, action: Action, options: list[Action]) -> list[Event]:
    """Play the action: in copies, listened to and not, and in the original, with one consequence."""
    game = trial.game
    before = state_hash(s)
    heard, quiet = fork(s), fork(s)
    if state_hash(heard) != before or game.actions(heard) != options:
        trial.fail(COPIES, "a fresh copy differs from its original")
    events = game.apply(heard, action, True)
    after = state_hash(heard)
    game.apply(quiet, action)
    if state_hash(s) != before or game.actions(s) != options:
        trial.fail(COPIES, f"{trial.show(action)} played in a copy changed the original")
    if state_hash(heard) != after:
        trial.fail(COPIES, f"{trial.show(action)} played in a copy changed another copy")
    trial.check_events(events)
    if state_hash(quiet) != after:
        trial.fail(DETERMINED, f"{trial.show(action)} gives two states, with and without a listener")
    if game.play(s, action) != events or state_hash(s) != after:
        trial.fail(DETERMINED, f"{trial.show(action)} gives another state or other events in a copy")
    if state_hash(heard) != after:
        trial.fail(COPIES, f"{trial.show(action)} played in the original changed a copy")
    return events


def _check_position(trial: Trial[S, V], s: S) -> None:
    """The state as a scenario file writes it; a game may do without."""
    game = trial.game
    try:
        data, facts = game.position_of(s), game.facts(s)
    except NotImplementedError:
        return
    if json.loads(canonical(data)) != data or json.loads(canonical(facts)) != facts:
        trial.fail(POSITIONS, f"position_of() or facts() does not survive JSON: {data!r}, {facts!r}")
    if isinstance(game, FrameGame):
        if not trial.fact_names:
            trial.fact_names = game.fact_names()
        if name := _unnamed(facts, trial.fact_names):
            trial.fail(POSITIONS, f'facts() has "{name}", which fact_names() does not know')
    try:
        again = game.position(data)
    except LichtungError as error:
        trial.fail(POSITIONS, f"position() refuses {data!r}: {error}")
    if state_hash(again) != state_hash(s) or game.actions(again) != game.actions(s):
        trial.fail(POSITIONS, f"position() makes another state of {data!r}")


def _unnamed(facts: dict[str, object], names: object) -> str:
    """The first fact that stands under no known name."""
    for name, value in facts.items():
        known = names.choices() or [name] if isinstance(names, Kind) else names
        if not isinstance(known, dict | list) or name not in known:
            return name
        below = known[name] if isinstance(known, dict) else None
        if isinstance(value, dict) and (inner := _unnamed(value, below)):
            return f"{name}.{inner}"
    return ""


def _check_end(trial: Trial[S, V], s: S) -> None:
    """When no decision stands, nothing can be done and the result is there."""
    game = trial.game
    result = game.result(s)
    if not isinstance(result, Result):
        trial.fail(ENDS, f"no decision stands, but result() gives {result!r}")
    if len(result.scores) != game.seats:
        trial.fail(ENDS, f"{game.seats} seats have the scores {result.scores!r}")
    if any(not 0 <= seat < game.seats for seat in result.winners):
        trial.fail(ENDS, f"there are no seats {result.winners!r}")
    if game.standing(s) not in ([], list(result.scores)):
        trial.fail(ENDS, f"the scores are {result.scores!r}, but standing() gives {game.standing(s)!r}")
    if game.actions(s) or game.chance(s):
        trial.fail(ENDS, "actions() or chance() lists something after the end")
    check_refusals(trial, s, [])
    check_views(trial, s, None, [])
    _check_position(trial, s)


def _check_replay(trial: Trial[S, V], hashes: list[str]) -> None:
    """The journal, written and read again, leads through the same states."""
    game = trial.game
    journal = loads(trial.journal.dumps())
    if journal.header.data() != trial.journal.header.data():
        trial.fail(REPLAY, f"setup() does not survive JSON: {trial.journal.header.setup!r}")
    s = game.start()
    try:
        for entry, action, _ in replay(journal, game, s):
            if state_hash(s) != hashes[entry.n + 1]:
                trial.fail(REPLAY, f"another state after entry {entry.n}, {trial.show(action)}")
    except LichtungError as error:
        trial.fail(REPLAY, f"the journal is refused: {error}")
    if game.decision(s) is not None:
        trial.fail(REPLAY, "the game is not over after its last entry")
