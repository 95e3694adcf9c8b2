"""How events become lines of a log: one line for one thing that somebody did, with all that came of it.

Nothing here knows a language. A `Tale` says of one key of events whose line it goes on, and how it is put;
a `Teller` strings events together as they come; `compose` makes of such a string a `Line`: parts of a
sentence, each a key of the catalogues with arguments, and the words that join them. Whoever tells the line
(terminal, replay, browser) has only to say its parts.

Which events share a line depends on their keys, their order and what everybody may know, never on what is
hidden: so a line is the same for all readers but for what each of them may not read.
"""

from collections.abc import Callable, Iterable
from typing import Final

from lichtung.kernel.codec import HIDDEN, Event

# How a part follows what stands before it (`line-...` in the catalogues).
SPACE: Final = "space"
COMMA: Final = "comma"
COLON: Final = "colon"  # a sentence follows
NAMES: Final = "names"  # also with a colon, but no sentence
SEMICOLON: Final = "semicolon"
AND: Final = "and"
STOP: Final = "stop"

SENTENCES: Final = (COLON, SEMICOLON, STOP)  # what follows is one

FAR: Final = 6  # so many lines back an event looks for the one that it belongs to

SUBJECTS: Final = ("seat", "attacker", "next")  # arguments that name whom a line is about
Argument = tuple[str, str, int]  # name, kind, value


class Part:
    """A piece of a sentence: key, arguments, and phrases: lists of parts that stand in for one argument."""

    __slots__ = ("args", "glue", "key", "phrases")

    def __init__(
        self,
        key: str,
        args: Iterable[Argument] = (),
        phrases: dict[str, "list[Part]"] | None = None,
        glue: str = "",
    ) -> None:
        self.key = key
        self.args = list(args)
        self.phrases = phrases or {}
        self.glue = glue


class Detail:
    """One event of a line by itself. It is `plain` if its arguments are all that is said."""

    __slots__ = ("law", "parts", "plain", "told")

    def __init__(self, told: "Told", parts: list[Part]) -> None:
        self.told = told
        self.law = told.event.law
        self.parts = parts
        self.plain = len(parts) == 1 and not parts[0].phrases and parts[0].args == told.named


class Line:
    """What is told in one sentence: key and paragraph of its cause, whose it is (-1: nobody's), its parts.

    `details` are its events one by one, if there are several. `turn` is the seat whose turn begins with it.
    """

    __slots__ = ("details", "key", "law", "parts", "seat", "turn")

    def __init__(
        self, key: str, law: str, seat: int, parts: list[Part], details: list[Detail], turn: int | None
    ) -> None:
        self.key = key
        self.law = law
        self.seat = seat
        self.parts = parts
        self.details = details
        self.turn = turn


class Told:
    """An event, its record and place in it, and what the scene says about its arguments."""

    __slots__ = ("event", "k", "n", "scene")

    def __init__(self, n: int, k: int, event: Event, scene: dict[str, Part]) -> None:
        self.n = n
        self.k = k
        self.event = event
        self.scene = scene

    @property
    def named(self) -> list[Argument]:
        """The event's arguments; a table keeps many events, so they are not kept twice."""
        return self.event.named()

    def order(self) -> tuple[int, int]:
        """When it happened, before or after another."""
        return self.n, self.k

    def seen(self, see: Callable[[Event], Event]) -> "Told":
        """The same as somebody may read it."""
        event = see(self.event)
        return self if event is self.event else Told(self.n, self.k, event, self.scene)

    def arg(self, name: str) -> int | None:
        """An argument by name, none if there is no such; HIDDEN if the reader may not know it."""
        for own, _, value in self.named:
            if own == name:
                return value
        return None

    def part(self, key: str, glue: str = "", leave: Iterable[str] = ()) -> Part:
        """A part with all arguments of the event but some."""
        args = [one for one in self.named if one[0] not in leave]
        return Part(key, args, {name: [part] for name, part in self.scene.items()}, glue)

    def only(self, *names: str) -> list[Argument]:
        """Some of the arguments."""
        return [one for one in self.named if one[0] in names]


class Moment:
    """Some events of one line that are told together: the first ones, or what came of it."""

    __slots__ = ("before", "leads", "line", "run")

    def __init__(self, run: list[Told], line: list[Told], leads: bool, before: list[Part]) -> None:
        self.run = run
        self.line = line
        self.leads = leads
        self.before = before  # the parts that stand already

    def key(self, event: str) -> str:
        """The key of an event's sentence, or of what follows on another one."""
        return f"event-{event}" if self.leads else f"then-{event}"


