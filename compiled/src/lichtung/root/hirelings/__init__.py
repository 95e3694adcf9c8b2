"""Every folder here is a hireling: its `rules.py` has HIRELING with both sides of its card. A.6, H."""

import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType


def names() -> list[str]:
    """The folders of all hirelings."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def folder_of(name: str) -> Path:
    """Where a hireling lies."""
    module = import_module(f"{__name__}.{name}")
    assert module.__file__ is not None
    return Path(module.__file__).parent


def part(name: str, file: str) -> ModuleType | None:
    """One of the files that a hireling may have beside its rules, if it has it."""
    if not (folder_of(name) / f"{file}.py").exists():
        return None
    return import_module(f"{__name__}.{name}.{file}")
