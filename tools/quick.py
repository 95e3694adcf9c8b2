"""The everyday check: style, types, and the tests nearest to what changed, within a minute.

    python tools/quick.py           against the last commit
    python tools/quick.py COMMIT    against another one

Tests that name a changed module, or lie beside a changed file, come first; the core of the rules comes after
them. What does not fit into the time is left to `make test`, and a line says how much that is.
"""

import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 35  # of processor time for each process that runs tests: a busy machine runs as many as a quiet one
# What nearly every mistake in the rules meets, in a few seconds each.
CORE = (
    "tests/contract/test_kuhn.py",
    "tests/contract/test_pickling.py",
    "tests/contract/test_rules_packages.py",
    "tests/law",
    "tests/locale/test_render.py",
    "tests/cli/test_main.py",
    "tests/scenario/test_scenario.py",
)
NEVER = ("tests/browser/",)  # needs a browser, and quiet
# Files that no module names, and the tests that read them.
READ_BY = {
    r"\.ftl$": ("tests/locale",),
    r"\.md$": ("tests/test_readme.py", "tests/scenario/test_docs.py", "tests/agents/test_docs.py"),
    r"^src/lichtung/root/": ("tests/law/root",),
    r"^src/lichtung/heirs/": ("tests/law/test_scenarios.py", "tests/law/test_course.py"),
    r"\.toml$": ("tests/law/test_scenarios.py",),
}


def changed(since: str) -> list[str]:
    """The files that differ from a commit, new ones included."""
    asked = (["git", "diff", "--name-only", since], ["git", "ls-files", "--others", "--exclude-standard"])
    said = [subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True) for words in asked]
    return sorted({line for one in said for line in one.stdout.splitlines()})


def module(name: str) -> str:
    """The dotted name of a Python file of the package, the tests or the tools."""
    return name.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_test(name: str) -> bool:
    return name.startswith("tests/") and Path(name).name.startswith("test_") and name.endswith(".py")


def naming(dotted: str, texts: dict[str, str]) -> list[str]:
    """The tests whose text imports a module."""
    parent, _, last = dotted.rpartition(".")
    pattern = re.compile(rf"\b{re.escape(dotted)}\b|from {re.escape(parent)} import [^\n]*\b{last}\b")
    return [name for name, text in texts.items() if pattern.search(text)]


def tests_for(files: Iterable[str], texts: dict[str, str]) -> list[str]:
    """The tests to run for changed files, the nearest first, each once; then the core."""
    near: list[str] = []
    beside: list[str] = []
    for name in files:
        if is_test(name):
            near.append(name)
        elif name.endswith(".py"):
            near += naming(module(name), texts)
        beside += [test for pattern, tests in READ_BY.items() if re.search(pattern, name) for test in tests]
    found = dict.fromkeys([*near, *beside, *CORE])
    return [name for name in found if (ROOT / name).exists() and not name.startswith(NEVER)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """As a plugin of pytest: the order of the command line, whatever order the files were collected in."""
    places = {str((ROOT / name).resolve()): place for place, name in enumerate(config.args)}

    def place(item: pytest.Item) -> int:
        folders = [item.path, *item.path.parents]
        return min((places[str(one)] for one in folders if str(one) in places), default=len(places))

    items.sort(key=place)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """As a plugin of pytest: no new test once the time is over."""
    if time.process_time() > SECONDS:
        pytest.skip("no time left: make test runs it")


def run(*words: str) -> bool:
    print("+", *words, flush=True)
    return subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=False).returncode == 0


def main(words: list[str]) -> int:
    begun = time.time()
    files = changed(words[0] if words else "HEAD")
    texts = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
    }
    options = ["-p", "tools.quick", "-x", "-n", "2", "-m", "not slow", "-rs", "--no-header"]
    # All of them, so that one run shows every mistake.
    results = [
        run("ruff", "check", "."),
        run("ruff", "format", "--check", "."),
        run("mypy"),
        run("pytest", *options, *tests_for(files, texts)),
    ]
    good = all(results)
    print(f"quick: {'good' if good else 'NOT GOOD'} after {time.time() - begun:.0f} s", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
