"""Compile rules and agents with mypyc, in a copy of src, so that no library ever shadows a newer source.

    python tools/compile.py              build in build/compiled, unless nothing changed
    python tools/compile.py --quick      the same with less optimisation, for tests: half the time to build
    python tools/compile.py --pgo        the same, and compiled again with what a training run has shown (gcc)
    python tools/compile.py --search     print the search path for programs, the build on it if up to date
    python tools/compile.py --for-play   the same; if it is not, have it built in the background
    python tools/compile.py --can        succeed if there is a C compiler that finds Python's headers

`--jobs N` sets how many C compilers run at once. LICHTUNG_COMPILE=skip keeps to the plain sources. The
build hook of the package uses the same functions, so only the standard library is imported at the top.
"""

import filecmp
import importlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
HOME = ROOT / "build" / "compiled"
COPY = HOME / "src"  # what programs are run from
WORK = HOME / "work"  # what is being compiled
STAMP = HOME / "stamp"  # the digest of the sources that the libraries were made of, and how
FAILED = HOME / "failed"  # the digest of sources that could not be compiled
LOCK = HOME / "lock"
LOG = HOME / "log.txt"
RULES = ("kernel", "heirs", "root", "agents")
# Read or written as text, or for one table to look at: never in a hot path. Mistakes are here because others
# have kinds of their own, and a compiled class takes no child that is not compiled.
PLAIN = {
    "__init__.py",
    "bots.py",
    "errors.py",
    "examples.py",
    "facts.py",
    "journal.py",
    "law.py",
    "loaded.py",
    "match.py",
    "panel.py",
    "parallel.py",
    "position.py",
    "reasons.py",
    "records.py",
    "sending.py",
}
GROUP = "lichtung_rules"
NEEDS = {"mypyc": "mypy>=1.11", "setuptools": "setuptools>=70"}
LIBRARIES = (".so", ".pyd")
LINES = 40  # of what the compilers said when they fail

QUICK, FULL, PGO = "quick", "full", "pgo"
LEVELS = (QUICK, FULL, PGO)  # a build does for those before it
INLINE = "-fno-semantic-interposition"  # calls between the rules need not be replaceable from outside
TRAIN = ["-fprofile-generate"]
TRAINED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"]


class CompileError(Exception):
    """The rules cannot be compiled here; the message says why in a line, `log` what the compilers said."""

    def __init__(self, message: str, log: str = "") -> None:
        super().__init__(message)
        self.log = log


def libraries(folder: Path) -> list[Path]:
    """The compiled modules below a source folder, and the one library that they share."""
    own = [*(folder / "lichtung").rglob("*"), *folder.glob(f"{GROUP}__mypyc*")]
    return [path for path in own if path.suffix in LIBRARIES]


def rules(folder: Path) -> list[Path]:
    """The modules to compile."""
    found = [path for room in RULES for path in sorted((folder / "lichtung" / room).rglob("*.py"))]
    return [path for path in found if path.name not in PLAIN]


def digest(folder: Path) -> str:
    """Changes with anything that the libraries of a source folder depend on."""
    mark = blake2b(digest_size=16)
    known = version("mypy") if importlib.util.find_spec("mypyc") else ""
    mark.update(f"{sys.version}{platform.platform()}{known}".encode())
    mark.update(Path(__file__).read_bytes())
    for path in rules(folder):
        mark.update(f"{path.relative_to(folder)}\n".encode() + path.read_bytes())
    return mark.hexdigest()


def level() -> str:
    """How the build in the copy was made, if it is that of the sources; else nothing."""
    words = STAMP.read_text().split() if STAMP.exists() else []
    fresh = len(words) == 2 and words[0] == digest(SOURCE) and libraries(COPY)
    return words[1] if fresh else ""


def suffices(found: str, wanted: str) -> bool:
    return found in LEVELS and LEVELS.index(found) >= LEVELS.index(wanted)


