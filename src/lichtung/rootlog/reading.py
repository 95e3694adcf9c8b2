"""Reads the notation: a file as header and turns, a turn as deeds, a deed as the changes that it tells.

What a recorder has written otherwise than the notation wants it, and what was made of it, is remarked; what
cannot be read is an error with its line and column, and everything else is read on.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

from lichtung.kernel.errors import LichtungError
from lichtung.root.recorded import (
    AMBUSH,
    BATTLE,
    CARD,
    CRAFT,
    FLIP,
    GUESS,
    ITEM,
    PATH,
    PIECE,
    ROLL,
    SCORE,
    SET,
    SHOW,
    SWAP,
    WHOLE_HAND,
    Change,
)
from lichtung.rootlog.words import DECIDED, DECKS, FACTIONS, HIRED_ONLY, LETTER_OF, MAPS, OURS, name_of

MOST_COUNT: Final = 99  # more of anything is no game of Root

# How bad it is: as other tables write it, repaired, not readable.
NOTE: Final = "note"
REPAIRED: Final = "repaired"
ERROR: Final = "error"


class Remark(NamedTuple):
    """Something about the text that its reader should know; `key` is the sentence for it."""

    level: str
    key: str
    line: int
    column: int
    text: str = ""
    reading: str = ""


class Deed(NamedTuple):
    """One action as it was written, where, and what changed by it."""

    text: str
    line: int
    column: int
    changes: tuple[Change, ...]


class RecordedTurn:
    """A line of the file: whose turn, what was done in it, and which decisions our own writer has told."""

    def __init__(self, letter: str, line: int, deeds: list[Deed], decided: list[str]) -> None:
        self.letter = letter
        self.line = line
        self.deeds = deeds
        self.decided = decided
        self.is_setup = False

    def changes(self) -> list[Change]:
        return [change for deed in self.deeds for change in deed.changes]


class Log:
    """A recorded game."""

    def __init__(self) -> None:
        self.map = ""
        self.deck = ""
        self.clearings: list[str] = []  # letters of suits
        self.landmarks = ""
        self.hirelings = ""
        self.pool = ""
        self.players: dict[str, str] = {}  # name by letter, in the order of the file
        self.setups: list[RecordedTurn] = []
        self.turns: list[RecordedTurn] = []
        self.begun: set[str] = set()  # letters that have a line of deeds
        self.winners = ""
        self.options: dict[str, str] = {}  # of the setup, as our own writer has told them
        self.remarks: list[Remark] = []

    def errors(self) -> list[Remark]:
        return [remark for remark in self.remarks if remark.level == ERROR]

    def order(self) -> list[str]:
        """The letters in the order of play: that of the first turns."""
        return list(dict.fromkeys([turn.letter for turn in self.turns]))


class UnreadableError(ValueError):
    """A deed that means nothing."""


# --- The file

HEADER: Final = re.compile(
    r"(map|deck|clearings|landmarks|hirelings|pool|winners?)\s*:\s*(.*)$", re.IGNORECASE
)
LINE_OF: Final = re.compile(r"([A-Z])\s*:(.*)$")
# How a line may begin otherwise: with a number or a dash, a small letter, or the faction's name.
LEAD: Final = re.compile(r"(?:\d+[.)]|[-*])\s+(?=[A-Za-z]+\s*:)")
NAMED: Final = re.compile(r"([A-Za-z]+)\s*:(.*)$")
RULE: Final = re.compile(r"[-=_*\s]+$")
HASH_COMMENT: Final = re.compile(r"(?:^|\s)#\s.*$")
UNKNOWN_KEY: Final = re.compile(r"[A-Za-z][A-Za-z ]+:")
PRINTED: Final = "FMRRRFMFMRMF"


def load_log(path: Path) -> Log:
    """Read a file; only one that is no text, or no log at all, is refused."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise LichtungError("file-unreadable", str(path), why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise LichtungError("file-not-text", str(path)) from None
    log = read_log(text)
    if not log.turns and not log.setups:
        raise LichtungError("rootlog-nothing", str(path))
    return log


def read_log(text: str) -> Log:
    """Read everything; what is wrong stands in its remarks."""
    log = Log()
    for number, raw in enumerate(text.split("\n"), 1):
        line, mark, comment = raw.rstrip("\r").partition("//")
        comment = comment.strip() if mark else ""
        hashed = HASH_COMMENT.search(line)
        if hashed is not None:
            if line[: hashed.start()].strip():
                log.remarks.append(
                    Remark(NOTE, "hash-comment", number, hashed.start() + 1, hashed[0].strip())
                )
            line = line[: hashed.start()]
        if not line.strip() or RULE.match(line):
            if comment.startswith(OURS):
                _ours(log, comment.removeprefix(OURS).strip())
            continue
        _read_line(log, number, line, comment)
    for turn in [t for t in log.turns if t.is_setup]:
        log.turns.remove(turn)
        log.setups.append(turn)
    _check_header(log)
    return log


