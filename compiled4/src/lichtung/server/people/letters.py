"""The letters themselves, in plain text and in simple HTML: which tables wait, and nothing of the games."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape

from lichtung.locale.render import Catalogue

MINUTE, HOUR, DAY = 60, 3600, 86_400


@dataclass(frozen=True)
class Sender:
    """From whom letters come, and where their links lead."""

    name: str
    address: str
    base: str  # of the pages, without a slash at its end

    @property
    def domain(self) -> str:
        return self.address.rpartition("@")[2]


@dataclass(frozen=True)
class WaitingTable:
    """A table where it is somebody's decision."""

    turn: str  # the id of the turn, the same in feeds and webhooks
    table: str
    title: str
    game: str
    others: str
    seconds: float  # that it has been waiting


def waited(words: Catalogue, seconds: float) -> str:
    """How long, in the largest unit that fits."""
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds >= length:
            return words.say(f"mail-since-{unit}", count=int(seconds // length))
    return words.say("mail-since-minutes", count=max(1, int(seconds // MINUTE)))


def confirmation(words: Catalogue, sender: Sender, to: str, link: str, now: float) -> EmailMessage:
    """Asks whether the address may be used. Nothing in it was written by whoever entered the address."""
    host = sender.base.partition("://")[2]
    lines = [words.say("mail-confirm-hello"), words.say("mail-confirm-about", host=host)]
    ignore = words.say("mail-confirm-ignore")
    text = "\n\n".join([*lines, link, ignore]) + "\n"
    button = words.say("mail-confirm-button")
    html = "".join(paragraph(escape(line)) for line in lines)
    html += paragraph(anchor(link, button)) + paragraph(escape(ignore))
    letter = letter_of(words, sender, to, words.say("mail-confirm-subject", host=host), text, html, now)
    letter["Message-ID"] = message_id(sender, link)
    return letter


def your_turn(
    words: Catalogue,
    sender: Sender,
    to: str,
    name: str,
    waiting: Sequence[WaitingTable],
    off: str,
    now: float,
) -> EmailMessage:
    """Tells which tables wait; one letter for all of them, with the way to sign off by one click."""
    count = len(waiting)
    subject = (
        words.say("mail-turn-subject", table=waiting[0].title)
        if count == 1
        else words.say("mail-turns-subject", count=count)
    )
    hello, about = words.say("mail-hello", name=name), words.say("mail-turn-about", count=count)
    entries = [
        (
            table.title,
            words.say("mail-turn-table", game=table.game, others=table.others),
            waited(words, table.seconds),
            f"{sender.base}/tables/{table.table}",
        )
        for table in waiting
    ]
    settings = words.say("mail-off-about")
    plain = [f"- {title}\n  {about_it}, {since}\n  {link}" for title, about_it, since, link in entries]
    text = "\n\n".join([hello, about, *plain, f"{settings}\n{off}"]) + "\n"
    items = "".join(
        f'<li style="margin:0 0 12px">{anchor(link, title)}<br>{escape(about_it)}, {escape(since)}</li>'
        for title, about_it, since, link in entries
    )
    html = (
        paragraph(escape(hello))
        + paragraph(escape(about))
        + f"<ul>{items}</ul>"
        + paragraph(f"{escape(settings)} {anchor(off, words.say('mail-off'))}")
    )
    letter = letter_of(words, sender, to, subject, text, html, now)
    letter["Message-ID"] = message_id(sender, to, *(table.turn for table in waiting))
    letter["List-Unsubscribe"] = f"<{off}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def letter_of(
    words: Catalogue, sender: Sender, to: str, subject: str, text: str, html: str, now: float
) -> EmailMessage:
    letter = EmailMessage(SMTP)
    letter["From"] = Address(sender.name, addr_spec=sender.address)
    letter["To"] = Address(addr_spec=to)
    letter["Subject"] = subject
    letter["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    letter["Auto-Submitted"] = "auto-generated"
    letter["Content-Language"] = words.lang
    letter.set_content(text)
    page = (
        f'<!doctype html><html lang="{words.lang}"><body style="font-family:sans-serif">{html}</body></html>'
    )
    letter.add_alternative(page, subtype="html")
    return letter


def paragraph(html: str) -> str:
    return f"<p>{html}</p>"


def anchor(link: str, text: str) -> str:
    return f'<a href="{escape(link)}">{escape(text)}</a>'


def message_id(sender: Sender, *parts: str) -> str:
    """The same for the same letter however often it is tried, so that a mailbox may know it again."""
    digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
    return f"<{digest}@{sender.domain}>"
