"""Where the Regent lays a tile when nothing else decides: reading order from its own seat. E.S.6"""

import pytest

from lichtung.heirs.game import make
from lichtung.heirs.regent import best_field
from lichtung.heirs.state import BLUE, NOBODY_OWNS, WHITE, field


@pytest.mark.law("E.S.6")
@pytest.mark.parametrize(("seat", "first"), [(BLUE, (1, -1)), (WHITE, (-1, 1))])
def test_far_row_first_and_from_its_left(seat: int, first: tuple[int, int]) -> None:
    """Six fields are equally good; Blue sits opposite White, so its far left is White's near right."""
    game = make({"sets": ["reise", "land_industrie", "handel_kirche"], "solo": "page"})
    s = game.position({"landscape": {"0,0": "reise-08", "0,1": "reise-01", "0,-1": "reise-02"}})
    tile = game.codec.kinds["tile"].parse("reise-09")
    assert best_field(s, seat, tile, NOBODY_OWNS) == field(*first)
