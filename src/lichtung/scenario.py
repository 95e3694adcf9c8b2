"""Scenario files: positions and cases in TOML, run against the rules of any game. docs/scenario-files.md

A wrong file is a LichtungError with file and key. A case that does not hold gives differences.
"""

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from lichtung import games
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from lichtung.kernel.law import laws

FILE_KEYS = ("game", "title", "law", "seed", "options", "position", "steps", "case")
CASE_KEYS = ("title", "law", "seed", "options", "position", "steps")
STEP_KEYS = ("note", "do", "legal", "unlisted", "refused", "by", "reason", "actions", "expect")
COMMON_FACTS = ("decides", "step", "result")
LINE = 100  # characters
NOTHING = "none"  # in an expectation: matches what is not there

Rules: TypeAlias = FrameGame[Any, Any]  # of whichever game the file names
Data: TypeAlias = dict[str, object]


@dataclass(frozen=True)
class Step:
    """What is done, then what must hold."""

    where: str
    do: list[Action]
    legal: list[Action]
    unlisted: list[Action]
    refused: list[Action]
    by: str
    reason: str
    actions: dict[str, list[Action]]  # by verb: exactly these
    expect: Data


@dataclass(frozen=True)
class Case:
    """One position and the steps from there."""

    file: str
    title: str
    law: list[str]
    game: Rules
    state: State
    seed: int | None
    steps: list[Step]


@dataclass(frozen=True)
class Difference:
    """Something that is not as the case says: a message key with its arguments, and the refusal if any."""

    where: str
    key: str
    args: dict[str, str | int] = field(default_factory=dict)
    refusal: Refusal | None = None


# --- Reading


def read(path: Path) -> list[Case]:
    """The cases of a file; every mistake names the file and the key or line."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LichtungError("file-unreadable", str(path), why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise LichtungError("file-not-text", str(path)) from None
    except tomllib.TOMLDecodeError as error:
        raise LichtungError("scenario-toml", str(path), why=str(error)) from None
    try:
        return _cases(data, path)
    except LichtungError as error:
        raise error.at(str(path)) from None


def _cases(data: Data, path: Path) -> list[Case]:
    _check_keys(data, FILE_KEYS, "")
    if "case" not in data:
        return [_case(data, {}, path, "")]
    if "steps" in data:
        raise LichtungError("scenario-steps-or-cases", "steps")
    rows = _tables(data["case"], "case")
    for i, row in enumerate(rows):
        _check_keys(row, CASE_KEYS, f"case[{i}].")
    return [_case(data, row, path, f"case[{i}].") for i, row in enumerate(rows)]


def _case(top: Data, own: Data, path: Path, prefix: str) -> Case:
    """A case: what it says itself laid over what the file says for all."""
    game = _game(top, own, path)
    state = _start(game, top, own, prefix)
    where = f"{prefix}steps"
    rows = _tables((own or top).get("steps", []), where)
    if not rows:
        raise LichtungError("scenario-no-steps", where)
    steps = [_step(game, row, f"{where}[{i}]") for i, row in enumerate(rows)]
    known = [*COMMON_FACTS, *game.facts(state)]
    for step in steps:
        for key in step.expect:
            if key not in known:
                raise LichtungError("scenario-fact", f"{step.where}.expect.{key}", known=", ".join(known))
    titles = [_text(top.get("title", ""), "title"), _text(own.get("title", ""), f"{prefix}title")]
    law = [*_law(top, "law"), *_law(own, f"{prefix}law")]
    seed = own.get("seed", top.get("seed"))
    if seed is not None and not isinstance(seed, int):
        raise LichtungError("scenario-want", f"{prefix}seed", want="seed = 1")
    return Case(str(path), ": ".join(t for t in titles if t), law, game, state, seed, steps)


def _game(top: Data, own: Data, path: Path) -> Rules:
    """The rules with the options of file and case; `{ file = "..." }` is a path beside the scenario."""
    entry = games.entry(_text(top.get("game", ""), "game"))
    setup: Data = {**_table(top, "options", ""), **_table(own, "options", "")}
    for key, value in setup.items():
        if isinstance(value, dict) and list(value) == ["file"]:
            setup[key] = str(path.parent / str(value["file"]))
    try:
        return entry.make(setup)
    except LichtungError as error:
        raise error.at("options") from None


def _start(game: Rules, top: Data, own: Data, prefix: str) -> State:
    """The position of the case; without one, the game before its first decision."""
    if "position" not in top and "position" not in own:
        start: State = game.start()
        return start
    try:
        state: State = game.position(_laid_over(_table(top, "position", ""), _table(own, "position", prefix)))
    except LichtungError as error:
        raise error.at("position" if "position" in top else f"{prefix}position") from None
    return state


def _laid_over(below: Data, above: Data) -> Data:
    """Tables are laid over each other key by key; anything else is replaced."""
    merged = dict(below)
    for key, value in above.items():
        old = below.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            merged[key] = _laid_over(old, value)
        else:
            merged[key] = value
    return merged


def _step(game: Rules, row: Data, where: str) -> Step:
    _check_keys(row, STEP_KEYS, f"{where}.")
    if not set(row) - {"note"}:
        raise LichtungError("scenario-want", where, want=" | ".join(STEP_KEYS[1:]))
    by, reason = _text(row.get("by", ""), f"{where}.by"), _text(row.get("reason", ""), f"{where}.reason")
    if "refused" in row and not by:
        raise LichtungError("scenario-want", f"{where}.by", want='by = "<paragraph>"')
    if "refused" not in row and (by or reason):
        raise LichtungError("scenario-want", where, want='refused = "<action>"')
    if by:
        _paragraph(by, f"{where}.by")
    lists = {
        key: _actions(game, row.get(key, []), f"{where}.{key}")
        for key in ("do", "legal", "unlisted", "refused")
    }
    exact: dict[str, list[Action]] = {}
    for verb, value in _table(row, "actions", f"{where}.").items():
        if verb not in game.codec.by_word:
            known = ", ".join(game.codec.by_word)
            raise LichtungError("scenario-key", f"{where}.actions.{verb}", known=known)
        exact[verb] = _actions(game, value, f"{where}.actions.{verb}")
    return Step(
        where, **lists, by=by, reason=reason, actions=exact, expect=_table(row, "expect", f"{where}.")
    )


def _actions(game: Rules, value: object, where: str) -> list[Action]:
    """One action or a list of them, in text notation."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise LichtungError("scenario-want", where, want='"<action>" | ["<action>", ...]')
    try:
        return [game.parse(text) for text in texts]
    except LichtungError as error:
        raise error.at(where) from None


