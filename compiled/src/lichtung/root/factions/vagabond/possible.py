"""What a position of the Vagabond may leave open, and what no game can reach. Law 9.2, 9.3, 9.8."""

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord
from lichtung.root.cards import count, members
from lichtung.root.factions.vagabond.data import QUESTS, STARTING_ITEMS
from lichtung.root.factions.vagabond.items import is_vagabond, vagabonds
from lichtung.root.factions.vagabond.mat import ALL_QUESTS, ALLIED, KINDS, NO_RELATION, mat_of
from lichtung.root.factions.vagabond.opening import (
    ADVANCED_SETUP,
    BEFORE_STOCK,
    SETUP,
    SETUP_STEPS,
    waiting,
)
from lichtung.root.factions.vagabond.quests import ROW
from lichtung.root.factions.vagabond.relations import AIDS_NEEDED, COALITION_SEATS
from lichtung.root.possible import between_steps, mat_key, need_figure, under_way
from lichtung.root.ruins import RUIN_ITEMS, hidden
from lichtung.root.state import NO_DOMINANCE, NONE, Root
from lichtung.root.turn import TAKE_TURN


def complete(s: Root, seat: int, said: list[str]) -> None:
    """9.3.3: quests that lie nowhere else are in the deck; 9.2.9: none of them has a marker for another."""
    mat = mat_of(s, seat)
    wanderers = vagabonds(s.setup)
    if "quest-deck" not in said and seat == wanderers[0]:
        mat.quest_deck = ALL_QUESTS & ~mat.quests
        for other in wanderers:
            mat.quest_deck &= ~mat_of(s, other).quests_done
    elif "quest-deck" not in said and under_way(s):
        mat.quest_deck = 0
    if under_way(s):
        for other in wanderers:
            if f"relation-{s.setup.words[other]}" not in said:
                mat.relations[other] = NO_RELATION


def items_beyond(s: Root, seat: int) -> list[int]:
    """9.3.4, 9.3.5: his items and those under the ruins, less what he has brought: a set for the ruins, and
    what his character starts with.

    Two Vagabonds share the ruins; the first one counts what lies there.
    """
    mat = mat_of(s, seat)
    first = seat == vagabonds(s.setup)[0]
    found: list[int] = []
    for item in range(KINDS):
        held = sum(mat.items[item::KINDS])
        if first:
            held += hidden(s.ruin_items, item)
        found.append(held - starting(mat.character, item) - int(item in RUIN_ITEMS))
    return found


def starting(character: int, item: int) -> int:
    """9.3.5: how many of an item a character starts with; of one that is not named, as many as any."""
    if character == NONE:
        return max([items.count(item) for items in STARTING_ITEMS])
    return STARTING_ITEMS[character].count(item)


def check(s: Root, seat: int) -> None:
    """Pawn, character, quests, relations, coalition and what comes from ruins."""
    need_figure(s, seat, "place")
    mat = mat_of(s, seat)
    wanderers = vagabonds(s.setup)
    for other in wanderers:
        if other < seat and mat.character != NONE and mat_of(s, other).character == mat.character:  # 9.3.1
            raise LichtungError("position-character", mat_key(s, seat, "character"))
    if seat == wanderers[0]:
        _check_quests(s, wanderers)
        if s.turn == 0:
            _check_setup(s, wanderers)
    elif mat.quests:
        raise LichtungError("position-quests-second", mat_key(s, seat, "quests"))
    for other in range(s.setup.seats):
        _check_relation(s, seat, other)
    for item in members(mat.found):
        if item not in RUIN_ITEMS or not sum(mat.items[item::KINDS]):
            raise LichtungError("position-found", mat_key(s, seat, "found"))
    if mat.partner == NONE:
        alone = s.dominance[seat] != NO_DOMINANCE and between_steps(s) and not s.over
    else:
        alone = s.dominance[seat] == NO_DOMINANCE or mat.partner == seat or s.setup.seats < COALITION_SEATS
    if alone:  # 9.2.8
        raise LichtungError("position-partner", mat_key(s, seat, "partner"))


def _check_quests(s: Root, wanderers: list[int]) -> None:
    """9.3.3: three open ones at most; each is open, done or in the deck. 9.8.3: all share them."""
    mat = mat_of(s, wanderers[0])
    seen = 0
    piles = [(mat.quests, wanderers[0], "quests")]
    piles += [(mat_of(s, seat).quests_done, seat, "quests-done") for seat in wanderers]
    used = wanderers if s.turn else wanderers[:1]  # in the setup a second deck is still to be put away
    piles += [(mat_of(s, seat).quest_deck, seat, "quest-deck") for seat in used]
    for quests, seat, key in piles:
        for quest in members(quests & seen):
            raise LichtungError("position-quest-twice", mat_key(s, seat, key), quest=QUESTS[quest])
        seen |= quests
    if count(mat.quests) > ROW:
        raise LichtungError("position-quest-row", mat_key(s, wanderers[0], "quests"), most=ROW)


def _check_setup(s: Root, wanderers: list[int]) -> None:
    """9.3, 9.8.2: who has no character is still to set up, and ruins hold what those before have brought."""
    steps = [(frame.step, frame.record) for frame in s.frames()]
    first = (ADVANCED_SETUP,) if s.setup.advanced else (SETUP, SETUP_STEPS)
    to_come = [step for step, _ in steps if step in first]
    begun = bool(steps) and steps[0][0] == TAKE_TURN
    if begun and len(to_come) != len(waiting(s)):
        raise LichtungError("position-setup", mat_key(s, wanderers[0], "character"))
    busy = [record.seat for step, record in steps if step in BEFORE_STOCK and isinstance(record, SeatRecord)]
    done = [seat for seat in wanderers if mat_of(s, seat).character != NONE and seat not in busy]
    most = max(len(done), _laid_by_others(s))
    for clearing in range(s.clearings):
        if count(s.ruin_items[clearing]) > most:
            raise LichtungError("position-ruin-set", f"ruin-items.{clearing + 1}")


def _laid_by_others(s: Root) -> int:
    """14.3.3: somebody else may have laid the first set."""
    factions = s.setup.factions
    return int(any(faction.searches_ruins and not faction.stocks_ruins for faction in factions))


def _check_relation(s: Root, seat: int, other: int) -> None:
    """9.2.9: a marker for every faction that is no Vagabond; 9.2.9.I: aids that wait for the next step."""
    mat = mat_of(s, seat)
    relation = mat.relations[other]
    word = s.setup.words[other]
    if is_vagabond(s.setup, other):
        if relation != NO_RELATION and under_way(s):
            raise LichtungError("position-no-relation", mat_key(s, seat, f"relation-{word}"))
        most = 0
    else:
        if relation == NO_RELATION:
            raise LichtungError("position-want", mat_key(s, seat, f"relation-{word}"), want=f"-1..{ALLIED}")
        most = AIDS_NEEDED[relation] - 1 if 0 <= relation < ALLIED else 0
    if mat.aids[other] > most:
        raise LichtungError("position-want", mat_key(s, seat, f"aids-{word}"), want=f"0..{most}")
