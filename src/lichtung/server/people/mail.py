"""Letters to those whose decision is awaited at a slow game, for operators who have a mail server.

Nothing waits in memory: who is due is asked of the database again and again, so a restart loses nothing and
several processes write once. An address gets letters only after somebody who reads there has said so.
"""

import asyncio
import contextlib
import hmac
import re
from dataclasses import dataclass
from email.message import EmailMessage
from hashlib import sha256
from time import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import LANGUAGES, Catalogue, catalogue
from lichtung.server.config import Config
from lichtung.server.live.hub import Hub
from lichtung.server.operations import metrics
from lichtung.server.operations.threads import in_thread
from lichtung.server.people.accounts import hashed, new_token
from lichtung.server.people.feeds import table_words
from lichtung.server.people.letters import Sender, WaitingTable, confirmation, your_turn
from lichtung.server.people.smtp import DeliveryError, SmtpServer, deliver, parse_smtp
from lichtung.server.people.turns import plays_with_others, turn_id, turn_start_in_store
from lichtung.server.storage.schema import letters, mail, people, seats, tables
from lichtung.server.storage.store import RUNNING, TableRow
from lichtung.server.web.limits import TooOftenError

log = structlog.get_logger()

DELAYS = (60.0, 600.0, 3600.0, 6 * 3600.0)  # before the second attempt, the third ...; then it is given up
LOOK_SECONDS = 30.0  # between two looks at who is due
LEASE_SECONDS = 300.0  # that a process has a letter for itself; if it dies, another one tries after that
CLOSE_SECONDS = 1.0  # that a letter on its way is waited for at the end
TOKEN_SECONDS = 3 * 86_400.0
HOUR, DAY = 3600.0, 86_400.0
MAX_DUE = 200  # people in one look
MAX_LISTED = 30  # tables in one letter
MAX_ADDRESS_LENGTH = 254
CONFIRM, TURN = "confirm", "turn"
CONFIRMS_PER_MAILBOX, CONFIRMS_PER_PERSON = 3, 5  # in a day
LETTERS_PER_MAILBOX = 6  # in an hour, of all kinds and for all people together
ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}"
LOCAL_PART = re.compile(rf"{ATOM}(?:\.{ATOM})*")
HOST_PART = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
DOMAIN = re.compile(rf"{HOST_PART}(?:\.{HOST_PART})+")


class MailState(Struct, frozen=True):
    """Where letters to me go; `offered` is false where the server sends none."""

    offered: bool
    address: str | None = None
    language: str | None = None
    confirmed: bool = False
    active: bool = False  # false: I have signed off
    trouble: str | None = None  # why the last letter was given up


@dataclass(frozen=True)
class MailSettings:
    """What an operator says about mail."""

    server: SmtpServer
    sender: Sender
    after: float  # seconds that a table must have been quiet
    every: float  # seconds between two letters to one person


def mail_settings(config: Config) -> MailSettings | None:
    """The settings of a configuration, checked; none where it names no mail server."""
    if not config.smtp_url:
        return None
    server = parse_smtp(config.smtp_url)
    base = config.public_url
    page = urlsplit(base)
    if page.scheme not in ("http", "https") or not page.netloc or page.query or base.endswith("/"):
        raise LichtungError("mail-public-url", "--public-url")
    name, _, rest = config.mail_from.rpartition("<")
    try:
        address = valid_address(rest.removesuffix(">") if name else config.mail_from)
    except LichtungError:
        raise LichtungError("mail-from", "--mail-from") from None
    return MailSettings(
        server, Sender(name.strip() or "Lichtung", address, base), config.mail_after, config.mail_every
    )


def valid_address(text: str) -> str:
    """An address that can be written to: ASCII before the @, any host name with a dot behind it."""
    local, _, domain = text[: MAX_ADDRESS_LENGTH + 1].strip().rpartition("@")
    try:
        host = domain.lower().encode("idna").decode("ascii")
    except UnicodeError:
        host = ""
    found = f"{local}@{host}"
    fits = max(len(text), len(found)) <= MAX_ADDRESS_LENGTH
    if not (fits and LOCAL_PART.fullmatch(local) and DOMAIN.fullmatch(host)):
        raise LichtungError("mail-address", "address")
    return found


