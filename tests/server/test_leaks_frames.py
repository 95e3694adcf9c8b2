"""Every frame and every page on its way to somebody, searched for what that somebody must not know. T2"""

import asyncio
import contextlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lichtung.heirs.state import Heirs
from lichtung.kernel.codec import Event
from lichtung.root.cards import members
from lichtung.root.state import NONE, Root
from lichtung.root.view import known_of
from lichtung.server.tables.archive import PLAY
from lichtung.server.tables.state import SPECTATOR
from lichtung.server.tables.table import Table
from tests.properties.root_mixes import MIXES, name_of
from tests.server.desk import Desk, Guest, Seated, open_desk

HIDDEN_KINDS = ("card", "tile")  # kinds of arguments that name something that may lie face down
POOLS = ("unseen", "ruin_pool")  # of a view: what is somewhere out of sight, in no order
PLAYED_OPENLY = ("battle_used", "used")  # of a view: what was open may be in a hand or in the deck again
RESHUFFLED = "reshuffled"  # what was open a moment ago is hidden again

HEIRS: tuple[str, dict[str, object]] = ("heirs", {"sets": "random"})
FEW: list[tuple[str, dict[str, object]]] = [
    HEIRS,
    ("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}),
    ("root", {"factions": ["cult", "riverfolk", "vagabond", "vagabond"]}),
    ("root", {"factions": ["mechanical-marquise", "alliance", "riverfolk"], "mode": "cooperative"}),
    ("root", {"factions": ["corvids", "duchy", "eyrie"]}),
]


class Truth:
    """The true progress of a table, beside the server: what a viewer cannot know after each record."""

    def __init__(self, table: Table, secrets: list[str]) -> None:
        self.table = table
        self.state = table.game.start()
        self.viewers = [*range(table.game.seats), SPECTATOR]
        self.hidden: list[dict[int, set[int]]] = [self.look()]
        self.shown: list[set[int]] = [set()]  # face down, but every seat has seen them
        self.secrets = secrets
        kind = "card" if table.row.game == "root" else "tile"
        self.words: list[str] = [str(word) for word in getattr(table.game.codec.kinds[kind], "words", [])]
        assert self.words

    def follow(self) -> None:
        for applied in self.table.history[len(self.hidden) - 1 :]:
            assert applied.record.kind == PLAY
            self.table.game.play(self.state, self.table.game.parse(applied.record.body))
            self.hidden.append(self.look())
            self.shown.append(self.hidden[-1][SPECTATOR].difference(*list(self.hidden[-1].values())[:-1]))

    def look(self) -> dict[int, set[int]]:
        return {viewer: set(hidden_from(self.state, viewer)) for viewer in self.viewers}

    def names_of(self, n: int, viewer: int) -> set[str]:
        return {self.words[number] for number in self.hidden[n][viewer]}

    # --- Frames

    def check(self, text: str, viewer: int) -> None:
        """A frame for a viewer names nothing that is hidden from him, and no secret of the server."""
        message: dict[str, Any] = msgspec.json.decode(text)
        over = message.get("outcome") is not None
        self.check_secrets(text, over)
        if message["type"] == "welcome":
            del message["vocabulary"], message["game_data"]  # they name every card there is
        elif message["type"] == "update":
            self.check_update(message, viewer)
            return
        assert not self.names_of(-1, viewer) & set(strings_in(message)), message

    def check_secrets(self, text: str, over: bool) -> None:
        for secret in self.secrets:
            assert secret not in text, text[:200]
        if not over:
            assert self.table.row.seed not in text.lower()

    def check_update(self, update: dict[str, Any], viewer: int) -> None:
        n = update["n"]
        assert list(update["views"]) == [str(viewer)]
        view = update["views"][str(viewer)]
        pools = [view.pop(name) for name in POOLS if name in view]
        assert pools
        for name in PLAYED_OPENLY:
            view.pop(name, None)
        self.check_ruins(view, viewer)
        self.check_markers(view, viewer)
        for happened in update.pop("happened"):
            self.check_events(happened, viewer)
        verbs = self.table.game.codec.verbs
        for code in update.pop("legal"):
            for value, (_, kind) in zip(code[1:], verbs[code[0]].fields, strict=True):
                assert kind not in HIDDEN_KINDS or value not in self.hidden[n][viewer], (viewer, n, code)
        assert not self.names_of(n, viewer) & set(strings_in(update)), (viewer, n, update)

    def check_events(self, happened: dict[str, Any], viewer: int) -> None:
        k = happened["n"]
        events = happened.pop("events", [])
        assert "body" not in happened
        if any(event["key"] == RESHUFFLED for event in events):
            return
        hidden = self.hidden[k][viewer] & self.hidden[k + 1][viewer]
        if viewer == SPECTATOR:  # what is shown to all is told to him, though his view forgets it again
            hidden = hidden - self.shown[k] - self.shown[k + 1]
        for event in events:
            for _, kind, value in event.get("args", []):
                assert kind not in HIDDEN_KINDS or value not in hidden, (viewer, k, event)

    def check_ruins(self, view: dict[str, Any], viewer: int) -> None:
        for clearing, ruin in view["ruins"].items() if isinstance(self.state, Root) else ():
            seen = self.state.ruin_seen[int(clearing) - 1]
            assert not ruin["known"] or (viewer != SPECTATOR and seen >> viewer & 1), (viewer, clearing)

    def check_markers(self, view: dict[str, Any], viewer: int) -> None:
        """What lies face down among an owner's markers is told to those who have seen it."""
        if not isinstance(self.state, Root):
            return
        everybody = self.state.setup.everybody
        owned = [n for n, owner in enumerate(self.state.setup.marker_owner) if owner != NONE]
        for marker, shown in zip(owned, view["markers"], strict=True):
            seen = self.state.marker_seen[marker]
            knows = seen == everybody or (viewer != SPECTATOR and seen >> viewer & 1)
            assert shown["kind"] is None or knows, (viewer, marker, shown)


def hidden_from(state: Any, viewer: int) -> list[int]:
    """Numbers of the cards or tiles that lie somewhere face down for this viewer."""
    if isinstance(state, Heirs):
        return [*state.stack, *([state.start_tile] if state.start_tile >= 0 else [])]
    assert isinstance(state, Root)
    hidden, known = state.deck, 0
    for zone, cards in enumerate(state.zones):
        hidden |= cards
        known |= known_of(state, zone, None if viewer == SPECTATOR else viewer)
    return members(hidden & ~known)


def strings_in(data: Any) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for key, value in data.items() for text in [key, *strings_in(value)]]
    if isinstance(data, list):
        return [text for value in data for text in strings_in(value)]
    return []


