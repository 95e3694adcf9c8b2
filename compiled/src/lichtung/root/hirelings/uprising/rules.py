"""Spring Uprising (Frühlingsaufstand): a die decides. Rabbit Scouts (Hasenspäher): the higher die."""

from typing import Final

from lichtung.kernel.codec import Action, Event, Refusal
from lichtung.kernel.frames import Step, emit, leave, push, register
from lichtung.root.actions import AT, DONE_ACTION, GIVE, Pick, effect, pick, verb
from lichtung.root.battle import Battle
from lichtung.root.cards import members
from lichtung.root.fields import Mat
from lichtung.root.hands import spend
from lichtung.root.hirelings.hireling import DEMOTED, PROMOTED, Hireling, Side
from lichtung.root.hirelings.tasks import (
    CARD_SPENT,
    ROLL_FOR_HIRELING,
    USE_HIRELING,
    Task,
    ask,
    card_of,
    clearings_of,
    come,
    controls,
    list_places,
    owner_of,
    shows,
    why_not,
)
from lichtung.root.hirelings.uprising.mat import UprisingMat, mat_of
from lichtung.root.map import BIRD
from lichtung.root.removal import settle_removed, take_off, take_off_enemies
from lichtung.root.setup import Setup
from lichtung.root.state import NONE, WARRIOR, Root, Trigger

GATHER: Final = 0  # one warrior where the die says
RISE: Final = 1  # the choice in Birdsong
SCOUT: Final = 0  # Rabbit Scouts
SCOUTING: Final = effect("scouts")

SUIT_DIE: Final = verb("suit-die", "suit")
RISE_UP: Final = verb("rise", "clearing")

DIE_ROLLED: Final = Event("H.uprising", "suit-rolled", "suit")
ROSE: Final = Event("H.uprising", "uprising-rose", "clearing")
WITHDRAWN: Final = Event("H.uprising", "uprising-spared", "seat clearing")

NO_CARD_FOR_UPRISING: Final = Refusal("H.uprising", "uprising-card", "clearing")
NOBODY_TO_RISE: Final = Refusal("H.uprising", "uprising-nobody", "clearing")
SCOUTS_SUIT: Final = Refusal("H.scouts", "scouts-card", "clearing")


def roll(s: Root, me: int, seat: int, stage: int) -> None:
    """H.uprising: the suit die, and then what its suit is for."""
    push(s, ROLL_FOR_HIRELING, Task(seat, card_of(s, me), stage))


def matching_cards(s: Root, seat: int, clearing: int) -> int:
    """The mask of cards in a hand that match a clearing."""
    return s.zones[seat] & s.setup.deck.matching_any[s.suits[clearing]]


class SpringUprising(Side):
    """Where the die says it gathers, or rises and sweeps its clearing clean."""

    id = "uprising"

    def set_up(self, s: Root, me: int, seat: int) -> None:
        """H.uprising: two rolls, a warrior in a matching clearing for each."""
        roll(s, me, seat, GATHER)
        roll(s, me, seat, GATHER)

    def hired(self, s: Root, me: int, seat: int) -> None:
        """H.uprising: if none is on the map, one more roll."""
        if not clearings_of(s, me):
            roll(s, me, seat, GATHER)

    def cannot_attack(self, s: Root, me: int, attacker: int, clearing: int, defender: int) -> Refusal | None:
        """H.uprising: whoever battles it discards a matching card, which hirelings do not have."""
        if defender != me or not shows(s, me, PROMOTED):
            return None
        if attacker >= s.setup.seats:
            return NO_CARD_FOR_UPRISING.of(clearing)
        # Whether a card matches only its owner knows: whoever forces somebody else finds out by doing so.
        cards = matching_cards(s, attacker, clearing) if attacker == s.active else s.zones[attacker]
        return None if cards else NO_CARD_FOR_UPRISING.of(clearing)

    def battle_toll(self, s: Root, me: int, b: Battle) -> int:
        """H.uprising: before anything else."""
        return PAY_TOLL if b.defender == me and shows(s, me, PROMOTED) else NONE

    def wakes(self, s: Root, me: int, seat: int) -> bool:
        return True

    def wake(self, s: Root, me: int, seat: int) -> None:
        """H.uprising: it must roll."""
        roll(s, me, seat, RISE)

    def outcomes(self, s: Root, r: Task) -> list[tuple[Action, int]]:
        return [(pick(SUIT_DIE, suit), 1) for suit in range(BIRD)]

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        """H.uprising: the suit that was rolled stands in the task."""
        me = owner_of(s, r.hireling)
        if r.stage == RISE:
            risen = clearings_of(s, me) & s.matching[r.count]
            out.extend([pick(RISE_UP, clearing) for clearing in members(risen)])
        if s.supply[me]:
            list_places(s, me, r.seat, s.matching[r.count], out)

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        if isinstance(a, Pick) and a.verb == RISE_UP and r.stage == RISE:
            return NOBODY_TO_RISE.of(a.what)
        return why_not(s, owner_of(s, r.hireling), r.seat, s.matching[r.count], a)

    def take(self, s: Root, r: Task, a: Action) -> None:
        me = owner_of(s, r.hireling)
        if not isinstance(a, Pick):
            return
        if a.verb == SUIT_DIE:
            if s.events is not None:
                emit(s, DIE_ROLLED.of(a.what))
            ask(s, me, r.seat, r.stage, count=a.what)
        elif a.verb == AT:
            come(s, me, a.what, 1)
        else:  # one of them goes, and with it all enemy pieces
            if s.events is not None:
                emit(s, ROSE.of(a.what))
            take_off(s, me, WARRIOR, a.what, 1, me)
            take_off_enemies(s, me, a.what)
            settle_removed(s)


