"""The chat of a table: short lines and preset messages, within limits, but for whom the owner has muted."""

import asyncio
import unicodedata
from collections import OrderedDict, deque
from typing import Any

from lichtung.kernel.errors import LichtungError
from lichtung.server.people.accounts import Person, is_visible
from lichtung.server.storage.store import Store
from lichtung.server.tables.protocol import ChatLine, Say, SayPreset
from lichtung.server.web.limits import Rate, RateLimiter

PRESET = "\x01"  # begins the text of a preset message; nobody can write it
LINES_KEPT = 200
KEYS_KEPT = 256
CHAT = Rate("chat", 10, 20.0)
# Control characters, and those that reorder the text around them.
FORBIDDEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
BIDI = set("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def cleaned(text: str) -> str:
    """A line that can be shown to others."""
    normal = unicodedata.normalize("NFC", text)
    found = "".join(c for c in normal if unicodedata.category(c) not in FORBIDDEN and c not in BIDI).strip()
    if not is_visible(found):
        raise LichtungError("chat-empty", "text")
    return found


class ChatLog:
    """The lines of one table that this process knows."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.lock = asyncio.Lock()
        self.lines: deque[ChatLine] = deque(maxlen=LINES_KEPT)
        self.writers: deque[str | None] = deque(maxlen=LINES_KEPT)  # of each line
        self.muted: set[str] = set()
        self.next = 0
        self.keys: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def post(self, person: Person, message: Say | SayPreset, limiter: RateLimiter) -> None:
        """Keep a line; the same key is kept once."""
        text = PRESET + message.preset if isinstance(message, SayPreset) else cleaned(message.text)
        async with self.lock:
            if (person.id, message.key) in self.keys:
                return
            limiter.check(CHAT, person.id)
            if person.id in await self.store.muted(self.table_id):
                raise LichtungError("chat-muted", "text")
            await self.store.add_chat_line(self.table_id, person.id, person.name, text)
            self.keys[person.id, message.key] = None
            if len(self.keys) > KEYS_KEPT:
                self.keys.popitem(last=False)

    async def mute(self, line: int, on: bool) -> None:
        """Whoever wrote this line says nothing more here, or may again."""
        row = await self.store.chat_line(self.table_id, line)
        if row is None or row.person is None:
            raise LichtungError("chat-line-unknown", "line", line=line)
        await self.store.mute(self.table_id, row.person, on)

    async def refresh(self) -> None:
        """Read what others have written; with the lock held."""
        for row in await self.store.chat_since(self.table_id, self.next, LINES_KEPT):
            self.lines.append(line_of(row))
            self.writers.append(row.person)
            self.next = row.n + 1
        self.muted = await self.store.muted(self.table_id)

    def muted_lines(self) -> list[int]:
        """The lines of those whom the owner has muted."""
        return [line.n for line, writer in zip(self.lines, self.writers, strict=True) if writer in self.muted]

    def since(self, line: int) -> list[ChatLine]:
        return [found for found in self.lines if found.n >= line]


def line_of(row: Any) -> ChatLine:
    if row.text.startswith(PRESET):
        return ChatLine(row.n, row.name, row.at, preset=row.text[1:])
    return ChatLine(row.n, row.name, row.at, row.text)
