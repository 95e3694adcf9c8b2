"""The puzzles: each can be solved whatever happens, its own solution solves it, a miss can be taken back."""

from pathlib import Path
from random import Random

import pytest

from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import State
from lichtung.kernel.match import Match
from lichtung.learning.finding import HARD, find_puzzle, puzzle_in
from lichtung.learning.library import PUZZLES, Chapter, in_order, puzzle_of_the_day, puzzles, read_puzzle
from lichtung.learning.running import DONE, Desk
from lichtung.learning.solving import Goal, Solver, TooManyPositionsError, ways_of
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.scenario import read, run
from lichtung.scenario.cases import Rules

NAMES = list(puzzles())
QUICK = 6000  # positions of a proof that every run can afford; the others belong to long runs
UNPROVEN = {"heirs-h2", "root-r1", "root-r2"}  # more lines than can be looked at; their solutions are tested


def goal_of(chapter: Chapter) -> Goal:
    assert chapter.case.puzzle is not None
    return Goal(chapter.case.game, chapter.case.puzzle)


def positions_of(name: str) -> int:
    puzzle = puzzles()[name].case.puzzle
    assert puzzle is not None
    return puzzle.positions


def prove(name: str) -> None:
    chapter = puzzles()[name]
    solver = Solver(goal_of(chapter))
    node = solver.search(chapter.case.state)
    assert node.solved
    assert solver.positions == positions_of(name), "write the number into the file"
    for way in ways_of(node, 3):
        assert way


@pytest.mark.parametrize("name", [n for n in NAMES if n not in UNPROVEN and positions_of(n) <= QUICK])
def test_it_can_be_solved_against_everything(name: str) -> None:
    prove(name)


@pytest.mark.long
@pytest.mark.parametrize("name", [n for n in NAMES if n not in UNPROVEN and positions_of(n) > QUICK])
def test_a_large_one_can_be_solved_too(name: str) -> None:
    prove(name)


@pytest.mark.parametrize("name", NAMES)
def test_its_solution_solves_it_at_the_table(name: str) -> None:
    desk = Desk(puzzles()[name])
    for seat, action in puzzles()[name].script[0]:
        if desk.over:
            break
        text = desk.game.text(action)
        verdict = desk.take(text if seat == desk.seat else f"> {text}")
        assert verdict.kind == DONE, text
    while not desk.over and not desk.missed:  # what the others do until the time is over
        desk.answer_freely()
        if not desk.over and desk.decider == desk.seat:
            solver = Solver(goal_of(desk.chapter), thorough=False)
            good = [
                a for a in desk.game.actions(desk.state) if solver.after(desk.state, a, desk.passed).solved
            ]
            desk.enter(desk.game.text(good[0]))
    assert desk.over
    assert not desk.missed


@pytest.mark.parametrize("path", sorted(PUZZLES.glob("*.toml")), ids=lambda path: path.stem)
def test_its_file_holds_and_it_has_words(path: Path) -> None:
    for case in read(path):
        assert run(case) == []
    for lang in LANGUAGES:
        words = catalogue(lang)
        puzzle = read(path)[0].puzzle
        assert puzzle is not None
        assert puzzle.id == path.stem
        for key in (f"learn-{path.stem}", f"learn-{path.stem}-idea", puzzle.text):
            assert words.has(key), key


def test_there_are_enough_of_both_games() -> None:
    assert sum(name.startswith("heirs") for name in NAMES) >= 12
    assert sum(name.startswith("root") for name in NAMES) >= 24
    assert sorted(["x-h10", "x-h2"], key=in_order) == ["x-h2", "x-h10"]


def test_every_puzzle_has_its_day() -> None:
    days = [puzzle_of_the_day(day) for day in range(len(NAMES))]
    assert set(days) == set(NAMES)
    assert puzzle_of_the_day(len(NAMES)) == days[0]


def test_the_table_answers_with_what_spoils_it() -> None:
    """The bird strikes where the rabbit card has its only enemy: whatever is rolled, the Decree fails."""
    desk = Desk(puzzles()["root-e2"])
    for entry in ("move 5 2 1", "resolve bird", "battle 5 marquise"):
        assert desk.enter(entry).kind == DONE
    assert not desk.over
    while not desk.missed:
        desk.enter(desk.game.text(desk.game.actions(desk.state)[0]))
    assert desk.path[desk.turning_point()] == "battle 5 marquise"
    again = Desk(puzzles()["root-e2"], desk.path[: desk.turning_point()])
    assert again.may_act
    assert not again.missed


