"""Files as versions before journals held words wrote them: format 1, rules version 1. They never change."""

import json
from pathlib import Path
from typing import Any

FILES = Path(__file__).parent / "files"
CAMPAIGNS = FILES / "campaigns"
# What the version that wrote a journal knew of it: entries, points, winners, the digest of all actions.
EXPECTED: dict[str, dict[str, Any]] = json.loads((FILES / "expected.json").read_text(encoding="utf-8"))
NAMES = sorted(EXPECTED)
SEALED = ["cooperative", "heirs", "six"]  # finished, with the seed of their draws


def path_of(name: str) -> Path:
    return FILES / f"{name}.jsonl"


def text_of(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")
