"""Letters about waiting decisions: where they go, that they are welcome, and that they are not any more."""

from lichtung.server.people.mail import MailState
from lichtung.server.web.bodies import Form, Ok, Token
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import READING, Rate

LETTERS = Rate("letters", 10, 60.0)


class MailWish(Form, frozen=True):
    """Where to write, and in which language."""

    address: str
    language: str


class MailChange(Form, frozen=True):
    """Sign off or on again; another language."""

    active: bool | None = None
    language: str | None = None


async def mail_state(ctx: RequestContext) -> MailState:
    """Where do letters go when a decision waits for me?"""
    return await ctx.server.mail.state((await ctx.require_person()).id)


async def set_mail(ctx: RequestContext) -> MailState:
    """Have letters sent when a decision waits; a link in a first letter has to be followed before."""
    person = await ctx.require_person()
    wish = await ctx.body(MailWish)
    return await ctx.server.mail.set(person.id, wish.address, wish.language)


async def change_mail(ctx: RequestContext) -> MailState:
    """No letters for a while, letters again, or in another language."""
    person = await ctx.require_person()
    wish = await ctx.body(MailChange)
    return await ctx.server.mail.change(person.id, wish.active, wish.language)


async def forget_mail(ctx: RequestContext) -> Ok:
    """The address is forgotten."""
    await ctx.server.mail.delete((await ctx.require_person()).id)
    return Ok()


async def confirm(ctx: RequestContext) -> Ok:
    """Whoever has the link of the first letter reads there; he need not be known in this browser."""
    await ctx.server.mail.confirm((await ctx.body(Token)).token)
    return Ok()


async def sign_off(ctx: RequestContext) -> Ok:
    """No letters any more, by the link in each of them (RFC 8058): mail programs ask for this themselves."""
    await ctx.server.mail.sign_off(ctx.param("token"))
    return Ok()


ENDPOINTS = [
    Endpoint("GET", "/api/me/mail", mail_state, MailState),
    Endpoint("POST", "/api/me/mail", set_mail, MailState, MailWish, rate=LETTERS),
    Endpoint("PATCH", "/api/me/mail", change_mail, MailState, MailChange),
    Endpoint("DELETE", "/api/me/mail", forget_mail, Ok),
    Endpoint("POST", "/api/mail/confirm", confirm, Ok, Token, rate=LETTERS),
    Endpoint("POST", "/mail/off/{token}", sign_off, Ok, rate=READING, from_anywhere=True),
]
