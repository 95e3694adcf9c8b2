"""The Vagabonds in the players' notation."""

from itertools import permutations
from types import MappingProxyType

from lichtung.kernel.codec import Action, Event
from lichtung.kernel.frames import SeatRecord
from lichtung.root.actions import Pair, Pick, Triple
from lichtung.root.cards import members
from lichtung.root.factions.vagabond.data import (
    CHARACTERS,
    EVERY,
    FIRST_CHARACTERS,
    QUEST_ITEMS,
    QUEST_SUIT,
    QUESTS,
    WHICH_CHARACTERS,
)
from lichtung.root.factions.vagabond.items import pawn_place
from lichtung.root.factions.vagabond.mat import (
    DAMAGED,
    DAMAGED_AT,
    DAMAGED_EXHAUSTED_AT,
    HOSTILE,
    KINDS,
    NEUTRAL,
    NO_RELATION,
    READY_AT,
    mat_of,
)
from lichtung.root.factions.vagabond.quests import quest_mat
from lichtung.root.factions.vagabond.verbs import DROP, IMPROVISE, PLAY_AS, QUEST, REFRESH, REVEAL_QUEST
from lichtung.root.recorded import (
    CARD,
    ENTERS,
    ITEM,
    ITEM_LETTERS,
    PIECE,
    SET,
    SUIT_LETTERS,
    TURN,
    Change,
    Holding,
    Letters,
    Recorder,
)
from lichtung.root.ruins import RUIN_ITEMS, STOCK
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
EVERY_ITEM = "_"  # in place of an item: all that are there
MANY = 9  # hammers
NEAR = 4  # changes before a quest among which its items are


def quest_name(quest: int) -> str:
    """A quest by its usual name; cards of several suits share it."""
    return QUEST_NAMES[QUESTS[quest].rpartition("_")[0]]


def exhausted_before(changes: list[Change], end: int) -> list[str]:
    """The items that were turned down just before a change."""
    found: list[str] = []
    for change in changes[max(0, end - NEAR) : end][::-1]:
        state = change.goal.partition("$")[2]
        if change.kind != ITEM or "e" not in state:
            break
        if "d" not in state:  # K.adventurer: one that is damaged stands for another
            found.append(change.what)
    return found


def items_in(items: list[int], found: list[str]) -> int:
    """How many of a quest's items are among some."""
    left = list(found)
    for item in items:
        if ITEM_LETTERS[item] in left:
            left.remove(ITEM_LETTERS[item])
    return len(found) - len(left)


def found_in(ruins: list[str], changes: list[Change]) -> list[tuple[str, int, str]]:
    """Who found which item under which ruin, or nothing."""
    found: list[tuple[str, int, str]] = []
    who = ""
    for change in changes:
        if change.kind == ITEM and change.start in ruins:
            found.append(
                (
                    change.goal[:1] if change.what != EVERY_ITEM else who,
                    ruins.index(change.start),
                    change.what,
                )
            )
        elif change.kind == ITEM:
            who = change.start[:1]
    return found


def wrongly_found(under: list[list[int]], finds: list[tuple[str, int, str]]) -> int:
    """9.8.1: what was found has to lie there; a last item stays for whoever has such a one from a ruin."""
    left = [[ITEM_LETTERS[item] for item in items] for items in under]
    had: set[tuple[str, str]] = set()
    wrong = 0
    for who, ruin, item in finds:
        if item == EVERY_ITEM:
            wrong += len(left[ruin]) == 1 and (who, left[ruin][0]) not in had
        elif item in left[ruin]:
            left[ruin].remove(item)
            had.add((who, item))
        else:
            wrong += 1
    return wrong


def is_rest(change: Change, board: str) -> bool:
    """9.6.1: whether all that is damaged on a board was repaired."""
    repaired = change.what == EVERY_ITEM and change.start.startswith(board) and "d" in change.start
    return repaired and change.goal.startswith(board) and "d" not in change.goal


