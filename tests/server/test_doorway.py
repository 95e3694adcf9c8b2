"""Many who come at once do not hold the loop."""

import asyncio

from lichtung.server.live.doorway import Doorway


def test_a_few_go_through_in_each_turn_of_the_loop() -> None:
    came: list[int] = []
    turns: list[int] = []

    async def come(door: Doorway, number: int) -> None:
        await door.go_through()
        came.append(number)

    async def story() -> None:
        door = Doorway(4)
        everybody = [asyncio.create_task(come(door, number)) for number in range(20)]
        gone = asyncio.create_task(come(door, 20))
        while len(came) < 20:
            await asyncio.sleep(0)
            gone.cancel()
            turns.append(len(came))
        await asyncio.gather(*everybody)
        before = len(came)
        await door.go_through()  # nobody waits any more
        assert len(came) == before

    asyncio.run(asyncio.wait_for(story(), 60))
    assert came == list(range(20)), "in their order"
    assert max(later - one for one, later in zip([0, *turns], turns, strict=False)) <= 4
