"""Scenario files read into cases. Every mistake names the file, the line and the key."""

import re
import tomllib
from pathlib import Path

from lichtung import games
from lichtung.kernel.codec import Action, nearest
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.game import state_hash
from lichtung.kernel.law import laws
from lichtung.locale.render import LANGUAGES
from lichtung.scenario.cases import ANY, Case, Data, Other, Rules, Step, seat_word
from lichtung.scenario.events import Pattern, known_events, read_pattern
from lichtung.scenario.facts import all_names, check_names
from lichtung.scenario.lines import key_lines, line_of
from lichtung.scenario.teaching import read_lesson, read_puzzle, read_teach
from lichtung.scenario.values import check_keys, read_actions, read_table, read_tables, read_text, read_texts

OTHER_WORLDS = ("alike", "unlike")
CASE_KEYS = ("title", "law", "seed", "options", "position", "lesson", *OTHER_WORLDS, "steps")
FILE_KEYS = ("game", "puzzle", *CASE_KEYS, "case")
ACTION_KEYS = ("do", "legal", "unlisted", "refused")
EVENT_KEYS = ("events", "no-events")
STEP_KEYS = ("note", *ACTION_KEYS, "by", "reason", "actions", *EVENT_KEYS, "expect", "sees", "teach")
SPECTATOR = "spectator"
TOML_PLACE = re.compile(r"line (\d+), column (\d+)")
TOML_TWICE = re.compile(r"immutable namespace|overwrite a value|[Cc]annot declare|redefine|[Dd]uplicate")


def read(path: Path) -> list[Case]:
    """The cases of a file; every mistake names the file and the line or key."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unreadable", str(path), why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise LichtungError("file-not-text", str(path)) from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _toml_error(path, str(error)) from None
    lines = key_lines(text)
    try:
        return _File(path, data, lines).cases()
    except LichtungError as error:
        line = line_of(lines, error.where)
        raise error.at(f"{path}:{line}" if line else str(path)) from None


def _toml_error(path: Path, why: str) -> LichtungError:
    """What the parser found, in words of our own; its own words come after them."""
    place = TOML_PLACE.search(why)
    if place is None:
        return LichtungError("scenario-toml-end", str(path), why=why)
    where = f"{path}:{place[1]}"
    if TOML_TWICE.search(why):
        return LichtungError("scenario-toml-twice", where)
    return LichtungError("scenario-toml", where, column=int(place[2]), why=why)


class _File:
    """One file while it is read."""

    def __init__(self, path: Path, data: Data, lines: dict[str, int]) -> None:
        self.path = path
        self.data = data
        self.lines = lines

    def cases(self) -> list[Case]:
        data = self.data
        check_keys(data, FILE_KEYS, "")
        if "case" not in data:
            return [self.case({}, "")]
        for key in ("steps", *OTHER_WORLDS):
            if key in data:
                raise LichtungError("scenario-steps-or-cases", key)
        rows = read_tables(data["case"], "case")
        if not rows:
            raise LichtungError("scenario-empty", "case")
        for i, row in enumerate(rows):
            check_keys(row, CASE_KEYS, f"case[{i}].")
        return [self.case(row, f"case[{i}].") for i, row in enumerate(rows)]

    def case(self, own: Data, prefix: str) -> Case:
        """A case: what it says itself laid over what the file says for all."""
        top = self.data
        game = _game(top, own, self.path, prefix)
        start = _Start(game, top, own, prefix)
        state, asking = start.state(False), start.state(True)
        last = own or top
        rows = read_tables(last.get("steps", []), f"{prefix}steps")
        others = [
            other
            for key in OTHER_WORLDS
            if key in last
            for other in _others(start, last[key], f"{prefix}{key}", key == OTHER_WORLDS[0])
        ]
        if not rows and not others:
            raise LichtungError("scenario-no-steps", f"{prefix}steps")
        reader = _Steps(game, self.lines)
        steps = [reader.step(row, f"{prefix}steps[{i}]") for i, row in enumerate(rows)]
        titles = _titles(_title(top, "title"), _title(own, f"{prefix}title"))
        law = [*_law(top, "law"), *_law(own, f"{prefix}law")]
        lesson = _laid_over(read_table(top, "lesson", ""), read_table(own, "lesson", prefix))
        seed = own.get("seed", top.get("seed"))
        if seed is not None and not isinstance(seed, int):
            raise LichtungError("scenario-want", f"{prefix}seed", want="seed = 1")
        return Case(
            str(self.path),
            titles,
            law,
            game,
            state,
            asking,
            seed,
            steps,
            others,
            self.lines,
            read_lesson(game, lesson, prefix),
            read_puzzle(game, read_table(top, "puzzle", "")),
        )


class _Start:
    """Where a case begins: its own position laid over the file's, or the game before its first decision."""

    def __init__(self, game: Rules, top: Data, own: Data, prefix: str) -> None:
        self.game = game
        self.given = "position" in top or "position" in own
        self.own = read_table(own, "position", prefix)
        self.data = _laid_over(read_table(top, "position", ""), self.own)
        self.prefix = prefix

    def state(self, asks_all: bool) -> State:
        """The position; a mistake in it is told with its place in the file."""
        if not self.given:
            start: State = self.game.start()
            start.asks_all = start.asks_all or asks_all
            return start
        try:
            state: State = self.game.position(self.data, asks_all)
        except LichtungError as error:
            first = re.split(r"[.:\[]", error.where)[0]
            raise error.at(f"{self.prefix}position" if first in self.own else "position") from None
        return state

    def other(self, above: Data, where: str) -> State:
        """The position with something laid over it that makes it another one."""
        if not self.given:
            raise LichtungError("scenario-want", where, want="[position]")
        try:
            state: State = self.game.position(_laid_over(self.data, above))
        except LichtungError as error:
            raise error.at(where) from None
        if state_hash(state) == state_hash(self.state(False)):
            raise LichtungError("scenario-same-world", where)
        return state


