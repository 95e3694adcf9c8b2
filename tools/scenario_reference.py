"""Write docs/scenario-reference.md: every word that a scenario file can use, gathered from the rules.

python -m tools.scenario_reference           write it
python -m tools.scenario_reference --check   say whether it is up to date
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from lichtung.games import GAMES, game
from lichtung.kernel.codec import Event, Kind, Message, Refusal, fields_of
from lichtung.kernel.frames import STEPS, Actions, Step
from lichtung.kernel.game import Decision, FrameGame
from lichtung.locale.render import Catalogue, catalogue
from lichtung.scenario.facts import COMMON_FACTS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "scenario-reference.md"
HEAD = """# Scenario reference

Every word that a scenario file can use; [scenario-files.md](scenario-files.md) explains the format. This page
is written by `tools/scenario_reference.py` from the rules themselves (`make fields`); do not edit it.

How to read it:

- **Steps** are what `expect.step` and `pending` name. *asked*: "choice" only where there is more than one
  option, "always" also with a single one (or only if the answer could tell others something then), "chance"
  of chance, "never" not at all: they are carried out.
- **Verbs** begin an action; what stands in angle brackets is one word each.
- **Reasons** are what `reason` names; *by* are the paragraphs that `by` may name with it.
- **Events** are what `events` and `no-events` name.
- **Facts** are what `expect` names. `<seat>` and the like stand for any seat and the like of the game.
- **Words** are what stands in the places of each kind, in a game of the base factions. Lists have this order.

"""
COMMON = ""  # the group of what belongs to no faction
FACTIONS = ".factions."

Rules = FrameGame[Any, Any]
T = TypeVar("T")


def modules(package: str) -> Iterator[ModuleType]:
    """The modules of a game's rules, in the order of their names."""
    for name in sorted(sys.modules):
        if name.startswith(f"{package}.") or name == package:
            yield sys.modules[name]


def group_of(module: str) -> str:
    """The faction that a module belongs to, if any."""
    return module.partition(FACTIONS)[2].partition(".")[0].replace("_", "-")


def grouped(rows: list[tuple[str, T]]) -> dict[str, list[T]]:
    """Rows by their group: the common ones first."""
    found: dict[str, list[T]] = {}
    for group, row in sorted(rows, key=_group):
        found.setdefault(group, []).append(row)
    return found


def _group(row: tuple[str, object]) -> str:
    return row[0]


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *[[cell.replace("|", "\\|") for cell in row] for row in rows]]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def section(title: str, head: list[str], rows: list[tuple[str, list[str]]], name: str) -> str:
    """A table for each group."""
    text = f"### {title}\n\n"
    for group, of_group in grouped(rows).items():
        text += f"{group or name}:\n\n{table(head, of_group)}\n"
    return text


def first_sentence(text: str | None) -> str:
    """What a class is, in one sentence."""
    return (text or "").strip().partition("\n")[0].removesuffix(".")


# --- Steps


def steps(rules: Rules, words: Catalogue) -> list[tuple[str, list[str]]]:
    package = type(rules).__module__.rpartition(".")[0]
    groups = {group_of(module.__name__) for module in modules(package)}
    found: list[tuple[str, list[str]]] = []
    for step in sorted(STEPS, key=lambda one: one.name):  # not as modules happen to be loaded
        prefix = step.name.partition(".")[0]
        if prefix == rules.name or prefix in groups:
            group = COMMON if prefix == rules.name else prefix
            found.append((group, [f"`{step.name}`", step.law, asked(step), meaning(rules, words, step)]))
    return found


def asked(step: Step[Any, Any]) -> str:
    if step.silent:
        return "never"
    if type(step).outcomes is not Step.outcomes:
        return "chance"
    if not step.always_asked:
        return "choice"
    return (
        "always"
        if type(step).asks_nothing is Step.asks_nothing
        else "always, if the answer could tell something"
    )


