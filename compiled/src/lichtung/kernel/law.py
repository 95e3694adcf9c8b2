"""The law registry: every paragraph of every game, and where code and tests name it.

`law*.toml` in a game's `data` folder lists the paragraphs and the pattern of their ids, `law.toml` in the
folder of one of its parts (a faction) those of that part, with a pattern of its own if the game's does not
fit its ids. Parts may lie elsewhere, where the package of the parts looks for them (its `__path__`). Code
names a paragraph in a string or comment of the game's folder (`law = "E.4.2"`, `Refusal("E.4.2", ...)`, a
docstring "E.4.2: ..."); a test in `@pytest.mark.law("E.4.2")`, a scenario file in its list `law`.
"""

import ast
import difflib
import io
import re
import tokenize
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from lichtung.kernel.errors import LichtungError

PACKAGE: Final = Path(__file__).resolve().parents[1]
GONE: Final = "-"  # the number of a paragraph that later editions have no more
LAST: Final = 1_000_000  # sections without a number come behind those that have one


class Paragraph:
    """One paragraph: its id, whether it holds a rule, the readings that settle it, where it comes from.

    Later editions of the rules may say something else (`since` which one), or have it under another number.
    """

    def __init__(
        self,
        id: str,  # noqa: A002  # its name
        rule: bool,
        rulings: list[int],
        source: str,
        since: str = "",
        number: str = "",
        see: tuple[str, ...] = (),
        common: bool = True,
    ) -> None:
        self.id = id
        self.rule = rule  # False: headings, overviews, lists of material; needs neither code nor test
        self.rulings = rulings
        self.source = source
        self.since = since
        self.number = number  # of the current edition; GONE: it is there no more
        self.see = see  # what whoever reads it may want next
        self.common = common  # False: it belongs to one part of the rules, a faction


class Switch:
    """An option of the setup by which paragraphs are played otherwise, and the readings that it is about.

    It has `choices`, the first of them ours, or it is `on` in some editions of the rules and off in others.
    """

    def __init__(
        self, option: str, paragraphs: list[str], readings: list[int], choices: list[str], on: list[str]
    ) -> None:
        self.option = option
        self.paragraphs = paragraphs
        self.readings = readings
        self.choices = choices
        self.on = on


