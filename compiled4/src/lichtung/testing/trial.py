"""One game that the contract test plays: where it stands, and how a broken clause is told."""

from random import Random
from typing import Generic, NoReturn, TypeVar, cast

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.codec import Action, Event, Message
from lichtung.kernel.frames import State
from lichtung.kernel.game import Decision, Game
from lichtung.kernel.journal import Header, Journal
from lichtung.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

# The clauses of the contract, as a broken one is named. docs/contract.md explains each.
ANSWERS = "every call answers"
COPIES = "copies are independent"
DETERMINED = "the same action from the same state gives the same state"
CODES = "actions round-trip as ints"
BAD_CODES = "bad codes and bad notation are a LichtungError"
NOTATION = "actions round-trip as text"
POSITIONS = "a position written as plain data gives the same state"
REPLAY = "a replayed journal gives the same state at every entry"
DECISIONS = "never a decision without an action"
CHANCES = "chance lists what can happen, with positive integer weights"
REFUSALS = "refusal is None exactly for the listed actions"
UNTOUCHED = "a refused action leaves the state as it was"
SENTENCES = "events and refusals fit their declared fields"
PICTURES = "a view is plain data and a picture of its moment"
READ = "a view read from its data is the same view"
IMAGINED = "view(imagine(view)) equals view"
OWN_ACTIONS = "the viewer's own actions are the same in an imagined state"
WORLDS = "where alternatives exist, different seeds imagine different worlds"
SECRETS = "what a viewer may not know leaves its bytes the same"
LEAKS = "changing what a viewer may not see changes no byte that reaches it"
ENDS = "a game ends, with one score for each seat"
HASH_SEEDS = "the same seed gives the same game under any PYTHONHASHSEED"


class ContractError(AssertionError):
    """A clause that a game breaks, and how to see it again."""

    def __init__(self, clause: str, text: str, journal: Journal | None = None) -> None:
        super().__init__(text)
        self.clause = clause
        self.journal = journal  # the game up to the broken clause, ready to be saved and replayed


class Trial(Generic[S, V]):
    """A seeded random game with its journal, and what the checks remember of it."""

    def __init__(self, game: Game[S, V], seed: int, every: int = 1) -> None:
        self.game = game
        self.seed = seed
        self.every = every  # only every so many-th decision is looked at closely
        self.walk = Random(seed)  # chooses the game's path
        self.aside = Random(f"aside {seed}")  # chooses what is checked; never moves the path
        self.viewers: list[int | None] = [*range(game.seats), None]
        self.journal = Journal(
            Header(game.name, game.rules_version, game.setup_data(), ["random"] * game.seats)
        )
        self.decision: Decision | None = None
        self.known: dict[tuple[int, ...], str] = {}  # code -> text of every action met
        self.words: dict[str, tuple[int, ...]] = {}  # and back
        self.samples = {name: kind.samples() for name, kind in game.codec.kinds.items()}
        self.fact_names: dict[str, object] = {}
        self.worlds_seen = 0  # how often alternatives were imagined in this game

    def fail(self, clause: str, what: str) -> NoReturn:
        """Tell the broken clause, what was seen, where, and how to see it again."""
        where = f"seed {self.seed}, entry {len(self.journal.entries)}"
        if self.decision is not None:
            where += f", {seat_name(self.decision.seat)} decides at {self.decision.step or '?'}"
        every = f", every={self.every}" if self.every > 1 else ""
        raise ContractError(
            clause,
            f"{self.game.name} breaks the contract: {clause}\n"
            f"  seen:  {what}\n"
            f"  where: {where}\n"
            f"  again: check_game(game, games=1, seed={self.seed}{every})",
            self.journal,
        )

    def show(self, action: Action) -> str:
        """The action as a message shows it: its notation if it has one."""
        try:
            return f'"{self.game.codec.text(action)}"'
        except Exception:
            return repr(action)

    def check_said(self, said: Message, hidden: str = "") -> None:
        """Arguments fit the declared fields, kinds are known, values valid."""
        kinds = self.game.codec.kinds
        if not said.key:
            self.fail(SENTENCES, f"{said!r} has no key")
        if len(said.fields.split()) != len(said.args):
            self.fail(SENTENCES, f'{said!r} has {len(said.args)} arguments for the fields "{said.fields}"')
        secret = hidden.split()
        names = []
        for name, kind, value in said.named():
            names.append(name)
            if kind not in kinds:
                self.fail(SENTENCES, f'{said!r}: the codec knows no kind "{kind}"')
            if type(value) is not int or not kinds[kind].valid(value):
                self.fail(SENTENCES, f'{said!r}: {value!r} is no valid {kind} ("{name}")')
        for name in secret:
            if name not in names:
                self.fail(SENTENCES, f'{said!r} hides "{name}", which is none of its fields')

    def check_events(self, events: list[Event]) -> None:
        """Each event fits its fields, hidden ones included."""
        for event in events:
            self.check_said(event, event.hidden)


def seat_name(seat: int | None) -> str:
    """A seat in a message."""
    if seat is None:
        return "the spectator"
    return "chance" if seat == CHANCE else f"seat {seat}"


def fork(s: S) -> S:
    """A copy, of the state's own type."""
    return cast(S, s.copy())


def difference(one: dict[str, object], two: dict[str, object]) -> str:
    """The first key that differs, for a message."""
    for key in sorted({*one, *two}):
        if one.get(key) != two.get(key):
            return f'"{key}" is {one.get(key)!r} here, {two.get(key)!r} there'
    return "equal data, but different bytes"
