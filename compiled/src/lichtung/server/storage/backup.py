"""A copy of the database while it is being played on: whole, checked, and in place at once or not at all."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from lichtung.kernel.errors import LichtungError


def back_up(source: Path, target: Path, force: bool = False) -> int:
    """Copy the database by SQLite's own means; returns the size of the copy in bytes."""
    if not source.is_file():
        raise LichtungError("database-missing", str(source))
    if target.exists() and not force:
        raise LichtungError("backup-exists", str(target))
    draft = target.with_name(target.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL, 0o600))  # it holds the seeds of running games
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(draft)) as new,
        ):
            old.backup(new)  # in one reading: what is written meanwhile waits in the log beside the file
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            [(found,)] = new.execute("PRAGMA integrity_check(1)").fetchall()
        if found != "ok":
            raise LichtungError("backup-broken", str(source), why=str(found))
        _flush(draft)
        draft.replace(target)
        _flush(target.absolute().parent)
    except (OSError, sqlite3.Error) as error:
        raise LichtungError("backup-failed", str(target), why=str(error)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return target.stat().st_size


def _flush(path: Path) -> None:
    """On to the disk, not only into the system's memory."""
    with suppress(PermissionError):  # some systems do not open folders
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
