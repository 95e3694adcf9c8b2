"""The Cult in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import Event
from lichtung.root.factions.cult.mat import mat_of
from lichtung.root.map import BIRD
from lichtung.root.recorded import (
    DISCARD,
    ENTERS,
    LEAVES,
    SET,
    SHOWN,
    SUIT_LETTERS,
    Change,
    Letters,
    Recorder,
)
from lichtung.root.state import Root


class CultRecorder(Recorder):
    """10: acolytes are on the board, the Outcast is a marker, Lost Souls are written as discards."""

    letters = "L"
    kinds = MappingProxyType({"garden_fox": "b_f", "garden_rabbit": "b_r", "garden_mouse": "b_m"})

    def warriors_on_board(self, s: Root, seat: int) -> list[tuple[int, int]]:
        return [(seat, mat_of(s, seat).acolytes)]

    def cards_on_board(self, s: Root, seat: int) -> list[tuple[str, int]]:
        mat = mat_of(s, seat)
        return [(SHOWN, mat.revealed), (DISCARD, mat.lost_souls)]

    def settings(self, s: Root, seat: int, letters: Letters) -> dict[str, str]:
        mat = mat_of(s, seat)
        return {"$_ho" if mat.hated else "$_o": SUIT_LETTERS[mat.outcast]}

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """10.3.3: the first Outcast is told even if it is the one that the marker showed by itself."""
        if event.key == "outcast-named" and event.args[0] == seat:
            first = Change(SET, f"{letters.seat[seat]}$_o", "", SUIT_LETTERS[event.args[1]])
            if first not in changes:
                changes.append(first)

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        mat, board = mat_of(s, seat), f"{letters.seat[seat]}$"
        if change.kind == ENTERS and change.goal == board and s.supply[seat]:
            s.supply[seat] -= 1
            mat.acolytes += 1
            return True
        if change.kind == LEAVES and change.start == board and mat.acolytes:
            s.supply[seat] += 1
            mat.acolytes -= 1
            return True
        if change.kind == SET and change.goal in SUIT_LETTERS[:BIRD]:
            mat.hated = int(change.what.endswith("$_ho"))
            mat.outcast = SUIT_LETTERS.index(change.goal)
            return True
        return False


RECORDER = CultRecorder()
