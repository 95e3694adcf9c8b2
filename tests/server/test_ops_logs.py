"""Logs: secrets are blotted out even if somebody hands them over; routes stand for addresses."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from lichtung.server.operations.logs import TEMPLATE, censor, configure_logging, route_of


@pytest.fixture
def json_logs() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    configure_logging("info", "json")
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def test_secrets_are_blotted_out() -> None:
    event = censor(None, "info", {"event": "x", "token": "abc", "Password": "abc", "seed": "abc", "n": 3})
    assert event == {"event": "x", "token": "...", "Password": "...", "seed": "...", "n": 3}


def test_routes_stand_for_addresses() -> None:
    scope = {"path": "/api/tables/secret-id", "path_params": {"table": "secret-id"}, "endpoint": route_of}
    assert route_of({**scope, TEMPLATE: "/api/tables/{table}"}) == "/api/tables/{table}"
    assert route_of(scope) == "unknown", "nobody has said what it is called"
    assert route_of({"path": "/health", "endpoint": route_of}) == "/health"
    assert route_of({"path": "/anything"}) == "unknown"


@pytest.mark.usefixtures("json_logs")
def test_one_line_of_json_each(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info", "json")
    with structlog.contextvars.bound_contextvars(request="abcd"):
        structlog.get_logger().info("done", n=1, invite="sesame")
        structlog.get_logger().debug("not asked for")
        logging.getLogger("uvicorn.error").info('"WebSocket /ws/tables/x?invite=sesame" [accepted]')
        logging.getLogger("uvicorn.error").warning("trouble")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["done", "trouble"]
    assert lines[0]["invite"] == "..."
    assert {line["request"] for line in lines} == {"abcd"}