def _ours(log: Log, comment: str) -> None:
    """What the notation has no words for: the decisions of the last turn; edition and kind of setup."""
    if comment.startswith(f"{DECIDED} "):
        told = [text.strip() for text in comment.removeprefix(DECIDED).split(";") if text.strip()]
        if log.turns:
            log.turns[-1].decided.extend(told)
        return
    for pair in comment.split():
        key, mark, value = pair.partition("=")
        if mark:
            log.options[key] = value


def _read_line(log: Log, number: int, line: str, comment: str) -> None:
    header = HEADER.match(line.strip())
    if header is not None:
        _read_header(log, number, header[1].lower(), header[2].strip())
        return
    line = _usual_line(log, number, line)
    turn = LINE_OF.match(line.strip())
    if turn is None or turn[1] not in FACTIONS:
        key = "unknown-header" if UNKNOWN_KEY.match(line.strip()) else "unknown-line"
        level = NOTE if key == "unknown-header" else ERROR
        log.remarks.append(Remark(level, key, number, 1, line.strip()[:40]))
        return
    letter, rest = turn[1], turn[2]
    if letter not in log.players:
        if "->" not in rest and "/" not in rest:
            log.players[letter] = rest.strip()
            return
        log.players[letter] = ""
        log.remarks.append(Remark(NOTE, "no-player", number, 1, letter))
    start = line.index(":") + 2
    read = TurnReader(log, letter, number)
    found = RecordedTurn(letter, number, read.deeds(rest, start), [])
    found.is_setup = letter not in log.begun
    log.begun.add(letter)
    log.turns.append(found)


def _usual_line(log: Log, number: int, line: str) -> str:
    """A line as the notation wants it: a capital letter, a colon, and deeds behind it."""
    found = line.replace("\uff1a", ":")
    if re.search(r"%[0-9A-Fa-f]{2}", found) and ("%3E" in found.upper() or "%2F" in found.upper()):
        found = unquote(found)
    lead = LEAD.match(found.lstrip())
    if lead is not None:
        found = found.lstrip()[lead.end() :]
    named = NAMED.match(found.strip())
    if named is not None:
        letter = LETTER_OF.get(named[1].lower(), named[1].upper() if len(named[1]) == 1 else "")
        if letter in FACTIONS and letter != named[1] and letter:
            found = f"{letter}:{named[2]}"
    if "|" in found and "->" in found:
        found = found.replace("|", "/")
    if "->" not in found and re.search(r"[\d\w]>[\w$]", found):
        found = re.sub(r"(?<![-<])>", "->", found)
    if found != line:
        log.remarks.append(Remark(NOTE, "mended", number, 1, line.strip()[:40], found.strip()[:40]))
    return found


def _read_header(log: Log, number: int, key: str, value: str) -> None:
    if key == "map":
        log.map = _known(log, number, value, MAPS)
    elif key == "deck":
        log.deck = _known(log, number, value, DECKS)
    elif key == "clearings":
        _read_clearings(log, number, value)
    elif key == "pool":
        log.pool = re.sub(r"[^A-Z]", "", value)
    elif key.startswith("winner"):
        log.winners = re.sub(r"[^A-Z]", "", value)
    elif key == "landmarks":
        log.landmarks = value
    else:
        log.hirelings = value


def _known(log: Log, number: int, value: str, words: dict[str, str]) -> str:
    """The id for a map or a deck; an unknown one is kept as it is."""
    found = words.get(value.lower().strip())
    if found is None:
        log.remarks.append(Remark(REPAIRED, "unknown-name", number, 1, value, value.lower()))
        return value.lower()
    return found


def _read_clearings(log: Log, number: int, value: str) -> None:
    spots = [spot.strip() for spot in re.split(r"[,;\s]+", value) if spot.strip()]
    suits = [""] * len(spots)
    for place, spot in enumerate(spots):
        told = re.fullmatch(r"([FMRfmr])(\d*)", spot)
        at = int(told[2]) - 1 if told is not None and told[2] else place
        if told is None or at >= len(spots):
            log.remarks.append(Remark(ERROR, "bad-clearing", number, 1, spot))
            return
        suits[at] = told[1].upper()
    log.clearings = suits


