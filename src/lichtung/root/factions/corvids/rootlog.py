"""The Corvids in the players' notation."""

from types import MappingProxyType

from lichtung.kernel.codec import HIDDEN, Action, Event
from lichtung.root.actions import Pair, Pick
from lichtung.root.factions.corvids.plots import HIDE_AT_HOME, PLOT
from lichtung.root.factions.corvids.rules import Site
from lichtung.root.recorded import (
    CARD,
    FLIP,
    GUESS,
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
from lichtung.root.state import Root

SOON = 2  # changes after a guess that show whether it was wrong: the card is handed over


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
        plot = letters.seat[seat] + "t"
        wrong = 0
        for n, change in enumerate(later):
            if change.kind == SWAP and place in (change.start, change.goal):
                place = change.goal if place == change.start else change.start
            elif change.kind == FLIP and change.start == place:
                return wrong if change.goal == kind else wrong + 100
            elif change.kind == GUESS and change.start == place:
                answer = later[n + 1 : n + 1 + SOON]
                if not any(told.kind == CARD and told.goal == letters.seat[seat] for told in answer):
                    return wrong if change.goal == kind else wrong + 100
                wrong += 100 if change.goal == kind else 0
            elif change.kind == PIECE and change.what == plot and change.start == place:
                wrong += 100 if kind == self.kinds["raid"] else 0  # 13.7.4: it would have come to light
                break
        return wrong + sum(1 for change in later if change.kind == FLIP and change.goal == kind)


RECORDER = CorvidsRecorder()
