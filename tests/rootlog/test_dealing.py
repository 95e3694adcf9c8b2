"""Unseen cards: one deal that goes with all ways of cards that were told. Four cards, one of each suit."""

from lichtung.rootlog.dealing import Deal
from lichtung.rootlog.decisions import OWN, Decided, Lack, Way

FOX, RABBIT, MOUSE, BIRD = range(4)


def hidden(start: str, goal: str, suits: str = "") -> Decided:
    """A card that not everybody saw."""
    return Decided(0, (None,), suits, (Way(OWN, start, goal),))


def seen(card: int, start: str, goal: str = ".") -> Decided:
    return Decided(0, (card,), "", (Way(OWN, start, goal),))


def dealt(*decided: Decided) -> list[int | None]:
    """The cards of the decisions that are hidden, in their order."""
    deal = Deal(0b1111, 4, [1 << suit for suit in range(4)])
    deal.read(0, list(decided))
    found = deal.run()
    return [found.get((0, n)) for n, one in enumerate(decided) if None in one.fields]


def test_a_card_comes_to_where_it_is_seen() -> None:
    assert dealt(hidden("", "C"), hidden("", "E"), seen(MOUSE, "E"), seen(BIRD, "C")) == [BIRD, MOUSE]


def test_a_card_that_was_handed_on_was_drawn_before() -> None:
    assert dealt(hidden("", "V"), hidden("V", "E"), seen(RABBIT, "E")) == [RABBIT, RABBIT]


def test_others_make_room() -> None:
    ways = (
        hidden("", "C"),
        hidden("", "C"),
        seen(FOX, "C"),
        hidden("", "C"),
        seen(MOUSE, "C"),
        seen(BIRD, "C"),
    )
    assert sorted(str(card) for card in dealt(*ways)[:2]) in (["0", "2"], ["0", "3"])
    assert sorted(str(card) for card in dealt(*ways)) == ["0", "2", "3"]


def test_a_card_that_is_handed_on_has_the_suit() -> None:
    assert dealt(hidden("", "V"), hidden("", "V"), hidden("V", "E", "M"))[2] == MOUSE


def test_a_hand_that_was_seen_lacks_what_comes_later() -> None:
    looked = Decided(0, (), ways=(Lack("C", "FR"),))
    assert dealt(hidden("", "C"), looked, hidden("", "C"), seen(FOX, "C"), seen(BIRD, "C")) == [BIRD, FOX]


def test_a_card_is_handed_on_as_often_as_it_was() -> None:
    ways = hidden("", "C"), hidden("C", "E"), hidden("E", "V"), hidden("V", "A"), seen(MOUSE, "A")
    assert dealt(*ways) == [MOUSE] * 4


def test_hands_that_exchange_cards_and_are_shown_in_between() -> None:
    """Cards come to C, E and V and go round among them; in between each hand holds one suit only."""
    rounds = [hidden(*way) for way in (("C", "E"), ("E", "V"), ("V", "C"))]
    looks = [Decided(0, (), ways=(Lack(hand, suits),)) for hand, suits in (("C", "RMB"), ("E", "FMB"))]
    drawn = [hidden("", hand) for hand in "CEV"]
    ways = [*drawn, *rounds, *looks, *rounds, *rounds, seen(FOX, "C"), seen(RABBIT, "E"), seen(MOUSE, "V")]
    cards = iter(dealt(*ways))
    where = dict.fromkeys(range(4), "")
    for one in ways:
        for way in one.ways:
            if isinstance(way, Lack):
                assert not [
                    card for card in range(4) if where[card] == way.hand and "FRMB"[card] in way.suits
                ]
            else:
                card = next(cards) if one.fields[0] is None else one.fields[0]
                assert card is not None
                assert where[card] == way.start
                where[card] = way.goal


def test_piles_that_can_be_told_apart_hold_their_own_cards() -> None:
    ways = hidden("", "C$1"), hidden("", "C$2"), seen(BIRD, "C$1"), hidden("", "C$3"), seen(FOX, "C$2")
    assert dealt(*ways)[:2] == [BIRD, FOX]


def test_what_cannot_be_is_dealt_as_well_as_it_goes() -> None:
    assert dealt(hidden("", "C", "M"), seen(FOX, "C"), hidden("", "E"), seen(MOUSE, "E"))[1] == MOUSE
