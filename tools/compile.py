"""Compile the rules packages with mypyc.

    python tools/compile.py              build in build/compiled, a copy of src, unless nothing changed
    python tools/compile.py --in-place   the same, then put the libraries beside the sources in src
    python tools/compile.py --clean      take the libraries out of src

Libraries beside the sources shadow later edits; the tests refuse to run with stale ones.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COPY = ROOT / "build" / "compiled" / "src"
DIGEST = ROOT / "build" / "compiled" / "digest"
RULES = ("kernel", "heirs", "root")
# Read or written as text, never in a hot path.
PLAIN = {"__init__.py", "law.py", "journal.py", "match.py", "data.py", "facts.py", "position.py"}
GROUP = "lichtung_rules"


def libraries(folder: Path) -> list[Path]:
    """The compiled modules below a source folder, and the one library that they share."""
    own = [*(folder / "lichtung").rglob("*"), *folder.glob(f"{GROUP}__mypyc*")]
    return [path for path in own if path.suffix in (".so", ".pyd")]


def rules(folder: Path) -> list[Path]:
    """The modules to compile."""
    found = [path for room in RULES for path in sorted((folder / "lichtung" / room).rglob("*.py"))]
    return [path for path in found if path.name not in PLAIN]


def digest() -> str:
    """Changes with anything that the libraries depend on."""
    mark = blake2b(digest_size=16)
    mark.update(f"{sys.version}{platform.platform()}{version('mypy')}".encode())
    for path in [Path(__file__).resolve(), *rules(SOURCE)]:
        mark.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return mark.hexdigest()


def compiler() -> str | None:
    """The C compiler that extensions are built with, if it is there and finds Python's headers."""
    if sys.platform == "win32":
        return "cl"
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(name) or shutil.which("cc") or shutil.which("gcc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return found if found and headers.exists() else None


def synchronise() -> None:
    """Make the copy equal to the sources, but for its libraries."""
    package = COPY / "lichtung"
    for path in sorted(package.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.suffix not in (".so", ".pyd"):
            path.unlink()
    skip = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(SOURCE / "lichtung", package, dirs_exist_ok=True, ignore=skip)


def build() -> None:
    """Bring the compiled copy up to date."""
    wanted = digest()
    fresh = DIGEST.exists() and DIGEST.read_text() == wanted and libraries(COPY)
    if not fresh:
        DIGEST.unlink(missing_ok=True)
        for path in libraries(COPY):
            path.unlink()
    synchronise()
    if fresh:
        renew_dates()
        print(f"compiled build: up to date in {COPY.parent.relative_to(ROOT)}")
        return
    if compiler() is None:
        sys.exit("compiled build: needs a C compiler and Python's headers (Debian: gcc and python3-dev)")
    print(f"compiled build: compiling {len(rules(COPY))} modules, this takes a few minutes", flush=True)
    # A process of its own: mypyc reads and writes in the current folder.
    env = {**os.environ, "MYPYPATH": "."}
    env.setdefault("CFLAGS", "-fno-semantic-interposition")
    log = COPY.parent / "log.txt"
    with log.open("w") as out:
        command = [sys.executable, __file__, "--mypyc"]
        done = subprocess.run(command, cwd=COPY, env=env, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode or not libraries(COPY):
        sys.exit(f"{log.read_text()}\ncompiled build: failed with exit code {done.returncode}")
    renew_dates()
    DIGEST.write_text(wanted)
    print(f"compiled build: done in {COPY.parent.relative_to(ROOT)}")


def renew_dates() -> None:
    """The tests compare dates; libraries that suit their sources must not look older."""
    for path in libraries(COPY):
        path.touch()


def run_mypyc() -> None:
    """Compile what lies in the current folder, libraries beside their sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    files = [str(path) for path in rules(Path())]
    modules = mypycify(["--strict", "--config-file=", *files], opt_level="3", group_name=GROUP)
    command = Distribution({"name": "lichtung", "ext_modules": modules}).get_command_obj("build_ext")
    command.inplace = 1
    command.build_temp = "../temporary"
    command.ensure_finalized()
    command.run()


def clean() -> None:
    """Take the libraries out of src."""
    for path in libraries(SOURCE):
        path.unlink()


def put_in_place() -> None:
    """Lay the libraries of the copy beside the sources."""
    for path in libraries(COPY):
        shutil.copyfile(path, SOURCE / path.relative_to(COPY))


if __name__ == "__main__":
    wish = sys.argv[1] if len(sys.argv) > 1 else ""
    if wish not in ("", "--in-place", "--clean", "--mypyc", "--can"):
        sys.exit(__doc__)
    if wish == "--mypyc":
        run_mypyc()
    elif wish == "--can":
        sys.exit(0 if compiler() else 1)
    elif wish == "--clean":
        clean()
    else:
        build()
        if wish == "--in-place":
            clean()
            put_in_place()
