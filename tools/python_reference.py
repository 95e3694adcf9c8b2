"""Write docs/python-reference.md: methods of a game, keys of a setup, fields of a view, from the code itself.

python -m tools.python_reference           write it
python -m tools.python_reference --check   say whether it is up to date
"""

import ast
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import lichtung
from lichtung.games import GAMES, game
from lichtung.heirs import state as heirs_state
from lichtung.heirs import view as heirs_view
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, Option
from lichtung.locale.render import Catalogue, catalogue
from lichtung.root import factions
from lichtung.root import state as root_state
from lichtung.root import view as root_view
from lichtung.root.fields import NOBODY, NUMBER, OWNER, PUBLIC, Field
from tools.scenario_reference import first_sentence, table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "python-reference.md"
HEAD = """# Python reference

What `lichtung` offers to programs, written by `tools/python_reference.py` from the code itself
(`make fields`); do not edit it. [Writing a bot](bots.md) shows how it is used, [the contract](contract.md)
says what every game promises, [the HTTP API](http-api.md) has the same views as plain data (`view.data()`).

`from lichtung import ...` has these names, all of them typed: {names}.
"""
# Keys of a setup that are more than a switch.
MORE_KEYS = {
    "heirs": {
        "sets": "three sets by name, German or English (a list, or a text with commas), `random`, `choose`",
        "tiles": "the path of a file with your own tiles, or its contents",
    },
    "root": {
        "factions": "who sits where, in seat order (a list, or a text with commas); a number: they draft",
        "pool": "with a number of players: the factions that they draft from",
        "suits": "the suit of each clearing in order, where you choose them yourself",
        "lead": "points that the seats which the rules play begin with",
        "carried": "cards that a seat begins with in a campaign, by seat",
    },
}
# What views hold besides fields of the state.
APART = {
    "seat": "the viewer; `None` for somebody without a seat",
    "decision": "who decides (a seat or `CHANCE`), at which step, by which paragraph; `None` when it is over",
    "frames": "the steps that wait, the next one first: name and record",
    "unseen": "all that the viewer has not seen, in no order",
    "start_terrain": "the colour of the start tile, which lies face down",
    "sets": "the sets that are played",
    "shield": "its place in the reserve",
    "hands": "the tiles in each hand; hands are open",
    "rebates": "from open terrain, still to be used in this turn",
    "cells": "field, tile and owner of everything in the landscape",
    "stack": "how many tiles are in the stack",
    "over": "whether the game is over",
    "removed": "pieces that are being removed",
    "mats": "what the viewer sees of each seat's mat: `mat` and the names of its `hidden` fields",
    "ruin_known": "by clearing: the items under its ruin that the viewer has seen",
    "ruin_counts": "by clearing: how many items lie under its ruin",
    "ruin_pool": "the items under all ruins that the viewer has not seen, in no order",
    "marker_known": "what the viewer knows each face-down token to be; -1 if it does not",
    "marker_pool": "the kinds of all the others, in no order",
    "hidden": "how many cards are in each hand and pile",
    "known": "the cards of each hand and pile that the viewer knows",
    "deck": "how many cards are in the deck",
}


def said_behind(module: ModuleType) -> dict[str, str]:
    """What the comment behind the line says that declares a field: `public("x", ...)` or `self.x = ...`."""
    source = inspect.getsource(module)
    declared = re.findall(r'^\s+(?:public|Field)\("(\w+)".*\), +# (.+)$', source, re.MULTILINE)
    assigned = re.findall(r"^\s+self\.(\w+)\b.* = .*? +# (.+)$", source, re.MULTILINE)
    return dict(declared + assigned)


def names() -> str:
    return ", ".join(f"`{name}`" for name in lichtung.__all__)


def methods() -> str:
    """Everything that a game can be asked, in the order of the code."""
    rows: list[list[str]] = []
    for name, method in vars(FrameGame).items():
        if not name.startswith("_") and inspect.isfunction(method):
            rows.append([f"`{signature(name)}`", first_sentence(inspect.getdoc(method))])
    return "## Methods of a game\n\n" + table(["method", "what it says or does"], rows)


