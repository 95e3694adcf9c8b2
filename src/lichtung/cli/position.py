"""`lichtung position`: who decides in a position, what is allowed, and why everything else is not."""

from pathlib import Path

import click
from rich.padding import Padding
from rich.text import Text

from lichtung.cli.main import App
from lichtung.cli.show import Position, of_file
from lichtung.cli.viewers import SPECTATOR
from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import HIDDEN, Refusal
from lichtung.kernel.game import Decision
from lichtung.kernel.why import find_refusal


@click.command("position")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--case", "case", type=click.IntRange(min=1))
@click.option("--at", type=click.IntRange(min=0))
@click.option("--actions", is_flag=True)
@click.pass_obj
def command(app: App, file: Path, case: int | None, at: int | None, actions: bool) -> None:
    position = of_file(app, file, case, at)
    if not actions:
        position.print(app, SPECTATOR)
    decision = position.game.decision(position.state)
    if decision is None:
        app.console.print(Text(app.words.say("check-over"), style="bold"))
        return
    who = app.words.value(position.game, "seat", decision.seat)
    seat = app.words.say("position-chance") if decision.seat == CHANCE else who
    asked = app.words.decision(position.game, decision, position.state)
    said = app.words.say("position-decides", seat=seat, asked=asked, law=decision.law)
    app.console.print(Text(said, style="bold"))
    if actions:
        show_allowed(app, position)
        if decision.seat != CHANCE:
            show_refused(app, position, decision)


def show_allowed(app: App, position: Position) -> None:
    """Every action on offer, in notation and in words."""
    game = position.game
    app.console.print(Text(app.words.say("position-allowed")))
    for action in game.actions(position.state):
        line(app, game.text(action), app.words.action(game, action))


def show_refused(app: App, position: Position, decision: Decision) -> None:
    """Each verb that nothing can be done with now: its reason and paragraph; alike ones together."""
    game, state = position.game, position.state
    allowed = {action.verb for action in game.actions(state)}
    verbs_by_reason: dict[str, list[str]] = {}
    for number, verb in enumerate(game.codec.verbs):
        if number not in allowed:
            refusal = find_refusal(game, state, decision.seat, [number, *[None] * len(verb.fields)])
            if refusal is not None:
                verbs_by_reason.setdefault(reason(app, position, refusal), []).append(verb.word)
    app.console.print(Text(app.words.say("position-refused")))
    for said, verbs in sorted(verbs_by_reason.items(), key=lambda item: len(item[1])):  # telling ones first
        line(app, ", ".join(verbs), said)


def reason(app: App, position: Position, refusal: Refusal) -> str:
    """Why not, with the paragraph; where it differs from case to case the paragraph says it for all."""
    if HIDDEN not in refusal.args:
        return app.words.refusal(position.game, refusal)
    return f"{app.words.say('law-' + refusal.law.replace('.', '-'))} ({refusal.law})"


def line(app: App, notation: str, said: str) -> None:
    text = Text(notation, style="bold").append(f": {said}", style="not bold")
    app.console.print(Padding(text, (0, 0, 0, 2), expand=False))
