"""The documentation under /docs: its built files as they are, or a page that says how to build them."""

import asyncio
from functools import cached_property
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from lichtung.server.people.feeds import choose_language
from lichtung.server.web.pages import REVALIDATE, File, file_response, load_file, load_files

HERE = Path(__file__).parent
BUILT = HERE.parent / "docs"  # built by tools/docs.py; not in the repository
UNBUILT = HERE / "undocumented.html"
DOCS = "/docs"


class Docs(BaseRoute):
    """Everything below /docs; its first page is that of the reader's language."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder

    @cached_property
    def files(self) -> dict[str, File]:
        """Read when somebody first asks, for most servers never do."""
        return load_files(self.folder)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        asked = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        below = asked and (scope["path"] == DOCS or scope["path"].startswith(f"{DOCS}/"))
        return (Match.FULL if below else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.to_thread(lambda: self.files)  # the loop never waits for many files to be read
        await self.answer(Request(scope))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        path = request.url.path.removeprefix(DOCS)
        if not self.files:
            return missing(load_file(UNBUILT, REVALIDATE))
        if path in ("", "/"):
            lang = choose_language(None, Headers(scope=request.scope).get("accept-language", ""))
            return RedirectResponse(f"{DOCS}/{lang}/index.html", headers={"vary": "accept-language"})
        file = self.files.get(f"{path}index.html" if path.endswith("/") else path)
        return missing(self.files["/missing.html"]) if file is None else file_response(file, request)


def missing(page: File) -> Response:
    """A page instead of the one that was asked for."""
    return Response(page.data, 404, {"cache-control": REVALIDATE}, page.media)
