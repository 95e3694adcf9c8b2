"""Fair chance on the server: the seal from the start on, the seed at the end and nowhere before."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from lichtung.games import game
from lichtung.kernel.journal import loads
from lichtung.server.tables.fairness import seal, verify
from tests.server.desk import open_desk


@pytest.mark.parametrize(("name", "setup"), [("heirs", {}), ("root", {"factions": "marquise,eyrie"})])
def test_sealed_at_the_start_opened_at_the_end(tmp_path: Path, name: str, setup: dict[str, str]) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            table, _ = await desk.create(ada, name, setup=setup, seats=["me", "me"], public=True)
            row = await desk.server.store.table(table)
            assert row is not None
            seed = row.seed
            addresses = [
                f"/api/tables/{table}",
                f"/api/tables/{table}/replay",
                "/api/tables",
                "/api/my-tables",
            ]
            addresses += [f"/api/tables/{table}/journal", "/api/openapi.json", "/metrics"]
            promised = (await desk.http.get(f"/api/tables/{table}", headers=ada.headers)).json()["seal"]
            assert promised == seal(seed)
            await desk.post(ada, f"/api/tables/{table}/begin")
            rng = Random(3)
            async with desk.socket(table, ada) as seated, desk.socket(table) as spectator:
                await seated.send(type="hello")
                welcome = await seated.wait_for("welcome")
                assert welcome["seal"] == promised
                assert seed not in str(welcome)
                update = await seated.wait_for("update")
                await spectator.send(type="hello")
                while update["outcome"] is None:
                    assert update["seed"] is None
                    await seated.act(update["n"], update["deciding"]["seat"], rng.choice(update["legal"]))
                    update = {"type": ""}
                    while update["type"] != "update":
                        frame = await seated.frame()
                        update = json.loads(frame)
                        assert (seed in frame) == (update.get("outcome") is not None)
                    if update["n"] % 50 == 0 and update["outcome"] is None:
                        for address in addresses:
                            answer = await desk.http.get(address, headers=ada.headers)
                            assert seed not in answer.text
                assert update["seed"] == seed
                assert seal(update["seed"]) == promised
                seen = ""
                while seed not in seen:  # spectators get it too, with the last update
                    seen = await spectator.frame()
                assert '"outcome":{' in seen
            text = (await desk.http.get(f"/api/tables/{table}/journal", headers=ada.headers)).text
            journal = loads(text)
            proof = verify(game(name, **journal.header.setup), journal, promised=promised)
            assert proof.over
            assert proof.draws > 20
            assert proof.skipped == 0

    asyncio.run(test())
