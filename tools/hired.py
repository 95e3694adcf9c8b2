"""What three hirelings cost in speed, and how often agents make use of them.

    python -m tools.hired                              both, with the build that is loaded
    python -m tools.hired --random 0 --games 60        only the use
    python -m tools.hired --games 0                    only the speed

Speed: the same random games with and without hirelings in turn, processor time for a real decision (one with
more than one answer). Several mixes, so that every hireling is in play somewhere. The ratio is of one run,
so a slow or busy machine changes both sides of it.

Use: of the turns that begin with a hireling in the player's service, in how many the player does something
with it. Waking it, employing it or taking what it offers counts, unless all that follows is declined; that it
is rolled for, hired or handed on does not. A side that only grants something is not counted: there is nothing
to do with it. `could`: the turns in which something was offered.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time

from lichtung import agents
from lichtung.agents.searcher import Searcher
from lichtung.arena.playing import play_game
from lichtung.kernel.codec import Action, Event
from lichtung.kernel.game import random_playout
from lichtung.kernel.journal import Journal, begin, read_action
from lichtung.kernel.loaded import build
from lichtung.root.actions import DONE, Pick
from lichtung.root.game import RootGame, make
from lichtung.root.hirelings.company import AWAKE, EMPLOY, controlled
from lichtung.root.hirelings.hireling import Side
from lichtung.root.hirelings.tasks import USE_HIRELING, Task, card_of, owner_of, side_of_card
from lichtung.root.state import Root

MIXES = (
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("cult", "riverfolk", "duchy", "corvids"),
    ("hundreds", "keepers", "eyrie", "cult"),
)
ALL = "(any)"  # in the table of sides: turns in which one or several of them serve


# --- Speed


def table(factions: Sequence[str], hirelings: str) -> RootGame:
    return make({"factions": list(factions), "hirelings": hirelings})


def cost(tables: Sequence[RootGame], games: int) -> list[float]:
    """Of each table microseconds of processor time for a real decision; game by game in turn."""
    seconds, decisions = [0.0] * len(tables), [0] * len(tables)
    for seed in range(games):
        for which, game in enumerate(tables):
            began = process_time()
            decisions[which] += random_playout(game, game.start(), Random(seed))
            seconds[which] += process_time() - began
    return [1e6 * spent / made for spent, made in zip(seconds, decisions, strict=True)]


# --- Use


@dataclass
class Turn:
    """A turn of a player with hirelings: which serve it, which it could use, which it used."""

    serving: dict[int, str]  # by the owner of its pieces the side that lies up
    could: set[int] = field(default_factory=set)
    begun: set[int] = field(default_factory=set)  # it woke up, or was employed
    asked: set[int] = field(default_factory=set)
    answered: set[int] = field(default_factory=set)  # by something else than that it is done

    def used(self) -> set[int]:
        """Those with which something was done: what they asked was answered, or there was nothing to ask."""
        return self.answered | (self.begun - self.asked)


def has_deeds(side: Side) -> bool:
    """Whether its controller can do anything with it, rather than have it."""
    return side.works or bool(side.offers) or type(side).wakes is not Side.wakes


def serving(s: Root) -> dict[int, str]:
    """The hirelings of the active player with which something can be done."""
    sides = {owner: side_of_card(s, card_of(s, owner)) for owner in controlled(s, s.active)}
    return {owner: side.id for owner, side in sides.items() if has_deeds(side)}


def whose(s: Root, a: Action) -> int:
    """The hireling to which an answer belongs, by the owner of its pieces; -1: to none."""
    assert s.frame is not None
    record = s.frame.record
    if s.frame.step == USE_HIRELING and isinstance(record, Task):
        return owner_of(s, record.hireling) if record.seat == s.active else -1
    if a.verb == EMPLOY and isinstance(a, Pick):
        return owner_of(s, a.what)
    for source in s.setup.ask.offers:
        if source.me >= s.setup.first_hireling and a.verb in source.answers.offers:
            return source.me
    return -1


def note_choice(turn: Turn, s: Root, chosen: Action) -> None:
    """What could be done with hirelings here, and what was done."""
    assert s.frame is not None
    for a in s.legal:
        if a.verb != DONE:
            turn.could.add(whose(s, a))
    owner = whose(s, chosen)
    if s.frame.step == USE_HIRELING:
        turn.asked.add(owner)
    if chosen.verb == EMPLOY:
        turn.begun.add(owner)
    elif chosen.verb != DONE:
        turn.answered.add(owner)


def note_waking(turn: Turn, s: Root, events: Sequence[Event]) -> None:
    """A hireling that is the only one to wake does so without a question."""
    for event in events:
        if event.key == AWAKE.key:
            owner = owner_of(s, event.args[1])
            turn.could.add(owner)
            turn.begun.add(owner)


def turns_of(journal: Journal, game: RootGame) -> list[Turn]:
    """All turns of a game, played again."""
    s, turns, number = begin(journal.header, game), [Turn({})], 0
    for entry in journal.entries:
        if entry.seat == s.active:
            note_choice(turns[-1], s, read_action(game, entry.do))
        events = game.apply(s, read_action(game, entry.do), listen=True)
        if s.turn != number:
            number = s.turn
            turns.append(Turn(serving(s)))
        note_waking(turns[-1], s, events)
    return turns


@dataclass
class Count:
    """Turns: of service, with an offer, with a deed."""

    turns: int = 0
    could: int = 0
    used: int = 0

    def add(self, could: bool, used: bool) -> None:
        self.turns += 1
        self.could += could
        self.used += used

    def __str__(self) -> str:
        shares = f"{self.used / max(1, self.turns):.0%}", f"{self.used / max(1, self.could):.0%}"
        return f"{self.turns:6} {self.could:6} {self.used:6} {shares[0]:>8} {shares[1]:>8}"


def tally(turns: Sequence[Turn], sides: dict[str, Count]) -> None:
    """Add turns to the counts of each side, and of all together."""
    for turn in turns:
        used = turn.used()
        if turn.serving:
            owners = turn.serving.keys()
            sides.setdefault(ALL, Count()).add(bool(owners & turn.could), bool(owners & used))
        for owner, side in turn.serving.items():
            sides.setdefault(side, Count()).add(owner in turn.could, owner in used)


def play(game: RootGame, seed: int, level: str) -> Journal:
    """A game of equals, without the cap on seconds, so that the machine changes no choice."""
    players = {seat: agents.make(level, game, Random(f"{seed}/{seat}")) for seat in game.players()}
    for player in players.values():
        if isinstance(player, Searcher):
            player.ignore_clock()
    return play_game(game, players, Random(seed)).journal


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--random", type=int, default=60, help="random games of each mix for the speed")
    reader.add_argument("--games", type=int, default=24, help="games of agents for the use")
    reader.add_argument("--agent", default="hard", choices=agents.NAMES)
    reader.add_argument("--hirelings", default="random", help="as in a setup")
    wanted = reader.parse_args()
    for mix in MIXES if wanted.random else ():
        without, hired = cost([table(mix, "none"), table(mix, wanted.hirelings)], wanted.random)
        print(
            f"{build()}, {', '.join(mix)}: {without:.1f} µs a real decision, "
            f"with three hirelings {hired:.1f} ({hired / without - 1:+.0%})",
            flush=True,
        )
    sides: dict[str, Count] = {}
    for seed in range(wanted.games):
        game = table(MIXES[seed % len(MIXES)], wanted.hirelings)
        tally(turns_of(play(game, seed, wanted.agent), game), sides)
    if sides:
        print(f"{wanted.games} games of {wanted.agent}")
        print(f"{'':14}  turns  could   used of turns of could")
        for side in sorted(sides):
            print(f"{side:14} {sides[side]}")


if __name__ == "__main__":
    main()
