"""Which build of the rules is loaded, and by which Python."""

import platform
from pathlib import Path

from lichtung.kernel import frames


def build() -> str:
    """`plain` for the sources themselves, `compiled` for libraries made of them."""
    return "plain" if Path(frames.__file__).suffix == ".py" else "compiled"


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"
