"""Attempts to become somebody else, or to make somebody else of a victim."""

from tests.server.web import Web, on_web, problem


@on_web()
async def test_a_link_does_not_replace_who_is_there_already(web: Web) -> None:
    mallory = await web.browser()
    token = (await mallory.post("/api/guest", json={"name": "Mallory"})).json()["token"]
    ada = await web.browser("Ada")
    me = (await ada.get("/api/me")).json()
    refused = problem(await ada.post("/api/link", json={"token": token}), 409, "somebody-already")
    assert refused["args"] == {"name": "Ada", "other": "Mallory"}
    assert (await ada.get("/api/me")).json() == me, "nothing has changed"
    assert (await ada.post("/api/link", json={"token": token, "instead": True})).status_code == 200
    assert (await ada.get("/api/me")).json()["name"] == "Mallory", "it was wanted"
    assert (await ada.post("/api/link", json={"token": token})).status_code == 200, (
        "the same again is no other"
    )
    stranger = await web.browser()
    assert (await stranger.post("/api/link", json={"token": token})).json()["name"] == "Mallory"
