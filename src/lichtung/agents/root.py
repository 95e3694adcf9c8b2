"""What the greedy agent knows about Root: a turn, and what a position is worth to each faction."""

from collections.abc import Callable, Hashable

from lichtung.agents.root_cult import cult_worth
from lichtung.agents.root_mechanical import mechanical_worth
from lichtung.agents.root_riverfolk import riverfolk_worth
from lichtung.kernel.codec import Action
from lichtung.root.actions import ACTIVATE, DONE, FIGHT, MOVE, Pair, Triple
from lichtung.root.board import CLEARINGS
from lichtung.root.cards import BOOTS, SWORD, TORCH, cards_in, count
from lichtung.root.factions import alliance, eyrie, marquise
from lichtung.root.factions.vagabond import items, relations
from lichtung.root.factions.vagabond.quests import quest_board
from lichtung.root.pieces import on_map
from lichtung.root.state import NO_DOMINANCE, POINTS_TO_WIN, Root
from lichtung.root.turn import TAKE_TURN, Turn

# Everything in hundredths of a victory point.
POINT = 100
RIVAL_POINT = 30  # of the strongest rival
VICTORY = 100_000
CARD = 14  # in hand, up to five
CRAFTED_CARD = 45
WARRIOR = 5
RULED = 6
HAND = 5

FEW = 3  # moves of fewer warriors than all that the search looks at

Appraisal = Callable[[Root, int], int]


def marquise_worth(s: Root, seat: int) -> int:
    """Buildings score now and later; wood within reach of a site is the next building."""
    base = s.table.base[seat]
    worth = 0
    for kind in (marquise.SAWMILL, marquise.WORKSHOP, marquise.RECRUITER):
        worth += 35 * on_map(s, base + kind)
    worth += 30 * on_map(s, base + marquise.SAWMILL)
    wood = on_map(s, base + marquise.WOOD)
    worth += 25 * min(wood, 5)
    keep = marquise.keep_clearing(s, seat)
    worth += 150 if keep >= 0 else 0
    for clearing in range(CLEARINGS):
        if s.ruler[clearing] == seat and s.slots[clearing]:
            worth += 12
        wood_here = s.pieces[(base + marquise.WOOD) * CLEARINGS + clearing]
        if wood_here and s.ruler[clearing] != seat:
            worth -= 15 * wood_here
    return worth


def eyrie_worth(s: Root, seat: int) -> int:
    """Roosts score every evening; a Decree that cannot be carried out costs dearly."""
    roosts = on_map(s, s.table.base[seat] + eyrie.ROOST)
    worth = 170 * eyrie.ROOST_POINTS[roosts] + 40 * roosts
    board = s.boards[seat]
    deck = s.table.deck
    for column in range(len(eyrie.COLUMNS)):
        cards = board[eyrie.DECREE + column]
        worth += 12 * count(cards)
        for card in cards_in(cards):
            if not _can_obey(s, seat, column, deck.suit[card]):
                worth -= 110
        if board[eyrie.VIZIERS + column] and not _can_obey(s, seat, column, 3):
            worth -= 110
    return worth


def _can_obey(s: Root, seat: int, column: int, suit: int) -> bool:
    """A guess whether a card of the Decree can be resolved next turn."""
    roost = (s.table.base[seat] + eyrie.ROOST) * CLEARINGS
    clearings = range(CLEARINGS) if suit == 3 else s.table.board.of_suit[suit]
    if column == eyrie.RECRUIT_COLUMN:
        return s.supply[seat] > 1 and any(s.pieces[roost + c] for c in clearings)
    if column == eyrie.BUILD_COLUMN:
        room = any(s.ruler[c] == seat and s.slots[c] and not s.pieces[roost + c] for c in clearings)
        return room and s.left[s.table.base[seat] + eyrie.ROOST] > 0
    base = seat * CLEARINGS
    if column == eyrie.MOVE_COLUMN:
        return any(s.warriors[base + c] for c in clearings)
    near = [c for c in range(CLEARINGS) if s.warriors[base + c]]
    reach = {n for c in near for n in [c, *s.table.board.neighbours[c]]}
    factions = s.table.factions
    return any(
        c in reach and any(o != seat and factions[o].is_present(s, o, c) for o in range(s.table.seats))
        for c in clearings
    )


def alliance_worth(s: Root, seat: int) -> int:
    """Sympathy scores more with each token; bases and officers make an army of it."""
    base = s.table.base[seat]
    tokens = on_map(s, base + alliance.SYMPATHY)
    bases = sum(on_map(s, base + alliance.BASE + suit) for suit in range(3))
    supporters = count(s.zones[s.table.pile[seat]])
    officers = s.boards[seat][alliance.OFFICERS]
    worth = 45 * tokens + 130 * bases + 60 * min(officers, 5) + 20 * min(supporters, 8)
    return worth + 10 * sum(1 for c in range(CLEARINGS) if s.warriors[seat * CLEARINGS + c])


