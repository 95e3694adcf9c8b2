"""The command that tells what others can do next."""

import pytest

from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import LANGUAGES, catalogue
from lichtung.terminal.commands import Commands
from tests.terminal.screens import written
from tests.terminal.test_screen import sitting

FACTIONS = ["marquise", "eyrie", "alliance", "vagabond"]
ME = 0


def at_the_table(lang: str) -> Commands:
    return Commands(sitting(game("root", factions=FACTIONS), 3, 150, (80, 24), lang))


def answer(commands: Commands, argument: str) -> list[str]:
    """The lines that it writes for the first seat."""
    before = len(written(commands.session.console))
    commands.threats(argument, ME)
    return written(commands.session.console)[before:].splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_opponent_is_told_with_its_threats_or_with_none(lang: str) -> None:
    commands, words = at_the_table(lang), catalogue(lang)
    rules, state = commands.session.game, commands.session.match.state
    lines = " ".join(" ".join(answer(commands, "")).split())
    expected: list[str] = []
    for other in range(1, rules.seats):
        expected.append(words.value(rules, "seat", other))
        threats = rules.threats(rules.view(state, ME), other)
        expected += [words.threat(rules, threat) for threat in threats] or [words.say("play-no-threats")]
    assert lines == " ".join(" ".join(expected).split())
    assert len(expected) > rules.seats - 1 + 2, "the position is one with threats"


def test_one_opponent_can_be_named_by_the_beginning_of_its_name() -> None:
    commands = at_the_table("de")
    alone = answer(commands, "horst")
    every = answer(commands, "")
    assert alone
    assert every[: len(alone)] == alone
    assert len(alone) < len(every)
    assert answer(commands, "eyrie") == alone, "and by its word in the notation"


def test_who_does_not_sit_there_is_answered_with_those_who_do() -> None:
    commands = at_the_table("en")
    with pytest.raises(LichtungError) as refused:
        commands.threats("otter", ME)
    assert refused.value.key == "play-threats"
    assert "Eyrie" in str(refused.value.args_by_name["known"])
