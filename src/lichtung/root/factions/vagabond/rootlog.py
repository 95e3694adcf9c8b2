"""The Vagabonds in the players' notation."""

from lichtung.kernel.codec import Action
from lichtung.root.actions import Pick, Triple
from lichtung.root.cards import members
from lichtung.root.factions.vagabond.data import CHARACTERS, QUEST_SUIT, QUESTS
from lichtung.root.factions.vagabond.items import pawn_place
from lichtung.root.factions.vagabond.mat import HOSTILE, KINDS, NEUTRAL, NO_RELATION, mat_of
from lichtung.root.factions.vagabond.opening import RUIN_ITEMS
from lichtung.root.factions.vagabond.verbs import PLAY_AS, REVEAL_QUEST, STOCK
from lichtung.root.recorded import (
    CARD,
    ITEM,
    ITEM_LETTERS,
    PIECE,
    SET,
    SUIT_LETTERS,
    Change,
    Letters,
    Recorder,
)
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
        if a.verb == PLAY_AS and isinstance(a, Pick):
            return int(not any(c.kind == CARD and c.what == CHARACTERS[a.what] for c in later))
        if a.verb == STOCK and isinstance(a, Triple):
            return self._wrong_ruins(s, a, later)
        return 0

    def _wrong_ruins(self, s: Root, a: Triple, later: list[Change]) -> int:
        """How many items will be found that do not lie under their ruins then."""
        named = a.fields()
        hidden = [*named, *[item for item in RUIN_ITEMS if item not in named]]
        under: dict[str, list[str]] = {}
        for clearing, item in zip(members(s.ruins), hidden, strict=True):
            before = [ITEM_LETTERS[other % KINDS] for other in members(s.ruin_items[clearing])]
            under[str(clearing + 1)] = [*before, ITEM_LETTERS[item]]
        wrong = 0
        for change in later:
            if change.kind == ITEM and change.start in under:
                if change.what in under[change.start]:
                    under[change.start].remove(change.what)
                else:
                    wrong += 1
        return wrong

    def holdings(
        self, s: Root, seat: int, letters: Letters, changes: list[Change]
    ) -> list[tuple[int, int, bool]]:
        """9.5.4: whoever aids gives a card of the clearing's suit."""
        own, place = letters.seat[seat], pawn_place(s, seat)
        found: list[tuple[int, int, bool]] = []
        for change in changes:
            if change.kind == PIECE and change.what == f"{own}p" and change.goal in letters.place:
                place = letters.place.index(change.goal)
            elif (
                change.kind == CARD and change.start == own and change.goal in letters.seat and place != NONE
            ):
                found.append((seat, s.setup.deck.matching_any[s.suits[place]], True))
        return found

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        mat, own = mat_of(s, seat), letters.seat[seat]
        marks = {f"{own}$_{letter}": other for other, letter in enumerate(letters.seat)}
        if change.kind == SET and change.what in marks and change.goal in RELATIONS.values():
            steps = {word: step for step, word in RELATIONS.items()}
            mat.relations[marks[change.what]] = steps[change.goal]
            return True
        return False


RECORDER = VagabondRecorder()
