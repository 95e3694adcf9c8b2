"""Letters to those who are awaited: asked for first, one for each turn, ended by one click."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path
from time import time
from typing import Any

import pytest
import structlog
from sqlalchemy import Column, Connection, update

from lichtung.kernel.errors import LichtungError
from lichtung.server.app import Server
from lichtung.server.config import Config
from lichtung.server.people import mail as mails
from lichtung.server.people.mail import Mail, mail_settings, mailbox_of, valid_address
from lichtung.server.people.smtp import DeliveryError, SmtpServer, deliver, parse_smtp
from lichtung.server.storage import schema
from tests.server.desk import Desk, Guest, open_desk
from tests.server.mailbox import Mailbox, open_mailbox, text_of
from tests.server.process import server_refuses
from tests.server.test_feed_webhooks import other_is_away, pass_on

HOME = "https://games.example"
AFTER, EVERY = 600.0, 1800.0
KEPT_TIMES: list[Column[Any]] = [
    *(schema.tables.c.updated, schema.records.c.at, schema.seats.c.mailed_at, schema.letters.c.at),
    *(schema.mail.c.next_at, schema.mail.c.token_until),
]


class Clock:
    """Lets time pass by making everything that is kept older, so that no test waits."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def pass_by(self, seconds: float) -> None:
        def work(c: Connection) -> None:
            for column in KEPT_TIMES:
                c.execute(update(column.table).values({column: column - seconds}))

        await self.server.database.write(work)

    async def after(self, seconds: float) -> int:
        """So much later: how many letters are written then."""
        await self.pass_by(seconds)
        return await self.server.mail.look()


@contextlib.asynccontextmanager
async def post_office(folder: Path, box: Mailbox, **more: Any) -> AsyncIterator[tuple[Desk, Clock]]:
    """A server that sends mail when a test says so, by the test's own clock."""
    settings: dict[str, Any] = {
        "smtp_url": box.url,
        "mail_from": "Spieleabend <table@games.example>",
        "public_url": HOME,
    }
    async with open_desk(folder, **settings, **more) as desk:
        mail = desk.server.mail
        assert mail.looking is not None
        mail.looking.cancel()
        yield desk, Clock(desk.server)


async def wish(desk: Desk, guest: Guest, address: str = "bea@example.org", language: str = "de") -> Any:
    return await desk.post(guest, "/api/me/mail", {"address": address, "language": language})


