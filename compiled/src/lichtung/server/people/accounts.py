"""Who is asking: guests by a signed cookie, programs by a bearer token, accounts by name and password."""

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import time
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from lichtung.kernel.errors import LichtungError
from lichtung.server.storage.store import Store

T = TypeVar("T")

COOKIE = "lichtung"
COOKIE_SECONDS = 365 * 86_400
MAX_NAME_LENGTH = 32
MIN_PASSWORD_LENGTH = 8
MAX_PASSWORD_LENGTH = 256
FORBIDDEN_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, formatting and bidi characters
# Letters and signs that show nothing: fillers of Hangul, the empty Braille pattern, unseen vowels.
INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f\u180b\u180c\u180d\u180f\U0001d159")
ID_BYTES = 16
TOKEN_BYTES = 32
MAX_PARALLEL_HASHES = 2  # each takes some 64 MB

_hasher = PasswordHasher()


@dataclass(frozen=True)
class Person:
    """Somebody who may sit down."""

    id: str
    name: str
    login: str | None = None
    program: bool = False  # came with a bearer token, not with a browser's cookie
    epoch: int = 0  # cookies of an earlier one are worth nothing


def new_id() -> str:
    found = secrets.token_urlsafe(ID_BYTES)
    while found.startswith("-"):  # it would look like an option of a command
        found = secrets.token_urlsafe(ID_BYTES)
    return found


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def valid_name(name: str, where: str = "name", max_length: int = MAX_NAME_LENGTH) -> str:
    """A name that can be shown to others: NFC, short, without characters that hide or reorder text."""
    clean = unicodedata.normalize("NFC", name).strip()
    if not clean or len(clean) > max_length:
        raise LichtungError("name-length", where, most=max_length)
    if any(unicodedata.category(c) in FORBIDDEN_CATEGORIES or c in INVISIBLE for c in clean):
        raise LichtungError("name-characters", where)
    if not is_visible(clean):
        raise LichtungError("name-characters", where)
    return clean


def is_visible(text: str) -> bool:
    """Whether anything can be seen of a text: letters, digits or signs, not marks and spaces alone."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in INVISIBLE for c in text)


def valid_login(login: str) -> str:
    """An account's name: capital letters make no difference."""
    return unicodedata.normalize("NFC", valid_name(login, "login").casefold())


def valid_password(password: str) -> str:
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise LichtungError(
            "password-length", "password", least=MIN_PASSWORD_LENGTH, most=MAX_PASSWORD_LENGTH
        )
    return password


@cache
def _dummy_hash() -> str:
    """The hash of a password that nobody has, so that an unknown login takes as long as a known one."""
    return _hasher.hash(new_token())


def _password_matches(stored: str | None, password: str) -> bool:
    try:
        _hasher.verify(stored or _dummy_hash(), password)
    except (Argon2Error, InvalidHashError):
        return False
    return stored is not None


class Accounts:
    """Recognises people and lets them in."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeTimedSerializer(secret, salt="lichtung-person")
        self.hashing = asyncio.Semaphore(MAX_PARALLEL_HASHES)

    async def identify(self, connection: HTTPConnection) -> Person | None:
        """Whoever makes this request, if he is known."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._find(True, token_hash=hashed(token.strip()))
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            signed, made = self.signer.loads(cookie, return_timestamp=True)
        except BadSignature:
            return None
        if abs(time() - made.timestamp()) > COOKIE_SECONDS:  # a clock that was set back ends nobody's sitting
            return None
        match signed:
            case [str(id_), int(epoch)]:
                person = await self._find(False, id=id_)
                return person if person is not None and person.epoch == epoch else None
        return None

    async def _find(self, program: bool, **by: str) -> Person | None:
        """A token is looked up by its hash: how long that takes says nothing about the token."""
        return self._person(await self.store.person(**by), program)

    def _person(self, row: Any, program: bool) -> Person | None:
        return None if row is None else Person(row.id, row.name, row.login, program, row.epoch)

    def cookie(self, person: Person) -> str:
        """The value of the cookie by which a browser is known again."""
        return str(self.signer.dumps([person.id, person.epoch]))

    async def create_guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of his personal link."""
        token = new_token()
        person = Person(new_id(), valid_name(name))
        await self.store.create_person(id=person.id, name=person.name, token_hash=hashed(token))
        return person, token

    async def find_by_link(self, token: str) -> Person:
        """Whoever owns this personal link."""
        person = await self._find(False, token_hash=hashed(token))
        if person is None:
            raise LichtungError("link-unknown", "token")
        return person

    async def renew_token(self, person: Person) -> str:
        """A fresh token for the personal link and for programs; the old one is worth nothing from now on."""
        token = new_token()
        await self.store.change_person(person.id, token_hash=hashed(token))
        return token

    async def rename(self, person: Person, name: str) -> Person:
        name = valid_name(name)
        await self.store.change_person(person.id, name=name)
        return Person(person.id, name, person.login, person.program, person.epoch)

    async def register(self, person: Person, login: str, password: str) -> Person:
        """A guest becomes an account."""
        if person.login is not None:
            raise LichtungError("account-exists", "login", login=person.login)
        login = valid_login(login)
        stored = await self._in_thread(lambda: _hasher.hash(valid_password(password)))
        await self.store.change_person(person.id, login=login, password=stored)
        return Person(person.id, person.name, login, person.program, person.epoch)

    async def log_in(self, login: str, password: str) -> Person:
        try:
            row: Any = await self.store.person(login=valid_login(login))
        except LichtungError as error:
            if not error.key.startswith("name-"):
                raise
            row = None  # nobody can be called that
        stored = None if row is None else row.password
        person = self._person(row, False)
        if not await self._in_thread(lambda: _password_matches(stored, password)) or person is None:
            raise LichtungError("login-wrong", "login")
        return person

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """A new password; browsers elsewhere are logged out, and the personal link is worth nothing."""
        row: Any = await self.store.person(id=person.id)
        if row is None or not await self._in_thread(lambda: _password_matches(row.password, old)):
            raise LichtungError("login-wrong", "old")
        stored = await self._in_thread(lambda: _hasher.hash(valid_password(new)))
        await self.store.change_person(person.id, password=stored, epoch=person.epoch + 1, token_hash=None)
        return Person(person.id, person.name, person.login, person.program, person.epoch + 1)

    async def log_out_everywhere(self, person: Person) -> str | None:
        """Every cookie and link that was ever given to this person is worth nothing from now on.

        Whoever has no password gets a fresh link: it is the only way back.
        """
        token = None if person.login is not None else new_token()
        token_hash = None if token is None else hashed(token)
        await self.store.change_person(person.id, epoch=person.epoch + 1, token_hash=token_hash)
        return token

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Hashes take tens of milliseconds by design: the loop must not wait for them."""
        async with self.hashing:
            return await asyncio.to_thread(work)