class PayToll(Step[Root, Battle]):
    """Whoever battles the Uprising discards a card that matches the clearing; without one nothing happens."""

    name = "root.uprising-toll"
    law = "H.uprising"
    holds = Battle
    always_asked = True  # silence would tell that no card matches

    def seat(self, s: Root, b: Battle) -> int:
        return b.attacker

    def options(self, s: Root, b: Battle, out: list[Action]) -> None:
        out.extend([pick(GIVE, card) for card in members(matching_cards(s, b.attacker, b.clearing))])
        if not out:
            out.append(DONE_ACTION)

    def take(self, s: Root, b: Battle, a: Action) -> Battle:
        if isinstance(a, Pick):
            spend(s, b.attacker, a.what)
            if s.events is not None:
                emit(s, CARD_SPENT.of(b.attacker, card_of(s, b.defender), a.what))
        else:
            leave(s)
            if s.events is not None:
                emit(s, WITHDRAWN.of(b.attacker, b.clearing))
        return b


class RabbitScouts(Side):
    """A defender who spends a card uses the higher die."""

    id = "scouts"

    def before_roll(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """H.scouts: the controller's own faction defends."""
        if not controls(s, me, DEMOTED, b.defender) or not s.zones[b.defender]:
            return []
        task = Task(b.defender, card_of(s, me), SCOUT, b.clearing)
        return [Trigger(USE_HIRELING, task, SCOUTING, b.clearing)]

    def options(self, s: Root, r: Task, out: list[Action]) -> None:
        if s.zones[r.seat]:
            out.extend([pick(GIVE, card) for card in members(matching_cards(s, r.seat, r.clearing))])
            out.append(DONE_ACTION)

    def hides(self, s: Root, r: Task) -> bool:
        return True

    def reason(self, s: Root, r: Task, a: Action) -> Refusal | None:
        return SCOUTS_SUIT.of(r.clearing) if a.verb == GIVE else None

    def take(self, s: Root, r: Task, a: Action) -> None:
        if isinstance(a, Pick):
            spend(s, r.seat, a.what)
            if s.events is not None:
                emit(s, CARD_SPENT.of(r.seat, r.hireling, a.what))
            mat_of(s, owner_of(s, r.hireling)).scouted = 1

    def defends_with_high_roll(self, s: Root, me: int, b: Battle) -> bool:
        """H.scouts: for this battle."""
        return controls(s, me, DEMOTED, b.defender) and mat_of(s, me).scouted == 1

    def battle_settles(self, s: Root, me: int, b: Battle) -> None:
        if mat_of(s, me).scouted:
            mat_of(s, me).scouted = 0


class Uprising(Hireling):
    """The Spring Uprising, or the Rabbit Scouts."""

    id = "uprising"
    colours: tuple[str, ...] = ("#5f9a45",)
    warriors = 4
    excludes: tuple[str, ...] = ("alliance",)
    sides: tuple[Side, Side] = (SpringUprising(), RabbitScouts())
    has_mat = True

    def own_mat(self, setup: Setup) -> Mat:
        return UprisingMat(0)


PAY_TOLL: Final = register(PayToll())
HIRELING: Final = Uprising()
