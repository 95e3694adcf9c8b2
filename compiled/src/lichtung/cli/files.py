"""Files that commands write."""

from pathlib import Path

from lichtung.kernel.errors import LichtungError


def write_text(path: Path, text: str) -> None:
    """Write a file; where that cannot be done a LichtungError names it."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unwritable", str(path), why=error.strerror or "?") from None
