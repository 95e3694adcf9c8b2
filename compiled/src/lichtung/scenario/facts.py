"""What a file may expect: known names at every level, and how what is found differs."""

from collections.abc import Iterable

from lichtung.kernel.codec import Kind, nearest
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.scenario.cases import Data, Rules, seat_word
from lichtung.scenario.writing import inline

NOTHING = "none"  # matches what could be there but is not
ABSENT: tuple[object, ...] = (NOTHING, 0, [])  # ways to say that


# Of every game: who decides what, and the result (scores by seat).
COMMON_FACTS: Data = {
    "decides": None,
    "step": None,
    "result": {"winners": None, "scores": None, "law": None, "reason": None},
}


def all_names(game: Rules) -> dict[str, object]:
    """The facts of the game, and those of every game."""
    seats = dict.fromkeys([seat_word(game, seat) for seat in range(game.seats)])
    common = {**COMMON_FACTS, "result": {"winners": None, "scores": seats, "law": None, "reason": None}}
    return {**common, **game.fact_names()}


def check_names(expected: Data, names: object, where: str) -> None:
    """Every name is known where it stands; an empty table, which says nothing, is a mistake."""
    if not expected:
        raise LichtungError("scenario-empty", where)
    for key, value in expected.items():
        inner = f"{where}.{key}"
        if isinstance(names, Kind):
            below = None
            _check_word(names, key, inner)
        elif isinstance(names, dict) and key in names:
            below = names[key]
        elif isinstance(names, dict):
            raise LichtungError("scenario-fact", inner, known=nearest(key, list(names)))
        else:
            raise LichtungError("scenario-single", where)
        if isinstance(value, dict):
            check_names(value, below, inner)


def _check_word(kind: Kind, word: str, where: str) -> None:
    try:
        kind.parse(word)
    except ValueError:
        known = ", ".join([kind.text(value) for value in kind.samples()[:3]])
        raise LichtungError("scenario-fact", where, known=f"{known}, ...") from None


def facts(game: Rules, s: State) -> Data:
    """The game's facts, and those of every game."""
    found: Data = game.facts(s)
    decision = game.decision(s)
    result = game.result(s)
    if decision is not None:
        found["decides"] = seat_word(game, decision.seat)
        found["step"] = decision.step
    if result is not None:
        found["result"] = {
            "winners": [seat_word(game, seat) for seat in result.winners],
            "scores": {seat_word(game, seat): points for seat, points in enumerate(result.scores)},
            "law": result.law,
            "reason": result.key,
        }
    return found


def differences(expected: object, found: object, key: str) -> Iterable[tuple[str, str, str]]:
    """(key, expected, found) wherever `found` does not hold what is expected; more may be there."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name in found:
                yield from differences(value, found[name], f"{key}.{name}")
            elif not _says_absent(value):
                yield from differences(value, NOTHING, f"{key}.{name}")
    elif expected != found:
        yield key, inline(expected), inline(found)


def _says_absent(value: object) -> bool:
    return all(_says_absent(v) for v in value.values()) if isinstance(value, dict) else value in ABSENT


def lacking(expected: object, found: object, key: str) -> Iterable[tuple[str, str]]:
    """(key, known names) of what a view does not have at all."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name in found:
                yield from lacking(value, found[name], f"{key}.{name}")
            else:
                yield f"{key}.{name}", nearest(name, [str(known) for known in found]) or NOTHING


def seen_differences(expected: object, found: object, key: str) -> Iterable[tuple[str, str, str]]:
    """The same as `differences` for a view, which says itself what it leaves open."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name in found:
                yield from seen_differences(value, found[name], f"{key}.{name}")
    elif expected != (NOTHING if found is None else found):
        yield key, inline(expected), inline(NOTHING if found is None else found)
