"""Campaigns: beginning one, the next game, cards that come along, giving up."""

from lichtung.campaign import course
from lichtung.campaign.record import RUNNING, brought_before, carried_after, lead_after
from lichtung.kernel.errors import LichtungError
from lichtung.server.people.accounts import Person
from lichtung.server.people.campaigns import JOURNAL, KeptCampaign
from lichtung.server.storage.store import TableRow
from lichtung.server.web.bodies import (
    CampaignGameInfo,
    CampaignInfo,
    CampaignMade,
    CampaignSeat,
    CardChoice,
    NewCampaign,
    NextGame,
    PendingChoice,
)
from lichtung.server.web.endpoints import Endpoint, RequestContext
from lichtung.server.web.limits import MAX_CAMPAIGNS
from lichtung.server.web.routes.tables import chairs_of, check_quota


async def info(ctx: RequestContext, kept: KeptCampaign, person: Person) -> CampaignInfo:
    """All about a campaign, as one of its players may know it."""
    campaign = kept.campaign
    row = None if kept.last_table is None else await ctx.server.store.table(kept.last_table)
    mine = await ctx.server.campaigns.seats_of(person, kept)
    yours = kept.owner == person.id
    won = campaign.games and campaign.games[-1].outcome is not None and campaign.status == RUNNING
    return CampaignInfo(
        id=kept.id,
        title=kept.title,
        status=campaign.status,  # type: ignore[arg-type]  # one of these words, as files are checked
        length=campaign.length,
        wins=campaign.wins(),
        yours=yours,
        created=kept.created,
        updated=kept.updated,
        setup=campaign.setup,
        seats=seats_of(kept, row, person),
        games=[game_info(kept, number) for number in range(len(campaign.games))],
        choices=[
            PendingChoice(seat, cards, yours or seat in mine)
            for seat, cards in course.pending_choices(campaign).items()
        ],
        lead=lead_after(campaign.wins()),
        carried=carried_after(campaign, len(campaign.games) - 1) if won else {},
    )


def seats_of(kept: KeptCampaign, row: TableRow | None, person: Person) -> list[CampaignSeat]:
    """Who plays, as at the last table; without one there are only words."""
    if row is None:
        players = [player.seat for player in kept.campaign.players]
        return [CampaignSeat(w, None, None, w not in players, False, None) for w in kept.campaign.seats()]
    return [
        CampaignSeat(chair.word, chair.name, chair.agent, chair.automatic, chair.yours, chair.face)
        for chair in chairs_of(row, person)
    ]


def game_info(kept: KeptCampaign, number: int) -> CampaignGameInfo:
    game = kept.campaign.games[number]
    players = [player.seat for player in kept.campaign.players]
    brought = {seat: brought_before(kept.campaign, number, seat) for seat in players}
    lead = game.setup.get("lead", 0)
    return CampaignGameInfo(
        table=game.journal.removesuffix(JOURNAL),
        state=game.state,  # type: ignore[arg-type]  # one of these words, as files are checked
        lead=lead if isinstance(lead, int) else 0,
        brought={seat: cards for seat, cards in brought.items() if cards},
        points=game.outcome.points if game.outcome is not None else {},
        rounds=game.outcome.rounds if game.outcome is not None else 0,
        chosen=game.chosen,
    )


async def listed(ctx: RequestContext) -> list[CampaignInfo]:
    """The campaigns that I have begun or sit in, the latest first."""
    person = await ctx.require_person()
    rows = await ctx.server.store.campaigns_of(person.id)
    return [await info(ctx, await ctx.server.campaigns.find(row.id), person) for row in rows]


async def create(ctx: RequestContext) -> CampaignMade:
    """Begin a campaign: its first game has a table at once."""
    person = await ctx.require_person()
    request = await ctx.body(NewCampaign)
    if ctx.server.limiter.enabled:
        rows = await ctx.server.store.campaigns_of(person.id)
        kept = [KeptCampaign(row) for row in rows if row.owner == person.id]
        if sum(one.campaign.status == RUNNING for one in kept) >= MAX_CAMPAIGNS:
            raise LichtungError("too-many-campaigns", "campaigns", most=MAX_CAMPAIGNS)
    await check_quota(ctx, person)
    return CampaignMade(*await ctx.server.campaigns.create(person, request))


async def campaign(ctx: RequestContext) -> CampaignInfo:
    """One campaign: its course, what is carried, what has to be chosen."""
    person = await ctx.require_person()
    return await info(ctx, await ctx.server.campaigns.visible(person, ctx.param("campaign")), person)


async def next_game(ctx: RequestContext) -> NextGame:
    """The owner goes on: the table of the next game, with everybody on the seats of the last one."""
    person, campaigns, id_ = await ctx.require_person(), ctx.server.campaigns, ctx.param("campaign")
    if (await campaigns.own(person, id_)).campaign.open_game() is None:
        await check_quota(ctx, person)
    return NextGame(await campaigns.next_table(person, id_))


async def choose(ctx: RequestContext) -> CampaignInfo:
    """A seat takes one more card along into the next game."""
    person, request = await ctx.require_person(), await ctx.body(CardChoice)
    kept = await ctx.server.campaigns.choose(person, ctx.param("campaign"), request.seat, request.card)
    return await info(ctx, kept, person)


async def abandon(ctx: RequestContext) -> CampaignInfo:
    """The owner gives the campaign up; its games stay."""
    person = await ctx.require_person()
    return await info(ctx, await ctx.server.campaigns.abandon(person, ctx.param("campaign")), person)


CAMPAIGN = "/api/campaigns/{campaign}"
ENDPOINTS = [
    Endpoint("GET", "/api/campaigns", listed, list[CampaignInfo]),
    Endpoint("POST", "/api/campaigns", create, CampaignMade, NewCampaign, 201),
    Endpoint("GET", CAMPAIGN, campaign, CampaignInfo),
    Endpoint("POST", CAMPAIGN + "/next", next_game, NextGame),
    Endpoint("POST", CAMPAIGN + "/cards", choose, CampaignInfo, CardChoice),
    Endpoint("POST", CAMPAIGN + "/abandon", abandon, CampaignInfo),
]
