"""What somebody asks before he decides: why not, and what would follow."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lichtung.kernel.errors import LichtungError
from lichtung.server.live.hub import encode
from lichtung.server.tables.commands import execute
from lichtung.server.tables.explain import explain_refusal, name_threats, preview_action
from lichtung.server.tables.protocol import Fear, Look, Why
from lichtung.server.tables.table import Table
from tests.server.desk import open_desk
from tests.server.twins import KEY, act, copied, lone_table, twin

ROOT: dict[str, object] = {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}
MORE: dict[str, object] = {"factions": ["cult", "riverfolk", "vagabond", "eyrie"]}
SETUPS: list[tuple[str, dict[str, object]]] = [
    ("root", ROOT),
    ("root", MORE),
    ("heirs", {}),
    ("heirs", {"solo": "prince"}),
]


def decider(table: Table) -> int:
    seat = table.decider()
    assert seat is not None
    return seat


def why(table: Table, action: list[int | None]) -> Any:
    seat = decider(table)
    return explain_refusal(table, [seat], Why(key=KEY, seat=seat, action=action)).problem


def look(table: Table, action: list[int]) -> Any:
    seat = decider(table)
    return preview_action(table, [seat], Look(key=KEY, seat=seat, action=action))


def legal(table: Table) -> list[list[int]]:
    return [list(a.code()) for a in table.game.actions(table.match.state)]


def number(table: Table, word: str) -> int:
    return table.game.codec.by_word[word]


def play(table: Table, code: list[int]) -> None:
    execute(table, act(table, decider(table), table.game.decode(code)))


def play_on(table: Table, rng: Random, most: int) -> bool:
    """Random decisions; whether the game goes on."""
    for _ in range(most):
        if table.decider() is None:
            return False
        play(table, rng.choice(legal(table)))
    return table.decider() is not None


def questions(table: Table, rng: Random, some: int) -> list[list[int | None]]:
    """Partly filled actions of the verbs that the step knows."""
    codec = table.game.codec
    found: list[list[int | None]] = []
    for verb in table.game.verbs(table.match.state):
        fields = codec.verbs[verb].fields
        found.append([verb, *[None for _ in fields]])
        for _ in range(some if fields else 0):
            values = [rng.choice(codec.kinds[kind].samples()) for _, kind in fields]
            found.append([verb, *[value if rng.random() < 0.5 else None for value in values]])
    return found


def test_a_legal_action_has_no_problem_however_much_of_it_is_open() -> None:
    table = lone_table("heirs", {}, 1)
    for code in legal(table):
        assert why(table, [*code]) is None
        assert why(table, [code[0], *[None for _ in code[1:]]]) is None


def test_the_paragraph_that_forbids_ending_before_taking() -> None:
    table = lone_table("heirs", {}, 1)
    problem = why(table, [number(table, "end")])
    assert (problem.key, problem.law) == ("must-take", "E.4.2")


def test_what_all_that_is_open_would_fail_at_is_told_without_what_differs() -> None:
    table = lone_table("heirs", {}, 1)
    problem = why(table, [number(table, "build"), None, None])
    assert (problem.key, problem.law) == ("not-in-hand", "E.7.1")
    assert problem.args == {"fields": [("tile", "tile", None)]}


def test_a_march_from_where_nobody_stands_is_not_a_matter_of_paths() -> None:
    table = lone_table("root", ROOT, 3)
    rng = Random(3)
    while table.deciding().step != "marquise.actions":  # type: ignore[union-attr]
        assert play_on(table, rng, 1)
    base = decider(table) * 12
    empty = next(c for c in range(12) if not table.match.state.warriors[base + c])
    problem = why(table, [number(table, "move"), empty, None, None])
    assert problem.key == "too-few-to-move"
    assert problem.args["fields"][0] == ("origin", "clearing", empty)


@pytest.mark.parametrize("action", [[99], [-1], [0, 0, 0, 0, 0], [0], [0, 999]])
def test_what_is_no_action_is_said(action: list[int | None]) -> None:
    assert why(lone_table("heirs", {}, 1), action).key.startswith("code-")


def test_a_question_names_a_verb() -> None:
    with pytest.raises(LichtungError, match="why-without-verb"):
        why(lone_table("heirs", {}, 1), [None, None])


def test_only_whoever_decides_is_answered() -> None:
    table = lone_table("heirs", {}, 1)
    seat = decider(table)
    code = legal(table)[0]
    for seats, asked, key in (([1 - seat], seat, "not-your-seat"), ([1 - seat], 1 - seat, "not-your-turn")):
        answer = explain_refusal(table, seats, Why(key=KEY, seat=asked, action=[*code]))
        assert answer.problem is not None
        assert answer.problem.key == key
        with pytest.raises(LichtungError, match=key):
            preview_action(table, seats, Look(key=KEY, seat=asked, action=code))


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_every_question_has_an_answer_and_none_tells_what_is_hidden(
    name: str, setup: dict[str, object]
) -> None:
    table = lone_table(name, setup, 5)
    rng = Random(5)
    refused = 0
    while play_on(table, rng, 9) and table.n < 700:
        seat = decider(table)
        world = twin(table, table.game.imagine(table.game.view(table.match.state, seat), Random(table.n)))
        for action in questions(table, rng, 2):
            asked = Why(key=KEY, seat=seat, action=action)
            answer = explain_refusal(table, [seat], asked)
            assert encode(answer) == encode(explain_refusal(world, [seat], asked)), (table.n, action)
            refused += answer.problem is not None
        for code in rng.sample(legal(table), min(3, len(legal(table)))):
            ask = Look(key=KEY, seat=seat, action=code)
            assert preview_action(table, [seat], ask) == preview_action(world, [seat], ask), (table.n, code)
    assert refused >= 50


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_what_is_not_final_can_be_taken_back(name: str, setup: dict[str, object]) -> None:
    table = lone_table(name, setup, 6)
    rng = Random(6)
    finals = 0
    others = 0
    for _ in range(250):
        if table.decider() is None:
            break
        seat = decider(table)
        code = rng.choice(legal(table))
        found = look(table, code)
        before = encode(table.game.view(table.match.state, None).data())
        after = copied(table)
        play(after, code)
        assert found.next == (after.decider() if found.then == "other" else None)
        if found.final:
            finals += 1
            assert after.over or after.match.undo_length(seat) is None
        else:
            others += 1
            assert after.match.undo_length(seat) is not None
        assert before == encode(table.game.view(table.match.state, None).data())
        play(table, code)
    assert finals >= 5
    assert others >= 5


def test_points_of_a_building_are_foreseen() -> None:
    table = lone_table("root", ROOT, 9)
    rng = Random(9)
    gains = 0
    while play_on(table, rng, 1) and table.n < 1500:
        seat = decider(table)
        for code in legal(table)[:4]:
            found = look(table, code)
            if found.final:
                continue
            after = copied(table)
            play(after, code)
            was, now = table.match.state.points, after.match.state.points
            assert found.points == [new - old for old, new in zip(was, now, strict=True)]
            gains += found.points[seat] > 0
    assert gains > 0


def test_verbs_are_told_to_whoever_decides_and_to_nobody_else() -> None:
    table = lone_table("heirs", {}, 1)
    seat = decider(table)
    mine = table.update([seat], 0)
    assert set(mine.verbs) > {code[0] for code in mine.legal}
    assert table.update([1 - seat], 0).verbs == []
    assert table.update([], 0).verbs == []


def test_questions_over_a_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            id_ = await desk.started(ada, "heirs", {0: ada, 1: bob})
            async with desk.socket(id_, ada) as a, desk.socket(id_, bob) as b, desk.socket(id_) as nobody:
                updates = [await a.hello(), await b.hello()]
                await nobody.hello()
                seat = updates[0]["deciding"]["seat"]
                here, there = (a, b) if seat == 0 else (b, a)
                update = updates[seat]
                await here.send(type="look", key="look-0001", seat=seat, action=update["legal"][0])
                found = await here.wait_for("seen")
                assert found["key"] == "look-0001"
                assert len(found["points"]) == 2
                dim = next(
                    verb for verb in update["verbs"] if all(code[0] != verb for code in update["legal"])
                )
                fields = len(desk.table(id_).game.codec.verbs[dim].fields)
                await here.send(type="why", key="why-00001", seat=seat, action=[dim, *[None] * fields])
                assert (await here.wait_for("because"))["problem"]["law"].startswith("E.")
                await here.send(type="look", key="look-0002", seat=seat, action=[99])
                assert (await here.wait_for("refused"))["key"] == "look-0002"
                await here.send(type="why", key="why-00002", seat=seat, action=[None])
                assert (await here.wait_for("trouble"))["problem"]["key"] == "why-without-verb"
                for other in (there, nobody):
                    await other.send(type="why", key="why-00003", seat=seat, action=update["legal"][0])
                    assert (await other.wait_for("because"))["problem"]["key"] == "not-your-seat"
                    await other.send(type="look", key="look-0003", seat=seat, action=update["legal"][0])
                    assert (await other.wait_for("refused"))["problem"]["key"] == "not-your-seat"
                assert desk.table(id_).n == update["n"]

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_what_a_decision_is_about_is_known_to_everybody(name: str, setup: dict[str, object]) -> None:
    table = lone_table(name, setup, 8)
    rng = Random(8)
    while play_on(table, rng, 3) and table.n < 500:
        game, state = table.game, table.match.state
        for viewer in (None, *range(game.seats)):
            world = game.imagine(game.view(state, viewer), Random(table.n))
            assert game.subject(world) == game.subject(state), (table.n, viewer)


def test_a_reaction_says_who_does_what_where() -> None:
    table = lone_table("root", ROOT, 3)
    rng = Random(3)
    told: dict[str, dict[str, str]] = {}
    while play_on(table, rng, 1) and table.n < 1500:
        deciding = table.deciding()
        assert deciding is not None
        told.setdefault(deciding.step, {name: kind for name, kind, _ in deciding.about})
    battle = {"attacker": "owner", "defender": "owner", "clearing": "clearing"}
    assert battle.items() <= told["root.ambush"].items()
    assert {**battle, "hits": "count", "remover": "owner"}.items() <= told["root.lose"].items()
    assert {"seat": "seat", "payer": "owner", "clearing": "clearing"}.items() <= told[
        "alliance.outrage"
    ].items()
    assert told["marquise.actions"] == {"seat": "seat"}


# --- What others can do to me


def fears(table: Table, seat: int, other: int) -> bytes:
    return encode(name_threats(table, [seat], Fear(key=KEY, seat=seat, other=other)))


@pytest.mark.parametrize("setup", [ROOT, MORE])
def test_threats_are_told_from_the_viewers_own_eyes(setup: dict[str, object]) -> None:
    """The same bytes in every world that he cannot tell from the real one, whoever's turn it is."""
    table, rng = lone_table("root", setup, 3), Random(3)
    told = 0
    for _ in range(3):
        play_on(table, rng, 60)
        for seat in range(4):
            view = table.game.view(table.match.state, seat)
            other_world = twin(table, table.game.imagine(view, rng))
            for other in range(4):
                found = fears(table, seat, other)
                told += found.count(b'"law"')
                assert fears(other_world, seat, other) == found
    assert told > 10


