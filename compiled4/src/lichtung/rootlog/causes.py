"""Why a recorded turn cannot be explained: what speaks for a slip of the recorder, for a mistake at the
table, for an earlier turn that left the position in doubt, or for a search that was given up.
"""

from lichtung.root.recorded import BATTLE, CARD, CRAFT, ENTERS, ITEM, LEAVES, PIECE, SHOW, Change, Letters
from lichtung.root.state import Root
from lichtung.rootlog.mending import Standing
from lichtung.rootlog.reading import NOTE, Deed, RecordedTurn, Remark

NOT_THERE = "cause-not-there"  # the record contradicts itself
NOBODY = "cause-nobody"
SHIELDED = "cause-shielded"
ELSEWHERE = "cause-elsewhere"
BEFORE = "cause-before"
REFUSED = "cause-refused"
LIMIT = "cause-limit"
OPEN = "cause-open"
BEYOND = "cause-beyond"  # a position that the rules never lead to


class Causes:
    """What earlier turns have left in doubt, and the cause of one more."""

    def __init__(self, letters: Letters) -> None:
        self.letters = letters
        self.doubtful: dict[tuple[str, str], int] = {}  # pieces, hands and boards, since which line

    def of(
        self,
        s: Root,
        turn: RecordedTurn,
        unexplained: list[Change],
        unrecorded: list[Change],
        refused: bool,
        given_up: bool,
    ) -> Remark:
        """The cause that is nearest; what this turn leaves in doubt is noted."""
        told = self.contradiction(s, turn) or self.elsewhere(turn, unexplained, unrecorded)
        since = [
            self.doubtful[key] for change in unexplained for key in keys_of(change) if key in self.doubtful
        ]
        if since and (told is None or told.key == NOT_THERE):
            told = remark(BEFORE, turn, "", str(min(since)))
        if told is None:
            told = remark(REFUSED if refused else LIMIT if given_up else OPEN, turn, "")
        for change in [*unexplained, *unrecorded]:
            for key in keys_of(change):
                self.doubtful.setdefault(key, turn.line)
        return told

    def contradiction(self, s: Root, turn: RecordedTurn) -> Remark | None:
        """Pieces that leave a place where they are not, or a battle where somebody has nothing.

        4.3.3: in battle warriors fall before buildings and tokens do.
        """
        standing = Standing(s, self.letters)
        battle: tuple[str, str] | None = None
        for deed in turn.deeds:
            lost = [c for c in deed.changes if c.kind == PIECE and c.start and not c.goal]
            for change in lost:
                owner, place = change.what[0], change.start
                fallen = sum(1 for c in lost if c.what == f"{owner}w" and c.start == place)
                cardboard = (owner, place) == battle and change.what[1:2] in ("b", "t")
                if cardboard and standing.here(f"{owner}w", place) > fallen:
                    return found(SHIELDED, deed, f"{owner}w")
            for change in deed.changes:
                if change.kind == BATTLE:
                    battle = (change.start, change.goal)
                if change.kind == BATTLE and change.start in self.letters.seat:
                    if not standing.fights(change.what, change.goal):
                        return found(NOBODY, deed, change.what)
                    if not standing.stands(change.start, change.goal):
                        return found(NOBODY, deed, change.start)
                if change.kind != PIECE:
                    continue
                known = change.what[0] in self.letters.seat and change.what[1:] != "p"
                if known and change.start and not standing.here(change.what, change.start):
                    return found(NOT_THERE, deed, change.what)
                standing.move(change)
        return None

    def elsewhere(
        self, turn: RecordedTurn, unexplained: list[Change], unrecorded: list[Change]
    ) -> Remark | None:
        """The same piece came, or left, by the rules in another place than was recorded."""
        for change in unexplained:
            for other in unrecorded:
                if change.kind == other.kind in (ENTERS, LEAVES) and change.what == other.what:
                    place, real = change.start + change.goal, other.start + other.goal
                    if place != real:
                        return remark(ELSEWHERE, turn, f"{change.what} {place}", real)
        return None


def keys_of(change: Change) -> list[tuple[str, str]]:
    """What is in doubt if a change is."""
    if change.kind in (ENTERS, LEAVES, PIECE):
        return [(change.what, place) for place in (change.start, change.goal) if place]
    if change.kind in (CARD, CRAFT, SHOW, ITEM):
        return [(change.kind, place[:1]) for place in (change.start, change.goal) if place[:1].isupper()]
    return []


def found(key: str, deed: Deed, reading: str) -> Remark:
    return Remark(NOTE, key, deed.line, deed.column, deed.text, reading)


def remark(key: str, turn: RecordedTurn, text: str, reading: str = "") -> Remark:
    return Remark(NOTE, key, turn.line, 1, text, reading)
