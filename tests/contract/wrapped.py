"""Games that break the contract, each in one way: The Two Heirs inside a wrapper that changes one thing.

By composition, not by subclassing: compiled classes cannot be subclassed by interpreted ones.
"""

import json
from collections.abc import Sequence
from random import Random
from typing import cast

from lichtung.heirs.game import HeirsGame, make
from lichtung.heirs.state import Heirs
from lichtung.heirs.view import HeirsView
from lichtung.kernel.codec import Action, Codec, Event, Kind, Refusal, Verb, Words
from lichtung.kernel.game import Decision, IllegalActionError, Result
from lichtung.kernel.view import canonical
from lichtung.testing import trial

NAMES_A_TILE = Refusal("E.2.6", "not-this-one", "tile")


class Wrapped:
    """Hands everything on."""

    breaks = ""  # the clause

    def __init__(self) -> None:
        self.inner: HeirsGame = make({"sets": "random"})
        self.name = "wrapped"
        self.seats = 2
        self.rules_version = 1
        self.earlier_rules: tuple[int, ...] = ()
        self.codec: Codec = self.inner.codec

    def old_action(self, code: Sequence[int]) -> Action:
        return self.inner.old_action(code)

    def start(self) -> Heirs:
        return self.inner.start()

    def setup_data(self) -> dict[str, object]:
        return self.inner.setup_data()

    def decision(self, s: Heirs) -> Decision | None:
        return self.inner.decision(s)

    def actions(self, s: Heirs) -> list[Action]:
        return self.inner.actions(s)

    def chance(self, s: Heirs) -> list[tuple[Action, int]]:
        return self.inner.chance(s)

    def sample(self, s: Heirs, rng: Random) -> Action:
        return self.inner.sample(s, rng)

    def refusal(self, s: Heirs, a: Action) -> Refusal | None:
        return self.inner.refusal(s, a)

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        return self.inner.apply(s, a, listen)

    def play(self, s: Heirs, a: Action) -> list[Event]:
        if self.inner.refusal(s, a) is not None:
            return self.inner.play(s, a)  # raises
        return self.apply(s, a, True)

    def view(self, s: Heirs, seat: int | None) -> HeirsView:
        return self.inner.view(s, seat)

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        return self.inner.imagine(v, rng)

    def read_view(self, data: dict[str, object]) -> HeirsView:
        raise NotImplementedError  # many of the views below are none of The Two Heirs

    def result(self, s: Heirs) -> Result | None:
        return self.inner.result(s)

    def standing(self, s: Heirs) -> list[int]:
        return self.inner.standing(s)

    def players(self) -> list[int]:
        return self.inner.players()

    def position(self, data: dict[str, object], asks_all: bool = False) -> Heirs:
        return self.inner.position(data, asks_all)

    def position_of(self, s: Heirs) -> dict[str, object]:
        return self.inner.position_of(s)

    def facts(self, s: Heirs) -> dict[str, object]:
        return self.inner.facts(s)


# --- Answers


class Crashes(Wrapped):
    breaks = trial.ANSWERS

    def refusal(self, s: Heirs, a: Action) -> Refusal | None:
        raise KeyError("what is this?")


# --- Copies and determinism


class SharesInnards(Wrapped):
    """As if forks shared a list: what is done to one state shows in the one played before."""

    breaks = trial.COPIES

    def __init__(self) -> None:
        super().__init__()
        self.last: Heirs | None = None

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        if self.last is not None and self.last is not s:
            self.last.rebates += 1
        self.last = s
        return super().apply(s, a, listen)


class RollsItsOwnDice(Wrapped):
    breaks = trial.DETERMINED

    def __init__(self) -> None:
        super().__init__()
        self.rng = Random(1)

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        events = super().apply(s, a, listen)
        s.rebates = self.rng.randrange(3)
        return events


class StartsAtRandom(Wrapped):
    breaks = trial.DETERMINED

    def __init__(self) -> None:
        super().__init__()
        self.starts = 0

    def start(self) -> Heirs:
        s = super().start()
        self.starts += 1
        s.crown = self.starts % 2
        return s


class ListensDifferently(Wrapped):
    breaks = trial.DETERMINED

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        events = super().apply(s, a, listen)
        s.rebates += listen
        return events


