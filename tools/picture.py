"""Draw the pictures of games in progress for the README: real positions of seeded games.

python tools/picture.py            writes docs/img/heirs.svg, docs/img/root.svg, and both in German
"""

import io
import re
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from lichtung import agents
from lichtung.games import game
from lichtung.kernel.match import Match
from lichtung.locale.render import catalogue
from lichtung.terminal.drawing import drawing
from lichtung.terminal.session import Session

FOLDER = Path(__file__).parents[1] / "docs" / "img"
LANGUAGES = {"en": "", "de": "-de"}  # with what stands behind a file's name
WIDTH = 120
HEIGHT = 42
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
BLACK, RED, GREEN, YELLOW = (33, 46, 39), (240, 147, 138), (134, 203, 166), (246, 182, 43)
BLUE, MAGENTA, CYAN, WHITE = (91, 147, 230), (174, 127, 208), (59, 161, 180), (233, 239, 230)
THEME = TerminalTheme((24, 34, 29), WHITE, [BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE])


@dataclass(frozen=True)
class Moment:
    """The decision of a game that is drawn: the first seat has much to choose from."""

    game: str
    seed: int
    decisions: int


MOMENTS = (Moment("heirs", 14, 59), Moment("root", 5, 176))


def position(moment: Moment, lang: str, console: Console) -> Session:
    """The first seat's turn in the middle of a game between greedy players."""
    rules = game(moment.game)
    names = ["human", *["greedy"] * (rules.seats - 1)]
    match = Match(rules, rules.start(), names, Random(moment.seed))
    players = [agents.make("greedy", rules, Random(moment.seed * 10 + seat)) for seat in range(rules.seats)]
    words = catalogue(lang)
    session = Session(match, dict(enumerate(players[1:], 1)), words, console, drawing(rules, words))
    for _ in range(moment.decisions):
        session.log_events(len(match.journal.entries), match.run_chance())
        decision = rules.decision(match.state)
        assert decision is not None
        view = rules.view(match.state, decision.seat)
        session.decide(players[decision.seat].choose(view, rules.actions(match.state)))
    session.log_events(len(match.journal.entries), match.run_chance())
    return session


def draw(moment: Moment, lang: str) -> str:
    """The table, what happened, and the menu on one screen, as a player sees them."""
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    session = position(moment, lang, console)
    decision = session.game.decision(session.match.state)
    assert decision is not None
    session.show_offer(decision, [session.game.actions(session.match.state)])
    svg = console.export_svg(title=f"lichtung play {moment.game}", theme=THEME)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    return svg.replace("Fira Code, monospace", FONTS)


if __name__ == "__main__":
    for moment in MOMENTS:
        for lang, ending in LANGUAGES.items():
            path = FOLDER / f"{moment.game}{ending}.svg"
            path.write_text(draw(moment, lang), encoding="utf-8")
