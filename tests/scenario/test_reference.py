"""The author's reference is current and complete."""

import re

from lichtung.games import GAMES, game
from lichtung.kernel.frames import STEPS
from lichtung.scenario.events import known_events
from tools import scenario_reference as reference

TEXT = reference.PAGE.read_text(encoding="utf-8")


def test_the_page_is_current() -> None:
    assert not reference.stale(), "run: make fields"


def test_every_step_verb_event_and_effect_is_there() -> None:
    named = {words.split()[0] for words in re.findall(r"^\| `([^`]+)` \|", TEXT, re.MULTILINE)}
    for name in GAMES:
        rules = game(name)
        kinds = rules.codec.kinds
        wanted = {verb.word for verb in rules.codec.verbs} | set(known_events(f"lichtung.{name}"))
        wanted |= set(kinds["effect"].choices()) if "effect" in kinds else set()
        # Toy games of other tests may have registered theirs in the same process.
        wanted |= {step.name for step in STEPS if type(step).__module__.startswith("lichtung.")}
        assert wanted - named == set()


def test_every_sentence_was_found() -> None:
    assert not re.search(r"\b(heirs|root)-(action|event|refusal|decision|effect)-", TEXT)
    assert not re.search(r"\| refusal-", TEXT)
