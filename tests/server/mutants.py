"""Frames that no honest client sends: good messages with something wrong, and things that are no messages."""

import json
from random import Random
from typing import Any

NUMBERS = (-1, 0, 1, 2, 15, 16, 255, 2**31, 2**53 + 1, 2**63, 2**64, 10**400, -(2**63), 0.5, 1e308, 1e-300)
STRINGS = (
    "",
    "x",
    "hello",
    "act",
    "a" * 5000,
    "\u0000",
    "\u202e\u2066",
    "\ud83e\udd8a\U0001f98a",
    "\u0041\u030a" * 40,
    "../../etc/passwd",
    "' or 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%s%n%x",
    "NaN",
    "take 0",
    "draw 5",
    "\ufeff",
    "\u2028",
)
PRESETS = ("hello", "thanks", "oops", "rude")


def valid_messages(n: int, seat: int, legal: list[list[int]], rng: Random) -> list[dict[str, Any]]:
    """One message of each type as an honest client might send it."""
    key = f"fuzz-{rng.getrandbits(60):015x}"
    common = {"key": key, "base": n, "seat": seat}
    action: Any = rng.choice(legal) if legal else [0]
    return [
        {"type": "hello", "since": rng.randrange(n + 1)},
        {"type": "act", **common, "action": action},
        {"type": "act", **common, "action": "pass"},
        {"type": "undo", **common},
        {"type": "ask-undo", **common},
        {"type": "answer-undo", **common, "yes": True},
        {"type": "resign", **common},
        {"type": "pause", **common, "on": True},
        {"type": "say", "key": key, "text": "Guten Abend!"},
        {"type": "mute", "line": 0, "on": False},
        {"type": "say-preset", "key": key, "preset": rng.choice(PRESETS)},
        {"type": "ping"},
    ]


def deep(rng: Random) -> str:
    depth = rng.choice((50, 1000, 10_000))
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}")))
    inner = opening * depth + "1" + closing * depth
    return rng.choice((inner, '{"type":"act","action":' + inner + "}", opening * depth))


def anything(rng: Random, depth: int = 0) -> Any:
    """A random JSON value."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice(STRINGS)
    if kind == 2:
        return rng.choice((None, True, False))
    if kind == 3:
        return rng.randrange(-5, 200)
    if kind == 4:
        return "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x10FFFF)))) for _ in range(9))
    if kind == 5:
        return {rng.choice(STRINGS)[:20]: anything(rng, depth + 1) for _ in range(rng.randrange(4))}
    return [anything(rng, depth + 1) for _ in range(rng.randrange(12))]


def changed(message: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A message with one to three fields replaced, taken out, added or exchanged."""
    found = dict(message)
    for _ in range(rng.randrange(1, 4)):
        way = rng.randrange(6)
        name = rng.choice(list(found) or ["type"])
        if way == 0:
            found.pop(name, None)
        elif way == 1:
            found[rng.choice(("extra", "type", "base", "key", "seat", "__class__", ""))] = anything(rng)
        elif way == 2 and isinstance(found.get(name), list):
            found[name] = [*found[name], anything(rng)]
        elif way == 3 and isinstance(found.get(name), list) and found[name]:
            code = list(found[name])
            code[rng.randrange(len(code))] = rng.choice((rng.randrange(-2, 60), anything(rng)))
            found[name] = code
        else:
            found[name] = anything(rng)
    return found


def written(message: Any) -> str:
    """As JSON; lone surrogates stay escaped, so that the frame is text."""
    return json.dumps(message, ensure_ascii=True, allow_nan=True)


def scratched(text: str, rng: Random) -> str:
    """A text with some characters changed, cut off or doubled."""
    way = rng.randrange(4)
    place = rng.randrange(len(text) + 1)
    if way == 0:
        return text[:place]
    if way == 1:
        return text[:place] + chr(rng.choice((0, 34, 92, 123, 0x7F, 0xFEFF, 0x1F98A))) + text[place + 1 :]
    if way == 2:
        return text + text[place:]
    return text[:place] + text[place:].replace('"', "'", 1)


def mutant(messages: list[dict[str, Any]], rng: Random) -> str:
    """One frame of text, nearly always bad."""
    kind = rng.random()
    if kind < 0.65:
        return written(changed(rng.choice(messages), rng))
    if kind < 0.82:
        return scratched(written(rng.choice(messages)), rng)
    if kind < 0.94:
        return written(anything(rng))
    if kind < 0.96:
        return deep(rng)
    return written(rng.choice(messages))
