"""Making tables, inviting, sitting down, starting, closing, playing again."""

import hashlib
import re
import secrets
from contextlib import suppress
from functools import lru_cache
from time import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError

from lichtung import agents
from lichtung.games import game as make_game
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.server.live.hub import Hub, Room
from lichtung.server.people.accounts import ID_BYTES, Person, hashed, new_id, new_token, valid_name
from lichtung.server.storage.store import CLOSED, FINISHED, OPEN, RUNNING, Seat, TableRow
from lichtung.server.tables.computer_players import name_for
from lichtung.server.tables.fairness import new_seed
from lichtung.server.tables.trying_out import of_a_game
from lichtung.server.web.bodies import NewTable

HUMAN, ME = "human", "me"
MAX_TITLE_LENGTH = 64
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

_encode_sorted = msgspec.json.Encoder(order="deterministic").encode


class SeatLayout(NamedTuple):
    """What of a setup is seen before the game begins: a word for each seat, and the seats of players."""

    words: list[str]
    players: list[int]


@lru_cache(maxsize=512)
def _seat_layout(name: str, setup: bytes) -> SeatLayout:
    game = make_game(name, **msgspec.json.decode(setup))
    kind = game.codec.kinds["seat"]
    return SeatLayout([kind.text(seat) for seat in range(game.seats)], game.players())


def seat_layout(row: TableRow) -> SeatLayout:
    """The seats of a table, without the table being in memory."""
    return _seat_layout(row.game, _encode_sorted(row.setup))


def game_for(request: NewTable) -> FrameGame[Any, Any]:
    """The rules of a new table; what is wrong with its setup is a LichtungError with key and place."""
    if not isinstance(request.setup.get("tiles", {}), dict):  # a path would be read on the server's own disk
        raise LichtungError("data-object", "tiles")
    return make_game(request.game, **request.setup)


def check_agent(name: str, where: str) -> None:
    if not agents.may_be_named(name):
        raise LichtungError("agent-unknown", where, name=name, known=", ".join(agents.offered()))