def mailbox_of(address: str) -> str:
    """One hash for all ways to write to the same mailbox: capitals and what follows a plus make no other."""
    local, _, domain = address.casefold().rpartition("@")
    return hashed(f"{local.partition('+')[0]}@{domain}")


class WaitingTurn(NamedTuple):
    """A turn of somebody: its table, its first record, since when, and whether no letter told of it yet."""

    row: TableRow
    n: int
    since: float
    is_new: bool


class Mail:
    """Keeps everybody's address and writes to those who have to decide and are not there."""

    def __init__(
        self, hub: Hub, settings: MailSettings | None, secret: str, delays: tuple[float, ...] = DELAYS
    ) -> None:
        self.hub = hub
        self.store = hub.store
        self.settings = settings
        self.secret = secret.encode()
        self.delays = delays
        self.wakeup = asyncio.Event()
        self.looking: asyncio.Task[None] | None = None
        self.on_the_way = asyncio.Lock()  # held while a letter is handed in

    async def start(self) -> None:
        if self.settings is not None:
            self.looking = asyncio.create_task(self.look_again_and_again(), name="mail")

    async def close(self) -> None:
        if self.looking is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.on_the_way.acquire()  # and nothing sets out after it
        self.looking.cancel()
        await asyncio.gather(self.looking, return_exceptions=True)

    # --- A person's settings

    def required(self) -> MailSettings:
        if self.settings is None:
            raise LichtungError("mail-not-offered", "address")
        return self.settings

    async def state(self, person: str) -> MailState:
        row = await self.store.database.read(lambda c: mail_of(c, person))
        if self.settings is None or row is None:
            return MailState(self.settings is not None)
        confirmed = row.confirmed is not None
        return MailState(True, row.address, row.language, confirmed, row.active, row.trouble)

    async def set(self, person: str, address: str, language: str) -> MailState:
        """Ask at this address whether letters are welcome; one that has said so need not be asked again."""
        self.required()
        address, now = valid_address(address), time()
        check_language(language)

        def work(c: Connection) -> None:
            row = mail_of(c, person)
            if row is not None and row.address == address and row.confirmed is not None:
                c.execute(update(mail).where(mail.c.person == person).values(active=True, language=language))
                return
            check_flood(c, person, address, now)
            note_letter(c, person, address, CONFIRM, now)
            c.execute(delete(mail).where(mail.c.person == person))
            c.execute(
                insert(mail).values(
                    person=person,
                    address=address,
                    language=language,
                    active=True,
                    asked=True,
                    attempts=0,
                    next_at=now,
                )
            )

        await self.store.database.write(work)
        self.wakeup.set()
        return await self.state(person)

    async def change(self, person: str, active: bool | None, language: str | None) -> MailState:
        """Sign off or on again, or be written to in another language."""
        values: dict[str, object] = {}
        if active is not None:
            values["active"] = active
        if language is not None:
            check_language(language)
            values["language"] = language
        if values:
            query = update(mail).where(mail.c.person == person).values(**values)
            await self.store.database.write(lambda c: c.execute(query))
        return await self.state(person)

    async def delete(self, person: str) -> None:
        """The address is forgotten."""
        query = delete(mail).where(mail.c.person == person)
        await self.store.database.write(lambda c: c.execute(query))

    async def confirm(self, token: str) -> None:
        """Whoever has this link reads at the address that it was sent to."""
        now = time()
        query = (
            update(mail)
            .where(mail.c.token_hash == hashed(token), mail.c.token_until >= now)
            .values(confirmed=now, token_hash=None, token_until=None, next_at=now, attempts=0, trouble=None)
        )
        if not await self.store.database.write(lambda c: c.execute(query).rowcount == 1):
            raise LichtungError("mail-link-unknown", "token")

    # --- Signing off

    def off_token(self, person: str, address: str) -> str:
        """Whose letters at which address the link ends: made of the secret, so every letter has the same."""
        proof = hmac.new(self.secret, f"mail-off {person} {address}".encode(), sha256).hexdigest()[:32]
        return f"{person}~{proof}"

    async def sign_off(self, token: str) -> None:
        """No more letters; the address stays known, so that its person can sign on again by himself."""
        person = token.rpartition("~")[0]
        row = await self.store.database.read(lambda c: mail_of(c, person))
        given = token.encode()
        if row is None or not hmac.compare_digest(self.off_token(person, row.address).encode(), given):
            raise LichtungError("mail-link-unknown", "token")
        await self.change(person, False, None)

    # --- Writing

    async def look_again_and_again(self) -> None:
        while True:
            self.wakeup.clear()
            try:
                await self.look()
            except LichtungError as error:  # the store is away
                log.warning("mail-not-looked", error=error.key)
            except Exception as error:  # one letter must not end all of them
                log.error("mail-broken", error=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self.wakeup.wait()

    async def look(self) -> int:
        """Write to everybody who is due; how many letters were handed in."""
        settings, now, sent = self.required(), time(), 0
        for person in await self.store.database.read(lambda c: due(c, now, now - settings.after)):
            if not await self.claim(person, now):
                continue
            try:
                sent += await self.write_to(person, now)
            except DeliveryError as error:
                if not error.reached:
                    break  # nobody's letter would be taken now
        return sent

    async def claim(self, person: str, now: float) -> bool:
        """Whether this process is the one to write: others look too."""
        query = (
            update(mail)
            .where(mail.c.person == person, mail.c.active, mail.c.next_at <= now)
            .values(next_at=now + LEASE_SECONDS)
        )
        return await self.store.database.write(lambda c: c.execute(query).rowcount == 1)

    async def write_to(self, person: str, now: float) -> bool:
        """The letter that a person is due, if there is one after all; whether it was handed in."""
        settings = self.required()
        row = await self.store.database.read(lambda c: mail_of(c, person))
        if row is None:
            return False
        if row.confirmed is None:
            return await self.send(row, await self.confirmation_for(row, now), [], now)
        turns = await self.waiting_turns(person)
        if not any(turn.is_new and turn.row.updated <= now - settings.after for turn in turns):
            await self.keep(person, [turn for turn in turns if not turn.is_new], now, next_at=now)
            return False
        if not await self.store.database.write(lambda c: may_write(c, person, row.address, now)):
            await self.keep(person, [], now, next_at=now + HOUR / LETTERS_PER_MAILBOX)
            return False
        words = catalogue(row.language)
        listed = [waiting_table(words, turn, person, now) for turn in turns]
        off = f"{settings.sender.base}/mail/off/{self.off_token(person, row.address)}"
        letter = your_turn(words, settings.sender, row.address, row.name, listed, off, now)
        return await self.send(row, letter, turns, now)

    async def confirmation_for(self, row: Row[Any], now: float) -> EmailMessage:
        """A link with a new token, however often it is tried: only the last one counts."""
        sender, token = self.required().sender, new_token()
        await self.keep(row.person, [], now, token_hash=hashed(token), token_until=now + TOKEN_SECONDS)
        link = f"{sender.base}/mail/confirm#token={token}"
        return confirmation(catalogue(row.language), sender, row.address, link, now)

    async def waiting_turns(self, person: str) -> list[WaitingTurn]:
        """Where it is somebody's turn and he is not there, as far as this process knows."""
        rows = await self.store.waiting_for(person, MAX_LISTED)
        away = [row for row in rows if plays_with_others(row, person) and not self.is_there(row)]
        return await self.store.database.read(lambda c: [waiting_turn(c, row) for row in away])

    def is_there(self, row: TableRow) -> bool:
        room = self.hub.rooms.get(row.id)
        return room is not None and row.deciding in room.online_seats()

    async def send(self, row: Row[Any], letter: EmailMessage, turns: list[WaitingTurn], now: float) -> bool:
        """Hand a letter in. What may be better later is tried again, the rest is given up and said so."""
        settings = self.required()
        hello = urlsplit(settings.sender.base).hostname or "localhost"
        then = {"attempts": 0, "asked": False, "next_at": now + settings.every}
        try:
            async with self.on_the_way:
                await in_thread(lambda: deliver(settings.server, hello, letter))
        except DeliveryError as error:
            if error.final or row.attempts >= len(self.delays):
                log.warning("mail-given-up", why=error.why, attempts=row.attempts + 1)
                metrics.letters.labels("given-up").inc()
                await self.keep(row.person, turns, now, **then, trouble=error.why)
            else:
                log.info("mail-failed", why=error.why, attempt=row.attempts + 1)
                metrics.letters.labels("failed").inc()
                later = now + self.delays[row.attempts]
                await self.keep(row.person, [], now, attempts=row.attempts + 1, next_at=later)
            if not error.reached:
                raise
            return False
        metrics.letters.labels("sent").inc()
        await self.keep(row.person, turns, now, **then, trouble=None)
        return True

    async def keep(self, person: str, turns: list[WaitingTurn], now: float, **values: object) -> None:
        """What is known of a person's letters from now on, and of which turns he has been told."""

        def work(c: Connection) -> None:
            c.execute(update(mail).where(mail.c.person == person).values(**values))
            for turn in turns:
                seat = and_(seats.c.table_id == turn.row.id, seats.c.seat == turn.row.deciding)
                c.execute(update(seats).where(seat).values(mailed=turn.n, mailed_at=now))

        await self.store.database.write(work)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise LichtungError("language-unknown", "language", known=", ".join(LANGUAGES))


def mail_of(c: Connection, person: str) -> Row[Any] | None:
    """A person's address with all that is known of it, and his name."""
    query = select(mail, people.c.name).join(people, people.c.id == mail.c.person)
    return c.execute(query.where(mail.c.person == person)).first()


def due(c: Connection, now: float, quiet_since: float) -> list[str]:
    """Who may be written to now: an address to be asked, or a table that has waited long enough."""
    ready = and_(mail.c.active, mail.c.next_at <= now)
    asked = select(mail.c.person).where(ready, mail.c.asked)
    decides = and_(tables.c.id == seats.c.table_id, tables.c.deciding == seats.c.seat)
    waiting = (
        select(mail.c.person)
        .join(seats, seats.c.person == mail.c.person)
        .join(tables, decides)
        .where(
            ready,
            mail.c.confirmed.is_not(None),
            tables.c.phase == RUNNING,
            tables.c.updated <= quiet_since,
            or_(seats.c.mailed_at.is_(None), seats.c.mailed_at < tables.c.updated),
        )
        .distinct()
    )
    return list(c.execute(asked.union(waiting).limit(MAX_DUE)).scalars())


def waiting_turn(c: Connection, row: TableRow) -> WaitingTurn:
    assert row.deciding is not None
    n, at = turn_start_in_store(c, row.id, row.deciding)
    seat = and_(seats.c.table_id == row.id, seats.c.seat == row.deciding)
    told = c.execute(select(seats.c.mailed).where(seat)).scalar()
    return WaitingTurn(row, n, row.updated if at is None else at, told != n)


def waiting_table(words: Catalogue, turn: WaitingTurn, person: str, now: float) -> WaitingTable:
    """The turn in words."""
    said = table_words(words, turn.row, person)
    id_ = turn_id(turn.row.id, turn.n)
    return WaitingTable(id_, turn.row.id, said["table"], said["game"], said["others"], now - turn.since)


# --- Nobody is flooded


def count_letters(c: Connection, since: float, **by: str) -> int:
    where = [letters.c[name] == value for name, value in by.items()]
    found: int | None = c.execute(
        select(func.count()).select_from(letters).where(letters.c.at > since, *where)
    ).scalar()
    return found or 0


def note_letter(c: Connection, person: str, address: str, kind: str, now: float) -> None:
    c.execute(delete(letters).where(letters.c.at < now - DAY))
    c.execute(insert(letters).values(mailbox=mailbox_of(address), person=person, kind=kind, at=now))


def check_flood(c: Connection, person: str, address: str, now: float) -> None:
    """Whether one more question may go to an address that may be a stranger's."""
    to_mailbox = count_letters(c, now - DAY, mailbox=mailbox_of(address), kind=CONFIRM)
    by_person = count_letters(c, now - DAY, person=person, kind=CONFIRM)
    if to_mailbox >= CONFIRMS_PER_MAILBOX or by_person >= CONFIRMS_PER_PERSON:
        raise TooOftenError(int(DAY))


def may_write(c: Connection, person: str, address: str, now: float) -> bool:
    """Whether a mailbox takes one more letter in this hour; it counts from now on."""
    if count_letters(c, now - HOUR, mailbox=mailbox_of(address)) >= LETTERS_PER_MAILBOX:
        return False
    note_letter(c, person, address, TURN, now)
    return True
