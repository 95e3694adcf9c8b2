"""Steps that wait in positions of Root: by word, there and back; whatever else stands there is refused."""

import importlib
import inspect
import pkgutil
from contextlib import suppress
from random import Random
from typing import get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lichtung.heirs.game
import lichtung.root
from lichtung.kernel.codec import FrameRecord, Number, Record
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import STEP_BY_NAME, STEPS, Step
from lichtung.kernel.game import state_hash
from lichtung.root.actions import Place
from lichtung.root.game import RootGame, make
from lichtung.root.records import (
    ACTION,
    COUNTS,
    MASK,
    NEXT,
    RECORD,
    STEP,
    TUPLE,
    Form,
    forms_of,
    kind_of,
    record_classes,
    record_word,
)
from lichtung.root.state import Root
from tests.properties.root_mixes import MIXES, name_of

SIX = "marquise,eyrie,alliance,vagabond,cult,riverfolk"
GAME = make({"factions": SIX, "hirelings": "bandits,band,protector"})
WALKED = MIXES[::9]
LIKINGS = (1, 1, 4, 16)


def all_records() -> list[type[FrameRecord]]:
    """The classes of frame records that the rules of Root declare."""
    for module in pkgutil.walk_packages(lichtung.root.__path__, f"{lichtung.root.__name__}."):
        importlib.import_module(module.name)
    found = record_classes()
    return [found[word] for word in sorted(found) if found[word].__module__.startswith("lichtung.")]


def subclasses(kind: type[Record]) -> list[type[Record]]:
    return [found for child in kind.__subclasses__() for found in (child, *subclasses(child))]


# --- Declarations


@pytest.mark.plain_only  # compiled functions have no signature
@pytest.mark.parametrize("made", all_records(), ids=record_word)
def test_fields_are_the_arguments_and_kinds_are_known(made: type[FrameRecord]) -> None:
    forms = forms_of(made.fields)
    names = list(inspect.signature(made.__init__).parameters)[1:]
    assert [form.name for form in forms] == names
    for form in forms:
        for part in form.parts or [form]:
            assert knows(part), f"{form.name}:{part.kind}"


def knows(form: Form) -> bool:
    if form.kind in (ACTION, NEXT, RECORD, STEP):
        return True
    return (
        form.kind in record_classes() if "." in form.kind else bool(kind_of(GAME.setup, form.kind).samples())
    )


def test_every_record_of_root_has_fields_and_a_word_of_its_own() -> None:
    all_records()
    rooms = ("lichtung.root.", "lichtung.kernel.frames")
    found = [kind for kind in subclasses(FrameRecord) if kind.__module__.startswith(rooms)]
    assert len(found) > 30
    assert len({record_word(kind) for kind in found}) == len(found)
    assert all(kind.fields for kind in found if issubclass(kind, FrameRecord))


@pytest.mark.plain_only  # compiled classes do not tell what they are made of
def test_steps_name_the_class_of_their_records() -> None:
    all_records()
    for step in STEPS:
        if not step.name.startswith("heirs."):
            assert step.holds is declared(type(step)), step.name


def declared(kind: type) -> object:
    """The second argument of `Step[Root, ...]` among the bases of a class."""
    for base in getattr(kind, "__orig_bases__", ()):
        if get_origin(base) is Step and isinstance(get_args(base)[1], type):
            return get_args(base)[1]
    return declared(kind.__bases__[0])


# --- Writing


@pytest.mark.parametrize("mix", WALKED, ids=name_of)
def test_walks_write_words_and_read_them_again(mix: dict[str, object]) -> None:
    game = make(mix)
    number = MIXES.index(mix)
    rng = Random(number)
    liking = [rng.choice(LIKINGS) for _ in game.codec.verbs]
    s = game.start()
    for n in range(700):
        options = game.actions(s)
        if not options:
            break
        if n % 3 == 0 or len(s.frames()) > 3:
            assert_written(game, s)
        weights = [liking[a.verb] for a in options]
        game.apply(s, rng.choices(options, weights)[0] if s.legal else game.sample(s, rng))


