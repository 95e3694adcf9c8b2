"""Play Root on every board with every setup and mix of factions, and count how the games end.

    python tools/random_games.py                                10,000 games of chance, one after the other
    python tools/random_games.py --first 5000 --games 500       some of them: a game follows from its number
    python tools/random_games.py --agent greedy --games 160     the suggested mixes, played by agents

It plays with the build that is loaded: `PYTHONPATH=build/compiled/src` for the compiled one. Every game of chance
is checked at its end: no piece and no card is lost. A game that fails is told with its number, and the others go on.
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
from lichtung.root.game import OPTIONS, RootGame, make
from lichtung.root.mixes import COMPETITIVE, suggested
from lichtung.root.setup import SETUPS
from tests.properties.root_kept import assert_kept
from tests.properties.root_mixes import CARDED, MIXES

Setups = list[dict[str, object]]
BOARDS = next(option.choices for option in OPTIONS if option.name == "map")
STANDARD, ADVANCED, ADVENTUROUS = SETUPS
DRAFTS: Setups = [{"factions": players, "setup": ADVANCED} for players in (3, 4, 5)]
DRAFTS += [{"factions": players, "setup": ADVENTUROUS} for players in (2, 3, 4, 5)]
UNFINISHED, FAILED = "unfinished", "failed"


def every_setup(agent: str) -> Setups:
    """Boards in turn: all mixes, those with setup cards, and drafts; agents play what we suggest."""
    tables = [*MIXES, *[{**mix, "setup": ADVANCED} for mix in CARDED], *DRAFTS]
    if agent:
        tables = [{"factions": mix} for mix in suggested(COMPETITIVE)]
    return [{**table, "map": board} for table in tables for board in BOARDS]


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
    if outcome.error:
        raise AssertionError(outcome.error)
    return outcome.result, len(outcome.journal.entries)


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--games", type=int, default=10_000)
    reader.add_argument("--first", type=int, default=0)
    reader.add_argument("--agent", default="", choices=("", *agents.NAMES))
    wanted = reader.parse_args()
    setups, games = every_setup(wanted.agent), {}
    ends: Counter[tuple[str, str]] = Counter()
    steps = 0
    for number in range(wanted.first, wanted.first + wanted.games):
        place = number % len(setups)
        setup = setups[place]
        try:
            if place not in games:
                games[place] = make(setup)
            result, made = (
                by_agents(games[place], number, wanted.agent)
                if wanted.agent
                else by_chance(games[place], number)
            )
        except Exception:
            print(f"game {number}, {setup}: {traceback.format_exc()}", flush=True)
            result, made = None, 0
            ends[str(setup["map"]), FAILED] += 1
        else:
            if result is None:
                print(f"game {number}, {setup}: not over after {made} steps", flush=True)
            ends[str(setup["map"]), UNFINISHED if result is None else result.key] += 1
        steps += made
    print(f"{build()}: {wanted.games} games from {wanted.first} on, {len(setups)} setups, {steps} steps")
    for (board, end), count in sorted(ends.items()):
        print(f"  {board:10} {end:16} {count:6}")


if __name__ == "__main__":
    main()
