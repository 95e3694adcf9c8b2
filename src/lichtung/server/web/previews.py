"""What a service shows of a link to a table: title, points and picture, as Open Graph tags of its page."""

import re
from html import escape
from typing import TYPE_CHECKING

from starlette.requests import Request

from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import catalogue
from lichtung.picture import can_paint
from lichtung.server.people.feeds import choose_language
from lichtung.server.storage.store import OPEN
from lichtung.server.tables.table import Table
from lichtung.server.web.endpoints import client_address
from lichtung.server.web.limits import Rate

if TYPE_CHECKING:
    from lichtung.server.app import Server

PREVIEWS = Rate("previews", 60, 30.0)
PAGE_OF_TABLE = re.compile(r"/(?:tables|replays)/([\w-]+)/?")


class Previews:
    """The tags of pages that are about a public table; of any other they are as they were."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    async def tags(self, request: Request) -> str:
        """What belongs into the head of a page; nothing that not everybody may know."""
        found = PAGE_OF_TABLE.fullmatch(request.url.path)
        if found is None:
            return ""
        try:
            self.server.limiter.check(PREVIEWS, client_address(request))
            table = (await self.server.room(found[1], client_address(request))).table
        except LichtungError:
            return ""
        if not table.row.public:
            return ""
        lang = choose_language(None, request.headers.get("accept-language", ""))
        base = f"{request.url.scheme}://{request.url.netloc}"
        async with table.lock:  # nothing is told that is not recorded yet
            return written(table, lang, base, request.url.path)


def written(table: Table, lang: str, base: str, path: str) -> str:
    """The tags of a table; before a game begins there is nothing to draw."""
    words, game = catalogue(lang), table.game
    name = words.say(f"{game.name}-title")
    tags = {
        "og:type": "website",
        "og:site_name": "Lichtung",
        "og:title": f"{table.row.title}: {name}" if table.row.title else name,
        "og:description": words.say("preview-waiting"),
        "og:url": base + path,
    }
    if table.row.phase != OPEN:
        standing = game.standing(table.match.state)
        tags["og:description"] = ", ".join(
            words.say("preview-points", seat=words.value(game, "seat", seat), points=points)
            for seat, points in enumerate(standing)
        )
        file, media_type = ("png", "image/png") if can_paint() else ("svg", "image/svg+xml")
        tags["og:image"] = f"{base}/api/tables/{table.id}/picture.{file}?lang={lang}"
        tags["og:image:type"] = media_type
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
