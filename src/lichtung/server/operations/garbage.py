"""When to look for garbage: objects that keep each other, so that counting references never frees them.

A look goes through many objects while everybody waits: a third of a second for all that a thousand games
have. What is over is let go without it, so short looks at what is new are enough until there is a lull.
"""

import asyncio
import gc
from time import thread_time

THRESHOLDS = (
    10_000,
    3,
    1_000_000,
)  # of each look: new objects; such looks until one at what they left; those until one at everything
LULL_EVERY = 60.0  # seconds between two questions whether there is a lull
LULL_LOAD = 0.01  # of a core is all that the loop takes in a lull


def look_rarely() -> None:
    """From now on; what is here stays: no later look goes through it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


async def look_in_lulls() -> None:
    """Goes through everything, if anything has aged since, when hardly anybody would wait."""
    while True:
        before = thread_time()
        await asyncio.sleep(LULL_EVERY)
        if gc.get_count()[2] and thread_time() - before <= LULL_LOAD * LULL_EVERY:
            gc.collect()
