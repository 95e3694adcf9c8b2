"""Actions are built once and kept, but a server that runs for weeks does not keep ever more of them."""

from lichtung.heirs import actions
from lichtung.heirs.game import make
from lichtung.heirs.state import Field
from lichtung.kernel.codec import MOST_KNOWN

FIELDS = [field for field in range(4096) if Field().valid(field)][::8]


def test_the_two_heirs_keep_a_bounded_number_of_actions() -> None:
    for at in FIELDS:
        for number in range(40):
            actions.of_tile_at(actions.BUILD, number, at)
            actions.march(at, number)
    assert len(actions._tiles_at) <= actions.MOST_KEPT
    assert len(actions._marches) <= actions.MOST_KEPT
    assert actions.march(7, 8) is actions.march(7, 8)


def test_a_codec_keeps_a_bounded_number_of_actions() -> None:
    codec = make({}).codec
    for origin in FIELDS:
        for dest in FIELDS:
            codec.decode((actions.MARCH, origin, dest))
    assert len(codec.known) == MOST_KNOWN