def vagabond_worth(s: Root, seat: int) -> int:
    """Sound items, and friends who come closer."""
    board = s.boards[seat]
    worth = 40 * items.count_undamaged(s, seat) + 6 * items.count_ready(s, seat)
    worth += 10 * items.count_damaged(s, seat)
    for item in (BOOTS, SWORD, TORCH):
        worth += 15 * min(2, items.undamaged(s, seat, item))
    for other in range(s.table.seats):
        standing = board[items.RELATIONS + other]
        if standing > relations.NEUTRAL:
            worth += 40 * standing + 15 * board[items.AIDS + other]
    place = board[items.PLACE]
    if place < CLEARINGS:
        worth += 5
        if s.ruins[place]:
            worth += 12
        for quest in cards_in(quest_board(s, seat)[items.QUESTS_OPEN]):
            if items.QUEST_SUIT[quest] == s.table.board.suit[place]:
                worth += 6
    return worth


APPRAISALS: dict[str, Appraisal] = {
    "marquise": marquise_worth,
    "eyrie": eyrie_worth,
    "alliance": alliance_worth,
    "vagabond": vagabond_worth,
    "cult": cult_worth,
    "riverfolk": riverfolk_worth,
    "mechanical-marquise": mechanical_worth,
}


class RootKnowledge:
    """Own points and prospects, less those of the strongest rival."""

    def in_turn(self, s: Root, seat: int) -> bool:
        if s.over or not s.steps or s.steps[0] != TAKE_TURN:
            return False
        record = s.records[0]
        return isinstance(record, Turn) and record.seat == seat and s.active == seat and s.turn > 0

    def unsettled(self, s: Root) -> bool:
        # Below everything else lie the turn and the step of its plan.
        return len(s.steps) > 2

    def ending(self, s: Root) -> Action | None:
        return None  # no single action ends a turn of Root

    def worth_trying(self, s: Root, seat: int) -> list[Action]:
        """Moves with all warriors, all but one, or a few; no dominance card, which ends all scoring.

        In a cooperative game no battle among partners, unless a rule leaves nothing else.
        """
        found: list[Action] = []
        for a in s.legal:
            if isinstance(a, Triple) and a.verb == MOVE:
                here = s.warriors[seat * CLEARINGS + a.one]
                if a.three > FEW and a.three < here - 1:
                    continue
            elif a.verb == ACTIVATE or self.among_partners(s, a):
                continue
            found.append(a)
        return found or s.legal

    def among_partners(self, s: Root, a: Action) -> bool:
        """Whether an action starts a battle within the team."""
        return s.table.cooperative and a.verb == FIGHT and isinstance(a, Pair) and a.two != s.table.machine

    def reply(self, s: Root) -> Action:
        """What others are taken to answer: nothing if they may, else whatever comes first."""
        for a in s.legal:
            if a.verb == DONE:
                return a
        return s.legal[0]

    def key(self, s: Root, seat: int) -> Hashable:
        """All that the seat itself can see change within its turn."""
        return (
            tuple(s.steps),
            tuple(s.records),
            tuple(s.warriors),
            tuple(s.pieces),
            s.zones[seat],
            tuple(s.points),
            tuple(s.crafted),
            s.used,
            s.discard,
            tuple(s.activated),
            tuple([tuple(board) for board in s.boards]),
            tuple(s.items),
        )

    def diversity_group(self, s: Root, seat: int) -> Hashable:
        """How the warriors stand is the detail."""
        return (tuple(s.pieces), tuple(s.points), tuple(s.boards[seat]), s.zones[seat])

    def appraise(self, s: Root, seat: int) -> tuple[int, int]:
        if s.over:
            worth = VICTORY if s.winners >> seat & 1 else -VICTORY
            return worth, worth
        if s.table.cooperative:
            worth = self.team_worth(s, seat)
            return worth, worth
        mine = self.standing(s, seat)
        rivals = [self.standing(s, other) for other in range(s.table.seats) if other != seat]
        lead = max(s.points[other] for other in range(s.table.seats) if other != seat)
        worth = mine - sum(rivals) // (4 * len(rivals)) - RIVAL_POINT * lead
        return worth, worth

    def team_worth(self, s: Root, seat: int) -> int:
        """M.8.1: one's own way to 30 points first, then the partners' way, and none of it beyond that."""
        worth = self.standing(s, seat) - POINT * max(0, s.points[seat] - POINTS_TO_WIN)
        machine = s.table.machine
        for other in s.table.people:
            if other != seat:
                wasted = POINT * max(0, s.points[other] - POINTS_TO_WIN)
                worth += (self.standing(s, other) - wasted) // 2
        return worth - self.standing(s, machine)

    def standing(self, s: Root, seat: int) -> int:
        """Points and prospects of one seat."""
        worth = POINT * s.points[seat]
        if s.dominance[seat] != NO_DOMINANCE:
            worth += 10 * POINT
        worth += CARD * min(HAND, count(s.zones[seat]))
        worth += CRAFTED_CARD * count(s.crafted[seat])
        base = seat * CLEARINGS
        worth += WARRIOR * sum(s.warriors[base : base + CLEARINGS])
        worth += RULED * s.ruler.count(seat)
        return worth + APPRAISALS[s.table.factions[seat].id](s, seat)
