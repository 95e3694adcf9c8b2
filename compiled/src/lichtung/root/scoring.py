"""Victory points and winning. 3.1, 3.2."""

from typing import Final

from lichtung.kernel.codec import Event
from lichtung.kernel.frames import emit, push
from lichtung.root.fields import replaced
from lichtung.root.owners import shares_victory
from lichtung.root.state import NO_DOMINANCE, POINTS_TO_WIN, Root

SCORED: Final = Event("3.2", "scored", "seat count total:count")
LOST_POINTS: Final = Event("3.2", "lost-points", "seat count total:count")
TEAM_WON: Final = Event("M.8.1", "team-won")
WON_BY_POINTS: Final = Event("3.1", "won-by-points", "seat")


def can_score(s: Root, seat: int) -> bool:
    """3.3.1: with an active dominance card no points are gained (nor lost) any more."""
    return s.dominance[seat] == NO_DOMINANCE


def score(s: Root, seat: int, count: int, law: str = "") -> None:
    """Gain points, and win with 30 of them at once. 3.1"""
    add_points(s, seat, count, law)
    check_points(s)


def add_points(s: Root, seat: int, count: int, law: str = "") -> None:
    """Gain or lose points; never below 0. Points that fall together are added first, then checked.

    Points that no event before tells the reason of name their own paragraph.
    """
    if count == 0 or seat >= s.setup.seats or not can_score(s, seat):
        return
    before = s.points[seat]
    s.points = replaced(s.points, seat, max(0, before + count))
    change = s.points[seat] - before
    if change == 0:
        return
    if s.events is not None:
        form = SCORED if change > 0 else LOST_POINTS
        told = Event(law or form.law, form.key, form.fields)
        emit(s, told.of(seat, abs(change), s.points[seat]))
    for source in s.setup.ask.points_changed:
        for trigger in source.answers.points_changed(s, source.me, seat, before):
            push(s, trigger.step, trigger.record)


def check_points(s: Root) -> None:
    """3.1: 30 points win; at the same moment the active player, else the next one clockwise."""
    if s.over:
        return
    if s.setup.cooperative:
        check_team(s)
        return
    for k in range(s.setup.seats):
        seat = (s.active + k) % s.setup.seats
        if s.points[seat] >= POINTS_TO_WIN and can_score(s, seat):
            if s.events is not None:
                emit(s, WON_BY_POINTS.of(seat))
            win(s, seat)
            return


def check_team(s: Root) -> None:
    """M.8.1: the players win together once each has 30 points, the machine with 30 before that."""
    machine = s.setup.machine
    team = all(s.points[seat] >= POINTS_TO_WIN for seat in s.setup.people)
    if s.points[machine] >= POINTS_TO_WIN and not (team and s.active != machine):
        if s.events is not None:
            emit(s, WON_BY_POINTS.of(machine))
        win(s, machine)
    elif team:
        if s.events is not None:
            emit(s, TEAM_WON)
        s.winners = s.setup.everybody & ~(1 << machine)
        s.over = True


def win(s: Root, seat: int) -> None:
    """The game ends at once; 9.2.8: whoever is in a coalition with the winner wins too."""
    s.winners = 1 << seat
    for other in range(s.setup.seats):
        if shares_victory(s, other, seat):
            s.winners |= 1 << other
    s.over = True
