"""Quests: the row of three, doing one, its reward. Law 9.3.3, 9.5.5, 9.8.3."""

from typing import Final

from lichtung.kernel.chance import CHANCE, NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Act, SeatRecord, Step, emit, push, register
from lichtung.root.actions import Pick, pick, plain
from lichtung.root.cards import count, members
from lichtung.root.drawing import draw
from lichtung.root.factions.vagabond.data import QUEST_ITEMS, QUEST_SUIT, QUESTS
from lichtung.root.factions.vagabond.editions import law_of
from lichtung.root.factions.vagabond.items import NEED_ITEM, exhaust, is_vagabond, pawn_place
from lichtung.root.factions.vagabond.mat import READY_AT, VagabondMat, mat_of
from lichtung.root.factions.vagabond.verbs import DRAW_TWO, QUEST, REVEAL_QUEST, SCORE_QUESTS
from lichtung.root.map import BIRD, SUIT_SETS
from lichtung.root.scoring import score
from lichtung.root.state import Root

ROW: Final = 3
REWARD_CARDS: Final = 2
OF_SUIT: Final = [
    sum([1 << quest for quest in range(len(QUESTS)) if QUEST_SUIT[quest] == suit]) for suit in range(3)
]

FITTING: Final = [  # by the set of a clearing's suits
    sum([OF_SUIT[suit] for suit in range(BIRD) if suits >> suit & 1]) for suits in range(SUIT_SETS)
]

REVEALED: Final = Event("9.5.5", "quest-revealed", "seat quest")
FULFILLED: Final = Event("9.5.5", "quest-done", "seat quest")

NOT_OPEN: Final = Refusal("9.5.5", "quest-not-open", "quest")
OTHER_SUIT: Final = Refusal("9.5.5", "quest-suit", "quest")


def quest_mat(s: Root, seat: int) -> VagabondMat:
    """9.8.3: the mat whose quest row and deck this Vagabond uses: two of them share the first one's."""
    for other in range(seat):
        if is_vagabond(s.setup, other):
            return mat_of(s, other)
    return mat_of(s, seat)


class RevealQuest(Step[Root, SeatRecord]):
    """A quest from the shuffled deck joins the row; an empty deck gives none."""

    name = "vagabond.reveal-quest"
    laws = ("9.3.3", "9.5.5")
    law = "9.5.5"

    def seat(self, s: Root, r: SeatRecord) -> int:
        return CHANCE if quest_mat(s, r.seat).quest_deck else NOBODY

    def outcomes(self, s: Root, r: SeatRecord) -> list[tuple[Action, int]]:
        return [(pick(REVEAL_QUEST, quest), 1) for quest in members(quest_mat(s, r.seat).quest_deck)]

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            mat = quest_mat(s, r.seat)
            mat.quest_deck &= ~(1 << a.what)
            mat.quests |= 1 << a.what
            if s.events is not None:
                emit(s, REVEALED.of(r.seat, a.what))
        return r


def not_for_him(s: Root, seat: int, quest: int) -> Refusal | None:
    """9.5.5: an open quest of the clearing's suit."""
    if not quest_mat(s, seat).quests >> quest & 1:
        return NOT_OPEN.of(quest)
    place = pawn_place(s, seat)
    if place >= s.clearings or not s.suits[place] >> QUEST_SUIT[quest] & 1:
        return OTHER_SUIT.of(quest)
    return None


def cannot_quest(s: Root, seat: int, quest: int) -> Refusal | None:
    """9.5.5: an open quest of the clearing's suit, and both its items face up."""
    refused = not_for_him(s, seat, quest)
    if refused is not None:
        return refused
    mat = mat_of(s, seat)
    one, two = QUEST_ITEMS[quest]
    if not mat.items[READY_AT + one]:
        return NEED_ITEM.of(one)
    if mat.items[READY_AT + two] < 1 + (one == two):
        return NEED_ITEM.of(two)
    return None


def quests_for(s: Root, seat: int, place: int) -> int:
    """9.5.5: the open quests of a clearing's suit."""
    return quest_mat(s, seat).quests & FITTING[s.suits[place]]


class DoQuest(Act[Root]):
    """Exhaust the two items of an open quest that matches the clearing."""

    law = "9.5.5"
    verb = QUEST

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        place = pawn_place(s, seat)
        if place >= s.clearings:
            return
        for quest in members(quests_for(s, seat, place)):
            if cannot_quest(s, seat, quest) is None:
                out.append(pick(QUEST, quest))

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        assert isinstance(a, Pick)
        return cannot_quest(s, seat, a.what)

    def take(self, s: Root, seat: int, a: Action) -> None:
        assert isinstance(a, Pick)
        for item in QUEST_ITEMS[a.what]:
            exhaust(s, seat, item)
        fulfil(s, seat, a.what)


def fulfil(s: Root, seat: int, quest: int) -> None:
    """9.5.5: the quest is done; a new one lies open, and he has his reward."""
    quest_mat(s, seat).quests &= ~(1 << quest)
    mat_of(s, seat).quests_done |= 1 << quest
    if s.events is not None:
        emit(s, FULFILLED.of(seat, quest))
    reward_first = law_of(s, seat).reward_before_quest
    if reward_first:
        push(s, REVEAL, SeatRecord(seat))
    push(s, QUEST_REWARD, Done(seat, quest))
    if not reward_first:
        push(s, REVEAL, SeatRecord(seat))


class Done(PublicRecord):
    """A quest just done."""

    fields = "seat quest"

    def __init__(self, seat: int, quest: int) -> None:
        self.seat = seat
        self.quest = quest

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.quest)


class QuestReward(Step[Root, Done]):
    """Two cards, or a point for each quest of this suit done so far."""

    name = "vagabond.quest-reward"
    law = "9.5.5"
    holds = Done

    def seat(self, s: Root, r: Done) -> int:
        return r.seat

    def options(self, s: Root, r: Done, out: list[Action]) -> None:
        out.append(plain(DRAW_TWO))
        out.append(plain(SCORE_QUESTS))

    def take(self, s: Root, r: Done, a: Action) -> Done:
        if a.verb == DRAW_TWO:
            draw(s, r.seat, REWARD_CARDS)
        else:
            score(s, r.seat, count(mat_of(s, r.seat).quests_done & OF_SUIT[QUEST_SUIT[r.quest]]))
        return r


REVEAL: Final = register(RevealQuest())
QUEST_REWARD: Final = register(QuestReward())
