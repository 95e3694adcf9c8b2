"""Fair chance: a secret seed whose hash everybody has from the start, and draws that anybody can check.

Each draw has a number and a generator of its own, made from the seed and that number, so that no draw
depends on what happened before it. The seed is published when the game is over.
"""

import hashlib
import secrets
from random import Random
from typing import Any

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Journal

SEED_BYTES = 32


def new_seed() -> str:
    """A secret seed."""
    return secrets.token_hex(SEED_BYTES)


def seal(seed: str) -> str:
    """What is told of a seed at the start."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def generator(seed: str, draw: int) -> Random:
    """The generator of one draw."""
    return Random(hashlib.sha256(bytes.fromhex(seed) + draw.to_bytes(8, "big")).digest())


def draw_from(game: FrameGame[Any, Any], state: Any, seed: str, draw: int) -> Action:
    """What chance gives in this state as the draw of this number."""
    return game.sample(state, generator(seed, draw))


class Proof:
    """The outcome of a check: how many draws were looked at."""

    def __init__(self, draws: int, seal: str) -> None:
        self.draws = draws
        self.seal = seal


def verify(game: FrameGame[Any, Any], journal: Journal, name: str) -> Proof:
    """Whether every roll and draw of a finished game came from its seed; the first that did not raises."""
    fair = journal.header.fair
    if fair is None or not isinstance(fair.get("seed"), str) or not isinstance(fair.get("seal"), str):
        raise LichtungError("verify-no-seed", f"{name}:1")
    seed, sealed = str(fair["seed"]), str(fair["seal"])
    try:
        told = seal(seed)
    except ValueError:
        raise LichtungError("verify-seed", f"{name}:1") from None
    if told != sealed:
        raise LichtungError("verify-seal", f"{name}:1")
    state = game.start()
    draws = 0
    for entry in journal.entries:
        where = f"{name}:{entry.n + 2}"
        action = game.codec.decode(entry.code)
        decision = game.decision(state)
        if decision is not None and decision.seat == CHANCE:
            if entry.draw is None:
                raise LichtungError("verify-no-number", where)
            if draw_from(game, state, seed, entry.draw).code() != entry.code:
                raise LichtungError("verify-draw", where, draw=entry.draw)
            draws += 1
        try:
            game.play(state, action)
        except LichtungError as error:
            raise error.at(where) from None
    return Proof(draws, sealed)