# --- Codec


class OtherCodec:
    """A codec that hands everything on; typed as one where it is used."""

    def __init__(self, codec: Codec) -> None:
        self.inner = codec
        self.kinds: dict[str, Kind] = codec.kinds
        self.verbs: list[Verb] = codec.verbs

    def decode(self, code: Sequence[int]) -> Action:
        return self.inner.decode(code)

    def text(self, action: Action) -> str:
        return self.inner.text(action)

    def parse(self, text: str) -> Action:
        return self.inner.parse(text)


class DecodesTheNext(OtherCodec):
    def decode(self, code: Sequence[int]) -> Action:
        action = self.inner.decode(code)
        return self.inner.decode([code[0], code[1] ^ 1]) if len(code) == 2 and code[1] < 4 else action


class TakesAnyCode(OtherCodec):
    def decode(self, code: Sequence[int]) -> Action:
        verb = code[0] if code and 0 <= code[0] < len(self.verbs) else 10
        return self.inner.decode([verb, *code[1:]])


class ReadsCarelessly(OtherCodec):
    def parse(self, text: str) -> Action:
        word, *rest = text.split()
        return self.inner.parse(" ".join([word, *rest]))


class KnowsWordsOfNothing(OtherCodec):
    def __init__(self, codec: Codec) -> None:
        super().__init__(codec)
        words = Words(("one", "two"))
        words.index["?"] = 2
        self.kinds = {**codec.kinds, "number": words}


class WritesShort(OtherCodec):
    def text(self, action: Action) -> str:
        return self.inner.text(action).replace("draw", "take")


class WrongCode(Wrapped):
    breaks = trial.CODES

    def __init__(self) -> None:
        super().__init__()
        self.codec = cast(Codec, DecodesTheNext(self.codec))


class AnyCode(Wrapped):
    breaks = trial.BAD_CODES

    def __init__(self) -> None:
        super().__init__()
        self.codec = cast(Codec, TakesAnyCode(self.codec))


class CarelessParser(Wrapped):
    breaks = trial.BAD_CODES

    def __init__(self) -> None:
        super().__init__()
        self.codec = cast(Codec, ReadsCarelessly(self.codec))


class WordOfNothing(Wrapped):
    breaks = trial.BAD_CODES

    def __init__(self) -> None:
        super().__init__()
        self.codec = cast(Codec, KnowsWordsOfNothing(self.codec))


class AmbiguousText(Wrapped):
    breaks = trial.NOTATION

    def __init__(self) -> None:
        super().__init__()
        self.codec = cast(Codec, WritesShort(self.codec))


# --- Journal


class PlaysReplaysDifferently(Wrapped):
    breaks = trial.REPLAY

    def __init__(self) -> None:
        super().__init__()
        self.starts = 0

    def start(self) -> Heirs:
        self.starts += 1
        return super().start()

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        events = super().apply(s, a, listen)
        s.rebates += self.starts > 2
        return events


class SetupIsNoData(Wrapped):
    breaks = trial.REPLAY

    def setup_data(self) -> dict[str, object]:
        return {"sets": ("reise", "krieg", "handwerk")}


# --- Positions


class ForgetsInPositions(Wrapped):
    breaks = trial.POSITIONS

    def position_of(self, s: Heirs) -> dict[str, object]:
        return {key: value for key, value in super().position_of(s).items() if key != "crown"}


class RefusesItsPositions(Wrapped):
    breaks = trial.POSITIONS

    def position_of(self, s: Heirs) -> dict[str, object]:
        return {**super().position_of(s), "weather": "fair"}


class WritesPositionsAsObjects(Wrapped):
    breaks = trial.POSITIONS

    def facts(self, s: Heirs) -> dict[str, object]:
        return {**super().facts(s), "hands": (1, 2)}


# --- Decisions and chance


class NothingToDo(Wrapped):
    breaks = trial.DECISIONS

    def actions(self, s: Heirs) -> list[Action]:
        return [] if len(s.stack) < 20 else super().actions(s)


class ListsTwice(Wrapped):
    breaks = trial.DECISIONS

    def actions(self, s: Heirs) -> list[Action]:
        found = super().actions(s)
        return [*found, *found[:1]]


