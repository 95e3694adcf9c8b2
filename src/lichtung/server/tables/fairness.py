"""Fair chance: a secret seed whose hash everybody has from the start, and draws that anybody can check.

Each draw has a number and a generator of its own, made from the seed and that number, so that no draw
depends on what happened before it. The seed is published when the game is over.
"""

import hashlib
import secrets
from random import Random
from string import hexdigits
from typing import Any

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Entry, Journal, check_rules, read_action

SEED_BYTES = 32
MAX_DRAWS = 1 << 63  # a number has eight bytes


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
    """The outcome of a check: how many draws were looked at, and how many numbers were passed over.

    Numbers are passed over where the players agreed to go back: what was drawn then is not used again.
    """

    def __init__(self, draws: int, skipped: int, seal: str, over: bool) -> None:
        self.draws = draws
        self.skipped = skipped
        self.seal = seal
        self.over = over  # whether the journal comes to an end that the rules know


def verify(
    game: FrameGame[Any, Any], journal: Journal, name: str = "journal", promised: str | None = None
) -> Proof:
    """Whether every roll and draw of a finished game came from its seed; the first that did not raises.

    `promised` is the seal that somebody noted at the start.
    """
    seed = sealed_seed(journal, name, promised)
    check_rules(journal, game, name)
    state = game.start()
    draws, last = 0, -1
    for entry in journal.entries:
        where = f"{name}:{entry.n + 2}"
        decision = game.decision(state)
        if decision is None or decision.seat != entry.seat:
            raise LichtungError("journal-wrong-seat", where, seat=entry.seat)
        try:
            action = read_action(game, entry.do)
            if entry.seat == CHANCE:
                last = check_draw(game, state, seed, entry, action, last)
                draws += 1
            game.play(state, action)
        except LichtungError as error:
            raise error.at(where) from None
    return Proof(draws, last + 1 - draws, seal(seed), game.decision(state) is None)


def sealed_seed(journal: Journal, name: str, promised: str | None = None) -> str:
    """The seed of a journal, if it is the one whose seal was published."""
    where = f"{name}:1"
    fair = journal.header.fair or {}
    seed, sealed = fair.get("seed"), fair.get("seal")
    if not isinstance(seed, str) or not isinstance(sealed, str):
        raise LichtungError("verify-no-seed", where)
    if not is_seed(seed):
        raise LichtungError("verify-seed", where)
    if sealed.lower() != seal(seed):
        raise LichtungError("verify-seal", where)
    if promised is not None and promised.strip().lower() != seal(seed):
        raise LichtungError("verify-promised", where)
    return seed


def is_seed(text: str) -> bool:
    """Whether this can be a seed: so many bytes in hexadecimal digits."""
    return len(text) == 2 * SEED_BYTES and set(text) <= set(hexdigits)


def check_draw(
    game: FrameGame[Any, Any], state: Any, seed: str, entry: Entry, action: Action, last: int
) -> int:
    """Whether chance's entry is what its number gives; the numbers rise, so that none is used twice."""
    if entry.draw is None:
        raise LichtungError("verify-no-number")
    if not last < entry.draw < MAX_DRAWS:
        raise LichtungError("verify-order", draw=entry.draw, last=last)
    if draw_from(game, state, seed, entry.draw) != action:
        raise LichtungError("verify-draw", draw=entry.draw)
    return entry.draw
