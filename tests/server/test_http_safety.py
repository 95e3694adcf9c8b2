"""Who may not come in and what may not come out: origins, limits, headers, secrets."""

import asyncio
import contextlib
import io
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from argon2 import PasswordHasher
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lichtung.server.app import read_secret
from lichtung.server.operations.logs import configure_logging
from lichtung.server.people import accounts as people
from lichtung.server.people.accounts import Person, hashed
from lichtung.server.web.endpoints import SECURITY_HEADERS
from lichtung.server.web.limits import (
    LOBBY,
    LOGIN,
    MAX_BODY_BYTES,
    MAX_BUCKETS,
    READING,
    RateLimiter,
    SocketCounter,
    TooOftenError,
)
from tests.server.desk import Guest, open_desk
from tests.server.web import HOME, ORIGIN, Web, new_table, on_web, problem

FOREIGN: list[dict[str, str]] = [
    {},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://evil.test"},
    {"origin": "http://table.test.evil.test"},
    {"origin": "http://table.test:81"},
    {"origin": "http://evil.test/table.test"},
    {"origin": "http://user@table.test"},
    {"origin": "file://table.test"},
    {"origin": "http://[::1"},
    {"origin": "table.test"},
    {"origin": "null", "host": ""},
    {"origin": "null", "authorization": "Basic YTpi"},  # a proxy's password says nothing about the page
    {"authorization": "Basic YTpi"},
    {"referer": HOME},
]


@on_web()
async def test_foreign_pages_change_nothing(web: Web) -> None:
    ada = await web.browser("Ada")
    cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in ada.cookies.items())}
    table, _ = await new_table(ada, public=True)
    for headers in FOREIGN:
        foreign = await web.client({**cookie, **headers})
        for method, path, data in (
            ("POST", "/api/guest", {"name": "Eve"}),
            ("POST", "/api/tables", {"game": "heirs"}),
            ("POST", f"{table}/seats/0", None),
            ("PATCH", table, {"title": "Eve"}),
            ("DELETE", table, None),
            ("POST", "/api/logout", None),
        ):
            problem(await foreign.request(method, path, json=data), 403, "wrong-origin")
    form = await web.client({**cookie, "origin": "http://evil.test"})
    problem(await form.post("/api/tables", data={"game": "heirs"}), 403, "wrong-origin")
    assert len((await ada.get("/api/my-tables")).json()) == 1


@on_web()
async def test_a_program_that_nobody_knows_becomes_a_guest_without_a_cookie(web: Web) -> None:
    program = await web.client()
    answer = await program.post("/api/guest", json={"name": "Robo"})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers, "a foreign page could make anybody a new guest"
    problem(await program.post("/api/tables", json={"game": "heirs"}), 401, "who-are-you")
    program.headers["authorization"] = f"Bearer {answer.json()['token']}"
    assert (await program.post("/api/tables", json={"game": "heirs"})).status_code == 201


@pytest.mark.parametrize(
    "browser", [{"sec-fetch-site": "cross-site"}, {"origin": "null"}, {"cookie": "other=1"}]
)
def test_a_browser_without_the_right_origin_is_no_program(tmp_path: Path, browser: dict[str, str]) -> None:
    @on_web()
    async def story(web: Web) -> None:
        answer = await (await web.client(browser)).post("/api/guest", json={"name": "Eve"})
        problem(answer, 403, "wrong-origin")
        assert "set-cookie" not in answer.headers

    story(tmp_path)


@on_web(origins=("https://games.example.org",))
async def test_further_origins_can_be_allowed(web: Web) -> None:
    page = await web.client({"origin": "https://games.example.org"})
    assert (await page.post("/api/guest", json={"name": "Ada"})).status_code == 200
    page = await web.client({"origin": "http://games.example.org"})
    problem(await page.post("/api/guest", json={"name": "Ada"}), 403, "wrong-origin")


