"""The games of a series on a Ray cluster: each game is a task of its own, and only results come home.

Everything about a game follows from the series and its number, so Ray may play a game again elsewhere when
its node is lost: it is the same game, and what came of it is handed on once. Nothing that a node writes stays
there. Nodes need Ray and Lichtung in the versions of this machine; files of bots and weights are sent along.
"""

import os
import socket
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lichtung import __version__
from lichtung.agents.levels import Spec
from lichtung.arena.series import GameSummary, Series, SeriesRunner
from lichtung.games import game
from lichtung.kernel.errors import LichtungError

WHERE = "--ray"
ANY = "auto"  # the cluster that this machine belongs to
PATIENCE = 5.0  # seconds
AHEAD = 2  # games for each processor of the cluster that are handed out before they are needed
LIVES = 10  # how often a game is tried again before its bot is taken for what ends its process

# How HTTP/2 begins, which all services of Ray speak, and the kind of the frame that answers it.
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + b"\x04" + bytes(5)
SETTINGS = 4


@dataclass(frozen=True)
class Errand:
    """What every node is told: the series, the files that its contestants name, and the versions."""

    series: Series
    files: dict[str, bytes]
    versions: tuple[str, int]


def versions(series: Series) -> tuple[str, int]:
    """By which a game follows from its number."""
    return __version__, game(series.game, **series.setups[0]).rules_version


def files_of(contestants: Sequence[str]) -> dict[str, bytes]:
    """What contestants name below this folder: files of bots, and folders of weights."""
    found: list[Path] = []
    for name in contestants:
        source, folder = name.rpartition(":")[0], Spec(name).folder
        if source.endswith(".py"):
            found.append(Path(source))
        elif folder:
            found += Path(folder).rglob("*.json")
    return {str(path): path.read_bytes() for path in found if is_below(path)}


def is_below(path: Path) -> bool:
    return not path.is_absolute() and ".." not in path.parts


# --- On a node


class _Player:
    """What a process of a node keeps between its games."""

    runner: SeriesRunner | None = None
    home: TemporaryDirectory[str]


def play(errand: Errand, number: int) -> tuple[GameSummary, bytes]:
    """One game, and its journal if journals are kept."""
    if _Player.runner is None:
        if versions(errand.series) != errand.versions:
            raise LichtungError("ray-version", WHERE, here=__version__, there=errand.versions[0])
        _Player.home = TemporaryDirectory(prefix="lichtung-")
        home = Path(_Player.home.name)
        for name, data in errand.files.items():
            path = home / "files" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        (home / "files").mkdir(exist_ok=True)
        os.chdir(home / "files")  # where contestants find what they name
        folder = None if errand.series.save_dir is None else home
        _Player.runner = SeriesRunner(replace(errand.series, save_dir=folder))
    played = _Player.runner.play(number)
    kept = _Player.runner.series.journal_path(number)
    if kept is None:
        return played, b""
    journal = kept.read_bytes()
    kept.unlink()
    return played, journal


# --- Here


def run(address: str, series: Series, numbers: Sequence[int]) -> Generator[GameSummary, None, None]:
    """Play the games of these numbers there; each is handed on when it is over, in any order.

    Whoever stops listening, by Ctrl-C for instance, leaves the games that are being played unfinished.
    """
    if not numbers:
        return
    ray = connect(address)
    try:
        errand = ray.put(Errand(series, files_of(series.contestants), versions(series)))
        task = ray.remote(play).options(max_retries=LIVES)
        left = iter(numbers)
        waiting: list[Any] = []
        while True:
            wanted = AHEAD * int(ray.cluster_resources().get("CPU", 0))  # nodes come and go
            more = islice(left, max(0, max(AHEAD, wanted) - len(waiting)))
            waiting += [task.remote(errand, number) for number in more]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            for one in done:
                yield taken(ray, series, one)
    finally:
        ray.shutdown()  # ends the games of this run


def taken(ray: Any, series: Series, done: Any) -> GameSummary:
    """What came of a task; its journal is written here, whole or not at all."""
    try:
        played, journal = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, LichtungError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:  # a process died too often, a node had no memory left, ...
        raise LichtungError("ray-lost", WHERE, why=first_line(error)) from None
    path = series.journal_path(played.fixture.number)
    if path is not None:
        beside = path.with_name(path.name + ".part")
        beside.write_bytes(journal)
        beside.replace(path)
    assert isinstance(played, GameSummary)
    return played


def connect(address: str) -> Any:
    """Ray itself, connected; a clear word if it is not installed or nobody is there."""
    if find_spec("ray") is None:
        raise LichtungError("ray-missing", WHERE, extra="lichtung[ray]")
    if address != ANY:
        knock(address)
    import ray
    import ray.exceptions

    try:
        ray.init(address, logging_level="ERROR", log_to_driver=False)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise LichtungError("ray-unreachable", WHERE, address=address, why=first_line(error)) from None
    return ray


def knock(address: str) -> None:
    """Is anybody there? Ray would wait for minutes, and then end the process."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise LichtungError("ray-address", WHERE, value=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.sendall(HELLO)
            answer = line.recv(9)
    except (OSError, OverflowError) as error:
        raise LichtungError("ray-unreachable", WHERE, address=address, why=first_line(error)) from None
    if len(answer) < 4 or answer[3] != SETTINGS:
        raise LichtungError("ray-other", WHERE, address=address)


def first_line(error: Exception) -> str:
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return said.strip().partition("\n")[0] or type(error).__name__
