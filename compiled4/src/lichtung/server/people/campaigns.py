"""Campaigns on the server: each is kept as its file would be written, its games are tables. M.10

The end of a game enters its campaign when it comes, or when somebody next looks: it follows from the records
of the table alone, and of two who write at once only one does (`revision`), so it enters once.
"""

import hashlib
from pathlib import Path
from typing import Any

import structlog

from lichtung.campaign import course, files
from lichtung.campaign.record import PERSON, RUNNING, Campaign, costliest, new_campaign
from lichtung.kernel.errors import LichtungError
from lichtung.root.game import RootGame
from lichtung.server.people.accounts import ID_BYTES, Person, new_id
from lichtung.server.people.lobby import HUMAN, ME, Lobby, valid_title
from lichtung.server.storage.store import CLOSED, FINISHED, TableRow
from lichtung.server.tables.table import Table
from lichtung.server.web.bodies import NewCampaign, NewTable

log = structlog.get_logger()

JOURNAL = ".jsonl"  # the journal of a game is that of its table


class KeptCampaign:
    """A campaign as it stands in the store."""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.owner: str = row.owner
        self.title: str = row.title
        self.revision: int = row.revision
        self.created: float = row.created
        self.updated: float = row.updated
        self.campaign: Campaign = files.loads(row.record, campaign_path(row.id))

    @property
    def last_table(self) -> str | None:
        """The table of its latest game."""
        games = self.campaign.games
        return games[-1].journal.removesuffix(JOURNAL) if games else None


def campaign_path(id_: str) -> Path:
    """How its file would be called."""
    return Path(id_ + files.ENDING)


def table_for(campaign_id: str, revision: int) -> str:
    """The id of its next table: always the same until the campaign changes, so that two who ask get one."""
    return hashlib.blake2b(f"{campaign_id} {revision}".encode(), digest_size=ID_BYTES).hexdigest()


