"""`lichtung doctor`: is everything here that play needs, and what to do where it is not."""

import os
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import click
from rich.text import Text

from lichtung.cli.main import OF_SERVER, App
from lichtung.kernel.law import PACKAGE
from lichtung.kernel.loaded import build, python
from lichtung.picture.pixels import can_paint
from lichtung.server.config import Config, default_data

NEEDED = (3, 11)
INDEX = PACKAGE / "server" / "static" / "index.html"
GOOD, LACKING, BROKEN = "good", "lacking", "broken"  # lacking: something is not as good as it could be
WEB = ("starlette", "uvicorn")  # without them nobody wanted a server here
SIGNS = {GOOD: ("✓", "green"), LACKING: ("·", "yellow"), BROKEN: ("✗", "bold red")}


class Finding:
    """What one look showed: how it is, and the key of the sentence that says so with its values."""

    def __init__(self, state: str, key: str, **args: str | int) -> None:
        self.state = state
        self.key = key
        self.args = args


@click.command("doctor")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False))
@click.option("--port", type=click.IntRange(1, 65_535), default=8000, show_default=True)
@click.pass_obj
def command(app: App, data: Path | None, port: int) -> int:
    config = Config(data=data or default_data(), port=port, database=os.environ.get("LICHTUNG_DATABASE", ""))
    findings = list(examine(config))
    for finding in findings:
        sign, style = SIGNS[finding.state]
        said = app.words.say(f"doctor-{finding.key}", **finding.args)
        app.console.print(Text(f"{sign} ", style).append(said, "" if finding.state == GOOD else style))
    broken = sum(finding.state == BROKEN for finding in findings)
    app.console.print(Text(app.words.say("doctor-sum", broken=broken), "bold"))
    return 1 if broken else 0


def examine(config: Config) -> Iterator[Finding]:
    """Everything that can be looked at without changing anything."""
    of_server = (server,) if is_light() else (server, client, database, free_port)
    looks: list[Callable[[Config], Finding]] = [interpreter, rules, *of_server, fonts]
    for look in looks:
        yield look(config)


def is_light() -> bool:
    """Whether this is the engine alone, with agents and terminal: what a bot author wants is no fault."""
    return all(find_spec(name) is None for name in WEB)


def interpreter(_: Config) -> Finding:
    if sys.version_info < NEEDED:
        return Finding(BROKEN, "python-old", found=python(), needed=".".join(map(str, NEEDED)))
    return Finding(GOOD, "python", found=python())


def rules(_: Config) -> Finding:
    return Finding(GOOD, "rules-compiled") if build() == "compiled" else Finding(LACKING, "rules-plain")


def server(_: Config) -> Finding:
    """The packages of the extra that tables for browsers need."""
    if is_light():
        return Finding(LACKING, "server-none", extra="lichtung[server]")
    optional = ("uvloop",)  # not on every system
    missing = [name for name in OF_SERVER if name not in optional and find_spec(name) is None]
    if missing:
        return Finding(BROKEN, "server-missing", names=", ".join(missing), extra="lichtung[server]")
    return Finding(GOOD, "server")


def client(_: Config) -> Finding:
    """The built pages; a source tree can build them, a package should have brought them along."""
    if INDEX.is_file():
        return Finding(GOOD, "client")
    source = (PACKAGE.parents[1] / "web").is_dir()
    return Finding(BROKEN, "client-unbuilt" if source else "client-missing", folder=str(INDEX.parent))


def database(config: Config) -> Finding:
    """The file of the tables: there and whole, or a place where it can be made."""
    if config.database:
        return Finding(LACKING, "database-elsewhere")
    file = config.sqlite
    if not file.exists():
        return place_for(config.data)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            [(found,)] = opened.execute("PRAGMA quick_check(1)").fetchall()
            versions = opened.execute("select version_num from alembic_version").fetchall()
    except sqlite3.Error as error:
        return Finding(BROKEN, "database-broken", file=str(file), why=str(error))
    if found != "ok":
        return Finding(BROKEN, "database-broken", file=str(file), why=str(found))
    return of_version(file, str(versions[0][0]) if versions else "")


def place_for(folder: Path) -> Finding:
    """Whether a database can be made in a folder, or in the nearest one above it that exists."""
    nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if nearest.is_dir() and os.access(nearest, os.W_OK):
        return Finding(GOOD, "database-new", folder=str(folder))
    return Finding(BROKEN, "database-place", folder=str(folder))


def of_version(file: Path, version: str) -> Finding:
    """A database of a newer program is left alone; an older one is brought up to date by the server."""
    if find_spec("sqlalchemy") is None:
        return Finding(GOOD, "database", file=str(file))
    from lichtung.server.storage.migrate import HEAD

    if version > HEAD:
        return Finding(BROKEN, "database-newer", file=str(file), found=version, known=HEAD)
    return Finding(GOOD, "database" if version == HEAD else "database-older", file=str(file))


def free_port(config: Config) -> Finding:
    """Whether a server could listen there."""
    with closing(socket.socket()) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((config.host, config.port))
        except OSError as error:
            return Finding(
                LACKING,
                "port-taken",
                port=str(config.port),
                other=str(config.port + 1),
                why=error.strerror or "?",
            )
    return Finding(GOOD, "port", port=str(config.port))


def fonts(_: Config) -> Finding:
    """What painting pictures as PNG takes: a renderer and fonts of its own."""
    return (
        Finding(GOOD, "fonts")
        if can_paint()
        else Finding(LACKING, "fonts-missing", extra="lichtung[pictures]")
    )
