"""The Hundreds in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import Action, Event
from lichtung.root.cards import members
from lichtung.root.factions.hundreds.mat import mat_of
from lichtung.root.factions.hundreds.moods import MOODS
from lichtung.root.recorded import CARD, ITEM, ITEM_LETTERS, Change, Letters, Recorder
from lichtung.root.ruins import RUIN_ITEMS, STOCK
from lichtung.root.state import NONE, Root


class HundredsRecorder(Recorder):
    """14: the warlord is a warrior of his own kind; hoard and mood lie on the board. The die goes unsaid."""

    letters = "H"
    kinds = MappingProxyType({"stronghold": "b", "mob": "t"})
    figures = MappingProxyType({"warlord": "w_w"})
    secret = MappingProxyType({STOCK: ("item",)})

    def items_on_board(self, s: Root, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        return [("", tuple(mat_of(s, seat).hoard))]

    def named_on_board(self, s: Root, seat: int) -> dict[tuple[str, str], str]:
        mood = mat_of(s, seat).mood
        return {} if mood == NONE else {("", MOODS[mood]): ""}

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """14.2.3: a crafted item that is given up for its points never lies on the board."""
        if event.key == "cashed-in" and event.args[0] == seat:
            changes.append(Change(ITEM, ITEM_LETTERS[event.args[1]], f"{letters.seat[seat]}$"))

    def rank(self, s: Root, seat: int, letters: Letters, a: Action, later: list[Change]) -> int:
        """14.3.3: the ruins that they stock themselves hold what will be found there."""
        if a.verb != STOCK or any(faction.stocks_ruins for faction in s.setup.factions):
            return 0
        named = a.fields()
        hidden = [*named, *[item for item in RUIN_ITEMS if item not in named]]
        ruins = [str(clearing + 1) for clearing in members(s.ruins)]
        under = dict(zip(ruins, [ITEM_LETTERS[item] for item in hidden], strict=True))
        return sum(c.kind == ITEM and under.get(c.start, c.what) != c.what for c in later)

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        mat, board = mat_of(s, seat), f"{letters.seat[seat]}$"
        if change.kind == CARD and change.what in MOODS and change.goal == board:
            mat.mood = MOODS.index(change.what)
            return True
        return False

    def shift_item(self, s: Root, seat: int, item: int, state: str, by: int) -> None:
        mat_of(s, seat).hoard[item] += by


RECORDER = HundredsRecorder()
