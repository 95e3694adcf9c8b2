"""A journal becomes a table: a finished game to step through, or one that a single person plays on.

Nothing of a file is believed: its setup makes the game anew, and every entry is played by the rules.
"""

from dataclasses import dataclass
from time import time
from typing import Any

import msgspec

from lichtung import agents, games
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Entry, Journal, begin, loads, replay
from lichtung.server.people.accounts import Person, hashed, new_id, new_token
from lichtung.server.people.lobby import game_for
from lichtung.server.storage.store import FINISHED, RUNNING, Record, Seat, Store
from lichtung.server.tables.advice import ALL
from lichtung.server.tables.archive import PLAY
from lichtung.server.tables.computer_players import name_for
from lichtung.server.tables.fairness import (
    Contributions,
    contributions,
    draw_from,
    new_seed,
    sealed_seed,
    verify,
)
from lichtung.server.tables.progress import NONCE, POSITION
from lichtung.server.tables.trying_out import BoardOptions
from lichtung.server.web.bodies import NewTable

JOURNAL = "journal"  # what places in a journal are called: journal:12 is its twelfth line
NO_CONTRIBUTIONS = Contributions({}, {})


@dataclass
class ImportedGame:
    """A game that has been played up to here, with the seed for what follows or the one it came from."""

    game: FrameGame[Any, Any]
    state: Any
    entries: list[Entry]
    names: list[str]
    seed: str
    added: Contributions = NO_CONTRIBUTIONS
    position: dict[str, object] | None = None  # where it began, if not at the beginning of its rules


def read_game(text: str, at: int | None) -> ImportedGame:
    """A journal checked entry by entry, and its position after `at` of them (None: all)."""
    journal = loads(text, JOURNAL)
    count = len(journal.entries)
    if at is not None and not 0 <= at <= count:
        raise LichtungError("journal-at", "at", count=count)
    end = count if at is None else at
    try:
        header = journal.header
        setup = games.entry(header.game).setup_under(header.rules, header.setup)
        game = game_for(NewTable(header.game, setup))
    except LichtungError as error:
        raise error.at(f"{JOURNAL}:1") from None
    try:
        state = begin(header, game)
    except LichtungError as error:
        raise error.at(f"{JOURNAL}:1: position") from None
    found = state.copy()
    entries: list[Entry] = []
    for entry, action, _ in replay(journal, game, state, JOURNAL):
        if entry.n < end:
            entries.append(Entry(entry.n, entry.seat, game.text(action)))
        if entry.n + 1 == end:
            found = state.copy()
    names = journal.header.seats
    if game.decision(found) is None and (seed := verified_seed(game, journal)) is not None:
        numbered = [
            Entry(e.n, e.seat, e.do, old.draw) for e, old in zip(entries, journal.entries, strict=True)
        ]
        added = contributions(journal, JOURNAL)
        return ImportedGame(game, found, numbered, names, seed, added, header.position)
    return run_chance(ImportedGame(game, found, entries, names, new_seed(), position=header.position))


def verified_seed(game: FrameGame[Any, Any], journal: Journal) -> str | None:
    """The seed of a finished game whose draws all came from it."""
    try:
        verify(game, journal, JOURNAL)
    except LichtungError:
        return None
    return sealed_seed(journal, JOURNAL)


def run_chance(found: ImportedGame) -> ImportedGame:
    """Draw until a player has to decide; a seed that somebody knows is never drawn from."""
    game, draws = found.game, 0
    while (decision := game.decision(found.state)) is not None and decision.seat == CHANCE:
        action = draw_from(game, found.state, found.seed, draws)
        game.apply(found.state, action)
        found.entries.append(Entry(len(found.entries), CHANCE, game.text(action), draws))
        draws += 1
    return found


def branch(game: FrameGame[Any, Any], state: Any, journal: Journal) -> ImportedGame:
    """A position of a game that was played here, to go on from by another way."""
    header = journal.header
    return run_chance(
        ImportedGame(game, state, list(journal.entries), header.seats, new_seed(), position=header.position)
    )


def from_position(game: FrameGame[Any, Any], state: Any) -> ImportedGame:
    """A position that no game has led to, such as an example of the rules, to be played on."""
    position = game.position_of(state)
    return run_chance(ImportedGame(game, state, [], [""] * game.seats, new_seed(), position=position))


class TableImporter:
    """Makes tables of journals."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create_table(
        self, person: Person, found: ImportedGame, title: str, public: bool = False
    ) -> tuple[str, str]:
        """Finished, or played on with every seat in one person's hands; its id and its invitation's token."""
        game, now = found.game, time()
        decision = game.decision(found.state)
        players = game.players() if decision is not None else []
        table_id, invite = new_id(), new_token()
        chairs: list[Seat] = []
        for seat, name in zip(range(game.seats), found.names + [""] * game.seats, strict=False):
            agent = name if decision is None and agents.may_be_named(name) else None
            alias = name_for(table_id, seat, [chair.name for chair in chairs]) if agent else None
            sits = person.id if seat in players else None
            chairs.append(Seat(seat, sits, agent, False, alias, alias, found.added.pledges.get(seat)))
        values: dict[str, object] = {
            "id": table_id,
            "game": game.name,
            "rules": game.rules_version,
            "setup": msgspec.json.encode(game.setup_data()).decode(),
            "options": msgspec.json.encode(BoardOptions(hints=ALL)).decode(),  # one person plays all seats
            "title": title,
            "owner": person.id,
            "public": public,
            "invite_hash": hashed(invite),
            "seed": found.seed,
            "phase": FINISHED if decision is None else RUNNING,
            "deciding": None if decision is None else decision.seat,
            "created": now,
            "updated": now,
        }
        nonces = {seat: found.added.nonces.get(seat) for seat in found.added.pledges}
        history = [] if found.position is None else [Record(0, POSITION, CHANCE, found.position, at=now)]
        for seat, nonce in nonces.items():
            history.append(Record(len(history), NONCE, seat, nonce, at=now))
        first = len(history)
        history += [Record(first + e.n, PLAY, e.seat, e.do, e.draw, None, now) for e in found.entries]
        await self.store.create_table(values, chairs, history)
        return table_id, invite
