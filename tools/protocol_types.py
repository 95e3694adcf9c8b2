"""Write the types of the socket's messages for the browser client, from those of the server.

python tools/protocol_types.py           write web/src/lib/protocol.ts
python tools/protocol_types.py --check   say whether it is up to date
"""

import inspect
import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Struct

from lichtung.server.tables import protocol

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Written by tools/protocol_types.py from src/lichtung/server/tables/protocol.py; do not edit.\n"
ALIASES = (
    "Code",
    "OpenCode",
    "Preset",
    "Phase",
    "Then",
    "Cause",
    "Argument",
    "View",
)  # named here too
LISTS = {"Preset": "PRESETS"}  # whose values are needed when the client runs
UNIONS = ("ClientMessage", "Command", "ServerMessage", "Answer")
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}
WIDTH = 110


def document() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += [alias(name) for name in ALIASES]
    parts += [structure(kind) for kind in structs()]
    parts += [union(name) for name in UNIONS]
    return "\n".join(parts)


def structs() -> list[type[Struct]]:
    """All shapes that are sent, in the order in which they are written down."""
    found = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    return [kind for kind in found if kind not in (Struct, protocol.Message)]


def alias(name: str) -> str:
    meant = getattr(protocol, name)
    if name in LISTS:
        values = f"[{', '.join(map(quoted, get_args(meant)))}]"
        values = f"export const {LISTS[name]} = {values} as const;\n"
        return f"{values}export type {name} = (typeof {LISTS[name]})[number];\n"
    return wrapped(f"export type {name} = ", written(meant, name))


def shapes(head: str, module: ModuleType) -> str:
    """A file with the plain data of a game: every TypedDict of a module, in the order of their definition."""
    kinds = [kind for kind in vars(module).values() if is_typeddict(kind)]
    return "\n".join([head, *(shape(kind) for kind in kinds if kind.__module__ == module.__name__)])


def shape(kind: type) -> str:
    """One TypedDict as a type; what may be missing is optional."""
    lines = [remark(inspect.cleandoc(kind.__doc__ or "")), f"export type {kind.__name__} = {{"]
    for name, hint in get_type_hints(kind).items():
        optional = "" if name in kind.__required_keys__ else "?"  # type: ignore[attr-defined]
        lines.append(f"  {name}{optional}: {written(hint)};")
    return "\n".join([*lines, "};", ""])


def structure(kind: type[Struct]) -> str:
    """One shape as a type; what a sender may leave out is optional."""
    config = kind.__struct_config__
    sent = kind in get_args(protocol.ClientMessage)
    hints = get_type_hints(kind, include_extras=True)
    lines = [remark(inspect.cleandoc(kind.__doc__ or ""))]
    lines.append(f"export type {kind.__name__} = {{")
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {quoted(str(config.tag))};")
    for field in msgspec.structs.fields(kind):
        optional = not field.required and (sent or config.omit_defaults)
        text = written(hints[field.name])
        if optional and field.default is None:
            text = text.removesuffix(" | null")  # it is left out
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {text};")
    return "\n".join([*lines, "};", ""])


def remark(text: str) -> str:
    lines = [line for line in text.splitlines() if line]
    return f"/** {lines[0]} */" if len(lines) == 1 else "\n * ".join(["/**", *lines]) + "\n */"


def union(name: str) -> str:
    kinds = get_args(vars(protocol)[name])
    return wrapped(f"export type {name} = ", " | ".join(kind.__name__ for kind in kinds))


def wrapped(start: str, text: str) -> str:
    """A definition, on several lines if it is a long union."""
    if len(start) + len(text) < WIDTH:
        return f"{start}{text};\n"
    return f"{start.rstrip()}\n  | " + "\n  | ".join(text.split(" | ")) + ";\n"


def written(hint: Any, but: str = "") -> str:
    """A type as TypeScript writes it; `but`: the alias that is being defined."""
    for name in ALIASES:
        if name != but and hint == getattr(protocol, name):
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        extra = [meta.extra_json_schema for meta in args[1:] if getattr(meta, "extra_json_schema", None)]
        return " | ".join(map(quoted, extra[0]["enum"])) if extra else written(args[0])
    if origin is Literal:
        return " | ".join(map(quoted, args))
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args))
    if origin is list:
        item = written(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(written(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"  # keys are text in JSON
    if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, Struct)):
        return str(hint.__name__)
    raise TypeError(f"no way to write {hint!r}")


def quoted(text: str) -> str:
    return f"'{text}'"


def main() -> int:
    text = document()
    if "--check" in sys.argv[1:]:
        current = TARGET.exists() and TARGET.read_text() == text
        print("up to date" if current else f"{TARGET.name} is not what python tools/protocol_types.py writes")
        return 0 if current else 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
