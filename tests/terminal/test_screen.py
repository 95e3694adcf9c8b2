"""Board, panels, log and menu together: nothing scrolls away, nothing is wider than the screen."""

import re
from random import Random
from typing import Any

import pytest

from lichtung.games import game
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.game import FrameGame
from lichtung.kernel.match import Match
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.terminal.drawing import drawing
from lichtung.terminal.session import Session
from tests.terminal.screens import console, written

MAPS = ("autumn", "winter", "lake", "mountain")
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
SIZES = ((80, 24), (80, 40), (100, 30), (120, 24), (120, 40), (160, 50), (200, 60))


def sitting(
    rules: FrameGame[Any, Any],
    seed: int,
    steps: int,
    size: tuple[int, int],
    lang: str,
    ascii_only: bool = False,
) -> Session:
    """People at a table where random decisions have been made."""
    rng = Random(seed)
    words = catalogue(lang, ascii_only)
    match = Match(rules, rules.start(), ["human"] * rules.seats, rng)
    session = Session(match, {}, words, console(*size), drawing(rules, words))
    session.log_events(0, match.run_chance())
    for _ in range(steps):
        number = len(match.journal.entries)
        session.decide(rng.choice(rules.actions(match.state)))
        session.log_events(number + 1, match.run_chance())
        if rules.decision(match.state) is None:
            break
    return session


def screen(session: Session) -> tuple[list[str], str]:
    """The lines of the screen with its prompt, and the question; on its pages stand all choices."""
    decision = session.game.decision(session.match.state)
    assert decision is not None
    assert decision.seat != CHANCE
    before = len(written(session.console))
    offer = session.show_offer(decision, [session.game.actions(session.match.state)])
    first = written(session.console)[before:]
    for page in range(1, offer.pages):
        session.show_offer(decision, offer.path, page)
    pages = written(session.console)[before:]
    assert len(pages.splitlines()) == offer.pages * len(first.splitlines()), "all pages are of one length"
    numbers = [
        choice.word if choice.kind in session.picture.numbered else str(i + 1)
        for i, choice in enumerate(offer.choices)
    ]
    missing = [number for number in numbers if f"{number}) " not in pages]
    assert missing == [], "every choice stands on one of the pages"
    return [*first.splitlines(), ">"], offer.question()


def check(session: Session, size: tuple[int, int]) -> list[str]:
    lines, question = screen(session)
    width, height = size
    assert len(lines) == height
    assert max(map(len, lines)) <= width
    text = " ".join(" ".join(lines).split())
    assert question.split()[0] in text
    seat = session.game.decision(session.match.state)
    assert seat is not None
    told = latest(session, seat.seat)
    words = 3 if width < 118 else 1  # in two columns other texts stand between its lines
    assert " ".join(told.split()[:words]) in text, "the latest line of the log"
    return lines


def latest(session: Session, seat: int) -> str:
    on = console(500)
    on.print(*session.latest(seat)[-1:])
    return written(on).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_root_at_80_by_24(lang: str, name: str, seats: int) -> None:
    rules = game("root", map=name, factions=",".join(FACTIONS[:seats]))
    for seed, steps in ((1, 0), (2, 25), (3, 120), (4, 300)):
        session = sitting(rules, seed, steps, (80, 24), lang)
        if rules.decision(session.match.state) is None:
            continue
        lines = check(session, (80, 24))
        text = "\n".join(lines)
        for clearing in range(1, 13):
            assert re.search(rf"(?<!\S){clearing}[A-Z]", text), "every clearing with its suit"
        decision = rules.decision(session.match.state)
        assert decision is not None
        assert session.words.say("root-table-hand") in text, "the hand of whoever decides"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_everything_on_one_screen(lang: str, size: tuple[int, int]) -> None:
    for rules, steps in ((game("root"), 90), (game("heirs"), 25), (game("heirs", sets="choose"), 0)):
        check(sitting(rules, 5, steps, size, lang), size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heirs_at_80_by_24(lang: str) -> None:
    rules = game("heirs")
    for seed in range(4):
        for steps in (0, 8, 20, 40, 60):
            session = sitting(rules, seed, steps, (80, 24), lang)
            if rules.decision(session.match.state) is not None:
                check(session, (80, 24))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["root", "heirs"])
def test_in_ascii_columns_stay_where_they_are(lang: str, name: str) -> None:
    for size in ((80, 24), (120, 40)):
        session = sitting(game(name), 3, 40, size, lang, ascii_only=True)
        lines = check(session, size)
        plain = "\n".join(lines).encode("ascii", "lichtung.nearest").decode()
        assert [len(line) for line in plain.split("\n")] == [len(line) for line in lines]


def test_panels_stand_beside_the_board_where_there_is_room() -> None:
    rules = game("root")
    wide = "\n".join(check(sitting(rules, 3, 60, (120, 40), "en"), (120, 40)))
    low = "\n".join(check(sitting(rules, 3, 60, (80, 24), "en"), (80, 24)))
    assert "╭ 1 " in wide
    assert "╭ 1 " not in low
    assert next(line for line in wide.splitlines() if "Hand:" in line).index("Hand:") > 70
    assert "\nHand:" in low
