"""`lichtung serve`: a server for tables, on this machine unless told otherwise."""

import gc
import os
import re
import threading
import webbrowser
from pathlib import Path

import click

from lichtung import agents
from lichtung.agents.bots import found
from lichtung.cli.main import App
from lichtung.kernel.errors import LichtungError
from lichtung.server.config import LOG_FORMATS, LOG_LEVELS, Config, default_data

PORT = click.IntRange(0, 65_535)
MINUTES = click.IntRange(1, 7 * 24 * 60)
BOT_NAME = re.compile(r"\w[\w-]{0,31}")
LOOPBACK = ("127.0.0.1", "::1", "localhost")


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, envvar="LICHTUNG_HOST", metavar="HOST")
@click.option("--port", type=PORT, default=8000, show_default=True, envvar="LICHTUNG_PORT")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False))
@click.option("--database", metavar="URL", default="", envvar="LICHTUNG_DATABASE")
@click.option("--bus", metavar="URL", default="", envvar="LICHTUNG_BUS")
@click.option("--log-level", type=click.Choice(LOG_LEVELS), default="info", show_default=True)
@click.option("--log-format", type=click.Choice(LOG_FORMATS), default="auto", show_default=True)
@click.option("--workers", type=click.IntRange(0, 64), default=1, show_default=True)
@click.option("--bot", "bots", metavar="NAME=FILE:CLASS", multiple=True)
@click.option("--origin", "origins", metavar="URL", multiple=True)
@click.option("--secure", is_flag=True)
@click.option("--private-webhooks", is_flag=True)
@click.option("--smtp-url", metavar="URL", default="", envvar="LICHTUNG_SMTP")
@click.option("--mail-from", metavar="ADDRESS", default="")
@click.option("--public-url", metavar="URL", default="")
@click.option("--mail-after", type=MINUTES, default=10, show_default=True)
@click.option("--mail-every", type=MINUTES, default=30, show_default=True)
@click.option("--open", "opens", is_flag=True)
@click.option("--unlimited", is_flag=True, hidden=True)  # no rate limits: for tests on one machine
@click.pass_obj
def command(
    app: App,
    host: str,
    port: int,
    data: Path | None,
    database: str,
    bus: str,
    log_level: str,
    log_format: str,
    workers: int,
    bots: tuple[str, ...],
    origins: tuple[str, ...],
    secure: bool,
    private_webhooks: bool,
    smtp_url: str,
    mail_from: str,
    public_url: str,
    mail_after: int,
    mail_every: int,
    opens: bool,
    unlimited: bool,
) -> None:
    gc.disable()  # what is loaded now is no garbage; the server looks for some as soon as it serves
    # The server's libraries take a while to load; a list of the commands does without them.
    from lichtung.server.operations import logs
    from lichtung.server.run import serve

    for origin in origins:
        if not origin.startswith(("http://", "https://")) or origin.endswith("/"):
            raise LichtungError("serve-origin", "--origin", origin=origin)
    logs.configure_logging(log_level, log_format)
    os.umask(0o077)  # what is written from now on holds secrets and seeds
    folder = data or default_data()
    config = Config(
        host=host,
        port=port,
        data=folder,
        database=database,
        bus=bus,
        log_level=log_level,
        workers=workers,
        bots=read_bots(bots),
        origins=origins,
        secure=secure,
        limits=not unlimited,
        private_webhooks=private_webhooks,
        smtp_url=smtp_url,
        mail_from=mail_from,
        public_url=public_url,
        mail_after=mail_after * 60.0,
        mail_every=mail_every * 60.0,
    )

    def ready(address: str) -> None:
        click.echo(app.words.say("serve-ready", address=address, data=str(folder)))
        if host not in LOOPBACK and not secure:
            click.echo(app.words.say("serve-unsafe"), err=True)
        if opens:
            open_page(address)

    serve(config, ready)
    click.echo(app.words.say("serve-stopped"))


def read_bots(given: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What `--bot NAME=mybots.py:Bot` offers; `--bot NAME` one that an installed package brings along."""
    offered: dict[str, str] = {}
    for text in given:
        name, _, reference = text.partition("=")
        if not BOT_NAME.fullmatch(name):
            raise LichtungError("bot-form", "--bot", value=text)
        if name in agents.NAMES:
            raise LichtungError("bot-name", "--bot", name=name)
        if found(reference or name) is None:
            raise LichtungError("bot-form", "--bot", value=text)
        offered[name] = reference or name
    return tuple(offered.items())


def open_page(address: str) -> None:
    """In the user's browser, while the server goes on serving."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
