"""When to look for garbage: objects that keep each other, so that counting references never frees them.

A look goes through many objects while everybody waits: a third of a second for all that a thousand games
have. What is over is let go without it, so short looks at what is new are enough until there is a lull.

They come by the work that was done, not by Python's own count: that weighs objects that came against those
that went, so a server that lets old ones go looks the later the more it does, and then for a tenth of one.
"""

import asyncio
import gc
from time import thread_time

ASK_EVERY = 0.05  # seconds between two questions whether enough was done
LOOK_AFTER = 0.2  # seconds of the loop's work: some thousand objects are left of it
LOOKS_AT_NEW = 4  # until what they left is looked at once more, by the last of them
LULL_EVERY = 60.0  # seconds between two questions whether there is a lull
LULL_LOAD = 0.01  # of a core is all that the loop takes in a lull
NEW, NEWER = 0, 1  # Python's generations: since the last look, and what was left by it


def look_by_work() -> None:
    """From now on; what is here stays: no later look goes through it."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def look_at_new() -> None:
    """Goes through what has come since the last look."""
    looks, before = 0, thread_time()
    while True:
        await asyncio.sleep(ASK_EVERY)
        if thread_time() - before >= LOOK_AFTER:
            looks += 1
            gc.collect(NEW if looks % LOOKS_AT_NEW else NEWER)
            before = thread_time()


async def look_in_lulls() -> None:
    """Goes through everything, if anything has aged since, when hardly anybody would wait."""
    while True:
        before = thread_time()
        await asyncio.sleep(LULL_EVERY)
        if gc.get_count()[2] and thread_time() - before <= LULL_LOAD * LULL_EVERY:
            gc.collect()
