"""Play games of Root, write each in the players' notation, read it again, and count what is explained.

    python tools/rootlog_games.py                             60 games by random choices
    python tools/rootlog_games.py --games 500 --agent greedy  whole games of agents
    python tools/rootlog_games.py --first 40 --games 1 --show one of them: a game follows from its number
    python tools/rootlog_games.py --turns 12                  only the first turns of each
    python tools/rootlog_games.py --hidden                    with the cards that not everybody saw

Of each turn that is not plainly legal it says the line and what is against it. What was imported, with other
cards where nobody has seen them, is written again: the text has to be the same. It plays with the build that
is loaded: `PYTHONPATH=build/compiled/src` for the compiled one.
"""

import argparse
import time
import traceback
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from lichtung import agents
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.match import Match
from lichtung.root.game import OPTIONS, RootGame, make
from lichtung.root.setup import SETUPS
from lichtung.rootlog.checking import LEGAL, Checker
from lichtung.rootlog.reading import read_log
from lichtung.rootlog.writing import write_journal, written

Setup = dict[str, object]
FACTIONS = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
    "vagabond",
)
MACHINE = "mechanical-marquise"
BOARDS = next(option.choices for option in OPTIONS if option.name == "map")
DECKS = next(option.choices for option in OPTIONS if option.name == "deck")
LAWS = ("early", "2022", "current")
OTHER = "other text"


def setup_of(number: int) -> Setup:
    """Mixes of two to six factions, drafts, and games with or against the automaton, on every board."""
    for attempt in range(100):
        setup = mixed(number, Random(number + 1000 * attempt))
        try:
            make(setup)
        except LichtungError:
            continue  # too many factions that begin in a corner
        return setup
    raise AssertionError(number)


def mixed(number: int, rng: Random) -> Setup:
    players = 2 + number % 5
    setup: Setup = {"map": BOARDS[number % 4], "deck": DECKS[number // 4 % 2], "law": LAWS[number % 3]}
    if number % 11 == 10:
        return {**setup, "factions": min(players, 5), "setup": SETUPS[1]}
    mixes = [mix for mix in combinations(FACTIONS, players) if sorted(mix) != ["vagabond", "vagabond"]]
    seats = list(rng.choice(mixes))
    rng.shuffle(seats)
    if number % 13 == 12:
        seats = [MACHINE, *[seat for seat in seats if seat != "marquise"][:3]]
        setup["mode"] = ("competitive", "cooperative")[number // 13 % 2]
        if len(seats) < 2:
            seats.append("eyrie")
    elif number % 7 == 6:
        setup["setup"] = SETUPS[1]
    if "vagabond" in seats and number % 2:
        setup["characters"] = "all"
    return {**setup, "factions": ",".join(seats)}


def played(game: RootGame, number: int, agent: str, turns: int) -> Match[Any, Any]:
    """A game, or the first turns of it."""
    match = Match(game, game.start(), [agent or "random"] * game.seats, Random(number))
    players = [agents.make(agent or "random", game, Random(number + k)) for k in range(game.seats)]
    match.run_chance()
    while (decision := game.decision(match.state)) is not None and match.state.turn <= turns:
        view = game.view(match.state, decision.seat)
        match.decide(players[decision.seat].choose(view, game.actions(match.state)))
        match.run_chance()
    return match


def check(
    number: int, agent: str, turns: int, show: bool, hidden: bool = False
) -> tuple[Counter[str], list[str]]:
    """The verdicts of a game, and what is wrong with which turn."""
    setup = setup_of(number)
    game = make(setup)
    match = played(game, number, agent, turns)
    text = write_journal(match.journal, game, hidden=hidden)
    if show:
        print(text)
    log = read_log(text)
    last = len(log.turns) if match.state.frame is None else len(log.turns) - 1  # the last turn is not over
    counts: Counter[str] = Counter()
    wrong = [str(remark) for remark in log.remarks]
    checker = Checker(log)
    for n, told in enumerate(checker.run()):
        if n > last:
            break
        clean = told.verdict == LEGAL and not told.unrecorded and not told.unexplained and not told.remarks
        counts["legal" if clean else "differs" if told.verdict == LEGAL else told.verdict] += 1
        if not clean:
            more, less = (
                ("/".join(written(c, told.turn.letter))) for c in (told.unrecorded, told.unexplained)
            )
            said = f"line {told.turn.line} {told.turn.letter} {told.verdict} {told.law} {told.deed}"
            said += f" +{more} -{less}"
            said += "".join(f" !{remark.key} {remark.text}=>{remark.reading}" for remark in told.remarks)
            wrong.append(said)
    if match.state.frame is None and not hidden:
        again = checker.journal()
        if checker.told < len(checker.imagined.entries) or write_journal(again, checker.game) != text:
            counts[OTHER] += 1
            wrong.append("what was imported is another game than the one that was exported")
    return counts, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--agent", default="")
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--hidden", action="store_true")
    asked = parser.parse_args()
    survived, again, turns = 0, 0, Counter[str]()
    for number in range(asked.first, asked.first + asked.games):
        began = time.process_time()
        try:
            counts, wrong = check(number, asked.agent, asked.turns, asked.show, asked.hidden)
        except Exception:
            counts, wrong = Counter({"failed": 1}), [traceback.format_exc()]
        turns += counts
        survived += set(counts) <= {"legal", OTHER}
        again += set(counts) == {"legal"}
        said = dict(counts)
        print(f"{number} {setup_of(number)} {said} {time.process_time() - began:.1f}s")
        print("".join(f"    {line}\n" for line in wrong), end="", flush=True)
    print(f"{survived} of {asked.games} games survive, {again} of them to the letter; turns: {dict(turns)}")


if __name__ == "__main__":
    main()
