"""What those who run a server look at: whether it can serve, and its figures."""

from time import monotonic

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import DBAPIError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.bus import Bus
from lichtung.server.operations.metrics import metrics_text
from lichtung.server.storage.database import Database

TRY_SECONDS = (
    1.0  # between two looks at the disk or the figures: whoever asks more often gets the last answer
)


class HealthRoutes:
    """The addresses that no player needs."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.tried = -TRY_SECONDS
        self.writable = False
        self.counted = -TRY_SECONDS
        self.figures = b""

    async def health(self, request: Request) -> Response:
        """The process answers."""
        return json_response(200, ok=True)

    async def ready(self, request: Request) -> Response:
        """It can serve: the database takes changes, and so does the bus if there is one."""
        if monotonic() - self.tried >= TRY_SECONDS:
            self.tried = monotonic()
            self.writable = await self.can_write()
        database = self.writable
        bus = self.bus.connected
        return json_response(
            200 if database and bus else 503, ok=database and bus, database=database, bus=bus
        )

    async def can_write(self) -> bool:
        """Whether a change comes to the disk; one that changes nothing is a change all the same."""
        try:
            await self.database.write(
                lambda c: c.exec_driver_sql("update alembic_version set version_num = version_num")
            )
        except (LichtungError, DBAPIError):
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        if monotonic() - self.counted >= TRY_SECONDS:
            self.counted, self.figures = monotonic(), metrics_text()
        return Response(self.figures, media_type=CONTENT_TYPE_LATEST)

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/metrics", self.metrics),
        ]


def json_response(status: int, **parts: bool) -> Response:
    return Response(
        msgspec.json.encode(parts),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )
