"""The catalogues: the same messages in every language, a message for everything that code can say."""

import re
from functools import cache

import pytest

from lichtung.games import game
from lichtung.heirs.game import OPTIONS
from lichtung.heirs.tiles import BUILDINGS, RESOURCES, SETS, TERRAINS
from lichtung.kernel.frames import STEP_BY_NAME
from lichtung.locale.render import LANGUAGES, catalogue
from tests.locale.collect import (
    all_messages,
    arguments_of,
    calls,
    catalogue_files,
    errors,
    messages,
    said_in,
    sources,
    text_of,
)

OWN_FILES = ("common.ftl", "heirs.ftl")
RESULTS = ("more-points", "more-troops", "regent-tie", "draw")

# Families of keys that code puts together, by their beginnings. All other keys stand in the code as they are.
FAMILIES = (
    *("name", "short", "abbr", "building", "effect", "reason", "event", "refusal", "verb", "about", "action"),
    *(
        "decision",
        "then",
        "example",
        "field",
        "help",
        "result",
        "option",
        "table",
        "seat",
        "terrain",
        "resource",
        "set",
        "token",
        "tile",
    ),
)
PUT_TOGETHER = (
    *("cli-", "error-", "command-", "player-", "character-", "refusal-", "system-"),
    *(f"heirs-{family}-" for family in FAMILIES),
)


@pytest.mark.parametrize("name", catalogue_files())
def test_languages_agree(name: str) -> None:
    first, second = (messages(lang, name) for lang in LANGUAGES)
    assert list(first) == list(second), "other keys, or another order"
    for key in first:
        assert first[key] == second[key], f"{key} has other variables"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_twice(lang: str) -> None:
    assert all_messages(lang)


def test_events_and_refusals_have_messages() -> None:
    known = all_messages("en")
    for kind, key, fields in said_in("heirs"):
        message = f"heirs-{kind}-{key}"
        assert message in known, message
        assert known[message] <= arguments_of(game("heirs"), key, fields), message
    for kind, key, _ in said_in("kernel"):
        assert f"{kind}-{key}" in known, key


def test_actions_decisions_and_results_have_messages() -> None:
    known = all_messages("en")
    heirs = game("heirs")
    for verb in heirs.codec.verbs:
        assert known[f"heirs-action-{verb.word}"] == {name for name, _ in verb.fields}
        assert f"heirs-verb-{verb.word}" in known
    for step in STEP_BY_NAME:
        if step.startswith("heirs."):
            assert f"heirs-decision-{step.removeprefix('heirs.')}" in known
    ends = {text_of(call.args[3]) for _, tree in sources("heirs") for call in calls(tree, "Result")}
    assert ends == set(RESULTS)
    for end in RESULTS:
        assert f"heirs-result-{end}" in known


def test_everything_of_the_box_has_a_name() -> None:
    known = all_messages("en")
    named = {"building": BUILDINGS, "set": SETS, "terrain": TERRAINS, "resource": RESOURCES}
    for kind, words in named.items():
        for word in words:
            assert f"heirs-{kind}-{word}" in known
    for building in BUILDINGS:
        for form in ("name", "short", "abbr", "effect", "reason"):
            assert f"heirs-{form}-{building}" in known
    codec = game("heirs").codec
    for kind in ("seat", "token"):
        for value in codec.kinds[kind].samples():
            assert f"heirs-{kind}-{codec.kinds[kind].text(value)}" in known
    for option in OPTIONS:
        assert f"heirs-option-{option.name}" in known
        for choice in option.choices:
            assert f"heirs-option-{option.name}-{choice}" in known


def test_errors_have_messages() -> None:
    known = all_messages("en")
    for key, named, more, place in errors():
        message = f"error-{key}"
        assert message in known, f"{place}: {message}"
        assert more or known[message] <= named, f"{place}: {message} wants {sorted(known[message] - named)}"


@pytest.mark.parametrize("name", OWN_FILES)
def test_no_message_is_left_over(name: str) -> None:
    code = quoted_words()
    emitted = {f"error-{key}" for key, _, _, _ in errors()}
    for key in messages("en", name):
        if key.startswith("error-") and not key.startswith("error-cli-"):
            assert key in emitted or key == "error-refused", key
        elif not key.startswith(PUT_TOGETHER):
            assert quoted(key) & code, key
        elif key.startswith("heirs-table-"):
            assert (quoted(key.removeprefix("heirs-table-")) | quoted(key)) & code, key


@cache
def quoted_words() -> set[str]:
    """Every word in quotes of the package's sources."""
    return {
        word
        for path, _ in sources("")
        for word in re.findall(r"\"[\w-]+\"|'[\w-]+'", path.read_text(encoding="utf-8"))
    }


def quoted(word: str) -> set[str]:
    return {f'"{word}"', f"'{word}'"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_fit_their_boxes(lang: str) -> None:
    words = catalogue(lang)
    short = [words.say(f"heirs-short-{building}") for building in BUILDINGS]
    brief = [words.say(f"heirs-abbr-{building}") for building in BUILDINGS]
    assert max(map(len, short)) <= 7
    assert {len(name) for name in brief} == {3}
    assert len(set(brief)) == len(BUILDINGS)
    assert words.say("heirs-seat-white")[0] != words.say("heirs-seat-blue")[0]
