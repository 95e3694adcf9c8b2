"""Everything that can be asked for over HTTP, by subject."""

from functools import cache
from typing import Any

from lichtung.server.web.endpoints import Call, Offer
from lichtung.server.web.openapi import document
from lichtung.server.web.routes import about, away, people, replays, tables


@cache
def api() -> dict[str, Any]:
    return document(OFFERS)


async def openapi(call: Call) -> dict[str, Any]:
    """This description of everything that can be asked for."""
    return api()


OFFERS: list[Offer] = [
    *people.OFFERS,
    *tables.OFFERS,
    *replays.OFFERS,
    *away.OFFERS,
    *about.OFFERS,
    Offer("GET", "/api/openapi.json", openapi, dict[str, Any]),
]
