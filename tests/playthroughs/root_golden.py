"""Golden games of Root: whole games in words only, to be played again line by line.

`python -m tests.playthroughs.root_golden` (of make golden) writes anew what follows from recorded actions.
`... root_golden new NAME SEED AGENT TITLE SETUP` lets agents play another game (the setup as JSON).
"""

import json
import sys
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from lichtung import agents, games
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.frames import State
from lichtung.kernel.game import FrameGame
from tests.playthroughs.golden import GAMES, read, told

AnyGame = FrameGame[Any, Any]
ROOT_GAMES = GAMES / "root"


def record(title: str, setup: dict[str, object], actions: Iterable[str]) -> str:
    """The game of these actions as text: what was chosen out of how many, what happened, what came of it."""
    left = iter(actions)
    return recorded(title, setup, lambda _game, _s, _seat: next(left, ""))


def recorded(title: str, setup: dict[str, object], choose: Callable[[AnyGame, State, int], str]) -> str:
    """A whole game whose actions are chosen as they are needed."""
    game = games.game("root", **setup)
    words = [game.codec.kinds["seat"].text(seat) for seat in range(game.seats)]
    s = game.start()
    lines = [f"# {title}", f"setup {json.dumps(setup, ensure_ascii=False)}", ""]
    number = 0
    while (decision := game.decision(s)) is not None:
        seat = "chance" if decision.seat == CHANCE else words[decision.seat]
        text = choose(game, s, decision.seat)
        assert text, f"entry {number}: the game is not over after its last entry"
        lines.append(f"{number:4} {seat} of {len(game.actions(s))}: {text}")
        events = game.play(s, game.parse(text))
        lines += [f"         {told(game, event)}" for event in events]
        if any(event.key == "turn-began" for event in events):
            lines += ["", *situation(game, s), ""]
        number += 1
    result = game.result(s)
    assert result is not None
    winners = " ".join(words[seat] for seat in result.winners)
    return "\n".join([*lines, "", *situation(game, s), f"winner: {winners}, {result.key}"]) + "\n"


def situation(game: AnyGame, s: State) -> list[str]:
    """The table between two turns: points, warriors and pieces by clearings, sizes of hands and piles."""
    facts = game.facts(s)
    lines = []
    for key in ("points", "warriors", "pieces", "cards", "crafted", "crafted-items"):
        rows = facts[key]
        assert isinstance(rows, dict)
        parts = [f"{name} {plain(value)}" for name, value in rows.items() if value]
        if parts:
            lines.append(f"    {key}: {', '.join(parts)}")
    return lines


def plain(value: object) -> str:
    """A number, a list, or numbers by clearing."""
    if isinstance(value, dict):
        return " ".join(f"{n}x{clearing}" for clearing, n in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def played_again(text: str) -> str:
    """The record as the rules write it today."""
    title, setup, actions = read(text)
    again = record(title, setup, actions)
    assert len(read(again)[2]) == len(actions), "the game is over before its last entry"
    return again


def new(name: str, seed: int, agent: str, title: str, setup: dict[str, object]) -> None:
    """Let agents play a game and keep its record."""
    rng = Random(seed)
    players: dict[int, agents.Agent[Any]] = {}

    def choose(game: AnyGame, s: State, seat: int) -> str:
        if seat == CHANCE:
            return game.text(game.sample(s, rng))
        if seat not in players:
            players[seat] = agents.make(agent, game, Random(seed + 1 + seat))
        return game.text(players[seat].choose(game.view(s, seat), game.actions(s)))

    (ROOT_GAMES / f"{name}.txt").write_text(recorded(title, setup, choose), encoding="utf-8")


def main() -> None:
    if sys.argv[1:2] == ["new"]:
        name, seed, agent, title, setup = sys.argv[2:]
        new(name, int(seed), agent, title, json.loads(setup))
        return
    for path in sorted(ROOT_GAMES.glob("*.txt")):
        path.write_text(played_again(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
