"""The Lizard Cult's board: outcast, acolytes, gardens, lost souls and revealed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from lichtung.root.board import BIRD, SUITS
from lichtung.root.factions import cult
from lichtung.terminal.root.woodland import SUIT_STYLES

if TYPE_CHECKING:
    from lichtung.terminal.root.panels import Panels


def cult_board(p: Panels, seat: int) -> list[Text]:
    """Everything on it lies open."""
    board = p.s.boards[seat]
    key = "cult-hated" if board[cult.HATED] else "cult"
    lines = [Text(p.say(key, suit=p.name("suit", board[cult.OUTCAST]), acolytes=board[cult.ACOLYTES]))]
    tracks = Text(p.say("cult-gardens"))
    for suit in range(BIRD):
        letter = p.words.say(f"root-letter-{SUITS[suit]}")
        tracks.append(f"  {letter} {cult.gardens(p.s, seat, suit)}", SUIT_STYLES[suit])
    lines.append(tracks)
    if board[cult.REVEALED]:
        lines.append(Text(p.say("cult-revealed") + " ").append_text(p.cards(board[cult.REVEALED])))
    lines.append(Text(p.say("cult-souls") + " ").append_text(p.cards(board[cult.LOST_SOULS])))
    return lines
