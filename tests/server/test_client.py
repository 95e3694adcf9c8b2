"""The client for programs: it plays, comes back after lost connections, and its documented examples run."""

import asyncio
import contextlib
import io
import os
import re
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.client import Client, RefusedError, TableSession
from lichtung.client.nonces import Nonces
from lichtung.games import game as make_game
from lichtung.kernel.journal import loads
from lichtung.server.tables.fairness import seal, verify
from tests.server.desk import Desk, free_port, open_desk
from tools.client import node_folder

DOCS = Path(__file__).parents[2] / "docs" / "http-api.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def address(desk: Desk) -> str:
    return f"http://127.0.0.1:{desk.port}"


async def play_on(session: TableSession, rng: Random) -> int:
    """Play by chance to the end; how many decisions were ours."""
    decided = 0
    async for turn in session.turns():
        decided += await turn.act(rng.choice(turn.legal))
    return decided


def test_the_bot_of_ten_lines(tmp_path: Path) -> None:
    text = EXAMPLES[0]
    body = text[text.index("async def main") : text.index("asyncio.run")]
    assert len(body.strip().splitlines()) <= 10
    said = io.StringIO()

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            code = text.replace("http://127.0.0.1:8000", address(desk)).replace("asyncio.run(main())", "")
            names: dict[str, Any] = {"__name__": "bot"}
            exec(compile(code, str(DOCS), "exec"), names)
            with contextlib.redirect_stdout(said):
                await names["main"]()

    asyncio.run(story())
    assert re.search(r"^winners: \[\d?.*\] records: \d+$", said.getvalue(), re.MULTILINE)


def test_the_bot_that_joins(tmp_path: Path) -> None:
    said = io.StringIO()

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            names: dict[str, Any] = {"__name__": "bot"}
            exec(compile(EXAMPLES[1], str(DOCS), "exec"), names)
            host = await Client.guest(address(desk), "Ada")
            made = await host.create("heirs", seats=["me", "human"])
            with contextlib.redirect_stdout(said):
                bot = asyncio.create_task(names["join"](address(desk), made.invite))
                while not (await host.table(made.id)).chairs[1].name:
                    await asyncio.sleep(0.01)
                await host.begin(made.id)
                async with host.join(made.id) as session:
                    await play_on(session, Random(1))
                await bot

    asyncio.run(story())
    assert "played as seats [1]" in said.getvalue()
    assert "no seat" not in said.getvalue()


def test_a_program_at_a_table_looks_ahead(tmp_path: Path) -> None:
    said = io.StringIO()

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            names: dict[str, Any] = {"__name__": "bot"}
            exec(compile(EXAMPLES[2], str(DOCS), "exec"), names)
            with contextlib.redirect_stdout(said):
                await names["play"](address(desk))

    asyncio.run(story())
    found = re.search(r"^points: \[(\d+), (\d+)\]$", said.getvalue(), re.MULTILINE)
    assert found
    assert int(found[1]) > int(found[2]), "greedy against random"


