"""When to look for garbage: objects that keep each other, so that counting references never frees them.

A look goes through many objects while everybody waits: a third of a second for all that a thousand games
have. What is over is let go without it, so short looks at what is new are enough until there is a lull.

They come by the work that was done, not by Python's own count: that weighs objects that came against those
that went, so a server that lets old ones go looks the later the more it does, and then for 90 ms.
"""

import asyncio
import gc
from time import perf_counter, thread_time

ASK_EVERY = 0.02  # seconds between two questions whether enough was done
LOOK_AFTER = 0.03  # seconds of the loop's work: some thousand objects are left of it
LOOKS_AT_NEW = 3  # until what they left is looked at once more, by the last of them
BUSY_LOAD = 0.5  # of a core: what a look leaves is put aside then, until there is a lull
LULL_EVERY = 60.0  # seconds between two questions whether there is a lull
LULL_LOAD = 0.01  # of a core is all that the loop takes in a lull
NEW, NEWER = 0, 1  # Python's generations: since the last look, and what was left by it


class GarbageLooks:
    """The looks of a server."""

    def __init__(self) -> None:
        """What is here stays: no later look goes through it, and none comes by itself."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.put_aside = False  # something that has come since

    async def look_at_new(self) -> None:
        """Goes through what has come since the last look."""
        looks, worked, since = 0, thread_time(), perf_counter()
        while True:
            await asyncio.sleep(ASK_EVERY)
            work = thread_time() - worked
            if work < LOOK_AFTER:
                continue
            looks += 1
            if work > BUSY_LOAD * (perf_counter() - since):
                gc.collect(NEW)
                gc.freeze()
                self.put_aside = True
            else:
                gc.collect(NEW if looks % LOOKS_AT_NEW else NEWER)
            worked, since = thread_time(), perf_counter()

    async def look_in_lulls(self) -> None:
        """Goes through everything, if anything has aged since, when hardly anybody would wait."""
        while True:
            before = thread_time()
            await asyncio.sleep(LULL_EVERY)
            aged = self.put_aside or gc.get_count()[2]
            if aged and thread_time() - before <= LULL_LOAD * LULL_EVERY:
                if self.put_aside:
                    gc.unfreeze()
                gc.collect()
                if self.put_aside:
                    gc.freeze()
                self.put_aside = False
