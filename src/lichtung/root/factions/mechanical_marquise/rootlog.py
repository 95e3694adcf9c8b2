"""The Mechanical Marquise in the players' notation: the Marquise's pieces and letter are hers."""

from types import MappingProxyType

from lichtung.kernel.codec import Event
from lichtung.root.orders import mat_of
from lichtung.root.recorded import SHOW, SUIT_LETTERS, Change, Letters, Recorder, card_name
from lichtung.root.state import Root


class MachineRecorder(Recorder):
    """M: the order that she reveals is shown to all."""

    letters = "C"
    stands_in = True
    kinds = MappingProxyType({"keep": "t_k"})

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """M.5: an order that is revealed."""
        if event.key == "order-revealed" and event.args[0] == seat:
            deck, card = s.setup.deck, event.args[1]
            changes.append(
                Change(
                    SHOW, card_name(deck.names[card]), letters.seat[seat], "", SUIT_LETTERS[deck.suit[card]]
                )
            )

    def told_apart(self, s: Root, seat: int, zone: int) -> str:
        """M.3.3: everybody sees where each of her orders goes when the others move up."""
        return str(mat_of(s, seat).serials[zone - s.setup.pile[seat]])


RECORDER = MachineRecorder()
