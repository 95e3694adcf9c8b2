"""Play Root on every board with every deck, setup and mix of factions, and count how the games end.

    python tools/random_games.py                              10,000 random games, one after the other
    python tools/random_games.py --first 5000 --games 500     some of them: a game follows from its number
    python tools/random_games.py --with duchy,corvids         only mixes in which one of these factions plays
    python tools/random_games.py --beside hirelings           with hirelings; or landmarks, both, none
    python tools/random_games.py --agent greedy --games 160   the suggested mixes, played by agents

Boards take turns; mixes, decks, hirelings and landmarks are shuffled, so that a few games in a row have some
of everything.

It plays with the build that is loaded: `PYTHONPATH=build/compiled/src` for the compiled one. At the end of a
random game no piece and no card may be lost. A game that fails is told with its number, and the others go on.
"""

import argparse
import sys
import traceback
from collections import Counter
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).parents[1]))

from lichtung import agents
from lichtung.arena.playing import LIMIT, play_game
from lichtung.kernel.game import Result
from lichtung.kernel.loaded import build
from lichtung.root.game import FACTIONS, OPTIONS, RootGame, make
from lichtung.root.mixes import COMPETITIVE, suggested
from lichtung.root.setup import SETUPS
from tests.properties.root_kept import assert_kept
from tests.properties.root_mixes import LATER, MACHINE, MIXES, mixes_of, name_of

Setups = list[dict[str, object]]
BOARDS = next(option.choices for option in OPTIONS if option.name == "map")
DECKS = next(option.choices for option in OPTIONS if option.name == "deck")
STANDARD, ADVANCED, ADVENTUROUS = SETUPS
CORNERS = 4  # of every board
DRAFTS: Setups = [{"factions": players, "setup": ADVANCED} for players in (3, 4, 5)]
DRAFTS += [{"factions": players, "setup": ADVENTUROUS} for players in (2, 3, 4, 5)]
BESIDE: dict[str, dict[str, object]] = {  # what may take part beside the factions. A.5, A.6
    "none": {},
    "hirelings": {"hirelings": "random"},
    "landmarks": {"landmarks": "2"},
    "both": {"hirelings": "random", "landmarks": "1"},
}
UNFINISHED, FAILED = "unfinished", "failed"


def every_setup(agent: str, wanted: tuple[str, ...] = (), beside: tuple[str, ...] = tuple(BESIDE)) -> Setups:
    """Decks and boards: all mixes, those with setup cards, and drafts; agents play what we suggest.

    Mixes are those in which a faction that is wanted plays, if any is.
    """
    mixes = mixes_of(*wanted) if wanted else [*MIXES, *mixes_of(*LATER)]
    carded = [{**mix, "setup": ADVANCED} for mix in mixes if MACHINE not in name_of(mix)]
    tables = [*[mix for mix in mixes if has_corners(mix)], *carded, *([] if wanted else DRAFTS)]
    if agent:
        tables = [{"factions": mix} for mix in suggested(COMPETITIVE)]
    found = [{**table, **BESIDE[name], "deck": deck} for table in tables for deck in DECKS for name in beside]
    Random(2026).shuffle(found)
    return [{**setup, "map": board} for setup in found for board in BOARDS]


def has_corners(mix: dict[str, object]) -> bool:
    """5.1.7: by the standard setup not more factions begin in a corner than there are."""
    names = mix["factions"]
    assert isinstance(names, list)
    return sum(FACTIONS[name].starts_in_corner for name in names) <= CORNERS


def by_chance(game: RootGame, seed: int) -> tuple[Result | None, int]:
    """How a game ends in which every choice is drawn, and its steps."""
    rng, s = Random(seed), game.start()
    for steps in range(LIMIT):
        if s.frame is None:
            assert_kept(s)
            return game.result(s), steps
        game.apply(s, s.legal[int(rng.random() * len(s.legal))] if s.legal else game.sample(s, rng))
    return None, LIMIT


def by_agents(game: RootGame, seed: int, agent: str) -> tuple[Result | None, int]:
    players = {seat: agents.make(agent, game, Random(f"{seed}/{seat}")) for seat in game.players()}
    outcome = play_game(game, players, Random(seed))
    assert not outcome.error, outcome.error
    return outcome.result, len(outcome.journal.entries)


def play(setup: dict[str, object], number: int, agent: str) -> tuple[str, int]:
    """How the game of this number ends, in a word, and its steps; what went wrong is told at once."""
    try:
        game = make(setup)
        result, steps = by_agents(game, number, agent) if agent else by_chance(game, number)
    except Exception:
        print(f"game {number}, {setup}: {traceback.format_exc()}", flush=True)
        return FAILED, 0
    if result is None:
        print(f"game {number}, {setup}: not over after {steps} steps", flush=True)
        return UNFINISHED, steps
    return result.key, steps


def count(first: int, games: int, setups: Setups, agent: str = "") -> tuple[Counter[tuple[str, str]], int]:
    """How the games end on each board, and the steps of all of them."""
    ends: Counter[tuple[str, str]] = Counter()
    steps = 0
    for number in range(first, first + games):
        setup = setups[number % len(setups)]
        end, made = play(setup, number, agent)
        ends[str(setup["map"]), end] += 1
        steps += made
    return ends, steps


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--games", type=int, default=10_000)
    reader.add_argument("--first", type=int, default=0)
    reader.add_argument("--agent", default="", choices=("", *agents.NAMES))
    reader.add_argument("--with", dest="factions", default="", metavar="FACTIONS")
    reader.add_argument("--beside", default="", choices=("", *BESIDE))
    wanted = reader.parse_args()
    factions = tuple(wanted.factions.split(",")) if wanted.factions else ()
    setups = every_setup(wanted.agent, factions, (wanted.beside,) if wanted.beside else tuple(BESIDE))
    ends, steps = count(wanted.first, wanted.games, setups, wanted.agent)
    print(f"{build()}: {wanted.games} games from {wanted.first} on, {len(setups)} setups, {steps} steps")
    for (board, end), times in sorted(ends.items()):
        print(f"  {board:10} {end:16} {times:6}")


if __name__ == "__main__":
    main()