class VagabondRecorder(Recorder):
    """9: items by their state, relations, the character, and quests that are done."""

    letters = "VG"
    secret = MappingProxyType({STOCK: ("item",)})

    def options(self, changes: list[Change]) -> dict[str, str]:
        """9.3.1: a character of the later box plays only if all of them may."""
        later = [name for n, name in enumerate(CHARACTERS) if n not in FIRST_CHARACTERS]
        named = any(change.kind == CARD and change.what in later for change in changes)
        return {WHICH_CHARACTERS.name: EVERY} if named else {}

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

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """9.8.1: what he leaves under a ruin stays there."""
        if event.key == "nothing-found" and event.args[0] == seat:
            ruin = letters.place[event.args[1]]
            changes.append(Change(ITEM, EVERY_ITEM, ruin, ruin))

    def rank(self, s: Root, seat: int, letters: Letters, a: Action, later: list[Change]) -> int:
        """Quests are revealed in the order in which they will be done; ruins hold what will be found."""
        if a.verb in (REVEAL_QUEST, QUEST, IMPROVISE):
            return self._turn_of_quest(s, seat, a.fields()[0], later)
        if a.verb == PLAY_AS and isinstance(a, Pick):
            board = self._board_of_choice(s, letters)
            named = [c for c in later if c.kind == CARD and c.what == CHARACTERS[a.what]]
            return int(not any(c.goal.startswith(board) for c in named))
        if a.verb == STOCK and isinstance(a, Triple):
            return self._wrong_ruins(s, a, later)
        if a.verb == REFRESH and isinstance(a, Pair):
            return self._use_of_item(s, seat, letters, a, later)
        if a.verb == DROP and isinstance(a, Pair):
            return self._next_use(letters.seat[seat], ITEM_LETTERS[a.one], later)
        return 0

    def _use_of_item(self, s: Root, seat: int, letters: Letters, a: Pair, later: list[Change]) -> int:
        """9.4.1: that items are refreshed often goes unsaid: those that are used before it is said again.

        9.6.1: damaged ones that a rest turns up need no refreshing before it.
        """
        board = f"{letters.seat[seat]}$"
        items = mat_of(s, seat).items
        ready = items[READY_AT + a.one]
        damaged = items[DAMAGED_AT + a.one] + items[DAMAGED_EXHAUSTED_AT + a.one]
        for change in later:
            if change.kind == ITEM and is_rest(change, board):
                if a.two >= DAMAGED:
                    return 2
                ready, damaged = ready + damaged, 0
            elif change.kind == ITEM and change.what == ITEM_LETTERS[a.one] and change.goal.startswith(board):
                state = change.goal.removeprefix(board)
                if "r" in state:
                    return 2
                ready -= "e" in state
                if ready < 0:
                    return 0
        return 1

    def _next_use(self, letter: str, item: str, later: list[Change]) -> int:
        """9.6.4: what goes for good, and nobody wrote down, is what is told of again last; how soon it is."""
        told = (n for n, c in enumerate(later) if c.kind == ITEM and c.what == item and c.start[:1] == letter)
        return len(later) - next(told, len(later))

    def _board_of_choice(self, s: Root, letters: Letters) -> str:
        """9.3.1: whose character is being chosen, as far as that is said."""
        record = s.frame.record if s.frame is not None else None
        return f"{letters.seat[record.seat]}$" if isinstance(record, SeatRecord) else ""

    def _turn_of_quest(self, s: Root, seat: int, quest: int, later: list[Change]) -> int:
        """How late a quest is done: one that is not named is told by its suit and the items it took."""
        mat = quest_mat(s, seat)
        left = members(mat.quests) + members(mat.quest_deck)  # those that lie open first
        done = [n for n, change in enumerate(later) if change.start == OPEN_QUESTS]
        turns: dict[int, int] = {}
        for certain in (True, False):  # those whose two items are told are assigned first
            for n in done:
                change, items = later[n], exhausted_before(later, n)
                fitting = [
                    other
                    for other in left
                    if change.suit in ("", SUIT_LETTERS[QUEST_SUIT[other]])
                    and change.what in ("", quest_name(other))
                    and (not certain or items_in(QUEST_ITEMS[other], items) == len(QUEST_ITEMS[other]))
                ]
                if fitting and n not in turns.values():
                    best = max(fitting, key=lambda other: items_in(QUEST_ITEMS[other], items))
                    turns[best] = n
                    left.remove(best)
        return turns.get(quest, len(later))

    def _wrong_ruins(self, s: Root, a: Triple, later: list[Change]) -> int:
        """How much of what is found later, or not, does not go with what lies under the ruins then."""
        ruins = members(s.ruins)
        under = [[under % KINDS for under in members(s.ruin_items[clearing])] for clearing in ruins]
        to_come = sum(int(faction.stocks_ruins) for faction in s.setup.factions) - len(under[0]) - 1
        named = a.fields()
        hidden = (*named, *[item for item in RUIN_ITEMS if item not in named])
        finds = found_in([str(clearing + 1) for clearing in ruins], later)
        laid = [[*before, item] for before, item in zip(under, hidden, strict=True)]
        if not to_come:
            return wrongly_found(laid, finds)
        return min(
            wrongly_found([[*before, item] for before, item in zip(laid, more, strict=True)], finds)
            for more in permutations(RUIN_ITEMS)
        )

    def crafting(self, s: Root, seat: int, letters: Letters, before: list[Change]) -> list[int]:
        """9.2.1: hammers craft in the suit of his clearing; how many he has is not asked."""
        place = pawn_place(s, seat)
        for change in before:
            if change.kind in (PIECE, ENTERS) and change.what == f"{letters.seat[seat]}p":
                place = letters.place.index(change.goal) if change.goal in letters.place else place
        suits = s.suits[place] if 0 <= place < s.clearings else 0
        return [MANY * (suits >> suit & 1) for suit in range(3)]

    def holdings(self, s: Root, seat: int, letters: Letters, changes: list[Change]) -> list[Holding]:
        """9.5.4: whoever aids gives a card of the clearing's suit."""
        own, place = letters.seat[seat], pawn_place(s, seat)
        matching_any = s.setup.deck.matching_any
        found: list[Holding] = []
        active = ""
        for number, change in enumerate(changes):
            if change.kind == TURN:
                active = change.what
            elif change.kind == PIECE and change.what == f"{own}p" and change.goal in letters.place:
                place = letters.place.index(change.goal)
            elif (
                change.kind == CARD
                and active == own == change.start
                and change.goal in letters.seat
                and 0 <= place < s.clearings
            ):
                found.append(Holding(seat, matching_any[s.suits[place]], True, number))
        return found

    def adopt(self, s: Root, seat: int, letters: Letters, change: Change, card: int) -> bool:
        mat, own = mat_of(s, seat), letters.seat[seat]
        marks = {f"{own}$_{letter}": other for other, letter in enumerate(letters.seat)}
        if change.kind == SET and change.what in marks and change.goal in RELATIONS.values():
            steps = {word: step for step, word in RELATIONS.items()}
            mat.relations[marks[change.what]] = steps[change.goal]
            return True
        boards = [f"{letter}$" for letter in letters.seat]
        if change.kind == SET and change.what == f"{own}++" and change.goal in boards:  # 9.2.8
            partner = boards.index(change.goal)
            mat.partner = partner if partner != seat else mat.partner
            return True
        return False

    def shift_item(self, s: Root, seat: int, item: int, state: str, by: int) -> None:
        mat_of(s, seat).items[STATES.index(state) * KINDS + item] += by


RECORDER = VagabondRecorder()
