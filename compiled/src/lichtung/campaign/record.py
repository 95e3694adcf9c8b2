"""What a campaign is: who plays, the games so far, and what each brings into the next. M.10"""

from dataclasses import dataclass, field
from pathlib import Path

from lichtung import agents
from lichtung.kernel.errors import LichtungError
from lichtung.root.cards import PERSISTENT, Deck, members
from lichtung.root.game import OPTION_NAMES, make
from lichtung.root.mixes import OPPONENT
from lichtung.root.state import Root

RUNNING, WON, LOST, ABANDONED = "running", "won", "lost", "abandoned"
OPEN = "open"  # of a game; a finished one is won or lost
STATUSES = (RUNNING, WON, LOST, ABANDONED)
STATES = (OPEN, WON, LOST)

PERSON = "human"  # plays a seat at the table; all others are names of agents
RULES = "machine"  # in journals: who plays a seat that the rules play by themselves
COOPERATIVE = "cooperative"
CHOSEN_OPTIONS = tuple(name for name in OPTION_NAMES if name != "mode")

DEFAULT_LENGTH = 3
MAX_LENGTH = 99
MAX_NAME_LENGTH = 60
POINTS_PER_WIN = 3  # M.10.1
MAX_LEAD = 27


@dataclass
class Player:
    """A player of the campaign: a name, the seat (its faction's word), and who acts: a person or an agent."""

    name: str
    seat: str
    plays: str


@dataclass
class Outcome:
    """How a game ended: points and crafted cards by seat, and how many rounds it took."""

    points: dict[str, int]
    rounds: int
    crafted: dict[str, list[str]]  # of the players only, spies left out


@dataclass
class CampaignGame:
    """One game of a campaign: its setup, its journal, and how it ended."""

    setup: dict[str, object]
    journal: str  # relative to the campaign's file
    state: str = OPEN
    digest: str = ""  # of the finished journal
    outcome: Outcome | None = None
    chosen: dict[str, str] = field(default_factory=dict)  # M.10.2: the card that each seat takes along


@dataclass
class Campaign:
    """The whole of a campaign's file, and the file."""

    path: Path
    setup: dict[str, object]  # what all its games share
    players: list[Player]
    length: int = DEFAULT_LENGTH  # 0: until the first loss
    status: str = RUNNING
    games: list[CampaignGame] = field(default_factory=list)
    text: str = ""  # of the file as it was read or written last

    def wins(self) -> int:
        return sum(1 for game in self.games if game.state == WON)

    def open_game(self) -> CampaignGame | None:
        """The game that is being played."""
        return self.games[-1] if self.games and self.games[-1].state == OPEN else None

    def seats(self) -> list[str]:
        """The words for all seats of the table, the machine's too."""
        return make(self.setup).setup.words

    def plays(self) -> list[str]:
        """Who acts on each seat of the table, as journals have it; the rules play the machine."""
        by_seat = {player.seat: player.plays for player in self.players}
        return [by_seat.get(word, RULES) for word in self.seats()]


def new_campaign(
    path: Path,
    factions: list[str],
    plays: list[str],
    length: int = DEFAULT_LENGTH,
    names: list[str] | None = None,
    options: dict[str, str] | None = None,
) -> Campaign:
    """A campaign that nobody has begun; mistakes name the key.

    The common opponent gets the last seat unless it is among the factions. A single name of `plays` is
    for all seats; without `names` the players are called as their seats.
    """
    for name in options or {}:
        if name not in CHOSEN_OPTIONS:
            raise LichtungError("option-unknown", name, known=", ".join(CHOSEN_OPTIONS))
    table = factions if OPPONENT in factions else [*factions, OPPONENT]
    setup: dict[str, object] = {"factions": table, "mode": COOPERATIVE, **(options or {})}
    game = make(setup)
    seats = [game.setup.words[seat] for seat in game.players()]
    called = names or seats
    plays = plays * len(seats) if len(plays) == 1 else plays
    for key, given in (("names", called), ("seats", plays)):
        if len(given) != len(seats):
            raise LichtungError("seats-count", key, want=len(seats), found=len(given))
    players = [Player(*row) for row in zip(called, seats, plays, strict=True)]
    campaign = Campaign(path, game.setup_data(), players, length)
    check_players(campaign)
    check_length(length)
    return campaign


def check_length(length: int) -> None:
    if not 0 <= length <= MAX_LENGTH:
        raise LichtungError("campaign-number", "length", low=0, high=MAX_LENGTH)


