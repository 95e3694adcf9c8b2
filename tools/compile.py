"""Compile the rules packages with mypyc, in place: `python tools/compile.py [SOURCE_FOLDER]`.

The shared libraries lie beside the sources and shadow later edits; `--clean` removes them.
"""

import os
import sys
from pathlib import Path

RULES = ("kernel", "heirs")
# Read or written as text, never in a hot path.
PLAIN = {"__init__.py", "law.py", "journal.py", "match.py"}


def clean(source: Path) -> None:
    for library in [*source.rglob("*.so"), *source.rglob("*.pyd")]:
        library.unlink()


def build(source: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.environ.setdefault("CFLAGS", "-fno-semantic-interposition")
    files = [
        str(path.relative_to(source))
        for room in RULES
        for path in sorted((source / "lichtung" / room).glob("*.py"))
        if path.name not in PLAIN
    ]
    os.chdir(source)
    os.environ["MYPYPATH"] = "."
    modules = mypycify(["--strict", "--config-file=", *files], opt_level="3", group_name="lichtung_rules")
    command = Distribution({"name": "lichtung", "ext_modules": modules}).get_command_obj("build_ext")
    command.inplace = 1
    command.build_temp = "../build/mypyc"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder = Path(words[0] if words else Path(__file__).parent.parent / "src").resolve()
    clean(folder)
    if "--clean" not in sys.argv:
        build(folder)