class Law:
    """The paragraphs of one file in the order of the rules."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.game: str = data["game"]
        self.room = path.parents[1]  # the folder of the game's rules
        self.elsewhere = _folders_elsewhere(self.room)
        rows, patterns = data["paragraph"], [data["pattern"]]
        switches, readings = data.get("switch", []), [data.get("readings", {})]
        # What a part of the rules has to itself lies in its own folder, chapter by chapter.
        parts = sorted(self.room.glob("*/*/law.toml"))
        for own in [
            *parts,
            *[file for folder in self.elsewhere for file in sorted(folder.glob("*/law.toml"))],
        ]:
            part = tomllib.loads(own.read_text(encoding="utf-8"))
            rows = rows + [{**row, "common": False} for row in part["paragraph"]]
            switches = switches + part.get("switch", [])
            readings.append(part.get("readings", {}))
            patterns += [part["pattern"]] if "pattern" in part else []
        self.pattern: re.Pattern[str] = re.compile(rf"(?<![\w.])(?:{'|'.join(patterns)})(?!\w)")
        self.paragraphs = [
            Paragraph(
                row["id"],
                row.get("rule", True),
                row.get("rulings", []),
                row.get("source", data["source"]),
                row.get("since", ""),
                row.get("number", ""),
                tuple(row.get("see", [])),
                row.get("common", True),
            )
            for row in sorted(rows, key=_chapter)
        ]
        self.ids = [p.id for p in self.paragraphs]
        self.switches = [
            Switch(
                row["option"],
                row["paragraphs"],
                row.get("readings", []),
                row.get("choices", []),
                row.get("on", []),
            )
            for row in switches
        ]
        # What each reading rests on: a word of the law file.
        self.basis = {n: word for some in readings for word, numbers in some.items() for n in numbers}

    def switches_of(self, id_: str) -> list[Switch]:
        """The options by which a paragraph is played otherwise."""
        return [switch for switch in self.switches if id_ in switch.paragraphs]

    def switches_about(self, reading: int) -> list[Switch]:
        """The options by which one plays otherwise than by a reading."""
        return [switch for switch in self.switches if reading in switch.readings]

    def related(self, one: Paragraph) -> list[str]:
        """What to read next: paragraphs that one of the two names, then those with a reading in common."""
        named = [p.id for p in self.paragraphs if p.id in one.see or one.id in p.see]
        shared = [p.id for p in self.paragraphs if p is not one and set(p.rulings) & set(one.rulings)]
        return list(dict.fromkeys([*named, *shared]))

    def headings(self) -> list[Paragraph]:
        """The paragraphs with others below them that hold no rule themselves."""
        above = {id_.rpartition(".")[0] for id_ in self.ids}
        return [p for p in self.paragraphs if not p.rule and p.id in above]

    def examples(self) -> list[Path]:
        """The files of examples: those of the game, then those of its parts."""
        own = sorted(self.room.glob("**/examples/*.toml"))
        return own + [file for folder in self.elsewhere for file in sorted(folder.glob("*/examples/*.toml"))]

    def below(self, prefix: str) -> list[Paragraph]:
        """The paragraph of this id and all under it; in either case of letters."""
        want = prefix.strip().rstrip(".").lower()
        return [p for p in self.paragraphs if p.id.lower() == want or p.id.lower().startswith(want + ".")]


def _folders_elsewhere(room: Path) -> list[Path]:
    """Where packages of a game look for parts besides their own folder."""
    if room.parent != PACKAGE:
        return []
    names = [f"{PACKAGE.name}.{room.name}.{file.parent.name}" for file in sorted(room.glob("*/__init__.py"))]
    paths = [Path(path).resolve() for name in names for path in import_module(name).__path__]
    return [path for path in paths if not path.is_relative_to(room)]


def _chapter(row: dict[str, object]) -> tuple[bool, int, str, int]:
    """Chapters by number, then those with letters, and their sections; within one the order of the files."""
    first, second = [*str(row["id"]).split("."), ""][:2]
    number = int(first) if first.isdecimal() else 0
    section = int(second) if second.isdecimal() else LAST if second else 0
    return (not first.isdecimal(), number, first, section)


class Place:
    """Where a paragraph is named: a file and what in it (a class, function, constant or test)."""

    def __init__(self, paragraph: str, file: str, name: str) -> None:
        self.paragraph = paragraph
        self.file = file
        self.name = name


@cache
def laws() -> list[Law]:
    """Every law file of the games on this table."""
    return [Law(path) for path in sorted(PACKAGE.glob("*/data/law*.toml"))]


def find(prefix: str) -> tuple[Law, list[Paragraph]]:
    """The law that knows this id, and the paragraphs of the id and below it."""
    known = laws()
    for law in known:
        if found := law.below(prefix):
            return law, found
    ids = [id_ for law in known for id_ in law.ids]
    near = difflib.get_close_matches(prefix.upper(), ids, 4, 0.5)
    raise LichtungError("law-unknown", paragraph=prefix, near=", ".join(near) or "-")


def tests_folder() -> Path | None:
    """The tests of a source tree; an installed package has none."""
    folder = PACKAGE.parents[1] / "tests"
    return folder if PACKAGE.parent.name == "src" and folder.is_dir() else None


class Coverage:
    """Which code and which tests name each paragraph of a law, and what names none that exists."""

    def __init__(self, law: Law, tests: Path | None) -> None:
        self.law = law
        self.has_tests = tests is not None
        files = [path for folder in (law.room, *law.elsewhere) for path in sorted(folder.rglob("*.py"))]
        code = [place for path in files for place in named_in_code(path, law)]
        shown = [] if tests is None else [*named_in_tests(tests, law), *named_in_examples(law)]
        self.code = {p.id: [c for c in code if c.paragraph == p.id] for p in law.paragraphs}
        self.tests = {p.id: [t for t in shown if t.paragraph == p.id] for p in law.paragraphs}
        self.unknown = [place for place in [*code, *shown] if place.paragraph not in self.code]

    def without_code(self) -> list[str]:
        """The rules that no code names."""
        return [p.id for p in self.law.paragraphs if p.rule and not self.code[p.id]]

    def without_test(self) -> list[str]:
        """The rules that no test names; nothing is claimed where there are no tests to look at."""
        if not self.has_tests:
            return []
        return [p.id for p in self.law.paragraphs if p.rule and not self.tests[p.id]]


def named_in_code(path: Path, law: Law) -> list[Place]:
    """What in a Python file names a paragraph: each string and comment, by the definition around it."""
    text = path.read_text(encoding="utf-8")
    spans = _spans(ast.parse(text))
    home = next((folder for folder in law.elsewhere if path.is_relative_to(folder)), law.room)
    file = path.relative_to(home).as_posix()
    found: dict[tuple[str, str], Place] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            for i, line in enumerate(token.string.splitlines()):
                for match in law.pattern.finditer(line):
                    name = _around(spans, token.start[0] + i)
                    found.setdefault((match[0], name), Place(match[0], file, name))
    return list(found.values())


def _spans(module: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and name of every function, class and constant of a module."""
    spans: list[tuple[int, int, str]] = []
    for item in module.body:
        if isinstance(item, ast.ClassDef | ast.FunctionDef):
            spans.append((item.lineno, item.end_lineno or item.lineno, item.name))
        elif isinstance(item, ast.Assign | ast.AnnAssign):
            target = item.targets[0] if isinstance(item, ast.Assign) else item.target
            spans.append((item.lineno, item.end_lineno or item.lineno, ast.unparse(target)))
    return spans


def _around(spans: list[tuple[int, int, str]], line: int) -> str:
    return next((name for first, last, name in spans if first <= line <= last), "")


def named_in_tests(folder: Path, law: Law) -> list[Place]:
    """The law markers of test files, and the scenario files that name a paragraph of this law."""
    found: list[Place] = []
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found += [Place(id_, file, node.name) for id_ in _marked(node.decorator_list)]
    for path in sorted(folder.rglob("*.toml")):
        file = path.relative_to(folder).as_posix()
        found += [Place(id_, file, "") for id_ in _named_in_scenario(path)]
    return [place for place in found if law.pattern.fullmatch(place.paragraph)]


def named_in_examples(law: Law) -> list[Place]:
    """The examples of a law that name a paragraph: the tests run all of them."""
    return [
        Place(id_, f"examples/{path.name}", "") for path in law.examples() for id_ in _named_in_scenario(path)
    ]


def _marked(decorators: list[ast.expr]) -> list[str]:
    calls = [d for d in decorators if isinstance(d, ast.Call) and ast.unparse(d.func) == "pytest.mark.law"]
    return [str(arg.value) for call in calls for arg in call.args if isinstance(arg, ast.Constant)]


def _named_in_scenario(path: Path) -> list[str]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError:
        return []  # a test may keep a broken file to show how it is refused
    lists = [data.get("law", []), *[case.get("law", []) for case in data.get("case", [])]]
    return sorted({str(id_) for ids in lists for id_ in ids})
