"""Calling somebody to the table: a small signed message to an address of his when a decision waits.

The address comes from a stranger, so it is distrusted: only public hosts, the connection goes to the very
number that was checked, redirects are not followed, and the answer is read no further than its first line.
"""

import asyncio
import contextlib
import hashlib
import hmac
import ipaddress
import re
import socket
import ssl
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cache, partial
from time import time
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import or_, update

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import Hub
from lichtung.server.operations.threads import in_thread
from lichtung.server.people.accounts import new_token
from lichtung.server.people.turns import plays_with_others, turn_id, turn_start
from lichtung.server.storage.schema import tables
from lichtung.server.storage.store import RUNNING
from lichtung.server.tables.table import Table
from lichtung.server.web.limits import Rate, RateLimiter, TooOftenError

log = structlog.get_logger()

SECONDS = 5.0  # for everything from the name's lookup to the answer
DELAYS = (10.0, 60.0, 600.0)  # before the second attempt, the third, the fourth
MAX_QUEUED = 1000
MAX_REMEMBERED = 10_000
WORKERS = 4
PER_PERSON = Rate("webhook", 60, 600.0)  # messages to one person
MAX_URL_LENGTH = 512
MAX_LINE_BYTES = 4096
PORTS = {"http": 80, "https": 443}
LOWEST_FREE_PORT = 1024
RETRY_STATUSES = {408, 425, 429}  # besides everything from 500 on
STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3})(?: [^\r\n]*)?\r?\n")
NAT64 = ipaddress.ip_network("64:ff9b::/96")
SIGNATURE = "Lichtung-Signature"


class Hook(Struct, frozen=True):
    """A person's webhook as it is kept."""

    url: str
    secret: str


class YourTurn(Struct, frozen=True, tag_field="type", tag="your-turn"):
    """What is sent: which table, which seat, since when. Nothing of the game itself."""

    id: str  # the same however often it is sent
    table: str
    game: str
    title: str
    seat: int
    since: float
    path: str
    sent: float


@dataclass(frozen=True)
class Target:
    """Where to send."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        """As the Host header names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


@dataclass(frozen=True)
class Job:
    """A message that waits to be sent."""

    person: str
    turn: int
    message: YourTurn
    attempt: int = 0


