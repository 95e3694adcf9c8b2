"""`lichtung verify`: whether the dice and draws of a finished game came from its sealed seed."""

from pathlib import Path

import click
from rich.text import Text

from lichtung import games
from lichtung.cli.main import App
from lichtung.kernel.journal import load
from lichtung.server.tables.fairness import verify


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--seal", metavar="HEX")
@click.pass_obj
def command(app: App, file: Path, seal: str | None) -> None:
    journal = load(file)
    game = app.game = games.of_journal(journal)
    proof = verify(game, journal, str(file), seal)
    words, console = app.words, app.console
    console.print(Text(words.say("verify-good", count=proof.draws), "bold green"))
    console.print(Text(words.say("verify-sealed", seal=proof.seal)))
    if seal is None:
        console.print(Text(words.say("verify-compare"), "dim"))
    for seat, pledge in sorted(proof.parts.pledges.items()):
        shown = "shown" if seat in proof.parts.nonces else "withheld"
        name = game.codec.kinds["seat"].text(seat) if seat < game.seats else str(seat)
        console.print(Text(words.say(f"verify-nonce-{shown}", seat=name, pledge=pledge)))
    if proof.skipped:
        console.print(Text(words.say("verify-skipped", count=proof.skipped)))
    if not proof.over:
        console.print(Text(words.say("verify-unfinished"), "dim"))
