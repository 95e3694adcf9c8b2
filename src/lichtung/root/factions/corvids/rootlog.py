"""The Corvids in the players' notation."""

from types import MappingProxyType
from typing import Final

from lichtung.kernel.codec import HIDDEN, Action, Event
from lichtung.root.actions import Pair, Pick
from lichtung.root.factions.corvids.plots import HIDE_AT_HOME, PLOT, PLOTS_A_KIND
from lichtung.root.factions.corvids.rules import Site
from lichtung.root.recorded import (
    CARD,
    ENTERS,
    FLIP,
    GUESS,
    LEAVES,
    PIECE,
    SHOW,
    SUIT_LETTERS,
    SWAP,
    Change,
    Holding,
    Letters,
    Recorder,
    card_name,
)
from lichtung.root.state import NONE, Root

SOON: Final = 2  # changes after a guess that show whether it was wrong: the card is handed over
MOST_TRIED: Final = 2000  # kinds of plots; after that nothing more is excluded
UNLIKELY: Final = 50  # more than there are plots to be turned up
IMPOSSIBLE: Final = 100


class Plot:
    """A plot that lies on the map, from one change to another, and the kinds that it can be of."""

    def __init__(self, since: int, kinds: set[str]) -> None:
        self.since = since
        self.until: int | None = None  # None: to the end
        self.kinds = kinds
        self.silent = False  # whether it was removed, and nothing came of it

    def lies(self, at: int) -> bool:
        return self.since <= at and (self.until is None or at < self.until)


def can_be(plots: list[Plot]) -> bool:
    """13.2.2: whether all plots can be of their kinds if there are never more of one than there are."""
    tries = MOST_TRIED
    of_kind: dict[str, list[Plot]] = {}

    def goes_on(left: list[Plot]) -> bool:
        nonlocal tries
        tries -= 1
        if not left or tries < 0:
            return True
        plot = left[0]
        for kind in sorted(plot.kinds):
            alike = of_kind.setdefault(kind, [])
            alike.append(plot)
            times = [one.since for one in alike if plot.lies(one.since)]
            if all(sum(one.lies(at) for one in alike) <= PLOTS_A_KIND for at in times) and goes_on(left[1:]):
                return True
            alike.pop()
        return False

    return goes_on(sorted(plots, key=lambda plot: (len(plot.kinds), plot.since)))


