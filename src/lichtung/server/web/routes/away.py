"""For people who are away: their feed and their webhook."""

from msgspec import Struct
from starlette.responses import Response

from lichtung.server.people.feeds import as_atom, as_json, choose_language, etag
from lichtung.server.web.bodies import Form, Ok
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import READING


class FeedState(Struct, frozen=True):
    """Whether there is a feed; its address was told when it was made."""

    active: bool


class FeedMade(Struct, frozen=True):
    """The addresses of a feed, told this once; those before are worth nothing now."""

    json: str
    atom: str


class HookWish(Form, frozen=True):
    """Where to send a message when a decision waits."""

    url: str


class HookState(Struct, frozen=True):
    """The address of the webhook, if there is one."""

    url: str | None


class HookMade(Struct, frozen=True):
    """A webhook with the secret by which its messages are signed, told this once."""

    url: str
    secret: str


def base(ctx: RequestContext) -> str:
    """The address of this server as whoever asks has it."""
    url = ctx.request.url
    return f"{url.scheme}://{url.netloc}"


async def feed_state(ctx: RequestContext) -> FeedState:
    """Have I a feed?"""
    return FeedState(await ctx.server.feeds.exists((await ctx.require_person()).id))


async def renew_feed(ctx: RequestContext) -> FeedMade:
    """A new secret address for my feed of decisions that wait and games that are over."""
    token = await ctx.server.feeds.renew((await ctx.require_person()).id)
    address = f"{base(ctx)}/feeds/{token}"
    return FeedMade(f"{address}.json", f"{address}.atom")


async def forget_feed(ctx: RequestContext) -> Ok:
    """No feed any more."""
    await ctx.server.feeds.delete((await ctx.require_person()).id)
    return Ok()


async def json_feed(ctx: RequestContext) -> Response:
    """A person's feed as JSON Feed 1.1; `lang` chooses the language."""
    return await feed(ctx, "application/feed+json")


async def atom_feed(ctx: RequestContext) -> Response:
    """A person's feed as Atom; `lang` chooses the language."""
    return await feed(ctx, "application/atom+xml")


async def feed(ctx: RequestContext, media: str) -> Response:
    request = ctx.request
    lang = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    found = await ctx.server.feeds.load(ctx.param("token"), lang)
    body = (as_json if media.endswith("json") else as_atom)(found, base(ctx))
    headers = {"etag": etag(body), "cache-control": "private, no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media)


async def hook_state(ctx: RequestContext) -> HookState:
    """Where are messages sent?"""
    hook = await ctx.server.webhooks.hook((await ctx.require_person()).id)
    return HookState(None if hook is None else hook.url)


async def set_hook(ctx: RequestContext) -> HookMade:
    """Have a signed message sent whenever a decision begins to wait for me and I am not connected."""
    person = await ctx.require_person()
    hook = await ctx.server.webhooks.set(person.id, (await ctx.body(HookWish)).url, ctx.address)
    return HookMade(hook.url, hook.secret)


async def forget_hook(ctx: RequestContext) -> Ok:
    """No messages any more."""
    await ctx.server.webhooks.delete((await ctx.require_person()).id)
    return Ok()


ENDPOINTS = [
    Endpoint("GET", "/api/me/feed", feed_state, FeedState),
    Endpoint("POST", "/api/me/feed", renew_feed, FeedMade),
    Endpoint("DELETE", "/api/me/feed", forget_feed, Ok),
    Endpoint("GET", "/feeds/{token}.json", json_feed, "application/feed+json", rate=READING, query=("lang",)),
    Endpoint("GET", "/feeds/{token}.atom", atom_feed, "application/atom+xml", rate=READING, query=("lang",)),
    Endpoint("GET", "/api/me/webhook", hook_state, HookState),
    Endpoint("POST", "/api/me/webhook", set_hook, HookMade, HookWish),
    Endpoint("DELETE", "/api/me/webhook", forget_hook, Ok),
]