def assert_written(game: RootGame, s: Root) -> None:
    """Nothing in it is a bare number of the process, and it is the same state again."""
    data = game.position_of(s)
    pending = data["pending"]
    assert isinstance(pending, list)
    for row, frame in zip(pending, s.frames(), strict=True):
        assert isinstance(frame.record, FrameRecord)
        assert row[0] in STEP_BY_NAME
        assert_words(game, type(frame.record), row[1:])
    again = game.position(data)
    assert state_hash(again) == state_hash(s)
    assert game.actions(again) == game.actions(s)
    assert game.view(s, 0).data()["frames"] == pending, "no record is hidden now"


def assert_words(game: RootGame, made: type[FrameRecord], row: list[object]) -> None:
    assert row[0] == record_word(made)
    for form, value in zip(forms_of(made.fields), row[1:], strict=True):
        assert_word(game, form, value)


def assert_word(game: RootGame, form: Form, value: object) -> None:
    if form.sign == COUNTS:
        assert isinstance(value, dict)
        assert set(value) <= set(game.setup.place_words[: game.setup.clearings])
    elif form.sign in (MASK, TUPLE):
        assert isinstance(value, list)
        for entry in value:
            assert_word(game, Form(form.name, form.kind), entry)
    elif form.parts:
        assert isinstance(value, list)
        for part, entry in zip(form.parts, value, strict=True):
            assert_word(game, part, entry)
    elif form.of_record:
        assert isinstance(value, list)
        assert_words(game, record_classes()[str(value[0])], value)
    elif form.kind in (ACTION, NEXT, STEP):
        assert isinstance(value, str)
    else:
        kind = kind_of(game.setup, form.kind)
        assert isinstance(value, int if isinstance(kind, Number) else (int, str))
        if isinstance(kind, Place) and isinstance(value, int):
            assert 1 <= value <= game.setup.clearings
        elif not isinstance(kind, Number):
            assert isinstance(value, str)


def test_some_records_by_hand() -> None:
    data: dict[str, object] = {
        "warriors": {"riverfolk": {"1": 2}},
        "factions": {"vagabond": {"place": "f1"}, "riverfolk": {"funds-riverfolk": 1}},
        "pending": [
            ["root.turn", "turn.Turn", "marquise", "root.evening"],
            ["riverfolk.prices", "riverfolk.Pricing", "riverfolk", ["riverboats"]],
            ["riverfolk.fund", "trading.Order", "riverfolk", "move 1 5 2"],
            [
                "root.order",
                "removal.Pending",
                ["marquise.field-hospital", "alliance.outrage"],
                [
                    ["marquise.Fallen", "marquise", 5, 2],
                    ["alliance.Outrage", "alliance", "eyrie", 5],
                ],
                [["field-hospital", 5], ["outrage", 5]],
            ],
        ],
    }
    s = GAME.position(data)
    assert [GAME.text(a) for a in GAME.actions(s)] == ["order field-hospital 5", "order outrage 5"]
    assert GAME.position_of(s)["pending"] == data["pending"]


# --- Mistakes

