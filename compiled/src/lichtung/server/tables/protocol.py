"""The messages between a client and a table, as types; JSON on the wire, `type` tells them apart.

Commands carry `base`, the number of records that the client has seen, and `key`, which the client made up:
the same key gets the same answer and is never executed twice.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lichtung.kernel.codec import HIDDEN
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame, IllegalActionError
from lichtung.kernel.telling import Line, Part

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[list[Annotated[int, Meta(ge=-1, le=1_000_000)]], Meta(max_length=8)]
OpenCode = Annotated[list[Annotated[int, Meta(ge=-1, le=1_000_000)] | None], Meta(min_length=1, max_length=8)]
Notation = Annotated[str, Meta(max_length=120)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Preset = Literal["hello", "well-played", "thanks", "oops", "thinking", "good-game", "brb", "back"]
# Of a table. What the server sends is not checked again, so the names are for whoever reads.
Phase = Annotated[str, Meta(extra_json_schema={"enum": ["open", "running", "finished", "closed"]})]
Argument = tuple[str, str, int | None]  # name, kind and value; none: hidden from the viewer
View = Annotated[
    dict[str, Any], Meta(description="What a seat may know, as the game's view gives it; Root's is by name.")
]
GameData = Annotated[
    dict[str, Any],
    Meta(description="What never changes in a game, by name: of Root its map, owners and cards."),
]


def _tag(name: str) -> str:
    """AskUndo is written ask-undo."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Message(Struct, frozen=True, tag_field="type", tag=_tag, kw_only=True):
    """Any message."""


# --- From the client


class Hello(Message, frozen=True):
    """Send me everything from this record on; nothing seen yet: 0.

    `brief`: of a long history its last part will do, so that the board stands at once.
    """

    since: Number = 0
    brief: bool = False


class Recall(Message, frozen=True):
    """Send me a piece of the history: the records before this one."""

    before: Number


class Act(Message, frozen=True):
    """Decide: an action as its code or in notation."""

    key: Key
    base: Number
    seat: SeatNumber
    action: Code | Notation


class Undo(Message, frozen=True):
    """Take my last decision back, if no barrier stands before it."""

    key: Key
    base: Number
    seat: SeatNumber


class AskUndo(Message, frozen=True):
    """Ask the others to go back to before my last decision, across a barrier."""

    key: Key
    base: Number
    seat: SeatNumber


class AnswerUndo(Message, frozen=True):
    """Agree, or not, to what another has asked."""

    key: Key
    base: Number
    seat: SeatNumber
    yes: bool


class Resign(Message, frozen=True):
    """Give up a seat's game."""

    key: Key
    base: Number
    seat: SeatNumber


class Pause(Message, frozen=True):
    """Vote to stop the clocks, or to start them again; it happens once everybody has voted so."""

    key: Key
    base: Number
    seat: SeatNumber
    on: bool


class Why(Message, frozen=True):
    """Why is nothing allowed that agrees with this action, whose open fields are null?"""

    key: Key
    seat: SeatNumber
    action: OpenCode


class Look(Message, frozen=True):
    """What would this action of mine do?"""

    key: Key
    seat: SeatNumber
    action: Code


class Fear(Message, frozen=True):
    """What can another seat do to mine in its next turn?"""

    key: Key
    seat: SeatNumber
    other: SeatNumber


class Advise(Message, frozen=True):
    """What would a strong agent do in my place, and why?"""

    key: Key
    seat: SeatNumber


class Say(Message, frozen=True):
    """A line for everybody at the table."""

    key: Key
    text: ChatText


class SayPreset(Message, frozen=True):
    """One of the short messages that every client can translate."""

    key: Key
    preset: Preset


class Mute(Message, frozen=True):
    """The owner of the table mutes whoever wrote this line of the chat, or lets him speak again."""

    line: Number
    on: bool


class Reveal(Message, frozen=True):
    """What my seat promised to add to chance, now that all have promised."""

    seat: SeatNumber
    nonce: Hash


class Ping(Message, frozen=True):
    """Are you there?"""


ClientMessage = (
    Hello
    | Recall
    | Act
    | Undo
    | AskUndo
    | AnswerUndo
    | Resign
    | Pause
    | Why
    | Look
    | Fear
    | Advise
    | Say
    | SayPreset
    | Mute
    | Reveal
    | Ping
)
Command = Act | Undo | AskUndo | AnswerUndo | Resign | Pause


