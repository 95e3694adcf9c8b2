"""Moves and battles of which a faction has so many in a turn: each faction counts by its own rule."""

from lichtung.kernel.codec import Action, Refusal
from lichtung.kernel.frames import Act
from lichtung.root.actions import FIGHT, MOVE
from lichtung.root.battle import list_battles, refuse_battle, take_battle
from lichtung.root.moving import list_moves, refuse_move, take_move
from lichtung.root.state import Root


class Count:
    """How many actions are left, by the rule of a faction."""

    def refusal(self, s: Root, seat: int) -> Refusal | None:
        """Why no action is left, if none is."""
        return None

    def use(self, s: Root, seat: int) -> None:
        """One action less."""


class Deed(Act[Root]):
    """One of the actions that are counted."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def cannot_act(self, s: Root, seat: int) -> Refusal | None:
        return self.count.refusal(s, seat)

    def use_action(self, s: Root, seat: int) -> None:
        self.count.use(s, seat)


class MoveDeed(Deed):
    """Move, on the map and in places of one's own."""

    verb = MOVE

    def __init__(self, law: str, count: Count) -> None:
        super().__init__(count)
        self.law = law

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is None:
            list_moves(s, seat, s.setup.ground[seat], out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_act(s, seat) or refuse_move(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        self.use_action(s, seat)
        take_move(s, seat, a)


class BattleDeed(Deed):
    """Battle, anywhere on the map."""

    verb = FIGHT

    def __init__(self, law: str, count: Count) -> None:
        super().__init__(count)
        self.law = law

    def options(self, s: Root, seat: int, out: list[Action]) -> None:
        if self.cannot_act(s, seat) is None:
            list_battles(s, seat, s.setup.everywhere, out)

    def refusal(self, s: Root, seat: int, a: Action) -> Refusal | None:
        return self.cannot_act(s, seat) or refuse_battle(s, seat, a)

    def take(self, s: Root, seat: int, a: Action) -> None:
        self.use_action(s, seat)
        take_battle(s, seat, a)
