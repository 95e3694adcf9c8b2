"""Root as a `Game`: setup options, start, views, result."""

from random import Random

from lichtung.kernel.codec import Kind
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import OfSeat, push, settle
from lichtung.kernel.game import FrameGame, Option, Result
from lichtung.root.actions import codec_for
from lichtung.root.board import Board
from lichtung.root.cards import Deck
from lichtung.root.factions import cult, eyrie
from lichtung.root.factions.alliance import Alliance
from lichtung.root.factions.eyrie import Eyrie
from lichtung.root.factions.marquise import Marquise
from lichtung.root.factions.riverfolk import faction as riverfolk
from lichtung.root.factions.vagabond import faction as vagabond
from lichtung.root.facts import facts, position_of
from lichtung.root.position import read_position
from lichtung.root.setup import FIRST_PLAYER_STEP
from lichtung.root.state import POINTS_TO_WIN, Faction, Root, Table, fresh
from lichtung.root.view import RootView, imagine_state

FACTIONS: dict[str, Faction] = {
    faction.id: faction
    for faction in (
        Marquise(),
        Eyrie(),
        Alliance(),
        vagabond.Vagabond(),
        cult.Cult(),
        riverfolk.Riverfolk(),
    )
}
BASE_GAME = ["marquise", "eyrie", "alliance", "vagabond"]  # the seats where none are named
KINDS: dict[str, Kind] = {
    **eyrie.kinds(),
    **vagabond.kinds(),
    **cult.kinds(),
    **riverfolk.kinds(),
}  # every verb is in every codec, so are its kinds
TWICE = ("vagabond",)  # 9.8
FEWEST_SEATS = 2
MOST_SEATS = 6

OPTIONS = [
    Option("map", ("autumn",), "2.2"),
    Option("deck", ("standard",), "2.1"),
    # The later Law: an effect that removes all enemy pieces damages three of the Vagabond's items.
    Option("vagabond_damage", ("off", "on"), "9.2.2"),
]


class RootGame(FrameGame[Root, RootView]):
    """The Law with one choice of factions, map, deck and options."""

    name = "root"
    rules_version = 1

    def __init__(self, table: Table, kinds: dict[str, Kind]) -> None:
        super().__init__(codec_for(table, kinds))
        self.table = table
        self.seats = table.seats

    def setup(self) -> dict[str, object]:
        return {"factions": [f.id for f in self.table.factions], **self.table.options}

    def start(self) -> Root:
        """5.1: chance names the first player, then everything is dealt and placed."""
        s = fresh(self.table)
        push(s, FIRST_PLAYER_STEP, OfSeat(0))
        settle(s)
        return s

    def view(self, s: Root, seat: int | None) -> RootView:
        return RootView(s, seat, self.decision(s))

    def imagine(self, v: RootView, rng: Random) -> Root:
        s = imagine_state(v, rng)
        settle(s)
        return s

    def position(self, data: dict[str, object]) -> Root:
        return read_position(self.table, self.codec.kinds, data)

    def position_of(self, s: Root) -> dict[str, object]:
        return position_of(s, self.codec.kinds)

    def facts(self, s: Root) -> dict[str, object]:
        return facts(s, self.codec.kinds)

    def word(self, kind: str, value: int) -> str:
        """Copies of a card have one name; the catalogues' keys know no dots."""
        if kind == "card":
            return f"card-{self.table.deck.names[value]}"
        return super().word(kind, value).replace(".", "-")

    def result(self, s: Root) -> Result | None:
        """3: whoever won, by points or by dominance."""
        if s.steps:
            return None
        winners = tuple(seat for seat in range(self.seats) if s.winners >> seat & 1)
        by_points = any(s.points[seat] >= POINTS_TO_WIN for seat in winners)  # a coalition shares them
        law, key = ("3.1", "thirty-points") if by_points else ("3.3.1", "dominance")
        return Result(tuple(s.points), winners, law, key)


def make(setup: dict[str, object]) -> RootGame:
    """A game from setup data (command line, journal, scenario); mistakes name the key."""
    left = dict(setup)
    factions = _read_factions(left.pop("factions", BASE_GAME))
    options: dict[str, str] = {}
    for option in OPTIONS:
        value = left.pop(option.name, option.choices[0])
        if not isinstance(value, str) or value not in option.choices:
            choices = " | ".join(option.choices)
            raise LichtungError("option-choice", option.name, value=str(value), choices=choices)
        options[option.name] = value
    if left:
        known = ", ".join(["factions", *[o.name for o in OPTIONS]])
        raise LichtungError("option-unknown", next(iter(left)), known=known)
    table = Table(Board(options["map"]), Deck(options["deck"] + "_deck"), factions, options)
    return RootGame(table, KINDS)


def _read_factions(value: object) -> list[Faction]:
    """Two to six names of factions in the order of their seats; a comma-separated text will do."""
    names = value.split(",") if isinstance(value, str) else value
    known = ", ".join(FACTIONS)
    if not isinstance(names, list | tuple):
        raise LichtungError("factions-unknown", "factions", value=str(value), known=known)
    for name in names:
        if name not in FACTIONS:
            raise LichtungError("factions-unknown", "factions", value=str(name), known=known)
    for name in names:
        if list(names).count(name) > (2 if name in TWICE else 1):
            raise LichtungError("factions-twice", "factions")
    if len(names) > 1 and len(set(names)) == 1:  # 9.8
        raise LichtungError("factions-only-vagabonds", "factions")
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        raise LichtungError("factions-number", "factions", fewest=FEWEST_SEATS, most=MOST_SEATS)
    return [FACTIONS[name] for name in names]
