"""The orders of the Mechanical Marquise lie face down, but everybody can follow each of them. Law M.3.3."""

import re

from lichtung.rootlog.checking import LEGAL, Checker
from lichtung.rootlog.reading import read_log
from lichtung.rootlog.writing import write_journal
from tests.rootlog.games import played


def test_each_order_is_the_card_that_was_drawn_into_its_place() -> None:
    game, journal = played(1, factions="mechanical-marquise,eyrie")
    text = write_journal(journal, game)
    drawn = re.findall(r"draw \? \{>C(\S*?)\}", text)
    revealed = re.findall(r"\S+ C(\S*?)>\.", text)
    assert drawn[:5] == ["$5", "$4", "$3", "$2", "$1"]
    assert len(set(drawn)) == len(drawn)
    assert len(revealed) > 5
    assert len(set(revealed)) == len(revealed)
    assert set(revealed) <= set(drawn)
    assert "#$->$" not in text  # the others move up: where the one that goes stood among them says what it is
    checker = Checker(read_log(text))
    told = list(checker.run())
    assert not any(one.verdict != LEGAL or one.unrecorded or one.unexplained for one in told)
    assert write_journal(checker.journal(), checker.game) == text
