"""A game looked at again: the same thoughts by the same seed, from views alone, compared without favour."""

from random import Random
from typing import Any

import pytest

from lichtung import game
from lichtung.agents.analysis import Analyst, Course, Judgement, Moment
from lichtung.agents.thoughts import Way
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import Journal
from lichtung.kernel.match import Match

ROOT: FrameGame[Any, Any] = game("root")


def played(entries: int, seed: int = 4, name: str = "root", **setup: object) -> Journal:
    """The beginning of a game between players that choose at random."""
    rules, rng = game(name, **setup), Random(seed)
    match = Match(rules, rules.start(), ["random"] * rules.seats, rng)
    match.run_chance()
    while rules.decision(match.state) is not None and len(match.journal.entries) < entries:
        match.decide(rng.choice(rules.actions(match.state)))
        match.run_chance()
    return match.journal


def judged(seat: int, chances: list[float]) -> Judgement:
    view = ROOT.view(ROOT.start(), 0)
    return Judgement(Moment(0, 1, seat, view, [], []), [Way([], 1, chances, [])])


def test_moments_are_the_first_choices_of_turns() -> None:
    journal = played(110)
    moments = Analyst(ROOT, "medium").moments(journal)
    assert [moment.turn for moment in moments] == list(range(1, len(moments) + 1))
    assert len({moment.seat for moment in moments[:4]}) == 4
    for moment in moments:
        assert len(moment.actions) > 1
        assert ROOT.text(moment.played[0]) == journal.entries[moment.n].do
        assert journal.entries[moment.n].seat == moment.seat


def test_moments_can_be_every_choice_or_some_of_one_seat() -> None:
    journal, analyst = played(110), Analyst(ROOT, "medium")
    every = analyst.moments(journal, every=1)
    deciding = [entry.n for entry in journal.entries if entry.seat != CHANCE]
    assert {moment.n for moment in every} < set(deciding)
    assert [moment.n for moment in analyst.moments(journal, every=5)] == [moment.n for moment in every[::5]]
    own = analyst.moments(journal, seat=2)
    assert {moment.seat for moment in own} == {2}


def test_turns_are_counted_where_the_rules_play_the_other_side() -> None:
    rules = game("heirs", solo="page")
    journal = played(60, name="heirs", solo="page")
    moments = Analyst(rules, "medium").moments(journal)
    assert len(moments) > 2
    assert len({moment.turn for moment in moments}) == len(moments)


def test_the_same_seed_thinks_the_same_whatever_else_is_looked_at() -> None:
    journal, analyst = played(60), Analyst(ROOT, "medium", 7)
    moment = analyst.moments(journal)[1]
    one = analyst.judge(moment)
    other = Analyst(ROOT, "medium", 7).judge(analyst.moments(journal, seat=moment.seat)[0])
    assert one is not None
    assert other is not None
    assert one.best.line == other.best.line
    assert one.best.chances == other.best.chances
    assert one.best.line[0] in moment.actions


def test_an_estimate_depends_on_the_view_alone() -> None:
    """Two worlds that the seat cannot tell apart lead to the same thoughts."""
    journal, analyst = played(60), Analyst(ROOT, "medium")
    moment = analyst.moments(journal)[1]
    elsewhere = ROOT.view(ROOT.imagine(moment.view, Random(99)), moment.seat)
    one = analyst.thoughts(moment.n, moment.view, moment.actions)
    other = analyst.thoughts(moment.n, elsewhere, moment.actions)
    assert [(w.line, w.visits, w.chances) for w in one.ways] == [
        (w.line, w.visits, w.chances) for w in other.ways
    ]


def test_means_favour_nobody_and_swings_go_from_own_turn_to_own_turn() -> None:
    mine, yours, later = [0.8, 0.2], [0.3, 0.7], [0.5, 0.5]
    course = Course([judged(0, mine), judged(1, yours), judged(0, later)], [0.0, 1.0])
    rows = course.chances()
    assert rows[0] == rows[1] == pytest.approx([0.55, 0.45])
    assert rows[2] == pytest.approx([0.4, 0.6])
    assert rows[3] == [0.0, 1.0]
    found = [(swing.seat, swing.start, swing.stop) for swing in course.swings(9)]
    assert found == [(0, 2, 3), (0, 0, 2), (1, 1, 3)]
    assert len(course.swings(1)) == 1


def test_small_changes_are_no_swings() -> None:
    assert Course([judged(0, [0.5, 0.5]), judged(0, [0.52, 0.48])], None).swings(5) == []


def test_the_end_is_who_won() -> None:
    rules = game("heirs")
    analyst = Analyst(rules, "medium")
    assert sorted(analyst.end(played(10_000, name="heirs")) or []) == [0.0, 1.0]
    assert analyst.end(played(40, name="heirs")) is None


@pytest.mark.parametrize("level", ["easy", "greedy", "nobody"])
def test_only_levels_that_search_have_estimates(level: str) -> None:
    with pytest.raises(LichtungError) as caught:
        Analyst(ROOT, level)
    assert caught.value.key == "analyse-level"
    assert caught.value.args_by_name["known"] == "medium, hard, expert"
