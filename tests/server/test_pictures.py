"""Pictures and tags for links that are shared: what everybody may see of a table, and nothing else."""

import asyncio
import html
import re
from random import Random
from typing import Any

import httpx
import pytest

from lichtung.locale.render import catalogue
from lichtung.picture import pixels
from lichtung.server.live.agent_pool import AgentPool
from lichtung.server.replays.pictures import PictureCache
from lichtung.server.tables.commands import execute
from tests.server.test_leaks import FEW
from tests.server.twins import act, lone_table, twin
from tests.server.web import HOME, Web, new_table, on_web, problem

HTML = {"accept": "text/html"}
FACTIONS = {"factions": ["marquise", "eyrie"]}


async def begun(web: Web, client: httpx.AsyncClient, **wish: Any) -> str:
    """The address of a table whose game is on."""
    table, _ = await new_table(client, **{"seats": ["me", "me"], **wish})
    assert (await client.post(f"{table}/begin")).status_code == 200
    return table


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="(.*?)" content="(.*?)" />', page)
    return {name: html.unescape(value) for name, value in found}


@on_web()
async def test_the_picture_of_a_public_table(web: Web) -> None:
    ada, stranger = await web.browser("Ada"), await web.browser()
    table = await begun(web, ada, game="root", setup=FACTIONS, title="Abend & <Tee>", public=True)
    found = await stranger.get(f"{table}/picture.svg", params={"lang": "de"})
    assert found.status_code == 200
    assert found.headers["content-type"] == "image/svg+xml"
    assert found.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "Abend &amp; &lt;Tee&gt;" in found.text
    assert "Marquise de Katz" in found.text
    english = await stranger.get(f"{table}/picture.svg", headers={"accept-language": "en-GB,de"})
    assert "Marquise de Cat" in english.text
    again = {"if-none-match": found.headers["etag"]}
    assert (
        await stranger.get(f"{table}/picture.svg", params={"lang": "de"}, headers=again)
    ).status_code == 304
    problem(await stranger.get(f"{table}/picture.svg", params={"lang": "fr"}), 400, "language-unknown")


@on_web()
async def test_the_owner_gets_a_spectators_picture_too(web: Web) -> None:
    """Whoever asks, hands are never in it: it is made to be sent on."""
    ada, stranger = await web.browser("Ada"), await web.browser()
    table = await begun(web, ada, game="root", setup=FACTIONS, public=True)
    own, other = [await client.get(f"{table}/picture.svg") for client in (ada, stranger)]
    assert own.content == other.content


@on_web()
async def test_a_private_table_shows_nothing_to_strangers(web: Web) -> None:
    ada, ben, stranger = await web.browser("Ada"), await web.browser("Ben"), await web.browser()
    table, invite = await new_table(ada, seats=["me", "me"], title="Unter uns")
    await ada.post(f"{table}/begin")
    problem(await stranger.get(f"{table}/picture.svg"), 403, "not-invited")
    problem(await ben.get(f"{table}/picture.svg"), 403, "not-invited")
    own = await ada.get(f"{table}/picture.svg")
    assert own.status_code == 200
    assert own.headers["cross-origin-resource-policy"] == "same-origin"
    assert (await ben.get(f"{table}/picture.svg", headers={"x-invite": invite})).status_code == 200
    address = table.removeprefix("/api")
    for client in (stranger, ada):  # a page is the same for all
        page = (await client.get(address, headers=HTML)).text
        assert tags(page) == {}
        assert "Unter uns" not in page
    problem(await stranger.get("/api/tables/nowhere/picture.svg"), 404, "table-unknown")
    assert tags((await stranger.get("/tables/nowhere", headers=HTML)).text) == {}


@on_web()
async def test_what_a_shared_link_tells(web: Web) -> None:
    ada, stranger = await web.browser("Ada"), await web.browser()
    table, _ = await new_table(
        ada, game="root", setup=FACTIONS, seats=["me", "me"], title='5" & mehr', public=True
    )
    id_ = table.rpartition("/")[2]
    german = {**HTML, "accept-language": "de"}
    waiting = tags((await stranger.get(f"/tables/{id_}", headers=german)).text)
    assert waiting["og:description"] == "Die Partie hat noch nicht begonnen"
    assert "og:image" not in waiting
    problem(await stranger.get(f"{table}/picture.svg"), 400, "table-not-started")
    await ada.post(f"{table}/begin")
    for page in ("tables", "replays"):
        found = tags((await stranger.get(f"/{page}/{id_}", headers=german)).text)
        assert found == {
            "og:type": "website",
            "og:site_name": "Lichtung",
            "og:title": '5" & mehr: Root',
            "og:description": "Marquise de Katz 0, Horst-Dynastien 0",
            "og:url": f"{HOME}/{page}/{id_}",
            "og:image": f"{HOME}/api/tables/{id_}/picture.png?lang=de",
            "og:image:type": "image/png",
        }
        assert (await stranger.get(found["og:image"])).status_code == 200
    answer = await stranger.get(f"/tables/{id_}", headers={**HTML, "accept-language": "en"})
    assert tags(answer.text)["og:description"] == "Marquise de Cat 0, Eyrie Dynasties 0"
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    cached = {**HTML, "accept-language": "en", "if-none-match": answer.headers["etag"]}
    assert (await stranger.get(f"/tables/{id_}", headers=cached)).status_code == 304