@on_web()
async def test_a_wrong_token_is_nobody_even_with_a_good_cookie(web: Web) -> None:
    ada = await web.browser("Ada")
    ada.headers["authorization"] = "Bearer " + "x" * 43
    del ada.headers["origin"]
    problem(await ada.post("/api/tables", json={"game": "heirs"}), 401, "who-are-you")
    program = await web.program("Robo")
    assert (await program.post("/api/tables", json={"game": "heirs"})).status_code == 201


def test_sockets_want_an_origin_or_a_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, eve = await desk.guest("Ada"), await desk.guest("Eve")
            table_id, invite = await desk.create(ada, "heirs")
            address = f"ws://127.0.0.1:{desk.port}/ws/tables/{table_id}"
            cookie = {"cookie": f"lichtung={desk.server.accounts.cookie(person_of(ada))}"}
            own = {"origin": f"http://127.0.0.1:{desk.port}"}

            async def refused(headers: dict[str, str], status: int, key: str, url: str = address) -> None:
                with pytest.raises(InvalidStatus) as caught:
                    async with connect(url, additional_headers=headers, proxy=None):
                        pass
                response = caught.value.response
                assert response.status_code == status
                assert json.loads(response.body)["problem"]["key"] == key

            for headers in ({}, {"origin": "null"}, {"origin": "http://evil.test"}):
                await refused({**cookie, **headers}, 403, "wrong-origin")
            await refused(own, 403, "not-invited")
            await refused(eve.headers, 403, "not-invited")
            await refused(eve.headers, 403, "not-invited", f"{address}?invite={invite}")
            await refused(ada.headers, 404, "table-unknown", address[:-1] + "%00")
            for good in (
                ada.headers,
                {**cookie, **own},
                {**eve.headers, "x-invite": invite},
                eve.headers,  # bound by now
            ):
                async with connect(address, additional_headers=good, proxy=None) as socket:
                    await socket.send('{"type":"ping"}')

    asyncio.run(story())


def person_of(guest: Guest) -> Person:
    return Person(guest.id, guest.name)


@on_web()
async def test_every_answer_has_the_headers_that_protect_our_pages(web: Web) -> None:
    ada = await web.browser("Ada")
    foreign = await web.client()
    for answer in (
        await ada.get("/api/games"),
        await ada.get("/api/tables/none"),
        await ada.get("/nothing"),
        await ada.put("/api/tables"),
        await foreign.post("/api/guest", json={}),
        await ada.get("/health"),
        await ada.get("/api/openapi.json"),
    ):
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers[name] == value, answer.url