def _others(start: _Start, value: object, where: str, alike: bool) -> list[Other]:
    """Other worlds, each with its viewer and what is laid over the position."""
    rows = [value] if isinstance(value, dict) else value
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise LichtungError("scenario-want", where, want='{ viewer = "...", position = { ... } }')
    found: list[Other] = []
    for i, row in enumerate(rows):
        place = where if isinstance(value, dict) else f"{where}[{i}]"
        check_keys(row, ("viewer", "position"), f"{place}.")
        viewer = _viewer(start.game, read_text(row.get("viewer", ""), f"{place}.viewer"), f"{place}.viewer")
        state = start.other(read_table(row, "position", f"{place}."), f"{place}.position")
        found.append(Other(place, viewer, state, alike))
    return found


def _game(top: Data, own: Data, path: Path, prefix: str) -> Rules:
    """The rules with the options of file and case; `{ file = "..." }` is a path beside the scenario."""
    if "game" not in top:
        raise LichtungError("scenario-game", "game", known=", ".join(games.GAMES))
    entry = games.entry(read_text(top["game"], "game"))
    setup: Data = {**read_table(top, "options", ""), **read_table(own, "options", "")}
    for key, value in setup.items():
        if isinstance(value, dict) and list(value) == ["file"]:
            setup[key] = str(path.parent / str(value["file"]))
    try:
        return entry.make(setup)
    except LichtungError as error:
        of_case = error.where.partition(".")[0] in read_table(own, "options", prefix)
        raise error.at(f"{prefix}options" if of_case else "options") from None


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


