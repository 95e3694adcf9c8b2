"""The Vagabond's board: what its numbers mean, and its items with their states. Law 9.2.5."""

import json
from pathlib import Path
from typing import Final

from lichtung.kernel.codec import Event, Refusal
from lichtung.kernel.frames import emit
from lichtung.root.board import SUITS
from lichtung.root.cards import BAG, COIN, ITEMS, TEA
from lichtung.root.state import MOST_SEATS, NONE, BoardField, Root, Setup

ID: Final = "vagabond"
KINDS: Final = len(ITEMS)

# The state of an item: face up or exhausted, and damaged or not. A damaged item keeps its face.
READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
DAMAGED_EXHAUSTED: Final = 3
CONDITIONS: Final = ("ready", "exhausted", "damaged", "damaged-exhausted")
TO_DAMAGED: Final = DAMAGED - READY  # from either face to the same face in the Damaged box

# the faction's own numbers
PLACE: Final = 0  # of the pawn: a clearing, or a forest numbered from CLEARINGS on
CHARACTER: Final = 1
ITEMS_AT: Final = 2  # + condition * KINDS + item: how many
QUESTS_OPEN: Final = ITEMS_AT + len(CONDITIONS) * KINDS  # mask of the quests face up
QUESTS_LEFT: Final = QUESTS_OPEN + 1  # mask of the quest deck
QUESTS_DONE: Final = QUESTS_OPEN + 2  # mask
PARTNER: Final = QUESTS_OPEN + 3  # the seat of a coalition. 9.2.8
ALLY_HITS: Final = QUESTS_OPEN + 4  # in this battle, taken by allied warriors. 9.2.9.IId
ITEM_HITS: Final = QUESTS_OPEN + 5  # in this battle, taken by items
RELATIONS: Final = QUESTS_OPEN + 6  # + seat: see relations.py
AIDS: Final = RELATIONS + MOST_SEATS  # + seat: aids of this turn that wait for the next step
FOUND: Final = AIDS + MOST_SEATS  # mask of the items from ruins that lie on the board. 9.8.1
NUMBERS: Final = FOUND + 1

READY_AT: Final = ITEMS_AT + READY * KINDS
EXHAUSTED_AT: Final = ITEMS_AT + EXHAUSTED * KINDS
DAMAGED_AT: Final = ITEMS_AT + DAMAGED * KINDS
DAMAGED_EXHAUSTED_AT: Final = ITEMS_AT + DAMAGED_EXHAUSTED * KINDS
AFTER_ITEMS: Final = QUESTS_OPEN

TRACKS: Final = (TEA, COIN, BAG)
TRACK_ROOM: Final = 3
SATCHEL_ROOM: Final = 6
ROOM_PER_BAG: Final = 2

_DATA: Final = json.loads((Path(__file__).parents[2] / "data" / "vagabond.json").read_text(encoding="utf-8"))
# Who there is to be, and what he starts with. 9.7.1, 9.7.2, 9.7.3
CHARACTERS: Final[list[str]] = [row["id"] for row in _DATA["characters"]]
STARTING_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in row["starting_items"]] for row in _DATA["characters"]
]
QUESTS: Final[list[str]] = [row["id"] for row in _DATA["quests"]]
QUEST_SUIT: Final[list[int]] = [SUITS.index(row["suit"]) for row in _DATA["quests"]]
QUEST_ITEMS: Final[list[list[int]]] = [
    [ITEMS.index(item) for item in row["items"]] for row in _DATA["quests"]
]

DAMAGED_ITEM = Event("9.2.7", "item-damaged", "seat item")
EXHAUSTED_ITEM = Event("9.2.5", "item-exhausted", "seat item")

NEED_ITEM = Refusal("9.2.5", "need-item", "item")


def is_vagabond(table: Setup, seat: int) -> bool:
    return table.factions[seat].id == ID


def vagabonds(table: Setup) -> list[int]:
    """The seats of the Vagabonds: one, or two of them. 9.8"""
    return [seat for seat in range(table.seats) if is_vagabond(table, seat)]


def empty_board() -> list[int]:
    """The board before setup: nothing on it, the pawn nowhere, all quests in their deck."""
    board = [0] * NUMBERS
    board[PLACE] = NONE
    board[CHARACTER] = NONE
    board[PARTNER] = NONE
    board[QUESTS_LEFT] = (1 << len(QUESTS)) - 1
    return board


