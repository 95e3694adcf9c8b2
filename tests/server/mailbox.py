"""A mail server on this machine that keeps what it is given, or refuses it; as much of SMTP as it takes."""

import asyncio
import base64
import contextlib
import email
import email.policy
import re
from collections.abc import AsyncIterator
from email.message import EmailMessage

OFFERS = b"250-here\r\n250 AUTH PLAIN LOGIN\r\n"


class Mailbox:
    """All letters that came, and the answers that the next ones get."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.logins: list[tuple[str, str]] = []
        self.refusals: list[tuple[str, bytes]] = []  # for each letter the command that is refused, and how
        self.connections = 0

    @property
    def url(self) -> str:
        return f"smtp://ada:s%40fe-word@127.0.0.1:{self.port}"

    def links(self, letter: EmailMessage) -> list[str]:
        return re.findall(r"https?://\S+", text_of(letter))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        writer.write(b"220 here\r\n")
        refused = self.refusals.pop(0) if self.refusals else ("", b"")
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while line := (await reader.readline()).decode().strip():
                word = line.split()[0].upper()
                if word == refused[0]:
                    if not refused[1]:
                        break  # hangs up
                    writer.write(refused[1] + b"\r\n")
                elif word == "EHLO":
                    writer.write(OFFERS)
                elif word == "AUTH":
                    _, user, password = base64.b64decode(line.split()[2]).split(b"\0")
                    self.logins.append((user.decode(), password.decode()))
                    writer.write(b"235 welcome\r\n")
                elif word == "DATA":
                    writer.write(b"354 go on\r\n")
                    body = (await reader.readuntil(b"\r\n.\r\n")).removesuffix(b".\r\n")
                    letter = email.message_from_bytes(
                        body.replace(b"\r\n..", b"\r\n."), policy=email.policy.default
                    )
                    assert isinstance(letter, EmailMessage)
                    self.letters.append(letter)
                    writer.write(b"250 taken\r\n")
                else:
                    writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 yes\r\n")
                await writer.drain()
        writer.close()


def text_of(letter: EmailMessage, kind: str = "plain") -> str:
    part = letter.get_body((kind,))
    assert part is not None
    text: str = part.get_content()
    return text


@contextlib.asynccontextmanager
async def open_mailbox() -> AsyncIterator[Mailbox]:
    found = Mailbox()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found
