"""What computer players are called: each seat has a name and a face, the same for everybody at the table."""

from collections.abc import Collection
from hashlib import blake2b

from lichtung import agents
from lichtung.server.storage.store import Seat

# Invented, short, and as easy to say in German as in English. A name's place in the list is its face.
NAMES = (
    *("Pello", "Fenna", "Brimo", "Lomi", "Taru", "Wisko", "Nelda", "Rixa"),
    *("Sivo", "Tumbel", "Ilvo", "Jorla", "Kembo", "Mavi", "Osli", "Prin"),
    *("Quello", "Ruvo", "Selka", "Timbo", "Ullin", "Varo", "Yoli", "Zemo"),
)


def name_for(table_id: str, seat: int, taken: Collection[str | None] = ()) -> str:
    """Who comes to play on a seat of a table: always the same, and nobody who sits there already."""
    first = int.from_bytes(blake2b(f"{table_id} {seat}".encode(), digest_size=4).digest())
    order = (NAMES[(first + step) % len(NAMES)] for step in range(len(NAMES)))
    return next(name for name in order if name not in taken)


def called(table_id: str, chair: Seat) -> tuple[str | None, int | None]:
    """How whoever sits there is called, and which face he has if it is a computer player."""
    if chair.person is not None or chair.agent is None:
        return chair.name, None
    name = chair.name or name_for(table_id, chair.seat)  # tables of earlier versions keep no names
    return name, NAMES.index(name) if name in NAMES else None


def in_character(table_id: str, game: str, chair: Seat, agent: str) -> str:
    """The agent as whoever has this name plays: everybody has a character, the same at every table."""
    _, face = called(table_id, chair)
    return agent if face is None else agents.in_character(agent, game, face)
