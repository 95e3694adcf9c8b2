"""Clauses on views, imagined states and what events give away."""

import json
from itertools import combinations
from random import Random
from typing import Generic

from lichtung.kernel.codec import Action, Event
from lichtung.kernel.game import Decision, state_hash
from lichtung.testing.trial import (
    IMAGINED,
    OWN_ACTIONS,
    PICTURES,
    READ,
    SECRETS,
    WORLDS,
    S,
    Trial,
    V,
    difference,
    fork,
    seat_name,
)

IMAGININGS = 2  # worlds for each viewer at each decision
IMAGINED_MOVES = 2  # that are played in one of them
BRANCHES = 5  # options of a decision whose consequences are compared
WORLD_TRIES = 40  # seeds among which two must differ where alternatives exist
WORLD_CHECKS = 12  # a game; each costs many imaginings


def check_views(trial: Trial[S, V], s: S, decision: Decision | None, options: list[Action]) -> None:
    """Every viewer's view is plain data, and states imagined from it look the same to that viewer."""
    game = trial.game
    before = state_hash(s)
    for viewer in trial.viewers:
        view = game.view(s, viewer)
        seen = view.to_bytes()
        if json.loads(seen) != view.data():
            trial.fail(PICTURES, f"the view of {seat_name(viewer)} does not survive JSON: {view.data()!r}")
        if viewer == trial.viewers[len(trial.journal.entries) % len(trial.viewers)]:
            _check_reading(trial, view, seen, viewer)
        for _ in range(IMAGININGS):
            number = trial.aside.getrandbits(32)
            world = game.imagine(view, Random(number))
            if state_hash(game.imagine(view, Random(number))) != state_hash(world):
                trial.fail(IMAGINED, f"imagine() gives {seat_name(viewer)} two states for one seed")
            again = game.view(world, viewer)
            if again.to_bytes() != seen:
                told = difference(view.data(), again.data())
                trial.fail(
                    IMAGINED, f"{seat_name(viewer)} can tell an imagined state from the real one: {told}"
                )
            _check_own_actions(trial, world, viewer, decision, options)
        _play_on(trial, world)
        if view.to_bytes() != seen:
            trial.fail(PICTURES, f"playing in an imagined state changes the view of {seat_name(viewer)}")
    if state_hash(s) != before:
        trial.fail(PICTURES, "view() or imagine() changes the state, or playing in an imagined one does")


def _check_reading(trial: Trial[S, V], view: V, seen: bytes, viewer: int | None) -> None:
    """Read again from its data the view is the same, and so are the worlds imagined from it."""
    try:
        again = trial.game.read_view(json.loads(seen))
    except NotImplementedError:
        return  # nobody plays this game over the network
    if again.to_bytes() != seen:
        told = difference(view.data(), again.data())
        trial.fail(READ, f"{seat_name(viewer)} reads another view from its data: {told}")
    if state_hash(trial.game.imagine(again, Random(1))) != state_hash(trial.game.imagine(view, Random(1))):
        trial.fail(READ, f"{seat_name(viewer)} imagines another state from a view that was read")


def _check_own_actions(
    trial: Trial[S, V], world: S, viewer: int | None, decision: Decision | None, options: list[Action]
) -> None:
    imagined = trial.game.decision(world)
    own = decision is not None and decision.seat == viewer
    if own and imagined != decision:
        trial.fail(OWN_ACTIONS, f"the decision is {decision!r}, in an imagined state {imagined!r}")
    if not own and imagined is not None and imagined.seat == viewer:
        trial.fail(OWN_ACTIONS, f"only in an imagined state {seat_name(viewer)} decides: {imagined!r}")
    if own and trial.game.actions(world) != options:
        trial.fail(OWN_ACTIONS, f"{seat_name(viewer)} has other actions in an imagined state")


def _play_on(trial: Trial[S, V], world: S) -> None:
    """A few random moves."""
    for _ in range(IMAGINED_MOVES):
        options = trial.game.actions(world)
        if options:
            trial.game.apply(world, trial.aside.choice(options))


class Branch(Generic[S]):
    """What one option leads to: the state, the events, and what each viewer sees of both."""

    def __init__(self, action: Action, state: S, events: list[Event], seen: list[bytes]) -> None:
        self.action = action
        self.state = state
        self.hash = state_hash(state)
        self.events = events
        self.seen = seen  # the views' bytes, in the order of the trial's viewers

    def told(self, viewer: int | None) -> list[Event]:
        return [event.seen_by(viewer) for event in self.events]

    def told_alone(self, viewer: int | None) -> list[Event]:
        """What the viewer is told and others are not told in full."""
        return [event.seen_by(viewer) for event in self.events if event.seen_by(None) != event]


def check_secrets(trial: Trial[S, V], s: S, options: list[Action]) -> None:
    """Compare what a viewer sees after several options of one decision.

    Where its views are equal, its events must not tell the states apart. Where events differ only in
    what they hide from it, its views must not tell them apart.
    """
    chosen = trial.aside.sample(options, min(BRANCHES, len(options)))
    branches = [_branch(trial, s, action) for action in chosen]
    for one, two in combinations(branches, 2):
        if one.hash == two.hash:
            continue
        for place, viewer in enumerate(trial.viewers):
            both = f"after {trial.show(one.action)} and after {trial.show(two.action)}"
            same_view = one.seen[place] == two.seen[place]
            same_told = one.told(viewer) == two.told(viewer)
            if same_view and not same_told and not _known_before(viewer, one, two):
                told = f"{one.told(viewer)!r} and {two.told(viewer)!r}"
                trial.fail(SECRETS, f"{seat_name(viewer)} has equal views {both}, but is told {told}")
            if same_told and not same_view and one.events != two.events:
                told = difference(json.loads(one.seen[place]), json.loads(two.seen[place]))
                trial.fail(
                    SECRETS,
                    f"events hide the difference from {seat_name(viewer)} {both}, its view tells: {told}",
                )
            if same_view and trial.worlds_seen < WORLD_CHECKS:
                trial.worlds_seen += 1
                _check_worlds(trial, one.state, viewer, both)


def _known_before(viewer: int | None, one: Branch[S], two: Branch[S]) -> bool:
    """Whether the difference is one that all are told in full and that the views of some hold.

    A card that somebody shows is no news to himself and to those who knew it, and a spectator keeps no
    record of hands.
    """
    return one.told_alone(viewer) == two.told_alone(viewer) and one.seen != two.seen


def _branch(trial: Trial[S, V], s: S, action: Action) -> Branch[S]:
    """Play the option in a fork; views taken before must not notice."""
    state = fork(s)
    pictures = [trial.game.view(state, viewer) for viewer in trial.viewers]
    before = [picture.to_bytes() for picture in pictures]
    events = trial.game.apply(state, action, True)
    if [picture.to_bytes() for picture in pictures] != before:
        trial.fail(PICTURES, f"a view taken before {trial.show(action)} changes with the state")
    seen = [trial.game.view(state, viewer).to_bytes() for viewer in trial.viewers]
    return Branch(action, state, events, seen)


def _check_worlds(trial: Trial[S, V], s: S, viewer: int | None, both: str) -> None:
    """The viewer cannot tell at least two states apart, so imagining must not always give one."""
    view = trial.game.view(s, viewer)
    found: set[str] = set()
    for number in range(WORLD_TRIES):
        found.add(state_hash(trial.game.imagine(view, Random(number))))
        if len(found) > 1:
            return
    trial.fail(WORLDS, f"{seat_name(viewer)} has equal views {both}, but imagines only one world")
