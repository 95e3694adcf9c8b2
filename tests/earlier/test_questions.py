"""Games of earlier rules, with every question or another reading: replayed, verified and played on so."""

from random import Random

import pytest

from lichtung import games
from lichtung.kernel.game import state_hash
from lichtung.kernel.journal import Entry, Header, Journal, loads, replay
from lichtung.kernel.match import resumed

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond"]
ENTRIES = 300
NEW = ("questions", "officers_need_warriors")  # options that those setups did not know


def written_then(rules: int) -> tuple[Journal, str]:
    """A game broken off, as those rules wrote it down, and the hash of its end."""
    game = games.game("root", factions=FACTIONS, questions="all", officers_need_warriors="on")
    s, rng = game.start(), Random(rules)
    setup = {key: value for key, value in game.setup_data().items() if key not in NEW}
    journal = Journal(Header("root", rules, setup, ["random"] * 4))
    needless = 0
    while len(journal.entries) < ENTRIES and (decision := game.decision(s)) is not None:
        needless += game.asks_nothing(s)
        action = rng.choice(s.legal) if s.legal else game.sample(s, rng)
        journal.entries.append(Entry(len(journal.entries), decision.seat, game.text(action)))
        game.apply(s, action)
    assert needless, "nothing here that today's games would not ask"
    return loads(journal.dumps()), state_hash(s)


def test_replayed_and_played_on() -> None:
    for rules in (1, 2):
        journal, end = written_then(rules)
        game = games.of_journal(journal)
        s = game.start()
        for _ in replay(journal, game, s):
            pass
        assert state_hash(s) == end
        match, _ = resumed(game, journal, "journal", Random(1))
        assert state_hash(match.state) == end
        assert match.state.asks_all
        header = match.journal.header
        assert (header.rules, header.setup["questions"]) == (game.rules_version, "all")
        again = loads(match.journal.dumps())
        s = games.of_journal(again).start()
        for _ in replay(again, games.of_journal(again), s):
            pass
        assert state_hash(s) == end


def test_games_of_today_ask_few() -> None:
    game = games.game("root", factions=FACTIONS)
    assert game.setup_data()["questions"] == "few"
    assert not game.start().asks_all
    assert games.begun("root", game.rules_version, game.setup_data()).setup_data() == game.setup_data()


@pytest.mark.parametrize("rules", [1, 2, 3])
def test_the_reading_of_a_game_stays_what_it_was(rules: int) -> None:
    """Officers needed a warrior in the supply up to version 3."""
    setup = {
        key: value
        for key, value in games.game("root", factions=FACTIONS).setup_data().items()
        if key not in NEW
    }
    game = games.begun("root", rules, setup)
    assert game.setup_data()["officers_need_warriors"] == "on"
    assert rules in game.earlier_rules
    assert games.begun("root", game.rules_version, game.setup_data()).setup_data() == game.setup_data()
    today = games.game("root", factions=FACTIONS)
    assert "officers_need_warriors" not in today.setup_data()
    assert today.earlier_rules == ()