def _law(data: Data, where: str) -> list[str]:
    ids = data.get("law", [])
    if not isinstance(ids, list) or not all(isinstance(id_, str) for id_ in ids):
        raise LichtungError("scenario-want", where, want='["<paragraph>", ...]')
    for id_ in ids:
        _paragraph(id_, where)
    return ids


def _paragraph(id_: str, where: str) -> None:
    if not any(id_ in law.ids for law in laws()):
        raise LichtungError("scenario-paragraph", where, paragraph=id_)


def _check_keys(data: Data, known: tuple[str, ...], prefix: str) -> None:
    for key in data:
        if key not in known:
            raise LichtungError("scenario-key", f"{prefix}{key}", known=", ".join(known))


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise LichtungError("scenario-want", where, want='"..."')
    return value


def _table(data: Data, key: str, prefix: str) -> Data:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise LichtungError("scenario-want", f"{prefix}{key}", want="{ ... }")
    return value


def _tables(value: object, where: str) -> list[Data]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise LichtungError("scenario-want", where, want="[{ ... }, ...]")
    return value


# --- Running


def run(case: Case) -> list[Difference]:
    """Play the steps and list what is not as the case says; an action refused ends the case."""
    runner = _Runner(case)
    for step in case.steps:
        for action in step.do:
            if not runner.act(action, step.where):
                return runner.found
        runner.check(step)
    return runner.found


