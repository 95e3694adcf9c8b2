"""The reference agent plays today as it did when measuring began: later agents are compared with it."""

from hashlib import blake2b
from random import Random

import pytest

from lichtung import agents, game
from lichtung.kernel.chance import CHANCE

DECISIONS = 60  # of each game: several turns of every seat

# Chance and choices together, as text. They change only if the rules do, never by a better evaluation.
CHOSEN = {
    ("heirs",): "d05c72bab3c1",
    ("marquise", "eyrie", "alliance", "vagabond"): "fb20f8a8fc36",
    ("cult", "riverfolk", "eyrie"): "47c17a286332",
    ("mechanical-marquise", "eyrie", "vagabond"): "c92e04898dfd",
}


@pytest.mark.parametrize("factions", CHOSEN)
def test_the_reference_chooses_as_ever(factions: tuple[str, ...]) -> None:
    together = "cooperative" if "mechanical-marquise" in factions else "competitive"
    name = "heirs" if factions == ("heirs",) else "root"
    rules = game(name, **{"factions": list(factions), "mode": together} if name == "root" else {})
    players = {seat: agents.make("reference", rules, Random(seat)) for seat in rules.players()}
    rng, s, said = Random(7), rules.start(), list[str]()
    while (decision := rules.decision(s)) is not None and len(said) < DECISIONS:
        if decision.seat == CHANCE:
            action = rules.sample(s, rng)
        else:
            action = players[decision.seat].choose(rules.view(s, decision.seat), rules.actions(s))
            said.append(rules.text(action))
        rules.apply(s, action)
    assert blake2b("\n".join(said).encode(), digest_size=6).hexdigest() == CHOSEN[factions], said
