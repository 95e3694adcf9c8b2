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

    def more_slots(self, s: Root, me: int, place: int) -> int:
        """2.2.3: slots of a clearing beyond those that are printed."""
        return 0

    def asks_suit(self, s: Root, me: int, seat: int, clearing: int, suits: int, step: int) -> None:
        """2.2.2: a seat is to name one of several suits of a clearing, with which the step goes on."""

    def building_placed(self, s: Root, me: int, kind: int, place: int) -> None:
        """2.2.3: a building is about to fill one of the open slots."""

    def building_removed(self, s: Root, me: int, kind: int, place: int) -> None:
        """2.2.3: a building is about to leave its slot."""

    def cannot_place(self, s: Root, me: int, placer: int, place: int) -> Refusal | None:
        """2.5: why an owner may not place pieces somewhere."""
        return None

    def cannot_leave(self, s: Root, me: int, owner: int, place: int) -> Refusal | None:
        """4.2: why an owner's pieces may not move out of a place."""
        return None

    def more_neighbours(self, s: Root, me: int, owner: int, place: int) -> list[int]:
        """2.2.1: further places that are next to a place, for this owner's warriors."""
        return []

    def rides_rivers(self, s: Root, me: int) -> int:
        """2.3: the mask of seats for whom rivers are paths at all times."""
        return 0

    def more_strength(self, s: Root, me: int, owner: int, place: int) -> int:
        """2.8: what counts for rule beyond an owner's warriors and buildings in a clearing."""
        return 0

    def keeps_warriors(self, s: Root, me: int, way: int) -> bool:
        """2.5.1: whether warriors on their way to a supply go elsewhere; the ways are in `pieces.py`."""
        return False

    def keep_warriors(self, s: Root, me: int, owner: int, count: int) -> None:
        """2.5.1: so many warriors go there; a negative number comes back from there."""

    def moves_freely(self, s: Root, me: int, mover: int, origin: int, dest: int) -> bool:
        """4.2.1: whether a move needs no rule."""
        return False

    def shields(self, s: Root, me: int, owner: int, place: int, remover: int) -> Refusal | None:
        """1.1.2: why an owner's pieces in a place cannot be removed by this remover."""
        return None

    def waylays(self, s: Root, me: int, owner: int, mover: int, origin: int, dest: int) -> int:
        """4.2: how many of the warriors that move from place to place are lost on the way."""
        return 0

    def lost_on_the_way(self, s: Root, me: int, owner: int, count: int) -> None:
        """4.2: so many warriors of `owner` were lost on the way, in no clearing."""

    def moved_along(self, s: Root, me: int, owner: int, origin: int, dest: int) -> list[Trigger]:
        """4.2: warriors of `owner` have moved from place to place, on their own."""
        return []

    # --- Cards and points

    def keeps_crafted(self, s: Root, me: int, seat: int, card: int) -> bool:
        """4.1.2: whether the card of an item goes elsewhere once it is crafted; then it has gone there."""
        return False

    def card_discarded(self, s: Root, me: int, card: int) -> None:
        """2.1.3: a card has come onto the discard pile."""

    def takes_discard(self, s: Root, me: int, card: int) -> bool:
        """2.1.3: whether a discarded card goes elsewhere; then it has gone there."""
        return False

    def takes_gift(self, s: Root, me: int, giver: int, receiver: int, card: int) -> bool:
        """Whether a card given away goes elsewhere than to the receiver's hand; then it has gone there."""
        return False

    def replaces_draw(self, s: Root, me: int, zone: int, cards: int) -> bool:
        """2.1.2: whether something else happens instead of a draw; then its frames are pushed."""
        return False

    def play_area_changed(self, s: Root, me: int, seat: int, card: int) -> None:
        """4.1.3: a card has come into a seat's play area, or has left it."""

    def cannot_craft_item(self, s: Root, me: int, seat: int, item: int) -> Refusal | None:
        """4.1.2: why a seat may not craft an item that is left."""
        return None

    def more_item_points(self, s: Root, me: int, seat: int, card: int) -> int:
        """3.2.2: points beyond those of an item that a seat has crafted."""
        return 0

    def item_crafted(self, s: Root, me: int, seat: int, card: int) -> None:
        """4.1.2: a seat has crafted an item, and has scored for it."""

    def more_removal_points(self, s: Root, me: int, kind: int, place: int, count: int) -> int:
        """3.2.1: points beyond the usual ones for so many enemy pieces of a kind that are being removed."""
        return 0

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

    # --- Setup

    def map_prepared(self, s: Root, me: int, first: int) -> None:
        """5.1.4: the map lies there with its ruins, before cards are drawn and factions set up."""

    def shuts_out(self, s: Root, me: int, number: int) -> bool:
        """A.8.1: whether one of the cast cannot be drafted in this game."""
        return False

    # --- Battle

    def cannot_attack(self, s: Root, me: int, attacker: int, clearing: int, defender: int) -> Refusal | None:
        """4.3: why an owner cannot start a battle against another one there, beyond what all need for it."""
        return None

    def battle_toll(self, s: Root, me: int, b: Battle) -> int:
        """4.3: the step in which an attacker pays for a battle, or NONE. Its record is the battle."""
        return NONE

    def before_battle(self, s: Root, me: int, b: Battle) -> int:
        """4.3: the step in which an attacker declares what it fights with, or NONE.

        Its record is the battle, and it starts the battle.
        """
        return NONE

    def battle_begins(self, s: Root, me: int, b: Battle) -> list[Trigger]:
        """4.3: the very start of a battle, own or forced, before anybody may play an ambush."""
        return []

    def rolls_in_vain(self, s: Root, me: int, b: Battle) -> bool:
        """4.3.2: whether the attacker's rolled hits do not count."""
        return False

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

    def battle_acts(self, s: Root, me: int, b: Battle, side: int, out: list[Action]) -> None:
        """4.3.2.II: what else a side may do after the roll, besides using crafted cards."""

    def take_battle_act(self, s: Root, me: int, b: Battle, side: int, a: Action) -> None:
        """Carry it out."""

    def ignores_first_hit(self, s: Root, me: int, losses: Losses) -> bool:
        """4.3.3: whether whoever takes these hits ignores the first one of the battle."""
        return False

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
        """The start of Birdsong; the active player has cards of that moment come before or after it."""
        return []

    def birdsong_ends(self, s: Root, me: int, active: int) -> list[Trigger]:
        """The end of Birdsong, after all its steps."""
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

    def turn_closes(self, s: Root, me: int, active: int) -> list[Trigger]:
        """The very last of a turn, after all that its end set off."""
        return []

    def warriors_moved(self, s: Root, me: int, owner: int, mover: int, dest: int) -> list[Trigger]:
        """Warriors of `owner` were moved to a place by `mover`."""
        return []

    def go_along(
        self,
        s: Root,
        me: int,
        owner: int,
        mover: int,
        origin: int,
        dest: int,
        count: int,
        laden: bool,
    ) -> None:
        """4.2: so many warriors of `owner` were moved; what goes with them does before anything follows.

        Frames that are pushed here come first. `laden`: as much must go along as can.
        """

    def figure_moved(self, s: Root, me: int, owner: int, origin: int, dest: int) -> list[Trigger]:
        """4.2: a single figure of `owner` has moved from place to place."""
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
        self.more_slots = who_answers(sources, "more_slots")
        self.asks_suit = who_answers(sources, "asks_suit")
        self.building_placed = who_answers(sources, "building_placed")
        self.building_removed = who_answers(sources, "building_removed")
        self.cannot_place = who_answers(sources, "cannot_place")
        self.cannot_leave = who_answers(sources, "cannot_leave")
        self.more_neighbours = who_answers(sources, "more_neighbours")
        self.rides_rivers = who_answers(sources, "rides_rivers")
        self.more_strength = who_answers(sources, "more_strength")
        self.keeps_warriors = who_answers(sources, "keeps_warriors")
        self.moves_freely = who_answers(sources, "moves_freely")
        self.shields = who_answers(sources, "shields")
        self.waylays = who_answers(sources, "waylays")
        self.lost_on_the_way = who_answers(sources, "lost_on_the_way")
        self.moved_along = who_answers(sources, "moved_along")
        self.keeps_crafted = who_answers(sources, "keeps_crafted")
        self.card_discarded = who_answers(sources, "card_discarded")
        self.takes_discard = who_answers(sources, "takes_discard")
        self.takes_gift = who_answers(sources, "takes_gift")
        self.replaces_draw = who_answers(sources, "replaces_draw")
        self.play_area_changed = who_answers(sources, "play_area_changed")
        self.cannot_craft_item = who_answers(sources, "cannot_craft_item")
        self.more_item_points = who_answers(sources, "more_item_points")
        self.item_crafted = who_answers(sources, "item_crafted")
        self.more_removal_points = who_answers(sources, "more_removal_points")
        self.cannot_use_dominance = who_answers(sources, "cannot_use_dominance")
        self.shares_victory = who_answers(sources, "shares_victory")
        self.offers = who_answers(sources, "list_offers")
        self.map_prepared = who_answers(sources, "map_prepared")
        self.shuts_out = who_answers(sources, "shuts_out")
        self.cannot_attack = who_answers(sources, "cannot_attack")
        self.battle_toll = who_answers(sources, "battle_toll")
        self.before_battle = who_answers(sources, "before_battle")
        self.battle_begins = who_answers(sources, "battle_begins")
        self.rolls_in_vain = who_answers(sources, "rolls_in_vain")
        self.ignores_first_hit = who_answers(sources, "ignores_first_hit")
        self.cannot_be_ambushed = who_answers(sources, "cannot_be_ambushed")
        self.ignores_ambush = who_answers(sources, "ignores_ambush")
        self.defends_with_high_roll = who_answers(sources, "defends_with_high_roll")
        self.extra_hits = who_answers(sources, "extra_hits")
        self.usable_in_battle = who_answers(sources, "usable_in_battle")
        self.battle_acts = who_answers(sources, "battle_acts")
        self.battle_bonus = who_answers(sources, "battle_bonus")
        self.turn_begins = who_answers(sources, "turn_begins")
        self.birdsong_begins = who_answers(sources, "birdsong_begins")
        self.birdsong_ends = who_answers(sources, "birdsong_ends")
        self.daylight_begins = who_answers(sources, "daylight_begins")
        self.evening_begins = who_answers(sources, "evening_begins")
        self.turn_ends = who_answers(sources, "turn_ends")
        self.turn_closes = who_answers(sources, "turn_closes")
        self.warriors_moved = who_answers(sources, "warriors_moved")
        self.go_along = who_answers(sources, "go_along")
        self.figure_moved = who_answers(sources, "figure_moved")
        self.pieces_removed = who_answers(sources, "pieces_removed")
        self.all_removed = who_answers(sources, "all_removed")
        self.before_roll = who_answers(sources, "before_roll")
        self.battle_settles = who_answers(sources, "battle_settles")
        self.battle_ended = who_answers(sources, "battle_ended")
        self.dominance_used = who_answers(sources, "dominance_used")
        self.points_changed = who_answers(sources, "points_changed")