@pytest.mark.parametrize("name", NAMES)
def test_show_leads_to_the_solution(name: str) -> None:
    desk = Desk(puzzles()[name])
    while not desk.over:
        assert desk.enter(desk.shown()).kind == DONE


def test_show_knows_nothing_where_nothing_leads_on() -> None:
    astray = Desk(puzzles()["root-v4"], ["labor anvil"])
    assert astray.shown() == ""
    other_order = Desk(puzzles()["root-a1"], ["revolt 12"])
    assert other_order.shown() != ""


def test_a_search_that_is_too_long_says_so() -> None:
    chapter = puzzles()["root-e1"]
    with pytest.raises(TooManyPositionsError) as caught:
        Solver(goal_of(chapter), 10).search(chapter.case.state)
    assert (caught.value.key, caught.value.args_by_name) == ("solve-limit", {"most": 10})


def test_a_file_without_a_puzzle_is_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text('game = "heirs"\nsteps = [{ expect.decides = "chance" }]\n', encoding="utf-8")
    with pytest.raises(LichtungError) as caught:
        read_puzzle(path)
    assert caught.value.args_by_name == {"want": "[puzzle]"}


MISTAKES = [
    ('[lesson]\nid = "x"\nchapter = "y"\nminutes = 1\nseat = "red"\n', "lesson.seat"),
    ('[lesson]\nid = "x"\nminutes = 1\nseat = "white"\n', "lesson.chapter"),
    ('[puzzle]\nid = "x"\nseat = "white"\ntext = "t"\ngoal.nothing = 1\n', "puzzle.goal.nothing"),
    ('[puzzle]\nid = "x"\nseat = "white"\ntext = "t"\nturns = 0\ngoal.decides = "white"\n', "puzzle.turns"),
    ('[[steps]]\nexpect.decides = "white"\nteach.light = ["tower 3"]\n', "steps[0].teach.light[0]"),
    ('[[steps]]\nexpect.decides = "white"\nteach.tap = ["field here"]\n', "steps[0].teach.tap[0]"),
    ('[[steps]]\ndo = "end"\nteach.other = { "march 0,0" = "k" }\n', "steps[0].teach.other.march 0,0"),
    ('[[steps]]\ndo = "end"\nteach.free = true\n', "steps[0].teach.goal"),
    ('[[steps]]\ndo = "end"\nteach.say = "k"\n', "steps[0].teach.say"),
]


@pytest.mark.parametrize(("text", "where"), MISTAKES, ids=[where for _, where in MISTAKES])
def test_mistakes_name_file_line_and_key(tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "mine.toml"
    sets = '["reise", "land_industrie", "handel_kirche"]'
    head = f'game = "heirs"\noptions.sets = {sets}\nposition.turn = "white"\n'
    steps = "" if "[[steps]]" in text else '[[steps]]\nexpect.decides = "white"\n'
    path.write_text(head + text + steps, encoding="utf-8")
    with pytest.raises(LichtungError) as caught:
        read(path)
    assert caught.value.where.startswith(f"{path}:")
    assert caught.value.where.endswith(where)


def course_of(name: str) -> tuple[Rules, list[State], list[str]]:
    """A puzzle's own solution as if it were the end of a game."""
    chapter = puzzles()[name]
    rules, state = chapter.case.game, chapter.case.state.copy()
    states, line = [state.copy()], []
    for _, action in chapter.script[0]:
        rules.apply(state, action)
        states.append(state.copy())
        line.append(rules.text(action))
    return rules, states, line


@pytest.mark.parametrize("name", ["root-v4", "root-e1", "heirs-h12"])
def test_a_turn_that_wins_and_is_hard_to_see_is_found(name: str, tmp_path: Path) -> None:
    found = puzzle_in(*course_of(name), name, QUICK)
    assert found is not None
    assert found.rarest <= HARD
    assert found.positions == positions_of(name)
    file = tmp_path / f"{name}.toml"
    file.write_text(found.text, encoding="utf-8")
    chapter = read_puzzle(file)
    assert run(chapter.case) == []
    assert Solver(goal_of(chapter)).search(chapter.case.state).solved


def test_what_is_no_puzzle_is_none(tmp_path: Path) -> None:
    rules, states, line = course_of("root-v4")
    assert puzzle_in(rules, states[:-1], line[:-1], "unfinished", QUICK) is None
    assert puzzle_in(rules, states[-2:], line[-1:], "nothing left to choose", QUICK) is None
    assert puzzle_in(rules, states, line, "too long", 5) is None
    path = tmp_path / "begun.jsonl"
    begun = game("heirs")
    Match(begun, begun.start(), ["a", "b"], Random(1)).journal.save(path)
    assert find_puzzle(path) is None
