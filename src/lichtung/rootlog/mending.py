"""Slips of the pen that the position shows: what was written cannot be, and one thing near it can.

A clearing where nobody stands, an owner or a defender who was forgotten. A slip is mended only where a single
reading fits; what was made of it is remarked.
"""

from typing import NamedTuple

from lichtung.root.recorded import BATTLE, CARD, DECK, ITEM, PIECE, Change, Letters
from lichtung.root.state import NONE, Root
from lichtung.rootlog.reading import REPAIRED, Deed, RecordedTurn, Remark

BOTH_SIDES = "mended-defender"
OTHER_CLEARING = "mended-clearing"
OTHER_OWNER = "mended-owner"
EXHAUSTED = "mended-exhausted"
GIFT = "mended-gift"
TORCH = "r"  # the only item that goes for good in the middle of a turn. K.scoundrel


class Standing:
    """Which pieces are where, followed through a turn as it was recorded."""

    def __init__(self, s: Root, letters: Letters) -> None:
        self.letters = letters
        self.counts: dict[tuple[str, str], int] = {}
        for seat, letter in enumerate(letters.seat):
            for place in range(s.places):
                self.add(f"{letter}w", letters.place[place], s.warriors[seat * s.places + place])
            for owner, count in letters.recorders[seat].warriors_on_board(s, seat):
                self.add(f"{letters.seat[owner]}w", f"{letter}$", count)
        for kind, word in enumerate(letters.piece):
            for place in range(s.places):
                self.add(word, letters.place[place], s.pieces[kind * s.places + place])
        for figure, place in enumerate(s.figures):
            if place != NONE:
                self.add(f"{letters.seat[s.setup.figure_owner[figure]]}p", letters.place[place], 1)
        for marker, place in enumerate(s.marker_places):
            if place != NONE:
                self.add(letters.marker(marker), letters.place[place], 1)

    def add(self, what: str, place: str, count: int) -> None:
        if place and count:
            self.counts[what, place] = max(0, self.counts.get((what, place), 0) + count)

    def here(self, what: str, place: str) -> int:
        """How many of a piece are in a place; of tokens that may lie face down any."""
        if what[1:3] == "t_" and (what, place) not in self.counts:
            what = what[:2]
        return self.counts.get((what, place), 0)

    def move(self, change: Change) -> None:
        if change.what[1:] == "p":
            for what, place in list(self.counts):
                if what == change.what:
                    self.counts[what, place] = 0
        self.add(change.what, change.start, -1)
        self.add(change.what, change.goal, 1)

    def fights(self, owner: str, place: str) -> bool:
        """Whether somebody could attack there."""
        return bool(self.here(f"{owner}w", place) or self.here(f"{owner}p", place))

    def stands(self, owner: str, place: str) -> bool:
        """Whether somebody has anything there."""
        return any(
            count and what[0] == owner and where == place for (what, where), count in self.counts.items()
        )

    def pawn(self, owner: str) -> str:
        """Where somebody's pawn is, if it has one."""
        return next(
            (place for (what, place), count in self.counts.items() if count and what == f"{owner}p"), ""
        )


class Mended(NamedTuple):
    """A turn as it was meant, and what was made of it."""

    turn: RecordedTurn
    remarks: list[Remark]


