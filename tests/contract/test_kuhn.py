"""check_game on a game of one's own with private cards, sound and leaking."""

import pytest

from lichtung.kernel.codec import Action, Event
from lichtung.testing import ContractError, check_game, check_hash_seeds, trial

pytestmark = pytest.mark.plain_only


def test_kuhn_poker_keeps_the_contract() -> None:
    from tests.contract.kuhn import KuhnGame

    check_game(KuhnGame(), games=60)
    check_hash_seeds("tests.contract.kuhn:KuhnGame", games=20)


def test_a_deal_that_everybody_hears_is_caught() -> None:
    from tests.contract.kuhn import Kuhn, KuhnGame

    class Loud(KuhnGame):
        def apply(self, s: Kuhn, a: Action, listen: bool = False) -> list[Event]:
            return [e.shown_to(0b11, *e.args) for e in super().apply(s, a, listen)]

    with pytest.raises(ContractError) as caught:
        check_game(Loud())
    assert caught.value.clause == trial.SECRETS
    assert "seat 1 has equal views" in str(caught.value)


def test_a_view_that_shows_the_other_card_is_caught() -> None:
    from tests.contract.kuhn import Kuhn, KuhnGame, KuhnView

    class Peeping(KuhnGame):
        def view(self, s: Kuhn, seat: int | None) -> KuhnView:
            view = super().view(s, seat)
            view.cards = s.cards[:]
            return view

    with pytest.raises(ContractError) as caught:
        check_game(Peeping())
    assert caught.value.clause == trial.SECRETS
    assert "its view tells" in str(caught.value)


def test_an_imagination_that_always_deals_the_lowest_card_is_caught() -> None:
    from random import Random

    from tests.contract.kuhn import Kuhn, KuhnGame, KuhnView

    class Gloomy(KuhnGame):
        def imagine(self, v: KuhnView, rng: Random) -> Kuhn:
            return super().imagine(v, Random(1))

    with pytest.raises(ContractError) as caught:
        check_game(Gloomy())
    assert caught.value.clause == trial.WORLDS
