"""What only a whole game shows. E.2, E.4, E.5, E.6, E.9."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.state import IN_RESERVE, NOBODY_OWNS, SHIELD, START, Heirs
from lichtung.heirs.tiles import SETS
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event

WITHOUT_CAMPS = ["reise", "krieg", "patrouille"]


def walk(game: HeirsGame, seed: int) -> Iterator[tuple[Heirs, list[Event]]]:
    """A random game: the state after each entry and what happened."""
    s = game.start()
    rng = Random(seed)
    while (decision := game.decision(s)) is not None:
        action = game.sample(s, rng) if decision.seat == CHANCE else rng.choice(game.actions(s))
        yield s, game.play(s, action)


@pytest.mark.law("E.9.1", "E.4.1", "E.4.3")
@pytest.mark.parametrize("seed", range(12))
def test_eleven_turns_each_without_camps(seed: int) -> None:
    """Reading 8: twenty refills, then one turn more for each; one take in each turn."""
    game = make({"sets": WITHOUT_CAMPS})
    takers = [e.args[0] for _, events in walk(game, seed) for e in events if e.key == "taken"]
    assert (takers.count(0), takers.count(1)) == (11, 11)
    assert all(one != two for one, two in pairwise(takers)), "turns alternate"


@pytest.mark.law("E.2.2", "E.2.3", "E.2.7", "E.5.1", "E.6.5")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_keeps_its_pieces(seed: int) -> None:
    """Every tile lies in one place, no two troops on a tile, a shield in the reserve, hands within limits."""
    game = make({"sets": sorted(Random(seed).sample(SETS, 3))})
    box: list[int] = []
    for s, events in walk(game, seed):
        box += [e.args[1] for e in events if e.key == "discarded"]
        if START not in s.cells:
            continue
        lying = [*s.stack, *[t for t in s.reserve if t >= 0], *s.hands[0], *s.hands[1], *box]
        lying += [cell >> 2 for cell in s.cells.values()]
        assert len(lying) == len(set(lying)) == 27
        assert s.cells[START] & 3 == NOBODY_OWNS
        assert s.reserve.count(SHIELD) == 1
        standing = [at for at in s.troops if at != IN_RESERVE]
        assert len(s.troops) == 6
        assert all(at in s.cells for at in standing)
        assert len(set(standing)) == len(standing) or s.troops[0] == s.troops[3] == START
        decision = game.decision(s)
        if decision is None or (decision.step == "heirs.turn" and s.took == 0):
            assert max(len(hand) for hand in s.hands) <= 3
