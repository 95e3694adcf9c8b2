"""Plots that lie face down: what one of them is has to go with all the others. Law 13.2.2, 13.7.4."""

import re

from lichtung import games
from lichtung.root.actions import pair
from lichtung.root.factions.corvids.plots import PLOT, PLOTS
from lichtung.root.map import FIRST_SUIT
from lichtung.root.recorded import CARD, FLIP, GUESS, PIECE, SHOW, SUIT_LETTERS, Change
from lichtung.root.state import Root
from lichtung.rootlog.checking import Checker
from lichtung.rootlog.reading import read_log
from lichtung.rootlog.watch import Watcher
from lichtung.rootlog.writing import write_journal
from tests.rootlog.games import played

PLACED = Change(PIECE, "Pt", "", "2")
ALSO_PLACED = Change(PIECE, "Pt", "", "3")
REMOVED = Change(PIECE, "Pt", "1")


def flipped(place: str, kind: str) -> Change:
    return Change(FLIP, "Pt", place, kind)


def wrong(place: str, kind: str) -> list[Change]:
    """Somebody guesses wrong, and hands the card over."""
    return [Change(SHOW, "", "E", "P"), Change(GUESS, "Pt", place, kind), Change(CARD, "", "E", "P")]


def ranks(later: list[Change]) -> dict[str, int]:
    """How badly each kind of plot that is placed in clearing 1 goes with what is recorded later."""
    game = games.game("root", factions="corvids,eyrie")
    s = game.start()
    assert isinstance(s, Root)
    watcher = Watcher(s.setup)
    first = s.setup.first_markers[s.setup.markers_of[0][0]]
    return {
        name: watcher.letters.recorders[0].rank(s, 0, watcher.letters, pair(PLOT, first + kind, 0), later)
        for kind, name in enumerate(PLOTS)
    }


def best(later: list[Change]) -> set[str]:
    found = ranks(later)
    return {name for name, rank in found.items() if rank == min(found.values())}


def test_a_plot_is_what_it_turns_out_to_be() -> None:
    assert best([PLACED, flipped("2", "t_b"), flipped("1", "t_s")]) == {"snare"}


def test_a_plot_is_not_what_two_others_are_that_lie_with_it() -> None:
    guessed = [change for kind in ("t_s", "t_e", "t_r") for place in "23" for change in wrong(place, kind)]
    assert best([PLACED, ALSO_PLACED, *guessed]) == {"snare", "extortion", "raid"}
    assert best([PLACED, ALSO_PLACED, *guessed, REMOVED]) == {"snare", "extortion"}


def test_a_plot_that_was_removed_before_can_be_of_the_same_kind() -> None:
    guessed = [change for kind in ("t_s", "t_e", "t_r") for place in "23" for change in wrong(place, kind)]
    assert best([REMOVED, PLACED, ALSO_PLACED, *guessed]) == {"bomb", "snare", "extortion"}


def test_a_plot_is_what_it_turns_out_to_be_in_a_record_that_is_wrong_elsewhere() -> None:
    """Three snares lie on the map at once: one that was removed was not recorded."""
    others = [Change(PIECE, "Pt", "", "4"), *[flipped(place, "t_s") for place in "234"]]
    assert best([PLACED, ALSO_PLACED, *others, flipped("1", "t_b")]) == {"bomb"}


def test_a_guess_is_told_with_the_suits_of_its_clearing() -> None:
    game, journal = played(16, factions="corvids,eyrie")
    text = write_journal(journal, game)
    suits = Checker(read_log(text)).state.suits
    found = re.findall(r"guess \?([FRMB]+) (\d+)", text)
    assert found
    for told, clearing in found:
        assert told.replace("B", "") == SUIT_LETTERS[FIRST_SUIT[suits[int(clearing) - 1]]]