Compose = Callable[["Tale", Moment], list[Part]]


def plain(tale: "Tale", m: Moment) -> list[Part]:
    """A part of its own for each event, with all its arguments."""
    parts: list[Part] = []
    for i, told in enumerate(m.run):
        first = m.leads and i == 0
        key = told.event.key
        parts.append(told.part(f"event-{key}" if first else f"then-{key}", "" if first else tale.glue))
    return parts


def unsaid(tale: "Tale", m: Moment) -> list[Part]:
    """Nothing, where the line says it already; alone it is told like any other."""
    return plain(tale, m) if m.leads else []


def gathered(tale: "Tale", m: Moment) -> list[Part]:
    """One part for several events: what differs between them becomes a list.

    Each member of the list is `event-KEY-each`; those that differ in their counts alone are one. The part
    gets `members`, how many they are, `count`, the sum of their counts or again how many, and `known`, how
    many the reader may know: others are not listed. A member is told whether it is the `first`, or `alone`.
    """
    first = m.run[0]
    key = first.event.key
    every = [told.only(*tale.gathers) for told in m.run]
    known = [args for args in every if all(value != HIDDEN for _, _, value in args)]
    counts = [told.arg("count") or 0 for told in m.run]
    hidden = len(every) - len(known)
    if "count" in tale.gathers:
        known = summed(known)
    part = first.part(m.key(key), "" if m.leads else tale.glue, tale.gathers)
    part.args += [
        ("count", "count", sum(counts) if "count" in tale.gathers else len(m.run)),
        ("members", "count", len(known) + hidden),
        ("known", "count", len(known)),
    ]
    part.phrases[tale.into] = [
        Part(
            f"event-{key}-each",
            [
                *args,
                ("first", "count", int(i == 0)),
                ("alone", "count", int(len(known) == 1)),
            ],
        )
        for i, args in enumerate(known)
    ]
    return [part]


def summed(members: list[list[Argument]]) -> list[list[Argument]]:
    """Members that differ in their counts alone as one, with the sum of them."""
    found: dict[tuple[Argument, ...], int] = {}
    for args in members:
        same = tuple([arg for arg in args if arg[0] != "count"])
        found[same] = found.get(same, 0) + sum([value for name, _, value in args if name == "count"])
    return [[*same, ("count", "count", total)] for same, total in found.items()]


class Tale:
    """How the events of one key are told.

    after: the keys whose line it goes on, `*` for any; takes: the keys that go on its own line; covers: those
    of them that its own sentence has told already. An event looks at the line that was told last, a `far` one
    some lines further back; a line that has one of the keys in `until` is closed for it. before: it may come
    before one of these, which leads the line all the same; costs: the keys that come before it so. same:
    arguments in which both agree. joins: which of the events go on another line at all. run: events of one
    run are composed together. gathers: arguments that become a list `into` when several such events share a
    line.
    """

    def __init__(
        self,
        key: str,
        *,
        after: str = "",
        takes: str = "",
        covers: str = "",
        before: str = "",
        costs: str = "",
        until: str = "",
        same: str = "",
        far: bool = False,
        joins: Callable[[Event], bool] | None = None,
        run: str = "",
        glue: str = SEMICOLON,
        compose: Compose = plain,
        gathers: str = "",
        into: str = "",
        turn: str = "",
        subject: str = "",
    ) -> None:
        self.key = key
        self.after = frozenset(after.split())
        self.covers = frozenset(covers.split())
        self.takes = frozenset(takes.split()) | self.covers
        self.before = frozenset(before.split())
        self.costs = frozenset(costs.split())
        self.until = frozenset(until.split())
        self.same = tuple(same.split())
        self.reach = FAR if far else 1
        self.joins = joins
        self.run = run or key
        self.glue = glue
        self.compose = gathered if gathers else compose
        self.gathers = tuple(gathers.split())
        self.into = into
        self.turn = turn  # the argument that names the seat whose turn begins
        self.subject = (subject,) if subject else SUBJECTS


class Scene:
    """What lies where, as far as events have told: for a game whose events name bare fields."""

    remembers = False  # whether phrases depend on the events before

    def notice(self, event: Event) -> dict[str, Part]:
        """Phrases that stand for arguments of this event; from now on it has happened."""
        return {}

    def called(self, kind: str, value: int) -> Part | None:
        """What something is called by what is there now; none: it has a name of its own."""
        return None

    def copy(self) -> "Scene":
        """One that notices other events from now on."""
        return self


Last = Callable[[list[Told], int], list[Part]]


