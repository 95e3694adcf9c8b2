"""`lichtung verify`: the chance of a finished game checked against its seed; what was changed is named."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.games import game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import Entry, Header, Journal, loads
from lichtung.server.tables.fairness import draw_from, generator, new_seed, seal, verify
from tests.cli.desk import Desk

SEED = "5eed" * 16


@cache
def played(name: str) -> str:
    """A whole game with numbered draws, as the server exports it."""
    rules, rng = game(name), Random(2)
    state, entries, draws = rules.start(), list[Entry](), 0
    while (decision := rules.decision(state)) is not None:
        if decision.seat == CHANCE:
            action = draw_from(rules, state, SEED, draws)
            entries.append(Entry(len(entries), CHANCE, rules.text(action), draws))
            draws += 1
        else:
            action = rng.choice(rules.actions(state))
            entries.append(Entry(len(entries), decision.seat, rules.text(action)))
        rules.play(state, action)
    fair: dict[str, object] = {"seal": seal(SEED), "seed": SEED}
    return Journal(Header(name, rules.rules_version, rules.setup_data(), ["a", "b"], fair), entries).dumps()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)


class Tampered:
    """A journal's file whose lines a test can change."""

    def __init__(self, path: Path, name: str = "heirs") -> None:
        self.path = path
        self.rows: list[dict[str, Any]] = [json.loads(line) for line in played(name).splitlines()]
        self.draws = [i for i, row in enumerate(self.rows) if "draw" in row]

    def save(self) -> str:
        self.path.write_text("".join(json.dumps(row) + "\n" for row in self.rows), encoding="utf-8")
        return str(self.path)


@pytest.fixture
def file(tmp_path: Path) -> Tampered:
    return Tampered(tmp_path / "game.jsonl")


@pytest.mark.parametrize("name", ["heirs", "root"])
def test_an_honest_game(desk: Desk, tmp_path: Path, name: str) -> None:
    file = Tampered(tmp_path / "game.jsonl", name)
    done = desk.run("verify", file.save(), "--seal", seal(SEED).upper())
    assert done.code == 0, done.err
    assert f"{len(file.draws)} rolls and draws checked" in done.out
    assert seal(SEED) in done.out.replace("\n", "")
    german = desk.run("verify", file.save(), "--lang", "de")
    assert "Alle stammen aus dem versiegelten Startwert" in german.out
    assert "--seal" in german.out


def test_a_changed_roll_is_named_by_its_line(desk: Desk, file: Tampered) -> None:
    other = {"toss white": "toss blue", "toss blue": "toss white"}
    toss = next(i for i in file.draws if file.rows[i]["do"] in other)
    file.rows[toss]["do"] = other[file.rows[toss]["do"]]
    done = desk.run("verify", file.save())
    assert done.code == 2
    assert f"game.jsonl:{toss + 1}: Draw {file.rows[toss]['draw']} gives a different result" in done.err


def test_a_changed_seed(desk: Desk, file: Tampered) -> None:
    file.rows[0]["fair"]["seed"] = "0" + SEED[1:]
    done = desk.run("verify", file.save())
    assert done.code == 2
    assert "game.jsonl:1: Seed and seal do not match" in done.err


def test_seed_and_seal_changed_together(desk: Desk, file: Tampered) -> None:
    """The draws give it away, and so does the seal that somebody noted."""
    other = new_seed()
    file.rows[0]["fair"] = {"seed": other, "seal": seal(other)}
    done = desk.run("verify", file.save())
    assert done.code == 2
    assert "gives a different result from the seed" in done.err
    noted = desk.run("verify", file.save(), "--seal", seal(SEED))
    assert "game.jsonl:1: The seed does not match the seal that you gave" in noted.err


@pytest.mark.parametrize(
    ("fair", "said"),
    [
        (None, "no seed"),
        ({}, "no seed"),
        ({"seed": SEED}, "no seed"),
        ({"seal": seal(SEED)}, "no seed"),
        ({"seed": 7, "seal": seal(SEED)}, "no seed"),
        ({"seed": "5eed", "seal": seal(SEED)}, "64 hexadecimal digits"),
        ({"seed": "x" * 64, "seal": seal(SEED)}, "64 hexadecimal digits"),
        ({"seed": "5e d" * 16, "seal": seal(SEED)}, "64 hexadecimal digits"),
        ({"seed": SEED, "seal": "ünicode"}, "do not match"),
    ],
)
def test_a_missing_or_unreadable_seed(desk: Desk, file: Tampered, fair: object, said: str) -> None:
    file.rows[0]["fair"] = fair
    done = desk.run("verify", file.save())
    assert done.code == 2
    assert "game.jsonl:1: " in done.err
    assert said in done.err


@pytest.mark.parametrize(
    ("draw", "said"), [(None, "no number"), (0, "must rise"), (-1, "must rise"), (1 << 64, "must rise")]
)
def test_numbers_of_draws(desk: Desk, file: Tampered, draw: int | None, said: str) -> None:
    third = file.draws[2]
    file.rows[third]["draw"] = draw
    done = desk.run("verify", file.save())
    assert done.code == 2
    assert f"game.jsonl:{third + 1}: " in done.err
    assert said in done.err


def test_a_draw_that_was_made_again_needs_another_number(desk: Desk, file: Tampered) -> None:
    """Whoever draws until the outcome suits him leaves a gap, which is told."""
    last = file.draws[-1]
    rules = game("heirs")
    state = rules.start()
    for row in file.rows[1:last]:
        rules.play(state, rules.parse(row["do"]))
    number = file.rows[last]["draw"] + 3
    again = rules.sample(state, generator(SEED, number))
    file.rows[last] |= {"draw": number, "do": rules.text(again)}
    del file.rows[last + 1 :]
    done = desk.run("verify", file.save())
    assert done.code == 0, done.err
    assert "3 numbers were skipped" in done.out
    assert "ends before the game does" in done.out


def test_other_mistakes_in_the_file(desk: Desk, file: Tampered, tmp_path: Path) -> None:
    decision = next(i for i, row in enumerate(file.rows) if row.get("seat", -1) >= 0)
    file.rows[decision]["seat"] ^= 1
    done = desk.run("verify", file.save())
    assert done.code == 2
    assert f"game.jsonl:{decision + 1}: " in done.err
    assert desk.run("verify", str(tmp_path / "nothing.jsonl")).code == 2
    file.rows[0]["rules"] = 99
    assert "rules version 99" in desk.run("verify", file.save()).err


def test_a_draw_depends_on_its_number_alone() -> None:
    assert generator(SEED, 4).random() == generator(SEED, 4).random()
    assert generator(SEED, 4).random() != generator(SEED, 5).random()
    assert len({seal(new_seed()) for _ in range(100)}) == 100


def test_every_draw_of_a_file_is_looked_at() -> None:
    """Another outcome in place of any single roll or draw is found, at its line."""
    rules = game("heirs")
    journal = loads(played("heirs"))
    state = rules.start()
    found = 0
    for entry in journal.entries:
        do = str(entry.do)
        others = [rules.text(a) for a, _ in rules.chance(state) if rules.text(a) != do]
        if others:
            entry.do = others[0]
            with pytest.raises(LichtungError, match=rf"^journal:{entry.n + 2}: verify-draw"):
                verify(rules, journal)
            entry.do = do
            found += 1
        rules.play(state, rules.parse(do))
    assert found > 20
