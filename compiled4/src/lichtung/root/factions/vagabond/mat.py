"""The mat of the The Vagabond. Law 9."""

from typing import Final

from lichtung.root.cards import ITEMS
from lichtung.root.factions.vagabond.data import QUESTS
from lichtung.root.fields import ITEM_KINDS, SEATS, Axis, Field, Mat, public
from lichtung.root.questions import NONE
from lichtung.root.state import Root

# The state of an item: face up or exhausted, and damaged or not. A damaged item keeps its face.
READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
DAMAGED_EXHAUSTED: Final = 3
CONDITIONS: Final = ("ready", "exhausted", "damaged", "damaged-exhausted")

# Where the items of each condition begin in the mat's row of them.
KINDS: Final = len(ITEMS)
READY_AT: Final = READY * KINDS
EXHAUSTED_AT: Final = EXHAUSTED * KINDS
DAMAGED_AT: Final = DAMAGED * KINDS
DAMAGED_EXHAUSTED_AT: Final = DAMAGED_EXHAUSTED * KINDS
AFTER_ITEMS: Final = len(CONDITIONS) * KINDS

# The Allied track from Neutral to Allied, and the Hostile box.
NEUTRAL: Final = 0
ALLIED: Final = 3
HOSTILE: Final = -1
NO_RELATION: Final = -2  # to oneself and to another Vagabond

ALL_QUESTS: Final = (1 << len(QUESTS)) - 1
BY_CONDITION: Final = Axis("condition", CONDITIONS)
NAME: Final = "VagabondMat"
SUMMARY: Final = "Character, items, quests, relations. 9.2"
FIELDS: Final = (
    public("character", kind="character", default=NONE),
    public("items", (BY_CONDITION, ITEM_KINDS), high=20, key="{}-{}"),
    public("quests", kind="quest", many=True),  # face up
    public("quest_deck", kind="quest", many=True, default=ALL_QUESTS),
    public("quests_done", kind="quest", many=True),
    public("partner", kind="seat", default=NONE),  # of a coalition. 9.2.8
    public("ally_hits", high=60),  # in this battle, taken by allied warriors. 9.2.9.IId
    public("item_hits", high=60),  # in this battle, taken by items
    public("relations", (SEATS,), low=NO_RELATION, high=ALLIED, key="relation-{}"),
    public("aids", (SEATS,), high=60),  # of this turn, waiting for the next step
    public("found", kind="item", many=True),  # from ruins, on the mat. 9.8.1
)

# --- written by tools/fields.py; change FIELDS instead


class VagabondMat(Mat):
    """Character, items, quests, relations. 9.2"""

    all_public = True

    def __init__(
        self,
        character: int,
        items: list[int],
        quests: int,
        quest_deck: int,
        quests_done: int,
        partner: int,
        ally_hits: int,
        item_hits: int,
        relations: list[int],
        aids: list[int],
        found: int,
    ) -> None:
        self.character = character
        self.items = items
        self.quests = quests
        self.quest_deck = quest_deck
        self.quests_done = quests_done
        self.partner = partner
        self.ally_hits = ally_hits
        self.item_hits = item_hits
        self.relations = relations
        self.aids = aids
        self.found = found

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> "VagabondMat":
        return VagabondMat(
            self.character,
            self.items[:],
            self.quests,
            self.quest_deck,
            self.quests_done,
            self.partner,
            self.ally_hits,
            self.item_hits,
            self.relations[:],
            self.aids[:],
            self.found,
        )


def empty_mat(seats: int) -> VagabondMat:
    """The mat before setup."""
    return VagabondMat(
        -1,
        [0] * (4 * 8),
        0,
        32767,
        0,
        -1,
        0,
        0,
        [0] * seats,
        [0] * seats,
        0,
    )


def mat_of(s: Root, seat: int) -> VagabondMat:
    """The mat of a seat that has one of this kind."""
    mat = s.mats[seat] if s.owned >> seat & 1 else s.mat(seat)
    assert isinstance(mat, VagabondMat)
    return mat


# --- end