def parse(url: str) -> Target:
    """The parts of an address that can be called at all."""
    wrong = LichtungError("webhook-url", "url", most=MAX_URL_LENGTH)
    if len(url) > MAX_URL_LENGTH or any(not 0x21 <= ord(c) <= 0x7E for c in url):
        raise wrong
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise wrong from None
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme not in PORTS or not host or "@" in parts.netloc or parts.fragment or "%" in host:
        raise wrong
    if port not in PORTS.values() and port < LOWEST_FREE_PORT:
        raise wrong
    return Target(parts.scheme, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_public(text: str) -> bool:
    """Whether an IP address belongs to a host of the open internet, also if it is wrapped in another."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


_looking_up: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


async def look_up(target: Target, who: str) -> list[Any]:
    """Ask for a name's numbers; one question of each, for some names never get an answer.

    No thread that others need waits for it, nor does the end of the server.
    """
    own = _looking_up.setdefault(who, asyncio.Lock())
    await own.acquire()
    question = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    asked = asyncio.create_task(in_thread(question), name="look-up")

    def done(task: asyncio.Task[list[Any]]) -> None:
        own.release()
        if not task.cancelled():
            task.exception()  # nobody may wait for it any more

    asked.add_done_callback(done)
    return await asyncio.shield(asked)


async def resolve(target: Target, private: bool, who: str = "") -> str:
    """An IP address of the host; none may be private unless the server allows it."""
    try:
        async with asyncio.timeout(SECONDS):
            found = await look_up(target, who)
    except (OSError, UnicodeError, TimeoutError):
        raise LichtungError("webhook-address", "url") from None
    numbers = [str(entry[4][0]) for entry in found]
    if not numbers or not (private or all(is_public(number) for number in numbers)):
        raise LichtungError("webhook-address", "url")
    return numbers[0]


@cache
def tls_context() -> ssl.SSLContext:
    """Whom the system trusts; read once."""
    return ssl.create_default_context()


async def post(target: Target, address: str, body: bytes, signature: str) -> int:
    """Send a message; returns the status of the answer."""
    head = (
        f"POST {target.path} HTTP/1.1\r\nHost: {target.host_header}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nUser-Agent: lichtung\r\n{SIGNATURE}: {signature}\r\n"
        "Connection: close\r\n\r\n"
    )
    tls = tls_context() if target.scheme == "https" else None
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=tls, server_hostname=target.host if tls else None, limit=MAX_LINE_BYTES
        )
        try:
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = STATUS_LINE.fullmatch(await reader.readline())
        finally:
            writer.transport.abort()
    if line is None:
        raise ConnectionError
    return int(line[1])


def signed(secret: str, body: bytes) -> str:
    """The proof that a message is from this server: HMAC-SHA256 of its body."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


class Webhooks:
    """Keeps everybody's webhook and calls those who have to decide and are not there."""

    def __init__(self, hub: Hub, private: bool = False, delays: tuple[float, ...] = DELAYS) -> None:
        self.hub = hub
        self.store = hub.store
        self.private = private  # hosts of the own network are allowed
        self.delays = delays
        self.queue: asyncio.Queue[Job] = asyncio.Queue(MAX_QUEUED)
        self.retries: set[asyncio.Task[None]] = set()
        self.workers: list[asyncio.Task[None]] = []
        self.last_notified: OrderedDict[str, int] = OrderedDict()  # by table the last turn that was noticed
        self.limiter = RateLimiter(True)

    async def start(self) -> None:
        self.hub.watchers.append(self.on_records_committed)
        self.workers = [asyncio.create_task(self.send_loop(), name="webhooks") for _ in range(WORKERS)]

    async def close(self) -> None:
        """What waits is given up: the feeds have it too."""
        tasks = [*self.workers, *self.retries]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- A person's settings

    async def hook(self, person: str) -> Hook | None:
        row = await self.store.person(id=person)
        if row is None or row.webhook is None:
            return None
        return msgspec.json.decode(row.webhook, type=Hook)

    async def set(self, person: str, url: str, who: str) -> Hook:
        """A new address with a new secret, which is told this once."""
        await resolve(parse(url), self.private, who)
        hook = Hook(url, new_token())
        await self.store.change_person(person, webhook=msgspec.json.encode(hook).decode())
        return hook

    async def delete(self, person: str) -> None:
        await self.store.change_person(person, webhook=None)

    # --- Noticing

    def on_records_committed(self, table: Table) -> None:
        """Something stands recorded: if a person who is not there has to decide from now on, call him."""
        seat, row = table.decider(), table.row
        if seat is None or table.agent_of(seat) is not None:
            return
        person = row.seats[seat].person
        room = self.hub.rooms.get(table.id)
        if (
            person is None
            or (room is not None and seat in room.online_seats())
            or not plays_with_others(row, person)
            or (deciding := table.deciding()) is None
        ):
            return
        turn = turn_start(table.history, seat)
        if self.last_notified.get(row.id) == turn:
            return
        self.last_notified[row.id] = turn
        self.last_notified.move_to_end(row.id)
        if len(self.last_notified) > MAX_REMEMBERED:
            self.last_notified.popitem(last=False)
        id_, path = turn_id(row.id, turn), f"/tables/{row.id}"
        message = YourTurn(id_, row.id, row.game, row.title, seat, deciding.since, path, 0.0)
        self.enqueue(Job(person, turn, message))

    def enqueue(self, job: Job) -> None:
        try:
            self.queue.put_nowait(job)
        except asyncio.QueueFull:
            log.warning("webhook-dropped", table=job.message.table)

    # --- Sending

    async def send_loop(self) -> None:
        while True:
            job = await self.queue.get()
            try:
                await self.send(job)
            except TooOftenError:
                log.info("webhook-too-often", table=job.message.table)
            except LichtungError as error:
                log.info("webhook-failed", table=job.message.table, why=error.key)
            except Exception as error:  # one message must not end the worker
                log.error("webhook-broken", table=job.message.table, error=type(error).__name__)

    async def send(self, job: Job) -> None:
        """One attempt, if it still matters; what may be better later is tried again."""
        hook = await self.hook(job.person)
        if hook is None or not await self.still_waiting(job) or not (job.attempt or await self.claim(job)):
            return
        self.limiter.check(PER_PERSON, job.person)
        target = parse(hook.url)
        body = msgspec.json.encode(msgspec.structs.replace(job.message, sent=time()))
        try:
            address = await resolve(target, self.private, job.person)
            status = await post(target, address, body, signed(hook.secret, body))
        except (OSError, TimeoutError, ValueError, LichtungError) as error:  # also of TLS; a line without end
            self.retry_later(job, type(error).__name__)
            return
        if status >= 500 or status in RETRY_STATUSES:
            self.retry_later(job, str(status))
        elif not 200 <= status < 300:
            log.info("webhook-refused", table=job.message.table, status=status)

    async def still_waiting(self, job: Job) -> bool:
        message = job.message
        row = await self.store.table(message.table)
        return (
            row is not None
            and row.phase == RUNNING
            and row.deciding == message.seat
            and row.seats[message.seat].person == job.person
        )

    async def claim(self, job: Job) -> bool:
        """Whether this process is the one to call: others may have noticed the same."""
        new = or_(tables.c.called.is_(None), tables.c.called < job.turn)
        query = update(tables).where(tables.c.id == job.message.table, new).values(called=job.turn)
        return await self.store.database.write(lambda c: c.execute(query).rowcount == 1)

    def retry_later(self, job: Job, why: str) -> None:
        log.info("webhook-failed", table=job.message.table, why=why, attempt=job.attempt + 1)
        if job.attempt < len(self.delays) and len(self.retries) < MAX_QUEUED:
            task = asyncio.create_task(self.enqueue_later(job))
            self.retries.add(task)
            task.add_done_callback(self.retries.discard)

    async def enqueue_later(self, job: Job) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(self.delays[job.attempt])
            self.enqueue(replace(job, attempt=job.attempt + 1))
