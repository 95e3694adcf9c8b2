"""`lichtung doctor`: each thing that can be wrong is found, named, and told what to do about."""

import socket
import sqlite3
from pathlib import Path

import pytest

from lichtung.cli import doctor
from lichtung.cli.doctor import BROKEN, GOOD, LACKING, Finding
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.server.config import Config
from lichtung.server.storage.migrate import HEAD
from tests.cli.desk import Desk


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    monkeypatch.delenv("LICHTUNG_DATABASE", raising=False)
    return Desk(monkeypatch, capsys)


def made(folder: Path, version: str) -> Path:
    """A database that stands at some step."""
    file = folder / "lichtung.sqlite"
    with sqlite3.connect(file) as opened:
        opened.execute("create table alembic_version (version_num text)")
        opened.execute("insert into alembic_version values (?)", [version])
    return file


def found(finding: Finding) -> tuple[str, str]:
    return finding.state, finding.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sound_installation(desk: Desk, tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    index = tmp_path / "index.html"
    index.touch()
    monkeypatch.setattr(doctor, "INDEX", index)
    done = desk.run("doctor", "--data", str(tmp_path), "--lang", lang)
    assert done.code == 0
    assert done.out.strip().endswith(catalogue(lang).say("doctor-sum", broken=0))
    assert "doctor-" not in done.out


def test_what_does_not_work_is_counted(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lichtung.sqlite").write_text("no database at all, but long enough to be looked at")
    monkeypatch.setattr(doctor, "INDEX", tmp_path / "none.html")
    done = desk.run("doctor", "--data", str(tmp_path))
    assert done.code == 1
    assert "is damaged" in " ".join(done.out.split())
    assert "make client" in done.out
    assert "2 things do not work." in done.out


def test_databases(tmp_path: Path) -> None:
    config = Config(data=tmp_path)
    assert found(doctor.database(config)) == (GOOD, "database-new")
    file = made(tmp_path, HEAD)
    assert found(doctor.database(config)) == (GOOD, "database")
    for version, want in (("0001", (GOOD, "database-older")), ("9999", (BROKEN, "database-newer"))):
        file.unlink()
        made(tmp_path, version)
        assert found(doctor.database(config)) == want
    blocked = tmp_path / "file"
    blocked.touch()
    assert found(doctor.database(Config(data=blocked / "deeper"))) == (BROKEN, "database-place")
    assert found(doctor.database(Config(database="postgresql://x"))) == (LACKING, "database-elsewhere")


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert found(doctor.free_port(Config(port=port))) == (LACKING, "port-taken")


def test_missing_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: None if name == "alembic" else name)
    monkeypatch.setattr(doctor, "can_paint", lambda: False)
    assert found(doctor.server(Config())) == (BROKEN, "server-missing")
    assert found(doctor.fonts(Config())) == (LACKING, "fonts-missing")


def test_who_wanted_no_server_lacks_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    assert found(doctor.server(Config())) == (LACKING, "server-none")
    done = desk.run("doctor")
    assert done.code == 0
    assert "lichtung[server]" in done.out
    assert "8000" not in done.out, "nor is a port looked at"


def test_an_old_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "NEEDED", (9, 0))
    assert found(doctor.interpreter(Config())) == (BROKEN, "python-old")
