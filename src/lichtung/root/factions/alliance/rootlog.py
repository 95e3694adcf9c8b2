"""The Alliance in the players' notation."""

from lichtung.kernel.codec import Event
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.recorded import SHOW, WHOLE_HAND, Change, Letters, Recorder
from lichtung.root.state import Root


class AllianceRecorder(Recorder):
    """8: supporters and officers are on the board."""

    letters = "A"
    kinds = {"base_fox": "b_f", "base_rabbit": "b_r", "base_mouse": "b_m", "sympathy": "t"}  # noqa: RUF012

    def warriors_on_board(self, s: Root, seat: int) -> list[tuple[int, int]]:
        return [(seat, mat_of(s, seat).officers)]

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """8.2.6: who has no card of the suit shows the hand."""
        if event.key == "hand-shown" and event.args[0] == seat:
            changes.append(Change(SHOW, WHOLE_HAND, letters.seat[event.args[1]], letters.seat[seat]))


RECORDER = AllianceRecorder()
