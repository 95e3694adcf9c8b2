"""The law registry: every paragraph, and where code and tests name it.

`law.toml` of a game lists its paragraphs. Code names a paragraph as `law = "E.4.2"` in a class, or as
the first argument (or `law=`) of a Refusal, Event, Result or Option. Tests carry
`@pytest.mark.law("E.4.2")`; scenario files a list `law`.
"""

import ast
import tomllib
from pathlib import Path

from lichtung.kernel.errors import LichtungError

NAMING_CALLS = {"Refusal", "Event", "Option", "Actions"}


class Paragraph:
    """One paragraph: its id, what kind of text it is, the rulings that read it."""

    def __init__(self, id: str, rule: bool, rulings: list[int], source: str) -> None:  # noqa: A002
        self.id = id
        self.rule = rule  # False: overview, material, examples; needs neither code nor test
        self.rulings = rulings
        self.source = source
        self.code: list[str] = []
        self.tests: list[str] = []


def load_law(path: Path) -> dict[str, Paragraph]:
    """The paragraphs of one game in the order of the rules."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    law: dict[str, Paragraph] = {}
    for row in data["paragraph"]:
        if row["id"] in law:
            raise LichtungError("law-twice", str(path), paragraph=row["id"])
        law[row["id"]] = Paragraph(
            row["id"], row.get("rule", True), row.get("rulings", []), row.get("source", data["source"])
        )
    return law


def named_in_code(path: Path) -> list[tuple[str, int, str]]:
    """(paragraph, line, name) of everything in a Python file that names a paragraph."""
    found: list[tuple[str, int, str]] = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.Module):
            for item in node.body:
                name = node.name if isinstance(node, ast.ClassDef) else ""
                found += _assigned(item, name)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
    return found


def _assigned(item: ast.stmt, owner: str) -> list[tuple[str, int, str]]:
    if not isinstance(item, ast.Assign | ast.AnnAssign) or item.value is None:
        return []
    target = item.targets[0] if isinstance(item, ast.Assign) else item.target
    name = target.id if isinstance(target, ast.Name) else ""
    if name in ("law", "laws") and owner:
        texts = [n.value for n in ast.walk(item.value) if isinstance(n, ast.Constant)]
        return [(t, item.lineno, owner) for t in texts if isinstance(t, str)]
    found: list[tuple[str, int, str]] = []
    for call in ast.walk(item.value):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in NAMING_CALLS:
            found += [(text, call.lineno, name) for text in _law_of(call)]
    return found


def _law_of(call: ast.Call) -> list[str]:
    named = [k.value for k in call.keywords if k.arg == "law"]
    place = 0 if isinstance(call.func, ast.Name) and call.func.id in ("Refusal", "Event") else -1
    if not named and place == 0 and call.args:
        named = [call.args[0]]
    if not named and place == -1:
        named = [a for a in call.args if isinstance(a, ast.Constant)]
    texts = [n.value for n in named if isinstance(n, ast.Constant)]
    return [t for t in texts if isinstance(t, str)]


def named_in_tests(path: Path) -> list[tuple[str, int, str]]:
    """(paragraph, line, test) of every law marker in a test file, or of a scenario file's `law`."""
    if path.suffix == ".toml":
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return [(str(p), 1, path.stem) for p in data.get("law", [])]
    found: list[tuple[str, int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.law":
                    texts = [a.value for a in mark.args if isinstance(a, ast.Constant)]
                    found += [(str(t), node.lineno, node.name) for t in texts]
    return found
