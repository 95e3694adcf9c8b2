"""Golden games: readable records of whole games that the rules must reproduce line by line.

`python -m tests.playthroughs.golden` (make golden) plays the recorded actions again and writes what
follows from them anew: after a wanted change of the rules, the difference shows what it does.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lichtung.games import game as games_made
from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.scoring import Sheet
from lichtung.heirs.state import SEATS, Field, Heirs
from lichtung.heirs.tiles import BUILDINGS
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Event
from lichtung.kernel.game import FrameGame, state_hash
from lichtung.testing import fingerprint

GAMES = Path(__file__).parent / "games"
FINGERPRINTS = Path(__file__).parent / "fingerprints.json"
HASH_EVERY = 25
ENTRY = re.compile(r" *\d+ \S+ of \d+: (.+)")
FIELD = Field()


def record(title: str, setup: dict[str, object], actions: Iterable[str]) -> str:
    """The game of these actions as text: what was chosen out of how many, what happened, what came of it."""
    game = make(setup)
    s = game.start()
    lines = [f"# {title}", f"setup {json.dumps(setup, ensure_ascii=False)}", ""]
    for n, text in enumerate(actions):
        decision = game.decision(s)
        assert decision is not None, f"entry {n}: the game is over"
        seat = "chance" if decision.seat == CHANCE else SEATS[decision.seat]
        lines.append(f"{n:4} {seat} of {len(game.actions(s))}: {text}")
        events = game.play(s, game.parse(text))
        lines += [f"         {told(game, event)}" for event in events]
        if any(event.key in ("turn-ended", "game-ended") for event in events):
            lines += ["", *[f"    {line}" for line in situation(game, s)], ""]
        if n % HASH_EVERY == HASH_EVERY - 1:
            lines.append(f"     state {state_hash(s)}")
    result = game.result(s)
    assert result is not None, "the game is not over after its last entry"
    winners = " ".join(SEATS[seat] for seat in result.winners) or "nobody"
    lines += [f"state {state_hash(s)}", *paper(game, game.sheet(s)), f"winner: {winners}, {result.key}"]
    return "\n".join(lines) + "\n"


def told(game: FrameGame[Any, Any], event: Event) -> str:
    """An event by its key and its arguments in notation."""
    kinds = game.codec.kinds
    return " ".join([event.key, *[kinds[kind].text(value) for _, kind, value in event.named()]])


def situation(game: HeirsGame, s: Heirs) -> list[str]:
    """The table between two turns."""
    facts = game.facts(s)
    plain = {name: json.dumps(value).replace('"', "") for name, value in facts.items()}
    stack = f"stack {plain['stack-size']}, top {plain['top']}"
    return [
        f"{stack}, reserve {plain['reserve']}",
        *[f"{name} {plain[name]}" for name in ("hands", "troops", "score")],
    ]


def paper(game: HeirsGame, sheet: Sheet) -> list[str]:
    """The score sheet: every building, every road, the totals."""
    lines = []
    for b in sheet.buildings:
        twice = ", twice" if b.twice else ""
        sum_ = f"{b.own} + {b.count} x {b.each}{twice} = {b.points()}"
        tile = game.setup.tiles.tiles[b.tile]
        name = f"{tile.id} {BUILDINGS[tile.building]}"
        lines.append(f"building {SEATS[b.owner]} {FIELD.text(b.at)} {name}: {sum_}")
    for road in sheet.roads:
        fields = " ".join(FIELD.text(at) for at in road.fields)
        lines.append(f"road {fields}: white {road.white}, blue {road.blue}")
    return [*lines, f"total: white {sheet.total(0)}, blue {sheet.total(1)}"]


def read(text: str) -> tuple[str, dict[str, object], list[str]]:
    """Title, setup and actions of a record."""
    title, setup, *rest = text.splitlines()
    found = [ENTRY.fullmatch(line) for line in rest]
    return title.removeprefix("# "), json.loads(setup.removeprefix("setup ")), [m[1] for m in found if m]


def played_again(text: str) -> str:
    """The record as the rules write it today."""
    return record(*read(text))


def fingerprints() -> dict[str, dict[str, object]]:
    """Many seeded games in a few digests: what they are of, and the digest as it was written down."""
    found: dict[str, dict[str, object]] = json.loads(FINGERPRINTS.read_text(encoding="utf-8"))
    return found


def digest(row: dict[str, object]) -> str:
    """The digest of the games that a row describes, as the rules play them today."""
    setup, games, seed = row["setup"], row["games"], row["seed"]
    assert isinstance(setup, dict)
    assert isinstance(games, int)
    assert isinstance(seed, int)
    return fingerprint(games_made(str(row.get("game", "heirs")), **setup), games=games, seed=seed)


def main() -> None:
    for path in sorted(GAMES.glob("*.txt")):
        path.write_text(played_again(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path.name)
    rows = {name: {**row, "digest": digest(row)} for name, row in fingerprints().items()}
    FINGERPRINTS.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    print(FINGERPRINTS.name)


if __name__ == "__main__":
    main()
