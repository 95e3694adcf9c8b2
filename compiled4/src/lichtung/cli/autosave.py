"""Games at the terminal save themselves: where the files are, and which one is the last."""

import os
from datetime import datetime
from pathlib import Path

from lichtung.kernel.errors import LichtungError
from lichtung.server.config import default_data

FOLDER = "autosave"
MAX_KEPT = 12  # games that were left and never gone on with


def folder() -> Path:
    return default_data() / FOLDER


def saved_games() -> list[Path]:
    """The games that can be gone on with, the last one first."""
    return sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def last_game() -> Path:
    """The file of the game that was played last."""
    found = saved_games()
    if not found:
        raise LichtungError("resume-none", "--resume")
    return found[0]


def new_file(game: str) -> Path | None:
    """A file for a new game; of very old ones some make room. None where nothing can be written."""
    path = folder() / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{game}.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in saved_games()[MAX_KEPT - 1 :]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path if os.access(path.parent, os.W_OK) else None


def forget(path: Path) -> None:
    """The game is over: there is nothing to go on with. Files that somebody named himself stay."""
    if path.parent == folder():
        path.unlink(missing_ok=True)