def meaning(rules: Rules, words: Catalogue, step: Step[Any, Any]) -> str:
    """What its class says; several steps that are one class say what is to be decided."""
    alike = [other for other in STEPS if type(other) is type(step)]
    decision = words.decision(rules, Decision(0, step.name, step.law))
    if (isinstance(step, Actions) or len(alike) > 1) and not decision.startswith(f"{rules.name}-decision-"):
        return decision
    return first_sentence(type(step).__doc__)


# --- Verbs and effects


def declared(package: str, *functions: str) -> dict[str, str]:
    """Words that are registered by a call, with the group of the module that does it."""
    found: dict[str, str] = {}
    for module in modules(package):
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                for word in node.args[:1]:
                    if isinstance(word, ast.Constant) and isinstance(word.value, str):
                        found[word.value] = group_of(module.__name__)
    return found


def verbs(rules: Rules, words: Catalogue) -> list[tuple[str, list[str]]]:
    package = type(rules).__module__.rpartition(".")[0]
    groups = declared(package, "verb", "Verb")
    found: list[tuple[str, list[str]]] = []
    for verb in rules.codec.verbs:
        form = " ".join([verb.word, *[f"<{name}>" for name, _ in verb.fields]])
        kinds = ", ".join(dict.fromkeys(kind for _, kind in verb.fields))
        said = placeholders(words, f"{rules.name}-action-{verb.word}", [name for name, _ in verb.fields])
        found.append((groups.get(verb.word, COMMON), [f"`{form}`", kinds, said]))
    return found


def effects(rules: Rules, words: Catalogue) -> list[tuple[str, list[str]]]:
    kind = rules.codec.kinds.get("effect")
    if kind is None:
        return []
    groups = declared(type(rules).__module__.rpartition(".")[0], "effect")
    return [
        (groups.get(word, COMMON), [f"`{word}`", words.say(f"{rules.name}-effect-{word}")])
        for word in kind.choices()
    ]


# --- Reasons and events


def placeholders(words: Catalogue, key: str, names: list[str]) -> str:
    """A sentence with the names of its arguments in their places, on one line."""
    args: dict[str, str | int] = {name: f"*{name}*" for name in names}
    return " ".join(words.say(key, **args).split())


def sentence(words: Catalogue, rules: Rules, prefix: str, said: Message) -> str:
    own = f"{rules.name}-{prefix}-{said.key}"
    key = own if words.has(own) else f"{prefix}-{said.key}"
    return placeholders(words, key, [name for name, _ in fields_of(said.fields)])


def said(rules: Rules, kind: type[T]) -> list[tuple[str, T]]:
    """All constants of a kind, each with its group."""
    found: list[tuple[str, T]] = []
    for module in modules(type(rules).__module__.rpartition(".")[0]):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        for name, value in vars(module).items():
            if isinstance(value, kind) and re.search(rf"^{name}(: Final)? = ", source, re.MULTILINE):
                found.append((group_of(module.__name__), value))
    return found


def reasons(rules: Rules, english: Catalogue, german: Catalogue) -> list[tuple[str, list[str]]]:
    laws: dict[tuple[str, str], list[str]] = {}
    first: dict[tuple[str, str], Refusal] = {}
    for group, refusal in said(rules, Refusal):
        key = (group, refusal.key)
        first.setdefault(key, refusal)
        if refusal.law not in laws.setdefault(key, []):
            laws[key].append(refusal.law)
    rows = [
        (
            group,
            [
                f"`{key}`",
                ", ".join(laws[group, key]),
                sentence(english, rules, "refusal", refusal),
                sentence(german, rules, "refusal", refusal),
            ],
        )
        for (group, key), refusal in first.items()
    ]
    shared = [
        (COMMON, [f"`{key}`", law, english.say(f"refusal-{key}"), german.say(f"refusal-{key}")])
        for key, law in (
            ("not-offered", "that of the step"),
            ("not-now", "that of the step"),
            ("no-outcome", "none: `any`"),
            ("game-over", "none: `any`"),
        )
    ]
    return sorted(rows + shared)


