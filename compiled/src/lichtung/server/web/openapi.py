"""The OpenAPI document of the server, made from its endpoints and the types of its messages."""

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

import lichtung
from lichtung.server.tables.protocol import ClientMessage, ServerMessage
from lichtung.server.web.bodies import Refusal
from lichtung.server.web.endpoints import Endpoint

REF = "#/components/schemas/{name}"
SOCKET = "/ws/tables/{table}"
JSON = "application/json"


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """All endpoints and all messages of the socket, with the schemas of everything that is sent."""
    types: list[Any] = [Refusal, ClientMessage, ServerMessage]
    types += [endpoint.response for endpoint in endpoints if not isinstance(endpoint.response, str)]
    types += [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    found, components = msgspec.json.schema_components(types, ref_template=REF)
    schemas = iter(found)
    refusal, from_client, from_server = next(schemas), next(schemas), next(schemas)
    responses = [{} if isinstance(endpoint.response, str) else next(schemas) for endpoint in endpoints]
    bodies = [next(schemas) if endpoint.body is not None else None for endpoint in endpoints]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint, response, body in zip(endpoints, responses, bodies, strict=True):
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(
            endpoint, response, body, refusal
        )
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
            SOCKET: {"parameters": path_parameters(SOCKET), "send": from_client, "receive": from_server}
        },
    }


def operation(endpoint: Endpoint, response: Any, body: Any, refusal: Any) -> dict[str, Any]:
    """One method of one address."""
    media = endpoint.response if isinstance(endpoint.response, str) else JSON
    summary = inspect.getdoc(endpoint.handler)
    module, name = endpoint.handler.__module__.rpartition(".")[2], getattr(endpoint.handler, "__name__", "")
    made: dict[str, Any] = {
        "operationId": f"{module}.{name}",
        "summary": summary,
        "responses": {
            str(endpoint.status): {"description": summary, "content": {media: {"schema": response}}},
            "default": {"description": Refusal.__doc__, "content": {JSON: {"schema": refusal}}},
        },
    }
    if found := path_parameters(endpoint.path) + [query_parameter(name) for name in endpoint.query]:
        made["parameters"] = found
    if body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    return made


def query_parameter(name: str) -> dict[str, Any]:
    """What may be named behind the address."""
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}


def path_parameters(path: str) -> list[dict[str, Any]]:
    """The parts of an address that differ from request to request."""
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)", path)
    ]
