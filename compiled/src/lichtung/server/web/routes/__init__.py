"""Everything that can be asked for over HTTP, by subject."""

from functools import cache
from typing import Any

from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.openapi import document
from lichtung.server.web.routes import (
    about,
    away,
    campaigns,
    history,
    law,
    learning,
    mail,
    people,
    replays,
    tables,
)


@cache
def api() -> dict[str, Any]:
    return document(ENDPOINTS)


async def openapi(ctx: RequestContext) -> dict[str, Any]:
    """This description of everything that can be asked for."""
    return api()


ENDPOINTS: list[Endpoint] = [
    *people.ENDPOINTS,
    *tables.ENDPOINTS,
    *campaigns.ENDPOINTS,
    *replays.ENDPOINTS,
    *history.ENDPOINTS,
    *away.ENDPOINTS,
    *learning.ENDPOINTS,
    *mail.ENDPOINTS,
    *about.ENDPOINTS,
    *law.ENDPOINTS,
    Endpoint("GET", "/api/openapi.json", openapi, dict[str, Any]),
]
