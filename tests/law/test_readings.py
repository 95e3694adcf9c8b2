"""What the law files say beside the paragraphs: switches, readings, links and examples."""

import pytest

from lichtung import games
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.examples import example_named, examples_of
from lichtung.kernel.law import Law, laws
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.root.editions import EDITIONS
from lichtung.root.game import ALL_SWITCHES
from tests.locale.test_search import QUESTIONS

LAWS = {law.game: law for law in laws()}
# Options that choose what is played, not how a paragraph is read.
SETUP = {
    "heirs": [],
    "root": [
        "law",
        "map",
        "deck",
        "setup",
        "markers",
        "landmarks",
        "hirelings",
        "mode",
        "questions",
        "character",
        "characters",
    ],
}


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_every_option_of_a_reading_is_a_switch_of_its_paragraph(law: Law) -> None:
    options = {option.name: option for option in games.GAMES[law.game].options}
    switches = {switch.option: switch for switch in law.switches}
    assert sorted(switches) == sorted(name for name in options if name not in SETUP[law.game])
    for name, switch in switches.items():
        assert options[name].law in switch.paragraphs
        assert set(switch.paragraphs) <= set(law.ids)
        if switch.choices:
            assert tuple(switch.choices) == options[name].choices


def test_switches_are_on_in_the_editions_that_the_rules_say() -> None:
    switches = {switch.option: switch for switch in LAWS["root"].switches}
    for switch in ALL_SWITCHES:
        on = [edition for edition, set_ in zip(EDITIONS, switch.on, strict=True) if set_]
        assert switches[switch.name].on == on, switch.name


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_every_reading_says_what_it_rests_on(law: Law) -> None:
    named = {number for one in law.paragraphs for number in one.rulings}
    assert set(law.basis) == named
    assert {number for switch in law.switches for number in switch.readings} <= named
    for lang in LANGUAGES:
        assert all(catalogue(lang).has(f"law-basis-{word}") for word in law.basis.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_where_the_text_does_not_settle_it_the_other_reading_is_told(law: Law, lang: str) -> None:
    words = catalogue(lang)
    open_ = {number for number, word in law.basis.items() if word in ("own", "later", "likely")}
    assert {number for number in law.basis if words.has(f"other-{law.game}-{number}")} == open_


def test_what_we_chose_for_the_two_heirs_is_an_option() -> None:
    law = LAWS["heirs"]
    choices = {number for number, word in law.basis.items() if word == "choice"}
    assert {number for number in choices if not law.switches_about(number)} == {47}  # by the setup itself


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_links_lead_to_paragraphs_both_ways(law: Law) -> None:
    for one in law.paragraphs:
        assert set(one.see) <= set(law.ids), one.id
        assert one.id not in one.see
        for id_ in one.see:
            other = next(p for p in law.paragraphs if p.id == id_)
            assert one.id in law.related(other)


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_examples_have_titles_and_paragraphs(law: Law) -> None:
    found = examples_of(law, law.ids)
    assert found
    for example in found:
        assert sorted(example.titles) == sorted(LANGUAGES), example.name
        assert set(example.laws) <= set(law.ids), example.name
        assert example_named(law, example.name).path == example.path


def test_most_rules_of_the_two_heirs_have_an_example() -> None:
    law = LAWS["heirs"]
    shown = {id_ for example in examples_of(law, law.ids) for id_ in example.laws}
    missing = [p.id for p in law.paragraphs if p.rule and p.id not in shown and p.source == "rulebook"]
    assert missing == ["E.1.2"]


def test_every_chapter_of_root_has_an_example() -> None:
    law = LAWS["root"]
    shown = {id_.partition(".")[0] for example in examples_of(law, law.ids) for id_ in example.laws}
    assert {"2", "3", "4", "6", "7", "8", "9", "10", "11"} <= shown


def test_what_players_ask_has_an_example() -> None:
    shown = {id_ for law in LAWS.values() for example in examples_of(law, law.ids) for id_ in example.laws}
    asked = [question["answers"] for question in QUESTIONS]
    assert [answers for answers in asked if shown.isdisjoint(answers)] == [["1.3.1"]]  # talk at the table


def test_an_example_that_is_not_there() -> None:
    with pytest.raises(LichtungError) as caught:
        example_named(LAWS["root"], "nothing.1")
    assert caught.value.key == "example-unknown"
