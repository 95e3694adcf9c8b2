"""Why nothing that begins in some way is allowed: the most telling of all refusals that it meets."""

from collections import Counter
from collections.abc import Iterator
from math import prod
from random import Random
from typing import Any, Final

from lichtung.kernel.codec import HIDDEN, Action, Kind, Number, Refusal
from lichtung.kernel.game import FrameGame

MAX_TRIED: Final = 300  # actions that are asked about for one answer
WHO: Final = ("seat", "owner")  # kinds of those who play, seats first
COUNT: Final = "count"


def find_refusal(game: FrameGame[Any, Any], state: Any, seat: int, code: list[int | None]) -> Refusal | None:
    """The most telling refusal of the actions that agree with a code, open fields being None."""
    legal = [a.code() for a in game.actions(state)]
    if any(matches(known, code) for known in legal):
        return None
    found: Counter[Refusal] = Counter()
    for action in candidate_actions(game, seat, code, legal):
        refusal = game.refusal(state, action)
        assert refusal is not None, action
        found[refusal] += 1
    return most_telling(found)


def matches(known: tuple[int, ...], code: list[int | None]) -> bool:
    return len(known) == len(code) and all(
        want is None or have == want for have, want in zip(known, code, strict=True)
    )


def candidate_actions(
    game: FrameGame[Any, Any], seat: int, code: list[int | None], legal: list[tuple[int, ...]]
) -> Iterator[Action]:
    """Whole actions that agree with a code; of very many always the same ones, from everywhere."""
    codec = game.codec
    given = [0 if value is None else value for value in code]
    verb = given[0]
    if not 0 <= verb < len(codec.verbs) or len(codec.verbs[verb].fields) != len(code) - 1:
        codec.decode(given)  # says what is wrong with it
    choices: list[list[int]] = [[verb]]
    for place, (_, kind) in enumerate(codec.verbs[verb].fields, 1):
        value = code[place]
        if value is None:
            used = {known[place] for known in legal if known[0] == verb}
            choices.append(values_to_try(codec.kinds[kind], kind, seat, used))
        else:
            choices.append([value])
    many = prod(map(len, choices))
    for number in range(many) if many <= MAX_TRIED else Random(0).sample(range(many), MAX_TRIED):
        found = []
        for values in choices:
            number, at = divmod(number, len(values))
            found.append(values[at])
        yield codec.decode(found)


def values_to_try(kind: Kind, name: str, seat: int, used: set[int]) -> list[int]:
    """Values for an open field: all there are, but not oneself, and of numbers only the least useful one.

    Whoever asks means others, and a small number is refused for the fewest reasons.
    """
    if isinstance(kind, Number):
        return [min(used, default=min(kind.high, max(kind.low, 1)))]
    samples = kind.samples()
    return [value for value in samples if name not in WHO or value != seat or value in used] or samples


def most_telling(found: Counter[Refusal]) -> Refusal | None:
    """What most are refused for, word for word; else what stands in the way behind the first question.

    Rules ask the plain questions first (is the card in your hand?), and most actions that were made up fail
    there. What differs between the actions that are refused in the same way is left open.
    """
    if not found:
        return None
    common, times = found.most_common(1)[0]
    if 2 * times > found.total():
        return common
    kinds: Counter[tuple[str, str]] = Counter()
    for refusal, times in found.items():
        kinds[refusal.law, refusal.key] += times
    kind = kinds.most_common(2)[-1][0]
    return generalised([refusal for refusal in found if (refusal.law, refusal.key) == kind])


def generalised(refusals: list[Refusal]) -> Refusal:
    """One refusal for several of the same kind: only the arguments that they share, and counts."""
    first = refusals[0]
    args = [
        value if kind == COUNT or all(refusal.args[at] == value for refusal in refusals) else HIDDEN
        for at, (_, kind, value) in enumerate(first.named())
    ]
    return first.of(*args)