class _Steps:
    """Reads the steps of a case in the words of its game."""

    def __init__(self, game: Rules, lines: dict[str, int]) -> None:
        self.game = game
        self.lines = lines
        self.names = all_names(game)
        self.events = known_events(type(game).__module__.rpartition(".")[0])

    def step(self, row: Data, where: str) -> Step:
        check_keys(row, STEP_KEYS, f"{where}.")
        if not set(row) - {"note"}:
            raise LichtungError("scenario-want", where, want=" | ".join(STEP_KEYS[1:]))
        by, reason = (
            read_text(row.get("by", ""), f"{where}.by"),
            read_text(row.get("reason", ""), f"{where}.reason"),
        )
        if "refused" in row and not by:
            raise LichtungError("scenario-want", f"{where}.by", want=f'by = "<paragraph>" | by = "{ANY}"')
        if "refused" not in row and (by or reason):
            raise LichtungError("scenario-want", where, want='refused = "<action>"')
        if by and by != ANY:
            _paragraph(by, f"{where}.by")
        for key in EVENT_KEYS:
            if key in row and "do" not in row:
                raise LichtungError("scenario-want", f"{where}.{key}", want='do = "<action>"')
        do, legal, unlisted, refused = (self.filled(row, key, where) for key in ACTION_KEYS)
        events, no_events = (self.patterns(row, key, where) for key in EVENT_KEYS)
        expect = read_table(row, "expect", f"{where}.")
        if "expect" in row:
            check_names(expect, self.names, f"{where}.expect")
        return Step(
            where,
            read_text(row.get("note", ""), f"{where}.note"),
            self.lines,
            do=do,
            legal=legal,
            unlisted=unlisted,
            refused=refused,
            by=by,
            reason=reason,
            actions=self.exact(row, where),
            events=events,
            no_events=no_events,
            expect=expect,
            sees=self.sees(row, where),
            teach=read_teach(self.game, read_table(row, "teach", f"{where}."), f"{where}.teach")
            if "teach" in row
            else None,
        )

    def filled(self, row: Data, key: str, where: str) -> list[Action]:
        """Actions of a step; a list that names none says nothing, and is a mistake."""
        if key not in row:
            return []
        if row[key] == []:
            raise LichtungError("scenario-empty", f"{where}.{key}")
        return read_actions(self.game, row[key], f"{where}.{key}")

    def patterns(self, row: Data, key: str, where: str) -> list[Pattern]:
        """One event or a list of them."""
        if key not in row:
            return []
        if row[key] == []:
            raise LichtungError("scenario-empty", f"{where}.{key}")
        return [
            read_pattern(self.game.codec, self.events, text, place)
            for text, place in read_texts(row[key], f"{where}.{key}", '"<event>" | ["<event>", ...]')
        ]

    def exact(self, row: Data, where: str) -> dict[str, list[Action]]:
        """By verb: exactly these actions; an empty list says that there are none."""
        table = read_table(row, "actions", f"{where}.")
        if "actions" in row and not table:
            raise LichtungError("scenario-empty", f"{where}.actions")
        known = self.game.codec.by_word
        found: dict[str, list[Action]] = {}
        for verb, value in table.items():
            place = f"{where}.actions.{verb}"
            if verb not in known:
                raise LichtungError("scenario-key", place, known=nearest(verb, list(known)))
            found[verb] = read_actions(self.game, value, place)
            for action in found[verb]:
                if action.verb != known[verb]:
                    raise LichtungError("scenario-want", place, want=f'"{verb} ..."')
        return found

    def sees(self, row: Data, where: str) -> dict[str, Data]:
        """By viewer: what its view says."""
        table = read_table(row, "sees", f"{where}.")
        if "sees" in row and not table:
            raise LichtungError("scenario-empty", f"{where}.sees")
        found: dict[str, Data] = {}
        for viewer in table:
            place = f"{where}.sees.{viewer}"
            _viewer(self.game, viewer, place)
            found[viewer] = read_table(table, viewer, f"{where}.sees.")
            if not found[viewer]:
                raise LichtungError("scenario-empty", place)
        return found


def _viewer(game: Rules, word: str, where: str) -> int | None:
    """A seat, or nobody's: that of a spectator."""
    seats = [seat_word(game, seat) for seat in range(game.seats)]
    if word == SPECTATOR:
        return None
    if word not in seats:
        raise LichtungError("scenario-key", where, known=", ".join([*seats, SPECTATOR]))
    return seats.index(word)


def _title(data: Data, where: str) -> dict[str, str]:
    """What something is called by language: one text for all, or a text for each."""
    value = data.get("title", "")
    given = value if isinstance(value, dict) else dict.fromkeys(LANGUAGES, value)
    found = {lang: text for lang in LANGUAGES if isinstance(text := given.get(lang), str)}
    if len(found) < len(LANGUAGES) or len(given) > len(LANGUAGES):
        want = ", ".join(f'{lang} = "..."' for lang in LANGUAGES)
        raise LichtungError("scenario-want", where, want=f'"..." | {{ {want} }}')
    return found


def _titles(file: dict[str, str], case: dict[str, str]) -> dict[str, str]:
    """The file's title and that of the case, by language."""
    return {lang: ": ".join(filter(None, (file[lang], case[lang]))) for lang in LANGUAGES}


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
