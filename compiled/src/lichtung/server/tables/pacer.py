"""Long work in short stretches: whoever waits for the loop meanwhile is served."""

import asyncio
from time import perf_counter

MAX_STRETCH_SECONDS = 0.004  # of work between two pauses


class Pacer:
    """Splits long work into short stretches."""

    def __init__(self) -> None:
        self.since = perf_counter()

    async def pause_if_due(self) -> None:
        """A pause for others, if it is time for one."""
        if perf_counter() - self.since > MAX_STRETCH_SECONDS:
            await asyncio.sleep(0)
            self.since = perf_counter()
