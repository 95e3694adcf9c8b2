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


@on_web()
async def test_a_stolen_link_ends_with_a_new_password_and_with_logging_out_everywhere(web: Web) -> None:
    for ends in ("password", "everywhere"):
        ada = await web.browser()
        token = (await ada.post("/api/guest", json={"name": "Ada"})).json()["token"]
        account = {"login": f"ada-{ends}", "password": "correct horse"}
        assert (await ada.post("/api/register", json=account)).status_code == 200
        thief = await web.browser()
        assert (await thief.post("/api/link", json={"token": token})).status_code == 200
        program = await web.client({"authorization": f"Bearer {token}"})
        assert (await program.get("/api/me")).status_code == 200
        if ends == "password":
            change = {"old": account["password"], "new": "battery staple"}
            assert (await ada.post("/api/me/password", json=change)).status_code == 200
            assert (await ada.get("/api/me")).json()["name"] == "Ada"
        else:
            assert (await ada.post("/api/logout-everywhere")).status_code == 200
        problem(await thief.post("/api/link", json={"token": token}), 404, "link-unknown")
        problem(await program.get("/api/me"), 401, "who-are-you")
        assert (await thief.get("/api/me")).json() is None
