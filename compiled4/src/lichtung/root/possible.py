"""Keys of a position, and what more than one faction wants of it. `checks.py` has the common Law's part.

What a faction's own paragraphs rule out it refuses in `Faction.check_position`. Every mistake names its key.
"""

from lichtung.kernel.errors import LichtungError
from lichtung.kernel.frames import SeatRecord
from lichtung.root.state import NONE, Root


def mat_key(s: Root, seat: int, key: str) -> str:
    """The key of something on a seat's mat."""
    return f"factions.{s.setup.words[seat]}.{key}"


def piece_key(s: Root, kind: int) -> str:
    """The key of a kind of piece."""
    return f"pieces.{s.setup.piece_words[kind]}"


def under_way(s: Root) -> bool:
    """Whether the first turn has begun: until then nothing need be there."""
    return s.turn > 0 and not s.over


def between_steps(s: Root) -> bool:
    """Whether nothing is pending but the turn itself and a step that only knows its seat.

    Amid other steps what is counted may be out of tune for a moment.
    """
    frames = s.frames()
    return len(frames) <= 1 or (len(frames) == 2 and isinstance(frames[1].record, SeatRecord))


def need_one_a_clearing(s: Root, kinds: list[int]) -> None:
    """At most one piece of these kinds lies in a clearing."""
    for place in range(s.places):
        count = 0
        for kind in kinds:
            count += s.pieces[kind * s.places + place]
            if count > 1:
                word = s.setup.place_words[place]
                raise LichtungError("position-one-a-clearing", piece_key(s, kind), clearing=word)


def need_suit(s: Root, kind: int, suit: int) -> None:
    """2.2.2: pieces of this kind lie in clearings of the suit; of several suits any will do."""
    for place in range(s.places):
        if s.pieces[kind * s.places + place] and not s.suits[place] >> suit & 1:
            word = s.setup.place_words[place]
            raise LichtungError("position-suit", piece_key(s, kind), clearing=word)


def need_corner(s: Root, kind: int) -> None:
    """Pieces of this kind lie in corners."""
    for place in range(s.places):
        if s.pieces[kind * s.places + place] and place not in s.setup.map.corners:
            word = s.setup.place_words[place]
            raise LichtungError("position-corner", piece_key(s, kind), clearing=word)


def need_homeland(s: Root, seat: int, kind: int) -> None:
    """A.8.2.I: pieces of this kind lie in homelands of the seat, if the position names any."""
    for place in range(s.places):
        if s.homelands[seat] and s.pieces[kind * s.places + place] and not s.homelands[seat] >> place & 1:
            word = s.setup.place_words[place]
            raise LichtungError("position-homeland", piece_key(s, kind), clearing=word)


def need_figure(s: Root, seat: int, key: str) -> None:
    """Once the game is under way a figure stands somewhere."""
    if under_way(s) and any(s.figures[figure] == NONE for figure in s.setup.figures_of[seat]):
        raise LichtungError("position-needed", mat_key(s, seat, key))