class LendsItsList(Wrapped):
    breaks = trial.DECISIONS

    def __init__(self) -> None:
        super().__init__()
        self.lent: list[Action] = []

    def actions(self, s: Heirs) -> list[Action]:
        if not self.lent or s.legal:
            self.lent = super().actions(s)
        return self.lent


class ResultTooEarly(Wrapped):
    breaks = trial.DECISIONS

    def result(self, s: Heirs) -> Result | None:
        return Result((0, 0), (), "", "draw")


class NobodyPlaysBlue(Wrapped):
    breaks = trial.DECISIONS

    def players(self) -> list[int]:
        return [0]


class WeightlessOutcome(Wrapped):
    breaks = trial.CHANCES

    def chance(self, s: Heirs) -> list[tuple[Action, int]]:
        return [(a, w * (i > 0)) for i, (a, w) in enumerate(super().chance(s))]


class DrawsWhatIsGone(Wrapped):
    breaks = trial.CHANCES

    def sample(self, s: Heirs, rng: Random) -> Action:
        return self.codec.parse("end")


class ShufflesWhenAsked(Wrapped):
    breaks = trial.CHANCES

    def sample(self, s: Heirs, rng: Random) -> Action:
        s.crown = 1 - s.crown
        return super().sample(s, rng)


# --- Refusals


class AllowsAnything(Wrapped):
    breaks = trial.REFUSALS

    def refusal(self, s: Heirs, a: Action) -> Refusal | None:
        return None


class RefusesTheFirst(Wrapped):
    breaks = trial.REFUSALS

    def refusal(self, s: Heirs, a: Action) -> Refusal | None:
        if a == self.actions(s)[0]:
            return Refusal("E.4.2", "must-take")
        return super().refusal(s, a)


class AllowsAStaleAction(Wrapped):
    """Only one verb, and only late in the game: a tile that is in the other hand may be built."""

    breaks = trial.REFUSALS

    def refusal(self, s: Heirs, a: Action) -> Refusal | None:
        found = super().refusal(s, a)
        return None if found is not None and found.key == "troop-there" else found


class PlaysTheRefused(Wrapped):
    breaks = trial.REFUSALS

    def play(self, s: Heirs, a: Action) -> list[Event]:
        return []


class PunishesMistakes(Wrapped):
    breaks = trial.UNTOUCHED

    def play(self, s: Heirs, a: Action) -> list[Event]:
        s.rebates = 0
        if self.refusal(s, a) is not None:
            s.crown = 1 - s.crown
        return super().play(s, a)


# --- Events


class ForgetsAnArgument(Wrapped):
    breaks = trial.SENTENCES

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        return [e.of(*e.args[:-1]) for e in super().apply(s, a, listen)]


class TellsANumberThatIsNone(Wrapped):
    breaks = trial.SENTENCES

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        return [e.of(*[-5 for _ in e.args]) for e in super().apply(s, a, listen)]


class TellsTheStartTile(Wrapped):
    breaks = trial.SECRETS

    def apply(self, s: Heirs, a: Action, listen: bool = False) -> list[Event]:
        return [Event(e.law, e.key, e.fields, "", e.args) for e in super().apply(s, a, listen)]


# --- Views


class OtherView:
    """A view with one more entry; typed as a HeirsView where it is used."""

    def __init__(self, inner: HeirsView, more: dict[str, object]) -> None:
        self.inner = inner
        self.more = more

    def data(self) -> dict[str, object]:
        return {**self.inner.data(), **self.more}

    def to_bytes(self) -> bytes:
        return canonical(self.data())


class ShowsTheStartTile(Wrapped):
    """The start tile's face is in the view, but not in what is imagined."""

    breaks = trial.SECRETS

    def view(self, s: Heirs, seat: int | None) -> HeirsView:
        return cast(HeirsView, OtherView(super().view(s, seat), {"start_tile": s.start_tile}))

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        return super().imagine(cast(OtherView, v).inner, rng)


class ShowsAndImaginesTheStartTile(ShowsTheStartTile):
    """The leak is consistent: only the event tells that the tile is hidden."""

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        shown = cast(OtherView, v).more["start_tile"]
        while True:
            s = super().imagine(v, rng)
            if s.start_tile == shown:
                return s


