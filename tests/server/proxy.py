"""A network between a client and a server that fails in the ways networks do."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import AsyncIterator


class Proxy:
    """Passes bytes on, both ways, until it is told to be silent or to cut; nobody is told of a silence."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self.passes = asyncio.Event()
        self.passes.set()
        self.links: set[Link] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(self, reader, writer)
        self.links.add(link)
        try:
            await link.run()
        finally:
            self.links.discard(link)

    def silence(self, for_ever: bool) -> None:
        """Nothing comes through any more; `for_ever`: on these connections not even afterwards."""
        self.passes.clear()
        if for_ever:
            for link in self.links:
                link.lost = True

    def back(self) -> None:
        self.passes.set()

    def cut(self, reset: bool) -> None:
        """End all connections, politely or not."""
        for link in list(self.links):
            link.cut(reset)


class Link:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.proxy = proxy
        self.reader = reader
        self.writer = writer
        self.onward: asyncio.StreamWriter | None = None
        self.lost = False
        self.tasks: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        await self.proxy.passes.wait()
        with contextlib.suppress(OSError):
            back, self.onward = await asyncio.open_connection("127.0.0.1", self.proxy.to)
            ways = ((self.reader, self.onward), (back, self.writer))
            self.tasks = [asyncio.create_task(self.carry(*way)) for way in ways]
            await asyncio.wait(self.tasks, return_when=asyncio.FIRST_COMPLETED)
        self.cut(False)

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await self.proxy.passes.wait()
                if self.lost:
                    await asyncio.Event().wait()  # swallowed, and nothing is read any more
                target.write(data)
                await target.drain()
        if self.lost:  # nor does the other side hear that this one has ended
            await asyncio.Event().wait()

    def cut(self, reset: bool) -> None:
        for task in self.tasks:
            task.cancel()
        for writer in (self.writer, self.onward):
            if writer is None or writer.transport.is_closing():
                continue
            if reset:
                raw = writer.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                writer.transport.abort()
            else:
                writer.close()


@contextlib.asynccontextmanager
async def open_proxy(port: int) -> AsyncIterator[Proxy]:
    proxy = Proxy(port)
    serving = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.port = serving.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        serving.close()
        proxy.passes.set()
        proxy.cut(True)
