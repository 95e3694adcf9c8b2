"""Root's catalogues: words for everything that its rules can say, ask and name."""

import importlib
import pkgutil
from random import Random

import pytest

import lichtung.root
from lichtung.kernel.codec import Event, Message, Refusal
from lichtung.kernel.frames import STEPS, Step
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.locale.telling import Reader, Storyteller
from lichtung.root.game import FACTIONS, OPTIONS, RootGame, make
from lichtung.terminal.root.panels import PANELS
from lichtung.terminal.root.table import RootDrawing
from tests.locale.collect import all_messages, arguments_of, messages, sources
from tests.seatings import of_others

WRITTEN_AS_THEY_ARE = (
    "clearing",
    "count",
    "die",
    "number",
    "slot",
    "path",
    "turn",
)  # kinds that need no words
SEATINGS = ("marquise,eyrie,alliance,vagabond", "vagabond,alliance,marquise", "vagabond,eyrie,vagabond")
LATER = "mechanical-marquise,cult,vagabond,riverfolk,vagabond"
OTHERS = of_others(*SEATINGS, LATER)
# What a game can have besides: another deck, other characters.
EXILES = "exiles: marquise,riverfolk,vagabond,cult"


def made(setup: str) -> RootGame:
    """A game of these factions; before a colon its deck, for which there are all characters, too."""
    deck, _, factions = setup.rpartition(": ")
    return make({"factions": factions, **({"deck": deck, "characters": "all"} if deck else {})})


@pytest.fixture(scope="module", params=[SEATINGS[0], LATER, EXILES, *OTHERS])
def game(request: pytest.FixtureRequest) -> RootGame:
    return made(request.param)


def said() -> list[Message]:
    """Every event and refusal that is a constant of Root's modules."""
    found: list[Message] = []
    for module in pkgutil.walk_packages(lichtung.root.__path__, "lichtung.root."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Event | Refusal):
                found.append(value)
    assert len(found) > 100
    return found


def test_events_and_refusals_have_words_with_their_own_arguments() -> None:
    known = all_messages("en")
    for one in said():
        kind = "event" if isinstance(one, Event) else "refusal"
        message = f"root-{kind}-{one.key}"
        assert message in known, message
        assert known[message] <= arguments_of(make({}), one.key, one.fields), message


def test_actions_have_words(game: RootGame) -> None:
    known = all_messages("en")
    for verb in game.codec.verbs:
        assert known[f"root-action-{verb.word}"] <= {name for name, _ in verb.fields}, verb.word
        assert f"root-verb-{verb.word}" in known
        for name, _ in verb.fields:
            assert f"root-field-{name}" in known, "a menu that narrows asks for it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_has_words_for_every_piece_and_faction(game: RootGame, lang: str) -> None:
    known = all_messages(lang)
    for faction in game.setup.factions:
        assert {f"root-{form}-{faction.id}" for form in ("seat", "short", "brief")} <= set(known)
        if faction.seats > 1:
            assert {f"root-{form}-{faction.id}-2" for form in ("seat", "short", "brief")} <= set(known)
    for owner, piece in zip(game.setup.kind_owner, game.setup.kinds, strict=True):
        assert f"root-mark-{game.setup.owner[owner].id}-{piece.name}" in known
    for mat, faction in zip(game.start().mats, game.setup.factions, strict=False):
        if faction.id not in PANELS:
            assert {f"root-mat-{faction.id}-{field.name}" for field in mat.fields()} <= set(known)
    picture = RootDrawing(game, catalogue(lang))
    for kind in picture.explained:
        for value in game.codec.kinds[kind].samples():
            assert len(picture.about(kind, value)) > 20, (kind, value)


def test_no_message_of_the_table_is_left_over() -> None:
    panels = [path for path, _ in sources("root") if path.name == "panel.py"]
    files = [*[path for path, _ in sources("terminal")], *panels]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    for key in messages("en", "root-terminal.ftl"):
        name = key.removeprefix("root-table-")
        if name != key and not name.startswith(("items-", "step-")):
            assert f'"{name}"' in code or f'"{key}"' in code, key


def test_decisions_have_words() -> None:
    known = all_messages("en")
    for step in STEPS:
        room = step.name.partition(".")[0]
        asks = type(step).options is not Step.options or type(step).outcomes is not Step.outcomes
        if room in ("root", *FACTIONS) and asks:
            assert f"root-decision-{step.name.removeprefix('root.').replace('.', '-')}" in known, step.name


def test_seats_pieces_cards_and_the_like_have_words(game: RootGame) -> None:
    known = all_messages("en")
    for name, kind in game.codec.kinds.items():
        if name not in WRITTEN_AS_THEY_ARE:
            for value in kind.samples():
                assert f"root-{game.word(name, value)}" in known
    for option in OPTIONS:
        assert f"root-option-{option.name}" in known
        for choice in option.choices:
            assert f"root-option-{option.name}-{choice}" in known


def test_results_have_words() -> None:
    known = all_messages("en")
    for key in ("thirty-points", "dominance", "won-together", "lost-together"):
        assert f"root-result-{key}" in known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seating", [*SEATINGS, EXILES, *OTHERS])
def test_a_whole_game_is_told_without_a_gap(lang: str, seating: str) -> None:
    """Decisions, options, events for each viewer and the result: no key and no placeholder shows."""
    words = catalogue(lang)
    game = made(seating)
    rng = Random(11)
    s = game.start()
    told: set[str] = set()
    while (decision := game.decision(s)) is not None:
        options = game.actions(s)
        action = rng.choice(options)
        told.add(words.decision(game, decision, s))
        told.add(words.action(game, action))
        for event in game.apply(s, action, True):
            for viewer in (0, 1, None):
                told.add(Storyteller(game, words, Reader(viewer)).event(event))
        refusal = game.refusal(s, game.parse("move 1 5 1"))
        if refusal is not None:
            told.add(words.refusal(game, refusal))
    result = game.result(s)
    assert result is not None
    told.add(words.result(game, result))
    for sentence in told:
        assert "{" not in sentence, sentence
        assert "root-" not in sentence.lower(), sentence
