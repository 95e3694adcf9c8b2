"""The numbers of rules version 1 mean what they meant, whatever is put between the words of today."""

from itertools import islice, product

import pytest

from lichtung.kernel.codec import Codec, Kind, Verb, Words
from lichtung.root.actions import VERBS
from lichtung.root.game import EARLIER, RootGame, make

SETUPS = ["marquise,eyrie,alliance,vagabond", "mechanical-marquise,cult,vagabond,riverfolk,vagabond"]
MOST = 200  # actions of a verb that are tried


def codes(game: RootGame, number: int, verb: Verb) -> list[tuple[int, ...]]:
    """Codes of then for a verb."""
    values = []
    for _, kind in verb.fields:
        words = EARLIER.words(game.setup, kind)
        samples = game.codec.kinds[kind].samples() if words is None else range(len(words))
        values.append([n for n in samples if words is None or words[n] in known_words(game, kind)])
    return [(number, *found) for found in islice(product(*values), MOST)]


def known_words(game: RootGame, kind: str) -> list[str]:
    found = game.codec.kinds[kind]
    assert isinstance(found, Words)
    return found.words


@pytest.mark.parametrize("factions", SETUPS)
def test_new_words_in_between_change_nothing(factions: str) -> None:
    """With every list of words turned round and lengthened, a code of then is still the same text."""
    game = make({"factions": factions})
    today = {verb.word: verb for verb in VERBS}
    kinds: dict[str, Kind] = dict(game.codec.kinds)
    for name in (*EARLIER.kinds, "piece"):
        kinds[name] = Words(["new", *reversed(known_words(game, name))])
    tomorrow = Codec(VERBS, kinds)
    tried = 0
    for number, word in enumerate(EARLIER.verbs):
        for code in codes(game, number, today[word]):
            text = game.text(game.old_action(code))
            assert text.split()[0] == word
            assert tomorrow.text(EARLIER.action(tomorrow, game.setup, code)) == text
            tried += 1
    assert tried > 1000


def test_some_codes_by_hand() -> None:
    game = make({"factions": SETUPS[0]})
    assert game.text(game.old_action((0,))) == "done"
    assert game.text(game.old_action((1, 0, 4, 2))) == "move 1 5 2"
    assert game.text(game.old_action((10, 17))) == "draw anvil"
    assert game.text(game.old_action((14, 2, 0))) == "order base-lost 1"
    assert game.text(game.old_action((21, 5, 0))) == "build eyrie.roost 1"
    game = make({"factions": SETUPS[1]})
    assert game.text(game.old_action((84, 0, 1))) == "swap 1 2"
