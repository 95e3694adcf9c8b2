"""Secrets in addresses, heads and bodies: no log has them, at no level, from no library."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from lichtung.server.config import LOG_LEVELS
from lichtung.server.operations.logs import configure_logging
from lichtung.server.web.routes import ENDPOINTS
from tests.server.web import ORIGIN, Web, on_web

WITH_TOKEN = [endpoint for endpoint in ENDPOINTS if "{token}" in endpoint.path]
SECRET = "sesame-open-thyself"


@pytest.fixture(params=LOG_LEVELS)
def every_level(request: pytest.FixtureRequest) -> Iterator[str]:
    root, ours = logging.getLogger(), logging.getLogger("lichtung")
    handlers, levels = root.handlers, (root.level, ours.level)
    configure_logging(request.param, "json")
    yield request.param
    root.handlers = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
    structlog.reset_defaults()


def test_there_are_addresses_with_tokens() -> None:
    assert {endpoint.path for endpoint in WITH_TOKEN} >= {"/feeds/{token}.json", "/feeds/{token}.atom"}


def test_no_log_has_a_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str], every_level: str) -> None:
    seen: list[str] = [SECRET]

    async def story(web: Web) -> None:
        client = await web.client(ORIGIN)
        for endpoint in WITH_TOKEN:
            address = endpoint.path.replace("{token}", SECRET)
            await client.request(endpoint.method, address, headers={"cookie": f"lichtung={SECRET}"})
            await client.request(endpoint.method, f"{address}/more")
        made = await client.post("/api/guest", json={"name": "Ada"})
        feed = (await client.post("/api/me/feed")).json()
        token = feed["json"].rpartition("/")[2].removesuffix(".json")
        assert (await client.get(f"/feeds/{token}.json")).status_code == 200
        assert (await client.get(f"/feeds/{token}.atom")).status_code == 200
        table = (await client.post("/api/tables", json={"game": "heirs", "seats": ["me", "me"]})).json()
        await client.post(f"/api/tables/{table['id']}/begin")
        await client.post("/api/link", json={"token": SECRET})
        await client.get(f"/api/tables/{table['id']}", headers={"x-invite": SECRET})
        await client.post("/api/login", json={"login": "ada", "password": SECRET})
        room = await web.server.hub.room(table["id"])
        seen.extend([made.json()["token"], token, table["invite"], room.table.row.seed])

    on_web()(story)(tmp_path)
    written = capfd.readouterr()
    for secret in seen:
        assert secret not in written.err
        assert secret not in written.out
    if every_level == "debug":
        assert "/feeds/{token}.json" in written.err
