"""What catalogues hold and what code can say, both read from the files."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import lichtung
from lichtung.games import GAMES, teller
from lichtung.kernel.codec import fields_of
from lichtung.kernel.game import FrameGame
from lichtung.locale.render import LANGUAGES, catalogue_paths

ROOM = Path(lichtung.__file__).parent
SAID = ("Event", "Refusal", "Threat")
LANGUAGE = re.compile(r"\b(de|en)\b")
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)*")
PLANNED = {"root"} - set(GAMES)  # rules of a game that nobody can play yet need no words yet


def catalogue_files() -> list[str]:
    """The files of all languages together, below the package, with a star for the language."""
    return sorted({starred(path) for lang in LANGUAGES for path in catalogue_paths(lang)})


def starred(path: Path) -> str:
    """A path below the package, or the whole path of a file elsewhere, without its language."""
    inside = path.is_relative_to(ROOM)
    return (
        re.sub(LANGUAGE, "*", path.relative_to(ROOM).as_posix())
        if inside
        else str(path.with_name(re.sub(LANGUAGE, "*", path.name)))
    )


def path_of(lang: str, name: str) -> Path:
    """One of them; a bare name stands for a file of the common ones."""
    return ROOM / (name if "/" in name else f"locale/*/{name}").replace("*", lang)


@cache
def messages(lang: str, name: str) -> dict[str, frozenset[str]]:
    """The messages of one file with the variables that each uses; a mistake in the file fails here."""
    text = path_of(lang, name).read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry)
    return found


FORM = re.compile(r"-(?:nom|acc|dat|gen|person|known|a|many|of|all|their|to|in|on|from|bare)$")


def variables(entry: ftl.Message) -> frozenset[str]:
    """The names of a message's variables; forms of one thing (`seat-acc`, `capital` of `after`) are one.

    Numbers that languages need for agreement only are left out.
    """
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's name
            name = FORM.sub("", node.id.name)
            if name not in ("members", "first"):
                found.add("after" if name == "capital" else name)

    Finder().visit(entry)
    return frozenset(found)


def arguments_of(game: FrameGame[Any, Any], key: str, fields: str) -> set[str]:
    """What the sentence of an event or refusal may name: its arguments, or what becomes of them in a line."""
    names = {name for name, _ in fields_of(fields)}
    tale = teller(game).telling.tales.get(key)
    if tale is None or not tale.gathers:
        return {*names, "ground"}  # terrain, by what lies there
    each = all_messages("en")[f"{game.name}-event-{key}-each"]
    assert each <= {*tale.gathers, "alone"}, key
    return names - set(tale.gathers) | {tale.into, "count", "known"}


def all_messages(lang: str) -> dict[str, frozenset[str]]:
    """Every message of a language."""
    found: dict[str, frozenset[str]] = {}
    for name in catalogue_files():
        for key, used in messages(lang, name).items():
            assert key not in found, f"{key} stands in two files"
            found[key] = used
    return found


def sources(*rooms: str) -> Iterator[tuple[Path, ast.Module]]:
    """The Python files below some folders of the package ("" for all that is on the table)."""
    for room in rooms:
        for path in sorted((ROOM / room).rglob("*.py")):
            if path.relative_to(ROOM).parts[0] not in PLANNED:
                yield path, parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Calls of these functions or classes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name in names:
                yield node


def text_of(node: ast.expr | None) -> str | None:
    """The value of a text constant."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def said_in(room: str) -> Iterator[tuple[str, str, str]]:
    """(event or refusal, key, fields) of everything that a room's rules can say."""
    for _, tree in sources(room):
        for call in calls(tree, *SAID):
            key = text_of(call.args[1]) if len(call.args) > 1 else None
            if key is not None:
                fields = text_of(call.args[2]) if len(call.args) > 2 else ""
                kind = call.func.id if isinstance(call.func, ast.Name) else ""
                yield kind.lower(), key, fields or ""


@cache
def errors() -> list[tuple[str, frozenset[str], bool, str]]:
    """(key, names of arguments, whether there may be more, place) of every mistake of a user."""
    found = []
    for path, tree in sources(""):
        # `LichtungError(key, ...)`, and `row.fail(place, key, ...)` of data files; other fails say sentences.
        for place, name in enumerate(("LichtungError", "fail")):
            for call in calls(tree, name):
                key = text_of(call.args[place]) if len(call.args) > place else None
                if key is None or not KEY.fullmatch(key):
                    continue
                named = frozenset(k.arg for k in call.keywords if k.arg is not None)
                more = any(k.arg is None for k in call.keywords)
                found.append((key, named, more, f"{path.name}:{call.lineno}"))
    return found
