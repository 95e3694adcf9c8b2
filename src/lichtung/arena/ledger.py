"""The file of a league: a line that says what is played, then one for each game that is over.

A line is on the disk before the next one is begun; a last one that was cut off counts for nothing and is
played again. So a league that was killed goes on where it was, with no game lost and none twice.
"""

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self

from lichtung.arena.league import League
from lichtung.arena.series import GameSummary
from lichtung.kernel.errors import LichtungError

if sys.platform != "win32":
    import fcntl

FORMAT = 1


def head_of(league: League, rules: int) -> dict[str, Any]:
    """What two runs must have in common to be one league; more rounds may be added later."""
    head = {
        "lichtung": "arena",
        "format": FORMAT,
        "game": league.game,
        "rules": rules,
        "contestants": list(league.contestants),
        "setups": list(league.setups),
        "orders": [list(order) for order in league.orders],
        "seed": league.seed,
        "limit": league.limit,
    }
    return head if league.clock else {**head, "clock": False}  # as files before there was a choice have it


class Ledger:
    """The games of a league, read when it is opened and added to while it is played."""

    def __init__(self, path: Path, league: League, rules: int) -> None:
        self.path = path
        self.league = league
        self.head = head_of(league, rules)
        self.played: dict[int, GameSummary] = {}

    def __enter__(self) -> Self:
        try:
            self.file = self.path.open("a+b")
        except OSError as error:
            raise LichtungError("file-unwritable", str(self.path), why=error.strerror or "?") from None
        if sys.platform != "win32":
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.file.close()
                raise LichtungError("arena-running", str(self.path)) from None
        self._read()
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def _read(self) -> None:
        self.file.seek(0)
        lines = self.file.read().split(b"\n")
        whole = lines[:-1]  # what stands behind the last end of a line was cut off
        if not whole:
            self.file.truncate(0)
            self._append(self.head)
            return
        self.file.truncate(sum(len(line) + 1 for line in whole))
        if self._data(whole[0], 1) != json.loads(json.dumps(self.head)):
            raise LichtungError("arena-other", str(self.path))
        for number, line in enumerate(whole[1:], 2):
            played = summary_of(self._data(line, number), self.league)
            self.played[played.fixture.number] = played

    def _data(self, line: bytes, number: int) -> Any:
        try:
            return json.loads(line)
        except ValueError:
            raise LichtungError("arena-line", f"{self.path}:{number}") from None

    def missing(self) -> list[int]:
        """The games of the league that are still to be played."""
        return [number for number in range(self.league.games) if number not in self.played]

    def add(self, played: GameSummary) -> None:
        if played.fixture.number in self.played:
            return
        line = line_of(played)
        self._append(line)
        self.played[played.fixture.number] = summary_of(line, self.league)  # the same as if it were read

    def _append(self, data: dict[str, Any]) -> None:
        self.file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def games(self) -> list[GameSummary]:
        """All games of the league so far, by number."""
        return [self.played[number] for number in sorted(self.played) if number < self.league.games]


def line_of(played: GameSummary) -> dict[str, Any]:
    """A game in plain data; who sat where follows from its number."""
    data = asdict(played)
    del data["fixture"]
    if not played.seen:
        del data["seen"]
    if played.mistake is not None:
        said = played.mistake
        data["mistake"] = {"key": said.key, "where": said.where, "args": said.args_by_name}
    data["seconds"] = round(played.seconds, 4)
    data["thought"] = [round(seconds, 4) for seconds in played.thought]
    return {"game": played.fixture.number, **data}


def summary_of(data: dict[str, Any], league: League) -> GameSummary:
    """The game of a line."""
    said = data["mistake"]
    return GameSummary(
        league.fixture(data["game"]),
        data["status"],
        tuple(data["scores"]),
        tuple(data["winners"]),
        tuple(data["decisions"]),
        data["seconds"],
        data["error"],
        None if said is None else LichtungError(said["key"], said["where"], **said["args"]),
        tuple(data["thought"]),
        tuple(data["roles"]),
        tuple(tuple(moment) for moment in data["course"]),
        data.get("seen", ()),
    )
