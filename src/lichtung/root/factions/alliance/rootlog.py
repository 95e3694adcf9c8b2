"""The Alliance in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import Event
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.recorded import (
    CARD,
    DECK,
    ENTERS,
    LEAVES,
    PIECE,
    SHOW,
    SUIT_LETTERS,
    WHOLE_HAND,
    Change,
    Letters,
    Recorder,
    card_name,
)
from lichtung.root.state import Root


class AllianceRecorder(Recorder):
    """8: supporters and officers are on the board."""

    letters = "A"
    kinds = MappingProxyType({"base_fox": "b_f", "base_rabbit": "b_r", "base_mouse": "b_m", "sympathy": "t"})

    def warriors_on_board(self, s: Root, seat: int) -> list[tuple[int, int]]:
        return [(seat, mat_of(s, seat).officers)]

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """8.2.6: who has no card of the suit shows the hand; 8.2.3.I: a drawn card may find no room."""
        if event.key == "hand-shown" and event.args[0] == seat:
            changes.append(Change(SHOW, WHOLE_HAND, letters.seat[event.args[1]], letters.seat[seat]))
        elif event.key == "supporter-surplus" and event.args[0] == seat:
            deck, card, board = s.setup.deck, event.args[1], f"{letters.seat[seat]}$"
            name, suit = card_name(deck.names[card]), SUIT_LETTERS[deck.suit[card]]
            if not any(c.kind == CARD and (c.what, c.suit) == (name, suit) for c in changes):
                changes.append(Change(CARD, name, DECK, board, suit))
                changes.append(Change(CARD, name, board, "", suit))

    def holdings(
        self, s: Root, seat: int, letters: Letters, changes: list[Change]
    ) -> list[tuple[int, int, bool]]:
        """8.2.6: Outrage is paid with a card of the clearing's suit by whoever has one.

        8.2.4: with a base all supporters of its suit are lost: those that were not recorded were not there.
        """
        own, sympathy = letters.seat[seat], f"{letters.seat[seat]}t"
        row = s.setup.kinds_of[seat][-1] * s.places
        sympathetic = {letters.place[c] for c in range(s.clearings) if s.pieces[row + c]}
        bases = [own + self.kinds[kind] for kind in ("base_fox", "base_rabbit", "base_mouse")]
        due: list[str] = []
        found: list[tuple[int, int, bool]] = []
        shown = False
        for change in changes:
            if change.kind == PIECE and change.what in bases and change.start:
                found.append((s.setup.pile[seat], s.setup.deck.matching[bases.index(change.what)], False))
            elif change.kind == PIECE and change.what == sympathy and change.start:
                due.append(change.start)
                sympathetic.discard(change.start)
            elif change.kind == PIECE and change.what == sympathy:
                sympathetic.add(change.goal)
            elif change.kind == PIECE and change.goal in sympathetic and change.start:
                if change.what[0] != own and change.what[1:] == "w" and due[-1:] != [change.goal]:
                    due.append(change.goal)
            elif change.kind == SHOW and change.what == WHOLE_HAND and change.goal == own and due:
                found.append(self._paid(s, letters, change.start, due.pop(0), False))
                shown = True
            elif change.kind == CARD and change.goal == f"{own}$" and change.start != own:
                if change.start == DECK and not shown and due:
                    due.pop(0)
                elif change.start in letters.seat and due:
                    found.append(self._paid(s, letters, change.start, due.pop(0), True))
                shown = False
        return found

    def _paid(self, s: Root, letters: Letters, payer: str, place: str, has: bool) -> tuple[int, int, bool]:
        suits = s.suits[letters.place.index(place)]
        return letters.seat.index(payer), s.setup.deck.matching_any[suits], has

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        mat, board = mat_of(s, seat), f"{letters.seat[seat]}$"
        if change.kind == ENTERS and change.goal == board and s.supply[seat]:
            s.supply[seat] -= 1
            mat.officers += 1
            return True
        if change.kind == LEAVES and change.start == board and mat.officers:
            s.supply[seat] += 1
            mat.officers -= 1
            return True
        return False


RECORDER = AllianceRecorder()
