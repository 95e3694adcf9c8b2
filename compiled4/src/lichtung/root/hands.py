"""Cards in hands and piles, who knows which, and the discard pile. 1.2, 2.1.3."""

from lichtung.kernel.codec import TO_ALL
from lichtung.root.fields import replaced
from lichtung.root.state import Root


def gain_card(s: Root, zone: int, card: int, seen: int) -> None:
    """A card enters a hand or pile; the seats of the mask `seen` know which one it is."""
    s.zones[zone] |= 1 << card
    seen |= s.setup.readers[zone]
    for viewer in range(s.setup.seats):
        if seen >> viewer & 1:
            s.known[viewer * s.setup.zones + zone] |= 1 << card


def lose_card(s: Root, zone: int, card: int, seen: int, among: int) -> None:
    """A card leaves a hand or pile. Who did not see which of `among` it was knows less from now on."""
    bit = 1 << card
    s.zones[zone] &= ~bit
    zones = s.setup.zones
    readers = s.setup.readers[zone]
    for viewer in range(s.setup.seats):
        if readers >> viewer & 1:
            s.known[viewer * zones + zone] = s.zones[zone]
        else:
            s.known[viewer * zones + zone] &= ~(bit if seen >> viewer & 1 else among | bit)


def pass_card(s: Root, origin: int, dest: int, card: int, seen: int, among: int) -> int:
    """A card goes from one hand or pile to another before the eyes of the mask `seen`.

    For all others it may have been any of `among`. Whoever knew the whole hand and that only this card
    could be meant needs no eyes for it. Returns the mask of those who know the card now.
    """
    zones = s.setup.zones
    if s.setup.public[origin] or s.setup.public[dest]:
        seen = TO_ALL
    if s.zones[origin] & among == 1 << card:
        for viewer in range(s.setup.seats):
            if s.known[viewer * zones + origin] == s.zones[origin]:
                seen |= 1 << viewer
    lose_card(s, origin, card, seen, among)
    gain_card(s, dest, card, seen)
    return seen


def show_card(s: Root, zone: int, card: int, seen: int = TO_ALL) -> None:
    """Everybody, or the seats of the mask, is shown a card of a hand or pile, where it stays."""
    for viewer in range(s.setup.seats):
        if seen == TO_ALL or seen >> viewer & 1:
            s.known[viewer * s.setup.zones + zone] |= 1 << card


def show_hand(s: Root, viewer: int, owner: int) -> None:
    """1.2.1: a seat is shown a whole hand. It goes on knowing the cards; the others know that it saw them."""
    s.known[viewer * s.setup.zones + owner] |= s.zones[owner]
    at = viewer * s.setup.seats + owner
    s.shown = replaced(s.shown, at, s.turn)


def enter_play(s: Root, seat: int, card: int) -> None:
    """4.1.3: a card lies in a seat's play area from now on."""
    s.crafted = replaced(s.crafted, seat, s.crafted[seat] | 1 << card)
    for source in s.setup.ask.play_area_changed:
        source.answers.play_area_changed(s, source.me, seat, card)


def leave_play(s: Root, seat: int, card: int) -> None:
    """4.1.3: a card of a play area is discarded, and its effect ends."""
    s.crafted = replaced(s.crafted, seat, s.crafted[seat] & ~(1 << card))
    for source in s.setup.ask.play_area_changed:
        source.answers.play_area_changed(s, source.me, seat, card)
    discard_card(s, card)


def discard_card(s: Root, card: int) -> None:
    """2.1.3: onto the common discard pile, or where a faction collects what is discarded.

    Cards that a faction brings along are out of the game.
    """
    if s.setup.deck.apart >> card & 1:
        return
    for source in s.setup.ask.takes_discard:
        if source.answers.takes_discard(s, source.me, card):
            return
    put_away(s, card)


def put_away(s: Root, card: int) -> None:
    """Onto the discard pile; 3.3.3: a dominance card, M.7.1: or a spy, lies beside the board instead."""
    if s.setup.deck.claimable >> card & 1:
        s.available |= 1 << card
    else:
        s.discard |= 1 << card
        for source in s.setup.ask.card_discarded:
            source.answers.card_discarded(s, source.me, card)


def spend(s: Root, seat: int, card: int) -> None:
    """2.1.3: a card of the hand is discarded for all to see."""
    lose_card(s, seat, card, s.setup.everybody, 0)
    discard_card(s, card)
