"""Fields that views share: what was told before is told again only where it is the same."""

from random import Random

import pytest

from lichtung.games import game
from lichtung.root import written
from lichtung.root.view import WRITTEN, public_data
from lichtung.root.written import by_name, told


@pytest.mark.parametrize("factions", ["marquise,eyrie,alliance,vagabond", "cult,riverfolk,eyrie"])
def test_what_is_remembered_is_what_would_be_written(factions: str) -> None:
    rules, rng = game("root", factions=factions), Random(8)
    state = rules.start()
    shared = 0
    for _ in range(150):
        actions = rules.actions(state)
        if not actions:
            break
        rules.apply(state, rng.choice(actions))
        one, other = rules.view(state, 0), rules.view(state, None)
        for field in WRITTEN:
            value = getattr(one, field.name)
            assert told(one.setup, field, value) == by_name(one.setup, field, value)
        here, there = public_data(one), public_data(other)
        assert all(here[field.name] == there[field.name] for field in WRITTEN)
        tables = [field.name for field in WRITTEN if isinstance(here[field.name], dict)]
        shared += sum(here[name] is there[name] for name in tables)
        assert len(one.setup.told) <= written.MOST_TOLD
    assert shared > 500
