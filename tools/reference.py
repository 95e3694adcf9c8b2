"""Write the pages of the reference that follow from the code, in both languages.

python -m tools.reference    write them into docs and docs/de

setup: what a game can be made with; commands: the command line; errors: what is refused, and why; fields:
what a view of Root is made of; requests: what a server answers (English only); the German rulings, whose
sentences stand in the catalogues. What they say beyond that is in docs/site/reference.toml.
"""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from lichtung.cli.help_texts import Context
from lichtung.cli.main import App, cli
from lichtung.games import GAMES, game
from lichtung.kernel.law import laws
from lichtung.locale.render import LANGUAGES, catalogue, catalogue_paths
from lichtung.root import factions, state
from lichtung.root.fields import NUMBER, Field
from lichtung.server.web.endpoints import STATUS_BY_KEY
from lichtung.server.web.routes import ENDPOINTS
from tools.scenario_reference import COMMON, first_sentence, grouped, placeholders, reasons, table

DOCS = Path(__file__).resolve().parent.parent / "docs"
SAID: dict[str, dict[str, Any]] = tomllib.loads(
    (DOCS / "site" / "reference.toml").read_text(encoding="utf-8")
)
ERROR = re.compile(r"^(error-[\w-]+) *=(.*(?:\n(?:[ \t].*|(?=\n)))*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([\w-]+)")
EVERYWHERE = ("help", "lang")  # options of every command


def setup_page(lang: str) -> str:
    """What each game can be made with: keys that take something, then switches with their choices."""
    words, said = catalogue(lang), SAID[lang]["setup"]
    text: str = said["head"]
    for name, entry in GAMES.items():
        text += f"\n## {words.say(f'{name}-title')} (`{name}`)\n\n"
        text += table(
            [said["key"], said["takes"]], [[f"`{key}`", takes] for key, takes in said[name].items()]
        )
        rows = []
        for option in entry.options:
            key = f"{name}-option-{option.name}"
            choices = [f"`{choice}`: {words.say(f'{key}-{choice}')}" for choice in option.choices]
            rows.append([f"`{option.name}`", words.say(key), "<br>".join(choices), option.law])
        text += "\n" + table([said["key"], said["means"], said["choices"], said["law"]], rows)
    return text


def errors_page(lang: str) -> str:
    """Every mistake with its sentence, then what the rules of each game refuse."""
    words, said = catalogue(lang), SAID[lang]["errors"]
    found = sorted(
        (key, VARIABLE.findall(body))
        for path in catalogue_paths(lang)
        for key, body in ERROR.findall(path.read_text(encoding="utf-8"))
    )
    rows = [
        [
            f"`{name}`",
            str(STATUS_BY_KEY.get(name, "")),
            placeholders(words, key, variables).replace("<", "\\<"),
        ]
        for key, variables in found
        for name in [key.removeprefix("error-")]
    ]
    text: str = said["head"]
    text += f"\n## {said['mistakes']}\n\n" + table([said["key"], said["status"], said["says"]], rows)
    for name in GAMES:
        text += "\n## " + said["refused"].format(game=words.say(f"{name}-title")) + f"\n\n{said['about']}\n"
        for group, of_group in grouped(reasons(game(name), catalogue("en"), catalogue("de"))).items():
            title = said["common"] if group == COMMON else words.say(f"{name}-seat-{group}")
            shown = [[key, by, german if lang == "de" else english] for key, by, english, german in of_group]
            text += f"\n### {title}\n\n" + table([said["key"], said["law"], said["says"]], shown)
    return text


def commands_page(lang: str) -> str:
    """The command line as it explains itself."""
    app = App(lang)
    app.words = catalogue(lang)  # never transliterated, whatever this terminal can show
    text: str = SAID[lang]["commands"]["head"]
    with Context(cli, info_name="lichtung", obj=app) as ctx:
        for name in cli.list_commands(ctx):
            text += command_text(ctx, name, cli.get_command(ctx, name))
    return text


