"""The Vagabonds in the players' notation."""

from lichtung.kernel.codec import Action
from lichtung.root.actions import Pick, Triple
from lichtung.root.factions.vagabond.data import CHARACTERS, QUEST_SUIT, QUESTS
from lichtung.root.factions.vagabond.mat import HOSTILE, KINDS, NEUTRAL, NO_RELATION, mat_of
from lichtung.root.factions.vagabond.verbs import REVEAL_QUEST, STOCK
from lichtung.root.recorded import ITEM, ITEM_LETTERS, SUIT_LETTERS, Change, Letters, Recorder
from lichtung.root.state import NONE, Root

RELATIONS = {HOSTILE: "h", NEUTRAL: "0", 1: "1", 2: "2", 3: "a"}
STATES = ("r", "e", "dr", "de")  # of the conditions, in their order
# The quests' usual names; the suit stands before them.
QUEST_NAMES = {
    "errand": "errand",
    "expel_bandits": "bandits",
    "fend_off_a_bear": "bear",
    "escort": "escort",
    "fundraising": "funds",
    "give_a_speech": "speech",
    "guard_duty": "guard",
    "logistics_help": "logs",
    "repair_a_shed": "shed",
}
OPEN_QUESTS = "Q"


def quest_name(quest: int) -> str:
    """A quest by its usual name; cards of several suits share it."""
    return QUEST_NAMES[QUESTS[quest].rpartition("_")[0]]


class VagabondRecorder(Recorder):
    """9: items by their state, relations, the character, and quests that are done."""

    letters = "VG"

    def items_on_board(self, s: Root, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        items = mat_of(s, seat).items
        return [(word, tuple(items[i * KINDS : (i + 1) * KINDS])) for i, word in enumerate(STATES)]

    def named_on_board(self, s: Root, seat: int) -> dict[tuple[str, str], str]:
        mat = mat_of(s, seat)
        found = {
            (SUIT_LETTERS[QUEST_SUIT[quest]], quest_name(quest)): OPEN_QUESTS
            for quest in range(len(QUESTS))
            if mat.quests_done >> quest & 1
        }
        if mat.character != NONE:
            found["", CHARACTERS[mat.character]] = ""
        return found

    def settings(self, s: Root, seat: int, letters: Letters) -> dict[str, str]:
        mat = mat_of(s, seat)
        found = {
            f"$_{letters.seat[other]}": RELATIONS[relation]
            for other, relation in enumerate(mat.relations)
            if relation != NO_RELATION
        }
        if mat.partner != NONE:
            found["++"] = f"{letters.seat[mat.partner]}$"
        return found

    def rank(self, s: Root, seat: int, letters: Letters, a: Action, later: list[Change]) -> int:
        """Quests are revealed in the order in which they will be done; ruins hold what will be found."""
        if a.verb == REVEAL_QUEST and isinstance(a, Pick):
            suit, name = SUIT_LETTERS[QUEST_SUIT[a.what]], quest_name(a.what)
            for n, change in enumerate(later):
                if change.start == OPEN_QUESTS and change.suit == suit and change.what in (name, ""):
                    return n
            return len(later)
        if a.verb == STOCK and isinstance(a, Triple):
            return self._wrong_ruins(s, a, later)
        return 0

    def _wrong_ruins(self, s: Root, a: Triple, later: list[Change]) -> int:
        """How many items will be found under other ruins than these."""
        ruins = [clearing for clearing in range(s.clearings) if s.ruins >> clearing & 1]
        hidden = {str(c + 1): ITEM_LETTERS[item] for c, item in zip(ruins, a.fields(), strict=False)}
        found = [(c.start, c.what) for c in later if c.kind == ITEM and c.start in hidden]
        return sum(1 for clearing, item in found if hidden[clearing] != item)


RECORDER = VagabondRecorder()
