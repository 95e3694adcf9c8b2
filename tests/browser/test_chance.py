"""On the server of these tests nothing is left to chance: the same clicks lead to the same game."""

import pytest

from tests.browser.conftest import Visits
from tests.browser.places import FOUR, SETS
from tests.browser.table import Table

TABLES = {
    "heirs": {"setup": SETS, "seats": ["me", "reference"]},
    "root": {"setup": FOUR, "seats": ["me", "reference", "reference", "reference"]},
}


@pytest.mark.parametrize("game", TABLES)
def test_the_same_clicks_lead_to_the_same_game(visit: Visits, game: str) -> None:
    somebody = visit("de")
    somebody.guest("Ada")
    seen = []
    for _ in range(2):
        somebody.go(somebody.table(game, **TABLES[game]))
        table = Table(somebody, seed=8)
        table.turns(25)
        sight = table.wait()
        # On the table stand names of computer players, which are those of the table.
        seen.append((sight.prompt, len(sight.offers), [offer.name for offer in sight.offers if offer.bar]))
    assert seen[0] == seen[1]
    somebody.clean()