def _check_header(log: Log) -> None:
    if not log.map:
        log.map = MAPS["fall"]
        log.remarks.append(Remark(REPAIRED, "no-map", 1, 1, "", "Fall"))
    if not log.deck:
        log.deck = DECKS["standard"]
        log.remarks.append(Remark(REPAIRED, "no-deck", 1, 1, "", "Standard"))
    if not log.clearings and log.map != MAPS["fall"]:
        log.remarks.append(Remark(REPAIRED, "no-clearings", 1, 1))


# --- A turn

ARROWS: Final = (
    ("→", "->"),
    ("➔", "->"),
    ("–>", "->"),
    ("—>", "->"),
    ("=>", "->"),
    ("＋", "+"),
    ("＃", "#"),
    ("−", "-"),
)
SEPARATORS: Final = re.compile(r"[/;]")


class TurnReader:
    """Reads the deeds of one line; remarks go to the log."""

    def __init__(self, log: Log, letter: str, line: int) -> None:
        self.log = log
        self.letter = letter
        self.line = line
        self.column = 1

    def remark(self, level: str, key: str, text: str, reading: str = "") -> None:
        self.log.remarks.append(Remark(level, key, self.line, self.column, text, reading))

    def deeds(self, text: str, column: int) -> list[Deed]:
        found: list[Deed] = []
        start = 0
        battle = ""
        for end in [*[m.start() for m in SEPARATORS.finditer(text)], len(text)]:
            raw, self.column = text[start:end], column + start
            self.column += len(raw) - len(raw.lstrip())
            start = end + 1
            deed = raw.strip()
            if not deed:
                if text.strip():
                    self.remark(NOTE, "empty-deed", raw)
                continue
            try:
                changes = self.deed(self.mended(deed), battle)
            except UnreadableError:
                self.remark(ERROR, "unreadable", deed)
                continue
            for change in changes:
                if change.kind == BATTLE:
                    battle = change.goal
            found.append(Deed(deed, self.line, self.column, tuple(changes)))
        return found

    def mended(self, text: str) -> str:
        """Spellings of other times and keyboards, as the notation has them."""
        mended = text
        for wrong, right in ARROWS:
            mended = mended.replace(wrong, right)
        if mended != text:
            self.remark(REPAIRED, "mended", text, mended)
        if " " in mended or "\t" in mended:
            mended = re.sub(r"\s+", "", mended)
            self.remark(NOTE, "blanks", text, mended)
        for key, pattern, form in OLD_FORMS:
            older = pattern.sub(form, mended)
            if older != mended:
                self.remark(NOTE, key, mended, older)
                mended = older
        return mended

    # --- A deed, by the order in which its forms can be told apart

    def deed(self, text: str, battle: str) -> list[Change]:
        if "<->" in text:
            return self.swap(text)
        if text.startswith("?"):
            return self.guess(text)
        if "++" in text or "--" in text:
            return self.score(text)
        if text.startswith("Z"):
            return self.craft(text)
        if "X" in text and "->" not in text:
            return self.battle(text)
        if "^" in text:
            return self.flip(text) or self.show(text)
        if "->" not in text:
            raise UnreadableError(text)
        left, _, right = text.partition("->")
        return self.setting(left, right) or self.move(left, right, battle)

    def swap(self, text: str) -> list[Change]:
        told = re.fullmatch(rf"{OWNER}?t(?:_\w)?(\d+)<->{OWNER}?t(?:_\w)?(\d+)", text)
        if told is None:
            raise UnreadableError(text)
        one, two = sorted((int(told[2]), int(told[4])))
        return [Change(SWAP, "t", str(one), str(two))]

    def guess(self, text: str) -> list[Change]:
        told = re.fullmatch(r"\?([A-Z])(t_[a-z])(\d+)", text)
        if told is None:
            raise UnreadableError(text)
        return [Change(GUESS, f"{told[1]}t", told[3], told[2])]

    def score(self, text: str) -> list[Change]:
        marker = re.fullmatch(r"([A-Z])?\+\+->([A-Z])?\$", text)
        if marker is not None:
            owner = marker[1] or self.letter
            return [Change(SET, f"{owner}++", "", f"{marker[2] or self.letter}$")]
        told = re.fullmatch(r"([A-Z])?(\+\+|--)(\d+)?", text)
        if told is None or int(told[3] or 1) > MOST_COUNT:
            raise UnreadableError(text)
        return [Change(SCORE, told[1] or self.letter, "", told[2][0])] * int(told[3] or 1)

    def craft(self, text: str) -> list[Change]:
        item = re.fullmatch(r"Z%([sbcxhtrfu])", text)
        if item is not None:
            return [Change(CRAFT, f"%{item[1]}", self.letter)]
        if not re.fullmatch(r"Z[A-Za-z]+", text):
            raise UnreadableError(text)
        suit, name = name_of(text[1:])
        return [Change(CRAFT, name, self.letter, "", suit)]

    def battle(self, text: str) -> list[Change]:
        told = re.fullmatch(rf"{OWNER}?X{OWNER}(\d+)(?:([BFMR])@)?(?:([BFMR])@)?(?:\((\d),(\d)\))?", text)
        if told is None:
            raise UnreadableError(text)
        attacker, defender = told[1] or self.letter, told[2]
        found = [Change(BATTLE, attacker, defender, told[3])]
        if told[4]:
            found.append(Change(AMBUSH, defender, suit=told[4]))
        if told[5]:
            found.append(Change(AMBUSH, attacker, suit=told[5]))
        if told[6]:
            found.append(Change(ROLL, "", "", f"{told[6]},{told[7]}"))
        return found

    def flip(self, text: str) -> list[Change]:
        told = re.fullmatch(r"([A-Z])?t(\d+)\^(t_(?:[123]_)?[a-z])", text)
        return [Change(FLIP, f"{told[1] or self.letter}t", told[2], told[3])] if told is not None else []

    def show(self, text: str) -> list[Change]:
        """Cards, or a whole hand, to somebody or to all."""
        left, _, right = text.partition("^")
        viewers = right.split("+") if right else [""]
        if any(len(viewer) > 1 or viewer not in FACTIONS for viewer in viewers):
            raise UnreadableError(text)
        if not left or re.fullmatch(r"[A-Z]", left):
            return [Change(SHOW, WHOLE_HAND, left or self.letter, viewer) for viewer in viewers]
        found: list[Change] = []
        for count, card in self.terms(left):
            told = CARD_TERM.fullmatch(card)
            if told is None:
                raise UnreadableError(text)
            suit, name = self.named(told[1] or "", told[2] or "")
            hand = told[3] or self.letter
            found += [Change(SHOW, name, hand, viewer, suit) for viewer in viewers] * count
        return found

    def setting(self, left: str, right: str) -> list[Change]:
        """Something on a board, a path that is opened, a hireling."""
        if re.fullmatch(r"\d+_\d+", left) and not right:
            one, two = sorted(int(end) for end in left.split("_"))
            return [Change(PATH, f"{one}_{two}")]
        if re.fullmatch(rf"{HIRELING}", left):
            return [Change(SET, left.removesuffix("d"), "", right)]
        marks = left.strip("()").split("+")
        if not all(re.fullmatch(r"[A-Z]?\$_[A-Za-z]*", mark) for mark in marks):
            return []
        if not re.fullmatch(r"[A-Za-z0-9]*", right):
            raise UnreadableError(right)
        return [Change(SET, mark if mark[0] != "$" else self.letter + mark, "", right) for mark in marks]

    # --- Moves

    def terms(self, text: str) -> list[tuple[int, str]]:
        """The members of a sum, with what stands behind a bracket added to each of them; (count, member)."""
        found: list[tuple[int, str]] = []
        for term in split_outside(text):
            if term.startswith("("):
                inner, closed, behind = term[1:].rpartition(")")
                if not closed:
                    raise UnreadableError(text)
                members = [member + behind for member in split_outside(inner)]
            else:
                members = [term]
            for member in members:
                told = re.fullmatch(r"(\d*)(\D.*)", member)
                if told is None or int(told[1] or 1) > MOST_COUNT:
                    raise UnreadableError(text)
                found.append((int(told[1] or 1), told[2]))
        return found

    def move(self, left: str, right: str, battle: str) -> list[Change]:
        found: list[Change] = []
        goals = right.split("+")
        for count, term in self.terms(left):
            if "#" in term:
                found += self.cards(term, goals) * count
            elif term.startswith("%"):
                found.extend([self.item(term, goals)] * count)
            else:
                found += self.pieces(term, goals, battle) * count
        return found

    def place(self, text: str) -> str:
        """A place as it is compared: boards with their letter, clearings of a forest in their order."""
        if text.startswith("$"):
            return self.letter + text
        if re.fullmatch(r"\d+(_\d+)+", text):
            return "_".join(sorted(text.split("_"), key=int))
        if re.fullmatch(rf"\d*|{OWNER}?\$(_\w)?", text):
            return text
        raise UnreadableError(text)

    def pieces(self, term: str, goals: list[str], battle: str) -> list[Change]:
        told = PIECE_TERM.fullmatch(term)
        if told is None:
            raise UnreadableError(term)
        owner, kind, start = told[1] or "", told[2], self.place(told[3] or "")
        if owner and owner[0] in HIRED_ONLY:
            self.remark(NOTE, "hireling", term, f"h_{term}")
            owner = f"h_{owner}"
        if not start and goals == [""] and battle:
            self.remark(NOTE, "battle-place", term, f"{term}{battle}")
            start = battle
        what = "f" if kind == "f" else (owner or self.letter) + kind
        return [Change(PIECE, what, start, self.place(goal)) for goal in goals]

    def cards(self, term: str, goals: list[str]) -> list[Change]:
        told = CARD_TERM.fullmatch(term)
        if told is None:
            raise UnreadableError(term)
        suit, name = self.named(told[1] or "", told[2] or "")
        start = told[3] or ""
        if start.startswith("$"):
            start = self.letter + start
        if not start and goals == [""]:
            self.remark(NOTE, "no-hand", f"{term}->", f"{term}{self.letter}->")
            start = self.letter
        for goal in goals:
            if not re.fullmatch(rf"{OWNER}?(\$(_\w)?)?|Q", goal):
                raise UnreadableError(term)
        ends = [self.letter + goal if goal.startswith("$") else goal for goal in goals]
        return [Change(CARD, name, start, goal, suit) for goal in ends]

    def named(self, suit: str, name: str) -> tuple[str, str]:
        """A card's suit and full name."""
        if name != name.lower():
            self.remark(REPAIRED, "capitals", name, name.lower())
        told, full = name_of(name)
        return suit or told, full

    def item(self, term: str, goals: list[str]) -> Change:
        told = ITEM_TERM.fullmatch(term)
        if told is None:
            raise UnreadableError(term)
        start = told[2] or ""
        if not re.fullmatch(r"\d+", start):
            board, _, state = start.partition("$") if "$" in start else ("", "", start)
            start = f"{board or self.letter}${state}"
        if goals == [""]:
            return Change(ITEM, told[1], start)
        if "$" in goals[0] or goals[0].isdigit():
            goal = self.letter + goals[0] if goals[0].startswith("$") else goals[0]
            return Change(ITEM, told[1], start, goal)
        state = "".join(goals)
        if not re.fullmatch(r"[rest d]+", state):
            raise UnreadableError(term)
        owner = start.partition("$")[0] if "$" in start else self.letter
        return Change(ITEM, told[1], start, f"{owner}${state}")