# --- From the server


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done: a key of the catalogues with arguments, the paragraph if a rule says so."""

    key: str
    law: str = ""
    where: str = ""
    args: dict[str, Any] = {}


class Told(Struct, frozen=True, omit_defaults=True):
    """An event: paragraph, key, and its arguments as name, kind and value (null: hidden from the viewer)."""

    law: str
    key: str
    args: list[Argument] = []


class SentencePart(Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence: a key of the catalogues after the game's name, arguments, and how it follows.

    A phrase stands in for the argument of its name: one part, or several that become a list.
    """

    key: str
    glue: str = ""
    args: list[Argument] = []
    phrases: "dict[str, list[SentencePart]]" = {}


class LogDetail(Struct, frozen=True, omit_defaults=True):
    """One event of a line by itself: record `n` has it at place `k`.

    Without parts it is a sentence of its own arguments, `event-` and its key.
    """

    n: int
    k: int
    parts: list[SentencePart] = []


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A line of the log: one thing that somebody did, with all that came of it so far.

    Lines are numbered. A later record may bring the line of a number anew: it has grown, or what stood there
    was taken back. `turn` is the seat whose turn begins with it.
    """

    i: int
    key: str
    law: str
    seat: int
    parts: list[SentencePart]
    details: list[LogDetail] = []
    turn: int | None = None


class Happened(Struct, frozen=True, omit_defaults=True):
    """One record as a viewer may read it: its events, and the lines of the log that began or grew by it."""

    n: int
    kind: str
    seat: int
    at: float
    events: list[Told] = []
    lines: list[LogLine] = []
    body: Any = None


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: who has it, a person or an agent, under which name, and the face of a computer player."""

    seat: int
    word: str
    name: str | None = None
    agent: str | None = None
    locked: bool = False
    automatic: bool = False  # the rules play it by themselves
    online: bool = False
    yours: bool = False
    face: int | None = None
    pledge: str | None = None  # the hash of what its person adds to chance


class Deciding(Struct, frozen=True):
    """Whose decision it is, at which step, by which paragraph, since when, and what it is about."""

    seat: int
    step: str
    law: str
    since: float
    about: list[
        Argument
    ] = []  # as far as everybody may know: who fights whom and where, whose hits these are


class Outcome(Struct, frozen=True):
    """The end of a game: points by seat as they were then, winners, and why."""

    scores: list[int]
    winners: list[int]
    law: str
    key: str


class Clock(Struct, frozen=True):
    """Seconds left by seat (none: no limit), whose clock runs, and who votes to pause or to go on."""

    left: list[float]
    running: int | None
    paused: bool = False
    wishes: list[int] = []


class VerbInfo(Struct, frozen=True):
    """A verb: its word in the notation, name and kind of each of its ints."""

    word: str
    fields: list[tuple[str, str]]


class Vocabulary(Struct, frozen=True):
    """How the codes of actions and the arguments of events are read: verbs, and words of each kind."""

    verbs: list[VerbInfo]
    words: dict[str, list[str]]


class Welcome(Message, frozen=True):
    """Where the client is: the table, its seats, how to read what comes."""

    table: str
    game: str
    title: str
    phase: Phase
    setup: dict[str, Any]
    options: dict[str, Any]
    chairs: list[Chair]
    vocabulary: Vocabulary
    game_data: GameData  # empty where a game has nothing such
    words: dict[str, str]  # catalogues by language that a built client does not have; mostly none
    seal: str


class Before(Struct, frozen=True):
    """What stood before the first of some records: so many decisions, in so many turns that had begun."""

    entries: int
    turns: int


class Past(Message, frozen=True):
    """Records in a row: from before the update that follows, or those that were asked for.

    A long history comes in pieces.
    """

    happened: list[Happened]
    before: Before | None = None  # of those that were asked for


class Update(Message, frozen=True):
    """What happened since the last update, and how things stand for each of its seats.

    Spectators get one view under -1.
    """

    n: int
    phase: Phase
    happened: list[Happened]
    views: dict[int, View]
    deciding: Deciding | None
    legal: list[Code]
    verbs: list[int]  # that the step at hand knows, legal now or not, if the decision is one's own
    undo: list[int]  # own seats that may take their last decision back now
    asked: int | None = None  # the seat that asks the others for an undo
    agreed: list[int] = []
    clock: Clock | None = None
    outcome: Outcome | None = None
    nonces: list[int] = []  # seats that have still to show what they promised to add to chance
    seed: str | None = None  # published at the end, and when the table is closed before
    before: Before | None = None  # it tells only the last part of what the reader does not know