class Campaigns:
    """What happens between the games of a campaign."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        lobby.hub.watchers.append(self.on_records)

    # --- The end of a game

    def on_records(self, table: Table) -> None:
        """A game of a campaign may be over; called with the table's lock held."""
        if table.row.campaign is not None and table.row.phase in (FINISHED, CLOSED):
            self.lobby.hub.spawn(self._take_note(table.row.campaign), finish=True)

    async def _take_note(self, id_: str) -> None:
        try:
            await self.find(id_)
        except LichtungError as error:  # whoever looks next tries again
            log.warning("campaign-not-settled", campaign=id_, error=error.key)

    async def find(self, id_: str) -> KeptCampaign:
        """A campaign as it stands, with the end of its last game."""
        while True:
            row = await self.store.campaign(id_)
            if row is None:
                raise LichtungError("campaign-unknown", "campaign")
            kept = KeptCampaign(row)
            if not await self._settle(kept) or await self._write(kept):
                return kept

    async def _settle(self, kept: KeptCampaign) -> bool:
        """Take in what has become of the open game; whether the campaign has changed."""
        campaign = kept.campaign
        if campaign.status != RUNNING or campaign.open_game() is None or kept.last_table is None:
            return False
        row = await self.store.table(kept.last_table)
        if row is not None and row.phase == FINISHED:
            await self._take_in(campaign, row)
            return True
        if row is None or (row.phase == CLOSED and not await self.store.records(row.id)):
            campaign.games.pop()  # it was never begun
            return True
        if row.phase == CLOSED:
            course.give_up(campaign)  # who leaves a game in the middle has not won it
            return True
        return False

    async def _take_in(self, campaign: Campaign, row: TableRow) -> None:
        table = (await self.lobby.room(row.id)).table
        async with table.lock:
            result, rules = table.result(), table.game
            assert result is not None
            assert isinstance(rules, RootGame)
            digest = hashlib.sha256(table.journal().dumps().encode()).hexdigest()
            course.end_game(campaign, rules, table.match.state, result, digest)
        played_by_agents = {table.seat_words[chair.seat] for chair in row.seats if chair.person is None}
        for seat, cards in course.pending_choices(campaign).items():
            if seat in played_by_agents:
                course.choose_card(campaign, seat, costliest(campaign, cards))

    async def _write(self, kept: KeptCampaign) -> bool:
        return await self.store.change_campaign(kept.id, kept.revision, files.dumps(kept.campaign))

    # --- What people do

    async def create(self, person: Person, request: NewCampaign) -> tuple[str, str, str]:
        """A campaign with the table of its first game; both ids, and the token of the table's invitation."""
        id_ = new_id()
        seats = request.seats or [ME] * len(request.factions)
        plays = [PERSON if who in (HUMAN, ME) else who for who in seats]
        campaign = new_campaign(
            campaign_path(id_), request.factions, plays, request.length, options=request.options
        )
        table_id = table_for(id_, 0)
        game = course.next_game(campaign, table_id + JOURNAL)
        wish = NewTable(
            game=RootGame.name, setup=game.setup, seats=seats, names=request.names, title=request.title
        )
        _, invite = await self.lobby.create(person, wish, table_id, id_)
        campaign.games.append(game)
        title = valid_title(request.title)
        await self.store.create_campaign(id=id_, owner=person.id, title=title, record=files.dumps(campaign))
        return id_, table_id, invite

    async def visible(self, person: Person, id_: str) -> KeptCampaign:
        """A campaign for whoever has begun it or sits in it."""
        kept = await self.find(id_)
        if kept.owner != person.id and not await self.store.sits_in_campaign(id_, person.id):
            raise LichtungError("not-your-campaign", "campaign")
        return kept

    async def own(self, person: Person, id_: str) -> KeptCampaign:
        kept = await self.visible(person, id_)
        if kept.owner != person.id:
            raise LichtungError("not-your-campaign", "campaign")
        return kept

    async def next_table(self, person: Person, id_: str) -> str:
        """The table of the next game, or of the one that is being played."""
        while True:
            kept = await self.own(person, id_)
            campaign, last = kept.campaign, kept.last_table
            if last is not None and campaign.open_game() is not None:
                return last
            table_id = table_for(id_, kept.revision)
            game = course.next_game(campaign, table_id + JOURNAL)
            before = None if last is None else await self.store.table(last)
            if await self.store.table(table_id) is None:
                if before is not None:
                    await self.lobby.succeed(person, before, table_id, game.setup, id_)
                else:  # nobody knows any more who sat where
                    seats = [ME if player.plays == PERSON else player.plays for player in campaign.players]
                    wish = NewTable(game=RootGame.name, setup=game.setup, seats=seats, title=kept.title)
                    await self.lobby.create(person, wish, table_id, id_)
            campaign.games.append(game)
            if await self._write(kept):
                return table_id

    async def choose(self, person: Person, id_: str, seat: str, card: str) -> KeptCampaign:
        """M.10.2: whoever played a seat says which card comes along; the owner may for everybody."""
        while True:
            kept = await self.visible(person, id_)
            if kept.owner != person.id and seat not in await self.seats_of(person, kept):
                raise LichtungError("not-your-campaign", "seat")
            course.choose_card(kept.campaign, seat, card)
            if await self._write(kept):
                return await self.find(id_)

    async def seats_of(self, person: Person, kept: KeptCampaign) -> set[str]:
        """The words of the seats that somebody had in the last game."""
        row = None if kept.last_table is None else await self.store.table(kept.last_table)
        words = kept.campaign.seats()
        return {words[chair.seat] for chair in (row.seats if row else []) if chair.person == person.id}

    async def abandon(self, person: Person, id_: str) -> KeptCampaign:
        """Give it up; a game that is being played may go on, but counts for nothing."""
        while True:
            kept = await self.own(person, id_)
            course.give_up(kept.campaign)
            if await self._write(kept):
                return await self.find(id_)
