"""The score sheet agrees with a second, independent count in games full of buildings. E.10 to E.12"""

from random import Random

import pytest

from lichtung.heirs.game import OPTIONS, make
from lichtung.kernel.chance import CHANCE
from tests.law.recount import Recount


@pytest.mark.law("E.10.1", "E.10.2", "E.11.1", "E.11.2", "E.11.4")
@pytest.mark.parametrize("seed", range(30))
def test_scores_agree_with_a_second_count(seed: int) -> None:
    rng = Random(seed)
    setup: dict[str, object] = {option.name: rng.choice(option.choices) for option in OPTIONS}
    game = make({**setup, "solo": "none"})
    s = game.start()
    while (decision := game.decision(s)) is not None:
        if decision.seat == CHANCE:
            action = game.sample(s, rng)
        else:  # buildings make the score
            legal = game.actions(s)
            action = rng.choices(legal, [25 if game.text(a).startswith("build") else 1 for a in legal])[0]
        game.apply(s, action)
        if decision.step == "heirs.turn" and rng.random() < 0.3:
            facts = game.facts(s)
            recount = Recount(facts, game.setup_data())
            assert facts["score"] == {seat: recount.total(seat) for seat in ("white", "blue")}
            sheet = game.sheet(s)
            assert facts["score"] == {"white": sheet.total(0), "blue": sheet.total(1)}