@on_web()
async def test_the_picture_in_pixels(web: Web) -> None:
    ada, stranger = await web.browser("Ada"), await web.browser()
    table = await begun(web, ada, game="root", setup=FACTIONS, title="Abend", public=True)
    found, again = [await stranger.get(f"{table}/picture.png", params={"lang": "de"}) for _ in range(2)]
    assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
    assert found.headers["cross-origin-resource-policy"] == "cross-origin"
    assert found.content == again.content
    svg = (await stranger.get(f"{table}/picture.svg", params={"lang": "de"})).text
    assert found.content == pixels.paint(svg), "the same picture"
    cached = {"if-none-match": found.headers["etag"]}
    asked = await stranger.get(f"{table}/picture.png", params={"lang": "de"}, headers=cached)
    assert asked.status_code == 304


@on_web()
async def test_without_the_extra_there_is_the_svg_alone(web: Web) -> None:
    ada = await web.browser("Ada")
    table = await begun(web, ada, public=True)
    with pytest.MonkeyPatch.context() as without:
        without.setattr(pixels, "RENDERER", "no_such_renderer")
        problem(await ada.get(f"{table}/picture.png"), 404, "pictures-missing")
        page = (await ada.get(table.removeprefix("/api"), headers=HTML)).text
        assert tags(page)["og:image:type"] == "image/svg+xml"
        assert (await ada.get(tags(page)["og:image"])).headers["content-type"] == "image/svg+xml"


def test_a_picture_is_painted_in_another_process() -> None:
    """The renderer lets no other thread run beside it."""
    table = lone_table("heirs", {}, 3)

    async def ask() -> list[bytes]:
        pool = AgentPool(1)
        try:
            cache = PictureCache(pool)
            return list(await asyncio.gather(cache.png(table, "de"), cache.png(table, "de")))
        finally:
            await pool.close()

    one, two = asyncio.run(ask())
    assert one is two, "once for both"
    assert one.startswith(b"\x89PNG")


@on_web(limits=True)
async def test_asking_too_often(web: Web) -> None:
    ada = await web.browser("Ada")
    table = await begun(web, ada, public=True)
    answers = [(await ada.get(f"{table}/picture.svg")).status_code for _ in range(70)]
    assert set(answers) == {200, 429}
    page = table.removeprefix("/api")
    told = [bool(tags((await ada.get(page, headers=HTML)).text)) for _ in range(70)]
    assert set(told) == {True, False}  # the page itself always comes


def test_each_position_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, cache = lone_table("heirs", {}, 3), PictureCache(AgentPool(0), most=2)
    drawn: list[str] = []
    draw = PictureCache.draw

    def counted(self: PictureCache, game: Any, view: object, lang: str, title: str) -> str:
        drawn.append(lang)
        return draw(self, game, view, lang, title)

    monkeypatch.setattr(PictureCache, "draw", counted)

    async def ask() -> None:
        first, again = await asyncio.gather(cache.svg(table, "de"), cache.svg(table, "de"))
        assert first == again
        assert drawn == ["de"]
        deciding = table.deciding()
        assert deciding is not None
        execute(table, act(table, deciding.seat, table.game.actions(table.match.state)[0]))
        assert await cache.svg(table, "de") != first
        await cache.svg(table, "en")
        assert drawn == ["de", "de", "en"]
        assert len(cache.pictures) == 2

    asyncio.run(ask())


@pytest.mark.parametrize("setup", FEW)
def test_a_picture_tells_nothing_that_a_spectator_cannot_know(setup: dict[str, object]) -> None:
    """The same in every world that he cannot tell from the real one; no hidden card is named in it. T1"""
    table, rng = lone_table("root", setup, 7), Random(7)
    words, cache = catalogue("en"), PictureCache(AgentPool(0))
    hidden = 0
    for _ in range(3):
        for _ in range(40):
            deciding = table.deciding()
            if deciding is None:
                break
            execute(table, act(table, deciding.seat, rng.choice(table.game.actions(table.match.state))))
        view = table.game.view(table.match.state, None)
        seen = asyncio.run(PictureCache(AgentPool(0)).svg(table, "en")).decode()
        other = twin(table, table.game.imagine(view, rng))
        assert cache.draw(table.game, other.game.view(other.match.state, None), "en", "") == seen
        data: Any = view.data()
        cards: Any = table.game.describe()["cards"]
        open_names = {card["name"] for card in cards if card["word"] not in data["unseen"]}
        secret = {card["name"] for card in cards} - open_names
        hidden += len(secret)
        said = html.unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", seen)))
        assert [name for name in secret if words.say(f"root-card-{name}") in said] == []
    assert hidden > 20
