"""The documentation as the server gives it away: the reader's language first, and a clear page without it."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from lichtung.server.app import SecurityHeaders
from lichtung.server.web.docs import Docs
from lichtung.server.web.endpoints import SECURITY_HEADERS
from tests.server.web import Web, on_web


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built site in small, and a secret beside it."""
    folder = tmp_path / "docs"
    for name in ("de/index.html", "en/index.html", "en/decisions/frames.html", "missing.html", "site.css"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    (tmp_path / "secret").write_text("do not tell", encoding="utf-8")
    return folder


def ask(folder: Path, path: str, language: str = "") -> httpx.Response:
    app = SecurityHeaders(Starlette(routes=[Docs(folder)]))

    async def tell() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
            url = httpx.URL("http://table.test", raw_path=path.encode())
            return await client.get(url, headers={"accept-language": language})

    return asyncio.run(tell())


@pytest.mark.parametrize(
    ("language", "leads"), [("", "de"), ("de-AT,de;q=0.9", "de"), ("en-GB", "en"), ("fr,en;q=0.5", "en")]
)
@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_the_first_page_is_that_of_the_reader(folder: Path, path: str, language: str, leads: str) -> None:
    answer = ask(folder, path, language)
    assert answer.status_code == 307
    assert answer.headers["location"] == f"/docs/{leads}/index.html"


def test_files_are_what_they_are(folder: Path) -> None:
    page, style = ask(folder, "/docs/en/decisions/frames.html"), ask(folder, "/docs/site.css")
    assert (page.status_code, page.text) == (200, "en/decisions/frames.html")
    assert page.headers["content-type"].startswith("text/html")
    assert style.headers["content-type"].startswith("text/css")
    assert ask(folder, "/docs/en/").text == "en/index.html"
    for name, value in SECURITY_HEADERS.items():
        assert page.headers[name] == value


@pytest.mark.parametrize(
    "path", ["/docs/nothing", "/docs/../secret", "/docs/%2e%2e/secret", "/docs/de/../../secret"]
)
def test_what_is_not_there_is_not_found(folder: Path, path: str) -> None:
    answer = ask(folder, path)
    assert answer.status_code == 404
    assert "do not tell" not in answer.text


@pytest.mark.parametrize("path", ["/docs", "/docs/de/index.html"])
def test_without_it_a_page_says_what_to_do(tmp_path: Path, path: str) -> None:
    answer = ask(tmp_path / "nowhere", path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text.count("make docs") == 2, "in both languages"


@on_web()
async def test_the_server_has_it_before_its_own_pages(web: Web) -> None:
    answer = await (await web.browser()).get("/docs", headers={"accept": "text/html"})
    assert answer.status_code == 307 or "make docs" in answer.text
