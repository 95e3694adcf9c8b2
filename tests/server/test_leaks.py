"""Noninterference: what a table tells a viewer does not depend on what that viewer cannot know. T1"""

from random import Random

import pytest

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event
from lichtung.server.live.hub import encode
from lichtung.server.tables.commands import execute
from lichtung.server.tables.state import SPECTATOR
from lichtung.server.tables.table import Table
from tests.properties.root_mixes import MIXES, name_of
from tests.server.twins import (
    CARRIED_OUT,
    act,
    answer_to,
    commands_of,
    copied,
    lone_table,
    told_by,
    twin,
    views_of,
)

BACK = 6  # records that an update tells again
HEIRS: list[dict[str, object]] = [{"sets": "random"}, {"solo": "prince"}]
FEW: list[dict[str, object]] = [
    {"factions": ["marquise", "eyrie", "alliance", "vagabond"]},
    {"factions": ["cult", "riverfolk", "vagabond", "vagabond"]},
    {"factions": ["riverfolk", "alliance", "cult", "eyrie", "vagabond", "marquise"]},
    {"factions": ["mechanical-marquise", "riverfolk", "vagabond", "cult"]},
    {"factions": ["alliance", "mechanical-marquise", "eyrie"], "mode": "cooperative"},
    {"factions": ["corvids", "duchy", "alliance", "vagabond"]},
]


class Leaks:
    """Looks at the states of random games; counts what it compared."""

    def __init__(self, table: Table, seed: int, refusals: int) -> None:
        self.table = table
        self.rng = Random(seed)
        self.refusals = refusals
        self.updates = 0
        self.answers = 0

    def play(self, every: int, most: int) -> None:
        """A random game, looked at now and then."""
        table, rng = self.table, self.rng
        for _ in range(most):
            deciding = table.deciding()
            if deciding is None:
                break
            if rng.random() * every < 1:
                self.look()
            legal = table.game.actions(table.match.state)
            execute(table, act(table, deciding.seat, rng.choice(legal)))
        self.look()

    def look(self) -> None:
        for viewer in [*self.table.game.players(), SPECTATOR]:
            self.compare(viewer)

    def compare(self, viewer: int) -> None:
        """Another world for this viewer: the same update, the same answers, the same news of a move."""
        table, rng = self.table, self.rng
        game, state = table.game, table.match.state
        seats = [] if viewer == SPECTATOR else [viewer]
        view = game.view(state, None if viewer == SPECTATOR else viewer)
        world = twin(table, game.imagine(view, Random(rng.getrandbits(32))))
        since = max(0, table.n - BACK)
        self.updates += 1
        assert encode(world.update(seats, since)) == encode(table.update(seats, since)), (viewer, table.n)
        for seat in seats:
            for command in commands_of(table, seat, rng, self.refusals):
                self.answers += 1
                assert answer_to(world, command) == answer_to(table, command), (viewer, table.n, command)
        self.go_on(world, viewer, seats)

    def go_on(self, world: Table, viewer: int, seats: list[int]) -> None:
        """One decision in both worlds, the same if it can be: equal views mean equal news."""
        table, rng = self.table, self.rng
        here, there = table.deciding(), world.deciding()
        if here is None or there is None or here.seat == CHANCE:
            return
        action = rng.choice(table.game.actions(table.match.state))
        if answer_to(world, act(world, here.seat, action)) != CARRIED_OUT:
            assert here.seat != viewer, (viewer, table.n, action)
            return
        one, two = copied(table), copied(world)
        execute(one, act(one, here.seat, action))
        execute(two, act(two, here.seat, action))
        first, second = one.update(seats, table.n), two.update(seats, table.n)
        if views_of(first) == views_of(second):
            assert told_by(first) == told_by(second), (viewer, table.n, action)


@pytest.fixture(autouse=True)
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are stamped with the time, which is no secret and never the same."""
    monkeypatch.setattr("lichtung.server.tables.table.time", lambda: 1000.0)


def looked_at(name: str, setup: dict[str, object], seeds: range, every: int, refusals: int = 6) -> int:
    """Random games of one setup; how many updates were compared."""
    updates = answers = 0
    for seed in seeds:
        leaks = Leaks(lone_table(name, setup, seed), seed, refusals)
        leaks.play(every, 20_000)
        updates += leaks.updates
        answers += leaks.answers
    print(f"{len(seeds)} games, {updates} updates and {answers} answers compared")
    return updates


@pytest.mark.parametrize("setup", HEIRS, ids=str)
def test_the_two_heirs_tell_nobody_what_lies_face_down(setup: dict[str, object]) -> None:
    assert looked_at("heirs", setup, range(4), 4) >= 100


@pytest.mark.parametrize("setup", FEW, ids=name_of)
def test_root_tells_nobody_what_he_cannot_know(setup: dict[str, object]) -> None:
    assert looked_at("root", setup, range(2), 12) >= 20


def test_a_table_that_tells_drawn_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: event)
    with pytest.raises(AssertionError):
        looked_at("root", FEW[0], range(3), 12)


def test_a_table_that_shows_one_seat_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.update
    monkeypatch.setattr(Table, "update", lambda self, seats, since: honest(self, [0], since))
    with pytest.raises(AssertionError):
        looked_at("root", FEW[0], range(3), 12)


@pytest.mark.long
@pytest.mark.parametrize("setup", MIXES, ids=name_of)
def test_every_mix_of_factions_keeps_its_secrets(setup: dict[str, object]) -> None:
    looked_at("root", setup, range(20), 40)


@pytest.mark.long
@pytest.mark.parametrize("setup", HEIRS, ids=str)
def test_many_games_of_the_heirs_keep_their_secrets(setup: dict[str, object]) -> None:
    looked_at("heirs", setup, range(500), 2)
