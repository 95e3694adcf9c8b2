"""The Duchy in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import Event
from lichtung.root.factions.duchy.mat import mat_of
from lichtung.root.factions.duchy.ministers import MINISTERS
from lichtung.root.recorded import CARD, SHOWN, Change, Letters, Recorder
from lichtung.root.state import Root


def minister_name(minister: int) -> str:
    return MINISTERS[minister].replace("_", "")


class DuchyRecorder(Recorder):
    """12: swayed ministers lie on the board; the Burrow is place 0."""

    letters = "D"
    kinds = MappingProxyType({"citadel": "b_c", "market": "b_m", "tunnel": "t"})

    def cards_on_board(self, s: Root, seat: int) -> list[tuple[str, int]]:
        return [(SHOWN, mat_of(s, seat).revealed)]

    def named_on_board(self, s: Root, seat: int) -> dict[tuple[str, str], str]:
        swayed = mat_of(s, seat).swayed
        return {("", minister_name(m)): "" for m in range(len(MINISTERS)) if swayed >> m & 1}

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """12.2.3: the price of failure."""
        if event.key == "minister-lost" and event.args[0] == seat:
            changes.append(Change(CARD, minister_name(event.args[1]), f"{letters.seat[seat]}$"))

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        mat, board = mat_of(s, seat), f"{letters.seat[seat]}$"
        names = [minister_name(minister) for minister in range(len(MINISTERS))]
        if change.kind == CARD and change.what in names and board in (change.start, change.goal):
            bit = 1 << names.index(change.what)
            mat.swayed = mat.swayed | bit if change.goal == board else mat.swayed & ~bit
            return True
        return False


RECORDER = DuchyRecorder()
