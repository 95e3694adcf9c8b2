"""The browser client as the server gives it away: files, pages, packing, caching, nothing else."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from lichtung.server.app import SecurityHeaders, not_found
from lichtung.server.web.endpoints import SECURITY_HEADERS
from lichtung.server.web.pages import Pages, accepted_encodings
from tests.server.web import Web, on_web, problem

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "console.log(1);\n" * 99
SECRET = "do not tell"
PAGES = (
    "/",
    "/new",
    "/tables/Ab_9-x",
    "/replays/Ab_9-x",
    "/rules",
    "/rules/4.3.1",
    "/rules/E.7.3",
    "/settings",
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client in small, and a secret beside it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Lichtung</title>", encoding="utf-8")
    (folder / "mark.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "built-from").write_text("digest", encoding="utf-8")
    script = folder / "assets" / "index-abc.js"
    script.write_text(SCRIPT, encoding="utf-8")
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("index-abc.js.br").write_bytes(b"brotli")
    (folder / "assets" / "face.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret").write_text(SECRET, encoding="utf-8")
    return folder


def ask(
    folder: Path, path: str, headers: dict[str, str] | None = None, method: str = "GET"
) -> httpx.Response:
    """One request to a server that has nothing but these files; the address is sent as it stands."""
    app = SecurityHeaders(Starlette(routes=[Pages(folder)], exception_handlers={HTTPException: not_found}))

    async def tell() -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://table.test"
        ) as client:
            url = httpx.URL("http://table.test", raw_path=path.encode())
            asked = {"accept-encoding": "identity", **(headers or {})}
            return await client.send(client.build_request(method, url, headers=asked))

    return asyncio.run(tell())


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_client_and_is_asked_for_again(folder: Path, path: str) -> None:
    found = ask(folder, path, HTML)
    assert (found.status_code, found.text) == (200, "<title>Lichtung</title>")
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    assert all(found.headers[name] == value for name, value in SECURITY_HEADERS.items())
    again = ask(folder, path, {**HTML, "if-none-match": f'"x", W/{found.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert ask(folder, path, HTML, "HEAD").status_code == 200


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/assets/index-abc.js", "text/javascript; charset=utf-8"),
        ("/assets/face.woff2", "font/woff2"),
        ("/mark.svg", "image/svg+xml"),
    ],
)
def test_files_have_their_types(folder: Path, path: str, media: str) -> None:
    found = ask(folder, path)
    assert found.status_code == 200
    assert found.headers["content-type"] == media
    hashed = path.startswith("/assets/")
    assert ("immutable" in found.headers["cache-control"]) == hashed


def test_packed_as_the_browser_can_take_it(folder: Path) -> None:
    script = "/assets/index-abc.js"
    for said, packed in (
        ("gzip, deflate", "gzip"),
        ("gzip;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("", None),
    ):
        found = ask(folder, script, {"accept-encoding": said})
        assert found.headers.get("content-encoding") == packed
        assert found.text == SCRIPT
        assert found.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in ask(folder, "/mark.svg", {"accept-encoding": "gzip"}).headers
    assert accepted_encodings("gzip, br;q=0.9, deflate ; q=0") == {"gzip", "br"}


@pytest.mark.parametrize(
    "path",
    [
        "/../secret",
        "/%2e%2e/secret",
        "/..%2fsecret",
        "/assets/../../secret",
        "/assets/%2e%2e/%2e%2e/secret",
        "/assets/..%5c..%5csecret",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/mark.svg%00",
        "/built-from",
        "/assets/index-abc.js.gz",
        "/assets/gone-123.js",
        "/api",
        "/api/nothing",
        "/ws/nothing",
        "/favicon.ico",
    ],
)
def test_nothing_else_is_given_away(folder: Path, path: str) -> None:
    for headers in (HTML, {}):
        found = ask(folder, path, headers)
        assert SECRET not in found.text
        assert "digest" not in found.text
        assert found.status_code == 404 or found.text == "<title>Lichtung</title>"
    assert ask(folder, path).status_code == 404
    assert ask(folder, path, method="POST").status_code == 404


def test_where_no_client_was_built_a_page_says_so(tmp_path: Path) -> None:
    found = ask(tmp_path / "nothing", "/tables/x", HTML)
    assert found.status_code == 200
    assert "Spieltisch für den Browser fehlt" in found.text
    assert "table for the browser is missing" in found.text
    assert not Pages(tmp_path / "nothing").built


@on_web()
async def test_pages_hide_no_refusal_of_the_server(web: Web) -> None:
    browser = await web.browser()
    assert (await browser.get("/", headers=HTML)).headers["content-type"].startswith("text/html")
    problem(await browser.get("/api/nothing", headers=HTML), 404, "address-unknown")
    problem(await browser.get("/api/logout", headers=HTML), 405, "method-unknown")
    problem(await browser.post("/tables/x"), 404, "address-unknown")
    problem(await browser.get("/tables/x", headers={"accept": "application/json"}), 404, "address-unknown")
    assert (await browser.head("/")).status_code == 200
    assert (await browser.head("/health")).status_code == 200
