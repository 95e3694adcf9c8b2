"""Play through sockets: two tabs (T8), broken connections (T9), chat, presence, the end of the server."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from lichtung.server.live.hub import encode
from lichtung.server.live.listener import MAX_QUEUED, RESTART, TRY_AGAIN, Listener
from lichtung.server.tables.table import Table
from tests.server.desk import Desk, Guest, Seated, open_desk


class Client:
    """What a good client does: it keeps what it was told, comes again, sends again until answered."""

    def __init__(self, desk: Desk, table_id: str, guest: Guest | None, seats: list[int]) -> None:
        self.desk = desk
        self.table_id = table_id
        self.guest = guest
        self.seats = seats
        self.happened: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            fresh = [h for h in message["happened"] if h["n"] >= len(self.happened)]
            self.happened += fresh
            assert [h["n"] for h in self.happened] == list(range(message["n"])), (
                "nothing missing, nothing twice"
            )
            self.update = message
        elif message["type"] in ("done", "refused", "stale"):
            known = self.answers.setdefault(message["key"], message)
            assert known == message

    async def hear(self, seated: Seated) -> dict[str, Any]:
        message = await seated.read()
        self.take(message)
        return message

    def agrees_with(self, table: Table) -> None:
        """Whether it knows exactly what the server would tell a newcomer."""
        truth = msgspec.json.decode(encode(table.update(self.seats, 0)))
        for name in ("n", "views", "deciding", "legal", "undo", "outcome", "seed"):
            assert self.update[name] == truth[name], name
        assert self.happened == truth["happened"]


async def cut(seated: Seated, rng: Random) -> None:
    """Lose the connection, with or without saying so."""
    if rng.random() < 0.5:
        await seated.socket.close()
    else:
        seated.socket.transport.abort()


async def play_with_breaks(desk: Desk, rng: Random, most: int) -> int:
    """A whole game by somebody whose connection breaks all the time; how often it did."""
    ada = await desk.guest("Ada")
    table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
    client = Client(desk, table_id, ada, [0, 1])
    breaks = 0
    pending: dict[str, Any] | None = None
    while breaks < most and not client.update.get("outcome"):
        async with desk.socket(table_id, ada) as seated:
            try:
                await seated.send(type="hello", since=len(client.happened))
                while (await client.hear(seated))["type"] != "update":
                    pass
                # What was sent before the break may have been carried out since: then another update follows.
                while client.update["n"] < desk.table(table_id).n:
                    await client.hear(seated)
                client.agrees_with(desk.table(table_id))
                while not client.update["outcome"]:
                    if pending is None:
                        pending = {
                            "type": "act",
                            "key": f"breaks-{rng.getrandbits(60):x}",
                            "base": client.update["n"],
                            "seat": client.update["deciding"]["seat"],
                            "action": rng.choice(client.update["legal"]),
                        }
                    await seated.send(**pending)
                    if rng.random() < 0.3:
                        break
                    while pending["key"] not in client.answers:
                        await client.hear(seated)
                    assert client.answers[pending["key"]]["type"] == "done"
                    pending = None
                breaks += 1
                await cut(seated, rng)
            except ConnectionClosed:
                breaks += 1
    keys = [p.record.key for p in desk.table(table_id).history if p.record.key is not None]
    assert len(keys) == len(set(keys))
    return breaks


def test_whoever_comes_back_knows_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            assert await play_with_breaks(desk, Random(1), 40) > 10

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.long
def test_whoever_comes_back_knows_everything_many_times(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            breaks = 0
            for seed in range(40):
                breaks += await play_with_breaks(desk, Random(seed), 1000)
            assert breaks > 500

    asyncio.run(asyncio.wait_for(story(), 3600))


def test_two_tabs_race_for_the_same_decision(tmp_path: Path) -> None:
    async def story() -> None:
        rng = Random(2)
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            clients = [Client(desk, table_id, ada, [0, 1]) for _ in range(2)]
            async with desk.socket(table_id, ada) as one, desk.socket(table_id, ada) as two:
                tabs = list(zip(clients, (one, two), strict=True))
                for client, seated in tabs:
                    client.take(await seated.hello())
                for _ in range(25):
                    if clients[0].update["outcome"]:
                        break
                    base, seat = clients[0].update["n"], clients[0].update["deciding"]["seat"]
                    keys = []
                    for client, seated in tabs:
                        keys.append(await seated.act(base, seat, rng.choice(client.update["legal"])))
                    for (client, seated), key in zip(tabs, keys, strict=True):
                        while key not in client.answers:
                            await client.hear(seated)
                    found = sorted(c.answers[k]["type"] for c, k in zip(clients, keys, strict=True))
                    assert found == ["done", "stale"]
                    n = desk.table(table_id).n
                    for client, seated in tabs:
                        while client.update["n"] < n:
                            await client.hear(seated)
                        client.agrees_with(desk.table(table_id))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_the_same_command_over_two_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as one, desk.socket(table_id, ada) as two:
                update = await one.hello()
                await two.hello()
                message = {
                    "type": "act",
                    "key": "the-same-key",
                    "base": update["n"],
                    "seat": update["deciding"]["seat"],
                    "action": update["legal"][0],
                }
                for seated in (one, two, one, two):
                    await seated.send(**message)
                answers = [await s.wait_for("done", "stale", "refused") for s in (one, two, one, two)]
                assert answers == [{"type": "done", "key": "the-same-key", "n": update["n"]}] * 4

    asyncio.run(asyncio.wait_for(story(), 30))


def test_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            async with desk.socket(table_id, ada) as one, desk.socket(table_id, bob) as two:
                await one.hello()
                await two.hello()
                for _ in range(2):
                    await two.send(type="say", key="line-0001", text=" Hallo \u202eda\x01draußen\x00 ")
                await two.send(type="say-preset", key="line-0002", preset="thanks")
                for seated in (one, two):
                    line = (await seated.wait_for("chat"))["lines"]
                    assert [(at["n"], at["name"], at["text"]) for at in line] == [
                        (0, "Bob", "Hallo dadraußen")
                    ]
                    line = (await seated.wait_for("chat"))["lines"]
                    assert [(at["n"], at["preset"]) for at in line] == [(1, "thanks")]
                await two.send(type="say", key="line-0003", text="\x01\u202e")
                assert (await two.wait_for("trouble"))["problem"]["key"] == "chat-empty"
                await two.send(type="say", key="line-0004", text="x" * 301)
                assert (await two.wait_for("trouble"))["problem"]["key"] == "message-unreadable"
                await two.send(type="mute", line=0, on=True)
                assert (await two.wait_for("trouble"))["problem"]["key"] == "not-your-table"
                await one.send(type="mute", line=7, on=True)
                assert (await one.wait_for("trouble"))["problem"]["key"] == "chat-line-unknown"
                for on in (True, False):
                    await one.send(type="mute", line=0, on=on)
                    await one.send(type="ping")
                    await one.wait_for("pong")
                    await two.send(type="say", key=f"line-1{on:03}", text="Und?")
                    if on:
                        assert (await two.wait_for("trouble"))["problem"]["key"] == "chat-muted"
                    else:
                        assert (await two.wait_for("chat"))["lines"][0]["text"] == "Und?"
            async with desk.socket(table_id) as spectator:
                await spectator.hello()
                assert [at["n"] for at in (await spectator.wait_for("chat"))["lines"]] == [0, 1, 2]
                await spectator.send(type="say", key="line-0009", text="Wer bin ich?")
                assert (await spectator.wait_for("trouble"))["problem"]["key"] == "who-are-you"

    asyncio.run(asyncio.wait_for(story(), 30))


def test_chat_is_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated:
                await seated.hello()
                for n in range(12):
                    await seated.send(type="say", key=f"line-{n:04}", text="Na?")
                assert (await seated.wait_for("trouble"))["problem"]["key"] == "too-often"
                await seated.send(type="ping")
                await seated.wait_for("pong")

    asyncio.run(asyncio.wait_for(story(), 30))


def test_presence(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: bob})
            async with desk.socket(table_id, ada) as one:
                await one.hello()
                assert online(await one.wait_for("seats")) == [0]
                async with desk.socket(table_id, bob) as two:
                    await two.hello()
                    assert online(await one.wait_for("seats")) == [0, 1]
                assert online(await one.wait_for("seats")) == [0]

    asyncio.run(asyncio.wait_for(story(), 30))


def online(message: dict[str, Any]) -> list[int]:
    return [chair["seat"] for chair in message["chairs"] if chair.get("online")]


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    """Sockets are closed with 1012, what was sent is recorded, and the next server has it."""

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated:
                update = await seated.hello()
                await seated.act(update["n"], update["deciding"]["seat"], update["legal"][0])
                await seated.wait_for("done")
                await desk.server.hub.drain()
                with pytest.raises(ConnectionClosed) as closed:
                    await seated.wait_for("nothing")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == RESTART
            n = desk.table(table_id).n
        async with open_desk(tmp_path) as desk, desk.socket(table_id, ada) as seated:
            assert (await seated.hello(n))["n"] == n

    asyncio.run(asyncio.wait_for(story(), 30))


def too_slow(listener: Listener) -> bool:
    """Whether it left too much unread and has to come again."""
    return listener.code == TRY_AGAIN


def test_a_long_past_does_not_cut_a_newcomer_off() -> None:
    listener = Listener("", [])
    listener.send_initial([b"x" * 300_000, b"x" * 300_000])
    assert listener.code is None
    listener.send_initial([b"x"])
    assert too_slow(listener), "but nobody asks for it again and again"
    other = Listener("", [])
    for _ in range(MAX_QUEUED + 1):
        other.send(b"x")
    assert too_slow(other)
    assert not other.queue


def test_messages_before_hello_are_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table_id = await desk.started(ada, "heirs", {0: ada, 1: ada})
            async with desk.socket(table_id, ada) as seated:
                await seated.send(type="ping")
                assert (await seated.read())["type"] == "pong"
                await seated.send(type="undo", key="before-hello", base=0, seat=0)
                assert (await seated.read())["type"] in ("stale", "refused")

    asyncio.run(asyncio.wait_for(story(), 30))
