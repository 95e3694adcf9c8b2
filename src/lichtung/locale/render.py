"""Turns keys and ints into sentences of one language."""

import errno
import locale as system_locale
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lichtung.kernel.codec import HIDDEN, Action, Message, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import Decision, FrameGame, IllegalActionError, Result
from lichtung.locale.ascii import transliterate
from lichtung.root import factions, hirelings, landmarks

LANGUAGES = ("de", "en")
HERE = Path(__file__).parent
HIRED = "root-hired.ftl"
CASES = ("nom", "acc", "dat", "gen")
# What the system calls its errors, by what it says of them.
SYSTEM = {os.strerror(code): name for code, name in errno.errorcode.items()}
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def system_language() -> str:
    """The language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    code = (system_locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else "en"


def catalogue_paths(lang: str) -> list[Path]:
    """The files of a language: those of this room, then those of factions, landmarks and hirelings."""
    folders = [factions.folder_of(name) for name in factions.names()]
    folders += [landmarks.folder_of(name) for name in landmarks.names()]
    folders += [hirelings.folder_of(name) for name in hirelings.names()]
    own = [path for folder in folders for path in own_paths(folder, lang)]
    return [*sorted((HERE / lang).glob("*.ftl")), *own]


def own_paths(folder: Path, lang: str) -> list[Path]:
    """What a part of the rules says: its words, its paragraphs, and what only a terminal needs."""
    paths = [folder / "words" / f"{part}{lang}.ftl" for part in ("", "law-", "terminal-")]
    return [path for path in paths if path.exists()]


@cache
def words_from_elsewhere() -> dict[str, str]:
    """By language, what factions say that lie outside the package: no built client has their words."""
    names = [name for name in factions.names() if not factions.folder_of(name).is_relative_to(HERE.parent)]
    if not names:
        return {}
    return {
        lang: "\n".join(
            path.read_text(encoding="utf-8")
            for name in names
            for path in own_paths(factions.folder_of(name), lang)
        )
        for lang in LANGUAGES
    }


@cache
def words_of_hirelings() -> dict[str, str]:
    """By language, what is said of hirelings: few games have them, so no page loads it before."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        paths = [HERE / lang / HIRED]
        for name in hirelings.names():
            folder = hirelings.folder_of(name) / "words"
            paths += [folder / f"{lang}.ftl", folder / f"terminal-{lang}.ftl"]
        found[lang] = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())
    return found


def words_to_send(setup: Mapping[str, object]) -> dict[str, str]:
    """By language, what a client must be told to speak of a game with this setup."""
    sent = words_from_elsewhere()
    if not setup.get("hirelings"):
        return sent
    return {lang: "\n".join([sent.get(lang, ""), text]) for lang, text in words_of_hirelings().items()}


# What is said, by name: of a sentence its variables, of a thing its forms (under no name the plain one).
Said = dict[str, str | int]


def as_variables(name: str, forms: Said) -> Said:
    """Forms of a thing as variables: `seat`, `seat-acc` and so on."""
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


# What something is called by what is on the table, as a field by its tile; no forms: as it is called anyway.
Called = Callable[[str, int], Said]


def by_itself(kind: str, value: int) -> Said:
    return {}


