"""The server's own description: all of it is there, and what the server says is as described."""

import asyncio
import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from lichtung.client import Client
from lichtung.server.web.routes import ENDPOINTS, api
from tests.server.desk import open_desk
from tests.server.schemas import Schemas
from tests.server.web import Web, new_table, on_web

OPERATIONS = {"/health", "/ready", "/metrics"}  # for those who run the server; no API


@on_web()
async def test_every_address_is_described(web: Web) -> None:
    found = (await (await web.client()).get("/api/openapi.json")).json()
    assert found["openapi"] == "3.1.0"
    for route in web.app.routes:
        if isinstance(route, WebSocketRoute):
            assert route.path in found["x-websocket"]
        elif isinstance(route, Route) and (route.path.startswith("/api") or route.path not in OPERATIONS):
            for method in (route.methods or set()) - {"HEAD"}:
                assert method.lower() in found["paths"][route.path], route.path
    ids = [operation["operationId"] for path in found["paths"].values() for operation in path.values()]
    assert len(set(ids)) == len(ids)
    assert len(ids) == len(ENDPOINTS)


def test_every_offer_says_what_it_does_and_every_reference_leads_somewhere() -> None:
    document = api()
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["summary"], path
            named = [p["name"] for p in operation.get("parameters", []) if p["in"] == "path"]
            assert named == re.findall(r"\{(\w+)\}", path)
    text = msgspec.json.encode(document).decode()
    for name in re.findall(r'"#/components/schemas/([^"]+)"', text):
        assert name in document["components"]["schemas"]


def test_the_checker_finds_mistakes() -> None:
    schemas = Schemas(api())
    me = {"$ref": "#/components/schemas/Me"}
    good = {"id": "x", "name": "Ada", "login": None}
    assert schemas.fits(good, me)
    wrong: list[object] = [{**good, "name": 3}, {**good, "login": True}, {"id": "x"}, [], None, "x"]
    for bad in wrong:
        assert not schemas.fits(bad, me)
    assert not schemas.fits({"name": "Ada", "more": 1}, {"$ref": "#/components/schemas/Named"})


def test_messages_of_the_socket_are_as_described(tmp_path: Path) -> None:
    async def story() -> set[str]:
        schemas, rng = Schemas(api()), Random(4)
        described = api()["x-websocket"]["/ws/tables/{table}"]
        kinds: set[str] = set()
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated:
                await seated.send(type="hello")
                await seated.send(type="ping")
                await seated.send(type="?")
                await seated.send(type="say", key="k" * 9, text="Hallo")
                while True:
                    message = await seated.read()
                    schemas.check(message, described["receive"])
                    kinds.add(message["type"])
                    if message["type"] == "update":
                        if message["outcome"]:
                            return kinds
                        n, bad = message["n"], {"key": seated.next_key(), "action": [77]}
                        command = {
                            "type": "act",
                            "key": seated.next_key(),
                            "base": message["n"],
                            "seat": message["deciding"]["seat"],
                            "action": rng.choice(message["legal"]),
                        }
                        schemas.check(command, described["send"])
                        await seated.send(**command)
                        if message["n"] > 20 and "stale" not in kinds:
                            await seated.send(**{**command, "key": seated.next_key(), "base": 3})
                            await seated.send(**{**command, "base": n + 1, **bad})

    kinds = asyncio.run(story())
    assert {"welcome", "update", "done", "stale", "refused", "trouble", "pong", "chat"} <= kinds


@on_web()
async def test_answers_are_checked_against_the_description(web: Web) -> None:
    ada = await web.browser("Ada")
    await new_table(ada, "root", public=True)
    assert (await ada.get("/api/tables")).status_code == 200
    assert {"/api/guest", "/api/tables"} <= web.checked
    web.schemas.parts["Me"] = {"type": "array"}
    with pytest.raises(AssertionError):
        await ada.get("/api/me")


def test_client_and_document_agree(tmp_path: Path) -> None:
    """Every address that the client asks for is described."""
    source = (Path(__file__).parents[2] / "src" / "lichtung" / "client" / "http.py").read_text(
        encoding="utf-8"
    )
    paths = {re.sub(r"\{\w+\}", "{}", path) for path in api()["paths"]}
    for path in re.findall(r'"(/api/[\w/-]+)"', source):
        assert path in paths
    for path in re.findall(r'\{_table\(table\)\}(/[^"]*)"', source):
        assert "/api/tables/{}" + re.sub(r"\{\w+\}", "{}", path) in paths
    assert Client("http://x/").address == "http://x"
