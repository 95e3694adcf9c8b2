"""Views on their way to another process, without what both sides have: the game's own tables."""

import io
import os
import pickle
import threading
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any

from lichtung.games import game as make_game
from lichtung.kernel.game import FrameGame

SHARED = "shared"  # stands in a packed view for the game's own tables


class _Packer(pickle.Pickler):
    """Leaves out what belongs to the game and not to the position."""

    def __init__(self, file: io.BytesIO, shared: object) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.shared = shared

    def persistent_id(self, obj: object) -> str | None:
        return SHARED if obj is self.shared and obj is not None else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: object) -> None:
        super().__init__(file)
        self.shared = shared

    def persistent_load(self, pid: str) -> object:
        return self.shared


def pack(view: object, shared: object) -> bytes:
    file = io.BytesIO()
    _Packer(file, shared).dump(view)
    return file.getvalue()


def unpack(packed: bytes, shared: object) -> Any:
    return _Unpacker(io.BytesIO(packed), shared).load()


@lru_cache(maxsize=64)
def game_of(name: str, setup: bytes) -> FrameGame[Any, Any]:
    """The rules of a setup that was pickled; made once in a process."""
    return make_game(name, **pickle.loads(setup))


def end_with_parent() -> None:
    """In a process that works for another: it ends with that one, however that one ends."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent.sentinel,), daemon=True).start()


def _exit_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
