"""A table without a server, and its twins: the same past, but another state that a viewer cannot tell."""

import copy
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from lichtung.games import game as make_game
from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import encode
from lichtung.server.storage.schema import tables
from lichtung.server.storage.store import RUNNING, Seat, Store, TableRow
from lichtung.server.tables.commands import execute
from lichtung.server.tables.progress import GameProgress
from lichtung.server.tables.protocol import Act, Command, Undo, Update, problem_of
from lichtung.server.tables.table import Table

KEY = "twin-key"
CARRIED_OUT = b"carried out"
WEIRD = ("", "?", "move", "Zug", "\u202e", "1 2 3", "draw 5", "craft x y z")


def lone_table(name: str, setup: dict[str, object], seed: int) -> Table:
    """A table whose game has begun; nothing of it is kept anywhere."""
    game = make_game(name, **setup)
    values: dict[str, object] = {
        **{column.name: None for column in tables.columns},
        "id": "alone",
        "host": "Ada",
        "game": name,
        "rules": game.rules_version,
        "setup": encode(game.setup_data()),
        "options": b"{}",
        "title": "",
        "public": True,
        "seed": f"{seed:064x}",
        "phase": RUNNING,
        "created": 1000.0,
        "updated": 1000.0,
    }
    row = SimpleNamespace(**values)
    chairs = [Seat(seat, "ada", None, False, "Ada") for seat in range(game.seats)]
    table = Table(TableRow(cast(Any, row), chairs), cast(Store, None))
    table.run_chance()
    return table


def twin(table: Table, state: Any) -> Table:
    """The same table, but in another state; what is done to one does not touch the other."""
    other = copy.copy(table)
    other.progress = in_state(table.progress, state)
    return other


def in_state(progress: GameProgress, state: Any) -> GameProgress:
    """The same progress in another state; what is done to one does not touch the other."""
    other = copy.copy(progress)
    other.state = state
    other.decision = other.game.decision(state)
    other.history, other.record_of = progress.history.copy(), progress.record_of[:]
    other.checkpoints = progress.checkpoints[:]
    other.stand_ins = progress.stand_ins.copy()
    other.ledger = copy.deepcopy(progress.ledger)
    other.teller = progress.teller.copy()
    return other


def copied(table: Table) -> Table:
    return twin(table, table.match.state.copy())


def act(table: Table, seat: int, action: Action) -> Act:
    return Act(key=KEY, base=table.n, seat=seat, action=list(action.code()))


def answer_to(table: Table, command: Command) -> bytes:
    """What somebody who sends this command is told; a legal one is carried out in a copy only."""
    try:
        execute(copied(table), command)
    except LichtungError as error:
        return encode(problem_of(error))
    return CARRIED_OUT


def commands_of(table: Table, seat: int, rng: Random, some: int) -> list[Command]:
    """Commands of a seat, nearly all of them not allowed now."""
    codec = table.game.codec
    samples = {name: kind.samples() for name, kind in codec.kinds.items()}
    sayable = [n for n, verb in enumerate(codec.verbs) if all(samples[kind] for _, kind in verb.fields)]
    codes: list[list[int]] = []
    for _ in range(some):
        number = rng.choice(sayable)
        fields = codec.verbs[number].fields
        codes.append([number, *[rng.choice(samples[kind]) for _, kind in fields]])
    legal = table.game.actions(table.match.state)
    for _ in range(some if legal else 0):
        code = list(rng.choice(legal).code())
        if len(code) > 1:
            place = rng.randrange(1, len(code))
            code[place] = rng.choice(samples[codec.verbs[code[0]].fields[place - 1][1]])
            codes.append(code)
    codes.append([rng.randrange(-1, 100) for _ in range(rng.randrange(5))])
    found: list[Command] = [Act(key=KEY, base=table.n, seat=seat, action=code) for code in codes]
    found.append(Act(key=KEY, base=table.n, seat=seat, action=rng.choice(WEIRD)))
    found.append(Undo(key=KEY, base=table.n, seat=seat))
    return found


def views_of(update: Update) -> bytes:
    return encode(update.views)


def told_by(update: Update) -> bytes:
    """Everything in an update but the views."""
    return encode([update.happened, update.deciding, update.legal, update.undo, update.outcome, update.n])