async def state(desk: Desk, guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = (await desk.http.get("/api/me/mail", headers=guest.headers)).json()
    return found


async def confirm(desk: Desk, clock: Clock, box: Mailbox) -> None:
    """The letter comes, and its link is followed, on a device that knows nobody."""
    assert await clock.after(0) == 1
    [link] = box.links(box.letters.pop())
    assert link.startswith(f"{HOME}/mail/confirm#token=")
    response = await desk.http.post(
        "/api/mail/confirm",
        json={"token": link.partition("=")[2]},
        headers={"origin": f"http://127.0.0.1:{desk.port}"},
    )
    assert response.status_code == 200, response.text


async def make_it_turn_of(desk: Desk, table: str, guest: Guest, other: Guest) -> None:
    """Chance says who begins; from now on it is this one's turn."""
    decider = desk.table(table).decider()
    if decider is not None and desk.table(table).row.seats[decider].person == other.id:
        await pass_on(desk, table, other)


async def with_mail(desk: Desk, clock: Clock, box: Mailbox) -> tuple[Guest, Guest, str]:
    """A table of two: the first decides, the second is away and has mail."""
    here, away, table = await other_is_away(desk)
    await wish(desk, away)
    await confirm(desk, clock, box)
    return here, away, table


def test_an_address_is_asked_first(tmp_path: Path) -> None:
    """Nothing is written about games before somebody who reads there has said yes; the letter has no words
    of whoever entered the address."""

    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, away, table = await other_is_away(desk, "Kauft bei evil.example")
            assert await state(desk, away) == {
                "offered": True, "address": None, "language": None, "confirmed": False, "active": False,
                "trouble": None,
            }  # fmt: skip
            said = await wish(desk, away)
            assert (said["address"], said["confirmed"], said["active"]) == ("bea@example.org", False, True)
            await pass_on(desk, table, here)
            assert await clock.after(AFTER * 2) == 1
            [letter] = box.letters
            assert letter["To"] == "bea@example.org"
            assert letter["From"] == "Spieleabend <table@games.example>"
            assert letter["Subject"] == "Mails von games.example bekommen?"
            assert box.logins == [("ada", "s@fe-word")]
            for text in (text_of(letter), text_of(letter, "html")):
                assert away.name not in text
                assert "evil" not in text
            assert await clock.after(EVERY) == 0, "asked once"
            [link] = box.links(letter)
            token = link.partition("#token=")[2]
            row = await desk.server.database.read(lambda c: mails.mail_of(c, away.id))
            assert token not in str(row)
            origin = {"origin": f"http://127.0.0.1:{desk.port}"}
            for given, status in (("x", 404), (token, 200), (token, 404)):
                answer = await desk.http.post("/api/mail/confirm", json={"token": given}, headers=origin)
                assert answer.status_code == status
            assert (await state(desk, away))["confirmed"]
            assert await clock.after(0) == 1, "now he is told"

    asyncio.run(test())


def test_a_link_ends_after_three_days(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            await wish(desk, await desk.guest("Bea"))
            await clock.after(0)
            token = box.links(box.letters[0])[0].partition("#token=")[2]
            await clock.pass_by(mails.TOKEN_SECONDS + 1)
            with pytest.raises(LichtungError, match="mail-link-unknown"):
                await desk.server.mail.confirm(token)

    asyncio.run(test())


async def one_letter_story(desk: Desk, clock: Clock, box: Mailbox) -> None:
    """After a while without anything happening, once, and again only for another turn."""
    here, away, table = await with_mail(desk, clock, box)
    await pass_on(desk, table, here)
    assert await clock.after(AFTER / 2) == 0, "he may only be looking away"
    assert await clock.after(AFTER) == 1
    [letter] = box.letters
    assert letter["Subject"] == "Du bist dran: Mittwoch"
    assert letter["Auto-Submitted"] == "auto-generated"
    text = text_of(letter)
    assert f"{HOME}/tables/{table}" in text
    assert f"Hallo {away.name}," in text
    assert f"Die zwei Erben mit {here.name}, seit 15 Minuten" in text
    assert f'<a href="{HOME}/tables/{table}">Mittwoch</a>' in text_of(letter, "html")
    for _ in range(3):
        assert await clock.after(EVERY * 2) == 0, "once for a turn"
    await desk.server.store.change_table(table, title="Donnerstag")
    assert await clock.after(EVERY) == 0, "a new title is no new turn"
    await pass_on(desk, table, away)
    assert await clock.after(EVERY) == 0, "nobody is written to about others' turns"
    await pass_on(desk, table, here)
    assert await clock.after(EVERY) == 1
    assert box.letters[1]["Subject"] == "Du bist dran: Donnerstag"
    assert box.letters[1]["Message-ID"] != letter["Message-ID"]


def test_one_letter_for_a_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            await one_letter_story(desk, clock, box)

    asyncio.run(test())


def test_several_tables_share_a_letter(tmp_path: Path) -> None:
    """And letters to one person have so much time between them."""

    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, away, table = await with_mail(desk, clock, box)
            second = await desk.started(here, "heirs", {0: here, 1: away}, title="<b>Zwei</b>")
            third = await desk.started(here, "heirs", {0: here, 1: away}, title="Drei")
            await make_it_turn_of(desk, third, here, away)
            for one in (table, second):
                await make_it_turn_of(desk, one, away, here)
            assert await clock.after(AFTER) == 1
            assert box.letters[0]["Subject"] == "Du bist an 2 Tischen dran"
            text, html = text_of(box.letters[0]), text_of(box.letters[0], "html")
            assert "<b>Zwei</b>" in text
            assert "&lt;b&gt;Zwei&lt;/b&gt;" in html
            assert "<b>" not in html
            assert "Drei" not in text
            await pass_on(desk, third, here)
            assert await clock.after(AFTER) == 0, "not so soon again"
            assert await clock.after(EVERY) == 1
            assert box.letters[1]["Subject"] == "Du bist an 3 Tischen dran", "what waits still is listed too"
            await desk.http.patch("/api/me/mail", json={"language": "en"}, headers=away.headers)
            await pass_on(desk, third, away)
            await pass_on(desk, third, here)
            assert await clock.after(EVERY * 2) == 1
            assert box.letters[2]["Subject"] == "It is your turn at 3 tables"

    asyncio.run(test())


def test_nobody_is_written_to_where_he_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, away, table = await with_mail(desk, clock, box)
            async with desk.socket(table, away) as seated:
                await seated.hello()
                await pass_on(desk, table, here)
                assert await clock.after(AFTER * 2) == 0
            assert await clock.after(0) == 1, "he has gone without deciding"

    asyncio.run(test())


def test_one_click_ends_it(tmp_path: Path) -> None:
    """RFC 8058: the header has the address, a mail program posts to it without cookie and page; it does
    nothing else, and looking at the page of the link does nothing at all."""

    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, away, table = await with_mail(desk, clock, box)
            await pass_on(desk, table, here)
            await clock.after(AFTER)
            [letter] = box.letters
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            link = letter["List-Unsubscribe"].strip("<>")
            assert link in text_of(letter)
            assert link in text_of(letter, "html")
            path = link.removeprefix(HOME)
            page = await desk.http.get(path, headers={"accept": "text/html"})
            assert page.headers["content-type"].startswith("text/html")
            assert (await state(desk, away))["active"]
            for wrong in (f"{path}0", "/mail/off/x", f"/mail/off/{here.id}~{path.rpartition('~')[2]}"):
                assert (await desk.http.post(wrong)).status_code == 404
            assert (await state(desk, away))["active"]
            for _ in range(2):
                answer = await desk.http.post(path, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 200, answer.text
                assert "set-cookie" not in answer.headers
            now = await state(desk, away)
            assert (now["active"], now["address"], now["confirmed"]) == (False, "bea@example.org", True)
            await pass_on(desk, table, away)
            await pass_on(desk, table, here)
            assert await clock.after(EVERY * 2) == 0
            await desk.http.patch("/api/me/mail", json={"active": True}, headers=away.headers)
            assert await clock.after(0) == 1, "his own wish counts again, and needs no new confirmation"
            assert (await desk.http.delete("/api/me/mail", headers=away.headers)).status_code == 200
            assert (await state(desk, away))["address"] is None
            assert (await desk.http.post(path)).status_code == 404

    asyncio.run(test())


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    """What was due is written by the next server, what was written is not written again."""

    async def test() -> None:
        async with open_mailbox() as box:
            async with post_office(tmp_path, box) as (desk, clock):
                here, _, table = await with_mail(desk, clock, box)
                await pass_on(desk, table, here)
            async with post_office(tmp_path, box) as (_, clock):
                assert await clock.after(AFTER) == 1
            async with post_office(tmp_path, box) as (_, clock):
                assert await clock.after(EVERY * 3) == 0

    asyncio.run(test())


def test_two_processes_write_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, _, table = await with_mail(desk, clock, box)
            await pass_on(desk, table, here)
            await clock.pass_by(AFTER)
            mail = desk.server.mail
            other = Mail(desk.server.hub, mail.settings, "secret")
            found = await asyncio.gather(mail.look(), other.look(), mail.look())
            assert sum(found) == 1
            assert len(box.letters) == 1

    asyncio.run(test())


@pytest.mark.parametrize(
    ("command", "answer"),
    [("DATA", b"451 later"), ("RCPT", b"450 later"), ("MAIL", b"550 not from you"), ("EHLO", b"")],
)
def test_tried_again_and_then_given_up(tmp_path: Path, command: str, answer: bytes) -> None:
    """The same letter, later and later; in the end its person and the operator learn that it failed."""

    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, away, table = await with_mail(desk, clock, box)
            await pass_on(desk, table, here)
            await clock.pass_by(AFTER)
            box.refusals = [(command, answer)] * (1 + len(mails.DELAYS))
            tries = box.connections
            with structlog.testing.capture_logs() as logs:
                for delay in (0.0, *mails.DELAYS):
                    assert await clock.after(delay) == 0
                    assert await clock.after(1) == 0, "not before its time"
                    tries += 1
                    assert box.connections == tries
            assert [entry["event"] for entry in logs] == ["mail-failed"] * 4 + ["mail-given-up"]
            assert "bea@example.org" not in str(logs)
            assert (await state(desk, away))["trouble"]
            assert await clock.after(EVERY * 9) == 0, "this turn is given up"
            await pass_on(desk, table, away)
            await pass_on(desk, table, here)
            assert await clock.after(EVERY * 9) == 1, "the next one is not"
            assert (await state(desk, away))["trouble"] is None

    asyncio.run(test())


def test_a_mailbox_that_is_gone_is_not_tried_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, away, table = await with_mail(desk, clock, box)
            await pass_on(desk, table, here)
            box.refusals = [("RCPT", b"550 <bea@example.org> nobody here")]
            assert await clock.after(AFTER) == 0
            assert (await state(desk, away))["trouble"] == "SMTPRecipientsRefused 550"
            assert await clock.after(EVERY * 9) == 0
            assert len(box.letters) == 0

    asyncio.run(test())


def test_a_retry_is_the_same_letter(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, _, table = await with_mail(desk, clock, box)
            await pass_on(desk, table, here)
            assert await clock.after(AFTER) == 1
            forget = update(schema.mail).values(next_at=0.0)
            again = update(schema.seats).values(mailed=None, mailed_at=None)
            await desk.server.database.write(lambda c: (c.execute(forget), c.execute(again)))
            assert await clock.after(1) == 1, "as after a crash right behind the handing in"
            assert len({letter["Message-ID"] for letter in box.letters}) == 1

    asyncio.run(test())


def test_nobody_can_be_flooded(tmp_path: Path) -> None:
    """Neither by one person nor by many, nor by other spellings of the same mailbox."""

    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            guests = [await desk.guest(f"G{n}") for n in range(6)]
            spellings = ["v@example.org", "V@Example.org", "v+1@example.org", "v+2@example.org"]
            answers = []
            for guest, address in zip(guests, spellings, strict=False):
                data = {"address": address, "language": "de"}
                answers.append(await desk.http.post("/api/me/mail", json=data, headers=guest.headers))
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            assert answers[-1].headers["retry-after"]
            statuses = []
            for n in range(mails.CONFIRMS_PER_PERSON + 1):
                data = {"address": f"w{n}@example.org", "language": "de"}
                answer = await desk.http.post("/api/me/mail", json=data, headers=guests[5].headers)
                statuses.append(answer.status_code)
            assert statuses == [200] * mails.CONFIRMS_PER_PERSON + [429]
            await clock.pass_by(mails.DAY)
            await wish(desk, guests[3], "v+2@example.org")

    asyncio.run(test())


def test_many_people_of_one_mailbox_share_its_letters(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_mailbox() as box, post_office(tmp_path, box) as (desk, clock):
            here, _, table = await with_mail(desk, clock, box)
            await pass_on(desk, table, here)

            def fill(c: Any) -> None:
                for _ in range(mails.LETTERS_PER_MAILBOX):
                    mails.note_letter(c, "somebody", "BEA+x@example.org", mails.TURN, time())

            await clock.pass_by(AFTER)
            await desk.server.database.write(fill)
            assert await clock.after(0) == 0
            assert await clock.after(mails.HOUR) == 1

    asyncio.run(test())


def test_without_a_mail_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            bea = await desk.guest("Bea")
            assert not (await state(desk, bea))["offered"]
            data = {"address": "b@example.org", "language": "de"}
            answer = await desk.http.post("/api/me/mail", json=data, headers=bea.headers)
            assert answer.status_code == 409
            assert answer.json()["problem"]["key"] == "mail-not-offered"
            desk.http.cookies.clear()
            assert (await desk.http.get("/api/me/mail")).status_code == 401

    asyncio.run(test())


def test_the_server_writes_by_itself(tmp_path: Path) -> None:
    """No test says when: a wish wakes the server up."""

    async def test() -> None:
        async with open_mailbox() as box:
            settings: dict[str, Any] = {
                "smtp_url": box.url,
                "mail_from": "t@games.example",
                "public_url": HOME,
            }
            async with open_desk(tmp_path, **settings) as desk:
                await wish(desk, await desk.guest("Bea"))
                async with asyncio.timeout(20):
                    while not box.letters:
                        await asyncio.sleep(0.01)

    asyncio.run(test())


def test_the_end_does_not_wait_for_a_silent_mail_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mails, "CLOSE_SECONDS", 0.05)
    silent = asyncio.Event()

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        silent.set()
        await reader.read()
        writer.close()

    async def test() -> None:
        server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        settings: dict[str, Any] = {
            "smtp_url": f"smtp://127.0.0.1:{port}",
            "mail_from": "t@games.example",
            "public_url": HOME,
        }
        async with server:
            async with open_desk(tmp_path, **settings) as desk:
                await wish(desk, await desk.guest("Bea"))
                await asyncio.wait_for(silent.wait(), 20)
            assert desk.server.mail.looking is not None
            assert desk.server.mail.looking.cancelled()

    asyncio.run(test())


@pytest.mark.parametrize(
    "address",
    ["", "x", "@x.de", "a@b", "a b@x.de", "a@x..de", "a@-x.de", "a\r\nBcc: b@x.de", "a@x.de\nb", '"a"@x.de',
     ".a@x.de", "a..b@x.de", "ä@x.de", "a@" + "x" * 64 + ".de", "a" * 65 + "@x.de", "a@" + "x." * 200 + "de",
     "<a@x.de>", "a@x.de,b@x.de", "a@[127.0.0.1]"],
)  # fmt: skip
def test_no_address(address: str) -> None:
    with pytest.raises(LichtungError, match="mail-address"):
        valid_address(address)


def test_addresses() -> None:
    assert valid_address(" Ada.L+x@Example.ORG ") == "Ada.L+x@example.org"
    assert valid_address("a@bücher.example") == "a@xn--bcher-kva.example"
    assert mailbox_of("Ada+x@Example.org") == mailbox_of("ada@example.org") != mailbox_of("bea@example.org")


@pytest.mark.parametrize(
    "url", ["mail.example", "http://x", "smtp://", "smtp://x:y", "smtp://x/path", "smtp://x?a"]
)
def test_no_mail_server(url: str) -> None:
    with pytest.raises(LichtungError, match="smtp-url"):
        parse_smtp(url)


def test_settings_of_operators(tmp_path: Path) -> None:
    server = parse_smtp("smtps://me%40x.de:pass%3Aword@mail.example")
    assert (server.host, server.port, server.tls, server.user) == ("mail.example", 465, True, "me@x.de")
    assert server.password == "pass:word"
    assert "pass" not in repr(server)
    assert parse_smtp("smtp://[::1]").local
    assert parse_smtp("smtp://localhost").local
    assert not parse_smtp("smtp://mail.example").local
    good: dict[str, Any] = {"smtp_url": "smtp://u:geheim@x", "mail_from": "a@x.de", "public_url": HOME}
    assert "geheim" not in repr(Config(data=tmp_path, **good))
    assert mail_settings(Config(data=tmp_path)) is None
    for wrong, key in (
        ({"mail_from": ""}, "mail-from"),
        ({"mail_from": "a@x.de>"}, "mail-from"),
        ({"public_url": ""}, "mail-public-url"),
        ({"public_url": f"{HOME}/"}, "mail-public-url"),
    ):
        with pytest.raises(LichtungError, match=key):
            mail_settings(Config(data=tmp_path, **{**good, **wrong}))


def test_a_password_never_travels_openly() -> None:
    """Where no encryption is offered, it is not told to another machine."""

    class Elsewhere(SmtpServer):
        local = False

    async def test() -> None:
        async with open_mailbox() as box:
            server = Elsewhere("127.0.0.1", box.port, False, "ada", "word")
            with pytest.raises(DeliveryError):
                await asyncio.to_thread(deliver, server, "here", EmailMessage())
            assert box.logins == []

    asyncio.run(test())


def test_the_command_says_what_is_missing(tmp_path: Path) -> None:
    said = server_refuses(tmp_path, "--smtp-url", "smtp://u:geheim@127.0.0.1:1", "--mail-from", "a@x.de")
    assert "--public-url" in said
    assert "geheim" not in said
