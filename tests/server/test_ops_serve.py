"""`lichtung serve`: one line says where it is; whatever is in its way is said in a sentence."""

import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import catalogue
from lichtung.server.config import Config
from lichtung.server.run import address, serve
from tests.server.process import Process, guest, server_refuses


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Path]]:
    folder = tmp_path_factory.mktemp("data")
    process = Process(folder, "--log-level", "debug", "--log-format", "json")
    yield process, folder
    if process.process.poll() is None:
        process.stop()


def get(process: Process, path: str) -> httpx.Response:
    return httpx.get(process.address + path, trust_env=False)


def test_what_it_answers(running: tuple[Process, Path]) -> None:
    process, _ = running
    assert get(process, "/health").json() == {"ok": True}
    assert get(process, "/ready").json() == {"ok": True, "database": True, "bus": True}
    assert "openapi" in get(process, "/api/openapi.json").json()
    page = get(process, "/")
    assert "<title>Lichtung</title>" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert "server" not in page.headers
    assert len(page.headers["x-request-id"]) == 16


def test_figures_name_nobody(running: tuple[Process, Path]) -> None:
    process, _ = running
    somebody = guest(process.address, "Figura")
    figures = get(process, "/metrics").text
    for name in ("connections", "rooms", "commands", "commit_seconds", "update_bytes", "agent_seconds"):
        assert f"lichtung_{name}" in figures
    for name in ("lag", "stretch", "late"):
        assert f"lichtung_loop_{name}_seconds" in figures
    assert 'lichtung_requests_total{method="POST",status="200"}' in figures
    for secret in (somebody.id, somebody.token, somebody.name):
        assert secret not in figures


def test_files_are_for_the_owner_only(running: tuple[Process, Path]) -> None:
    _, folder = running
    for path in folder.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path


def test_a_taken_port(running: tuple[Process, Path], tmp_path: Path) -> None:
    process, _ = running
    port = process.address.rpartition(":")[2]
    assert f"Port {port} is already in use" in server_refuses(tmp_path, "--port", port)


def refused(**settings: Any) -> LichtungError:
    """What is in a server's way."""
    with pytest.raises(LichtungError) as error:
        serve(Config(**{"port": 0, "workers": 0, **settings}), lambda _: None)
    return error.value


def test_a_folder_in_use(running: tuple[Process, Path]) -> None:
    _, folder = running
    assert refused(data=folder).key == "serve-running"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert refused(data=file / "data").key == "serve-folder"


def test_a_newer_database(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "lichtung.sqlite")) as newer:
        newer.execute("create table alembic_version (version_num text)")
        newer.execute("insert into alembic_version values ('9999')")
        newer.commit()
    error = refused(data=tmp_path)
    assert error.key == "database-newer"
    assert "Stand 9999" in catalogue("de").error(error)


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"host": "192.0.2.1"}, "serve-host"),
        ({"host": "no such host"}, "serve-host"),
        ({"database": "nonsense://x"}, "database-address"),
        ({"database": "postgresql://127.0.0.1:1/x"}, "database-unavailable"),
        ({"bus": "http://x"}, "bus-address"),
        ({"bus": "redis://127.0.0.1:1"}, "bus-unavailable"),
    ],
)
def test_wrong_addresses(tmp_path: Path, settings: dict[str, str], key: str) -> None:
    assert refused(data=tmp_path, **settings).key == key


def test_a_strange_origin(tmp_path: Path) -> None:
    assert "not an address like https://games.example" in server_refuses(
        tmp_path, "--origin", "games.example"
    )


def test_addresses_for_a_browser() -> None:
    assert address("0.0.0.0", 8000) == "http://127.0.0.1:8000/"
    assert address("::", 80) == "http://[::1]:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert address("games.example", 80) == "http://games.example:80/"


def test_logs_hold_no_secrets(running: tuple[Process, Path]) -> None:
    """Runs last: the server is stopped, and everything that it has logged is read."""
    process, folder = running
    somebody = guest(process.address, "Loggia")
    httpx.get(f"{process.address}/api/me", headers=somebody.headers, trust_env=False)
    httpx.get(f"{process.address}/api/tables/no-such-table?invite=sesame-open", trust_env=False)
    httpx.get(f"{process.address}/feeds/abracadabra", trust_env=False)
    host, _, port = process.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as raw:
        raw.sendall(
            b"GET /ws/tables/no-such-table?invite=sesame-open HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert raw.recv(64)
    assert process.stop() < 5
    assert process.process.returncode == 0
    said = "".join(process.errors)
    assert '"route": "/api/tables/{table}"' in said
    assert '"request": "' in said
    for secret in (somebody.token, somebody.id, "sesame", "abracadabra", (folder / "secret").read_text()):
        assert secret not in said
