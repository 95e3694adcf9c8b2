"""`lichtung law`: the paragraphs in our own words, our readings, and where code and tests name them."""

from pathlib import Path

import click
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.law import GONE, Coverage, Law, Paragraph, Place, find, laws, tests_folder
from lichtung.locale.render import Catalogue


@click.command("law")
@click.argument("paragraph", required=False)
@click.option("--coverage", is_flag=True)
@click.option("--write", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def command(app: App, paragraph: str | None, coverage: bool, write: Path | None) -> int:
    chosen = [find(paragraph)] if paragraph is not None else [(law, law.paragraphs) for law in laws()]
    if write is not None:
        try:
            write.write_text(markdown([law for law, _ in chosen]), encoding="utf-8")
        except OSError as error:
            raise LichtungError("file-unwritable", str(write), why=error.strerror or "?") from None
        app.console.print(Text(app.words.say("law-written", file=str(write))))
    elif coverage:
        complete = [show_coverage(app, law, wanted) for law, wanted in chosen]
        return 0 if all(complete) else 1
    elif paragraph is None:
        for law, _ in chosen:
            show_chapters(app, law)
    else:
        show_paragraphs(app, *chosen[0])
    return 0


def words_of(words: Catalogue, paragraph: Paragraph) -> str:
    """The paragraph in our own sentences."""
    return words.say("law-" + paragraph.id.replace(".", "-"))


def show_chapters(app: App, law: Law) -> None:
    """The headings of a game's law."""
    title = app.words.say(f"{law.game}-title")
    example = next(p.id for p in law.paragraphs if p.rule)
    line = app.words.say("law-list", title=title, first=law.ids[0], last=law.ids[-1], example=example)
    app.console.print(Text(line, style="bold"))
    grid = Grid.grid(padding=(0, 2))
    for one in law.paragraphs:
        if not one.rule:
            grid.add_row(Text(f"  {one.id}"), Text(words_of(app.words, one)))
    app.console.print(grid)


def show_paragraphs(app: App, law: Law, wanted: list[Paragraph]) -> None:
    """Each paragraph in full; an installed package says that it has no tests to name."""
    covered = Coverage(law, tests_folder())
    for one in wanted:
        show_paragraph(app, covered, one)
    if not covered.has_tests:
        app.console.print(Text(app.words.say("law-no-tests-here"), style="dim"))


def show_paragraph(app: App, covered: Coverage, one: Paragraph) -> None:
    """One paragraph, its readings, code and tests; of a heading the words only."""
    words, out = app.words, app.console
    text = Text(f"{one.id}  ", style="bold").append(words_of(words, one), style="" if one.rule else "bold")
    out.print(text)
    if not one.rule:
        return
    game = covered.law.game
    lines = [words.say("law-ruling", number=n, text=words.say(f"ruling-{game}-{n}")) for n in one.rulings]
    lines += later_words(words, game, one)
    nowhere = words.say("law-nowhere")
    lines.append(words.say("law-code", places="; ".join(places(covered.code[one.id])) or nowhere))
    if covered.has_tests:
        lines.append(words.say("law-tests", places="; ".join(places(covered.tests[one.id])) or nowhere))
    for line in lines:
        out.print(Padding(Text(line, style="dim"), (0, 0, 0, 4), expand=False))


def later_words(words: Catalogue, game: str, one: Paragraph) -> list[str]:
    """What later editions say instead, and where the current one says it."""
    lines: list[str] = []
    if one.since:
        edition = words.say(f"{game}-option-law-{one.since}")
        text = words.say("later-" + one.id.replace(".", "-"))
        lines.append(words.say("law-later", edition=edition, text=text))
    if one.number and one.number != GONE:
        lines.append(words.say("law-number", number=one.number))
    return lines


def places(named: list[Place]) -> list[str]:
    """Files, each with the names in it that name the paragraph."""
    by_file: dict[str, list[str]] = {}
    for place in named:
        by_file.setdefault(place.file, []).append(place.name)
    return [f"{file}: {', '.join(filter(None, names))}".rstrip(": ") for file, names in by_file.items()]


def show_coverage(app: App, law: Law, wanted: list[Paragraph]) -> bool:
    """The paragraphs with their code and tests; False if something is missing."""
    words = app.words
    covered = Coverage(law, tests_folder())
    grid = Grid(show_edge=False, box=None, padding=(0, 2, 0, 0))
    columns = ["paragraph", "code", *(["tests"] if covered.has_tests else [])]
    for column in columns:
        grid.add_column(words.say(f"law-coverage-{column}"), overflow="fold")
    for one in wanted:
        row = [Text(one.id)]
        for column in columns[1:]:
            named = covered.code[one.id] if column == "code" else covered.tests[one.id]
            row.append(_cell(words, one, named))
        grid.add_row(*row)
    app.console.print(grid)
    for place in covered.unknown:
        said = words.say("law-coverage-unknown", file=place.file, paragraph=place.paragraph)
        app.console.print(Text(said, style="bold red"))
    ids = {one.id for one in wanted}
    code, tests = ids.intersection(covered.without_code()), ids.intersection(covered.without_test())
    title = words.say(f"{law.game}-title")
    rules = sum(one.rule for one in wanted)
    if covered.has_tests:
        said = words.say("law-coverage-sum", title=title, rules=rules, code=len(code), tests=len(tests))
    else:
        app.console.print(Text(words.say("law-no-tests-here")))
        said = words.say("law-coverage-sum-code", title=title, rules=rules, code=len(code))
    app.console.print(Text(said, style="bold"))
    return not (code or tests or covered.unknown)


def _cell(words: Catalogue, one: Paragraph, named: list[Place]) -> Text:
    if named:
        return Text("\n".join(places(named)))
    if one.rule:
        return Text(words.say("law-coverage-missing"), style="bold red")
    return Text(words.say("law-heading"), style="dim")


PAGE = """# Law coverage

Every rule with the code and the tests that name it. Written by `lichtung law --write FILE` (with a
paragraph such as `E`: of that game only).
"""


def markdown(known: list[Law]) -> str:
    """The coverage as a page for docs."""
    return PAGE + "".join(section(law) for law in known)


def section(law: Law) -> str:
    """The coverage of one game; test files without the single tests, so that it changes seldom."""
    covered = Coverage(law, tests_folder())
    lines = ["", f"## {law.game}", "", "| paragraph | code | tests |", "|---|---|---|"]
    for one in law.paragraphs:
        if one.rule:
            code = "<br>".join(places(covered.code[one.id])) or "missing"
            tests = "<br>".join(sorted({place.file for place in covered.tests[one.id]})) or "missing"
            lines.append(f"| {one.id} | {code} | {tests} |")
    return "\n".join(lines) + "\n"