TURN = ["root.turn", "turn.Turn", "marquise", "root.evening"]
FALLEN = ["marquise.field-hospital", "marquise.Fallen", "marquise", 5, 2]
BATTLE = ["battle.Battle", "marquise", "eyrie", 5, "none", "none"]
WRONG: list[tuple[str, object]] = [
    ("pending", {}),
    ("pending[0]", [[]]),
    ("pending[0]", ["root.turn"]),
    ("pending[0][0]", [["root.dance", "turn.Turn", "marquise", "end"]]),
    ("pending[0][0]", [[["root.turn"], "turn.Turn", "marquise", "end"]]),
    ("pending[1][1]", [TURN, [FALLEN[0], "marquise.Risen", "marquise", 5, 2]]),
    ("pending[1][1]", [TURN, [FALLEN[0], ["marquise.Fallen"], "marquise", 5, 2]]),
    ("pending[1][1]", [TURN, [FALLEN[0], "codec.PublicRecord"]]),
    ("pending[1]", [TURN, FALLEN[:-1]]),
    ("pending[1]", [TURN, [*FALLEN, 1]]),
    ("pending[1][2]", [TURN, [*FALLEN[:2], "badger", 5, 2]]),
    ("pending[1][2]", [TURN, [*FALLEN[:2], None, 5, 2]]),
    ("pending[1][2]", [TURN, [*FALLEN[:2], 99, 5, 2]]),
    ("pending[1][2]", [TURN, [*FALLEN[:2], True, 5, 2]]),
    ("pending[1][3]", [TURN, [*FALLEN[:3], 13, 2]]),
    ("pending[1][3]", [TURN, [*FALLEN[:3], "f1", 2]]),
    ("pending[1][3]", [TURN, [*FALLEN[:3], 10**5000, 2]]),
    ("pending[1][3]", [TURN, [*FALLEN[:2], 0, 12, 2]]),
    ("pending[1][4]", [TURN, [*FALLEN[:4], -1]]),
    ("pending[1][4]", [TURN, [*FALLEN[:4], 2.5]]),
    ("pending[0][3]", [[*TURN[:3], "root.dance"]]),
    ("pending[0][3]", [[*TURN[:3], ["end"]]]),
    ("pending[0][3]", [["riverfolk.prices", "riverfolk.Pricing", "riverfolk", "riverboats"]]),
    ("pending[0][3][0]", [["riverfolk.prices", "riverfolk.Pricing", "riverfolk", ["balloons"]]]),
    ("pending[0][3]", [["riverfolk.fund", "trading.Order", "riverfolk", 7]]),
    ("pending[0][3]", [["riverfolk.fund", "trading.Order", "riverfolk", "move 1 5"]]),
    ("pending[0][3]", [["riverfolk.fund", "trading.Order", 5, 999, 0]]),
    ("pending[0][3].13", [["marquise.scarce-wood", "marquise.Mills", "marquise", {"13": 1}]]),
    ("pending[0][3].5", [["marquise.scarce-wood", "marquise.Mills", "marquise", {"5": "two"}]]),
    ("pending[0][2]", [["root.ask-effects", "battle.Asking", 3, "attacker", 0]]),
    ("pending[0][2][0]", [["root.ask-effects", "battle.Asking", FALLEN[1:], "attacker", 0]]),
    ("pending[0][3]", [["root.ask-effects", "battle.Asking", BATTLE, "onlooker", 0]]),
    ("pending[0]", [["root.order", "removal.Pending", ["cult.fear"], [], []]]),
    ("pending[0][3][0][0]", [["root.order", "removal.Pending", ["root.order"], [["removal.Pending"]], []]]),
    ("pending[0][4][0]", [["root.order", "removal.Pending", [], [], ["fear"]]]),
    ("pending[0][4][0][0]", [["root.order", "removal.Pending", [], [], [["fright", 5]]]]),
    ("pending[0][1]", [["marquise.starting-building", "frames.SeatRecord", "marquise"]]),
    ("pending[0][2]", [["marquise.actions", "frames.SeatRecord", "eyrie"]]),
    ("pending[0][2]", [["riverfolk.services", "frames.SeatRecord", "riverfolk"]]),
    ("pending[0][0]", [["mechanical-marquise.score", "frames.SeatRecord", "marquise"]]),
    ("pending[0]", [["marquise.actions", "frames.SeatRecord", "marquise"]]),  # no turn below it
    ("pending[1]", [TURN, TURN]),
    ("pending[1]", [TURN, ["marquise.keep", "frames.SeatRecord", "marquise"]]),  # only in the setup
    (
        "pending[1][3][0][0]",
        [TURN, ["root.order", "removal.Pending", ["cult.fear"], [FALLEN[1:]], [["fear", 5]]]],
    ),
]


