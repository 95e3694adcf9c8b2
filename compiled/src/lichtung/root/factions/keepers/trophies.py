"""Prized Trophies: what becomes of relics that others remove. Law 15.2.5."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, PublicRecord, Refusal
from lichtung.kernel.frames import Step, emit, push, register
from lichtung.root.actions import Pick, effect, pick, verb
from lichtung.root.factions.keepers.relics import forests, is_shown, put_shown, ruled_around
from lichtung.root.owners import decider, is_enemy_piece
from lichtung.root.scoring import add_points
from lichtung.root.state import NONE, Removed, Root, Trigger

TROPHY_POINTS: Final = 1  # 15.2.5: beyond 3.2.1
HIDE_IN: Final = verb("hide-in", "forest:place")
TROPHY: Final = effect("trophy")
TROPHY_HIDDEN: Final = Event("15.2.5", "trophy", "by:owner seat piece forest:place")
NOT_A_FOREST: Final = Refusal("15.2.5", "not-a-forest", "place")


class Trophies(PublicRecord):
    """Relics that somebody has removed, and still has to hide."""

    fields = "owner:seat remover:owner pieces:piece+"

    def __init__(self, owner: int, remover: int, pieces: tuple[int, ...]) -> None:
        self.owner = owner
        self.remover = remover
        self.pieces = pieces

    def values(self) -> tuple[object, ...]:
        return (self.owner, self.remover, self.pieces)


def trophies_of(s: Root, seat: int, removed: list[Removed]) -> list[Trigger]:
    """15.2.5: an enemy who removes relics scores a point more for each, and hides them in forests.

    What others take off is out of the game.
    """
    triggers: list[Trigger] = []
    for remover in range(s.setup.owners):
        if not is_enemy_piece(s, remover, seat):
            continue
        taken: list[int] = []
        place = NONE
        for group in removed:
            if group.owner == seat and group.remover == remover and is_shown(s, seat, group.kind):
                taken += [group.kind] * group.count
                place = group.place
                add_points(s, group.scorer, TROPHY_POINTS * group.count, "15.2.5")
        if taken:
            triggers.append(Trigger(HIDE_TROPHY, Trophies(seat, remover, tuple(taken)), TROPHY, place))
    return triggers


def hider(s: Root, remover: int) -> int:
    """Who chooses the forest: the remover; for one without a seat its controller, or the active player."""
    seat = s.controller[remover]
    return decider(s, s.active if seat == NONE else seat)


def dullest_forest(s: Root, seat: int) -> int:
    """The forest that an automated seat chooses: with the fewest clearings that the Keepers rule."""
    best = forests(s)[0]
    for forest in forests(s):
        if ruled_around(s, seat, forest) < ruled_around(s, seat, best):
            best = forest
    return best


class HideTrophy(Step[Root, Trophies]):
    """The remover puts the relic, face up, into any forest."""

    name = "keepers.trophy"
    law = "15.2.5"
    holds = Trophies
    verbs: tuple[int, ...] = (HIDE_IN,)

    def seat(self, s: Root, r: Trophies) -> int:
        chooser = hider(s, r.remover)
        return NOBODY if chooser == NONE else chooser

    def options(self, s: Root, r: Trophies, out: list[Action]) -> None:
        out.extend([pick(HIDE_IN, forest) for forest in forests(s)])

    def refusal(self, s: Root, r: Trophies, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != HIDE_IN:
            return Refusal(self.law, "not-now")
        return None if s.setup.is_forest(a.what) else NOT_A_FOREST.of(a.what)

    def take(self, s: Root, r: Trophies, a: Action) -> Trophies:
        forest = a.what if isinstance(a, Pick) else dullest_forest(s, r.owner)
        put_shown(s, r.pieces[0], forest)
        if s.events is not None:
            emit(s, TROPHY_HIDDEN.of(r.remover, r.owner, r.pieces[0], forest))
        if len(r.pieces) > 1:
            push(s, HIDE_TROPHY, Trophies(r.owner, r.remover, r.pieces[1:]))
        return r


HIDE_TROPHY: Final = register(HideTrophy())