def command_text(above: click.Context, name: str, command: click.Command | None, level: int = 2) -> str:
    """A command, and below it those that it has of its own."""
    assert command is not None
    words = above.find_root().obj.words
    said = SAID[words.lang]["commands"]
    with Context(command, info_name=name, parent=above) as ctx:
        usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
        text = f"\n{'#' * level} {ctx.command_path}\n\n{paragraphs(command.help)}\n\n```text\n{usage}\n```\n"
        records = [
            param.get_help_record(ctx)
            for param in command.get_params(ctx)
            if isinstance(param, click.Option) and param.name not in EVERYWHERE
        ]
        default = f"[{words.say('cli-any-default')}: "
        rows = [[f"`{names}`", does.replace("[default: ", default)] for names, does in filter(None, records)]
        if rows:
            text += "\n" + table([said["option"], said["does"]], rows)
        if isinstance(command, click.Group):
            for below in command.list_commands(ctx):
                text += command_text(ctx, below, command.get_command(ctx, below), level + 1)
    return text


def paragraphs(text: str | None) -> str:
    """A help text without the line breaks of a terminal."""
    return "\n\n".join(" ".join(part.split()) for part in (text or "").split("\n\n"))


def fields_page(lang: str) -> str:
    """What a view of Root is made of: the common state, then the mat of each faction."""
    words, said = catalogue(lang), SAID[lang]["fields"]
    text: str = said["head"]
    text += f"\n## {said['common']}\n\n" + fields_table(state.FIELDS, said)
    for name in factions.names():
        mat = factions.part(name, "mat")
        if mat is not None:
            faction = words.say(f"root-seat-{factions.id_of(name)}")
            text += f"\n## {said['mat'].format(faction=faction)}\n\n" + fields_table(mat.FIELDS, said)
    return text


def fields_table(fields: tuple[Field, ...], said: dict[str, str]) -> str:
    rows = []
    for field in fields:
        cells = " × ".join(axis.name for axis in field.axes)
        holds = said["number"] if field.kind == NUMBER else field.kind
        rows.append([f"`{field.name}`", cells, said["several"] * field.many + holds, said[field.visible]])
    return table([said["field"], said["cells"], said["holds"], said["seen"]], rows)


def requests_page() -> str:
    """Every request that a server answers, as its own description has it; the handlers speak English only."""
    rows = []
    for endpoint in ENDPOINTS:
        query = f"?{'&'.join(f'{name}=' for name in endpoint.query)}" if endpoint.query else ""
        does = first_sentence(endpoint.handler.__doc__)
        rows.append([f"`{endpoint.method} {endpoint.path}{query}`", type_name(endpoint.body), does])
    head: str = SAID["en"]["requests"]["head"]
    return head + "\n" + table(["request", "body", "what it does"], rows)


def type_name(kind: object) -> str:
    return f"`{getattr(kind, '__name__', kind)}`" if kind is not None else ""


def rulings_page(name: str) -> str:
    """Our readings of one game in German, each with its paragraphs."""
    words = catalogue("de")
    named: dict[int, list[str]] = {}
    for law in laws():
        if law.game == name:
            for paragraph in law.paragraphs:
                for number in paragraph.rulings:
                    named.setdefault(number, []).append(paragraph.id)
    rows = [[str(n), ", ".join(named[n]), words.say(f"ruling-{name}-{n}")] for n in sorted(named)]
    head: str = SAID["de"][f"{name}-rulings"]["head"]
    return head + "\n" + table(["Nr.", "Absatz", "unsere Lesart"], rows)


WRITERS: dict[str, Callable[[str], str]] = {
    "setup": setup_page,
    "errors": errors_page,
    "commands": commands_page,
    "fields": fields_page,
}


def pages() -> dict[str, str]:
    """What stands in each of these files of docs."""
    found = {
        f"{'' if lang == 'en' else f'{lang}/'}{name}.md": writer(lang)
        for lang in LANGUAGES
        for name, writer in WRITERS.items()
    }
    found |= {f"de/{name}-rulings.md": rulings_page(name) for name in GAMES}
    return found | {"requests.md": requests_page()}


if __name__ == "__main__":
    for path, text in pages().items():
        (DOCS / path).write_text(text, encoding="utf-8")
