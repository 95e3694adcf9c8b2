"""What the page says at a step: how its end is called, why somebody is asked, what is passed over."""

import inspect
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lichtung.kernel.codec import FrameRecord, Record, fields_of
from lichtung.kernel.frames import STEPS, State, Step
from lichtung.root.actions import DONE
from lichtung.root.battle import Battle
from lichtung.root.game import FACTIONS
from tests.browser.words import FACTIONS as FOLDERS
from tests.browser.words import LANGUAGES, ROOT
from tests.locale.collect import variables

KINDS = ("root-done-at-", "root-done-within-", "root-cause-", "root-skip-")


@cache
def words(lang: str) -> dict[str, frozenset[str]]:
    """The messages of the page itself with their variables."""
    paths = [*(ROOT / "web/src/locale" / lang).glob("*.ftl"), *(ROOT / FOLDERS).glob(f"*/{lang}.ftl")]
    found: dict[str, frozenset[str]] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = variables(entry)
    return found


def steps() -> dict[str, Step[State, Record]]:
    """The steps of Root by their words in keys."""
    rooms = ("root", *FACTIONS)
    return {
        step.name.removeprefix("root.").replace(".", "-"): step
        for step in STEPS
        if step.name.partition(".")[0] in rooms
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_is_called_by_what_ends(lang: str) -> None:
    ends = [
        word
        for word, step in steps().items()
        if DONE in step.verbs or "DONE_ACTION)" in inspect.getsource(type(step))
    ]
    assert len(ends) > 20
    assert [word for word in ends if f"root-done-at-{word}" not in words(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_steps_belong_to_steps_and_know_what_they_name(lang: str) -> None:
    known = steps()
    for key, used in words(lang).items():
        kind = next((kind for kind in KINDS if key.startswith(kind)), None)
        if kind is None:
            continue
        step = known[key.removeprefix(kind)]
        if kind == "root-cause-":
            assert issubclass(step.holds, FrameRecord)
            fields = [*fields_of(step.holds.fields), *fields_of(Battle.fields)]
            named = {name.partition("-")[0] for name in used}  # in whichever form
            assert named <= {name for name, _ in fields} | {"by"}, key
        else:
            assert used <= ({"at", "of"} if "within" in kind else set()), key


def test_the_page_speaks_both_languages_alike() -> None:
    assert words("de") == words("en")