class ShowsATuple(ShowsTheStartTile):
    breaks = trial.PICTURES

    def view(self, s: Heirs, seat: int | None) -> HeirsView:
        return cast(HeirsView, OtherView(self.inner.view(s, seat), {"moved": (s.moved,)}))


class LiveView:
    """Reads the state whenever it is asked."""

    def __init__(self, game: HeirsGame, s: Heirs, seat: int | None) -> None:
        self.game = game
        self.s = s
        self.seat = seat

    def data(self) -> dict[str, object]:
        return self.game.view(self.s, self.seat).data()

    def to_bytes(self) -> bytes:
        return canonical(self.data())


class ShowsTheStateItself(Wrapped):
    breaks = trial.PICTURES

    def view(self, s: Heirs, seat: int | None) -> HeirsView:
        return cast(HeirsView, LiveView(self.inner, s, seat))

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        live = cast(LiveView, v)
        return self.inner.imagine(self.inner.view(live.s, live.seat), rng)


class ReadsAnotherView(Wrapped):
    breaks = trial.READ

    def read_view(self, data: dict[str, object]) -> HeirsView:
        return self.inner.view(self.inner.start(), None)


class ImaginesOneWorld(Wrapped):
    breaks = trial.WORLDS

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        return super().imagine(v, Random(0))


class ImaginesTheOtherCrown(Wrapped):
    breaks = trial.IMAGINED

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        s = super().imagine(v, rng)
        s.crown = 1 - s.crown
        return s


class ImaginesWithoutSeed(Wrapped):
    breaks = trial.IMAGINED

    def __init__(self) -> None:
        super().__init__()
        self.rng = Random(1)

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        return super().imagine(v, self.rng)


class ImaginesOtherActions(Wrapped):
    breaks = trial.OWN_ACTIONS

    def __init__(self) -> None:
        super().__init__()
        self.imagined: list[Heirs] = []

    def imagine(self, v: HeirsView, rng: Random) -> Heirs:
        s = super().imagine(v, rng)
        self.imagined = [*self.imagined[-3:], s]
        return s

    def actions(self, s: Heirs) -> list[Action]:
        found = super().actions(s)
        return found[1:] if any(s is t for t in self.imagined) else found


class RefusesWithTheStartTile(Wrapped):
    """Every refusal names the tile that lies face down."""

    breaks = trial.LEAKS

    def refusal(self, s: Heirs, a: Action) -> Refusal | None:
        found = super().refusal(s, a)
        return found if found is None or s.start_tile < 0 else NAMES_A_TILE.of(s.start_tile)

    def play(self, s: Heirs, a: Action) -> list[Event]:
        found = self.refusal(s, a)
        if found is not None:
            raise IllegalActionError(found)
        return super().play(s, a)


# --- The end


class HasNoResult(Wrapped):
    breaks = trial.ENDS

    def result(self, s: Heirs) -> Result | None:
        return None


class ScoresForOne(Wrapped):
    breaks = trial.ENDS

    def result(self, s: Heirs) -> Result | None:
        found = super().result(s)
        return None if found is None else Result(found.scores[:1], (), found.law, found.key)


class NamesAThirdWinner(Wrapped):
    breaks = trial.ENDS

    def result(self, s: Heirs) -> Result | None:
        found = super().result(s)
        return None if found is None else Result(found.scores, (2,), found.law, found.key)


class StandsOtherwise(Wrapped):
    breaks = trial.ENDS

    def standing(self, s: Heirs) -> list[int]:
        return [points + 1 for points in super().standing(s)]


# --- Hash seeds


class FollowsSetOrder(Wrapped):
    """What the crown shows depends on the order in which a set of words is walked."""

    breaks = trial.HASH_SEEDS

    def start(self) -> Heirs:
        s = super().start()
        s.crown = int(next(iter({"white", "blue", "nobody", "everybody"})) == "white")
        s.rebates = len(json.dumps(list({"a", "b", "c", "d"}))) if s.crown else 0
        return s


def broken_games() -> list[type[Wrapped]]:
    """Every game of this file that check_game must refuse."""
    found: list[type[Wrapped]] = []
    queue = Wrapped.__subclasses__()
    while queue:
        kind = queue.pop(0)
        queue += kind.__subclasses__()
        if kind.breaks != trial.HASH_SEEDS:
            found.append(kind)
    return found
