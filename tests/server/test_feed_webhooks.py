"""Webhooks: a signed message when a decision begins to wait for somebody who is not there."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import re
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.server.people import webhooks
from lichtung.server.people.webhooks import Target, is_public, parse, resolve
from tests.server.desk import Desk, Guest, open_desk
from tests.server.playing import play_on

DOCS = Path(__file__).parents[2] / "docs" / "async-play.md"


def shown_in_docs() -> Callable[[str, bytes, str], bool]:
    """The check of signatures that the documentation recommends."""
    [example] = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(example, DOCS.name, "exec"), names)
    check: Callable[[str, bytes, str], bool] = names["genuine"]
    return check


class Receiver:
    """A site of somebody that takes messages, or does not."""

    def __init__(self) -> None:
        self.port = 0
        self.answers: list[bytes] = []  # one for each request; then 204
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.came = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?x=1"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append((first, headers, body))
        self.came.set()
        answer = self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            if answer:
                writer.write(answer)
                await writer.drain()
            else:
                await reader.read()  # says nothing until the other side gives up
        writer.close()

    async def messages(self, count: int, within: float = 20.0) -> list[dict[str, Any]]:
        async with asyncio.timeout(within):
            while len(self.requests) < count:
                self.came.clear()
                await self.came.wait()
        return [json.loads(body) for _, _, body in self.requests]


@contextlib.asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found


async def other_is_away(desk: Desk, title: str = "Mittwoch") -> tuple[Guest, Guest, str]:
    """A table of two; the first has to decide, the second is away."""
    ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
    table = await desk.started(ada, "heirs", {0: ada, 1: bea}, title=title)
    return (ada, bea, table) if desk.table(table).decider() == 0 else (bea, ada, table)


async def pass_on(desk: Desk, table: str, guest: Guest) -> dict[str, Any]:
    """Decide until it is the other one's turn."""
    async with desk.socket(table, guest) as seated:
        update = await seated.hello()
        while update["legal"]:
            update = (await play_on(seated, update, Random(1), 1))[-1]
    return update


async def set_hook(desk: Desk, guest: Guest, url: str) -> str:
    made = await desk.post(guest, "/api/me/webhook", {"url": url})
    assert made["url"] == url
    secret: str = made["secret"]
    return secret


def test_called_once_and_signed(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path, private_webhooks=True) as desk:
            here, away, table = await other_is_away(desk)
            secret = await set_hook(desk, away, site.url)
            update = await pass_on(desk, table, here)
            [message] = await site.messages(1)
            first, headers, body = site.requests[0]
            assert first == "POST /hook?x=1 HTTP/1.1"
            assert headers["host"] == f"127.0.0.1:{site.port}"
            proof = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
            assert headers["lichtung-signature"] == f"sha256={proof}"
            assert shown_in_docs()(secret, body, headers["lichtung-signature"])
            assert not shown_in_docs()(secret, body + b" ", headers["lichtung-signature"])
            assert message == {
                "type": "your-turn",
                "id": message["id"],
                "table": table,
                "game": "heirs",
                "title": "Mittwoch",
                "seat": update["deciding"]["seat"],
                "since": update["deciding"]["since"],
                "path": f"/tables/{table}",
                "sent": message["sent"],
            }
            made = await desk.post(away, "/api/me/feed")
            [item] = (await desk.http.get(made["json"])).json()["items"]
            assert item["id"] == message["id"]
            desk.server.webhooks.last_notified.clear()  # as another process, which noticed it too
            desk.server.webhooks.on_records_committed(desk.table(table))
            await asyncio.sleep(0.2)
            assert len(site.requests) == 1
            await pass_on(desk, table, away)
            await asyncio.sleep(0.2)
            assert len(site.requests) == 1, "nobody is called to others' turns"
            await pass_on(desk, table, here)
            [_, again] = await site.messages(2)
            assert again["id"] != message["id"]

    asyncio.run(test())


def test_not_called_while_connected(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path, private_webhooks=True) as desk:
            here, there, table = await other_is_away(desk)
            await set_hook(desk, there, site.url)
            async with desk.socket(table, there) as seated:
                await seated.hello()
                await pass_on(desk, table, here)
                await asyncio.sleep(0.2)
            assert site.requests == []

    asyncio.run(test())


def test_settings(tmp_path: Path) -> None:
    """The secret is told once and changes with each setting; without a webhook nobody is called."""

    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path, private_webhooks=True) as desk:
            here, away, table = await other_is_away(desk)
            first = await set_hook(desk, away, site.url)
            second = await set_hook(desk, away, site.url)
            assert first != second
            state = await desk.http.get("/api/me/webhook", headers=away.headers)
            assert state.json() == {"url": site.url}
            assert second not in state.text
            assert (await desk.http.delete("/api/me/webhook", headers=away.headers)).status_code == 200
            state = await desk.http.get("/api/me/webhook", headers=away.headers)
            assert state.json() == {"url": None}
            await pass_on(desk, table, here)
            await asyncio.sleep(0.2)
            assert site.requests == []
            desk.http.cookies.clear()
            assert (await desk.http.get("/api/me/webhook")).status_code == 401

    asyncio.run(test())


