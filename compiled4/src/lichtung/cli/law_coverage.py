"""Which code and which tests name each paragraph: on the screen, and as a page of the documentation."""

from rich.table import Table as Grid
from rich.text import Text

from lichtung.cli.main import App
from lichtung.kernel.law import Coverage, Law, Paragraph, Place, tests_folder
from lichtung.locale.render import Catalogue


def sources_of(app: App, law: Law, wanted: list[Paragraph]) -> dict[str, list[str]]:
    """By paragraph that holds a rule, the lines that say where code and tests name it."""
    words, covered = app.words, Coverage(law, tests_folder())
    nowhere = words.say("law-nowhere")
    found: dict[str, list[str]] = {}
    for one in wanted:
        if one.rule:
            found[one.id] = [
                words.say("law-code", places="; ".join(places(covered.code[one.id])) or nowhere),
                words.say("law-tests", places="; ".join(places(covered.tests[one.id])) or nowhere)
                if covered.has_tests
                else words.say("law-no-tests-here"),
            ]
    return found


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
paragraph such as `E`: of that game only). A rule that loses its code or its tests fails `make test`
(`tests/law/test_law.py`), and so does this page where it is stale.

A test that names a rule need not hold it, so the rules are also broken on purpose: of 210 small mistakes in
them, such as a turned comparison or a number off by one, the quick tests notice 200 (`make mutants`).
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