@pytest.mark.parametrize(("where", "pending"), WRONG, ids=[f"{n} {w}" for n, (w, _) in enumerate(WRONG)])
def test_mistakes_name_their_place(where: str, pending: object) -> None:
    with pytest.raises(LichtungError) as caught:
        GAME.position({"pending": pending})
    assert caught.value.where == where


def test_a_plan_without_phases_cannot_begin_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make({"factions": SIX})
    faction = game.setup.factions[1]
    monkeypatch.setattr(faction, "plan", faction.plan[:2])
    with pytest.raises(LichtungError) as caught:
        game.position({"turn": "eyrie", "phase": "evening"})
    assert caught.value.where == "phase"
    pending = [["root.turn", "turn.Turn", "eyrie", "end"], FALLEN]
    boards = {"eyrie": {"leader": "despot"}, "vagabond": {"place": "f1"}}
    table = {"hands": {"marquise": ["anvil"]}, "pieces": {"marquise.keep": [1]}, "factions": boards}
    s = game.position({"pending": pending, **table})
    assert game.view(s, None).data()["phase"] is None


known = [*STEP_BY_NAME, *record_classes(), *GAME.setup.words, *["none", "fear", "1", "f1", "end"]]
texts = st.one_of(st.sampled_from(known), st.text(max_size=5))
scalars = st.one_of(texts, st.integers(), st.integers(-2, 14), st.floats(), st.booleans(), st.none())
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=8,
)


@st.composite
def frames(draw: st.DrawFn) -> object:
    """Nearly right ones: a record of some class with values most of which fit it."""
    made = draw(st.sampled_from(sorted(record_classes())))
    row: list[object] = [draw(st.sampled_from(sorted(STEP_BY_NAME))), made]
    for form in forms_of(record_classes()[made].fields):
        row.append(draw(st.one_of(fitting(form), values) if draw(st.integers(0, 9)) == 0 else fitting(form)))
    return row


def fitting(form: Form) -> st.SearchStrategy[object]:
    if form.sign == COUNTS:
        return st.dictionaries(st.sampled_from(["1", "5", "12"]), st.integers(0, 3))
    if form.sign in (MASK, TUPLE):
        return st.lists(fitting(Form(form.name, form.kind)), max_size=2)
    if form.parts:
        return st.tuples(*[fitting(part) for part in form.parts]).map(list)
    if form.of_record:
        return st.sampled_from([BATTLE, FALLEN[1:], ["frames.SeatRecord", "cult"]])
    if form.kind == STEP:
        return st.sampled_from(sorted(STEP_BY_NAME))
    if form.kind == ACTION:
        return st.sampled_from(["move 1 5 2", "battle 5 eyrie", "draw-one", "muster 5", "done"])
    if form.kind == NEXT:
        return st.sampled_from(["root.evening", "end", "root.start-of-birdsong"])
    kind = kind_of(GAME.setup, form.kind)
    if isinstance(kind, Number):
        return st.integers(0, 5)
    return st.sampled_from([*[kind.text(n) for n in kind.samples()], *range(3)])


def test_a_step_of_another_game_is_none_of_this_one() -> None:
    assert "heirs.refill" in STEP_BY_NAME
    with pytest.raises(LichtungError) as caught:
        GAME.position({"pending": [["heirs.refill", "alliance.LostBase", "marquise", "fox"]]})
    assert (caught.value.key, caught.value.where) == ("position-want", "pending[0][0]")


@settings(max_examples=400, deadline=None)
@given(st.one_of(values, st.lists(st.one_of(frames(), values), max_size=3), st.lists(frames(), max_size=3)))
def test_nothing_but_a_mistake_comes_of_anything(pending: object) -> None:
    with suppress(LichtungError):
        GAME.position({"pending": pending})