def signature(name: str) -> str:
    """As it stands in the source: compiled methods do not tell."""
    tree = ast.parse(inspect.getsource(inspect.getmodule(FrameGame) or FrameGame))
    [found] = [
        node
        for top in tree.body
        if isinstance(top, ast.ClassDef) and top.name == FrameGame.__name__
        for node in top.body
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    found.args.args = found.args.args[1:]
    returns = "" if found.returns is None else f" -> {ast.unparse(found.returns)}"
    return f"{name}({ast.unparse(found.args)}){returns}"


# --- Setups


def setup_keys(name: str, words: Catalogue) -> str:
    rows = [[f"`{key}`", about, "", ""] for key, about in MORE_KEYS[name].items()]
    rows += [option_row(name, option, words) for option in GAMES[name].options]
    return "### Setup\n\n" + table(["key", "about", "choices, the default first", "by"], rows)


def option_row(name: str, option: Option, words: Catalogue) -> list[str]:
    key = f"{name}-option-{option.name}"
    about = words.say(key) if words.has(key) else option.name
    return [f"`{option.name}`", about, ", ".join(f"`{choice}`" for choice in option.choices), option.law]


def known_keys(name: str) -> set[str]:
    """The keys that a game itself says it knows, former names of switches left out."""
    try:
        game(name, nonsense=1)
    except LichtungError as error:
        return set(str(error.args_by_name["known"]).split(", "))
    raise AssertionError(name)


# --- Views


def heirs_fields() -> str:
    said = {**said_behind(heirs_state), **APART}
    view = example("heirs")
    rows = [[f"`{name}`", shape(getattr(view, name)), said[name]] for name in heirs_view.HELD]
    return "### Fields of a `HeirsView`\n\n" + table(["field", "type", "holds"], rows)


def root_fields() -> str:
    view = example("root")
    rows = [row(field, said_behind(root_state)) for field in root_state.FIELDS if field.visible == PUBLIC]
    rows += [[f"`{name}`", shape(getattr(view, name)), APART[name]] for name in root_view.HELD]
    text = (
        "### Fields of a `RootView`\n\nA field by two things is one row of numbers, the second one fastest; "
    )
    text += "`view.setup` has the words of each kind.\n\n"
    text += table(["field", "type", "holds"], rows)
    for name in factions.names():
        part = factions.part(name, "mat")
        if part is not None:
            shown = [field for field in part.FIELDS if field.visible != NOBODY]
            text += f"\nOn the mat of `{factions.id_of(name)}` (`view.mats[seat].mat`):\n\n"
            text += table(["field", "type", "holds"], [row(field, said_behind(part)) for field in shown])
    return text


def row(field: Field, said: dict[str, str]) -> list[str]:
    """A declared field: one number, or one for each cell of its axes."""
    kind = "int" if not field.axes else "tuple[int, ...]" if field.shared else "list[int]"
    return [
        f"`{field.name}`",
        f"`{kind}`",
        holds(field) + (f"; {said[field.name]}" if field.name in said else ""),
    ]


def holds(field: Field) -> str:
    one = "a number" if field.kind == NUMBER else f"{'an' if field.kind[0] in 'aeiou' else 'a'} {field.kind}"
    what = f"a set of {field.kind}s, one bit each" if field.many else one
    by = " and ".join(axis.name for axis in field.axes)
    secret = " (hidden from others)" if field.visible == OWNER else ""
    return (f"by {by}: {what}" if by else what) + secret


def example(name: str) -> Any:
    """A view at the beginning of a game."""
    rules = game(name)
    return rules.view(rules.start(), 0)


def shape(value: object) -> str:
    return f"`{type(value).__name__}`"


def page() -> str:
    words = catalogue("en")
    parts = [HEAD.format(names=names()), methods()]
    for name, fields in (("heirs", heirs_fields()), ("root", root_fields())):
        kind = type(game(name)).__name__
        parts.append(f'## {words.say(f"{name}-title")}: `game("{name}", ...)`, a `{kind}`\n')
        parts += [setup_keys(name, words), fields]
    return "\n".join(parts)


def main() -> int:
    text = page()
    if "--check" in sys.argv[1:]:
        return int(PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
