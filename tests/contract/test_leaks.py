"""check_game catches what gives a hidden card away, wherever the card shows."""

import pytest

from lichtung.testing import ContractError, check_game, trial

pytestmark = pytest.mark.plain_only


def leak(kind: str, **how: int) -> str:
    """What check_game says of a game of leaky.py."""
    from tests.contract import leaky

    with pytest.raises(ContractError) as caught:
        check_game(getattr(leaky, kind)(), **{"games": 10, **how})
    assert caught.value.clause == trial.LEAKS, str(caught.value)
    return str(caught.value)


def test_the_sound_game_keeps_the_contract() -> None:
    from tests.contract.passing import PassingGame

    check_game(PassingGame(), games=40)


def test_a_card_written_on_a_mat_is_caught() -> None:
    assert '"mats" is' in leak("WritesOnTheMat")


def test_a_card_in_a_frame_that_the_view_shows_is_caught() -> None:
    assert '"frames" is' in leak("KeepsItInAFrame")


def test_a_card_in_the_arguments_of_a_refusal_is_caught() -> None:
    text = leak("RefusesWithTheHolder")
    assert 'the answer to "p' in text
    assert "held-by" in text


def test_a_card_in_the_order_of_the_actions_is_caught() -> None:
    # Seldom looked at closely: an imagined state would show it as well.
    assert "what it is offered is" in leak("OffersInAnotherOrder", every=1000)


def test_a_card_in_an_argument_that_is_not_hidden_is_caught() -> None:
    text = leak("TellsACard")
    assert "it is told" in text
    assert "though its views are equal" in text


def test_a_decision_that_is_skipped_for_want_of_a_card_is_caught() -> None:
    assert "passing.knock" in leak("AsksOnlyWhoCanKnock")


def test_the_order_of_events_that_follows_a_card_is_caught() -> None:
    assert "it is told" in leak("TellsInAnotherOrder")


def test_cards_that_ride_along_with_a_view_are_caught() -> None:
    assert '"everything" differs in its view' in leak("CarriesHandsInTheView")


def test_points_for_a_hidden_card_are_caught() -> None:
    assert "the standing is" in leak("CountsHiddenCards")


def test_the_message_says_who_can_tell_what_after_which_action() -> None:
    text = leak("WritesOnTheMat")
    assert text.startswith(f"passing breaks the contract: {trial.LEAKS}")
    assert "can tell two worlds apart that differ in what it may not see, after " in text
    assert "decides at passing.knock" in text
    assert leak("WritesOnTheMat") == text
