"""Take the pictures of the browser table for the README and the docs: real positions of seeded games.

    python tools/screenshots.py            writes docs/images/*
    python tools/screenshots.py root-de    only these

Needs the built client (make client), Chromium, and the packages of the dev extra. Agents play up to a moment;
a server takes the game in, its seats are given to guests, and the first of them opens the table in Chromium.
"""

import shutil
import sqlite3
import sys
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from lichtung import agents, games
from lichtung.kernel.match import Match
from tests.browser.people import LOCALES
from tests.server.desk import Guest
from tests.server.process import Process, guest, post

FOLDER = Path(__file__).parents[1] / "docs" / "images"
NAMES = ["Anna", "Ben", "Clara", "David"]
LARGEST = 300_000
COLOURS = (256, 128, 64)
SETTLED = 1500  # milliseconds until pictures have moved to their places
BOARDS = ("autumn", "winter", "lake", "mountain")
SHEET_QUALITY = 78
GAP = 8  # between the pictures of a sheet


@dataclass(frozen=True)
class Scene:
    """A game, the seat that looks on, and the first decision of that seat after so many others."""

    game: str
    setup: dict[str, Any]
    seed: int
    decisions: int
    step: str  # how the decision's step begins


@dataclass(frozen=True)
class Picture:
    """What is photographed: a scene or an address, in a language, a size and a theme."""

    scene: str
    language: str
    width: int = 1440
    height: int = 900
    theme: str = "light"
    phone: bool = False


@dataclass(frozen=True)
class Sheet:
    """Pictures beside each other, each made smaller; a row after so many."""

    pictures: tuple[Picture, ...]
    columns: int
    width: int  # of each picture


FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
SCENES = {
    "root": Scene("root", {"factions": FOUR}, 8, 180, "marquise.actions"),
    **{board: Scene("root", {"factions": FOUR, "map": board}, 8, 31, "marquise.actions") for board in BOARDS},
    "heirs": Scene("heirs", {"sets": "reise,land_industrie,handel_kirche"}, 9, 68, ""),
}
PICTURES: dict[str, Picture | Sheet] = {
    "root": Picture("root", "en"),
    "root-de": Picture("root", "de"),
    "heirs": Picture("heirs", "en"),
    "heirs-de": Picture("heirs", "de"),
    "root-dark": Picture("root", "en", theme="dark"),
    "heirs-phone": Picture("heirs", "en", 390, 844, phone=True),
    "root-phone": Picture("root", "en", 390, 844, phone=True),
    "start": Picture("/", "en"),
    "start-de": Picture("/", "de"),
    "replay": Picture("replay", "en"),
    "boards": Sheet(
        tuple(
            Picture(board, "en", 1366, 768, theme=theme) for board in BOARDS for theme in ("light", "dark")
        ),
        columns=2,
        width=683,
    ),
    "boards-phone": Sheet(
        tuple(
            Picture(board, "de", 390, 844, theme=theme, phone=True)
            for theme in ("light", "dark")
            for board in BOARDS
        ),
        columns=4,
        width=300,
    ),
}


def played(scene: Scene, to_the_end: bool = False) -> str:
    """The journal of a game between agents that never change, up to the moment."""
    game = games.entry(scene.game).make(scene.setup)
    rng = Random(scene.seed)
    match = Match(game, game.start(), ["greedy"] * game.seats, rng)
    agents_by_seat = {
        seat: agents.make("reference", game, Random(rng.getrandbits(64))) for seat in game.players()
    }
    match.run_chance()
    made = 0
    while (decision := game.decision(match.state)) is not None:
        wanted = made >= scene.decisions and decision.seat == 0 and decision.step.startswith(scene.step)
        if wanted and not to_the_end:
            break
        seen = game.view(match.state, decision.seat)
        match.decide(agents_by_seat[decision.seat].choose(seen, game.actions(match.state)))
        match.run_chance()
        made += 1
    return match.journal.dumps()


