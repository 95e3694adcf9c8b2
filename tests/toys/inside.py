"""The Fireflies in games: run with LICHTUNG_FACTIONS, see tests/test_toy.py."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.agents.judgement import judgement
from lichtung.client import Client
from lichtung.games import game
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import load
from lichtung.locale.render import catalogue
from lichtung.picture import draw
from lichtung.root.game import RootGame
from lichtung.root.state import NONE, Root
from lichtung.terminal.root.table import RootDrawing
from lichtung.testing import check_game
from tests.cli.desk import Desk as Prompt
from tests.server.desk import Desk, Guest, open_desk
from tests.terminal.screens import table

HERE = Path(__file__).parent
SEATING = "fireflies,eyrie,vagabond"
PRIVATE = {"vowed": "number", "token-buried": "marker"}  # events and what of them only the Fireflies know


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Prompt:
    return Prompt(monkeypatch, capsys)


def rules() -> RootGame:
    made = game("root", factions=SEATING)
    assert isinstance(made, RootGame)
    return made


def in_the_woods(wanted: int = 2) -> tuple[RootGame, Root]:
    """A position with lanterns, buried tokens and moths."""
    made = rules()
    rng = Random(3)
    s = made.start()
    while len([place for place in s.marker_places if place != NONE]) < wanted or s.turn < 7:
        options = [a for a in made.actions(s) if made.text(a).split()[0] not in ("flash", "catch")]
        made.apply(s, rng.choice(options or made.actions(s)))
    return made, s


def test_the_contract_holds() -> None:
    check_game(rules(), games=1, seed=5, every=25)


def test_a_picture_without_drawings_of_its_own_and_without_secrets() -> None:
    made, s = in_the_woods()
    for viewer in (None, 0, 1):
        view = made.view(s, viewer)
        seen = draw(made, view, catalogue("en"))
        assert ">F</text>" in seen  # a shield with its letter
        assert all(
            draw(made, made.view(made.imagine(view, Random(n)), viewer), catalogue("en")) == seen
            for n in range(4)
        )


def test_scenarios_with_markers_helpers_and_a_private_field(prompt: Prompt) -> None:
    done = prompt.run("check", str(HERE / "scenarios"))
    assert done.code == 0, done.out
    assert "8 cases in one file: all as described." in done.out


@pytest.mark.law("77.3", "77.5.1", "77.5.3")
def test_a_position_is_written_and_read_with_all_that_is_hidden() -> None:
    made, s = in_the_woods()
    written = made.position_of(s)
    assert isinstance(written["markers"], list)
    assert {row["place"] for row in written["markers"]} != {"none"}
    assert written["controllers"] == {"fireflies.moths": "none"}
    again = made.position(written)
    assert state_hash(again) == state_hash(s)
    assert again.marker_kinds == s.marker_kinds
    assert again.mats[0].values() == s.mats[0].values()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_table_at_the_terminal(lang: str) -> None:
    made, s = in_the_woods()
    words = catalogue(lang)
    kinds = [
        made.setup.marker_kinds[s.marker_kinds[m]].name for m, at in enumerate(s.marker_places) if at >= 0
    ]
    marks = [words.say(f"root-mark-fireflies-{kind}") for kind in kinds]
    vow = words.say("root-mat-fireflies-vow")
    for viewer in (0, 1, None):
        shown = table(RootDrawing(made, words), s, viewer, 110)
        assert words.say("root-seat-fireflies") in shown
        assert f"({words.say('root-mark-fireflies-lantern')})" in shown
        assert words.say("root-short-fireflies-moths") + "2" in shown
        assert words.say("root-mat-fireflies-glow") + ": " in shown
        assert (f"{vow}: " in shown) == (viewer == 0), "the vow is the owner's own"
        assert all((f"({mark}?)" in shown) == (viewer == 0) for mark in marks), "so is what lies face down"
        assert viewer == 0 or shown.count("(?)") == len(kinds) + 1, "with the legend"
        assert "root-" not in shown


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seat", [0, 1])
def test_playing_at_the_terminal(prompt: Prompt, tmp_path: Path, lang: str, seat: int) -> None:
    rng = Random(seat)
    file = tmp_path / "game.jsonl"
    typed = "".join(rng.choice(["f1", "f2", "f3", "f4", *map(str, range(1, 13))]) + "\n" for _ in range(150))
    seats = ["random", "random", "random"]
    seats[seat] = "human"
    words = ["play", "root", "--factions", SEATING, "--seats", ",".join(seats), "--seed", "4", "--lang", lang]
    done = prompt.run(*words, "--save", str(file), typed=typed)
    assert done.code == 0
    assert "root-" not in done.out
    assert catalogue(lang).say("root-seat-fireflies") in done.out
    told_vow = re.search(rf"{catalogue(lang).say('root-mat-fireflies-vow')}[^\n]*: [1-3]", done.out)
    assert (told_vow is not None) == (seat == 0), "neither the panel nor the event tells it to others"
    assert len(load(file).entries) > 20
    told = prompt.run("replay", str(file), "--lang", lang, "--events")
    assert told.code == 0
    assert "root-" not in told.out


def test_greedy_plays_by_the_weights_of_the_folder(prompt: Prompt) -> None:
    _, s = in_the_woods()
    lanterns, buried = judgement().eyes["fireflies"].look(s, 0)
    assert lanterns > 0
    assert buried > 0
    assert judgement().eyes["fireflies"].worth(s, 0) == 30 * lanterns + 40 * buried
    done = prompt.run(
        *("simulate", "root", "--factions", SEATING, "--seats", "greedy,random,random"),
        *("--games", "1", "--jobs", "1", "--seed", "2"),
    )
    assert done.code == 0
    assert "0 unfinished, 0 with an error" in " ".join(done.out.split())


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_law_is_found(prompt: Prompt, lang: str) -> None:
    done = prompt.run("law", "77.5", "--sources", "--lang", lang)
    assert done.code == 0
    said = " ".join(done.out.split())
    assert catalogue(lang).say("law-77-5-2") in said
    assert "fireflies/rules.py: FLASHED, NO_TOKEN_THERE, Flash" in said
    assert "law-77" not in said


# --- On a server


def secrets_in(message: dict[str, Any], seat: int) -> list[object]:
    """What a message tells of the vow and of what lies face down, to whoever is not the Fireflies."""
    found: list[object] = []
    for viewer, view in message.get("views", {}).items():
        assert int(viewer) == seat
        found += [marker["kind"] for marker in view["markers"]]
        found.append(view["mats"]["fireflies"]["vow"])
    for record in message.get("happened", []):
        for event in record.get("events", []):
            hidden = PRIVATE.get(event["key"])
            found += [value for name, _, value in event.get("args", []) if name == hidden]
    return [secret for secret in found if secret is not None]


async def watch(desk: Desk, table: str, seat: int, who: Guest | None) -> tuple[int, list[object]]:
    """Everything that comes to a viewer until the game is over: how many updates, and what they betray."""
    updates, betrayed = 0, []
    async with desk.socket(table, who) as seated:
        await seated.send(type="hello", since=0)
        while True:
            message = await seated.read()
            if message["type"] == "welcome":
                assert "root-seat-fireflies" in message["words"]["de"]
            if message["type"] == "update":
                updates += 1
                betrayed += secrets_in(message, seat)
                if message["outcome"] is not None:
                    return updates, betrayed


def test_a_table_on_a_server_keeps_its_secrets(tmp_path: Path) -> None:
    async def decide(client: Client, table: str, rng: Random) -> int:
        decided = 0
        async with client.join(table) as session:
            async for turn in session.turns():
                decided += await turn.act(rng.choice(turn.legal))
            assert session.outcome is not None
        return decided

    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bo = await desk.guest("Ada"), await desk.guest("Bo")
            offered = (await desk.http.get("/api/games", headers=ada.headers)).json()["root"]
            fireflies = {"id": "fireflies", "seats": 1, "replaces": None, "decides": True, "militant": None}
            assert fireflies in offered["factions"]
            assert "root-seat-fireflies" in offered["words"]["en"]
            table, _ = await desk.create(
                ada, "root", public=True, setup={"factions": SEATING}, seats=["me", "human", "random"]
            )
            await desk.post(bo, f"/api/tables/{table}/seats/1")
            await desk.post(ada, f"/api/tables/{table}/begin")
            address = f"http://127.0.0.1:{desk.port}"
            told = await asyncio.gather(
                decide(Client(address, ada.token), table, Random(1)),
                decide(Client(address, bo.token), table, Random(2)),
                watch(desk, table, 1, bo),
                watch(desk, table, -1, None),
            )
            assert min(told[0], told[1]) > 10
            for updates, betrayed in told[2:]:
                assert updates > 10
                assert betrayed == []

    asyncio.run(story())
