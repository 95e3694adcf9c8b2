"""Whoever does in the engine what a threat says: goes there and battles, with the best dice."""

from random import Random

from lichtung.kernel.codec import Action
from lichtung.kernel.game import state_hash
from lichtung.root.game import RootGame
from lichtung.root.paths import surroundings
from lichtung.root.pieces import count_present
from lichtung.root.state import Root

FAR = 99
BEST_ROLLS = ("roll 3 0", "roll 3 3")  # 4.3.2, and where the higher die is the defender's
STEPS = ("move", "walk", "slip")
USEFUL = ("sword", "boots")  # what is refreshed first


class Raider:
    """Looks for a way to battle somebody in a clearing within the turn that has just begun."""

    def __init__(self, game: RootGame, victim: int, clearing: int, most: int = 1500) -> None:
        self.game = game
        self.victim = victim
        self.clearing = clearing
        self.left = most  # positions to be looked at
        self.seen: set[str] = set()
        self.rng = Random(1)
        kinds = game.codec.kinds
        self.battle = f"battle {kinds['clearing'].text(clearing)} {kinds['seat'].text(victim)}"

    def finds(self, s: Root, hits: int) -> bool:
        """Whether that many of the victim's pieces can be hit there, or all that it has."""
        self.turn, self.raider = s.turn, s.active
        self.away = {self.clearing: 0}
        reached = [self.clearing]
        for place in reached:
            for beyond in surroundings(s, self.raider, place):
                if beyond not in self.away:
                    self.away[beyond] = self.away[place] + 1
                    reached.append(beyond)
        return self.search(s.copy(), min(hits, count_present(s, self.victim, self.clearing)))

    def search(self, s: Root, hits: int) -> bool:
        decision = self.game.decision(s)
        if decision is None or s.turn != self.turn or self.left == 0:
            return False
        self.left -= 1
        if not s.legal:
            self.game.apply(s, self.game.sample(s, self.rng))
            return self.search(s, hits)
        if decision.seat != self.raider:
            self.game.apply(s, self.tamest(s))
            return self.search(s, hits)
        for action in self.sensible(s):
            then = s.copy()
            self.game.apply(then, action)
            if self.game.text(action) == self.battle:
                if self.most_hit(then, decision.step) >= hits:
                    return True
            elif (known := state_hash(then)) not in self.seen:
                self.seen.add(known)
                if self.search(then, hits):
                    return True
        return False

    def sensible(self, s: Root) -> list[Action]:
        """The battle, steps towards it with all there are, the end of the step; else whatever must be."""
        ranked: list[tuple[int, Action]] = []
        largest: dict[tuple[int, int], tuple[int, Action]] = {}
        others: list[tuple[int, Action]] = []
        for action in self.game.actions(s):
            text = self.game.text(action)
            word, *rest = text.split()
            if text == self.battle:
                ranked.append((-FAR * FAR, action))
            elif word in STEPS:
                origin, dest = self.place(rest[0]), self.place(rest[-2 if word == "move" else 0])
                troop = int(rest[-1]) if word == "move" else 0
                away = self.away.get(dest, FAR)
                if word != "move" or away <= self.away.get(origin, FAR):
                    rank = away * 10 - troop
                    if (origin, dest) not in largest or rank < largest[origin, dest][0]:
                        largest[origin, dest] = (rank, action)
                else:  # as few as may be, where somebody must go
                    others.append((troop, action))
            elif not rest:
                ranked.append((FAR * FAR, action))
            else:
                others.append(
                    (min([USEFUL.index(part) for part in rest if part in USEFUL], default=FAR), action)
                )
        ranked += largest.values()
        return [action for _, action in sorted(ranked or others, key=lambda one: one[0])]

    def place(self, name: str) -> int:
        found: int = self.game.codec.kinds["place"].parse(name)
        return found

    def most_hit(self, s: Root, step: str) -> int:
        """The victim's pieces that are gone and its items that are damaged by the battle that has begun."""
        return max(self.hit(s.copy(), step, roll) for roll in BEST_ROLLS)

    def hit(self, s: Root, step: str, roll: str) -> int:
        """The same with these dice: until the raider decides again where the battle was chosen."""
        had = count_present(s, self.victim, self.clearing)
        damaged = 0
        while (
            (decision := self.game.decision(s)) is not None and s.turn == self.turn and decision.step != step
        ):
            action = self.tamest(s) if s.legal else self.game.sample(s, self.rng)
            if self.game.text(action).startswith("roll"):
                action = self.game.parse(roll)
            damaged += sum(event.key == "item-damaged" for event in self.game.play(s, action))
        return had - count_present(s, self.victim, self.clearing) + damaged

    def tamest(self, s: Root) -> Action:
        """Nobody defends himself more than he must."""
        return min(self.game.actions(s), key=lambda action: len(self.game.text(action).split()))
