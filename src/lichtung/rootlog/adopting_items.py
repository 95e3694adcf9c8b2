"""Items as they were recorded, where the rules do not lead there."""

from lichtung.root.cards import ITEMS
from lichtung.root.recorded import ITEM_LETTERS, Change, Letters
from lichtung.root.ruins import lies_under, lift_item
from lichtung.root.state import Root
from lichtung.rootlog.demands import fits_state

CRAFTED = ""  # the state of items in the box of crafted ones


def adopt_item(s: Root, letters: Letters, told: Change) -> None:
    """An item goes from where it was to where it is; one that is not there stays unfound."""
    if told.what not in ITEM_LETTERS:
        return
    item = ITEM_LETTERS.index(told.what)
    owner, state = taken(s, letters, told, item)
    if owner is None:
        return
    board, on_board, told_state = told.goal.partition("$")
    if on_board and board in letters.seat:
        if board != owner:
            letters.recorders[letters.seat.index(board)].shift_item(
                s, letters.seat.index(board), item, gained(s, letters, board), 1
            )
        else:
            seat = letters.seat.index(board)
            letters.recorders[seat].shift_item(s, seat, item, turned(state, told_state), 1)


def taken(s: Root, letters: Letters, told: Change, item: int) -> tuple[str | None, str]:
    """Take an item off the board or out of the ruin where it lay: the board's letter, and its state there."""
    if told.start in letters.place:
        clearing = letters.place.index(told.start)
        if clearing < s.clearings and lies_under(s, clearing, item):
            lift_item(s, clearing, item)
        return told.start, CRAFTED  # found, whatever we thought to lie there
    board = told.start.partition("$")[0]
    if board not in letters.seat:
        return None, CRAFTED
    seat = letters.seat.index(board)
    recorder = letters.recorders[seat]
    goal = told.goal.partition("$")[2] if told.goal.startswith(f"{board}$") else ""
    for state, counts in recorder.items_on_board(s, seat):
        stays = goal and turned(state, goal) == state
        if counts[item] and not stays and fits_state(told.start, f"{board}${state}"):
            recorder.shift_item(s, seat, item, state, -1)
            return board, state
    if s.crafted_items[seat * len(ITEMS) + item] and not goal:
        recorder.shift_item(s, seat, item, CRAFTED, -1)
        return board, CRAFTED
    return None, CRAFTED


def gained(s: Root, letters: Letters, board: str) -> str:
    """The state in which items come to a board."""
    seat = letters.seat.index(board)
    return next((state for state, _ in letters.recorders[seat].items_on_board(s, seat)), CRAFTED)


def turned(state: str, told: str) -> str:
    """The state of an item that was turned or laid elsewhere on its board."""
    if state == CRAFTED:
        return state
    damaged = "d" in told or ("d" in state and not set(told) & set("st"))
    exhausted = "e" in told or ("e" in state and "r" not in told)
    return ("d" if damaged else "") + ("e" if exhausted else "r")


def way_of(change: Change) -> str:
    """What happens to an item: it is turned up or down, damaged, or it goes elsewhere."""
    start, goal = change.start.partition("$"), change.goal.partition("$")
    if start[0] != goal[0]:
        return change.goal
    return next((sign for sign in "dre" if sign in goal[2] and sign not in start[2]), goal[2])
