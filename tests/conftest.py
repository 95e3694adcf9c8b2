"""Which build is tested, how thoroughly, and the options of both."""

import importlib
import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import lichtung.games  # before any rules, as in every room above them
from lichtung.kernel import frames
from tools.compile import RULES, compiler, rules

LIBRARIES = (".so", ".pyd")
# Games whose rules are not compiled (yet): interpreted classes cannot stand on a compiled kernel.
UNCOMPILED = [room for room in ("heirs", "root") if room not in RULES]

# Random walks are slow to shrink and to generate by Hypothesis' measure; that is no fault of the test.
SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=40, suppress_health_check=SLOW_IS_FINE, database=None
)
settings.register_profile("long", deadline=None, max_examples=1000, suppress_health_check=SLOW_IS_FINE)


@pytest.fixture(autouse=True)
def own_data(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing that a test plays gets among the user's own games."""
    monkeypatch.setenv("LICHTUNG_DATA", str(tmp_path_factory.getbasetemp() / "data"))


def loaded() -> dict[Path, Path]:
    """The source of each module of the rules that is to be compiled, and the file it was loaded from."""
    source = Path(lichtung.__file__).parent.parent
    names = {path: ".".join(path.relative_to(source).with_suffix("").parts) for path in rules(source)}
    return {path: Path(str(importlib.import_module(name).__file__)) for path, name in names.items()}


@cache
def build() -> str:
    """`plain`, `compiled`, or `mixed` if only some modules are compiled."""
    compiled = [path.suffix in LIBRARIES for path in loaded().values()]
    return "compiled" if all(compiled) else "mixed" if any(compiled) else "plain"


def stale() -> bool:
    """Whether a compiled module's source was edited since."""
    pairs = [(source, file) for source, file in loaded().items() if file.suffix in LIBRARIES]
    return any(source.stat().st_mtime > file.stat().st_mtime for source, file in pairs)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the long tests, and many more examples")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "ci")
    found, wanted = build(), os.environ.get("LICHTUNG_BUILD", "")
    if wanted and found != wanted:
        raise pytest.UsageError(f"the {wanted} build was to be tested, but the {found} one is loaded")
    if found == "mixed" or stale():
        raise pytest.UsageError(
            "compiled libraries that are not those of the sources lie beside them: make clean"
        )


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    tests = Path(__file__).parent
    if build() != "compiled" or not collection_path.is_relative_to(tests):
        return None
    parts = collection_path.relative_to(tests).parts
    words = {word for part in parts for word in part.removesuffix(".py").split("_")}
    return None if words.isdisjoint(UNCOMPILED) else True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"tested the {build()} build: {frames.__file__}")
    if build() == "compiled" and UNCOMPILED:
        terminalreporter.write_line(f"NOT compiled, so not tested on this build: {', '.join(UNCOMPILED)}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        out = {item for item in items if item.get_closest_marker("long")}
        out |= of_the_other_build([item for item in items if item not in out])
        items[:] = [item for item in items if item not in out]
        config.hook.pytest_deselected(items=list(out))
    if build() == "compiled":
        for item in items:
            if item.get_closest_marker("plain_only"):
                item.add_marker(
                    pytest.mark.skip(reason="compiled classes cannot be subclassed or deep-copied")
                )


def of_the_other_build(items: list[pytest.Item]) -> set[pytest.Item]:
    """Every second case of a test that both builds share; none where only one build can be tested."""
    if compiler() is None:
        return set()
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("shared"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return {item for some in cases.values() for item in some[build() == "plain" :: 2]}
