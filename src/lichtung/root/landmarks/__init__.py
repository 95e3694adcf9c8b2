"""Every folder here is a landmark: `rules.py` has LANDMARK, `law.toml` its card, `words` its words."""

import pkgutil
from importlib import import_module
from pathlib import Path


def names() -> list[str]:
    """The folders of all landmarks."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def folder_of(name: str) -> Path:
    """Where a landmark lies."""
    module = import_module(f"{__name__}.{name}")
    assert module.__file__ is not None
    return Path(module.__file__).parent