def check_players(campaign: Campaign) -> None:
    """One player for each seat that somebody plays, each with a name of his own."""
    game = make(campaign.setup)
    seats = [game.setup.words[seat] for seat in game.players()]
    if [player.seat for player in campaign.players] != seats:
        raise LichtungError("campaign-seats", "players", seats=", ".join(seats))
    taken: set[str] = set()
    for number, player in enumerate(campaign.players):
        where = f"players[{number}].name"
        if not (player.name.strip() and player.name.isprintable() and len(player.name) <= MAX_NAME_LENGTH):
            raise LichtungError("campaign-name", where, most=MAX_NAME_LENGTH)
        if player.name.casefold() in taken:
            raise LichtungError("campaign-name-twice", where, name=player.name)
        taken.add(player.name.casefold())
        check_plays(player.plays, f"players[{number}].plays")


def check_plays(name: str, where: str) -> None:
    """A person, or an agent by name: whoever opens a campaign of others must not load a file of theirs."""
    if name == PERSON or agents.may_be_named(name):
        return
    if ":" in name or "@" in name:
        agents.check_character(name, where)
        raise LichtungError("campaign-file-agent", where, name=name)
    known = ", ".join([PERSON, *agents.offered()])
    raise LichtungError("agent-unknown", where, name=name, known=known)


# --- The rules


def lead_after(wins: int) -> int:
    """M.10.1: the machine starts with three points more for each game won so far."""
    return min(MAX_LEAD, POINTS_PER_WIN * wins)


def persistent_cards(campaign: Campaign) -> set[str]:
    """The words of the cards that stay in play once they are crafted; spies are not crafted. M.10.2"""
    deck = Deck(f"{campaign.setup['deck']}_deck")
    return {word for word, kind in zip(deck.words, deck.kind, strict=True) if kind == PERSISTENT}


def crafted_at(s: Root, campaign: Campaign) -> dict[str, list[str]]:
    """The crafted cards in the play area of each player."""
    cards = persistent_cards(campaign)
    table = s.setup
    return {
        table.words[seat]: [w for c in members(s.crafted[seat]) if (w := table.deck.words[c]) in cards]
        for seat in table.people
    }


def brought_before(campaign: Campaign, number: int, seat: str) -> list[str]:
    """The cards with which a seat started a game."""
    carried = campaign.games[number].setup.get("carried", {})
    assert isinstance(carried, dict)
    return list(carried.get(seat, []))


def cards_kept(campaign: Campaign, number: int, seat: str) -> list[str]:
    """M.10.2: the cards brought along that still lay in the play area at the end of a game."""
    outcome = campaign.games[number].outcome
    assert outcome is not None
    left = outcome.crafted.get(seat, [])
    return [card for card in brought_before(campaign, number, seat) if card in left]


def choices_after(campaign: Campaign, number: int) -> dict[str, list[str]]:
    """M.10.2: the cards of which each seat may take one more along, without those who have none."""
    outcome = campaign.games[number].outcome
    assert outcome is not None
    found: dict[str, list[str]] = {}
    for player in campaign.players:
        old = cards_kept(campaign, number, player.seat)
        new = [card for card in outcome.crafted.get(player.seat, []) if card not in old]
        if new:
            found[player.seat] = new
    return found


def carried_after(campaign: Campaign, number: int) -> dict[str, list[str]]:
    """M.10.2: what each seat brings into the game after this one."""
    chosen = campaign.games[number].chosen
    found: dict[str, list[str]] = {}
    for player in campaign.players:
        cards = cards_kept(campaign, number, player.seat)
        if player.seat in chosen:
            cards.append(chosen[player.seat])
        if cards:
            found[player.seat] = cards
    return found


def setup_of(campaign: Campaign, number: int) -> dict[str, object]:
    """The setup of a game, as the games before make it; in the form in which journals have it."""
    setup = dict(campaign.setup)
    if number:
        setup["lead"] = lead_after(sum(1 for game in campaign.games[:number] if game.state == WON))
        setup["carried"] = carried_after(campaign, number - 1)
    return make(setup).setup_data()


def status_of(campaign: Campaign) -> str:
    """M.10: a lost game ends the campaign; so does the last of the games that were to be won."""
    if any(game.state == LOST for game in campaign.games):
        return LOST
    return WON if campaign.length and campaign.wins() >= campaign.length else RUNNING


def costliest(campaign: Campaign, cards: list[str]) -> str:
    """The card that an agent takes along: the one that costs most to craft again."""
    deck = Deck(f"{campaign.setup['deck']}_deck")
    return max(cards, key=lambda card: sum(deck.cost[deck.words.index(card)]))