def test_only_whoever_sits_there_is_told() -> None:
    table = lone_table("root", ROOT, 3)
    with pytest.raises(LichtungError) as caught:
        name_threats(table, [1], Fear(key=KEY, seat=0, other=2))
    assert caught.value.key == "not-your-seat"


def test_a_game_without_threats_tells_none() -> None:
    table = lone_table("heirs", {}, 1)
    assert name_threats(table, [0], Fear(key=KEY, seat=0, other=1)).threats == []


def test_an_action_is_foreseen_in_pieces() -> None:
    table, rng = lone_table("root", ROOT, 2), Random(2)
    changed = 0
    for _ in range(40):
        if not play_on(table, rng, 3):
            break
        for code in legal(table)[:6]:
            for kind, value, change in look(table, code).pieces:
                assert kind in ("owner", "piece")
                assert value in table.game.codec.kinds[kind].samples()
                assert change != 0
                changed += 1
    assert changed > 20


def test_threats_over_a_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_desk(tmp_path) as desk:
            ada, bob = await desk.guest("Ada"), await desk.guest("Bob")
            setup = {"factions": ["marquise", "eyrie"]}
            id_ = await desk.started(ada, "root", {0: ada, 1: bob}, setup=setup)
            async with desk.socket(id_, ada) as a, desk.socket(id_) as nobody:
                await a.hello()
                await nobody.hello()
                await a.send(type="fear", key="fear-0001", seat=0, other=1)
                assert (await a.wait_for("feared"))["key"] == "fear-0001"
                await nobody.send(type="fear", key="fear-0002", seat=0, other=1)
                assert (await nobody.wait_for("refused"))["problem"]["key"] == "not-your-seat"

    asyncio.run(story())
