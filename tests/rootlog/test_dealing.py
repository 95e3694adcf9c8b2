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
