"""A round robin: every agent meets every other one, on every seat, with every faction, on every board."""

from dataclasses import dataclass
from itertools import combinations, permutations

from lichtung.arena.series import Fixture, Series


def lineups(agents: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where, in all games of a round; each agent sits on each seat equally often.

    With enough agents every choice of them plays in each of its rotations. With fewer than seats they play
    twice or more, as evenly as possible, in every order.
    """
    if agents >= seats:
        return tuple(
            tuple(chosen[(seat + turn) % seats] for seat in range(seats))
            for chosen in combinations(range(agents), seats)
            for turn in range(seats)
        )
    often, more = divmod(seats, agents)
    found: set[tuple[int, ...]] = set()
    for extra in combinations(range(agents), more):
        found |= set(permutations([*list(range(agents)) * often, *extra]))
    return tuple(sorted(found))


def turned(setup: dict[str, object]) -> tuple[dict[str, object], ...]:
    """A setup with its factions in each rotation around the table."""
    factions = setup.get("factions")
    if not isinstance(factions, list):
        return (setup,)
    return tuple({**setup, "factions": factions[i:] + factions[:i]} for i in range(len(factions)))


@dataclass(frozen=True)
class League(Series):
    """Rounds of games. In each round every setup is dealt once and played by all line-ups."""

    rounds: int = 1
    orders: tuple[tuple[int, ...], ...] = ()

    @property
    def games(self) -> int:
        return self.rounds * len(self.setups) * len(self.orders)

    def fixture(self, number: int) -> Fixture:
        deal, order = divmod(number, len(self.orders))
        return Fixture(number, deal % len(self.setups), self.orders[order], f"{self.seed}/{deal}")