class Lobby:
    """What happens before and around the game."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    # --- Making tables

    async def create(
        self, person: Person, request: NewTable, table_id: str | None = None, campaign: str | None = None
    ) -> tuple[str, str]:
        """A new table; its id and the token of its invitation."""
        game = game_for(request)
        names = request.seats or [HUMAN] * len(game.players())
        if len(names) != len(game.players()):
            raise LichtungError("seats-number", "seats", want=len(game.players()))
        check_agent(request.options.takeover, "options.takeover")
        if request.options.clock.mode != "none" and not request.options.clock.seconds:
            raise LichtungError("clock-seconds", "options.clock.seconds")
        called = request.names or [""] * len(names)
        if len(called) != len(names):
            raise LichtungError("seats-number", "names", want=len(names))
        who = dict(zip(game.players(), zip(names, called, strict=True), strict=True))
        table_id, invite = table_id or new_id(), new_token()
        chairs: list[Seat] = []
        for seat in range(game.seats):
            name, given = who.get(seat, (HUMAN, ""))
            if name not in (HUMAN, ME):
                check_agent(name, "seats")
            agent = None if name in (HUMAN, ME) else name
            if given and name != ME:
                raise LichtungError("not-your-seat", "names", seat=seat)
            own = person.id if name == ME else None
            taken = [chair.name for chair in chairs]
            alias = name_for(table_id, seat, taken) if agent else given_name(given, person)
            chairs.append(Seat(seat, own, agent, False, given=alias))
        values: dict[str, object] = {
            "id": table_id,
            "game": game.name,
            "rules": game.rules_version,
            "setup": _encode_sorted(game.setup_data()).decode(),
            "options": msgspec.json.encode(request.options).decode(),
            "title": valid_title(request.title),
            "owner": person.id,
            "public": request.public,
            "invite_hash": hashed(invite),
            "campaign": campaign,
            **_initial_values(),
        }
        await self.store.create_table(values, chairs)
        return table_id, invite

    async def rematch(self, person: Person, room: Room) -> str:
        """A table with the same setup, seats and guests; whoever asks again gets the same one."""
        row = room.table.row
        if row.phase not in (FINISHED, CLOSED):
            raise LichtungError("game-not-over", "table")
        if row.owner != person.id and all(chair.person != person.id for chair in row.seats):
            raise LichtungError("not-your-table", "table")
        table_id = rematch_id(row)
        if await self.store.table(table_id) is None:
            await self.succeed(person, row, table_id, row.setup)
        return table_id

    async def succeed(
        self,
        person: Person,
        row: TableRow,
        table_id: str,
        setup: dict[str, object],
        campaign: str | None = None,
    ) -> None:
        """A table for those who sat at another: the same seats, names, options and guests."""
        game = make_game(row.game, **setup)
        values: dict[str, object] = {
            "id": table_id,
            "game": row.game,
            "rules": game.rules_version,
            "setup": _encode_sorted(game.setup_data()).decode(),
            "options": msgspec.json.encode(of_a_game(row.options)).decode(),
            "title": row.title,
            "owner": person.id,
            "public": row.public,
            "invite_hash": None,
            "campaign": campaign,
            **_initial_values(),
        }
        chairs = [Seat(c.seat, c.person, c.agent, c.locked, given=c.given) for c in row.seats]
        guests = {chair.person for chair in row.seats if chair.person} | await self.store.invited(row.id)
        if row.owner is not None:
            guests.add(row.owner)
        with suppress(IntegrityError):  # another has just asked for the same
            await self.store.create_table(values, chairs)
        await self.store.invite(table_id, *sorted(guests))

    # --- Coming in

    async def room(self, table_id: str) -> Room:
        if not TABLE_ID.fullmatch(table_id):
            raise LichtungError("table-unknown", "table")
        return await self.hub.room(table_id)

    async def enter(self, person: Person | None, room: Room, invite: str | None) -> None:
        """Check that somebody may see a table; an invitation that he shows need not be shown again."""
        if await self.may_enter(person, room):
            return
        if invite is None or not secrets.compare_digest(hashed(invite), room.table.row.invite_hash or ""):
            raise LichtungError("not-invited", "table")
        if person is not None:
            await self.store.invite(room.table.id, person.id)

    async def may_enter(self, person: Person | None, room: Room) -> bool:
        """Whoever sits there, owns it or has accepted the invitation; anybody at a public table."""
        row = room.table.row
        if row.public:
            return True
        if person is None:
            return False
        if row.owner == person.id or any(chair.person == person.id for chair in row.seats):
            return True
        return await self.store.is_invited(row.id, person.id)

    async def accept(self, person: Person, invite: str) -> Room:
        """Come in by an invitation, once and for all."""
        table_id = await self.store.table_of_invite(hashed(invite))
        if table_id is None:
            raise LichtungError("invite-unknown", "token")
        room = await self.room(table_id)
        await self.store.invite(table_id, person.id)
        return room

    async def renew_invite(self, person: Person, room: Room) -> str:
        """A fresh invitation; who came by the old one stays."""
        self.check_owner(person, room)
        invite = new_token()
        await self.store.change_table(room.table.id, invite_hash=hashed(invite))
        await self.refresh(room)
        return invite

    # --- Seats

    async def sit(self, person: Person, room: Room, seat: int) -> None:
        """Take a free seat; several are allowed, for people who share a device."""
        table = room.table
        async with table.lock:
            self.check_open(room)
            self.check_seat(room, seat)
            chair = table.row.seats[seat]
            if chair.locked and table.row.owner != person.id:
                raise LichtungError("seat-locked", "seat", seat=seat)
            if chair.agent is not None and table.row.owner != person.id:
                raise LichtungError("seat-taken", "seat", seat=seat)
            if chair.person != person.id and not await self.store.take_seat(
                table.id, seat, person.id, agent=None
            ):
                raise LichtungError("seat-taken", "seat", seat=seat)
        await self.refresh(room)

    async def stand_up(self, person: Person, room: Room, seat: int) -> None:
        """Leave a seat."""
        table = room.table
        async with table.lock:
            self.check_open(room)
            self.check_seat(room, seat)
            if table.row.seats[seat].person != person.id:
                raise LichtungError("not-your-seat", "seat", seat=seat)
            await self.store.take_seat(table.id, seat, None)
            await self.store.invite(table.id, person.id)  # still a guest of a private table
        await self.refresh(room)

    async def arrange(
        self, person: Person, room: Room, seat: int, agent: str | None, locked: bool | None
    ) -> None:
        """The owner puts an agent on a seat, frees it, locks it."""
        table = room.table
        async with table.lock:
            self.check_arrangement(person, room, seat, agent)
            values: dict[str, object] = {}
            if agent is not None:
                taken = [chair.name for chair in table.row.seats if chair.seat != seat]
                values = {"agent": None, "person": None, "name": None, "pledge": None}
                if agent != HUMAN:
                    values |= {"agent": agent, "name": name_for(table.id, seat, taken)}
            if locked is not None:
                values["locked"] = locked
            if values:
                await self.store.change_seat(table.id, seat, **values)
        await self.refresh(room)

    def check_arrangement(self, person: Person, room: Room, seat: int, agent: str | None) -> None:
        """Whether the owner may do so, here and now."""
        self.check_owner(person, room)
        self.check_open(room)
        self.check_seat(room, seat)
        if agent is not None and agent != HUMAN:
            check_agent(agent, "agent")

    async def name_seat(self, person: Person, room: Room, seat: int, name: str) -> None:
        """Several people may share a device: each of their seats has a name; empty: the person's own."""
        table = room.table
        async with table.lock:
            if table.row.phase == CLOSED:
                raise LichtungError("table-closed", "table")
            if table.row.phase == FINISHED:
                raise LichtungError("game-over", "table")
            self.check_seat(room, seat)
            if table.row.seats[seat].person != person.id:
                raise LichtungError("not-your-seat", "seat", seat=seat)
            await self.store.change_seat(table.id, seat, name=given_name(name, person))
        await self.refresh(room)

    async def pledge(self, person: Person, room: Room, seat: int, pledge: str) -> None:
        """Somebody promises, by its hash, what his seat will add to chance; once it has begun it is too late.

        That is no mistake of his: pages promise by themselves, and somebody may have been faster.
        """
        table = room.table
        async with table.lock:
            self.check_seat(room, seat)
            if table.row.seats[seat].person != person.id:
                raise LichtungError("not-your-seat", "seat", seat=seat)
            await self.store.pledge(table.id, seat, pledge)
        await self.refresh(room)

    # --- The table as a whole

    async def change(self, person: Person, room: Room, title: str | None, public: bool | None) -> None:
        """The owner names the table otherwise, or opens or closes its door."""
        self.check_owner(person, room)
        values: dict[str, object] = {}
        if title is not None:
            values["title"] = valid_title(title)
        if public is not None:
            values["public"] = public
        if values:
            await self.store.change_table(room.table.id, **values)
            await self.refresh(room)

    async def begin(self, person: Person, room: Room) -> None:
        """Everybody is there: play."""
        self.check_owner(person, room)
        table = room.table
        async with table.lock:
            row = await self.store.table(table.id)
            assert row is not None
            table.row = row
            self.check_open(room)
            for seat in table.game.players():
                chair = row.seats[seat]
                if chair.person is None and chair.agent is None:
                    raise LichtungError("seat-empty", "seat", seat=seat)
            if not await self.store.change_phase(table.id, (OPEN,), RUNNING):
                raise LichtungError("table-started", "table")
            await table.load()
        await table.begin()
        await self.refresh(room)
        await self.hub.on_table_changed(room)

    async def close(self, person: Person, room: Room) -> None:
        """The owner ends a table whose game is not over: nobody can play there any more."""
        self.check_owner(person, room)
        async with room.table.lock:
            if not await self.store.change_phase(room.table.id, (OPEN, RUNNING), CLOSED):
                closed = room.table.row.phase == CLOSED
                raise LichtungError("table-closed" if closed else "game-over", "table")
        await self.refresh(room)
        await self.hub.on_table_changed(room)

    async def refresh(self, room: Room) -> None:
        """Something about the table has changed: read it again and tell everybody."""
        async with room.table.lock:  # else a game that ends meanwhile would run on
            row = await self.store.table(room.table.id)
            if row is not None:
                room.table.row = row
                for listener in room.listeners:
                    listener.seats = [c.seat for c in row.seats if c.person == listener.person]
        if not room.table.row.public:
            await self.hub.check_access(room)
        self.hub.send_seats(room)
        await self.hub.bus.publish(room.table.id)

    async def on_rename(self, person: Person) -> None:
        """Somebody has another name now: tell the tables where he sits."""
        for room in list(self.hub.rooms.values()):
            if any(chair.person == person.id for chair in room.table.row.seats):
                await self.refresh(room)

    # --- Checks

    def check_open(self, room: Room) -> None:
        if room.table.row.phase == CLOSED:
            raise LichtungError("table-closed", "table")
        if room.table.row.phase != OPEN:
            raise LichtungError("table-started", "table")

    def check_owner(self, person: Person, room: Room) -> None:
        if room.table.row.owner != person.id:
            raise LichtungError("not-your-table", "table")

    def check_seat(self, room: Room, seat: int) -> None:
        if seat not in room.table.game.players():
            raise LichtungError("seat-unknown", "seat", seat=seat)


def has_free_seat(row: TableRow) -> bool:
    """Whether somebody who comes by may still sit down."""
    players = seat_layout(row).players
    chairs = [chair for chair in row.seats if chair.seat in players and not chair.locked]
    return any(chair.person is None and chair.agent is None for chair in chairs)


def given_name(name: str, person: Person) -> str | None:
    """A name for one seat; none if nothing is said but the person's own."""
    given = valid_name(name) if name.strip() else None
    return None if given == person.name else given


def valid_title(title: str) -> str:
    return valid_name(title, "title", MAX_TITLE_LENGTH) if title.strip() else ""


def rematch_id(row: TableRow) -> str:
    """The id of a table's rematch: always the same, so that two who ask at once come to one table."""
    return hashlib.blake2b(f"{row.id} {row.seed}".encode(), digest_size=ID_BYTES).hexdigest()


def _initial_values() -> dict[str, object]:
    """What every new table starts with."""
    now = time()
    return {"seed": new_seed(), "phase": OPEN, "created": now, "updated": now}
