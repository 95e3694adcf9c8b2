"""The questions of the common Law, and whoever is in play to answer them. 1.1.1, 1.1.2.

A faction, a crafted card, a helper without a seat or a switch of the setup answers a question by overriding
its method. The setup gathers for each question those who do, so that one which nobody answers costs nothing.
Cards come before factions; where one says cannot and another can, cannot wins.

`me` is what stands for the one who answers in the state: an owner, or for a card the mask of its copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.kernel.codec import Action, Record, Refusal

if TYPE_CHECKING:
    from lichtung.root.battle import Battle, Losses
    from lichtung.root.state import Removed, Root

NONE: Final = -1


class Trigger:
    """A consequence that the Law demands: the step that carries it out, its record, what and where it is."""

    def __init__(self, step: int, record: Record, effect: int, clearing: int) -> None:
        self.step = step
        self.record = record
        self.effect = effect  # see `actions.effect`
        self.clearing = clearing


class Answers:
    """Every question with the answer of the common Law."""

    # --- The map

    def wins_ties(self, s: Root, me: int, clearing: int) -> int:
        """2.8: the owner who rules a clearing in a tie of which it is part, or NONE."""
        return NONE

    def rules_outright(self, s: Root, me: int, clearing: int) -> int:
        """2.8: the owner who rules a clearing whatever else stands there, or NONE."""
        return NONE

    def cannot_place(self, s: Root, me: int, placer: int, place: int) -> Refusal | None:
        """2.5: why an owner may not place pieces somewhere."""
        return None

    def cannot_leave(self, s: Root, me: int, owner: int, place: int) -> Refusal | None:
        """4.2: why an owner's pieces may not move out of a place."""
        return None

    def more_neighbours(self, s: Root, me: int, owner: int, place: int) -> list[int]:
        """2.2.1: further places that are next to a place, for this owner's warriors."""
        return []

    def moves_freely(self, s: Root, me: int, mover: int, origin: int, dest: int) -> bool:
        """4.2.1: whether a move needs no rule."""
        return False

    # --- Cards and points

    def takes_discard(self, s: Root, me: int, card: int) -> bool:
        """2.1.3: whether a discarded card goes elsewhere; then it has gone there."""
        return False

    def takes_gift(self, s: Root, me: int, giver: int, receiver: int, card: int) -> bool:
        """Whether a card given away goes elsewhere than to the receiver's hand; then it has gone there."""
        return False

    def replaces_draw(self, s: Root, me: int, zone: int, cards: int) -> bool:
        """2.1.2: whether something else happens instead of a draw; then its frames are pushed."""
        return False

    def cannot_use_dominance(self, s: Root, me: int, seat: int) -> Refusal | None:
        """3.3.1: why a seat cannot activate a dominance card at all."""
        return None

    def shares_victory(self, s: Root, me: int, seat: int, winner: int) -> bool:
        """Whether a seat has tied itself to the victory of another."""
        return False

    # --- Acting

    offers: tuple[int, ...] = ()  # the verbs of what it offers

    def list_offers(self, s: Root, me: int, seat: int, out: list[Action]) -> None:
        """What the seat whose turn it is may do besides, in every step in which it acts.

        More cards in its hand never mean less of it: whether it is asked goes by the cards it could have.
        """

    def refuse_offer(self, s: Root, me: int, seat: int, a: Action) -> Refusal | None:
        """Why it may not; asked only of whoever knows the verb (`offers`)."""
        return None

    def take_offer(self, s: Root, me: int, seat: int, a: Action) -> None:
        """Carry it out."""

    # --- Battle

    def before_battle(self, s: Root, me: int, b: Battle) -> int:
        """4.3: the step in which an attacker declares what it fights with, or NONE.

        Its record is the battle, and it starts the battle.
        """
        return NONE

    def cannot_be_ambushed(self, s: Root, me: int, b: Battle) -> bool:
        """4.3.1: whether the defender may play no ambush."""
        return False

    def ignores_ambush(self, s: Root, me: int, b: Battle) -> bool:
        """4.3.1: whether an ambush deals the attacker no hits."""
        return False

    def defends_with_high_roll(self, s: Root, me: int, b: Battle) -> bool:
        """4.3.2: whether the defender deals the higher roll."""
        return False

    def extra_hits(self, s: Root, me: int, b: Battle, side: int) -> int:
        """4.3.2.II: extra hits that a side (attacker or defender) deals without any choice."""
        return 0

    def usable_in_battle(self, s: Root, me: int, b: Battle, side: int) -> int:
        """4.3.2.II: the mask of crafted cards that a side may use after the roll."""
        return 0

    def use_in_battle(self, s: Root, me: int, b: Battle, side: int, card: int) -> None:
        """Use one of them."""

    def share_hits(self, s: Root, me: int, losses: Losses) -> Losses:
        """4.3.3: this owner's warriors fight for another: take their share of its hits, return the rest."""
        return losses

    def battle_bonus(self, s: Root, me: int, scorer: int, razed: int) -> int:
        """Points beyond 3.2.1 for so many buildings and tokens of enemies removed in one battle."""
        return 0

    # --- Moments

    def turn_begins(self, s: Root, me: int, active: int) -> None:
        """A turn begins: what is counted by turns starts anew."""

    def birdsong_begins(self, s: Root, me: int, active: int) -> list[Trigger]:
        """The start of Birdsong, after cards of that moment."""
        return []

    def daylight_begins(self, s: Root, me: int, active: int) -> list[Trigger]:
        """The start of Daylight, before cards of that moment."""
        return []

    def evening_begins(self, s: Root, me: int, active: int) -> list[Trigger]:
        """The start of Evening, before cards of that moment."""
        return []

    def turn_ends(self, s: Root, me: int, active: int) -> list[Trigger]:
        """The end of a turn, after everything else in it."""
        return []

    def warriors_moved(self, s: Root, me: int, owner: int, mover: int, dest: int) -> list[Trigger]:
        """Warriors of `owner` were moved to a place by `mover`."""
        return []

    def pieces_removed(self, s: Root, me: int, removed: list[Removed]) -> list[Trigger]:
        """Pieces were removed together."""
        return []

    def all_removed(self, s: Root, me: int, owner: int, place: int, remover: int) -> None:
        """An effect has removed all pieces that an owner had in a place, as far as they can be."""

    def before_roll(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """Just before the roll of a battle."""
        return []

    def battle_settles(self, s: Root, me: int, b: Battle) -> None:
        """The hits of a battle are dealt; their triggers have still to be resolved."""

    def battle_ended(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """A battle is over with all that followed from it."""
        return []

    def dominance_used(self, s: Root, me: int, seat: int, card: int) -> None:
        """3.3.1: a seat has activated a dominance card."""

    def points_changed(self, s: Root, me: int, seat: int, before: int) -> list[Trigger]:
        """3.2: a seat has gained or lost points."""
        return []


class Source:
    """Somebody who answers a question."""

    def __init__(self, answers: Answers, me: int) -> None:
        self.answers = answers
        self.me = me


def who_answers(sources: list[Source], question: str) -> list[Source]:
    """Those who do not leave a question to the common Law."""
    common = getattr(Answers, question)
    return [source for source in sources if getattr(type(source.answers), question) is not common]


class Gathered:
    """Who answers each question, in the order in which they are asked: cards, then factions by seat."""

    def __init__(self, sources: list[Source]) -> None:
        self.wins_ties = who_answers(sources, "wins_ties")
        self.rules_outright = who_answers(sources, "rules_outright")
        self.cannot_place = who_answers(sources, "cannot_place")
        self.cannot_leave = who_answers(sources, "cannot_leave")
        self.more_neighbours = who_answers(sources, "more_neighbours")
        self.moves_freely = who_answers(sources, "moves_freely")
        self.takes_discard = who_answers(sources, "takes_discard")
        self.takes_gift = who_answers(sources, "takes_gift")
        self.replaces_draw = who_answers(sources, "replaces_draw")
        self.cannot_use_dominance = who_answers(sources, "cannot_use_dominance")
        self.shares_victory = who_answers(sources, "shares_victory")
        self.offers = who_answers(sources, "list_offers")
        self.before_battle = who_answers(sources, "before_battle")
        self.cannot_be_ambushed = who_answers(sources, "cannot_be_ambushed")
        self.ignores_ambush = who_answers(sources, "ignores_ambush")
        self.defends_with_high_roll = who_answers(sources, "defends_with_high_roll")
        self.extra_hits = who_answers(sources, "extra_hits")
        self.usable_in_battle = who_answers(sources, "usable_in_battle")
        self.battle_bonus = who_answers(sources, "battle_bonus")
        self.turn_begins = who_answers(sources, "turn_begins")
        self.birdsong_begins = who_answers(sources, "birdsong_begins")
        self.daylight_begins = who_answers(sources, "daylight_begins")
        self.evening_begins = who_answers(sources, "evening_begins")
        self.turn_ends = who_answers(sources, "turn_ends")
        self.warriors_moved = who_answers(sources, "warriors_moved")
        self.pieces_removed = who_answers(sources, "pieces_removed")
        self.all_removed = who_answers(sources, "all_removed")
        self.before_roll = who_answers(sources, "before_roll")
        self.battle_settles = who_answers(sources, "battle_settles")
        self.battle_ended = who_answers(sources, "battle_ended")
        self.dominance_used = who_answers(sources, "dominance_used")
        self.points_changed = who_answers(sources, "points_changed")
