"""Film a round of computer turns at the normal pace: an animated picture of the browser table for the docs.

    python tools/film.py            writes docs/images/round.webp

Needs the built client (make client), Chromium, and the packages of the dev extra, as tools/screenshots.py
does. Pictures are taken as often as the machine allows; each one is shown for as long as it was seen.
"""

import shutil
import sqlite3
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from time import monotonic

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.people import LOCALES
from tests.browser.words import words
from tests.server.desk import Guest
from tests.server.process import Process, guest, post
from tools.screenshots import FOLDER, Scene, played

SCENE = Scene("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}, 7, 60, "marquise.actions")
LANGUAGE = "de"
SIZE: ViewportSize = {"width": 1366, "height": 768}
WIDTH = 760  # of the film
TICK = 0.25  # seconds between two pictures
LAST = 2500  # milliseconds for the last one
MOST_SECONDS = 90
QUALITY = 45
SETTLED = 1500


def seated(data: Path) -> tuple[Process, Guest, str]:
    """A server with a game at a moment of its first seat, which a guest has; computers have the others."""
    process = Process(data)
    who = guest(process.address, "Anna")
    table = post(process.address, who, "/api/import", {"journal": played(SCENE)})["id"]
    process.stop()
    with sqlite3.connect(data / "lichtung.sqlite") as base:
        base.execute(
            "update seats set person = null, agent = 'greedy' where table_id = ? and seat > 0", (table,)
        )
    base.close()
    return Process(data), who, f"/tables/{table}"


def filmed(page: Page) -> list[tuple[bytes, float]]:
    """End the turn and take pictures until it is one's own turn again; each with the moment it was taken."""
    say = words(LANGUAGE)
    page.get_by_role("button", name=say("root-done-at-marquise-actions")).first.click()
    go = page.get_by_role("button", name=say("web-action-go"))
    go.wait_for()
    go.click()
    recap = page.get_by_role("region", name=say("web-since"))
    found: list[tuple[bytes, float]] = []
    began = monotonic()
    while monotonic() - began < MOST_SECONDS:
        found.append((page.screenshot(type="png"), monotonic()))
        if recap.count():
            break
        page.wait_for_timeout(TICK * 1000)
    found.append((page.screenshot(type="png"), monotonic()))
    return found


def save(shots: list[tuple[bytes, float]], path: Path) -> None:
    """Pictures that are alike become one that lasts longer."""
    frames: list[Image.Image] = []
    times: list[int] = []
    before = b""
    for number, (data, moment) in enumerate(shots):
        after = shots[number + 1][1] if number + 1 < len(shots) else moment + LAST / 1000
        lasts = round((after - moment) * 1000)
        if data == before:
            times[-1] += lasts
            continue
        before = data
        picture = Image.open(BytesIO(data)).convert("RGB")
        height = round(WIDTH * picture.height / picture.width)
        frames.append(picture.resize((WIDTH, height), Image.Resampling.LANCZOS))
        times.append(lasts)
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=QUALITY, method=6
    )
    print(path.name, len(frames), "pictures,", sum(times) / 1000, "s,", path.stat().st_size, "bytes")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process, who, address = seated(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            context = browser.new_context(viewport=SIZE, locale=LOCALES[LANGUAGE])
            page = context.new_page()
            page.goto(f"{process.address}/#me={who.token}")
            page.locator("main").wait_for()
            page.goto(process.address + address)
            page.locator("main h1").first.wait_for()
            page.wait_for_timeout(SETTLED)
            save(filmed(page), FOLDER / "round.webp")
        finally:
            browser.close()
            process.stop()


if __name__ == "__main__":
    main()
