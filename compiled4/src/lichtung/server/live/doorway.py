"""A door for many who come at once: a few go through before everything else has its turn."""

import asyncio
from collections import deque


class Doorway:
    """Lets so many through in one turn of the loop, in the order in which they came."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.left = most  # of this turn
        self.waiting: deque[asyncio.Future[None]] = deque()

    async def go_through(self) -> None:
        """Whoever comes when nobody waits does not either."""
        if self.left and not self.waiting:
            self._let_one_through()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        await turn

    def _let_one_through(self) -> None:
        if self.left == self.most:
            asyncio.get_running_loop().call_soon(self._next_turn)
        self.left -= 1

    def _next_turn(self) -> None:
        self.left = self.most
        while self.left and self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():  # else whoever waited was sent away
                self._let_one_through()
                turn.set_result(None)
