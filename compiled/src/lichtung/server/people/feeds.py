"""The feed of a person: the tables where a decision waits for him, and the games that are over.

Two formats, JSON Feed 1.1 and Atom, at an address that only he knows; of its token the hash is kept.
"""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree as Xml

import msgspec
from sqlalchemy import Connection, select

from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import LANGUAGES, Catalogue, catalogue
from lichtung.server.people.accounts import hashed, new_token
from lichtung.server.people.lobby import seat_layout
from lichtung.server.people.turns import plays_with_others, turn_id, turn_start_in_store
from lichtung.server.storage.schema import records
from lichtung.server.storage.store import Seat, Store, TableRow
from lichtung.server.tables.computer_players import called

VERSION = "https://jsonfeed.org/version/1.1"
ATOM = "http://www.w3.org/2005/Atom"
MAX_FINISHED = 30
DEFAULT_LANGUAGE = "de"


@dataclass(frozen=True)
class Item:
    """One entry: an id that never changes, its page, words and time."""

    id: str
    path: str
    title: str
    text: str
    at: float


@dataclass(frozen=True)
class Feed:
    """What both formats are written from."""

    id: str
    title: str
    lang: str
    at: float
    items: list[Item]


class Feeds:
    """Everybody's feed."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- The address

    async def exists(self, person: str) -> bool:
        row = await self.store.person(id=person)
        return row is not None and row.feed_hash is not None

    async def renew(self, person: str) -> str:
        """A token for a new address; the old one is worth nothing from now on."""
        token = new_token()
        await self.store.change_person(person, feed_hash=hashed(token))
        return token

    async def delete(self, person: str) -> None:
        await self.store.change_person(person, feed_hash=None)

    # --- What stands in it

    async def load(self, token: str, lang: str) -> Feed:
        """The feed at this address in a language."""
        words = catalogue(lang)
        person = await self.store.person(feed_hash=hashed(token))
        if person is None:
            raise LichtungError("feed-unknown", "token")
        waiting = await self.store.waiting_for(person.id)
        over = await self.store.finished_by(person.id, MAX_FINISHED)

        def load_items(c: Connection) -> list[Item]:
            turns = [
                turn_item(c, words, row, person.id) for row in waiting if plays_with_others(row, person.id)
            ]
            return turns + [
                end_item(c, words, row, person.id) for row in over if plays_with_others(row, person.id)
            ]

        items = sorted(await self.store.database.read(load_items), key=lambda item: (-item.at, item.id))
        return Feed(
            f"urn:lichtung:feed:{hashed(person.id)[:32]}",
            words.say("feed-title", name=person.name),
            lang,
            max([item.at for item in items], default=person.created),
            items,
        )


def turn_item(c: Connection, words: Catalogue, row: TableRow, person: str) -> Item:
    assert row.deciding is not None
    n, at = turn_start_in_store(c, row.id, row.deciding)
    details = table_words(words, row, person)
    seat = seat_name(words, row, row.deciding)
    return Item(
        turn_id(row.id, n),
        f"/tables/{row.id}",
        words.say("feed-turn", **details),
        words.say("feed-turn-text", seat=seat, **details),
        row.updated if at is None else at,
    )


def end_item(c: Connection, words: Catalogue, row: TableRow, person: str) -> Item:
    last = select(records.c.at).where(records.c.table_id == row.id).order_by(records.c.n.desc()).limit(1)
    details = table_words(words, row, person)
    return Item(
        f"urn:lichtung:end:{row.id}",
        f"/tables/{row.id}",
        words.say("feed-end", **details),
        words.say("feed-end-text", **details),
        c.execute(last).scalar() or row.updated,
    )


def table_words(words: Catalogue, row: TableRow, person: str) -> dict[str, str]:
    """A table in words: its title, the game, the others."""
    game = words.say(f"{row.game}-title")
    names = [chair_name(words, row, chair) for chair in row.seats if chair.person != person]
    return {"table": row.title or game, "game": game, "others": ", ".join(names)}


def chair_name(words: Catalogue, row: TableRow, chair: Seat) -> str:
    """Who sits there: a person, an agent, or the rules themselves."""
    name, _ = called(row.id, chair)
    return name or seat_name(words, row, chair.seat)


def seat_name(words: Catalogue, row: TableRow, seat: int) -> str:
    word = seat_layout(row).words[seat]
    key = f"{row.game}-seat-{word.replace('.', '-')}"
    return words.say(key) if words.has(key) else word


def choose_language(asked: str | None, accepted: str) -> str:
    """The language that the address names, else the first that the reader takes and we speak."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise LichtungError("language-unknown", "lang", known=", ".join(LANGUAGES))
        return asked
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return DEFAULT_LANGUAGE


# --- The formats


def timestamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def as_json(feed: Feed, base: str) -> bytes:
    """JSON Feed 1.1; the address of the feed is left out, for it is a secret."""
    items: list[dict[str, Any]] = [
        {
            "id": item.id,
            "url": base + item.path,
            "title": item.title,
            "content_text": item.text,
            "date_published": timestamp(item.at),
        }
        for item in feed.items
    ]
    return msgspec.json.encode(
        {
            "version": VERSION,
            "title": feed.title,
            "home_page_url": base + "/",
            "language": feed.lang,
            "items": items,
        }
    )


def as_atom(feed: Feed, base: str) -> bytes:
    """Atom 1.0."""
    top = Xml.Element("feed", {"xmlns": ATOM, "xml:lang": feed.lang})
    _add(top, "id", feed.id)
    _add(top, "title", feed.title)
    _add(top, "updated", timestamp(feed.at))
    _add(_add(top, "author"), "name", "Lichtung")
    _add(top, "link", href=base + "/")
    for item in feed.items:
        entry = _add(top, "entry")
        _add(entry, "id", item.id)
        _add(entry, "title", item.title)
        _add(entry, "published", timestamp(item.at))
        _add(entry, "updated", timestamp(item.at))
        _add(entry, "link", href=base + item.path)
        _add(entry, "content", item.text, type="text")
    body: bytes = Xml.tostring(top, encoding="utf-8", xml_declaration=True)
    return body


def _add(parent: Xml.Element, name: str, text: str | None = None, **attributes: str) -> Xml.Element:
    child = Xml.SubElement(parent, name, attributes)
    child.text = text
    return child


def etag(body: bytes) -> str:
    """Changes when the feed does; a reader that has this version is sent nothing."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'
