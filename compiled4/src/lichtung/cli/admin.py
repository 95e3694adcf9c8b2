"""`lichtung admin`: look after the tables of a server, running or not."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, TypeVar

import click
from rich.table import Table as Grid

from lichtung.cli.groups import CommandGroup
from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.server.config import Config, default_data

if TYPE_CHECKING:
    from lichtung.server.storage.store import Store, TableRow

T = TypeVar("T")
PHASES = ("open", "running", "finished", "closed")
DAY = 86_400
CONFIG = "lichtung.config"


@click.group("admin", cls=CommandGroup)
@click.option("--data", type=click.Path(path_type=Path, file_okay=False))
@click.option("--database", metavar="URL", default="", envvar="LICHTUNG_DATABASE")
@click.option("--bus", metavar="URL", default="", envvar="LICHTUNG_BUS")
@click.pass_context
def command(ctx: click.Context, data: Path | None, database: str, bus: str) -> None:
    """The group; its help is in the catalogues."""
    ctx.meta[CONFIG] = Config(data=data or default_data(), database=database, bus=bus)


def config_of() -> Config:
    config: Config = click.get_current_context().meta[CONFIG]
    return config


def with_store(work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the database of the server, which may be running meanwhile."""
    from lichtung.server.run import open_database
    from lichtung.server.storage.database import UnavailableError
    from lichtung.server.storage.migrate import upgrade
    from lichtung.server.storage.store import Store

    config = config_of()

    async def run() -> T:
        if not config.database and not config.sqlite.is_file():
            raise LichtungError("database-missing", str(config.sqlite))
        database = open_database(config)
        await database.start()
        try:
            await database.write(upgrade)
            return await work(Store(database))
        except UnavailableError as error:
            raise LichtungError("database-unavailable", why=str(error.args_by_name["why"])) from None
        finally:
            await database.close()

    return asyncio.run(run())


def say(app: App, key: str, **args: str | int) -> None:
    app.console.print(app.words.say(key, **args), markup=False, soft_wrap=True)


async def announce(table_id: str) -> None:
    """Let running servers know, if they have a bus; others notice at the table's next command."""
    from lichtung.server.live.bus import make_bus

    bus = make_bus(config_of().bus)

    async def ignore(_: str) -> None:
        return

    await bus.start(ignore)
    await bus.publish(table_id)
    await bus.close()


async def require_table(store: "Store", table_id: str) -> "TableRow":
    row = await store.table(table_id)
    if row is None:
        raise LichtungError("table-unknown", table_id)
    return row


def format_time(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


# --- The commands


@command.command("list")
@click.option("--phase", type=click.Choice(PHASES))
@click.option("--limit", type=click.IntRange(1, 100_000), default=100, show_default=True)
@click.pass_obj
def list_tables(app: App, phase: str | None, limit: int) -> None:
    rows = with_store(lambda store: store.all_tables(phase, limit))
    if not rows:
        say(app, "admin-none")
        return
    grid = Grid(box=None, pad_edge=False)
    for head in ("id", "game", "phase", "seats", "updated", "title"):
        grid.add_column(app.words.say(f"admin-head-{head}"), overflow="fold")
    for row in rows:
        seats = ", ".join(chair.name or chair.agent or "-" for chair in row.seats)
        phase_word = app.words.say(f"admin-phase-{row.phase}")
        grid.add_row(row.id, row.game, phase_word, seats, format_time(row.updated), row.title)
    app.console.print(grid)


@command.command("show")
@click.argument("table_id")
@click.pass_obj
def show(app: App, table_id: str) -> None:
    async def load(store: "Store") -> "tuple[TableRow, int]":
        return await require_table(store, table_id), len(await store.records(table_id))

    row, records = with_store(load)
    say(app, "admin-show", id=row.id, game=row.game, rules=row.rules, title=row.title or "-")
    say(app, "admin-show-phase", phase=app.words.say(f"admin-phase-{row.phase}"), records=records)
    say(app, "admin-show-times", created=format_time(row.created), updated=format_time(row.updated))
    setup = ", ".join(f"{name}={value}" for name, value in row.setup.items())
    say(app, "admin-show-setup", setup=setup or "-")
    for chair in row.seats:
        say(app, "admin-show-seat", seat=chair.seat, who=chair.name or chair.agent or "-")


@command.command("close")
@click.argument("table_ids", nargs=-1, required=True)
@click.pass_obj
def close(app: App, table_ids: tuple[str, ...]) -> None:
    async def work(store: "Store") -> None:
        for table_id in table_ids:
            await require_table(store, table_id)
        for table_id in table_ids:
            await store.change_table(table_id, phase="closed")
            await announce(table_id)

    with_store(work)
    for table_id in table_ids:
        say(app, "admin-closed", id=table_id)


@command.command("export")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.argument("table_ids", nargs=-1)
@click.option("--unfinished", is_flag=True)
@click.pass_obj
def export(app: App, folder: Path, table_ids: tuple[str, ...], unfinished: bool) -> None:
    async def work(store: "Store") -> list[Path]:
        if table_ids:
            rows = [await require_table(store, table_id) for table_id in table_ids]
        else:
            rows = await store.all_tables(None, 1_000_000)
        return [
            await export_journal(store, row, folder) for row in rows if row.phase == "finished" or unfinished
        ]

    try:
        folder.mkdir(parents=True, exist_ok=True)
        written = with_store(work)
    except OSError as error:
        raise LichtungError("serve-folder", str(folder), why=error.strerror or "") from None
    for path in written:
        say(app, "admin-exported", file=str(path))
    say(app, "admin-exported-all", number=len(written))


async def export_journal(store: "Store", row: "TableRow", folder: Path) -> Path:
    """A table's journal; that of a game that is not over goes without its seed."""
    from lichtung.server.tables.table import Table

    table = Table(row, store)
    await table.load()
    journal = table.journal()
    if row.phase != "finished":
        journal.header.fair = None
    path = folder / f"{row.game}-{row.id}.jsonl"
    path.write_text(journal.dumps(), encoding="utf-8")
    return path


@command.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--force", is_flag=True)
@click.pass_obj
def backup(app: App, file: Path, force: bool) -> None:
    from lichtung.server.storage.backup import back_up

    config = config_of()
    if config.database:
        raise LichtungError("backup-postgres", "--database")
    size = back_up(config.sqlite, file, force)
    say(app, "admin-backed-up", file=str(file), size=size)


@command.command("prune")
@click.option("--days", type=click.IntRange(1, 36_500), default=90, show_default=True)
@click.option("--phase", "phases", type=click.Choice(PHASES), multiple=True, default=("open", "closed"))
@click.option("--yes", is_flag=True)
@click.pass_obj
def prune(app: App, days: int, phases: tuple[str, ...], yes: bool) -> None:
    before = time() - days * DAY

    async def work(store: "Store") -> list[str]:
        old = [
            row.id
            for phase in phases
            for row in await store.all_tables(phase, 1_000_000)
            if row.updated < before
        ]
        if yes:
            for table_id in old:
                await store.delete_table(table_id)
        return old

    old = with_store(work)
    for table_id in old:
        say(app, "admin-old", id=table_id)
    say(app, "admin-pruned" if yes else "admin-would-prune", number=len(old))
