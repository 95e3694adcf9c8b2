"""The Eyrie in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import Event
from lichtung.root.cards import members
from lichtung.root.factions.eyrie.mat import COLUMNS, mat_of
from lichtung.root.factions.eyrie.rules import LEADERS, VIZIER_COLUMNS
from lichtung.root.hands import discard_card
from lichtung.root.recorded import CARD, SET, Change, Letters, Recorder
from lichtung.root.state import NONE, Root

DECREE = dict(zip(COLUMNS, ("$_r", "$_m", "$_x", "$_b"), strict=True))


class EyrieRecorder(Recorder):
    """7: the Decree has four places on the board, and a leader lies on it."""

    letters = "E"
    kinds = MappingProxyType({"roost": "b"})

    def cards_on_board(self, s: Root, seat: int) -> list[tuple[str, int]]:
        return list(zip(DECREE.values(), mat_of(s, seat).decree, strict=True))

    def named_on_board(self, s: Root, seat: int) -> dict[tuple[str, str], str]:
        leader = mat_of(s, seat).leader
        return {} if leader == NONE else {("", LEADERS[leader]): ""}

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """7.7.2: a purge is told as one thing."""
        if event.key == "purged" and event.args[0] == seat:
            decree = f"{letters.seat[seat]}$_"
            changes[:] = [c for c in changes if c.kind != CARD or not c.start.startswith(decree)]
            changes.append(Change(SET, decree))

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        mat, own = mat_of(s, seat), letters.seat[seat]
        places = [own + place for place in DECREE.values()]
        if change.kind == CARD and change.goal in places and card != NONE:
            mat.decree[places.index(change.goal)] |= 1 << card
            return True
        if change == Change(SET, f"{own}$_"):  # 7.7.2
            for column, cards in enumerate(mat.decree):
                mat.decree[column] = 0
                for lost in members(cards):
                    discard_card(s, lost)
            return True
        if change.kind == CARD and change.what in LEADERS and change.goal == f"{own}$":  # 7.7.3
            if mat.leader != NONE:
                mat.deposed |= 1 << mat.leader
            if mat.deposed == (1 << len(LEADERS)) - 1:
                mat.deposed = 0
            mat.leader = LEADERS.index(change.what)
            mat.deposed &= ~(1 << mat.leader)
            mat.viziers[:] = [int(column in VIZIER_COLUMNS[mat.leader]) for column in range(len(COLUMNS))]
            return True
        return False


RECORDER = EyrieRecorder()
