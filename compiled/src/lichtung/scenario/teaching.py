"""Lessons and puzzles read: `lesson`, `puzzle`, and `teach` in steps. docs/lessons.md

Without these tables the file is a plain scenario file.
"""

from lichtung.kernel.codec import nearest
from lichtung.kernel.errors import LichtungError
from lichtung.scenario.cases import Data, Rules, seat_word
from lichtung.scenario.facts import all_names, check_names
from lichtung.scenario.lessons import ANYTHING, ActionPattern, Answer, Lesson, Puzzle, Teach, Thing
from lichtung.scenario.values import check_keys, read_actions, read_table, read_text, read_texts

LESSON_KEYS = ("id", "chapter", "next", "minutes", "seat")
PUZZLE_KEYS = ("id", "seat", "goal", "turns", "text", "positions")
TEACH_KEYS = (
    *("text", "light", "tap", "table", "wanted", "free", "goal", "other", "refused", "hint", "after"),
)
ANSWER_KEYS = ("text", "then")
VERB = "verb"  # in place of a kind: one of the actions


def read_lesson(game: Rules, data: Data, prefix: str) -> Lesson | None:
    """The table `lesson` of a case, laid over that of its file; None: it teaches nothing."""
    if not data:
        return None
    where = f"{prefix}lesson"
    check_keys(data, LESSON_KEYS, f"{where}.")
    id_, chapter = (_word(data, key, where) for key in ("id", "chapter"))
    minutes = _number(data, "minutes", where)
    return Lesson(id_, chapter, _seat(game, data, where), minutes, read_text(data.get("next", ""), where))


def read_puzzle(game: Rules, data: Data) -> Puzzle | None:
    """The table `puzzle` of a file; None: there is nothing to solve."""
    if not data:
        return None
    check_keys(data, PUZZLE_KEYS, "puzzle.")
    goal = read_table(data, "goal", "puzzle.")
    check_names(goal, all_names(game), "puzzle.goal")
    id_, text = (_word(data, key, "puzzle") for key in ("id", "text"))
    turns = _number({"turns": 1, **data}, "turns", "puzzle")
    positions = _number({"positions": 1, **data}, "positions", "puzzle")
    return Puzzle(id_, _seat(game, data, "puzzle"), goal, turns, text, positions)


def read_teach(game: Rules, data: Data, where: str) -> Teach:
    """The table `teach` of a step."""
    check_keys(data, TEACH_KEYS, f"{where}.")
    if not data:
        raise LichtungError("scenario-empty", where)
    text, after, hint = (read_text(data.get(key, ""), f"{where}.{key}") for key in ("text", "after", "hint"))
    light, tap = (_things(game, data.get(key, []), f"{where}.{key}") for key in ("light", "tap"))
    table, free = (_flag(data, key, where) for key in ("table", "free"))
    goal = read_table(data, "goal", f"{where}.")
    if goal:
        check_names(goal, all_names(game), f"{where}.goal")
    if free != bool(goal):
        raise LichtungError("scenario-want", f"{where}.goal", want="free = true, goal = { ... }")
    return Teach(
        where,
        text,
        after,
        hint,
        light,
        tap,
        table,
        free,
        goal,
        _ways(game, data.get("wanted", []), f"{where}.wanted"),
        [_answer(game, key, value, f"{where}.other.{key}") for key, value in _rows(data, "other", where)],
        {key: read_text(value, f"{where}.refused.{key}") for key, value in _rows(data, "refused", where)},
    )


def _things(game: Rules, value: object, where: str) -> list[Thing]:
    """`clearing 5`, `card anvil`, `field 1,0`, `verb move`: a kind of this game and a word of it."""
    found: list[Thing] = []
    kinds = game.codec.kinds
    for text, place in read_texts(value, where, '["<kind> <word>", ...]'):
        kind, _, word = text.partition(" ")
        if kind == VERB:
            if word not in game.codec.by_word:
                raise LichtungError("scenario-key", place, known=nearest(word, list(game.codec.by_word)))
            found.append(Thing(kind, game.codec.by_word[word], text))
        elif kind in kinds:
            try:
                found.append(Thing(kind, kinds[kind].parse(word), text))
            except ValueError:
                some = ", ".join([kinds[kind].text(one) for one in kinds[kind].samples()[:3]])
                raise LichtungError("scenario-key", place, known=f"{some}, ...") from None
        else:
            raise LichtungError("scenario-key", place, known=", ".join([VERB, *kinds]))
    return found


def _ways(game: Rules, value: object, where: str) -> list[list[ActionPattern]]:
    """Each way to do the step: a list of actions."""
    if not isinstance(value, list):
        raise LichtungError("scenario-want", where, want='[["<action>", ...], ...]')
    return [
        [_pattern(game, text, place) for text, place in read_texts(way, f"{where}[{i}]", '["<action>", ...]')]
        for i, way in enumerate(value)
    ]


def _answer(game: Rules, key: str, value: object, where: str) -> Answer:
    """What is said to an action, alone or with what it would lead to."""
    pattern = _pattern(game, key, where)
    if not isinstance(value, dict):
        return Answer(pattern, read_text(value, where), [])
    check_keys(value, ANSWER_KEYS, f"{where}.")
    then = read_actions(game, value.get("then", []), f"{where}.then")
    return Answer(pattern, _word(value, "text", where), then)


def _pattern(game: Rules, text: str, where: str) -> ActionPattern:
    """A verb of this game with as many arguments as it has; what holds no `*` must be readable."""
    words = text.split()
    if words == [ANYTHING]:
        return ActionPattern(text)
    verbs = game.codec.by_word
    if not words or words[0] not in verbs:
        raise LichtungError("scenario-key", where, known=nearest(words[0] if words else "", list(verbs)))
    fields = game.codec.verbs[verbs[words[0]]].fields
    if len(words) != len(fields) + 1:
        form = " ".join([words[0], *[f"<{name}>" for name, _ in fields]])
        raise LichtungError("scenario-want", where, want=form)
    if ANYTHING not in words:
        read_actions(game, text, where)
    return ActionPattern(text)


def _rows(data: Data, key: str, where: str) -> list[tuple[str, object]]:
    return list(read_table(data, key, f"{where}.").items())


def _word(data: Data, key: str, where: str) -> str:
    """A text that has to be there."""
    text = read_text(data.get(key, ""), f"{where}.{key}")
    if not text:
        raise LichtungError("scenario-want", f"{where}.{key}", want=f'{key} = "..."')
    return text


def _number(data: Data, key: str, where: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise LichtungError("scenario-want", f"{where}.{key}", want=f"{key} = 1")
    return value


def _flag(data: Data, key: str, where: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise LichtungError("scenario-want", f"{where}.{key}", want=f"{key} = true")
    return value


def _seat(game: Rules, data: Data, where: str) -> int:
    seats = [seat_word(game, seat) for seat in range(game.seats)]
    word = data.get("seat")
    if word not in seats:
        raise LichtungError("scenario-key", f"{where}.seat", known=", ".join(seats))
    return seats.index(str(word))
