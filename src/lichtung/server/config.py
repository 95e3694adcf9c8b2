"""What a server is told at its start; safe values where it is told nothing."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Config:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: Path("lichtung-data"))
    database: str = ""  # an SQLAlchemy address; none: SQLite in the data folder
    bus: str = ""  # redis://...; none: this process is alone
    log_level: str = "info"
    workers: int = 1  # processes in which agents think
    origins: tuple[str, ...] = ()  # browsers may come from here besides from the server's own address
    secure: bool = False  # cookies only over https
    limits: bool = True  # rate limits, which load tests of one machine turn off

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data / 'lichtung.sqlite').absolute()}"
