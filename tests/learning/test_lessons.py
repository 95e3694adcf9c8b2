"""Every lesson played through, with what it wants and with what it does not; its words, its length."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from lichtung.kernel.codec import Action
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import state_hash
from lichtung.learning.library import Chapter, find_chapter, lessons
from lichtung.learning.running import DONE, NEXT, REFUSED, TAP, WRONG, Desk
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.scenario import run

CHAPTERS = [chapter for chapters in lessons().values() for chapter in chapters]
NAMES = [f"{chapter.lesson.id}-{chapter.lesson.chapter}" for chapter in CHAPTERS]
each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=NAMES)

MOST_LETTERS, MOST_SENTENCES = 140, 2
SENTENCE = re.compile(r"[.!?](?=\s|$)")
WORDS_A_MINUTE = 130  # slowly, with a look at the table
SECONDS_A_CLICK = 6.0
CLICKS = 3  # for an action: its verb, its place, and once the wrong one
LONGEST = {"heirs": 12, "root-basics": 15}  # minutes
TRIED = 1500  # actions of a verb that are asked about at a step
WRONG_ONES = 3


def taken(chapter: Chapter) -> Iterator[Desk]:
    """The desk before each entry that leads to the end."""
    desk = Desk(chapter)
    for _ in range(60):
        if desk.over:
            return
        yield desk
        entry = desk.shown()
        assert entry, f"{chapter.case.file}: nothing leads on from step {desk.step}"
        assert desk.enter(entry).kind == DONE
    raise AssertionError("the chapter does not end")


def other_actions(desk: Desk) -> list[Action]:
    """Whole actions of the verbs that the step knows and those that are legal elsewhere in it."""
    codec = desk.game.codec
    found: list[Action] = []
    for verb in desk.game.verbs(desk.state):
        kinds = [codec.kinds[kind] for _, kind in codec.verbs[verb].fields]
        values = [[v for v in {1, 2, *kind.samples()} if kind.valid(v)] for kind in kinds]
        every = [codec.decode([verb, *chosen]) for chosen in product(*values)]
        found += Random(0).sample(every, min(TRIED, len(every)))
    return found


@each_chapter
def test_it_is_a_scenario_that_holds(chapter: Chapter) -> None:
    assert run(chapter.case) == []


@each_chapter
def test_it_can_be_taken_with_what_it_wants(chapter: Chapter) -> None:
    for desk in taken(chapter):
        again = Desk(chapter, desk.path)
        assert state_hash(again.state) == state_hash(desk.state), "the path alone gives the position"
        assert (again.step, again.waits_for) == (desk.step, desk.waits_for)
        assert desk.teach.text, "whoever is asked is told what for"


@each_chapter
def test_three_wrong_entries_are_answered_and_change_nothing(chapter: Chapter) -> None:
    tried = 0
    for desk in taken(chapter):
        before, path = state_hash(desk.state), list(desk.path)
        for entry in wrong_entries(desk)[:WRONG_ONES]:
            verdict = desk.enter(entry)
            tried += 1
            assert verdict.kind in (REFUSED, WRONG), entry
            assert verdict.text or verdict.refusal is not None, "everything has an answer"
            assert (state_hash(desk.state), desk.path) == (before, path)
    assert tried >= WRONG_ONES


def wrong_entries(desk: Desk) -> list[str]:
    """Actions that the rules refuse, legal ones that are not wanted, and something that was not asked for."""
    wanted = [way[0] for way in desk.ways if way]
    listed = [desk.game.text(action) for action in desk.game.actions(desk.state)]
    refused = [
        desk.game.text(action)
        for action in other_actions(desk)
        if desk.game.refusal(desk.state, action) is not None
    ]
    legal = [
        text for text in listed if not any(pattern.fits(text) for pattern in wanted) and not desk.teach.free
    ]
    touched = NEXT if desk.waits_for == TAP else f"{TAP} clearing 99"
    return [*refused[:1], *legal[:1], touched, *refused[1:2], *legal[1:2]]


@each_chapter
def test_every_answer_can_be_given(chapter: Chapter) -> None:
    """Each pattern of `other` fits something legal, each reason of `refused` something that is not."""
    patterns = {(step, a.pattern.text) for step, t in enumerate(Desk(chapter).teaches) for a in t.other}
    reasons = {(step, reason) for step, t in enumerate(Desk(chapter).teaches) for reason in t.refused}
    for desk in taken(chapter):
        wanted = [way[0] for way in desk.ways if way]
        listed = [desk.game.text(action) for action in desk.game.actions(desk.state)]
        unwanted = [text for text in listed if not any(pattern.fits(text) for pattern in wanted)]
        for text in unwanted if desk.may_act and not desk.teach.free else []:
            verdict = desk.enter(text)
            assert verdict.kind == WRONG, text
            assert verdict.state is not None, text
            assert verdict.text != "learn-not-now", f"{desk.teach.where}: {text} has no answer of its own"
            patterns -= {(desk.step, a.pattern.text) for a in desk.teach.other if a.pattern.fits(text)}
        if desk.teach.refused:
            met = {r.key for a in other_actions(desk) if (r := desk.game.refusal(desk.state, a)) is not None}
            reasons -= {(desk.step, reason) for reason in met}
    assert {text for _, text in patterns} <= {"*"}, "a catch-all may be there in any case"
    assert reasons == set()


@each_chapter
def test_every_accepted_way_leads_on(chapter: Chapter) -> None:
    for desk in taken(chapter):
        if len(desk.ways) < 2 or desk.path[desk.begun :]:
            continue
        for way in desk.ways:
            other = Desk(chapter, desk.path)
            for pattern in way:
                fitting = [
                    text for a in other.game.actions(other.state) if pattern.fits(text := other.game.text(a))
                ]
                assert fitting, f"{desk.teach.where}: {pattern.text}"
                assert other.enter(fitting[0]).kind == DONE
            assert other.step > desk.step
            while not other.over:
                assert other.enter(other.shown()).kind == DONE


@each_chapter
def test_its_words_are_short_and_in_both_languages(chapter: Chapter) -> None:
    lesson = chapter.lesson
    keys = [key for teach in Desk(chapter).teaches for key in teach.texts()]
    for lang in LANGUAGES:
        words = catalogue(lang)
        assert words.has(f"learn-{lesson.id}")
        assert words.has(f"learn-{lesson.id}-{lesson.chapter}")
        for key in keys:
            assert words.has(key), key
            text = words.say(key)
            assert len(text) <= MOST_LETTERS, f"{key}: {len(text)}"
            assert len(SENTENCE.findall(text)) <= MOST_SENTENCES, key


def minutes(chapters: list[Chapter], lang: str) -> float:
    """How long a lesson takes: what is read at a slow pace, and every click of it, some of them wrong."""
    words = catalogue(lang)
    read, clicks = 0, 0
    for chapter in chapters:
        for desk in taken(chapter):
            clicks += CLICKS if desk.may_act else 1
        for teach in Desk(chapter).teaches:
            said = [teach.text, teach.after, *[answer.text for answer in teach.other[:1]]]
            read += sum(len(words.say(key).split()) for key in said if key)
    return read / WORDS_A_MINUTE + clicks * SECONDS_A_CLICK / 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id_", list(lessons()))
def test_it_is_as_long_as_it_says(id_: str, lang: str) -> None:
    found = minutes(lessons()[id_], lang)
    stated = lessons()[id_][0].lesson.minutes
    assert found <= stated <= LONGEST.get(id_, 15), f"{found:.1f} minutes"


def test_there_is_a_lesson_for_every_game_and_what_follows_it_exists() -> None:
    found = lessons()
    assert {"heirs", "root-basics"} <= set(found)
    for chapters in found.values():
        assert chapters[0].lesson.next in ("", *found)
        assert len({chapter.digest for chapter in chapters}) == len(chapters)


def test_a_path_that_does_not_fit_is_a_mistake() -> None:
    chapter = find_chapter("root-basics", 2)
    with pytest.raises(LichtungError) as caught:
        Desk(chapter, ["tap clearing 9", "move 1 5 1"])
    assert (caught.value.key, caught.value.where) == ("lesson-path", "path[1]")
    with pytest.raises(LichtungError, match="lesson-unknown"):
        find_chapter("root-basics", 99)


def test_a_wrong_move_is_answered_with_its_reason() -> None:
    desk = Desk(find_chapter("root-basics", 2), ["tap clearing 9"])
    refused = desk.enter("move 12 11 1")
    assert refused.kind == REFUSED
    assert refused.refusal is not None
    assert (refused.refusal.law, refused.text) == ("4.2.1", "learn-root-basics-rule-must-rule")
    wrong = desk.enter("move 9 12 1")
    assert (wrong.kind, wrong.text) == (WRONG, "learn-root-basics-rule-level")
    assert wrong.state is not None
    assert state_hash(wrong.state) != state_hash(desk.state)
    assert desk.enter("move 9 12 2").kind == DONE
    assert desk.after == "learn-root-basics-rule-marched"


def test_free_play_that_misses_its_goal_begins_again() -> None:
    chapter = find_chapter("heirs", 7)
    desk = Desk(chapter)
    for entry in ("take reise-01", "end"):
        assert desk.enter(entry).kind == DONE
    assert desk.missed
    assert not desk.over
    assert desk.enter("end").kind == WRONG
    again = Desk(chapter, desk.path[: desk.turning_point()])
    assert again.may_act
