"""Becoming known, staying known, and not any more."""

from lichtung.kernel.errors import LichtungError
from lichtung.server.people.accounts import Person
from lichtung.server.web.bodies import (
    Credentials,
    LoggedOut,
    Me,
    Named,
    NewGuest,
    NewPassword,
    NewToken,
    Ok,
    PersonalLink,
)
from lichtung.server.web.endpoints import Endpoint, RequestContext, has_bearer_token
from lichtung.server.web.limits import GUESTS, LOBBY, LOGIN


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.login)


async def guest(ctx: RequestContext) -> NewGuest:
    """Become a guest: a cookie for browsers, a token for programs and for the personal link."""
    name = (await ctx.body(Named)).name
    ctx.limit(GUESTS, ctx.address)
    person, token = await ctx.server.accounts.create_guest(name)
    ctx.sign_in(person)
    return NewGuest(person.id, person.name, token)


async def by_link(ctx: RequestContext) -> Me:
    """Go on as somebody by a personal link; its token stands in the link's fragment.

    A browser that is somebody else already stays so, unless it is asked for `instead`: a link that
    another sent would take one's own seats away.
    """
    asked = await ctx.body(PersonalLink)
    person = await ctx.server.accounts.find_by_link(asked.token)
    before = await ctx.person()
    if before is not None and before.id != person.id and not asked.instead:
        raise LichtungError("somebody-already", "token", name=before.name, other=person.name)
    ctx.sign_in(person)
    return me_of(person)


async def log_in(ctx: RequestContext) -> Me:
    """Log in with an account's name and password."""
    asked = await ctx.body(Credentials)
    person = await ctx.server.accounts.log_in(asked.login, asked.password)
    ctx.sign_in(person)
    return me_of(person)


async def register(ctx: RequestContext) -> Me:
    """Turn a guest into an account with a password."""
    person = await ctx.require_person()
    asked = await ctx.body(Credentials)
    return me_of(await ctx.server.accounts.register(person, asked.login, asked.password))


async def log_out(ctx: RequestContext) -> Ok:
    """Forget this browser."""
    ctx.cookie = ""
    return Ok()


async def log_out_everywhere(ctx: RequestContext) -> LoggedOut:
    """Forget all browsers of whoever asks, and his personal link."""
    person = await ctx.require_person()
    token = await ctx.server.accounts.log_out_everywhere(person)
    await ctx.server.hub.check_person(person.id)
    ctx.cookie = ""
    return LoggedOut(token)


async def me(ctx: RequestContext) -> Me | None:
    """Who am I? Nobody yet, for a browser that is new here; a token that nobody owns is refused."""
    if has_bearer_token(ctx.request):
        await ctx.require_person()
    person = await ctx.person()
    return None if person is None else me_of(person)


async def rename(ctx: RequestContext) -> Me:
    """Take another name."""
    person = await ctx.server.accounts.rename(await ctx.require_person(), (await ctx.body(Named)).name)
    await ctx.server.lobby.on_rename(person)
    return me_of(person)


async def change_password(ctx: RequestContext) -> Me:
    """Change the password; browsers elsewhere are logged out, the personal link and token end."""
    person = await ctx.require_person()
    asked = await ctx.body(NewPassword)
    changed = await ctx.server.accounts.change_password(person, asked.old, asked.new)
    await ctx.server.hub.check_person(person.id)
    if not person.program:
        ctx.sign_in(changed)
    return me_of(changed)


async def renew_token(ctx: RequestContext) -> NewToken:
    """A fresh token for the personal link and for programs; the old one is worth nothing from now on."""
    person = await ctx.require_person()
    token = await ctx.server.accounts.renew_token(person)
    await ctx.server.hub.check_person(person.id)
    return NewToken(token)


ENDPOINTS = [
    Endpoint("POST", "/api/guest", guest, NewGuest, Named, rate=LOBBY),
    Endpoint("POST", "/api/link", by_link, Me, PersonalLink, rate=LOBBY),
    Endpoint("POST", "/api/login", log_in, Me, Credentials, rate=LOGIN),
    Endpoint("POST", "/api/register", register, Me, Credentials, rate=LOGIN),
    Endpoint("POST", "/api/logout", log_out, Ok),
    Endpoint("POST", "/api/logout-everywhere", log_out_everywhere, LoggedOut),
    Endpoint("GET", "/api/me", me, Me | None),
    Endpoint("PATCH", "/api/me", rename, Me, Named),
    Endpoint("POST", "/api/me/password", change_password, Me, NewPassword, rate=LOGIN),
    Endpoint("POST", "/api/me/token", renew_token, NewToken),
]
