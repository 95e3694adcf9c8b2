"""After an illegal turn: whether pieces are where the record has them or the rules, as what follows tells."""

from collections.abc import Callable
from typing import Final

from lichtung.root.recorded import BATTLE, ENTERS, LEAVES, PIECE, Change, Letters
from lichtung.root.state import Root
from lichtung.rootlog.mending import Standing
from lichtung.rootlog.reading import Deed, RecordedTurn

TURNS_AHEAD: Final = 12  # turns that are looked at
MOST_DOUBTS: Final = 12  # pieces that are doubted one by one
CARDBOARD: Final = ("b", "t")


def contradictions(s: Root, letters: Letters, turns: list[RecordedTurn]) -> int:
    """How often pieces leave where none are, or fight where they cannot, in some turns after a position."""
    standing = Standing(s, letters)
    count = 0
    for turn in turns[:TURNS_AHEAD]:
        battle = ("", "")
        for deed in turn.deeds:
            count += shielded(standing, deed, battle)
            for change in deed.changes:
                if change.kind == BATTLE and change.start in letters.seat:
                    battle = change.start, change.goal
                    count += not standing.fights(change.what, change.goal)
                    count += not standing.stands(change.start, change.goal)
                elif change.kind == PIECE and change.what[0] in letters.seat:
                    pawn = change.what[1:] == "p"
                    count += bool(change.start and not pawn and not standing.here(change.what, change.start))
                    standing.move(change)
    return count


def shielded(standing: Standing, deed: Deed, battle: tuple[str, str]) -> int:
    """4.3.3: cardboard that falls in battle while warriors of its owner stand there."""
    whose, place = battle
    lost = [c for c in deed.changes if c.kind == PIECE and c.start == place and not c.goal]
    fallen = sum(c.what == f"{whose}w" for c in lost)
    cardboard = sum(c.what[0] == whose and c.what[1:2] in CARDBOARD for c in lost)
    return int(cardboard > 0 and standing.here(f"{whose}w", place) > fallen)


def doubted(
    unrecorded: list[Change], unexplained: list[Change], reading: Callable[[set[int]], int]
) -> set[int]:
    """Numbers of pieces, of both lists after each other, for which the rules are right, not the record.

    A reading says how badly what follows goes with it that some of them are as the rules have them.
    """
    both = [*unrecorded, *unexplained]
    pieces = [n for n, change in enumerate(both) if change.kind in (LEAVES, ENTERS)]
    right: set[int] = set()
    if not 0 < len(pieces) <= MOST_DOUBTS:
        return right
    least = reading(right)
    for number in pieces:
        if least:
            now = reading(right | {number})
            if now < least:
                least = now
                right.add(number)
    return right
