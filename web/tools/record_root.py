"""Records real updates of Root as fixtures for the table's demo page: python web/tools/record_root.py

Agents play games of several mixes; at a few moments the welcome and the update that a seat or a spectator
would be sent are written to src/games/root/fixtures. The games are seeded: the same files come out again.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lichtung import agents, games
from lichtung.kernel.codec import Event
from lichtung.kernel.game import FrameGame
from lichtung.kernel.match import Match
from lichtung.server.tables.protocol import Chair, Deciding, Happened, Outcome, Update, Welcome, vocabulary
from lichtung.server.tables.state import visible_event

TARGET = Path(__file__).parents[1] / "src" / "games" / "root" / "fixtures"
NAMES = ["Anna", "Ben", "Clara", "David", "Emre", "Frida"]
SPECTATOR = -1
LOG = 40  # decisions of the story so far


@dataclass
class Moment:
    """One file: who looks on, at which step, in which turn (or later)."""

    name: str
    viewer: int
    turn: int
    step: str = ""  # none: at any decision


@dataclass
class Game:
    seed: int
    factions: list[str]
    moments: list[Moment]
    mode: str = "competitive"
    board: str = "autumn"


SIX = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]
GAMES = [
    Game(
        6,
        SIX,
        [
            Moment("opening", 0, 0, "marquise.keep"),
            Moment("marquise", 0, 13, "marquise.actions"),
            Moment("eyrie", 1, 14, "eyrie.move"),
            Moment("alliance", 2, 15, "alliance.spread"),
            Moment("vagabond", 3, 16, "vagabond.actions"),
            Moment("cult", 4, 17, "cult.rituals"),
            Moment("shop", 1, 19, "riverfolk.services"),
            Moment("riverfolk", 5, 23, "riverfolk.actions"),
            Moment("spectator", SPECTATOR, 24),
            Moment("end", 0, 9999),
        ],
    ),
    Game(
        11,
        ["marquise", "eyrie", "vagabond", "vagabond"],
        [
            Moment("two-vagabonds", 2, 10, "vagabond.actions"),
            Moment("two-vagabonds-spectator", SPECTATOR, 16),
        ],
    ),
    Game(
        3,
        ["mechanical-marquise", "alliance", "vagabond"],
        [
            Moment("cooperative", 1, 6, "alliance."),
            Moment("cooperative-spectator", SPECTATOR, 8, "vagabond.actions"),
        ],
        "cooperative",
    ),
    Game(6, SIX, [Moment("winter", 0, 19, "marquise.actions")], board="winter"),
    Game(6, SIX, [Moment("lake", 0, 10, "marquise.actions")], board="lake"),
    Game(4, SIX, [Moment("mountain", 4, 3, "cult.rituals")], board="mountain"),
]


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        record(game)


def record(plan: Game) -> None:
    """Play one game to its end and write its moments as they come."""
    setup: dict[str, object] = {"factions": plan.factions, "mode": plan.mode, "map": plan.board}
    game = games.entry("root").make(setup)
    rng = Random(plan.seed)
    match = Match(game, game.start(), ["greedy"] * len(plan.factions), rng)
    minds = {seat: agents.make("greedy", game, Random(rng.getrandbits(64))) for seat in game.players()}
    story: list[tuple[int, list[Event]]] = [(-1, match.run_chance())]
    left = plan.moments[:]
    while (decision := game.decision(match.state)) is not None:
        turn = match.state.turn
        for moment in [m for m in left if turn >= m.turn and decision.step.startswith(m.step)]:
            if moment.viewer in (SPECTATOR, decision.seat):
                left.remove(moment)
                write(game, match, plan, moment, story)
        events = match.decide(
            minds[decision.seat].choose(game.view(match.state, decision.seat), game.actions(match.state))
        )
        story.append((decision.seat, events + match.run_chance()))
    for moment in left:
        write(game, match, plan, moment, story)


def write(
    game: FrameGame[Any, Any],
    match: Match[Any, Any],
    plan: Game,
    moment: Moment,
    story: list[tuple[int, list[Event]]],
) -> None:
    state = match.state
    viewer = None if moment.viewer == SPECTATOR else moment.viewer
    mask = 0 if viewer is None else 1 << viewer
    words = vocabulary(game).words["seat"]
    chairs = [
        Chair(
            seat,
            word,
            NAMES[seat] if seat in game.players() else None,
            automatic=seat not in game.players(),
            online=True,
            yours=seat == viewer,
        )
        for seat, word in enumerate(words)
    ]
    welcome = Welcome(
        table="buchenhain",
        game="root",
        title="Tisch Buchenhain",
        phase="running",
        setup=game.setup_data(),
        options={},
        chairs=chairs,
        vocabulary=vocabulary(game),
        game_data=game.describe(),
        words={},
        seal="",
    )
    decision = game.decision(state)
    result = game.result(state)
    first = max(0, len(story) - LOG)
    update = Update(
        n=len(story),
        phase="finished" if result else "running",
        happened=[
            Happened(n, "play", seat, 0.0, [visible_event(event, mask) for event in events])
            for n, (seat, events) in enumerate(story[first:], first)
        ],
        views={moment.viewer: game.view(state, viewer).data()},
        deciding=None if decision is None else Deciding(decision.seat, decision.step, decision.law, 0.0),
        legal=[list(action.code()) for action in game.actions(state)]
        if decision is not None and decision.seat == viewer
        else [],
        verbs=game.verbs(state) if decision is not None and decision.seat == viewer else [],
        undo=[],
        outcome=None
        if result is None
        else Outcome(list(result.scores), list(result.winners), result.law, result.key),
    )
    data = {"seat": moment.viewer, "welcome": plain(welcome), "update": plain(update)}
    path = TARGET / f"{moment.name}.json"
    path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    print(path.name, "turn", state.turn, decision and decision.step, len(update.legal), "actions")


def plain(message: Any) -> Any:
    """A message as the browser reads it."""
    return json.loads(msgspec.json.encode(message))


if __name__ == "__main__":
    main()
