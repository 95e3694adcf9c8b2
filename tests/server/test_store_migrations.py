"""The schema's steps: from nothing and from every earlier step to what the program needs, and no further."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from lichtung.kernel.errors import LichtungError
from lichtung.server.storage.database import Database
from lichtung.server.storage.migrate import FOLDER, HEAD, current, upgrade
from lichtung.server.storage.schema import metadata

STEPS = ScriptDirectory(str(FOLDER))


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """An empty database, within a transaction of a writer."""
    database = Database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert database.sqlite_engine is not None
    with database.sqlite_engine.connect().execution_options(writes=True) as opened, opened.begin():
        yield opened
    database.sqlite_engine.dispose()


def step_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def differences(connection: Connection) -> list[object]:
    found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
    return found


def test_head_is_the_last_step() -> None:
    assert STEPS.get_current_head() == HEAD
    assert len(STEPS.get_heads()) == 1


def test_an_empty_database_gets_the_schema(connection: Connection) -> None:
    assert current(connection) is None
    upgrade(connection)
    assert current(connection) == HEAD
    assert differences(connection) == []


@pytest.mark.parametrize("revision", [step.revision for step in STEPS.walk_revisions()])
def test_every_earlier_step_is_a_start(connection: Connection, revision: str) -> None:
    step_to(connection, revision)
    connection.execute(text("insert into people (id, name, created) values ('p', 'Ada', 1.0)"))
    upgrade(connection)
    upgrade(connection)
    assert current(connection) == HEAD
    assert differences(connection) == []
    assert connection.execute(text("select name from people")).scalars().all() == ["Ada"]


def test_a_newer_database_is_refused(connection: Connection) -> None:
    upgrade(connection)
    connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(LichtungError) as refused:
        upgrade(connection)
    assert refused.value.key == "database-newer"
    assert current(connection) == "9999"
