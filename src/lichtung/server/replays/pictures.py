"""Pictures of tables for shared links: each position as a spectator sees it is drawn once."""

import asyncio
from collections import OrderedDict
from typing import Any

from msgspec import Struct

from lichtung.kernel.game import FrameGame
from lichtung.locale.render import Catalogue
from lichtung.picture import check_paint, draw, paint
from lichtung.server.live.agent_pool import AgentPool
from lichtung.server.live.turnstile import Turnstile
from lichtung.server.tables.table import Table

MAX_PICTURES = 64


class Picture(Struct):
    """A drawing, and what it was drawn of: so many records, a title; in pixels once somebody wants that."""

    n: int
    title: str
    svg: str
    png: bytes | None = None


class PictureCache:
    """The pictures that were asked for last, by table and language."""

    def __init__(self, workers: AgentPool, most: int = MAX_PICTURES) -> None:
        self.workers = workers
        self.most = most
        self.pictures: OrderedDict[tuple[str, str], Picture] = OrderedDict()
        self.drawing, self.painting = Turnstile(), Turnstile()
        self.words: dict[str, Catalogue] = {}  # of its own: a catalogue serves one thread only

    async def svg(self, table: Table, lang: str, who: str = "") -> bytes:
        """The picture of a table as it stands."""
        return (await self.get(table, lang, who)).svg.encode()

    async def png(self, table: Table, lang: str, who: str = "") -> bytes:
        """The same in pixels; painted in another process, for the renderer lets no thread run beside it.

        It comes after what agents have to decide where people wait for it.
        """
        check_paint()
        picture = await self.get(table, lang, who)
        async with self.painting.turn(who):
            if picture.png is None:
                async with self.workers.queue.turn(who, people=False):
                    picture.png = await self.workers.run(paint, picture.svg)
            return picture.png

    async def get(self, table: Table, lang: str, who: str) -> Picture:
        """Drawn in a thread, one at a time and whoever asks in turn, for it takes a while."""
        async with table.lock:  # nothing is shown that is not recorded yet
            n, title, game = table.n, table.row.title, table.game
            view = game.view(table.match.state, None)
        async with self.drawing.turn(who):
            known = self.pictures.get((table.id, lang))
            if known is None or (known.n, known.title) != (n, title):
                svg = await asyncio.to_thread(self.draw, game, view, lang, title)
                known = self.pictures[table.id, lang] = Picture(n, title, svg)
            self.pictures.move_to_end((table.id, lang))
            while len(self.pictures) > self.most:
                self.pictures.popitem(last=False)
            return known

    def draw(self, game: FrameGame[Any, Any], view: object, lang: str, title: str) -> str:
        words = self.words.get(lang)
        if words is None:
            words = self.words[lang] = Catalogue(lang)
        return draw(game, view, words, title)