def test_tried_again_a_few_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors of the other side, silence and no answer at all are tried again; the id stays the same."""
    monkeypatch.setattr(webhooks, "SECONDS", 1.0)

    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path, private_webhooks=True) as desk:
            desk.server.webhooks.delays = (0.01, 0.02, 0.03)
            here, away, table = await other_is_away(desk)
            await set_hook(desk, away, site.url)
            site.answers = [b"HTTP/1.1 503 Busy\r\n\r\n", b"", b"x" * 9000 + b"\r\n"]
            await pass_on(desk, table, here)
            sent = await site.messages(4)
            assert len({message["id"] for message in sent}) == 1
            await asyncio.sleep(0.2)
            assert len(site.requests) == 4, "and then no more"
            site.answers = [b"HTTP/1.1 500 No\r\n\r\n"] * 9
            await pass_on(desk, table, away)
            await pass_on(desk, table, here)
            await site.messages(8)
            await asyncio.sleep(0.3)
            assert len(site.requests) == 8

    asyncio.run(test())


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n",
        b"HTTP/1.1 404 Not Found\r\n\r\n",
        b"HTTP/1.1 410 Gone\r\n\r\n",
    ],
)
def test_refusals_and_redirects_are_final(tmp_path: Path, answer: bytes) -> None:
    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path, private_webhooks=True) as desk:
            desk.server.webhooks.delays = (0.01, 0.01, 0.01)
            here, away, table = await other_is_away(desk)
            await set_hook(desk, away, site.url)
            site.answers = [answer] * 3
            await pass_on(desk, table, here)
            await site.messages(1)
            await asyncio.sleep(0.2)
            assert len(site.requests) == 1

    asyncio.run(test())


def test_a_late_attempt_is_given_up_when_the_turn_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path, private_webhooks=True) as desk:
            desk.server.webhooks.delays = (60.0,)
            here, away, table = await other_is_away(desk)
            await set_hook(desk, away, site.url)
            site.answers = [b"HTTP/1.1 500 No\r\n\r\n"]
            await pass_on(desk, table, here)
            [sent] = await site.messages(1)
            await pass_on(desk, table, away)
            del sent["type"]
            desk.server.webhooks.enqueue(webhooks.Job(away.id, 1, webhooks.YourTurn(**sent), attempt=1))
            await asyncio.sleep(0.2)
            assert len(site.requests) == 1

    asyncio.run(test())


def test_a_slow_site_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play goes on while a message waits for its answer; the server stops without waiting."""
    monkeypatch.setattr(webhooks, "SECONDS", 300.0)

    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path, private_webhooks=True) as desk:
            here, away, table = await other_is_away(desk)
            await set_hook(desk, away, site.url)
            site.answers = [b""] * 9
            await pass_on(desk, table, here)
            await site.messages(1)
            await pass_on(desk, table, away)

    asyncio.run(test())


def test_the_queue_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MAX_QUEUED", 3)

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            hooks = webhooks.Webhooks(desk.server.hub)
            message = webhooks.YourTurn("id", "table", "heirs", "", 0, 0.0, "/", 0.0)
            for turn in range(10):
                hooks.enqueue(webhooks.Job("person", turn, message))
            assert hooks.queue.qsize() == 3
            for turn in range(10):
                hooks.retry_later(webhooks.Job("person", turn, message), "test")
            assert len(hooks.retries) == 3
            await hooks.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "example.org",
        "http://",
        "http:///path",
        "http://user:secret@example.org/",
        "http://user@example.org/",
        "http://example.org:99999/",
        "http://example.org:x/",
        "http://example.org:22/",
        "http://example.org:25/",
        "http://example.org/a b",
        "http://example.org/\r\nX: 1",
        "http://example.org/ü",
        "http://[::1/",
        "http://[fe80::1%25eth0]/",
        "http://example.org/#part",
        "http://example.org/" + "x" * 600,
        "",
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(LichtungError, match="webhook-url"):
        parse(url)


def test_addresses() -> None:
    assert parse("https://example.org") == Target("https", "example.org", 443, "/")
    assert parse("http://Example.org:8080/a?b=c") == Target("http", "example.org", 8080, "/a?b=c")
    assert parse("http://[2001:db8::1]:8080/").host_header == "[2001:db8::1]:8080"
    assert parse("https://example.org:443/").host_header == "example.org"


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "127.8.9.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "239.255.255.250", "255.255.255.255", "240.0.0.1", "192.0.2.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "fec0::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::"),
        *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "::127.0.0.1"),
    ],
)
def test_numbers_that_are_not_public(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_numbers(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:8000/", "http://localhost:8000/", "http://[::1]/", "http://2130706433/", "http://0/"],
)
def test_own_network_is_refused(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            refused = await desk.post(ada, "/api/me/webhook", {"url": url}, 400)
            assert refused["problem"]["key"] == "webhook-address"

    asyncio.run(test())


def test_a_name_that_changes_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that was public when it was set and points inside later is not called."""

    async def test() -> None:
        async with receiver() as site, open_desk(tmp_path) as desk:
            here, away, table = await other_is_away(desk)
            real = socket.getaddrinfo
            numbers = ["1.1.1.1"]

            def found(host: Any, port: Any, *more: Any, **named: Any) -> Any:
                if host != "hook.example":
                    return real(host, port, *more, **named)
                return [(2, 1, 6, "", (number, port)) for number in numbers]

            monkeypatch.setattr(socket, "getaddrinfo", found)
            await set_hook(desk, away, f"http://hook.example:{site.port}/")
            numbers[:] = ["1.1.1.1", "127.0.0.1"]
            with pytest.raises(LichtungError, match="webhook-address"):
                await resolve(parse(f"http://hook.example:{site.port}/"), False)
            await pass_on(desk, table, here)
            await asyncio.sleep(0.3)
            assert site.requests == []

    asyncio.run(test())
