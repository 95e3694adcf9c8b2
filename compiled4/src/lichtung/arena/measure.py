"""How fast the rules are: single operations, whole random games, and how the cost grows.

Processor time of this process; what is measured takes turns, round by round, and the median counts, for a
noisy machine moves single rounds a lot. Run as a program (see `against.py`) this file measures the rules that
are first on the search path, so it imports only what every version of them offers.
"""

import copy
import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from statistics import median
from typing import Any

from lichtung.games import GAMES, game
from lichtung.heirs.scoring import survey
from lichtung.kernel.codec import Action
from lichtung.kernel.frames import State, settle
from lichtung.kernel.game import FrameGame, random_playout, state_hash
from lichtung.kernel.journal import Header, Journal, replay
from lichtung.root.game import FEWEST_SEATS
from lichtung.root.mixes import COMPETITIVE, MEASURED, MOST_SEATS, suggested

ROUNDS = 7
STATES = 24
SECONDS_PER_ROUND = 0.05
GAMES_PER_ROUND = 20
GAMES_OF_A_TABLE = 10  # in a round, of every other table than the usual one
FORKS_WEIGHED = 2000
RECORDED = 8  # games whose decisions are kept
EVERY = 3  # of their decisions

# What adding up the points costs, for games that have such a sum.
SCORE: dict[str, Callable[[Any], object]] = {"heirs": survey}
# The event that there is one of in each turn.
TURN = {"heirs": "turn-ended", "root": "turn-began"}
UNLIKE_SEATS = ("root",)  # games whose seats differ enough to be measured apart
# Other tables of a game, measured beside the usual one: by the number of seats, and other factions.
LARGEST = suggested(COMPETITIVE, MOST_SEATS)[0]
SEATS: dict[str, dict[int, str]] = {
    "root": {seats: ",".join(LARGEST[:seats]) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
}
MIXES: dict[str, tuple[str, ...]] = {"root": tuple([",".join(mix) for mix in MEASURED])}
PARTS = ("early", "middle", "late")
# Other factions, more of them, and other boards are compared with the usual table.
USUAL_SEATS = 4
USUAL, MOST = f"seats-{USUAL_SEATS}", "seats-6"

Round = dict[str, float]


class Moment:
    """A decision with a choice in a recorded game: the state, what was chosen, by whom, in which third."""

    def __init__(self, s: Any, action: Action, seat: int) -> None:
        self.state = s
        self.action = action
        self.seat = seat
        self.part = ""


@contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage collection while the clock runs."""
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def microseconds(work: Callable[[], int]) -> float:
    """Microseconds for one operation; `work` does some and says how many."""
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS_PER_ROUND:
        count += work()
    return spent / count * 1e6


def each(items: Sequence[Any], operate: Callable[[Any], object]) -> float:
    """Microseconds to operate on one of the items."""

    def work() -> int:
        for item in items:
            operate(item)
        return len(items)

    return microseconds(work)


def shared(s: State) -> dict[int, object]:
    """What a state and its forks hold in common, as deepcopy's memory of what it need not copy."""
    fork = vars(s.copy())
    return {id(value): value for name, value in vars(s).items() if fork[name] is value}


class Bench:
    """The measurements of one game."""

    def __init__(self, name: str) -> None:
        self.game: FrameGame[Any, Any] = game(name)
        self.states = middles(self.game)
        self.views = [self.game.view(s, 0) for s in self.states]
        self.moves = [(s, s.legal[i % len(s.legal)]) for i, s in enumerate(self.states)]
        self.moments, self.journals = self.recorded()
        seats, mixes = SEATS.get(name, {}), MIXES.get(name, ())
        self.tables = {f"seats-{n}": game(name, factions=mix) for n, mix in seats.items()}
        self.forks = {f"seats-fork-{n}": middles(self.tables[f"seats-{n}"]) for n in seats}
        self.tables.update({f"mix-{mix}": game(name, factions=mix) for mix in mixes})
        for board in other_boards(name):
            self.tables[f"board-{board}"] = game(name, factions=seats[USUAL_SEATS], map=board)

    def recorded(self) -> tuple[list[Moment], list[Journal]]:
        """Random games: some of their decisions, and their journals."""
        kept: list[Moment] = []
        journals: list[Journal] = []
        for number in range(RECORDED):
            rng = Random(f"bench/recorded/{number}")
            seats = [""] * self.game.seats
            header = Header(self.game.name, self.game.rules_version, self.game.setup_data(), seats)
            journal = Journal(header)
            moments: list[Moment] = []
            s = self.game.start()
            while (now := self.game.decision(s)) is not None:
                action = rng.choice(s.legal) if s.legal else self.game.sample(s, rng)
                if len(s.legal) > 1:
                    moments.append(Moment(s.copy(), action, now.seat))
                journal.append(len(journal.entries), now.seat, self.game.text(action))
                self.game.apply(s, action)
            for place, moment in enumerate(moments):
                moment.part = PARTS[place * len(PARTS) // len(moments)]
            kept += moments[:: max(1, EVERY)]
            journals.append(journal)
        return kept, journals

    def probes(self) -> dict[str, Callable[[int], Round]]:
        """What can be measured, in the order in which it is shown; each takes the number of the round."""
        rng = Random(0)
        single: dict[str, Callable[[], float]] = {
            "list": lambda: each(self.states, settle),
            "apply": lambda: self.carrying_out(self.moves),
            "refusal": lambda: each(self.moves, lambda move: self.game.refusal(*move)),
            "view": lambda: each(self.states, lambda s: self.game.view(s, 0)),
            "imagine": lambda: each(self.views, lambda view: self.game.imagine(view, rng)),
            "hash": lambda: each(self.states, state_hash),
            "replay": lambda: microseconds(self.replays),
            "memory": self.memory,
        }
        if self.game.name in SCORE:
            single["score"] = lambda: each(self.states, SCORE[self.game.name])
        found: dict[str, Callable[[int], Round]] = {"copies": self.copies, "playouts": self.playouts}
        for name, probe in single.items():
            found[name] = lambda _, name=name, probe=probe: {name: probe()}  # type: ignore[misc]  # bound early
        found["parts"] = self.by_part
        if self.game.name in UNLIKE_SEATS:
            found["seats"] = self.by_seat
        if self.tables:
            found["tables"] = self.by_table
        return found

    def round(self, number: int) -> Round:
        """Everything once."""
        found: Round = {}
        for probe in self.probes().values():
            with undisturbed():
                found.update(probe(number))
        return found

    def carrying_out(self, moves: list[tuple[Any, Action]]) -> float:
        """Microseconds to carry out an action, the next listing included."""
        with_fork = each(moves, lambda move: self.game.apply(move[0].copy(), move[1]))
        return with_fork - each(moves, lambda move: move[0].copy())

    def by_part(self, _: int) -> Round:
        """What a decision with a choice costs, by the third of the game."""
        return {
            part: self.carrying_out([(m.state, m.action) for m in self.moments if m.part == part])
            for part in PARTS
        }

    def by_seat(self, _: int) -> Round:
        """The same by the seat that decides."""
        words = self.game.codec.kinds["seat"]
        return {
            f"seat-{words.text(seat)}": self.carrying_out(
                [(m.state, m.action) for m in self.moments if m.seat == seat]
            )
            for seat in sorted({m.seat for m in self.moments})
        }

    def by_table(self, number: int) -> Round:
        """A decision and a fork at other tables than the usual one."""
        found: Round = {}
        for name, rules in self.tables.items():
            found[name] = self.cost(rules, number)
        for name, states in self.forks.items():
            found[name] = each(states, lambda s: s.copy())
        return found

    def copies(self, _: int) -> Round:
        """A fork, `copy.deepcopy` of the same state, and without what forks share, such as the tiles."""
        found = {"fork": each(self.states, lambda s: s.copy())}
        if hasattr(self.states[0], "__dict__"):  # compiled classes do not offer it
            memos = [(s, shared(s)) for s in self.states]
            found["deepcopy"] = each(self.states, copy.deepcopy)
            found["deepcopy-spared"] = each(memos, lambda one: copy.deepcopy(one[0], dict(one[1])))
        return found

    def playouts(self, number: int) -> Round:
        """Random games, their turns and their real decisions (two options or more), each by the second."""
        seeds = [f"bench/{number}/{i}" for i in range(GAMES_PER_ROUND)]
        turns = sum(self.turns(Random(seed)) for seed in seeds)
        begun = time.process_time()
        made = sum(random_playout(self.game, self.game.start(), Random(seed)) for seed in seeds)
        spent = time.process_time() - begun
        return {"games": len(seeds) / spent, "turns": turns / spent, "decisions": made / spent}

    def turns(self, rng: Random) -> int:
        """How many turns the random game of this generator has."""
        s = self.game.start()
        counted = 0
        while s.frame is not None:
            action = s.legal[int(rng.random() * len(s.legal))] if s.legal else self.game.sample(s, rng)
            counted += sum(event.key == TURN[self.game.name] for event in self.game.apply(s, action, True))
        return counted

    def cost(self, rules: FrameGame[Any, Any], number: int) -> float:
        """Microseconds for a real decision in random games at another table, everything included."""
        rngs = [Random(f"bench/table/{number}/{i}") for i in range(GAMES_OF_A_TABLE)]
        begun = time.process_time()
        made = sum(random_playout(rules, rules.start(), rng) for rng in rngs)
        return 1e6 * (time.process_time() - begun) / made

    def replays(self) -> int:
        """Every journal once, each entry checked and its events told; returns the number of entries."""
        return sum(
            1 for journal in self.journals for _ in replay(journal, self.game, self.game.start(), "bench")
        )

    def memory(self) -> float:
        """Bytes that one more fork takes."""
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            forks = [self.states[i % STATES].copy() for i in range(FORKS_WEIGHED)]
            grown = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(forks)
        finally:
            tracemalloc.stop()
        return grown / FORKS_WEIGHED


def other_boards(name: str) -> list[str]:
    """The boards of a game beside its usual one, which is the first."""
    return [board for option in GAMES[name].options if option.name == "map" for board in option.choices[1:]]


def middles(rules: FrameGame[Any, Any]) -> list[Any]:
    """Decisions of players halfway through random games."""
    return [middle(rules, Random(f"bench/{i}")) for i in range(STATES)]


def middle(rules: FrameGame[Any, Any], rng: Random) -> State:
    """A decision of a player halfway through a random game."""
    states: list[State] = []
    s = rules.start()
    while rules.decision(s) is not None:
        if s.legal:
            states.append(s.copy())
        rules.apply(s, rng.choice(s.legal) if s.legal else rules.sample(s, rng))
    return states[len(states) // 2]


def medians(rounds: Sequence[Round]) -> Round:
    """The median of each figure, and the ratios that follow from them."""
    found: Round = {}
    for name in rounds[0]:
        found[name] = median(one[name] for one in rounds)
        if name == "deepcopy":
            found["ratio"] = found["deepcopy"] / found["fork"]
        kind, _, table = name.partition("-")
        if kind in ("mix", "board") or name == MOST:
            # Within a round, so that a noisy machine meets both alike.
            found[f"{kind}-ratio-{table}"] = median(one[name] / one[USUAL] for one in rounds)
    return found


def serve(name: str) -> None:
    """Tell what can be measured; then, for each line with a probe and a round, measure it and tell."""
    probes = Bench(name).probes()
    print(json.dumps(list(probes)), flush=True)
    for line in sys.stdin:
        probe, number = line.split()
        with undisturbed():
            found = probes[probe](int(number))
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
