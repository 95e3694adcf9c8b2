"""`lichtung law`: the paragraphs in our own words, by number or by words, with readings and examples."""

from pathlib import Path

import click
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.examples import Example, examples_of
from lichtung.kernel.law import GONE, Law, Paragraph, Switch, find, laws
from lichtung.locale.render import Catalogue
from lichtung.locale.search import Hit, key_of, look_up, search

BY_LAW = "law"  # the option that chooses an edition


@click.command("law")
@click.argument("paragraph", nargs=-1)
@click.option("--search", "asked", metavar="TEXT")
@click.option("--sources", is_flag=True)
@click.option("--example", type=click.IntRange(min=1))
@click.option("--coverage", is_flag=True)
@click.option("--write", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def command(
    app: App,
    paragraph: tuple[str, ...],
    asked: str | None,
    sources: bool,
    example: int | None,
    coverage: bool,
    write: Path | None,
) -> int:
    given = " ".join(paragraph)
    if asked is not None:
        list_hits(app, " ".join([asked, given]).strip())
    elif coverage or write is not None:
        return covered(app, given, write)
    elif not given:
        for law in laws():
            show_chapters(app, law)
    else:
        law, wanted, further = look_up(given, app.words.lang)
        if example is not None:
            show_example(app, law, wanted, example)
        else:
            show_paragraphs(app, law, wanted, sources)
            if further:
                app.console.print(Text(app.words.say("law-also"), style="bold"))
                print_hits(app, further)
    return 0


def covered(app: App, given: str, write: Path | None) -> int:
    """Code and tests of all paragraphs, or of those under a number; 1 if something is missing."""
    from lichtung.cli.law_coverage import markdown, show_coverage  # reads all sources, so only when asked

    wanted = [find(given)] if given else [(law, law.paragraphs) for law in laws()]
    if write is None:
        complete = [show_coverage(app, law, some) for law, some in wanted]
        return 0 if all(complete) else 1
    try:
        write.write_text(markdown([law for law, _ in wanted]), encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unwritable", str(write), why=error.strerror or "?") from None
    app.console.print(Text(app.words.say("law-written", file=str(write))))
    return 0


def list_hits(app: App, text: str) -> None:
    """The paragraphs that fit some words, the best first."""
    hits = search(text, app.words.lang)
    if not hits:
        raise LichtungError("law-nothing", text=text)
    app.console.print(Text(app.words.say("law-found", text=text), style="bold"))
    print_hits(app, hits)


def print_hits(app: App, hits: list[Hit]) -> None:
    grid = Grid.grid(padding=(0, 2))
    for hit in hits:
        grid.add_row(Text(f"  {hit.paragraph.id}"), Text(words_of(app.words, hit.paragraph)))
    app.console.print(grid)


def words_of(words: Catalogue, paragraph: Paragraph) -> str:
    """The paragraph in our own sentences."""
    return words.say(key_of("law", paragraph))


def show_chapters(app: App, law: Law) -> None:
    """The headings of a game's law."""
    title = app.words.say(f"{law.game}-title")
    example = next(p.id for p in law.paragraphs if p.rule)
    line = app.words.say("law-list", title=title, first=law.ids[0], last=law.ids[-1], example=example)
    app.console.print(Text(line, style="bold"))
    grid = Grid.grid(padding=(0, 2))
    for one in law.headings():
        grid.add_row(Text(f"  {one.id}"), Text(words_of(app.words, one)))
    app.console.print(grid)


def show_paragraphs(app: App, law: Law, wanted: list[Paragraph], sources: bool) -> None:
    """Each paragraph with what belongs to it; on request also where code and tests name it."""
    more = {}
    if sources:
        from lichtung.cli.law_coverage import sources_of  # reads all sources, so only when asked

        more = sources_of(app, law, wanted)
    headings = law.headings()
    shown = examples_of(law, [one.id for one in wanted])
    for one in wanted:
        style = "bold" if one in headings else ""
        app.console.print(Text(f"{one.id}  ", style="bold").append(words_of(app.words, one), style=style))
        of_it = [example for example in shown if one.id in example.laws]
        for line in [*notes(app.words, law, one, of_it), *more.get(one.id, [])]:
            app.console.print(Padding(Text(line, style="dim"), (0, 0, 0, 4), expand=False))


def notes(words: Catalogue, law: Law, one: Paragraph, examples: list[Example]) -> list[str]:
    """What belongs to a paragraph: readings, switches, later editions, related paragraphs, examples."""
    lines = [reading_words(words, law, number) for number in one.rulings]
    lines += [switch_words(words, law.game, switch) for switch in law.switches_of(one.id)]
    lines += later_words(words, law.game, one)
    if related := law.related(one):
        lines.append(words.say("law-related", ids=", ".join(related)))
    for i, example in enumerate(examples):
        lines.append(words.say("law-example", number=i + 1, title=example.titles[words.lang]))
    if examples:
        lines.append(words.say("law-example-how", paragraph=one.id, number=1))
    return lines


def reading_words(words: Catalogue, law: Law, number: int) -> str:
    """One of our readings, what it rests on, how one could read it otherwise, and what switches it."""
    basis = words.say(f"law-basis-{law.basis[number]}")
    text = words.say(f"ruling-{law.game}-{number}")
    said = [words.say("law-ruling", number=number, basis=basis, text=text)]
    if words.has(other := f"other-{law.game}-{number}"):
        said.append(words.say("law-other", text=words.say(other)))
    if options := [switch.option for switch in law.switches_about(number)]:
        said.append(words.say("law-switched", options=", ".join(options)))
    return " ".join(said)


def switch_words(words: Catalogue, game: str, switch: Switch) -> str:
    """An option, its choices, and which of them is ours or which edition has it on."""
    name = words.say(f"{game}-option-{switch.option}")
    said = words.say("law-switch", option=switch.option, name=name)
    if switch.choices:
        texts = [words.say(f"{game}-option-{switch.option}-{choice}") for choice in switch.choices]
        texts[0] = words.say("law-switch-ours", text=texts[0])
        listed = [f"{text} [{choice}]" for text, choice in zip(texts, switch.choices, strict=True)]
        return f"{said}. {'; '.join(listed)}"
    if not switch.on:
        return f"{said}. {words.say('law-switch-never')}"
    editions = ", ".join(words.say(f"{game}-option-{BY_LAW}-{edition}") for edition in switch.on)
    return f"{said}. {words.say('law-switch-edition', editions=editions)}"


def later_words(words: Catalogue, game: str, one: Paragraph) -> list[str]:
    """What later editions say instead, and where the current one says it."""
    lines: list[str] = []
    if one.since:
        edition = words.say(f"{game}-option-{BY_LAW}-{one.since}")
        lines.append(words.say("law-later", edition=edition, text=words.say(key_of("later", one))))
    if one.number and one.number != GONE:
        lines.append(words.say("law-number", number=one.number))
    return lines


def show_example(app: App, law: Law, wanted: list[Paragraph], number: int) -> None:
    """One of the examples on the board."""
    from lichtung.cli.show import of_file  # needs the rules, so only when asked
    from lichtung.cli.viewers import SPECTATOR

    found = examples_of(law, [wanted[0].id])
    if number > len(found):
        raise LichtungError("law-example", "--example", count=len(found))
    of_file(app, found[number - 1].path, found[number - 1].case, None).print(app, SPECTATOR)
