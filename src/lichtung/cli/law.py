"""`lichtung law`: the paragraphs in our own words, our readings, and where code and tests name them."""

from pathlib import Path

import click
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from lichtung.cli.main import Table
from lichtung.kernel.law import Coverage, Law, Paragraph, Place, find, laws, tests_folder
from lichtung.locale.render import LANGUAGES, Catalogue, catalogue


@click.command("law")
@click.argument("paragraph", required=False)
@click.option("--coverage", is_flag=True, help="List every paragraph with its code and tests.")
@click.option("--write", type=click.Path(path_type=Path), help="With --coverage: write it as Markdown.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; default from the locale.")
@click.pass_context
def command(
    ctx: click.Context, paragraph: str | None, coverage: bool, write: Path | None, lang: str | None
) -> None:
    """Show the law: its chapters, a PARAGRAPH such as E.7.3, or everything below one such as E.7."""
    table: Table = ctx.obj
    if lang:
        table.words = catalogue(lang)
    if write is not None:
        write.write_text(markdown(laws()), encoding="utf-8")
        table.console.print(Text(table.words.say("law-written", file=str(write))))
    elif coverage:
        complete = [show_coverage(table, law) for law in laws()]
        ctx.exit(0 if all(complete) else 1)
    elif paragraph is None:
        for law in laws():
            show_chapters(table, law)
    else:
        law, found = find(paragraph)
        covered = Coverage(law, tests_folder())
        for one in found:
            show_paragraph(table, covered, one)
        if not covered.has_tests:
            table.console.print(Text(table.words.say("law-no-tests-here"), style="dim"))


def words_of(words: Catalogue, paragraph: Paragraph) -> str:
    """The paragraph in our own sentences."""
    return words.say("law-" + paragraph.id.replace(".", "-"))


def show_chapters(table: Table, law: Law) -> None:
    """The headings of a game's law."""
    title = table.words.say(f"{law.game}-title")
    example = next(p.id for p in law.paragraphs if p.rule)
    line = table.words.say("law-list", title=title, first=law.ids[0], last=law.ids[-1], example=example)
    table.console.print(Text(line, style="bold"))
    grid = Grid.grid(padding=(0, 2))
    for one in law.paragraphs:
        if not one.rule:
            grid.add_row(Text(f"  {one.id}"), Text(words_of(table.words, one)))
    table.console.print(grid)


def show_paragraph(table: Table, covered: Coverage, one: Paragraph) -> None:
    """One paragraph, its readings, code and tests; of a heading the words only."""
    words, out = table.words, table.console
    text = Text(f"{one.id}  ", style="bold").append(words_of(words, one), style="" if one.rule else "bold")
    out.print(text)
    if not one.rule:
        return
    game = covered.law.game
    lines = [words.say("law-ruling", number=n, text=words.say(f"ruling-{game}-{n}")) for n in one.rulings]
    nowhere = words.say("law-nowhere")
    lines.append(words.say("law-code", places="; ".join(places(covered.code[one.id])) or nowhere))
    if covered.has_tests:
        lines.append(words.say("law-tests", places="; ".join(places(covered.tests[one.id])) or nowhere))
    for line in lines:
        out.print(Padding(Text(line, style="dim"), (0, 0, 0, 4), expand=False))


def places(named: list[Place]) -> list[str]:
    """Files, each with the names in it that name the paragraph."""
    by_file: dict[str, list[str]] = {}
    for place in named:
        by_file.setdefault(place.file, []).append(place.name)
    return [f"{file}: {', '.join(filter(None, names))}".rstrip(": ") for file, names in by_file.items()]


def show_coverage(table: Table, law: Law) -> bool:
    """Every paragraph with its code and tests; False if something is missing."""
    words = table.words
    covered = Coverage(law, tests_folder())
    grid = Grid(show_edge=False, box=None, padding=(0, 2, 0, 0))
    columns = ["paragraph", "code", *(["tests"] if covered.has_tests else [])]
    for column in columns:
        grid.add_column(words.say(f"law-coverage-{column}"), overflow="fold")
    for one in law.paragraphs:
        row = [Text(one.id)]
        for column in columns[1:]:
            named = covered.code[one.id] if column == "code" else covered.tests[one.id]
            row.append(_cell(words, one, named))
        grid.add_row(*row)
    table.console.print(grid)
    for place in covered.unknown:
        said = words.say("law-coverage-unknown", file=place.file, paragraph=place.paragraph)
        table.console.print(Text(said, style="bold red"))
    code, tests = covered.without_code(), covered.without_test()
    title = words.say(f"{law.game}-title")
    rules = sum(one.rule for one in law.paragraphs)
    if covered.has_tests:
        said = words.say("law-coverage-sum", title=title, rules=rules, code=len(code), tests=len(tests))
    else:
        table.console.print(Text(words.say("law-no-tests-here")))
        said = words.say("law-coverage-sum-code", title=title, rules=rules, code=len(code))
    table.console.print(Text(said, style="bold"))
    return not (code or tests or covered.unknown)


def _cell(words: Catalogue, one: Paragraph, named: list[Place]) -> Text:
    if named:
        return Text("\n".join(places(named)))
    if one.rule:
        return Text(words.say("law-coverage-missing"), style="bold red")
    return Text(words.say("law-heading"), style="dim")


def markdown(known: list[Law]) -> str:
    """The coverage as a page for docs; test files only, so that it changes seldom."""
    lines = [
        "# Law coverage",
        "",
        "Every rule with the code and the tests that name it. Generated: "
        "`lichtung law --write docs/law-coverage.md`.",
    ]
    for law in known:
        covered = Coverage(law, tests_folder())
        lines += ["", f"## {law.game}", "", "| paragraph | code | tests |", "|---|---|---|"]
        for one in law.paragraphs:
            if one.rule:
                code = "<br>".join(places(covered.code[one.id])) or "missing"
                tests = "<br>".join(sorted({place.file for place in covered.tests[one.id]})) or "missing"
                lines.append(f"| {one.id} | {code} | {tests} |")
    return "\n".join(lines) + "\n"
