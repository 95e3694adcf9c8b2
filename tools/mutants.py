"""How many small mistakes in the rules do the quick tests notice?

    python -m tools.mutants --count 200             change the rules 200 times, one place each, and test
    python -m tools.mutants --only root/battle.py   in modules whose path begins so
    python -m tools.mutants --report                what is known so far, with the survivors

Everything happens in copies of the tree. Results go to a file of JSON lines; a second call goes on where the
first one stopped, as long as the sources and the seed are the same. A test that keeps the processor busy for
far longer than any test should has noticed, too (an endless loop).
"""

import argparse
import difflib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

from tools.mutation import Mutant, changes, mutants_of

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants.jsonl"
RULES = "src/lichtung"
ROOMS = ("kernel", "heirs", "root")
LEFT_OUT = (".*", "build", "dist", "node_modules", "static", "__pycache__", "*.so", "*.pyd")  # of the copies
NOTICED = "noticed"
SURVIVED = "survived"
BUSY = 90  # seconds of processor time for one test; the slowest needs a third
WALL = 1800  # seconds of the clock: only for what waits without working

GOLDEN = "tests/playthroughs/test_golden.py"
# By room, the likeliest to notice first; tests named like the module come before them all.
QUICK = {
    "kernel": [
        "tests/contract/test_kuhn.py",
        "tests/perft",
        f"{GOLDEN}::test_golden_game",
        f"{GOLDEN}::test_golden_game_of_root",
        "tests/law/test_scenarios.py",
        "tests/properties/test_match.py",
        "tests/cli/test_replay.py",
        "tests/contract/test_pickling.py",
        "tests/contract/test_check_game.py",
        "tests/scenario",
    ],
    "heirs": [
        "tests/perft",
        f"{GOLDEN}::test_golden_game",
        "tests/law/test_scenarios.py",
        "tests/law/test_*.py",
        "tests/properties/test_heirs_*.py",
        "tests/scenario",
        "tests/contract/test_heirs.py",
    ],
    "root": [
        "tests/perft",
        f"{GOLDEN}::test_golden_game_of_root",
        "tests/playthroughs/test_behaviour.py",
        "tests/law/root/test_*.py",
        "tests/scenario",
        "tests/test_fields.py",
        "tests/test_toy.py",
        "tests/contract/test_root.py",
    ],
}
NAMED = {
    "kernel": ["tests/law/test_*.py", "tests/contract/test_*.py", "tests/properties/test_*.py"],
    "heirs": ["tests/law/test_*.py"],
    "root": ["tests/law/root/test_*.py"],
}
SLOW_FIRST = {"view": "tests/contract/test_{}.py", "state": "tests/contract/test_{}.py"}
COMMON_WORDS = {"test", "common", "root", "heirs", "py", "factions", "init"}

Result = dict[str, Any]


# --- Which tests


def words(path: str) -> set[str]:
    """The words of a path, in the singular."""
    return {word.removesuffix("s") for word in re.split(r"[/_.]", path)} - COMMON_WORDS


def fitting_tests(path: str) -> list[str]:
    """The arguments for pytest, the likeliest to fail first."""
    room, _, rest = path.removeprefix(f"{RULES}/").partition("/")
    about = words(rest)
    near = [str(p.relative_to(ROOT)) for glob in NAMED[room] for p in sorted(ROOT.glob(glob))]
    common = {name: len(words(Path(name).name) & about) for name in near}
    found = sorted((name for name in near if common[name]), key=lambda name: -common[name])
    found += [form.format(room) for word, form in SLOW_FIRST.items() if word in about]
    for name in QUICK[room]:
        found += [str(p.relative_to(ROOT)) for p in sorted(ROOT.glob(name))] if "*" in name else [name]
    there = [name for name in dict.fromkeys(found) if (ROOT / name.partition("::")[0]).exists()]
    return [name for name in there if name != "tests/law/test_law.py" or rest == "law.py"]


# --- Pytest's side: this module is a plugin there


def allow() -> None:
    """From now on so much work, then the process ends; work is counted, so a busy machine is no mistake."""
    signal.setitimer(signal.ITIMER_PROF, BUSY)


def pytest_configure() -> None:
    allow()


def pytest_runtest_logstart() -> None:
    allow()


# --- One mutant


class Workshop:
    """A copy of the tree in which one mutant at a time is tested."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))

    def run(self, tests: list[str]) -> tuple[bool, str]:
        """Whether all pass, and the name of the first that does not."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--assert=plain", "-p", "tools.mutants"]
        command += ["-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "-r", "fE", *tests]
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=env, capture_output=True, text=True, timeout=WALL, check=False
            )
        except subprocess.TimeoutExpired:
            return False, "waits for ever"
        if done.returncode == -signal.SIGPROF:
            return False, "works for ever"
        failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
        assert failed or done.returncode or str(self.folder) in done.stdout, "other sources were tested"
        return done.returncode == 0, failed[0] if failed else f"exit code {done.returncode}"

    def tried(self, mutant: Mutant) -> Result:
        path = self.folder / mutant.path
        source = path.read_bytes()
        self.write(path, mutant.of(source))
        try:
            passed, by = self.run(fitting_tests(mutant.path))
        finally:
            self.write(path, source)
        what = {"result": SURVIVED} if passed else {"result": NOTICED, "by": by}
        return {"mutant": mutant.key(), "line": line_of(mutant, source), **what}

    def write(self, path: Path, source: bytes) -> None:
        """A change within the same second would not be seen in kept bytecode."""
        path.write_bytes(source)
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def line_of(mutant: Mutant, source: bytes) -> int:
    return source.count(b"\n", 0, mutant.start) + 1


