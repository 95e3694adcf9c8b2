"""Plays what `tools/compile.py --pgo` learns from: games unlike those that `lichtung bench` measures."""

from random import Random
from typing import Any

from lichtung.arena.measure import MIXES, SEATS
from lichtung.games import game
from lichtung.kernel.game import FrameGame, random_playout, state_hash
from lichtung.root.mixes import COMPETITIVE, COOPERATIVE, suggested

MEASURED = {frozenset(mix.split(",")) for mix in (*SEATS["root"].values(), *MIXES["root"])}
GAMES = 20  # of each setup
EVERY = 10  # decisions: what a table asks for besides


def setups() -> list[FrameGame[Any, Any]]:
    """Both games; of Root every suggested mix that is not measured."""
    heirs = [game("heirs", sets=sets) for sets in ("choose", "reise,krieg,handwerk")]
    mixes = {
        mode: [mix for mix in suggested(mode) if frozenset(mix) not in MEASURED]
        for mode in (COMPETITIVE, COOPERATIVE)
    }
    return [
        *heirs,
        game("heirs", solo="king"),
        *[game("root", factions=mix, mode=mode) for mode, found in mixes.items() for mix in found],
    ]


def look(rules: FrameGame[Any, Any], rng: Random) -> None:
    """A game as a server plays it: checked, told and shown."""
    s = rules.start()
    count = 0
    while (now := rules.decision(s)) is not None:
        options = rules.actions(s) if s.legal else [rules.sample(s, rng)]
        if s.legal and count % EVERY == 0:
            view = rules.view(s, now.seat)
            rules.imagine(view, rng)
            state_hash(s)
            for option in options:
                rules.refusal(s, option)
        rules.play(s, options[int(rng.random() * len(options))])
        count += 1


def train() -> None:
    for number, rules in enumerate(setups()):
        for turn in range(GAMES):
            rng = Random(f"train/{number}/{turn}")
            s = rules.start()
            for _ in range(50):
                s = s.copy()
                if s.frame is not None:
                    rules.apply(s, rng.choice(s.legal) if s.legal else rules.sample(s, rng))
            random_playout(rules, s, rng)
        look(rules, Random(f"train/{number}/look"))


if __name__ == "__main__":
    train()
