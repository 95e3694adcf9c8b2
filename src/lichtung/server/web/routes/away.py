"""For people who are away: their feed and their webhook."""

from msgspec import Struct
from starlette.responses import Response

from lichtung.server.people.feeds import as_atom, as_json, etag, language
from lichtung.server.web.bodies import Form, Ok
from lichtung.server.web.endpoints import Call, Offer
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


def base(call: Call) -> str:
    """The address of this server as whoever asks has it."""
    url = call.request.url
    return f"{url.scheme}://{url.netloc}"


async def feed_state(call: Call) -> FeedState:
    """Have I a feed?"""
    return FeedState(await call.server.feeds.active((await call.somebody()).id))


async def renew_feed(call: Call) -> FeedMade:
    """A new secret address for my feed of decisions that wait and games that are over."""
    token = await call.server.feeds.renew((await call.somebody()).id)
    address = f"{base(call)}/feeds/{token}"
    return FeedMade(f"{address}.json", f"{address}.atom")


async def forget_feed(call: Call) -> Ok:
    """No feed any more."""
    await call.server.feeds.forget((await call.somebody()).id)
    return Ok()


async def json_feed(call: Call) -> Response:
    """A person's feed as JSON Feed 1.1; `lang` chooses the language."""
    return await feed(call, "application/feed+json")


async def atom_feed(call: Call) -> Response:
    """A person's feed as Atom; `lang` chooses the language."""
    return await feed(call, "application/atom+xml")


async def feed(call: Call, media: str) -> Response:
    request = call.request
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    found = await call.server.feeds.of(call.param("token"), lang)
    body = (as_json if media.endswith("json") else as_atom)(found, base(call))
    headers = {"etag": etag(body), "cache-control": "private, no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media)


async def hook_state(call: Call) -> HookState:
    """Where are messages sent?"""
    hook = await call.server.webhooks.hook((await call.somebody()).id)
    return HookState(None if hook is None else hook.url)


async def set_hook(call: Call) -> HookMade:
    """Have a signed message sent whenever a decision begins to wait for me and I am not connected."""
    person = await call.somebody()
    hook = await call.server.webhooks.set(person.id, (await call.body(HookWish)).url)
    return HookMade(hook.url, hook.secret)


async def forget_hook(call: Call) -> Ok:
    """No messages any more."""
    await call.server.webhooks.forget((await call.somebody()).id)
    return Ok()


OFFERS = [
    Offer("GET", "/api/me/feed", feed_state, FeedState),
    Offer("POST", "/api/me/feed", renew_feed, FeedMade),
    Offer("DELETE", "/api/me/feed", forget_feed, Ok),
    Offer("GET", "/feeds/{token}.json", json_feed, "application/feed+json", rate=READING, query=("lang",)),
    Offer("GET", "/feeds/{token}.atom", atom_feed, "application/atom+xml", rate=READING, query=("lang",)),
    Offer("GET", "/api/me/webhook", hook_state, HookState),
    Offer("POST", "/api/me/webhook", set_hook, HookMade, HookWish),
    Offer("DELETE", "/api/me/webhook", forget_hook, Ok),
]