def hand_out(data: Path, tables: list[str], people: list[Guest]) -> None:
    """Give each player's seat of the tables to a guest of its own; the server is not running."""
    with sqlite3.connect(data / "lichtung.sqlite") as base:
        for table in tables:
            for seat, person in enumerate(people):
                base.execute(
                    "update seats set person = ? where table_id = ? and seat = ? and person is not null",
                    (person.id, table, seat),
                )
    base.close()


def prepared(data: Path) -> tuple[Process, Guest, dict[str, str]]:
    """A running server with all scenes, who looks at them, and their addresses."""
    process = Process(data)
    people = [guest(process.address, name) for name in NAMES]
    take_in = {name: played(scene) for name, scene in SCENES.items()}
    take_in["replay"] = played(SCENES["root"], to_the_end=True)
    tables = {
        name: post(process.address, people[0], "/api/import", {"journal": journal})["id"]
        for name, journal in take_in.items()
    }
    process.stop()
    hand_out(data, list(tables.values()), people)
    folders = {name: "replays" if name == "replay" else "tables" for name in tables}
    return Process(data), people[0], {name: f"/{folders[name]}/{id_}" for name, id_ in tables.items()}


def photograph(browser: Browser, address: str, who: Guest, path: str, picture: Picture) -> Image.Image:
    context = browser.new_context(
        viewport={"width": picture.width, "height": picture.height},
        locale=LOCALES[picture.language],
        color_scheme="dark" if picture.theme == "dark" else "light",
        has_touch=picture.phone,
        is_mobile=picture.phone,
        device_scale_factor=2 if picture.phone else 1,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{address}/#me={who.token}")
    page.locator("main").wait_for()
    if picture.phone:  # what others did lies over the board there
        page.evaluate("localStorage.setItem('lichtung-settings', JSON.stringify({ recap: 'off' }))")
    page.goto(address + path)
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    if path.startswith("/replays"):
        page.get_by_role("slider").first.press("End")
    page.wait_for_timeout(SETTLED)
    data = page.screenshot()
    context.close()
    return Image.open(BytesIO(data)).convert("RGB")


def sheet(pictures: list[Image.Image], wanted: Sheet) -> Image.Image:
    """The pictures in rows."""
    scale = wanted.width / pictures[0].width
    width, height = wanted.width, round(pictures[0].height * scale)
    rows = -(-len(pictures) // wanted.columns)
    whole = Image.new("RGB", (wanted.columns * (width + GAP) - GAP, rows * (height + GAP) - GAP), "white")
    for place, picture in enumerate(pictures):
        row, column = divmod(place, wanted.columns)
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        whole.paste(small, (column * (width + GAP), row * (height + GAP)))
    return whole


def save_sheet(image: Image.Image, path: Path) -> None:
    """Eight pictures have more colours than a small palette can hold."""
    image.save(path, quality=SHEET_QUALITY, method=6)
    print(path.name, path.stat().st_size, "bytes")


def save(image: Image.Image, path: Path) -> None:
    """With as few colours as it takes to stay small."""
    for colours in COLOURS:
        image.quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            path, optimize=True
        )
        if path.stat().st_size <= LARGEST:
            break
    print(path.name, path.stat().st_size, "bytes")


def main(names: list[str]) -> None:
    unknown = set(names) - set(PICTURES)
    if unknown:
        sys.exit(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(PICTURES)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process, who, places = prepared(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name in names or PICTURES:
                wanted = PICTURES[name]
                taken = [
                    photograph(
                        browser, process.address, who, places.get(picture.scene, picture.scene), picture
                    )
                    for picture in (wanted.pictures if isinstance(wanted, Sheet) else [wanted])
                ]
                if isinstance(wanted, Sheet):
                    save_sheet(sheet(taken, wanted), FOLDER / f"{name}.webp")
                else:
                    save(taken[0], FOLDER / f"{name}.png")
        finally:
            browser.close()
            process.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
