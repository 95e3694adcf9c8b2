"""Rules hold no words for people: those are in the catalogues."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.locale.collect import sources

# Calls whose texts name fields ("seat tile at:field") or are read by programmers only.
TECHNICAL = ("Event", "Refusal", "Verb", "Tale", "AssertionError", "NotImplementedError", "startswith")
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;]? [A-Za-z]{2,}")


def prose(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Texts that look like sentences, outside docstrings, asserts and technical calls."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            skipped.add(id(node.body[0]))
        if isinstance(node, ast.Assert):
            skipped.add(id(node))
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in TECHNICAL:
                skipped.add(id(node))
    queue: list[ast.AST] = [tree]
    while queue:
        node = queue.pop()
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.search(node.value):
            yield node.lineno, node.value
        queue.extend(ast.iter_child_nodes(node))


@pytest.mark.parametrize("room", ["kernel", "heirs"])
def test_no_prose_in_rules(room: str) -> None:
    found = [f"{path.name}:{line}: {text}" for path, tree in sources(room) for line, text in prose(tree)]
    assert found == []


def test_prose_would_be_found() -> None:
    tree = ast.parse('def f():\n    """A docstring here."""\n    return "You cannot do that"\n')
    assert list(prose(tree)) == [(3, "You cannot do that")]
