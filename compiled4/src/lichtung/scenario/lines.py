"""On which line of a TOML file each key stands; the parser of the standard library does not tell."""

import re

KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
# Texts in their four forms, then numbers, dates and truth values.
VALUE = re.compile(
    r'"""(?:[^\\]|\\.)*?"""+'
    r"|'''.*?'''+"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|[^,\]}\n#]+",
    re.DOTALL,
)
BETWEEN = re.compile(r"(?:[\s,]|#[^\n]*)*")


def key_lines(text: str) -> dict[str, int]:
    """The line of each key and list item of a valid file: `steps[1].expect.points`."""
    return _Scanner(text).lines


def line_of(lines: dict[str, int], where: str) -> int:
    """The line of a key, or of what it stands in; 0 if the file does not name it."""
    path = where.replace(": ", ".")
    while path:
        if path in lines:
            return lines[path]
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return 0


class _Scanner:
    """Walks over a text that is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[str, int] = {}
        self.tables: dict[str, int] = {}  # how many tables a list of tables has so far
        base = ""
        while not self.ends():
            if text[self.at] == "[":
                base = self.header()
            else:
                self.pair(base)

    def ends(self) -> bool:
        """Skip what stands between two things; whether nothing comes any more."""
        found = BETWEEN.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.at >= len(self.text)

    def note(self, path: str) -> None:
        self.lines.setdefault(path, self.text.count("\n", 0, self.at) + 1)

    def names(self) -> list[str]:
        """A key, perhaps with dots."""
        found: list[str] = []
        while self.at < len(self.text) and self.text[self.at] not in "]=":
            name = KEY.match(self.text, self.at)
            if name is None:
                self.at += 1  # a dot or a blank
                continue
            found.append(name[0].strip("\"'"))
            self.at = name.end()
        return found

    def header(self) -> str:
        """`[table]`, or `[[table]]`: one more of a list."""
        start = self.at
        many = self.text.startswith("[[", start)
        self.at += 2 if many else 1
        names = self.names()
        end, self.at = self.at + (2 if many else 1), start
        path = ""
        for i, name in enumerate(names):
            path = f"{path}.{name}" if path else name
            if many and i == len(names) - 1:
                self.note(path)
                self.tables[path] = self.tables.get(path, 0) + 1
            if path in self.tables:
                path = f"{path}[{self.tables[path] - 1}]"
            self.note(path)
        self.at = end
        return path

    def pair(self, base: str) -> None:
        """`key = value`"""
        start = self.at
        names = self.names()
        end, self.at = self.at + 1, start
        path = base
        for name in names:
            path = f"{path}.{name}" if path else name
            self.note(path)
        self.at = end
        self.value(path)

    def value(self, path: str) -> None:
        self.ends()
        opening = self.text[self.at]
        if opening not in "[{":
            found = VALUE.match(self.text, self.at)
            self.at = found.end() if found else self.at + 1
            return
        self.at += 1
        items = 0
        while not self.ends() and self.text[self.at] not in "]}":
            if opening == "{":
                self.pair(path)
            else:
                self.note(f"{path}[{items}]")
                self.value(f"{path}[{items}]")
                items += 1
        self.at += 1
