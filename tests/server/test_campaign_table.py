"""A game of a campaign as a table: the machine's lead and the cards that seats bring along. M.10"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from lichtung.campaign.record import Campaign, new_campaign, setup_of
from lichtung.root.cards import PERSISTENT, Deck
from tests.server.desk import open_desk
from tests.server.playing import play_on


def setup() -> tuple[Campaign, dict[str, Any]]:
    """The second game of a campaign of two against the machine, after a victory."""
    campaign = new_campaign(Path("x.campaign.json"), ["eyrie", "alliance"], ["human"])
    deck = Deck("standard_deck")
    lasting = [w for w, kind in zip(deck.words, deck.kind, strict=True) if kind == PERSISTENT]
    return campaign, {**setup_of(campaign, 0), "lead": 3, "carried": {"eyrie": [lasting[0]]}}


def test_lead_and_carried_cards(tmp_path: Path) -> None:
    async def test() -> None:
        campaign, wish = setup()
        async with open_desk(tmp_path) as desk:
            ada, bea = await desk.guest("Ada"), await desk.guest("Bea")
            table = await desk.started(ada, "root", {0: ada, 1: bea}, setup=wish)
            details = (await desk.http.get(f"/api/tables/{table}")).json()
            assert details["setup"] == wish
            assert [chair["word"] for chair in details["chairs"]] == campaign.seats()
            assert [bool(chair.get("automatic")) for chair in details["chairs"]] == [False, False, True]
            state = desk.table(table).match.state
            assert state.points[2] >= 3
            people = {0: ada, 1: bea}
            seat = desk.table(table).decider()
            assert seat is not None
            async with desk.socket(table, people[seat]) as seated:
                update = await seated.hello()
                assert wish["carried"]["eyrie"][0] in str(update["views"])
                updates = await play_on(seated, update, Random(1), 5)
                assert updates[-1]["n"] > update["n"]

    asyncio.run(test())


def test_mistakes(tmp_path: Path) -> None:
    async def test() -> None:
        _, wish = setup()
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            changes: list[tuple[dict[str, Any], str]] = [
                ({"lead": 99}, "option-choice"),
                ({"lead": "3"}, "option-choice"),
                ({"carried": {"eyrie": ["no-such-card"]}}, "option-choice"),
                ({"carried": [1]}, "option-choice"),
                ({"mode": "competitive"}, "campaign-mode"),
            ]
            for change, key in changes:
                data = {"game": "root", "setup": {**wish, **change}}
                refused = await desk.post(ada, "/api/tables", data, 400)
                assert refused["problem"]["key"] == key

    asyncio.run(test())
