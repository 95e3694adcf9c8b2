"""The games that somebody has played: for himself, and for nobody else."""

from starlette.responses import Response

from lichtung.kernel.errors import LichtungError
from lichtung.server.people.history import HistoryPage, Played, Statistics, as_csv, as_json
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import Rate

MAX_PAGE = 9_999
EXPORT = Rate("export", 10, 60.0)


def page_number(ctx: RequestContext) -> int:
    text = ctx.request.query_params.get("page", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise LichtungError("history-page", "page", most=MAX_PAGE)
    return int(text)


async def history(ctx: RequestContext) -> HistoryPage:
    """My finished games, the latest first: `page` counts from 0, `game` leaves out the others."""
    person = await ctx.require_person()
    game = ctx.request.query_params.get("game") or None
    return await ctx.server.history.page(person.id, page_number(ctx), game)


async def statistics(ctx: RequestContext) -> Statistics:
    """My finished games counted by game, faction, board and opponent, and my personal bests."""
    return await ctx.server.history.statistics((await ctx.require_person()).id)


async def csv_file(ctx: RequestContext) -> Response:
    """All my finished games as a table for spreadsheets."""
    return await export(ctx, "csv", "text/csv")


async def json_file(ctx: RequestContext) -> Response:
    """All my finished games as data."""
    return await export(ctx, "json", "application/json")


async def export(ctx: RequestContext, ending: str, media: str) -> Response:
    person = await ctx.require_person()
    ctx.limit(EXPORT, person.id)
    games = await ctx.server.history.everything(person.id)
    body = as_csv(games) if ending == "csv" else as_json(games)
    headers = {
        "content-disposition": f'attachment; filename="lichtung-games.{ending}"',
        "cache-control": "no-store",
    }
    return Response(body, headers=headers, media_type=media)


ENDPOINTS = [
    Endpoint("GET", "/api/me/history", history, HistoryPage, query=("page", "game")),
    Endpoint("GET", "/api/me/statistics", statistics, Statistics),
    Endpoint("GET", "/api/me/history.csv", csv_file, "text/csv"),
    Endpoint("GET", "/api/me/history.json", json_file, list[Played]),
]
