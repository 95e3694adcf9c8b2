"""What a server tells a client to speak of a game: words that no page loads before."""

from lichtung.locale.render import LANGUAGES, words_to_send
from lichtung.root.game import HIRELINGS, make


def test_words_of_hirelings_come_with_their_games() -> None:
    without = make({"factions": "marquise,eyrie"}).setup_data()
    assert words_to_send(without) == {}
    sent = words_to_send(make({"factions": "marquise,eyrie", "hirelings": "random"}).setup_data())
    assert sorted(sent) == sorted(LANGUAGES)
    for text in sent.values():
        assert "\nroot-decision-hireling-use = " in text
        assert all(f"\nroot-seat-{name} = " in text for name in HIRELINGS)
