"""Turns keys and ints into sentences of one language."""

import locale as system_locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lichtung.kernel.codec import HIDDEN, Action, Said
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, IllegalActionError

LANGUAGES = ("de", "en")
HERE = Path(__file__).parent


def system_language() -> str:
    """The language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    code = (system_locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else "en"


class Catalogue:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # Isolation marks around arguments would show as boxes in terminals.
        self.bundle = FluentBundle([lang], use_isolating=False)
        for path in sorted((HERE / lang).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **args: str | int) -> str:
        """The message; a missing one shows its key, so that a gap in the catalogue never stops a game."""
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)

    def error(self, error: LichtungError) -> str:
        """A user's mistake in one sentence, its place in front."""
        if isinstance(error, IllegalActionError):
            return self.say("error-refused", law=error.refusal.law, reason=error.refusal.key)
        said = self.say(f"error-{error.key}", **error.args_by_name)
        return f"{error.where}: {said}" if error.where else said

    def value(self, game: FrameGame[Any, Any], kind: str, value: int) -> str:
        """One argument of an action, event or refusal in words, e.g. a tile by its building's name."""
        if kind == "count":
            return str(value)
        if value == HIDDEN:
            return self.say(f"{game.name}-{kind}-hidden")
        word = game.codec.kinds[kind].text(value)
        key = f"{game.name}-{kind}-{word}"
        return self.say(key) if self.has(key) else word

    def said(self, game: FrameGame[Any, Any], prefix: str, said: Said) -> str:
        """An event (`heirs-event-...`) or refusal (`heirs-refusal-...`) in words."""
        args = self._args(game, said.named())
        shared = f"{prefix}-{said.key}"
        own = f"{game.name}-{shared}"
        return self.say(own if self.has(own) else shared, **args)

    def action(self, game: FrameGame[Any, Any], action: Action) -> str:
        """The label of an action (`heirs-action-...`)."""
        verb = game.codec.verbs[action.verb]
        named = [(n, k, v) for (n, k), v in zip(verb.fields, action.fields(), strict=True)]
        return self.say(f"{game.name}-action-{verb.word}", **self._args(game, named))

    def _args(self, game: FrameGame[Any, Any], named: list[tuple[str, str, int]]) -> dict[str, str | int]:
        # Numbers stay numbers, so that Fluent can choose plurals.
        return {name: v if kind == "count" else self.value(game, kind, v) for name, kind, v in named}


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, read once."""
    if lang not in LANGUAGES:
        raise LichtungError("language-unknown", lang, known=", ".join(LANGUAGES))
    return Catalogue(lang)
