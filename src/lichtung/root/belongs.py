"""Where in a turn an action belongs, for refusals of what comes at the wrong time. 1.4."""

from functools import cache
from typing import Final

from lichtung.kernel.codec import Action, Refusal
from lichtung.kernel.frames import STEPS, Actions
from lichtung.root.actions import CRAFT, DONE
from lichtung.root.faction import Faction
from lichtung.root.state import Root
from lichtung.root.turn import PHASES, TAKE_TURN, Turn, phase_at

UNTIMELY: Final = ("not-now", "not-offered")  # what a step says of a verb that it does not know
BEFORE_THE_FIRST: Final = 0  # the number of the turn while everything is set up
NO_TURN: Final = -1

_inner: Final[dict[int, tuple[int, ...]]] = {}


def leads_to(step: int, *inner: int) -> None:
    """Of a step of a plan that asks nothing itself: the steps that ask in its place."""
    _inner[step] = inner


def paragraph_of(faction: Faction, index: int, verb: int) -> str:
    """The paragraph by which a faction may act with this verb in a step of its plan; none: it may not."""
    for number in (faction.plan[index], *_inner.get(faction.plan[index], ())):
        step = STEPS[number]
        if verb in step.verbs:
            if verb == CRAFT:
                return faction.crafts_by
            return step.by_verb[verb].law if isinstance(step, Actions) else step.law
    return ""


@cache
def places_of(faction: Faction, verb: int) -> tuple[int, ...]:
    """The steps of a faction's plan that know the verb."""
    return tuple([index for index in range(len(faction.plan)) if paragraph_of(faction, index, verb)])


def turn_at(s: Root, seat: int) -> int:
    """The step of its plan that a seat is carrying out; NO_TURN: it is another one's turn."""
    for frame in s.frames():
        turn = frame.record
        if frame.step == TAKE_TURN and isinstance(turn, Turn) and turn.seat == seat == s.active:
            return turn.index - 1
    return NO_TURN


def untimely(s: Root, seat: int, a: Action, law: str) -> Refusal | None:
    """1.4: why a seat may not act with this verb now though another step, or another faction, knows it."""
    if a.verb == DONE or s.turn == BEFORE_THE_FIRST:
        return None
    faction = s.setup.factions[seat]
    places = places_of(faction, a.verb)
    if not places:
        known = [other for other in s.setup.factions if places_of(other, a.verb)]
        return Refusal(law, "not-yours") if known else None
    now = turn_at(s, seat)
    if now in places:  # a question in between comes first
        return None
    later = [index for index in places if index > now]
    place = later[0] if later else places[-1]
    phase = phase_at(faction, place + 1)
    if phase is None:
        return None
    law = paragraph_of(faction, place, a.verb)
    if now == NO_TURN:
        return Refusal(law, "own-turn", "phase").of(PHASES.index(phase))
    if phase != phase_at(faction, now + 1):
        return Refusal(law, "other-phase", "phase").of(PHASES.index(phase))
    return Refusal(law, "comes-later" if later else "came-before")
