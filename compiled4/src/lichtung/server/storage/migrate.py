"""Bring a database to the schema of this program: step by step, under a lock, or not at all."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from lichtung.kernel.errors import LichtungError

HEAD = "0008"  # the newest step; a test holds it to the files
FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_242_001  # any number that all processes of this program agree on


def current(c: Connection) -> str | None:
    """The step at which a database stands; none before the first."""
    if not inspect(c).has_table("alembic_version"):
        return None
    found: str | None = c.execute(text("select version_num from alembic_version")).scalar()
    return found


def upgrade(c: Connection) -> None:
    """Take the steps that are missing; a database from a newer program is left alone."""
    if c.dialect.name == "postgresql":  # SQLite lets in one writer at a time anyway
        c.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    stands = current(c)
    if stands == HEAD:
        return
    if stands is not None and stands > HEAD:
        raise LichtungError("database-newer", found=stands, known=HEAD)
    # Alembic takes a while to load and is needed once for each new version only.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = c
    command.upgrade(config, "head")
