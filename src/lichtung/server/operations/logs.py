"""Logs for machines (JSON lines) or for people, without secrets; every request has an id."""

import logging
import secrets
import sys
from collections.abc import MutableMapping
from time import perf_counter
from typing import Any

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lichtung.server.operations import metrics

SECRETS = frozenset(
    (
        *("token", "password", "authorization", "cookie", "invite", "seed", "secret", "key", "link"),
        *("webhook", "mail", "smtp_url"),
    )
)
REQUEST_ID = b"x-request-id"
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))

log = structlog.get_logger()


def censor(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """What must never be read in a log is not in it, even if somebody hands it over."""
    for name in event:
        if name.lower() in SECRETS:
            event[name] = "..."
    return event


def configure_logging(level: str = "info", form: str = "auto") -> None:
    """One handler for our own logs and those of the libraries."""
    for_people = form == "console" or (form == "auto" and sys.stderr.isatty())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        censor,
    ]
    ending: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if for_people:
        ending.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()))
    else:
        ending += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=ending)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        cache_logger_on_first_use=False,
    )
    # The web server names addresses with their query, where invitations stand: only its warnings are kept.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


class RequestLog:
    """Gives each request an id, counts it, and logs it by its route: no address with ids or secrets."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        status = 0
        started = perf_counter()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (REQUEST_ID, request_id.encode())]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id):
            try:
                await self.app(scope, receive, send_with_id)
            except Exception:
                status = status or 500
                raise
            finally:
                self.log_request(scope, status or 403, perf_counter() - started)

    def log_request(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "SOCKET")
        metrics.requests.labels(method if method in METHODS else "SOCKET", str(status)).inc()
        write = log.error if status >= 500 else log.debug
        write("request", method=method, route=route_of(scope), status=status, ms=round(seconds * 1000, 1))


def route_of(scope: Scope) -> str:
    """The address with the names of its parts instead of their values; unknown ones are not repeated."""
    if "endpoint" not in scope:
        return "unknown"
    named = {str(value): name for name, value in scope.get("path_params", {}).items()}
    return "/".join(f"{{{named[part]}}}" if part in named else part for part in scope["path"].split("/"))
