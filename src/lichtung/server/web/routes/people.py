"""Becoming known, staying known, and not any more."""

from lichtung.server.people.accounts import Person
from lichtung.server.web.bodies import Credentials, Me, Named, NewGuest, NewPassword, NewToken, Ok, Token
from lichtung.server.web.endpoints import Call, Offer, by_token
from lichtung.server.web.limits import LOBBY, LOGIN


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.login)


async def guest(call: Call) -> NewGuest:
    """Become a guest: a cookie for browsers, a token for programs and for the personal link."""
    person, token = await call.server.people.guest((await call.body(Named)).name)
    call.let_in(person)
    return NewGuest(person.id, person.name, token)


async def by_link(call: Call) -> Me:
    """Go on as somebody by a personal link; its token stands in the link's fragment."""
    person = await call.server.people.by_link((await call.body(Token)).token)
    call.let_in(person)
    return me_of(person)


async def log_in(call: Call) -> Me:
    """Log in with an account's name and password."""
    asked = await call.body(Credentials)
    person = await call.server.people.log_in(asked.login, asked.password)
    call.let_in(person)
    return me_of(person)


async def register(call: Call) -> Me:
    """Turn a guest into an account with a password."""
    person = await call.somebody()
    asked = await call.body(Credentials)
    return me_of(await call.server.people.register(person, asked.login, asked.password))


async def log_out(call: Call) -> Ok:
    """Forget this browser."""
    call.cookie = ""
    return Ok()


async def log_out_everywhere(call: Call) -> Ok:
    """Forget all browsers of whoever asks."""
    person = await call.somebody()
    await call.server.people.log_out_everywhere(person)
    await call.server.hub.check_person(person.id)
    call.cookie = ""
    return Ok()


async def me(call: Call) -> Me | None:
    """Who am I? Nobody yet, for a browser that is new here; a token that nobody owns is refused."""
    if by_token(call.request):
        await call.somebody()
    person = await call.person()
    return None if person is None else me_of(person)


async def rename(call: Call) -> Me:
    """Take another name."""
    person = await call.server.people.rename(await call.somebody(), (await call.body(Named)).name)
    await call.server.lobby.renamed(person)
    return me_of(person)


async def change_password(call: Call) -> Me:
    """Change the password; browsers elsewhere are logged out."""
    person = await call.somebody()
    asked = await call.body(NewPassword)
    changed = await call.server.people.change_password(person, asked.old, asked.new)
    await call.server.hub.check_person(person.id)
    if not person.program:
        call.let_in(changed)
    return me_of(changed)


async def renew_token(call: Call) -> NewToken:
    """A fresh token for the personal link and for programs; the old one is worth nothing from now on."""
    person = await call.somebody()
    token = await call.server.people.renew_token(person)
    await call.server.hub.check_person(person.id)
    return NewToken(token)


OFFERS = [
    Offer("POST", "/api/guest", guest, NewGuest, Named, rate=LOBBY),
    Offer("POST", "/api/link", by_link, Me, Token, rate=LOBBY),
    Offer("POST", "/api/login", log_in, Me, Credentials, rate=LOGIN),
    Offer("POST", "/api/register", register, Me, Credentials, rate=LOGIN),
    Offer("POST", "/api/logout", log_out, Ok),
    Offer("POST", "/api/logout-everywhere", log_out_everywhere, Ok),
    Offer("GET", "/api/me", me, Me | None),
    Offer("PATCH", "/api/me", rename, Me, Named),
    Offer("POST", "/api/me/password", change_password, Me, NewPassword, rate=LOGIN),
    Offer("POST", "/api/me/token", renew_token, NewToken),
]
