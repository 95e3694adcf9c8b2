"""The OpenAPI document of the server, made from its offers and the types of its messages."""

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

import lichtung
from lichtung.server.tables.protocol import ClientMessage, ServerMessage
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.endpoints import Offer

REF = "#/components/schemas/{name}"
SOCKET = "/ws/tables/{table}"
JSON = "application/json"


def document(offers: Sequence[Offer]) -> dict[str, Any]:
    """All offers and all messages of the socket, with the schemas of everything that is sent."""
    kinds: list[Any] = [Refusal, ClientMessage, ServerMessage]
    kinds += [offer.gives for offer in offers if not isinstance(offer.gives, str)]
    kinds += [offer.takes for offer in offers if offer.takes is not None]
    found, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schemas = iter(found)
    refusal, from_client, from_server = next(schemas), next(schemas), next(schemas)
    gives = [{} if isinstance(offer.gives, str) else next(schemas) for offer in offers]
    takes = [next(schemas) if offer.takes is not None else None for offer in offers]
    paths: dict[str, dict[str, Any]] = {}
    for offer, given, taken in zip(offers, gives, takes, strict=True):
        paths.setdefault(offer.path, {})[offer.method.lower()] = operation(offer, given, taken, refusal)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Lichtung",
            "version": lichtung.__version__,
            "summary": inspect.getdoc(lichtung),
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "lichtung"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{"cookie": []}, {"token": []}, {}],
        "x-websocket": {
            SOCKET: {"parameters": parameters(SOCKET), "send": from_client, "receive": from_server}
        },
    }


def operation(offer: Offer, gives: Any, takes: Any, refusal: Any) -> dict[str, Any]:
    """One method of one address."""
    media = offer.gives if isinstance(offer.gives, str) else JSON
    said = inspect.getdoc(offer.work)
    made: dict[str, Any] = {
        "operationId": f"{offer.work.__module__.rpartition('.')[2]}.{getattr(offer.work, '__name__', '')}",
        "summary": said,
        "responses": {
            str(offer.status): {"description": said, "content": {media: {"schema": gives}}},
            "default": {"description": Refusal.__doc__, "content": {JSON: {"schema": refusal}}},
        },
    }
    if found := parameters(offer.path) + [asked(name) for name in offer.query]:
        made["parameters"] = found
    if takes is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": takes}}}
    return made


def asked(name: str) -> dict[str, Any]:
    """What may be named behind the address."""
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}


def parameters(path: str) -> list[dict[str, Any]]:
    """The parts of an address that differ from request to request."""
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)", path)
    ]
