"""The words of the hirelings: names with all their forms, and whole games told without a gap."""

from random import Random

import pytest

from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.locale.telling import Reader, Storyteller
from lichtung.root.game import HIRELINGS, make
from tests.locale.collect import all_messages

FORMS = {"de": {"nom", "acc", "dat", "gen", "person"}, "en": {"nom", "acc", "gen", "person"}}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", HIRELINGS)
def test_a_hireling_has_words_for_both_sides_and_its_pieces(name: str, lang: str) -> None:
    hireling, known = HIRELINGS[name], all_messages(lang)
    for key in [f"root-seat-{name}", *[f"root-hireling-{side.id}" for side in hireling.sides]]:
        assert FORMS[lang] <= set(catalogue(lang).forms(key, {})), key
    assert f"root-short-{name}" in known
    for side in hireling.sides:
        assert f"law-H-{side.id}" in known
    for piece in hireling.piece_kinds():
        assert f"root-mark-{name}-{piece.name}" in known
        assert {"a", "many"} <= set(catalogue(lang).forms(f"root-piece-{name}-{piece.name}", {}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("factions", "hirelings"),
    [
        ("marquise,eyrie", "spies,prophets,band"),
        ("vagabond,cult", "patrol,dynasty,expedition"),
        ("corvids,marquise", "uprising,flotilla,flame_bearers"),
        ("eyrie,alliance", "protector,vault_keepers,bandits"),
        ("eyrie,vagabond", "patrol:demoted,uprising:demoted,prophets:demoted"),
        ("marquise,vagabond", "flame_bearers:demoted,vault_keepers:demoted,expedition:demoted"),
        ("marquise,hundreds", "exile:promoted,bandits,protector"),
        ("eyrie,duchy", "exile:demoted,prophets,band"),
        ("marquise,keepers", "dynasty:demoted,flotilla:demoted,spies:demoted"),
        ("eyrie,keepers", "bandits:demoted,band:demoted,protector:demoted"),
    ],
)
def test_a_game_with_hirelings_is_told_without_a_gap(lang: str, factions: str, hirelings: str) -> None:
    words, game, rng = catalogue(lang), make({"factions": factions, "hirelings": hirelings}), Random(5)
    s = game.start()
    told: set[str] = set()
    while (decision := game.decision(s)) is not None:
        options = game.actions(s)
        hired = [a for a in options if game.codec.verbs[a.verb].word == "employ"]
        action = rng.choice(hired or options)
        told.add(words.decision(game, decision, s))
        told.add(words.action(game, action))
        for event in game.apply(s, action, True):
            for viewer in (0, None):
                told.add(Storyteller(game, words, Reader(viewer)).event(event))
    for sentence in told:
        assert "{" not in sentence, sentence
        assert "root-" not in sentence.lower(), sentence