def events(rules: Rules, words: Catalogue) -> list[tuple[str, list[str]]]:
    found: dict[tuple[str, str], list[str]] = {}
    for group, event in said(rules, Event):
        form = " ".join([event.key, *[f"<{name}>" for name, _ in fields_of(event.fields)]])
        found.setdefault((group, form), [f"`{form}`", event.law, sentence(words, rules, "event", event)])
    return [(group, row) for (group, _), row in sorted(found.items())]


# --- Facts


def facts(rules: Rules, names: dict[str, object], prefix: str = "") -> Iterator[str]:
    """The facts below a table of names, each with what may stand below it."""
    for name, below in names.items():
        path = prefix + (f'"{name}"' if "." in name else name)
        if isinstance(below, dict) and below:
            yield from below_table(rules, path, below)
        elif isinstance(below, Kind):
            kind = next(name for name, known in rules.codec.kinds.items() if type(known) is type(below))
            yield f"{path}.<{kind}>"
        else:
            yield path


def below_table(rules: Rules, name: str, below: dict[str, object]) -> Iterator[str]:
    """A table; all things of a kind are one line."""
    left = dict(below)
    kinds = {kind: known.choices() for kind, known in rules.codec.kinds.items()}
    for kind, words in sorted(kinds.items(), key=_most_words):
        if words and all(word in left for word in words):
            yield from facts(rules, {f"<{kind}>": left[words[0]]}, f"{name}.")
            left = {word: value for word, value in left.items() if word not in words}
    yield from facts(rules, left, f"{name}.")


def mats(rules: Rules, groups: list[str]) -> list[tuple[str, list[str]]]:
    """What each faction's own board has, in a game with another one."""
    found: list[tuple[str, list[str]]] = []
    for group in groups:
        other = next(name for name in groups if name != group)
        boards = game(rules.name, factions=[group, other]).fact_names()["factions"]
        assert isinstance(boards, dict)
        found.append((group, [f"`factions.{group}`", ", ".join(f"`{key}`" for key in boards[group])]))
    return found


def _most_words(kind: tuple[str, list[str]]) -> int:
    return -len(kind[1])


# --- Words


def words_of_kinds(rules: Rules) -> list[list[str]]:
    """The words of each kind of argument, in the order in which lists have them."""
    return [
        [name, ", ".join(f"`{word}`" for word in kind.choices())]
        for name, kind in rules.codec.kinds.items()
        if kind.choices()
    ]


# --- The page


def of_game(name: str) -> str:
    rules, english, german = game(name), catalogue("en"), catalogue("de")
    names = {key: value for key, value in rules.fact_names().items() if key != "factions"}
    groups = sorted({group for group, _ in steps(rules, english)} - {COMMON})
    every = f"Of {english.say(f'{name}-title')}"
    text = f"## {english.say(f'{name}-title')} (`{name}`)\n\n"
    text += section("Steps", ["step", "law", "asked", "meaning"], steps(rules, english), every)
    text += section("Verbs", ["form", "kinds", "meaning"], verbs(rules, english), every)
    if found := effects(rules, english):
        text += section("Effects, for `order`", ["effect", "meaning"], found, every)
    text += section("Reasons", ["reason", "by", "English", "German"], reasons(rules, english, german), every)
    text += section("Events", ["event", "law", "meaning"], events(rules, english), every)
    text += (
        "### Facts\n\n" + ", ".join(f"`{fact}`" for fact in facts(rules, {**COMMON_FACTS, **names})) + "\n\n"
    )
    if groups:
        text += table(["board", "keys"], [row for _, row in mats(rules, groups)]) + "\n"
    text += "### Words\n\n" + table(["kind", "words, in their order"], words_of_kinds(rules))
    return text


def page() -> str:
    """The whole page."""
    return HEAD + "\n".join(of_game(name).rstrip("\n") + "\n" for name in GAMES)


def stale() -> bool:
    return not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page()


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(1 if stale() else 0)
    PAGE.write_text(page(), encoding="utf-8")
