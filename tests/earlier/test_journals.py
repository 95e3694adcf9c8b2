"""Journals from before entries held words: replayed, checked, played on, taken in and written anew."""

import asyncio
import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from lichtung import games, heirs
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, state_hash
from lichtung.kernel.journal import Journal, load, loads, replay
from lichtung.server.tables.fairness import verify
from tests.cli.desk import Desk as Terminal
from tests.earlier.written_before import EXPECTED, NAMES, SEALED, path_of, text_of
from tests.server.desk import open_desk


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def game_of(journal: Journal) -> FrameGame[Any, Any]:
    return games.of_journal(journal)


def check(journal: Journal, name: str) -> str:
    """Replay a journal and compare it with what was known when it was written; the hash of its end."""
    game, expected = game_of(journal), EXPECTED[name]
    state = game.start()
    done = [game.text(action) for _, action, _ in replay(journal, game, state)]
    assert len(done) == expected["entries"]
    assert sha256("\n".join(done).encode()).hexdigest() == expected["actions"]
    assert game.standing(state) == expected["standing"]
    assert (game.decision(state) is None) is expected["over"]
    result = game.result(state)
    assert list(result.winners if result is not None else ()) == expected["winners"]
    return state_hash(state)


def changed(name: str, change: dict[int, dict[str, object]]) -> str:
    """The text of a journal with other values in some lines."""
    rows = [json.loads(line) for line in text_of(name).splitlines()]
    for line, new in change.items():
        rows[line - 1] |= new
    return "".join(json.dumps(row) + "\n" for row in rows)


@pytest.mark.parametrize("name", NAMES)
def test_replayed(name: str) -> None:
    journal = load(path_of(name))
    assert (journal.format, journal.header.rules) == (1, 1)
    check(journal, name)


@pytest.mark.parametrize("name", SEALED)
def test_verified(name: str) -> None:
    journal = load(path_of(name))
    proof = verify(game_of(journal), journal)
    assert proof.over
    assert proof.draws == sum(entry.draw is not None for entry in journal.entries) > 20


