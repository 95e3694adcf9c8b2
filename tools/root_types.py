"""Write the types of Root's views and mats for the browser client, from the declared fields.

python tools/root_types.py           write wire.ts of Root and of each of its factions
python tools/root_types.py --check   say whether it is up to date
"""

import sys
from importlib import import_module
from pathlib import Path

from lichtung.root import description, factions
from lichtung.root.fields import NUMBER, PUBLIC, Field
from lichtung.root.state import FIELDS
from lichtung.root.view import WRITTEN_APART
from tools.protocol_types import shapes

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "root"
HEAD = "// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.\n"

# What a view says besides its public fields; see `root/view.py`.
BESIDES = {
    "seat": "string | null",
    "decision": "unknown",
    "frames": "unknown[]",
    "over": "boolean",
    "phase": "'birdsong' | 'daylight' | 'evening' | null",
    "closed_paths": "[string, string][]",
    "removed": "unknown[]",
    "battle": "Record<string, number | string> | null",
    "hands": "Record<string, ZoneView>",
    "unseen": "string[]",
    "deck": "number",
    "ruins": "Record<string, RuinView>",
    "ruin_pool": "string[]",
    "markers": "MarkerView[]",
    "marker_pool": "string[]",
    "mats": "Record<string, Record<string, unknown>>",
}


def of_field(field: Field) -> str:
    """The type of a field: tables within tables leave out what is zero."""
    if field.kind == NUMBER:
        text = "number"
    elif field.many:
        text = "string[]"
    else:
        text = "string | null" if field.default < 0 else "string"
    for axis in reversed(field.axes):
        keys = " | ".join(f"'{word}'" for word in axis.words) or "string"
        text = f"Record<{keys}, {text}>"
    return text


def type_of(name: str, remark: str, rows: dict[str, str]) -> str:
    lines = [f"/** {remark} */", f"export type {name} = {{"]
    return "\n".join([*lines, *[f"  {key}: {text};" for key, text in rows.items()], "};", ""])


def common() -> str:
    """The types of what every game has."""
    public = {f.name: of_field(f) for f in FIELDS if f.visible == PUBLIC and f.name not in WRITTEN_APART}
    view = type_of("RootView", "What a seat may know.", {**public, **BESIDES})
    return "\n".join([shapes(HEAD, description), view])


def own(name: str) -> str:
    """The type of a faction's mat; what others may not see is null for them."""
    mat = import_module(f"{factions.__name__}.{name}.rules").FACTION.empty_mat(2)
    rows = {f.name: of_field(f) + ("" if f.visible == PUBLIC else " | null") for f in mat.fields()}
    return "\n".join([HEAD, type_of("Mat", "What a view says of the mat.", rows)])


def files() -> dict[Path, str]:
    """Every file with its text; a faction without a folder in the client needs none."""
    found = {CLIENT / "wire.ts": common()}
    for name in factions.names():
        folder = CLIENT / "factions" / name.replace("_", "-")
        if folder.is_dir():
            found[folder / "wire.ts"] = own(name)
    return found


def stale() -> list[Path]:
    """The files that are not what the declarations say."""
    return [p for p, text in files().items() if not p.exists() or p.read_text(encoding="utf-8") != text]


def main() -> int:
    if "--check" in sys.argv[1:]:
        for path in stale():
            print(f"{path.relative_to(CLIENT)} is not what python tools/root_types.py writes")
        return 1 if stale() else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
