"""The browser client's files: read once at the start, answered from memory."""

import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

HERE = Path(__file__).parent
STATIC = HERE.parent / "static"  # built by tools/client.py; not in the repository
UNBUILT = HERE / "unbuilt.html"  # what is shown where it could not be built
BUILT_FROM = "built-from"
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # best first
HASHED = "/assets/"  # such names change with the content
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
RESERVED = frozenset(("api", "ws", "health", "ready", "metrics"))  # addresses that are no pages
FILE_NAME = re.compile(r"\.[a-z][a-z0-9]+/?$")  # the paragraphs of the rules have dots too
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class File:
    """One file of the client, plain and compressed."""

    data: bytes
    media: str
    cache: str
    tag: str
    compressed: dict[str, bytes]


class Pages(BaseRoute):
    """Every file of the client by its name; every other address is a page, unless it looks like a file."""

    def __init__(
        self, folder: Path = STATIC, head: Callable[[Request], Awaitable[str]] | None = None
    ) -> None:
        self.head = head  # what a page has in its head beyond the file
        self.files = load_files(folder)
        self.page = self.files.get("/index.html") or load_file(UNBUILT, REVALIDATE)

    @property
    def built(self) -> bool:
        return "/index.html" in self.files

    def find(self, path: str, accept: str) -> File | None:
        """What an address means; browsers say that they want a page, programs get a refusal they can read."""
        found = self.files.get(path)
        if found is not None or path == "/":
            return found or self.page
        if path.split("/")[1] in RESERVED or FILE_NAME.search(path) or "text/html" not in accept:
            return None
        return self.page

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return Match.NONE, {}
        file = self.find(scope["path"], Headers(scope=scope).get("accept", ""))
        return (Match.NONE, {}) if file is None else (Match.FULL, {"file": file})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        request, file = Request(scope), scope["file"]
        more = await self.head(request) if self.head is not None and file is self.page else ""
        response = file_response(with_head(file, more) if more else file, request)
        if more:
            response.headers["vary"] += ", accept-language"
        await response(scope, receive, send)


def load_files(folder: Path) -> dict[str, File]:
    """The files of a folder by the addresses they are asked for."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in COMPRESSED.values() and path.name != BUILT_FROM:
            name = f"/{path.relative_to(folder).as_posix()}"
            found[name] = load_file(path, CACHE_FOREVER if name.startswith(HASHED) else REVALIDATE)
    return found


def load_file(path: Path, cache: str) -> File:
    data = path.read_bytes()
    compressed = {name: path.with_name(path.name + suffix) for name, suffix in COMPRESSED.items()}
    return File(
        data,
        TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        cache,
        tag_of(data),
        {name: file.read_bytes() for name, file in compressed.items() if file.exists()},
    )


def with_head(page: File, more: str) -> File:
    """A page with something more in its head; it is sent as it is, for nobody asks for it often."""
    data = page.data.replace(b"</head>", more.encode() + b"</head>", 1)
    return File(data, page.media, page.cache, tag_of(data), {})


def tag_of(data: bytes) -> str:
    return f'"{blake2b(data, digest_size=12).hexdigest()}"'


def file_response(file: File, request: Request) -> Response:
    """The file as the browser can take it, or that it has it already."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in [
        tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")
    ]:
        return Response(status_code=304, headers=headers)
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    name = next((name for name in COMPRESSED if name in file.compressed and name in accepted), None)
    if name is not None:
        headers["content-encoding"] = name
    return Response(
        file.data if name is None else file.compressed[name], headers=headers, media_type=file.media
    )


def accepted_encodings(text: str) -> set[str]:
    """The encodings that a browser names without refusing them."""
    found = set()
    for part in text.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found
