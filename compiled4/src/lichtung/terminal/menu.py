"""A menu that narrows: legal actions grouped by verb, then by their first, second, ... argument."""

from dataclasses import dataclass, field
from typing import Any

from lichtung.kernel.codec import Action
from lichtung.kernel.game import FrameGame
from lichtung.locale.ascii import fold
from lichtung.locale.render import Catalogue

FEW = 6  # so many actions or fewer are listed at once, each as a sentence


@dataclass
class Choice:
    """One line of a menu: what it says, its word in the notation, the actions behind it."""

    label: str
    word: str
    kind: str  # the kind of the argument it fixes; "verb" or "action" for a group or a whole sentence
    value: int
    actions: list[Action]
    rest: list[tuple[str, int]] = field(default_factory=list)  # what the only action behind it still fixes


@dataclass
class Menu:
    """One level of the menu: the choices, and what they fix: a field, "verb", or "" for whole actions."""

    asks: str
    choices: list[Choice]


def menu(game: FrameGame[Any, Any], words: Catalogue, actions: list[Action], flat: bool = True) -> Menu:
    """The next question for these actions; questions with a single answer are left out."""
    if len(actions) == 1 or (flat and len(actions) <= FEW and len({a.verb for a in actions}) > 1):
        return Menu("", [_whole(game, words, a) for a in actions])
    depth = 0
    length = max(len(a.code()) for a in actions)
    while depth < length and len({a.code()[depth : depth + 1] for a in actions}) == 1:
        depth += 1
    groups: dict[int, list[Action]] = {}
    for a in actions:
        groups.setdefault(a.code()[depth], []).append(a)
    if depth == 0:
        return Menu("verb", [_verb(game, words, v, group) for v, group in groups.items()])
    fields = game.codec.verbs[actions[0].verb].fields
    name, kind = fields[depth - 1]
    choices: list[Choice] = []
    for value, group in groups.items():
        label, word = words.value(game, kind, value), game.codec.kinds[kind].text(value)
        kinds = [k for _, k in fields[depth:]] if len(group) == 1 else []
        rest = list(zip(kinds, group[0].code()[depth + 1 :], strict=False))
        choices.append(Choice(label, word, kind, value, group, rest))
    return Menu(name, choices)


def _whole(game: FrameGame[Any, Any], words: Catalogue, action: Action) -> Choice:
    return Choice(words.action(game, action), game.text(action), "action", action.verb, [action])


def _verb(game: FrameGame[Any, Any], words: Catalogue, verb: int, actions: list[Action]) -> Choice:
    word = game.codec.verbs[verb].word
    return Choice(words.say(f"{game.name}-verb-{word}"), word, "verb", verb, actions)


def notation(game: FrameGame[Any, Any], words: Catalogue, line: str) -> str:
    """What was typed, with a verb in the language of the table turned into the notation's."""
    typed = line.split()
    for verb in game.codec.verbs:
        shown = words.say(f"{game.name}-verb-{verb.word}").split()
        if [fold(w) for w in typed[: len(shown)]] == [fold(w) for w in shown]:
            return " ".join([verb.word, *typed[len(shown) :]])
    return " ".join(typed)


def narrowed(game: FrameGame[Any, Any], actions: list[Action], text: str) -> list[Action]:
    """The actions whose notation begins with these words."""
    asked = text.split()
    return [a for a in actions if game.text(a).split()[: len(asked)] == asked]
