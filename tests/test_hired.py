"""The tool that counts how often players make use of hirelings, and what these cost."""

import pytest

from lichtung.kernel.journal import begin, replay
from lichtung.root.hirelings.company import AWAKE, EMPLOYED
from lichtung.root.hirelings.hireling import Side
from lichtung.root.hirelings.tasks import owner_of, side_of_card
from tools import hired
from tools.hired import ALL, MIXES, Count, Turn, cost, has_deeds, main, play, table, tally, turns_of


def test_who_declines_everything_has_done_nothing() -> None:
    declined = Turn({5: "patrol"}, could={5}, begun={5}, asked={5})
    assert declined.used() == set()
    assert Turn({5: "patrol"}, could={5}, begun={5}, asked={5}, answered={5}).used() == {5}
    assert Turn({5: "nobles"}, could={5}, begun={5}).used() == {5}, "nothing is asked"
    assert Turn({6: "smugglers"}, could={6}, answered={6}).used() == {6}, "it is offered, not employed"


def test_each_side_is_counted_and_a_turn_with_two_of_them_once_for_all() -> None:
    both = {5: "patrol", 6: "band"}
    turns = [
        Turn(both, could={5, 6}, begun={5}),
        Turn(both, could={6}),
        Turn(both),
        Turn({5: "patrol"}, could={5}, begun={5}),
        Turn({}, could={6}, begun={6}),
    ]
    sides: dict[str, Count] = {}
    tally(turns, sides)
    assert sides == {ALL: Count(4, 3, 2), "patrol": Count(4, 2, 2), "band": Count(3, 2, 0)}
    assert str(sides[ALL]).split() == ["4", "3", "2", "50%", "67%"]


def test_sides_that_only_grant_something_are_left_out() -> None:
    game = table(MIXES[0], "random")
    company = [side for hireling in game.setup.hirelings for side in hireling.sides]
    company += [side for hireling in table(MIXES[1], "random").setup.hirelings for side in hireling.sides]
    idle = {side.id for side in company if not has_deeds(side)}
    assert idle == {"artisans", "bodyguards", "divers", "physicians", "scouts", "sentries"}
    assert not has_deeds(Side())


@pytest.mark.parametrize("mix", MIXES)
def test_the_turns_of_a_game_tell_what_its_events_tell(mix: tuple[str, ...]) -> None:
    game = table(mix, "random")
    journal = play(game, 3, "random")
    turns = turns_of(journal, game)
    begun: set[tuple[int, int]] = set()
    s = begin(journal.header, game)
    for _, _, events in replay(journal, game, s):
        for event in events:
            if event.key in (AWAKE.key, EMPLOYED.key):
                seat, card = event.args
                assert seat == s.active
                assert has_deeds(side_of_card(s, card))
                begun.add((s.turn, owner_of(s, card)))
    assert len(turns) == s.turn + 1
    assert begun == {(number, owner) for number, turn in enumerate(turns) for owner in turn.begun}
    assert begun
    for turn in turns:  # others may be asked where they are hired, or offer something to everybody
        serving = set(turn.serving)
        assert turn.begun <= turn.could & serving
        assert turn.asked & serving <= turn.could
        assert turn.used() <= turn.could


def test_the_cost_is_by_real_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 1.0, 1.0, 4.0, 10.0, 11.0, 11.0, 14.0])
    monkeypatch.setattr(hired, "process_time", lambda: next(clock))
    monkeypatch.setattr(hired, "random_playout", lambda game, s, rng: game.setup.seats * 100)
    tables = [table(MIXES[0], "none"), table(MIXES[0], "spies,band,flotilla")]
    assert cost(tables, 2) == [1e6 * 2 / 800, 1e6 * 6 / 800]


def test_both_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["hired", "--random", "1", "--games", "1", "--agent", "random"]
    monkeypatch.setattr("sys.argv", words)
    main()
    said = capsys.readouterr().out
    assert said.count("a real decision") == len(MIXES)
    assert ALL in said
