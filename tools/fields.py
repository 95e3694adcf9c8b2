"""Write the classes that follow from declared fields: `python tools/fields.py` (make fields).

A module that declares FIELDS has a block between two marks. `--check` writes nothing and fails where a block
is not what the declarations say.
"""

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "# --- written by tools/fields.py; change FIELDS instead"
END = "# --- end"
ITEMS = 8  # kinds of items


def modules() -> list[Path]:
    """Every module of the rules with such a block."""
    folder = ROOT / "src" / "lichtung" / "root"
    return [path for path in sorted(folder.rglob("*.py")) if BEGIN in path.read_text(encoding="utf-8")]


def load(path: Path) -> Any:
    """The module that declares the fields, without the rest of the package: that may need the blocks."""
    if "lichtung" not in sys.modules:
        package = ModuleType("lichtung")
        package.__path__ = [str(ROOT / "src" / "lichtung")]
        sys.modules["lichtung"] = package
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    return importlib.import_module(name)


def kind_of(field: Any) -> str:
    if not field.axes:
        return "int"
    return "tuple[int, ...]" if field.shared else "list[int]"


def forked(field: Any) -> str:
    return f"self.{field.name}[:]" if field.axes and not field.shared else f"self.{field.name}"


def empty(field: Any) -> str:
    """The field before setup, as an expression that may use `seats`."""
    if not field.axes:
        return str(field.default)
    sizes = ["seats" if axis.name == "seat" else str(len(axis.words) or ITEMS) for axis in field.axes]
    return f"[{field.default}] * {sizes[0] if len(sizes) == 1 else f'({chr(42).join(sizes)})'}"


def mat(module: Any, name: str) -> list[str]:
    """The class of a mat."""
    fields = module.FIELDS
    args = "".join(f"        {f.name}: {kind_of(f)},\n" for f in fields)
    return [
        f"class {name}(Mat):",
        f'    """{module.SUMMARY}"""',
        "",
        f"    all_public = {all(f.visible == 'public' for f in fields)}",
        "",
        f"    def __init__(\n        self,\n{args}    ) -> None:",
        *([f"        self.{f.name} = {f.name}" for f in fields] or ["        pass"]),
        "",
        "    def fields(self) -> tuple[Field, ...]:",
        "        return FIELDS",
        "",
        f'    def copy(self) -> "{name}":',
        f"        return {name}(",
        *[f"            {forked(f)}," for f in fields],
        "        )",
        "",
        "",
        f"def empty_mat(seats: int) -> {name}:",
        '    """The mat before setup."""',
        f"    return {name}(",
        *[f"        {empty(f)}," for f in fields],
        "    )",
        "",
        "",
        f"def mat_of(s: Root, seat: int) -> {name}:",
        '    """The mat of a seat that has one of this kind."""',
        "    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)",
        f"    assert isinstance(mat, {name})",
        "    return mat",
    ]


def state(module: Any) -> list[str]:
    """The class of the common state, its forks and its values."""
    fields = module.FIELDS
    args = "".join(f"        {f.name}: {kind_of(f)},\n" for f in fields)
    return [
        "class Root(State):",
        f'    """{module.SUMMARY}"""',
        "",
        "    def __init__(\n        self,\n        setup: Setup,",
        "        ways: Ways,\n        mats: list[Mat],",
        f"{args}    ) -> None:",
        "        super().__init__()",
        "        self.setup = setup",
        "        self.places = setup.places",
        "        self.clearings = setup.clearings",
        "        self.ways = ways",
        "        self.mats = mats",
        *[f"        self.{f.name} = {f.name}" for f in fields],
        "        self.removed: tuple[Removed, ...] = ()  # taken off, consequences pending",
        "        self.owned = 0  # mask of the seats whose mats no other state shares",
        "",
        "    def mat(self, seat: int) -> Mat:",
        '        """A seat\'s mat, to read and to write: forks share mats until one of them asks for it."""',
        "        if not self.owned >> seat & 1:",
        "            self.mats[seat] = self.mats[seat].copy()",
        "            self.owned |= 1 << seat",
        "        return self.mats[seat]",
        "",
        '    def copy(self) -> "Root":',
        "        if PLAIN:",
        "            return self.fork_plainly()",
        "        t = Root(",
        "            self.setup,",
        "            self.ways,",
        "            self.mats[:],",
        *[f"            {forked(f)}," for f in fields],
        "        )",
        *[f"        t.{name} = self.{name}" for name in module.KEPT_FOR_FORKS],
        "        self.owned = 0  # the mats belong to both now",
        "        return t",
        "",
        '    def fork_plainly(self) -> "Root":',
        '        """The same where attributes are kept in a dict: one copy of it beats fifty assignments."""',
        "        self.owned = 0  # the mats belong to both now",
        "        t = duplicate(self)",
        "        t.mats = self.mats[:]",
        *[f"        t.{f.name} = {forked(f)}" for f in fields if "[:]" in forked(f)],
        "        return t",
        "",
        "    def values(self) -> tuple[object, ...]:",
        "        return (",
        "            self.frame_values(),",
        "            self.over,",
        "            tuple([group.values() for group in self.removed]),",
        "            tuple([mat.values() for mat in self.mats]),",
        *[
            f"            tuple(self.{f.name}),"
            if forked(f).endswith("[:]")
            else f"            self.{f.name},"
            for f in fields
        ],
        "        )",
    ]


def view(module: Any) -> list[str]:
    """What a view copies because it is public, and how an imagined state gets it back."""
    shown = [f for f in module.FIELDS if f.visible == "public"]
    return [
        "class PublicFields(View):",
        '    """The public fields of the state."""',
        "",
        "    def __init__(self, s: Root) -> None:",
        *[
            f"        self.{f.name} = tuple(s.{f.name})"
            if f.axes and not f.shared
            else f"        self.{f.name} = s.{f.name}"
            for f in shown
        ],
        "",
        "    def open_fields(self, s: Root) -> None:",
        '        """Give a state everything that is public."""',
        *[
            f"        s.{f.name} = list(self.{f.name})"
            if f.axes and not f.shared
            else f"        s.{f.name} = self.{f.name}"
            for f in shown
        ],
    ]


def block(path: Path) -> str:
    """The block as the declarations want it."""
    module = load(path)
    if path.name == "state.py":
        lines = state(module)
    elif path.name == "view.py":
        lines = view(module)
    else:
        lines = mat(module, module.NAME)
    return "\n".join(lines)


def written(path: Path) -> str:
    """The whole module with its block renewed, formatted as everything else."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    made = f"{before}{BEGIN}\n\n\n{block(path)}\n\n\n{END}{after}"
    ruff = Path(sys.executable).with_name("ruff")
    command = [str(ruff), "format", "--config", str(ROOT / "pyproject.toml"), "-"]
    done = subprocess.run(command, input=made, capture_output=True, text=True, check=True)
    return done.stdout


def main() -> None:
    stale: list[str] = []
    for path in modules():
        made = written(path)
        if made != path.read_text(encoding="utf-8"):
            stale.append(path.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv:
                path.write_text(made, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"stale, run tools/fields.py: {', '.join(stale)}")
    print(f"fields: {len(stale)} of {len(modules())} modules written" if stale else "fields: up to date")


if __name__ == "__main__":
    main()
