"""How Root's events become lines. What only a faction's own events need stands in its `telling.py`: TALES."""

from functools import cache
from importlib import import_module
from typing import Final

from lichtung.kernel.codec import Event
from lichtung.kernel.telling import (
    AND,
    COLON,
    COMMA,
    NAMES,
    SEMICOLON,
    SPACE,
    STOP,
    Moment,
    Part,
    Scene,
    Tale,
    Telling,
    Told,
    plain,
)
from lichtung.root import factions
from lichtung.root.cards import ITEM_CARD, PERSISTENT
from lichtung.root.game import RootGame
from lichtung.root.scoring import SCORED
from lichtung.root.setup import Setup

LOSSES: Final = "warriors-removed piece-removed marker-removed"
KINDS_LOST: Final = {"piece-removed": "piece", "marker-removed": "marker"}  # what tells of which kind
POINTS: Final = "scored lost-points"
CAUSES: Final = ("then-rolled-late", "then-ambushed")  # parts that losses follow on directly
BATTLE: Final = f"{LOSSES} rolled ambushed foiled broken-off card-used"  # what belongs to a battle


class RootScene(Scene):
    """What places and cards are, for sentences that say more than their names."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.places: dict[int, Part] = {}  # each is told often, and always the same

    def notice(self, event: Event) -> dict[str, Part]:
        found: dict[str, Part] = {}
        for name, kind, value in event.named():
            if kind == "place":
                if value not in self.places:
                    self.places[value] = self.place(value)
                found[name] = self.places[value]
        if event.key == "crafted":
            found["made"] = self.made(event.args[1])
        return found

    def place(self, place: int) -> Part:
        """A forest by the clearings on its edge; a clearing, or an area of a faction, by its name."""
        if not self.setup.is_forest(place):
            return Part("place-at", [("at", "place", place)])
        edge = self.setup.map.forests[place - self.setup.clearings]
        clearings = [Part("place-edge", [("clearing", "clearing", clearing)]) for clearing in edge]
        return Part("place-between", phrases={"clearings": clearings})

    def made(self, card: int) -> Part:
        """What comes of a card that is crafted: an item, a card that stays, or its effect at once."""
        deck = self.setup.deck
        if deck.kind[card] == ITEM_CARD:
            return Part("then-made-item", [("item", "item", deck.item[card])], glue=NAMES)
        if deck.kind[card] == PERSISTENT:
            return Part("then-made-lasting", glue=SEMICOLON)
        return Part("")


def crafted(tale: Tale, m: Moment) -> list[Part]:
    """The card, and what it is."""
    part = plain(tale, m)[0]
    made = part.phrases.pop("made")[0]
    return [part, made] if made.key else [part]


def losses(tale: Tale, m: Moment) -> list[Part]:
    """What each side loses together: warriors first, then buildings and tokens by kind."""
    if m.leads:
        return plain(tale, m)
    sides: dict[int, list[Told]] = {}
    for told in m.run:
        sides.setdefault(told.arg("seat") or 0, []).append(told)
    last = m.before[-1]
    glue = COLON if last.key in CAUSES or last.glue in ("", SPACE, AND) else SEMICOLON
    lost = {seat: lost_by(own) for seat, own in sides.items()}
    first, *others = lost
    if len(others) == 1 and lost[first] and both_alike(lost[first], lost[others[0]]):
        args = [("seat", "owner", first), ("other", "owner", others[0]), *lost[first][0].args]
        return [Part("then-both-lost", args, glue=glue)]
    parts = [Part("then-lost", [("seat", "owner", first)], {"lost": lost[first]}, glue)]
    for seat in others:
        parts.append(Part("then-lost-too", [("seat", "owner", seat)], {"lost": lost[seat]}, COMMA))
    return parts


def lost_by(removed: list[Told]) -> list[Part]:
    """What one owner lost, each kind once."""
    counts: dict[tuple[str, int], int] = {}
    for told in removed:
        what = told.arg(KINDS_LOST.get(told.event.key, ""))
        kind = (told.event.key, -1 if what is None else what)
        counts[kind] = counts.get(kind, 0) + (told.arg("count") or 1)
    parts: list[Part] = []
    for (key, what), count in sorted(counts.items(), key=lambda one: one[0][0] != "warriors-removed"):
        args = [("count", "count", count)]
        if key in KINDS_LOST:
            args.append((KINDS_LOST[key], KINDS_LOST[key], what))
        parts.append(Part(f"some-{key.removesuffix('-removed')}", args))
    return parts


def both_alike(one: list[Part], other: list[Part]) -> bool:
    """Whether two sides lost the same number of warriors and nothing else."""
    return all(len(lost) == 1 and lost[0].key == "some-warriors" for lost in (one, other)) and (
        one[0].args == other[0].args
    )


def rolled(tale: Tale, m: Moment) -> list[Part]:
    """The hits: in brackets behind the attack, by themselves after an ambush."""
    if m.leads:
        return plain(tale, m)
    late = any(part.key.startswith(("then-lost", "then-ambushed", "then-both")) for part in m.before)
    key, glue = ("then-rolled-late", SEMICOLON) if late else ("then-rolled", SPACE)
    return [m.run[0].part(key, glue)]


def alone(event: Event) -> bool:
    """Whether points have a paragraph of their own: then they are a line of their own."""
    return event.law != SCORED.law


def scored(tale: Tale, m: Moment) -> list[Part]:
    """Points by themselves, with the reason if their paragraph says one."""
    told = m.run[0]
    reason = f"-{told.event.law.replace('.', '-')}" if alone(told.event) else ""
    return [told.part(f"event-{told.event.key}{reason}")]


def points(brought: list[Told], seat: int) -> list[Part]:
    """What everybody gained and lost by a line, the seat that it is about first."""
    parts: list[Part] = []
    for who in sorted({told.event.args[0] for told in brought}, key=lambda who: who != seat):
        own = [told for told in brought if told.event.args[0] == who]
        change = sum(told.event.args[1] * (1 if told.event.key == "scored" else -1) for told in own)
        args = [
            ("seat", "seat", who),
            ("own", "count", int(who == seat)),
            ("count", "count", abs(change)),
            ("total", "count", own[-1].event.args[2]),
        ]
        parts.append(Part("points" if change >= 0 else "points-lost", args, glue=STOP))
    return parts


COMMON: Final = (
    Tale("turn-began", turn="seat"),
    Tale("first-player"),
    Tale("marker-laid", after="marker-laid", gathers="clearing suit", into="clearings"),
    Tale("drew", after="drew", same="seat", gathers="card", into="cards", glue=AND),
    Tale("drew-openly", after="drew-openly", same="seat", gathers="card", into="cards", glue=AND),
    Tale("put-back", after="put-back", same="seat", gathers="card", into="cards"),
    Tale("discarded", after="discarded", same="seat", gathers="card", into="cards"),
    Tale("reshuffled", after="drew drew-openly"),
    Tale("stolen", after="card-used", same="seat", glue=AND),
    Tale("hand-seen", after="card-used", same="seat", glue=AND),
    Tale("swapped-back", after="stolen", same="seat", glue=AND),
    Tale("sabotaged", after="card-used", same="seat", glue=COLON),
    Tale("coffins-emptied", after="card-used sabotaged", glue=COLON),
    Tale("persuaded", after="card-used", same="seat", takes=LOSSES, glue=COLON),
    Tale("item-laid-down", after="card-used", same="seat", glue=AND),
    Tale("moved", until="moved fought", glue=AND),
    Tale("fought", takes=BATTLE, until="fought", glue=AND),
    Tale("ambushed", until="rolled"),
    Tale("foiled", until="rolled", glue=COMMA),
    Tale("broken-off", until="rolled", far=True),
    Tale("hit-ignored", after="rolled ambushed", far=True),
    Tale("card-used", takes=LOSSES, until="rolled broken-off"),
    Tale("rolled", until="rolled", far=True, compose=rolled),
    *[Tale(key, far=True, run="losses", compose=losses) for key in LOSSES.split()],
    Tale("crafted", takes="favor", compose=crafted),
    Tale("favor", takes=LOSSES, glue=COLON),
    *[Tale(key, after="*", joins=lambda event: not alone(event), compose=scored) for key in POINTS.split()],
    Tale("won-by-points"),
    Tale("won-by-dominance"),
    Tale("spy-unmasked", after="order-spied card-used", same="seat"),
    Tale("order-spied", after="card-used spy-played", same="seat", glue=AND),
    Tale("laid-out", after="laid-out", gathers="faction", into="factions"),
    Tale("ferried", after="moved", same="seat"),
    Tale("warriors-around", after="warriors-around", same="seat", gathers="clearing count", into="places"),
    Tale("homeland-chosen", after="homeland-chosen", same="seat", gathers="clearing", into="clearings"),
)


@cache
def tales() -> list[Tale]:
    """Those of the common Law, and those that factions have in their folders."""
    found = [*COMMON]
    for name in factions.names():
        if factions.part(name, "telling") is not None:
            found += import_module(f"{factions.__name__}.{name}.telling").TALES
    return found


def telling(game: RootGame) -> Telling:
    """How a game is told."""
    return Telling(tales(), lambda: RootScene(game.setup), POINTS, points)
