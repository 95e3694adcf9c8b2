"""Positions with hirelings: an empty map, three of them in play, control given by hand."""

from lichtung.kernel.codec import Event
from lichtung.kernel.frames import settle
from lichtung.root.battle import Battle, open_battle
from lichtung.root.game import make
from lichtung.root.hirelings.company import give_control
from lichtung.root.hirelings.mat import company_mat
from lichtung.root.pieces import put_figure
from tests.law.root.positions import Scene, begin


class Company(Scene):
    """A scene with hirelings, which are named by their ids."""

    def owner(self, name: str) -> int:
        return self.setup.words.index(name)

    def control(self, name: str, seat: str, markers: int = 2) -> int:
        """A seat controls a hireling with so many markers; returns the owner of its pieces."""
        owner = self.owner(name)
        give_control(self.s, owner, self.seat(seat))
        company_mat(self.s).markers[owner - self.setup.first_hireling] = markers
        return owner

    def put_pawn(self, name: str, clearing: int) -> None:
        put_figure(self.s, self.setup.figures_of[self.owner(name)][0], clearing - 1)

    def troop(self, name: str, clearing: int, count: int) -> None:
        self.put_warriors(self.owner(name), clearing, count)

    def there(self, name: str, clearing: int) -> int:
        return self.warriors(self.owner(name), clearing)

    def battle(self, attacker: str, clearing: int, defender: str) -> None:
        """One owner attacks another, whoever's turn it is."""
        open_battle(self.s, Battle(self.owner(attacker), self.owner(defender), clearing - 1))
        settle(self.s)

    def roll(self, *dice: str) -> list[Event]:
        """Nobody plays an ambush, and the dice fall so."""
        events: list[Event] = []
        while self.decider() != "chance":
            events += self.play("done")
        return events + self.play(*dice)


def wood(hirelings: str, factions: str = "marquise,eyrie", empty: bool = True, **options: object) -> Company:
    """A game with these hirelings after its setup; on an empty map unless that is wanted."""
    scene = begin(make({"factions": factions, "hirelings": hirelings, "questions": "all", **options}))
    found = Company(scene.game, scene.s)
    if empty:
        found.clear_map()
        for figure in range(len(found.setup.figures)):
            put_figure(found.s, figure, -1)
    return found