@on_web()
async def test_a_fault_of_the_program_tells_nothing(web: Web) -> None:
    async def fails(*_: object) -> None:
        raise ZeroDivisionError("the secret of the house")

    web.server.store.open_tables = fails  # type: ignore[assignment]
    transport = httpx.ASGITransport(web.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
        answer = await client.get("/api/tables")
    problem(answer, 500, "server-broken")
    assert "secret" not in answer.text
    assert answer.headers["content-security-policy"]


@on_web()
async def test_bodies_too_large_too_deep_or_unreadable(web: Web) -> None:
    ada = await web.browser("Ada")
    big = b'{"name":"' + b"x" * MAX_BODY_BYTES + b'"}'
    problem(await ada.post("/api/guest", content=big), 413, "too-large")

    async def dribble() -> Any:
        for _ in range(MAX_BODY_BYTES // 1000 + 2):
            yield b" " * 1000

    problem(await ada.post("/api/guest", content=dribble()), 413, "too-large")
    problem(await ada.post("/api/guest", headers={"content-length": "9" * 30}), 413, "too-large")
    for depth in (10_000, 100_000):
        deep = b'{"game":"heirs","setup":{"sets":' + b"[" * depth + b"]" * depth + b"}}"
        problem(await ada.post("/api/tables", content=deep), 400, "message-unreadable")
    for junk in (
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'{"name":"\\ud800"}',
        b'{"name":1e999}',
        b'{"name":"a"}x',
    ):
        problem(await ada.post("/api/guest", content=junk), 400, "message-unreadable")
    huge = b'{"game":"root","setup":{"lead":' + b"9" * 5000 + b"}}"
    assert (await ada.post("/api/tables", content=huge)).status_code == 400
    long = {"game": "heirs", "setup": {"roads": "x" * 100_000}}
    assert len((await ada.post("/api/tables", json=long)).content) < 1000


def test_huge_headers_and_things_that_are_no_requests(tmp_path: Path) -> None:
    async def say(port: int, data: bytes) -> httpx.Response:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        head, _, body = (await asyncio.wait_for(reader.read(), 5)).partition(b"\r\n\r\n")
        writer.close()
        lines = [line.split(b": ") for line in head.split(b"\r\n")[1:]]
        return httpx.Response(int(head.split()[1]), headers=[(k, v) for k, v in lines], content=body)

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ask = b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-junk: "
            long = await say(desk.port, ask + b"x" * 100_000)
            problem(long, 431, "head-too-large")
            assert long.headers["content-security-policy"]
            with contextlib.suppress(ConnectionError):  # closed before all of it was read
                problem(await say(desk.port, ask + b"x" * 1_000_000), 431, "head-too-large")
            for junk in (b"\x16\x03\x01\x02\r\n\r\n", b"GET\r\n\r\n", ask + b"a\x00b\r\n\r\n"):
                problem(await say(desk.port, junk), 400, "request-bad")
            assert (await desk.http.get("/api/games")).status_code == 200

    asyncio.run(story())


@on_web(limits=True)
async def test_whoever_asks_too_often_waits(web: Web) -> None:
    ada, ben, eve = await web.browser("Ada"), await web.browser("Ben"), await web.client(ORIGIN, "10.0.0.9")
    answers = [await ada.patch("/api/me", json={"name": f"Ada {i}"}) for i in range(LOBBY.most + 9)]
    assert {a.status_code for a in answers[: LOBBY.most]} == {200}
    late = next(a for a in answers if a.status_code != 200)
    problem(late, 429, "too-often")
    assert 1 <= int(late.headers["retry-after"]) <= 2
    assert (await ben.patch("/api/me", json={"name": "Ben"})).status_code == 200
    assert (await eve.post("/api/guest", json={"name": "Eve"})).status_code == 200


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    people._dummy_hash.cache_clear()
    monkeypatch.setattr(people, "_hasher", PasswordHasher(1, 8, 1))


@on_web(limits=True)
async def test_passwords_cannot_be_tried_often(web: Web) -> None:
    wish = {"login": "ada", "password": "falsch"}
    browsers = [await web.browser() for _ in range(3)]  # new browsers do not help
    answers = [await browsers[i % 3].post("/api/login", json=wish) for i in range(LOGIN.most + 4)]
    codes = [a.status_code for a in answers]
    assert codes[: LOGIN.most] == [401] * LOGIN.most
    assert codes[-1] == 429
    elsewhere = await web.client(ORIGIN, "10.0.0.9")
    assert (await elsewhere.post("/api/login", json=wish)).status_code == 401


@on_web(limits=True)
async def test_reading_is_limited_too_but_not_soon(web: Web) -> None:
    ada = await web.browser("Ada")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lichtung.server.web.limits.monotonic", lambda: 1e6)  # however slow the machine is
        codes = [(await ada.get("/api/me")).status_code for _ in range(READING.most + 20)]
    assert codes[: READING.most] == [200] * READING.most
    assert codes[-1] == 429


def test_buckets_fill_again_and_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("lichtung.server.web.limits.monotonic", lambda: now)
    limiter = RateLimiter(True)
    for _ in range(LOBBY.most):
        limiter.check(LOBBY, "ada")
    with pytest.raises(TooOftenError) as caught:
        limiter.check(LOBBY, "ada")
    assert caught.value.seconds == 1
    now += 1.5
    limiter.check(LOBBY, "ada")
    for i in range(MAX_BUCKETS + 100):
        limiter.check(LOBBY, f"flood {i}")
    assert len(limiter.buckets) <= MAX_BUCKETS
    now += 60
    limiter.drop_full_buckets()
    assert limiter.buckets == {}


def test_an_address_has_so_many_sockets() -> None:
    sockets = SocketCounter(2)
    assert [sockets.acquire("a") for _ in range(3)] == [True, True, False]
    assert sockets.acquire("b")
    sockets.release("a")
    assert sockets.acquire("a")
    for address in "aab":
        sockets.release(address)
    assert sockets.open == {}


def test_one_socket_too_many_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk, contextlib.AsyncExitStack() as stack:
            desk.server.socket_counter.most = 3
            ada = await desk.guest("Ada")
            table_id, _ = await desk.create(ada, "heirs")
            for _ in range(3):
                await stack.enter_async_context(desk.socket(table_id, ada))
            with pytest.raises(InvalidStatus) as caught:
                await stack.enter_async_context(desk.socket(table_id, ada))
            assert caught.value.response.status_code == 429

    asyncio.run(story())


@on_web()
async def test_tokens_that_are_nearly_right_open_nothing(web: Web) -> None:
    ada, eve = await web.browser(), await web.browser("Eve")
    token: str = (await ada.post("/api/guest", json={"name": "Ada"})).json()["token"]
    table, invite = await new_table(ada)
    for secret, path in ((token, "/api/link"), (invite, "/api/invitations")):
        guesses = [
            secret[:i] + ("A" if secret[i] != "A" else "B") + secret[i + 1 :] for i in range(len(secret))
        ]
        guesses += [secret[:-1], secret + "A", secret.swapcase(), f" {secret}", hashed(secret), "", "\0", "%"]
        for guess in guesses:
            assert (await eve.post(path, json={"token": guess})).status_code == 404
    for guess in (hashed(token), token[:-1], invite):
        program = await web.client({"authorization": f"Bearer {guess}"})
        problem(await program.get("/api/me"), 401, "who-are-you")
        problem(
            await eve.get(table, headers={"x-invite": guess if guess != invite else hashed(invite)}),
            403,
            "not-invited",
        )


def test_no_secret_is_in_a_log_or_in_an_answer_it_does_not_belong_to(tmp_path: Path) -> None:
    async def story() -> list[str]:
        async with open_desk(tmp_path, log_level="debug") as desk:
            ada, ben = await desk.guest("Ada"), await desk.guest("Ben")
            password = "ein langes Geheimnis"
            await desk.post(ada, "/api/register", {"login": "ada", "password": password})
            table_id, invite = await desk.create(ada, "heirs", seats=["me", "human"])
            await desk.post(ben, "/api/invitations", {"token": invite})
            await desk.post(ben, f"/api/tables/{table_id}/seats/1")
            await desk.post(ada, f"/api/tables/{table_id}/begin")
            wrong = {"login": "ada", "password": password + "x"}
            for path in ("login", "link", "invitations", "tables"):
                await desk.http.post(f"/api/{path}", json={**wrong, "token": invite}, headers=ada.headers)
            async with desk.socket(table_id, ben) as socket:
                await socket.hello()
            row = desk.table(table_id).row
            secrets = [ada.token, ben.token, invite, password, row.seed, row.invite_hash or "?"]
            secrets += [read_secret(tmp_path / "secret"), desk.server.accounts.cookie(person_of(ada))[:20]]
            for path in ("me", "tables", "my-tables", f"tables/{table_id}", "openapi.json", "games"):
                text = (await desk.http.get(f"/api/{path}", headers=ben.headers)).text
                assert not any(secret in text for secret in secrets), path
            return secrets

    said = io.StringIO()
    root = logging.getLogger()
    before = root.handlers, root.level
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        configure_logging("debug", "json")
        for clients in ("httpx", "httpcore", "websockets.client"):  # our own side of the wire
            logging.getLogger(clients).setLevel(logging.WARNING)
        try:
            secrets = asyncio.run(story())
        finally:
            root.handlers, root.level = before
            structlog.reset_defaults()
    assert '"route": "/api/login"' in said.getvalue()
    for secret in secrets:
        assert secret not in said.getvalue()


def test_the_secret_is_made_once_and_is_the_owners(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    made = read_secret(file)
    assert len(made) == 64
    assert read_secret(file) == made
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [file]
