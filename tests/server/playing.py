"""Whole games played through sockets, for tests that look at them afterwards."""

from random import Random
from typing import Any

from tests.server.desk import Desk, Guest, Seated


class Game:
    """A game that one person has played with all seats, and every frame that came with it."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.frames: list[str] = []
        self.updates: list[dict[str, Any]] = []  # after each decision, as all seats together saw it

    @property
    def end(self) -> dict[str, Any]:
        return self.updates[-1]


async def play_on(
    seated: Seated, update: dict[str, Any], rng: Random, most: int = 100_000
) -> list[dict[str, Any]]:
    """Decide at random, for every seat that one has, until the end or for so many decisions."""
    updates = [update]
    for _ in range(most):
        if update["outcome"] is not None or not update["legal"]:
            break
        await seated.act(update["n"], update["deciding"]["seat"], rng.choice(update["legal"]))
        update = await seated.wait_for("update", "refused", "stale", "trouble")
        assert update["type"] == "update", update
        updates.append(update)
    return updates


async def played(desk: Desk, owner: Guest, game: str, seed: int = 1, **wish: Any) -> Game:
    """A public table, one person on all seats, the game played to its end."""
    seats = list(range(wish.pop("players", 2)))
    found = Game(await desk.started(owner, game, dict.fromkeys(seats, owner), **wish))
    async with desk.socket(found.id, owner) as seated:
        found.updates = await play_on(seated, await seated.hello(), Random(seed))
    assert found.end["outcome"] is not None
    return found