@pytest.mark.parametrize("name", NAMES)
def test_written_anew(terminal: Terminal, tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jsonl"
    shutil.copy(path_of(name), file)
    done = terminal.run("upgrade", str(file))
    assert done.code == 0, done.err
    assert f"game.jsonl: rewritten, {EXPECTED[name]['entries']} entries in words." in done.out
    assert list(tmp_path.iterdir()) == [file]
    old, new = load(path_of(name)), load(file)
    assert check(new, name) == check(old, name)
    assert (new.format, new.header.rules) == (2, game_of(new).rules_version)
    assert (new.header.setup, new.header.seats, new.header.fair) == (
        game_of(old).setup_data(),
        old.header.seats,
        old.header.fair,
    )
    assert [(e.n, e.seat, e.draw) for e in new.entries] == [(e.n, e.seat, e.draw) for e in old.entries]
    assert all(isinstance(entry.do, str) for entry in new.entries)
    if name in SEALED:
        assert verify(game_of(new), new).over
    written = file.read_bytes()
    again = terminal.run("upgrade", str(file), "--lang", "de")
    assert "game.jsonl: auf dem neuesten Stand." in again.out
    assert file.read_bytes() == written


def test_told_and_checked_at_the_terminal(terminal: Terminal) -> None:
    assert "Position after entry 112 of 112" in terminal.run("replay", str(path_of("cooperative"))).out
    assert terminal.run("verify", str(path_of("cooperative"))).code == 0


def test_played_on(terminal: Terminal, tmp_path: Path) -> None:
    """A game that was broken off goes on, and is saved in words from its first entry on."""
    file = tmp_path / "game.jsonl"
    shutil.copy(path_of("vagabonds"), file)
    done = terminal.run(
        "play", "--resume", str(file), "--seats", "random,random,random,random", "--seed", "1"
    )
    assert done.code == 0, done.err
    journal = load(file)
    before = EXPECTED["vagabonds"]["entries"]
    assert len(journal.entries) > before
    assert (journal.format, journal.header.rules) == (2, game_of(journal).rules_version)
    assert journal.header.setup["questions"] == "all"
    game = game_of(journal)
    state = game.start()
    for _ in replay(journal, game, state):
        pass
    assert game.decision(state) is None
    journal.cut(before)
    check(journal, "vagabonds")


@pytest.mark.parametrize("name", NAMES)
def test_taken_in(tmp_path: Path, name: str) -> None:
    """The server takes it in; what comes out is in words, and checked if it was."""

    async def test() -> None:
        async with open_desk(tmp_path) as desk:
            ada = await desk.guest("Ada")
            made = await desk.post(ada, "/api/import", {"journal": text_of(name)}, 201)
            table = f"/api/tables/{made['id']}"
            row = (await desk.http.get(table, headers=ada.headers)).json()
            over = EXPECTED[name]["over"]
            assert row["phase"] == ("finished" if over else "running")
            if over:
                journal = loads((await desk.http.get(f"{table}/journal", headers=ada.headers)).text)
                assert journal.format == 2
                assert journal.header.fair == load(path_of(name)).header.fair
                check(journal, name)
                assert verify(game_of(journal), journal).over
            else:
                async with desk.socket(made["id"], ada) as seated:
                    update = await seated.hello()
                    await seated.act(update["n"], update["deciding"]["seat"], update["legal"][0])
                    assert (await seated.wait_for("update", "refused"))["type"] == "update"
                found = desk.table(made["id"]).match.journal
                assert len(found.entries) > EXPECTED[name]["entries"]
                found.cut(EXPECTED[name]["entries"])
                check(found, name)

    asyncio.run(test())


@pytest.mark.parametrize(
    "code", [[], [85], [-1], [999], [1], [1, 0, 1], [14, 6, 0], [14, -1, 0], [10, 999], [10, 55], [10, -1]]
)
def test_codes_that_never_meant_anything(code: list[int]) -> None:
    journal = loads(changed("six", {4: {"code": code}}))
    with pytest.raises(LichtungError, match=r"^journal:4: code-"):
        check(journal, "six")


def test_entries_of_one_format_in_a_file_of_the_other() -> None:
    for text in (
        changed("six", {1: {"lichtung": 2}}),
        changed("six", {4: {"code": "draw anvil"}}),
        changed("six", {4: {"code": None, "do": "draw anvil"}}),
    ):
        with pytest.raises(LichtungError, match="journal-entry"):
            loads(text)


@pytest.mark.parametrize("rules", [0, 5, 99])
def test_other_rules_are_refused(terminal: Terminal, tmp_path: Path, rules: int) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(changed("six", {1: {"rules": rules}}), encoding="utf-8")
    before = file.read_bytes()
    for command in ("replay", "verify", "upgrade"):
        done = terminal.run(command, str(file))
        assert done.code == 2
        assert f"game.jsonl:1: This journal was played with rules version {rules}" in done.err
    assert file.read_bytes() == before


def test_one_wrong_file_leaves_all_alone(terminal: Terminal, tmp_path: Path) -> None:
    good, wrong = tmp_path / "good.jsonl", tmp_path / "wrong.jsonl"
    shutil.copy(path_of("heirs"), good)
    wrong.write_text(changed("heirs", {60: {"code": [12, 0]}}), encoding="utf-8")
    before = good.read_bytes(), wrong.read_bytes()
    done = terminal.run("upgrade", str(good), str(wrong))
    assert (done.code, done.out) == (2, "")
    assert f"{wrong}:60: " in done.err
    assert "Nothing was changed." in done.err
    assert (good.read_bytes(), wrong.read_bytes()) == before


@pytest.mark.parametrize("text", ["", "hello", "[1, 2]", '{"format": "something"}', "{" * 9])
def test_unknown_files(terminal: Terminal, tmp_path: Path, text: str) -> None:
    file = tmp_path / "thing.jsonl"
    file.write_text(text, encoding="utf-8")
    done = terminal.run("upgrade", str(file))
    assert done.code == 2
    assert f"{file}: This is neither a journal nor a campaign nor a scenario file" in done.err
    assert file.read_text(encoding="utf-8") == text


def test_what_is_no_file_at_all(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    for name in ("nothing.jsonl", ".", "picture.png"):
        done = terminal.run("upgrade", str(tmp_path / name))
        assert done.code == 2
        assert done.err.startswith(str(tmp_path / name).rstrip("/."))


def test_scenario_files_need_nothing(terminal: Terminal) -> None:
    file = Path(heirs.__file__).parent / "examples" / "camp.toml"
    before = file.read_bytes()
    done = terminal.run("upgrade", str(file))
    assert done.code == 0
    assert "camp.toml: a scenario file; it is still read as it is" in done.out
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    shutil.copy(path_of("heirs"), file)
    before = file.read_bytes()

    def full(self: Path, *args: object, **named: object) -> int:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    done = terminal.run("upgrade", str(file))
    assert done.code == 2
    assert "The file cannot be written (there is no space left)." in done.err
    assert file.read_bytes() == before