def nothing_last(brought: list[Told], seat: int) -> list[Part]:
    """For a game that tells of no points."""
    return []


class Telling:
    """How a game is told: its tales, the scene that goes with them, and what comes last: the points."""

    def __init__(
        self,
        tales: Iterable[Tale],
        scene: Callable[[], Scene],
        last_keys: str = "",
        last: Last = nothing_last,
    ) -> None:
        self.tales = {tale.key: tale for tale in tales}
        self._before = {tale.key: tale.before for tale in self.tales.values()}
        for tale in self.tales.values():
            for key in tale.costs:
                self._before[key] |= {tale.key}
        self.scene = scene
        self.last_keys = frozenset(last_keys.split())
        self.last = last
        self.other = Tale("")

    def tale(self, event: Event) -> Tale:
        return self.tales.get(event.key, self.other)

    def before(self, event: Event) -> frozenset[str]:
        """The keys that lead a line though an event comes before them."""
        return self._before.get(event.key, self.other.before)


FORGOTTEN: Final[list[Told]] = []  # a line of which only the number is kept


class Teller:
    """Strings the events of a game together, record by record."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.heard: list[tuple[int, list[Event]]] = []  # for a scene that remembers
        self.lines: list[list[Told]] = []
        self.forgotten = 0  # lines from the beginning whose events nobody needs any more
        self.recent: list[int] = []  # the lines of this turn, the one that was touched last at the end
        self.scene = self.telling.scene()

    def add(self, n: int, events: list[Event]) -> list[int]:
        """Take in the events of a record; the numbers of the lines that began or grew by it."""
        if self.scene.remembers:
            self.heard.append((n, events))
        touched: dict[int, None] = {}
        for k, event in enumerate(events):
            at = self._place(n, events, k)
            if at == len(self.lines):
                self.lines.append([])
                if self.telling.tale(event).turn:
                    self.recent.clear()
            if at in self.recent:
                self.recent.remove(at)
            self.recent.append(at)
            self.lines[at].append(Told(n, k, event, self.scene.notice(event)))
            touched[at] = None
        return list(touched)

    def forget(self, n: int) -> None:
        """Lines of turns before this one that ended before record `n` keep nothing but their numbers."""
        last = min(self.recent, default=0)
        while self.forgotten < last and self.lines[self.forgotten][-1].n < n:
            self.lines[self.forgotten] = FORGOTTEN
            self.forgotten += 1

    def cut(self, n: int) -> bool:
        """Take back all records from this one on: nothing of them stays.

        Whether that was possible: too far back it is forgotten which lines stood open. Then all events that
        still stand have to be added to another one.
        """
        while self.heard and self.heard[-1][0] >= n:
            self.heard.pop()
        while len(self.lines) > self.forgotten and self.lines[-1][0].n >= n:
            self.lines.pop()
        # Lines before that of the running turn have not grown since it began.
        begun, found = len(self.lines), False
        while begun > self.forgotten and not found:
            begun -= 1
            line = self.lines[begun]
            while line[-1].n >= n:
                line.pop()
            found = bool(self.telling.tale(line[0].event).turn)
        if self.forgotten and not found:
            return False
        self.recent = sorted(range(begun, len(self.lines)), key=lambda at: self.lines[at][-1].order())
        if self.scene.remembers:
            self.scene = self.telling.scene()
            for _, events in self.heard:
                for event in events:
                    self.scene.notice(event)
        return True

    def copy(self) -> "Teller":
        """One that goes its own way from now on."""
        other = Teller(self.telling)
        other.heard, other.recent = self.heard[:], self.recent[:]
        other.forgotten = self.forgotten
        other.lines = [line[:] for line in self.lines]
        other.scene = self.scene.copy()
        return other

    def _place(self, n: int, events: list[Event], k: int) -> int:
        """The line that an event goes on, or the number of a new one."""
        event, tale = events[k], self.telling.tale(events[k])
        if self.telling.before(event) and self._precedes(events, k):
            waiting = self.recent and self._waits(self.lines[self.recent[-1]], n, event)
            return self.recent[-1] if waiting else len(self.lines)
        if tale.turn or (tale.joins is not None and not tale.joins(event)):
            return len(self.lines)
        for at in reversed(self.recent[-tale.reach :]):
            if self._fits(self.lines[at], event, tale):
                return at
        return len(self.lines)

    def _fits(self, line: list[Told], event: Event, tale: Tale) -> bool:
        """Whether an event goes on a line: because of its first events, or of one that followed on them."""
        if tale.until and any(told.event.key in tale.until for told in line):
            return False
        waits = all(event.key in self.telling.before(told.event) for told in line)
        for told in line:
            other = self.telling.tale(told.event)
            if other.turn:
                return False
            fits = waits or event.key in other.takes or told.event.key in tale.after or "*" in tale.after
            if fits and all(agree(told.event, event, name) for name in tale.same):
                return True
        return False

    def _precedes(self, events: list[Event], k: int) -> bool:
        """Whether an event comes before the one that leads the line, in the same record."""
        before = self.telling.before(events[k])
        for later in events[k + 1 :]:
            if later.key in before:
                return True
            if not self.telling.before(later):
                return False
        return False

    def _waits(self, line: list[Told], n: int, event: Event) -> bool:
        """Whether all of a line comes before another event, as this one does: in this record, or alike."""
        before = self.telling.before(event)
        return all(
            bool(self.telling.before(told.event) & (before | {event.key}))
            and (told.n == n or told.event.key == event.key)
            for told in line
        )


def agree(one: Event, other: Event, name: str) -> bool:
    """Whether two events agree about an argument, if both have it."""
    values = [value for event in (one, other) for own, _, value in event.named() if own == name]
    return len(values) < 2 or values[0] == values[1]


def lead_of(telling: Telling, line: list[Told]) -> Told:
    """The event that a line is about: the first that does not come before another one."""
    keys = {told.event.key for told in line}
    for told in line:
        if not telling.before(told.event) & keys:
            return told
    return line[0]


def compose(telling: Telling, line: list[Told], see: Callable[[Event], Event]) -> Line:
    """A string of events as somebody may read it."""
    seen = [told.seen(see) for told in line]
    first = lead_of(telling, seen)
    details = [] if len(seen) == 1 else [detail(telling, told) for told in seen]
    tale = telling.tale(first.event)
    seat = whose(tale, first)
    ordered = [first, *[told for told in seen if told is not first]]
    turn = first.arg(tale.turn) if tale.turn else None
    return Line(first.event.key, first.event.law, seat, parts_of(telling, ordered, seat), details, turn)


def detail(telling: Telling, told: Told) -> Detail:
    seat = whose(telling.tale(told.event), told)
    return Detail(told, parts_of(telling, [told], seat))


def whose(tale: Tale, told: Told) -> int:
    """The seat or owner that an event is about."""
    for name in tale.subject:
        value = told.arg(name)
        if value is not None:
            return value
    return -1


def parts_of(telling: Telling, line: list[Told], seat: int) -> list[Part]:
    """The parts of a line's sentence: its cause, what followed, and last what it brought."""
    if len(line) == 1:  # as most are
        tale = telling.tale(line[0].event)
        return tale.compose(tale, Moment(line, line, True, []))
    parts: list[Part] = []
    covered = frozenset[str]().union(*[telling.tale(told.event).covers for told in line])
    brought = [told for told in line[1:] if told.event.key in telling.last_keys]
    body = [line[0]]
    body += [told for told in line[1:] if told.event.key not in covered and told not in brought]
    while body:
        tale = telling.tale(body[0].event)
        run = [told for told in body if telling.tale(told.event).run == tale.run]
        if not tale.gathers:
            run = leading(run, body)
        composed = tale.compose(tale, Moment(run, line, not parts, parts))
        if parts:
            for part in composed:
                goes_on(part, seat)
        parts += composed
        body = [told for told in body if told not in run]
    strung(parts)
    return [*parts, *telling.last(brought, seat)] if brought else parts


def strung(parts: list[Part]) -> None:
    """Let "and" join the last of several deeds only, and none behind a sentence about somebody else.

    There the deed needs whoever did it again: it is a sentence of its own.
    """
    joined, broken = None, False
    for part in parts[1:]:
        if part.glue == AND and broken:
            part.glue, broken = STOP, False
            part.key = part.key.replace("then-", "event-", 1)
            joined = None
        elif part.glue == AND:
            if joined is not None:
                joined.glue = COMMA
            joined = part
        elif part.glue in SENTENCES:
            joined, broken = None, True


def goes_on(part: Part, seat: int) -> None:
    """Tell a part that follows whether whoever acted goes on: only then "and" joins it."""
    for name, _, value in part.args:
        if name == "seat":
            part.args.append(("own", "count", int(value == seat)))
            part.glue = COMMA if part.glue == AND and value != seat else part.glue
            return


def leading(run: list[Told], body: list[Told]) -> list[Told]:
    """Those of a run that stand together at the beginning."""
    end = 0
    while end < len(run) and run[end] is body[end]:
        end += 1
    return run[:end]
