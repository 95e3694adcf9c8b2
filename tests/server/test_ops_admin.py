"""`lichtung admin`: list, show, close, export, back up, prune, in both languages, beside a running server."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from lichtung.server.storage.backup import back_up
from tests.cli.desk import Desk as Terminal
from tests.cli.desk import Done
from tests.server.process import Player, Process, guest, post, started_table


class Shop:
    """A server that has a finished, a running and a waiting table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = Process(folder)
        self.ada = guest(self.server.address, "Ada")
        address = self.server.address
        self.waiting: str = post(address, self.ada, "/api/tables", {"game": "root", "title": "Wald"})["id"]
        self.running = started_table(address, [self.ada, self.ada])
        self.finished = started_table(address, [self.ada, self.ada])
        asyncio.run(Player(self.finished, self.ada, 1).play(address))


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    shop = Shop(tmp_path_factory.mktemp("shop"))
    yield shop
    shop.server.stop()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("COLUMNS", "160")
    return Terminal(monkeypatch, capsys)


def admin(terminal: Terminal, shop: Shop, *words: str) -> Done:
    return terminal.run("admin", "--data", str(shop.folder), *words)


def test_list_and_show(terminal: Terminal, shop: Shop) -> None:
    listed = admin(terminal, shop, "list", "--lang", "de")
    assert listed.code == 0, listed.err
    for table_id in (shop.waiting, shop.running, shop.finished):
        assert table_id in listed.out
    for word in ("wartet", "läuft", "beendet", "Ada", "Wald"):
        assert word in listed.out
    only = admin(terminal, shop, "list", "--phase", "finished").out
    assert shop.finished in only
    assert shop.running not in only
    assert admin(terminal, shop, "list", "--phase", "closed").out == "There are no tables.\n"
    shown = admin(terminal, shop, "show", shop.finished).out
    assert "State: finished" in shown
    assert "Seat 1: Ada" in shown


def test_no_seed_is_shown(terminal: Terminal, shop: Shop) -> None:
    with closing(sqlite3.connect(shop.folder / "lichtung.sqlite")) as database:
        secrets = [row[0] for row in database.execute("select seed from tables")]
    said = admin(terminal, shop, "list").out + admin(terminal, shop, "show", shop.running).out
    assert not any(secret in said for secret in secrets)


def test_unknown_things(terminal: Terminal, shop: Shop, tmp_path: Path) -> None:
    assert admin(terminal, shop, "show", "nowhere").code == 2
    assert admin(terminal, shop, "close", shop.running, "nowhere").code == 2
    assert "State: running" in admin(terminal, shop, "show", shop.running).out
    assert "admin prune" in admin(terminal, shop, "burn").err
    missing = terminal.run("admin", "--data", str(tmp_path), "list")
    assert (missing.code, "There is no database here" in missing.err) == (2, True)


def test_export(terminal: Terminal, shop: Shop, tmp_path: Path) -> None:
    done = admin(terminal, shop, "export", str(tmp_path / "out"))
    assert "Wrote one game." in done.out, done.err
    file = tmp_path / "out" / f"heirs-{shop.finished}.jsonl"
    assert terminal.run("replay", str(file)).code == 0
    assert terminal.run("verify", str(file)).code == 0
    admin(terminal, shop, "export", "--unfinished", str(tmp_path / "more"), shop.running)
    [file] = (tmp_path / "more").iterdir()
    assert '"seed"' not in file.read_text(encoding="utf-8")
    assert terminal.run("replay", str(file)).code == 0


def test_backup(terminal: Terminal, shop: Shop, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    done = admin(terminal, shop, "backup", str(file), "--lang", "de")
    assert "Gesichert" in done.out, done.err
    assert [path.name for path in tmp_path.iterdir()] == ["copy.sqlite"]
    assert file.stat().st_mode & 0o077 == 0
    again = admin(terminal, shop, "backup", str(file))
    assert (again.code, "--force" in again.err) == (2, True)
    assert admin(terminal, shop, "backup", "--force", str(file)).code == 0
    assert "pg_dump" in terminal.run("admin", "--database", "postgresql://x/y", "backup", str(file)).err
    nowhere = admin(terminal, shop, "backup", str(tmp_path / "no" / "folder" / "x"))
    assert (nowhere.code, "The backup failed" in nowhere.err) == (2, True)


def test_a_backup_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    source, target = tmp_path / "broken.sqlite", tmp_path / "copy.sqlite"
    source.write_bytes(b"this is no database" * 1000)
    target.write_bytes(b"the old copy")
    with pytest.raises(Exception, match="backup-"):
        back_up(source, target, force=True)
    assert target.read_bytes() == b"the old copy"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.sqlite", "copy.sqlite"]


def test_prune(terminal: Terminal, shop: Shop) -> None:
    assert "0 tables would be deleted" in admin(terminal, shop, "prune").out
    with closing(sqlite3.connect(shop.folder / "lichtung.sqlite")) as database:
        database.execute("update tables set updated = 1000.0 where id = ?", (shop.waiting,))
        database.commit()
    assert "One table would be deleted" in admin(terminal, shop, "prune").out
    assert shop.waiting in admin(terminal, shop, "list").out
    done = admin(terminal, shop, "prune", "--yes", "--lang", "de")
    assert "Ein Tisch ist gelöscht." in done.out, done.err
    assert shop.waiting not in admin(terminal, shop, "list").out


def test_close_reaches_a_running_server(terminal: Terminal, shop: Shop) -> None:
    """Nobody moves at a closed table, even if the server hears of it only when somebody tries."""
    player = Player(shop.running, shop.ada, 5)
    asyncio.run(player.play(shop.server.address, 2))
    assert f"{shop.running} is closed." in admin(terminal, shop, "close", shop.running).out
    before = dict(player.confirmed)
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(player.play(shop.server.address, 1), 1))
    assert player.confirmed == before
    assert player.refused == "table-closed"
    assert "State: closed" in admin(terminal, shop, "show", shop.running).out
