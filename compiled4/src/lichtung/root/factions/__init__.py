"""Every folder here is a faction: its `rules.py` has FACTION, and `kinds` if verbs name things of its own.

Folders elsewhere are found too if LICHTUNG_FACTIONS names the folder that they lie in (several are
separated as in PATH): they are modules of this package like all others.
"""

import os
import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

PATHS: Final = [path for path in os.environ.get("LICHTUNG_FACTIONS", "").split(os.pathsep) if path]
__path__.extend(PATHS)  # the import system's own list of where this package lies


def names() -> list[str]:
    """The folders of all factions."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def id_of(name: str) -> str:
    """The faction's own id, which options and seats call it by."""
    found: str = import_module(f"{__name__}.{name}.rules").FACTION.id
    return found


def part(name: str, file: str) -> ModuleType | None:
    """One of the files that a faction may have beside its rules, if it has it."""
    if not (folder_of(name) / f"{file}.py").exists():
        return None
    return import_module(f"{__name__}.{name}.{file}")


def folder_of(name: str) -> Path:
    """Where a faction lies."""
    module = import_module(f"{__name__}.{name}")
    assert module.__file__ is not None
    return Path(module.__file__).parent
