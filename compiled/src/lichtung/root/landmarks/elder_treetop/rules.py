"""The Elder Treetop. K.elder_treetop."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import Step, emit, push, register
from lichtung.root.actions import DONE_ACTION, effect, plain, verb
from lichtung.root.fields import Mat, replaced
from lichtung.root.landmark import Landmark
from lichtung.root.landmarks.elder_treetop.mat import TreetopMat, empty_mat, mat_of
from lichtung.root.owners import decider, is_enemy_piece, loss_decider
from lichtung.root.questions import NONE, Trigger
from lichtung.root.scoring import score
from lichtung.root.state import DEFENDER, Removed, Root

CLIMB: Final = verb("treetop")
FALLS: Final = effect("treetop")

CLIMBED: Final = Event("K.elder_treetop", "treetop-built", "seat:owner piece clearing")
FELL: Final = Event("K.elder_treetop", "treetop-fell", "seat:owner piece clearing")

NO_CORNER: Final = Refusal("K.elder_treetop", "landmark-in-corner", "clearing")


class Slot(PublicRecord):
    """A building of which its owner says whether it stands, or stood, in the Treetop; who scores for it."""

    fields = "owner piece scorer:owner"

    def __init__(self, owner: int, piece: int, scorer: int) -> None:
        self.owner = owner
        self.kind = piece
        self.scorer = scorer

    def values(self) -> tuple[object, ...]:
        return (self.owner, self.kind, self.scorer)


class ElderTreetop(Landmark):
    """One more slot in its clearing; whoever removes an enemy's building from it scores one point more."""

    id = "elder-treetop"

    def empty_mat(self) -> Mat:
        return empty_mat(0)

    def place(self, s: Root) -> int:
        return self.mat(s).place

    def put(self, s: Root, place: int) -> None:
        mat_of(s, self.mat_number(s)).place = place

    def mat(self, s: Root) -> TreetopMat:
        """Its mat, to read only."""
        mat = s.mats[self.mat_number(s)]
        assert isinstance(mat, TreetopMat)
        return mat

    def cannot_stand(self, s: Root, place: int) -> Refusal | None:
        """K.elder_treetop: in a corner."""
        return None if place in s.setup.map.corners else NO_CORNER.of(place)

    def set_up(self, s: Root, place: int) -> None:
        """K.elder_treetop: its clearing has one more slot from now on."""
        s.slots = replaced(s.slots, place, s.slots[place] + 1)

    def check_position(self, s: Root, where: str) -> None:
        """K.elder_treetop: what its slot holds is a building that stands there."""
        mat = self.mat(s)
        if mat.holds != NONE:
            there = mat.place != NONE and s.pieces[mat.holds * s.places + mat.place] > 0
            if not there or not s.setup.building[mat.holds]:
                raise LichtungError("position-landmark-holds", f"{where}.holds")

    def more_slots(self, s: Root, me: int, place: int) -> int:
        return int(place == self.mat(s).place)

    def building_placed(self, s: Root, me: int, kind: int, place: int) -> None:
        """K.elder_treetop: a builder with slots of both sorts open chooses; what takes the place of another
        building stands in its slot.
        """
        mat = self.mat(s)
        if place != mat.place or mat.holds != NONE:
            return
        replacing = [g for g in s.removed if g.place == place and g.kind >= 0 and s.setup.building[g.kind]]
        if s.slots[place] == 1 or (replacing and replacing[-1].more):
            self.fill(s, kind)
        elif not replacing:
            owner = s.setup.kind_owner[kind]
            push(s, CHOOSE_SLOT, Slot(owner, kind, owner))

    def fill(self, s: Root, kind: int) -> None:
        """A building stands in the Treetop from now on."""
        mat_of(s, self.mat_number(s)).holds = kind
        if s.events is not None:
            emit(s, CLIMBED.of(s.setup.kind_owner[kind], kind, self.mat(s).place))

    def falls(self, s: Root, kind: int, place: int, count: int) -> bool:
        """K.elder_treetop: whether the building in the Treetop is among so many of its kind that are removed.

        In battle their owner spares it while there is another one, unless it says otherwise; whoever else
        removes one takes it first.
        """
        mat = self.mat(s)
        if place != mat.place or kind != mat.holds:
            return False
        return count >= s.pieces[kind * s.places + place] or s.battle[DEFENDER] == NONE

    def building_removed(self, s: Root, me: int, kind: int, place: int) -> None:
        if self.falls(s, kind, place, 1):
            mat_of(s, me).holds = NONE

    def more_removal_points(self, s: Root, me: int, kind: int, place: int, count: int) -> int:
        """K.elder_treetop: one point more for the building in the Treetop."""
        return int(self.falls(s, kind, place, count))

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """K.elder_treetop: in battle the owner of several buildings of a kind says which of them fell."""
        mat = self.mat(s)
        found: list[Trigger] = []
        for group in removed:
            if group.place != mat.place or group.kind < 0:
                continue
            if group.more:
                if s.events is not None and is_enemy_piece(s, group.scorer, group.owner):
                    emit(s, FELL.of(group.scorer, group.kind, group.place))
            elif group.kind == mat.holds and s.battle[DEFENDER] != NONE:
                slot = Slot(group.owner, group.kind, group.scorer)
                found.append(Trigger(CHOOSE_FALLEN, slot, FALLS, group.place))
        return found


class ChooseSlot(Step[Root, Slot]):
    """Whoever has built says whether the building stands in the Treetop."""

    name = "root.treetop-built"
    law = "K.elder_treetop"
    holds = Slot

    def seat(self, s: Root, r: Slot) -> int:
        mat = LANDMARK.mat(s)
        free = mat.holds == NONE and s.slots[mat.place] > 0 and s.pieces[r.kind * s.places + mat.place] > 0
        seat = decider(s, r.owner)
        return seat if free and seat != NONE else NOBODY

    def options(self, s: Root, r: Slot, out: list[Action]) -> None:
        out.append(plain(CLIMB))
        out.append(DONE_ACTION)

    def take(self, s: Root, r: Slot, a: Action) -> Slot:
        if a.verb == CLIMB:
            LANDMARK.fill(s, r.kind)
        return r


class ChooseFallen(Step[Root, Slot]):
    """Whoever lost one of several buildings of a kind says whether it was the one in the Treetop."""

    name = "root.treetop-lost"
    law = "K.elder_treetop"
    holds = Slot

    def seat(self, s: Root, r: Slot) -> int:
        seat = loss_decider(s, r.owner)
        return seat if LANDMARK.mat(s).holds == r.kind and seat != NONE else NOBODY

    def options(self, s: Root, r: Slot, out: list[Action]) -> None:
        out.append(plain(CLIMB))
        out.append(DONE_ACTION)

    def take(self, s: Root, r: Slot, a: Action) -> Slot:
        if a.verb == CLIMB:
            mat = mat_of(s, LANDMARK.mat_number(s))
            mat.holds = NONE
            if is_enemy_piece(s, r.scorer, r.owner):
                if s.events is not None:
                    emit(s, FELL.of(r.scorer, r.kind, mat.place))
                if r.scorer < s.setup.seats:
                    score(s, r.scorer, 1)
        return r


CHOOSE_SLOT: Final = register(ChooseSlot())
CHOOSE_FALLEN: Final = register(ChooseFallen())
LANDMARK: Final = ElderTreetop()
