"""Making tables, sitting down, starting."""

import secrets
from time import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from lichtung import agents
from lichtung.games import GAMES
from lichtung.games import game as make_game
from lichtung.kernel.errors import LichtungError
from lichtung.server.fair import new_seed
from lichtung.server.hub import Hub, Room
from lichtung.server.people import Person, checked_name, hashed, new_id, new_token
from lichtung.server.store import OPEN, RUNNING, Seat

Title = Annotated[str, Meta(max_length=64)]
HUMAN = "human"


class ClockOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: not limited, for each turn, or in all with an increment."""

    mode: str = "none"
    seconds: Annotated[int, Meta(ge=0, le=90 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, apart from the rules of its game."""

    clock: ClockOptions = ClockOptions()
    grace: Annotated[int, Meta(ge=0, le=90 * 86_400)] = (
        0  # seconds until an agent takes an abandoned seat; 0: never
    )
    takeover: str = "greedy"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: a seat is "human" or an agent's name."""

    game: str
    setup: dict[str, Any] = {}
    seats: list[str] = []
    title: Title = ""
    public: bool = False
    options: TableOptions = TableOptions()


class Lobby:
    """What happens before and around the game."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def create(self, person: Person, wish: NewTable) -> tuple[str, str]:
        """A new table; its id and the token of its invitation."""
        game = make_game(wish.game, **wish.setup)
        names = wish.seats or [HUMAN] * len(game.players())
        if len(names) != len(game.players()):
            raise LichtungError("seats-number", "seats", want=len(game.players()))
        for name in names:
            if name != HUMAN and name not in agents.NAMES:
                raise LichtungError("agent-unknown", "seats", name=name, known=", ".join(agents.NAMES))
        who = dict(zip(game.players(), names, strict=True))
        chairs: list[Seat] = []
        for seat in range(game.seats):
            agent = who.get(seat, HUMAN)
            chairs.append(Seat(seat, None, None if agent == HUMAN else agent, False))
        table_id, invite = new_id(), new_token()
        values: dict[str, object] = {
            "id": table_id,
            "game": wish.game,
            "rules": game.rules_version,
            "setup": msgspec.json.encode(game.setup()).decode(),
            "options": msgspec.json.encode(wish.options).decode(),
            "title": checked_name(wish.title)[:64] if wish.title else "",
            "owner": person.id,
            "public": wish.public,
            "invite_hash": hashed(invite),
            "seed": new_seed(),
            "phase": OPEN,
            "created": time(),
            "updated": time(),
        }
        await self.store.create_table(values, chairs)
        return table_id, invite

    async def room(self, table_id: str) -> Room:
        return await self.hub.room(table_id)

    async def may_enter(self, person: Person | None, room: Room, invite: str | None) -> bool:
        """Whoever sits there or owns it, anybody at a public table, else by invitation."""
        row = room.table.row
        if row.public:
            return True
        if person is not None and (row.owner == person.id or any(c.person == person.id for c in row.seats)):
            return True
        return invite is not None and secrets.compare_digest(hashed(invite), row.invite_hash or "")

    async def sit(self, person: Person, room: Room, seat: int) -> None:
        """Take a free seat."""
        table = room.table
        async with table.lock:
            self.check_open(room)
            if seat not in table.game.players():
                raise LichtungError("seat-unknown", "seat", seat=seat)
            chair = table.row.seats[seat]
            if chair.locked and table.row.owner != person.id:
                raise LichtungError("seat-locked", "seat", seat=seat)
            if not await self.store.take_seat(table.id, seat, person.id, agent=None):
                raise LichtungError("seat-taken", "seat", seat=seat)
        await self.renew(room)

    async def stand_up(self, person: Person, room: Room, seat: int) -> None:
        table = room.table
        async with table.lock:
            self.check_open(room)
            if not 0 <= seat < len(table.row.seats) or table.row.seats[seat].person != person.id:
                raise LichtungError("not-your-seat", "seat", seat=seat)
            await self.store.take_seat(table.id, seat, None)
        await self.renew(room)

    async def arrange(
        self, person: Person, room: Room, seat: int, agent: str | None, locked: bool | None
    ) -> None:
        """The owner puts an agent on a seat, frees it, locks it."""
        table = room.table
        async with table.lock:
            self.check_owner(person, room)
            self.check_open(room)
            if seat not in table.game.players():
                raise LichtungError("seat-unknown", "seat", seat=seat)
            values: dict[str, object] = {}
            if agent is not None:
                if agent not in (HUMAN, *agents.NAMES):
                    raise LichtungError("agent-unknown", "agent", name=agent, known=", ".join(agents.NAMES))
                values = {"agent": None if agent == HUMAN else agent, "person": None}
            if locked is not None:
                values["locked"] = locked
            if values:
                await self.store.change_seat(table.id, seat, **values)
        await self.renew(room)

    async def begin(self, person: Person, room: Room) -> None:
        """Everybody is there: play."""
        self.check_owner(person, room)
        self.check_open(room)
        table = room.table
        row = await self.store.table(table.id)
        assert row is not None
        table.row = row
        for seat in table.game.players():
            chair = row.seats[seat]
            if chair.person is None and chair.agent is None:
                raise LichtungError("seat-empty", "seat", seat=seat)
        await self.store.change_table(table.id, phase=RUNNING)
        await table.load()
        await table.begin()
        await self.renew(room)
        await self.hub.changed(room)

    async def renew(self, room: Room) -> None:
        """Seats have changed: read them again and tell everybody."""
        row = await self.store.table(room.table.id)
        if row is not None:
            room.table.row = row
            for listener in room.listeners:
                listener.seats = [c.seat for c in row.seats if c.person == listener.person]
        self.hub.tell_seats(room)
        await self.hub.bus.publish(room.table.id)

    def check_open(self, room: Room) -> None:
        if room.table.row.phase != OPEN:
            raise LichtungError("table-started", "table")

    def check_owner(self, person: Person, room: Room) -> None:
        if room.table.row.owner != person.id:
            raise LichtungError("not-your-table", "table")


def games_offered() -> dict[str, Any]:
    """The games and the switches of their setups, for whoever makes a table."""
    return {
        name: {"options": [{"name": o.name, "choices": list(o.choices), "law": o.law} for o in entry.options]}
        for name, entry in GAMES.items()
    }
