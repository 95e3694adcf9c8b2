"""What stands where in the arrays, as a page: written from the same parts that the observers fill."""

from typing import Any

from lichtung.games import game
from lichtung.kernel.game import FrameGame
from lichtung.rl.actions import ActionIds
from lichtung.rl.observing import NUMBER, Part, observer

HEAD = """# Environments for learning: what stands where

Written by `make fields` from the fields that the games declare. [Learning](rl.md) says how the environments
are used. Another setup of Root has other factions, seats and boards, so other sizes:
`env.unwrapped.table.observer.parts` lists its parts, and
`python -m lichtung.rl root map=lake` prints them as here.
"""


def page() -> str:
    """The page of both games in their usual setups."""
    return "\n".join([HEAD, *[section(game(name)) for name in ("heirs", "root")]])


def section(rules: FrameGame[Any, Any]) -> str:
    seen, ids = observer(rules), ActionIds(rules)
    lines = [f"## {rules.name}_v0", "", f"{len(ids)} actions, {seen.size} numbers.", ""]
    lines += ["| action ids | actions |", "|---|---|", *action_rows(rules, ids), ""]
    lines += ["| from | numbers | name | cells | each cell |", "|---|---|---|---|---|"]
    return "\n".join([*lines, *[part_row(part) for part in seen.parts], ""])


def action_rows(rules: FrameGame[Any, Any], ids: ActionIds) -> list[str]:
    """The ids of each verb, with its arguments; verbs that name what is not in the game are left out."""
    rows: list[str] = []
    for number, verb in enumerate(rules.codec.verbs):
        own = [id_ for code, id_ in ids.ids.items() if code[0] == number]
        words = " ".join([verb.word, *[f"<{name}>" for name, _ in verb.fields]])
        if own:
            last = f" to {own[-1]}" if len(own) > 1 else ""
            rows.append(f"| {own[0]}{last} | `{words}` |")
    return rows


def part_row(part: Part) -> str:
    cells = " × ".join(f"{name} ({size})" for name, size in part.axes) or "one"
    each = NUMBER if part.form == NUMBER else f"{part.form} {part.width}: {part.kind}"
    return f"| {part.start} | {part.size} | `{part.name}` | {cells} | {each} |"
