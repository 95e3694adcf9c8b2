"""Tables in the middle of a game, for looking at: seeded games of agents whose seats were given to people."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.people import Visitor
from tests.server.process import Process, guest, post
from tools.screenshots import Scene, hand_out, played

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]
SIX = ["hundreds", "marquise", "eyrie", "keepers", "vagabond", "corvids"]
HIRED = {"hirelings": "bandits:promoted,flotilla,expedition:promoted", "landmarks": "lost-city,black-market"}
SETS = {"sets": "reise,land_industrie,handel_kirche"}
PATIENCE = 180_000  # milliseconds until a server that others keep busy has played a whole game again
NAMES = ["Anna", "Ben", "Clara", "David", "Emre", "Friederike"]


def own(faction: str, players: int = 4) -> dict[str, object]:
    """The setup in which the viewer, who has the first seat, plays this faction."""
    others = [other for other in FACTIONS if other != faction]
    return {"factions": [faction, *others[: players - 1]]}


SCENES = {
    **{faction: Scene("root", own(faction), 7, 180, faction) for faction in FACTIONS},
    "two": Scene("root", own("marquise", 2), 3, 90, "marquise"),
    "six": Scene("root", own("eyrie", 6), 5, 200, "eyrie"),
    "actions": Scene("root", own("marquise", 6), 5, 200, "marquise.actions"),
    "rituals": Scene("root", own("cult"), 7, 20, "cult.rituals"),
    "supporters": Scene("root", own("alliance"), 7, 30, "alliance.pay"),
    "machine": Scene("root", {"factions": ["eyrie", "mechanical-marquise", "alliance"]}, 7, 60, "eyrie"),
    "reaction": Scene("root", own("marquise"), 7, 0, "root.ambush"),
    "craft": Scene("root", own("eyrie"), 7, 8, "root.craft"),
    "hired": Scene("root", {"factions": SIX, "map": "mountain", **HIRED}, 5, 200, "hundreds"),
    "relics": Scene("root", {"factions": ["keepers", "marquise"], **HIRED}, 5, 60, "keepers"),
    "draft": Scene("root", {"factions": 4, "setup": "advanced"}, 9, 0, ""),
    "heirs": Scene("heirs", SETS, 9, 68, ""),
    "heirs-start": Scene("heirs", SETS, 9, 6, ""),
}
ENDS = {"root-end": SCENES["six"], "heirs-end": SCENES["heirs"]}


@dataclass(frozen=True)
class Moments:
    """A server with the scenes on its tables."""

    browser: Browser
    address: str
    token: str
    tables: dict[str, str]
    journals: dict[str, str]

    def look(self, visitor: Visitor, scene: str) -> None:
        """Show a scene, seen from the first seat."""
        visitor.go(self.tables[scene])
        visitor.page.locator("main h1").first.wait_for(timeout=PATIENCE)
        visitor.page.wait_for_load_state("networkidle")

    @contextmanager
    def visitor(self, language: str = "de", **options: Any) -> Iterator[Visitor]:
        """Whoever has the first seat of every table."""
        somebody = Visitor(self.browser, self.address, language, **options)
        try:
            somebody.post("/api/link", {"token": self.token})
            yield somebody
            somebody.clean()
        finally:
            somebody.leave()


def deal(visitor: Visitor, cards: int, first: int = 0) -> None:
    """From now on the visitor's hand is shown with so many cards: its own, then some that it has not seen."""

    def dealt(view: dict[str, Any]) -> None:
        hand = view["hands"][view["seat"]]
        others = view["unseen"][first:] + view["unseen"][:first]
        hand["known"] = [*hand["known"], *others][:cards]
        hand["count"] = cards

    shown_otherwise(visitor, dealt)


def shown_otherwise(visitor: Visitor, change: Callable[[dict[str, Any]], None]) -> None:
    """From now on the visitor's views are changed on their way to the page."""

    def changed(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        for view in told.get("views", {}).values():
            change(view)
        return json.dumps(told)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(changed(message)))

    visitor.page.route_web_socket("**/ws/**", between)


@cache
def journal_of(name: str) -> str:
    """What has led to a scene; several files of tests show the same ones."""
    return played(SCENES[name]) if name in SCENES else played(ENDS[name], to_the_end=True)


@contextmanager
def moments(browser: Browser, data: Path, names: list[str]) -> Iterator[Moments]:
    """These scenes on a server of their own."""
    process = Process(data)
    people = [guest(process.address, name) for name in NAMES]
    journals = {name: journal_of(name) for name in names}
    ids = {
        name: str(post(process.address, people[0], "/api/import", {"journal": journal})["id"])
        for name, journal in journals.items()
    }
    process.stop()
    hand_out(data, list(ids.values()), people)
    process = Process(data)
    try:
        tables = {name: f"/tables/{id_}" for name, id_ in ids.items()}
        yield Moments(browser, process.address, people[0].token, tables, journals)
    finally:
        process.stop()