def test_a_game_without_python(tmp_path: Path) -> None:
    """The page's JavaScript plays a whole game, a guest that came without an origin."""
    node = node_folder()
    if node is None:
        pytest.skip("there is no Node")
    [script] = re.findall(r"```js\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "robo.mjs").write_text(script, encoding="utf-8")

    async def story() -> str:
        async with open_desk(tmp_path / "data") as desk:
            words = ["--experimental-websocket", "--no-warnings", "robo.mjs", address(desk)]
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(
                str(node / "node"), *words, cwd=tmp_path, stdout=pipe, stderr=pipe
            )
            out, err = await asyncio.wait_for(process.communicate(), 60)
            assert process.returncode == 0, err.decode()
            return out.decode()

    assert re.fullmatch(r"points: \d+ \d+\n", asyncio.run(story()))


# What the examples ask of curl, for machines without it: like curl it sends no origin, and forms by default.
CURL = """#!{python}
import sys
from urllib.request import Request, urlopen

words = [word for word in sys.argv[1:] if word != "-s"]
site = next(word for word in words if word.startswith("http"))
given = {{word: words[place + 1] for place, word in enumerate(words) if word.startswith("-")}}
headers = dict([given["-H"].split(": ", 1)] if "-H" in given else [])
data = given["-d"].encode() if "-d" in given else None
method = given.get("-X", "GET" if data is None else "POST")
print(urlopen(Request(site, data, headers, method=method)).read().decode(), end="")
"""


@pytest.mark.skipif(os.name == "nt", reason="a script of the shell")
@pytest.mark.parametrize("standing_in", [False, True])
def test_a_game_is_begun_with_curl(tmp_path: Path, standing_in: bool) -> None:
    """The page's script, by a guest that came without an origin and without a cookie."""
    if standing_in or shutil.which("curl") is None:
        (tmp_path / "curl").write_text(CURL.format(python=sys.executable), encoding="utf-8")
        (tmp_path / "curl").chmod(0o755)
    [script] = re.findall(r"```sh\n(SITE=.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)

    async def story() -> str:
        async with open_desk(tmp_path / "data") as desk:
            process = await asyncio.create_subprocess_exec(
                "sh",
                "-c",
                script.replace("http://127.0.0.1:8000", address(desk)),
                env={**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "no_proxy": "*"},
                stdout=asyncio.subprocess.PIPE,
            )
            out, _ = await asyncio.wait_for(process.communicate(), 60)
            return out.decode()

    assert re.search(r'"phase":"running"[^\n]*$', asyncio.run(story())), "the last request shows a game"


@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_on_through_cut_connections(tmp_path: Path, seed: int) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            rng = Random(seed)
            ada = await Client.guest(address(desk), "Ada")
            made = await ada.create("heirs", seats=["me", "random"])
            await ada.begin(made.id)

            async def cut() -> None:
                while True:
                    await asyncio.sleep(rng.uniform(0.002, 0.03))
                    if session.socket is not None:
                        session.socket.transport.abort()

            async with ada.join(made.id) as session:
                cutting = asyncio.create_task(cut())
                decided = await play_on(session, rng)
                cutting.cancel()
            assert session.connections > 3
            assert [record.n for record in session.history] == list(range(len(session.history)))
            mine = [record for record in session.history if record.kind == "play" and record.seat == 0]
            assert len(mine) == decided  # each decision stands once
            assert len(desk.table(made.id).history) == len(session.history)
            table = await ada.table(made.id)
            assert table.phase == "finished"
            assert (await ada.journal(made.id)).count("\n") >= decided

    asyncio.run(story())


def test_a_server_that_starts_again_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        port = free_port()
        rng = Random(5)
        async with contextlib.AsyncExitStack() as stack:
            async with open_desk(tmp_path, port=port) as desk:
                ada = await Client.guest(address(desk), "Ada")
                made = await ada.create("heirs", seats=["me", "me"])
                await ada.begin(made.id)
                session = await stack.enter_async_context(ada.join(made.id))
                turns = session.turns()
                for _ in range(10):
                    turn = await anext(turns)
                    await turn.act(rng.choice(turn.legal))
            async with open_desk(tmp_path, port=port):
                async for turn in turns:
                    await turn.act(rng.choice(turn.legal))
                assert session.outcome is not None
                assert session.connections == 2
                assert [record.n for record in session.history] == list(range(len(session.history)))

    asyncio.run(story())


def test_refusals_are_errors_with_a_key(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, eve = [await Client.guest(address(desk), name) for name in ("Ada", "Eve")]
            with pytest.raises(RefusedError, match="option-choice") as caught:
                await ada.create("heirs", setup={"roads": "none"})
            assert (caught.value.status, caught.value.where) == (400, "roads")
            made = await ada.create("heirs", seats=["me", "random"])
            await ada.begin(made.id)
            with pytest.raises(RefusedError, match="not-invited"):
                await eve.table(made.id)
            with pytest.raises(RefusedError, match="not-invited") as caught:
                async with eve.join(made.id):
                    pass
            assert caught.value.status == 403
            with pytest.raises(RefusedError, match="-unknown"):
                await ada.table("../me")
            async with ada.join(made.id) as session:
                turn = await anext(session.turns())
                with pytest.raises(RefusedError, match="notation-bad-word"):
                    await turn.act("take nonsense")
                with pytest.raises(RefusedError, match="code-unknown-verb"):
                    await turn.act([99, 99])
                assert await turn.act(turn.text(turn.legal[0]))
                assert not await turn.act(turn.legal[0])  # the game has moved on
            nobody = Client(address(desk), "x" * 43)
            with pytest.raises(RefusedError, match="who-are-you"):
                await nobody.me()

    asyncio.run(story())
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(Client.guest(f"http://127.0.0.1:{free_port()}", "Ada"))


def test_spectators_watch_and_people_talk(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, ben = [await Client.guest(address(desk), name) for name in ("Ada", "Ben")]
            made = await ada.create("heirs", seats=["me", "me"], public=True)
            await ada.begin(made.id)
            async with ada.join(made.id) as session, ben.join(made.id) as watching:

                async def watch() -> int:
                    count = 0
                    async for update in watching.updates():
                        assert list(update.views) in ([-1], [])
                        assert update.legal == []
                        count += 1
                    return count

                seen = asyncio.create_task(watch())
                await ben.me()
                await session.say("Hallo")
                await play_on(session, Random(2))
                assert await seen > 5
                assert watching.outcome == session.outcome
                assert [line.text for line in watching.chat] == ["Hallo"]

    asyncio.run(story())


def test_a_closed_table_ends_the_game_for_the_client(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await Client.guest(address(desk), "Ada")
            made = await ada.create("heirs", seats=["me", "me"])
            await ada.begin(made.id)
            async with ada.join(made.id) as session:
                async for turn in session.turns():
                    if turn.n > 20:
                        await ada.close(made.id)
                        with pytest.raises(RefusedError, match="table-closed"):
                            await turn.act(turn.legal[0])
                    else:
                        await turn.act(turn.legal[0])
            assert session.phase == "closed"
            assert session.outcome is None

    asyncio.run(story())


def test_a_server_that_does_not_come_back_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await Client.guest(address(desk), "Ada")
            made = await ada.create("heirs", seats=["me", "me"])
            await ada.begin(made.id)
            session = ada.join(made.id)
            session.reconnect_seconds = 0.5
            turn = await anext(session.turns())
            await ada.renew_token()  # what is asked from now on, is asked with the new one
        with pytest.raises(ConnectionRefusedError):
            await turn.act(turn.legal[0])

    asyncio.run(story())


def test_the_client_waits_when_it_is_told_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path, limits=True) as desk:
            ada = await Client.guest(address(desk), "Ada")
            for _ in range(32):
                await ada.renew_token()
            assert (await ada.me()).name == "Ada"

    asyncio.run(story())


def test_a_program_adds_to_chance(tmp_path: Path) -> None:
    """Whoever makes a table, sits down or plays again promises a nonce, and shows it when it is asked for."""

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            rng = Random(2)
            ada, bob = await Client.guest(address(desk), "Ada"), await Client.guest(address(desk), "Bob")
            made = await ada.create("heirs", seats=["me", "human"])
            await bob.accept(made.invite)
            chairs = (await bob.sit(made.id, 1)).chairs
            assert all(chair.pledge for chair in chairs)
            table_id = made.id
            for _ in range(2):  # the game and its rematch
                await ada.begin(table_id)
                table = desk.table(table_id)
                async with ada.join(table_id) as one, bob.join(table_id) as two:
                    await asyncio.gather(play_on(one, rng), play_on(two, rng))
                journal = loads(await ada.journal(table_id))
                proof = verify(make_game("heirs"), journal)
                assert sorted(proof.parts.nonces) == [0, 1]
                assert proof.parts.nonces == table.progress.shown_nonces()
                table_id = (await ada.rematch(table_id)).id
                await bob.rematch(made.id)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_nothing_is_shown_to_a_server_with_another_seal() -> None:
    nonces = Nonces()
    pledge = nonces.promise("table", 1, "its seal")
    shown = nonces.to_show("table", 1, "its seal")
    assert shown is not None
    assert seal(shown) == pledge
    assert nonces.to_show("table", 1, "another") is None
    assert nonces.to_show("table", 0, "its seal") is None
