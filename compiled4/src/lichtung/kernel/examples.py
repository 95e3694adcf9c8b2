"""Examples of the rules: cases of scenario files that the package brings along, found by paragraph.

Only their titles and paragraphs are read here. Whoever plays them reads the file as a scenario.
"""

import tomllib
from pathlib import Path

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.law import Law


class Example:
    """One case of an example file: its file, which of its cases (from 1), its title by language."""

    def __init__(
        self, game: str, path: Path, case: int, titles: dict[str, str], laws: tuple[str, ...]
    ) -> None:
        self.game = game
        self.path = path
        self.case = case
        self.titles = titles
        self.laws = laws

    @property
    def name(self) -> str:
        """What it is called in addresses: the file's name and the number of the case."""
        return f"{self.path.stem}.{self.case}"


def examples_of(law: Law, ids: list[str]) -> list[Example]:
    """The examples of these paragraphs in the order of the files; only files that name one are parsed."""
    wanted = [f'"{id_}"' for id_ in ids]
    found: list[Example] = []
    for path in law.examples():
        text = path.read_text(encoding="utf-8")
        if any(id_ in text for id_ in wanted):
            found += [one for one in _read(law.game, path, text) if not set(ids).isdisjoint(one.laws)]
    return found


def example_named(law: Law, name: str) -> Example:
    """The example that an address names."""
    stem, _, case = name.rpartition(".")
    for path in law.examples():
        if path.stem == stem:
            for one in _read(law.game, path, path.read_text(encoding="utf-8")):
                if str(one.case) == case:
                    return one
    raise LichtungError("example-unknown", "example", name=name)


def _read(game: str, path: Path, text: str) -> list[Example]:
    data = tomllib.loads(text)
    found: list[Example] = []
    for i, case in enumerate(data.get("case", [{}])):
        titles = {
            lang: text[:1].upper() + text[1:] for lang, text in case.get("title", data["title"]).items()
        }
        laws = [*data.get("law", []), *case.get("law", [])]
        found.append(Example(game, path, i + 1, titles, tuple(laws)))
    return found