async def look_at_pages(desk: Desk, table_id: str, guests: list[Guest], truth: Truth, over: bool) -> None:
    """Every page that can be asked for, as a player, as somebody else, and as nobody."""
    for route in desk.app.routes:
        path, methods = getattr(route, "path", ""), getattr(route, "methods", None) or ()
        if "GET" not in methods:
            continue
        for part, value in (("{table}", table_id), ("{seat:int}", "0"), ("{seat}", "0"), ("{n:int}", "5")):
            path = path.replace(part, value)
        for headers in [*[guest.headers for guest in guests], {}]:
            response = await desk.http.get(path, headers=headers)
            truth.check_secrets(response.text, over)
            if path.endswith(("/journal", "/scenario")):
                assert (response.status_code == 200) == over, response.text


async def play(desk: Desk, game: str, setup: dict[str, object], moves: int, rng: Random) -> int:
    """A random game with everybody and a spectator connected; how many frames were searched."""
    ada = await desk.guest("Ada")
    table_id, invite = await desk.create(ada, game, setup=setup, public=True)
    players = (await desk.http.get(f"/api/tables/{table_id}", headers=ada.headers)).json()["chairs"]
    free = [chair["seat"] for chair in players if not chair.get("automatic")]
    people = {seat: await desk.guest(f"Seat {seat}") for seat in free}
    for seat, guest in people.items():
        await desk.post(guest, f"/api/tables/{table_id}/seats/{seat}")
    await desk.post(ada, f"/api/tables/{table_id}/begin")
    table = desk.table(table_id)
    truth = Truth(table, [invite, *[guest.token for guest in people.values()], ada.token])
    truth.follow()
    frames = 0
    async with contextlib.AsyncExitStack() as stack:
        sockets: dict[int, Seated] = {}
        everybody: dict[int, Guest | None] = {**people, SPECTATOR: None}
        for seat, someone in everybody.items():
            sockets[seat] = await stack.enter_async_context(desk.socket(table_id, someone))
            await sockets[seat].send(type="hello", since=0)
        heard = dict.fromkeys(sockets, -1)

        async def listen() -> None:
            nonlocal frames
            for viewer, socket in sockets.items():
                while heard[viewer] < table.n:
                    text = await socket.frame()
                    frames += 1
                    truth.check(text, viewer)
                    message = msgspec.json.decode(text)
                    if message["type"] == "update":
                        heard[viewer] = message["n"]

        await listen()
        for number in range(moves):
            deciding = table.deciding()
            if deciding is None:
                break
            legal = table.game.actions(table.match.state)
            await sockets[deciding.seat].act(table.n, deciding.seat, list(rng.choice(legal).code()))
            n = table.n
            while table.n == n:
                await asyncio.sleep(0)
            truth.follow()
            await listen()
            if number == moves // 2:
                await look_at_pages(desk, table_id, [ada, *people.values()], truth, table.over)
        await look_at_pages(desk, table_id, [ada, *people.values()], truth, table.over)
    return frames


async def search(folder: Path, game: str, setup: dict[str, object], moves: int, seeds: range) -> int:
    async with open_desk(folder) as desk:
        frames = sum([await play(desk, game, setup, moves, Random(seed)) for seed in seeds])
    print(f"{len(seeds)} games, {frames} frames searched")
    return frames


@pytest.mark.parametrize(("game", "setup"), FEW, ids=lambda value: "")
def test_no_frame_names_what_its_reader_cannot_know(
    tmp_path: Path, game: str, setup: dict[str, object]
) -> None:
    assert asyncio.run(search(tmp_path, game, setup, 80, range(1))) > 150


def test_a_server_that_tells_drawn_cards_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: event)
    with pytest.raises(AssertionError, match="drew"):
        asyncio.run(search(tmp_path, *FEW[1], 10, range(1)))


@pytest.mark.long
@pytest.mark.parametrize("setup", MIXES, ids=name_of)
@pytest.mark.parametrize("seed", range(3))  # every mix once before any of them a second time
def test_no_frame_of_any_mix_names_what_its_reader_cannot_know(
    tmp_path: Path, setup: dict[str, object], seed: int
) -> None:
    asyncio.run(search(tmp_path, "root", setup, 2000, range(seed, seed + 1)))


@pytest.mark.long
def test_no_frame_of_many_games_of_the_heirs_names_the_start_tile(tmp_path: Path) -> None:
    asyncio.run(search(tmp_path, *HEIRS, 2000, range(200)))
