"""The decisions of a turn as our own writer tells them: as journals do, with gaps for what is hidden.

    aid 2 ?FB {V>E}; craft cobbler-1 {C>.}; draw ? {>C}; show {E-M}

A card that not everybody saw is `?`, with the suits that it must have. In brackets stand the ways of cards
between the deck, hands, piles that nobody sees and everywhere else (`.`): where no card is named, that of the
decision. Piles that everybody can tell apart have a number (`C$4`). `E-M`: that hand was seen to hold no
mouse card.
"""

import re
from typing import Final, NamedTuple

from lichtung.kernel.codec import Action, Codec
from lichtung.kernel.errors import LichtungError
from lichtung.root.recorded import SUIT_LETTERS

HIDDEN: Final = "?"
OPEN: Final = "."  # wherever everybody sees a card
NO_DECISION: Final = "-"  # cards that go somewhere before the first decision of a turn
OWN: Final = -1  # in place of a card: that of the decision
UNKNOWN: Final = -2
CARDS: Final = "card"  # the kind of a field

_DECISION: Final = re.compile(r"([^{}]*?)\s*(?:\{(.*)\})?")
_PLACE: Final = r"[A-Z](?:\$\d*)?"
_WAY: Final = re.compile(rf"(?:(\S+) )?({_PLACE}|\.|)>({_PLACE}|\.|)")
_LACK: Final = re.compile(rf"([A-Z]\$?)-([{''.join(SUIT_LETTERS)}]+)")


class Way(NamedTuple):
    """A card that goes from one place to another, or is seen where it stays."""

    card: int
    start: str
    goal: str
    suits: str = ""  # that it can have; none: any


class Lack(NamedTuple):
    """A hand or a pile in which there was no card of some suits."""

    hand: str
    suits: str


class Decided(NamedTuple):
    """A decision; what not everybody saw is None."""

    verb: int  # NO_VERB: none
    fields: tuple[int | None, ...]
    suits: str = ""  # that its hidden card can have; none: any
    ways: tuple[Way | Lack, ...] = ()
    own: int = 0  # which of the fields is its card

    def card(self) -> int:
        """The card that it names, if everybody saw it."""
        found = self.fields[self.own] if self.fields else None
        return UNKNOWN if found is None else found

    def of(self, card: int) -> "Decided":
        """The same with a card that was hidden."""
        return self._replace(fields=(*self.fields[: self.own], card, *self.fields[self.own + 1 :]))

    def fits(self, a: Action) -> bool:
        """Whether it can have been this one."""
        return a.verb == self.verb and all(
            told is None or told == value for told, value in zip(self.fields, a.fields(), strict=True)
        )


NO_VERB: Final = -1


def read_decisions(codec: Codec, told: list[str]) -> list[Decided]:
    """What was told, or nothing if it cannot be read: then the turn is explained without."""
    try:
        return [_read(codec, text) for text in told]
    except (LichtungError, ValueError):
        return []


def _read(codec: Codec, text: str) -> Decided:
    found = _DECISION.fullmatch(text)
    if found is None:
        raise ValueError(text)
    word, *words = found[1].split()
    verb = NO_VERB if word == NO_DECISION else codec.by_word.get(word)
    if verb is None:
        raise ValueError(text)
    kinds = [kind for _, kind in codec.verbs[verb].fields] if verb >= 0 else []
    fields: list[int | None] = []
    suits = ""
    for kind, one in zip(kinds, words, strict=True):
        if one.startswith(HIDDEN):
            suits = one.removeprefix(HIDDEN)
            fields.append(None)
        else:
            fields.append(codec.kinds[kind].parse(one))
    ways: list[Way | Lack] = []
    for part in found[2].split(", ") if found[2] else []:
        lack, way = _LACK.fullmatch(part), _WAY.fullmatch(part)
        if lack is not None:
            ways.append(Lack(lack[1], lack[2]))
        elif way is not None:
            hidden = way[1] is not None and way[1].startswith(HIDDEN)
            of_suits = way[1].removeprefix(HIDDEN) if hidden else ""
            ways.append(Way(UNKNOWN if hidden else _card(codec, way[1]), way[2], way[3], of_suits))
        else:
            raise ValueError(text)
    own = kinds.index(CARDS) if CARDS in kinds else 0
    return Decided(verb, tuple(fields), suits, tuple(ways), own)


def _card(codec: Codec, word: str | None) -> int:
    return OWN if word is None else codec.kinds[CARDS].parse(word)