class Catalogue:
    """All messages of one language. A file is parsed when one of its messages is first asked for."""

    def __init__(self, lang: str, ascii_only: bool = False) -> None:
        self.lang = lang
        self.ascii_only = ascii_only
        # Isolation marks around arguments would show as boxes in terminals.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unread: dict[str, str] = {}  # texts of the files that are not parsed yet
        self.file_of: dict[str, str] = {}
        for path in catalogue_paths(lang):
            name = str(path)
            self.unread[name] = path.read_text(encoding="utf-8")
            for key in MESSAGE.findall(self.unread[name]):
                self.file_of[key] = name

    def has(self, key: str) -> bool:
        return key in self.file_of

    def say(self, key: str, **args: str | int) -> str:
        """The message; a missing one shows its key, so that a gap in the catalogue never stops a game."""
        message = self.message(key)
        if message is None or message.value is None:
            return key
        return self.formatted(message.value, args)

    def forms(self, key: str, args: Said) -> Said:
        """The message under no name, and its attributes by theirs: the forms of a noun, for instance."""
        message = self.message(key)
        if message is None:
            return {"": key}
        patterns = {"": message.value, **message.attributes}
        return {
            name: self.formatted(pattern, args) for name, pattern in patterns.items() if pattern is not None
        }

    def formatted(self, pattern: Any, args: Said) -> str:
        said = str(self.bundle.format_pattern(pattern, args)[0])
        return transliterate(said) if self.ascii_only else said

    def message(self, key: str) -> Any:
        """What the catalogue has under a key; its file is parsed now if it was not before."""
        if key not in self.file_of:
            return None
        text = self.unread.pop(self.file_of[key], None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
        return self.bundle.get_message(key)

    def error(self, error: LichtungError, game: FrameGame[Any, Any] | None = None) -> str:
        """A user's mistake in one sentence, its place in front; a refusal in full if the game is known."""
        if isinstance(error, IllegalActionError) and game is not None:
            said = self.refusal(game, error.refusal)
        else:
            args = error.args_by_name
            said = self.say(f"error-{error.key}", **{**args, **self._of_system(args.get("why"))})
        return f"{error.where}: {said}" if error.where else said

    def _of_system(self, why: str | int | None) -> dict[str, str]:
        """What the system says of a file, in the reader's language where we know it."""
        key = f"system-{SYSTEM[why].lower()}" if isinstance(why, str) and why in SYSTEM else ""
        return {"why": self.say(key)} if key and self.has(key) else {}

    def value(self, game: FrameGame[Any, Any], kind: str, value: int) -> str:
        """One argument of an action, event or refusal in words, e.g. a tile by its building's name."""
        if kind == "count":
            return str(value)
        if value == HIDDEN:
            return self.say(f"{game.name}-{kind}-hidden")
        key = f"{game.name}-{game.word(kind, value)}"
        return self.say(key) if self.has(key) else game.codec.kinds[kind].text(value)

    def refused(self, game: FrameGame[Any, Any], refusal: Refusal, called: Called = by_itself) -> str:
        """Why not (`heirs-refusal-...`, or `refusal-...` of all games)."""
        own = f"{game.name}-refusal-{refusal.key}"
        key = own if self.has(own) else f"refusal-{refusal.key}"
        args = self._args(game, refusal.named())
        for name, kind, value in refusal.named():
            args |= as_variables(name, called(kind, value))
        return self.say(key, **args)

    def refusal(self, game: FrameGame[Any, Any], refusal: Refusal, called: Called = by_itself) -> str:
        """Why not, with the paragraph."""
        said = self.refused(game, refusal, called)
        return f"{said} ({refusal.law})" if refusal.law else said

    def threat(self, game: FrameGame[Any, Any], threat: Message) -> str:
        """What another player can do (`root-threat-...`)."""
        return self.say(f"{game.name}-threat-{threat.key}", **self._args(game, threat.named()))

    def action(self, game: FrameGame[Any, Any], action: Action) -> str:
        """The label of an action (`heirs-action-...`)."""
        verb = game.codec.verbs[action.verb]
        named = [(n, k, v) for (n, k), v in zip(verb.fields, action.fields(), strict=True)]
        return self.say(f"{game.name}-action-{verb.word}", **self._args(game, named))

    def decision(self, game: FrameGame[Any, Any], decision: Decision, s: State | None = None) -> str:
        """What is to be decided: the step `heirs.hand-limit` is `heirs-decision-hand-limit`.

        Where the step has a sentence for what it is about here (`root-prompt-hireling-use`), that one.
        """
        step = decision.step.removeprefix(f"{game.name}.").replace(".", "-")
        own = f"{game.name}-prompt-{step}"
        if s is not None and self.has(own):
            return self.say(own, **self._args(game, game.subject(s)))
        return self.say(f"{game.name}-decision-{step}")

    def result(self, game: FrameGame[Any, Any], result: Result) -> str:
        """Who won and why (`heirs-result-...`, or `table-result-...` where no rule ended the game)."""
        winners = " & ".join(self.value(game, "seat", seat) for seat in result.winners)
        key = f"{game.name}-result-{result.key}"
        return self.say(key if self.has(key) else f"table-result-{result.key}", winner=winners)

    def thing(self, game: FrameGame[Any, Any], kind: str, value: int) -> Said:
        """What something is called, by form; the bare name where it has no form of its own."""
        name = self.value(game, kind, value)
        forms: Said = {**dict.fromkeys(CASES, name), "person": "third"}
        key = f"{game.name}-{game.word(kind, value)}" if value != HIDDEN else ""
        if not self.has(key):
            key = f"{game.name}-{kind}-numbered"
        return {**forms, **(self.forms(key, {"text": name}) if self.has(key) else {}), "": name}

    def _args(self, game: FrameGame[Any, Any], named: list[tuple[str, str, int]]) -> Said:
        args: Said = {}
        for name, kind, value in named:
            # Numbers stay numbers, so that Fluent can choose plurals.
            args |= {name: value} if kind == "count" else as_variables(name, self.thing(game, kind, value))
        return args


@cache
def catalogue(lang: str, ascii_only: bool = False) -> Catalogue:
    """The catalogue of a language, read once."""
    if lang not in LANGUAGES:
        raise LichtungError("language-unknown", lang, known=", ".join(LANGUAGES))
    return Catalogue(lang, ascii_only)
