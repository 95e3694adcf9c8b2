"""Who is asking: guests by a signed cookie, programs by a bearer token, accounts by name and password."""

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from lichtung.kernel.errors import LichtungError
from lichtung.server.store import Store

COOKIE = "lichtung"
LONGEST_NAME = 32
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 256
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, formatting and bidi characters
ID_BYTES = 16

_hasher = PasswordHasher()


@dataclass(frozen=True)
class Person:
    """Somebody who may sit down."""

    id: str
    name: str
    login: str | None = None
    program: bool = False  # came with a bearer token, not with a browser's cookie


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name that can be shown to others: NFC, short, without characters that hide or reorder text."""
    clean = unicodedata.normalize("NFC", name).strip()
    if not clean or len(clean) > LONGEST_NAME:
        raise LichtungError("name-length", "name", most=LONGEST_NAME)
    if any(unicodedata.category(c) in FORBIDDEN for c in clean):
        raise LichtungError("name-characters", "name")
    return clean


class People:
    """Recognises people and lets them in."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeSerializer(secret, salt="lichtung-person")

    async def of(self, connection: HTTPConnection) -> Person | None:
        """Whoever makes this request, if he is known."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.person(await self.store.person(token_hash=hashed(token.strip())), True)
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            id_ = self.signer.loads(cookie)
        except BadSignature:
            return None
        return self.person(await self.store.person(id=str(id_)), False)

    def person(self, row: Any, program: bool) -> Person | None:
        return None if row is None else Person(row.id, row.name, row.login, program)

    def cookie(self, person: Person) -> str:
        """The value of the cookie by which a browser is known again."""
        return str(self.signer.dumps(person.id))

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of his personal link."""
        token = new_token()
        person = Person(new_id(), checked_name(name))
        await self.store.create_person(id=person.id, name=person.name, token_hash=hashed(token))
        return person, token

    async def by_link(self, token: str) -> Person:
        """Whoever owns this personal link."""
        person = self.person(await self.store.person(token_hash=hashed(token)), False)
        if person is None:
            raise LichtungError("link-unknown", "token")
        return person

    async def register(self, person: Person, login: str, password: str) -> None:
        """A guest becomes an account."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise LichtungError("password-length", "password", least=SHORTEST_PASSWORD)
        login = checked_name(login).casefold()
        await self.store.change_person(person.id, login=login, password=_hasher.hash(password))

    async def log_in(self, login: str, password: str) -> Person:
        row = await self.store.person(login=login.strip().casefold())
        stored = row.password if row is not None else _hasher.hash("nobody")  # the same work either way
        try:
            _hasher.verify(stored, password)
        except VerificationError:
            raise LichtungError("login-wrong", "login") from None
        person = self.person(row, False)
        if person is None:
            raise LichtungError("login-wrong", "login")
        return person
