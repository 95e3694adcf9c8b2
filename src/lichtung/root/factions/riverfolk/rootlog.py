"""The Riverfolk in the players' notation."""

from types import MappingProxyType

from lichtung.root.factions.riverfolk.mat import mat_of
from lichtung.root.recorded import ENTERS, LEAVES, SET, Change, Letters, Recorder
from lichtung.root.state import NONE, Root

PRICES = ("$_h", "$_r", "$_m")  # of the services, in their order
ALL_PRICES = "$_"
FUNDS = "$_f"


class RiverfolkRecorder(Recorder):
    """11: payments, funds and what is committed stand on the board together."""

    letters = "O"
    kinds = MappingProxyType({"post_fox": "t_f", "post_rabbit": "t_r", "post_mouse": "t_m"})

    def warriors_on_board(self, s: Root, seat: int) -> list[tuple[int, int]]:
        mat, seats = mat_of(s, seat), s.setup.seats
        return [
            (
                owner,
                mat.payments[owner] + mat.funds[owner] + mat.committed[owner] + sum(mat.spaces[owner::seats]),
            )
            for owner in range(seats)
        ]

    def settings(self, s: Root, seat: int, letters: Letters) -> dict[str, str]:
        return dict(zip(PRICES, [str(price) for price in mat_of(s, seat).prices], strict=True))

    def reads(self, letter: str, change: Change) -> list[Change]:
        """All prices may be set at once; what the funds amount to is bookkeeping."""
        if change.kind != SET:
            return [change]
        behind = change.what.removeprefix(letter)
        if behind == ALL_PRICES:
            return [Change(SET, letter + price, "", change.goal) for price in PRICES]
        return [] if behind == FUNDS else [change]

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        """What is paid are payments; what is spent were funds, or else payments."""
        mat, board = mat_of(s, seat), f"{letters.seat[seat]}$"
        owner = letters.seat.index(change.what[0]) if change.what[:1] in letters.seat else NONE
        if change.kind == ENTERS and change.goal == board and owner != NONE and s.supply[owner]:
            s.supply[owner] -= 1
            mat.payments[owner] += 1
            return True
        if change.kind == LEAVES and change.start == board and owner != NONE:
            for box in (mat.funds, mat.committed, mat.payments):
                if box[owner]:
                    box[owner] -= 1
                    s.supply[owner] += 1
                    return True
        if change.kind == SET and change.what[1:] in PRICES and change.goal in ("1", "2", "3", "4"):
            mat.prices[PRICES.index(change.what[1:])] = int(change.goal)
            return True
        return False


RECORDER = RiverfolkRecorder()