def board_fields(seats: list[str]) -> list[BoardField]:
    """The board's numbers by name."""
    fields = [
        BoardField("place", PLACE, "place"),
        BoardField("character", CHARACTER, "character"),
        BoardField("quests", QUESTS_OPEN, "quest", mask=True),
        BoardField("quest-deck", QUESTS_LEFT, "quest", mask=True),
        BoardField("quests-done", QUESTS_DONE, "quest", mask=True),
        BoardField("partner", PARTNER, "seat"),
        BoardField("ally-hits", ALLY_HITS),
        BoardField("item-hits", ITEM_HITS),
        BoardField("found", FOUND, "item", mask=True),
    ]
    for condition, word in enumerate(CONDITIONS):
        for item, name in enumerate(ITEMS):
            fields.append(BoardField(f"{word}-{name}", ITEMS_AT + condition * KINDS + item))
    for seat, name in enumerate(seats):
        fields.append(BoardField(f"relation-{name}", RELATIONS + seat))
        fields.append(BoardField(f"aids-{name}", AIDS + seat))
    return fields


def ready(s: Root, seat: int, item: int) -> int:
    """How many undamaged items of a kind lie face up."""
    return s.boards[seat][READY_AT + item]


def undamaged(s: Root, seat: int, item: int) -> int:
    """How many undamaged items of a kind there are, face up or not."""
    board = s.boards[seat]
    return board[READY_AT + item] + board[EXHAUSTED_AT + item]


def count_ready(s: Root, seat: int) -> int:
    return sum(s.boards[seat][READY_AT:EXHAUSTED_AT])


def count_undamaged(s: Root, seat: int) -> int:
    return sum(s.boards[seat][READY_AT:DAMAGED_AT])


def count_damaged(s: Root, seat: int) -> int:
    return sum(s.boards[seat][DAMAGED_AT:AFTER_ITEMS])


def on_track(s: Root, seat: int, item: int) -> int:
    """9.2.5.I: face-up items that lie on their track; it has room for three."""
    n = s.boards[seat][READY_AT + item]
    return n if n < TRACK_ROOM else TRACK_ROOM


def in_satchel(s: Root, seat: int, item: int, condition: int) -> int:
    """9.2.5.II: undamaged items of a kind and face that lie in the satchel.

    9.2.5.III: tea, coins and bags lie on their tracks as long as there is room, those face up first.
    """
    board = s.boards[seat]
    n = board[ITEMS_AT + condition * KINDS + item]
    if item not in TRACKS:
        return n
    room = TRACK_ROOM if condition == READY else max(0, TRACK_ROOM - board[READY_AT + item])
    return max(0, n - room)


def capacity(s: Root, seat: int) -> int:
    """9.6.4: six items, and two more for each bag face up on its track."""
    return SATCHEL_ROOM + ROOM_PER_BAG * on_track(s, seat, BAG)


def load(s: Root, seat: int) -> int:
    """9.6.4: items in the satchel and in the Damaged box."""
    carried = count_damaged(s, seat)
    for item in range(KINDS):
        carried += in_satchel(s, seat, item, READY) + in_satchel(s, seat, item, EXHAUSTED)
    return carried


def gain(s: Root, seat: int, item: int) -> None:
    """A new item lies face up."""
    s.boards[seat][READY_AT + item] += 1


def lay_aside(s: Root, seat: int, item: int, condition: int) -> None:
    """9.6.4: back into the box; of several of a kind the one from a ruin goes first. 9.8.1"""
    board = s.boards[seat]
    board[ITEMS_AT + condition * KINDS + item] -= 1
    board[FOUND] &= ~(1 << item)


def exhaust(s: Root, seat: int, item: int) -> None:
    """9.2.5: turn an item face down to act."""
    board = s.boards[seat]
    board[READY_AT + item] -= 1
    board[EXHAUSTED_AT + item] += 1
    if s.events is not None:
        emit(s, EXHAUSTED_ITEM.of(seat, item))


def turn_up(s: Root, seat: int, item: int, condition: int) -> None:
    """Turn an exhausted item face up where it lies."""
    board = s.boards[seat]
    board[ITEMS_AT + condition * KINDS + item] -= 1
    board[ITEMS_AT + (condition - 1) * KINDS + item] += 1


def damage(s: Root, seat: int, item: int, condition: int) -> None:
    """9.2.7: into the Damaged box, on the face that it shows."""
    board = s.boards[seat]
    board[ITEMS_AT + condition * KINDS + item] -= 1
    board[ITEMS_AT + (condition + TO_DAMAGED) * KINDS + item] += 1
    if s.events is not None:
        emit(s, DAMAGED_ITEM.of(seat, item))


def mend(s: Root, seat: int, item: int, condition: int) -> None:
    """9.5.7: out of the Damaged box; the item is not turned over."""
    board = s.boards[seat]
    board[ITEMS_AT + condition * KINDS + item] -= 1
    board[ITEMS_AT + (condition - TO_DAMAGED) * KINDS + item] += 1


def no_item(s: Root, seat: int, item: int) -> Refusal | None:
    """9.2.5: acting takes an undamaged item that lies face up."""
    return None if s.boards[seat][READY_AT + item] else NEED_ITEM.of(item)
