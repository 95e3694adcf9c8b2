"""Handing a letter to the operator's mail server."""

import ipaddress
import smtplib
from dataclasses import dataclass, field
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from lichtung.kernel.errors import LichtungError
from lichtung.server.people.webhooks import tls_context

SECONDS = 10.0  # for each answer of the mail server
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class SmtpServer:
    """Where letters are handed in, and as whom."""

    host: str
    port: int
    tls: bool  # encrypted from the first byte; otherwise as soon as the server offers it
    user: str
    password: str = field(repr=False)

    @property
    def local(self) -> bool:
        """Whether it is on this machine, where a password may travel openly."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


class DeliveryError(Exception):
    """A letter was not taken. The reason is a class or a code: what a server says may hold addresses."""

    def __init__(self, why: str, final: bool = False, reached: bool = True) -> None:
        super().__init__(why)
        self.why = why
        self.final = final  # it will not be taken later either
        self.reached = reached  # the server itself answered


def parse_smtp(url: str) -> SmtpServer:
    """smtp://user:password@host:587 or smtps://...; what is wrong is said without repeating any of it."""
    wrong = LichtungError("smtp-url", "--smtp-url")
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise wrong from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise wrong
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return SmtpServer(parts.hostname, port, parts.scheme == "smtps", user, password)


def deliver(server: SmtpServer, hello: str, letter: EmailMessage) -> None:
    """Hand a letter in; whatever goes wrong is a DeliveryError. It takes a while: call it in a thread."""
    try:
        with _connected(server, hello) as smtp:
            smtp.send_message(letter)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise DeliveryError(f"SMTPRecipientsRefused {codes[0]}", codes[0] >= 500) from None
    except smtplib.SMTPDataError as error:
        raise DeliveryError(f"SMTPDataError {error.smtp_code}", error.smtp_code >= 500) from None
    except (smtplib.SMTPSenderRefused, smtplib.SMTPNotSupportedError) as error:
        raise DeliveryError(type(error).__name__) from None
    except (OSError, smtplib.SMTPException, ValueError) as error:  # also of TLS
        raise DeliveryError(type(error).__name__, reached=False) from None


def _connected(server: SmtpServer, hello: str) -> smtplib.SMTP:
    context = tls_context()
    if server.tls:
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, hello, timeout=SECONDS, context=context
        )
    else:
        smtp = smtplib.SMTP(server.host, server.port, hello, timeout=SECONDS)
    try:
        smtp.ehlo_or_helo_if_needed()
        if not server.tls and smtp.has_extn("starttls"):
            smtp.starttls(context=context)
            smtp.ehlo()
        elif not server.tls and server.user and not server.local:
            raise smtplib.SMTPException("no encryption is offered for the password")
        if server.user:
            smtp.login(server.user, server.password)
    except BaseException:
        smtp.close()
        raise
    return smtp
