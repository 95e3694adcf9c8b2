"""Clauses on decisions, chance, actions as ints and text, and refusals."""

from contextlib import suppress

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Codec, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import Decision, IllegalActionError, state_hash
from lichtung.testing.trial import (
    BAD_CODES,
    CHANCES,
    CODES,
    DECISIONS,
    NOTATION,
    REFUSALS,
    UNTOUCHED,
    S,
    Trial,
    V,
)

SAMPLES = 3  # draws at each chance decision
CODES_PER_VERB = 3  # illegal actions made of sampled values, at each decision
NEAR_MISSES = 8  # legal actions with one value changed, and actions of earlier decisions
NOT_WORDS = ("?", "-1", "999999999999", "1,", ",", "1e9", "ß")
NOT_VALUES = (-(10**9), -2, -1, 10**9)


def check_codec(trial: Trial[S, V]) -> None:
    """Kinds write and read their own samples; what no action can be is refused as a user's mistake."""
    codec = trial.game.codec
    for name, kind in codec.kinds.items():
        for value in kind.samples():
            text = kind.text(value)
            if not kind.valid(value) or kind.parse(text) != value or len(text.split()) != 1:
                trial.fail(NOTATION, f'kind "{name}": sample {value} is written "{text}" and does not return')
        for word in NOT_WORDS:
            with suppress(ValueError):
                if not kind.valid(kind.parse(word)):
                    trial.fail(BAD_CODES, f'kind "{name}" reads "{word}" as a value that is not valid')
    for code in _bad_codes(codec):
        try:
            found = codec.decode(code)
        except LichtungError:
            continue
        except Exception as error:
            trial.fail(BAD_CODES, f"decode({code}) raises {error!r}")
        trial.fail(BAD_CODES, f"decode({code}) gives {found!r}")
    for text in _bad_texts(codec):
        try:
            found = codec.parse(text)
        except LichtungError:
            continue
        except Exception as error:
            trial.fail(BAD_CODES, f'parse("{text}") raises {error!r}')
        if codec.decode(found.code()) != found:
            trial.fail(BAD_CODES, f'parse("{text}") gives {found!r}, which does not round-trip')


def _bad_codes(codec: Codec) -> list[list[int]]:
    bad: list[list[int]] = [[], [-1], [len(codec.verbs)]]
    for number, verb in enumerate(codec.verbs):
        kinds = [codec.kinds[kind] for _, kind in verb.fields]
        if not all(kind.samples() for kind in kinds):  # a verb for things that are not in this game
            bad.append([number, *[0] * len(kinds)])
            continue
        good = [number, *[kind.samples()[0] for kind in kinds]]
        bad.append([*good, 0])
        if kinds:
            bad.append(good[:-1])
        for place, kind in enumerate(kinds):
            values = [*NOT_VALUES, max(kind.samples()) + 1]
            bad += [_changed(good, place + 1, v) for v in values if not kind.valid(v)]
    return bad


def _bad_texts(codec: Codec) -> list[str]:
    bad = ["", " ", "?", "no-such-verb"]
    for verb in codec.verbs:
        kinds = [codec.kinds[kind] for _, kind in verb.fields]
        if not all(kind.samples() for kind in kinds):
            bad.append(" ".join([verb.word, *["?"] * len(kinds)]))
            continue
        good = [verb.word, *[kind.text(kind.samples()[0]) for kind in kinds]]
        bad.append(" ".join([*good, "?"]))
        for place in range(len(kinds)):
            for word in NOT_WORDS:
                bad.append(" ".join([*good[: place + 1], word, *good[place + 2 :]]))
    return bad


def _changed(code: list[int], place: int, value: int) -> list[int]:
    return [*code[:place], value, *code[place + 1 :]]


def check_decision(trial: Trial[S, V], s: S, decision: Decision) -> list[Action]:
    """The decision is somebody's and has actions; returns them."""
    game = trial.game
    if decision.seat != CHANCE and not 0 <= decision.seat < game.seats:
        trial.fail(DECISIONS, f"there is no seat {decision.seat}")
    if decision.seat not in (CHANCE, *game.players()):
        trial.fail(DECISIONS, f"seat {decision.seat} decides, which is none of players()")
    if game.result(s) is not None:
        trial.fail(DECISIONS, "there is a result while a decision stands")
    options = game.actions(s)
    if not options:
        trial.fail(DECISIONS, "nothing can be chosen")
    if len(set(options)) != len(options):
        twice = next(a for a in options if options.count(a) > 1)
        trial.fail(DECISIONS, f"{trial.show(twice)} is listed twice")
    given = game.actions(s)
    given.clear()
    if game.actions(s) != options:
        trial.fail(DECISIONS, "emptying the list that actions() gave changes what it gives next")
    _check_chance(trial, s, decision, options)
    return options


