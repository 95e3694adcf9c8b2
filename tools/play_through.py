"""Play whole games through the page, and take pictures on the way for somebody to look at.

    python tools/play_through.py FOLDER [NAME ...]     all games, or those that are named

Needs the built client (make client) and Chromium. Whoever plays clicks at random whatever is lit or offered,
with the panels that people have; each game ends with what went wrong in the page or was clicked in vain.
"""

import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.people import AT_ONCE, Visitor
from tests.browser.places import SETS
from tests.browser.scenes import own
from tests.browser.test_pace import Nimble
from tests.server.process import Process

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
EVERY = 12  # clicks between two pictures
MOST = 3000  # clicks
OPPONENT = "random"  # thinks for no time: it is the page that is looked at


@dataclass(frozen=True)
class Seat:
    """Who plays where, in which language, on which screen."""

    faction: str  # empty: one of The Two Heirs
    language: str
    phone: bool = False
    board: str = "autumn"
    theme: str = "light"


GAMES = {
    "marquise": Seat("marquise", "de"),
    "eyrie": Seat("eyrie", "en", board="winter"),
    "alliance": Seat("alliance", "de", phone=True),
    "vagabond": Seat("vagabond", "en", theme="dark"),
    "cult": Seat("cult", "de", board="lake"),
    "riverfolk": Seat("riverfolk", "en", phone=True, board="mountain"),
    "heirs": Seat("", "de"),
    "heirs-phone": Seat("", "en", phone=True, theme="dark"),
    "marquise-phone": Seat("marquise", "en", phone=True),
    "vagabond-phone": Seat("vagabond", "de", phone=True, theme="dark"),
}


def play(visitor: Visitor, seat: Seat, folder: Path, name: str) -> str:
    """The whole game; how it went."""
    visitor.guest("Ada")
    if seat.faction:
        setup = {**own(seat.faction), "map": seat.board}
        visitor.go(visitor.table("root", setup=setup, seats=["me", *[OPPONENT] * 3]))
    else:
        visitor.go(visitor.table("heirs", setup=SETS, seats=["me", OPPONENT]))
    table = Nimble(visitor, seed=len(name))
    taken = 0
    while not table.step().over and table.clicks < MOST:
        if table.clicks >= taken * EVERY:
            visitor.page.screenshot(path=folder / f"{name}-{taken:03}.png")
            taken += 1
    visitor.page.wait_for_timeout(1500)
    visitor.page.screenshot(path=folder / f"{name}-end.png")
    vain = f"in vain {table.misses}, troubles {visitor.troubles}"
    return f"{table.clicks} clicks, {len(table.seen)} prompts, {vain}"


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        process = Process(Path(data))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name in names or GAMES:
                seat = GAMES[name]
                chosen = {**AT_ONCE, "recap": "on", "skip": "auto"}
                touch = {"has_touch": True, "is_mobile": True} if seat.phone else {}
                size = PHONE if seat.phone else LAPTOP
                visitor = Visitor(
                    browser,
                    process.address,
                    seat.language,
                    chosen,
                    viewport=size,
                    color_scheme=seat.theme,
                    **touch,
                )
                print(f"{name}: {play(visitor, seat, folder, name)}", flush=True)
                visitor.leave()
        finally:
            browser.close()
            process.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
