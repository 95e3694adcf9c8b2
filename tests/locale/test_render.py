"""Sentences as players read them."""

import pytest

from lichtung.games import game
from lichtung.heirs.game import HeirsGame
from lichtung.heirs.state import field
from lichtung.heirs.tiles import BUILDINGS
from lichtung.heirs.turn import BUILT, FAR_FROM_TROOPS, TAKEN
from lichtung.kernel.codec import HIDDEN, Event, fields_of
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import IllegalActionError, Result
from lichtung.locale.render import LANGUAGES, Catalogue, catalogue, system_language
from lichtung.locale.telling import Storyteller
from lichtung.terminal.heirs.names import Names
from tests.locale.collect import said_in


@pytest.fixture
def heirs() -> HeirsGame:
    made = game("heirs")
    assert isinstance(made, HeirsGame)
    return made


def test_an_event_in_both_languages(heirs: HeirsGame) -> None:
    market = heirs.setup.building.index(BUILDINGS.index("markt"))
    german, english = (Storyteller(heirs, catalogue(lang)) for lang in ("de", "en"))
    built = BUILT.of(1, market, field(1, -1), 2)
    assert german.event(built) == "Blau baut den Markt neben dem Anfangsplättchen (2 Nachlässe)."
    assert english.event(built) == "Blue builds the market beside the start tile (2 rebates)."
    plain = BUILT.of(0, market, field(0, 1), 0)
    assert german.event(plain) == "Weiß baut den Markt neben dem Anfangsplättchen."
    assert german.event(BUILT.of(0, market, field(0, 1), 1)).endswith("(1 Nachlass).")


def test_hidden_values_have_words(heirs: HeirsGame) -> None:
    assert catalogue("en").value(heirs, "tile", HIDDEN) == "a face-down tile"
    said = Storyteller(heirs, catalogue("de")).event(TAKEN.of(0, HIDDEN))
    assert said == "Weiß nimmt ein verdecktes Plättchen."


def test_a_refusal_names_its_paragraph(heirs: HeirsGame) -> None:
    refusal = FAR_FROM_TROOPS.of(field(3, 3))
    said = catalogue("de").refusal(heirs, refusal)
    assert said == "Neben Feld 3,3 steht keine deiner Truppen. (E.7.3)"
    error = IllegalActionError(refusal).at("game.jsonl:7")
    assert catalogue("de").error(error, heirs) == f"game.jsonl:7: {said}"
    assert "far-from-troops" in catalogue("en").error(error)


def test_errors_carry_their_place() -> None:
    error = LichtungError("sets-three", "sets", count=2)
    assert catalogue("en").error(error) == "sets: A game takes three different sets, not 2."


def test_results(heirs: HeirsGame) -> None:
    won = Result((3, 5), (1,), "E.10.3", "more-points")
    assert catalogue("en").result(heirs, won) == "Blue wins on points."
    assert catalogue("de").result(heirs, Result((3, 3), (), "E.10.3", "draw")).endswith("unentschieden.")


def test_a_missing_message_shows_its_key() -> None:
    assert catalogue("en").say("no-such-key") == "no-such-key"


def test_unknown_language() -> None:
    with pytest.raises(LichtungError, match="language-unknown"):
        catalogue("xx")


@pytest.mark.parametrize(
    ("variable", "value", "lang"),
    [
        ("LANG", "de_DE.UTF-8", "de"),
        ("LANG", "en_GB.UTF-8", "en"),
        ("LANG", "fr_FR.UTF-8", "en"),
        ("LC_ALL", "de", "de"),
    ],
)
def test_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert system_language() == lang


def complaints(words: Catalogue, key: str, **args: str | int) -> list[object]:
    """What Fluent has to say against a message with these arguments."""
    words.say(key)  # parses its file
    pattern = words.bundle.get_message(key).value
    assert pattern is not None
    text, wrong = words.bundle.format_pattern(pattern, args)
    assert text
    return list(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_and_reasons_of_every_tile(heirs: HeirsGame, lang: str) -> None:
    names = Names(heirs, catalogue(lang))
    for tile, building in enumerate(heirs.setup.building):
        word = BUILDINGS[building]
        assert not complaints(names.words, f"heirs-effect-{word}", **names.variant(tile))
        for count in (0, 1, 2, 5):
            args = {"count": count, "each": 4, **names.variant(tile)}
            assert not complaints(names.words, f"heirs-reason-{word}", **args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_said(heirs: HeirsGame, lang: str) -> None:
    says = Storyteller(heirs, catalogue(lang))
    for kind, key, fields in said_in("heirs"):
        if kind == "event":
            args = [heirs.codec.kinds[of].samples()[0] for _, of in fields_of(fields)]
            text = says.event(Event("", key, fields).of(*args))
            assert text[0].isupper()
            assert text.endswith(".")
            assert "{" not in text
            assert "heirs-" not in text.lower()
