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
TEMPLATE = "lichtung.template"  # where a request's scope has the address as it is described
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
    # Libraries name addresses, in whose query invitations stand, and rows of the database: only their
    # warnings are kept, whatever is asked of our own logs.
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("lichtung").setLevel(level.upper())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=lambda *_: logging.getLogger("lichtung"),
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        cache_logger_on_first_use=False,
    )


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
    """The address with the names of its parts instead of their values; unknown ones are not repeated.

    Whoever serves an address with such parts leaves its template in the scope: the parts themselves may be
    secrets, and are not even looked at.
    """
    if TEMPLATE in scope:
        return str(scope[TEMPLATE])
    return "unknown" if "endpoint" not in scope or scope.get("path_params") else str(scope["path"])
