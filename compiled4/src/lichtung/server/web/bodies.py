"""What is asked and answered over HTTP, as types."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lichtung.server.tables.protocol import Chair, Hash, Problem


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request: a misspelt field is a mistake."""


# --- People


class Named(Form, frozen=True):
    """How somebody wants to be called."""

    name: str


class Credentials(Form, frozen=True):
    """An account's name and password."""

    login: str
    password: str


class NewPassword(Form, frozen=True):
    """A password that takes the place of another."""

    old: str
    new: str


class Token(Form, frozen=True):
    """The secret part of an invitation or of a link in a letter."""

    token: str


class PersonalLink(Form, frozen=True):
    """The secret part of a personal link; `instead`: whoever the browser was before knows that he leaves."""

    token: str
    instead: bool = False


class Me(Struct, frozen=True):
    """Whoever asks."""

    id: str
    name: str
    login: str | None


class NewGuest(Struct, frozen=True):
    """A new guest. The token, told this once, is a program's bearer token and opens the personal link."""

    id: str
    name: str
    token: str


class NewToken(Struct, frozen=True):
    """A fresh token; the one before it is worth nothing now."""

    token: str


class LoggedOut(Struct, frozen=True):
    """All browsers are forgotten. Who has no account gets the token of a fresh personal link."""

    token: str | None


class Ok(Struct, frozen=True):
    """Done."""

    ok: bool = True


# --- Games


class OptionInfo(Struct, frozen=True):
    """A switch of a game's setup; the first choice is the default."""

    name: str
    choices: list[str]
    law: str


class FactionInfo(Struct, frozen=True):
    """A faction that can be chosen: how many seats may play it, whose place it takes, who decides for it.

    `militant` tells what its card for the advanced setup says; none: it has no such card.
    """

    id: str
    seats: int
    replaces: str | None  # the faction beside which it cannot play
    decides: bool  # false: the rules play it by themselves
    militant: bool | None


class HirelingInfo(Struct, frozen=True):
    """A hireling that can be named: both sides of its card, and the factions that it keeps out. A.6.5"""

    id: str
    sides: list[str]
    excludes: list[str]


class GameInfo(Struct, frozen=True):
    """What a table of a game can be made of: switches, lists to choose from, agents for its seats."""

    options: list[OptionInfo]
    lists: dict[str, list[str]]
    factions: list[FactionInfo]  # of games that have some, in the order in which they are set up
    hirelings: list[HirelingInfo]  # of games that have some
    agents: list[str]
    words: dict[str, str]  # catalogues by language that a built client does not have; mostly none


# --- Tables

Title = Annotated[str, Meta(max_length=256)]
Seconds = Annotated[int, Meta(ge=0, le=90 * 86_400)]


class ClockOptions(Form, frozen=True):
    """How long one may think: not limited, for each turn, or in all with an increment."""

    mode: Literal["none", "turn", "total"] = "none"
    seconds: Seconds = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class TableOptions(Form, frozen=True):
    """How a table is run, apart from the rules of its game."""

    clock: ClockOptions = ClockOptions()
    grace: Seconds = 0  # until an agent takes an abandoned seat; 0: never
    takeover: str = "greedy"
    timeout: Literal["agent", "lose"] = "agent"  # whose time is up: an agent plays on, or he loses (of two)
    # Who may ask an agent for advice: nobody, whoever plays against computers only, or everybody.
    hints: Literal["off", "alone", "all"] = "alone"


class NewTable(Form, frozen=True):
    """A table to be made: a seat is "me", "human" or an agent's name; each "me" may have a name."""

    game: str
    setup: dict[str, Any] = {}
    seats: Annotated[list[str], Meta(max_length=16)] = []
    title: Title = ""
    public: bool = False
    options: TableOptions = TableOptions()
    names: Annotated[list[str], Meta(max_length=16)] = []  # empty ones: as whoever makes the table is called


class ChangedTable(Form, frozen=True):
    """What the owner changes about a table."""

    title: Title | None = None
    public: bool | None = None


class Pledge(Form, frozen=True):
    """The SHA-256 of what a seat will add to chance, in hexadecimal digits."""

    pledge: Hash


class Arrange(Form, frozen=True):
    """What happens to a seat: an agent's name, "human" to free it; the name of whoever sits there."""

    agent: str | None = None
    locked: bool | None = None
    name: str | None = None  # empty: the person's own name


class TableMade(Struct, frozen=True):
    """A table's id and the secret part of its invitation, which is told this once."""

    id: str
    invite: str


class Invitation(Struct, frozen=True):
    """A fresh invitation; the one before it is worth nothing now."""

    invite: str


class TableInfo(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    phase: str  # open, running, finished or closed
    public: bool
    yours: bool
    host: str | None  # the name of whoever made it
    campaign: str | None  # whose game it is
    created: float
    updated: float
    deciding: int | None  # the seat whose decision it is
    chairs: list[Chair]
    setup: dict[str, Any]


class TableDetails(TableInfo, frozen=True):
    """A table by itself, with all that it was made of."""

    options: dict[str, Any]
    seal: str  # of the seed, which is published at the end


# --- Campaigns


class NewCampaign(Form, frozen=True):
    """Cooperative games in a row: the players' factions, who plays them, and how many games are to be won."""

    factions: Annotated[list[str], Meta(max_length=16)]
    seats: Annotated[list[str], Meta(max_length=16)] = []
    names: Annotated[list[str], Meta(max_length=16)] = []
    length: int = 3  # 0: until the first loss
    options: dict[str, str] = {}
    title: Title = ""


class CardChoice(Form, frozen=True):
    """The card that a seat takes along into the next game."""

    seat: str
    card: str


class CampaignSeat(Struct, frozen=True):
    """A seat of a campaign by its faction's word, and who plays it; the rules play the last one."""

    word: str
    name: str | None
    agent: str | None
    automatic: bool
    yours: bool
    face: int | None


class CampaignGameInfo(Struct, frozen=True):
    """One of its games: where it is played, what it began with, and how it ended."""

    table: str
    state: Literal["open", "won", "lost"]
    lead: int
    brought: dict[str, list[str]]  # cards by seat
    points: dict[str, int]  # none while it is being played
    rounds: int
    chosen: dict[str, str]  # the card that each seat took along from here


class PendingChoice(Struct, frozen=True):
    """A seat that has to choose one of these cards before the next game."""

    seat: str
    cards: list[str]
    yours: bool


class CampaignInfo(Struct, frozen=True):
    """A campaign: how it stands, who plays, its games so far, and what has to be chosen before the next."""

    id: str
    title: str
    status: Literal["running", "won", "lost", "abandoned"]
    length: int
    wins: int
    yours: bool
    created: float
    updated: float
    setup: dict[str, Any]
    seats: list[CampaignSeat]
    games: list[CampaignGameInfo]
    choices: list[PendingChoice]
    lead: int  # with which the machine begins the next game
    carried: dict[str, list[str]]  # what each seat brings into the next game, as far as it is chosen


class CampaignMade(Struct, frozen=True):
    """A campaign, and the table of its first game."""

    id: str
    table: str
    invite: str


class NextGame(Struct, frozen=True):
    """The table of a campaign's game."""

    table: str


class Refusal(Struct, frozen=True):
    """The answer to every request that is refused."""

    problem: Problem
