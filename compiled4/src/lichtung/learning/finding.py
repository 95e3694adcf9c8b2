"""Puzzles in finished games: a turn that won, could have been forced, and is hard to see."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lichtung import games
from lichtung.kernel.frames import State
from lichtung.kernel.journal import load, replay
from lichtung.learning.solving import Goal, Node, Solver, TooManyPositionsError
from lichtung.scenario import Puzzle, toml, written
from lichtung.scenario.cases import Rules, seat_word

LIMIT: Final = 20_000  # positions that may be looked at for one game
HARD: Final = 0.25  # at some decision no more than this share of the actions still wins
LEAST: Final = 2  # decisions at which something else would not win


@dataclass(frozen=True)
class FoundPuzzle:
    """The beginning of a turn that wins whatever happens: how rare the right actions are, and its file."""

    positions: int
    rarest: float
    text: str


def find_puzzle(path: Path, limit: int = LIMIT) -> FoundPuzzle | None:
    """The puzzle of a saved game, if its last turn is one."""
    journal = load(path)
    game = games.of_journal(journal)
    state = game.start()
    states, line = [state.copy()], []
    for _, action, _ in replay(journal, game, state, str(path)):
        states.append(state.copy())
        line.append(game.text(action))
    return puzzle_in(game, states, line, path.stem, limit)


def puzzle_in(game: Rules, states: list[State], line: list[str], name: str, limit: int) -> FoundPuzzle | None:
    """The same of a game as it went: its positions, and what was done in each but the last."""
    result = game.result(states[-1])
    if result is None or len(result.winners) != 1:
        return None
    seat = result.winners[0]
    goal: dict[str, object] = {"result": {"winners": [seat_word(game, seat)]}}
    puzzle = Puzzle(name, seat, goal, 1, "learn-goal-win", 1)
    wanted = Goal(game, puzzle)
    at = beginning(game, wanted, states)
    if at is None:
        return None
    solver = Solver(wanted, limit)
    try:
        node = solver.search(states[at])
    except TooManyPositionsError:
        return None
    shares = shares_on_the_way(game, node, states[at], line[at:])
    if not node.solved or len(shares) < LEAST or min(shares) > HARD:
        return None
    text = file_of(game, states[at], puzzle, solver.positions, line[at:])
    return FoundPuzzle(solver.positions, min(shares), text)


def beginning(game: Rules, goal: Goal, states: list[State]) -> int | None:
    """The first decision of the winner in the last turn; None: somebody else's turn was the last."""
    last = goal.turn(states[-2]) if len(states) > 1 else 0
    for at, state in enumerate(states[:-1]):
        decision = game.decision(state)
        if goal.turn(state) == last and decision is not None and decision.seat == goal.seat:
            turns = [
                goal.turns_between(a, b) for a, b in zip(states[at:-2], states[at + 1 : -1], strict=True)
            ]
            return at if sum(turns) == 0 else None
    return None


def shares_on_the_way(game: Rules, node: Node, state: State, line: list[str]) -> list[float]:
    """Of each own decision at which something else loses, the share of actions that win."""
    found: list[float] = []
    state = state.copy()
    for text in line:
        if node.own and len(node.moves) < len(game.actions(state)):
            found.append(len(node.moves) / len(game.actions(state)))
        if text not in node.moves:
            break
        node = node.moves[text]
        game.apply(state, game.parse(text))
    return found


def file_of(game: Rules, state: State, puzzle: Puzzle, positions: int, line: list[str]) -> str:
    """The puzzle as a scenario file, with the game's own solution."""
    data: dict[str, object] = {
        "id": puzzle.id,
        "seat": seat_word(game, puzzle.seat),
        "text": puzzle.text,
        "positions": positions,
        "goal": puzzle.goal,
    }
    return f"{written(game, state, puzzle.id, [{'do': line}])}\n{toml(data, 'puzzle')}"