def _check_chance(trial: Trial[S, V], s: S, decision: Decision, options: list[Action]) -> None:
    game = trial.game
    outcomes = game.chance(s)
    if decision.seat != CHANCE:
        if outcomes:
            trial.fail(CHANCES, "chance() lists outcomes at a player's decision")
        return
    if [a for a, _ in outcomes] != options:
        trial.fail(CHANCES, "chance() and actions() list different outcomes")
    for action, weight in outcomes:
        if type(weight) is not int or weight <= 0:
            trial.fail(CHANCES, f"{trial.show(action)} has the weight {weight!r}")
    before = state_hash(s)
    for _ in range(SAMPLES):
        drawn = game.sample(s, trial.aside)
        if drawn not in options:
            trial.fail(CHANCES, f"sample() gives {trial.show(drawn)}, which chance() does not list")
    if state_hash(s) != before:
        trial.fail(CHANCES, "sample() changes the state")


def check_round_trips(trial: Trial[S, V], options: list[Action]) -> None:
    """Each action comes back from its ints and from its text, and shares them with no other."""
    codec = trial.game.codec
    for action in options:
        code = action.code()
        if code not in trial.known:
            if any(type(n) is not int for n in code):
                trial.fail(CODES, f"{action!r} has the code {code!r}")
            text = codec.text(action)
            if codec.parse(text) != action:
                trial.fail(NOTATION, f'"{text}" is read as {codec.parse(text)!r}, not {action!r}')
            if trial.words.get(text, code) != code:
                trial.fail(NOTATION, f'"{text}" stands for {code} and for {trial.words[text]}')
            trial.known[code] = text
            trial.words[text] = code
        back = codec.decode(code)
        if back != action or hash(back) != hash(action) or back.code() != code:
            trial.fail(CODES, f"{code} is decoded as {back!r}, not {action!r}")


def check_refusals(trial: Trial[S, V], s: S, options: list[Action]) -> None:
    """Listed actions are not refused; all others are, and nothing moves when they are tried."""
    game = trial.game
    before, values = state_hash(s), s.values()
    for action in options:
        refusal = game.refusal(s, action)
        if refusal is not None:
            trial.fail(REFUSALS, f"{trial.show(action)} is listed and refused: {refusal!r}")
    listed = set(options)
    for action in expressible(trial, options):
        if action in listed:
            continue
        refusal = game.refusal(s, action)
        if not isinstance(refusal, Refusal):
            trial.fail(REFUSALS, f"{trial.show(action)} is not listed, but refusal() gives {refusal!r}")
        trial.check_said(refusal)
        try:
            game.play(s, action)
        except IllegalActionError as error:
            if error.refusal != refusal:
                trial.fail(REFUSALS, f"play({trial.show(action)}) gives {error.refusal!r}, not {refusal!r}")
        else:
            trial.fail(REFUSALS, f"play({trial.show(action)}) carries out what refusal() refuses")
        if s.values() != values:
            trial.fail(UNTOUCHED, f"{trial.show(action)} was refused with {refusal!r} and changed the state")
    if state_hash(s) != before:
        trial.fail(UNTOUCHED, "asking for refusals changed the state")


def expressible(trial: Trial[S, V], options: list[Action]) -> list[Action]:
    """Expressible actions, most of them illegal: of sampled values, near misses, and of earlier decisions."""
    codec, rng = trial.game.codec, trial.aside
    codes: list[list[int]] = []
    for number, verb in enumerate(codec.verbs):
        samples = [trial.samples[kind] for _, kind in verb.fields]
        if not all(samples):  # a verb for things that are not in this game
            continue
        tries = CODES_PER_VERB if samples else 1
        codes += [[number, *[rng.choice(values) for values in samples]] for _ in range(tries)]
    for _ in range(NEAR_MISSES if options else 0):
        code = list(rng.choice(options).code())
        if len(code) > 1:
            place = rng.randrange(1, len(code))
            kind = codec.verbs[code[0]].fields[place - 1][1]
            codes.append(_changed(code, place, rng.choice(trial.samples[kind])))
    met = list(trial.known)
    codes += [list(rng.choice(met)) for _ in range(NEAR_MISSES if met else 0)]
    found: list[Action] = []
    for code in codes:
        try:
            found.append(codec.decode(code))
        except LichtungError:
            continue  # a codec may know that these values never go together
    return found
