"""Bots from elsewhere: a class in a file or a module, an installed package, or what an operator offers.

A seat names one as `mybots.py:Bot` (a file), `package.module:Bot` (a module) or by the name of an entry
point of the group `lichtung.agents`. Visitors of a server name only what its operator offers (`offer`), never
a file.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from lichtung.agents.agent import Agent
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.view import View

GROUP = "lichtung.agents"
LONGEST_ANSWER = 200  # letters of a wrong answer that are shown
FEW = 8  # legal actions that are named to whoever chose another one

Maker = Callable[[FrameGame[Any, Any], Random], Agent[Any]]

_offered: dict[str, str] = {}  # by an operator: name -> file:Class, module:Class or entry point


def offer(bots: Mapping[str, str]) -> None:
    """Let seats name these bots in this process; whatever is wrong with one is told now."""
    for reference in bots.values():
        found(reference)
    _offered.clear()
    _offered.update(bots)


def offered() -> list[str]:
    """The names that an operator offers."""
    return list(_offered)


def installed() -> list[str]:
    """The names that installed packages bring along."""
    return sorted(entry_points(group=GROUP).names)


def found(name: str) -> Maker | None:
    """What makes the bot of this name, None if it names none; a LichtungError says why it cannot."""
    reference = _offered.get(name, name)
    if ":" not in reference:
        entries = entry_points(group=GROUP, name=reference)
        return _guarded(reference, lambda: next(iter(entries)).load()) if entries else None
    source, _, word = reference.rpartition(":")
    module = (
        _file(Path(source)) if source.endswith(".py") else _guarded(source, lambda: import_module(source))
    )
    made = getattr(module, word, None)
    if made is None:
        there = [n for n, value in vars(module).items() if callable(getattr(value, "choose", None))]
        raise LichtungError("bot-class", source, name=word, known=", ".join(there) or "-")
    if not callable(made) or (isinstance(made, type) and not callable(getattr(made, "choose", None))):
        raise LichtungError("bot-no-agent", reference)
    return made  # type: ignore[no-any-return]


def make(name: str, game: FrameGame[Any, Any], rng: Random) -> Agent[Any] | None:
    """The bot of this name on a seat, None if it names none."""
    maker = found(name)
    if maker is None:
        return None
    bot = _guarded(name, lambda: maker(game, rng))
    if not callable(getattr(bot, "choose", None)):
        raise LichtungError("bot-no-agent", name)
    return Watched(name, game, bot)


class Watched:
    """A bot whose answers are checked: what it does wrong is told with its name and the decision."""

    def __init__(self, name: str, game: FrameGame[Any, Any], bot: Agent[Any]) -> None:
        self.name = name
        self.game = game
        self.bot = bot

    def choose(self, view: View, actions: list[Action]) -> Action:
        decision = getattr(view, "decision", None)
        step = "" if decision is None else decision.step
        try:
            answer: object = self.bot.choose(view, list(actions))
        except Exception as error:  # whatever its author did not think of
            raise LichtungError("bot-raises", self.name, step=step, why=_why(error)) from error
        if isinstance(answer, Action) and answer in actions:
            return answer
        raise LichtungError(
            "bot-answer",
            self.name,
            step=step,
            answer=self.shown(answer),
            count=len(actions),
            legal=", ".join([self.game.text(action) for action in actions[:FEW]]),
        )

    def shown(self, answer: object) -> str:
        """What it answered, in notation where it is an action of this game."""
        try:
            said = self.game.text(answer) if isinstance(answer, Action) else repr(answer)
        except Exception:  # an action of another game, an object that cannot even print itself
            said = type(answer).__name__
        return said[:LONGEST_ANSWER]


def _file(path: Path) -> ModuleType:
    """The module in a file, run once; modules beside it can be imported by it."""
    path = path.absolute()
    name = f"bot:{path}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    loader = None if spec is None else spec.loader
    if not path.is_file() or spec is None or loader is None:
        raise LichtungError("bot-file", str(path))
    module = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[name] = module
    try:
        _guarded(str(path), lambda: loader.exec_module(module))
    except LichtungError:
        del sys.modules[name]
        raise
    return module


def _guarded(where: str, work: Callable[[], Any]) -> Any:
    """Run somebody else's code; whatever it raises is a mistake with its place."""
    try:
        return work()
    except LichtungError:
        raise
    except Exception as error:
        raise LichtungError("bot-load", where, why=_why(error)) from error


def _why(error: Exception) -> str:
    """An exception in one line, with the place in the author's own code."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    line = "" if place is None else f" ({Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno})"
    said = str(error)
    return f"{type(error).__name__}{': ' + said if said else ''}{line}"
