"""The moods of the warlord. Law 14.4.4, 14.7."""

from typing import Final

from lichtung.kernel.chance import NOBODY
from lichtung.kernel.codec import Action, Event, Kind, Refusal, Words
from lichtung.kernel.frames import SeatRecord, Step, emit, register
from lichtung.root.actions import Pick, pick, verb
from lichtung.root.cards import BAG, BOOTS, COIN, CROSSBOW, HAMMER, SWORD, TEA
from lichtung.root.factions.hundreds.mat import mat_of
from lichtung.root.state import NONE, Root

MOODS: Final = (
    "bitter",
    "grandiose",
    "jubilant",
    "lavish",
    "relentless",
    "rowdy",
    "stubborn",
    "wrathful",
)
BITTER: Final = 0
GRANDIOSE: Final = 1
JUBILANT: Final = 2
LAVISH: Final = 3
RELENTLESS: Final = 4
ROWDY: Final = 5
STUBBORN: Final = 6
WRATHFUL: Final = 7
# The item on each card: with it in the hoard the mood cannot be chosen.
FORBIDDEN_BY: Final = (HAMMER, TEA, BOOTS, NONE, BAG, COIN, CROSSBOW, SWORD)

CHOOSE_MOOD: Final = verb("mood", "mood")

MOOD_CHOSEN: Final = Event("14.4.4", "mood-chosen", "seat mood")

MOOD_AS_BEFORE: Final = Refusal("14.4.4", "mood-as-before", "mood")
MOOD_FORBIDDEN: Final = Refusal("14.4.4", "mood-forbidden", "mood item")


def kinds() -> dict[str, Kind]:
    """How this faction's own arguments are written."""
    return {"mood": Words(list(MOODS))}


def is_in_mood(s: Root, seat: int, mood: int) -> bool:
    """14.7: a mood lasts until the next one is chosen, whatever enters the hoard."""
    return mat_of(s, seat).mood == mood


def cannot_choose(s: Root, seat: int, mood: int) -> Refusal | None:
    """14.4.4: another mood than before, and none whose item is in the hoard."""
    mat = mat_of(s, seat)
    if mood == mat.mood:
        return MOOD_AS_BEFORE.of(mood)
    item = FORBIDDEN_BY[mood]
    return MOOD_FORBIDDEN.of(mood, item) if item != NONE and mat.hoard[item] else None


def choices(s: Root, seat: int) -> list[int]:
    """14.4.4: the moods that can be chosen; there is none only for a lavish warlord with all items."""
    return [mood for mood in range(len(MOODS)) if cannot_choose(s, seat, mood) is None]


class ChooseMood(Step[Root, SeatRecord]):
    """The warlord's mood must change; only a lavish one keeps his if there is no other."""

    name = "hundreds.mood"
    law = "14.4.4"
    verbs: tuple[int, ...] = (CHOOSE_MOOD,)

    def seat(self, s: Root, r: SeatRecord) -> int:
        return r.seat if choices(s, r.seat) else NOBODY

    def options(self, s: Root, r: SeatRecord, out: list[Action]) -> None:
        out.extend([pick(CHOOSE_MOOD, mood) for mood in choices(s, r.seat)])

    def refusal(self, s: Root, r: SeatRecord, a: Action) -> Refusal | None:
        if not isinstance(a, Pick) or a.verb != CHOOSE_MOOD:
            return Refusal(self.law, "not-now")
        return cannot_choose(s, r.seat, a.what)

    def take(self, s: Root, r: SeatRecord, a: Action) -> SeatRecord:
        if isinstance(a, Pick):
            mat_of(s, r.seat).mood = a.what
            if s.events is not None:
                emit(s, MOOD_CHOSEN.of(r.seat, a.what))
        return r


MOOD: Final = register(ChooseMood())