# --- Many


def sampled(seed: int, only: str) -> Iterator[Mutant]:
    """Mutants in an order that the seed decides, every kind in turn."""
    rng = Random(seed)
    kinds: dict[str, list[Mutant]] = {}
    sources: dict[str, bytes] = {}
    for room in ROOMS:
        for path in sorted((ROOT / RULES / room).rglob("*.py")):
            name = str(path.relative_to(ROOT))
            if name.startswith(f"{RULES}/{only}"):
                sources[name] = path.read_bytes()
                for mutant in mutants_of(name, sources[name]):
                    kinds.setdefault(mutant.kind, []).append(mutant)
    for mutants in kinds.values():
        rng.shuffle(mutants)
    while any(kinds.values()):
        for kind in sorted(kinds):
            while kinds[kind]:
                mutant = kinds[kind].pop()
                if changes(mutant, sources[mutant.path]):
                    yield mutant
                    break


def sources_digest() -> str:
    """Results count for these sources only."""
    digest = blake2b(digest_size=8)
    for room in ROOMS:
        for path in sorted((ROOT / RULES / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def known(path: Path, digest: str) -> list[Result]:
    """The results that were written down for these sources."""
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if row["sources"] == digest]


def try_all(mutants: list[Mutant], jobs: int, path: Path, digest: str) -> None:
    """Try the mutants, several at once if wanted, and write each result down as soon as it is known."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, path.open("a", encoding="utf-8") as out:
        free: Queue[Workshop] = Queue()
        for number in range(jobs):
            free.put(Workshop(Path(folder) / str(number)))

        def tried(mutant: Mutant) -> Result:
            shop = free.get()
            try:
                return shop.tried(mutant)
            finally:
                free.put(shop)

        with ThreadPoolExecutor(jobs) as pool:
            for number, row in enumerate(pool.map(tried, mutants), start=1):
                print(json.dumps({"sources": digest, **row}), file=out, flush=True)
                place = f"{row['mutant'][0]}:{row['line']}"
                print(f"{number}/{len(mutants)} {row['result']:8} {place} {row['mutant'][1]}", flush=True)


def check_unchanged(mutants: list[Mutant]) -> None:
    """Tests that fail anyway notice nothing."""
    every = dict.fromkeys(name for mutant in mutants for name in fitting_tests(mutant.path))
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        passed, by = Workshop(Path(folder) / "unchanged").run(list(every))
    if not passed:
        raise SystemExit(f"the tests fail without any mutant: {by}")


def report(rows: list[Result]) -> None:
    """The share that was noticed, by kind and room, and what was not."""
    print()
    for row in rows:
        if row["result"] == SURVIVED:
            print(difference(Mutant(*row["mutant"])))
    for title, place in (("kind", 1), ("room", 0)):
        names = [str(row["mutant"][place]).removeprefix(f"{RULES}/").partition("/")[0] for row in rows]
        seen = [row["result"] == NOTICED for row in rows]
        every, noticed = Counter(names), Counter(n for n, ok in zip(names, seen, strict=True) if ok)
        print(f"by {title}: " + ", ".join(f"{n} {noticed[n]}/{every[n]}" for n in sorted(every)))
    noticed_by_all = sum(row["result"] == NOTICED for row in rows)
    if rows:
        print(f"noticed {noticed_by_all} of {len(rows)}: {noticed_by_all / len(rows):.0%}")


def difference(mutant: Mutant) -> str:
    source = (ROOT / mutant.path).read_bytes()
    before, after = source.decode().splitlines(), mutant.of(source).decode().splitlines()
    return "\n".join(difflib.unified_diff(before, after, mutant.path, mutant.kind, n=2, lineterm="")) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Do the quick tests notice small mistakes in the rules?")
    parser.add_argument("--count", type=int, default=50, help="how many mutants in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many at once")
    parser.add_argument("--only", default="", help="modules whose path begins so: root/factions")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", action="store_true", help="only show what is known")
    options = parser.parse_args()
    options.results.parent.mkdir(parents=True, exist_ok=True)
    digest = sources_digest()
    done = {json.dumps(row["mutant"]) for row in known(options.results, digest)}
    wanted = [m for _, m in zip(range(options.count), sampled(options.seed, options.only), strict=False)]
    left = [m for m in wanted if json.dumps(m.key()) not in done]
    if left and not options.report:
        if not done:
            check_unchanged(wanted)
        try_all(left, options.jobs, options.results, digest)
    keys = {json.dumps(m.key()) for m in wanted}
    report([row for row in known(options.results, digest) if json.dumps(row["mutant"]) in keys])


if __name__ == "__main__":
    main()
