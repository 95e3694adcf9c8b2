"""What somebody asks before he decides: why something is not allowed, and what an action would do."""

from collections import Counter
from collections.abc import Iterator
from math import prod
from random import Random
from typing import Any

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import HIDDEN, Action, Kind, Number, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, IllegalActionError
from lichtung.kernel.match import reveals_to_others
from lichtung.server.tables.protocol import (
    Because,
    Fear,
    Feared,
    Look,
    Seen,
    Told,
    Why,
    arguments,
    problem_of,
)
from lichtung.server.tables.state import TableState

MAX_TRIED = 300  # actions that are asked about for one answer
WHO = ("seat", "owner")  # kinds of those who play, seats first
COUNT = "count"


def explain_refusal(table: TableState, seats: list[int], asked: Why) -> Because:
    """Why nothing that agrees with a partly filled action is allowed; no problem if something is."""
    verb = asked.action[0]
    if verb is None:
        raise LichtungError("why-without-verb", "action")
    try:
        check_own_decision(table, seats, asked.seat)
        refusal = find_refusal(table.game, table.match.state, asked.seat, [verb, *asked.action[1:]])
    except LichtungError as error:
        return Because(key=asked.key, problem=problem_of(error))
    problem = None if refusal is None else problem_of(IllegalActionError(refusal))
    return Because(key=asked.key, problem=problem)


def preview_action(table: TableState, seats: list[int], asked: Look) -> Seen:
    """What an action would do, tried in a world that the seat cannot tell from the real one.

    It is final if it cannot be taken back: chance comes next, something hidden is learnt, the game ends, or
    an agent decides, who does it at once. A person may still be asked to wait.
    """
    check_own_decision(table, seats, asked.seat)
    game = table.game
    view = game.view(table.match.state, asked.seat)
    world = game.imagine(view, Random(0))
    before, material = game.standing(world), dict(game.material(world))
    events = game.play(world, game.codec.decode(asked.action))
    change = [new - old for old, new in zip(before, game.standing(world), strict=True)]
    after = game.decision(world)
    if after is None:
        then = "over"
    elif reveals_to_others(asked.seat, events):
        then = "shown"
    elif after.seat == CHANCE:
        then = "chance"
    else:
        then = "own" if after.seat in seats else "other"
    other = after.seat if after is not None and then == "other" else None
    final = then not in ("own", "other") or (other is not None and table.agent_of(other) is not None)
    pieces = [
        (kind, value, count - material[kind, value])
        for (kind, value), count in game.material(world)
        if count != material[kind, value]
    ]
    return Seen(key=asked.key, final=final, points=change, then=then, next=other, pieces=pieces)


def name_threats(table: TableState, seats: list[int], asked: Fear) -> Feared:
    """What somebody at the table has to fear of another one, told from his own view; whoever's turn it is."""
    if asked.seat not in seats:
        raise LichtungError("not-your-seat", "seat", seat=asked.seat)
    if asked.seat not in table.eyes(seats):
        raise LichtungError("seat-taken-over", "seat", seat=asked.seat)
    game = table.game
    threats = game.threats(game.view(table.match.state, asked.seat), asked.other)
    return Feared(key=asked.key, threats=[Told(t.law, t.key, arguments(t.named())) for t in threats])


def check_own_decision(table: TableState, seats: list[int], seat: int) -> None:
    """Only whoever decides is told anything."""
    if seat not in seats:
        raise LichtungError("not-your-seat", "seat", seat=seat)
    if seat in table.progress.stand_ins:
        raise LichtungError("seat-taken-over", "seat", seat=seat)
    if table.decider() != seat:
        raise LichtungError("game-over" if table.over else "not-your-turn", "seat")


# --- Refusals


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
