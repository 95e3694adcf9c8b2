"""The Marquise in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import Event
from lichtung.root.recorded import PIECE, RETURN, Change, Letters, Recorder
from lichtung.root.state import Root


class MarquiseRecorder(Recorder):
    """6: wood and the keep are tokens; whom the Field Hospitals save goes straight to the keep."""

    letters = "C"
    forgotten: tuple[str, ...] = ("t",)  # 6.5.4: wood that was spent
    kinds = MappingProxyType(
        {"sawmill": "b_s", "workshop": "b_w", "recruiter": "b_r", "wood": "t", "keep": "t_k"}
    )

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """6.2.3: that they stood in the supply in between is not recorded."""
        if event.key == "healed" and event.args[0] == seat:
            place, warrior = letters.place[event.args[2]], f"{letters.seat[seat]}w"
            for i, change in enumerate(changes):
                if change.kind == PIECE and change.what == warrior and not change.start:
                    changes[i] = change._replace(kind=RETURN, start=place)


RECORDER = MarquiseRecorder()