def compiler() -> str | None:
    """The C compiler that extensions are built with, if it is there and finds Python's headers."""
    if sys.implementation.name != "cpython":
        return None
    if sys.platform == "win32":
        return "cl" if shutil.which("cl") else None
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").removeprefix("ccache ").split()[0]
    found = shutil.which(name) or shutil.which("cc") or shutil.which("gcc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return found if found and headers.exists() else None


def can_train() -> bool:
    """Whether the compiler is gcc with its library for profiles; clang keeps its profiles otherwise."""
    program = compiler()
    if program is None or sys.platform == "win32":
        return False
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    if "Free Software Foundation" not in said.stdout:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("int probe(void) { return 0; }\n")
        command = [program, *TRAIN, "-shared", "-fPIC", str(source), "-o", str(source.with_suffix(".so"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def wants() -> str:
    """What the environment asks for: skip, require, pgo, or nothing."""
    return os.environ.get("LICHTUNG_COMPILE", "")


def needs() -> list[str]:
    """The packages that compiling needs and that are not here."""
    return [package for name, package in NEEDS.items() if importlib.util.find_spec(name) is None]


@contextmanager
def locked(wait: bool) -> Iterator[bool]:
    """One build at a time; whether it is ours. The lock goes when its process ends, however it ends."""
    HOME.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        yield True
        return
    import fcntl

    with LOCK.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        yield True


def synchronise(source: Path, copy: Path) -> None:
    """Make the copy equal to the sources, but for its libraries; what is equal is not touched."""
    wanted = {
        path.relative_to(source)
        for path in (source / "lichtung").rglob("*")
        if path.is_file() and path.suffix not in LIBRARIES and path.parent.name != "__pycache__"
    }
    for path in sorted((copy / "lichtung").rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.suffix not in LIBRARIES and path.relative_to(copy) not in wanted:
            path.unlink()
    for name in sorted(wanted):
        if not (copy / name).exists() or not filecmp.cmp(source / name, copy / name, shallow=False):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, copy / name)


def build(wanted: str = FULL, jobs: int = 1) -> None:
    """Bring the compiled copy up to date."""
    with locked(wait=True):
        if suffices(level(), wanted):
            synchronise(SOURCE, COPY)
            renew_dates()
            print(f"compiled build: up to date in {COPY.relative_to(ROOT)}")
            return
        if compiler() is None:
            raise CompileError("needs a C compiler and Python's headers (Debian: gcc and python3-dev)")
        if needs():
            raise CompileError(f"needs the packages {', '.join(needs())}")
        if wanted == PGO and not can_train():
            print("compiled build: without profiles, for the compiler is not gcc")
            wanted = FULL
        print("compiled build: compiling, this takes a few minutes", flush=True)
        shutil.rmtree(WORK, ignore_errors=True)
        synchronise(SOURCE, WORK)
        made_from = digest(WORK)  # of what is compiled: the sources may be edited meanwhile
        try:
            run_mypyc(wanted, jobs)
        except CompileError:
            FAILED.write_text(made_from)
            raise
        STAMP.unlink(missing_ok=True)
        for path in libraries(COPY):
            path.unlink()
        synchronise(WORK, COPY)
        for path in libraries(WORK):
            path.replace(COPY / path.relative_to(WORK))
        renew_dates()
        STAMP.write_text(f"{made_from} {wanted}")
        FAILED.unlink(missing_ok=True)
        shutil.rmtree(WORK)
        print(f"compiled build: done in {COPY.relative_to(ROOT)}")


def renew_dates() -> None:
    """The tests compare dates; libraries that suit their sources must not look older."""
    for path in libraries(COPY):
        path.touch()


def run_mypyc(wanted: str, jobs: int) -> None:
    """Compile the working copy in a process of its own, for mypyc reads and writes in the current folder."""
    command = [sys.executable, str(Path(__file__).resolve()), "--mypyc", wanted, str(jobs)]
    env = {**os.environ, "MYPYPATH": "."}
    if shutil.which("ccache"):
        env.setdefault("CC", f"ccache {compiler()}")  # most modules are the same as the last time
    with LOG.open("w") as log:
        done = subprocess.run(command, cwd=WORK, env=env, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode or not libraries(WORK):
        raise CompileError(
            f"failed with exit code {done.returncode} (see {LOG})", LOG.read_text(errors="replace")
        )


def compile_here(wanted: str, jobs: int) -> None:
    """Compile what lies in the current folder, libraries beside their sources."""
    from mypyc.build import mypycify

    files = [str(path) for path in rules(Path())]
    modules = mypycify(
        ["--strict", "--config-file=", *files],
        opt_level="1" if wanted == QUICK else "3",
        debug_level="0",
        group_name=GROUP,
        # One by one is sooner compiled, by several compilers at once; profiles gain more in a single file.
        multi_file=wanted != PGO,
    )
    flags = [] if sys.platform == "win32" else [INLINE]
    if wanted == PGO:
        build_extensions(modules, [*flags, *TRAIN], jobs)
        # A process of its own: the counts are written when it ends.
        train = [sys.executable, str(Path(__file__).with_name("train.py"))]
        subprocess.run(train, env=with_rules(Path.cwd()), check=True)
        flags += TRAINED
    build_extensions(modules, flags, jobs)
    if wanted == PGO:
        plain, compiled = (fingerprints(folder) for folder in (SOURCE, Path.cwd()))
        if plain != compiled:
            sys.exit(f"the compiled rules play other games:\n{plain}\n{compiled}")


def build_extensions(modules: list[Any], flags: list[str], jobs: int) -> None:
    """Run the C compiler, several at once, and link."""
    from concurrent.futures import ThreadPoolExecutor

    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):  # type: ignore[misc]  # setuptools has no types here
        def build_extension(self, ext: Any) -> None:
            def one(source: str) -> str:
                made: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                return made[0]

            with ThreadPoolExecutor(jobs) as pool:
                ext.extra_objects = list(pool.map(one, ext.sources))
            ext.sources = []
            super().build_extension(ext)

    def again(module: Any) -> Any:
        return Extension(
            module.name,
            module.sources,
            include_dirs=module.include_dirs,
            extra_compile_args=[*module.extra_compile_args, *flags],
            extra_link_args=[flag for flag in flags if flag in TRAIN],
        )

    command = Parallel(Distribution({"name": "lichtung", "ext_modules": [again(one) for one in modules]}))
    command.inplace = True
    command.force = True
    command.build_temp = "temporary"
    command.ensure_finalized()
    command.run()


def fingerprints(folder: Path) -> list[str]:
    """What the rules of a source folder play, in a process of its own."""
    six = "marquise,eyrie,alliance,vagabond,cult,riverfolk"
    setups = [("heirs", "{}"), ("root", "{}"), ("root", f'{{"factions": "{six}"}}')]
    found = []
    for game, setup in setups:
        words = [f"lichtung.{game}.game:make", f"[{setup}]", "10", "0"]
        command = [sys.executable, "-m", "lichtung.testing", *words]
        done = subprocess.run(command, env=with_rules(folder), stdout=subprocess.PIPE, text=True, check=True)
        found.append(done.stdout)
    return found


def with_rules(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the rules in this source folder first."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *asked_path()])}


def asked_path() -> list[str]:
    return [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []


def search_path() -> str:
    """The search path for programs: the compiled copy first, if it is that of the sources."""
    use = wants() != "skip" and level()
    if use:
        synchronise(SOURCE, COPY)
    return os.pathsep.join([str(COPY), *asked_path()] if use else asked_path())


def prepare_play() -> None:
    """Have the rules compiled for the next start, and say so in a line."""
    if wants() == "skip" or suffices(level(), FULL):
        return
    if compiler() is None:
        say("in plain Python; with a C compiler (Debian: gcc and python3-dev) they would be faster")
    elif FAILED.exists() and FAILED.read_text() == digest(SOURCE):
        say(f"in plain Python, for they could not be compiled (see {LOG.relative_to(ROOT)})")
    else:
        with locked(wait=False) as nobody_builds:
            pass
        if nobody_builds:
            start_building()
        say(
            "being compiled in the background, which takes a few minutes; from the next start on they are "
            "several times as fast (LICHTUNG_COMPILE=skip keeps them in plain Python)"
        )


def say(how: str) -> None:
    print(f"The rules are {how}.", file=sys.stderr)


def start_building() -> None:
    """A process that goes on when the server is stopped, and leaves the machine to others."""
    command = [sys.executable, str(Path(__file__).resolve()), "--background"]
    with LOG.open("a") as log:  # the compilers begin it anew
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def build_in_background() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    if needs():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *needs()], check=True)
        importlib.invalidate_caches()
    build(FULL)


def main(words: list[str]) -> int:
    if words[:1] == ["--mypyc"]:
        compile_here(words[1], int(words[2]))
        return 0
    jobs = os.cpu_count() or 1
    if "--jobs" in words and words[-1].isdecimal():
        *words, _, count = words
        jobs = int(count)
    try:
        match words:
            case []:
                build(FULL, jobs)
            case ["--quick"]:
                build(QUICK, jobs)
            case ["--pgo"]:
                build(PGO, jobs)
            case ["--search"]:
                print(search_path())
            case ["--for-play"]:
                prepare_play()
                print(search_path())
            case ["--background"]:
                build_in_background()
            case ["--can"]:
                return 0 if compiler() else 1
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except CompileError as error:
        print(*error.log.splitlines()[-LINES:], f"compiled build: {error}", sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
