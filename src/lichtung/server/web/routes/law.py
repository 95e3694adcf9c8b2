"""The rules at hand: paragraphs by words or numbers, and their examples as boards to try things on."""

from typing import TYPE_CHECKING

import msgspec

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.examples import Example, example_named
from lichtung.kernel.law import Law, laws
from lichtung.locale.search import search
from lichtung.server.people.feeds import choose_language
from lichtung.server.replays.imports import from_position
from lichtung.server.web.bodies import TableMade
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import Rate
from lichtung.server.web.routes.replays import IMPORT
from lichtung.server.web.routes.tables import check_quota

if TYPE_CHECKING:
    from lichtung.scenario.cases import Case

SEARCHING = Rate("law search", 120, 60.0)
MOST_LETTERS = 200
MOST_FOUND = 20


class FoundParagraph(msgspec.Struct, frozen=True):
    """A paragraph that fits a question: the game whose rules it belongs to, and its number."""

    game: str
    law: str


def law_of(game: str) -> Law:
    """The rules of a game."""
    for law in laws():
        if law.game == game:
            return law
    raise LichtungError("game-unknown", "game", known=", ".join(law.game for law in laws()))


async def find(ctx: RequestContext) -> list[FoundParagraph]:
    """The paragraphs that fit words or a number (`q`), the best first; `game` and `lang` choose."""
    query = ctx.request.query_params
    question, game = query.get("q", ""), query.get("game", "")
    if len(question) > MOST_LETTERS:
        raise LichtungError("search-long", "q", most=MOST_LETTERS)
    if game:
        law_of(game)
    lang = choose_language(query.get("lang"), ctx.request.headers.get("accept-language", ""))
    # The first search gathers the words of all rules, so it must not keep others waiting.
    hits = await ctx.in_thread(search, question, lang, game, MOST_FOUND)
    return [FoundParagraph(hit.law.game, hit.paragraph.id) for hit in hits]


async def try_example(ctx: RequestContext) -> TableMade:
    """An example of the rules as a board of one's own, where one plays all seats."""
    person = await ctx.require_person()
    await check_quota(ctx, person)
    example, case = await ctx.in_thread(example_at, ctx.param("game"), ctx.param("example"))
    lang = choose_language(
        ctx.request.query_params.get("lang"), ctx.request.headers.get("accept-language", "")
    )
    title = shortened(example.titles[lang])
    return TableMade(
        *await ctx.server.importer.create_table(person, from_position(case.game, case.state), title)
    )


def example_at(game: str, name: str) -> tuple[Example, "Case"]:
    """The example that an address names, and its case."""
    from lichtung.scenario import read  # seldom needed, so not at the start

    example = example_named(law_of(game), name)
    return example, read(example.path)[example.case - 1]


def shortened(title: str, most: int = 40) -> str:
    """A title that fits above a table."""
    return title if len(title) <= most else title[: most - 1].rstrip() + "…"


ENDPOINTS = [
    Endpoint("GET", "/api/law", find, list[FoundParagraph], rate=SEARCHING, query=("q", "game", "lang")),
    Endpoint(
        "POST",
        "/api/examples/{game}/{example}",
        try_example,
        TableMade,
        None,
        201,
        rate=IMPORT,
        query=("lang",),
    ),
]
