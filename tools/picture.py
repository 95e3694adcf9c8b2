"""Draw the picture of a game in progress for the README: a real position of a seeded game.

python tools/picture.py            writes docs/img/heirs.svg and docs/img/heirs-de.svg
"""

import io
import re
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
PICTURES = {"en": "heirs.svg", "de": "heirs-de.svg"}
SEED = 14
DECISIONS = 59  # White has taken a tile and has much to choose from
NEWS = 6  # events shown above the menu
WIDTH = 120
HEIGHT = 70
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
BLACK, RED, GREEN, YELLOW = (33, 46, 39), (240, 147, 138), (134, 203, 166), (246, 182, 43)
BLUE, MAGENTA, CYAN, WHITE = (91, 147, 230), (174, 127, 208), (59, 161, 180), (233, 239, 230)
THEME = TerminalTheme((24, 34, 29), WHITE, [BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE])


def position(lang: str, console: Console) -> Session:
    """White's turn in the middle of a game between two greedy players."""
    rules = game("heirs")
    match = Match(rules, rules.start(), ["human", "greedy"], Random(SEED))
    players = [agents.make("greedy", rules, Random(SEED * 10 + seat)) for seat in range(rules.seats)]
    words = catalogue(lang)
    session = Session(match, {1: players[1]}, words, console, drawing(rules, words))
    for _ in range(DECISIONS):
        session.note(len(match.journal.entries), match.run_chance())
        decision = rules.decision(match.state)
        assert decision is not None
        view = rules.view(match.state, decision.seat)
        session.play(players[decision.seat].choose(view, rules.actions(match.state)))
    session.note(len(match.journal.entries), match.run_chance())
    session.told = {session.viewer(): max(0, len(session.log) - NEWS)}
    return session


def draw(lang: str) -> str:
    """The table, what happened, and the menu, as a player sees them."""
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    session = position(lang, console)
    decision = session.game.decision(session.match.state)
    assert decision is not None
    session.show_table(decision.seat)
    session.tell_news(decision.seat)
    session.show_menu(decision, [session.game.actions(session.match.state)])
    svg = console.export_svg(title="lichtung play heirs", theme=THEME)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    return svg.replace("Fira Code, monospace", FONTS)


if __name__ == "__main__":
    for lang, name in PICTURES.items():
        (FOLDER / name).write_text(draw(lang), encoding="utf-8")
