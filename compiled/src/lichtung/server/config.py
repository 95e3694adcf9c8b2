"""What a server is told at its start; safe values where it is told nothing."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

BEAT_SECONDS = 0.05
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("auto", "console", "json")
POSTGRES = ("postgresql://", "postgres://")


def default_data() -> Path:
    """The folder named by LICHTUNG_DATA, else the one that the system has for a user's data."""
    named = os.environ.get("LICHTUNG_DATA")
    return Path(named) if named else user_data_path("lichtung", appauthor=False)


@dataclass(frozen=True)
class Config:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    database: str = ""  # postgresql://..., or any address for SQLAlchemy; none: SQLite in the data folder
    bus: str = ""  # redis://... or valkey://...; none: this process is alone
    log_level: str = "info"
    workers: int = 1  # processes in which agents think; as many again for those that think for long
    agent_beat: float = BEAT_SECONDS  # agents answer at whole beats; 0: at once, for tests and arenas
    bots: tuple[tuple[str, str], ...] = ()  # that visitors may name, and where each comes from
    origins: tuple[str, ...] = ()  # browsers may come from here besides from the server's own address
    secure: bool = False  # cookies only over https
    private_webhooks: bool = False  # messages may go to hosts of the own network
    smtp_url: str = field(default="", repr=False)  # smtp://user:password@host:587; none: no letters are sent
    mail_from: str = ""
    public_url: str = ""  # of the pages, for links in letters
    mail_after: float = 600.0  # seconds without anything happening before a letter is written
    mail_every: float = 1800.0  # seconds between two letters to one person
    limits: bool = True  # rate limits, which load tests of one machine turn off

    @property
    def database_url(self) -> str:
        if not self.database:
            return f"sqlite:///{self.sqlite.absolute()}"
        for start in POSTGRES:
            if self.database.startswith(start):
                return "postgresql+asyncpg://" + self.database.removeprefix(start)
        return self.database

    @property
    def sqlite(self) -> Path:
        """The file of the database, if it is a file."""
        return self.data / "lichtung.sqlite"