class _Runner:
    """Plays one case on a copy of its position."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.state = case.state.copy()
        self.rng = None if case.seed is None else Random(case.seed)
        self.found: list[Difference] = []

    def differs(self, where: str, key: str, refusal: Refusal | None = None, **args: str | int) -> None:
        self.found.append(Difference(where, key, args, refusal))

    def let_chance_decide(self, upto: Action | None) -> None:
        """With a seed, draw whatever the file does not supply, until `upto` is one of the outcomes."""
        while self.rng is not None and self.chance_stands():
            if upto is not None and upto in self.game.actions(self.state):
                return
            self.game.apply(self.state, self.game.sample(self.state, self.rng))

    def chance_stands(self) -> bool:
        decision = self.game.decision(self.state)
        return decision is not None and decision.seat == CHANCE

    def act(self, action: Action, where: str) -> bool:
        self.let_chance_decide(action)
        refusal = self.game.refusal(self.state, action)
        if refusal is None:
            self.game.apply(self.state, action)
            return True
        text = self.game.text(action)
        if self.chance_stands():
            outcomes = [self.game.text(a) for a in self.game.actions(self.state)]
            self.differs(where, "chance-first", action=text, outcomes=_some(outcomes))
        else:
            self.differs(where, "do-refused", refusal, action=text, law=refusal.law, reason=refusal.key)
        return False

    def check(self, step: Step) -> None:
        self.let_chance_decide(None)
        listed = self.game.actions(self.state)
        for action in step.legal:
            refusal = self.game.refusal(self.state, action)
            if refusal is not None:
                law, reason = refusal.law, refusal.key
                text = self.game.text(action)
                self.differs(step.where, "legal-refused", refusal, action=text, law=law, reason=reason)
        for action in step.unlisted:
            if action in listed:
                self.differs(step.where, "unlisted-listed", action=self.game.text(action))
        for action in step.refused:
            self.check_refused(step, action)
        for verb, wanted in step.actions.items():
            number = self.game.codec.by_word[verb]
            found = sorted(self.game.text(a) for a in listed if a.verb == number)
            want = sorted(self.game.text(a) for a in wanted)
            if found != want:
                missing = ", ".join(t for t in want if t not in found) or "-"
                more = ", ".join(t for t in found if t not in want) or "-"
                self.differs(step.where, "actions-differ", verb=verb, missing=missing, more=more)
        if step.expect:
            for key, expected, found_ in differences(step.expect, self.facts(), "expect"):
                self.differs(f"{step.where}.{key}", "fact-differs", expected=expected, found=found_)

    def check_refused(self, step: Step, action: Action) -> None:
        refusal = self.game.refusal(self.state, action)
        text = self.game.text(action)
        if refusal is None:
            self.differs(step.where, "refused-legal", action=text, by=step.by)
        elif refusal.law != step.by or step.reason not in ("", refusal.key):
            want = f"{step.by} {step.reason}".strip()
            law, reason = refusal.law, refusal.key
            self.differs(
                step.where, "refused-otherwise", refusal, action=text, want=want, law=law, reason=reason
            )

    def facts(self) -> Data:
        """The game's facts, and those of every game: who decides what, and the result."""
        found: Data = self.game.facts(self.state)
        decision = self.game.decision(self.state)
        result = self.game.result(self.state)
        if decision is not None:
            found["decides"] = self.seat(decision.seat)
            found["step"] = decision.step
        if result is not None:
            found["result"] = {
                "winners": [self.seat(seat) for seat in result.winners],
                "scores": {self.seat(seat): points for seat, points in enumerate(result.scores)},
                "law": result.law,
                "reason": result.key,
            }
        return found

    def seat(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.game.codec.kinds["seat"].text(seat)


def differences(expected: object, found: object, key: str) -> Iterable[tuple[str, str, str]]:
    """(key, expected, found) wherever `found` does not hold what is expected; more may be there."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            yield from differences(value, found.get(name, NOTHING), f"{key}.{name}")
    elif expected != found:
        yield key, inline(expected), inline(found)


def _some(texts: list[str]) -> str:
    return ", ".join(texts[:6]) + (", ..." if len(texts) > 6 else "")


# --- Writing


def written(game: Rules, s: State, title: str) -> str:
    """A scenario file that holds this state; its one step says whose decision it is."""
    found = _Runner(Case("", title, [], game, s, None, [])).facts()
    who = {key: found.get(key, NOTHING) for key in ("decides", "step")}
    data: Data = {
        "game": game.name,
        "title": title,
        "options": game.setup_data(),
        "position": game.position_of(s),
    }
    return f"{toml(data)}\n[[steps]]\nexpect = {inline(who)}\n"


def toml(data: Data, name: str = "") -> str:
    """Plain data as TOML: tables as sections, lists of tables inline; None is left out."""
    lines = [f"[{name}]"] if name else []
    tables: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict):
            tables.append("\n" + toml(value, f"{name}.{_key(key)}" if name else _key(key)))
        elif value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
    return "".join(line + "\n" for line in lines) + "".join(tables)


def _value(value: object) -> str:
    """A long list stands on several lines."""
    text = inline(value)
    if not isinstance(value, list) or len(text) < LINE:
        return text
    return "[\n" + "".join(f"    {inline(item)},\n" for item in value) + "]"


def inline(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        rows = [f"{_key(key)} = {inline(v)}" for key, v in value.items() if v is not None]
        return "{ " + ", ".join(rows) + " }" if rows else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)
