"""Being known to the server: cookies, tokens, links, accounts."""

import asyncio
import threading
import time
import unicodedata

import pytest
from argon2 import PasswordHasher, Type
from itsdangerous import URLSafeTimedSerializer

from lichtung.kernel.errors import LichtungError
from lichtung.server.people import accounts as people
from lichtung.server.people.accounts import COOKIE, valid_name
from tests.server.web import ORIGIN, Web, new_table, on_web, problem

PASSWORD = "sehr geheim 1234"
HASHER = people._hasher


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that cost little."""
    people._dummy_hash.cache_clear()
    monkeypatch.setattr(people, "_hasher", PasswordHasher(1, 8, 1))


@on_web(secure=True)
async def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(web: Web) -> None:
    browser = await web.browser()
    answer = await browser.post("/api/guest", json={"name": " Ada "})
    assert answer.json()["name"] == "Ada"
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "secure", "path=/"} <= flags
    plain = await web.client({"cookie": answer.headers["set-cookie"].partition(";")[0]})
    assert (await plain.get("/api/me")).json() == {"id": answer.json()["id"], "name": "Ada", "login": None}
    assert answer.json()["token"] not in answer.headers["set-cookie"]


@on_web()
async def test_a_forged_cookie_is_nobody(web: Web) -> None:
    ada = await web.browser("Ada")
    id_ = (await ada.get("/api/me")).json()["id"]
    real = ada.cookies[COOKIE]
    others = URLSafeTimedSerializer("another secret", salt="lichtung-person")
    own = web.server.accounts.signer
    signed = [own.dumps(id_), own.dumps([id_, 1]), own.dumps({}), own.dumps([1, 2])]
    for forged in ("", "x", id_, real[:-1], real + "x", others.dumps([id_, 0]), *signed):
        client = await web.client({**ORIGIN, "cookie": f"{COOKIE}={forged}"})
        assert (await client.get("/api/me")).json() is None
        problem(await client.get("/api/my-tables"), 401, "who-are-you")


@on_web()
async def test_logging_out_here_and_everywhere(web: Web) -> None:
    ada = await web.browser()
    token = (await ada.post("/api/guest", json={"name": "Ada"})).json()["token"]
    other = await web.browser()
    assert (await other.post("/api/link", json={"token": token})).json()["name"] == "Ada"
    kept = other.cookies[COOKIE]
    await other.post("/api/logout")
    assert (await other.get("/api/me")).json() is None
    assert (await ada.get("/api/me")).status_code == 200
    fresh = (await ada.post("/api/logout-everywhere")).json()["token"]
    for cookie in (kept, ada.cookies.get(COOKIE, "")):
        client = await web.client({"cookie": f"{COOKIE}={cookie}"})
        assert (await client.get("/api/me")).json() is None
    again = await web.browser()
    problem(await again.post("/api/link", json={"token": token}), 404, "link-unknown")
    assert (await again.post("/api/link", json={"token": fresh})).status_code == 200
    assert (await again.get("/api/me")).json()["name"] == "Ada"


@on_web()
async def test_a_personal_link_moves_to_another_device_until_it_is_renewed(web: Web) -> None:
    ada = await web.browser()
    token = (await ada.post("/api/guest", json={"name": "Ada"})).json()["token"]
    assert len(token) >= 22  # 128 bits
    table, _ = await new_table(ada, seats=["me", "human"])
    phone = await web.browser()
    await phone.post("/api/link", json={"token": token})
    assert (await phone.get(table)).json()["chairs"][0]["yours"]
    fresh = (await phone.post("/api/me/token")).json()["token"]
    problem(await (await web.browser()).post("/api/link", json={"token": token}), 404, "link-unknown")
    problem(await (await web.client({"authorization": f"Bearer {token}"})).get("/api/me"), 401, "who-are-you")
    assert (await (await web.client({"authorization": f"bearer {fresh}"})).get("/api/me")).status_code == 200
    row = await web.server.store.person(id=(await ada.get("/api/me")).json()["id"])
    assert row is not None
    assert fresh not in str(row)
    assert token not in str(row)


@on_web()
async def test_an_account_with_a_password(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")

    def wish(login: str, password: str = PASSWORD) -> dict[str, str]:
        return {"login": login, "password": password}

    problem(await ada.post("/api/register", json=wish("ada", "kurz")), 400, "password-length")
    found = await ada.post("/api/register", json=wish("Ada Größe"))
    assert found.json()["login"] == "ada grösse"
    problem(await ada.post("/api/register", json=wish("ada2")), 400, "account-exists")
    problem(await ben.post("/api/register", json=wish("ADA GRÖSSE")), 409, "login-taken")
    new = await web.browser()
    for wrong in (wish("ada grösse", "falsch " + PASSWORD), wish("nobody"), wish("a\0"), wish("", "")):
        problem(await new.post("/api/login", json=wrong), 401, "login-wrong")
    decomposed = unicodedata.normalize("NFD", "Ada Größe")
    assert (await new.post("/api/login", json={"login": decomposed, "password": PASSWORD})).status_code == 200
    assert (await new.get("/api/me")).json() == found.json()
    row = await web.server.store.person(login="ada grösse")
    assert row is not None
    assert row.password.startswith("$argon2id$")


@on_web()
async def test_a_new_password_logs_other_browsers_out(web: Web) -> None:
    ada, other = await web.browser("Ada"), await web.browser()
    await ada.post("/api/register", json={"login": "ada", "password": PASSWORD})
    await other.post("/api/login", json={"login": "ada", "password": PASSWORD})
    problem(await ada.post("/api/me/password", json={"old": "falsch", "new": "x" * 12}), 401, "login-wrong")
    problem(await ada.post("/api/me/password", json={"old": PASSWORD, "new": "x"}), 400, "password-length")
    assert (await ada.post("/api/me/password", json={"old": PASSWORD, "new": "x" * 12})).status_code == 200
    assert (await ada.get("/api/me")).status_code == 200
    assert (await other.get("/api/me")).json() is None
    problem(await other.post("/api/login", json={"login": "ada", "password": PASSWORD}), 401, "login-wrong")
    assert (await other.post("/api/login", json={"login": "ada", "password": "x" * 12})).status_code == 200


@on_web()
async def test_a_guest_without_password_cannot_log_in_or_change_it(web: Web) -> None:
    ada = await web.browser("Ada")
    problem(await ada.post("/api/me/password", json={"old": "", "new": "x" * 12}), 401, "login-wrong")


@on_web()
async def test_the_loop_goes_on_while_passwords_are_hashed(web: Web) -> None:
    """Hashes are made in other threads, and the loop comes to its work meanwhile."""
    ada, here = await web.browser("Ada"), threading.get_ident()
    busy: list[int] = []
    ticks = 0

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            busy.append(threading.get_ident())
            before = ticks
            while ticks < before + 5:  # for ever, if the loop waited for us
                time.sleep(0.001)
            return super().hash(password, salt=salt)

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0.001)

    ticking = asyncio.create_task(tick())
    people._hasher = Slow(1, 8, 1)
    async with asyncio.timeout(30):
        wish = {"login": "ada", "password": PASSWORD}
        assert (await ada.post("/api/register", json=wish)).status_code == 200
        nobody = {"login": "nobody", "password": PASSWORD}
        problem(await ada.post("/api/login", json=nobody), 401, "login-wrong")
    ticking.cancel()
    assert len(busy) == 2
    assert here not in busy


@on_web()
async def test_a_new_name_is_seen_at_the_tables(web: Web) -> None:
    ada, ben = await web.browser("Ada"), await web.browser("Ben")
    table, _ = await new_table(ada, seats=["me", "human"], public=True)
    assert (await ben.get(table)).json()["chairs"][0]["name"] == "Ada"
    assert (await ada.patch("/api/me", json={"name": "Ada L."})).json()["name"] == "Ada L."
    assert (await ben.get(table)).json()["chairs"][0]["name"] == "Ada L."
    problem(await ada.patch("/api/me", json={"name": ""}), 400, "name-length")


HIDING = [
    "a\u202eb",
    "a\u200bb",
    "a\x00b",
    "a\x1bb",
    "a\nb",
    "\u2066x\u2069",
    "a\u2028b",
    "\ufeffa",
    "a\U000e0041",
]
NASTY = {"name-characters": HIDING, "name-length": ["", "   ", "x" * 33, "\u3000"]}


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, names in NASTY.items() for name in names])
def test_names_that_are_not_taken(key: str, name: str) -> None:
    with pytest.raises(LichtungError) as caught:
        valid_name(name)
    assert caught.value.key == key


def test_names_are_composed_and_trimmed() -> None:
    assert valid_name("  Jo\u0308rg ") == "Jörg"
    assert valid_name("x" * 32) == "x" * 32
    assert valid_name("<script>1</script>") == "<script>1</script>"  # pages show it as text, never as HTML


def test_hashes_are_as_dear_as_argon2_advises() -> None:
    assert HASHER.type is Type.ID
    assert HASHER.memory_cost >= 19 * 1024  # KiB, the least that OWASP advises
    assert HASHER.time_cost >= 2