HIRELING: Final = r"h_[A-Z]d?"
OWNER: Final = rf"({HIRELING}|[A-Z])"
PIECE_TERM: Final = re.compile(
    rf"{OWNER}?(w(?:_w)?|p|b(?:_[a-z](?:_[a-z])?)?|t(?:_(?:[123]_)?[a-z])?|f)(\d+(?:_\d+)*|(?:{HIRELING}|[A-Z])?\$)?"
)
CARD_TERM: Final = re.compile(r"([BFMR])?#(@|[A-Za-z]*[a-z]|)((?:h_[A-Z]d?|[A-Z])?\$(?:_\w)?|[A-Z]|\*)?")
ITEM_TERM: Final = re.compile(r"%([sbcxhtrfu_])((?:h_[A-Z]d?|[A-Z])?\$[a-z]*|\d+|[rsedt]+)?")
# Older forms and habits: how each is called, and what it becomes.
OLD_FORMS: Final = (
    ("old-ambush", re.compile(r"(X\D*\d+)([BFMR])a(?:([BFMR])a)?"), lambda m: _ambushes(m)),
    ("bare-item", re.compile(r"^Z([sbcxhtrfu])$"), r"Z%\1"),
    ("flip-guess", re.compile(r"^\?([A-Z])t(\d+)\^(t_[a-z])$"), r"?\1\3\2"),
    ("turned-kind", re.compile(r"(?<![a-z%#_])([ac-su-z])_([bt])(?![a-z_])"), r"\2_\1"),
    ("old-relic", re.compile(r"^t_([ftj])(\d+)\^([123])$"), r"t\2^t_\3_\1"),
)


def _ambushes(told: re.Match[str]) -> str:
    second = f"{told[3]}@" if told[3] else ""
    return f"{told[1]}{told[2]}@{second}"


def split_outside(text: str) -> list[str]:
    """The parts between `+` signs that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for i, sign in enumerate(text):
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "+" and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    if depth != 0:
        raise UnreadableError(text)
    return [*parts, text[start:]]
