"""The Alliance in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import Event
from lichtung.root.factions.alliance.mat import mat_of
from lichtung.root.factions.alliance.rules import MISS_BASE, LostBase
from lichtung.root.recorded import (
    BATTLE,
    CARD,
    DECK,
    ENTERS,
    LEAVES,
    PIECE,
    SHOW,
    SUIT_LETTERS,
    TURN,
    WHOLE_HAND,
    Change,
    Holding,
    Letters,
    Recorder,
    card_name,
)
from lichtung.root.state import Root

WARRIORS = ("w", "w_w")


def after_losses(changes: list[Change], number: int, board: str) -> int:
    """8.2.4: the change after which everything has left the board that goes with a base."""
    at = number
    for n in range(number + 1, len(changes)):
        change = changes[n]
        if change.kind in (TURN, BATTLE):
            break
        if change.kind in (CARD, PIECE) and change.start == board and not change.goal:
            at = n
    return at + 1


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

    def holdings(self, s: Root, seat: int, letters: Letters, changes: list[Change]) -> list[Holding]:
        """8.2.6: Outrage is paid with a card of the clearing's suit by whoever has one.

        8.2.4: with a base all supporters of its suit are lost: those that were not recorded were not there.
        """
        own, sympathy = letters.seat[seat], f"{letters.seat[seat]}t"
        row = s.setup.kinds_of[seat][-1] * s.places
        sympathetic = {letters.place[c] for c in range(s.clearings) if s.pieces[row + c]}
        bases = [own + self.kinds[kind] for kind in ("base_fox", "base_rabbit", "base_mouse")]
        due: list[tuple[str, str]] = []  # Outrage: in which clearing, by whom
        found: list[Holding] = []
        shown, active = False, ""
        for number, change in enumerate(changes):
            if change.kind == TURN:
                due, shown, active = [], False, change.what
            elif change.kind == PIECE and change.what in bases and change.start:
                pile, lost = s.setup.pile[seat], s.setup.deck.matching[bases.index(change.what)]
                found.append(Holding(pile, lost, False, after_losses(changes, number, f"{own}$")))
            elif change.kind == PIECE and change.what == sympathy and change.start:
                due.append((change.start, active))
                sympathetic.discard(change.start)
            elif change.kind == PIECE and change.what == sympathy:
                sympathetic.add(change.goal)
            elif change.kind == PIECE and change.goal in sympathetic and change.start:
                entry = (change.goal, change.what[0])
                if change.what[0] != own and change.what[1:] in WARRIORS and due[-1:] != [entry]:
                    due.append(entry)
            elif change.kind == SHOW and change.what == WHOLE_HAND and change.goal == own and due:
                found.append(self._paid(s, letters, change.start, due.pop(0)[0], False, number))
                shown = True
            elif change.kind == CARD and change.goal == f"{own}$" and change.start != own:
                if change.start == DECK and not shown and due:  # that the hand was shown goes unsaid
                    place, payer = due.pop(0)
                    if payer in letters.seat:
                        found.append(self._paid(s, letters, payer, place, False, number))
                elif change.start in letters.seat and due:
                    found.append(self._paid(s, letters, change.start, due.pop(0)[0], True, number))
                shown = False
        return found

    def emptied(self, s: Root) -> str:
        """8.2.4: all supporters of a lost base's suit go."""
        frame, deck = s.frame, s.setup.deck
        if frame is None or not isinstance(frame.record, LostBase) or frame.step != MISS_BASE:
            return ""
        lost = deck.serving[frame.record.suit]
        return "".join(letter for letter, of in zip(SUIT_LETTERS, deck.of_suit, strict=True) if of & lost)

    def _paid(self, s: Root, letters: Letters, payer: str, place: str, has: bool, at: int) -> Holding:
        suits = s.suits[letters.place.index(place)]
        return Holding(letters.seat.index(payer), s.setup.deck.matching_any[suits], has, at)

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
