"""Whose eyes a word on the command line means."""

from typing import Any

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame

SPECTATOR = "spectator"


def read_viewer(game: FrameGame[Any, Any], word: str, more: tuple[str, ...] = ()) -> int | None:
    """A seat by its word; None for a spectator. `more` words are known besides."""
    known = [game.codec.kinds["seat"].text(seat) for seat in range(game.seats)]
    if word == SPECTATOR:
        return None
    if word not in known:
        shown = ", ".join([*known, SPECTATOR, *more])
        raise LichtungError("show-seat", "--seat", seat=word, known=shown)
    return known.index(word)
