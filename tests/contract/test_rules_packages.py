"""The rules packages stay free of other people's packages, so that they run and compile anywhere."""

import ast
import sys
from pathlib import Path

import lichtung

RULES = ("kernel", "heirs", "root")


def test_rules_import_the_standard_library_only() -> None:
    folder = Path(lichtung.__file__).parent
    files = [path for room in RULES for path in sorted((folder / room).rglob("*.py"))]
    assert len(files) > 15
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            else:
                continue
            for name in names:
                top = name.partition(".")[0]
                assert top == "lichtung" or top in sys.stdlib_module_names, f"{path.name}: {name}"
