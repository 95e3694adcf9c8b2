"""Which build is tested, how thoroughly, and the options of both."""

import importlib
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import lichtung

RULES = ("kernel", "heirs")
LIBRARIES = (".so", ".pyd")
# Read or written as text, never compiled; see tools/compile.py.
PLAIN = {"__init__", "law", "journal", "match"}

# Random walks are slow to shrink and to generate by Hypothesis' measure; that is no fault of the test.
SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=40, suppress_health_check=SLOW_IS_FINE, database=None
)
settings.register_profile("long", deadline=None, max_examples=1000, suppress_health_check=SLOW_IS_FINE)


def loaded() -> dict[str, Path]:
    """The file that each module of the rules was loaded from."""
    folder = Path(lichtung.__file__).parent
    names = [f"{room}.{p.stem}" for room in RULES for p in sorted((folder / room).glob("*.py"))]
    chosen = [name for name in names if name.partition(".")[2] not in PLAIN]
    modules = {name: importlib.import_module(f"lichtung.{name}") for name in chosen}
    return {name: Path(str(module.__file__)) for name, module in modules.items()}


def build() -> str:
    """`plain`, `compiled`, or `mixed` if only some modules are compiled."""
    compiled = [path.suffix in LIBRARIES for path in loaded().values()]
    return "compiled" if all(compiled) else "mixed" if any(compiled) else "plain"


def stale() -> list[str]:
    """Compiled modules whose source was edited since."""
    return [
        name
        for name, path in loaded().items()
        if path.suffix in LIBRARIES
        and path.with_name(name.partition(".")[2] + ".py").stat().st_mtime > path.stat().st_mtime
    ]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the long tests, and many more examples")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "ci")
    found, wanted = build(), os.environ.get("LICHTUNG_BUILD", "")
    if wanted and found != wanted:
        raise pytest.UsageError(f"the {wanted} build was to be tested, but the {found} one is loaded")
    if found == "mixed" or stale():
        raise pytest.UsageError(
            "the compiled libraries are not those of the sources: make compiled, or make plain"
        )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"tested the {build()} build: {loaded()['kernel.frames']}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    skips = []
    if not config.getoption("--long"):
        skips.append(("long", "only with --long (make test-long)"))
    if build() == "compiled":
        skips.append(("plain_only", "compiled classes cannot be subclassed or deep-copied"))
    for item in items:
        for name, reason in skips:
            if item.get_closest_marker(name):
                item.add_marker(pytest.mark.skip(reason=reason))