class CorvidsRecorder(Recorder):
    """13: plots lie face down; what they are is written when it is known."""

    letters = "P"
    secret = MappingProxyType({PLOT: ("marker",), HIDE_AT_HOME: ("marker",)})
    kinds = MappingProxyType({"bomb": "t_b", "snare": "t_s", "extortion": "t_e", "raid": "t_r"})

    def told(self, s: Root, seat: int, letters: Letters, event: Event, changes: list[Change]) -> None:
        """13.4.2, 13.2.4, 13.7.4: a plot is turned up, named by somebody, or known since it was removed."""
        plot = letters.seat[seat] + "t"
        if event.key == "plot-flipped" and event.args[0] == seat:
            kind = letters.marker_kind(event.args[2])
            changes.insert(0, Change(FLIP, plot, letters.place[event.args[1]], kind))
        elif event.key == "raided" and event.args[0] == seat:
            changes.insert(0, Change(FLIP, plot, letters.place[event.args[1]], self.kinds["raid"]))
        elif event.key in ("guessed-right", "guessed-wrong"):
            guesser, clearing, marker, card = event.args
            deck = s.setup.deck
            unseen = event.seen_by(None).args[3] == HIDDEN
            shown = card_name(deck.names[card]), letters.seat[guesser], letters.seat[seat]
            changes[:0] = [
                Change(SHOW, *shown, SUIT_LETTERS[deck.suit[card]], unseen),
                Change(GUESS, plot, letters.place[clearing], letters.marker_kind(marker)),
            ]

    def holdings(self, s: Root, seat: int, letters: Letters, changes: list[Change]) -> list[Holding]:
        """13.2.4: whoever guesses shows a card of the clearing's suit."""
        found: list[Holding] = []
        guesser, shown = "", 0
        for number, change in enumerate(changes):
            if change.kind == SHOW and change.goal == letters.seat[seat]:
                guesser, shown = change.start, number
            elif change.kind == GUESS and guesser in letters.seat and change.start in letters.place:
                suits = s.suits[letters.place.index(change.start)]
                matching = s.setup.deck.matching_any[suits]
                found.append(Holding(letters.seat.index(guesser), matching, True, shown))
        return found

    def rank(self, s: Root, seat: int, letters: Letters, a: Action, later: list[Change]) -> int:
        """13.5.2: a plot is what it turns out to be; one that nobody ever sees is what is needed least."""
        if isinstance(a, Pair) and a.verb == PLOT:
            kind, place = letters.marker_kind(a.one), letters.place[a.two]
        elif isinstance(a, Pick) and a.verb == HIDE_AT_HOME:
            assert s.frame is not None
            assert isinstance(s.frame.record, Site)
            kind, place = letters.marker_kind(a.what), letters.place[s.frame.record.clearing]
        else:
            return 0
        told = [change for change in later if change.kind == FLIP and change.goal == kind]
        return len(told) + self._doubt(s, seat, letters, place, kind, later)

    def _doubt(self, s: Root, seat: int, letters: Letters, place: str, kind: str, later: list[Change]) -> int:
        """How badly it goes with the rest that a plot which is placed now is of a kind.

        13.7.4: a raid that is removed comes to light, but for one that has nowhere to go.
        """
        raid = self.kinds["raid"]
        plots = self._plots(s, seat, letters, place, later)
        if kind not in plots[0].kinds:
            return 2 * IMPOSSIBLE
        plots[0].kinds = {kind}
        own = UNLIKELY if plots[0].silent and kind == raid else 0
        silent = {plot: plot.kinds for plot in plots if plot.silent and len(plot.kinds) > 1}
        for plot, kinds in silent.items():
            plot.kinds = kinds - {raid}
        if not own and can_be(plots):
            return 0
        for plot, kinds in silent.items():
            plot.kinds = kinds
        return UNLIKELY if can_be(plots) else IMPOSSIBLE + own  # or the record is wrong elsewhere

    def _plots(self, s: Root, seat: int, letters: Letters, place: str, later: list[Change]) -> list[Plot]:
        """What each plot can be: the one that is placed now, those on the map, and all later ones."""
        own, every = letters.seat[seat], set(self.kinds.values())
        found = [Plot(0, every)]
        here = {place: found[0]}  # on the map
        gone: dict[str, Plot] = {}  # where the last one was removed
        for marker in s.setup.markers_of[seat]:
            if s.marker_places[marker] != NONE:
                plot = Plot(0, {letters.marker_kind(s.marker_kinds[marker])})
                here[letters.place[s.marker_places[marker]]] = plot
                found.append(plot)
        for n, change in enumerate(later, 1):
            start, goal = change.start, change.goal
            if change.kind == SWAP and start in here and goal in here:
                here[start], here[goal] = here[goal], here[start]
            elif change.what != own + "t":
                continue
            elif change.kind in (PIECE, LEAVES, ENTERS):
                if start in here:
                    gone[start] = here.pop(start)
                    gone[start].until, gone[start].silent = n, True
                if goal and goal not in here:
                    here[goal] = Plot(n, every)
                    found.append(here[goal])
            elif change.kind == FLIP and start in here:
                here[start].kinds = {goal}
            elif change.kind == FLIP and start in gone:
                gone[start].kinds, gone[start].silent = {goal}, False
            elif change.kind == GUESS and start in here:
                answer = later[n : n + SOON]
                wrong = any(told.kind == CARD and told.goal == own for told in answer)
                here[start].kinds = here[start].kinds - {goal} if wrong else {goal}
        return found


RECORDER = CorvidsRecorder()