class Done(Message, frozen=True):
    """The command was executed; it is record `n`."""

    key: str
    n: int


class Refused(Message, frozen=True):
    """The command was not executed; nothing has changed."""

    key: str
    problem: Problem


class Stale(Message, frozen=True):
    """The command was meant for an older position; what it missed comes with the next update."""

    key: str
    n: int


class Because(Message, frozen=True):
    """The rule against what was asked about; none if it is allowed."""

    key: str
    problem: Problem | None


# What comes after an action: a decision of one's own, of somebody else, of chance, something hidden that is
# shown, or the end of the game.
Then = Annotated[str, Meta(extra_json_schema={"enum": ["own", "other", "chance", "shown", "over"]})]


class Seen(Message, frozen=True):
    """What an action would do: how points and pieces change, and what comes then.

    Of pieces: a kind of things, one of them, and how many more or fewer there would be. It is final if it
    could not be taken back. `next` is the seat that would decide, if it is somebody else's.
    """

    key: str
    final: bool
    points: list[int]
    then: Then
    next: int | None = None
    pieces: list[tuple[str, int, int]] = []


class Feared(Message, frozen=True):
    """What a seat has to fear of another one, the dearest first."""

    key: str
    threats: list[Told]


# Why a way is good: it wins, it brings points soon, or it leaves a better position.
Cause = Annotated[str, Meta(extra_json_schema={"enum": ["won", "points", "position"]})]


class Advised(Struct, frozen=True):
    """A way to go on: its actions in a row, in how many games of 100 it is taken to win, and the reason.

    `count`: points that it soon brings.
    """

    line: list[Code]
    chance: int
    reason: Cause
    count: int


class Advice(Message, frozen=True):
    """What a strong agent would do, the best way first; none where it need not think."""

    key: str
    n: int  # records before the decision that it is for
    ways: list[Advised]


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """What somebody said, in his own words or by a preset message."""

    n: int
    name: str
    at: float
    text: str = ""
    preset: str = ""


class Chat(Message, frozen=True):
    """Lines that the client does not know yet; for the owner also those whose writers he has muted."""

    lines: list[ChatLine]
    muted: list[int] = []


class Seats(Message, frozen=True):
    """Who sits where, and who is there now."""

    phase: Phase
    chairs: list[Chair]


class Trouble(Message, frozen=True):
    """A message could not be read or is not allowed here; the connection stays open."""

    problem: Problem


class Pong(Message, frozen=True):
    """Yes."""


ServerMessage = (
    Welcome
    | Past
    | Update
    | Done
    | Refused
    | Stale
    | Because
    | Seen
    | Feared
    | Advice
    | Chat
    | Seats
    | Trouble
    | Pong
)
Answer = Done | Refused | Stale


def problem_of(error: LichtungError) -> Problem:
    """A refusal or any other mistake of a user in the words of the protocol."""
    if isinstance(error, IllegalActionError):
        refusal = error.refusal
        return Problem(refusal.key, refusal.law, error.where, {"fields": arguments(refusal.named())})
    return Problem(error.key, "", error.where, dict(error.args_by_name))


def arguments(named: list[tuple[str, str, int]]) -> list[Argument]:
    """Name, kind and value of each; what the viewer may not know is None."""
    return [(name, kind, None if value == HIDDEN else value) for name, kind, value in named]


def log_line(i: int, line: Line) -> LogLine:
    """A line as it is sent."""
    details = [
        LogDetail(one.told.n, one.told.k, [] if one.plain else sentence_parts(one.parts))
        for one in line.details
    ]
    return LogLine(i, line.key, line.law, line.seat, sentence_parts(line.parts), details, line.turn)


def sentence_parts(parts: list[Part]) -> list[SentencePart]:
    return [
        SentencePart(
            part.key,
            part.glue,
            arguments(part.args),
            {name: sentence_parts(members) for name, members in part.phrases.items()},
        )
        for part in parts
    ]


def vocabulary(game: FrameGame[Any, Any]) -> Vocabulary:
    """The words of a game's codec."""
    verbs = [VerbInfo(verb.word, list(verb.fields)) for verb in game.codec.verbs]
    words: dict[str, list[str]] = {}
    for name, kind in game.codec.kinds.items():
        known = getattr(kind, "words", None)
        if known is not None:
            words[name] = list(known)
    return Vocabulary(verbs, words)
