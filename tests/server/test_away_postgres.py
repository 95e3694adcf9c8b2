"""Letters and one's games on PostgreSQL: the same stories as on SQLite."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.backends import Postgres
from tests.server.desk import open_desk
from tests.server.mailbox import open_mailbox
from tests.server.test_feed import two
from tests.server.test_history import get, play_to_end, statistics_story
from tests.server.test_mail import one_letter_story, post_office


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.close()


def test_games(tmp_path: Path, postgres: Postgres) -> None:
    async def test() -> None:
        async with open_desk(tmp_path, database=postgres.url) as desk:
            await statistics_story(desk)
            ada, bea, table = await two(desk)
            await play_to_end(desk, table, ada, bea)
            assert (await get(desk, bea, "history"))["games"][0]["table"] == table

    asyncio.run(test())


def test_letters(tmp_path: Path, postgres: Postgres) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box, database=postgres.url) as (desk, clock):
            await one_letter_story(desk, clock, box)

    asyncio.run(test())