class Mender:
    """Reads one turn against the position before it."""

    def __init__(self, s: Root, letters: Letters, turn: RecordedTurn) -> None:
        self.letters = letters
        self.turn = turn
        self.standing = Standing(s, letters)
        self.walked = Standing(s, letters)  # followed on its own to each battle that may be elsewhere
        self.near = {
            (letters.place[one], letters.place[two])
            for a, b in [*s.setup.map.paths, *s.setup.map.rivers]
            for one, two in ((a, b), (b, a))
        }
        self.remarks: list[Remark] = []
        self.battle = ""

    def mend(self) -> Mended:
        deeds = self.renumbered(self.turn.deeds)
        found: list[Deed] = []
        for number, deed in enumerate(deeds):
            changes = self.mended_gift(deed, deeds[number - 1].changes if number else ())
            if changes and changes[0].kind == BATTLE:
                changes = self.mended_battle(deed, losses(deeds[number + 1 :]))
                self.battle = changes[0].goal
            else:
                later = [c for d in deeds[number + 1 :] for c in d.changes]
                changes = self.mended_pieces(deed._replace(changes=changes), {c.start for c in later})
                changes = self.mended_items(deed, changes, later)
            for change in changes:
                if change.kind == PIECE:
                    self.standing.move(change)
            found.append(deed._replace(changes=changes))
        turn = RecordedTurn(self.turn.letter, self.turn.line, found, self.turn.decided)
        return Mended(turn, self.remarks)

    def remark(self, key: str, deed: Deed, reading: str) -> None:
        self.remarks.append(Remark(REPAIRED, key, deed.line, deed.column, deed.text, reading))

    def renumbered(self, deeds: list[Deed]) -> list[Deed]:
        """A battle whose losses stand in one other clearing only: that one was meant all the way.

        If the attacker is where it was recorded, what he did there before was done there.
        """
        for number, deed in enumerate(deeds):
            battle = deed.changes[0] if deed.changes and deed.changes[0].kind == BATTLE else None
            if battle is None or battle.what != self.turn.letter or battle.start not in self.letters.seat:
                for change in deed.changes:
                    if change.kind == PIECE:
                        self.walked.move(change)
                continue
            lost = [c for c in losses(deeds[number + 1 :]) if c.what[0] == battle.start]
            wrong = {c.start for c in lost}
            if len(wrong) != 1 or any(self.walked.stands(battle.start, p) for p in (*wrong, battle.goal)):
                continue
            place = wrong.pop()
            there = self.standing.stands(battle.what, place)
            fitting = [
                other
                for other in self.letters.place
                if all(self.walked.here(c.what, other) >= lost.count(c) for c in lost)
                and (not there or self.walked.fights(battle.what, other))
            ]
            if len(fitting) == 1 and (not there or place == battle.goal):
                self.remark(OTHER_CLEARING, deed, fitting[0])
                way = {place: fitting[0]}
                mended = (battle._replace(goal=fitting[0]), *deed.changes[1:])
                deeds = [
                    d._replace(
                        changes=tuple(
                            renamed(c, way) if not there or (at > number and c in lost) else c
                            for c in d.changes
                        )
                    )
                    for at, d in enumerate(deeds)
                ]
                deeds[number] = deed._replace(changes=mended)
        return deeds

    # --- Battles

    def mended_battle(self, deed: Deed, lost: list[Change]) -> tuple[Change, ...]:
        """Who attacks whom where: both stand there, and it is not the same player."""
        battle, *others = deed.changes
        attacker, defender, place = battle.what, battle.start, battle.goal
        known = self.letters.seat
        if attacker == defender:
            losers = {c.what[0] for c in lost if c.what[0] != attacker and c.start in ("", place)}
            losers = losers or {
                other for other in known if other != attacker and self.standing.stands(other, place)
            }
            if len(losers) == 1:
                defender = losers.pop()
                self.remark(BOTH_SIDES, deed, defender)
        if defender in known and not (
            self.standing.fights(attacker, place) and self.standing.stands(defender, place)
        ):
            meant = {self.standing.pawn(attacker), self.standing.pawn(defender), *[c.start for c in lost]} - {
                ""
            }
            fitting = [
                other
                for other in meant
                if self.standing.fights(attacker, other) and self.standing.stands(defender, other)
            ]
            if len(fitting) == 1:
                place = fitting[0]
                self.remark(OTHER_CLEARING, deed, place)
        mended = [
            c._replace(what=defender) if c.what == attacker and n == 0 and attacker == battle.start else c
            for n, c in enumerate(others)
        ]
        return (battle._replace(start=defender, goal=place), *mended)

    # --- Items and cards

    def mended_gift(self, deed: Deed, before: tuple[Change, ...]) -> tuple[Change, ...]:
        """9.5.4: a hidden card that somebody else draws after an item was exhausted is what aid gives."""
        own, changes = self.turn.letter, deed.changes
        aids = any(c.kind == ITEM and c.goal == f"{own}$e" for c in before)
        taken = Change(CARD, "", DECK, "")
        gift = (
            {c for c in changes if c._replace(goal="") == taken and c.goal in self.letters.seat}
            if aids
            else set()
        )
        if not gift or any(c.goal == own for c in gift) or len(gift) < len(set(changes)):
            return changes
        self.remark(GIFT, deed, f"#{own}")
        return tuple(c._replace(start=own) for c in changes)

    def mended_items(
        self, deed: Deed, changes: tuple[Change, ...], later: list[Change]
    ) -> tuple[Change, ...]:
        """9.6.4: items go for good at the very end of a turn; one that goes before was exhausted."""
        board = f"{self.turn.letter}$"
        if all(is_ending(change) for change in later):
            return changes
        gone = {
            c
            for c in changes
            if c.kind == ITEM and c.start == board and not c.goal and c.what not in (TORCH, "_")
        }
        if gone:
            self.remark(EXHAUSTED, deed, "%" + "%".join(sorted(c.what for c in gone)))
        return tuple(c._replace(goal=f"{board}e") if c in gone else c for c in changes)

    # --- Pieces

    def mended_pieces(self, deed: Deed, later: set[str]) -> tuple[Change, ...]:
        found: list[Change] = []
        counted: dict[tuple[str, str], int] = {}
        reading: dict[tuple[str, str, str], Change] = {}
        for change in deed.changes:
            if change.kind != PIECE or not change.start or change.what[1:] == "p":
                found.append(change)
                continue
            key = (change.what, change.start, change.goal)
            if key not in reading:
                count = deed.changes.count(change)
                there = self.standing.here(change.what, change.start) - counted.get(key[:2], 0)
                reading[key] = change if there >= count else self.mended_piece(deed, change, count, later)
                counted[key[:2]] = counted.get(key[:2], 0) + count
            found.append(reading[key])
        return tuple(found)

    def mended_piece(self, deed: Deed, change: Change, count: int, later: set[str]) -> Change:
        """Pieces that are not where they leave: those of somebody else there, or the same ones elsewhere."""
        what, start, goal = change.what, change.start, change.goal
        if not goal and what[0] == self.turn.letter:
            board = start[0] if start.endswith("$") else ""
            owners = [
                other
                for other in self.letters.seat
                if other != what[0] and self.standing.here(other + what[1:], start) >= count
            ]
            if board in owners:
                owners = [board]
            if len(owners) == 1:
                self.remark(OTHER_OWNER, deed, owners[0] + what[1:])
                return change._replace(what=owners[0] + what[1:])
        if start.endswith("$"):
            payers = [
                other for other in self.letters.seat if self.standing.here(other + what[1:], start) >= count
            ]
            if payers and start[0] not in payers and not goal:  # whose payment was spent makes no difference
                self.remark(OTHER_OWNER, deed, payers[0] + what[1:])
                return change._replace(what=payers[0] + what[1:])
            return change
        if not goal and self.battle and self.standing.here(what, self.battle) >= count:
            self.remark(OTHER_CLEARING, deed, self.battle)
            return change._replace(start=self.battle)
        if goal and not goal.endswith("$"):
            starts = [
                place
                for place in self.letters.place
                if (place, goal) in self.near and self.standing.here(what, place) >= count
            ]
            if len(starts) > 1:  # those that leave another clearing later do not leave it now
                starts = [place for place in starts if place not in later]
            if len(starts) == 1:
                self.remark(OTHER_CLEARING, deed, starts[0])
                return change._replace(start=starts[0])
        return change


def is_ending(change: Change) -> bool:
    """Whether a change may come in the Evening: a card is drawn or discarded, an item goes for good."""
    return change.kind in (CARD, ITEM) and not (change.kind == ITEM and change.goal)


def renamed(change: Change, way: dict[str, str]) -> Change:
    """The same with pieces in another clearing."""
    if change.kind not in (PIECE, BATTLE):
        return change
    goal = way.get(change.goal, change.goal)
    return change._replace(start=way.get(change.start, change.start), goal=goal)


def losses(deeds: list[Deed]) -> list[Change]:
    """What leaves the board between a battle and the next one or the next move."""
    found: list[Change] = []
    for deed in deeds:
        if any(change.kind == BATTLE or (change.kind == PIECE and change.goal) for change in deed.changes):
            break
        found += [change for change in deed.changes if change.kind == PIECE]
    return found
