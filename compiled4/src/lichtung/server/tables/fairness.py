"""Fair chance: a secret seed whose hash everybody has from the start, and draws that anybody can check.

Each draw has a number and a generator of its own, made from the seed, what the players add to it and that
number, so that no draw depends on what happened before it. The seed is published when the game is over.

Whoever runs the server chooses the seed, so the players may add nonces: each seat promises one by its hash
before the game begins, and shows it when all have promised and nothing was drawn yet.
"""

import hashlib
import secrets
from collections.abc import Mapping
from random import Random
from string import hexdigits
from types import MappingProxyType
from typing import Any, NamedTuple

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Entry, Journal, begin, check_rules, read_action

SEED_BYTES = 32  # of a nonce too
MAX_DRAWS = 1 << 63  # a number has eight bytes

Nonces = Mapping[int, str]  # by seat, in hexadecimal digits
NOTHING: Nonces = MappingProxyType({})


class Contributions(NamedTuple):
    """What the players of a game added to chance, by seat: the hashes they promised, and what they showed."""

    pledges: dict[int, str]
    nonces: dict[int, str]


def new_seed() -> str:
    """A secret seed."""
    return secrets.token_hex(SEED_BYTES)


def seal(seed: str) -> str:
    """What is told of a seed at the start."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def added(nonces: Nonces) -> bytes:
    """What the players add to the seed, all of them together; nothing where nobody does."""
    if not nonces:
        return b""
    parts = [bytes([seat]) + bytes.fromhex(nonce) for seat, nonce in sorted(nonces.items())]
    return hashlib.sha256(b"".join(parts)).digest()


def generator(seed: str, draw: int, nonces: Nonces = NOTHING) -> Random:
    """The generator of one draw."""
    known = bytes.fromhex(seed) + added(nonces)
    return Random(hashlib.sha256(known + draw.to_bytes(8, "big")).digest())


def draw_from(
    game: FrameGame[Any, Any], state: Any, seed: str, draw: int, nonces: Nonces = NOTHING
) -> Action:
    """What chance gives in this state as the draw of this number."""
    return game.sample(state, generator(seed, draw, nonces))


class Proof:
    """The outcome of a check: how many draws were looked at, and how many numbers were passed over.

    Numbers are passed over where the players agreed to go back: what was drawn then is not used again.
    """

    def __init__(self, draws: int, skipped: int, seal: str, over: bool, parts: Contributions) -> None:
        self.draws = draws
        self.skipped = skipped
        self.seal = seal
        self.over = over  # whether the journal comes to an end that the rules know
        self.parts = parts  # what the players added


def verify(
    game: FrameGame[Any, Any], journal: Journal, name: str = "journal", promised: str | None = None
) -> Proof:
    """Whether every roll and draw of a finished game came from its seed; the first that did not raises.

    `promised` is the seal that somebody noted at the start.
    """
    seed = sealed_seed(journal, name, promised)
    parts = contributions(journal, name)
    check_rules(journal, game, name)
    state = begin(journal.header, game)
    draws, last = 0, -1
    for entry in journal.entries:
        where = f"{name}:{entry.n + 2}"
        decision = game.decision(state)
        if decision is None or decision.seat != entry.seat:
            raise LichtungError("journal-wrong-seat", where, seat=entry.seat)
        try:
            action = read_action(game, entry.do)
            if entry.seat == CHANCE:
                last = check_draw(game, state, seed, entry, action, last, parts.nonces)
                draws += 1
            game.play(state, action)
        except LichtungError as error:
            raise error.at(where) from None
    return Proof(draws, last + 1 - draws, seal(seed), game.decision(state) is None, parts)


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


def contributions(journal: Journal, name: str) -> Contributions:
    """What the players promised and showed, each nonce the one whose hash was promised."""
    fair = journal.header.fair or {}
    pledges, nonces = fair.get("pledges") or {}, fair.get("nonces") or {}
    found = Contributions({}, {})
    for given, kept in ((pledges, found.pledges), (nonces, found.nonces)):
        if not isinstance(given, dict):
            raise LichtungError("verify-nonce", f"{name}:1", seat="?")
        for seat, value in given.items():
            known = str(seat).isascii() and str(seat).isdigit() and len(str(seat)) <= 2
            if not known or not isinstance(value, str) or not is_seed(value):
                raise LichtungError("verify-nonce", f"{name}:1", seat=str(seat)[:8])
            kept[int(seat)] = value
    for seat, nonce in found.nonces.items():
        if found.pledges.get(seat, "").lower() != seal(nonce):
            raise LichtungError("verify-nonce", f"{name}:1", seat=seat)
    return found


def is_seed(text: str) -> bool:
    """Whether this can be a seed or a nonce: so many bytes in hexadecimal digits."""
    return len(text) == 2 * SEED_BYTES and set(text) <= set(hexdigits)


def check_draw(
    game: FrameGame[Any, Any],
    state: Any,
    seed: str,
    entry: Entry,
    action: Action,
    last: int,
    nonces: Nonces = NOTHING,
) -> int:
    """Whether chance's entry is what its number gives; the numbers rise, so that none is used twice."""
    if entry.draw is None:
        raise LichtungError("verify-no-number")
    if not last < entry.draw < MAX_DRAWS:
        raise LichtungError("verify-order", draw=entry.draw, last=last)
    if draw_from(game, state, seed, entry.draw, nonces) != action:
        raise LichtungError("verify-draw", draw=entry.draw)
    return entry.draw
